### Texts on screen of kayanak_nb.

language-name = Deutsch

## command line

cli-usage = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-about = Zwei Eisspiele für den Unterricht, in Jupyter.
cli-help = diese Hilfe anzeigen und beenden
cli-version = die Version anzeigen und beenden
cli-lab = JupyterLab mit den Notebooks starten
cli-lab-about =
    Startet JupyterLab mit dem ersten Notebook. Was nach -- steht, wird an JupyterLab weitergegeben.
    Kopien, die du geändert hast, werden nie überschrieben.
cli-lab-folder = Ordner für deine Kopien der Notebooks (installiertes Paket: ohne Angabe { $folder }; Checkout: seine eigenen Notebooks)
cli-no-browser = keinen Browser öffnen; die Adresse wird hier angezeigt
cli-folder = Deine Notebooks liegen in { $folder }
cli-new =
    { $count ->
        [one] 1 Datei kopiert.
       *[other] { $count } Dateien kopiert.
    }
cli-renewed = { $name }: durch die neue Fassung ersetzt, denn du hattest nichts daran geändert.
cli-kept = { $name }: von dir geändert, bleibt also, wie es ist.
cli-beside = { $name }: von dir geändert, bleibt also, wie es ist. Die neue Fassung liegt daneben: { $place }
cli-starting = JupyterLab öffnet sich in deinem Browser. Zum Beenden drücke hier Strg+C.
cli-starting-without-browser = JupyterLab startet; öffne die Adresse, die es anzeigt. Zum Beenden drücke hier Strg+C.
cli-no-jupyterlab = JupyterLab ist hier nicht installiert. Damit kommt es dazu: { $command }
cli-no-notebooks = Die Notebooks sollten in { $folder } liegen, sind aber nicht da. Bitte installiere kayanak_nb noch einmal.
cli-folder-is-file = { $folder } ist eine Datei. Bitte nenne einen Ordner, zum Beispiel: kayanak lab meine-notebooks
cli-folder-unusable = Die Notebooks lassen sich nicht nach { $folder } kopieren ({ $reason }). Bitte nenne einen anderen Ordner, zum Beispiel: kayanak lab meine-notebooks

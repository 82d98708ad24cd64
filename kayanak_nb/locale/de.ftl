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
cli-lab-folder = Ordner für deine Kopien der Notebooks (installiertes Paket: ohne Angabe { $folder }; aus dem Quellordner gestartet: die Notebooks dort)
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
cli-not-understood = Das wurde nicht verstanden: { $given }
cli-see-help = { $command } zeigt, was es gibt.
cli-for-lab = Optionen für JupyterLab selbst stehen nach --, zum Beispiel: { $example }
cli-starting = JupyterLab öffnet sich in deinem Browser. Zum Beenden drücke hier Strg+C.
cli-starting-without-browser = JupyterLab startet; öffne die Adresse, die es anzeigt. Zum Beenden drücke hier Strg+C.
cli-no-jupyterlab = JupyterLab ist hier nicht installiert. Damit kommt es dazu: { $command }
cli-no-notebooks = Die Notebooks sollten in { $folder } liegen, sind aber nicht da. Bitte installiere kayanak_nb noch einmal.
cli-folder-is-file = { $folder } ist eine Datei. Bitte nenne einen Ordner, zum Beispiel: kayanak lab meine-notebooks
cli-folder-unusable = Die Notebooks lassen sich nicht nach { $folder } kopieren ({ $reason }). Bitte nenne einen anderen Ordner, zum Beispiel: kayanak lab meine-notebooks

## words: names of things

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-purple = Lila
list-comma = { $first }, { $next }
bracketed = { $what } ({ $more })
list-and = { $first } und { $last }
symbol-walk = gehen
symbol-dig = hacken
symbol-fish = angeln
symbol-any = freie Wahl
symbol-drop = Tropfen
symbol-crystal = Kristall
symbol-plain = nur Augen
face = { $symbol } { $pips }
fish-none = kein Fisch
fish-small =
    { $count ->
        [one] 1 kleiner Fisch
       *[other] { $count } kleine Fische
    }
fish-large =
    { $count ->
        [one] 1 großer Fisch
       *[other] { $count } große Fische
    }
score-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
score-fish =
    { $count ->
        [one] 1 Fisch
       *[other] { $count } Fische
    }

## words: moves and what chance brings

move-place = Angler auf { $hole } setzen
move-walk = Nach { $hole } gehen
move-dig = Bei { $hole } hacken
move-fish = In { $hole } angeln
move-melt = Scholle { $floe } schmelzen
move-refreeze = Scholle { $floe } gefrieren lassen
move-plug = { $hole } zufrieren lassen
move-unplug = { $hole } freilegen
move-done = Fertig
move-roll = Wurf: { $faces }
move-catch = Fang: { $fish }
kind-place = Angler setzen
kind-walk = gehen
kind-dig = hacken
kind-fish = angeln
kind-melt = Scholle { $floe } schmelzen
kind-refreeze = Scholle { $floe } gefrieren lassen
kind-plug = zufrieren lassen
kind-unplug = freilegen

## words: holes

board-default = großer Spielplan
board-tiny-7 = winziger Spielplan
board-small-19 = kleiner Spielplan
board-medium-37 = mittlerer Spielplan
board-of-ones-own = Spielplan „{ $name }“
hole-closed = geschlossen
hole-open = offen
hole-plugged = zugefroren
hole-on-floe = auf Scholle { $floe }
hole-on-melted-floe = auf der geschmolzenen Scholle { $floe }
hole-fisher = Angler: { $player }
hole-legal = möglich: { $moves }

## words: status

status-turn = { $player } ist am Zug
status-place = Angler auf ein Loch setzen
status-roll =
    { $dice ->
        [one] Würfel werfen
       *[other] beide Würfel werfen
    }
status-left = noch { $pips }
status-catch = die Angel hängt in { $hole }: Beißt etwas an?
status-still-drop = danach eine Scholle schmelzen oder gefrieren lassen
status-still-crystal = danach ein Loch zufrieren lassen oder freilegen
status-any-time-drop = davor oder danach: eine Scholle schmelzen oder gefrieren lassen
status-any-time-crystal = davor oder danach: ein Loch zufrieren lassen oder freilegen
status-now-drop = eine Scholle schmelzen oder gefrieren lassen
status-now-crystal = ein Loch zufrieren lassen oder freilegen
status-over = Spiel zu Ende
status-winner = { $winners } gewinnt: { $score }
status-tie = Gleichstand: { $winners }, je { $score }

## words: text board

text-board-melted = geschmolzene Scholle
text-board-dice = Würfel: { $faces }
text-board-open = Offen: { $holes }
text-board-plugged = Zugefroren: { $holes }
text-board-floe = Geschmolzene Scholle { $floe }: { $holes }
text-board-supply =
    Im Vorrat: { $drops } Tropfen, { $crystals ->
        [one] 1 Kristall
       *[other] { $crystals } Kristalle
    }
text-board-player = { $sign } { $player }: { $score } ({ $fish })
text-board-player-at = { $sign } { $player } auf { $hole }: { $score } ({ $fish })

## words: events

event-placed = { $player } setzt den Angler auf { $hole }.
event-rolled =
    { $player } würfelt: { $faces }. Das macht { $budget ->
        [0] keine Augen zum Verteilen.
        [one] 1 Auge zum Verteilen.
       *[other] { $budget } Augen zum Verteilen.
    }
event-by-hand = { $told } (von Hand eingestellt)
event-walked = { $player } geht von { $origin } nach { $hole }.
event-dug = { $player } hackt bei { $hole } ein Loch: { $fish }.
event-fished = { $player } lässt die Angel in { $hole } hinab.
event-caught = { $player } zieht die Angel aus { $hole }: { $fish }!
event-caught-none = { $player } zieht die Angel aus { $hole }: Nichts hängt am Magneten.
event-melted = { $player } lässt Scholle { $floe } schmelzen.
event-refrozen = { $player } lässt Scholle { $floe } wieder gefrieren.
event-plugged = { $player } lässt { $hole } mit einem Kristall zufrieren.
event-unplugged = { $player } nimmt den Kristall von { $hole }.
event-stopped =
    { $player } hört auf und lässt { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    } übrig.
event-lapsed =
    { $pips ->
        [one] 1 Auge verfällt: { $player } kann nichts damit anfangen.
       *[other] { $pips } Augen verfallen: { $player } kann nichts damit anfangen.
    }
event-unchanged =
    { $symbol ->
        [drop] Der blaue Würfel zeigt einen Tropfen, aber keine Scholle kann schmelzen oder wieder gefrieren: Die Temperatur bleibt, wie sie ist.
       *[crystal] Der blaue Würfel zeigt einen Kristall, aber kein Loch kann zufrieren oder frei werden: Die Temperatur bleibt, wie sie ist.
    }
event-passed = { $player } kann mit diesem Wurf nichts anfangen: Der Zug ist vorbei.
event-ended =
    { $cause ->
        [floes] Jede Scholle hat ein offenes Loch
        [holes] Alle Löcher sind offen
       *[fish] { $player } hat genug Fische gefangen
    }: Das Spiel ist zu Ende. { $number ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
event-counted = Gezählt wird: { $scores }.
event-counted-one = { $player } { $score }

## words: refusals

refusal-not-a-move = „{ $given }“ lässt sich nicht spielen; schreib zum Beispiel Dig("B2") oder Done().
refusal-no-such-hole = Ein Loch „{ $hole }“ gibt es auf diesem Spielplan nicht; ein Loch heißt nach dem Buchstaben seiner Reihe und der Nummer seiner Spalte, zum Beispiel B2.
refusal-no-such-floe = Eine Scholle „{ $floe }“ gibt es auf diesem Spielplan nicht; die Schollen haben die Nummern 0 bis { $last }.
refusal-quoted-number = Hier gehört eine Zahl hin, „{ $number }“ steht aber in Anführungszeichen: Schreib einfach { $number }.
refusal-game-over = Das Spiel ist zu Ende: Geh einen Schritt zurück oder beginne ein neues, um weiterzuspielen.
refusal-roll-first = { $player } muss zuerst würfeln.
refusal-catch-first = Die Angel hängt noch in { $hole }: Schau zuerst nach, ob etwas anbeißt.
refusal-place-first = { $player } muss zuerst den Angler auf ein Loch setzen.
refusal-already-placed = Alle Angler stehen schon auf dem Spielplan: Sie werden nur einmal gesetzt, ganz am Anfang.
refusal-no-roll-now = Jetzt wird nicht gewürfelt: Erst muss dieser Zug zu Ende sein.
refusal-no-catch-now = Gerade hängt keine Angel im Wasser: Einen Fang gibt es nur nach dem Angeln in einem offenen Loch.
refusal-impossible-roll =
    { $dice ->
        [white] Nach diesen Regeln wird nur der weiße Würfel geworfen: Eine blaue Seite gibt es nicht.
        [both] Nach diesen Regeln werden beide Würfel geworfen: Die blaue Seite fehlt.
       *[any] Solche Seiten haben die Würfel in diesem Spiel nicht.
    }
refusal-impossible-catch = Diesen Fang kann es nicht geben (Inhalt von { $hole }: { $fish }).
refusal-hole-taken = Auf { $hole } steht schon { $other }: Such dir ein freies Loch aus.
refusal-floe-taken = { $hole } liegt auf Scholle { $floe }, und dort steht schon { $other }: Beginne auf einer Scholle ohne Angler.
refusal-no-fishers = Nach diesen Regeln gibt es keine Angler: Niemand wird gesetzt oder geht, und in jedem Loch wird gleich nach dem Hacken geangelt.
refusal-not-this-face = Der weiße Würfel zeigt „{ $rolled }“, also ist „{ $wanted }“ jetzt nicht dran.
refusal-white-over = Die Aktion des weißen Würfels ist in diesem Zug schon zu Ende.
refusal-own-hole = Auf { $hole } steht der Angler, der am Zug ist, selbst: Wähle ein Loch daneben.
refusal-not-adjacent = { $hole } ist zu weit weg vom Angler auf { $origin }: Er kommt nur an die Löcher gleich daneben heran.
refusal-occupied = Auf { $hole } steht { $other }: Wähle ein Loch ohne Angler.
refusal-floe-melted = { $hole } liegt auf Scholle { $floe }, und die ist geschmolzen: Niemand kann dorthin gehen, bis sie wieder gefriert.
refusal-already-open = { $hole } ist schon offen: Hacken kannst du nur, wo das Eis noch geschlossen ist.
refusal-dig-plugged = { $hole } ist zugefroren: Hacken hilft da nicht, nur das Wegnehmen des Kristalls.
refusal-still-closed = { $hole } ist noch geschlossen: Erst muss jemand dort hacken, dann kann man angeln.
refusal-fish-plugged = { $hole } ist zugefroren: Hier kann niemand angeln, solange der Kristall darauf liegt.
refusal-already-fished = In { $hole } wurde in diesem Zug schon geangelt: Jedes Loch zählt nur einmal im Zug, nimm also ein anderes.
refusal-must-walk =
    { $pips ->
        [one] 1 Schritt fehlt noch: Solange ein Schritt möglich ist, musst du weitergehen.
       *[other] { $pips } Schritte fehlen noch: Solange ein Schritt möglich ist, musst du weitergehen.
    }
refusal-must-dig =
    { $pips ->
        [one] 1 Loch fehlt noch: Solange du hacken kannst, musst du weitermachen.
       *[other] { $pips } Löcher fehlen noch: Solange du hacken kannst, musst du weitermachen.
    }
refusal-must-fish =
    { $pips ->
        [one] In 1 Loch musst du noch angeln: Solange es geht, ist die Aktion nicht zu Ende.
       *[other] In { $pips } Löchern musst du noch angeln: Solange es geht, ist die Aktion nicht zu Ende.
    }
refusal-only-temperature =
    { $symbol ->
        [drop] Jetzt bleibt nur noch die Temperatur: Lass eine Scholle schmelzen oder wieder gefrieren.
       *[crystal] Jetzt bleibt nur noch die Temperatur: Lass ein Loch zufrieren oder lege eines frei.
    }
refusal-nothing-to-end = Gerade läuft keine Aktion des weißen Würfels, die du beenden könntest.
refusal-no-temperature = Nach diesen Regeln ändert sich die Temperatur nie: Keine Scholle schmilzt, kein Loch friert zu.
refusal-no-mark = Der blaue Würfel zeigt weder Tropfen noch Kristall: Die Temperatur bleibt in diesem Zug, wie sie ist.
refusal-needs-drop = Damit eine Scholle schmilzt oder wieder gefriert, muss der blaue Würfel einen Tropfen zeigen; er zeigt einen Kristall, also lass ein Loch zufrieren oder lege eines frei.
refusal-needs-crystal = Damit ein Loch zufriert oder frei wird, muss der blaue Würfel einen Kristall zeigen; er zeigt einen Tropfen, also lass eine Scholle schmelzen oder wieder gefrieren.
refusal-temperature-used = Die Temperatur hat sich schon geändert: Das geht nur einmal im Zug.
refusal-temperature-later = Erst kommt die Aktion des weißen Würfels ganz zu Ende, dann die Temperatur.
refusal-temperature-middle = Die Aktion des weißen Würfels läuft schon: Bring sie erst zu Ende, denn die Temperatur kommt davor oder danach, nicht mittendrin.
refusal-no-drops = Alle Tropfen liegen auf dem Spielplan: Du kannst nur eine geschmolzene Scholle wieder gefrieren lassen.
refusal-no-crystals = Alle Kristalle liegen auf dem Spielplan: Du kannst nur ein zugefrorenes Loch freilegen.
refusal-fisher-on-floe = Scholle { $floe } kann nicht schmelzen, solange { $other } darauf steht.
refusal-already-melted = Scholle { $floe } ist schon geschmolzen: Nimm eine andere oder lass diese wieder gefrieren.
refusal-not-melted = Scholle { $floe } ist nicht geschmolzen: Da gibt es nichts, was wieder gefrieren könnte.
refusal-plug-closed = { $hole } ist noch geschlossen: Zufrieren kann nur ein offenes Loch.
refusal-already-plugged = { $hole } ist schon zugefroren: Nimm ein offenes Loch oder lege dieses frei.
refusal-plug-fisher = { $hole } kann nicht zufrieren, solange { $other } darauf steht.
refusal-not-plugged = { $hole } ist nicht zugefroren: Da liegt kein Kristall, den du wegnehmen könntest.

## words: clauses

clause-title = { $source } · { $topic }
topic-setup = Vorbereitung
topic-placement = Angler setzen
topic-roll = Würfeln
topic-walk = Gehen
topic-dig = Hacken
topic-fish = Angeln
topic-any = freie Wahl
topic-temperature = Temperatur
topic-melt = Schmelzen
topic-refreeze = Gefrieren
topic-plug = Zufrieren
topic-unplug = Freilegen
topic-plain = nur Augen
topic-turn = Spielzug
topic-end = Spielende
topic-score = Wertung
topic-no-fishers = ohne Angler
topic-board = Spielplan und Anzahlen
topic-dice = Seiten der Würfel
topic-faces = Bild und Aktion
topic-blue-pips = Augen des blauen Würfels
topic-any-hole = jedes freie Loch
topic-first-round = erste Runde
topic-order = wer anfängt
topic-pass = wenn nichts geht
topic-exactly = müssen oder dürfen
topic-may-stop = früher aufhören
topic-anywhere = wo du hackst
topic-back-and-forth = hin und zurück
topic-crossing = an anderen Anglern vorbei
topic-footing = was einen Angler trägt
topic-walk-end = kein Weg weiter
topic-free-hole = welche Löcher frei sind
topic-own-hole = unter den eigenen Füßen
topic-distinct = verschiedene Löcher
topic-times = noch einmal dasselbe Loch
topic-open-hole = nur offene Löcher
topic-catch = was anbeißt
topic-any-mix = Aktionen mischen
topic-timing = wann sie sich ändert
topic-which-mark = welches Zeichen was tut
topic-must-change = ändern müssen
topic-supply = Tropfen und Kristalle
topic-no-entry = kein Zutritt
topic-plug-any = welches Loch zufriert
topic-plug-can = zufrieren oder nicht
topic-plug-fisher = Zufrieren unter einem Angler
topic-plugged-end = zählt ein zugefrorenes Loch?
topic-all-ice = das ganze Eis
topic-last-hole = das letzte Loch
topic-no-limit = keine Grenze beim Fang
topic-at-once = sofort
topic-fifteen = fünfzehn Fische
topic-size = klein und groß
topic-tie = Gleichstand

## dice

dice-die =
    { $count ->
        [one] Würfel mit einer Seite: { $faces }
       *[other] Würfel mit { $count } Seiten: { $faces }
    }
dice-outcomes =
    { $count ->
        [one] Ein Ergebnis
       *[other] { $count } Ergebnisse
    }
dice-most-likely = gezeigt sind die { $shown } wahrscheinlichsten
dice-mean = Erwartungswert { $mean }
dice-variance = Varianz { $variance }
dice-outcome = Ergebnis
dice-probability = Wahrscheinlichkeit
dice-percent = In Prozent
dice-share = { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }
dice-number = { NUMBER($number, maximumFractionDigits: 3) }
dice-tiny = weniger als 0,0001 %
dice-long = langer Bruch
dice-part-white = Weißer Würfel
dice-part-blue = Blauer Würfel
symbol-own = eigene
symbol-bear = Bär

## scene

scene-title = Kayanak · { $board }
scene-board =
    { $holes } Löcher, alle geschlossen, auf { $floes ->
        [one] 1 Scholle
       *[other] { $floes } Schollen
    }.
scene-closed =
    { $count ->
        [0] Kein Loch ist mehr geschlossen.
        [one] 1 Loch ist geschlossen.
       *[other] { $count } Löcher sind geschlossen.
    }
scene-open = Offen ({ $fish }): { $holes }
scene-hidden = Unter dem Eis verborgen ({ $fish }): { $holes }
scene-legal-holes = Mit Ring, weil du dort jetzt etwas tun kannst: { $holes }
scene-legal-floes =
    { $count ->
        [one] Mit Rahmen, weil sie jetzt schmelzen oder gefrieren kann: Scholle { $floes }
       *[other] Mit Rahmen, weil sie jetzt schmelzen oder gefrieren können: Schollen { $floes }
    }
scene-last = Mit Punkten markiert, weil es zuletzt geschah: { $events }

## player

player-title = Kayanak
player-close = Schließen
player-no-answer = Das Programm antwortet noch nicht. Laufen gerade andere Zellen, dann warte, bis sie fertig sind. Wurde der Kernel neu gestartet, dann führe diese Zelle noch einmal aus; ein gespeichertes Spiel kannst du danach laden.
player-page-error = Etwas ließ sich nicht zeichnen. Führe diese Zelle noch einmal aus.
player-exception = Im Programm ist etwas schiefgegangen ({ $error }). Das Spiel ist noch da, du kannst weiterspielen.
player-turn = Jetzt zu tun
player-roll = Würfeln
player-faces-by-hand = Würfel von Hand legen
player-set-faces = Diese Seiten nehmen
player-white-die = Weißer Würfel
player-blue-die = Blauer Würfel
player-die-shows = { $die }: { $face }
player-luck = Angel hochziehen
player-rod-in = { $player } hat die Angel in { $hole }.
player-catch-by-hand = Fang von Hand bestimmen
player-catch = Fang
player-set-catch = Diesen Fang nehmen
player-catch-odds = In Klammern steht, wie wahrscheinlich der Fang ist. Das verrät auch, welche Fische im Loch sind.
player-outcome = { $fish } ({ $odds })
player-your-move = Dein Zug
player-your-moves = Ein Klick auf den Spielplan tut, was hier markiert ist
player-kind-place = Setzen auf
player-kind-walk = Gehen nach
player-kind-dig = Hacken bei
player-kind-fish = Angeln in
player-kind-melt = Scholle schmelzen
player-kind-refreeze = Scholle gefrieren
player-kind-plug = Loch zufrieren
player-kind-unplug = Loch freilegen
player-do-place = Setzen
player-do-walk = Gehen
player-do-dig = Hacken
player-do-fish = Angeln
player-do-melt = Schmelzen
player-do-refreeze = Gefrieren
player-do-plug = Zufrieren
player-do-unplug = Freilegen
player-done = Fertig
player-past = Das ist ein früherer Schritt. Spielst du von hier aus weiter, beginnt ein neuer Verlauf; der alte bleibt erhalten.
player-bot-plays = Der Computer spielt für { $player }.
player-bot-step = Nächster Schritt
player-bots-turn = Gerade spielt der Computer für { $player }. Gleich bist du wieder dran.
player-bot-mark = Computer
player-instead = { $label }: { $places }
player-places-more = { $places } und { $more } weitere
player-undo = Zurücknehmen
player-redo = Wiederholen
player-step-back = Einen Schritt zurück
player-step-forward = Einen Schritt vor
player-play = Von selbst ablaufen lassen
player-pause = Anhalten
player-timeline = Verlauf
player-timeline-step = Schritt
player-where = Schritt { $position } von { $length }
player-speed = Tempo
player-speed-2000 = langsam
player-speed-1000 = normal
player-speed-500 = schnell
player-speed-200 = sehr schnell
player-lines = Verläufe dieses Spiels
player-line =
    { $steps ->
        [one] Verlauf { $line } (1 Schritt)
       *[other] Verlauf { $line } ({ $steps } Schritte)
    }
player-buckets = Eimer
player-fish =
    { $small ->
        [one] 1 kleiner
       *[other] { $small } kleine
    }, { $large ->
        [one] 1 großer
       *[other] { $large } große
    }
player-supply = Vorrat an Tropfen: { $drops } · an Kristallen: { $crystals }
player-floes-open = Schollen mit offenem Loch: { $done } von { $all }
player-holes-open = Offene Löcher: { $done } von { $all }
player-log = Was ist passiert, und warum?
player-log-empty = Noch nichts. Hier wird jeder Schritt erzählt, der neueste zuerst.
player-log-start = So ist das Spiel aufgebaut, und darum:
player-log-keys = Die Pfeiltasten führen von Eintrag zu Eintrag.
player-log-later = Neuere
player-log-earlier = Frühere
player-go-to-step = Zu diesem Schritt gehen
player-bar = Spiel
player-new-game = Neues Spiel
player-save = Speichern
player-load = Laden
player-copy-code = Code kopieren
player-language = Sprache
player-options = Einstellungen
player-words = Der Spielplan in Worten
player-text-board = Der Spielplan als Text
player-load-title = Ein Spiel laden
player-load-file = Eine gespeicherte Datei
player-load-paste = Oder den Code einer Stellung einfügen
player-load-code = Diesen Code nehmen
player-saved = Gespeichert als { $name }, bei deinen Downloads.
player-loaded = Das Spiel ist geladen.
player-started = Ein neues Spiel beginnt.
player-copied = Der Code dieser Stellung ist kopiert. Wer ihn lesen kann, findet darin auch die versteckten Fische.
player-copy-yourself = Der Browser lässt diese Seite nicht kopieren. Kopiere den Code selbst:
player-code-reveals = Wer den Code lesen kann, findet darin auch die versteckten Fische.
player-file-too-large = Diese Datei ist zu groß für ein gespeichertes Spiel.
player-bad-file = Diese Datei lässt sich nicht laden. Dein Spiel bleibt, wie es ist.
player-bad-code = Dieser Code lässt sich nicht lesen. Dein Spiel bleibt, wie es ist.
player-option-reveal = Zeigen, was unter dem Eis ist
player-option-reveal-why = Für den Unterricht: Die versteckten Fische sind zu sehen.
player-option-resolve = Angel sofort hochziehen
player-option-resolve-why = Sonst bleibt die Angel im Loch, bis jemand sie hochzieht, und der Fang lässt sich von Hand bestimmen.
player-about = Startzahl { $seed } · { $board }
player-rules = Regeln
player-rules-ja-1 = JA ① (zum Einstieg)
player-rules-ja-1-about = Ein Würfel, keine Angler: irgendwo hacken und gleich angeln. Die meisten Fische gewinnen.
player-rules-ja-2 = JA ② (mit Anglern)
player-rules-ja-2-about = Zwei Würfel: gehen, hacken und angeln, immer neben dem eigenen Angler.
player-rules-ja-3 = JA ③ (mit Temperatur)
player-rules-ja-3-about = Wie JA ②, dazu schmelzen Schollen und Löcher frieren zu.
player-rules-fr = FR (das französische Spiel)
player-rules-fr-about = Auch mit Temperatur; genau so oft hacken und angeln, wie die Würfel sagen, in jedem Loch einmal je Zug.
player-rules-same = Regeln dieses Spiels
player-rules-same-about = Die Regeln deines Spiels; sie sind im Notebook gemacht.
player-players = Spieler
player-board = Spielplan
player-board-of = { $name } ({ $holes } Löcher)
player-seats = Wer spielt?
player-name = Name
player-played-by = gespielt von
player-person = ein Mensch
player-bot-random = Computer, zufällig
player-bot-greedy = Computer, schlau
player-seed = Startzahl (gleiche Zahl, gleiches Spiel)
player-seed-any = beliebig
player-start = Los
player-cancel = Abbrechen
player-cannot-start = So ein Spiel ist nicht möglich; deines bleibt, wie es ist.
player-too-few-floes = Nach diesen Regeln beginnt jeder Angler auf einer eigenen Scholle, und dieser Spielplan hat für { $players } Angler nur { $floes }. Nimm einen größeren Spielplan, weniger Mitspielende oder andere Regeln.
player-too-few-holes = Dieser Spielplan hat nur { $holes } Löcher; das reicht nicht für { $players }. Nimm einen größeren Spielplan oder weniger Mitspielende.
player-bad-seed = Die Startzahl ist eine ganze Zahl mit höchstens 19 Ziffern, oder das Feld bleibt leer.
player-same-names = Zweimal derselbe Name: Gib allen einen eigenen.
player-long-name = Ein Name darf höchstens { $longest } Zeichen haben.

## lessons

lesson-rules = Die Regeln dahinter
lesson-rule = { $title }: { $words }
lesson-refused = Das geht nicht. { $why }
lesson-possible = Jetzt möglich: { $moves }
lesson-and-more = { $shown } und { $count } weitere
lesson-nothing-yet = Bisher ist nichts passiert.
lesson-line = Verlauf { $line }: { $done } ({ $scores })
lesson-line-here = Verlauf { $line }, in dem du gerade bist: { $done } ({ $scores })
lesson-score = { $player } hat { $score }
lesson-catch = { $move }: { $fish }
lesson-no-line =
    Einen Verlauf „{ $given }“ gibt es nicht: { $last ->
        [one] Dieses Spiel hat nur Verlauf 1.
       *[other] Wähle eine Nummer von 1 bis { $last }.
    }
lesson-no-step = Einen Schritt „{ $given }“ gibt es nicht: Wähle eine Nummer von 0 bis { $last }.
lesson-no-language = Eine Sprache „{ $given }“ gibt es hier nicht. Wähle eine von diesen: { $names }
lesson-no-rules = Die Regeln „{ $given }“ gibt es hier nicht. Wähle aus: { $names }
lesson-no-board = Einen Spielplan „{ $given }“ gibt es hier nicht. Wähle einen von diesen: { $names }
lesson-help-quotes = Python kennt { $name } nicht. Der Name eines Lochs steht in geraden Anführungszeichen: "{ $name }"
lesson-help-name = Python kennt „{ $name }“ nicht. Ist es richtig geschrieben? Wenn es aus einer Zelle weiter oben kommt, führe zuerst diese aus.
lesson-help-instead = Ein „{ $name }“ gibt es hier nicht. Meinst du „{ $instead }“?
lesson-help-missing = Ein „{ $name }“ gibt es hier nicht. Ist es richtig geschrieben, auch groß und klein?
lesson-help-reading = Python stolpert über Zeile { $line } dieser Zelle. Oft fehlt dort ein Anführungszeichen, ein Komma oder eine Klammer.
lesson-help-call = In den Klammern eines Aufrufs steht zu viel, zu wenig oder das Falsche: { $error }
lesson-help-rounds = Eine Zahl lässt sich nicht Stück für Stück durchgehen. Für so viele Runden setze range( ) darum, wie in „for step in range(4)“. ({ $error })
lesson-help-type = Mit diesen Dingen kann Python das nicht tun: { $error }
lesson-help-entry = Einen Eintrag { $name } gibt es hier nicht, zumindest noch nicht: In einem Wörterbuch steht nur, was vorher hineingelegt wurde.
lesson-help-zero = Hier wird durch 0 geteilt, und das geht nicht.
lesson-help-index = Diesen Platz hat die Liste nicht: Sie ist kürzer. Gezählt wird ab 0.
lesson-help-file = Mit der Datei { $name } geht das nicht. Stimmt ihr Name, und gibt es den Ordner? Python sagt: { $error }
lesson-help-stopped = In Zeile { $line }: { $error }
lesson-help-go-on = Nichts ist kaputt: Ändere die Zelle und führe sie noch einmal aus.
lesson-table-turn = Zug
lesson-table-player = Wer
lesson-table-dice = Würfel
lesson-table-done = Was passiert ist
lesson-table-scores = Bisher
lesson-floe = { $hole } liegt auf Scholle { $floe }, zusammen mit { $holes }.
lesson-near =
    { $hole } grenzt an { $count ->
        [one] 1 anderes Loch.
       *[other] { $count } andere Löcher.
    }
lesson-near-own = { $count } auf derselben Scholle: { $holes }.
lesson-near-other = { $count } auf anderen Schollen, jenseits des Wassers: { $holes }.

## floes: places, directions, figures

floes-place-floe = Scholle { $floe }
floes-place-far = Zielufer
floes-place-home = Heimatufer
floes-from-floe = von Scholle { $floe }
floes-from-far = vom Zielufer
floes-from-home = vom Heimatufer
floes-to-floe = auf Scholle { $floe }
floes-to-far = ans Zielufer
floes-to-home = ans Heimatufer
floes-on-floe = auf Scholle { $floe }
floes-on-far = am Zielufer
floes-on-home = daheim
floes-on-done = mit Fisch daheim
direction-e = nach Osten
direction-ne = nach Nordosten
direction-nw = nach Nordwesten
direction-w = nach Westen
direction-sw = nach Südwesten
direction-se = nach Südosten
floes-figure = { $player } { $figure }
floes-figure-fish = { $player } { $figure } mit Fisch

## floes: moves

floes-move-slide = Scholle { $floe } { $direction } { $arrow } schieben
floes-move-step = Figur { $figure } { $to }
floes-move-usebear = Den Bären bewegen
floes-move-useown = Schollen und Figuren bewegen
floes-move-bearstep = Bär auf Scholle { $floe }
floes-kind-slide = schieben
floes-kind-leave = weggehen
floes-kind-step = hierher gehen
floes-kind-bearstep = Bär kommt hierher
floes-distance =
    { $cells ->
        [one] 1 Feld weit
       *[other] { $cells } Felder weit
    }
floes-along =
    { $number ->
        [one] nimmt Scholle { $floes } mit
       *[other] nimmt die Schollen { $floes } mit
    }

## floes: what is where

floes-row = Reihe { $row }
floes-bear = Eisbär
floes-figures =
    { $count ->
        [one] 1 Figur: { $figures }
       *[other] { $count } Figuren: { $figures }
    }
floes-contact = Kontakt: { $places }
floes-fish =
    { $count ->
        [0] kein Fisch im Eisloch
        [one] 1 Fisch im Eisloch
       *[other] { $count } Fische im Eisloch
    }
floes-home-player =
    { $player } ({ $waiting ->
        [one] 1 wartet
       *[other] { $waiting } warten
    }, { $done } fertig)
floes-status-choose = der Würfel zeigt den Bären: Wer wird bewegt?
floes-status-own = Schollen und Figuren
floes-status-bear = der Bär
floes-status-winner = { $winners } gewinnt, alle vier Figuren sind mit Fisch daheim

## floes: text board and picture

floes-text-water = Wasser
floes-text-floe = Scholle 5
floes-text-light = Figur
floes-text-laden = Figur mit Fisch
floes-text-die = Würfel: { $face }
floes-text-bear = Der Eisbär ist auf Scholle { $floe }.
floes-text-fish = Fische im Eisloch: { $count }
floes-text-contacts = In Kontakt: { $pairs }
floes-text-player = { $sign } { $player } ({ $done } von { $all } fertig): { $figures }
floes-text-figure = Figur { $figure } { $place }
floes-text-figure-fish = Figur { $figure } mit Fisch { $place }
floes-scene-title = Treibende Schollen
floes-scene-row = Schollen in Reihe { $row }: { $floes }
floes-scene-slides =
    { $number ->
        [one] Umrandet, weil sie sich jetzt schieben lässt: Scholle { $floes }
       *[other] Umrandet, weil sie sich jetzt schieben lassen: Schollen { $floes }
    }
floes-scene-steps = Umrandet und mit einem Fußabdruck, weil jetzt eine Figur dorthin gehen kann: { $places }
floes-scene-bear = Umrandet und mit einer Tatze, weil jetzt der Bär dorthin gehen kann: { $places }
floes-scene-chosen = Ausgewählt: { $place }
floes-scene-ghost = Gestrichelt, wo die Fahrt enden würde: { $slide }

## floes: in short

floes-brought-fish = ein Fisch
floes-brought-home = fertig
floes-brought-chased =
    { $count ->
        [one] 1 Figur verjagt
       *[other] { $count } Figuren verjagt
    }
floes-score =
    { $count ->
        [one] 1 fertige Figur
       *[other] { $count } fertige Figuren
    }

## floes: events

floes-event-rolled =
    { $symbol ->
        [bear] { $player } würfelt den Bären mit der { $budget }: { $budget ->
            [one] 1 Bewegung, für den Bären oder für Schollen und Figuren.
           *[other] { $budget } Bewegungen, für den Bären oder für Schollen und Figuren.
        }
       *[own] { $player } würfelt eine { $budget }: { $budget ->
            [one] 1 Bewegung mit Schollen und Figuren.
           *[other] bis zu { $budget } Bewegungen mit Schollen und Figuren.
        }
    }
floes-event-ownchosen = { $player } lässt den Bären in Ruhe und bewegt Schollen und Figuren.
floes-event-bearchosen = { $player } will den Bären bewegen.
floes-event-slid =
    { $player } schiebt Scholle { $floe } { $direction }, { $distance ->
        [one] 1 Feld weit
       *[other] { $distance } Felder weit
    }{ $number ->
        [0] .
        [one] , und Scholle { $carried } gleitet mit.
       *[other] , und die Schollen { $carried } gleiten mit.
    }
floes-event-stepped = { $player } geht mit Figur { $figure } { $from } { $to }.
floes-event-fishtaken = { $player } holt einen Fisch aus dem Eisloch: Figur { $figure } hat ihn jetzt auf dem Speer.
floes-event-returned = { $player } bringt Figur { $figure } mit einem Fisch nach Hause, und dort bleibt sie.
floes-event-bearstepped = { $player } schickt den Bären von Scholle { $origin } auf Scholle { $floe }.
floes-event-chased =
    Der Bär verjagt Figur { $figure } ({ $owner }): Sie ist sofort wieder daheim{ $lost ->
        [fish] , und ihr Fisch ist wieder im Eisloch.
       *[nothing] .
    }
floes-event-stopped =
    { $player } hört auf und lässt { $moves ->
        [one] 1 Bewegung
       *[other] { $moves } Bewegungen
    } verfallen.
floes-event-ended = { $player } hat alle vier Figuren mit einem Fisch daheim: Das Spiel ist zu Ende, { $winners } gewinnt.

## floes: refusals

floes-refusal-not-a-move = „{ $given }“ lässt sich nicht spielen; schreib zum Beispiel Slide(5, "NE") oder Step(0, "far").
floes-refusal-game-over = Das Spiel ist zu Ende: Geh einen Schritt zurück oder fang ein neues an, um weiterzuspielen.
floes-refusal-roll-first = Erst muss { $player } würfeln.
floes-refusal-no-roll-now = Jetzt wird nicht gewürfelt: Erst muss dieser Zug zu Ende sein.
floes-refusal-impossible-roll =
    { $dice ->
        [white] In diesem Spiel wird nur ein Würfel geworfen: Eine blaue Seite gibt es nicht.
       *[any] So eine Seite hat der Würfel in diesem Spiel nicht.
    }
floes-refusal-no-such-floe = Eine Scholle „{ $floe }“ gibt es nicht; die Schollen haben die Nummern 0 bis { $last }.
floes-refusal-quoted-number = Hier gehört eine Zahl hin, „{ $number }“ steht aber in Anführungszeichen: Schreib einfach { $number }.
floes-refusal-no-such-direction = Eine Richtung „{ $direction }“ gibt es nicht; eine Scholle gleitet nach E, NE, NW, W, SW oder SE (E steht für Osten).
floes-refusal-no-such-figure = Eine Figur „{ $figure }“ gibt es nicht; alle haben Figuren mit den Nummern 0 bis { $last }.
floes-refusal-no-such-place = Nach „{ $to }“ kann niemand gehen; Figuren gehen auf eine Scholle von 0 bis { $last }, nach "far" oder nach "home".
floes-refusal-choose-first = Der Würfel zeigt den Bären: Wähle zuerst, ob du den Bären oder Schollen und Figuren bewegst.
floes-refusal-no-choice = Jetzt gibt es nichts zu wählen: Das darfst du nur, wenn gerade der Bär gewürfelt wurde.
floes-refusal-bear-idle = Der Bär bleibt, wo er ist: Er bewegt sich nur, wenn der Würfel ihn zeigt und du ihn gewählt hast.
floes-refusal-only-bear = Diese Bewegungen gehören dem Bären: Jetzt bewegen sich nur er und die Scholle unter ihm.
floes-refusal-bear-floe = Auf Scholle { $floe } ist der Bär: Nur mit den Bewegungen des Bären lässt sie sich schieben.
floes-refusal-foreign-floe = Auf Scholle { $floe } steht { $other } und niemand von dir: Nimm eine freie Scholle oder eine, auf der du selbst stehst.
floes-refusal-mixed-floe = Auf Scholle { $floe } steht auch { $other }: Nach diesen Regeln lassen sich nur Schollen ohne fremde Figuren schieben.
floes-refusal-at-brink = Scholle { $floe } liegt dort schon an einem Ufer oder am Rand: Weiter { $direction } geht es nicht.
floes-refusal-carried-foreign = Gleitet Scholle { $floe } { $direction }, muss Scholle { $carried } mit, aber auf ihr steht { $other }.
floes-refusal-carried-bear = Gleitet Scholle { $floe } { $direction }, muss Scholle { $carried } mit, aber auf ihr ist der Bär.
floes-refusal-carried-brink = Gleitet Scholle { $floe } { $direction }, muss Scholle { $carried } mit, aber sie liegt schon an einem Ufer oder am Rand.
floes-refusal-finished = Figur { $figure } ist mit ihrem Fisch daheim und bleibt dort.
floes-refusal-stays = Figur { $figure } ist schon { $on }: Wähle einen anderen Ort.
floes-refusal-no-shore =
    Figur { $figure } steht { $on }, und die berührt { $to ->
        [far] das Zielufer
       *[home] das Heimatufer
    } nicht: Schieb die Scholle erst dorthin.
floes-refusal-no-contact = Figur { $figure } steht { $on }, und die berührt Scholle { $to } nicht: Übers offene Wasser geht niemand.
floes-refusal-over-water = Figur { $figure } ist { $on }: Von dort kommt sie nur auf eine Scholle, die dieses Ufer berührt.
floes-refusal-floe-full = Scholle { $floe } ist voll: Sie trägt drei Figuren, mehr nicht.
floes-refusal-bear-there = Auf Scholle { $floe } ist der Bär: Dorthin geht keine Figur.
floes-refusal-bear-stays = Der Bär ist schon auf Scholle { $floe }: Wähle eine Scholle, die seine berührt.
floes-refusal-bear-no-contact = Scholle { $floe } berührt Scholle { $bear } nicht, auf der der Bär ist: Er geht nur auf eine Scholle, die seine berührt.

## floes: clauses

topic-de-setup = Vorbereitung
topic-de-roll = Würfeln
topic-de-turn = Spielzug
topic-de-slide = Schieben
topic-de-carry = Mitgleiten
topic-de-block = was im Weg ist
topic-de-halt = Anhalten
topic-de-step = Gehen
topic-de-capacity = Platz auf der Scholle
topic-de-fish = der Fisch
topic-de-bear = der Eisbär
topic-de-shore = die Ufer
topic-de-chase = Verjagen
topic-de-return = Heimkehr
topic-de-end = Spielende
topic-de-players = die Spieler
topic-de-grid = Form und Richtungen
topic-de-faces = Seiten des Würfels
topic-de-stop = früher aufhören
topic-de-mixed = geteilte Scholle
topic-de-along = am Ufer entlang
topic-de-step-onto-bear = zum Bären gehen
topic-de-set-out = Aufbruch
topic-de-supply = wie viele Fische
topic-de-choice = du oder der Bär
topic-de-bear-floe = die Scholle des Bären
topic-de-empty-handed = Heimkehr ohne Fisch

## floes: player

player-rules-de = DE (das deutsche Spiel)
player-rules-de-about = Ein anderes Spiel: Eisschollen schieben, mit vier Figuren von Scholle zu Scholle ans Zielufer gehen, mit jeder einen Fisch holen und sich vor dem Eisbären hüten.
floes-player-die = Würfel
floes-player-set-face = Diese Seite nehmen
floes-player-face-by-hand = Würfel von Hand legen
floes-player-moves = Dein Zug, hier oder auf dem Spielplan
floes-player-slide = Scholle schieben
floes-player-slide-bear = Scholle des Bären schieben
floes-player-do-slide = Schieben
floes-player-direction = Richtung
floes-player-step = Gehen mit Figur
floes-player-do-step = Gehen
floes-player-to = Wohin
floes-player-figure = { $figure } ({ $place })
floes-player-figure-fish = { $figure } ({ $place }, mit Fisch)
floes-player-bearstep = Der Bär geht auf
floes-player-do-bearstep = Gehen
floes-player-instead-slide = Schieben kannst du
floes-player-instead-step = Figuren können hierhin
floes-player-instead-bearstep = Der Bär kann auf
floes-player-hint-choose = Der Würfel zeigt den Bären, und du entscheidest: Er verjagt von Scholle { $floe } aus Figuren, oder du machst zwei eigene Bewegungen.
floes-player-hint-bear = Jetzt bewegt sich nur der Bär. Drücke auf eine Scholle, die Scholle { $floe } berührt, oder schiebe Scholle { $floe } mit einem Pfeil.
floes-player-hint-free = Zieh an einer Scholle, oder drücke auf sie und dann auf einen Pfeil. Zum Gehen drücke dorthin, wo deine Figur steht.
floes-player-hint-slide = In der Hand: { $place }. Ein Pfeil schiebt sie; noch ein Druck legt sie wieder hin.
floes-player-hint-step = In der Hand: Figuren ({ $place }). Drücke auf einen umrahmten Ort, dann geht eine dorthin.
floes-player-hint-both = In der Hand: { $place }. Ein Pfeil schiebt sie; auf einen umrahmten Ort geht eine Figur.
floes-player-bear-on = Bär auf Scholle { $floe }
floes-player-home = Mit Fisch daheim
floes-player-score = { $done }/{ $all }
floes-player-unit =
    { $done ->
        [one] 1 von { $all } Figuren ist mit Fisch daheim
       *[other] { $done } von { $all } Figuren sind mit Fisch daheim
    }
floes-player-away = { $away } unterwegs, { $laden } mit Fisch
floes-player-about = Startzahl { $seed }
floes-player-copied = Der Code dieser Stellung ist kopiert.
floes-player-code = Mit diesem Code kann jeder von dieser Stellung aus weiterspielen.

## Enumerations that are too long for a sentence

list-more = { $first } und noch { $count }

## exercises

exercise-title = Aufgabe { $number } · { $title }
exercise-right = Richtig!
exercise-wrong = Noch nicht.
exercise-not-tried = Noch nicht versucht.
exercise-broken = Da ist etwas stehen geblieben.
exercise-start = Schreib deine Antwort anstelle der drei Punkte und führe die Zelle noch einmal aus.
exercise-start-function = Deine Funktion gibt noch nichts zurück: Schreib das Ergebnis anstelle der drei Punkte hinter „return“.
exercise-prints = Deine Funktion zeigt etwas mit print an, gibt aber nichts zurück. Schreib „return“ vor das Ergebnis, anstelle von print( ).
exercise-given = Deine Antwort: { $given }.
exercise-unread = { $given } lässt sich hier nicht als Antwort lesen.
exercise-unread-part = In deiner Antwort lässt sich { $given } nicht lesen.
exercise-several = Es lässt sich nur eine Antwort auf einmal prüfen. Mehrere Dinge kommen in eckige Klammern, wie ["C4", "D5"]. In einer Zahl steht ein Punkt statt eines Kommas: 0.5.
exercise-unknown = { $given }: Ein solches Loch gibt es hier nicht.
exercise-form-number = Gib eine Zahl an, zum Beispiel 5, 0.75 oder "3/4".
exercise-form-whole = Gib eine ganze Zahl an, zum Beispiel 5.
exercise-form-yes-no = Gib True (ja) oder False (nein) an.
exercise-form-choice = Gib eines davon an: { $known }
exercise-form-things = Gib Nummern in Klammern an, zum Beispiel [3, 5]; die Reihenfolge ist egal.
exercise-form-path = Gib Nummern in Klammern an, zum Beispiel [3, 5, 7]; hier zählt die Reihenfolge.
exercise-form-groups = Gib jede Gruppe in Klammern an und noch Klammern um alle, zum Beispiel [[0, 1], [2]].
exercise-form-function = Gib die Funktion selbst an: ihren Namen, ohne Klammern dahinter.
exercise-range = Die Nummern gehen von { $least } bis { $most }.
exercise-yes = ja
exercise-no = nein
exercise-none = nichts
list-sentences = { " " }
exercise-too-large = Das ist zu groß.
exercise-too-small = Das ist zu klein.
exercise-too-long = Das ist länger als nötig.
exercise-too-short = Das ist zu kurz.
exercise-wrong-things =
    { $count ->
        [one] { $things } gehört nicht dazu.
       *[other] { $things } gehören nicht dazu.
    }
exercise-missing-things =
    { $count ->
        [one] Eine Nummer fehlt.
       *[other] { $count } fehlen.
    }
exercise-other-groups = Die Zahl der Gruppen stimmt, aber etwas steht in der falschen Gruppe.
exercise-too-many-groups = Das sind zu viele Gruppen: Einige gehören zusammen.
exercise-too-few-groups = Das sind zu wenige Gruppen: Nicht alles davon gehört zusammen.
exercise-case = { $case }: Deine Funktion gibt { $given } zurück; richtig wäre { $expected }.
exercise-cases =
    { $count ->
        [one] Einmal ausprobiert, und sie stimmt.
       *[other] { $count }-mal ausprobiert, jedes Mal an etwas anderem, und sie stimmt immer.
    }
exercise-broken-answer = Deine Antwort ließ sich nicht ausrechnen. Python sagt: { $error }
exercise-broken-function = { $case }: Deine Funktion ist stehen geblieben. Python sagt: { $error }
exercise-arguments =
    { $wanted ->
        [one] In die Klammern hinter dem Namen der Funktion gehört 1 Angabe, wie in der Aufgabe; bei dir sind es { $takes }.
       *[other] In die Klammern hinter dem Namen der Funktion gehören { $wanted } Angaben, wie in der Aufgabe; bei dir sind es { $takes }.
    }
exercise-stopped-function = { $case }: { $error }
exercise-endless = Die Funktion kommt nie zu einem Ende. In einer while-Schleife muss sich etwas ändern, bis die Bedingung nicht mehr gilt.
exercise-interrupted = Die Funktion wurde abgebrochen, bevor sie fertig war.
exercise-exit = Die Funktion wollte Python verlassen, wie exit( ) es tut. Schreib stattdessen „return“ mit dem Ergebnis.
exercise-deep = Die Funktion ruft sich immer wieder selbst auf, ohne Ende.
exercise-hint = Tipp { $number } von { $count }: { $hint }
exercise-last-hint = Das war der letzte Tipp. Wenn es noch hakt, sieh dir die Lösung an.
exercise-solution = Lösung: { $title }
exercise-answer = Antwort: { $answer }
worksheet-exercise = Aufgabe
worksheet-result = Ergebnis
worksheet-tries = Antworten
worksheet-hints = Tipps
worksheet-right = richtig
worksheet-wrong = noch nicht richtig
worksheet-not-tried = nicht versucht
worksheet-with-solution = { $result }, Lösung gesehen
worksheet-solved = { $solved } von { $all } Aufgaben gelöst
worksheet-no-exercise = Eine Aufgabe „{ $given }“ gibt es hier nicht. In den Klammern steht zuerst die Nummer der Aufgabe, von 1 bis { $last }.
certificate-title = Urkunde
certificate-date = Datum:
certificate-signed = Unterschrift:

## lessons: drifting floes

drift-title = Treibende Schollen: ein Graph, der sich ändert
drift-pieces-named = Stücke: { $pieces }
drift-no-sea = Ein Meer „{ $given }“ gibt es hier nicht. Wähle eines von diesen: { $names }
drift-form-slide = Gib an, was geschoben wird, zum Beispiel kn.Slide(5, "NE") oder "5 NE"; die Richtungen sind E, NE, NW, W, SW und SE.
drift-graph =
    { $count ->
        [0] Nichts berührt sich.
        [one] Es gibt 1 Berührung.
       *[other] Es gibt { $count } Berührungen, die mit den Ufern mitgezählt.
    }
drift-touches =
    { $count ->
        [0] Scholle { $floe } berührt keine andere.
        [one] Scholle { $floe } berührt 1 andere: { $floes }.
       *[other] Scholle { $floe } berührt { $count } andere: { $floes }.
    }
drift-fall =
    { $count ->
        [one] Alle Schollen hängen in einem Stück zusammen.
       *[other] Die Schollen zerfallen in { $count } Stücke.
    }
drift-piece = { $letter } besteht aus { $floes }
drift-pieces-change =
    { $after ->
        [one] Stücke vorher: { $before }; danach hängen alle Schollen in 1 Stück zusammen.
       *[other] Stücke vorher: { $before }; nachher: { $after }.
    }
drift-slides =
    { $all ->
        [one] Es gibt jetzt 1 Möglichkeit zu schieben.
       *[other] Es gibt jetzt { $all } Möglichkeiten zu schieben.
    } Nach { $fewer } davon sind es weniger Stücke als jetzt ({ $pieces }), nach { $same } gleich viele, nach { $more } mehr.
drift-no-way = Solange sich keine Scholle bewegt, führt kein Weg { $goal }: Das gehört zu einem anderen Stück.
drift-way =
    { $count ->
        [0] Da bist du schon.
        [one] Ein Schritt: { $way }
       *[other] { $count } Schritte: { $way }
    }
drift-fewest-exact =
    { $least ->
        [one] { $figure } braucht 1 Bewegung. Das stimmt genau: Alle Möglichkeiten sind durchprobiert.
       *[other] { $figure } braucht { $least } Bewegungen. Das stimmt genau: Alle Möglichkeiten mit weniger sind durchprobiert.
    }
drift-fewest-bound = { $figure } braucht mindestens { $least } und höchstens { $most } Bewegungen. Die { $most } sind nur eine Schranke: So ein Weg wurde gefunden, aber vielleicht gibt es einen kürzeren.
drift-fewest-open = { $figure } braucht mindestens { $least } Bewegungen. In der verfügbaren Zeit wurde kein Weg gefunden; das heißt nicht, dass es keinen gibt.
drift-figure-on = { $figure } ({ $place })
drift-bear-could = Mit zwei Bewegungen kann der Bär verjagen: { $figures }
drift-bear-on-foot = Zu Fuß allein wären es: { $figures }
drift-neighbours = Wer berührt wen?
drift-neighbours-prompt = Welche Schollen berühren die eingerahmte Scholle { $floe }? Gib ihre Nummern an.
drift-neighbours-praise =
    { $count ->
        [one] Sie hat 1 Nachbarin: In der Sprache der Graphen ist ihr Grad 1.
       *[other] Sie hat { $count } Nachbarinnen: In der Sprache der Graphen ist ihr Grad { $count }.
    }
drift-neighbours-hint-bars = Wo sich zwei Schollen berühren, liegt ein kleiner Steg über dem Spalt.
drift-neighbours-hint-around = Geh einmal um Scholle { $floe } herum und sieh dir die sechs Plätze neben ihr an.
drift-neighbours-hint-count =
    { $count ->
        [one] Es ist eine Scholle.
       *[other] Es sind { $count }.
    }
drift-neighbours-solution =
    { $count ->
        [one] Die eine eingerahmte Scholle neben Scholle { $floe } berührt sie; die Linie dazwischen ist die Berührung.
       *[other] Die { $count } eingerahmten Schollen neben Scholle { $floe } berühren sie; jede Linie von ihr aus ist eine Berührung.
    }
drift-not-oneself = Scholle { $floe } ist nicht ihre eigene Nachbarin: Zu einer Berührung gehören zwei.
drift-not-the-whole-piece = Die sind alle von Scholle { $floe } aus zu erreichen, manche aber nur über andere. Eine Nachbarin ist genau einen Schritt entfernt.
drift-water-between = Scholle { $other } ist nah an Scholle { $floe }, aber dazwischen ist Wasser: Such im Bild nach der Linie einer Berührung.
drift-pieces = In wie viele Stücke?
drift-pieces-prompt = Schollen, zwischen denen eine Figur gehen könnte, nur über Berührungen und ohne die Ufer, sind ein Stück. In wie viele Stücke zerfallen diese Schollen?
drift-pieces-praise = So ein Stück eines Graphen heißt Komponente.
drift-pieces-hint-finger = Leg einen Finger auf Scholle 0 und geh überallhin, wohin die Linien führen. Das alles ist Stück A.
drift-pieces-hint-next = Nimm dann die niedrigste Nummer, auf der dein Finger noch nicht war: Dort beginnt Stück B. Und so weiter.
drift-pieces-hint-alone =
    { $count ->
        [one] Eine Scholle berührt keine andere; sie ist ein Stück für sich.
       *[other] { $count } Schollen berühren keine andere; jede davon ist ein Stück für sich.
    }
drift-pieces-solution = Es sind { $count } Stücke. Im Bild hat jedes seinen Buchstaben.
drift-pieces-edges = { $count } ist die Zahl der Berührungen zwischen Schollen. Gefragt sind die Stücke, die sie zusammenhalten.
drift-pieces-floes = Das ist die Zahl der Schollen. Was sich berührt, zählt zusammen als ein Stück.
drift-pieces-alone = Du hast die weggelassen, die niemanden berühren: Auch eine Scholle allein ist ein Stück. Im Bild sind sie eingerahmt.
drift-pieces-only-alone = Das sind nur die Schollen, die niemanden berühren. Auch was zusammenhängt, ist ein Stück.
drift-pieces-shores = Hast du die Ufer mitgezählt? Hier zählen nur die Schollen.
drift-steps = Ein Gang über das Eis
drift-steps-prompt = Rots Figur steht auf Scholle { $floe } und will zu Scholle { $goal }; beide sind eingerahmt. Keine Scholle bewegt sich. Wie viele Schritte braucht sie mindestens?
drift-steps-praise = In der Luftlinie wären es { $straight }: Der Abstand in einem Graphen ist nicht der auf einer Landkarte.
drift-steps-hint-rings = Schreib eine 0 auf Scholle { $floe }, eine 1 auf alle ihre Nachbarinnen, eine 2 auf deren Nachbarinnen und so weiter.
drift-steps-hint-first = Der erste Schritt führt auf eine von diesen: { $floes }
drift-steps-hint-last = Scholle { $goal } erreicht man von einer von diesen: { $floes }
drift-steps-solution = { $count } Schritte, zum Beispiel { $way }.
drift-steps-floes = Du hast die Schollen auf dem Weg gezählt, die erste mit. Gefragt sind die Schritte dazwischen: einer weniger.
drift-steps-straight = Das ist der gerade Weg, aber er führt über offenes Wasser. Eine Figur geht nur, wo sich Schollen berühren.
drift-steps-between = Du hast die Schollen dazwischen gezählt. Der letzte Schritt, auf das Ziel, zählt auch.
drift-steps-shorter = So kann man gehen, aber es gibt einen kürzeren Weg.
drift-carried = Was gleitet mit?
drift-carried-prompt = { $move }: Sieh dir den Pfeil an. Welche anderen Schollen gleiten mit? Gib ihre Nummern an.
drift-carried-praise = Ein Stoß geht weiter von Scholle zu Scholle.
drift-carried-hint-front = Eine Scholle schiebt, was sie vor sich berührt: geradeaus oder schräg links oder rechts davon.
drift-carried-hint-direct = Scholle { $floe } selbst schiebt: { $floes }. Aber die schieben weiter!
drift-carried-hint-count = Zusammen gleiten { $count } andere Schollen mit.
drift-carried-solution = Mit Scholle { $floe } gleiten diese mit: { $floes }. Jede wird von ihr geschoben oder von einer, die geschoben wird.
drift-carried-none = Gar nichts? In Richtung des Pfeils liegt etwas, und was sich berührt, wird mitgeschoben.
drift-carried-direct = Das sind die, die die Scholle selbst berührt. Aber auch sie schieben an, was vor ihnen liegt.
drift-carried-behind = Scholle { $floe } bleibt liegen: Schieben ist nicht Ziehen. Nur was davor liegt, gleitet mit, und so immer weiter.
drift-stop = Wo bleibt sie liegen?
drift-stop-prompt = { $move }. Wie viele Felder weit geht es? (Ein Feld ist so breit wie eine Scholle.)
drift-stop-praise = Die Gruppe hält an, sobald eine ihrer Schollen auf etwas trifft.
drift-stop-hint-group = Finde zuerst heraus, welche Schollen mitgleiten.
drift-stop-hint-carried = Mit Scholle { $floe } gleiten diese mit: { $floes }
drift-stop-hint-each = Zähle für jede Scholle der Gruppe die freien Felder, bis sie eine andere oder den Rand berührt. Die kleinste Zahl entscheidet.
drift-stop-solution = Es geht { $count } Felder weit. Das Bild zeigt, wo die Gruppe anhält und was sie dort berührt.
drift-stop-hit = Eins zu viel: Eine Scholle hält an, wo sie die andere berührt, nicht auf deren Platz.
drift-stop-alone = Für die Scholle allein wäre das richtig. Aber sie nimmt Schollen mit ({ $floes }), und die erste der Gruppe, die auf etwas trifft, hält alle an.
drift-stop-edge = So weit ginge es durch leeres Wasser. Aber vorher ist Eis im Weg.
drift-joins = Einmal schieben verbindet
drift-joins-prompt = Das Meer ist in zwei Hälften zerfallen, A und B. Finde eine Scholle und eine Richtung, so dass danach alle Schollen in einem Stück zusammenhängen.
drift-joins-praise = Einmal geschoben, und man kann von jeder Scholle zu jeder anderen gehen.
drift-joins-hint-gap = Sieh nach, wo A und B einander nahe kommen und was hinübergleiten könnte.
drift-joins-hint-stay = Die Scholle, die gleitet, darf keine andere ihrer Hälfte allein zurücklassen.
drift-joins-hint-floe = Versuch es mit Scholle { $floe }.
drift-joins-solution =
    { $count ->
        [one] Es ist die einzige Möglichkeit. Das Bild zeigt das Meer danach.
       *[other] { $count } Möglichkeiten gibt es. Das Bild zeigt das Meer nach dieser.
    }
drift-joins-still =
    { $count ->
        [one] Danach gibt es 1 Stück.
       *[other] Danach gibt es { $count } Stücke: Sieh dir das Bild an.
    }
drift-fewest = Mit möglichst wenigen Bewegungen
drift-fewest-prompt = Rots Figur steht auf der eingerahmten Scholle { $floe } und will ans Zielufer. Sie darf Schollen schieben und gehen, und jedes Schieben und jeder Schritt ist eine Bewegung. Wie wenige reichen?
drift-fewest-praise = Wo kein Weg zu Fuß hinführt, kann eine Fahrt auf einer Scholle einen schaffen.
drift-fewest-hint-ride = Auf ihrer Scholle fährt eine Figur umsonst mit, wenn die Scholle geschoben wird.
drift-fewest-hint-ashore = Die letzte Bewegung ist immer ein Schritt: der ans Ufer.
drift-fewest-hint-first = Fang so an: { $move }
drift-fewest-solution = Zum Beispiel: { $moves }
drift-fewest-too-few =
    { $count ->
        [one] Jede einzelne Bewegung ist durchprobiert: Keine bringt die Figur ans Zielufer. Hast du vergessen, dass der Schritt ans Ufer auch zählt?
       *[other] Alle Wege mit { $count } Bewegungen sind durchprobiert: Keiner bringt die Figur ans Zielufer. Hast du vergessen, dass der Schritt ans Ufer auch zählt?
    }
drift-fewest-too-many = So geht es, aber weniger Bewegungen reichen.
drift-bear = Wer muss sich in Acht nehmen?
drift-bear-prompt = Der Bär wurde gewürfelt; er ist auf Scholle { $floe }, und Blau hat zwei Bewegungen mit ihm. Jede ist entweder ein Schritt auf eine Scholle, die seine berührt, oder einmal seine Scholle schieben, in beliebiger Reihenfolge. Welche von Rots Figuren kann er verjagen? Gib ihre Nummern an.
drift-bear-praise = Er kommt weiter als bis zu seinen Nachbarinnen: Der Graph ändert sich unter seinen Füßen.
drift-bear-hint-steps = Fang zu Fuß an: Welche Schollen sind einen oder zwei Schritte von Scholle { $floe } entfernt?
drift-bear-hint-slide = Schieb jetzt zuerst die Scholle des Bären: Was berührt sie, wo sie anhält? Ein Schritt bleibt dann noch.
drift-bear-hint-count =
    { $count ->
        [one] Er kann eine Figur erreichen.
       *[other] Er kann { $count } Figuren erreichen.
    }
drift-bear-solution = Zu Fuß allein erreicht der Bär { $walked } von ihnen; wird zuerst seine Scholle geschoben, kommen { $slid } dazu.
drift-bear-slides = Das sind die, die er zu Fuß erreicht. Aber auch die Scholle des Bären lässt sich zuerst schieben, und dann geht er.
drift-bear-safe = Figur { $figure } ist diesmal sicher: Weder zwei Schritte noch einmal Schieben und ein Schritt bringen den Bären zu ihr.
drift-function = Python sucht die Nachbarinnen
drift-function-prompt = Schreib eine Funktion, die die Nummer einer Scholle bekommt und eine Liste aller Paare von Schollen, die sich berühren, zum Beispiel [(0, 4), (4, 5)], und die die Nachbarinnen der Scholle zurückgibt.
drift-function-praise = Jetzt geht es für jedes Meer, wie auch immer die Schollen treiben.
drift-function-hint-pairs = Geh alle Paare durch: for one, other in pairs:
drift-function-hint-both = Die Scholle kann die erste eines Paares sein oder die zweite. Im ersten Fall ist die zweite ihre Nachbarin und umgekehrt.
drift-function-hint-start = Fang mit einer leeren Liste an, near = [], füge mit near.append(other) hinzu, was du findest, und am Ende: return near
drift-function-solution = So geht es: { $code }
drift-function-case = Scholle { $floe } im Bild

## mistakes

mistake-rules = Die Regeln { $given } gibt es nicht. Wähle aus: { $names }.
mistake-board = Einen Spielplan { $given } gibt es nicht. Wähle einen von diesen: { $names }.
mistake-bot = Einen Bot { $given } gibt es nicht. Wähle einen von diesen: { $names }.
mistake-language = Eine Sprache { $given } gibt es nicht. Wähle eine von diesen: { $names }.
mistake-players = players ist { $given }; es muss eine ganze Zahl von { $least } bis { $most } sein.
mistake-names = names ist { $given }; es müssen { $players } verschiedene Namen sein, jeder mit 1 bis { $longest } Zeichen.
mistake-no-decision = Hier gibt es nichts zu entscheiden: Die Phase ist { $phase }.
mistake-not-of-floes = { $name } ist { $given }; das Schollenspiel hat so etwas nicht, lass es also weg.
mistake-file-other = Das ist kein gespeichertes Spiel. Wähle eine Datei, die mit „Speichern“ gespeichert wurde.
mistake-file-newer = Dieses Spiel wurde mit einer neueren Version von kayanak_nb gespeichert. Es lässt sich öffnen, sobald kayanak_nb aktualisiert ist.
mistake-file-damaged = Dieses gespeicherte Spiel ist beschädigt: Darin fehlt etwas, oder etwas wurde verändert. Wenn es noch eine Kopie gibt, nimm diese.
mistake-file-unread = Die Datei { $file } lässt sich nicht lesen. Stimmen ihr Name und ihr Ordner?
mistake-file-large = Diese Datei ist zu groß für ein gespeichertes Spiel.
mistake-code-empty = Der Code ist leer.
mistake-code-beginning = Das ist kein Code einer Stellung, oder sein Anfang fehlt: Ein Code beginnt mit { $beginning }.
mistake-code-end = Das Ende des Codes fehlt. Kopiere ihn noch einmal, von { $start } bis zu den { $width } Zeichen nach { $mark }.
mistake-code-changed = Ein Zeichen des Codes wurde verändert, fehlt oder ist zu viel. Kopiere ihn noch einmal, von { $start } bis zu den { $width } Zeichen nach { $mark }.
mistake-code-parts = Teile des Codes fehlen. Kopiere ihn noch einmal, von { $start } bis zu den { $width } Zeichen nach { $mark }.
mistake-code-strange = Der Code enthält { $strange }; das kommt in keinem Code vor. Kopiere ihn noch einmal, von { $start } bis zu den { $width } Zeichen nach { $mark }.
mistake-code-long = Dieser Text ist zu lang für einen Code: Er hat { $count } Zeichen.
mistake-code-newer = Dieser Code stammt von einer neueren Version von kayanak_nb. Er lässt sich öffnen, sobald kayanak_nb aktualisiert ist.
mistake-code-version = Eine Version { $version } dieser Codes gibt es nicht.
mistake-code-seed = Der Teil { $part } des Codes enthält keine Startzahl mit dem Stand der Ziehungen.
mistake-code-position = Dieser Code beschreibt eine Stellung, zu der kein Spiel führen kann:
lesson-help-needs = Zwischen die Klammern von { $call } gehört etwas, zum Beispiel { $example }.
lesson-help-lacks = Zwischen den Klammern von { $call } fehlt etwas: { $missing }.
lesson-help-too-much = Zwischen den Klammern von { $call } steht zu viel.

## rule reader

reader-title = Die Regeln, Text für Text
reader-own-words = Alle Sätze stehen hier in unseren eigenen Worten. Drücke auf ein unterstrichenes Wort, dann wird es erklärt.
reader-topics = Themen
reader-other-game = Das andere Spiel: treibende Schollen
reader-search = Regeln und Wörter suchen
reader-found =
    { $count ->
        [0] Nichts gefunden. Versuch es mit einem anderen Wort.
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
reader-shown = Sprache der Regeln
reader-shown-both = Beide
reader-shown-original = Die des Textes
reader-shown-mine = Meine
reader-clause = Regel
reader-says = Was sie sagt
reader-standing = Wie die Texte es sagen
reader-standing-says = klar gesagt
reader-standing-implies = mitgemeint
reader-standing-silent = offengelassen
reader-compare = Die Texte im Vergleich
reader-differ = Verschieden
reader-agree = Gleich
reader-alone = Nur hier
reader-choice = Was wir gewählt haben, und warum
reader-where = Wo es steht
reader-switches = Was daraus im Programm wird
reader-fact = { $name }: { $value }
reader-paragraph = Absatz { $number }: { $about }
reader-nowhere = Kein Absatz spricht davon.
reader-standing-absent = keine eigene Regel dazu
reader-demo = Auf einem Spielplan zeigen
reader-demo-title = Auf dem Spielplan: { $clause }
reader-demo-close = Spielplan schließen
reader-start = So fängt es an.
reader-set-up = Das Spiel ist so vorbereitet, wie diese Regel es vorsieht.
reader-tried = Jemand versucht: { $move }
reader-not-allowed = Nicht erlaubt
reader-term-code = Im Programm:
reader-term-ours = unser Wort; es steht in keinem der Texte
reader-exception = Im Programm ist etwas schiefgegangen ({ $error }). Lies einfach weiter.
player-compare-texts = Texte vergleichen
reader-switch-fishers = Angler auf dem Eis
reader-switch-blue-die = Der blaue Würfel
reader-switch-temperature = Die Temperatur
reader-switch-temperature-timing = Wann sich die Temperatur ändert
reader-switch-exclusive-placement = Wo ein Angler anfangen darf
reader-switch-distinct-fishing = Zweimal im selben Loch angeln
reader-switch-walk-exactly = Mit allen Augen gehen
reader-switch-dig-fish-exactly = Mit allen Augen hacken oder angeln
reader-switch-blue-pips = Die Augen des blauen Würfels
reader-switch-end-when = Wann das Eis das Spiel beendet
reader-switch-end-at-fish = Wann der Fang das Spiel beendet
reader-switch-plugged-counts = Zählt ein zugefrorenes Loch für seine Scholle?
reader-switch-score-by = Was am Ende zählt
reader-switch-plug-under-fisher = Ein Loch zufrieren lassen, auf dem ein Angler steht
reader-switch-slide-mixed = Eine Scholle schieben, auf der auch andere stehen
reader-switch-step-onto-bear = Auf die Scholle des Bären gehen
reader-value-fishers =
    { $value ->
        [yes] alle haben einen
       *[no] es gibt keine
    }
reader-value-blue-die =
    { $value ->
        [yes] wird mitgewürfelt
       *[no] wird nicht gebraucht
    }
reader-value-temperature =
    { $value ->
        [yes] ändert sich im Spiel
       *[no] spielt keine Rolle
    }
reader-value-temperature-timing =
    { $value ->
        [either] vor oder nach der weißen Aktion
       *[after] nach der weißen Aktion
    }
reader-value-exclusive-placement =
    { $value ->
        [yes] auf einer Scholle ohne anderen Angler
       *[no] auf jedem freien Loch
    }
reader-value-distinct-fishing =
    { $value ->
        [yes] nicht im selben Zug
       *[no] erlaubt
    }
reader-value-walk-exactly =
    { $value ->
        [yes] das ist Pflicht
       *[no] das ist dir überlassen
    }
reader-value-dig-fish-exactly =
    { $value ->
        [yes] das ist Pflicht
       *[no] das ist dir überlassen
    }
reader-value-blue-pips =
    { $value ->
        [always] zählen immer
       *[plain_only] zählen nur ohne Zeichen
    }
reader-value-end-when =
    { $value ->
        [all_holes] wenn alle Löcher offen sind
       *[all_floes] wenn jede Scholle ein offenes Loch hat
    }
reader-value-end-at-fish =
    { $value ->
        [none] nie
        [one] bei 1 Fisch in einem Eimer
       *[other] bei { $value } Fischen in einem Eimer
    }
reader-value-plugged-counts =
    { $value ->
        [yes] ja
       *[no] nein
    }
reader-value-score-by =
    { $value ->
        [fish] wie viele Fische
       *[points] Punkte: 2 für einen großen Fisch, 1 für einen kleinen
    }
reader-value-plug-under-fisher =
    { $value ->
        [yes] erlaubt
       *[no] nicht erlaubt
    }
reader-value-slide-mixed =
    { $value ->
        [yes] erlaubt, wenn auch jemand von dir darauf steht
       *[no] nicht erlaubt
    }
reader-value-step-onto-bear =
    { $value ->
        [yes] erlaubt
       *[no] nicht erlaubt
    }
mistake-topic = Ein Thema { $given } gibt es nicht. Wähle eines von diesen: { $names }.
mistake-search = Gesucht wird { $given }; hierher gehören Wörter in Anführungszeichen, zum Beispiel "Eimer".
mistake-clause = Eine Regel { $given } gibt es nicht. Wähle eine von diesen: { $names }.
mistake-topic-of = Die Regel { $clause } gehört zum Thema { $topic }. Lass das Thema weg oder gib dieses an.

## simulation

simulation-number =
    { $digits ->
        [0] { NUMBER($number, maximumFractionDigits: 0) }
        [1] { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [2] { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
        [3] { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[4] { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }
    }
simulation-percent =
    { $digits ->
        [0] { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
        [1] { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [2] { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
        [3] { NUMBER($share, style: "percent", minimumFractionDigits: 3, maximumFractionDigits: 3) }
       *[4] { NUMBER($share, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
    }
simulation-progress = Spiele
simulation-around = { $value } ± { $half }
simulation-between = { $value } ({ $low } bis { $high })
simulation-share = { $value } ({ $low } bis { $high }; { $level }, n = { $n })
simulation-estimate = { $figure } ({ $level }, n = { $n })
simulation-single = { $figure } (n = { $n })
simulation-unit-turns =
    { $value ->
        [one] { $figure } Zug
       *[other] { $figure } Züge
    }
simulation-unit-steps =
    { $value ->
        [one] { $figure } Schritt
       *[other] { $figure } Schritte
    }
simulation-unit-points =
    { $value ->
        [one] { $figure } Punkt
       *[other] { $figure } Punkte
    }
simulation-unit-fish =
    { $value ->
        [one] { $figure } Fisch
       *[other] { $figure } Fische
    }
simulation-unit-times = { $figure }-mal
simulation-unit-difference =
    { $value ->
        [one] { $figure } Prozentpunkt
       *[other] { $figure } Prozentpunkte
    }
simulation-title =
    { $games ->
        [one] { $rules }: { $games } Spiel, Startzahl { $seed }
       *[other] { $rules }: { $games } Spiele, Startzahl { $seed }
    }
simulation-figure = Mittelwert oder Anteil
simulation-pairs = Spiel für Spiel verglichen
simulation-difference = Unterschied
simulation-turns = Dauer eines Spiels
simulation-wins = { $player } gewinnt
simulation-ties = Mehrere gewinnen gemeinsam
simulation-score = Ergebnis von { $player }
simulation-ending-holes = Zu Ende, weil alle Löcher offen sind
simulation-ending-floes = Zu Ende, weil jede Scholle ein Loch hat
simulation-ending-fish = Zu Ende, weil jemand genug Fische gefangen hat
simulation-ending-home = Zu Ende, weil vier Figuren mit einem Fisch zu Hause sind
simulation-ending-cut = Vor dem Ende abgebrochen
simulation-note = Hinter ± und in Klammern steht das Konfidenzintervall zum Niveau { $level }.
simulation-cut =
    { $count ->
        [one] { $count } Spiel wurde abgebrochen, weil es nach { $turns } Zügen nicht zu Ende war; es zählt so, wie es da stand.
       *[other] { $count } Spiele wurden abgebrochen, weil sie nach { $turns } Zügen nicht zu Ende waren; sie zählen so, wie sie da standen.
    }
simulation-value = Wert
simulation-games-head = Spiele
mistake-policies = policies ist { $given }; hierher gehört eine Liste mit einer Strategie für jeden von { $least } bis { $most } Spielern: der Name eines Bots ({ $names }) oder eine Funktion, die eine Stellung und Zufallszahlen bekommt.
mistake-count = { $name } ist { $given }; hierher gehört eine ganze Zahl von 1 bis { $most }.
mistake-executor = executor ist { $given }; hierher gehört ein Executor aus concurrent.futures oder None.
mistake-policy-move = In Spiel { $game }, Zug { $turn }, spielt die Strategie { $policy } { $move }, und das ist dort nicht erlaubt:
mistake-policy-unsent = Die Strategien lassen sich nicht an andere Prozesse senden: Eine Strategie muss eine Funktion auf der obersten Ebene eines Moduls sein. Ohne executor= wird in diesem Prozess gespielt.
mistake-workers = Die Prozesse endeten, bevor ihre Spiele zu Ende waren. In einem Skript gehört der Aufruf von simulate() unter if __name__ == "__main__":. Was in einem Notebook steht, kennen die Prozesse eines Executors nicht; lass executor= dann weg.
mistake-measure = Ein Maß { $given } gibt es nicht. Wähle eines von diesen: { $names }, oder schreib eine Funktion, die ein Spiel bekommt.
mistake-measured = Für Spiel { $game } ergibt das Maß { $given }; hierher gehört eine Zahl.
mistake-condition = Die Bedingung ist { $given }; hierher gehört eine Funktion, die ein Spiel bekommt und True oder False zurückgibt, zum Beispiel lambda game: game.turns > 30.
mistake-ending = Ein Ende { $given } gibt es nicht. Wähle eines von diesen: { $names }.
mistake-player = Einen Spieler { $given } gibt es nicht: Die Spieler sind von 0 bis { $last } nummeriert.
mistake-level = level ist { $given }; hierher gehört eine Zahl zwischen 0 und 1, zum Beispiel 0.95.
mistake-width = width ist { $given }; hierher gehört eine ganze Zahl ab 1.
mistake-game-number = Ein Spiel { $given } gibt es nicht: Die Spiele sind von 0 bis { $last } nummeriert.
mistake-pair = { $given } ist keine Simulation; paired() vergleicht mit dem, was simulate() liefert.
mistake-pair-games = Das sind Simulationen verschiedener Spiele, { $first } und { $second }; sie bilden keine Paare.
mistake-pair-seed = Diese Simulationen haben verschiedene Startzahlen, { $first } und { $second }. Nur Spiele mit denselben Fischen und Würfen bilden ein Paar: Simuliere beide mit derselben Startzahl.
mistake-pair-length = Diese Simulationen haben { $first } und { $second } Spiele. Jedes Spiel braucht ein zweites zum Paar: Simuliere gleich viele.

## lessons: three texts

texts-title = Ein Spiel, drei Texte
texts-in-fr = Französisch
texts-in-ja = Japanisch
texts-in-de = Deutsch
texts-unknown = „{ $given }“ ist hier nicht bekannt. Wähle eins von diesen: { $names }
texts-meaning = Bedeutung
texts-code = Name im Code
texts-word = Wort
texts-note = Anmerkung
texts-switch = Schalter
texts-ours = * unser eigenes Wort: Die Texte in dieser Sprache haben es nicht
texts-count = { $source }: Regeln insgesamt: { $all }; klar gesagt: { $says }, mitgemeint: { $implies }, offengelassen: { $silent }
texts-card = { $title } · { $sign } { $standing }
texts-card-choice = Unsere Wahl: { $choice }
texts-card-switch = Im Programm: { $fact } ({ $code })
texts-allowed = Erlaubt.
texts-judged = { $what }: { $said }
texts-because = { $why } [{ $clause }]
texts-letter = { $letter }: { $said }
texts-engine-refuses = Das Programm sagt Nein. { $why }
texts-engine-allows = Das Programm sagt Ja. [{ $clause }]
texts-rolled = Gewürfelt: { $faces }
texts-fished = In diesem Zug schon geangelt: { $holes }
texts-dispute = Rot hat gewürfelt ({ $faces }) und gerade in D3 geangelt. Jetzt will Rot noch einmal in D3 angeln. „Das geht nicht!“, sagt Blau.
texts-form-chosen = Wähle aus { $known } und setze deine Wahl in eckige Klammern, zum Beispiel { $example }.
texts-form-ordered = Setze { $known } in eckige Klammern, jedes einmal und in deiner Reihenfolge, zum Beispiel { $example }.
texts-form-answers = Gib für jede Zeile True oder False an, in eckigen Klammern, zum Beispiel [True, False, True, False, True].
texts-match = Wörter und Namen im Code
texts-match-prompt = Diese Wörter kommen aus den drei Texten. Im Programm hat alles, was sie bedeuten, einen Namen: { $names }. Gib diese Namen in der Reihenfolge der Wörter an.
texts-match-right = Bis jetzt richtig: { $count }.
texts-match-slip = „{ $word }“ ist nicht { $code }: Auf { $text } wäre das „{ $other }“.
texts-match-praise = Sechs Wörter, drei Sprachen und für alle ein einziger Wortschatz: der des Programms.
texts-match-hint-kind = Was für ein Wort ist es jedes Mal? { $kinds }
texts-match-hint-look = lesson.words("hole", "dig") zeigt zwei Wörter in allen Sprachen und ihre Namen im Code. Probier andere aus.
texts-match-hint-some = Die ersten drei: { $terms }
texts-match-solution = Eins nach dem anderen: { $terms }
texts-says = Wer sagt es klar?
texts-says-prompt = „{ $fact }“. In welchen der Regeln fr, ja-1, ja-2 und ja-3 sagt der Text das klar? Es zählt nicht, wo es nur mitgemeint ist oder wo hier gewählt werden musste.
texts-says-praise = Was in einem Text steht und was jemand herausliest, ist zweierlei.
texts-says-hint-topic = kn.rules("{ $topic }") zeigt nebeneinander, was die Texte dazu sagen.
texts-says-hint-clauses = Hier entscheidet es sich: { $clauses }. lesson.clause("…") zeigt eine Regel davon.
texts-says-hint-count =
    { $count ->
        [one] Nur eine sagt es klar.
       *[other] { $count } sagen es klar.
    }
texts-says-solution = Sieh dir die Überschriften dieser Regeln an: { $clauses }
texts-says-nothing = { $source } hat da nichts zu entscheiden.
texts-says-otherwise = Bei { $source } ist es anders. { $fact }.
texts-says-implied = Bei { $source } ist es nur mitgemeint. { $words }
texts-says-silent = { $source } lässt es offen. { $words }
texts-stop = Darf man aufhören?
texts-stop-prompt = Rot hat gewürfelt und noch nichts getan; zu tun gäbe es genug. Darf Rot sofort aufhören, ohne den Wurf zu nutzen? Gib für jede der { $count } Zeilen True oder False an.
texts-stop-praise = „Du musst“ und „du kannst“: zwei kleine Wörter, zwei verschiedene Spiele.
texts-stop-hint-verb = Befehl oder Erlaubnis? Such im Französischen nach creusez und pêchez, im Japanischen nach できます am Satzende, im Deutschen nach darf.
texts-stop-hint-clauses = Das entscheidet, Zeile für Zeile: { $clauses }
texts-stop-hint-count =
    { $count ->
        [one] True ist nur einmal richtig.
       *[other] True ist { $count }-mal richtig.
    }
texts-stop-count = Es sind { $count } Zeilen: Gib zu jeder eine Antwort.
texts-stop-slip = Zeile { $number } stimmt noch nicht. { $clause }: { $words }
texts-stop-solution = Die Regeln, die entscheiden, Zeile für Zeile: { $clauses }
texts-whose = Nach wessen Regeln?
texts-whose-prompt = Jemand spielt das: { $moves }. Nach welchen der Regeln fr, ja-2 und ja-3 ist das alles erlaubt?
texts-whose-praise = Du liest Regeln wie ein Schiedsrichter.
texts-whose-hint-each = Nimm dir die Regeln nacheinander vor. Würden sie die Person aufhalten, und wo?
texts-whose-hint-clauses = Sie sind sich nicht einig. Sieh dir das an: { $clauses }
texts-whose-hint-count =
    { $count ->
        [one] Nur eine erlaubt es.
       *[other] { $count } erlauben es.
    }
texts-whose-slip = Nach { $source } geht das nicht. { $why }
texts-whose-solution = Wer es ablehnt, stützt sich auf: { $clauses }
texts-order = Ein Zug der Reihe nach
texts-order-prompt = Diese Karten sind ein Zug von Rot nach den Regeln { $source }, aber durcheinander. In welcher Reihenfolge lassen sie sich spielen? Gib die Buchstaben an.
texts-order-praise =
    { $count ->
        [one] Nach diesen Regeln ist das die einzige Reihenfolge.
       *[other] Nach diesen Regeln gibt es { $count } Reihenfolgen, und deine ist eine davon.
    }
texts-order-hint-roll = Was musst du wissen, bevor du überhaupt etwas tun kannst?
texts-order-hint-near = Rot hackt und angelt nur direkt neben dem eigenen Angler. Wo muss der Angler dafür stehen? Und kommt er schon dorthin?
texts-order-hint-clauses = Lies das: { $clauses }
texts-order-slip = Karte Nummer { $number } ({ $move }) lässt sich dort nicht spielen. { $why }
texts-order-solution =
    { $count ->
        [one] Es ist die einzige Reihenfolge. Diese Regeln lehnen die anderen ab:
       *[other] Es ist eine von { $count } Reihenfolgen. Diese Regeln lehnen die anderen ab:
    }
texts-refused = Was wird abgelehnt?
texts-refused-prompt = Rot ist am Zug, nach den Regeln { $source }. Was davon wird abgelehnt? Gib die Buchstaben an.
texts-refused-praise = Das Programm sagt genau dasselbe.
texts-refused-hint-parts = Drei Fragen zu jedem Loch: Wie ist das Eis? Liegt es neben Rot? Steht jemand darauf?
texts-refused-hint-clauses = Diese Regeln lehnen hier etwas ab: { $clauses }
texts-refused-hint-count =
    { $count ->
        [one] Nur eines davon wird abgelehnt.
       *[other] { $count } davon werden abgelehnt.
    }
texts-refused-allowed = Erlaubt ({ $hole }). { $clause }: { $words }
texts-why = Und warum?
texts-why-prompt = Rot versucht das nach den Regeln { $source }, und es wird abgelehnt: { $move }. Auf welche dieser Regeln stützt sich das? Gib ihren Namen an; er steht vor dem Doppelpunkt.
texts-why-hint-hole = Sieh dir das Loch an: { $hole }
texts-why-hint-topic = Frag bei jeder Regel: Geht es um diese Art von Aktion, und um so ein Loch?
texts-why-hint-not = Es ist nicht { $clause }.
texts-why-slip = Bei { $clause } geht es um etwas anderes. Sieh dir das Loch noch einmal an: { $hole }
texts-dig = Das Prädikat des Hackens
texts-dig-prompt =
    Schreib die Funktion may_dig(spot) für den französischen Text. Sie gibt True zurück, wenn Rot, also wer am Zug ist, dort hacken darf, und sonst False.
    spot.closed, spot.open, spot.plugged, spot.near, spot.taken, spot.melted und spot.fished sind True oder False; du brauchst nur einige davon.
texts-dig-praise = Deine Funktion und das Programm sind sich bei jeder Sorte von Löchern einig: Du hast aus einer Regel Code gemacht.
texts-dig-hint-three = Dreierlei muss gleichzeitig wahr sein. Verbunden wird es mit: and
texts-dig-hint-not = Eins von den dreien darf nicht so sein. Es beginnt mit: not
texts-dig-hint-start = So fängt es an: return spot.closed and …
texts-dig-solution = In der Funktion steht: { $code }
texts-fish = Das Prädikat des Angelns, { $source }
texts-fish-prompt =
    Jetzt die Funktion may_fish(spot), nach den Regeln { $source }. Sie gibt True zurück, wenn Rot dort angeln darf, und sonst False. Es sind noch Augen übrig.
    spot.fished sagt, ob Rot dort in diesem Zug schon geangelt hat. Brauchst du das?
texts-fish-praise = So viele Löcher oder so viele Male? Im Code ist das eine Bedingung mehr oder weniger.
texts-fish-hint-like = Sie ist gebaut wie die vom Hacken. Wie muss das Eis diesmal sein?
texts-fish-hint-read = Lies lesson.clause("{ $clause }") Wort für Wort.
texts-fish-hint-again =
    { $distinct ->
        [yes] { $source } zählt Löcher, also kommt es darauf an, ob in einem schon geangelt wurde.
       *[no] { $source } zählt, wie oft, also ist es egal, ob in einem Loch schon geangelt wurde.
    }
texts-fish-solution = In der Funktion steht: { $code }

## printing

print-pages =
    { $count ->
        [one] A4, 1 Seite
       *[other] A4, { $count } Seiten
    }
print-page = Seite { $number } von { $last }
print-board-how = So spielst du auf Papier: Ein dunkler Spielstein auf einem Loch heißt, dass es offen ist; ein weißer darauf, dass es zugefroren ist. Auf eine geschmolzene Scholle legst du einen Streifen blaues Papier. Als Angler taugt alles, was gut steht.
print-die = Würfel { $number }
print-dice-title = Würfel zum Basteln
print-net-how = Schneide an den durchgezogenen Linien, falte an den gestrichelten und klebe die Laschen innen fest. Festes Papier rollt am besten.
print-spinner-how =
    { $count ->
        [one] Das wird kein Würfel, sondern ein Drehrad: Halte mit der Bleistiftspitze eine Büroklammer auf dem Punkt und schnippe sie an. Es gibt nur 1 Feld.
       *[other] Das wird kein Würfel, sondern ein Drehrad: Halte mit der Bleistiftspitze eine Büroklammer auf dem Punkt und schnippe sie an. Alle { $count } Felder sind gleich groß.
    }
print-slips-how = { $count } Seiten sind zu viele für ein Drehrad: Schneide die Zettel aus, lege sie in einen Beutel, ziehe einen, lies ihn und lege ihn vor dem nächsten Zug zurück.
print-fish-title = Die Fische aller Spieler
print-fish-how = Eine Zeile für jeden Zug: Schreib auf, wie viele kleine und wie viele große Fische du gefangen hast. Ein kleiner Fisch zählt 1 Punkt, ein großer 2.
print-fish-turn = Zug
print-fish-small = Kleine
print-fish-large = Große
print-fish-points = Punkte
print-fish-total = Summe
print-fish-described =
    { $players ->
        [one] Eine Tabelle für 1 Spieler
       *[other] Tabellen für { $players } Spieler
    } mit je { $rows } Zeilen: Zug, kleine Fische, große Fische, Punkte.
print-keeper-title = Unter dem Eis: { $board }
print-keeper-how = Nur für die Person, die die Fische hütet. Hackt jemand ein Loch? Sag, was darin schwimmt. Angelt jemand? Wirf für jeden Fisch im Loch einen gewöhnlichen Würfel: Bei 1, 2, 3 oder 4 bleibt er am Magneten hängen; dann streichst du ihn hier durch.
print-exercises-title = { $lesson } · Aufgaben
print-answers-title = { $lesson } · Lösungen
print-name = Name:
print-variant = Zahlen von: { $learner }
print-no-such-file = { $given } taugt nicht als Name für ein Blatt. Er endet auf .pdf oder .svg, zum Beispiel: "spielplan.pdf"
print-no-board = Hier gehört ein Spielplan hin oder der Name eines Spielplans, nicht { $given }. Zum Beispiel: kn.board("small-19")
print-no-die = { $given } ist kein Würfel. So machst du einen: kn.Die(range(1, 7))
print-many-faces = Ein Würfel mit { $count } Seiten lässt sich nicht drucken; höchstens { $most } gehen.
print-no-lesson = { $given } ist keine Lektion mit Aufgaben. Beginne zuerst eine, zum Beispiel: from kayanak_nb.lessons import drift; lesson = drift.begin()
print-no-library = Für ein PDF wird die Bibliothek fpdf2 gebraucht, und die ist nicht da. So installierst du sie: { $command }  Ohne sie speicherst du als .svg: Das zeigt und druckt ein Browser.
print-no-font = Keine Schrift auf diesem Computer hat das Zeichen { $sign }, deshalb kommt es nicht in ein PDF. Installiere eine, die es hat, etwa Noto Sans CJK, oder speichere als .svg: Ein Browser findet selbst eine Schrift.
print-continued = { $title } (Fortsetzung)
print-choose-numbers = Aufgaben wählst du mit einer Liste ihrer Nummern, etwa [1, 3], nicht mit { $given }.
print-choose-some = Die Liste der Nummern ist leer, also gibt es keine Aufgabe zum Drucken oder Austeilen. Nenne mindestens eine, etwa [1], oder lass die Liste weg: Dann sind es alle.

## files

file-is-folder = { $path } ist ein Ordner und kann keine Datei werden. Häng einen Namen an, zum Beispiel: { $example }
file-no-folder = { $path } lässt sich nicht speichern: Einen Ordner { $folder } gibt es nicht. Leg ihn zuerst an, oder nimm einen, den es gibt.
file-no-permission = { $path } lässt sich nicht speichern: Dort darfst du nicht schreiben. Nimm einen eigenen Ordner, oder erlaube das Schreiben.
file-unwritable = { $path } lässt sich nicht speichern, und was dort war, ist wie vorher. Versuch es mit einem kürzeren Namen oder einem anderen Ordner. Der Computer sagt: { $reason }

## handouts

handout-opening = { $points ->
        [one] Jede Aufgabe zählt 1 Punkt
       *[other] Jede Aufgabe zählt { $points } Punkte
    }, alle zusammen { $total }. Setze deine Antwort an die Stelle der drei Punkte und führe die Zelle aus; die letzte Antwort zählt. Lass die anderen Zellen, wie sie sind.
handout-name = Schreib zuerst deinen Namen zwischen die beiden Anführungszeichen: Daraus macht der Computer Aufgaben, die nur du hast.
handout-no-points = Die Punkte für eine Aufgabe sind eine ganze Zahl von 1 bis { $most }, nicht { $given }.
handout-no-notebook = { $given } taugt nicht als Name für ein Notebook. Er endet auf .ipynb, zum Beispiel: "source/floes/floes.ipynb"
handout-changed = { $path } gibt es schon, und jemand hat es von Hand geändert, oder es stammt anderswoher. Nichts wurde geschrieben, es ist also wie vorher. Benenne es um oder verschiebe es, oder schreib die Aufgaben anderswohin.

## lessons: dilemmas

dilemmas-title = Dilemmas: was eine Regel mit dem Spiel macht
dilemmas-name = Schalter
dilemmas-about = Worum es geht
dilemmas-first-reading = Erste Lesart
dilemmas-second-reading = Zweite Lesart
dilemmas-first = Erste Lesart: { $words }
dilemmas-second = Zweite Lesart: { $words }
dilemmas-clause = { $title } ({ $id }), { $standing }: { $words }
dilemmas-allowed = { $move }: erlaubt.
dilemmas-refused = { $move }: nicht erlaubt. { $why }
dilemmas-no-dilemma = Ein Dilemma „{ $given }“ gibt es hier nicht. Wähle eines von diesen: { $names }
dilemmas-no-reading = Eine Lesart „{ $given }“ gibt es nicht: Wähle 1 oder 2.
dilemmas-no-measure = „{ $given }“ wird hier nicht gezeigt. Wähle eines von diesen: { $names }
dilemmas-changes = Was sich mit der zweiten Lesart ändert: { $measure }
dilemmas-hollow = Ein hohler Punkt: Das Intervall enthält null, nach diesen Spielen ist also nicht sicher, dass sich etwas ändert.
dilemmas-turns-of = Dauer eines Spiels in Zügen: { $title }
dilemmas-luck = Welche Spiele verglichen werden
dilemmas-same-luck = Dasselbe Glück in beiden Lesarten, Spiel für Spiel
dilemmas-other-luck = Anderes Glück in jeder Lesart
dilemmas-longer = Um wie viel die zweite Lesart ein Spiel verlängert: { $title }
dilemmas-sea = das Meer mit den Schollen
dilemmas-source = { $games } Spiele je Lesart ({ $rules }, { $board }), { $count } Spieler ({ $players }), Startzahl { $seed }; mit 95-%-Intervallen. Der Unterschied ist die zweite Lesart minus die erste.
dilemmas-fish = Fische, die jeder am Ende hat
dilemmas-wins = Wer anfängt, gewinnt
dilemmas-changed = Spiele, in denen nach der zweiten Lesart andere gewinnen
dilemmas-hole = Wo sich die Lesarten trennen
dilemmas-hole-prompt = Der weiße Würfel zeigt { $face }, und es sind Augen übrig. In einem Loch darf { $player } nach der einen Lesart noch angeln und nach der anderen nicht. In welchem? Antworte mit seinem Namen in geraden Anführungszeichen.
dilemmas-hole-done = Bisher in diesem Zug: { $done }.
dilemmas-hole-both = In { $hole } erlauben es beide Lesarten: Dort hat in diesem Zug noch niemand geangelt.
dilemmas-hole-closed = { $hole } ist nicht offen: Keine Lesart lässt dort jemanden angeln.
dilemmas-hole-far = { $hole } liegt nicht neben dem Angler: Keine Lesart erlaubt es.
dilemmas-hole-praise = Sind die Augen Versuche, so ist dort noch einer frei; sind sie Löcher, so ist dieses schon verbraucht.
dilemmas-hole-hint-words = Der eine Text zählt Versuche, der andere zählt Löcher.
dilemmas-hole-hint-turn = Schau nach, was in diesem Zug schon geschehen ist.
dilemmas-hole-hint-last =
    { $pips ->
        [one] Ein Auge ist übrig. Es geht um das Loch, in dem gerade geangelt wurde.
       *[other] { $pips } Augen sind übrig. Es geht um das Loch, in dem gerade geangelt wurde.
    }
dilemmas-hole-solution = In { $hole } wurde in diesem Zug schon geangelt. Wer „Versuche“ liest, darf dort weitermachen, wer „Löcher“ liest, nicht.
dilemmas-sooner = Welche Lesart ist schneller zu Ende?
dilemmas-titled = { $title }.
dilemmas-sooner-prompt = { $about } Nach welcher Lesart sind Spiele im Schnitt kürzer? Antworte mit 1 oder 2, oder mit 0, wenn die Dauer gleich bleibt.
dilemmas-sooner-not-same = Die Dauer ändert sich doch, und zwar viel mehr, als der Zufall erklärt.
dilemmas-sooner-think = So ist es nicht. Denk daran, was das Spiel beendet und wie schnell es dazu kommt.
dilemmas-sooner-praise = Gemessen: { $first } nach der ersten Lesart, { $second } nach der zweiten; Unterschied: { $difference }.
dilemmas-sooner-hint-end = Was muss geschehen, damit das Spiel zu Ende ist?
dilemmas-sooner-hint-turn = Nach welcher Lesart geschieht davon mehr in einem Zug, oder braucht es weniger davon?
dilemmas-sooner-hint-measure = Du kannst die Spiele selbst fragen: lesson.measure("{ $switch }", games=50)
dilemmas-sooner-solution = Erste Lesart: { $first }. Zweite Lesart: { $second }. Unterschied: { $difference }.
dilemmas-pairs = Spiele in Paaren
dilemmas-pairs-prompt = { $about } Diese Spiele wurden zweimal mit demselben Glück gespielt, einmal nach jeder Lesart. Wie groß ist der Mittelwert der Unterschiede, zweite minus erste?
dilemmas-pairs-game = Spiel { $number }: { $first } Züge nach der ersten Lesart, { $second } nach der zweiten
dilemmas-pairs-sign = Das ist erste minus zweite. Hier ist es umgekehrt: Das Vorzeichen sagt, welche Lesart länger dauert.
dilemmas-pairs-sum = Das ist die Summe. Für den Mittelwert teilst du sie durch { $count }.
dilemmas-pairs-praise = Mehr steckt nicht hinter „in Paaren“: erst der Unterschied in jedem Paar, dann der Mittelwert.
dilemmas-pairs-hint-each = Zieh Spiel für Spiel ab: zweite minus erste.
dilemmas-pairs-hint-first = In Spiel 1 ist der Unterschied { $difference }.
dilemmas-pairs-hint-mean = Alle Unterschiede zusammen ergeben { $sum }; teile das durch { $count }.
dilemmas-pairs-solution = Die Unterschiede ergeben zusammen { $sum }; der Mittelwert ist { $sum } geteilt durch { $count }.
dilemmas-zero = Liegt die Null darin?
dilemmas-zero-prompt = Jede Zeile ist ein Unterschied mit seinem Intervall. Welche dieser Intervalle enthalten die Zahl 0? Gib ihre Nummern in eckigen Klammern an, zum Beispiel [1, 3].
dilemmas-zero-line = { $number }. { $title } ({ $measure }): { $figure }
dilemmas-zero-inside-out = Genau umgekehrt: Du hast die ohne Null genannt.
dilemmas-zero-praise = Wo die Null darin liegt, bleibt nach den Spielen auch „gar keine Änderung“ möglich.
dilemmas-zero-hint-plus = a ± b reicht von a − b bis a + b.
dilemmas-zero-hint-first = Beginne mit dem ersten, { $figure }: Wo sind seine beiden Enden, und liegt eines unter 0 und das andere darüber?
dilemmas-zero-hint-half = Schneller: Die Null liegt darin, wenn die Zahl hinter ± mindestens so groß ist wie die davor, ohne ihr Vorzeichen.
dilemmas-zero-solution = Vergleiche die beiden Zahlen um das ±, ohne Vorzeichen: Ist die zweite mindestens so groß, reicht das Intervall über die Null.
dilemmas-conclude = Was dürfen wir sagen?
dilemmas-conclude-prompt = { $about } Über { $n } Paare von Spielen hat die zweite Lesart die Dauer um { $figure } geändert. Welchen Satz dürfen wir darunterschreiben? Antworte mit seiner Nummer.
dilemmas-claim-more = Mit diesen Spielern dauern Spiele nach der zweiten Lesart im Schnitt länger.
dilemmas-claim-less = Mit diesen Spielern dauern Spiele nach der zweiten Lesart im Schnitt kürzer.
dilemmas-claim-open = Nach diesen Spielen können wir nicht sagen, ob sie länger oder kürzer werden.
dilemmas-claim-none = Es ist bewiesen, dass Spiele nach beiden Lesarten genau gleich lange dauern.
dilemmas-claim-never = Das kann kein Intervall beweisen: Für einen kleinen Unterschied lässt es immer Platz.
dilemmas-claim-overdone = Das ist zu viel gesagt: Sieh nach, ob die 0 im Intervall liegt.
dilemmas-claim-shy = Das Intervall liegt nur auf einer Seite der 0. Sieh dir das Vorzeichen an und trau dich.
dilemmas-conclude-praise = Und achte auf die Worte „mit diesen Spielern“: Mit anderen Spielern oder einem anderen Spielplan kann es anders sein.
dilemmas-conclude-hint-zero = Sieh zuerst nach, ob die 0 im Intervall liegt.
dilemmas-conclude-hint-sign = Wenn nicht: Über 0 heißt länger, unter 0 heißt kürzer.
dilemmas-conclude-hint-none = „Nicht sicher“ ist nicht dasselbe wie „bewiesen, dass nichts ist“.
dilemmas-conclude-solution = Liegt die 0 darin, lässt sich nichts sagen; wenn nicht, sagt es das Vorzeichen. Dass gar kein Unterschied besteht, lässt sich so nie beweisen.
dilemmas-argue = Für eine Lesart streiten
dilemmas-argue-prompt = { $about } Du sollst diese Lesart verteidigen: „{ $reading }“. Schreib zwei oder drei Sätze in geraden Anführungszeichen und nenne mindestens eine Regel mit ihrem Namen.
dilemmas-argue-clauses = Regeln, die damit zu tun haben: { $clauses }
dilemmas-argue-form = Schreib deine Sätze zwischen zwei gerade Anführungszeichen, als einen Text.
dilemmas-argue-clause = Nenne die Regel, auf die du dich stützt: { $clauses }
dilemmas-argue-short = Sag noch etwas mehr: mindestens { $count } Zeichen.
dilemmas-argue-now = Kein Computer kann ein Argument beurteilen. Geh diese Liste selbst durch, oder besser: Lass es jemand anderen tun:
dilemmas-check-words = Ich habe gesagt, welche Wörter des Textes für meine Lesart sprechen.
dilemmas-check-other = Ich habe gesagt, was jemand mit der anderen Lesart antworten würde.
dilemmas-check-figure = Wenn ich eine Zahl genannt habe, dann auch ihr Intervall und wer gespielt hat.
dilemmas-check-cannot = Ich habe nicht behauptet, dass eine Zahl zeigt, was der Text meint: Sie zeigt nur, was eine Lesart bewirkt.
dilemmas-argue-hint-words = Lies die Regeln noch einmal: lesson.dilemma("{ $switch }"). Welches einzelne Wort lässt sich auf zwei Arten verstehen?
dilemmas-argue-hint-figures = Welche Lesart macht das bessere Spiel? lesson.effect("{ $switch }") gibt dir Zahlen.
dilemmas-argue-hint-start = Du könntest so beginnen: „{ $clause } sagt …, also …“
dilemmas-argue-solution = Die eine richtige Antwort gibt es nicht. Ein gutes Argument nennt die Wörter, nimmt die andere Seite ernst und benutzt Zahlen nur für das, was sie zeigen können.

## dice lab

dice-lab-title = Würfellabor
dice-lab-views = Was möchtest du sehen?
dice-lab-view-faces = Seiten
dice-lab-view-symbols = Zeichen
dice-lab-view-pips = Augen
dice-lab-view-sum = Summe mehrerer Würfe
dice-lab-view-both = beide Würfel als Tabelle
dice-lab-throws = Anzahl der Würfe in der Summe
dice-lab-throw = Würfeln
dice-lab-times =
    { $count ->
        [1] einmal
       *[other] { $count }-mal
    }
dice-lab-clear = Würfe löschen
dice-lab-forget = Wieder vergessen
dice-lab-dice = Anzahl der Würfel
dice-lab-one-die = ein Würfel
dice-lab-two-dice = zwei Würfel
dice-lab-add = Seite hinzufügen
dice-lab-preset = Anderen Würfel nehmen
dice-lab-preset-white = weißer Würfel des Spiels
dice-lab-preset-blue = blauer Würfel des Spiels
dice-lab-preset-bear = Würfel der treibenden Schollen
dice-lab-preset-six = Zahlen von 1 bis 6
dice-lab-preset-coin = Münze: 0 oder 1
dice-lab-symbol-of = Zeichen von Seite { $number }
dice-lab-pips-of = Augen von Seite { $number }
dice-lab-number-of = Zahl auf Seite { $number }
dice-lab-remove = Seite { $number } wegnehmen
dice-lab-write-hint = Eine Seite darf mehrmals da sein: Dann kommt sie öfter. Pfeiltasten ändern eine Zahl.
dice-lab-about = ≈{ NUMBER($number, maximumSignificantDigits: 3) }
dice-lab-fault = { $die }, Seite { $number }: „{ $given }“ passt nicht. Schreib eine ganze Zahl von { $least } bis { $most }.
dice-lab-fault-empty = { $die }, Seite { $number }: Hier fehlt eine Zahl. Schreib eine ganze Zahl von { $least } bis { $most }.
dice-lab-kept = Bis dahin zeigen die Diagramme die Würfel, wie sie waren.
dice-lab-last-face = Ein Würfel braucht mindestens eine Seite.
dice-lab-most-faces = Ein Würfel hat hier höchstens { $count } Seiten.
dice-lab-impossible = Das kann nicht zusammen mit dem eintreten, was du schon weißt. Es hat sich nichts geändert.
dice-lab-bar = { $name }: { $exact }, { $percent }
dice-lab-bar-seen = { $name }: { $exact }, { $percent }; { $count }-mal gewürfelt, { $seen }
dice-lab-likely = Am wahrscheinlichsten: { $values } ({ $exact }).
dice-lab-mean = Mittelwert: { $exact } ≈ { $mean }.
dice-lab-mean-whole = Mittelwert: { $mean }.
dice-lab-cut = Nur die { $shown } wahrscheinlichsten sind zu sehen.
dice-lab-sum-title =
    { $count ->
        [1] Summe von 1 Wurf
       *[other] Summe von { $count } Würfen
    }
dice-lab-first-title = Augen des ersten Wurfs
dice-lab-total-title = Summe der Augen
dice-lab-both-title = Beide Würfel
dice-lab-corner = Weiß ↓ Blau →
dice-lab-nothing-known = Drücke auf einen Balken: Dann weißt du, dass das gefallen ist. Was wird aus den anderen Balken?
dice-lab-you-know = Du weißt: { $facts }.
dice-lab-fact = { $chart } = { $values }
dice-lab-or = { $first } oder { $last }
dice-lab-no-throws = Noch nichts gewürfelt.
dice-lab-count =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }
dice-lab-count-fitting =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }; passend zu dem, was du weißt: { $fitting }
dice-lab-exact = genaue Wahrscheinlichkeit
dice-lab-before = bevor du etwas wusstest
dice-lab-seen = gewürfelt
dice-lab-known = bekannt
dice-lab-chance = Was die Diagramme zeigen
dice-lab-trail = Wie weit daneben, höchstens?
dice-lab-trail-point = nach { $count }: { $gap }
dice-lab-exception = Im Programm ist etwas schiefgegangen ({ $error }). Deine Würfel sind noch da.
mistake-lab-dice = Das Würfellabor nimmt einen Würfel oder zwei, zum Beispiel kn.Die(range(1, 7)), nicht { $given }.
mistake-lab-faces = Im Würfellabor hat ein Würfel höchstens { $faces } Seiten mit Zahlen bis { $pips }; { $given } passt nicht.
chart-words = Dasselbe in Worten
dice-lab-all-alike = Alle gleich wahrscheinlich: je { $exact }.

## graph lab

sketch-blocked =
    { $count ->
        [one] Auf { $holes } steht ein Angler.
       *[other] Auf { $holes } stehen Angler.
    }
sketch-melted =
    { $count ->
        [one] Scholle { $floes } ist geschmolzen.
       *[other] Die Schollen { $floes } sind geschmolzen.
    }
sketch-start = Mit Ring: { $holes }
sketch-lines = Dicke Linien: { $lines }
sketch-floe = Scholle { $floe }: { $holes }
graph-lab-title = Der Spielplan als Graph
graph-lab-view = Was möchtest du sehen?
graph-lab-neighbours = Nachbarn
graph-lab-rings = Abstandsringe
graph-lab-reach = Erreichbar mit genau …
graph-lab-walks = Zahl der Wege
graph-lab-pieces = Stücke
graph-lab-tool = Ein Druck auf ein Loch …
graph-lab-look = stellt dich dorthin
graph-lab-block = stellt einen Angler in den Weg
graph-lab-melt = lässt die Scholle schmelzen
graph-lab-steps = Schrittzahl
graph-lab-steps-count =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
graph-lab-clear = Alles aus dem Weg räumen
graph-lab-open = Spielplan-Datei öffnen
graph-lab-board-said = Jetzt zu sehen: { $board }.
graph-lab-bad-file = Diese Datei ist kein Spielplan; der bisherige bleibt.
graph-lab-row-hint = Eine Spalte für jedes Loch. Seitwärts geht es weiter.
graph-lab-row-first = Zeile { $hole } der Adjazenzmatrix
graph-lab-row = Zeile { $hole } der Adjazenzmatrix hoch { $steps }
graph-lab-neighbours-said =
    { $count ->
        [0] { $hole } hat keinen Nachbarn: Der Grad ist 0.
        [one] { $hole } hat 1 Nachbarn: { $holes }. Der Grad ist 1.
       *[other] { $hole } hat { $count } Nachbarn: { $holes }. Der Grad ist { $count }.
    }
graph-lab-degrees-said = Die Zahl auf jedem Loch ist sein Grad. Die Nachbarn des Lochs mit dem Ring sind dunkel.
graph-lab-rings-said =
    { $count ->
        [0] Von { $hole } aus ist kein Schritt möglich.
        [one] Von { $hole } aus reicht 1 Schritt zu jedem erreichbaren Loch: { $farthest }
       *[other] Von { $hole } aus reichen { $count } Schritte zu jedem erreichbaren Loch. Am weitesten weg: { $farthest }
    }
graph-lab-lost-said =
    { $count ->
        [one] Zu 1 Loch führt kein Weg: { $holes }
       *[other] Zu { $count } Löchern führt kein Weg: { $holes }
    }
graph-lab-reach-said =
    Ein Weg von genau { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } ab { $hole } kann { $count ->
        [0] nirgends enden.
        [one] auf 1 Loch enden: Es ist dunkel.
       *[other] auf { $count } Löchern enden: Sie sind dunkel.
    }
graph-lab-missed-said =
    { $count ->
        [one] Nah genug, und doch unmöglich: { $holes }. Es ist hell.
       *[other] Nah genug, und doch unmöglich: { $holes }. Sie sind hell.
    }
graph-lab-all-said =
    { $steps ->
        [one] Jedes Loch, das höchstens { $steps } Schritt entfernt ist, kann das Ende sein.
       *[other] Jedes Loch, das höchstens { $steps } Schritte entfernt ist, kann das Ende sein.
    }
graph-lab-walks-said =
    { $count ->
        [0] Von { $hole } aus gibt es keinen Weg von { $steps ->
            [one] genau { $steps } Schritt
           *[other] genau { $steps } Schritten
        }.
        [one] Von { $hole } aus gibt es 1 Weg von { $steps ->
            [one] genau { $steps } Schritt
           *[other] genau { $steps } Schritten
        }.
       *[other] Von { $hole } aus gibt es { $count } Wege von { $steps ->
            [one] genau { $steps } Schritt
           *[other] genau { $steps } Schritten
        }.
    }
graph-lab-walks-numbers = Die Zahl auf einem Loch sagt, wie viele davon dort enden; die größte ist dunkel.
graph-lab-pieces-said =
    { $count ->
        [one] Das Eis hängt zusammen: Es ist 1 Stück.
       *[other] Das Eis ist in { $count } Stücke zerfallen. Jedes hat seinen Buchstaben.
    }
graph-lab-cut-said =
    { $count ->
        [0] Welche einzelne Scholle jetzt auch schmilzt: Weiter zerfällt nichts.
        [one] Wenn Scholle { $floes } schmilzt, zerfällt das Eis weiter: Sie ist gestrichelt eingerahmt.
       *[other] Wenn eine der Schollen { $floes } schmilzt, zerfällt das Eis weiter: Sie sind gestrichelt eingerahmt.
    }
graph-lab-table-steps = Schritte
graph-lab-table-holes = Löcher
graph-lab-table-total = Insgesamt
graph-lab-table-piece = Stück
graph-lab-label-start = hier stehst du
graph-lab-label-blocked = hier steht ein Angler
graph-lab-label-neighbour = Nachbar
graph-lab-label-degree = Grad { $count }
graph-lab-label-away =
    { $count ->
        [one] { $count } Schritt entfernt
       *[other] { $count } Schritte entfernt
    }
graph-lab-label-lost = hierher führt kein Weg
graph-lab-label-end =
    { $steps ->
        [one] ein Weg von { $steps } Schritt kann hier enden
       *[other] ein Weg von { $steps } Schritten kann hier enden
    }
graph-lab-label-no-end =
    { $steps ->
        [one] kein Weg von { $steps } Schritt endet hier
       *[other] kein Weg von { $steps } Schritten endet hier
    }
graph-lab-label-walks =
    { $count ->
        [0] kein Weg endet hier
        [one] 1 Weg endet hier
       *[other] { $count } Wege enden hier
    }
graph-lab-label-piece = Stück { $piece }
graph-lab-taken = Auf { $hole } stehst du selbst. Stell dich zuerst woandershin.
graph-lab-occupied = Auf Scholle { $floe } steht jemand, bei { $hole }: Eine besetzte Scholle schmilzt nicht.
graph-lab-melted = { $hole } gehört zu Scholle { $floe }, und die ist geschmolzen.
graph-lab-mistake-word = { $given } gibt es hier nicht. Wähle aus: { $names }.
graph-lab-mistake-steps = Die Zahl der Schritte ist eine ganze Zahl von 0 bis { $most }, nicht { $given }.
graph-lab-mistake-hole = Ein Loch { $given } gibt es hier nicht. Es gibt { $names }.
graph-lab-mistake-floe = Eine Scholle { $given } gibt es nicht; die Schollen gehen von 0 bis { $last }.
graph-lab-exception = Im Programm ist etwas schiefgegangen ({ $error }). Mach einfach weiter; der Spielplan ist noch da.
graph-lab-no-answer = Das Programm antwortet noch nicht. Wenn andere Zellen laufen, warte bitte auf sie. Wenn der Kernel neu gestartet wurde, führe diese Zelle noch einmal aus.
graph-lab-page-error = Etwas konnte nicht gezeichnet werden. Führe diese Zelle noch einmal aus.

## faults of files and boards

fault-too-large = Die Datei ist größer als { $limit } Bytes.
remedy-too-large = Sieh nach, ob es die richtige Datei ist.
fault-not-json = Das ist kein JSON ({ $reason }).
remedy-not-json = Berichtige den Text an dieser Stelle.
fault-nested = Die Klammern sind zu tief verschachtelt.
remedy-nested = Nimm die inneren Klammern weg.
fault-missing-field = Dieses Feld fehlt.
remedy-missing-field = Ergänze es.
fault-unknown-field = Dieses Feld gibt es nicht.
remedy-unknown-field = Nimm es weg; die Felder heißen { $fields }.
fault-repeated-field = Dieses Feld kommt mehrmals vor.
remedy-repeated-field = Behalte nur eines.
fault-no-file = Diese Datei gibt es nicht.
remedy-no-file = Prüfe den Namen und den Ordner.
fault-folder = Das ist ein Ordner.
remedy-folder = Nenne eine Datei darin.
fault-unreadable = Die Datei lässt sich nicht lesen ({ $reason }).
remedy-unreadable = Prüfe den Namen und ob du sie lesen darfst.
fault-not-utf-8 = Hier stehen Bytes, die kein UTF-8-Text sind.
remedy-not-utf-8 = Speichere die Datei als UTF-8.
fault-mark = Die Datei beginnt mit einer Bytereihenfolge-Marke (BOM).
remedy-mark = Speichere sie als UTF-8 ohne BOM.
fault-board-type = Ein Spielplan ist ein Objekt, nicht { $given }.
remedy-board-type = Setze seine Felder zwischen { "{" } und { "}" }.
fault-schema = Spielplan-Dateien der Version { $given } lassen sich hier nicht lesen.
remedy-schema = Schreib { $version }.
fault-name-type = Ein Name ist ein Text, nicht { $given }.
remedy-name-type = Setze ihn in Anführungszeichen.
fault-name-empty = Der Name { $given } hat weder Buchstaben noch Ziffern.
remedy-name-empty = Schreib einen Namen wie „unser Teich“.
fault-name-spaces = Der Name { $given } hat am Rand Leerzeichen oder mehr als eines zwischen zwei Wörtern.
remedy-name-spaces = Nimm sie weg.
fault-name-long = Der Name hat { $length } Zeichen.
remedy-name-long = Kürze ihn auf höchstens { $longest }.
fault-name-signs = Das darf in einem Namen nicht vorkommen: { $signs }.
remedy-name-signs = Nimm nur Buchstaben (auch anderer Schriften), Ziffern, Leerzeichen und - _ . '
fault-fish-type = Die Fische sind ein Objekt, nicht { $given }.
remedy-fish-type = Schreib zum Beispiel { "{" }"small": 75, "large": 15{ "}" }.
fault-no-fish = Es gibt keine Fische, also könnte niemand punkten.
remedy-no-fish = Lege mindestens einen hinein.
fault-count-type = { $given } ist keine ganze Zahl.
fault-count-small = { $given } ist zu klein.
fault-count-large = { $given } ist zu groß.
remedy-count = Schreib eine ganze Zahl von 0 bis { $largest }.
fault-holes-type = Die Löcher sind eine Liste von Namen, nicht { $given }.
remedy-holes-type = Schreib zum Beispiel ["A1", "A2", "B1"].
fault-hole-type = Ein Loch wird mit einem Text benannt, nicht mit { $given }.
fault-bad-hole = { $given } ist nicht der Name eines Lochs.
remedy-hole = Schreib einen Buchstaben von A bis Z für die Reihe und eine Zahl von 1 bis 99 für die Spalte, wie C4.
fault-repeated-hole = Das Loch { $hole } steht hier noch einmal; zuerst steht es bei { $first }.
remedy-repeated-hole = Nimm eines davon weg.
fault-too-few-holes =
    { $holes ->
        [0] Der Spielplan hat kein Loch: zu wenig für { $players } Spieler.
        [one] Der Spielplan hat nur { $holes } Loch: zu wenig für { $players } Spieler.
       *[other] Der Spielplan hat nur { $holes } Löcher: zu wenige für { $players } Spieler.
    }
remedy-too-few-holes = Ergänze Löcher, bis es mindestens { $least } sind.
fault-isolated-hole = Das Loch { $hole } hat keinen Nachbarn.
remedy-isolated-hole = Setze ein anderes Loch daneben, oder nimm dieses weg.
fault-split-board = Der Spielplan zerfällt in { $count } Teile: { $pieces }.
remedy-split-board = Verbinde sie durch weitere Löcher: Angler kommen nicht über die Lücke.
fault-floes-type = Die Schollen sind eine Liste von Listen von Löchern, nicht { $given }.
remedy-floes-type = Schreib zum Beispiel [["A1", "A2"], ["B1", "B2"]].
fault-no-floes = Es gibt keine Scholle.
remedy-no-floes = Teile die Löcher in Schollen ein.
fault-hole-in-no-floe = Das Loch { $hole } liegt auf keiner Scholle.
remedy-hole-in-no-floe = Füge es zu der Scholle hinzu, zu der es gehört.
fault-floe-type = Eine Scholle ist eine Liste von Löchern, nicht { $given }.
remedy-floe-type = Schreib zum Beispiel ["A1", "A2"].
fault-empty-floe = Diese Scholle hat keine Löcher.
remedy-empty-floe = Setze Löcher darauf, oder nimm die Scholle weg.
fault-unknown-hole = Es gibt kein Loch { $hole }.
remedy-unknown-hole = Ergänze es bei den Löchern, oder nimm es hier weg.
fault-hole-in-two-floes = Das Loch { $hole } liegt auf zwei Schollen, hier und bei { $first }.
remedy-hole-in-two-floes = Nimm es von einer der beiden weg.
fault-split-floe = Die Scholle zerfällt in { $count } Teile: { $pieces }.
remedy-split-floe = Mach eigene Schollen daraus, oder verbinde die Teile durch Löcher dazwischen.

## lessons: dice and chance

chance-title = Würfel: was der Zufall genau tut
chance-both-ways = { $exact } = { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }
chance-form = Gib eine Wahrscheinlichkeit an, zum Beispiel "5/36", 0.139 oder "13.9 %".
chance-form-ways = Gib ein Wörterbuch zurück, das zu jeder Summe die Anzahl der Wege nennt, zum Beispiel {"{"}2: 1, 3: 2{"}"}.
chance-form-die = Gib einen Würfel an, zum Beispiel kn.Die([kn.Face("fish", 3), kn.Face("walk", 2)]).
chance-slip-percent = Das ist die Anzahl der Prozente. Eine Wahrscheinlichkeit liegt zwischen 0 und 1: Schreib "25 %" mit Zeichen oder 0.25.
chance-slip-above = Eine Wahrscheinlichkeit ist nie größer als 1: Öfter als immer kann nichts geschehen. Wenn du Prozent meinst, schreib das Zeichen dazu, wie in "25 %".
chance-slip-below = Eine Wahrscheinlichkeit ist nie kleiner als 0: Seltener als nie kann nichts geschehen.
chance-slip-rounded = Ganz nah dran! Gerundet? Gib den Bruch an oder drei Stellen nach dem Komma.
chance-grid = Alle { $count } Paare von Seiten: Weiß nach unten, Blau nach rechts
chance-grid-rivals = Alle { $count } Paare von Seiten: Rot nach unten, Blau nach rechts
chance-grid-throws = Alle { $count } Paare von Seiten: erster Wurf nach unten, zweiter nach rechts
chance-grid-marked =
    { $count ->
        [one] { $count } Paar ist markiert.
       *[other] { $count } Paare sind markiert.
    }
chance-pairs = Es gibt { $count } Paare, alle gleich wahrscheinlich.
chance-pairs-marked =
    { $count ->
        [one] { $count } von { $pairs } Paaren passt
       *[other] { $count } von { $pairs } Paaren passen
    }: Die Wahrscheinlichkeit ist { $share }.
chance-margin = zusammen
chance-margins = Innen: die Wahrscheinlichkeit, dass beide zusammen kommen. In der letzten Spalte und der letzten Zeile sind sie addiert: ein Würfel allein.
chance-chart = Wie wahrscheinlich jedes Ergebnis ist
chance-polynomial = Würfel { $number }: { $sum }
chance-product = Multipliziert: { $sum }
chance-three = Erstes: { $first }. Zweites: { $second }. Multipliziert: { $product }. Beide zusammen: { $both }.
chance-are-independent = Die letzten beiden sind gleich: unabhängig. Das eine zu wissen, verrät nichts über das andere.
chance-are-not-independent = Die letzten beiden sind verschieden: nicht unabhängig. Das eine zu wissen, ändert die Wahrscheinlichkeit des anderen.
chance-stick =
    { $fish ->
        [one] Wie viele haften: { $fish } Fisch, Magnet { $magnet }
       *[other] Wie viele haften: { $fish } Fische, Magnet { $magnet }
    }
chance-turn = Zug
chance-exactly = Dann zum ersten Mal
chance-by-then = Dann oder früher
chance-mean-wait = Bei der Wahrscheinlichkeit { $chance } je Zug wartet man im Mittel { $mean } Züge.
chance-settle = Die Häufigkeit nach immer mehr Würfen
chance-settle-line = genau { $exact }
chance-after = nach { $count }: { $seen }
chance-stop = Von { $count } Würfen waren es { NUMBER($came) } ({ $seen }). Erwartet: { NUMBER($expected, maximumFractionDigits: 1) }; daneben um { NUMBER($off, maximumFractionDigits: 1) }.
chance-race-more = Rot zeigt mehr: { $share }
chance-race-equal = Beide zeigen gleich viel: { $share }
chance-race-less = Blau zeigt mehr: { $share }
chance-no-event = Ein Ereignis ist eine Funktion beider Seiten, zum Beispiel lambda white, blue: white.pips == blue.pips, nicht { $given }.
chance-no-chart = Ein Diagramm gibt es zu einem Würfel oder einer Verteilung, nicht zu { $given }.
chance-no-die = Gib Würfel an, zum Beispiel kn.Die(range(1, 7)), nicht { $given }.
chance-no-fish = Die Anzahl der Fische geht von 1 bis { $most }; { $given } passt nicht.
chance-no-turns = Die Anzahl der Züge geht von 1 bis { $most }; { $given } passt nicht.
chance-no-probability = Nötig ist eine Wahrscheinlichkeit über 0, zum Beispiel "1/6", nicht { $given }.
chance-both = Zwei Dinge zugleich
chance-both-prompt =
    Der weiße Würfel hat die Seiten { $faces }.
    Der blaue Würfel hat die Seiten { $others }.
    Beide werden einmal geworfen. Wie wahrscheinlich ist es, dass der weiße „{ $white }“ und zugleich der blaue „{ $blue }“ zeigt, mit beliebig vielen Augen?
chance-both-praise = Für zwei Dinge zugleich wird multipliziert: ein Teil von einem Teil.
chance-both-added = Du hast die beiden Wahrscheinlichkeiten addiert. „Beides zugleich“ kommt aber seltener vor als jedes allein. Markiert sind die Paare, die passen.
chance-both-white-only = Das stimmt für den weißen Würfel allein. In welchem Teil dieser Würfe passt auch der blaue? Die Paare, die passen, sind markiert.
chance-both-blue-only = Das stimmt für den blauen Würfel allein. In welchem Teil dieser Würfe passt auch der weiße? Die Paare, die passen, sind markiert.
chance-both-one-pair = Das ist die Wahrscheinlichkeit eines einzigen Paares von Seiten. Hier passen mehrere: Sie sind markiert.
chance-both-counted = { $count } ist die Anzahl der Paare, die passen. Von wie vielen? Eine Wahrscheinlichkeit ist ein Teil aller Paare.
chance-both-hint-grid = Denk an die Tabelle aller 36 Paare. In welchen Zeilen und in welchen Spalten passt es?
chance-both-hint-white = „{ $white }“ ist auf { $count } der 6 weißen Seiten.
chance-both-hint-blue = „{ $blue }“ ist auf { $count } der 6 blauen Seiten. Zeilen mal Spalten ist die Anzahl der Paare, die passen.
chance-both-solution = { $one } · { $other } = { $answer }
chance-sum = Eine Summe aus zwei Würfen
chance-sum-prompt =
    Ein Würfel hat die Zahlen { $faces }.
    Er wird zweimal geworfen. Wie wahrscheinlich ist die Summe { $total }?
chance-sum-praise = Jedes Paar zählt in seiner Reihenfolge, wie bei zwei Würfeln in zwei Farben.
chance-sum-order = Du hast zwei Zahlen in beiden Reihenfolgen nur einmal gezählt. „Erst 2, dann 5“ und „erst 5, dann 2“ sind zwei Paare. Die Paare, die passen, sind markiert.
chance-sum-unlike = Du hast Paare ohne ihre Reihenfolge gezählt: Davon gibt es 21. Sie sind aber nicht gleich wahrscheinlich: Zwei verschiedene Zahlen entstehen auf zwei Wegen, zwei gleiche nur auf einem.
chance-sum-alike = Es gibt { $count } verschiedene Summen, aber sie sind nicht gleich wahrscheinlich: Manche entstehen auf mehr Wegen als andere.
chance-sum-hint-grid = Zeichne die Tabelle aller 36 Paare: eine Zeile für den ersten Wurf, eine Spalte für den zweiten.
chance-sum-hint-order = Geh die Zahlen des ersten Wurfs durch: Was muss der zweite jeweils sein?
chance-sum-hint-count = { $count } der 36 Paare haben diese Summe.
chance-sum-solution = { $count } der 36 Paare haben die Summe { $total }: { $answer }
chance-ways = Zwei Würfel multipliziert
chance-ways-prompt =
    Ein Würfel als Wörterbuch: {"{"}1: 2, 3: 4{"}"} hat die 1 auf zwei Seiten und die 3 auf vier.
    Schreib die Funktion ways(first, second) für zwei solche Würfel. Auch sie gibt ein Wörterbuch zurück: zu jeder Summe, auf wie vielen Wegen sie entsteht.
chance-ways-praise = Deine Funktion multipliziert Polynome. Sie taugt für Würfel jeder Größe.
chance-ways-overwritten = Es sieht so aus, als würde ein späteres Paar ein früheres mit gleicher Summe löschen. Zähl zu dem dazu, was schon da ist: total.get(a + b, 0) + …
chance-ways-added = Du addierst die beiden Anzahlen. Aber jede Seite des einen Würfels kann mit jeder des anderen kommen: Es wird multipliziert.
chance-ways-once = Jedes Paar von Zahlen zählt bei dir einmal. Eine Zahl kann aber auf mehreren Seiten stehen.
chance-ways-case = Erster Würfel { $first }, zweiter { $second }
chance-ways-hint-pairs = Zwei Schleifen, eine in der anderen: Geh zu jeder Zahl des ersten Würfels die des zweiten durch.
chance-ways-hint-times = Steht eine Zahl auf m Seiten des einen und eine andere auf n Seiten des anderen, so kommen sie auf m mal n Wegen zusammen.
chance-ways-hint-get = Mehrere Paare können dieselbe Summe haben: total[a + b] = total.get(a + b, 0) + m * n
chance-ways-solution = Zum Beispiel:
chance-given = Wenn du die Summe weißt
chance-given-prompt =
    Der weiße Würfel hat die Seiten { $faces }.
    Der blaue Würfel hat die Seiten { $others }.
    Beide sind geworfen, und jemand verrät dir: „Die Augen ergeben zusammen { $total }.“ Wie wahrscheinlich ist es, dass der weiße Würfel „{ $symbol }“ zeigt?
chance-given-praise = Was du weißt, macht die Tabelle kleiner; dann zählst du wie immer.
chance-given-ignored = So wahrscheinlich war „{ $symbol }“, bevor du die Summe wusstest. Jetzt sind nur noch die markierten Paare möglich.
chance-given-joint = So wahrscheinlich ist es unter allen 36 Paaren, dass „{ $symbol }“ und die Summe { $total } zusammen kommen. Die Summe weißt du aber schon: Zähl nur unter den markierten Paaren.
chance-given-turned = Das ist umgekehrt: So wahrscheinlich ist die Summe { $total }, wenn man „{ $symbol }“ weiß. Hier ist die Summe bekannt, und nach dem Zeichen wird gefragt.
chance-given-hint-left = Streiche alle Paare, deren Summe nicht { $total } ist.
chance-given-hint-count = Es bleiben { $count } Paare. Durch so viele teilst du.
chance-given-hint-symbol = Wie viele von denen, die bleiben, zeigen „{ $symbol }“ auf dem weißen Würfel?
chance-given-solution = { $left } Paare haben die Summe { $total }. Davon zeigen { $fitting } „{ $symbol }“: { $answer }
chance-independent = Unabhängig oder nicht?
chance-independent-prompt =
    Der weiße Würfel hat die Seiten { $faces }.
    Der blaue Würfel hat die Seiten { $others }.
    Beide werden einmal geworfen. Bei welchen dieser Paare sind die zwei Ereignisse unabhängig? Nenne die Buchstaben.
chance-independent-pair = „{ $one }“ und „{ $other }“
chance-event-white = der weiße Würfel zeigt { $symbol }
chance-event-blue = der blaue Würfel zeigt { $symbol }
chance-event-pips =
    { $pips ->
        [one] der weiße Würfel hat mindestens { $pips } Auge
       *[other] der weiße Würfel hat mindestens { $pips } Augen
    }
chance-event-sum = die Summe der Augen ist { $total }
chance-event-even = die Summe der Augen ist gerade
chance-independent-praise = Du hast jedes Mal richtig gefragt: Ändert es die Wahrscheinlichkeit des einen, wenn man das andere weiß?
chance-independent-apart = { $letter }: Diese beiden kommen nie zusammen. Ist das eine gekommen, so ist das andere unmöglich: Das verrät also sehr viel. „Nie zusammen“ heißt nicht „unabhängig“.
chance-independent-more = Was du hast, stimmt, aber es fehlt noch etwas. Sieh bei Dingen nach, die verschiedene Würfel betreffen; und manchmal geht es zufällig auf.
chance-independent-is = { $letter }: { $one } · { $other } = { $product }, und beide zusammen { $both }: unabhängig.
chance-independent-is-not = { $letter }: { $one } · { $other } = { $product }, aber beide zusammen { $both }: nicht unabhängig.
chance-independent-hint-ask = Frag bei jedem Paar: Wenn ich das eine weiß, weiß ich dann mehr über das andere?
chance-independent-hint-times = Die Probe mit Zahlen: Zähl drei Wahrscheinlichkeiten, die des einen, des anderen und beider zusammen. Ergeben die ersten beiden multipliziert die dritte?
chance-independent-hint-count =
    { $count ->
        [one] { $count } Paar ist unabhängig.
       *[other] { $count } Paare sind unabhängig.
    }
chance-mean = Der Mittelwert eines Wurfs
chance-mean-prompt =
    Der weiße Würfel hat die Seiten { $faces }.
    Der blaue Würfel hat die Seiten { $others }.
    In jedem Zug werden beide geworfen und alle Augen addiert. Wie viele Augen je Zug sind das im Mittel?
chance-mean-praise = Mittelwerte darf man einfach addieren. Dafür müssten die Würfel nicht einmal unabhängig sein.
chance-mean-white-only = Das ist der Mittelwert des weißen Würfels allein.
chance-mean-blue-only = Das ist der Mittelwert des blauen Würfels allein.
chance-mean-halved = Einmal zu viel halbiert: Die Augen beider Würfel werden addiert, nicht gemittelt.
chance-mean-multiplied = Du hast die beiden Mittelwerte multipliziert. Die Augen werden addiert, also auch die Mittelwerte.
chance-mean-unweighted = Du hast jede Zahl einmal gezählt. Eine Zahl, die auf drei Seiten steht, kommt dreimal so oft und zählt dreimal.
chance-mean-likely = Das ist die wahrscheinlichste Summe. Der Mittelwert ist etwas anderes: der Punkt, an dem alle im Gleichgewicht sind.
chance-mean-hint-white = Beginne mit dem weißen Würfel allein: Addiere die Augen seiner 6 Seiten und teile durch 6.
chance-mean-hint-sum = Die weißen Seiten haben zusammen { $white } Augen.
chance-mean-hint-blue = Der Mittelwert des weißen Würfels ist { $white }. Mach es mit dem blauen ebenso und addiere.
chance-mean-solution = { $white } + { $blue } = { $answer }
chance-mean-chart = Die Summe der Augen
chance-catch = Was am Magneten haftet
chance-catch-prompt =
    In einem Loch sind { $fish } Fische. Jeder haftet mit der Wahrscheinlichkeit { $magnet } am Magneten, was auch immer die anderen tun. Wie wahrscheinlich ist es, dass { $stick ->
        [one] genau 1 Fisch haftet?
       *[other] genau { $stick } Fische haften?
    }
chance-catch-praise = Wie wahrscheinlich ein Weg ist, mal wie viele Wege es gibt: Das ist die Binomialverteilung.
chance-catch-one-way =
    { $stick ->
        [one] So wahrscheinlich ist es, dass ein ganz bestimmter Fisch haftet und die anderen nicht. Welcher es ist, ist aber gleich: Auf wie vielen Wegen lässt sich 1 aus { $fish } auswählen?
       *[other] So wahrscheinlich ist es, dass { $stick } ganz bestimmte Fische haften und die anderen nicht. Welche es sind, ist aber gleich: Auf wie vielen Wegen lassen sich { $stick } aus { $fish } auswählen?
    }
chance-catch-only-these =
    { $stick ->
        [one] Das ist die Wahrscheinlichkeit für den einen Fisch, der haftet. Die anderen dürfen nicht haften, und auch das hat seine Wahrscheinlichkeit.
       *[other] Du hast für die { $stick } Fische multipliziert, die haften. Die anderen dürfen nicht haften, und auch das hat seine Wahrscheinlichkeit.
    }
chance-catch-at-least = So wahrscheinlich ist es, dass { $stick } oder mehr haften. Gefragt ist aber: genau { $stick }.
chance-catch-share = { $stick } von { $fish } ist ein Teil der Fische, keine Wahrscheinlichkeit.
chance-catch-hint-one =
    { $stick ->
        [one] Denk zuerst an einen Weg: Der erste Fisch haftet, die anderen nicht. Wie wahrscheinlich ist genau das?
       *[other] Denk zuerst an einen Weg: Die ersten { $stick } Fische haften, die anderen nicht. Wie wahrscheinlich ist genau das?
    }
chance-catch-hint-ways =
    { $stick ->
        [one] Auf wie vielen Wegen kann 1 von { $fish } Fischen derjenige sein, der haftet?
       *[other] Auf wie vielen Wegen können { $stick } von { $fish } Fischen diejenigen sein, die haften?
    }
chance-catch-hint-times = Es gibt { $ways } Wege, und alle sind so wahrscheinlich wie der erste.
chance-catch-solution = { $ways } · { $each } = { $answer }
chance-catch-chart = Wie viele von { $fish } Fischen haften, Magnet { $magnet }
chance-waiting = Wie lange warten wir?
chance-waiting-prompt =
    Der weiße Würfel hat die Seiten { $faces }.
    In jedem Zug wird er einmal geworfen. Wie wahrscheinlich ist es, dass „{ $symbol }“ in den ersten { $turns } Zügen mindestens einmal kommt?
chance-waiting-praise = „Mindestens einmal“ geht am schnellsten über das Gegenteil: kein einziges Mal.
chance-waiting-added = Du hast { $chance } für jeden der { $turns } Züge addiert. Ginge das so weiter, wäre es bald mehr als sicher. Was zweimal kommt, ist darin zweimal gezählt.
chance-waiting-never = So wahrscheinlich ist es, dass „{ $symbol }“ in { $turns } Zügen gar nicht kommt. Gefragt ist das Gegenteil.
chance-waiting-exactly = So wahrscheinlich ist es, dass es in Zug { $turns } zum ersten Mal kommt. Es darf aber auch früher kommen.
chance-waiting-once = So wahrscheinlich ist es, dass es in { $turns } Zügen genau einmal kommt. Mehrmals ist auch „mindestens einmal“.
chance-waiting-hint-not = Denk an das Gegenteil: „{ $symbol }“ kommt in keinem der { $turns } Züge.
chance-waiting-hint-each = In einem Zug kommt es mit der Wahrscheinlichkeit { $other } nicht. Für { $turns } Züge nacheinander wird multipliziert.
chance-waiting-hint-rest = Was bis 1 übrig bleibt, ist die Wahrscheinlichkeit, dass es kommt.
chance-waiting-solution = Gar nicht in { $turns } Zügen: { $other } hoch { $turns } = { $never }. Also mindestens einmal: { $answer }
chance-fair = Ist diese Hausregel fair?
chance-fair-prompt =
    Der Würfel von Rot hat die Zahlen { $faces }.
    Der Würfel von Blau hat die Zahlen { $others }.
    Hausregel: Beide würfeln, und wer mehr hat, beginnt. Haben beide gleich viel, beginnt Rot. Wie wahrscheinlich ist es, dass Rot beginnt?
chance-fair-praise = Wer die Regel für den Gleichstand macht, entscheidet, wer im Vorteil ist.
chance-fair-ties = So wahrscheinlich ist es, dass Rot mehr hat. Rot beginnt aber auch bei Gleichstand. Die markierten Paare gehören Rot.
chance-fair-half = Einer von beiden beginnt, aber das heißt nicht halbe-halbe. Zähl die Paare: Die von Rot sind markiert.
chance-fair-other = So wahrscheinlich ist es, dass Blau beginnt.
chance-fair-again = So wäre es, wenn bei Gleichstand noch einmal gewürfelt würde. Hier beginnt dann Rot.
chance-fair-shared = So wäre es, wenn der Gleichstand geteilt würde. Hier gehört er ganz Rot.
chance-fair-hint-grid = Zeichne die Tabelle aller 36 Paare: eine Zeile für jede Seite von Rot, eine Spalte für jede von Blau.
chance-fair-hint-row = Geh Zeile für Zeile durch: Wie viele Seiten von Blau sind kleiner oder gleich?
chance-fair-hint-ties = Bei { $count } der 36 Paare haben beide gleich viel.
chance-fair-solution = Rot hat mehr: { $greater }. Beide gleich: { $equal }. Zusammen: { $answer }
chance-design = Ein eigener Würfel
chance-design-prompt =
    Bau einen weißen Würfel mit 6 Seiten, jede mit 1 bis { $most } Augen: Die Wahrscheinlichkeit von „{ $symbol }“ ist { $share }, und der Mittelwert der Augen ist { $mean }.
    Schreib kn.Die([kn.Face("{ $code }", 2), …]). Es gibt viele richtige Antworten.
chance-design-praise = Alles stimmt. Leg ihn ins Würfellabor und wirf ihn zehntausendmal!
chance-design-faces =
    { $count ->
        [one] Dein Würfel hat { $count } Seite; es müssen { $wanted } sein.
       *[other] Dein Würfel hat { $count } Seiten; es müssen { $wanted } sein.
    }
chance-design-pips = Jede Seite hat 1 bis { $most } Augen.
chance-design-symbol = Bei deinem Würfel hat „{ $symbol }“ die Wahrscheinlichkeit { $found }; es soll { $share } sein. Auf wie vielen Seiten muss es sein?
chance-design-mean = Das Zeichen passt. Der Mittelwert deiner Augen ist aber { $found }; er soll { $mean } sein. Wie viele Augen sind das auf 6 Seiten zusammen?
chance-design-hint-symbol = { $share } von 6 Seiten: Wie viele sind das?
chance-design-hint-total = Der Mittelwert ist { $mean }: Also haben alle 6 Seiten zusammen 6-mal so viele Augen.
chance-design-hint-count = Setze „{ $symbol }“ auf { $count } Seiten, andere Zeichen auf den Rest, und verteile { $total } Augen.
chance-design-solution = { $count } Seiten haben das Zeichen, und die Augen aller Seiten ergeben zusammen { $total }.

## board editor

editor-title = Einen Spielplan zeichnen
editor-view = Was möchtest du sehen?
editor-view-draw = Die Zeichnung
editor-view-board = Den fertigen Spielplan
editor-brush = Was ein Klick hinsetzt
editor-brush-loose = Loch ohne Scholle
editor-brush-eraser = Radiergummi
editor-brush-hint = Klicke auf einen Platz, oder fahre mit gedrückter Maustaste über mehrere. Ein zweiter Klick nimmt das Loch weg. Mit der Tastatur: Pfeiltasten, Enter, und Entf zum Wegnehmen.
editor-renumber = Lücken in den Nummern schließen
editor-sheet = Name und Größe
editor-name = Name des Spielplans
editor-rows = Reihen
editor-columns = Spalten
editor-box = In der Schachtel
editor-small = Kleine Fische
editor-large = Große Fische
editor-drops = Tropfen
editor-crystals = Kristalle
editor-check = Kann man darauf spielen?
editor-ready =
    Ja: { $holes } Löcher auf { $floes ->
        [one] 1 Scholle
       *[other] { $floes } Schollen
    }.
editor-not-ready =
    { $count ->
        [one] Noch nicht: Eine Sache ist zu berichtigen.
       *[other] Noch nicht: { $count } Sachen sind zu berichtigen.
    }
editor-more-faults =
    { $count ->
        [one] … und noch eine.
       *[other] … und noch { $count }.
    }
editor-place-board = Spielplan
editor-place-floes = Schollen
editor-place-floe = Scholle { $floe }
editor-place-fish = Fische
editor-files = Anfangen, speichern, laden
editor-start = Anfangen mit
editor-start-empty = nichts
editor-begin = Anfangen
editor-save = Spielplan speichern
editor-load = Laden
editor-play = Darauf spielen
editor-play-now = Gleich spielen
editor-stop = Spiel wegräumen
editor-cell-empty = leer
editor-cell-loose = Loch ohne Scholle
editor-cell-wrong = hier stimmt etwas nicht
editor-painted = { $holes }: auf Scholle { $floe }.
editor-painted-loose =
    { $count ->
        [one] { $holes }: Loch ohne Scholle.
       *[other] { $holes }: Löcher ohne Scholle.
    }
editor-erased = { $holes }: weggenommen.
editor-blank-name = unser Teich
editor-loaded = „{ $name }“ liegt auf dem Zeichenbrett.
editor-saved = Gespeichert als { $name }, bei deinen Downloads.
editor-cannot-save = Das ist noch kein Spielplan, und mit so einer Datei könnte niemand spielen. Berichtige, was markiert ist, und speichere dann.
editor-cannot-play = Das ist noch kein Spielplan. Berichtige, was markiert ist, und spiele dann.
editor-no-board-yet = Das ist noch kein Spielplan. Berichtige, was markiert ist; dann siehst du, wie er aussehen wird.
editor-game-below = Das Spiel beginnt darunter. Es behält diesen Spielplan, auch wenn du weiterzeichnest.
editor-bad-file = Diese Datei lässt sich nicht zeichnen, ohne dass etwas verloren geht; deine Zeichnung bleibt, wie sie ist.
file-place = Zeile { $line }, Spalte { $column }
editor-file-too-large = Diese Datei ist zu groß für einen Spielplan.
editor-holes-outside =
    { $count ->
        [one] Das Loch { $holes } ginge verloren. Nimm es zuerst weg, dann verkleinere das Raster.
       *[other] { $count } Löcher gingen verloren: { $holes }. Nimm sie zuerst weg, dann verkleinere das Raster.
    }
editor-mistake-size = Das Raster kann nicht { $given } groß sein. Wähle eine ganze Zahl von { $least } bis { $most }.
editor-mistake-cell = Einen Platz { $given } gibt es auf diesem Raster nicht. Seine Ecken sind { $names }.
editor-mistake-floe = Eine Scholle { $given } gibt es nicht. Wähle eine Zahl von 0 bis { $last }, -1 für ein Loch ohne Scholle, -2 zum Wegnehmen.
editor-mistake-count = { $given } wird hier nicht gezählt. Wähle eines von diesen: { $names }.
editor-mistake-view = Eine Ansicht { $given } gibt es nicht. Wähle eine von diesen: { $names }.
editor-mistake-board = Einen Spielplan { $given } zum Anfangen gibt es nicht. Wähle einen von diesen: { $names }, oder gib den Pfad einer Datei an, die auf .json endet.
editor-exception = Im Programm ist etwas schiefgegangen ({ $error }). Mach einfach weiter; deine Zeichnung ist noch da.
editor-no-answer = Das Programm antwortet noch nicht. Wenn andere Zellen laufen, warte bitte auf sie. Wenn der Kernel neu gestartet wurde, führe diese Zelle noch einmal aus.
editor-page-error = Etwas konnte nicht gezeichnet werden. Führe diese Zelle noch einmal aus.

## lessons: adjacency

adjacency-title = Nachbarschaft: wer neben wem liegt
adjacency-pond = Teich
adjacency-form-hole = Gib den Namen eines Lochs an, etwa "C4". Es gibt { $holes }.
adjacency-form-holes = Gib Löcher in eckigen Klammern an, jedes in Anführungszeichen, etwa ["C4", "D5"].
adjacency-form-row = Gib { $wanted } Zahlen in eckigen Klammern an, etwa [0, 1, 0, …].
adjacency-row-length = Die Zeile hat { $wanted } Zahlen, eine für jedes Loch; du hast { $count } angegeben.
adjacency-row-wrong =
    { $count ->
        [one] 1 Zahl stimmt noch nicht.
       *[other] { $count } Zahlen stimmen noch nicht.
    }
adjacency-same-floe =
    { $count ->
        [0] Kein Nachbar liegt auf derselben Scholle.
        [one] 1 Nachbar liegt auf derselben Scholle: { $holes }
       *[other] { $count } Nachbarn liegen auf derselben Scholle: { $holes }
    }
adjacency-other-floe =
    { $count ->
        [0] Kein Nachbar liegt auf einer anderen Scholle.
        [one] 1 Nachbar liegt auf einer anderen Scholle: { $holes }
       *[other] { $count } Nachbarn liegen auf anderen Schollen: { $holes }
    }
adjacency-degree-count =
    { $count ->
        [one] Grad { $degree }: 1 Loch
       *[other] Grad { $degree }: { $count } Löcher
    }
adjacency-degree-sum = Alle Grade zusammengezählt: { $sum }. Zwischen Nachbarn gibt es { $lines } Linien.
adjacency-matrix = 1: Die beiden Löcher sind Nachbarn. 0: Sie sind es nicht.
adjacency-power = Jede Zahl sagt, wie viele Wege von genau { $steps } Schritten vom Loch ihrer Zeile zum Loch ihrer Spalte führen.
adjacency-squares-title = Ein Brett aus Quadraten
adjacency-squares-reach =
    { $steps ->
        [one] Mit genau { $steps } Schritt auf Quadraten: { $count } der { $all } Quadrate, die nah genug sind.
       *[other] Mit genau { $steps } Schritten auf Quadraten: { $count } der { $all } Quadrate, die nah genug sind.
    }
adjacency-exactly-pips = Augen
adjacency-exactly-holes-near = Löcher, die nah genug sind
adjacency-exactly-holes = Löcher, genau erreicht
adjacency-exactly-squares-near = Quadrate, die nah genug sind
adjacency-exactly-squares = Quadrate, genau erreicht
adjacency-exactly-note = Von Loch { $hole } unseres großen Spielplans und von Quadrat { $square } eines Bretts aus Quadraten.
adjacency-neighbours = Wer liegt neben wem?
adjacency-neighbours-prompt = Der Ring liegt um { $hole }. Welche Löcher sind seine Nachbarn? Gib ihre Namen an.
adjacency-neighbours-praise = Einem Angler ist es egal, wo eine Scholle aufhört und die nächste anfängt: Auf dem Eis ist daneben eben daneben.
adjacency-neighbours-hint-touch = Ein Nachbar ist einen Schritt entfernt. Leg den Finger auf den Ring und geh einmal um ihn herum.
adjacency-neighbours-hint-rows = Zwei Nachbarn können in derselben Reihe liegen, zwei in der darüber und zwei in der darunter. Die Reihen sind um ein halbes Loch versetzt.
adjacency-neighbours-hint-count = Es sind { $count }.
adjacency-neighbours-solution = Die dicken Linien führen von { $hole } zu seinen Nachbarn; manche gehen über den Rand einer Scholle hinweg.
adjacency-not-oneself = { $hole } ist nicht sein eigener Nachbar: Zu einem Nachbarn muss man einen Schritt gehen.
adjacency-own-floe = Das sind die auf derselben Scholle. Aber ein Angler geht auch über den Spalt zwischen zwei Schollen, wie entlang der Linie im Bild.
adjacency-one-step = Auch das ist ein Schritt.
adjacency-crosswise = So wäre es auf Karopapier. Hier sind die Reihen versetzt: Zwei Nachbarn liegen darüber und zwei darunter.
adjacency-two-steps = Von { $hole } nach { $other } sind es zwei Schritte: Ein Loch liegt dazwischen.
adjacency-edges = Wie viele Linien?
adjacency-edges-prompt = Denk dir zwischen je zwei Nachbarn dieses Teichs eine Linie. Wie viele Linien sind es?
adjacency-edges-praise = Jede Linie hat zwei Enden: Darum ergeben alle Grade zusammen eine gerade Zahl, bei jedem Graphen, den es gibt.
adjacency-edges-hint-degree = Schreib auf jedes Loch seinen Grad: die Zahl seiner Nachbarn.
adjacency-edges-hint-add = Zähl alle Grade zusammen. Wie oft hast du dann jede Linie gezählt?
adjacency-edges-hint-sum = Alle Grade zusammen ergeben { $sum }.
adjacency-edges-solution = Alle Grade zusammen ergeben { $sum }, und jede Linie ist darin an beiden Enden gezählt: { $sum } : 2 = { $count }.
adjacency-edges-twice = Das ist die Summe aller Grade. Darin ist jede Linie zweimal gezählt, einmal an jedem Ende.
adjacency-edges-holes = Das ist die Zahl der Löcher. Zähl, was zwischen ihnen liegt.
adjacency-edges-degree = Das ist der größte Grad: die Linien an einem Loch. Zähl auch die an den anderen.
adjacency-degrees-shown = Die Zahl auf jedem Loch ist sein Grad.
adjacency-row = Eine Zeile der Matrix
adjacency-row-prompt = Schreib die Zeile von { $hole } in der Adjazenzmatrix dieses Teichs auf. Die Spalten stehen in dieser Reihenfolge: { $holes }
adjacency-row-praise = Mehr muss ein Computer über die Nachbarn eines Lochs nicht wissen.
adjacency-row-hint-question = Frag der Reihe nach für jedes Loch: Ist es ein Nachbar von { $hole }? Ja ist 1, nein ist 0. Die Reihenfolge ist { $holes }.
adjacency-row-hint-near = Die Nachbarn von { $hole } sind { $holes }.
adjacency-row-hint-first = Die erste Zahl gehört zu { $first }: Sie ist { $entry }.
adjacency-row-solution = Eine 1 steht für jedes von { $holes }, eine 0 für alle anderen, auch für { $hole } selbst.
adjacency-row-own = Du hast für { $hole } selbst eine 1 geschrieben. Niemand liegt neben sich selbst: Auf ihrer Diagonale hat die Matrix nur Nullen.
adjacency-row-swapped = Genau andersherum: 1 heißt Nachbar, 0 heißt keiner.
adjacency-row-degree = Das ist der Grad: die Summe der Zeile. Die Zeile selbst hat { $wanted } Zahlen.
adjacency-walks = Wege zählen
adjacency-walks-prompt = Auf wie viele Arten kann ein Angler in genau { $steps } Schritten von { $hole } nach { $goal } gehen? Hin und her ist erlaubt.
adjacency-walks-praise = Diese Zahl steht in der Matrix hoch { $steps }. Auf einem größeren Spielplan möchte das niemand von Hand zählen.
adjacency-walks-hint-return = Auch Wege, die mehrmals über dasselbe Loch führen, zählen mit. Zwei Wege sind verschieden, wenn irgendein Schritt verschieden ist.
adjacency-walks-hint-before = Vor dem letzten Schritt ist der Angler auf einem Nachbarn von { $goal }: { $holes }
adjacency-walks-hint-two = Finde für jeden davon heraus, auf wie viele Arten man von { $hole } aus in zwei Schritten dorthin kommt. Zähl dann diese Zahlen zusammen.
adjacency-walks-solution = Die Zahlen sagen, auf wie viele Arten man von { $hole } aus in zwei Schritten zu jedem Loch kommt. Die bei den Nachbarn von { $goal } werden zusammengezählt: { $sum }
adjacency-walks-shown = Die Zahl auf jedem Loch sagt, wie viele Wege von zwei Schritten dort enden.
adjacency-walks-return = Das sind die Wege, die kein Loch zweimal betreten. Man darf aber auch zurück: zum Beispiel von { $hole } weg und gleich wieder hin.
adjacency-walks-anywhere = Das sind alle Wege dieser Länge, egal wo sie enden. Zähl nur die, die auf { $goal } enden.
adjacency-walks-distance = Das ist der Abstand in Schritten. Gefragt ist, wie viele verschiedene Wege es gibt.
adjacency-walks-last = Das ist die Zahl der Nachbarn von { $goal }. Aber zu jedem davon kommt man auf mehrere Arten oder auf gar keine.
adjacency-distance = Außen herum
adjacency-distance-prompt = Du stehst auf { $hole } und willst nach { $goal }; beide haben einen Ring. Wo Angler stehen und wo das Eis geschmolzen ist, kann niemand gehen. Wie viele Schritte brauchst du mindestens?
adjacency-distance-praise = Wäre nichts im Weg, wären es { $straight }.
adjacency-distance-hint-rings = Schreib eine 0 auf { $hole }, eine 1 auf alle freien Nachbarn, eine 2 auf deren neue Nachbarn und so weiter.
adjacency-distance-hint-first = Der erste Schritt führt auf eines von diesen: { $holes }
adjacency-distance-hint-last = Nach { $goal } kommt man von einem von diesen: { $holes }
adjacency-distance-solution = { $count } Schritte, zum Beispiel { $way }.
adjacency-distance-holes = Du hast die Löcher auf dem Weg gezählt, das erste mit. Gefragt sind die Schritte dazwischen: einer weniger.
adjacency-distance-straight = Das ist der Weg mitten durch. Aber Angler oder Wasser sind im Weg, und man muss um sie herum.
adjacency-distance-between = Du hast die Löcher dazwischen gezählt. Der letzte Schritt, auf das Ziel, zählt auch.
adjacency-distance-shorter = So kann man gehen, aber es gibt einen kürzeren Weg.
adjacency-reach = Genau so viele
adjacency-reach-prompt = Der weiße Würfel sagt: gehen, und alle { $steps } Augen müssen verbraucht werden. Auf welchen Löchern kann ein Weg enden, der auf { $hole } anfängt, dem Loch mit dem Ring? Andere Angler und Wasser sind im Weg.
adjacency-reach-praise = Schritt für Schritt, von allem aus, was vorher möglich war: Genau so macht es auch der Computer.
adjacency-reach-hint-one = Nach einem Schritt bist du auf einem von diesen: { $holes }
adjacency-reach-hint-again = Nimm sie der Reihe nach: Wohin führt noch ein Schritt? Zurück zählt auch. Und dann noch einmal, bis alle Augen verbraucht sind.
adjacency-reach-hint-count =
    { $count ->
        [one] Es ist { $count } Loch.
       *[other] Es sind { $count } Löcher.
    }
adjacency-reach-solution = { $holes }: die dunklen im Bild. Die Zahlen sind die Abstände.
adjacency-reach-shown =
    { $steps ->
        [one] Dunkel: Dort kann ein Weg von genau { $steps } Schritt enden. Die Zahl ist der Abstand.
       *[other] Dunkel: Dort kann ein Weg von genau { $steps } Schritten enden. Die Zahl ist der Abstand.
    }
adjacency-reach-barred = Dort kann niemand enden: { $holes }. Da steht ein Angler, oder das Eis ist geschmolzen.
adjacency-reach-ring = Das sind die Löcher im Abstand von genau { $steps }. Aber man kann auch im Zickzack gehen und unterwegs Augen verbrauchen.
adjacency-reach-free = Ohne die Angler und das Wasser wäre das richtig. Aber sie sind im Weg.
adjacency-reach-within = Nah genug, aber nicht mit genau { $steps } Schritten: { $holes }. Alle Augen müssen verbraucht werden, und für den einen Schritt zu viel ist kein Platz.
adjacency-reach-home = Und { $hole }? Wer weggeht und zurückkommt, ist wieder da und hat Augen verbraucht.
adjacency-cut = Welche Scholle hält das Eis zusammen?
adjacency-cut-prompt = Einige Schollen sind geschmolzen, und der Rest hängt noch zusammen. Wenn noch eine Scholle schmilzt: Bei welcher zerfällt der Rest in Stücke? Wenn es mehrere sind, gib alle an, mit ihren Nummern.
adjacency-cut-praise = Ein einziger Tropfen genügt, und der Rest zerfällt. Was einen Graphen so zusammenhält, heißt eine trennende Menge.
adjacency-cut-hint-narrow = Such nach Engstellen, wo das Eis nur eine Scholle breit ist.
adjacency-cut-hint-try = Deck eine Scholle mit der Hand zu. Kann man noch von überall nach überall gehen?
adjacency-cut-hint-count =
    { $count ->
        [one] Es gibt nur eine solche Scholle.
       *[other] Es gibt { $count } solche Schollen; eine davon ist Scholle { $floe }.
    }
adjacency-cut-solution = Im Bild ist auch Scholle { $floe } geschmolzen, und jedes Stück hat seinen Buchstaben.
adjacency-cut-shown =
    { $count ->
        [one] Ohne Scholle { $floe }: immer noch { $count } Stück.
       *[other] Ohne Scholle { $floe }: { $count } Stücke.
    }
adjacency-cut-melted = Scholle { $floe } ist schon geschmolzen: Von ihr ist nichts mehr übrig.
adjacency-cut-whole = Wenn Scholle { $floe } schmilzt, hängt der Rest noch zusammen: Alle Buchstaben im Bild sind gleich.
adjacency-squares = Auf Quadraten
adjacency-squares-prompt = Auf diesem Brett geht man nur seitwärts, nach oben und nach unten. Ein Stein auf { $start } will genau auf { $goal } ankommen und alle Augen verbrauchen. Mit welchen Augenzahlen von 1 bis { $most } geht das?
adjacency-squares-praise = Alle gerade oder alle ungerade: In der Mathematik heißt das Parität.
adjacency-squares-hint-shortest = Der kürzeste Weg hat { $steps } Schritte.
adjacency-squares-hint-return = Mit zwei Augen mehr geht es auch: einen Schritt hin und wieder zurück. Und mit einem Auge mehr?
adjacency-squares-hint-colour = Sieh dir die Farben an. Was macht jeder Schritt mit der Farbe, auf der man steht?
adjacency-squares-solution = Mit { $pips } Augen. Jeder Schritt wechselt die Farbe, also gehen ab dem Abstand entweder alle geraden Zahlen oder alle ungeraden.
adjacency-squares-shown =
    { $pips ->
        [one] Dunkel: wohin genau { $pips } Schritt führt.
       *[other] Dunkel: wohin genau { $pips } Schritte führen.
    }
adjacency-pips-short = { $pips } reicht nicht: Der kürzeste Weg hat { $steps } Schritte.
adjacency-pips-zigzag = Das ist der kürzeste Weg. Aber man darf hin und her gehen: Welche größeren Zahlen gehen auch?
adjacency-pips-colour = { $pips } geht nicht: Jeder Schritt wechselt die Farbe, und nach { $pips } steht man auf der falschen. Probier es im Bild aus!
adjacency-exact = Und auf unserem Eis?
adjacency-exact-prompt = Dasselbe auf unserem Spielplan: Von { $start } aus will man genau auf { $goal } ankommen, beide haben einen Ring. Mit welchen Augenzahlen von 1 bis { $most } geht das?
adjacency-exact-home = Auf unserem Spielplan fängt man auf { $start } an, dem Loch mit dem Ring, und will genau dort wieder enden und alle Augen verbrauchen. Mit welchen Augenzahlen von 1 bis { $most } geht das?
adjacency-exact-praise = Ein Dreieck genügt, und gerade oder ungerade spielt keine Rolle mehr.
adjacency-exact-hint-least = Die kleinste Zahl ist { $steps }.
adjacency-exact-hint-triangle = Zwei Nachbarn haben immer auch einen gemeinsamen Nachbarn. Geh über ihn: Wie viele Schritte werden dann aus dem einen?
adjacency-exact-hint-count =
    { $count ->
        [one] Es ist { $count } Zahl.
       *[other] Es sind { $count } Zahlen.
    }
adjacency-exact-solution = Mit { $pips } Augen. Der Weg im Bild ist einen Schritt länger als der kürzeste, weil er um die Ecke eines Dreiecks geht.
adjacency-exact-shown = { $way }: { $steps } Schritte
adjacency-exact-parity = Auf Quadraten wäre das richtig. Aber hier gibt es Dreiecke: Zwei Seiten statt einer kosten einen Schritt mehr, wie im Bild.
adjacency-function = Python geht los
adjacency-function-prompt =
    Schreib die Funktion reach(start, steps, near). near sagt für jedes Loch, welche Löcher seine Nachbarn sind: near["C4"] ist eine Liste von Namen.
    Sie gibt alle Löcher zurück, auf denen ein Weg von genau so vielen Schritten enden kann.
adjacency-function-praise = Sie funktioniert auf jedem Spielplan, wie groß er auch ist und was auch im Weg steht. Für ein Straßennetz wäre sie genauso zu gebrauchen.
adjacency-function-hint-zero = Ohne einen Schritt ist man da, wo man anfängt: ends = {"{"}start{"}"}
adjacency-function-hint-next = Tu so oft dasselbe, wie es Schritte gibt: Geh von jedem Loch in ends zu allen seinen Nachbarn, und nenne die Menge dieser Enden wieder ends.
adjacency-function-hint-start = In der Schleife: ends = {"{"}other for hole in ends for other in near[hole]{"}"}
adjacency-function-solution = So geht es: { $code }
adjacency-function-case = start="{ $start }", steps={ $steps }, auf dem Teich im Bild
adjacency-function-within = Deine Funktion gibt auch Löcher zurück, an denen man nur vorbeigekommen ist. Nach jedem Schritt zählen nur die, zu denen er führt: Beginn jedes Mal eine neue Menge.
adjacency-function-ring = Deine Funktion gibt die Löcher zurück, die genau so weit weg sind. Man darf aber auch hin und her gehen und näher ankommen.
adjacency-function-once = Deine Funktion geht jedes Mal nur einen Schritt, egal was „steps“ sagt. Setz diesen Schritt in eine Schleife.
adjacency-function-still = Deine Funktion bleibt am Start stehen. Geh mit jedem Schritt von allen Löchern, auf denen man sein kann, zu deren Nachbarn.

## odds

odds-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-below = <{ $percent }
odds-above = >{ $percent }
odds-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-hole-reach = erreichbar: { $figure }
odds-hole-dig = kann aufgehackt werden: { $figure }
odds-hole-fish = hier kann geangelt werden: { $figure }
odds-hole-points = Punkte, die ein Versuch im Mittel bringt: { $figure }
odds-hole-fish-number = Fische, die ein Versuch im Mittel bringt: { $figure }
odds-caption-reach = Chance, dass ein Weg dort enden kann: { $holes }.
odds-caption-dig = Chance, dass das Loch aufgehackt werden kann: { $holes }.
odds-caption-fish = Chance, dass dort geangelt werden kann: { $holes }.
odds-caption-points = Mittlerer Gewinn eines Versuchs: { $holes }.
odds-caption-same = { $figure } bei { $holes }
odds-roll = { $symbol }, { $pips }
odds-pips =
    { $count ->
        [one] { $count } Auge
       *[other] { $count } Augen
    }
odds-pips-between = { $least } bis { $count } Augen
odds-times = { $move } × { $count }
odds-column-roll = Wurf
odds-column-chance = Wahrscheinlichkeit
odds-column-points = Punkte
odds-column-fish = Fische
odds-column-use = Am besten
odds-no-catch = nichts zu fangen
odds-together = Alle Würfe
odds-note-plan = Punkte und Fische sind Mittelwerte, jeder für den besten Plan. Ein Plan steht gleich nach dem Wurf fest und richtet sich nicht nach dem, was gefunden oder gefangen wird; Fische unter dem Eis zählen mit gleicher Chance für jedes Loch, das nicht offen ist.
odds-note-many = Die Würfel können mehr als { $pips } Augen geben: Ein Plan geht dann zuerst und hackt und angelt dort, wo er angekommen ist.
odds-note-limit = Was nach den { $fish } Fischen, die das Spiel beenden, noch gefangen würde, zählt hier mit.
odds-mistake-phase =
    { $phase ->
        [place] Chancen gibt es, solange ein Zug bevorsteht oder läuft. Jetzt werden noch Angler gesetzt.
        [catch] Chancen gibt es, solange ein Zug bevorsteht oder läuft. Jetzt entscheidet der Zufall über einen Fang.
       *[other] Chancen gibt es, solange ein Zug bevorsteht oder läuft. Dieses Spiel ist zu Ende.
    }
odds-mistake-what = Chancen { $given } gibt es nicht. Wähle eine von diesen: { $names }, oder None.
odds-mistake-game = Chancen lassen sich nur bei Kayanak zeigen, nicht im Schollenspiel.
player-odds = Chancen für den Zug
player-odds-rest = Chancen für den Rest des Zuges
player-odds-expected = Im Mittel mit dem besten Plan: { $figure }
player-odds-what = Was gezählt wird
player-option-odds = Chancen zeigen
player-option-odds-why = Genaue Chancen für den Zug, als Zahlen auf dem Spielplan und als Tabelle der Würfe. Je dunkler, desto mehr.
odds-show-off = nicht
odds-show-reach = Wo ein Weg enden kann
odds-show-dig = Was aufgehackt werden kann
odds-show-fish = Wo geangelt werden kann
odds-show-points = Was ein Versuch bringt

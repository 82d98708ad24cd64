### Texts on screen of kayanak_nb.

language-name = Français

## command line

cli-usage = utilisation :
cli-options = options
cli-commands = commandes
cli-about = Deux jeux de glace pour la classe, dans Jupyter.
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-lab = lancer JupyterLab sur les carnets
cli-lab-about =
    Lance JupyterLab avec le carnet de départ ouvert. Ce qui suit -- est transmis à JupyterLab.
    Les copies modifiées ne sont jamais écrasées.
cli-lab-folder = dossier pour tes copies des carnets (paquet installé : { $folder } sauf indication contraire ; dépôt : ses propres carnets)
cli-no-browser = ne pas ouvrir de navigateur ; l’adresse à visiter s’affiche ici
cli-folder = Tes carnets sont dans { $folder }
cli-new =
    { $count ->
        [one] 1 fichier copié.
       *[other] { $count } fichiers copiés.
    }
cli-renewed = { $name } : remplacé par la nouvelle version, car ta copie n’avait pas été modifiée.
cli-kept = { $name } : modifié par toi, il reste comme il est.
cli-beside = { $name } : modifié par toi, il reste comme il est. La nouvelle version est à côté : { $place }
cli-starting = JupyterLab s’ouvre dans ton navigateur. Pour l’arrêter, appuie ici sur Ctrl+C.
cli-starting-without-browser = JupyterLab démarre ; visite l’adresse qu’il affiche. Pour l’arrêter, appuie ici sur Ctrl+C.
cli-no-jupyterlab = JupyterLab n’est pas installé ici. Cette commande l’installe : { $command }
cli-no-notebooks = Les carnets devraient être dans { $folder }, mais ils n’y sont pas. Merci de réinstaller kayanak_nb.
cli-folder-is-file = { $folder } est un fichier. Indique un dossier, par exemple : kayanak lab mes-carnets
cli-folder-unusable = Impossible de copier les carnets dans { $folder } ({ $reason }). Indique un autre dossier, par exemple : kayanak lab mes-carnets

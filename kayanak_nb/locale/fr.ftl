### Texts on screen of kayanak_nb.

language-name = Français

## command line

cli-usage = utilisation :
cli-options = options
cli-commands = commandes
cli-about = Deux jeux de glace pour la classe, dans Jupyter.
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-lab = lancer JupyterLab sur les carnets
cli-lab-about =
    Lance JupyterLab avec le carnet de départ ouvert. Ce qui suit -- est transmis à JupyterLab.
    Les copies modifiées ne sont jamais écrasées.
cli-lab-folder = dossier pour tes copies des carnets (paquet installé : { $folder } sauf indication contraire, dépôt : ses propres carnets)
cli-no-browser = ne pas ouvrir de navigateur (l’adresse à visiter s’affiche ici)
cli-folder = Tes carnets sont dans { $folder }
cli-new =
    { $count ->
        [one] 1 fichier copié.
       *[other] { $count } fichiers copiés.
    }
cli-renewed = { $name } : remplacé par la nouvelle version, car ta copie n’avait pas été modifiée.
cli-kept = { $name } : modifié par toi, il reste comme il est.
cli-beside = { $name } : modifié par toi, il reste comme il est. La nouvelle version est à côté : { $place }
cli-not-understood = Cette commande n’a pas été comprise : { $given }
cli-see-help = { $command } montre ce qui existe.
cli-for-lab = Les options de JupyterLab lui-même viennent après --, par exemple : { $example }
cli-starting = JupyterLab s’ouvre dans ton navigateur. Pour l’arrêter, appuie ici sur Ctrl+C.
cli-starting-without-browser = JupyterLab démarre : visite l’adresse qu’il affiche. Pour l’arrêter, appuie ici sur Ctrl+C.
cli-no-jupyterlab = JupyterLab n’est pas installé ici. Cette commande l’installe : { $command }
cli-no-notebooks = Les carnets devraient être dans { $folder }, mais ils n’y sont pas. Merci de réinstaller kayanak_nb.
cli-folder-is-file = { $folder } est un fichier. Indique un dossier, par exemple : kayanak lab mes-carnets
cli-folder-unusable = Impossible de copier les carnets dans { $folder } ({ $reason }). Indique un autre dossier, par exemple : kayanak lab mes-carnets

## words: names of things

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-purple = Violet
list-comma = { $first }, { $next }
bracketed = { $what } ({ $more })
list-and = { $first } et { $last }
symbol-walk = marcher
symbol-dig = creuser
symbol-fish = pêcher
symbol-any = au choix
symbol-drop = goutte
symbol-crystal = cristal
symbol-plain = points seuls
face = { $symbol } { $pips }
fish-none = aucun poisson
fish-small =
    { $count ->
        [one] { $count } petit poisson
       *[other] { $count } petits poissons
    }
fish-large =
    { $count ->
        [one] { $count } gros poisson
       *[other] { $count } gros poissons
    }
score-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-fish =
    { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }

## words: moves and what chance brings

move-place = Placer le pêcheur en { $hole }
move-walk = Marcher jusqu’en { $hole }
move-dig = Creuser en { $hole }
move-fish = Pêcher en { $hole }
move-melt = Faire fondre la plaque { $floe }
move-refreeze = Reformer la plaque { $floe }
move-plug = Regeler { $hole }
move-unplug = Libérer { $hole }
move-done = Terminer
move-roll = Dés : { $faces }
move-catch = Prise : { $fish }
kind-place = placer le pêcheur
kind-walk = marcher
kind-dig = creuser
kind-fish = pêcher
kind-melt = faire fondre la plaque { $floe }
kind-refreeze = reformer la plaque { $floe }
kind-plug = regeler
kind-unplug = libérer

## words: holes

board-default = grand plateau
board-tiny-7 = tout petit plateau
board-small-19 = petit plateau
board-medium-37 = plateau moyen
board-of-ones-own = plateau « { $name } »
hole-closed = fermé
hole-open = ouvert
hole-plugged = regelé
hole-on-floe = sur la plaque { $floe }
hole-on-melted-floe = sur la plaque fondue { $floe }
hole-fisher = pêcheur : { $player }
hole-legal = possible : { $moves }

## words: status

status-turn = À { $player } de jouer
status-place = placer le pêcheur sur un trou
status-roll =
    { $dice ->
        [one] lancer le dé
       *[other] lancer les dés
    }
status-left = encore { $pips }
status-catch = la canne est en { $hole } : est-ce que ça mord ?
status-still-drop = puis faire fondre ou reformer une plaque
status-still-crystal = puis regeler ou libérer un trou
status-any-time-drop = avant ou après : faire fondre ou reformer une plaque
status-any-time-crystal = avant ou après : regeler ou libérer un trou
status-now-drop = faire fondre ou reformer une plaque
status-now-crystal = regeler ou libérer un trou
status-over = Partie terminée
status-winner = victoire : { $winners }, avec { $score }
status-tie = égalité : { $winners }, avec { $score } chacun

## words: text board

text-board-melted = plaque fondue
text-board-dice = Dés : { $faces }
text-board-open = Ouverts : { $holes }
text-board-plugged = Regelés : { $holes }
text-board-floe = Plaque fondue { $floe } : { $holes }
text-board-supply =
    En réserve : { $drops ->
        [one] { $drops } goutte
       *[other] { $drops } gouttes
    }, { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }
text-board-player = { $sign } { $player } : { $score } ({ $fish })
text-board-player-at = { $sign } { $player } en { $hole } : { $score } ({ $fish })

## words: events

event-placed = { $player } place son pêcheur en { $hole }.
event-rolled =
    { $player } lance { $dice ->
        [one] le dé
       *[other] les dés
    } : { $faces }, soit { $budget ->
        [one] { $budget } point à dépenser.
       *[other] { $budget } points à dépenser.
    }
event-by-hand = { $told } (choisi à la main)
event-walked = { $player } va de { $origin } à { $hole }.
event-dug = { $player } creuse en { $hole } : { $fish }.
event-fished = { $player } plonge la canne en { $hole }.
event-caught = { $player } pêche en { $hole } : { $fish }.
event-caught-none = { $player } remonte la canne en { $hole } : rien ne colle à l’aimant.
event-melted = { $player } fait fondre la plaque { $floe }.
event-refrozen = { $player } reforme la plaque { $floe }.
event-plugged = { $player } regèle { $hole } avec un cristal.
event-unplugged = { $player } libère { $hole } de son cristal.
event-stopped =
    { $player } s’arrête sans utiliser { $pips ->
        [one] le dernier point des dés.
       *[other] les { $pips } derniers points des dés.
    }
event-lapsed =
    { $pips ->
        [one] { $pips } point des dés est perdu : { $player } ne peut rien en faire.
       *[other] { $pips } points des dés sont perdus : { $player } ne peut rien en faire.
    }
event-unchanged =
    { $symbol ->
        [drop] Le dé bleu montre une goutte, mais aucune plaque ne peut fondre ni se reformer : la température ne change pas.
       *[crystal] Le dé bleu montre un cristal, mais aucun trou ne peut être regelé ni libéré : la température ne change pas.
    }
event-passed = { $player } ne peut rien faire de ce lancer : au suivant.
event-ended =
    { $cause ->
        [floes] Chaque plaque a un trou ouvert
        [holes] Tous les trous sont ouverts
       *[fish] { $player } a pêché assez de poissons
    } : la partie est terminée. { $number ->
        [one] Victoire : { $winners }.
       *[other] Victoire partagée : { $winners }.
    }
event-counted = Le compte : { $scores }.
event-counted-one = { $player } { $score }

## words: refusals

refusal-not-a-move = « { $given } » n’est pas un coup ; un coup s’écrit par exemple Dig("B2") ou Done().
refusal-no-such-hole = Il n’y a pas de trou « { $hole } » sur ce plateau ; un trou se nomme par la lettre de sa rangée et le numéro de sa colonne, par exemple B2.
refusal-no-such-floe = Il n’y a pas de plaque « { $floe } » sur ce plateau ; les plaques sont numérotées de 0 à { $last }.
refusal-quoted-number = Il faut un nombre, mais « { $number } » est entre guillemets : il faut écrire seulement { $number }.
refusal-game-over = La partie est terminée : reviens en arrière ou commence une nouvelle partie pour continuer à jouer.
refusal-roll-first = { $player } doit d’abord lancer les dés.
refusal-catch-first = La canne est encore en { $hole } : il faut d’abord voir si ça mord.
refusal-place-first = { $player } doit d’abord placer son pêcheur sur un trou.
refusal-already-placed = Tous les pêcheurs sont déjà sur le plateau : on ne les place qu’une fois, au début.
refusal-no-roll-now = Ce n’est pas le moment de lancer les dés : il faut d’abord finir ce tour.
refusal-no-catch-now = Aucune canne n’est à l’eau : il n’y a de prise qu’après avoir pêché dans un trou ouvert.
refusal-impossible-roll =
    { $dice ->
        [white] Avec ces règles, on ne lance que le dé blanc : il n’y a pas de face bleue.
        [both] Avec ces règles, on lance les deux dés : il manque la face bleue.
       *[any] Les dés de cette partie n’ont pas ces faces.
    }
refusal-impossible-catch = Cette prise est impossible (contenu de { $hole } : { $fish }).
refusal-hole-taken = { $hole } est déjà occupé par { $other } : il faut choisir un trou libre.
refusal-floe-taken = { $hole } est sur la plaque { $floe }, déjà occupée par { $other } : il faut commencer sur une plaque sans pêcheur.
refusal-no-fishers = Cette règle se joue sans pêcheurs : personne n’est placé ni ne marche, et chaque trou est pêché dès qu’il est creusé.
refusal-not-this-face = Le dé blanc montre « { $rolled } » : ce n’est pas le moment de « { $wanted } ».
refusal-white-over = L’action du dé blanc est terminée pour ce tour.
refusal-own-hole = { $hole } est le trou où se tient le pêcheur dont c’est le tour : il faut choisir un trou voisin.
refusal-not-adjacent = { $hole } est trop loin du pêcheur, qui est en { $origin } : seuls les trous juste à côté sont à sa portée.
refusal-occupied = { $hole } est occupé par { $other } : il faut choisir un trou sans pêcheur.
refusal-floe-melted = { $hole } est sur la plaque { $floe }, qui a fondu : personne ne peut y marcher tant qu’elle n’est pas reformée.
refusal-already-open = { $hole } est déjà ouvert : on ne creuse que les trous fermés.
refusal-dig-plugged = { $hole } est regelé : creuser n’y sert à rien, il faut en retirer le cristal.
refusal-still-closed = { $hole } est encore fermé : il faut le creuser avant d’y pêcher.
refusal-fish-plugged = { $hole } est regelé : on ne peut plus y pêcher tant que le cristal n’est pas retiré.
refusal-already-fished = On a déjà pêché en { $hole } pendant ce tour : chaque trou ne compte qu’une fois par tour, il faut en choisir un autre.
refusal-must-walk =
    { $pips ->
        [one] Il reste { $pips } pas à faire : tant qu’un pas est possible, il faut avancer.
       *[other] Il reste { $pips } pas à faire : tant qu’un pas est possible, il faut avancer.
    }
refusal-must-dig =
    { $pips ->
        [one] Il reste { $pips } trou à creuser : tant que c’est possible, il faut continuer.
       *[other] Il reste { $pips } trous à creuser : tant que c’est possible, il faut continuer.
    }
refusal-must-fish =
    { $pips ->
        [one] Il reste { $pips } trou où pêcher : tant que c’est possible, il faut continuer.
       *[other] Il reste { $pips } trous où pêcher : tant que c’est possible, il faut continuer.
    }
refusal-only-temperature =
    { $symbol ->
        [drop] Il ne reste que la température : il faut faire fondre ou reformer une plaque.
       *[crystal] Il ne reste que la température : il faut regeler ou libérer un trou.
    }
refusal-nothing-to-end = Il n’y a pas d’action du dé blanc à terminer.
refusal-no-temperature = Avec cette règle, la température ne change jamais : aucune plaque ne fond, aucun trou ne regèle.
refusal-no-mark = Le dé bleu ne montre ni goutte ni cristal : la température ne change pas pendant ce tour.
refusal-needs-drop = Pour faire fondre ou reformer une plaque, il faut une goutte sur le dé bleu ; il montre un cristal, qui sert à regeler ou à libérer un trou.
refusal-needs-crystal = Pour regeler ou libérer un trou, il faut un cristal sur le dé bleu ; il montre une goutte, qui sert à faire fondre ou à reformer une plaque.
refusal-temperature-used = La température a déjà changé : elle ne change qu’une fois par tour.
refusal-temperature-later = Il faut d’abord terminer l’action du dé blanc ; la température vient ensuite.
refusal-temperature-middle = L’action du dé blanc est commencée : il faut d’abord la terminer, car la température change avant ou après, pas au milieu.
refusal-no-drops = Toutes les gouttes sont sur le plateau : on peut seulement reformer une plaque fondue.
refusal-no-crystals = Tous les cristaux sont sur le plateau : on peut seulement libérer un trou regelé.
refusal-fisher-on-floe = La plaque { $floe } ne peut pas fondre maintenant : { $other } s’y trouve.
refusal-already-melted = La plaque { $floe } a déjà fondu : il faut en choisir une autre, ou reformer celle-ci.
refusal-not-melted = La plaque { $floe } n’a pas fondu : il n’y a rien à reformer.
refusal-plug-closed = { $hole } est encore fermé : seul un trou ouvert peut regeler.
refusal-already-plugged = { $hole } est déjà regelé : il faut choisir un trou ouvert, ou libérer celui-ci.
refusal-plug-fisher = { $hole } ne peut pas regeler maintenant : { $other } s’y trouve.
refusal-not-plugged = { $hole } n’est pas regelé : il n’y a pas de cristal à retirer.

## words: clauses

clause-title = { $source } · { $topic }
topic-setup = préparation
topic-placement = placement
topic-roll = lancer
topic-walk = marche
topic-dig = creuser
topic-fish = pêche
topic-any = libre choix
topic-temperature = température
topic-melt = fonte
topic-refreeze = plaque reformée
topic-plug = trou regelé
topic-unplug = trou libéré
topic-plain = points seuls
topic-turn = tour de jeu
topic-end = fin de la partie
topic-score = décompte
topic-no-fishers = sans pêcheurs
topic-board = plateau et nombres
topic-dice = faces des dés
topic-faces = face et action
topic-blue-pips = points bleus
topic-any-hole = tout trou libre
topic-first-round = premier tour
topic-order = qui commence
topic-pass = quand rien n’est possible
topic-exactly = ordre ou permission
topic-may-stop = s’arrêter plus tôt
topic-anywhere = où creuser
topic-back-and-forth = aller et retour
topic-crossing = passer les autres pêcheurs
topic-footing = ce qui porte un pêcheur
topic-walk-end = plus de chemin
topic-free-hole = quels trous sont libres
topic-own-hole = sous ses pieds
topic-distinct = trous différents
topic-times = encore le même trou
topic-open-hole = trous ouverts seulement
topic-catch = ce qui mord
topic-any-mix = mélanger les actions
topic-timing = quand elle change
topic-which-mark = quel signe pour quoi
topic-must-change = changement obligatoire
topic-supply = gouttes et cristaux
topic-no-entry = entrée interdite
topic-plug-any = quel trou regèle
topic-plug-can = regeler ou non
topic-plug-fisher = regeler sous un pêcheur
topic-plugged-end = un trou regelé compte-t-il ?
topic-all-ice = toute la glace
topic-last-hole = le dernier trou
topic-no-limit = pas de limite de poissons
topic-at-once = tout de suite
topic-fifteen = quinze poissons
topic-size = petits et gros
topic-tie = égalité

## dice

dice-die =
    { $count ->
        [one] Dé à { $count } face : { $faces }
       *[other] Dé à { $count } faces : { $faces }
    }
dice-outcomes =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
dice-most-likely = seuls les { $shown } plus probables sont affichés
dice-mean = espérance { $mean }
dice-variance = variance { $variance }
dice-outcome = Résultat
dice-probability = Probabilité
dice-percent = En pourcentage
dice-share = { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }
dice-number = { NUMBER($number, maximumFractionDigits: 3) }
dice-tiny = moins de 0,0001 %
dice-long = longue fraction
dice-part-white = Dé blanc
dice-part-blue = Dé bleu
symbol-own = figurine
symbol-bear = ours

## scene

scene-title = Kayanak · { $board }
scene-board =
    { $holes } trous, tous fermés, sur { $floes ->
        [one] { $floes } plaque
       *[other] { $floes } plaques
    }.
scene-closed =
    { $count ->
        [0] Plus aucun trou n’est fermé.
        [one] { $count } trou est fermé.
       *[other] { $count } trous sont fermés.
    }
scene-open = Ouverts ({ $fish }) : { $holes }
scene-hidden = Cachés sous la glace ({ $fish }) : { $holes }
scene-legal-holes = Entourés, car on peut y faire quelque chose maintenant : { $holes }
scene-legal-floes =
    { $count ->
        [one] Encadrée, car elle peut fondre ou se reformer maintenant : plaque { $floes }
       *[other] Encadrées, car elles peuvent fondre ou se reformer maintenant : plaques { $floes }
    }
scene-last = Marqué en pointillé, ce qui vient de se passer : { $events }

## player

player-title = Kayanak
player-close = Fermer
player-no-answer = Le programme ne répond pas encore. Si d’autres cellules sont en cours, il faut attendre un peu. Si le noyau a été redémarré, exécute de nouveau cette cellule ; une partie enregistrée pourra alors être ouverte.
player-page-error = Quelque chose n’a pas pu être dessiné. Exécute de nouveau cette cellule.
player-exception = Il y a eu un problème dans le programme ({ $error }). La partie est toujours là, tu peux continuer.
player-turn = À faire maintenant
player-roll = Lancer
player-faces-by-hand = Choisir les faces des dés
player-set-faces = Prendre ces faces
player-white-die = Dé blanc
player-blue-die = Dé bleu
player-die-shows = { $die } : { $face }
player-luck = Remonter la canne
player-rod-in = { $player } a la canne en { $hole }.
player-catch-by-hand = Choisir la prise
player-catch = Prise
player-set-catch = Prendre cette prise
player-catch-odds = Entre parenthèses, la chance de chaque prise. Elle révèle aussi quels poissons sont dans le trou.
player-outcome = { $fish } ({ $odds })
player-your-move = À toi de jouer
player-your-moves = Un clic sur le plateau fait ce qui est marqué ici
player-kind-place = Placer en
player-kind-walk = Marcher vers
player-kind-dig = Creuser en
player-kind-fish = Pêcher en
player-kind-melt = Faire fondre la plaque
player-kind-refreeze = Reformer la plaque
player-kind-plug = Regeler le trou
player-kind-unplug = Libérer le trou
player-do-place = Placer
player-do-walk = Marcher
player-do-dig = Creuser
player-do-fish = Pêcher
player-do-melt = Faire fondre
player-do-refreeze = Reformer
player-do-plug = Regeler
player-do-unplug = Libérer
player-done = Terminer
player-past = C’est une étape passée. Jouer à partir d’ici ouvre une autre suite ; l’ancienne est gardée.
player-bot-plays = L’ordinateur joue pour { $player }.
player-bot-step = Étape suivante
player-bots-turn = L’ordinateur joue pour { $player }. Ce sera bientôt à toi.
player-bot-mark = ordinateur
player-instead = { $label } : { $places }
player-places-more =
    { $places } et { $more } { $more ->
        [one] autre
       *[other] autres
    }
player-undo = Annuler
player-redo = Refaire
player-step-back = Une étape en arrière
player-step-forward = Une étape en avant
player-play = Dérouler tout seul
player-pause = Pause
player-timeline = Déroulement
player-timeline-step = Étape
player-where = étape { $position } sur { $length }
player-speed = Vitesse
player-speed-2000 = lente
player-speed-1000 = normale
player-speed-500 = rapide
player-speed-200 = très rapide
player-lines = Suites de cette partie
player-line =
    { $steps ->
        [one] Suite { $line } ({ $steps } étape)
       *[other] Suite { $line } ({ $steps } étapes)
    }
player-buckets = Seaux
player-fish =
    { $small ->
        [one] { $small } petit
       *[other] { $small } petits
    }, { $large ->
        [one] { $large } gros
       *[other] { $large } gros
    }
player-supply = Gouttes en réserve : { $drops } · cristaux en réserve : { $crystals }
player-floes-open = Plaques avec un trou ouvert : { $done } sur { $all }
player-holes-open = Trous ouverts : { $done } sur { $all }
player-log = Ce qui s’est passé, et pourquoi
player-log-empty = Rien encore. Chaque étape sera racontée ici, la plus récente en haut.
player-log-start = La mise en place, et pourquoi :
player-log-keys = Les flèches mènent d’une ligne à l’autre.
player-log-later = Plus récent
player-log-earlier = Plus ancien
player-go-to-step = Aller à cette étape
player-bar = Partie
player-new-game = Nouvelle partie
player-save = Enregistrer
player-load = Ouvrir
player-copy-code = Copier le code
player-language = Langue
player-options = Réglages
player-words = Le plateau en mots
player-text-board = Le plateau en texte
player-load-title = Ouvrir une partie
player-load-file = Un fichier enregistré
player-load-paste = Ou coller le code d’une position
player-load-code = Utiliser ce code
player-saved = Partie enregistrée sous le nom { $name }, dans tes téléchargements.
player-loaded = La partie est ouverte.
player-started = Une nouvelle partie commence.
player-copied = Le code de cette position est copié. En sachant le lire, on peut aussi y trouver les poissons cachés.
player-copy-yourself = Le navigateur ne laisse pas cette page copier. Tu peux copier le code toi-même :
player-code-reveals = En sachant lire le code, on peut aussi y trouver les poissons cachés.
player-file-too-large = Ce fichier est trop gros pour être une partie enregistrée.
player-bad-file = Ce fichier ne peut pas être ouvert ; ta partie reste comme elle est.
player-bad-code = Ce code est illisible ; ta partie reste comme elle est.
player-option-reveal = Montrer ce qu’il y a sous la glace
player-option-reveal-why = Pour les enseignants : les poissons cachés deviennent visibles.
player-option-resolve = Remonter la canne tout de suite
player-option-resolve-why = Sinon, la canne reste dans le trou jusqu’à ce qu’on la remonte, et on peut choisir la prise.
player-about = Graine { $seed } · { $board }
player-rules = Règle du jeu
player-rules-ja-1 = JA ① (pour débuter)
player-rules-ja-1-about = Un seul dé, pas de pêcheurs : creuser partout et pêcher aussitôt. Qui pêche le plus de poissons gagne.
player-rules-ja-2 = JA ② (avec pêcheurs)
player-rules-ja-2-about = Deux dés : marcher, creuser et pêcher à côté de son pêcheur.
player-rules-ja-3 = JA ③ (avec température)
player-rules-ja-3-about = Comme JA ②, mais des plaques fondent et des trous regèlent.
player-rules-fr = FR (le jeu français)
player-rules-fr-about = Avec température aussi ; creuser et pêcher exactement autant que le disent les dés, chaque trou une fois par tour.
player-rules-same = Règle de cette partie
player-rules-same-about = La règle de ta partie, faite dans le carnet.
player-players = Joueurs
player-board = Plateau
player-board-of = { $name } ({ $holes } trous)
player-seats = Qui joue ?
player-name = nom
player-played-by = joué par
player-person = une personne
player-bot-random = ordinateur, au hasard
player-bot-greedy = ordinateur, malin
player-seed = Graine (le même nombre donne la même partie)
player-seed-any = au hasard
player-start = Commencer
player-cancel = Annuler
player-cannot-start = Une telle partie est impossible ; la tienne reste comme elle est.
player-too-few-floes = Avec cette règle, chaque pêcheur commence sur sa propre plaque, et ce plateau n’en a que { $floes } pour { $players }. Choisis un plateau plus grand, moins de monde ou une autre règle.
player-too-few-holes = Ce plateau n’a pas assez de trous ({ $holes }) pour jouer à { $players }. Choisis un plateau plus grand ou moins de monde.
player-bad-seed = La graine est un nombre entier de 19 chiffres au plus ; on peut aussi laisser la case vide.
player-same-names = Deux noms sont pareils. Il faut un nom différent pour chaque place.
player-long-name = Un nom peut avoir au plus { $longest } caractères.

## lessons

lesson-rules = Les règles qui l’expliquent
lesson-rule = { $title } : { $words }
lesson-refused = Pas permis. { $why }
lesson-possible = Possible maintenant : { $moves }
lesson-and-more =
    { $shown } et { $count } { $count ->
        [one] autre
       *[other] autres
    }
lesson-nothing-yet = Il ne s’est encore rien passé.
lesson-line = Suite { $line } : { $done } ({ $scores })
lesson-line-here = Suite { $line }, celle où la partie se trouve : { $done } ({ $scores })
lesson-score = { $player } a { $score }
lesson-catch = { $move } : { $fish }
lesson-no-line =
    Il n’y a pas de suite « { $given } » : { $last ->
        [one] cette partie n’a que la suite 1.
       *[other] il faut un numéro de 1 à { $last }.
    }
lesson-no-step = Il n’y a pas d’étape « { $given } » : il faut un numéro de 0 à { $last }.
lesson-no-language = Il n’y a pas de langue « { $given } » ici. Il faut en choisir une parmi : { $names }
lesson-no-rules = Il n’y a pas de règle du jeu « { $given } » ici. Il faut en choisir une parmi : { $names }
lesson-no-board = Il n’y a pas de plateau « { $given } » ici. Il faut en choisir un parmi : { $names }
lesson-help-quotes = Python ne connaît pas { $name }. Le nom d’un trou s’écrit entre guillemets droits : "{ $name }"
lesson-help-name = Python ne connaît pas « { $name } ». Est-ce bien écrit ? Si cela vient d’une cellule plus haut, il faut d’abord l’exécuter.
lesson-help-instead = Il n’y a pas de « { $name } » ici. Peut-être « { $instead } » ?
lesson-help-missing = Il n’y a pas de « { $name } » ici. Est-ce bien écrit, avec les bonnes majuscules ?
lesson-help-reading = Python n’arrive pas à lire la ligne { $line } de cette cellule. Souvent, il y manque un guillemet, une virgule ou une parenthèse.
lesson-help-call = Entre les parenthèses d’un appel, il y a trop, trop peu ou pas ce qu’il faut : { $error }
lesson-help-rounds = On ne peut pas parcourir un nombre pas à pas. Pour répéter autant de fois, entoure-le de range( ), comme dans « for step in range(4) ». ({ $error })
lesson-help-type = Python ne peut pas faire cela avec ce qu’on lui donne : { $error }
lesson-help-entry = Il n’y a pas d’entrée { $name } ici, du moins pas encore : un dictionnaire ne contient que ce qu’on y a mis avant.
lesson-help-zero = On divise ici par 0, et c’est impossible.
lesson-help-index = La liste n’a pas cette place : elle est plus courte. On compte à partir de 0.
lesson-help-file = Cela ne marche pas avec le fichier { $name }. Son nom est-il bien écrit, et le dossier existe-t-il ? Python dit : { $error }
lesson-help-stopped = À la ligne { $line } : { $error }
lesson-help-go-on = Rien n’est cassé : il suffit de corriger la cellule et de l’exécuter de nouveau.
lesson-table-turn = Tour
lesson-table-player = Qui
lesson-table-dice = Dés
lesson-table-done = Ce qui a été fait
lesson-table-scores = Jusqu’ici
lesson-floe = { $hole } se trouve sur la plaque { $floe }, avec { $holes }.
lesson-near =
    { $hole } touche { $count } { $count ->
        [one] autre trou.
       *[other] autres trous.
    }
lesson-near-own = { $count } sur la même plaque : { $holes }.
lesson-near-other = { $count } sur d’autres plaques, de l’autre côté de l’eau : { $holes }.

## floes: places, directions, figures

floes-place-floe = plaque { $floe }
floes-place-far = rive opposée
floes-place-home = rive des igloos
floes-from-floe = de la plaque { $floe }
floes-from-far = de la rive opposée
floes-from-home = de la rive des igloos
floes-to-floe = sur la plaque { $floe }
floes-to-far = sur la rive opposée
floes-to-home = sur la rive des igloos
floes-on-floe = sur la plaque { $floe }
floes-on-far = sur la rive opposée
floes-on-home = à l’igloo
floes-on-done = à l’igloo avec un poisson
direction-e = vers l’est
direction-ne = vers le nord-est
direction-nw = vers le nord-ouest
direction-w = vers l’ouest
direction-sw = vers le sud-ouest
direction-se = vers le sud-est
floes-figure = { $player } { $figure }
floes-figure-fish = { $player } { $figure } avec un poisson

## floes: moves

floes-move-slide = Plaque { $floe } { $direction } { $arrow }
floes-move-step = Figurine { $figure } { $to }
floes-move-usebear = Déplacer l’ours
floes-move-useown = Déplacer plaques et figurines
floes-move-bearstep = L’ours sur la plaque { $floe }
floes-kind-slide = glisser
floes-kind-leave = partir
floes-kind-step = venir ici
floes-kind-bearstep = l’ours vient ici
floes-distance =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
floes-along =
    { $number ->
        [one] entraîne la plaque { $floes }
       *[other] entraîne les plaques { $floes }
    }

## floes: what is where

floes-row = rangée { $row }
floes-bear = ours blanc
floes-figures =
    { $count ->
        [one] { $count } figurine : { $figures }
       *[other] { $count } figurines : { $figures }
    }
floes-contact = en contact : { $places }
floes-fish =
    { $count ->
        [0] aucun poisson dans le trou
        [one] { $count } poisson dans le trou
       *[other] { $count } poissons dans le trou
    }
floes-home-player = { $player } (en attente : { $waiting }, au but : { $done })
floes-status-choose = l’ours est sorti : à qui les déplacements ?
floes-status-own = plaques et figurines
floes-status-bear = l’ours
floes-status-winner = victoire : { $winners }, quatre figurines à l’igloo avec un poisson

## floes: text board and picture

floes-text-water = eau
floes-text-floe = plaque 5
floes-text-light = figurine
floes-text-laden = figurine avec un poisson
floes-text-die = Dé : { $face }
floes-text-bear = L’ours blanc est sur la plaque { $floe }.
floes-text-fish = Poissons dans le trou : { $count }
floes-text-contacts = En contact : { $pairs }
floes-text-player = { $sign } { $player } (au but : { $done } sur { $all }) : { $figures }
floes-text-figure = figurine { $figure } { $place }
floes-text-figure-fish = figurine { $figure } { $place } avec un poisson
floes-scene-title = Les plaques à la dérive
floes-scene-row = Plaques de la rangée { $row } : { $floes }
floes-scene-slides =
    { $number ->
        [one] Encadrée, car elle peut glisser maintenant : plaque { $floes }
       *[other] Encadrées, car elles peuvent glisser maintenant : plaques { $floes }
    }
floes-scene-steps = Encadré avec une trace de pas, car une figurine peut y aller maintenant : { $places }
floes-scene-bear = Encadré avec une patte, car l’ours peut y aller maintenant : { $places }
floes-scene-chosen = En main : { $place }
floes-scene-ghost = En pointillé, le point d’arrivée : { $slide }

## floes: in short

floes-brought-fish = un poisson
floes-brought-home = au but
floes-brought-chased =
    { $count ->
        [one] { $count } figurine chassée jusqu’à son igloo
       *[other] { $count } figurines chassées jusqu’à leur igloo
    }
floes-score =
    { $count ->
        [one] { $count } figurine au but
       *[other] { $count } figurines au but
    }

## floes: events

floes-event-rolled =
    { $symbol ->
        [bear] { $player } lance le dé et obtient l’ours ({ $budget }) : { $budget ->
            [one] { $budget } déplacement, de l’ours ou bien de plaques et de figurines.
           *[other] { $budget } déplacements, de l’ours ou bien de plaques et de figurines.
        }
       *[own] { $player } lance le dé et obtient { $budget } : { $budget ->
            [one] { $budget } déplacement de plaque ou de figurine.
           *[other] jusqu’à { $budget } déplacements de plaques et de figurines.
        }
    }
floes-event-ownchosen = { $player } laisse l’ours tranquille et déplace plaques et figurines.
floes-event-bearchosen = { $player } choisit de déplacer l’ours.
floes-event-slid =
    { $player } fait glisser la plaque { $floe } { $direction }, de { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }{ $number ->
        [0] .
        [one] , et la plaque { $carried } suit.
       *[other] , et les plaques { $carried } suivent.
    }
floes-event-stepped = { $player } fait passer la figurine { $figure } { $from } { $to }.
floes-event-fishtaken = { $player } prend un poisson dans le trou : la figurine { $figure } le porte maintenant sur sa lance.
floes-event-returned = { $player } ramène la figurine { $figure } à l’igloo avec un poisson, et elle y reste.
floes-event-bearstepped = { $player } envoie l’ours de la plaque { $origin } à la plaque { $floe }.
floes-event-chased =
    L’ours chasse la figurine { $figure } ({ $owner }) jusqu’à son igloo{ $lost ->
        [fish] , et son poisson retourne dans le trou.
       *[nothing] .
    }
floes-event-stopped =
    { $player } s’arrête sans utiliser { $moves ->
        [one] le dernier déplacement.
       *[other] les { $moves } derniers déplacements.
    }
floes-event-ended = { $player } a ramené quatre figurines à l’igloo avec un poisson : la partie est terminée. Victoire : { $winners }.

## floes: refusals

floes-refusal-not-a-move = « { $given } » n’est pas un coup ; un coup s’écrit par exemple Slide(5, "NE") ou Step(0, "far").
floes-refusal-game-over = La partie est terminée : il faut revenir en arrière ou en commencer une autre pour continuer à jouer.
floes-refusal-roll-first = { $player } doit d’abord lancer le dé.
floes-refusal-no-roll-now = Ce n’est pas le moment de lancer le dé : il faut d’abord finir ce tour.
floes-refusal-impossible-roll =
    { $dice ->
        [white] Dans ce jeu, on ne lance qu’un dé : il n’y a pas de face bleue.
       *[any] Le dé de cette partie n’a pas cette face.
    }
floes-refusal-no-such-floe = Il n’y a pas de plaque « { $floe } » ; les plaques sont numérotées de 0 à { $last }.
floes-refusal-quoted-number = Il faut un nombre, mais « { $number } » est entre guillemets : il faut écrire seulement { $number }.
floes-refusal-no-such-direction = Il n’y a pas de direction « { $direction } » ; une plaque glisse vers E, NE, NW, W, SW ou SE (W désigne l’ouest).
floes-refusal-no-such-figure = Il n’y a pas de figurine « { $figure } » ; celles de chacun sont numérotées de 0 à { $last }.
floes-refusal-no-such-place = Personne ne peut aller en « { $to } » ; une figurine va sur une plaque de 0 à { $last }, en "far" ou en "home".
floes-refusal-choose-first = L’ours est sorti : il faut d’abord choisir entre déplacer l’ours et déplacer plaques et figurines.
floes-refusal-no-choice = Il n’y a rien à choisir maintenant : on choisit seulement quand l’ours vient de sortir.
floes-refusal-bear-idle = L’ours ne bouge pas : il faut qu’il soit sorti au dé et qu’on l’ait choisi.
floes-refusal-only-bear = Ces déplacements sont pour l’ours : seuls lui et sa plaque peuvent bouger maintenant.
floes-refusal-bear-floe = L’ours est sur la plaque { $floe } : seuls les déplacements de l’ours peuvent la faire glisser.
floes-refusal-foreign-floe = La plaque { $floe } porte { $other } mais aucune de tes figurines : il faut une plaque libre, ou une plaque qui porte l’une d’elles.
floes-refusal-mixed-floe = La plaque { $floe } porte aussi { $other } : avec cette règle, seules glissent les plaques sans figurine adverse.
floes-refusal-at-brink = La plaque { $floe } touche déjà une rive ou le bord : elle ne peut pas glisser { $direction }.
floes-refusal-carried-foreign = Si la plaque { $floe } glissait { $direction }, elle devrait entraîner la plaque { $carried }, qui porte { $other }.
floes-refusal-carried-bear = Si la plaque { $floe } glissait { $direction }, elle devrait entraîner la plaque { $carried }, qui porte l’ours.
floes-refusal-carried-brink = Si la plaque { $floe } glissait { $direction }, elle devrait entraîner la plaque { $carried }, qui touche déjà une rive ou le bord.
floes-refusal-finished = La figurine { $figure } est à l’igloo avec son poisson : elle y reste.
floes-refusal-stays = La figurine { $figure } est déjà { $on } : il faut choisir un autre endroit.
floes-refusal-no-shore =
    La figurine { $figure } est { $on }, qui ne touche pas { $to ->
        [far] la rive opposée
       *[home] la rive des igloos
    } : il faut d’abord l’y faire glisser.
floes-refusal-no-contact = La figurine { $figure } est { $on }, qui ne touche pas la plaque { $to } : personne ne traverse l’eau.
floes-refusal-over-water = La figurine { $figure } est { $on } : de là, elle ne peut aller que sur une plaque qui touche cette rive.
floes-refusal-floe-full = La plaque { $floe } est pleine : elle porte trois figurines, pas plus.
floes-refusal-bear-there = L’ours est sur la plaque { $floe } : aucune figurine n’y va.
floes-refusal-bear-stays = L’ours est déjà sur la plaque { $floe } : il faut choisir une plaque en contact avec la sienne.
floes-refusal-bear-no-contact = La plaque { $floe } ne touche pas la plaque { $bear }, où se trouve l’ours : il ne va que sur une plaque en contact.

## floes: clauses

topic-de-setup = préparation
topic-de-roll = lancer
topic-de-turn = tour de jeu
topic-de-slide = glisser
topic-de-carry = entraîner
topic-de-block = ce qui bloque
topic-de-halt = arrêt
topic-de-step = passer
topic-de-capacity = place sur une plaque
topic-de-fish = le poisson
topic-de-bear = l’ours
topic-de-shore = les rives
topic-de-chase = chasse
topic-de-return = retour
topic-de-end = fin de la partie
topic-de-players = les joueurs
topic-de-grid = forme et directions
topic-de-faces = les faces du dé
topic-de-stop = s’arrêter plus tôt
topic-de-mixed = plaque partagée
topic-de-along = le long de la rive
topic-de-step-onto-bear = rejoindre l’ours
topic-de-set-out = départ
topic-de-supply = combien de poissons
topic-de-choice = toi ou l’ours
topic-de-bear-floe = la plaque de l’ours
topic-de-empty-handed = retour sans poisson

## floes: player

player-rules-de = DE (le jeu allemand)
player-rules-de-about = Un autre jeu : faire glisser des plaques de glace, traverser l’eau avec quatre figurines, rapporter un poisson avec chacune et se méfier de l’ours blanc.
floes-player-die = Dé
floes-player-set-face = Prendre cette face
floes-player-face-by-hand = Choisir la face du dé
floes-player-moves = À toi de jouer, ici ou sur le plateau
floes-player-slide = Pousser la plaque
floes-player-slide-bear = Pousser la plaque de l’ours
floes-player-do-slide = Pousser
floes-player-direction = Direction
floes-player-step = Avancer la figurine
floes-player-do-step = Avancer
floes-player-to = Vers où
floes-player-figure = { $figure } ({ $place })
floes-player-figure-fish = { $figure } ({ $place }, avec un poisson)
floes-player-bearstep = L’ours va sur
floes-player-do-bearstep = Aller
floes-player-instead-slide = Peuvent glisser
floes-player-instead-step = Les figurines peuvent aller sur
floes-player-instead-bearstep = L’ours peut aller sur
floes-player-hint-choose = L’ours est sorti, à toi de décider : l’envoyer depuis la plaque { $floe } chasser des figurines, ou faire deux déplacements à toi.
floes-player-hint-bear = Maintenant, seul l’ours bouge. Appuie sur une plaque en contact avec la plaque { $floe }, ou pousse la plaque { $floe } avec une flèche.
floes-player-hint-free = Fais glisser une plaque avec la souris ou le doigt, ou appuie dessus, puis sur une flèche. Pour avancer, appuie là où est ta figurine.
floes-player-hint-slide = En main : { $place }. Une flèche la pousse ; un nouvel appui la repose.
floes-player-hint-step = En main : figurines ({ $place }). Appuie sur un endroit encadré pour y aller.
floes-player-hint-both = En main : { $place }. Une flèche la pousse ; sur un endroit encadré, une figurine avance.
floes-player-bear-on = ours sur la plaque { $floe }
floes-player-home = À l’igloo avec un poisson
floes-player-score = { $done }/{ $all }
floes-player-unit =
    { $done ->
        [one] { $done } figurine sur { $all } à l’igloo avec un poisson
       *[other] { $done } figurines sur { $all } à l’igloo avec un poisson
    }
floes-player-away = { $away } en route, dont { $laden } avec un poisson
floes-player-about = Graine { $seed }
floes-player-copied = Le code de cette position est copié.
floes-player-code = Avec ce code, n’importe qui peut continuer à jouer depuis cette position.

## Enumerations that are too long for a sentence

list-more = { $first } et { $count } de plus

## exercises

exercise-title = Exercice { $number } · { $title }
exercise-right = C’est juste !
exercise-wrong = Pas encore.
exercise-not-tried = Pas encore essayé.
exercise-broken = Quelque chose s’est arrêté.
exercise-start = Écris ta réponse à la place des trois points, puis exécute de nouveau la cellule.
exercise-start-function = Ta fonction ne renvoie rien pour l’instant : écris le résultat à la place des trois points, après « return ».
exercise-prints = Ta fonction affiche quelque chose avec print, mais ne renvoie rien. Écris « return » devant le résultat, à la place de print( ).
exercise-given = Ta réponse : { $given }.
exercise-unread = Ici, { $given } ne se lit pas comme une réponse.
exercise-unread-part = Dans ta réponse, { $given } ne peut pas être lu.
exercise-several = On ne vérifie qu’une réponse à la fois. Mets plusieurs choses entre crochets, comme ["C4", "D5"]. Dans un nombre, écris un point à la place de la virgule : 0.5.
exercise-unknown = { $given } : il n’y a pas de trou de ce nom ici.
exercise-form-number = Donne un nombre, par exemple 5, 0.75 ou "3/4".
exercise-form-whole = Donne un nombre entier, par exemple 5.
exercise-form-yes-no = Donne True (oui) ou False (non).
exercise-form-choice = Donne l’une de ces réponses : { $known }
exercise-form-things = Donne des numéros entre crochets, par exemple [3, 5] ; l’ordre ne compte pas.
exercise-form-path = Donne des numéros entre crochets, par exemple [3, 5, 7] ; ici, l’ordre compte.
exercise-form-groups = Mets chaque groupe entre crochets, et des crochets autour du tout, par exemple [[0, 1], [2]].
exercise-form-function = Donne la fonction elle-même : son nom, sans parenthèses après.
exercise-range = Les numéros vont de { $least } à { $most }.
exercise-yes = oui
exercise-no = non
exercise-none = rien
list-sentences = { " " }
exercise-too-large = C’est trop grand.
exercise-too-small = C’est trop petit.
exercise-too-long = C’est plus long que nécessaire.
exercise-too-short = C’est trop court.
exercise-wrong-things =
    { $count ->
        [one] { $things } n’en fait pas partie.
       *[other] { $things } n’en font pas partie.
    }
exercise-missing-things =
    { $count ->
        [one] Il en manque un seul.
       *[other] Il en manque { $count }.
    }
exercise-other-groups = Le nombre de groupes est juste, mais quelque chose n’est pas dans le bon groupe.
exercise-too-many-groups = Il y a trop de groupes : certains n’en font qu’un.
exercise-too-few-groups = Il n’y a pas assez de groupes : tout cela ne va pas ensemble.
exercise-case = { $case } : ta fonction renvoie { $given } ; la bonne réponse est { $expected }.
exercise-cases =
    { $count ->
        [one] Essayée une fois : elle est juste.
       *[other] Essayée { $count } fois, chaque fois sur autre chose : elle est toujours juste.
    }
exercise-broken-answer = Impossible de calculer ta réponse. Python dit : { $error }
exercise-broken-function = { $case } : ta fonction s’est arrêtée. Python dit : { $error }
exercise-arguments =
    { $wanted ->
        [one] Entre les parenthèses, après le nom de la fonction, il faut { $wanted } chose, comme dans l’énoncé ; chez toi, il y en a { $takes }.
       *[other] Entre les parenthèses, après le nom de la fonction, il faut { $wanted } choses, comme dans l’énoncé ; chez toi, il y en a { $takes }.
    }
exercise-stopped-function = { $case } : { $error }
exercise-endless = La fonction n’en finit pas. Dans une boucle while, il faut que quelque chose change jusqu’à ce que la condition ne soit plus vraie.
exercise-interrupted = La fonction a été interrompue avant d’avoir fini.
exercise-exit = La fonction a voulu quitter Python, comme le fait exit( ). Écris plutôt « return » avec le résultat.
exercise-deep = La fonction s’appelle elle-même encore et encore, sans fin.
exercise-hint = Indice { $number } sur { $count } : { $hint }
exercise-last-hint = C’était le dernier indice. Si tu n’avances toujours pas, demande la solution.
exercise-solution = La solution : { $title }
exercise-answer = Réponse : { $answer }
worksheet-exercise = Exercice
worksheet-result = Résultat
worksheet-tries = Réponses
worksheet-hints = Indices
worksheet-right = juste
worksheet-wrong = pas encore juste
worksheet-not-tried = pas essayé
worksheet-with-solution = { $result }, solution vue
worksheet-solved = { $solved ->
        [one] { $solved } exercice réussi sur { $all }
       *[other] { $solved } exercices réussis sur { $all }
    }
worksheet-no-exercise = Il n’y a pas d’exercice « { $given } ». Entre les parenthèses, le numéro de l’exercice vient d’abord, de 1 à { $last }.
certificate-title = Diplôme
certificate-date = Fait le :
certificate-signed = Signature :

## lessons: drifting floes

drift-title = Plaques à la dérive : un graphe qui change
drift-pieces-named = Morceaux : { $pieces }
drift-no-sea = Il n’y a pas de mer « { $given } » ici. Choisis l’une de celles-ci : { $names }
drift-form-slide = Donne un glissement, par exemple kn.Slide(5, "NE") ou "5 NE" ; les directions sont E, NE, NW, W, SW et SE.
drift-graph =
    { $count ->
        [0] Rien ne se touche.
        [one] Il y a 1 contact.
       *[other] Il y a { $count } contacts, en comptant ceux avec les rives.
    }
drift-touches =
    { $count ->
        [0] La plaque { $floe } n’en touche aucune autre.
        [one] La plaque { $floe } touche 1 autre plaque : { $floes }.
       *[other] La plaque { $floe } touche { $count } autres plaques : { $floes }.
    }
drift-fall =
    { $count ->
        [one] Toutes les plaques tiennent ensemble, en un seul morceau.
       *[other] Les plaques forment { $count } morceaux.
    }
drift-piece = { $letter } : { $floes }
drift-pieces-change =
    { $after ->
        [one] Morceaux avant : { $before } ; après, toutes les plaques n’en font plus qu’un.
       *[other] Morceaux avant : { $before } ; après : { $after }.
    }
drift-slides = { $all } glissements sont possibles maintenant. Après { $fewer } d’entre eux, il y a moins de morceaux que maintenant ({ $pieces }), après { $same } autant, après { $more } davantage.
drift-no-way = Tant qu’aucune plaque ne bouge, aucun chemin ne mène là ({ $goal }) : c’est un autre morceau.
drift-way =
    { $count ->
        [0] Tu y es déjà.
        [one] Un pas : { $way }
       *[other] { $count } pas : { $way }
    }
drift-fewest-exact =
    { $least ->
        [one] Il faut 1 déplacement ({ $figure }). C’est exact : tout a été essayé.
       *[other] Il faut { $least } déplacements ({ $figure }). C’est exact : tout ce qui est plus court a été essayé.
    }
drift-fewest-bound = Il faut au moins { $least } et au plus { $most } déplacements ({ $figure }). Ce { $most } n’est qu’une borne : un tel chemin a été trouvé, mais il y en a peut-être un plus court.
drift-fewest-open =
    Il faut au moins { $least ->
        [one] 1 déplacement
       *[other] { $least } déplacements
    } ({ $figure }). Aucun chemin n’a été trouvé à temps ; cela ne veut pas dire qu’il n’y en a pas.
drift-figure-on = { $figure } ({ $place })
drift-bear-could = En deux déplacements, l’ours peut chasser : { $figures }
drift-bear-on-foot = À pied seulement, ce serait : { $figures }
drift-neighbours = Qui touche qui ?
drift-neighbours-prompt = Quelles plaques touchent la plaque { $floe }, celle qui est encadrée ? Donne leurs numéros.
drift-neighbours-praise =
    { $count ->
        [one] Elle a 1 voisine : dans la langue des graphes, son degré est 1.
       *[other] Elle a { $count } voisines : dans la langue des graphes, son degré est { $count }.
    }
drift-neighbours-hint-bars = Là où deux plaques se touchent, une petite barre passe au-dessus de la fente.
drift-neighbours-hint-around = Fais le tour de la plaque { $floe } et regarde les six places à côté d’elle.
drift-neighbours-hint-count =
    { $count ->
        [one] C’est une seule plaque.
       *[other] Il y en a { $count }.
    }
drift-neighbours-solution =
    { $count ->
        [one] La seule plaque encadrée à côté de la plaque { $floe } la touche ; le trait entre elles est le contact.
       *[other] Les { $count } plaques encadrées à côté de la plaque { $floe } la touchent ; chaque trait qui en part est un contact.
    }
drift-not-oneself = La plaque { $floe } n’est pas sa propre voisine : il faut être deux pour se toucher.
drift-not-the-whole-piece = Depuis la plaque { $floe }, on peut aller sur toutes celles-là, mais parfois en passant par d’autres. Une voisine est à un seul pas.
drift-water-between = La plaque { $other } est proche de la plaque { $floe }, mais il y a de l’eau entre elles : cherche le trait d’un contact sur l’image.
drift-pieces = En combien de morceaux ?
drift-pieces-prompt = Des plaques entre lesquelles une figurine pourrait marcher, par les contacts seulement et sans les rives, forment un morceau. En combien de morceaux ces plaques sont-elles réparties ?
drift-pieces-praise = Un tel morceau d’un graphe s’appelle une composante connexe.
drift-pieces-hint-finger = Pose un doigt sur la plaque 0 et va partout où mènent les traits. Tout cela est le morceau A.
drift-pieces-hint-next = Prends ensuite le plus petit numéro que ton doigt n’a pas touché : là commence le morceau B. Et ainsi de suite.
drift-pieces-hint-alone =
    { $count ->
        [one] Une plaque n’en touche aucune autre ; elle est un morceau à elle seule.
       *[other] { $count } plaques n’en touchent aucune autre ; chacune est un morceau à elle seule.
    }
drift-pieces-solution = Il y a { $count } morceaux. Sur l’image, chacun a sa lettre.
drift-pieces-edges = { $count }, c’est le nombre de contacts entre plaques. On demande les morceaux qu’ils font tenir ensemble.
drift-pieces-floes = C’est le nombre de plaques. Celles qui se touchent comptent ensemble pour un morceau.
drift-pieces-alone = Il manque celles qui n’en touchent aucune : une plaque seule est aussi un morceau. Elles sont encadrées sur l’image.
drift-pieces-only-alone = Ce ne sont que les plaques qui n’en touchent aucune. Celles qui tiennent ensemble forment aussi un morceau.
drift-pieces-shores = As-tu compté les rives ? Ici, seules les plaques comptent.
drift-steps = Une marche sur la glace
drift-steps-prompt = La figurine de Rouge est sur la plaque { $floe } et veut aller sur la plaque { $goal } ; les deux sont encadrées. Aucune plaque ne bouge. Combien de pas lui faut-il au moins ?
drift-steps-praise = À vol d’oiseau, ce serait { $straight } : la distance dans un graphe n’est pas celle sur une carte.
drift-steps-hint-rings = Écris 0 sur la plaque { $floe }, 1 sur toutes ses voisines, 2 sur leurs voisines, et ainsi de suite.
drift-steps-hint-first = Le premier pas mène sur l’une de celles-ci : { $floes }
drift-steps-hint-last = On arrive sur la plaque { $goal } depuis l’une de celles-ci : { $floes }
drift-steps-solution = { $count } pas, par exemple { $way }.
drift-steps-floes = Tu as compté les plaques du chemin, avec la première. On demande les pas entre elles : un de moins.
drift-steps-straight = C’est la ligne droite, mais elle passe sur l’eau. Une figurine ne marche que là où des plaques se touchent.
drift-steps-between = Tu as compté les plaques entre les deux. Le dernier pas, sur le but, compte aussi.
drift-steps-shorter = On peut marcher ainsi, mais il y a un chemin plus court.
drift-carried = Qui part avec elle ?
drift-carried-prompt = { $move } : regarde la flèche. Quelles autres plaques partent avec elle ? Donne leurs numéros.
drift-carried-praise = Une poussée se transmet de plaque en plaque.
drift-carried-hint-front = Une plaque pousse ce qu’elle touche devant elle : tout droit, ou à moitié vers la gauche ou la droite.
drift-carried-hint-direct = La plaque { $floe } elle-même pousse : { $floes }. Mais celles-là poussent aussi !
drift-carried-hint-count = En tout, { $count } autres plaques partent avec elle.
drift-carried-solution = Avec la plaque { $floe } partent : { $floes }. Chacune est poussée par elle ou par une autre qui est poussée.
drift-carried-none = Rien ? Il y a quelque chose dans le sens de la flèche, et la glace qui touche est poussée.
drift-carried-direct = Ce sont celles que la plaque touche elle-même. Mais elles poussent à leur tour ce qui est devant elles.
drift-carried-behind = La plaque { $floe } reste là : pousser n’est pas tirer. Seul ce qui est devant part avec elle, de proche en proche.
drift-stop = Où s’arrête-t-elle ?
drift-stop-prompt = { $move }. De combien de cases avance-t-elle ? (Une case est aussi large qu’une plaque.)
drift-stop-praise = Le groupe s’arrête dès que l’une de ses plaques rencontre quelque chose.
drift-stop-hint-group = Cherche d’abord quelles plaques partent avec elle.
drift-stop-hint-carried = Avec la plaque { $floe } partent : { $floes }
drift-stop-hint-each = Pour chaque plaque du groupe, compte les cases libres jusqu’à ce qu’elle touche une autre plaque ou le bord. Le plus petit nombre décide.
drift-stop-solution = Elle avance de { $count } cases. L’image montre où le groupe s’arrête et ce qu’il y touche.
drift-stop-hit = Un de trop : une plaque s’arrête là où elle touche l’autre, et non à sa place.
drift-stop-alone = Pour la plaque seule, ce serait juste. Mais elle en emmène d’autres ({ $floes }), et la première du groupe qui rencontre quelque chose les arrête toutes.
drift-stop-edge = Elle irait jusque-là dans une eau vide. Mais il y a de la glace avant.
drift-joins = Un glissement les réunit
drift-joins-prompt = La mer est coupée en deux moitiés, A et B. Trouve un glissement après lequel toutes les plaques forment un seul morceau.
drift-joins-praise = Un seul glissement, et l’on peut aller à pied de toute plaque à toute autre.
drift-joins-hint-gap = Regarde où A et B se rapprochent, et ce qui pourrait glisser de l’une à l’autre.
drift-joins-hint-stay = La plaque qui glisse ne doit pas laisser seules d’autres plaques de sa moitié.
drift-joins-hint-floe = Essaie avec la plaque { $floe }.
drift-joins-solution =
    { $count ->
        [one] C’est le seul glissement qui convient. L’image montre la mer après lui.
       *[other] { $count } glissements conviennent. L’image montre la mer après celui-ci.
    }
drift-joins-still =
    { $count ->
        [one] Après ce glissement, il y a 1 morceau.
       *[other] Après ce glissement, il y a { $count } morceaux : regarde l’image.
    }
drift-fewest = Avec le moins de déplacements
drift-fewest-prompt = La figurine de Rouge est sur la plaque { $floe }, encadrée, et veut aller sur la rive opposée. Elle peut faire glisser des plaques et marcher ; chaque glissement et chaque pas est un déplacement. Quel est le plus petit nombre qui suffit ?
drift-fewest-praise = Là où aucun chemin ne mène à pied, un voyage sur une plaque peut en créer un.
drift-fewest-hint-ride = Une figurine voyage gratuitement sur sa plaque quand celle-ci glisse.
drift-fewest-hint-ashore = Le dernier déplacement est toujours un pas : celui qui mène à terre.
drift-fewest-hint-first = Commence ainsi : { $move }
drift-fewest-solution = Par exemple : { $moves }
drift-fewest-too-few =
    { $count ->
        [one] Chaque déplacement a été essayé : aucun ne mène la figurine sur la rive opposée. As-tu oublié que le pas vers la terre compte aussi ?
       *[other] Tous les chemins de { $count } déplacements ont été essayés : aucun ne mène la figurine sur la rive opposée. As-tu oublié que le pas vers la terre compte aussi ?
    }
drift-fewest-too-many = C’est possible ainsi, mais moins de déplacements suffisent.
drift-bear = Qui doit se méfier ?
drift-bear-prompt = L’ours, sur la plaque { $floe }, est sorti au dé, et Bleu a deux déplacements avec lui : un pas sur une plaque en contact, ou un glissement de la plaque de l’ours, dans n’importe quel ordre. Quelles figurines de Rouge peut-il chasser ? Donne leurs numéros.
drift-bear-praise = Il va plus loin que les plaques voisines : le graphe change sous ses pattes.
drift-bear-hint-steps = Commence à pied : quelles plaques sont à un ou deux pas de la plaque { $floe } ?
drift-bear-hint-slide = Fais maintenant glisser d’abord la plaque de l’ours : que touche-t-elle à l’arrivée ? Il reste alors un pas.
drift-bear-hint-count =
    { $count ->
        [one] Une seule figurine est à sa portée.
       *[other] { $count } figurines sont à sa portée.
    }
drift-bear-solution = À pied seulement, l’ours en atteint { $walked } ; en glissant d’abord, il en atteint { $slid } de plus.
drift-bear-slides = Ce sont celles qu’il atteint à pied. Mais l’ours peut aussi glisser d’abord sur sa plaque, puis marcher.
drift-bear-safe = La figurine { $figure } est à l’abri cette fois : ni deux pas, ni un glissement et un pas n’y mènent l’ours.
drift-function = Python trouve les voisines
drift-function-prompt = Écris une fonction qui reçoit le numéro d’une plaque et la liste de toutes les paires de plaques qui se touchent, par exemple [(0, 4), (4, 5)], et qui renvoie les voisines de la plaque.
drift-function-praise = Elle marche maintenant pour toute mer, quelle que soit la dérive.
drift-function-hint-pairs = Parcours toutes les paires : for one, other in pairs:
drift-function-hint-both = La plaque peut être la première ou la seconde d’une paire. Si elle est la première, sa voisine est la seconde, et inversement.
drift-function-hint-start = Commence par une liste vide, near = [], ajoute ce que tu trouves avec near.append(other), et à la fin : return near
drift-function-solution = Voici comment : { $code }
drift-function-case = Plaque { $floe } sur l’image

## mistakes

mistake-rules = Il n’y a pas de règle du jeu { $given }. Il faut en choisir une parmi { $names }.
mistake-board = Il n’y a pas de plateau { $given }. Il faut en choisir un parmi { $names }.
mistake-bot = Il n’y a pas de joueur ordinateur { $given }. Il faut en choisir un parmi { $names }.
mistake-language = Il n’y a pas de langue { $given }. Il faut en choisir une parmi { $names }.
mistake-players = players vaut { $given } ; il faut un nombre entier de { $least } à { $most }.
mistake-names = names vaut { $given } ; il faut { $players } noms différents, chacun de 1 à { $longest } caractères.
mistake-no-decision = Il n’y a rien à décider ici : la phase est { $phase }.
mistake-not-of-floes = { $name } vaut { $given } ; le jeu des plaques n’en a pas, il faut l’enlever.
mistake-file-other = Ce n’est pas une partie enregistrée. Il faut choisir un fichier enregistré avec « Enregistrer ».
mistake-file-newer = Cette partie a été enregistrée avec une version plus récente de kayanak_nb. Elle s’ouvrira quand kayanak_nb aura été mis à jour.
mistake-file-damaged = Cette partie enregistrée est abîmée : il y manque quelque chose, ou quelque chose a été changé. S’il en existe une autre copie, c’est elle qu’il faut prendre.
mistake-file-unread = Impossible de lire le fichier { $file }. Son nom et son dossier sont-ils justes ?
mistake-file-large = Ce fichier est trop gros pour être une partie enregistrée.
mistake-code-empty = Le code est vide.
mistake-code-beginning = Ce n’est pas le code d’une position, ou il en manque le début : un code commence par { $beginning }.
mistake-code-end = Il manque la fin du code. Il faut le copier de nouveau, de { $start } jusqu’aux { $width } caractères qui suivent { $mark }.
mistake-code-changed = Un caractère du code a été changé, perdu ou ajouté. Il faut le copier de nouveau, de { $start } jusqu’aux { $width } caractères qui suivent { $mark }.
mistake-code-parts = Il manque des morceaux du code. Il faut le copier de nouveau, de { $start } jusqu’aux { $width } caractères qui suivent { $mark }.
mistake-code-strange = Le code contient { $strange }, ce qu’aucun code ne contient. Il faut le copier de nouveau, de { $start } jusqu’aux { $width } caractères qui suivent { $mark }.
mistake-code-long = Ce texte est trop long pour un code : il a { $count } caractères.
mistake-code-newer = Ce code vient d’une version plus récente de kayanak_nb. Il s’ouvrira quand kayanak_nb aura été mis à jour.
mistake-code-version = Il n’y a pas de version { $version } des codes.
mistake-code-seed = Le morceau { $part } du code ne contient pas une graine et l’avancée des tirages.
mistake-code-position = Ce code décrit une position qu’aucune partie ne peut atteindre :
lesson-help-needs = Il faut quelque chose entre les parenthèses de { $call }, par exemple { $example }.
lesson-help-lacks = Entre les parenthèses de { $call }, il manque quelque chose : { $missing }.
lesson-help-too-much = Il y a trop de choses entre les parenthèses de { $call }.

## rule reader

reader-title = Les règles, texte par texte
reader-own-words = Toutes les phrases sont de nous. Un mot souligné s’explique quand on appuie dessus.
reader-topics = Thèmes
reader-other-game = L’autre jeu : les plaques à la dérive
reader-search = Chercher une règle ou un mot
reader-found =
    { $count ->
        [0] Rien trouvé. Essaie un autre mot.
        [one] 1 résultat
       *[other] { $count } résultats
    }
reader-shown = Langue des règles
reader-shown-both = Les deux
reader-shown-original = Celle du texte
reader-shown-mine = La mienne
reader-clause = Règle
reader-says = Ce qu’elle dit
reader-standing = Ce qu’en disent les textes
reader-standing-says = dit clairement
reader-standing-implies = sous-entendu
reader-standing-silent = laissé ouvert
reader-compare = Comparaison des textes
reader-differ = Différence
reader-agree = Pas de différence
reader-alone = Seulement ici
reader-choice = Notre choix, et pourquoi
reader-where = Où le lire
reader-switches = Ce qu’en fait le programme
reader-fact = { $name } : { $value }
reader-paragraph = Paragraphe { $number } : { $about }
reader-nowhere = Aucun paragraphe n’en parle.
reader-standing-absent = pas de règle à part
reader-demo = Voir sur un plateau
reader-demo-title = Sur le plateau : { $clause }
reader-demo-close = Fermer le plateau
reader-start = Voici le début.
reader-set-up = La partie est préparée comme le veut cette règle.
reader-tried = Quelqu’un essaie : { $move }
reader-not-allowed = Interdit
reader-term-code = Dans le programme :
reader-term-ours = notre mot ; aucun des textes ne l’emploie
reader-exception = Quelque chose s’est mal passé dans le programme ({ $error }). On peut continuer à lire.
player-compare-texts = Comparer les textes
reader-switch-fishers = Les pêcheurs sur la glace
reader-switch-blue-die = Le dé bleu
reader-switch-temperature = La température
reader-switch-temperature-timing = Quand la température change
reader-switch-exclusive-placement = Où placer son pêcheur au début
reader-switch-distinct-fishing = Pêcher deux fois dans le même trou
reader-switch-walk-exactly = Marcher avec tous les points
reader-switch-dig-fish-exactly = Creuser ou pêcher avec tous les points
reader-switch-blue-pips = Les points du dé bleu
reader-switch-end-when = Quelle glace met fin à la partie
reader-switch-end-at-fish = Quelle pêche met fin à la partie
reader-switch-plugged-counts = Un trou regelé compte-t-il pour sa plaque ?
reader-switch-score-by = Ce qui compte à la fin
reader-switch-plug-under-fisher = Regeler un trou où se tient un pêcheur
reader-switch-slide-mixed = Pousser une plaque où il y a d’autres figurines
reader-switch-step-onto-bear = Passer sur la plaque de l’ours
reader-value-fishers =
    { $value ->
        [yes] chacun a le sien
       *[no] il n’y en a pas
    }
reader-value-blue-die =
    { $value ->
        [yes] est lancé aussi
       *[no] ne sert pas
    }
reader-value-temperature =
    { $value ->
        [yes] change pendant la partie
       *[no] ne joue aucun rôle
    }
reader-value-temperature-timing =
    { $value ->
        [either] avant ou après l’action du dé blanc
       *[after] après l’action du dé blanc
    }
reader-value-exclusive-placement =
    { $value ->
        [yes] sur une plaque sans autre pêcheur
       *[no] sur n’importe quel trou libre
    }
reader-value-distinct-fishing =
    { $value ->
        [yes] pas pendant le même tour
       *[no] permis
    }
reader-value-walk-exactly =
    { $value ->
        [yes] c’est un ordre
       *[no] c’est au choix
    }
reader-value-dig-fish-exactly =
    { $value ->
        [yes] c’est un ordre
       *[no] c’est au choix
    }
reader-value-blue-pips =
    { $value ->
        [always] comptent toujours
       *[plain_only] ne comptent que sans goutte ni cristal
    }
reader-value-end-when =
    { $value ->
        [all_holes] tous les trous sont ouverts
       *[all_floes] chaque plaque a un trou ouvert
    }
reader-value-end-at-fish =
    { $value ->
        [none] aucune
       *[other] { $value } poissons dans un seau
    }
reader-value-plugged-counts =
    { $value ->
        [yes] oui
       *[no] non
    }
reader-value-score-by =
    { $value ->
        [fish] le nombre de poissons
       *[points] les points : 2 pour un gros poisson, 1 pour un petit
    }
reader-value-plug-under-fisher =
    { $value ->
        [yes] permis
       *[no] interdit
    }
reader-value-slide-mixed =
    { $value ->
        [yes] permis si l’une des siennes y est aussi
       *[no] interdit
    }
reader-value-step-onto-bear =
    { $value ->
        [yes] permis
       *[no] interdit
    }
mistake-topic = Il n’y a pas de thème { $given }. Il faut en choisir un parmi { $names }.
mistake-search = Ce qui est cherché vaut { $given } ; il faut des mots entre guillemets, par exemple "seau".
mistake-clause = Il n’y a pas de règle { $given }. Il faut en choisir une parmi { $names }.
mistake-topic-of = La règle { $clause } appartient au thème { $topic }. Il faut donner ce thème-là, ou n’en donner aucun.

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
simulation-progress = Parties
simulation-around = { $value } ± { $half }
simulation-between = { $value } (de { $low } à { $high })
simulation-share = { $value } (de { $low } à { $high } ; { $level }, n = { $n })
simulation-estimate = { $figure } ({ $level }, n = { $n })
simulation-single = { $figure } (n = { $n })
simulation-unit-turns =
    { $value ->
        [one] { $figure } tour
       *[other] { $figure } tours
    }
simulation-unit-steps =
    { $value ->
        [one] { $figure } étape
       *[other] { $figure } étapes
    }
simulation-unit-points =
    { $value ->
        [one] { $figure } point
       *[other] { $figure } points
    }
simulation-unit-fish =
    { $value ->
        [one] { $figure } poisson
       *[other] { $figure } poissons
    }
simulation-unit-times = { $figure } fois
simulation-unit-difference =
    { $value ->
        [one] { $figure } point de pourcentage
       *[other] { $figure } points de pourcentage
    }
simulation-title =
    { $games ->
        [one] { $rules } : { $games } partie, graine { $seed }
       *[other] { $rules } : { $games } parties, graine { $seed }
    }
simulation-figure = Moyenne ou proportion
simulation-pairs = Comparées partie par partie
simulation-difference = Différence
simulation-turns = Durée d’une partie
simulation-wins = Victoire : { $player }
simulation-ties = Victoire partagée
simulation-score = Score : { $player }
simulation-ending-holes = Fin parce que tous les trous sont ouverts
simulation-ending-floes = Fin parce que chaque plaque a un trou
simulation-ending-fish = Fin parce que quelqu’un a pêché assez de poissons
simulation-ending-home = Fin parce que quatre figurines sont rentrées avec un poisson
simulation-ending-cut = Interrompue avant la fin
simulation-note = Après ± et entre parenthèses figure l’intervalle de confiance à { $level }.
simulation-cut =
    { $count ->
        [one] { $count } partie, qui n’était pas finie après { $turns } tours, a été interrompue ; elle compte dans l’état où elle était.
       *[other] { $count } parties, qui n’étaient pas finies après { $turns } tours, ont été interrompues ; elles comptent dans l’état où elles étaient.
    }
simulation-value = Valeur
simulation-games-head = Parties
mistake-policies = policies vaut { $given } ; il faut une liste avec une stratégie pour chacun des { $least } à { $most } joueurs : le nom d’un joueur ordinateur ({ $names }) ou une fonction d’un état et d’une suite de tirages.
mistake-count = { $name } vaut { $given } ; il faut un nombre entier de 1 à { $most }.
mistake-executor = executor vaut { $given } ; il faut un exécuteur de concurrent.futures, ou None.
mistake-policy-move = Dans la partie { $game }, au tour { $turn }, la stratégie { $policy } joue { $move }, ce qui n’y est pas permis :
mistake-policy-unsent = Les stratégies ne peuvent pas être envoyées à d’autres processus : une stratégie doit être une fonction au premier niveau d’un module. Sans executor=, les parties se jouent dans ce processus.
mistake-workers = Les processus se sont arrêtés avant la fin de leurs parties. Dans un script, il faut appeler simulate() sous if __name__ == "__main__":. Ce qui est écrit dans un carnet, les processus d’un exécuteur ne le connaissent pas : il faut laisser executor= de côté.
mistake-measure = Il n’y a pas de mesure { $given }. À choisir : { $names }, ou une fonction d’une partie.
mistake-measured = Pour la partie { $game }, la mesure vaut { $given } ; il faut un nombre.
mistake-condition = La condition vaut { $given } ; il faut une fonction d’une partie qui soit vraie ou fausse, par exemple lambda game: game.turns > 30.
mistake-ending = Il n’y a pas de fin { $given }. À choisir : { $names }.
mistake-player = Il n’y a pas de joueur { $given } : les joueurs sont numérotés de 0 à { $last }.
mistake-level = level vaut { $given } ; il faut un nombre entre 0 et 1, par exemple 0.95.
mistake-width = width vaut { $given } ; il faut un nombre entier d’au moins 1.
mistake-game-number = Il n’y a pas de partie { $given } : les parties sont numérotées de 0 à { $last }.
mistake-pair = { $given } n’est pas une simulation ; paired() compare avec ce que renvoie simulate().
mistake-pair-games = Ces simulations sont celles de jeux différents, { $first } et { $second } : on ne peut pas les mettre par paires.
mistake-pair-seed = Ces simulations ont des graines différentes, { $first } et { $second }. Seules des parties avec les mêmes poissons et les mêmes dés forment une paire : il faut simuler les deux avec la même graine.
mistake-pair-length = Ces simulations ont { $first } et { $second } parties. Chaque partie doit trouver la sienne en face : il faut en simuler autant des deux côtés.

## lessons: three texts

texts-title = Un jeu, trois textes
texts-in-fr = français
texts-in-ja = japonais
texts-in-de = allemand
texts-unknown = « { $given } » est inconnu ici. Il faut en choisir un parmi ceux-ci : { $names }
texts-meaning = Sens
texts-code = Nom dans le code
texts-word = Mot
texts-note = Remarque
texts-switch = Option
texts-ours = * notre mot : les textes dans cette langue ne l’ont pas
texts-count = { $source } : règles en tout : { $all } ; dites clairement : { $says }, sous-entendues : { $implies }, laissées ouvertes : { $silent }
texts-card = { $title } · { $sign } { $standing }
texts-card-choice = Notre choix : { $choice }
texts-card-switch = Dans le programme : { $fact } ({ $code })
texts-allowed = Permis.
texts-judged = { $what } : { $said }
texts-because = { $why } [{ $clause }]
texts-letter = { $letter } : { $said }
texts-engine-refuses = Le programme dit non. { $why }
texts-engine-allows = Le programme dit oui. [{ $clause }]
texts-rolled = Dés lancés : { $faces }
texts-fished = Déjà pêché pendant ce tour : { $holes }
texts-dispute = Rouge a lancé les dés ({ $faces }) et vient de pêcher en D3. Rouge veut maintenant pêcher en D3 encore une fois. « Interdit ! » dit Bleu.
texts-form-chosen = Choisis parmi { $known } et mets ton choix entre crochets, par exemple { $example }.
texts-form-ordered = Mets { $known } entre crochets, chacun une fois, dans ton ordre, par exemple { $example }.
texts-form-answers = Donne True ou False pour chaque ligne, entre crochets, par exemple [True, False, True, False, True].
texts-match = Mots et noms de code
texts-match-prompt = Ces mots viennent des trois textes. Dans le programme, chacune des choses qu’ils désignent a un nom : { $names }. Donne ces noms dans l’ordre des mots.
texts-match-right = Justes pour l’instant : { $count }.
texts-match-slip = « { $word } » n’est pas { $code } : en { $text }, ce serait « { $other } ».
texts-match-praise = Six mots, trois langues, et un seul vocabulaire : celui du programme.
texts-match-hint-kind = De quelle sorte de mot s’agit-il chaque fois ? { $kinds }
texts-match-hint-look = lesson.words("hole", "dig") montre deux mots dans toutes les langues, avec leurs noms de code. Essaie d’autres mots.
texts-match-hint-some = Les trois premiers : { $terms }
texts-match-solution = Un par un : { $terms }
texts-says = Qui le dit clairement ?
texts-says-prompt = « { $fact } ». Pour lesquelles des règles fr, ja-1, ja-2 et ja-3 le texte le dit-il clairement ? Ne comptent ni celles où c’est seulement sous-entendu, ni celles où il a fallu choisir ici.
texts-says-praise = Ce qui est écrit dans un texte et ce qu’on y lit, cela fait deux.
texts-says-hint-topic = kn.rules("{ $topic }") montre côte à côte ce que disent les textes.
texts-says-hint-clauses = C’est ici que cela se décide : { $clauses }. lesson.clause("…") en montre une.
texts-says-hint-count =
    { $count ->
        [one] Il n’y en a qu’une qui le dise clairement.
       *[other] Elles sont { $count } à le dire clairement.
    }
texts-says-solution = Regarde les titres de ces règles : { $clauses }
texts-says-nothing = { $source } n’a rien à décider là-dessus.
texts-says-otherwise = Dans { $source }, c’est autre chose. { $fact }.
texts-says-implied = Dans { $source }, c’est seulement sous-entendu. { $words }
texts-says-silent = { $source } laisse la question ouverte. { $words }
texts-stop = Peut-on s’arrêter ?
texts-stop-prompt = Rouge a lancé les dés et n’a encore rien fait ; ce ne sont pas les possibilités qui manquent. Rouge peut-il s’arrêter tout de suite, sans utiliser ses points ? Donne True ou False pour chacune des { $count } lignes.
texts-stop-praise = « Il faut » et « on peut » : deux petits mots, deux jeux différents.
texts-stop-hint-verb = Un ordre ou une permission ? En français, cherche « creusez » et « pêchez » ; en japonais, できます à la fin de la phrase ; en allemand, « darf ».
texts-stop-hint-clauses = Voici ce qui décide, ligne par ligne : { $clauses }
texts-stop-hint-count =
    { $count ->
        [one] True n’est juste qu’une fois.
       *[other] True est juste { $count } fois.
    }
texts-stop-count = Il y a { $count } lignes : il faut une réponse pour chacune.
texts-stop-slip = La ligne { $number } n’est pas encore juste. { $clause } : { $words }
texts-stop-solution = Les règles qui décident, ligne par ligne : { $clauses }
texts-whose = Selon quelles règles ?
texts-whose-prompt = Quelqu’un joue ceci : { $moves }. Selon lesquelles des règles fr, ja-2 et ja-3 tout cela est-il permis ?
texts-whose-praise = Voilà une lecture digne d’un arbitre.
texts-whose-hint-each = Prends les règles l’une après l’autre. Est-ce qu’elles arrêteraient le joueur, et à quel moment ?
texts-whose-hint-clauses = Elles ne sont pas toutes d’accord. Regarde : { $clauses }
texts-whose-hint-count =
    { $count ->
        [one] Une seule le permet.
       *[other] Elles sont { $count } à le permettre.
    }
texts-whose-slip = Selon { $source }, cela ne va pas. { $why }
texts-whose-solution = Celles qui refusent s’appuient sur : { $clauses }
texts-order = Un tour dans l’ordre
texts-order-prompt = Ces cartes forment un tour de Rouge selon les règles { $source }, mais elles sont mélangées. Dans quel ordre peut-on les jouer ? Donne les lettres.
texts-order-praise =
    { $count ->
        [one] Selon ces règles, c’est le seul ordre possible.
       *[other] Selon ces règles, il y a { $count } ordres possibles, dont le tien.
    }
texts-order-hint-roll = Que faut-il savoir avant de pouvoir faire quoi que ce soit ?
texts-order-hint-near = Rouge ne creuse et ne pêche que juste à côté de son pêcheur. Où le pêcheur doit-il donc se trouver ? Et peut-il déjà y aller ?
texts-order-hint-clauses = Lis ceci : { $clauses }
texts-order-slip = La carte numéro { $number } ({ $move }) ne peut pas être jouée à cet endroit. { $why }
texts-order-solution =
    { $count ->
        [one] C’est le seul ordre. Voici les règles qui refusent les autres :
       *[other] C’est l’un des { $count } ordres possibles. Voici les règles qui refusent les autres :
    }
texts-refused = Qu’est-ce qui est refusé ?
texts-refused-prompt = C’est à Rouge de jouer, selon les règles { $source }. Lesquels de ces coups sont refusés ? Donne leurs lettres.
texts-refused-praise = Le programme dit exactement la même chose.
texts-refused-hint-parts = Trois questions pour chaque trou : comment est la glace ? Est-il à côté de Rouge ? Y a-t-il quelqu’un dessus ?
texts-refused-hint-clauses = Voici les règles qui refusent quelque chose ici : { $clauses }
texts-refused-hint-count =
    { $count ->
        [one] Un seul coup est refusé.
       *[other] { $count } coups sont refusés.
    }
texts-refused-allowed = Permis ({ $hole }). { $clause } : { $words }
texts-why = Et pourquoi ?
texts-why-prompt = Rouge essaie ceci, selon les règles { $source }, et c’est refusé : { $move }. Sur laquelle de ces règles le refus s’appuie-t-il ? Donne son nom, ce qui est écrit avant les deux-points.
texts-why-hint-hole = Regarde le trou : { $hole }
texts-why-hint-topic = Demande-toi pour chaque règle : parle-t-elle de ce genre d’action, et d’un trou comme celui-ci ?
texts-why-hint-not = Ce n’est pas { $clause }.
texts-why-slip = { $clause } parle d’autre chose. Regarde encore le trou : { $hole }
texts-dig = Le prédicat du creusement
texts-dig-prompt =
    Écris la fonction may_dig(spot) pour le texte français. Elle renvoie True si Rouge, dont c’est le tour, peut creuser à cet endroit, et False sinon.
    spot.closed, spot.open, spot.plugged, spot.near, spot.taken, spot.melted et spot.fished valent True ou False ; tu n’as besoin que de certains.
texts-dig-praise = Ta fonction et le programme sont d’accord pour toutes les sortes de trous : d’une règle, tu as fait du code.
texts-dig-hint-three = Trois choses doivent être vraies à la fois. Ce qui les relie : and
texts-dig-hint-not = L’une des trois parle de ce qui ne doit pas être. Elle commence par : not
texts-dig-hint-start = Cela commence ainsi : return spot.closed and …
texts-dig-solution = Dans le corps de la fonction : { $code }
texts-fish = Le prédicat de la pêche, { $source }
texts-fish-prompt =
    Maintenant la fonction may_fish(spot), selon les règles { $source }. Elle renvoie True si Rouge peut pêcher à cet endroit, et False sinon. Il reste des points.
    spot.fished dit si Rouge y a déjà pêché pendant ce tour. En as-tu besoin ?
texts-fish-praise = Autant de trous, ou autant de fois ? Dans le code, c’est une condition de plus ou de moins.
texts-fish-hint-like = Elle est bâtie comme celle du creusement. Comment doit être la glace, cette fois ?
texts-fish-hint-read = Lis lesson.clause("{ $clause }") mot à mot.
texts-fish-hint-again =
    { $distinct ->
        [yes] { $source } compte les trous : il importe donc que l’on y ait déjà pêché ou non.
       *[no] { $source } compte les fois : peu importe donc que l’on y ait déjà pêché ou non.
    }
texts-fish-solution = Dans le corps de la fonction : { $code }

## printing

print-pages =
    { $count ->
        [one] A4, { $count } page
       *[other] A4, { $count } pages
    }
print-page = page { $number } sur { $last }
print-board-how = Pour jouer sur papier : un pion foncé sur un trou veut dire qu’il est ouvert, un pion blanc par-dessus qu’il est regelé. Une plaque fondue se couvre d’une bande de papier bleu. Pour les pêcheurs, tout ce qui tient bien debout convient.
print-die = Dé { $number }
print-dice-title = Dés à fabriquer
print-net-how = Découper le long des traits pleins, plier le long des pointillés et coller les languettes à l’intérieur. Le papier épais roule le mieux.
print-spinner-how =
    { $count ->
        [one] Ce n’est pas un cube, mais une roue : tenir un trombone sur le point avec la pointe d’un crayon et le faire tourner d’une pichenette. Il n’y a qu’une case.
       *[other] Ce n’est pas un cube, mais une roue : tenir un trombone sur le point avec la pointe d’un crayon et le faire tourner d’une pichenette. Les { $count } cases ont toutes la même taille.
    }
print-slips-how = { $count } faces, c’est trop pour une roue : découper les petits papiers, les mettre dans un sac, en tirer un, le lire, et le remettre avant le tirage suivant.
print-fish-title = Les poissons de chacun
print-fish-how = Une ligne par tour : noter combien de petits et de gros poissons ont été pêchés. Un petit poisson vaut 1 point, un gros en vaut 2.
print-fish-turn = Tour
print-fish-small = Petits
print-fish-large = Gros
print-fish-points = Points
print-fish-total = En tout
print-fish-described =
    { $players ->
        [one] Un tableau pour { $players } joueur, avec
       *[other] Un tableau pour chacun des { $players } joueurs, avec
    } { $rows } lignes : tour, petits poissons, gros poissons, points.
print-keeper-title = Sous la glace : { $board }
print-keeper-how = Pour le gardien des poissons seulement. Quelqu’un creuse un trou ? Dire ce qui y nage. Quelqu’un pêche ? Lancer un dé ordinaire pour chaque poisson du trou : avec 1, 2, 3 ou 4, il colle à l’aimant, et on le barre ici.
print-exercises-title = { $lesson } · exercices
print-answers-title = { $lesson } · réponses
print-name = Nom :
print-variant = nombres tirés pour : { $learner }
print-no-such-file = { $given } n’est pas un nom pour une feuille. Il doit finir par .pdf ou .svg, par exemple : "plateau.pdf"
print-no-board = Il faut un plateau ou le nom d’un plateau, pas { $given }. Par exemple : kn.board("small-19")
print-no-die = { $given } n’est pas un dé. Voici comment en faire un : kn.Die(range(1, 7))
print-many-faces = Un dé à { $count } faces ne peut pas être imprimé ; le maximum est { $most }.
print-no-lesson = { $given } n’est pas une leçon avec des exercices. Il faut d’abord en commencer une, par exemple : from kayanak_nb.lessons import drift; lesson = drift.begin()
print-no-library = Pour écrire un PDF, il faut la bibliothèque fpdf2, qui n’est pas là. Ceci l’installe : { $command }  Sinon, enregistrer en .svg : un navigateur l’affiche et l’imprime.
print-no-font = Aucune police de cet ordinateur n’a le signe { $sign } : il ne peut pas entrer dans un PDF. Il faut en installer une qui l’a, comme Noto Sans CJK, ou enregistrer en .svg : un navigateur trouve une police tout seul.
print-continued = { $title } (suite)
print-choose-numbers = Les exercices se choisissent par une liste de leurs numéros, comme [1, 3], pas par { $given }.
print-choose-some = La liste des numéros est vide : il n’y a aucun exercice à imprimer ou à distribuer. Mets-en au moins un, comme [1], ou enlève la liste : alors tous sont pris.

## files

file-is-folder = { $path } est un dossier et ne peut pas devenir un fichier. Ajoute-lui un nom, par exemple : { $example }
file-no-folder = { $path } ne peut pas être enregistré : il n’y a pas de dossier { $folder }. Crée d’abord ce dossier, ou choisis-en un qui existe.
file-no-permission = { $path } ne peut pas être enregistré : tu n’as pas le droit d’écrire là. Choisis un dossier à toi, ou autorise l’écriture.
file-unwritable = { $path } ne peut pas être enregistré, et ce qui était là n’a pas changé. Essaie un nom plus court, ou un autre dossier. L’ordinateur dit : { $reason }

## handouts

handout-opening = { $points ->
        [one] Chaque exercice vaut { $points } point
       *[other] Chaque exercice vaut { $points } points
    }, { $total } en tout. Mets ta réponse à la place des points de suspension et exécute la cellule ; c’est la dernière réponse qui compte. Ne touche pas aux autres cellules.
handout-name = Écris d’abord ton nom entre les deux guillemets : l’ordinateur en tire des exercices rien que pour toi.
handout-no-points = Les points d’un exercice sont un nombre entier de 1 à { $most }, pas { $given }.
handout-no-notebook = { $given } n’est pas un nom pour un notebook. Il doit finir par .ipynb, par exemple : "source/floes/floes.ipynb"
handout-changed = { $path } existe déjà et a été modifié à la main, ou vient d’ailleurs. Rien n’a été écrit : il est comme avant. Renomme-le ou déplace-le, ou écris le devoir ailleurs.

## lessons: dilemmas

dilemmas-title = Dilemmes : ce qu’une règle fait d’une partie
dilemmas-name = Option
dilemmas-about = De quoi il s’agit
dilemmas-first-reading = Première lecture
dilemmas-second-reading = Seconde lecture
dilemmas-first = Première lecture : { $words }
dilemmas-second = Seconde lecture : { $words }
dilemmas-clause = { $title } ({ $id }), { $standing } : { $words }
dilemmas-allowed = { $move } : permis.
dilemmas-refused = { $move } : pas permis. { $why }
dilemmas-no-dilemma = Il n’y a pas de dilemme « { $given } » ici. Choisis l’un de ceux-ci : { $names }
dilemmas-no-reading = Il n’y a pas de lecture « { $given } » : choisis 1 ou 2.
dilemmas-no-measure = « { $given } » n’est pas montré ici. Choisis parmi : { $names }
dilemmas-changes = Ce que change la seconde lecture : { $measure }
dilemmas-hollow = Un point creux : l’intervalle contient zéro et, d’après ces parties, il n’est pas sûr que quelque chose change.
dilemmas-turns-of = Durée d’une partie en tours : { $title }
dilemmas-luck = Quelles parties sont comparées
dilemmas-same-luck = La même chance dans les deux lectures, partie par partie
dilemmas-other-luck = Une autre chance pour chaque lecture
dilemmas-longer = De combien la seconde lecture allonge une partie : { $title }
dilemmas-sea = la mer de plaques
dilemmas-source = { $games } parties par lecture ({ $rules }, { $board }), { $count } joueurs ({ $players }), graine { $seed } ; intervalles à 95 %. La différence est la seconde lecture moins la première.
dilemmas-fish = Poissons de chacun à la fin
dilemmas-wins = Victoire du premier joueur
dilemmas-changed = Parties où d’autres gagnent avec la seconde lecture
dilemmas-hole = Là où les lectures se séparent
dilemmas-hole-prompt = Le dé blanc montre { $face }, et il reste des points. Il y a un trou où { $player } peut encore pêcher dans une lecture et pas dans l’autre. Lequel ? Réponds par son nom entre guillemets droits.
dilemmas-hole-done = Jusqu’ici, pendant ce tour : { $done }.
dilemmas-hole-both = En { $hole }, les deux lectures le permettent : personne n’y a encore pêché pendant ce tour.
dilemmas-hole-closed = { $hole } n’est pas ouvert : aucune lecture ne permet d’y pêcher.
dilemmas-hole-far = { $hole } n’est pas à côté du pêcheur : aucune lecture ne le permet.
dilemmas-hole-praise = Si les points sont des essais, on peut y essayer encore ; si ce sont des trous, celui-ci a déjà servi.
dilemmas-hole-hint-words = Un texte compte des essais, l’autre compte des trous.
dilemmas-hole-hint-turn = Regarde ce qui a été fait pendant ce tour.
dilemmas-hole-hint-last =
    { $pips ->
        [one] Il reste { $pips } point. Il s’agit du trou où l’on vient de pêcher.
       *[other] Il reste { $pips } points. Il s’agit du trou où l’on vient de pêcher.
    }
dilemmas-hole-solution = On a déjà pêché en { $hole } pendant ce tour. Avec la lecture « essais », on peut y continuer ; avec la lecture « trous », non.
dilemmas-sooner = Quelle lecture finit plus tôt ?
dilemmas-titled = { $title }.
dilemmas-sooner-prompt = { $about } Avec quelle lecture les parties sont-elles plus courtes, en moyenne ? Réponds 1 ou 2, ou 0 si la durée reste la même.
dilemmas-sooner-not-same = La durée change bel et bien, et bien plus que le hasard ne l’explique.
dilemmas-sooner-think = Ce n’est pas ainsi. Pense à ce qui met fin à la partie, et à la vitesse à laquelle cela arrive.
dilemmas-sooner-praise = Mesuré : { $first } avec la première lecture, { $second } avec la seconde ; différence : { $difference }.
dilemmas-sooner-hint-end = Que faut-il pour que la partie finisse ?
dilemmas-sooner-hint-turn = Avec quelle lecture la partie avance-t-elle plus à chaque tour, ou a-t-elle moins de chemin à faire ?
dilemmas-sooner-hint-measure = On peut demander aux parties elles-mêmes : lesson.measure("{ $switch }", games=50)
dilemmas-sooner-solution = Première lecture : { $first }. Seconde lecture : { $second }. Différence : { $difference }.
dilemmas-pairs = Des parties par paires
dilemmas-pairs-prompt = { $about } Voici des parties jouées deux fois avec la même chance, une fois par lecture. Quelle est la moyenne des différences, seconde moins première ?
dilemmas-pairs-game = Partie { $number } : { $first } tours avec la première lecture, { $second } avec la seconde
dilemmas-pairs-sign = C’est première moins seconde. Ici, c’est l’inverse : le signe dit quelle lecture est la plus longue.
dilemmas-pairs-sum = C’est la somme. Pour la moyenne, divise-la par { $count }.
dilemmas-pairs-praise = « Par paires », ce n’est que cela : d’abord la différence dans chaque paire, ensuite la moyenne.
dilemmas-pairs-hint-each = Soustrais partie par partie : seconde moins première.
dilemmas-pairs-hint-first = Dans la partie 1, la différence est { $difference }.
dilemmas-pairs-hint-mean = Toutes les différences ensemble font { $sum } ; divise par { $count }.
dilemmas-pairs-solution = Les différences font ensemble { $sum } ; la moyenne est { $sum } divisé par { $count }.
dilemmas-zero = Zéro est-il dedans ?
dilemmas-zero-prompt = Chaque ligne est une différence avec son intervalle. Lesquels de ces intervalles contiennent le nombre 0 ? Donne leurs numéros entre crochets, par exemple [1, 3].
dilemmas-zero-line = { $number }. { $title } ({ $measure }) : { $figure }
dilemmas-zero-inside-out = C’est exactement l’inverse : tu as nommé ceux qui ne contiennent pas zéro.
dilemmas-zero-praise = Quand zéro est dedans, « aucun changement » fait partie des réponses que les parties laissent possibles.
dilemmas-zero-hint-plus = a ± b va de a − b à a + b.
dilemmas-zero-hint-first = Commence par le premier, { $figure } : quels sont ses deux bouts, l’un est-il au-dessous de 0 et l’autre au-dessus ?
dilemmas-zero-hint-half = Plus vite : zéro est dedans si le nombre après ± est au moins aussi grand que celui d’avant, sans son signe.
dilemmas-zero-solution = Compare les deux nombres autour de ±, sans le signe : quand le second est au moins aussi grand, l’intervalle passe par zéro.
dilemmas-conclude = Que peut-on dire ?
dilemmas-conclude-prompt = { $about } Sur { $n } paires de parties, la seconde lecture a changé la durée de { $figure }. Quelle phrase peut-on écrire au-dessous ? Réponds par son numéro.
dilemmas-claim-more = Avec ces joueurs, la seconde lecture allonge les parties, en moyenne.
dilemmas-claim-less = Avec ces joueurs, la seconde lecture raccourcit les parties, en moyenne.
dilemmas-claim-open = D’après ces parties, on ne peut pas dire si elles deviennent plus longues ou plus courtes.
dilemmas-claim-none = Il est prouvé que les deux lectures donnent exactement la même durée.
dilemmas-claim-never = Aucun intervalle ne peut le prouver : il laisse toujours la place à une petite différence.
dilemmas-claim-overdone = C’est trop dire : regarde si 0 se trouve dans l’intervalle.
dilemmas-claim-shy = L’intervalle est d’un seul côté de 0. Regarde son signe, et ose le dire.
dilemmas-conclude-praise = Et note bien les mots « avec ces joueurs » : avec d’autres joueurs ou un autre plateau, il peut en être autrement.
dilemmas-conclude-hint-zero = Regarde d’abord si 0 se trouve dans l’intervalle.
dilemmas-conclude-hint-sign = Sinon : au-dessus de 0, c’est plus long ; au-dessous, plus court.
dilemmas-conclude-hint-none = « Pas sûr » ne veut pas dire « prouvé nul ».
dilemmas-conclude-solution = Si 0 est dedans, on ne peut pas trancher ; sinon, le signe le dit. Qu’il n’y ait aucune différence, on ne peut jamais le prouver ainsi.
dilemmas-argue = Défendre une lecture
dilemmas-argue-prompt = { $about } Tu dois défendre cette lecture : « { $reading } ». Écris deux ou trois phrases entre guillemets droits, et cite au moins une règle par son nom.
dilemmas-argue-clauses = Règles qui en parlent : { $clauses }
dilemmas-argue-form = Écris tes phrases entre deux guillemets droits, d’un seul tenant.
dilemmas-argue-clause = Cite la règle sur laquelle tu t’appuies : { $clauses }
dilemmas-argue-short = Dis-en un peu plus : au moins { $count } caractères.
dilemmas-argue-now = Aucun ordinateur ne peut juger un argument. Parcours cette liste, ou mieux, fais-la parcourir par quelqu’un d’autre :
dilemmas-check-words = J’ai dit quels mots du texte parlent pour ma lecture.
dilemmas-check-other = J’ai dit ce que répondrait quelqu’un qui lit autrement.
dilemmas-check-figure = Si j’ai cité un nombre, j’ai donné son intervalle et dit qui jouait.
dilemmas-check-cannot = Je n’ai pas dit qu’un nombre montre ce que le texte veut dire : il montre seulement ce que fait une lecture.
dilemmas-argue-hint-words = Relis les règles : lesson.dilemma("{ $switch }"). Quel mot peut se comprendre de deux façons ?
dilemmas-argue-hint-figures = Quelle lecture donne le meilleur jeu ? lesson.effect("{ $switch }") te donne des nombres.
dilemmas-argue-hint-start = Tu peux commencer ainsi : « { $clause } dit …, donc … »
dilemmas-argue-solution = Il n’y a pas une seule bonne réponse. Un bon argument cite les mots, prend l’autre camp au sérieux et n’utilise les nombres que pour ce qu’ils peuvent montrer.

## dice lab

dice-lab-title = Le labo des dés
dice-lab-views = Ce qu’on regarde
dice-lab-view-faces = faces
dice-lab-view-symbols = symboles
dice-lab-view-pips = points
dice-lab-view-sum = somme de plusieurs lancers
dice-lab-view-both = les deux dés en tableau
dice-lab-throws = Nombre de lancers dans la somme
dice-lab-throw = Lancer
dice-lab-times =
    { $count ->
        [1] une fois
       *[other] { $count } fois
    }
dice-lab-clear = Effacer les lancers
dice-lab-forget = Oublier
dice-lab-dice = Nombre de dés
dice-lab-one-die = un dé
dice-lab-two-dice = deux dés
dice-lab-add = Ajouter une face
dice-lab-preset = Prendre un autre dé
dice-lab-preset-white = dé blanc du jeu
dice-lab-preset-blue = dé bleu du jeu
dice-lab-preset-bear = dé des plaques de glace
dice-lab-preset-six = nombres de 1 à 6
dice-lab-preset-coin = pièce : 0 ou 1
dice-lab-symbol-of = Symbole de la face { $number }
dice-lab-pips-of = Points de la face { $number }
dice-lab-number-of = Nombre de la face { $number }
dice-lab-remove = Retirer la face { $number }
dice-lab-write-hint = Une face peut s’y trouver plusieurs fois : elle sort alors plus souvent. Les flèches du clavier changent un nombre.
dice-lab-about = ≈{ NUMBER($number, maximumSignificantDigits: 3) }
dice-lab-fault = { $die }, face { $number } : « { $given } » ne convient pas. Il faut un nombre entier de { $least } à { $most }.
dice-lab-fault-empty = { $die }, face { $number } : il manque un nombre. Il faut un nombre entier de { $least } à { $most }.
dice-lab-kept = D’ici là, les diagrammes montrent les dés d’avant.
dice-lab-last-face = Un dé a besoin d’au moins une face.
dice-lab-most-faces = Ici, un dé a au plus { $count } faces.
dice-lab-impossible = Cela ne peut pas arriver avec ce que l’on sait déjà. Rien n’a changé.
dice-lab-bar = { $name } : { $exact }, { $percent }
dice-lab-bar-seen = { $name } : { $exact }, { $percent } ; sorti { $count } fois, { $seen }
dice-lab-likely = Le plus probable : { $values } ({ $exact }).
dice-lab-mean = Espérance : { $exact } ≈ { $mean }.
dice-lab-mean-whole = Espérance : { $mean }.
dice-lab-cut = Seuls les { $shown } plus probables sont affichés.
dice-lab-sum-title =
    { $count ->
        [1] Somme d’un lancer
       *[other] Somme de { $count } lancers
    }
dice-lab-first-title = Points du premier lancer
dice-lab-total-title = Somme des points
dice-lab-both-title = Les deux dés
dice-lab-corner = Blanc ↓ Bleu →
dice-lab-nothing-known = Appuie sur une barre : on sait alors qu’elle est sortie. Que deviennent les autres barres ?
dice-lab-you-know = On sait : { $facts }.
dice-lab-fact = { $chart } = { $values }
dice-lab-or = { $first } ou { $last }
dice-lab-no-throws = Aucun lancer pour l’instant.
dice-lab-count =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
dice-lab-count-fitting =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }, dont { $fitting } avec ce que l’on sait
dice-lab-exact = probabilité exacte
dice-lab-before = avant de savoir
dice-lab-seen = obtenu
dice-lab-known = connu
dice-lab-chance = Légende des diagrammes
dice-lab-trail = Le plus grand écart
dice-lab-trail-point = après { $count } : { $gap }
dice-lab-exception = Le programme a rencontré un problème ({ $error }). Les dés sont toujours là.
mistake-lab-dice = Le labo des dés prend un ou deux dés, comme kn.Die(range(1, 7)), et non { $given }.
mistake-lab-faces = Dans le labo, un dé a au plus { $faces } faces, avec des nombres jusqu’à { $pips } ; { $given } ne convient pas.
chart-words = La même chose en mots
dice-lab-all-alike = Toutes les barres se valent : { $exact } chacune.

## graph lab

sketch-blocked =
    { $count ->
        [one] Un pêcheur est en { $holes }.
       *[other] Des pêcheurs sont en { $holes }.
    }
sketch-melted =
    { $count ->
        [one] La plaque { $floes } a fondu.
       *[other] Les plaques { $floes } ont fondu.
    }
sketch-start = Dans un cercle : { $holes }
sketch-lines = Traits épais : { $lines }
sketch-floe = Plaque { $floe } : { $holes }
graph-lab-title = Le plateau vu comme un graphe
graph-lab-view = Que veux-tu voir ?
graph-lab-neighbours = Voisins
graph-lab-rings = Anneaux de distance
graph-lab-reach = Portée en exactement …
graph-lab-walks = Nombre de marches
graph-lab-pieces = Morceaux
graph-lab-tool = Appuyer sur un trou …
graph-lab-look = pour s’y placer
graph-lab-block = pour y mettre un pêcheur qui gêne
graph-lab-melt = pour faire fondre la plaque
graph-lab-steps = Pas
graph-lab-steps-count = { $count } pas
graph-lab-clear = Enlever tout ce qui gêne
graph-lab-open = Ouvrir un fichier de plateau
graph-lab-board-said = Affiché maintenant : { $board }.
graph-lab-bad-file = Ce fichier n’est pas un plateau ; celui qui était là reste.
graph-lab-row-hint = Une colonne par trou. Fais défiler sur le côté pour voir la suite.
graph-lab-row-first = Ligne { $hole } de la matrice d’adjacence
graph-lab-row = Ligne { $hole } de la matrice d’adjacence à la puissance { $steps }
graph-lab-neighbours-said =
    { $count ->
        [0] { $hole } n’a aucun voisin : son degré est 0.
        [one] { $hole } a 1 voisin : { $holes }. Son degré est 1.
       *[other] { $hole } a { $count } voisins : { $holes }. Son degré est { $count }.
    }
graph-lab-degrees-said = Le nombre sur chaque trou est son degré. Les voisins du trou cerclé sont foncés.
graph-lab-rings-said =
    { $count ->
        [0] Depuis { $hole }, aucun pas n’est possible.
        [one] Depuis { $hole }, 1 pas suffit pour atteindre tous les trous accessibles : { $farthest }
       *[other] Depuis { $hole }, { $count } pas suffisent pour atteindre tous les trous accessibles. Le plus loin : { $farthest }
    }
graph-lab-lost-said =
    { $count ->
        [one] Aucun chemin ne mène à 1 trou : { $holes }
       *[other] Aucun chemin ne mène à { $count } trous : { $holes }
    }
graph-lab-reach-said =
    Une marche d’exactement { $steps } pas depuis { $hole } { $count ->
        [0] ne peut finir nulle part.
        [one] peut finir sur 1 trou : il est foncé.
       *[other] peut finir sur { $count } trous : ils sont foncés.
    }
graph-lab-missed-said =
    { $count ->
        [one] Assez près, et pourtant impossible : { $holes }. Il est clair.
       *[other] Assez près, et pourtant impossibles : { $holes }. Ils sont clairs.
    }
graph-lab-all-said = Tout trou à { $steps } pas au plus peut être l’arrivée.
graph-lab-walks-said =
    { $count ->
        [0] Il n’y a aucune marche d’exactement { $steps } pas depuis { $hole }.
        [one] Il y a { $count } marche d’exactement { $steps } pas depuis { $hole }.
       *[other] Il y a { $count } marches d’exactement { $steps } pas depuis { $hole }.
    }
graph-lab-walks-numbers = Le nombre sur un trou dit combien d’entre elles y finissent ; le plus grand est foncé.
graph-lab-pieces-said =
    { $count ->
        [one] La glace tient ensemble, en un seul morceau.
       *[other] La glace est en { $count } morceaux. Chacun a sa lettre.
    }
graph-lab-cut-said =
    { $count ->
        [0] Quelle que soit la plaque qui fond maintenant, la glace ne se sépare pas davantage.
        [one] La plaque { $floes } a un cadre de tirets : si elle fond, la glace se sépare davantage.
       *[other] Les plaques { $floes } ont un cadre de tirets : si l’une d’elles fond, la glace se sépare davantage.
    }
graph-lab-table-steps = Pas
graph-lab-table-holes = Trous
graph-lab-table-total = En tout
graph-lab-table-piece = Morceau
graph-lab-label-start = tu es ici
graph-lab-label-blocked = un pêcheur est ici
graph-lab-label-neighbour = voisin
graph-lab-label-degree = degré { $count }
graph-lab-label-away = à { $count } pas
graph-lab-label-lost = aucun chemin ne mène ici
graph-lab-label-end = une marche de { $steps } pas peut finir ici
graph-lab-label-no-end = aucune marche de { $steps } pas ne finit ici
graph-lab-label-walks =
    { $count ->
        [0] aucune marche ne finit ici
        [one] { $count } marche finit ici
       *[other] { $count } marches finissent ici
    }
graph-lab-label-piece = morceau { $piece }
graph-lab-taken = C’est toi qui es en { $hole }. Place-toi d’abord ailleurs.
graph-lab-occupied = Quelqu’un est sur la plaque { $floe }, en { $hole } : une plaque occupée ne fond pas.
graph-lab-melted = { $hole } fait partie de la plaque { $floe }, et celle-ci a fondu.
graph-lab-mistake-word = { $given } n’existe pas ici. Choisis parmi { $names }.
graph-lab-mistake-steps = Le nombre de pas est un nombre entier de 0 à { $most }, et non { $given }.
graph-lab-mistake-hole = Il n’y a pas de trou { $given } ici. Il y a { $names }.
graph-lab-mistake-floe = Il n’y a pas de plaque { $given } ; les plaques vont de 0 à { $last }.
graph-lab-exception = Le programme a rencontré un problème ({ $error }). Continue simplement ; le plateau est toujours là.
graph-lab-no-answer = Le programme ne répond pas encore. Si d’autres cellules sont en cours, attends un peu. Si le noyau a été redémarré, exécute de nouveau cette cellule.
graph-lab-page-error = Quelque chose n’a pas pu être dessiné. Exécute de nouveau cette cellule.

## faults of files and boards

fault-too-large = Le fichier dépasse { $limit } octets.
remedy-too-large = Vérifie que c’est le bon fichier.
fault-not-json = Ce n’est pas du JSON ({ $reason }).
remedy-not-json = Corrige le texte à cet endroit.
fault-nested = Les crochets ou accolades sont imbriqués trop profondément.
remedy-nested = Enlève ceux de l’intérieur.
fault-missing-field = Ce champ manque.
remedy-missing-field = Ajoute-le.
fault-unknown-field = Ce champ n’existe pas.
remedy-unknown-field = Enlève-le ; les champs sont { $fields }.
fault-repeated-field = Ce champ apparaît plusieurs fois.
remedy-repeated-field = N’en garde qu’un.
fault-no-file = Ce fichier n’existe pas.
remedy-no-file = Vérifie le nom et le dossier.
fault-folder = C’est un dossier.
remedy-folder = Indique un fichier qui s’y trouve.
fault-unreadable = Impossible de lire ce fichier ({ $reason }).
remedy-unreadable = Vérifie le nom et tes droits d’accès.
fault-not-utf-8 = Il y a ici des octets qui ne sont pas du texte UTF-8.
remedy-not-utf-8 = Enregistre le fichier en UTF-8.
fault-mark = Le fichier commence par un indicateur d’ordre des octets (BOM).
remedy-mark = Enregistre-le en UTF-8 sans BOM.
fault-board-type = Un plateau est un objet, et non { $given }.
remedy-board-type = Mets ses champs entre { "{" } et { "}" }.
fault-schema = La version { $given } des fichiers de plateau ne peut pas être lue ici.
remedy-schema = Écris { $version }.
fault-name-type = Un nom est un texte, et non { $given }.
remedy-name-type = Mets-le entre guillemets droits.
fault-name-empty = Le nom { $given } n’a ni lettre ni chiffre.
remedy-name-empty = Écris un nom comme « notre étang ».
fault-name-spaces = Le nom { $given } a des espaces au bord, ou plus d’une entre deux mots.
remedy-name-spaces = Enlève-les.
fault-name-long = Le nom a { $length } caractères.
remedy-name-long = Raccourcis-le à { $longest } au plus.
fault-name-signs = Le nom contient { $signs }.
remedy-name-signs = N’utilise que des lettres (de n’importe quelle écriture), des chiffres, des espaces et - _ . '
fault-fish-type = Les poissons sont un objet, et non { $given }.
remedy-fish-type = Écris par exemple { "{" }"small": 75, "large": 15{ "}" }.
fault-no-fish = Il n’y a pas de poisson : personne ne pourrait marquer de points.
remedy-no-fish = Mets-en au moins un.
fault-count-type = { $given } n’est pas un nombre entier.
fault-count-small = { $given } est trop petit.
fault-count-large = { $given } est trop grand.
remedy-count = Écris un nombre entier de 0 à { $largest }.
fault-holes-type = Les trous sont une liste de noms, et non { $given }.
remedy-holes-type = Écris par exemple ["A1", "A2", "B1"].
fault-hole-type = Le nom d’un trou est un texte, et non { $given }.
fault-bad-hole = { $given } n’est pas le nom d’un trou.
remedy-hole = Écris une lettre de rangée, de A à Z, et un numéro de colonne, de 1 à 99 : par exemple C4.
fault-repeated-hole = Le trou { $hole } est ici pour la deuxième fois ; il est déjà à { $first }.
remedy-repeated-hole = Enlève l’un des deux.
fault-too-few-holes =
    { $holes ->
        [0] Le plateau n’a aucun trou : c’est trop peu pour { $players } joueurs.
        [one] Le plateau a { $holes } trou : c’est trop peu pour { $players } joueurs.
       *[other] Le plateau a { $holes } trous : c’est trop peu pour { $players } joueurs.
    }
remedy-too-few-holes = Ajoute des trous jusqu’à en avoir au moins { $least }.
fault-isolated-hole = Le trou { $hole } n’a pas de voisin.
remedy-isolated-hole = Ajoute un trou à côté, ou enlève celui-ci.
fault-split-board = Le plateau est en { $count } morceaux : { $pieces }.
remedy-split-board = Ajoute des trous qui les relient : les pêcheurs ne peuvent pas franchir ce vide.
fault-floes-type = Les plaques sont une liste de listes de trous, et non { $given }.
remedy-floes-type = Écris par exemple [["A1", "A2"], ["B1", "B2"]].
fault-no-floes = Il n’y a aucune plaque.
remedy-no-floes = Répartis les trous en plaques.
fault-hole-in-no-floe = Le trou { $hole } n’est sur aucune plaque.
remedy-hole-in-no-floe = Ajoute-le à la plaque dont il fait partie.
fault-floe-type = Une plaque est une liste de trous, et non { $given }.
remedy-floe-type = Écris par exemple ["A1", "A2"].
fault-empty-floe = Cette plaque n’a pas de trou.
remedy-empty-floe = Mets-y des trous, ou enlève-la.
fault-unknown-hole = Il n’y a pas de trou { $hole }.
remedy-unknown-hole = Ajoute-le aux trous, ou enlève-le ici.
fault-hole-in-two-floes = Le trou { $hole } est sur deux plaques, ici et à { $first }.
remedy-hole-in-two-floes = Enlève-le de l’une des deux.
fault-split-floe = La plaque est en { $count } morceaux : { $pieces }.
remedy-split-floe = Fais-en plusieurs plaques, ou relie les morceaux par des trous.

## lessons: dice and chance

chance-title = Les dés : ce que fait exactement le hasard
chance-both-ways = { $exact } = { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }
chance-form = Il faut une probabilité, par exemple "5/36", 0.139 ou "13.9 %".
chance-form-ways = La fonction doit renvoyer un dictionnaire avec le nombre de façons pour chaque somme, par exemple {"{"}2: 1, 3: 2{"}"}.
chance-form-die = Il faut un dé, par exemple kn.Die([kn.Face("fish", 3), kn.Face("walk", 2)]).
chance-slip-percent = C’est un pourcentage sans son signe. Une probabilité est entre 0 et 1 : il faut écrire "25 %" avec le signe, ou 0.25.
chance-slip-above = Une probabilité ne dépasse jamais 1 : rien n’arrive plus souvent que toujours. Si tu penses à des pour cent, écris aussi le signe, comme dans "25 %".
chance-slip-below = Une probabilité n’est jamais négative : rien n’arrive plus rarement que jamais.
chance-slip-rounded = Tout près ! Est-ce arrondi ? Il faut la fraction, ou trois chiffres après la virgule.
chance-grid = Les { $count } paires de faces : le dé blanc de haut en bas, le bleu de gauche à droite
chance-grid-rivals = Les { $count } paires de faces : le dé de Rouge de haut en bas, celui de Bleu de gauche à droite
chance-grid-throws = Les { $count } paires de faces : le premier lancer de haut en bas, le second de gauche à droite
chance-grid-marked =
    { $count ->
        [one] { $count } paire est marquée.
       *[other] { $count } paires sont marquées.
    }
chance-pairs = Il y a { $count } paires, toutes aussi probables.
chance-pairs-marked =
    { $count ->
        [one] { $count } paire sur { $pairs } convient
       *[other] { $count } paires sur { $pairs } conviennent
    } : la probabilité est { $share }.
chance-margin = en tout
chance-margins = À l’intérieur : la probabilité que les deux sortent ensemble. Dans la dernière colonne et la dernière ligne, on les additionne : un dé tout seul.
chance-chart = La probabilité de chaque résultat
chance-polynomial = Dé { $number } : { $sum }
chance-product = Produit : { $sum }
chance-three = Premier : { $first }. Second : { $second }. Produit : { $product }. Les deux ensemble : { $both }.
chance-are-independent = Les deux derniers sont égaux : indépendants. Savoir l’un n’apprend rien sur l’autre.
chance-are-not-independent = Les deux derniers sont différents : pas indépendants. Savoir l’un change la probabilité de l’autre.
chance-stick =
    { $fish ->
        [one] Combien collent : { $fish } poisson, aimant { $magnet }
       *[other] Combien collent : { $fish } poissons, aimant { $magnet }
    }
chance-turn = Tour
chance-exactly = À ce tour, pour la première fois
chance-by-then = À ce tour ou avant
chance-mean-wait = Avec { $chance } à chaque tour, on attend { $mean } tours en moyenne.
chance-settle = La fréquence après de plus en plus de lancers
chance-settle-line = exactement { $exact }
chance-after = après { $count } : { $seen }
chance-stop = Sur { $count } lancers : { NUMBER($came) } ({ $seen }). Attendu : { NUMBER($expected, maximumFractionDigits: 1) } ; écart : { NUMBER($off, maximumFractionDigits: 1) }.
chance-race-more = Rouge a plus : { $share }
chance-race-equal = Égalité : { $share }
chance-race-less = Bleu a plus : { $share }
chance-no-event = Un événement est une fonction des deux faces, comme lambda white, blue: white.pips == blue.pips, et non { $given }.
chance-no-chart = Un diagramme se fait avec un dé ou une loi de probabilité, pas avec { $given }.
chance-no-die = Il faut des dés, comme kn.Die(range(1, 7)), et non { $given }.
chance-no-fish = Le nombre de poissons va de 1 à { $most } ; { $given } ne convient pas.
chance-no-turns = Le nombre de tours va de 1 à { $most } ; { $given } ne convient pas.
chance-no-probability = Il faut une probabilité plus grande que 0, comme "1/6", et non { $given }.
chance-both = Deux choses à la fois
chance-both-prompt =
    Le dé blanc a les faces { $faces }.
    Le dé bleu a les faces { $others }.
    On lance les deux une fois. Quelle est la probabilité que le blanc montre « { $white } » et en même temps le bleu « { $blue } », avec n’importe quel nombre de points ?
chance-both-praise = Pour deux choses à la fois, on multiplie : une part d’une part.
chance-both-added = Les deux probabilités ont été additionnées. Mais « les deux à la fois » arrive plus rarement que chacune des deux. Les paires marquées sont celles qui conviennent.
chance-both-white-only = C’est juste pour le dé blanc seul. Dans quelle part de ces lancers le bleu convient-il aussi ? Les paires qui conviennent sont marquées.
chance-both-blue-only = C’est juste pour le dé bleu seul. Dans quelle part de ces lancers le blanc convient-il aussi ? Les paires qui conviennent sont marquées.
chance-both-one-pair = C’est la probabilité d’une seule paire de faces. Ici, plusieurs paires conviennent : elles sont marquées.
chance-both-counted = { $count }, c’est le nombre de paires qui conviennent. Sur combien ? Une probabilité est une part de toutes les paires.
chance-both-hint-grid = Pense au tableau des 36 paires : dans quelles lignes et quelles colonnes cela convient-il ?
chance-both-hint-white = « { $white } » est sur { $count } des 6 faces blanches.
chance-both-hint-blue = « { $blue } » est sur { $count } des 6 faces bleues. Le nombre de lignes fois le nombre de colonnes donne les paires qui conviennent.
chance-both-solution = { $one } · { $other } = { $answer }
chance-sum = La somme de deux lancers
chance-sum-prompt =
    Un dé porte les nombres { $faces }.
    On le lance deux fois. Quelle est la probabilité que la somme soit { $total } ?
chance-sum-praise = Chaque paire compte dans son ordre, comme avec deux dés de couleurs différentes.
chance-sum-order = Deux nombres dans les deux ordres ont été comptés comme une seule paire. « D’abord 2, puis 5 » et « d’abord 5, puis 2 » sont deux paires. Celles qui conviennent sont marquées.
chance-sum-unlike = Les paires ont été comptées sans leur ordre : il y en a 21. Mais elles ne sont pas toutes aussi probables : deux nombres différents viennent de deux façons, deux nombres égaux d’une seule.
chance-sum-alike = Il y a { $count } sommes différentes, mais elles ne sont pas toutes aussi probables : certaines viennent de plus de façons que d’autres.
chance-sum-hint-grid = Dessine le tableau des 36 paires : une ligne pour le premier lancer, une colonne pour le second.
chance-sum-hint-order = Prends l’un après l’autre les nombres du premier lancer : que doit donner le second à chaque fois ?
chance-sum-hint-count = Paires qui ont cette somme : { $count } sur 36.
chance-sum-solution = Paires qui ont la somme { $total } : { $count } sur 36, donc { $answer }
chance-ways = Deux dés multipliés
chance-ways-prompt =
    Un dé écrit comme un dictionnaire : {"{"}1: 2, 3: 4{"}"} a le 1 sur deux faces et le 3 sur quatre.
    Écris la fonction ways(first, second) pour deux dés de cette sorte. Elle renvoie aussi un dictionnaire : pour chaque somme, le nombre de façons de l’obtenir.
chance-ways-praise = Ta fonction multiplie des polynômes. Elle marche pour des dés de toute taille.
chance-ways-overwritten = On dirait qu’une paire efface une paire précédente de même somme. Il faut ajouter à ce qui est déjà là : total.get(a + b, 0) + …
chance-ways-added = Les deux nombres de faces sont additionnés. Mais chaque face d’un dé peut venir avec chaque face de l’autre : on multiplie.
chance-ways-once = Chaque paire de nombres ne compte qu’une fois. Mais un nombre peut être sur plusieurs faces.
chance-ways-case = Premier dé { $first }, second dé { $second }
chance-ways-hint-pairs = Deux boucles, l’une dans l’autre : pour chaque nombre du premier dé, parcours ceux du second.
chance-ways-hint-times = Si un nombre est sur m faces de l’un et un autre sur n faces de l’autre, ils viennent ensemble de m fois n façons.
chance-ways-hint-get = Plusieurs paires peuvent avoir la même somme : total[a + b] = total.get(a + b, 0) + m * n
chance-ways-solution = Par exemple :
chance-given = Quand on connaît la somme
chance-given-prompt =
    Le dé blanc a les faces { $faces }.
    Le dé bleu a les faces { $others }.
    On a lancé les deux, et quelqu’un dit : « Les points font { $total } ensemble. » Quelle est la probabilité que le dé blanc montre « { $symbol } » ?
chance-given-praise = Ce que l’on sait rend le tableau plus petit ; ensuite on compte comme toujours.
chance-given-ignored = C’est la probabilité de « { $symbol } » avant de connaître la somme. Maintenant, seules les paires marquées sont possibles.
chance-given-joint = C’est la probabilité d’avoir « { $symbol } » et la somme { $total } ensemble, sur les 36 paires. Mais la somme est déjà connue : il faut compter parmi les paires marquées seulement.
chance-given-turned = C’est l’inverse : la probabilité de la somme { $total } quand on sait « { $symbol } ». Ici, la somme est connue, et on cherche le symbole.
chance-given-hint-left = Barre toutes les paires dont la somme n’est pas { $total }.
chance-given-hint-count = Il reste { $count } paires. C’est par ce nombre qu’on divise.
chance-given-hint-symbol = Parmi celles qui restent, combien montrent « { $symbol } » sur le dé blanc ?
chance-given-solution = { $left } paires ont la somme { $total }. Parmi elles, { $fitting } avec « { $symbol } » : { $answer }
chance-independent = Indépendants ou non ?
chance-independent-prompt =
    Le dé blanc a les faces { $faces }.
    Le dé bleu a les faces { $others }.
    On lance les deux une fois. Dans lesquelles de ces paires les deux événements sont-ils indépendants ? Donne les lettres.
chance-independent-pair = « { $one } » et « { $other } »
chance-event-white = le dé blanc montre { $symbol }
chance-event-blue = le dé bleu montre { $symbol }
chance-event-pips =
    { $pips ->
        [one] le dé blanc a au moins { $pips } point
       *[other] le dé blanc a au moins { $pips } points
    }
chance-event-sum = la somme des points est { $total }
chance-event-even = la somme des points est paire
chance-independent-praise = La bonne question a été posée à chaque fois : savoir l’un change-t-il la probabilité de l’autre ?
chance-independent-apart = { $letter } : ces deux-là n’arrivent jamais ensemble. Si l’un est arrivé, l’autre est impossible : il en dit donc beaucoup. « Jamais ensemble » ne veut pas dire « indépendants ».
chance-independent-more = Ce qui est donné est juste, mais il en manque. Regarde les événements qui portent sur des dés différents ; et parfois les nombres tombent juste par hasard.
chance-independent-is = { $letter } : { $one } · { $other } = { $product }, et les deux ensemble { $both } : indépendants.
chance-independent-is-not = { $letter } : { $one } · { $other } = { $product }, mais les deux ensemble { $both } : pas indépendants.
chance-independent-hint-ask = Pour chaque paire : si je sais l’un, est-ce que j’en sais plus sur l’autre ?
chance-independent-hint-times = Le test avec des nombres : compte trois probabilités, celle de l’un, de l’autre et des deux ensemble. Le produit des deux premières donne-t-il la troisième ?
chance-independent-hint-count =
    { $count ->
        [one] { $count } paire est indépendante.
       *[other] { $count } paires sont indépendantes.
    }
chance-mean = L’espérance d’un lancer
chance-mean-prompt =
    Le dé blanc a les faces { $faces }.
    Le dé bleu a les faces { $others }.
    À chaque tour, on lance les deux et on additionne tous les points. Combien de points par tour cela fait-il en moyenne ?
chance-mean-praise = Les espérances s’additionnent simplement. Pour cela, les dés n’ont même pas besoin d’être indépendants.
chance-mean-white-only = C’est l’espérance du dé blanc seul.
chance-mean-blue-only = C’est l’espérance du dé bleu seul.
chance-mean-halved = Il y a une division par deux de trop : on additionne les points des deux dés, on n’en fait pas la moyenne.
chance-mean-multiplied = Les deux espérances ont été multipliées. Les points s’additionnent, les espérances aussi.
chance-mean-unweighted = Chaque nombre a été compté une fois. Un nombre présent sur trois faces sort trois fois plus souvent, et compte trois fois.
chance-mean-likely = C’est la somme la plus probable. L’espérance est autre chose : le point d’équilibre de toutes.
chance-mean-hint-white = Commence par le dé blanc seul : additionne les points de ses 6 faces et divise par 6.
chance-mean-hint-sum = Les faces blanches ont { $white } points en tout.
chance-mean-hint-blue = L’espérance du dé blanc est { $white }. Fais de même avec le bleu, puis additionne.
chance-mean-solution = { $white } + { $blue } = { $answer }
chance-mean-chart = La somme des points
chance-catch = Ce qui colle à l’aimant
chance-catch-prompt =
    { $stick ->
        [one] Il y a { $fish } poissons dans un trou. Chacun colle à l’aimant avec la probabilité { $magnet }, quoi que fassent les autres. Quelle est la probabilité qu’exactement { $stick } d’entre eux colle ?
       *[other] Il y a { $fish } poissons dans un trou. Chacun colle à l’aimant avec la probabilité { $magnet }, quoi que fassent les autres. Quelle est la probabilité qu’exactement { $stick } d’entre eux collent ?
    }
chance-catch-praise = La probabilité d’une façon, fois le nombre de façons : c’est la loi binomiale.
chance-catch-one-way =
    { $stick ->
        [one] C’est la probabilité qu’un poisson bien précis colle et les autres non. Mais peu importe lequel : de combien de façons peut-on en choisir { $stick } parmi { $fish } ?
       *[other] C’est la probabilité que { $stick } poissons bien précis collent et les autres non. Mais peu importe lesquels : de combien de façons peut-on en choisir { $stick } parmi { $fish } ?
    }
chance-catch-only-these =
    { $stick ->
        [one] La multiplication n’est faite que pour celui qui colle. Les autres ne doivent pas coller, et cela aussi a sa probabilité.
       *[other] La multiplication n’est faite que pour les { $stick } qui collent. Les autres ne doivent pas coller, et cela aussi a sa probabilité.
    }
chance-catch-at-least =
    { $stick ->
        [one] C’est la probabilité qu’au moins { $stick } colle. Ici, il s’agit d’exactement { $stick }.
       *[other] C’est la probabilité qu’au moins { $stick } collent. Ici, il s’agit d’exactement { $stick }.
    }
chance-catch-share = { $stick } sur { $fish }, c’est une part des poissons, pas une probabilité.
chance-catch-hint-one =
    { $stick ->
        [one] Pense d’abord à une seule façon : le premier colle, les autres non. Quelle en est la probabilité ?
       *[other] Pense d’abord à une seule façon : les { $stick } premiers collent, les autres non. Quelle en est la probabilité ?
    }
chance-catch-hint-ways =
    { $stick ->
        [one] De combien de façons peut-on choisir celui qui colle parmi { $fish } poissons ?
       *[other] De combien de façons peut-on choisir les { $stick } qui collent parmi { $fish } poissons ?
    }
chance-catch-hint-times = Il y a { $ways } façons, toutes aussi probables que la première.
chance-catch-solution = { $ways } · { $each } = { $answer }
chance-catch-chart = Combien de poissons sur { $fish } collent, aimant { $magnet }
chance-waiting = Combien de temps attendre ?
chance-waiting-prompt =
    Le dé blanc a les faces { $faces }.
    On le lance une fois par tour. Quelle est la probabilité que « { $symbol } » sorte au moins une fois dans les { $turns } premiers tours ?
chance-waiting-praise = « Au moins une fois » se calcule le plus vite par le contraire : pas du tout.
chance-waiting-added = { $chance } a été additionné pour chacun des { $turns } tours. En continuant ainsi, on dépasserait bientôt 1, la certitude. Ce qui sort deux fois y est compté deux fois.
chance-waiting-never = C’est la probabilité que « { $symbol } » ne sorte pas du tout en { $turns } tours. On demande le contraire.
chance-waiting-exactly = C’est la probabilité qu’il sorte pour la première fois au tour { $turns }. Mais il peut aussi sortir plus tôt.
chance-waiting-once = C’est la probabilité qu’il sorte exactement une fois en { $turns } tours. Plusieurs fois, c’est aussi « au moins une fois ».
chance-waiting-hint-not = Pense au contraire : « { $symbol } » ne sort dans aucun des { $turns } tours.
chance-waiting-hint-each = En un tour, il ne sort pas avec la probabilité { $other }. Pour { $turns } tours de suite, on multiplie.
chance-waiting-hint-rest = Ce qui reste jusqu’à 1 est la probabilité qu’il sorte.
chance-waiting-solution = Pas du tout en { $turns } tours : { $other } à la puissance { $turns } = { $never }. Donc au moins une fois : { $answer }
chance-fair = Cette règle maison est-elle juste ?
chance-fair-prompt =
    Le dé de Rouge porte { $faces }.
    Le dé de Bleu porte { $others }.
    Règle maison : les deux lancent, et qui a le plus commence. À égalité, Rouge commence. Quelle est la probabilité que Rouge commence ?
chance-fair-praise = Qui fait la règle pour l’égalité décide qui a l’avantage.
chance-fair-ties = C’est la probabilité que Rouge ait plus. Mais Rouge commence aussi à égalité. Les paires marquées sont celles de Rouge.
chance-fair-half = L’un des deux commence, mais cela ne fait pas moitié-moitié. Compte les paires : celles de Rouge sont marquées.
chance-fair-other = C’est la probabilité que Bleu commence.
chance-fair-again = Ce serait le cas si l’on relançait à égalité. Ici, c’est Rouge qui commence alors.
chance-fair-shared = Ce serait le cas si les égalités étaient partagées. Ici, elles vont toutes à Rouge.
chance-fair-hint-grid = Dessine le tableau des 36 paires : une ligne par face de Rouge, une colonne par face de Bleu.
chance-fair-hint-row = Va ligne par ligne : combien de faces de Bleu sont plus petites, ou égales ?
chance-fair-hint-ties = Dans { $count } des 36 paires, il y a égalité.
chance-fair-solution = Rouge a plus : { $greater }. Égalité : { $equal }. Ensemble : { $answer }
chance-design = Un dé à soi
chance-design-prompt =
    Fabrique un dé blanc à 6 faces, chacune de 1 à { $most } points : la probabilité de « { $symbol } » est { $share }, et l’espérance des points est { $mean }.
    Écris kn.Die([kn.Face("{ $code }", 2), …]). Il y a beaucoup de bonnes réponses.
chance-design-praise = Tout y est. Mets-le dans le labo des dés et lance-le dix mille fois !
chance-design-faces =
    { $count ->
        [one] Ce dé a { $count } face ; il en faut { $wanted }.
       *[other] Ce dé a { $count } faces ; il en faut { $wanted }.
    }
chance-design-pips = Chaque face a de 1 à { $most } points.
chance-design-symbol = Avec ce dé, « { $symbol } » a la probabilité { $found } ; il faut { $share }. Sur combien de faces doit-il être ?
chance-design-mean = Le symbole convient. Mais l’espérance des points est { $found } ; il faut { $mean }. Combien de points cela fait-il sur les 6 faces ensemble ?
chance-design-hint-symbol = { $share } de 6 faces : combien cela fait-il ?
chance-design-hint-total = L’espérance est { $mean } : les 6 faces ont donc ensemble 6 fois plus de points.
chance-design-hint-count = Mets « { $symbol } » sur { $count } faces, d’autres symboles sur le reste, et répartis { $total } points.
chance-design-solution = { $count } faces portent le symbole, et les points de toutes les faces font { $total } ensemble.

## board editor

editor-title = Dessine un plateau
editor-view = Que veux-tu voir ?
editor-view-draw = Le dessin
editor-view-board = Le plateau fini
editor-brush = Ce que pose un clic
editor-brush-loose = Trou sans plaque
editor-brush-eraser = Gomme
editor-brush-hint = Clique sur une case, ou passe sur plusieurs en gardant le bouton de la souris enfoncé. Un second clic enlève le trou. Au clavier : les flèches, Entrée, et Suppr pour enlever.
editor-renumber = Renuméroter à la suite
editor-sheet = Nom et taille
editor-name = Nom
editor-rows = Rangées
editor-columns = Colonnes
editor-box = Dans la boîte
editor-small = Petits poissons
editor-large = Gros poissons
editor-drops = Gouttes
editor-crystals = Cristaux
editor-check = Peut-on y jouer ?
editor-ready =
    Oui : { $holes } trous sur { $floes ->
        [one] 1 plaque
       *[other] { $floes } plaques
    }.
editor-not-ready =
    { $count ->
        [one] Pas encore : il y a une chose à corriger.
       *[other] Pas encore : il y a { $count } choses à corriger.
    }
editor-more-faults =
    { $count ->
        [one] … et encore une.
       *[other] … et encore { $count }.
    }
editor-place-board = Plateau
editor-place-floes = Plaques
editor-place-floe = Plaque { $floe }
editor-place-fish = Poissons
editor-files = Commencer, enregistrer, ouvrir
editor-start = Partir de
editor-start-empty = rien
editor-begin = Commencer
editor-save = Enregistrer le plateau
editor-load = Ouvrir
editor-play = Y jouer
editor-play-now = Jouer tout de suite
editor-stop = Ranger la partie
editor-cell-empty = vide
editor-cell-loose = trou sans plaque
editor-cell-wrong = quelque chose ne va pas ici
editor-painted = { $holes } : sur la plaque { $floe }.
editor-painted-loose =
    { $count ->
        [one] { $holes } : trou sans plaque.
       *[other] { $holes } : trous sans plaque.
    }
editor-erased = { $holes } : c’est enlevé.
editor-blank-name = notre étang
editor-loaded = « { $name } » est sur la planche à dessin.
editor-saved = Plateau enregistré sous le nom { $name }, dans tes téléchargements.
editor-cannot-save = Ce n’est pas encore un plateau, et personne ne pourrait jouer avec ce fichier. Corrige ce qui est marqué, puis enregistre.
editor-cannot-play = Ce n’est pas encore un plateau. Corrige ce qui est marqué, puis joue.
editor-no-board-yet = Ce n’est pas encore un plateau. Corrige ce qui est marqué : tu verras ensuite à quoi il ressemble.
editor-game-below = La partie commence en dessous. Elle garde ce plateau, même si tu continues à dessiner.
editor-bad-file = Impossible de dessiner ce fichier sans rien perdre ; ton dessin reste comme il est.
file-place = ligne { $line }, colonne { $column }
editor-file-too-large = Ce fichier est trop gros pour être un plateau.
editor-holes-outside =
    { $count ->
        [one] Le trou { $holes } serait perdu. Enlève-le d’abord, puis réduis la grille.
       *[other] { $count } trous seraient perdus : { $holes }. Enlève-les d’abord, puis réduis la grille.
    }
editor-mistake-size = La grille ne peut pas avoir la taille { $given }. Choisis un nombre entier de { $least } à { $most }.
editor-mistake-cell = Il n’y a pas de case { $given } sur cette grille. Ses coins sont { $names }.
editor-mistake-floe = Il n’y a pas de plaque { $given }. Choisis un nombre de 0 à { $last }, -1 pour un trou sans plaque, -2 pour enlever des trous.
editor-mistake-count = { $given } ne se compte pas ici. Choisis parmi { $names }.
editor-mistake-view = Il n’y a pas de vue { $given }. Choisis parmi { $names }.
editor-mistake-board = Il n’y a pas de plateau { $given } dont on puisse partir. Choisis parmi { $names }, ou donne le chemin d’un fichier qui finit par .json.
editor-exception = Le programme a rencontré un problème ({ $error }). Continue simplement ; ton dessin est toujours là.
editor-no-answer = Le programme ne répond pas encore. Si d’autres cellules sont en cours, attends un peu. Si le noyau a été redémarré, exécute de nouveau cette cellule.
editor-page-error = Quelque chose n’a pas pu être dessiné. Exécute de nouveau cette cellule.

## lessons: adjacency

adjacency-title = Adjacence : qui est à côté de qui
adjacency-pond = étang
adjacency-form-hole = Donne le nom d’un trou, comme "C4". Il y a { $holes }.
adjacency-form-holes = Donne des trous entre crochets, chacun entre guillemets, comme ["C4", "D5"].
adjacency-form-row = Donne { $wanted } nombres entre crochets, comme [0, 1, 0, …].
adjacency-row-length = La ligne a { $wanted } nombres, un par trou ; ta réponse en compte { $count }.
adjacency-row-wrong =
    { $count ->
        [one] { $count } nombre n’est pas encore juste.
       *[other] { $count } nombres ne sont pas encore justes.
    }
adjacency-same-floe =
    { $count ->
        [0] Aucun voisin n’est sur la même plaque.
        [one] { $count } voisin est sur la même plaque : { $holes }
       *[other] { $count } voisins sont sur la même plaque : { $holes }
    }
adjacency-other-floe =
    { $count ->
        [0] Aucun voisin n’est sur une autre plaque.
        [one] { $count } voisin est sur une autre plaque : { $holes }
       *[other] { $count } voisins sont sur d’autres plaques : { $holes }
    }
adjacency-degree-count =
    { $count ->
        [one] Degré { $degree } : { $count } trou
       *[other] Degré { $degree } : { $count } trous
    }
adjacency-degree-sum = Tous les degrés additionnés : { $sum }. Il y a { $lines } traits entre voisins.
adjacency-matrix = 1 : les deux trous sont voisins. 0 : ils ne le sont pas.
adjacency-power = Chaque nombre dit combien de marches d’exactement { $steps } pas mènent du trou de sa ligne au trou de sa colonne.
adjacency-squares-title = Un plateau de carrés
adjacency-squares-reach = En exactement { $steps } pas sur des carrés : { $count } des { $all } carrés assez proches.
adjacency-exactly-pips = Points
adjacency-exactly-holes-near = Trous assez proches
adjacency-exactly-holes = Trous atteints exactement
adjacency-exactly-squares-near = Carrés assez proches
adjacency-exactly-squares = Carrés atteints exactement
adjacency-exactly-note = Depuis le trou { $hole } de notre grand plateau et depuis le carré { $square } d’un plateau de carrés.
adjacency-neighbours = Qui est à côté de qui ?
adjacency-neighbours-prompt = Le cercle entoure { $hole }. Quels trous sont ses voisins ? Donne leurs noms.
adjacency-neighbours-praise = Peu importe au pêcheur où finit une plaque et où commence l’autre : sur la glace, à côté, c’est à côté.
adjacency-neighbours-hint-touch = Un voisin est à un pas. Pose un doigt sur le cercle et fais-en une fois le tour.
adjacency-neighbours-hint-rows = Il peut y avoir deux voisins dans la même rangée, deux dans celle du dessus et deux dans celle du dessous. Les rangées sont décalées d’un demi-trou.
adjacency-neighbours-hint-count = Il y en a { $count }.
adjacency-neighbours-solution = Les traits épais mènent de { $hole } à ses voisins ; certains passent par-dessus le bord d’une plaque.
adjacency-not-oneself = { $hole } n’est pas son propre voisin : il faut un pas pour aller chez un voisin.
adjacency-own-floe = Ce sont ceux de la même plaque. Mais un pêcheur enjambe aussi la fente entre deux plaques, comme le long du trait sur l’image.
adjacency-one-step = Cela aussi, c’est un pas.
adjacency-crosswise = Ce serait ainsi sur du papier quadrillé. Ici, les rangées sont décalées : il y a deux voisins au-dessus et deux au-dessous.
adjacency-two-steps = De { $hole } à { $other }, il faut deux pas : il y a un trou entre les deux.
adjacency-edges = Combien de traits ?
adjacency-edges-prompt = Imagine un trait entre deux trous chaque fois qu’ils sont voisins dans cet étang. Combien de traits y a-t-il ?
adjacency-edges-praise = Chaque trait a deux bouts : voilà pourquoi la somme de tous les degrés est un nombre pair, dans n’importe quel graphe.
adjacency-edges-hint-degree = Écris sur chaque trou son degré : le nombre de ses voisins.
adjacency-edges-hint-add = Additionne tous les degrés. Combien de fois as-tu alors compté chaque trait ?
adjacency-edges-hint-sum = La somme de tous les degrés est { $sum }.
adjacency-edges-solution = La somme de tous les degrés est { $sum }, et chaque trait y est compté à ses deux bouts : { $sum } : 2 = { $count }.
adjacency-edges-twice = C’est la somme de tous les degrés. Chaque trait y est compté deux fois, une fois à chaque bout.
adjacency-edges-holes = C’est le nombre de trous. Compte ce qu’il y a entre eux.
adjacency-edges-degree = C’est le plus grand degré : les traits d’un seul trou. Compte aussi ceux des autres.
adjacency-degrees-shown = Le nombre sur chaque trou est son degré.
adjacency-row = Une ligne de la matrice
adjacency-row-prompt = Écris la ligne de { $hole } dans la matrice d’adjacence de cet étang. Les colonnes sont dans cet ordre : { $holes }
adjacency-row-praise = C’est tout ce qu’un ordinateur doit savoir des voisins d’un trou.
adjacency-row-hint-question = Demande-toi pour chaque trou, l’un après l’autre : est-il voisin de { $hole } ? Oui, c’est 1 ; non, c’est 0. L’ordre est { $holes }.
adjacency-row-hint-near = Les voisins de { $hole } sont { $holes }.
adjacency-row-hint-first = Le premier nombre est celui de { $first } : c’est { $entry }.
adjacency-row-solution = Il y a un 1 pour { $holes }, et un 0 pour tous les autres, { $hole } compris.
adjacency-row-own = Tu as mis un 1 pour { $hole } lui-même. Personne n’est à côté de soi-même : sur sa diagonale, la matrice n’a que des zéros.
adjacency-row-swapped = C’est exactement l’inverse : 1 veut dire voisin, 0 veut dire non voisin.
adjacency-row-degree = C’est le degré : la somme de la ligne. La ligne elle-même a { $wanted } nombres.
adjacency-walks = Compter les marches
adjacency-walks-prompt = De combien de façons un pêcheur peut-il marcher de { $hole } à { $goal } en exactement { $steps } pas ? Les allers-retours sont permis.
adjacency-walks-praise = Ce nombre se trouve dans la matrice à la puissance { $steps }. Sur un plus grand plateau, personne ne voudrait compter cela à la main.
adjacency-walks-hint-return = Repasser par le même trou compte aussi. Deux marches diffèrent si un seul de leurs pas diffère.
adjacency-walks-hint-before = Avant le dernier pas, le pêcheur est sur un voisin de { $goal } : { $holes }
adjacency-walks-hint-two = Cherche pour chacun d’eux de combien de façons on y arrive depuis { $hole } en deux pas. Puis additionne ces nombres.
adjacency-walks-solution = Les nombres disent de combien de façons on va de { $hole } à chaque trou en deux pas. On additionne ceux des voisins de { $goal } : { $sum }
adjacency-walks-shown = Le nombre sur chaque trou dit combien de marches de deux pas y finissent.
adjacency-walks-return = Ce sont les marches qui ne passent par aucun trou deux fois. On peut aussi revenir : quitter { $hole } et y retourner aussitôt, par exemple.
adjacency-walks-anywhere = Ce sont toutes les marches de cette longueur, où qu’elles finissent. Ne compte que celles qui finissent en { $goal }.
adjacency-walks-distance = C’est la distance en pas. On demande combien il y a de marches différentes.
adjacency-walks-last = C’est le nombre de voisins de { $goal }. Mais on peut arriver à chacun d’eux de plusieurs façons, ou d’aucune.
adjacency-distance = Faire le tour
adjacency-distance-prompt = Tu es en { $hole } et tu veux aller en { $goal } ; les deux sont cerclés. Personne ne peut marcher là où il y a un pêcheur ou là où la glace a fondu. Combien de pas te faut-il au moins ?
adjacency-distance-praise = Sans rien qui gêne, ce serait { $straight }.
adjacency-distance-hint-rings = Écris 0 sur { $hole }, 1 sur tous ses voisins libres, 2 sur leurs nouveaux voisins, et ainsi de suite.
adjacency-distance-hint-first = Le premier pas mène à l’un de ceux-ci : { $holes }
adjacency-distance-hint-last = On arrive en { $goal } depuis l’un de ceux-ci : { $holes }
adjacency-distance-solution = { $count } pas, par exemple { $way }.
adjacency-distance-holes = Tu as compté les trous du chemin, avec le premier. On demande les pas entre eux : un de moins.
adjacency-distance-straight = C’est tout droit. Mais des pêcheurs ou de l’eau barrent le passage, et il faut les contourner.
adjacency-distance-between = Tu as compté les trous entre les deux. Le dernier pas, sur le but, compte aussi.
adjacency-distance-shorter = On peut marcher ainsi, mais il y a un chemin plus court.
adjacency-reach = Exactement autant
adjacency-reach-prompt = Le dé blanc dit de marcher, et les { $steps } points doivent tous servir. Sur quels trous une marche depuis { $hole }, le trou cerclé, peut-elle finir ? D’autres pêcheurs et de l’eau barrent le passage.
adjacency-reach-praise = Pas après pas, à partir de tout ce qui était possible avant : l’ordinateur fait exactement cela.
adjacency-reach-hint-one = Après un pas, tu es sur l’un de ceux-ci : { $holes }
adjacency-reach-hint-again = Prends-les l’un après l’autre : où mène un pas de plus ? Revenir compte aussi. Puis encore une fois, jusqu’à ce que tous les points aient servi.
adjacency-reach-hint-count =
    { $count ->
        [one] Il y a { $count } trou.
       *[other] Il y a { $count } trous.
    }
adjacency-reach-solution = { $holes } : les foncés sur l’image. Les nombres sont les distances.
adjacency-reach-shown = Foncé : une marche d’exactement { $steps } pas peut y finir. Le nombre est la distance.
adjacency-reach-barred = Personne ne peut finir là : { $holes }. Il y a un pêcheur, ou la glace a fondu.
adjacency-reach-ring = Ce sont les trous à une distance d’exactement { $steps }. Mais on peut aussi zigzaguer et dépenser des points en route.
adjacency-reach-free = Ce serait juste sans les pêcheurs et l’eau. Mais ils barrent le passage.
adjacency-reach-within = Assez proche, mais pas en exactement { $steps } pas : { $holes }. Tous les points doivent servir, et il n’y a pas de place pour celui qui est en trop.
adjacency-reach-home = Et { $hole } ? Un pas pour partir, un pour revenir : on y est de nouveau, et des points ont servi.
adjacency-cut = Quelle plaque tient la glace ensemble ?
adjacency-cut-prompt = Des plaques ont fondu, et le reste tient encore ensemble. Si une plaque de plus fond : laquelle casserait le reste en morceaux ? S’il y en a plusieurs, donne-les toutes, par leurs numéros.
adjacency-cut-praise = Dans un graphe, un tel endroit s’appelle un séparateur : ici, une seule goutte suffit pour couper le reste en morceaux.
adjacency-cut-hint-narrow = Cherche les passages étroits, où la glace n’a qu’une plaque de large.
adjacency-cut-hint-try = Cache une plaque de la main. Peut-on encore aller à pied de partout à partout ?
adjacency-cut-hint-count =
    { $count ->
        [one] Il n’y en a qu’une seule.
       *[other] Il y en a { $count } ; l’une d’elles est la plaque { $floe }.
    }
adjacency-cut-solution = Sur l’image, la plaque { $floe } a fondu aussi, et chaque morceau a sa lettre.
adjacency-cut-shown =
    { $count ->
        [one] Sans la plaque { $floe } : encore { $count } morceau.
       *[other] Sans la plaque { $floe } : { $count } morceaux.
    }
adjacency-cut-melted = La plaque { $floe } a déjà fondu : il n’en reste rien qui puisse fondre.
adjacency-cut-whole = Si la plaque { $floe } fond, le reste tient encore ensemble : toutes les lettres de l’image sont les mêmes.
adjacency-squares = Sur des carrés
adjacency-squares-prompt = Sur ce plateau, on ne va que de côté, vers le haut et vers le bas. Un pion en { $start } veut arriver exactement en { $goal }, en utilisant tous ses points. Avec quels nombres de points de 1 à { $most } est-ce possible ?
adjacency-squares-praise = Tous pairs ou tous impairs : en mathématiques, cela s’appelle la parité.
adjacency-squares-hint-shortest = Le chemin le plus court a { $steps } pas.
adjacency-squares-hint-return = Avec deux points de plus, c’est possible aussi : un pas en avant, un pas en arrière. Et avec un point de plus ?
adjacency-squares-hint-colour = Regarde les couleurs. Que devient à chaque pas la couleur sous le pion ?
adjacency-squares-solution = Avec { $pips } points. Chaque pas change la couleur : à partir de la distance, ce sont donc tous les nombres pairs, ou tous les impairs.
adjacency-squares-shown = Foncé : là où mènent exactement { $pips } pas.
adjacency-pips-short = { $pips } ne suffit pas : la marche la plus courte a { $steps } pas.
adjacency-pips-zigzag = C’est la marche la plus courte. Mais les allers-retours sont permis : quels nombres plus grands conviennent aussi ?
adjacency-pips-colour = { $pips } ne convient pas : chaque pas change la couleur, et après { $pips } pas ce n’est pas la bonne. Essaie sur l’image !
adjacency-exact = Et sur notre glace ?
adjacency-exact-prompt = La même chose sur notre plateau : on part de { $start } et on veut arriver exactement en { $goal } ; les deux sont cerclés. Avec quels nombres de points de 1 à { $most } est-ce possible ?
adjacency-exact-home = Sur notre plateau, on part de { $start }, le trou cerclé, et on veut finir juste au même endroit, en utilisant tous ses points. Avec quels nombres de points de 1 à { $most } est-ce possible ?
adjacency-exact-praise = Il suffit d’un triangle, et pair ou impair n’a plus d’importance.
adjacency-exact-hint-least = Le plus petit nombre est { $steps }.
adjacency-exact-hint-triangle = Deux voisins ont toujours un autre voisin en commun. Passe par celui-là : combien de pas cela fait-il, au lieu d’un ?
adjacency-exact-hint-count =
    { $count ->
        [one] Il y a { $count } nombre.
       *[other] Il y a { $count } nombres.
    }
adjacency-exact-solution = Avec { $pips } points. La marche sur l’image a un pas de plus que la plus courte, parce qu’elle fait le tour d’un coin de triangle.
adjacency-exact-shown = { $way } : { $steps } pas
adjacency-exact-parity = Sur des carrés, ce serait juste. Mais ici il y a des triangles : suivre deux côtés au lieu d’un coûte un pas de plus, comme sur l’image.
adjacency-function = Python marche
adjacency-function-prompt =
    Écris la fonction reach(start, steps, near). near dit pour chaque trou quels sont ses voisins : near["C4"] est une liste de noms.
    Elle renvoie tous les trous sur lesquels une marche d’exactement autant de pas peut finir.
adjacency-function-praise = Elle marche sur tout plateau, aussi grand soit-il, quoi qu’il y ait au milieu. Pour un réseau de routes, elle marcherait aussi.
adjacency-function-hint-zero = Sans faire de pas, on est là d’où l’on part : ends = {"{"}start{"}"}
adjacency-function-hint-next = Fais la même chose autant de fois qu’il y a de pas : de chaque trou de ends, va chez tous ses voisins, et appelle de nouveau ends l’ensemble de ces arrivées.
adjacency-function-hint-start = Dans la boucle : ends = {"{"}other for hole in ends for other in near[hole]{"}"}
adjacency-function-solution = Voici comment : { $code }
adjacency-function-case = start="{ $start }", steps={ $steps }, sur l’étang de l’image
adjacency-function-within = Ta fonction donne aussi des trous où l’on n’a fait que passer. Après chaque pas, seuls comptent ceux où ce pas mène : commence chaque fois un nouvel ensemble.
adjacency-function-ring = Ta fonction donne les trous exactement à cette distance. Mais on peut aussi aller et venir, et finir plus près.
adjacency-function-once = Ta fonction ne fait chaque fois qu’un seul pas, quoi que dise « steps ». Mets ce pas dans une boucle.
adjacency-function-still = Ta fonction reste au départ. À chaque pas, va de tous les trous où l’on peut être à leurs voisins.

## odds

odds-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-below = <{ $percent }
odds-above = >{ $percent }
odds-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-hole-reach = une marche peut s’y terminer : { $figure }
odds-hole-dig = peut être creusé : { $figure }
odds-hole-fish = on peut y pêcher : { $figure }
odds-hole-points = points d’un essai en moyenne : { $figure }
odds-hole-fish-number = poissons d’un essai en moyenne : { $figure }
odds-caption-reach = Chance qu’une marche puisse s’y terminer : { $holes }.
odds-caption-dig = Chance que le trou puisse être creusé : { $holes }.
odds-caption-fish = Chance qu’on puisse y pêcher : { $holes }.
odds-caption-points = Gain moyen d’un essai : { $holes }.
odds-caption-same = { $figure } en { $holes }
odds-roll = { $symbol }, { $pips }
odds-pips =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
odds-pips-between = { $least } à { $count } points
odds-times = { $move } × { $count }
odds-column-roll = Lancer
odds-column-chance = Probabilité
odds-column-points = Score
odds-column-fish = Poissons
odds-column-use = Meilleur emploi
odds-no-catch = rien à prendre
odds-together = Tous les lancers
odds-note-plan = Score et poissons sont des moyennes, chacune pour le meilleur plan. Un plan est fixé juste après le lancer et ne réagit pas à ce qu’on découvre ou attrape ; les poissons sous la glace comptent avec la même chance pour chaque trou qui n’est pas ouvert.
odds-note-many = Les dés peuvent donner plus de { $pips } points : un plan marche alors d’abord, puis creuse et pêche là où il est arrivé.
odds-note-limit = Ce qui serait encore pris après les { $fish } poissons qui terminent la partie compte ici.
odds-mistake-phase =
    { $phase ->
        [place] Il y a des chances à montrer quand un tour est à venir ou en cours. En ce moment, on place encore les pêcheurs.
        [catch] Il y a des chances à montrer quand un tour est à venir ou en cours. En ce moment, le hasard décide de la prise.
       *[other] Il y a des chances à montrer quand un tour est à venir ou en cours. Cette partie est finie.
    }
odds-mistake-what = Il n’y a pas de chances { $given } à montrer. À choisir parmi { $names }, ou None.
odds-mistake-game = Les chances ne se montrent que dans Kayanak, pas parmi les plaques à la dérive.
player-odds = Chances du tour
player-odds-rest = Chances pour le reste du tour
player-odds-expected = Moyenne du meilleur emploi : { $figure }
player-odds-what = Ce qui est compté
player-option-odds = Montrer les chances
player-option-odds-why = Les chances exactes du tour, en nombres sur le plateau et dans un tableau des lancers. Plus c’est foncé, plus le nombre est grand.
odds-show-off = non
odds-show-reach = Où une marche peut se terminer
odds-show-dig = Ce qui peut être creusé
odds-show-fish = Où l’on peut pêcher
odds-show-points = Ce que rapporte un essai

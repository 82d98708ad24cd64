### Texts on screen of kayanak_nb.

language-name = English

## command line

cli-usage = usage:
cli-options = options
cli-commands = commands
cli-about = Two ice games for the classroom, in Jupyter.
cli-help = show this help and leave
cli-version = show the version and leave
cli-lab = start JupyterLab on the notebooks
cli-lab-about =
    Starts JupyterLab with the start notebook open. What follows -- is passed on to JupyterLab.
    Copies that you have changed are never overwritten.
cli-lab-folder = folder for your copies of the notebooks (installed package: { $folder } unless you say otherwise; run from its source folder: the notebooks there)
cli-no-browser = open no browser; the address to visit is shown here
cli-folder = Your notebooks are in { $folder }
cli-new =
    { $count ->
        [one] 1 file copied.
       *[other] { $count } files copied.
    }
cli-renewed = { $name }: replaced by the newer version, as you had not changed yours.
cli-kept = { $name }: changed by you, so it stays as it is.
cli-beside = { $name }: changed by you, so it stays as it is. The newer version is beside it: { $place }
cli-not-understood = This makes no sense here: { $given }
cli-see-help = { $command } shows what there is.
cli-for-lab = Options for JupyterLab itself come after --, for example: { $example }
cli-starting = JupyterLab opens in your browser. To stop it, press Ctrl+C here.
cli-starting-without-browser = JupyterLab starts; visit the address it shows. To stop it, press Ctrl+C here.
cli-no-jupyterlab = JupyterLab is not installed here. This installs it: { $command }
cli-no-notebooks = The notebooks should be in { $folder }, but they are not there. Please install kayanak_nb again.
cli-folder-is-file = { $folder } is a file. Please name a folder, for example: kayanak lab my-notebooks
cli-folder-unusable = The notebooks cannot be copied to { $folder } ({ $reason }). Please name another folder, for example: kayanak lab my-notebooks

## words: names of things

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-purple = Purple
list-comma = { $first }, { $next }
bracketed = { $what } ({ $more })
list-and = { $first } and { $last }
symbol-walk = walk
symbol-dig = dig
symbol-fish = fish
symbol-any = free choice
symbol-drop = drop
symbol-crystal = crystal
symbol-plain = plain
face = { $symbol } { $pips }
fish-none = no fish
fish-small = { $count } small fish
fish-large = { $count } large fish
score-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
score-fish = { $count } fish

## words: moves and what chance brings

move-place = Place the fisher on { $hole }
move-walk = Walk to { $hole }
move-dig = Dig at { $hole }
move-fish = Fish in { $hole }
move-melt = Melt floe { $floe }
move-refreeze = Refreeze floe { $floe }
move-plug = Plug { $hole }
move-unplug = Unplug { $hole }
move-done = Done
move-roll = Roll: { $faces }
move-catch = Catch: { $fish }
kind-place = place the fisher
kind-walk = walk
kind-dig = dig
kind-fish = fish
kind-melt = melt floe { $floe }
kind-refreeze = refreeze floe { $floe }
kind-plug = plug
kind-unplug = unplug

## words: holes

board-default = big board
board-tiny-7 = tiny board
board-small-19 = small board
board-medium-37 = medium board
board-of-ones-own = board “{ $name }”
hole-closed = closed
hole-open = open
hole-plugged = plugged
hole-on-floe = on floe { $floe }
hole-on-melted-floe = on melted floe { $floe }
hole-fisher = { $player }’s fisher
hole-legal = possible: { $moves }

## words: status

status-turn = { $player }’s turn
status-place = put the fisher on a hole
status-roll =
    { $dice ->
        [one] roll the die
       *[other] roll the dice
    }
status-left = { $pips } left
status-catch = the rod is in { $hole }: see what bites
status-still-drop = then melt or refreeze a floe
status-still-crystal = then plug or unplug a hole
status-any-time-drop = before or after: melt or refreeze a floe
status-any-time-crystal = before or after: plug or unplug a hole
status-now-drop = melt or refreeze a floe
status-now-crystal = plug or unplug a hole
status-over = Game over
status-winner = { $winners } wins with { $score }
status-tie = { $winners } tie with { $score } each

## words: text board

text-board-melted = melted floe
text-board-dice = Dice: { $faces }
text-board-open = Open: { $holes }
text-board-plugged = Plugged: { $holes }
text-board-floe = Melted floe { $floe }: { $holes }
text-board-supply =
    In the supply: { $drops ->
        [one] 1 melt drop
       *[other] { $drops } melt drops
    }, { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
text-board-player = { $sign } { $player }: { $score } ({ $fish })
text-board-player-at = { $sign } { $player } on { $hole }: { $score } ({ $fish })

## words: events

event-placed = { $player } puts the fisher on { $hole }.
event-rolled =
    { $player } rolls { $faces }: { $budget ->
        [0] no pips to spend.
        [one] 1 pip to spend.
       *[other] { $budget } pips to spend.
    }
event-by-hand = { $told } (set by hand)
event-walked = { $player } walks from { $origin } to { $hole }.
event-dug = { $player } digs at { $hole } and finds { $fish }.
event-fished = { $player } lowers the rod into { $hole }.
event-caught = { $player } catches { $fish } in { $hole }.
event-caught-none = { $player } pulls up the rod at { $hole }: nothing sticks to the magnet.
event-melted = { $player } melts floe { $floe }.
event-refrozen = { $player } lets floe { $floe } freeze again.
event-plugged = { $player } plugs { $hole } with a crystal.
event-unplugged = { $player } takes the crystal off { $hole }.
event-stopped =
    { $player } stops with { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    } unspent.
event-lapsed =
    { $pips ->
        [one] 1 pip is lost: { $player } cannot do anything with it.
       *[other] { $pips } pips are lost: { $player } cannot do anything with them.
    }
event-unchanged =
    { $symbol ->
        [drop] The blue die shows a drop, but no floe can melt or freeze again: the temperature stays as it is.
       *[crystal] The blue die shows a crystal, but no hole can be plugged or unplugged: the temperature stays as it is.
    }
event-passed = { $player } cannot do anything with this roll: the turn passes.
event-ended =
    { $cause ->
        [floes] Every floe has an open hole
        [holes] Every hole is open
       *[fish] { $player } has caught enough fish
    }: the game is over. { $number ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
event-counted = The count: { $scores }.
event-counted-one = { $player } { $score }

## words: refusals

refusal-not-a-move = “{ $given }” is not a move; a move looks like Dig("B2") or Done().
refusal-no-such-hole = There is no hole “{ $hole }” on this board; holes are named by row letter and column number, like B2.
refusal-no-such-floe = There is no floe “{ $floe }” on this board; the floes are numbered from 0 to { $last }.
refusal-quoted-number = A number was expected, but “{ $number }” stands in quotation marks: write just { $number }.
refusal-game-over = The game is over: step back or start a new one to go on playing.
refusal-roll-first = { $player } has to roll the dice first.
refusal-catch-first = The rod is still in { $hole }: first see what bites.
refusal-place-first = { $player } has to put the fisher on a hole first.
refusal-already-placed = All fishers are on the board already: they are placed only once, at the start.
refusal-no-roll-now = The dice cannot be rolled now: first finish this turn.
refusal-no-catch-now = No rod is in the water now: a catch comes only after fishing in an open hole.
refusal-impossible-roll =
    { $dice ->
        [white] In these rules only the white die is rolled: there is no blue face.
        [both] In these rules both dice are rolled: the blue face is missing.
       *[any] The dice of this game do not have these faces.
    }
refusal-impossible-catch = This catch is impossible (what is in { $hole }: { $fish }).
refusal-hole-taken = { $other }’s fisher already stands on { $hole }: choose a free hole.
refusal-floe-taken = { $hole } is on floe { $floe }, where { $other }’s fisher already stands: start on a floe without a fisher.
refusal-no-fishers = There are no fishers in this rule set: nobody is placed or walks, and each new hole is fished right after digging.
refusal-not-this-face = The white die shows “{ $rolled }”, so this is not the time for “{ $wanted }”.
refusal-white-over = The action of the white die is finished for this turn.
refusal-own-hole = { $hole } is where the fisher of this turn stands: choose a hole next to it.
refusal-not-adjacent = { $hole } is too far from the fisher on { $origin }: only the holes right next to it are within reach.
refusal-occupied = { $other }’s fisher stands on { $hole }: choose a hole without a fisher.
refusal-floe-melted = { $hole } is on floe { $floe }, which has melted: nobody can walk there until it freezes again.
refusal-already-open = { $hole } is open already: only a closed hole can be dug.
refusal-dig-plugged = { $hole } is plugged: digging does not help there, only taking off the crystal does.
refusal-still-closed = { $hole } is still closed: it must be dug before anyone can fish there.
refusal-fish-plugged = { $hole } is plugged: nobody can fish there until the crystal is taken off.
refusal-already-fished = { $hole } has been fished in this turn: each hole counts only once a turn, so choose another one.
refusal-must-walk =
    { $pips ->
        [one] 1 step is still to be walked: as long as a step is possible, you must go on.
       *[other] { $pips } steps are still to be walked: as long as a step is possible, you must go on.
    }
refusal-must-dig =
    { $pips ->
        [one] 1 hole is still to be dug: as long as digging is possible, you must go on.
       *[other] { $pips } holes are still to be dug: as long as digging is possible, you must go on.
    }
refusal-must-fish =
    { $pips ->
        [one] 1 hole is still to be fished: as long as fishing is possible, you must go on.
       *[other] { $pips } holes are still to be fished: as long as fishing is possible, you must go on.
    }
refusal-only-temperature =
    { $symbol ->
        [drop] Only the temperature is left to do: melt a floe or refreeze one.
       *[crystal] Only the temperature is left to do: plug a hole or unplug one.
    }
refusal-nothing-to-end = There is no action of the white die to end now.
refusal-no-temperature = The temperature never changes in this rule set: no floe melts and no hole is plugged.
refusal-no-mark = The blue die shows neither a drop nor a crystal, so the temperature stays as it is this turn.
refusal-needs-drop = For a floe to melt or freeze again, the blue die must show a drop; it shows a crystal, so plug or unplug a hole.
refusal-needs-crystal = To plug or unplug a hole, the blue die must show a crystal; it shows a drop, so melt or refreeze a floe.
refusal-temperature-used = The temperature has changed already: it does so only once a turn.
refusal-temperature-later = First finish the action of the white die, then comes the temperature.
refusal-temperature-middle = The action of the white die has begun: finish it first, the temperature comes before or after, not in the middle.
refusal-no-drops = All the melt drops are on the board: you can only refreeze a melted floe.
refusal-no-crystals = All the crystals are on the board: you can only unplug a hole.
refusal-fisher-on-floe = Floe { $floe } cannot melt while { $other }’s fisher stands on it.
refusal-already-melted = Floe { $floe } has melted already: choose another one, or refreeze this one.
refusal-not-melted = Floe { $floe } has not melted, so there is nothing to refreeze.
refusal-plug-closed = { $hole } is still closed: only an open hole can be plugged.
refusal-already-plugged = { $hole } is plugged already: choose an open hole, or unplug this one.
refusal-plug-fisher = { $hole } cannot be plugged while { $other }’s fisher stands on it.
refusal-not-plugged = { $hole } is not plugged, so there is nothing to take off.

## words: clauses

clause-title = { $source } · { $topic }
topic-setup = setting up
topic-placement = placing the fishers
topic-roll = the dice
topic-walk = walking
topic-dig = digging
topic-fish = fishing
topic-any = free choice
topic-temperature = temperature
topic-melt = melting
topic-refreeze = refreezing
topic-plug = plugging
topic-unplug = unplugging
topic-plain = pips only
topic-turn = the turn
topic-end = the end
topic-score = counting up
topic-no-fishers = no fishers
topic-board = board and numbers
topic-dice = the faces of the dice
topic-faces = face and action
topic-blue-pips = blue pips
topic-any-hole = any free hole
topic-first-round = the first round
topic-order = who begins
topic-pass = when nothing can be done
topic-exactly = order or permission
topic-may-stop = stopping early
topic-anywhere = where to dig
topic-back-and-forth = there and back
topic-crossing = past other fishers
topic-footing = what bears a fisher
topic-walk-end = no way on
topic-free-hole = which holes are free
topic-own-hole = under your own feet
topic-distinct = different holes
topic-times = the same hole again
topic-open-hole = open holes only
topic-catch = what bites
topic-any-mix = mixing actions
topic-timing = when it changes
topic-which-mark = which mark does what
topic-must-change = having to change it
topic-supply = drops and crystals
topic-no-entry = no entry
topic-plug-any = which hole freezes
topic-plug-can = plugging or not
topic-plug-fisher = plugging under a fisher
topic-plugged-end = does a plugged hole count?
topic-all-ice = all the ice
topic-last-hole = the last hole
topic-no-limit = no limit of fish
topic-at-once = at once
topic-fifteen = fifteen fish
topic-size = small and large
topic-tie = a tie

## dice

dice-die =
    { $count ->
        [one] Die with one face: { $faces }
       *[other] Die with { $count } faces: { $faces }
    }
dice-outcomes =
    { $count ->
        [one] One outcome
       *[other] { $count } outcomes
    }
dice-most-likely = the { $shown } most likely ones are shown
dice-mean = mean { $mean }
dice-variance = variance { $variance }
dice-outcome = Outcome
dice-probability = Probability
dice-percent = In percent
dice-share = { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }
dice-number = { NUMBER($number, maximumFractionDigits: 3) }
dice-tiny = less than 0.0001%
dice-long = long fraction
dice-part-white = White die
dice-part-blue = Blue die
symbol-own = own
symbol-bear = bear

## scene

scene-title = Kayanak · { $board }
scene-board =
    { $holes } holes, all closed, on { $floes ->
        [one] 1 floe
       *[other] { $floes } floes
    }.
scene-closed =
    { $count ->
        [0] No hole is closed any more.
        [one] 1 hole is closed.
       *[other] { $count } holes are closed.
    }
scene-open = Open ({ $fish }): { $holes }
scene-hidden = Hidden under the ice ({ $fish }): { $holes }
scene-legal-holes = Ringed, because something can be done there now: { $holes }
scene-legal-floes =
    { $count ->
        [one] Framed, because it can melt or freeze now: floe { $floes }
       *[other] Framed, because they can melt or freeze now: floes { $floes }
    }
scene-last = Marked with dots, because it happened last: { $events }

## player

player-title = Kayanak
player-close = Close
player-no-answer = No answer from the program yet. If other cells are running, please wait for them. If the kernel was restarted, run this cell again; a game you saved can be loaded then.
player-page-error = Something could not be drawn. Run this cell again; the game in it goes on.
player-exception = Something went wrong in the program ({ $error }). The game is still there, just play on.
player-turn = What to do now
player-roll = Roll
player-faces-by-hand = Set the dice by hand
player-set-faces = Use these faces
player-white-die = White die
player-blue-die = Blue die
player-die-shows = { $die }: { $face }
player-luck = Pull up the rod
player-rod-in = { $player } has the rod in { $hole }.
player-catch-by-hand = Set the catch by hand
player-catch = Catch
player-set-catch = Use this catch
player-catch-odds = The number in brackets says how likely each catch is. It also gives away which fish are in the hole.
player-outcome = { $fish } ({ $odds })
player-your-move = Your move
player-your-moves = A click on the board does what is marked here
player-kind-place = Place at
player-kind-walk = Walk to
player-kind-dig = Dig at
player-kind-fish = Fish in
player-kind-melt = Melt floe
player-kind-refreeze = Refreeze floe
player-kind-plug = Plug hole
player-kind-unplug = Unplug hole
player-do-place = Place
player-do-walk = Walk
player-do-dig = Dig
player-do-fish = Fish
player-do-melt = Melt
player-do-refreeze = Refreeze
player-do-plug = Plug
player-do-unplug = Unplug
player-done = Done
player-past = This is an earlier step. Playing on from here starts another line; the old one is kept.
player-bot-plays = The computer plays for { $player }.
player-bot-step = Next step
player-bots-turn = The computer plays for { $player } now. It will soon be your turn.
player-bot-mark = computer
player-instead = { $label }: { $places }
player-places-more = { $places } and { $more } more
player-undo = Undo
player-redo = Redo
player-step-back = One step back
player-step-forward = One step forward
player-play = Play by itself
player-pause = Pause
player-timeline = Timeline
player-timeline-step = Step
player-where = step { $position } of { $length }
player-speed = Speed
player-speed-2000 = slow
player-speed-1000 = normal
player-speed-500 = fast
player-speed-200 = very fast
player-lines = Lines of this game
player-line =
    { $steps ->
        [one] Line { $line } (1 step)
       *[other] Line { $line } ({ $steps } steps)
    }
player-buckets = Buckets
player-fish = { $small } small, { $large } large
player-supply = Melt drops left: { $drops } · crystals left: { $crystals }
player-floes-open = Floes with an open hole: { $done } of { $all }
player-holes-open = Open holes: { $done } of { $all }
player-log = What happened, and why
player-log-empty = Nothing yet. Here every step will be told, newest first.
player-log-start = How the game is set up, and why:
player-log-keys = Arrow keys lead from entry to entry.
player-log-later = Newer
player-log-earlier = Earlier
player-go-to-step = Go to this step
player-bar = Game
player-new-game = New game
player-save = Save
player-load = Load
player-copy-code = Copy code
player-language = Language
player-options = Settings
player-words = The board in words
player-text-board = The board as text
player-load-title = Load a game
player-load-file = A saved file
player-load-paste = Or paste a position code
player-load-code = Use this code
player-saved = Saved as { $name }, in your downloads.
player-loaded = The game is loaded.
player-started = A new game begins.
player-copied = The code of this position is copied. Whoever knows how to read it can also find the hidden fish.
player-copy-yourself = The browser does not let this page copy. Copy the code yourself:
player-code-reveals = Whoever knows how to read the code can also find the hidden fish.
player-file-too-large = This file is too large to be a saved game.
player-bad-file = This file cannot be loaded, so your game stays as it is.
player-bad-code = This code cannot be read, so your game stays as it is.
player-option-reveal = Show what is under the ice
player-option-reveal-why = For teachers: the hidden fish can be seen.
player-option-resolve = Pull up the rod at once
player-option-resolve-why = Off: the rod stays in the hole until somebody pulls it up, and the catch can be set by hand.
player-about = Seed { $seed } · { $board }
player-rules = Rules
player-rules-ja-1 = JA ① (for starters)
player-rules-ja-1-about = One die, no fishers: dig anywhere and fish at once. Whoever has the most fish wins.
player-rules-ja-2 = JA ② (with fishers)
player-rules-ja-2-about = Two dice: walk, dig and fish next to your fisher.
player-rules-ja-3 = JA ③ (with temperature)
player-rules-ja-3-about = Like JA ②, but floes can melt and holes can freeze over.
player-rules-fr = FR (the French game)
player-rules-fr-about = With temperature too; dig and fish exactly as often as the dice say, each hole once a turn.
player-rules-same = Rules of this game
player-rules-same-about = The rules your game is being played with, made in the notebook.
player-players = Players
player-board = Board
player-board-of = { $name } ({ $holes } holes)
player-seats = Who plays?
player-name = name
player-played-by = played by
player-person = a person
player-bot-random = computer, at random
player-bot-greedy = computer, clever
player-seed = Seed (the same number gives the same game)
player-seed-any = any
player-start = Start
player-cancel = Cancel
player-cannot-start = A game like this cannot be played, so yours stays as it is.
player-too-few-floes = In these rules every fisher starts on a floe of its own, and this board has only { $floes } for { $players } players. Choose a larger board, fewer players or other rules.
player-too-few-holes = This board has only { $holes } holes, too few for { $players } players. Choose a larger board or fewer players.
player-bad-seed = The seed must be a whole number of up to 19 digits, or be left empty.
player-same-names = Two players have the same name. Give everybody a name of their own.
player-long-name = A name may have at most { $longest } characters.

## lessons

lesson-rules = The rules behind it
lesson-rule = { $title }: { $words }
lesson-refused = Not allowed. { $why }
lesson-possible = Possible now: { $moves }
lesson-and-more = { $shown } and { $count } more
lesson-nothing-yet = Nothing has happened yet.
lesson-line = Line { $line }: { $done } ({ $scores })
lesson-line-here = Line { $line }, where you are now: { $done } ({ $scores })
lesson-score = { $player } has { $score }
lesson-catch = { $move }: { $fish }
lesson-no-line =
    There is no line “{ $given }”: { $last ->
        [one] this game has only line 1.
       *[other] choose a number from 1 to { $last }.
    }
lesson-no-step = There is no step “{ $given }”: choose a number from 0 to { $last }.
lesson-no-language = There is no language “{ $given }” here. Choose one of these: { $names }
lesson-no-rules = There is no rule set “{ $given }” here. Choose one of these: { $names }
lesson-no-board = There is no board “{ $given }” here. Choose one of these: { $names }
lesson-help-quotes = Python does not know { $name }. The name of a hole needs quotation marks: "{ $name }"
lesson-help-name = Python does not know “{ $name }”. Is it spelt right? If it comes from a cell further up, run that cell first.
lesson-help-instead = There is no “{ $name }” here. Did you mean “{ $instead }”?
lesson-help-missing = There is no “{ $name }” here. Is it spelt right, capital letters included?
lesson-help-reading = Python stumbles over line { $line } of this cell. Often a quotation mark, a comma or a bracket is missing there.
lesson-help-call = Too much, too little or the wrong thing stands between the brackets of a call: { $error }
lesson-help-rounds = A number cannot be gone through one by one. For so many rounds, write range( ) around it, as in “for step in range(4)”. ({ $error })
lesson-help-type = Python cannot do that with the things it was given: { $error }
lesson-help-entry = There is no entry { $name } here, at least not yet: a dictionary has only what was put into it before.
lesson-help-zero = Here something is divided by 0, and that cannot be done.
lesson-help-index = There is no such place in the list: it is shorter than that. Counting begins at 0.
lesson-help-file = That does not work with the file { $name }. Is its name spelt right, and is there such a folder? Python says: { $error }
lesson-help-stopped = In line { $line }: { $error }
lesson-help-go-on = Nothing is broken: change the cell and run it again.
lesson-table-turn = Turn
lesson-table-player = Who
lesson-table-dice = Dice
lesson-table-done = What was done
lesson-table-scores = So far
lesson-floe = { $hole } is on floe { $floe }, together with { $holes }.
lesson-near =
    { $hole } touches { $count ->
        [one] 1 other hole.
       *[other] { $count } other holes.
    }
lesson-near-own = { $count } on the same floe: { $holes }.
lesson-near-other = { $count } on other floes, across the water: { $holes }.

## floes: places, directions, figures

floes-place-floe = floe { $floe }
floes-place-far = far shore
floes-place-home = home shore
floes-from-floe = from floe { $floe }
floes-from-far = from the far shore
floes-from-home = from the home shore
floes-to-floe = onto floe { $floe }
floes-to-far = to the far shore
floes-to-home = to the home shore
floes-on-floe = on floe { $floe }
floes-on-far = on the far shore
floes-on-home = at home
floes-on-done = home with a fish
direction-e = east
direction-ne = northeast
direction-nw = northwest
direction-w = west
direction-sw = southwest
direction-se = southeast
floes-figure = { $player } { $figure }
floes-figure-fish = { $player } { $figure } with a fish

## floes: moves

floes-move-slide = Slide floe { $floe } { $direction } { $arrow }
floes-move-step = Figure { $figure } { $to }
floes-move-usebear = Move the bear
floes-move-useown = Move floes and figures
floes-move-bearstep = Bear onto floe { $floe }
floes-kind-slide = slide
floes-kind-leave = step off
floes-kind-step = step here
floes-kind-bearstep = bear comes here
floes-distance =
    { $cells ->
        [one] 1 cell far
       *[other] { $cells } cells far
    }
floes-along =
    { $number ->
        [one] takes floe { $floes } along
       *[other] takes floes { $floes } along
    }

## floes: what is where

floes-row = row { $row }
floes-bear = polar bear
floes-figures =
    { $count ->
        [one] 1 figure: { $figures }
       *[other] { $count } figures: { $figures }
    }
floes-contact = touching: { $places }
floes-fish =
    { $count ->
        [0] no fish in the ice hole
        [one] 1 fish in the ice hole
       *[other] { $count } fish in the ice hole
    }
floes-home-player = { $player } ({ $waiting } waiting, { $done } finished)
floes-status-choose = the bear came up: choose who moves
floes-status-own = floes and figures
floes-status-bear = the bear
floes-status-winner = { $winners } wins, all four figures are home with a fish

## floes: text board and picture

floes-text-water = water
floes-text-floe = floe 5
floes-text-light = figure
floes-text-laden = figure with a fish
floes-text-die = Die: { $face }
floes-text-bear = The polar bear is on floe { $floe }.
floes-text-fish = Fish in the ice hole: { $count }
floes-text-contacts = In contact: { $pairs }
floes-text-player = { $sign } { $player } ({ $done } of { $all } finished): { $figures }
floes-text-figure = figure { $figure } { $place }
floes-text-figure-fish = figure { $figure } { $place } with a fish
floes-scene-title = Drifting floes
floes-scene-row = Floes in row { $row }: { $floes }
floes-scene-slides =
    { $number ->
        [one] Framed, because it can be slid now: floe { $floes }
       *[other] Framed, because they can be slid now: floes { $floes }
    }
floes-scene-steps = Framed with a footprint, because a figure can step there now: { $places }
floes-scene-bear = Framed with a paw, because the bear can go there now: { $places }
floes-scene-chosen = Picked up: { $place }
floes-scene-ghost = Dashed, where it would end: { $slide }

## floes: in short

floes-brought-fish = a fish
floes-brought-home = finished
floes-brought-chased =
    { $count ->
        [one] 1 figure chased home
       *[other] { $count } figures chased home
    }
floes-score =
    { $count ->
        [one] 1 finished figure
       *[other] { $count } finished figures
    }

## floes: events

floes-event-rolled =
    { $symbol ->
        [bear] { $player } rolls the bear and { $budget }: { $budget ->
            [one] 1 move, for the bear or for floes and figures.
           *[other] { $budget } moves, for the bear or for floes and figures.
        }
       *[own] { $player } rolls { $budget }: { $budget ->
            [one] 1 move with floes and figures.
           *[other] up to { $budget } moves with floes and figures.
        }
    }
floes-event-ownchosen = { $player } leaves the bear alone and moves floes and figures.
floes-event-bearchosen = { $player } chooses to move the bear.
floes-event-slid =
    { $player } slides floe { $floe } { $direction }, { $distance ->
        [one] 1 cell far
       *[other] { $distance } cells far
    }{ $number ->
        [0] .
        [one] , and floe { $carried } goes along.
       *[other] , and floes { $carried } go along.
    }
floes-event-stepped = { $player } moves figure { $figure } { $from } { $to }.
floes-event-fishtaken = { $player } takes a fish from the ice hole: figure { $figure } has it on the spear now.
floes-event-returned = { $player } brings figure { $figure } home with a fish, and there it stays.
floes-event-bearstepped = { $player } sends the bear from floe { $origin } to floe { $floe }.
floes-event-chased =
    The bear chases { $owner }’s figure { $figure } home{ $lost ->
        [fish] , and its fish is back in the ice hole.
       *[nothing] .
    }
floes-event-stopped =
    { $player } ends the turn with { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } unused.
floes-event-ended = { $player } has all four figures home with a fish: the game is over, and { $winners } wins.

## floes: refusals

floes-refusal-not-a-move = “{ $given }” is not a move; a move looks like Slide(5, "NE") or Step(0, "far").
floes-refusal-game-over = The game is over: step back or start a new one to go on playing.
floes-refusal-roll-first = { $player } has to roll the die first.
floes-refusal-no-roll-now = The die cannot be rolled now: first finish this turn.
floes-refusal-impossible-roll =
    { $dice ->
        [white] In this game only one die is rolled: there is no blue face.
       *[any] The die of this game does not have that face.
    }
floes-refusal-no-such-floe = There is no floe “{ $floe }”; the floes are numbered from 0 to { $last }.
floes-refusal-quoted-number = A number was expected, but “{ $number }” stands in quotation marks: write just { $number }.
floes-refusal-no-such-direction = There is no direction “{ $direction }”; a floe slides E, NE, NW, W, SW or SE.
floes-refusal-no-such-figure = There is no figure “{ $figure }”; each player’s figures are numbered from 0 to { $last }.
floes-refusal-no-such-place = Nobody can step to “{ $to }”; figures step to a floe from 0 to { $last }, to "far" or to "home".
floes-refusal-choose-first = The bear came up: first choose whether you move the bear, or floes and figures.
floes-refusal-no-choice = There is nothing to choose now: you choose only right after the bear has come up.
floes-refusal-bear-idle = The bear stays put: it moves only when it has come up and been chosen.
floes-refusal-only-bear = These moves are for the bear: only the bear and the floe under it can move now.
floes-refusal-bear-floe = The bear is on floe { $floe }: only the bear’s own moves can slide it.
floes-refusal-foreign-floe = { $other } is on floe { $floe }, and you are not: slide a free floe, or one with a figure of yours on it.
floes-refusal-mixed-floe = Floe { $floe } is shared with { $other }: in this rule set, only a floe without other players’ figures slides.
floes-refusal-at-brink = Floe { $floe } already lies against a shore or the edge there: it cannot slide { $direction }.
floes-refusal-carried-foreign = To slide floe { $floe } { $direction }, floe { $carried } would have to go along, but { $other } stands on it.
floes-refusal-carried-bear = To slide floe { $floe } { $direction }, floe { $carried } would have to go along, but the bear is on it.
floes-refusal-carried-brink = To slide floe { $floe } { $direction }, floe { $carried } would have to go along, but it already lies against a shore or the edge.
floes-refusal-finished = Figure { $figure } is home with its fish and stays there.
floes-refusal-stays = Figure { $figure } is { $on } already: choose another place.
floes-refusal-no-shore =
    Figure { $figure } stands { $on }, which does not touch the { $to ->
        [far] far shore
       *[home] home shore
    }: slide that floe up to it first.
floes-refusal-no-contact = Figure { $figure } stands { $on }, which does not touch floe { $to }: figures never cross open water.
floes-refusal-over-water = Figure { $figure } is { $on }: from there, it can only step onto a floe that touches that shore.
floes-refusal-floe-full = Floe { $floe } is full: it holds three figures and no more.
floes-refusal-bear-there = The bear is on floe { $floe }: no figure steps there.
floes-refusal-bear-stays = The bear is on floe { $floe } already: choose a floe in contact with it.
floes-refusal-bear-no-contact = Floe { $floe } does not touch floe { $bear }, where the bear is: it goes only to a floe in contact.

## floes: clauses

topic-de-setup = setting up
topic-de-roll = the die
topic-de-turn = the turn
topic-de-slide = sliding
topic-de-carry = going along
topic-de-block = what blocks
topic-de-halt = where it stops
topic-de-step = stepping
topic-de-capacity = room on a floe
topic-de-fish = the fish
topic-de-bear = the bear
topic-de-shore = the shores
topic-de-chase = chased home
topic-de-return = coming home
topic-de-end = the end
topic-de-players = the players
topic-de-grid = shape and directions
topic-de-faces = the faces of the die
topic-de-stop = stopping early
topic-de-mixed = sharing a floe
topic-de-along = along the shore
topic-de-step-onto-bear = joining the bear
topic-de-set-out = setting out
topic-de-supply = how many fish
topic-de-choice = yours or the bear’s
topic-de-bear-floe = the bear’s floe
topic-de-empty-handed = home without a fish

## floes: player

player-rules-de = DE (the German game)
player-rules-de-about = Another game: slide ice floes, cross the water with four figures, fetch a fish with each and look out for the polar bear.
floes-player-die = Die
floes-player-set-face = Use this face
floes-player-face-by-hand = Set the die by hand
floes-player-moves = Your move, here or on the board
floes-player-slide = Slide floe
floes-player-slide-bear = Slide the bear’s floe
floes-player-do-slide = Slide
floes-player-direction = Direction
floes-player-step = Step with figure
floes-player-do-step = Step
floes-player-to = Where to
floes-player-figure = { $figure } ({ $place })
floes-player-figure-fish = { $figure } ({ $place }, with a fish)
floes-player-bearstep = The bear goes to
floes-player-do-bearstep = Go
floes-player-instead-slide = Can slide
floes-player-instead-step = Figures can step to
floes-player-instead-bearstep = The bear can go to
floes-player-hint-choose = The bear has come up, and you decide: send the bear from floe { $floe } to chase figures home, or make two moves of your own.
floes-player-hint-bear = Now only the bear moves. Press a floe that touches floe { $floe }, or push floe { $floe } with an arrow.
floes-player-hint-free = Drag a floe, or press it and then an arrow. To step, press the place where your figure is.
floes-player-hint-slide = Picked up: { $place }. An arrow pushes it; pressing it again puts it down.
floes-player-hint-step = Picked up: figures ({ $place }). Press a framed place to step there.
floes-player-hint-both = Picked up: { $place }. An arrow pushes it; on a framed place, a figure steps there.
floes-player-bear-on = bear on floe { $floe }
floes-player-home = Home with a fish
floes-player-score = { $done }/{ $all }
floes-player-unit =
    { $done ->
        [one] 1 of { $all } figures home with a fish
       *[other] { $done } of { $all } figures home with a fish
    }
floes-player-away = { $away } on the way, { $laden } with a fish
floes-player-about = Seed { $seed }
floes-player-copied = The code of this position is copied.
floes-player-code = With this code, anybody can go on playing from this position.

## Enumerations that are too long for a sentence

list-more = { $first } and { $count } more

## exercises

exercise-title = Exercise { $number } · { $title }
exercise-right = Right!
exercise-wrong = Not yet.
exercise-not-tried = Not tried yet.
exercise-broken = Something has stopped.
exercise-start = Put your answer in place of the three dots and run the box again.
exercise-start-function = Your function gives nothing back yet: put what it should give in place of the three dots after “return”.
exercise-prints = Your function shows something with print, but gives nothing back. Write “return” in front of the result, in place of print( ).
exercise-given = You gave { $given }.
exercise-unread = { $given } cannot be read as an answer here.
exercise-unread-part = In your answer, { $given } cannot be read.
exercise-several = Only one answer can be checked at a time. Put several things into square brackets, as in ["C4", "D5"]. In a number, write a point instead of a comma: 0.5.
exercise-unknown = { $given }: there is no such hole here.
exercise-form-number = Give a number, such as 5, 0.75 or "3/4".
exercise-form-whole = Give a whole number, such as 5.
exercise-form-yes-no = Give True or False.
exercise-form-choice = Give one of these: { $known }
exercise-form-things = Give numbers in brackets, such as [3, 5]; the order does not matter.
exercise-form-path = Give numbers in brackets, such as [3, 5, 7]; here the order matters.
exercise-form-groups = Give each group in brackets, and brackets around them all, such as [[0, 1], [2]].
exercise-form-function = Give the function itself: its name, without brackets after it.
exercise-range = The numbers go from { $least } to { $most }.
exercise-yes = yes
exercise-no = no
exercise-none = nothing
list-sentences = { " " }
exercise-too-large = That is too large.
exercise-too-small = That is too small.
exercise-too-long = That is longer than it need be.
exercise-too-short = That is too short.
exercise-wrong-things =
    { $count ->
        [one] { $things } does not belong.
       *[other] { $things } do not belong.
    }
exercise-missing-things =
    { $count ->
        [one] One is missing.
       *[other] { $count } are missing.
    }
exercise-other-groups = The number of groups is right, but some things are in the wrong group.
exercise-too-many-groups = Those are too many groups: some of them belong together.
exercise-too-few-groups = Those are too few groups: some things do not belong together.
exercise-case = { $case }: your function gives { $given }; right would be { $expected }.
exercise-cases =
    { $count ->
        [one] Tried once, and right.
       *[other] Tried { $count } times, each time on something else, and right every time.
    }
exercise-broken-answer = Your answer could not be worked out. Python says: { $error }
exercise-broken-function = { $case }: your function has stopped. Python says: { $error }
exercise-arguments =
    { $wanted ->
        [one] What stands in the brackets after the function’s name must be 1 thing, as in the exercise; with yours it is { $takes }.
       *[other] What stands in the brackets after the function’s name must be { $wanted } things, as in the exercise; with yours it is { $takes }.
    }
exercise-stopped-function = { $case }: { $error }
exercise-endless = The function does not come to an end. In a while loop, something must change until its condition is no longer true.
exercise-interrupted = The function was interrupted before it had come to an end.
exercise-exit = The function has tried to leave Python, as exit( ) does. Write “return” with the result instead.
exercise-deep = The function calls itself again and again, without an end.
exercise-hint = Hint { $number } of { $count }: { $hint }
exercise-last-hint = That was the last hint. If you are still stuck, ask for the solution.
exercise-solution = Solution: { $title }
exercise-answer = Answer: { $answer }
worksheet-exercise = Exercise
worksheet-result = How it went
worksheet-tries = Answers
worksheet-hints = Hints
worksheet-right = right
worksheet-wrong = not right yet
worksheet-not-tried = not tried
worksheet-with-solution = { $result }, solution seen
worksheet-solved = { $solved } of { $all } exercises solved
worksheet-no-exercise = There is no exercise “{ $given }”. In the brackets, the number of the exercise comes first, from 1 to { $last }.
certificate-title = Certificate
certificate-date = Date:
certificate-signed = Signed:

## lessons: drifting floes

drift-title = Drifting floes: a graph that changes
drift-pieces-named = Pieces: { $pieces }
drift-no-sea = There is no sea “{ $given }” here. Choose one of these: { $names }
drift-form-slide = Give a slide, such as kn.Slide(5, "NE") or "5 NE"; the directions are E, NE, NW, W, SW and SE.
drift-graph =
    { $count ->
        [0] Nothing touches anything.
        [one] There is 1 contact.
       *[other] There are { $count } contacts, those with the shores among them.
    }
drift-touches =
    { $count ->
        [0] Floe { $floe } touches no other floe.
        [one] Floe { $floe } touches 1 other floe: { $floes }.
       *[other] Floe { $floe } touches { $count } other floes: { $floes }.
    }
drift-fall =
    { $count ->
        [one] All floes hang together in one piece.
       *[other] The floes fall into { $count } pieces.
    }
drift-piece = { $letter }: { $floes }
drift-pieces-change =
    { $after ->
        [one] Pieces before: { $before }; after it, all floes are in 1 piece.
       *[other] Pieces before: { $before }; after it: { $after }.
    }
drift-slides =
    { $all ->
        [one] 1 slide is possible now.
       *[other] { $all } slides are possible now.
    } After { $fewer } of them there are fewer pieces than now ({ $pieces }), after { $same } just as many, after { $more } more.
drift-no-way = While no floe moves, no way leads { $goal }: that is another piece.
drift-way =
    { $count ->
        [0] That is where you are.
        [one] One step: { $way }
       *[other] { $count } steps: { $way }
    }
drift-fewest-exact =
    { $least ->
        [one] { $figure } needs 1 move. That is exact: every possibility has been tried.
       *[other] { $figure } needs { $least } moves. That is exact: every possibility with fewer has been tried.
    }
drift-fewest-bound = { $figure } needs at least { $least } and at most { $most } moves. The { $most } are only a bound: a way of so many was found, but there may be a shorter one.
drift-fewest-open = { $figure } needs at least { $least } moves. No way was found in the time there was; that does not mean that there is none.
drift-figure-on = { $figure } ({ $place })
drift-bear-could = In two moves the bear can chase: { $figures }
drift-bear-on-foot = On foot, without a slide, it would be: { $figures }
drift-neighbours = Who touches whom?
drift-neighbours-prompt = Which floes touch floe { $floe }, the framed one? Give their numbers.
drift-neighbours-praise =
    { $count ->
        [one] It has 1 neighbour: in the language of graphs, its degree is 1.
       *[other] It has { $count } neighbours: in the language of graphs, its degree is { $count }.
    }
drift-neighbours-hint-bars = Where two floes touch, there is a small bar across the gap.
drift-neighbours-hint-around = Go once around floe { $floe } and look at the six places beside it.
drift-neighbours-hint-count =
    { $count ->
        [one] It is one floe.
       *[other] There are { $count } of them.
    }
drift-neighbours-solution =
    { $count ->
        [one] The one framed floe beside floe { $floe } touches it; the line between them is the contact.
       *[other] The { $count } framed floes beside floe { $floe } touch it; each line from it is a contact.
    }
drift-not-oneself = Floe { $floe } is not its own neighbour: a contact needs two.
drift-not-the-whole-piece = Those can all be reached from floe { $floe }, but some only over others. A neighbour is one single step away.
drift-water-between = Floe { $other } is close to floe { $floe }, but there is water between them: look for the line of a contact in the picture.
drift-pieces = Into how many pieces?
drift-pieces-prompt = Floes between which a figure could walk, over contacts alone and without the shores, are one piece. Into how many pieces do these floes fall?
drift-pieces-praise = Such a piece of a graph is called a component.
drift-pieces-hint-finger = Put a finger on floe 0 and go everywhere you can along the lines. All that is piece A.
drift-pieces-hint-next = Now take the lowest floe that your finger has not touched: piece B begins there. And so on.
drift-pieces-hint-alone =
    { $count ->
        [one] One floe touches no other; it is a piece of its own.
       *[other] { $count } floes touch no other; each of them is a piece of its own.
    }
drift-pieces-solution = There are { $count } pieces. In the picture, each has its own letter.
drift-pieces-edges = { $count } is the number of contacts between floes. The question is how many pieces they hold together.
drift-pieces-floes = That is the number of floes. Those that touch count as one piece together.
drift-pieces-alone = You have left out those that touch nobody: a floe alone is a piece, too. They are framed in the picture.
drift-pieces-only-alone = Those are only the floes that touch nobody. Floes that hang together are a piece, too.
drift-pieces-shores = Did you count the shores? Only the floes count here.
drift-steps = A walk over the ice
drift-steps-prompt = Red’s figure stands on floe { $floe } and wants to go to floe { $goal }; both are framed. No floe moves. How many steps does it need at least?
drift-steps-praise = As the crow flies it would be { $straight }: distance in a graph is not distance on a map.
drift-steps-hint-rings = Write a 0 on floe { $floe }, a 1 on all its neighbours, a 2 on their neighbours, and so on.
drift-steps-hint-first = The first step goes to one of these: { $floes }
drift-steps-hint-last = Floe { $goal } is reached from one of these: { $floes }
drift-steps-solution = { $count } steps, for example { $way }.
drift-steps-floes = You have counted the floes on the way, with the first. The question is how many steps lie between them: one fewer.
drift-steps-straight = That is the straight way, but it leads over open water. A figure steps only where floes touch.
drift-steps-between = You have counted the floes in between. The last step, onto the goal, counts as well.
drift-steps-shorter = You can walk like that, but there is a shorter way.
drift-carried = What goes along?
drift-carried-prompt = { $move }: look at the arrow. Which other floes go along? Give their numbers.
drift-carried-praise = A push goes on from floe to floe.
drift-carried-hint-front = A floe pushes what it touches in front of it: straight ahead, or half to the left or right of that.
drift-carried-hint-direct = Floe { $floe } itself pushes: { $floes }. But those push on!
drift-carried-hint-count = In all, { $count } other floes go along.
drift-carried-solution = With floe { $floe }, these go along: { $floes }. Each of them is pushed by the floe or by another that is pushed.
drift-carried-none = Nothing? There is something in the way of the arrow, and touching ice is pushed along.
drift-carried-direct = Those are the ones that the floe itself touches. But they push on what lies in front of them, too.
drift-carried-behind = Floe { $floe } stays where it is: a push does not pull. Only what is in front goes along, again and again.
drift-stop = Where does it stop?
drift-stop-prompt = { $move }. How many cells far does it go? (One cell is as wide as one floe.)
drift-stop-praise = The group stops as soon as any of its floes meets something.
drift-stop-hint-group = First find out which floes go along.
drift-stop-hint-carried = With floe { $floe }, these go along: { $floes }
drift-stop-hint-each = For each floe of the group, count the free cells ahead until it would touch another floe or the edge. The smallest number decides.
drift-stop-solution = It goes { $count } cells far. The picture shows where the group ends and what it touches there.
drift-stop-hit = One too many: a floe stops where it touches the other, not on its place.
drift-stop-alone = For this floe alone, that would be right. But it takes floes along ({ $floes }), and the first of the group that meets something stops them all.
drift-stop-edge = Through empty water it would go that far. But there is ice in the way before that.
drift-joins = One slide joins them
drift-joins-prompt = The sea has fallen into two halves, A and B. Find one slide after which all floes are in one piece.
drift-joins-praise = A single slide, and you can walk from any floe to any other.
drift-joins-hint-gap = Look where A and B come close to each other, and what could slide across.
drift-joins-hint-stay = The floe that slides must not leave others of its half behind alone.
drift-joins-hint-floe = Try floe { $floe }.
drift-joins-solution =
    { $count ->
        [one] It is the only slide that does it. The picture shows the sea after it.
       *[other] { $count } slides do it. The picture shows the sea after this one.
    }
drift-joins-still =
    { $count ->
        [one] After that slide there is 1 piece.
       *[other] After that slide there are { $count } pieces: look at the picture.
    }
drift-fewest = As few moves as possible
drift-fewest-prompt = Red’s figure stands on floe { $floe }, the framed one, and wants to go to the far shore. It may slide floes and step, and every slide and every step is one move. How few moves are enough?
drift-fewest-praise = Where no way leads on foot, a ride on a floe can make one.
drift-fewest-hint-ride = A figure rides on its floe for nothing: sliding the floe takes it along.
drift-fewest-hint-ashore = The last move is always a step: onto the shore.
drift-fewest-hint-first = Begin with this: { $move }
drift-fewest-solution = For example: { $moves }
drift-fewest-too-few =
    { $count ->
        [one] Every single move has been tried: none brings the figure to the far shore. Did you forget that the step ashore is a move?
       *[other] All ways of { $count } moves have been tried: none brings the figure to the far shore. Did you forget that the step ashore is a move?
    }
drift-fewest-too-many = It works like that, but fewer moves are enough.
drift-bear = Who has to look out?
drift-bear-prompt = The bear on floe { $floe } came up, and Blue has two moves with it: a step onto a floe in contact, or a slide of the bear’s floe, in any order. Which of Red’s figures can it chase? Give their numbers.
drift-bear-praise = It gets further than to its neighbours: the graph changes under its feet.
drift-bear-hint-steps = Begin on foot: which floes are one or two steps away from floe { $floe }?
drift-bear-hint-slide = Now slide the bear’s floe first: what does it touch where it stops? One step is left then.
drift-bear-hint-count =
    { $count ->
        [one] It can reach one figure.
       *[other] It can reach { $count } figures.
    }
drift-bear-solution = On foot alone the bear reaches { $walked } of them; a slide first brings { $slid } more within reach.
drift-bear-slides = Those are the ones that it reaches on foot. But the bear can also slide on its floe first, and step then.
drift-bear-safe = Figure { $figure } is safe this time: neither two steps, nor a slide and a step bring the bear to it.
drift-function = Let Python find the neighbours
drift-function-prompt = Write a function that is given the number of a floe and a list of all pairs of floes that touch, such as [(0, 4), (4, 5)], and that gives back the neighbours of the floe.
drift-function-praise = It works for any sea now, however the floes drift.
drift-function-hint-pairs = Go through all pairs: for one, other in pairs:
drift-function-hint-both = The floe can be the first of a pair or the second. In the first case its neighbour is the second, and the other way round.
drift-function-hint-start = Begin with an empty list, near = [], put in what you find with near.append(other), and at the end: return near
drift-function-solution = For example: { $code }
drift-function-case = Floe { $floe } in the picture

## mistakes

mistake-rules = There is no rule set { $given }. Choose one of { $names }.
mistake-board = There is no board { $given }. Choose one of { $names }.
mistake-bot = There is no bot { $given }. Choose one of { $names }.
mistake-language = There is no language { $given }. Choose one of { $names }.
mistake-players = players is { $given }; it must be a whole number from { $least } to { $most }.
mistake-names = names is { $given }; it must be { $players } different names, each of 1 to { $longest } characters.
mistake-no-decision = There is nothing to decide here: the phase is { $phase }.
mistake-not-of-floes = { $name } is { $given }; the game of floes has none, so leave it out.
mistake-file-other = This is not a saved game. Choose a file that was saved with “Save”.
mistake-file-newer = This game was saved with a newer version of kayanak_nb. It opens when kayanak_nb has been upgraded.
mistake-file-damaged = This saved game is damaged: something in it is missing or has been changed. If you have another copy, take that one.
mistake-file-unread = The file { $file } cannot be read. Are its name and its folder right?
mistake-file-large = This file is too large to be a saved game.
mistake-code-empty = The code is empty.
mistake-code-beginning = This is no position code, or its beginning is missing: a code begins with { $beginning }.
mistake-code-end = The end of the code is missing. Copy it again, from { $start } to the { $width } characters after { $mark }.
mistake-code-changed = A character of the code was changed, lost or added. Copy it again, from { $start } to the { $width } characters after { $mark }.
mistake-code-parts = Parts of the code are missing. Copy it again, from { $start } to the { $width } characters after { $mark }.
mistake-code-strange = The code contains { $strange }, which no code does. Copy it again, from { $start } to the { $width } characters after { $mark }.
mistake-code-long = The text is too long for a code: it has { $count } characters.
mistake-code-newer = The code was made by a newer version of kayanak_nb. Upgrade kayanak_nb to open it.
mistake-code-version = There is no version { $version } of position codes.
mistake-code-seed = The part { $part } of the code does not hold a seed and how many random numbers have been drawn from it.
mistake-code-position = The code describes no position that a game can reach:
lesson-help-needs = { $call } needs something between its brackets, for example { $example }.
lesson-help-lacks = Between the brackets of { $call }, something is missing: { $missing }.
lesson-help-too-much = Too much stands between the brackets of { $call }.

## rule reader

reader-title = The rules, text by text
reader-own-words = All sentences are in our own words. Press an underlined word to see what it means.
reader-topics = Topics
reader-other-game = The other game: drifting floes
reader-search = Search the rules and words
reader-found =
    { $count ->
        [0] Nothing found. Try another word.
        [one] 1 thing found
       *[other] { $count } things found
    }
reader-shown = Language of the rules
reader-shown-both = Both
reader-shown-original = Of the text
reader-shown-mine = Mine
reader-clause = Rule
reader-says = What it says
reader-standing = How the texts put it
reader-standing-says = said outright
reader-standing-implies = to be understood
reader-standing-silent = left open
reader-compare = The texts compared
reader-differ = They differ
reader-agree = They agree
reader-alone = Only here
reader-choice = What we chose, and why
reader-where = Where it stands
reader-switches = What follows for the program
reader-fact = { $name }: { $value }
reader-paragraph = Paragraph { $number }: { $about }
reader-nowhere = No paragraph speaks of it.
reader-standing-absent = no rule of its own on it
reader-demo = Show it on a board
reader-demo-title = On the board: { $clause }
reader-demo-close = Close the board
reader-start = This is how it begins.
reader-set-up = The game is set up as this rule has it.
reader-tried = Somebody tries: { $move }
reader-not-allowed = Not allowed
reader-term-code = In the program:
reader-term-ours = our word; none of the texts uses it
reader-exception = Something went wrong in the program ({ $error }). Just read on.
player-compare-texts = Compare the texts
reader-switch-fishers = Fishers on the ice
reader-switch-blue-die = The blue die
reader-switch-temperature = The temperature
reader-switch-temperature-timing = When the temperature changes
reader-switch-exclusive-placement = Where a fisher may start
reader-switch-distinct-fishing = Fishing twice in the same hole
reader-switch-walk-exactly = Walking with every pip
reader-switch-dig-fish-exactly = Digging or fishing with every pip
reader-switch-blue-pips = The pips of the blue die
reader-switch-end-when = Which ice ends the game
reader-switch-end-at-fish = Which catch ends the game
reader-switch-plugged-counts = Does a plugged hole count for its floe?
reader-switch-score-by = What counts in the end
reader-switch-plug-under-fisher = Plugging a hole with a fisher on it
reader-switch-slide-mixed = Sliding a floe with others on it
reader-switch-step-onto-bear = Stepping onto the bear’s floe
reader-value-fishers =
    { $value ->
        [yes] everybody has one
       *[no] there are none
    }
reader-value-blue-die =
    { $value ->
        [yes] is rolled too
       *[no] is not used
    }
reader-value-temperature =
    { $value ->
        [yes] changes in the game
       *[no] plays no part
    }
reader-value-temperature-timing =
    { $value ->
        [either] before or after the white action
       *[after] after the white action
    }
reader-value-exclusive-placement =
    { $value ->
        [yes] on a floe without another fisher
       *[no] on any free hole
    }
reader-value-distinct-fishing =
    { $value ->
        [yes] not in the same turn
       *[no] allowed
    }
reader-value-walk-exactly =
    { $value ->
        [yes] that is an order
       *[no] that is up to you
    }
reader-value-dig-fish-exactly =
    { $value ->
        [yes] that is an order
       *[no] that is up to you
    }
reader-value-blue-pips =
    { $value ->
        [always] always count
       *[plain_only] count only where there is no mark
    }
reader-value-end-when =
    { $value ->
        [all_holes] every hole is open
       *[all_floes] every floe has an open hole
    }
reader-value-end-at-fish =
    { $value ->
        [none] none does
       *[other] { $value } fish in one bucket
    }
reader-value-plugged-counts =
    { $value ->
        [yes] yes
       *[no] no
    }
reader-value-score-by =
    { $value ->
        [fish] how many fish
       *[points] points, 2 for a large fish and 1 for a small one
    }
reader-value-plug-under-fisher =
    { $value ->
        [yes] allowed
       *[no] not allowed
    }
reader-value-slide-mixed =
    { $value ->
        [yes] allowed if one of yours is on it too
       *[no] not allowed
    }
reader-value-step-onto-bear =
    { $value ->
        [yes] allowed
       *[no] not allowed
    }
mistake-topic = There is no topic { $given }. Choose one of { $names }.
mistake-search = What is to be found is { $given }; it must be words in quotation marks, such as "bucket".
mistake-clause = There is no clause { $given }. Choose one of { $names }.
mistake-topic-of = The clause { $clause } belongs to the topic { $topic }. Leave out the topic, or give this one.

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
simulation-progress = Games
simulation-around = { $value } ± { $half }
simulation-between = { $value } ({ $low } to { $high })
simulation-share = { $value } ({ $low } to { $high }; { $level }, n = { $n })
simulation-estimate = { $figure } ({ $level }, n = { $n })
simulation-single = { $figure } (n = { $n })
simulation-unit-turns =
    { $value ->
        [one] { $figure } turn
       *[other] { $figure } turns
    }
simulation-unit-steps =
    { $value ->
        [one] { $figure } step
       *[other] { $figure } steps
    }
simulation-unit-points =
    { $value ->
        [one] { $figure } point
       *[other] { $figure } points
    }
simulation-unit-fish = { $figure } fish
simulation-unit-times =
    { $value ->
        [one] { $figure } time
       *[other] { $figure } times
    }
simulation-unit-difference =
    { $value ->
        [one] { $figure } percentage point
       *[other] { $figure } percentage points
    }
simulation-title =
    { $games ->
        [one] { $rules }: { $games } game, seed { $seed }
       *[other] { $rules }: { $games } games, seed { $seed }
    }
simulation-figure = Mean or share
simulation-pairs = Compared game by game
simulation-difference = Difference
simulation-turns = Length of a game
simulation-wins = { $player } wins
simulation-ties = Several players win together
simulation-score = Score of { $player }
simulation-ending-holes = Over because all holes are open
simulation-ending-floes = Over because every floe has a hole
simulation-ending-fish = Over because somebody has caught enough fish
simulation-ending-home = Over because four figures are home with a fish
simulation-ending-cut = Cut before the end
simulation-note = After ± and in brackets stands the { $level } confidence interval.
simulation-cut =
    { $count ->
        [one] { $count } game was cut because it was not over after { $turns } turns; it counts as it stood then.
       *[other] { $count } games were cut because they were not over after { $turns } turns; they count as they stood then.
    }
simulation-value = Value
simulation-games-head = Games
mistake-policies = policies is { $given }; it must be a list with one policy for each of { $least } to { $most } players: the name of a bot ({ $names }) or a function that is given a position and random numbers.
mistake-count = { $name } is { $given }; it must be a whole number from 1 to { $most }.
mistake-executor = executor is { $given }; it must be an executor of concurrent.futures, or None.
mistake-policy-move = In game { $game }, turn { $turn }, the policy { $policy } plays { $move }, which is not allowed there:
mistake-policy-unsent = The policies cannot be sent to other processes: a policy must be a function at the top level of a module. Without executor=, the games are played in this process.
mistake-workers = The workers came to an end before their games did. In a script, call simulate() below if __name__ == "__main__":. What is written in a notebook is not known to the processes of an executor; leave executor= out.
mistake-measure = There is no measure { $given }. Choose one of { $names }, or write a function that is given a game.
mistake-measured = Of game { $game }, the measure is { $given }; it must be a number.
mistake-condition = The condition is { $given }; it must be a function that is given a game and gives back True or False, such as lambda game: game.turns > 30.
mistake-ending = There is no ending { $given }. Choose one of { $names }.
mistake-player = There is no player { $given }: players are numbered from 0 to { $last }.
mistake-level = level is { $given }; it must be a number between 0 and 1, such as 0.95.
mistake-width = width is { $given }; it must be a whole number of at least 1.
mistake-game-number = There is no game { $given }: games are numbered from 0 to { $last }.
mistake-pair = { $given } is not a simulation; paired() compares with what simulate() returns.
mistake-pair-games = These simulations are of different games, { $first } and { $second }, and cannot be paired.
mistake-pair-seed = These simulations had different seeds, { $first } and { $second }. Only games with the same fish and dice make a pair: simulate both with one seed.
mistake-pair-length = These simulations have { $first } and { $second } games. Each game needs another to make a pair: simulate equally many.

## lessons: three texts

texts-title = One game, three texts
texts-in-fr = French
texts-in-ja = Japanese
texts-in-de = German
texts-unknown = “{ $given }” is not known here. Choose one of these: { $names }
texts-meaning = Meaning
texts-code = Code name
texts-word = Word
texts-note = Note
texts-switch = Switch
texts-ours = * our own word: the texts in that language do not have it
texts-count = { $source }: clauses in all: { $all }; said outright: { $says }, to be understood: { $implies }, left open: { $silent }
texts-card = { $title } · { $sign } { $standing }
texts-card-choice = Our choice: { $choice }
texts-card-switch = In the program: { $fact } ({ $code })
texts-allowed = Allowed.
texts-judged = { $what }: { $said }
texts-because = { $why } [{ $clause }]
texts-letter = { $letter }: { $said }
texts-engine-refuses = The engine says no. { $why }
texts-engine-allows = The engine says yes. [{ $clause }]
texts-rolled = Rolled: { $faces }
texts-fished = Already fished in this turn: { $holes }
texts-dispute = Red has rolled { $faces }, and has just fished in D3. Now Red wants to fish in D3 once more. “You can’t!” says Blue.
texts-form-chosen = Choose from { $known } and put what you choose in brackets, such as { $example }.
texts-form-ordered = Put all of { $known } in brackets, each once, in your order, such as { $example }.
texts-form-answers = Give True or False for each line, in brackets, such as [True, False, True, False, True].
texts-match = Words and code names
texts-match-prompt = These words come from the three texts. In the program, each of the things they mean has a name: { $names }. Give these names in the order of the words.
texts-match-right = Right so far: { $count }.
texts-match-slip = “{ $word }” is not { $code }: in { $text }, that would be “{ $other }”.
texts-match-praise = Six words, three languages, and one vocabulary for all: that of the program.
texts-match-hint-kind = What kind of word is each of them? { $kinds }
texts-match-hint-look = lesson.words("hole", "dig") shows two words in all languages, with their code names. Try others.
texts-match-hint-some = The first three: { $terms }
texts-match-solution = One by one: { $terms }
texts-says = Who says it outright?
texts-says-prompt = “{ $fact }”. In which of the rule sets fr, ja-1, ja-2 and ja-3 does the text say so outright? Those do not count where it is only to be understood, or where this package had to choose.
texts-says-praise = What stands in a text and what somebody reads into it are two things.
texts-says-hint-topic = kn.rules("{ $topic }") shows the clauses on this side by side.
texts-says-hint-clauses = These clauses decide it: { $clauses }. lesson.clause("…") shows one.
texts-says-hint-count =
    { $count ->
        [one] 1 rule set says it outright.
       *[other] { $count } rule sets say it outright.
    }
texts-says-solution = Look at the headings of these clauses: { $clauses }
texts-says-nothing = { $source } has nothing to decide there.
texts-says-otherwise = { $source } has it otherwise. { $fact }.
texts-says-implied = In { $source } it is only to be understood. { $words }
texts-says-silent = { $source } leaves it open. { $words }
texts-stop = May one stop?
texts-stop-prompt = Red has rolled and done nothing yet; there is plenty that could be done. May Red stop at once, without using up the roll? Give True or False for each of the { $count } lines.
texts-stop-praise = “You must” and “you can”: two small words, two different games.
texts-stop-hint-verb = An order, or a permission? In French look for creusez and pêchez, in Japanese for できます at the end of the sentence, in German for darf.
texts-stop-hint-clauses = These clauses decide, line by line: { $clauses }
texts-stop-hint-count =
    { $count ->
        [one] True is right once.
       *[other] True is right { $count } times.
    }
texts-stop-count = There are { $count } lines: give an answer to each.
texts-stop-slip = Line { $number } is not right yet. { $clause }: { $words }
texts-stop-solution = The clauses behind it, line by line: { $clauses }
texts-whose = By whose rules?
texts-whose-prompt = Somebody plays this: { $moves }. By which of the rule sets fr, ja-2 and ja-3 is all of that allowed?
texts-whose-praise = You read rules like a referee.
texts-whose-hint-each = Take one rule set after the other. Would it stop the player, and where?
texts-whose-hint-clauses = Not all agree. Look at: { $clauses }
texts-whose-hint-count =
    { $count ->
        [one] 1 rule set allows it.
       *[other] { $count } rule sets allow it.
    }
texts-whose-slip = By { $source } it does not work. { $why }
texts-whose-solution = Who refuses it goes by: { $clauses }
texts-order = A turn in order
texts-order-prompt = These cards make up a turn of Red’s by the rules of { $source }, but they are mixed up. In which order can they be played? Give the letters.
texts-order-praise =
    { $count ->
        [one] By these rules, that is the only order.
       *[other] By these rules there are { $count } orders, and yours is one of them.
    }
texts-order-hint-roll = What has to be known before anything can be done?
texts-order-hint-near = Red digs and fishes only next to the fisher. Where must the fisher stand for that? And can it get there yet?
texts-order-hint-clauses = Read these: { $clauses }
texts-order-slip = Card number { $number } ({ $move }) cannot be played there. { $why }
texts-order-solution =
    { $count ->
        [one] It is the only order. These clauses refuse the others:
       *[other] It is one of { $count } orders. These clauses refuse the others:
    }
texts-refused = What is refused?
texts-refused-prompt = It is Red’s turn, by the rules of { $source }. Which of these moves are refused? Give their letters.
texts-refused-praise = The engine says exactly the same.
texts-refused-hint-parts = Three questions about each hole: What is the ice like? Is it next to Red? Does somebody stand on it?
texts-refused-hint-clauses = These clauses refuse something here: { $clauses }
texts-refused-hint-count =
    { $count ->
        [one] 1 move is refused.
       *[other] { $count } moves are refused.
    }
texts-refused-allowed = Allowed ({ $hole }). { $clause }: { $words }
texts-why = And why?
texts-why-prompt = Red tries this, by the rules of { $source }, and it is refused: { $move }. On which of these clauses does that rest? Give its short name, which stands before the colon.
texts-why-hint-hole = Look at the hole: { $hole }
texts-why-hint-topic = Ask of each clause: is it about this kind of action, and about such a hole?
texts-why-hint-not = It is not { $clause }.
texts-why-slip = { $clause } is about something else. Look at the hole again: { $hole }
texts-dig = The predicate of digging
texts-dig-prompt =
    Write the function may_dig(spot) for the French text. It gives back True if Red, whose turn it is, may dig there, and False if not.
    spot.closed, spot.open, spot.plugged, spot.near, spot.taken, spot.melted and spot.fished are True or False; you need only some of them.
texts-dig-praise = Your function and the engine agree on every kind of hole: you have made code out of a clause.
texts-dig-hint-three = Three things must hold at the same time. What joins them is: and
texts-dig-hint-not = One of the three is about something that must not be so. It begins with: not
texts-dig-hint-start = It begins like this: return spot.closed and …
texts-dig-solution = Inside the function: { $code }
texts-fish = The predicate of fishing, { $source }
texts-fish-prompt =
    Now the function may_fish(spot), by the rules of { $source }. It gives back True if Red may fish there, and False if not. Pips are left.
    spot.fished says whether Red has fished there already in this turn. Do you need it?
texts-fish-praise = As many holes, or as many times? In code, that is one condition more or less.
texts-fish-hint-like = It is built like the one on digging. What must the ice be like this time?
texts-fish-hint-read = Read lesson.clause("{ $clause }") word by word.
texts-fish-hint-again =
    { $distinct ->
        [yes] { $source } counts holes, so it matters whether a hole has been fished.
       *[no] { $source } counts how many times, so it does not matter whether a hole has been fished.
    }
texts-fish-solution = Inside the function: { $code }

## printing

print-pages =
    { $count ->
        [one] A4, 1 page
       *[other] A4, { $count } pages
    }
print-page = page { $number } of { $last }
print-board-how = To play on paper: a dark counter on a hole means it is open, a white one on top means it is plugged. Whoever melts a floe lays a strip of blue paper on it. For your fishers, take what stands well.
print-die = Die { $number }
print-dice-title = Dice to make
print-net-how = Cut along the full lines, fold along the dashed ones, and glue the tabs inside. Stiff paper rolls best.
print-spinner-how =
    { $count ->
        [one] Not a cube, so it is a spinner: hold a paper clip on the dot with the tip of a pencil and flick it. There is only 1 field.
       *[other] Not a cube, so it is a spinner: hold a paper clip on the dot with the tip of a pencil and flick it. All { $count } fields are equally large.
    }
print-slips-how = { $count } faces are too many for a spinner: cut out the slips, put them into a bag, draw one, read it, and put it back before the next draw.
print-fish-title = The fish of all players
print-fish-how = A row a turn: write down how many small and how many large fish you caught. A small fish is worth 1 point, a large one 2.
print-fish-turn = Turn
print-fish-small = Small
print-fish-large = Large
print-fish-points = Points
print-fish-total = In all
print-fish-described =
    { $players ->
        [one] A table for 1 player
       *[other] Tables for { $players } players
    } with { $rows } rows each: turn, small fish, large fish, points.
print-keeper-title = Under the ice: { $board }
print-keeper-how = For the keeper of the fish alone. Does somebody dig a hole? Say what swims in it. Does somebody fish? Roll an ordinary die for each fish in the hole: with 1, 2, 3 or 4 it sticks to the magnet; cross it out here.
print-exercises-title = { $lesson } · exercises
print-answers-title = { $lesson } · answers
print-name = Name:
print-variant = numbers of: { $learner }
print-no-such-file = { $given } is no name for a sheet of paper. Let it end in .pdf or .svg, for example: "board.pdf"
print-no-board = A board is wanted, or the name of one, not { $given }. For example: kn.board("small-19")
print-no-die = { $given } is not a die. One is made like this: kn.Die(range(1, 7))
print-many-faces = A die with { $count } faces cannot be printed; { $most } is the most.
print-no-lesson = { $given } is not a lesson with exercises. Begin one first, for example: from kayanak_nb.lessons import drift; lesson = drift.begin()
print-no-library = To write a PDF, the library fpdf2 is needed, and it is not here. This installs it: { $command }  Without it, save as .svg: a browser shows and prints that.
print-no-font = No font on this computer has the sign { $sign }, so it cannot be put into a PDF. Install a font that has it, such as Noto Sans CJK, or save as .svg: a browser finds a font by itself.
print-continued = { $title } (continued)
print-choose-numbers = Exercises are chosen by a list of their numbers, such as [1, 3], not by { $given }.
print-choose-some = The list of numbers is empty, so there is no exercise to put on paper or hand out. Name at least one, such as [1], or leave the list out: then all are taken.

## files

file-is-folder = { $path } is a folder, so it cannot be saved as a file. Add a name to it, for example: { $example }
file-no-folder = { $path } cannot be saved: there is no folder { $folder }. Make that folder first, or choose one that is there.
file-no-permission = { $path } cannot be saved: you may not write there. Choose a folder of your own, or make the file writable.
file-unwritable = { $path } cannot be saved, and what was there is as it was. Try a shorter name, or another folder. The computer says: { $reason }

## handouts

handout-opening = { $points ->
        [one] Each exercise is worth 1 point
       *[other] Each exercise is worth { $points } points
    }, all together { $total }. Put your answer in place of the three dots and run the box; the last answer counts. Leave the other boxes as they are.
handout-name = Write your name between the two quotation marks first: from it, the computer makes exercises that only you have.
handout-no-points = The points for an exercise are a whole number from 1 to { $most }, not { $given }.
handout-no-notebook = { $given } is no name for a notebook. Let it end in .ipynb, for example: "source/floes/floes.ipynb"
handout-changed = { $path } is already there and has been changed by hand, or comes from elsewhere. Nothing was written, so it is as it was. Rename it or move it away, or write the assignment somewhere else.

## lessons: dilemmas

dilemmas-title = Dilemmas: what a rule does to a game
dilemmas-name = Switch
dilemmas-about = What it is about
dilemmas-first-reading = First reading
dilemmas-second-reading = Second reading
dilemmas-first = First reading: { $words }
dilemmas-second = Second reading: { $words }
dilemmas-clause = { $title } ({ $id }), { $standing }: { $words }
dilemmas-allowed = { $move }: allowed.
dilemmas-refused = { $move }: not allowed. { $why }
dilemmas-no-dilemma = There is no dilemma “{ $given }” here. Choose one of these: { $names }
dilemmas-no-reading = There is no reading “{ $given }”: choose 1 or 2.
dilemmas-no-measure = “{ $given }” is not shown here. Choose one of these: { $names }
dilemmas-changes = What the second reading changes: { $measure }
dilemmas-hollow = A hollow dot: the interval holds zero, so from these games it is not certain that anything changes.
dilemmas-turns-of = Length of a game in turns: { $title }
dilemmas-luck = Which games are compared
dilemmas-same-luck = Same luck in both readings, game by game
dilemmas-other-luck = Other luck in each reading
dilemmas-longer = How much longer the second reading makes a game: { $title }
dilemmas-sea = the sea of floes
dilemmas-source = { $games } games a reading ({ $rules }, { $board }), { $count } players ({ $players }), seed { $seed }; with 95% intervals. The difference is the second reading minus the first.
dilemmas-fish = Fish that each player has at the end
dilemmas-wins = The first player wins
dilemmas-changed = Games that have other winners in the second reading
dilemmas-hole = Where the readings part
dilemmas-hole-prompt = The white die shows { $face }, and there are pips left. There is one hole in which { $player } may now fish in one reading and not in the other. Which one? Answer with its name in quotation marks.
dilemmas-hole-done = So far in this turn: { $done }.
dilemmas-hole-both = In { $hole } both readings allow it: nobody has fished there in this turn yet.
dilemmas-hole-closed = { $hole } is not open: neither reading lets anybody fish there.
dilemmas-hole-far = { $hole } is not next to the fisher: neither reading allows it.
dilemmas-hole-praise = If pips are tries, one more try there is fine; if they are holes, this one has been used up.
dilemmas-hole-hint-words = One text counts tries, the other one counts holes.
dilemmas-hole-hint-turn = Look at what has been done in this turn.
dilemmas-hole-hint-last =
    { $pips ->
        [one] One pip is left. It is about the hole that has just been fished in.
       *[other] { $pips } pips are left. It is about the hole that has just been fished in.
    }
dilemmas-hole-solution = { $hole } has been fished in during this turn. Whoever reads “tries” may go on there, whoever reads “holes” may not.
dilemmas-sooner = Which reading ends sooner?
dilemmas-titled = { $title }.
dilemmas-sooner-prompt = { $about } In which reading are games shorter on average? Answer 1 or 2, or 0 if the length stays the same.
dilemmas-sooner-not-same = The length does change, and by far more than chance explains.
dilemmas-sooner-think = It is not like that. Think of what ends the game, and how fast that comes about.
dilemmas-sooner-praise = Measured: { $first } in the first reading, { $second } in the second; difference: { $difference }.
dilemmas-sooner-hint-end = What has to happen for the game to end?
dilemmas-sooner-hint-turn = In which reading does more of that happen in one turn, or is less of it needed?
dilemmas-sooner-hint-measure = You can ask the games themselves: lesson.measure("{ $switch }", games=50)
dilemmas-sooner-solution = First reading: { $first }. Second reading: { $second }. Difference: { $difference }.
dilemmas-pairs = Pairs of games
dilemmas-pairs-prompt = { $about } Here are games that were played twice with the same luck, once in each reading. What is the mean of the differences, second minus first?
dilemmas-pairs-game = Game { $number }: { $first } turns in the first reading, { $second } in the second
dilemmas-pairs-sign = That is first less second. Here it is the other way round: the sign says which reading is longer.
dilemmas-pairs-sum = That is the sum. For the mean, divide it by { $count }.
dilemmas-pairs-praise = That is all there is to “paired”: first the difference within each pair, then the mean.
dilemmas-pairs-hint-each = Subtract game by game: second minus first.
dilemmas-pairs-hint-first = In game 1, the difference is { $difference }.
dilemmas-pairs-hint-mean = All differences together make { $sum }; divide that by { $count }.
dilemmas-pairs-solution = The differences add up to { $sum }; the mean is { $sum } divided by { $count }.
dilemmas-zero = Is zero inside?
dilemmas-zero-prompt = Each line is a difference with its interval. Which of these intervals hold the number 0? Give their numbers in brackets, such as [1, 3].
dilemmas-zero-line = { $number }. { $title } ({ $measure }): { $figure }
dilemmas-zero-inside-out = Exactly the other way round: you have named those without zero.
dilemmas-zero-praise = Where zero is inside, “no change at all” is among the answers that the games leave possible.
dilemmas-zero-hint-plus = a ± b reaches from a − b to a + b.
dilemmas-zero-hint-first = Begin with the first one, { $figure }: what are its two ends, and is one of them below 0 and the other above?
dilemmas-zero-hint-half = Quick way: zero is inside if the number after ± is at least as big as the one before it, without its sign.
dilemmas-zero-solution = Compare the two numbers around the ±, without the sign: where the second one is at least as big, the interval reaches over zero.
dilemmas-conclude = What may we say?
dilemmas-conclude-prompt = { $about } Over { $n } pairs of games, the second reading changed the length by { $figure }. Which sentence may we write below that? Answer with its number.
dilemmas-claim-more = With these players, the second reading makes games longer on average.
dilemmas-claim-less = With these players, the second reading makes games shorter on average.
dilemmas-claim-open = From these games we cannot tell whether they get longer or shorter.
dilemmas-claim-none = It is proved that both readings make games of exactly the same length.
dilemmas-claim-never = No interval can prove that: it always leaves room for a small difference.
dilemmas-claim-overdone = That says too much: look whether 0 lies inside the interval.
dilemmas-claim-shy = The interval lies on one side of 0 only. Look at its sign, and dare to say it.
dilemmas-conclude-praise = And note the words “with these players”: other players, another board, and it may be otherwise.
dilemmas-conclude-hint-zero = First look whether 0 lies inside the interval.
dilemmas-conclude-hint-sign = If it does not: above 0 means longer, below 0 means shorter.
dilemmas-conclude-hint-none = “Not certain” is not the same as “proved to be nothing”.
dilemmas-conclude-solution = If 0 is inside, we cannot tell; if not, the sign tells. That there is no difference at all can never be proved in this way.
dilemmas-argue = Argue for a reading
dilemmas-argue-prompt = { $about } You are to defend this reading: “{ $reading }”. Write two or three sentences in quotation marks, and give the short name of at least one rule.
dilemmas-argue-clauses = Rules that speak of it: { $clauses }
dilemmas-argue-form = Write your sentences between two quotation marks, as one text.
dilemmas-argue-clause = Name the rule that you rely on: { $clauses }
dilemmas-argue-short = Say a little more: at least { $count } characters.
dilemmas-argue-now = No computer can judge an argument. Go through this list yourself, or better, let somebody else do it:
dilemmas-check-words = I have said which words of the text speak for my reading.
dilemmas-check-other = I have said what somebody with the other reading would answer.
dilemmas-check-figure = If I have named a figure, I have named its interval and who played.
dilemmas-check-cannot = I have not said that a figure shows what the text means: it only shows what a reading does.
dilemmas-argue-hint-words = Read the clauses again: lesson.dilemma("{ $switch }"). Which single word can be understood in two ways?
dilemmas-argue-hint-figures = Which reading makes the better game? lesson.effect("{ $switch }") gives you figures.
dilemmas-argue-hint-start = You could begin: “{ $clause } says …, so …”
dilemmas-argue-solution = There is no single right answer. A good argument names the words, takes the other side seriously, and uses figures only for what they can show.

## dice lab

dice-lab-title = Dice lab
dice-lab-views = What to look at
dice-lab-view-faces = faces
dice-lab-view-symbols = symbols
dice-lab-view-pips = pips
dice-lab-view-sum = sum of several throws
dice-lab-view-both = both dice in a table
dice-lab-throws = Number of throws in the sum
dice-lab-throw = Throw
dice-lab-times =
    { $count ->
        [1] once
       *[other] { $count } times
    }
dice-lab-clear = Clear the throws
dice-lab-forget = Forget it again
dice-lab-dice = Number of dice
dice-lab-one-die = one die
dice-lab-two-dice = two dice
dice-lab-add = Add a face
dice-lab-preset = Take another die
dice-lab-preset-white = white die of the game
dice-lab-preset-blue = blue die of the game
dice-lab-preset-bear = die of the floes
dice-lab-preset-six = numbers from 1 to 6
dice-lab-preset-coin = coin: 0 or 1
dice-lab-symbol-of = Symbol of face { $number }
dice-lab-pips-of = Pips of face { $number }
dice-lab-number-of = Number on face { $number }
dice-lab-remove = Remove face { $number }
dice-lab-write-hint = A face may be there several times: then it comes up more often. Arrow keys change a number.
dice-lab-about = ≈{ NUMBER($number, maximumSignificantDigits: 3) }
dice-lab-fault = { $die }, face { $number }: “{ $given }” does not fit. Write a whole number from { $least } to { $most }.
dice-lab-fault-empty = { $die }, face { $number }: a number is missing. Write a whole number from { $least } to { $most }.
dice-lab-kept = Until then the charts show the dice as they were.
dice-lab-last-face = A die needs at least one face.
dice-lab-most-faces = A die here has at most { $count } faces.
dice-lab-impossible = That cannot happen together with what you know already. Nothing has changed.
dice-lab-bar = { $name }: { $exact }, { $percent }
dice-lab-bar-seen = { $name }: { $exact }, { $percent }; thrown { $count } times, { $seen }
dice-lab-likely = Most likely: { $values } ({ $exact }).
dice-lab-mean = Mean: { $exact } ≈ { $mean }.
dice-lab-mean-whole = Mean: { $mean }.
dice-lab-cut = Only the { $shown } most likely ones are shown.
dice-lab-sum-title =
    { $count ->
        [1] Sum of 1 throw
       *[other] Sum of { $count } throws
    }
dice-lab-first-title = Pips of the first throw
dice-lab-total-title = Sum of the pips
dice-lab-both-title = Both dice
dice-lab-corner = White ↓ Blue →
dice-lab-nothing-known = Press a bar: then you know that it has come up. Watch what becomes of the other bars.
dice-lab-you-know = You know: { $facts }.
dice-lab-fact = { $chart } = { $values }
dice-lab-or = { $first } or { $last }
dice-lab-no-throws = Nothing has been thrown yet.
dice-lab-count =
    { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }
dice-lab-count-fitting =
    { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }; fitting what you know: { $fitting }
dice-lab-exact = exact chance
dice-lab-before = before you knew
dice-lab-seen = thrown
dice-lab-known = known
dice-lab-chance = What the charts show
dice-lab-trail = How far off at most?
dice-lab-trail-point = after { $count }: { $gap }
dice-lab-exception = Something went wrong in the program ({ $error }). Your dice are still there.
mistake-lab-dice = The dice lab takes one die or two, such as kn.Die(range(1, 7)), not { $given }.
mistake-lab-faces = In the dice lab a die has at most { $faces } faces, with numbers up to { $pips }; { $given } does not fit.
chart-words = The same in words
dice-lab-all-alike = All equally likely: { $exact } each.

## graph lab

sketch-blocked =
    { $count ->
        [one] A fisher stands on { $holes }.
       *[other] Fishers stand on { $holes }.
    }
sketch-melted =
    { $count ->
        [one] Floe { $floes } has melted.
       *[other] Floes { $floes } have melted.
    }
sketch-start = Ringed: { $holes }
sketch-lines = Thick lines: { $lines }
sketch-floe = Floe { $floe }: { $holes }
graph-lab-title = The board as a graph
graph-lab-view = What do you want to see?
graph-lab-neighbours = Neighbours
graph-lab-rings = Distance rings
graph-lab-reach = Reach with exactly …
graph-lab-walks = Number of walks
graph-lab-pieces = Pieces
graph-lab-tool = A press on a hole …
graph-lab-look = stands there
graph-lab-block = puts a fisher in the way
graph-lab-melt = melts the floe
graph-lab-steps = Steps
graph-lab-steps-count =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
graph-lab-clear = Everything out of the way
graph-lab-open = Open a board file
graph-lab-board-said = Now on show: { $board }.
graph-lab-bad-file = This file is no board; the one that was here stays.
graph-lab-row-hint = One column for each hole. Scroll sideways for more.
graph-lab-row-first = Row { $hole } of the adjacency matrix
graph-lab-row = Row { $hole } of the adjacency matrix to the power { $steps }
graph-lab-neighbours-said =
    { $count ->
        [0] { $hole } has no neighbour: its degree is 0.
        [one] { $hole } has 1 neighbour: { $holes }. Its degree is 1.
       *[other] { $hole } has { $count } neighbours: { $holes }. Its degree is { $count }.
    }
graph-lab-degrees-said = The number on each hole is its degree. The neighbours of the ringed hole are dark.
graph-lab-rings-said =
    { $count ->
        [0] From { $hole }, no step is possible.
        [one] From { $hole }, 1 step is enough for every hole that can be reached: { $farthest }
       *[other] From { $hole }, { $count } steps are enough for every hole that can be reached. The farthest: { $farthest }
    }
graph-lab-lost-said =
    { $count ->
        [one] No way leads to 1 hole: { $holes }
       *[other] No way leads to { $count } holes: { $holes }
    }
graph-lab-reach-said =
    A walk of exactly { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from { $hole } can end on { $count ->
        [0] no hole.
        [one] 1 hole: it is dark.
       *[other] { $count } holes: they are dark.
    }
graph-lab-missed-said =
    { $count ->
        [one] Near enough, and yet not possible: { $holes }. It is light.
       *[other] Near enough, and yet not possible: { $holes }. They are light.
    }
graph-lab-all-said =
    { $steps ->
        [one] Every hole that is at most { $steps } step away can be the end.
       *[other] Every hole that is at most { $steps } steps away can be the end.
    }
graph-lab-walks-said =
    { $count ->
        [0] There is no walk of { $steps ->
            [one] exactly { $steps } step
           *[other] exactly { $steps } steps
        } from { $hole }.
        [one] There is 1 walk of { $steps ->
            [one] exactly { $steps } step
           *[other] exactly { $steps } steps
        } from { $hole }.
       *[other] There are { $count } walks of { $steps ->
            [one] exactly { $steps } step
           *[other] exactly { $steps } steps
        } from { $hole }.
    }
graph-lab-walks-numbers = The number on a hole says how many of them end there; the largest is dark.
graph-lab-pieces-said =
    { $count ->
        [one] The ice hangs together: it is 1 piece.
       *[other] The ice has fallen into { $count } pieces. Each has its letter.
    }
graph-lab-cut-said =
    { $count ->
        [0] Whichever one floe melts now, nothing more falls apart.
        [one] If floe { $floes } melts, the ice falls apart further: it is framed with dashes.
       *[other] If one of the floes { $floes } melts, the ice falls apart further: they are framed with dashes.
    }
graph-lab-table-steps = Steps
graph-lab-table-holes = Holes
graph-lab-table-total = In all
graph-lab-table-piece = Piece
graph-lab-label-start = you stand here
graph-lab-label-blocked = a fisher stands here
graph-lab-label-neighbour = neighbour
graph-lab-label-degree = degree { $count }
graph-lab-label-away =
    { $count ->
        [one] { $count } step away
       *[other] { $count } steps away
    }
graph-lab-label-lost = no way leads here
graph-lab-label-end =
    { $steps ->
        [one] a walk of { $steps } step can end here
       *[other] a walk of { $steps } steps can end here
    }
graph-lab-label-no-end =
    { $steps ->
        [one] no walk of { $steps } step ends here
       *[other] no walk of { $steps } steps ends here
    }
graph-lab-label-walks =
    { $count ->
        [0] no walk ends here
        [one] 1 walk ends here
       *[other] { $count } walks end here
    }
graph-lab-label-piece = piece { $piece }
graph-lab-taken = You stand on { $hole } yourself. Stand somewhere else first.
graph-lab-occupied = Somebody stands on floe { $floe }, at { $hole }: a floe with somebody on it does not melt.
graph-lab-melted = { $hole } belongs to floe { $floe }, and that has melted.
graph-lab-mistake-word = { $given } is not one of { $names }.
graph-lab-mistake-steps = The number of steps is a whole number from 0 to { $most }, not { $given }.
graph-lab-mistake-hole = There is no hole { $given } here. There are { $names }.
graph-lab-mistake-floe = There is no floe { $given }; floes run from 0 to { $last }.
graph-lab-exception = Something went wrong in the program ({ $error }). Just go on; the board is still there.
graph-lab-no-answer = No answer from the program yet. If other cells are running, please wait for them. If the kernel was restarted, run this cell again.
graph-lab-page-error = Something could not be drawn. Run this cell again.

## faults of files and boards

fault-too-large = The file is larger than { $limit } bytes.
remedy-too-large = Check that it is the right file.
fault-not-json = This is not JSON ({ $reason }).
remedy-not-json = Mend the text at this place.
fault-nested = The brackets are nested too deeply.
remedy-nested = Remove the inner brackets.
fault-missing-field = The field is missing.
remedy-missing-field = Add it.
fault-unknown-field = There is no such field.
remedy-unknown-field = Remove it; the fields are { $fields }.
fault-repeated-field = The field occurs more than once.
remedy-repeated-field = Keep one of them.
fault-no-file = There is no such file.
remedy-no-file = Check the name and the folder.
fault-folder = This is a folder.
remedy-folder = Name a file in it.
fault-unreadable = The file cannot be read ({ $reason }).
remedy-unreadable = Check the name and your rights to it.
fault-not-utf-8 = There are bytes here that are not UTF-8 text.
remedy-not-utf-8 = Save the file as UTF-8.
fault-mark = The file begins with a byte order mark (BOM).
remedy-mark = Save it as UTF-8 without a mark.
fault-board-type = A board is an object, not { $given }.
remedy-board-type = Put its fields between { "{" } and { "}" }.
fault-schema = { $given } is not a version of board files that can be read here.
remedy-schema = Write { $version }.
fault-name-type = A name is a text, not { $given }.
remedy-name-type = Put it between quotation marks.
fault-name-empty = The name { $given } has no letter and no digit.
remedy-name-empty = Write a name such as 'our pond'.
fault-name-spaces = The name { $given } has spaces at its ends, or more than one between words.
remedy-name-spaces = Remove them.
fault-name-long = The name has { $length } characters.
remedy-name-long = Shorten it to at most { $longest }.
fault-name-signs = These may not be in a name: { $signs }.
remedy-name-signs = Use letters of any script, digits, spaces and - _ . ' only.
fault-fish-type = The fish are an object, not { $given }.
remedy-fish-type = Write for example { "{" }"small": 75, "large": 15{ "}" }.
fault-no-fish = There are no fish, so nobody could score.
remedy-no-fish = Put at least one in.
fault-count-type = { $given } is not a whole number.
fault-count-small = { $given } is too small.
fault-count-large = { $given } is too large.
remedy-count = Write a whole number from 0 to { $largest }.
fault-holes-type = The holes are a list of names, not { $given }.
remedy-holes-type = Write for example ["A1", "A2", "B1"].
fault-hole-type = A hole is named by a text, not { $given }.
fault-bad-hole = { $given } is not the name of a hole.
remedy-hole = Write a row letter A to Z and a column 1 to 99, such as C4.
fault-repeated-hole = The hole { $hole } stands here again, first at { $first }.
remedy-repeated-hole = Remove one of them.
fault-too-few-holes = The board has { $holes } holes, too few for { $players } players.
remedy-too-few-holes = Add holes until there are at least { $least }.
fault-isolated-hole = The hole { $hole } has no neighbour.
remedy-isolated-hole = Add a hole beside it, or remove it.
fault-split-board = The board falls into { $count } pieces: { $pieces }.
remedy-split-board = Add holes that join them: fishers cannot cross the gap.
fault-floes-type = The floes are a list of lists of holes, not { $given }.
remedy-floes-type = Write for example [["A1", "A2"], ["B1", "B2"]].
fault-no-floes = There is no floe.
remedy-no-floes = Divide the holes into floes.
fault-hole-in-no-floe = The hole { $hole } is in no floe.
remedy-hole-in-no-floe = Add it to the floe it belongs to.
fault-floe-type = A floe is a list of holes, not { $given }.
remedy-floe-type = Write for example ["A1", "A2"].
fault-empty-floe = The floe has no holes.
remedy-empty-floe = Put holes into it, or remove the floe.
fault-unknown-hole = There is no hole { $hole }.
remedy-unknown-hole = Add it to the holes, or remove it here.
fault-hole-in-two-floes = The hole { $hole } is in two floes, here and at { $first }.
remedy-hole-in-two-floes = Remove it from one of them.
fault-split-floe = The floe falls into { $count } pieces: { $pieces }.
remedy-split-floe = Make them floes of their own, or join them by holes between.

## lessons: dice and chance

chance-title = Dice: what chance does exactly
chance-both-ways = { $exact } = { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }
chance-form = Give a probability, such as "5/36", 0.139 or "13.9 %".
chance-form-ways = Give back a dictionary with the ways to each sum, such as {"{"}2: 1, 3: 2{"}"}.
chance-form-die = Give a die, such as kn.Die([kn.Face("fish", 3), kn.Face("walk", 2)]).
chance-slip-percent = That is the number of percent. A probability lies between 0 and 1: write "25 %" with its sign, or 0.25.
chance-slip-above = A probability is never larger than 1: nothing happens more often than always. If you mean percent, write the sign as well, as in "25 %".
chance-slip-below = A probability is never below 0: nothing happens more seldom than never.
chance-slip-rounded = Very close! Was it rounded? Give the fraction, or three digits after the point.
chance-grid = All { $count } pairs of faces: white down, blue across
chance-grid-rivals = All { $count } pairs of faces: Red down, Blue across
chance-grid-throws = All { $count } pairs of faces: first throw down, second across
chance-grid-marked =
    { $count ->
        [one] { $count } pair is marked.
       *[other] { $count } pairs are marked.
    }
chance-pairs = There are { $count } pairs, and all are equally likely.
chance-pairs-marked =
    { $count ->
        [one] { $count } of { $pairs } pairs fits
       *[other] { $count } of { $pairs } pairs fit
    }: the probability is { $share }.
chance-margin = in all
chance-margins = Inside: the probability that both come together. In the last column and the last row they are added up: one die alone.
chance-chart = How likely each outcome is
chance-polynomial = Die { $number }: { $sum }
chance-product = Multiplied: { $sum }
chance-three = First: { $first }. Second: { $second }. Multiplied: { $product }. Both together: { $both }.
chance-are-independent = The last two are equal: independent. Knowing one says nothing about the other.
chance-are-not-independent = The last two differ: not independent. Knowing one changes the chance of the other.
chance-stick =
    { $fish ->
        [one] How many stick: { $fish } fish, magnet { $magnet }
       *[other] How many stick: { $fish } fish, magnet { $magnet }
    }
chance-turn = Turn
chance-exactly = Then for the first time
chance-by-then = Then or earlier
chance-mean-wait = With the chance { $chance } a turn, one waits { $mean } turns on average.
chance-settle = The frequency after more and more throws
chance-settle-line = exactly { $exact }
chance-after = after { $count }: { $seen }
chance-stop = Of { $count } throws it came in { NUMBER($came) } ({ $seen }). Expected: { NUMBER($expected, maximumFractionDigits: 1) }; off by { NUMBER($off, maximumFractionDigits: 1) }.
chance-race-more = Red shows more: { $share }
chance-race-equal = Both show the same: { $share }
chance-race-less = Blue shows more: { $share }
chance-no-event = An event is a function of both faces, such as lambda white, blue: white.pips == blue.pips, not { $given }.
chance-no-chart = A chart is made of a die or a distribution, not of { $given }.
chance-no-die = Give dice, such as kn.Die(range(1, 7)), not { $given }.
chance-no-fish = The number of fish must be from 1 to { $most }, not { $given }.
chance-no-turns = The number of turns must be from 1 to { $most }, not { $given }.
chance-no-probability = A probability above 0 is needed, such as "1/6", not { $given }.
chance-both = Two things at once
chance-both-prompt =
    The white die has the faces { $faces }.
    The blue die has the faces { $others }.
    Both are thrown once. What is the probability that the white one shows “{ $white }” and, at the same time, the blue one shows “{ $blue }”, with any number of pips?
chance-both-praise = For two things at once, one multiplies: a part of a part.
chance-both-added = You have added the two probabilities. But “both at once” happens more seldom than either alone. The marked pairs are those that fit.
chance-both-white-only = That is right for the white die alone. In which part of those throws does the blue one fit, too? The pairs that fit are marked.
chance-both-blue-only = That is right for the blue die alone. In which part of those throws does the white one fit, too? The pairs that fit are marked.
chance-both-one-pair = That is the chance of one single pair of faces. More pairs than one fit here: they are marked.
chance-both-counted = { $count } is the number of pairs that fit. Out of how many? A probability is a part of all pairs.
chance-both-hint-grid = Think of the table of all 36 pairs. In which rows and in which columns does it fit?
chance-both-hint-white = “{ $white }” is on { $count } of the 6 white faces.
chance-both-hint-blue = “{ $blue }” is on { $count } of the 6 blue faces. Rows times columns is the number of pairs that fit.
chance-both-solution = { $one } · { $other } = { $answer }
chance-sum = A sum of two throws
chance-sum-prompt =
    A die has the numbers { $faces }.
    It is thrown twice. What is the probability that the sum is { $total }?
chance-sum-praise = Every pair counts in its order, as two dice of two colours would show it.
chance-sum-order = You have counted two numbers in either order as one. “First a 2, then a 5” and “first a 5, then a 2” are two pairs. The pairs that fit are marked.
chance-sum-unlike = You have counted pairs without their order: there are 21 of them. But they are not equally likely: two different numbers come in two ways, two like numbers in one.
chance-sum-alike = There are { $count } different sums, but they are not equally likely: some come in more ways than others.
chance-sum-hint-grid = Draw the table of all 36 pairs: a row for the first throw, a column for the second.
chance-sum-hint-order = Go through the numbers of the first throw: what must the second throw be each time?
chance-sum-hint-count = { $count } of the 36 pairs have this sum.
chance-sum-solution = { $count } of the 36 pairs have the sum { $total }: { $answer }
chance-ways = Two dice multiplied
chance-ways-prompt =
    A die as a dictionary: {"{"}1: 2, 3: 4{"}"} has the 1 on two faces and the 3 on four.
    Write the function ways(first, second) for two such dice. It gives back a dictionary too: for each sum, in how many ways it comes.
chance-ways-praise = Your function multiplies polynomials. It works for dice of any size.
chance-ways-overwritten = It looks as if a later pair wipes out an earlier one with the same sum. Add to what is there already: total.get(a + b, 0) + …
chance-ways-added = You add the two counts. But each of the faces of one die can come with each of the other: one multiplies.
chance-ways-once = Each pair of numbers counts once with you. But a number may be on several faces.
chance-ways-case = First die { $first }, second die { $second }
chance-ways-hint-pairs = Two loops, one inside the other: for each number of the first die, go through the numbers of the second.
chance-ways-hint-times = If a number is on m faces of the one and another on n faces of the other, they come together in m times n ways.
chance-ways-hint-get = Several pairs may have the same sum: total[a + b] = total.get(a + b, 0) + m * n
chance-ways-solution = For example:
chance-given = When you know the sum
chance-given-prompt =
    The white die has the faces { $faces }.
    The blue die has the faces { $others }.
    Both have been thrown, and somebody tells you: “The pips make { $total } together.” What is the probability that the white die shows “{ $symbol }”?
chance-given-praise = What you know makes the table smaller; then you count as always.
chance-given-ignored = That was the probability of “{ $symbol }” before anybody told you the sum. Now only the marked pairs are possible.
chance-given-joint = That is the probability that “{ $symbol }” and the sum { $total } come together, out of all 36 pairs. But you know the sum already: count among the marked pairs only.
chance-given-turned = You have turned it around: that is the probability of the sum { $total } once you know “{ $symbol }”. Here the sum is known, and the question is about the symbol.
chance-given-hint-left = Cross out all pairs whose sum is not { $total }.
chance-given-hint-count = { $count } pairs are left. That is what you divide by.
chance-given-hint-symbol = How many of those that are left show “{ $symbol }” on the white die?
chance-given-solution = { $left } pairs have the sum { $total }. Of those, { $fitting } show “{ $symbol }”: { $answer }
chance-independent = Independent or not?
chance-independent-prompt =
    The white die has the faces { $faces }.
    The blue die has the faces { $others }.
    Both are thrown once. In which of these pairs are the two events independent? Give the letters.
chance-independent-pair = “{ $one }” and “{ $other }”
chance-event-white = the white die shows { $symbol }
chance-event-blue = the blue die shows { $symbol }
chance-event-pips =
    { $pips ->
        [one] the white die has at least { $pips } pip
       *[other] the white die has at least { $pips } pips
    }
chance-event-sum = the sum of the pips is { $total }
chance-event-even = the sum of the pips is even
chance-independent-praise = You have asked the right question each time: does knowing the one change the chance of the other?
chance-independent-apart = { $letter }: these two can never come together. If one has come, the other is impossible, so it says a great deal about the other. “Never together” is not “independent”.
chance-independent-more = What you have is right, but there is one more. Two things on different dice are a good place to look, and numbers can be equal by luck.
chance-independent-is = { $letter }: { $one } · { $other } = { $product }, and both together { $both }: independent.
chance-independent-is-not = { $letter }: { $one } · { $other } = { $product }, but both together { $both }: not independent.
chance-independent-hint-ask = Ask of each pair: if I know the one, do I then know more about the other?
chance-independent-hint-times = The test with numbers: count three chances, that of the one, of the other, and of both together. Do the first two multiply to the third?
chance-independent-hint-count =
    { $count ->
        [one] { $count } pair is independent.
       *[other] { $count } pairs are independent.
    }
chance-mean = The mean of a throw
chance-mean-prompt =
    The white die has the faces { $faces }.
    The blue die has the faces { $others }.
    In each turn both are thrown, and all pips are added. How many pips is that per turn, on average?
chance-mean-praise = Means can simply be added. For that, the dice need not even be independent.
chance-mean-white-only = That is the mean of the white die alone.
chance-mean-blue-only = That is the mean of the blue die alone.
chance-mean-halved = You have halved once too often: the pips of both dice are added, not averaged.
chance-mean-multiplied = You have multiplied the two means. The pips are added, and so are the means.
chance-mean-unweighted = You have counted each number once. A number that is on three faces comes three times as often, and counts three times.
chance-mean-likely = That is the most likely sum. The mean is something else: the balance point of all of them.
chance-mean-hint-white = Begin with the white die alone: add the pips of its 6 faces and divide by 6.
chance-mean-hint-sum = The white faces have { $white } pips in all.
chance-mean-hint-blue = The mean of the white die is { $white }. Do the same for the blue one, and add.
chance-mean-solution = { $white } + { $blue } = { $answer }
chance-mean-chart = The sum of the pips
chance-catch = What sticks to the magnet
chance-catch-prompt =
    There are { $fish } fish in a hole. Each sticks to the magnet with the probability { $magnet }, whatever the others do. What is the probability that { $stick ->
        [one] exactly 1 fish sticks?
       *[other] exactly { $stick } fish stick?
    }
chance-catch-praise = How likely one way is, times how many ways there are: that is the binomial distribution.
chance-catch-one-way =
    { $stick ->
        [one] That is how likely it is that one certain fish sticks and the rest do not. But it does not matter which one: how many ways are there to choose 1 out of { $fish }?
       *[other] That is how likely it is that { $stick } certain fish stick and the rest do not. But it does not matter which ones: how many ways are there to choose { $stick } out of { $fish }?
    }
chance-catch-only-these =
    { $stick ->
        [one] That is the probability for the one fish that sticks. The others must not stick, and that has its probability, too.
       *[other] You have multiplied for the { $stick } that stick. The others must not stick, and that has its probability, too.
    }
chance-catch-at-least = That is the probability that { $stick } or more stick. The question is about exactly { $stick }.
chance-catch-share = { $stick } of { $fish } is a part of the fish, not a probability.
chance-catch-hint-one =
    { $stick ->
        [one] Think of one way first: the first fish sticks, the others do not. What is the probability of just that?
       *[other] Think of one way first: the first { $stick } fish stick, the others do not. What is the probability of just that?
    }
chance-catch-hint-ways =
    { $stick ->
        [one] In how many ways can 1 fish out of { $fish } be the one that sticks?
       *[other] In how many ways can { $stick } fish out of { $fish } be the ones that stick?
    }
chance-catch-hint-times = There are { $ways } ways, and all of them are as likely as the first.
chance-catch-solution = { $ways } · { $each } = { $answer }
chance-catch-chart = How many of { $fish } fish stick, magnet { $magnet }
chance-waiting = How long do we wait?
chance-waiting-prompt =
    The white die has the faces { $faces }.
    It is thrown once a turn. What is the probability that “{ $symbol }” comes up at least once in the first { $turns } turns?
chance-waiting-praise = “At least once” is quickest by its opposite: not at all.
chance-waiting-added = You have added { $chance } for each of the { $turns } turns. Go on like that, and after some turns it would be more than certain. What comes twice is counted twice in it.
chance-waiting-never = That is how likely it is that “{ $symbol }” does not come at all in { $turns } turns. The question is about the opposite.
chance-waiting-exactly = That is how likely it is to come in turn { $turns } for the first time. It may come earlier, too.
chance-waiting-once = That is how likely it is to come exactly once in { $turns } turns. Several times is also “at least once”.
chance-waiting-hint-not = Think of the opposite: “{ $symbol }” does not come in any of the { $turns } turns.
chance-waiting-hint-each = In one turn it does not come with the probability { $other }. For { $turns } turns one after the other, one multiplies.
chance-waiting-hint-rest = What is left of 1 is the probability that it comes.
chance-waiting-solution = Not at all in { $turns } turns: { $other } to the power { $turns } = { $never }. So at least once: { $answer }
chance-fair = Is this house rule fair?
chance-fair-prompt =
    Red’s die has the numbers { $faces }.
    Blue’s die has the numbers { $others }.
    House rule: both throw, and whoever has more begins. If they have the same, Red begins. What is the probability that Red begins?
chance-fair-praise = Whoever makes the rule for ties decides who has the better chance.
chance-fair-ties = That is the probability that Red has more. But Red also begins if both have the same. The marked pairs are Red’s.
chance-fair-half = One of the two begins, but that does not make it half and half. Count the pairs: those of Red are marked.
chance-fair-other = That is the probability that Blue begins.
chance-fair-again = That would be so if they threw again after a tie. Here Red begins then.
chance-fair-shared = That would be so if ties were shared half and half. Here Red has all of them.
chance-fair-hint-grid = Draw the table of all 36 pairs: a row for each of Red’s faces, a column for each of Blue’s.
chance-fair-hint-row = Go through it row by row: how many of Blue’s faces are smaller, or equal?
chance-fair-hint-ties = In { $count } of the 36 pairs both have the same.
chance-fair-solution = Red has more: { $greater }. Both have the same: { $equal }. Together: { $answer }
chance-design = A die of your own
chance-design-prompt =
    Make a white die with 6 faces, each with 1 to { $most } pips: the probability of “{ $symbol }” is { $share }, and the mean of the pips is { $mean }.
    Write kn.Die([kn.Face("{ $code }", 2), …]). There are many right answers.
chance-design-praise = It is all there. Put it into the dice lab, and throw it ten thousand times!
chance-design-faces =
    { $count ->
        [one] Your die has { $count } face; it must have { $wanted }.
       *[other] Your die has { $count } faces; it must have { $wanted }.
    }
chance-design-pips = Each face has 1 to { $most } pips.
chance-design-symbol = With your die, “{ $symbol }” has the probability { $found }; it should be { $share }. On how many faces must it be?
chance-design-mean = The symbol fits. But the mean of your pips is { $found }; it should be { $mean }. How many pips is that on 6 faces together?
chance-design-hint-symbol = { $share } of 6 faces: how many is that?
chance-design-hint-total = The mean is { $mean }: so all 6 faces have 6 times as many pips together.
chance-design-hint-count = Put “{ $symbol }” on { $count } faces, other symbols on the rest, and share out { $total } pips.
chance-design-solution = { $count } faces have the symbol, and the pips of all faces make { $total } together.

## lessons: adjacency

adjacency-title = Adjacency: who is next to whom
adjacency-pond = pond
adjacency-form-hole = Give the name of a hole, such as "C4". There are { $holes }.
adjacency-form-holes = Give holes in square brackets, each in quotation marks, such as ["C4", "D5"].
adjacency-form-row = Give { $wanted } numbers in square brackets, such as [0, 1, 0, …].
adjacency-row-length = The row has { $wanted } entries, one for each hole; you gave { $count }.
adjacency-row-wrong =
    { $count ->
        [one] 1 entry is not right yet.
       *[other] { $count } entries are not right yet.
    }
adjacency-same-floe =
    { $count ->
        [0] No neighbour lies on the same floe.
        [one] 1 neighbour lies on the same floe: { $holes }
       *[other] { $count } neighbours lie on the same floe: { $holes }
    }
adjacency-other-floe =
    { $count ->
        [0] No neighbour lies on another floe.
        [one] 1 neighbour lies on another floe: { $holes }
       *[other] { $count } neighbours lie on other floes: { $holes }
    }
adjacency-degree-count =
    { $count ->
        [one] Degree { $degree }: 1 hole
       *[other] Degree { $degree }: { $count } holes
    }
adjacency-degree-sum = All degrees added: { $sum }. There are { $lines } lines between neighbours.
adjacency-matrix = 1: the two holes are neighbours. 0: they are not.
adjacency-power = Each entry: how many walks of exactly { $steps } steps lead from the hole of its row to the hole of its column.
adjacency-squares-title = A board of squares
adjacency-squares-reach =
    { $steps ->
        [one] With exactly { $steps } step on squares: { $count } of the { $all } squares that are near enough.
       *[other] With exactly { $steps } steps on squares: { $count } of the { $all } squares that are near enough.
    }
adjacency-exactly-pips = Pips
adjacency-exactly-holes-near = Holes near enough
adjacency-exactly-holes = Holes reached exactly
adjacency-exactly-squares-near = Squares near enough
adjacency-exactly-squares = Squares reached exactly
adjacency-exactly-note = From hole { $hole } of our big board, and from square { $square } of a board of squares.
adjacency-neighbours = Who is next to whom?
adjacency-neighbours-prompt = The ring is around { $hole }. Which holes are its neighbours? Give their names.
adjacency-neighbours-praise = A fisher does not care where one floe ends and the next begins: on the ice, next to is next to.
adjacency-neighbours-hint-touch = A neighbour is one step away. Put your finger on the ring and go once around it.
adjacency-neighbours-hint-rows = Two neighbours can lie in the same row, two in the row above and two in the row below. Rows are shifted by half a hole.
adjacency-neighbours-hint-count = There are { $count }.
adjacency-neighbours-solution = The thick lines lead from { $hole } to its neighbours; some of them cross the edge of a floe.
adjacency-not-oneself = { $hole } is not its own neighbour: one must take a step to get to a neighbour.
adjacency-own-floe = Those are the ones on the same floe. But a fisher also steps over the gap between two floes, as along the line in the picture.
adjacency-one-step = That is one step, too.
adjacency-crosswise = That is how it would be on squared paper. Here rows are shifted: two neighbours lie above and two below.
adjacency-two-steps = From { $hole } to { $other } it takes two steps: there is a hole in between.
adjacency-edges = How many lines?
adjacency-edges-prompt = Imagine a line between any two neighbours of this pond. How many lines are there?
adjacency-edges-praise = Each line has two ends: that is why all degrees added make an even number, on any graph there is.
adjacency-edges-hint-degree = Write its degree on each hole: the number of its neighbours.
adjacency-edges-hint-add = Add all degrees. How often have you then counted each line?
adjacency-edges-hint-sum = All degrees added make { $sum }.
adjacency-edges-solution = All degrees added make { $sum }, and each line has been counted at both of its ends: { $sum } : 2 = { $count }.
adjacency-edges-twice = That is the sum of all degrees. In it, each line is counted twice, once at each end.
adjacency-edges-holes = That is the number of holes. Count what lies between them.
adjacency-edges-degree = That is the greatest degree: the lines at one hole. Count those at the others, too.
adjacency-degrees-shown = The number on each hole is its degree.
adjacency-row = A row of the matrix
adjacency-row-prompt = Write down the row of { $hole } in the adjacency matrix of this pond. The columns are in this order: { $holes }
adjacency-row-praise = That is all that a computer needs to know about the neighbours of a hole.
adjacency-row-hint-question = Ask for each hole in turn: is it a neighbour of { $hole }? Yes is 1, no is 0. The order is { $holes }.
adjacency-row-hint-near = The neighbours of { $hole } are { $holes }.
adjacency-row-hint-first = The first entry is for { $first }: it is { $entry }.
adjacency-row-solution = There is a 1 for each of { $holes }, and a 0 for all others, { $hole } itself among them.
adjacency-row-own = You have put a 1 for { $hole } itself. Nobody is next to oneself: along its diagonal, the matrix has only zeros.
adjacency-row-swapped = Exactly the other way round: 1 means neighbour, 0 means none.
adjacency-row-degree = That is the degree: the sum of the row. The row itself has { $wanted } numbers.
adjacency-walks = Count the walks
adjacency-walks-prompt = In how many ways can a fisher walk from { $hole } to { $goal } in exactly { $steps } steps? It may go back and forth.
adjacency-walks-praise = This number stands in the matrix to the power { $steps }. With a bigger board, nobody would want to count that by hand.
adjacency-walks-hint-return = Ways that go back over the same hole count as well. Two walks differ if they differ in any step.
adjacency-walks-hint-before = Before the last step, the fisher is on a neighbour of { $goal }: { $holes }
adjacency-walks-hint-two = Find out for each of these in how many ways one gets there from { $hole } in two steps. Then add these numbers.
adjacency-walks-solution = The numbers say in how many ways one gets from { $hole } to each hole in two steps. Those at the neighbours of { $goal } are added: { $sum }
adjacency-walks-shown = The number on each hole says how many walks of two steps end there.
adjacency-walks-return = Those are the walks that meet no hole twice. One may also step back: away from { $hole } and at once back to it, for example.
adjacency-walks-anywhere = Those are all walks of that many steps, wherever they end. Count only those that end on { $goal }.
adjacency-walks-distance = That is how many steps it is apart. The question is how many different walks there are.
adjacency-walks-last = That is how many neighbours { $goal } has. But one may get to each of them in several ways, or in none.
adjacency-distance = The long way round
adjacency-distance-prompt = You stand on { $hole } and want to go to { $goal }; both have a ring. Where fishers stand and where the ice has melted, nobody can walk. How many steps do you need at least?
adjacency-distance-praise = With nothing in the way, it would be { $straight }.
adjacency-distance-hint-rings = Write 0 on { $hole }, 1 on all its free neighbours, 2 on their new neighbours, and so on.
adjacency-distance-hint-first = The first step leads to one of these: { $holes }
adjacency-distance-hint-last = One gets to { $goal } from one of these: { $holes }
adjacency-distance-solution = { $count } steps, for example { $way }.
adjacency-distance-holes = You have counted the holes on the way, the first one as well. The question is about the steps between them: one fewer.
adjacency-distance-straight = That is the way through. But fishers or water are in the way, and one has to go around them.
adjacency-distance-between = You have counted the holes in between. The last step, onto the goal, counts as well.
adjacency-distance-shorter = One can walk like that, but there is a shorter way.
adjacency-reach = Exactly that many
adjacency-reach-prompt = The white die says walk, and all { $steps } pips must be used. On which holes can a walk from { $hole }, the one with the ring, end? Other fishers and water are in the way.
adjacency-reach-praise = Step after step, with everything that was possible before: that is how the computer does it, too.
adjacency-reach-hint-one = After one step, you are on one of these: { $holes }
adjacency-reach-hint-again = Take each of these in turn: where does one more step lead? Going back counts as well. Then once more, until all pips are used.
adjacency-reach-hint-count =
    { $count ->
        [one] There is { $count } hole.
       *[other] There are { $count } holes.
    }
adjacency-reach-solution = { $holes }: the dark ones in the picture. The numbers are the distances.
adjacency-reach-shown =
    { $steps ->
        [one] Dark: a walk of exactly { $steps } step can end there. The number is the distance.
       *[other] Dark: a walk of exactly { $steps } steps can end there. The number is the distance.
    }
adjacency-reach-barred = Nobody can end there: { $holes }. A fisher stands there, or the ice has melted.
adjacency-reach-ring = Those are the holes at a distance of exactly { $steps }. But one may also zigzag and use up pips on the way.
adjacency-reach-free = That would be right without the fishers and the water. They are in the way.
adjacency-reach-within = Near enough, but not with exactly { $steps }: { $holes }. All pips must be used, and there is no room to use up the one step too many.
adjacency-reach-home = And { $hole }? Whoever steps away and back is there again, with pips used.
adjacency-cut = Which floe holds the ice together?
adjacency-cut-prompt = Some floes have melted, and the rest still hangs together. If one more floe melts: which one would break the rest into pieces? If there are several, give all of them, by their numbers.
adjacency-cut-praise = Whoever sees such a floe first can divide the ice with a single drop. In any graph, what holds the rest together like that is called a cut.
adjacency-cut-hint-narrow = Look for narrow places, where the ice is only one floe wide.
adjacency-cut-hint-try = Cover a floe with your hand. Can one still walk from everywhere to everywhere?
adjacency-cut-hint-count =
    { $count ->
        [one] There is only one such floe.
       *[other] There are { $count } such floes; one of them is floe { $floe }.
    }
adjacency-cut-solution = In the picture, floe { $floe } has melted, too, and each piece has its letter.
adjacency-cut-shown =
    { $count ->
        [one] Without floe { $floe }: still 1 piece.
       *[other] Without floe { $floe }: { $count } pieces.
    }
adjacency-cut-melted = Floe { $floe } has melted already: there is nothing left of it that could melt.
adjacency-cut-whole = When floe { $floe } melts, the rest still hangs together: all letters in the picture are the same.
adjacency-squares = On squares
adjacency-squares-prompt = On this board one steps only sideways, up and down. A piece on { $start } wants to arrive on { $goal } exactly, with all pips used. With which numbers of pips from 1 to { $most } does that work?
adjacency-squares-praise = All even or all odd: mathematicians call that parity.
adjacency-squares-hint-shortest = The shortest way has { $steps } steps.
adjacency-squares-hint-return = With two pips more, it works as well: one step there and back again. And with one pip more?
adjacency-squares-hint-colour = Look at the colours. What does each step do to the colour one stands on?
adjacency-squares-solution = With { $pips } pips. Each step changes the colour, so either all even numbers work or all odd ones, from the distance on.
adjacency-squares-shown =
    { $pips ->
        [one] Dark: where exactly { $pips } step leads.
       *[other] Dark: where exactly { $pips } steps lead.
    }
adjacency-pips-short = { $pips } will not do: the shortest walk has { $steps } steps.
adjacency-pips-zigzag = That is the shortest walk. But one may walk back and forth: which larger numbers work as well?
adjacency-pips-colour = { $pips } does not work: each step changes the colour, and after { $pips } one stands on the wrong one. Try it in the picture!
adjacency-exact = And on our ice?
adjacency-exact-prompt = The same on our board: from { $start } one wants to arrive on { $goal } exactly, both have a ring. With which numbers of pips from 1 to { $most } does that work?
adjacency-exact-home = On our board, one starts on { $start }, the one with the ring, and wants to end just there again, with all pips used. With which numbers of pips from 1 to { $most } does that work?
adjacency-exact-praise = One triangle is enough, and even and odd no longer matter.
adjacency-exact-hint-least = The smallest number is { $steps }.
adjacency-exact-hint-triangle = Two neighbours always have another neighbour in common. Go via that one: how many steps is that, instead of one?
adjacency-exact-hint-count =
    { $count ->
        [one] There is { $count } number.
       *[other] There are { $count } numbers.
    }
adjacency-exact-solution = With { $pips } pips. The walk in the picture is one step longer than the shortest, because it goes around a corner of a triangle.
adjacency-exact-shown = { $way }: { $steps } steps
adjacency-exact-parity = On squares that would be right. But here are triangles: going along two sides instead of one takes one step more, as in the picture.
adjacency-function = Python walks
adjacency-function-prompt =
    Write the function reach(start, steps, near). near says for each hole which holes are its neighbours: near["C4"] is a list of names.
    It gives back all holes on which a walk of exactly that many steps can end.
adjacency-function-praise = It works on any board, however big, with anything in the way. For a network of roads it would work just as well.
adjacency-function-hint-zero = Without any step, one is where one started: ends = {"{"}start{"}"}
adjacency-function-hint-next = Do the same thing as often as there are steps: from each hole in ends, go to all its neighbours, and call the set of these ends again.
adjacency-function-hint-start = In the loop: ends = {"{"}other for hole in ends for other in near[hole]{"}"}
adjacency-function-solution = This is how: { $code }
adjacency-function-case = start="{ $start }", steps={ $steps }, on the pond in the picture
adjacency-function-within = Your function also gives holes that were passed on the way. After each step, only those count where that step leads: begin a new set each time.
adjacency-function-ring = Your function gives the holes at just that distance. But one may also walk back and forth, and end closer.
adjacency-function-once = Your function takes a single step each time, whatever “steps” says. Put that step into a loop.
adjacency-function-still = Your function stays where it starts. In each step, go from all holes it may be on to their neighbours.

## board editor

editor-title = Draw a board
editor-view = What do you want to see?
editor-view-draw = The drawing
editor-view-board = The finished board
editor-brush = What a press puts down
editor-brush-loose = Hole in no floe
editor-brush-eraser = Eraser
editor-brush-hint = Press a place on the grid, or drag over several with the mouse. Pressing again takes the hole away. By keyboard: arrows, Enter, and Delete to take away.
editor-renumber = Close the gaps between the numbers
editor-sheet = Name and size
editor-name = Name
editor-rows = Rows
editor-columns = Columns
editor-box = In the box
editor-small = Small fish
editor-large = Large fish
editor-drops = Drops
editor-crystals = Crystals
editor-check = Can it be played on?
editor-ready =
    Yes: { $holes } holes on { $floes ->
        [one] 1 floe
       *[other] { $floes } floes
    }.
editor-not-ready =
    { $count ->
        [one] Not yet: one thing is to be mended.
       *[other] Not yet: { $count } things are to be mended.
    }
editor-more-faults =
    { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
editor-place-board = Board
editor-place-floes = Floes
editor-place-floe = Floe { $floe }
editor-place-fish = Fish
editor-files = Begin, save, load
editor-start = Begin with
editor-start-empty = nothing
editor-begin = Begin
editor-save = Save board file
editor-load = Load
editor-play = Play on it
editor-play-now = Play at once
editor-stop = Put the game away
editor-cell-empty = empty
editor-cell-loose = hole in no floe
editor-cell-wrong = something is wrong here
editor-painted = { $holes }: on floe { $floe }.
editor-painted-loose =
    { $count ->
        [one] { $holes }: a hole in no floe.
       *[other] { $holes }: holes in no floe.
    }
editor-erased = { $holes }: taken away.
editor-blank-name = our pond
editor-loaded = “{ $name }” is on the drawing board.
editor-saved = Saved as { $name }, in your downloads.
editor-cannot-save = This is no board yet, and nobody could play on such a file. Mend what is marked, then save.
editor-cannot-play = This is no board yet. Mend what is marked, then play.
editor-no-board-yet = This is no board yet. Mend what is marked; then you can see how it will look.
editor-game-below = The game begins below. It keeps this board, even if you go on drawing.
editor-bad-file = This file cannot be drawn without losing something; your drawing stays as it is.
file-place = line { $line }, column { $column }
editor-file-too-large = This file is too large to be a board.
editor-holes-outside =
    { $count ->
        [one] The hole { $holes } would be lost. Take it away first, then make the grid smaller.
       *[other] { $count } holes would be lost: { $holes }. Take them away first, then make the grid smaller.
    }
editor-mistake-size = The grid cannot be of size { $given }. Choose a whole number from { $least } to { $most }.
editor-mistake-cell = There is no place { $given } on this grid. Its corners are { $names }.
editor-mistake-floe = There is no floe { $given }. Choose a number from 0 to { $last }, -1 for a hole in no floe, -2 to take holes away.
editor-mistake-count = { $given } cannot be counted here. Choose one of { $names }.
editor-mistake-view = There is no view { $given }. Choose one of { $names }.
editor-mistake-board = There is no board { $given } to begin with. Choose one of { $names }, or the path of a file that ends in .json.
editor-exception = Something went wrong in the program ({ $error }). Just go on; your drawing is still there.
editor-no-answer = No answer from the program yet. If other cells are running, please wait for them. If the kernel was restarted, run this cell again.
editor-page-error = Something could not be drawn. Run this cell again.

## odds

odds-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-below = <{ $percent }
odds-above = >{ $percent }
odds-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-hole-reach = can be reached: { $figure }
odds-hole-dig = can be dug: { $figure }
odds-hole-fish = can be fished: { $figure }
odds-hole-points = points an attempt brings on average: { $figure }
odds-hole-fish-number = fish an attempt brings on average: { $figure }
odds-caption-reach = Chance that a walk can end there: { $holes }.
odds-caption-dig = Chance that the hole can be dug: { $holes }.
odds-caption-fish = Chance that the hole can be fished: { $holes }.
odds-caption-points = Average gain of one attempt: { $holes }.
odds-caption-same = { $figure } at { $holes }
odds-roll = { $symbol }, { $pips }
odds-pips =
    { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }
odds-pips-between = { $least } to { $count } pips
odds-times = { $move } × { $count }
odds-column-roll = Roll
odds-column-chance = Chance
odds-column-points = Points
odds-column-fish = Fish
odds-column-use = Best use
odds-no-catch = nothing to catch
odds-together = All rolls
odds-note-plan = Points and fish are averages, each for the best plan. A plan is fixed right after the roll and does not react to what is found or caught; fish under the ice count with the same chance for every hole that is not open.
odds-note-many = The dice can give more than { $pips } pips: a plan then walks first, and digs and fishes where it has got to.
odds-note-limit = What would still be caught after { $fish } fish have ended the game counts here.
odds-mistake-phase =
    { $phase ->
        [place] There are odds while a turn is to come or under way. Now fishers are still being placed.
        [catch] There are odds while a turn is to come or under way. Now chance decides what the catch is.
       *[other] There are odds while a turn is to come or under way. This game is over.
    }
odds-mistake-what = There are no odds { $given } to show. Choose one of { $names }, or None.
odds-mistake-game = Odds can be shown in Kayanak only, not among the floes.
player-odds = Odds of the turn
player-odds-rest = Odds of the rest of the turn
player-odds-expected = Average of the best use: { $figure }
player-odds-what = What is counted
player-option-odds = Show the odds
player-option-odds-why = Exact chances for the turn, as numbers on the board and a table of rolls. The darker, the more.
odds-show-off = not at all
odds-show-reach = Where a walk can end
odds-show-dig = What can be dug
odds-show-fish = What can be fished
odds-show-points = What an attempt brings

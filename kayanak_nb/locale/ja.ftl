### Texts on screen of kayanak_nb.

language-name = 日本語

## command line

cli-usage = 使い方：
cli-options = オプション
cli-commands = コマンド
cli-about = 教室のための氷のゲームが二つ。Jupyter で遊べます。
cli-help = この説明を表示して終わります
cli-version = バージョンを表示して終わります
cli-lab = ノートブックを開いて JupyterLab を始めます
cli-lab-about =
    最初のノートブックを開いて JupyterLab を始めます。-- のあとに書いたものは、そのまま JupyterLab に渡します。
    あなたが書きかえたコピーは、決して上書きしません。
cli-lab-folder = ノートブックのコピーを置くフォルダー（インストールした場合、指定がなければ { $folder }。リポジトリーではその中のノートブックを使います）
cli-no-browser = ブラウザーを開きません。開くアドレスはここに表示します
cli-folder = ノートブックは { $folder } にあります
cli-new = { $count } 個のファイルをコピーしました。
cli-renewed = { $name }：書きかえられていなかったので、新しい版に入れかえました。
cli-kept = { $name }：書きかえてあるので、そのままにします。
cli-beside = { $name }：書きかえてあるので、そのままにします。新しい版はとなりにあります：{ $place }
cli-not-understood = この書き方はわかりません：{ $given }
cli-see-help = 使い方は { $command } で見られます。
cli-for-lab = JupyterLab へのオプションは -- の後に書きます。例：{ $example }
cli-starting = JupyterLab がブラウザーで開きます。終わるときは、ここで Ctrl+C を押してください。
cli-starting-without-browser = JupyterLab を始めます。表示されるアドレスを開いてください。終わるときは、ここで Ctrl+C を押してください。
cli-no-jupyterlab = JupyterLab がまだ入っていません。次のコマンドでインストールできます：{ $command }
cli-no-notebooks = ノートブックは { $folder } にあるはずですが、見つかりません。kayanak_nb をもう一度インストールしてください。
cli-folder-is-file = { $folder } はファイルです。フォルダーを指定してください。例：kayanak lab my-notebooks
cli-folder-unusable = ノートブックを { $folder } にコピーできません（{ $reason }）。ほかのフォルダーを指定してください。例：kayanak lab my-notebooks

## words: names of things

colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-purple = 紫
list-comma = { $first }、{ $next }
bracketed = { $what }（{ $more }）
list-and =
    { $count ->
        [2] { $first }と{ $last }
       *[other] { $first }、{ $last }
    }
symbol-walk = 移動
symbol-dig = 穴あけ
symbol-fish = 釣り
symbol-any = 自由
symbol-drop = 水滴
symbol-crystal = 雪の結晶
symbol-plain = 点だけ
face = { $symbol }{ $pips }
fish-none = 魚なし
fish-small = 小さい魚{ $count }匹
fish-large = 大きい魚{ $count }匹
score-points = { $count }点
score-fish = { $count }匹

## words: moves and what chance brings

move-place = { $hole }に釣り名人を置く
move-walk = { $hole }へ移動する
move-dig = { $hole }に穴を開ける
move-fish = { $hole }で釣る
move-melt = エリア{ $floe }を溶かす
move-refreeze = エリア{ $floe }を凍らせる
move-plug = { $hole }をふさぐ
move-unplug = { $hole }の氷チップを取り除く
move-done = 終わる
move-roll = サイコロ：{ $faces }
move-catch = 釣れた魚：{ $fish }
kind-place = 釣り名人を置く
kind-walk = 移動する
kind-dig = 穴を開ける
kind-fish = 釣る
kind-melt = エリア{ $floe }を溶かす
kind-refreeze = エリア{ $floe }を凍らせる
kind-plug = ふさぐ
kind-unplug = 氷チップを取り除く

## words: holes

board-default = 大きいボード
board-tiny-7 = とても小さいボード
board-small-19 = 小さいボード
board-medium-37 = 中くらいのボード
board-of-ones-own = ボード「{ $name }」
hole-closed = 氷のまま
hole-open = 空いた穴
hole-plugged = ふさがれた穴
hole-on-floe = エリア{ $floe }
hole-on-melted-floe = 溶けたエリア{ $floe }
hole-fisher = { $player }の釣り名人
hole-legal = できること：{ $moves }

## words: status

status-turn = { $player }の番
status-place = 釣り名人を穴の上に置く
status-roll = サイコロを振る
status-left = あと{ $pips }回
status-catch = { $hole }で釣りざおを上げる
status-still-drop = そのあと、エリアを溶かすか凍らせる
status-still-crystal = そのあと、穴をふさぐか氷チップを取り除く
status-any-time-drop = 先でもあとでもよい：エリアを溶かすか凍らせる
status-any-time-crystal = 先でもあとでもよい：穴をふさぐか氷チップを取り除く
status-now-drop = エリアを溶かすか凍らせる
status-now-crystal = 穴をふさぐか氷チップを取り除く
status-over = ゲーム終了
status-winner = { $score }で{ $winners }の勝ち
status-tie = { $winners }が{ $score }で同点

## words: text board

text-board-melted = 溶けたエリア
text-board-dice = サイコロ：{ $faces }
text-board-open = 空いた穴：{ $holes }
text-board-plugged = ふさがれた穴：{ $holes }
text-board-floe = 溶けたエリア{ $floe }：{ $holes }
text-board-supply = 残りのチップ：溶解チップ{ $drops }個、氷チップ{ $crystals }個
text-board-player = { $sign } { $player }：{ $score }（{ $fish }）
text-board-player-at = { $sign } { $player }（{ $hole }）：{ $score }（{ $fish }）

## words: events

event-placed = { $player }が{ $hole }に釣り名人を置きました。
event-rolled =
    { $player }がサイコロを振りました（{ $faces }）。{ $budget ->
        [0] 使えるサイコロの点はありません。
       *[other] 使えるサイコロの点は{ $budget }点です。
    }
event-by-hand = { $told }（手で決めました）
event-walked = { $player }が{ $origin }から{ $hole }へ移動しました。
event-dug = { $player }が{ $hole }に穴を開けました（{ $fish }）。
event-fished = { $player }が{ $hole }に釣り糸をたらしました。
event-caught = { $player }が{ $hole }で{ $fish }を釣り上げました。
event-caught-none = { $player }が{ $hole }から釣りざおを上げましたが、何も釣れませんでした。
event-melted = { $player }がエリア{ $floe }を溶かしました。
event-refrozen = { $player }がエリア{ $floe }を凍らせました。
event-plugged = { $player }が{ $hole }を氷チップでふさぎました。
event-unplugged = { $player }が{ $hole }の氷チップを取り除きました。
event-stopped = { $player }は、サイコロの点を{ $pips }点残して終わりにしました。
event-lapsed = { $player }は、サイコロの残り{ $pips }点でできることがないので、その分はなくなります。
event-unchanged =
    { $symbol ->
        [drop] 青いサイコロは水滴ですが、溶かせるエリアも凍らせられるエリアもありません。気温は変わりません。
       *[crystal] 青いサイコロは雪の結晶ですが、ふさげる穴も取り除ける氷チップもありません。気温は変わりません。
    }
event-passed = { $player }はこの目でできることがないので、次の人の番になります。
event-ended =
    { $cause ->
        [floes] すべてのエリアに空いた穴ができました
        [holes] すべての穴が空きました
       *[fish] { $player }が十分な数の魚を釣りました
    }。ゲーム終了です。{ $number ->
        [1] { $winners }の勝ちです。
       *[other] { $winners }が同点で、そろって勝ちです。
    }
event-counted = 結果は、{ $scores }です。
event-counted-one = { $player }が{ $score }

## words: refusals

refusal-not-a-move = 「{ $given }」は、このゲームの手ではありません。手は Dig("B2") や Done() のように書きます。
refusal-no-such-hole = このボードに「{ $hole }」という穴はありません。穴の名前は B2 のように、行の文字と列の番号で書きます。
refusal-no-such-floe = このボードに「{ $floe }」というエリアはありません。エリアの番号は0から{ $last }までです。
refusal-quoted-number = ここには数が入りますが、「{ $number }」は引用符で囲まれています。引用符をつけずに { $number } と書きましょう。
refusal-game-over = ゲームは終わっています。続けるには、前に戻るか、新しいゲームを始めましょう。
refusal-roll-first = まず{ $player }がサイコロを振ります。
refusal-catch-first = 釣りざおがまだ{ $hole }にあります。まず、何が釣れたかを見ましょう。
refusal-place-first = まず{ $player }が釣り名人を穴の上に置きます。
refusal-already-placed = 釣り名人はもう全員ボードの上にいます。置くのは最初の一度だけです。
refusal-no-roll-now = 今はサイコロを振るときではありません。まず、この番を終わらせましょう。
refusal-no-catch-now = 今はだれも釣り糸をたらしていません。魚が釣れるのは、空いた穴で釣りをしたときだけです。
refusal-impossible-roll =
    { $dice ->
        [white] このルールで振るのは、白いサイコロだけです。青い面はありません。
        [both] このルールでは、サイコロを両方とも振ります。青い面が足りません。
       *[any] このゲームのサイコロに、そのような面はありません。
    }
refusal-impossible-catch = その釣れ方はありえません（{ $hole }にいる魚：{ $fish }）。
refusal-hole-taken = { $hole }にはもう{ $other }の釣り名人がいます。だれもいない穴を選びましょう。
refusal-floe-taken = { $hole }はエリア{ $floe }の中で、そこにはもう{ $other }の釣り名人がいます。釣り名人のいないエリアを選びましょう。
refusal-no-fishers = このルールに釣り名人はいません。置いたり移動したりはせず、釣りは穴を開けるとすぐに行います。
refusal-not-this-face = 白いサイコロは「{ $rolled }」なので、今は「{ $wanted }」はできません。
refusal-white-over = この番の白いサイコロのアクションは、もう終わりました。
refusal-own-hole = { $hole }には、今の番の釣り名人が立っています。となりの穴を選びましょう。
refusal-not-adjacent = { $hole }は{ $origin }にいる釣り名人から遠すぎます。届くのは、となり合った穴だけです。
refusal-occupied = { $hole }には{ $other }の釣り名人がいます。釣り名人のいない穴を選びましょう。
refusal-floe-melted = { $hole }のあるエリア{ $floe }は溶けています。また凍るまで、だれも入れません。
refusal-already-open = { $hole }の穴はもう空いています。開けられるのは、まだ氷のままの穴だけです。
refusal-dig-plugged = { $hole }は氷チップでふさがれています。穴あけでは開けられず、氷チップを取り除くしかありません。
refusal-still-closed = { $hole }はまだ氷のままです。釣りをする前に、穴を開けなければなりません。
refusal-fish-plugged = { $hole }は氷チップでふさがれています。取り除くまで、だれも釣りができません。
refusal-already-fished = { $hole }ではこの番にもう釣りをしました。一つの穴で釣れるのは一回の番に一度だけなので、別の穴を選びましょう。
refusal-must-walk = あと{ $pips }歩残っています。動けるあいだは、移動を続けなければなりません。
refusal-must-dig = あと{ $pips }か所残っています。開けられる穴があるあいだは、続けなければなりません。
refusal-must-fish = あと{ $pips }か所残っています。釣りのできる穴があるあいだは、続けなければなりません。
refusal-only-temperature =
    { $symbol ->
        [drop] 残っているのは気温のアクションだけです。エリアを溶かすか、凍らせましょう。
       *[crystal] 残っているのは気温のアクションだけです。穴をふさぐか、氷チップを取り除きましょう。
    }
refusal-nothing-to-end = 今は、終わらせる白いサイコロのアクションがありません。
refusal-no-temperature = このルールでは気温は変わりません。エリアは溶けず、穴もふさがれません。
refusal-no-mark = 青いサイコロは水滴でも雪の結晶でもないので、この番に気温は変わりません。
refusal-needs-drop = エリアを溶かしたり凍らせたりするには、青いサイコロの水滴が必要です。今は雪の結晶なので、穴をふさぐか、氷チップを取り除きましょう。
refusal-needs-crystal = 穴をふさいだり氷チップを取り除いたりするには、青いサイコロの雪の結晶が必要です。今は水滴なので、エリアを溶かすか、凍らせましょう。
refusal-temperature-used = 気温はもう変わりました。気温が変わるのは、一回の番に一度だけです。
refusal-temperature-later = まず白いサイコロのアクションを終わらせましょう。気温はそのあとです。
refusal-temperature-middle = 白いサイコロのアクションはもう始まっています。気温が変わるのはその前かあとで、途中ではないので、まず終わらせましょう。
refusal-no-drops = 溶解チップはすべてボードの上にあります。できるのは、溶けたエリアを凍らせることだけです。
refusal-no-crystals = 氷チップはすべてボードの上にあります。できるのは、氷チップを取り除くことだけです。
refusal-fisher-on-floe = エリア{ $floe }には{ $other }の釣り名人がいるので、溶かせません。
refusal-already-melted = エリア{ $floe }はもう溶けています。別のエリアを選ぶか、このエリアを凍らせましょう。
refusal-not-melted = エリア{ $floe }は溶けていないので、凍らせることはできません。
refusal-plug-closed = { $hole }はまだ氷のままです。ふさげるのは、空いた穴だけです。
refusal-already-plugged = { $hole }はもうふさがれています。空いた穴を選ぶか、この氷チップを取り除きましょう。
refusal-plug-fisher = { $hole }には{ $other }の釣り名人がいるので、ふさげません。
refusal-not-plugged = { $hole }に、取り除ける氷チップはありません。

## words: clauses

clause-title = { $source }・{ $topic }
topic-setup = 準備
topic-placement = 釣り名人の配置
topic-roll = サイコロ
topic-walk = 移動
topic-dig = 穴あけ
topic-fish = 釣り
topic-any = 自由
topic-temperature = 気温
topic-melt = 氷を溶かす
topic-refreeze = 氷を凍らせる
topic-plug = 穴をふさぐ
topic-unplug = 氷チップを取り除く
topic-plain = 点だけの面
topic-turn = 番の進め方
topic-end = ゲームの終わり
topic-score = 勝敗
topic-no-fishers = 釣り名人コマなし
topic-board = ボードと数
topic-dice = サイコロの面
topic-faces = 面とアクション
topic-blue-pips = 青いサイコロの点
topic-any-hole = どの穴にも置ける
topic-first-round = 最初の一周
topic-order = 始める人と順番
topic-pass = 何もできないとき
topic-exactly = しなければならない
topic-may-stop = 途中でやめる
topic-anywhere = 穴を開ける場所
topic-back-and-forth = 行ったり来たり
topic-crossing = ほかの釣り名人のいる穴
topic-footing = 乗れる穴
topic-walk-end = 先に進めないとき
topic-free-hole = 空いている穴とは
topic-own-hole = 自分の足もとの穴
topic-distinct = ちがう穴で釣る
topic-times = 同じ穴でもう一度
topic-open-hole = 空いた穴だけ
topic-catch = 何匹釣れるか
topic-any-mix = アクションを混ぜる
topic-timing = 変わるのはいつか
topic-which-mark = どのマークで何をするか
topic-must-change = 変えなければならない
topic-supply = 氷チップの数
topic-no-entry = 入れないエリア
topic-plug-any = どの穴をふさげるか
topic-plug-can = ふさがなくてもよいか
topic-plug-fisher = 釣り名人のいる穴をふさぐ
topic-plugged-end = ふさいだ穴は数えるか
topic-all-ice = すべての氷とは
topic-last-hole = 最後の穴
topic-no-limit = 魚の数の上限なし
topic-at-once = すぐに終わる
topic-fifteen = 魚15匹
topic-size = 大きさと点数
topic-tie = 同点

## dice

dice-die = { $count }面のサイコロ：{ $faces }
dice-outcomes = { $count }通りの結果
dice-most-likely = 確率の高い{ $shown }通りだけを表示しています
dice-mean = 期待値 { $mean }
dice-variance = 分散 { $variance }
dice-outcome = 結果
dice-probability = 確率
dice-percent = パーセント
dice-share = { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }
dice-number = { NUMBER($number, maximumFractionDigits: 3) }
dice-tiny = 0.0001%未満
dice-long = 長い分数
dice-part-white = 白いサイコロ
dice-part-blue = 青いサイコロ
symbol-own = 自分のコマ
symbol-bear = シロクマ

## scene

scene-title = カヤナック · { $board }
scene-board = { $floes }個のエリアに、穴の場所が{ $holes }か所あります。まだどれも氷のままです。
scene-closed =
    { $count ->
        [0] 氷のままの場所はもうありません。
       *[other] 氷のままの場所は{ $count }か所です。
    }
scene-open = 空いた穴（{ $fish }）：{ $holes }
scene-hidden = 氷の下にかくれた魚（{ $fish }）：{ $holes }
scene-legal-holes = 輪のついた、今何かができる場所：{ $holes }
scene-legal-floes = 枠のついた、今溶かすか凍らせることができるエリア：{ $floes }
scene-last = 点線の印は、今起きたこと：{ $events }

## player

player-title = カヤナック
player-close = 閉じる
player-no-answer = プログラムからまだ返事がありません。ほかのセルが動いているときは、終わるまで待ちましょう。カーネルを再起動したときは、このセルをもう一度実行してください。保存したゲームは、そのあとで開けます。
player-page-error = うまく表示できませんでした。このセルをもう一度実行してください。
player-exception = プログラムに問題が起きました（{ $error }）。ゲームはそのまま続けられます。
player-turn = 今すること
player-roll = 振る
player-faces-by-hand = サイコロの面を自分で選ぶ
player-set-faces = この面にする
player-white-die = 白いサイコロ
player-blue-die = 青いサイコロ
player-die-shows = { $die }：{ $face }
player-luck = さおを上げる
player-rod-in = { $player }が{ $hole }に釣り糸をたらしています。
player-catch-by-hand = 釣れる魚を自分で選ぶ
player-catch = 釣れる魚
player-set-catch = これにする
player-catch-odds = かっこの中は、そうなる確率です。穴の中にいる魚も、これでわかります。
player-outcome = { $fish }（{ $odds }）
player-your-move = することを選びましょう
player-your-moves = ボードを押すと、印のついたことをします
player-kind-place = 置く場所
player-kind-walk = 移動先
player-kind-dig = 開ける穴
player-kind-fish = 釣る穴
player-kind-melt = 溶かすエリア
player-kind-refreeze = 凍らせるエリア
player-kind-plug = ふさぐ穴
player-kind-unplug = チップを取り除く穴
player-do-place = 置く
player-do-walk = 移動
player-do-dig = 開ける
player-do-fish = 釣る
player-do-melt = 溶かす
player-do-refreeze = 凍らせる
player-do-plug = ふさぐ
player-do-unplug = 取り除く
player-done = 終わる
player-past = 前の場面です。ここから始めると新しい進み方になります。元の進み方も残ります。
player-bot-plays = { $player }の番はコンピューターが動かします。
player-bot-step = 次へ進む
player-bots-turn = 今は{ $player }の番で、コンピューターが動かしています。もう少し待ちましょう。
player-bot-mark = コンピューター
player-instead = { $label }：{ $places }
player-places-more = { $places }、ほか{ $more }か所
player-undo = 元に戻す
player-redo = やり直す
player-step-back = 一つ戻る
player-step-forward = 一つ進む
player-play = 自動で進める
player-pause = 止める
player-timeline = ゲームの流れ
player-timeline-step = 手順
player-where = { $position } / { $length }手
player-speed = 速さ
player-speed-2000 = ゆっくり
player-speed-1000 = ふつう
player-speed-500 = 速い
player-speed-200 = とても速い
player-lines = このゲームの進み方
player-line = 進み方{ $line }（{ $steps }手）
player-buckets = 桶
player-fish = 小{ $small }・大{ $large }
player-supply = 残りの溶解チップ：{ $drops }個、氷チップ：{ $crystals }個
player-floes-open = 穴の空いたエリア：{ $all }のうち{ $done }
player-holes-open = 空いた穴：{ $all }のうち{ $done }
player-log = 起きたことと、その理由
player-log-empty = まだ何もありません。ここに新しい順に書かれていきます。
player-log-start = ゲームの準備と、その理由：
player-log-keys = 矢印キーで項目を移動できます。
player-log-later = 新しいほうへ
player-log-earlier = 前のほうへ
player-go-to-step = この場面へ行く
player-bar = ゲーム
player-new-game = 新しいゲーム
player-save = 保存
player-load = 開く
player-copy-code = コードをコピー
player-language = 言語
player-options = 設定
player-words = ボードを言葉で見る
player-text-board = 文字で表したボード
player-load-title = ゲームを開く
player-load-file = 保存したファイル
player-load-paste = または、場面のコードを貼り付ける
player-load-code = このコードを使う
player-saved = { $name } という名前でダウンロードフォルダーに保存しました。
player-loaded = ゲームを開きました。
player-started = 新しいゲームを始めます。
player-copied = この場面のコードをコピーしました。コードを読める人には、隠れた魚もわかります。
player-copy-yourself = ブラウザーがコピーを許可していません。下のコードを自分でコピーしてください。
player-code-reveals = コードを読める人には、隠れた魚もわかります。
player-file-too-large = このファイルは、保存したゲームにしては大きすぎます。
player-bad-file = このファイルは開けませんでした。今のゲームはそのままです。
player-bad-code = このコードは読めませんでした。今のゲームはそのままです。
player-option-reveal = 氷の下を見せる
player-option-reveal-why = 先生用：隠れている魚が見えるようになります。
player-option-resolve = すぐにさおを上げる
player-option-resolve-why = オフにすると、さおを上げるまで待ちます。釣れる魚を自分で選ぶこともできます。
player-about = シード { $seed } · { $board }
player-rules = ルール
player-rules-ja-1 = JA ①（はじめて）
player-rules-ja-1-about = サイコロは一つで、釣り名人はいません。好きな穴を開けて、すぐに釣ります。魚がいちばん多い人の勝ちです。
player-rules-ja-2 = JA ②（釣り名人）
player-rules-ja-2-about = サイコロは二つ。釣り名人のとなりで、移動し、穴を開け、釣ります。
player-rules-ja-3 = JA ③（気温も）
player-rules-ja-3-about = JA ②に加えて、エリアが溶けたり、穴がふさがったりします。
player-rules-fr = FR（フランス語のルール）
player-rules-fr-about = 気温も変わります。サイコロの点の数だけ、必ず穴を開け、釣ります。同じ穴で釣れるのは一回の番に一度だけです。
player-rules-same = 今のゲームのルール
player-rules-same-about = ノートブックで作られた、今のゲームのルールです。
player-players = 人数
player-board = ボード
player-board-of = { $name }（穴{ $holes }個）
player-seats = だれが遊びますか
player-name = 名前
player-played-by = 動かす人
player-person = 人
player-bot-random = コンピューター（でたらめ）
player-bot-greedy = コンピューター（かしこい）
player-seed = シード（同じ数なら同じゲームになります）
player-seed-any = おまかせ
player-start = 始める
player-cancel = やめる
player-cannot-start = このゲームは始められません。今のゲームはそのままです。
player-too-few-floes = このルールでは釣り名人がそれぞれ別のエリアから始めますが、このボードにエリアは{ $floes }個しかなく、{ $players }人では遊べません。大きいボードか、少ない人数か、ほかのルールを選びましょう。
player-too-few-holes = このボードの穴は{ $holes }個だけなので、{ $players }人では遊べません。大きいボードか、少ない人数を選びましょう。
player-bad-seed = シードには19けたまでの整数を入れるか、何も入れないでください。
player-same-names = 同じ名前の人がいます。全員に別の名前をつけましょう。
player-long-name = 名前は{ $longest }文字までです。

## lessons

lesson-rules = もとになっている決まり
lesson-rule = { $title }：{ $words }
lesson-refused = できません。{ $why }
lesson-possible = 今できること：{ $moves }
lesson-and-more = { $shown }、ほか{ $count }個
lesson-nothing-yet = まだ何も起きていません。
lesson-line = 進み方{ $line }：{ $done }（{ $scores }）
lesson-line-here = 進み方{ $line }（今ここ）：{ $done }（{ $scores }）
lesson-score = { $player }は{ $score }
lesson-catch = { $move }（{ $fish }）
lesson-no-line =
    進み方「{ $given }」はありません。{ $last ->
        [1] このゲームには進み方1しかありません。
       *[other] 1から{ $last }までの番号を選びましょう。
    }
lesson-no-step = 「{ $given }」手目はありません。0から{ $last }までの番号を選びましょう。
lesson-no-language = 「{ $given }」という言語はありません。次の中から選びましょう：{ $names }
lesson-no-rules = 「{ $given }」というルールはありません。次の中から選びましょう：{ $names }
lesson-no-board = 「{ $given }」というボードはありません。次の中から選びましょう：{ $names }
lesson-help-quotes = Pythonは{ $name }を知りません。穴の名前は引用符で囲んで書きます："{ $name }"
lesson-help-name = Pythonは「{ $name }」を知りません。つづりは合っていますか。上のセルに出てくる名前なら、先にそのセルを実行しましょう。
lesson-help-instead = 「{ $name }」はここにはありません。「{ $instead }」のことですか。
lesson-help-missing = 「{ $name }」はここにはありません。つづりや大文字・小文字は合っていますか。
lesson-help-reading = このセルの{ $line }行目がうまく読めません。引用符やコンマやかっこが抜けていることがよくあります。
lesson-help-call = かっこの中身が多すぎるか、足りないか、ちがうものになっています：{ $error }
lesson-help-rounds = 一つの数を順番にたどることはできません。その回数だけくり返すには、「for step in range(4)」のように range( ) で囲みます。（{ $error }）
lesson-help-type = Pythonは、渡されたものではそれをできません：{ $error }
lesson-help-entry = { $name }という項目はここにはありません（少なくとも、まだありません）。辞書に入っているのは、前もって入れたものだけです。
lesson-help-zero = ここで0で割ろうとしていますが、0で割ることはできません。
lesson-help-index = リストは、その番号まで長くありません。番号は0から数えます。
lesson-help-file = { $name } というファイルではうまくいきません。名前は正しいですか。フォルダーはありますか。Pythonのメッセージ：{ $error }
lesson-help-stopped = { $line }行目：{ $error }
lesson-help-go-on = 何もこわれていません。セルを直して、もう一度実行しましょう。
lesson-table-turn = 番
lesson-table-player = だれ
lesson-table-dice = サイコロ
lesson-table-done = したこと
lesson-table-scores = ここまで
lesson-floe = { $hole }はエリア{ $floe }にあります。同じエリアの仲間は{ $holes }です。
lesson-near = { $hole }は{ $count }個の穴ととなり合っています。
lesson-near-own = 同じエリアに{ $count }個：{ $holes }。
lesson-near-other = 水をはさんだ別のエリアに{ $count }個：{ $holes }。

## floes: places, directions, figures

floes-place-floe = 流氷{ $floe }
floes-place-far = 向こう岸
floes-place-home = 手前の岸
floes-from-floe = 流氷{ $floe }から
floes-from-far = 向こう岸から
floes-from-home = 手前の岸から
floes-to-floe = 流氷{ $floe }へ
floes-to-far = 向こう岸へ
floes-to-home = 手前の岸へ
floes-on-floe = 流氷{ $floe }
floes-on-far = 向こう岸
floes-on-home = イグルーの前
floes-on-done = 魚を持って帰った
direction-e = 東
direction-ne = 北東
direction-nw = 北西
direction-w = 西
direction-sw = 南西
direction-se = 南東
floes-figure = { $player }のコマ{ $figure }
floes-figure-fish = { $player }のコマ{ $figure }（魚つき）

## floes: moves

floes-move-slide = 流氷{ $floe }を{ $direction }へ{ $arrow }すべらせる
floes-move-step = コマ{ $figure }を{ $to }
floes-move-usebear = シロクマを動かす
floes-move-useown = 流氷とコマを動かす
floes-move-bearstep = シロクマを流氷{ $floe }へ
floes-kind-slide = すべらせる
floes-kind-leave = ここから出る
floes-kind-step = ここへ来る
floes-kind-bearstep = シロクマが来る
floes-distance = { $cells }マス
floes-along = 流氷{ $floes }もいっしょ

## floes: what is where

floes-row = { $row }行目
floes-bear = シロクマ
floes-figures = コマ{ $count }個：{ $figures }
floes-contact = 接しているところ：{ $places }
floes-fish =
    { $count ->
        [0] 氷の穴に魚なし
       *[other] 氷の穴に魚{ $count }匹
    }
floes-home-player = { $player }（待機{ $waiting }個、ゴール{ $done }個）
floes-status-choose = シロクマが出た：何を動かすか選ぶ
floes-status-own = 流氷とコマ
floes-status-bear = シロクマ
floes-status-winner = { $winners }の勝ち、コマが四つとも魚を持って帰った

## floes: text board and picture

floes-text-water = 水
floes-text-floe = 流氷5
floes-text-light = コマ
floes-text-laden = 魚を持ったコマ
floes-text-die = サイコロ：{ $face }
floes-text-bear = シロクマは流氷{ $floe }にいます。
floes-text-fish = 氷の穴の魚：{ $count }匹
floes-text-contacts = 接しているところ：{ $pairs }
floes-text-player = { $sign } { $player }（ゴール{ $done }/{ $all }）：{ $figures }
floes-text-figure = コマ{ $figure }は{ $place }
floes-text-figure-fish = コマ{ $figure }は{ $place }（魚つき）
floes-scene-title = 流氷わたり
floes-scene-row = { $row }行目の流氷：{ $floes }
floes-scene-slides = 枠のついた、今すべらせることができる流氷：{ $floes }
floes-scene-steps = 枠と足あとのついた、今コマが行けるところ：{ $places }
floes-scene-bear = 枠とシロクマの足あとのついた、今シロクマが行けるところ：{ $places }
floes-scene-chosen = 選んだところ：{ $place }
floes-scene-ghost = 点線は、すべらせたときに止まるところ：{ $slide }

## floes: in short

floes-brought-fish = 魚1匹
floes-brought-home = ゴール
floes-brought-chased = コマ{ $count }個をイグルーへ追い返した
floes-score = ゴール{ $count }個

## floes: events

floes-event-rolled =
    { $symbol ->
        [bear] { $player }がサイコロを振ると、シロクマの{ $budget }が出ました。シロクマか、流氷とコマを、{ $budget }回まで動かせます。
       *[own] { $player }がサイコロを振ると、{ $budget }が出ました。流氷とコマを{ $budget }回まで動かせます。
    }
floes-event-ownchosen = { $player }はシロクマをそのままにして、流氷とコマを動かします。
floes-event-bearchosen = { $player }はシロクマを動かすことにしました。
floes-event-slid =
    { $player }が流氷{ $floe }を{ $direction }へ{ $distance }マスすべらせました。{ $number ->
        [0] {""}
       *[other] 流氷{ $carried }もいっしょに動きました。
    }
floes-event-stepped = { $player }がコマ{ $figure }を{ $from }{ $to }動かしました。
floes-event-fishtaken = { $player }が氷の穴から魚を取りました。魚はコマ{ $figure }のやりについています。
floes-event-returned = { $player }のコマ{ $figure }が魚を持って帰りました。このコマはもう動きません。
floes-event-bearstepped = { $player }がシロクマを流氷{ $origin }から流氷{ $floe }へ動かしました。
floes-event-chased =
    シロクマが{ $owner }のコマ{ $figure }をイグルーへ追い返しました。{ $lost ->
        [fish] 持っていた魚は氷の穴に戻りました。
       *[nothing] {""}
    }
floes-event-stopped = { $player }は{ $moves }回分を残して、番を終わりました。
floes-event-ended = { $player }のコマが四つとも魚を持って帰りました。ゲーム終了です。{ $winners }の勝ちです。

## floes: refusals

floes-refusal-not-a-move = 「{ $given }」は、このゲームの手ではありません。手は Slide(5, "NE") や Step(0, "far") のように書きます。
floes-refusal-game-over = ゲームは終わっています。続けるには、前に戻るか、新しいゲームを始めましょう。
floes-refusal-roll-first = まず{ $player }がサイコロを振ります。
floes-refusal-no-roll-now = 今はサイコロを振るときではありません。まず、この番を終わらせましょう。
floes-refusal-impossible-roll =
    { $dice ->
        [white] このゲームで振るサイコロは一つだけです。青い面はありません。
       *[any] このゲームのサイコロに、そのような面はありません。
    }
floes-refusal-no-such-floe = 「{ $floe }」という流氷はありません。流氷の番号は0から{ $last }までです。
floes-refusal-quoted-number = ここには数が入りますが、「{ $number }」は引用符で囲まれています。引用符をつけずに { $number } と書きましょう。
floes-refusal-no-such-direction = 「{ $direction }」という向きはありません。流氷がすべる向きは E（東）、NE、NW、W（西）、SW、SE です。
floes-refusal-no-such-figure = 「{ $figure }」というコマはありません。コマの番号はだれでも0から{ $last }までです。
floes-refusal-no-such-place = 「{ $to }」へは行けません。コマが行けるのは、0から{ $last }までの流氷と "far" と "home" です。
floes-refusal-choose-first = シロクマが出ました。シロクマを動かすか、流氷とコマを動かすか、まず選びましょう。
floes-refusal-no-choice = 今は選ぶものがありません。選べるのは、シロクマが出たすぐあとだけです。
floes-refusal-bear-idle = シロクマは動きません。動かせるのは、サイコロでシロクマが出て、それを選んだときだけです。
floes-refusal-only-bear = 今はシロクマの番です。動かせるのは、シロクマとその下の流氷だけです。
floes-refusal-bear-floe = 流氷{ $floe }にはシロクマがいます。すべらせることができるのは、シロクマを動かすときだけです。
floes-refusal-foreign-floe = 流氷{ $floe }には{ $other }がいて、自分のコマはいません。空いている流氷か、自分のコマがいる流氷を選びましょう。
floes-refusal-mixed-floe = 流氷{ $floe }には{ $other }もいます。このルールでは、ほかの人のコマがいる流氷は動かせません。
floes-refusal-at-brink = 流氷{ $floe }はもう岸か端に着いているので、{ $direction }へはすべりません。
floes-refusal-carried-foreign = 流氷{ $floe }を{ $direction }へすべらせると流氷{ $carried }も動きますが、そこには{ $other }がいるので動かせません。
floes-refusal-carried-bear = 流氷{ $floe }を{ $direction }へすべらせると流氷{ $carried }も動きますが、そこにはシロクマがいるので動かせません。
floes-refusal-carried-brink = 流氷{ $floe }を{ $direction }へすべらせると流氷{ $carried }も動きますが、それはもう岸か端に着いているので動かせません。
floes-refusal-finished = コマ{ $figure }は魚を持って帰ったので、もう動きません。
floes-refusal-stays = コマ{ $figure }はもう{ $on }にいます。ほかの場所を選びましょう。
floes-refusal-no-shore =
    コマ{ $figure }がいる{ $on }は、{ $to ->
        [far] 向こう岸
       *[home] 手前の岸
    }に接していません。まず、その流氷を岸まですべらせましょう。
floes-refusal-no-contact = コマ{ $figure }がいる{ $on }は、流氷{ $to }に接していません。コマは水の上をわたれません。
floes-refusal-over-water = コマ{ $figure }は{ $on }にいます。そこから行けるのは、その岸に接している流氷だけです。
floes-refusal-floe-full = 流氷{ $floe }はいっぱいです。コマは三つまでしか乗れません。
floes-refusal-bear-there = 流氷{ $floe }にはシロクマがいます。コマはそこへ行けません。
floes-refusal-bear-stays = シロクマはもう流氷{ $floe }にいます。接している流氷を選びましょう。
floes-refusal-bear-no-contact = 流氷{ $floe }は、シロクマのいる流氷{ $bear }に接していません。シロクマが行けるのは、接している流氷だけです。

## floes: clauses

topic-de-setup = 準備
topic-de-roll = サイコロ
topic-de-turn = 番の進め方
topic-de-slide = 流氷をすべらせる
topic-de-carry = いっしょに動く流氷
topic-de-block = 動かせないとき
topic-de-halt = 止まるところ
topic-de-step = コマの移動
topic-de-capacity = 乗れる数
topic-de-fish = 魚
topic-de-bear = シロクマ
topic-de-shore = 岸
topic-de-chase = 追い返される
topic-de-return = 帰り
topic-de-end = ゲームの終わり
topic-de-players = プレイヤー
topic-de-grid = 形と方向
topic-de-faces = サイコロの面
topic-de-stop = 途中でやめる
topic-de-mixed = ほかの人もいる流氷
topic-de-along = 岸にそって
topic-de-step-onto-bear = シロクマのいる流氷へ
topic-de-set-out = 出発
topic-de-supply = 魚の数
topic-de-choice = 自分かシロクマか
topic-de-bear-floe = シロクマの流氷
topic-de-empty-handed = 魚なしの帰り

## floes: player

player-rules-de = DE（ドイツ語のゲーム）
player-rules-de-about = 別のゲームです。流氷をすべらせ、四つのコマで海をわたり、魚を一匹ずつ持って帰ります。シロクマに気をつけましょう。
floes-player-die = サイコロ
floes-player-set-face = この面にする
floes-player-face-by-hand = サイコロの面を自分で選ぶ
floes-player-moves = ここでもボードの上でも動かせます
floes-player-slide = 流氷をすべらせる
floes-player-slide-bear = シロクマの流氷をすべらせる
floes-player-do-slide = すべらせる
floes-player-direction = 方向
floes-player-step = コマを進める
floes-player-do-step = 進める
floes-player-to = 行き先
floes-player-figure = { $figure }（{ $place }）
floes-player-figure-fish = { $figure }（{ $place }、魚つき）
floes-player-bearstep = シロクマの行き先
floes-player-do-bearstep = 行く
floes-player-instead-slide = すべらせられるもの
floes-player-instead-step = コマが行けるところ
floes-player-instead-bearstep = シロクマが行けるところ
floes-player-hint-choose = シロクマが出ました。流氷{ $floe }のシロクマでコマを追い返すか、自分で二回動かすか、選びましょう。
floes-player-hint-bear = 今はシロクマだけが動きます。流氷{ $floe }に接している流氷を押すか、矢印で流氷{ $floe }をすべらせましょう。
floes-player-hint-free = 流氷を引っぱるか、流氷を押してから矢印を押しましょう。コマを進めるときは、コマのいるところを押します。
floes-player-hint-slide = 選んだもの：{ $place }。矢印ですべります。もう一度押すと、やめられます。
floes-player-hint-step = 選んだもの：{ $place }のコマ。枠のついたところを押すと、そこへ進みます。
floes-player-hint-both = 選んだもの：{ $place }。矢印ですべります。枠のついたところを押すと、コマが進みます。
floes-player-bear-on = シロクマは流氷{ $floe }の上
floes-player-home = 魚を持って帰ったコマ
floes-player-score = { $done }/{ $all }
floes-player-unit = コマ{ $all }個のうち{ $done }個が魚を持って帰りました
floes-player-away = わたっているコマ{ $away }個、そのうち魚つき{ $laden }個
floes-player-about = シード { $seed }
floes-player-copied = この場面のコードをコピーしました。
floes-player-code = このコードがあれば、だれでもこの場面から続きを遊べます。

## Enumerations that are too long for a sentence

list-more = { $first }、ほか{ $count }個

## exercises

exercise-title = 問題{ $number } · { $title }
exercise-right = 正解です！
exercise-wrong = まだ正しくありません。
exercise-not-tried = まだ答えていません。
exercise-broken = 途中で止まりました。
exercise-start = 点が三つ並んだところに答えを書いて、もう一度セルを実行しましょう。
exercise-start-function = 関数はまだ何も返していません。「return」のあとの三つの点のところに、返すものを書きましょう。
exercise-prints = 関数は print で何かを表示していますが、何も返していません。print( ) のかわりに、結果の前に「return」と書きましょう。
exercise-given = あなたの答え：{ $given }
exercise-unread = 「{ $given }」は、ここでは答えとして読めません。
exercise-unread-part = 答えの中の「{ $given }」が読めません。
exercise-several = 一度に確かめられる答えは一つだけです。いくつかあるときは、["C4", "D5"] のように角かっこに入れましょう。小数は、コンマではなく点を使って 0.5 のように書きます。
exercise-unknown = { $given }という穴は、ここにはありません。
exercise-form-number = 数で答えてください。たとえば 5、0.75、"3/4" です。
exercise-form-whole = 整数で答えてください。たとえば 5 です。
exercise-form-yes-no = True（はい）か False（いいえ）で答えてください。
exercise-form-choice = この中から選んでください：{ $known }
exercise-form-things = 番号をかっこに入れて答えてください。たとえば [3, 5] です。順番は自由です。
exercise-form-path = 番号をかっこに入れて答えてください。たとえば [3, 5, 7] です。ここでは順番も大切です。
exercise-form-groups = グループごとにかっこに入れ、全体もかっこで囲んでください。たとえば [[0, 1], [2]] です。
exercise-form-function = 関数そのものを渡してください。名前だけを書き、あとにかっこは付けません。
exercise-range = 番号は{ $least }から{ $most }までです。
exercise-yes = はい
exercise-no = いいえ
exercise-none = なし
list-sentences = { "" }
exercise-too-large = 大きすぎます。
exercise-too-small = 小さすぎます。
exercise-too-long = もっと短くできます。
exercise-too-short = 短すぎます。
exercise-wrong-things = { $things }は入りません。
exercise-missing-things = あと{ $count }個足りません。
exercise-other-groups = グループの数は合っていますが、ちがうグループに入っているものがあります。
exercise-too-many-groups = グループが多すぎます。一つにまとまるものがあります。
exercise-too-few-groups = グループが少なすぎます。つながっていないものがいっしょになっています。
exercise-case = { $case }：あなたの関数は「{ $given }」を返しますが、正しくは「{ $expected }」です。
exercise-cases = { $count }通りの場合で試して、すべて正解でした。
exercise-broken-answer = 答えを計算できませんでした。Pythonのメッセージ：{ $error }
exercise-broken-function = { $case }：関数が途中で止まりました。Pythonのメッセージ：{ $error }
exercise-arguments = 関数の名前のあとのかっこには、問題のとおり{ $wanted }個のものが入りますが、あなたの関数では{ $takes }個です。
exercise-stopped-function = { $case }：{ $error }
exercise-endless = 関数がいつまでも終わりません。while のくり返しでは、条件が成り立たなくなるまで、何かが変わっていく必要があります。
exercise-interrupted = 関数は、終わる前に中断されました。
exercise-exit = 関数が exit( ) のように Python を終わらせようとしました。かわりに「return」と結果を書きましょう。
exercise-deep = 関数が自分自身を呼びつづけて、終わりません。
exercise-hint = ヒント{ $number }／{ $count }：{ $hint }
exercise-last-hint = これが最後のヒントです。まだわからなければ、解答を見てみましょう。
exercise-solution = 解答：{ $title }
exercise-answer = 答え：{ $answer }
worksheet-exercise = 問題
worksheet-result = 結果
worksheet-tries = 答えた回数
worksheet-hints = ヒント
worksheet-right = 正解
worksheet-wrong = まだ正解ではない
worksheet-not-tried = まだ答えていない
worksheet-with-solution = { $result }（解答を見た）
worksheet-solved = { $all }問のうち{ $solved }問正解
worksheet-no-exercise = 「{ $given }」という問題はありません。かっこの中には、まず1から{ $last }までの問題の番号を書きます。
certificate-title = 修了証
certificate-date = 日付：
certificate-signed = 署名：

## lessons: drifting floes

drift-title = ただよう流氷：変わっていくグラフ
drift-pieces-named = かたまり：{ $pieces }
drift-no-sea = 「{ $given }」という海はありません。この中から選んでください：{ $names }
drift-form-slide = すべらせる流氷と向きを答えてください。たとえば kn.Slide(5, "NE") や "5 NE" です。向きは E、NE、NW、W、SW、SE です。
drift-graph =
    { $count ->
        [0] 接しているものはありません。
       *[other] 接しているところは、岸との間もふくめて{ $count }か所です。
    }
drift-touches =
    { $count ->
        [0] 流氷{ $floe }は、ほかのどの流氷にも接していません。
       *[other] 流氷{ $floe }に接している流氷は{ $count }個：{ $floes }
    }
drift-fall =
    { $count ->
        [1] すべての流氷が一つにつながっています。
       *[other] 流氷は{ $count }個のかたまりに分かれています。
    }
drift-piece = { $letter }：{ $floes }
drift-pieces-change = かたまりの数は、前は{ $before }、あとは{ $after }です。
drift-slides = 今、すべらせ方は{ $all }通りあります。そのうち、かたまりが今（{ $pieces }個）より減るのは{ $fewer }通り、同じなのは{ $same }通り、増えるのは{ $more }通りです。
drift-no-way = 流氷が動かないかぎり、目的地（{ $goal }）への道はありません。別のかたまりだからです。
drift-way =
    { $count ->
        [0] もうそこにいます。
       *[other] { $count }歩：{ $way }
    }
drift-fewest-exact = { $figure }に必要な動きは{ $least }回です。これは正確な数です。もっと少ない動き方はすべて試しました。
drift-fewest-bound = { $figure }に必要な動きは{ $least }回以上、{ $most }回以下です。{ $most }回は上限にすぎません。その回数の行き方は見つかりましたが、もっと短い行き方があるかもしれません。
drift-fewest-open = { $figure }に必要な動きは{ $least }回以上です。時間内に行き方は見つかりませんでしたが、ないとはかぎりません。
drift-figure-on = { $figure }（{ $place }）
drift-bear-could = シロクマが2回の動きで追い返せるコマ：{ $figures }
drift-bear-on-foot = 歩くだけなら：{ $figures }
drift-neighbours = どれとどれが接している？
drift-neighbours-prompt = 枠で囲まれた流氷{ $floe }に接している流氷はどれですか。番号で答えてください。
drift-neighbours-praise = となりは{ $count }個です。グラフの言葉では「次数は{ $count }」と言います。
drift-neighbours-hint-bars = 接している流氷の間には、すきまをまたぐ小さな橋がかかっています。
drift-neighbours-hint-around = 流氷{ $floe }のまわりを一周して、六つの場所を見てみましょう。
drift-neighbours-hint-count = 全部で{ $count }個あります。
drift-neighbours-solution = 流氷{ $floe }のまわりで枠に囲まれた{ $count }個が接しています。そこから出る線は、接していることを表します。
drift-not-oneself = 流氷{ $floe }は自分自身のとなりではありません。接するには二つ必要です。
drift-not-the-whole-piece = どれも流氷{ $floe }から行けますが、ほかの流氷を通らないと行けないものもあります。となりとは、ちょうど一歩で行けるところです。
drift-water-between = 流氷{ $other }は流氷{ $floe }に近いですが、間に水があります。図で、接しているところの線を探しましょう。
drift-pieces = いくつに分かれている？
drift-pieces-prompt = 接しているところだけを通って（岸は使わずに）コマが歩いて行き来できる流氷は、一つのかたまりです。この流氷は、いくつのかたまりに分かれていますか。
drift-pieces-praise = グラフのこのようなかたまりを「連結成分」と言います。
drift-pieces-hint-finger = 流氷0に指を置いて、線をたどって行けるところへ全部行きましょう。それがかたまりAです。
drift-pieces-hint-next = 次に、まだ指が触れていないいちばん小さい番号を選びます。そこからかたまりBが始まります。これをくり返します。
drift-pieces-hint-alone = どれにも接していない流氷が{ $count }個あります。それぞれが一つのかたまりです。
drift-pieces-solution = かたまりは{ $count }個です。図では、それぞれに文字が付いています。
drift-pieces-edges = { $count }は、流氷どうしが接しているところの数です。聞いているのは、それでつながったかたまりの数です。
drift-pieces-floes = それは流氷の数です。接しているものは、合わせて一つのかたまりと数えます。
drift-pieces-alone = どれにも接していない流氷が抜けています。一つだけの流氷も、かたまりです。図では枠で囲まれています。
drift-pieces-only-alone = それは、どれにも接していない流氷だけの数です。つながったものも、かたまりです。
drift-pieces-shores = 岸も数えましたか。ここでは流氷だけを数えます。
drift-steps = 氷の上を歩く
drift-steps-prompt = 赤のコマは流氷{ $floe }にいて、流氷{ $goal }へ行きたいと思っています（どちらも枠で囲まれています）。流氷は動きません。少なくとも何歩かかりますか。
drift-steps-praise = まっすぐ飛べるなら{ $straight }歩です。グラフの上の距離は、地図の上の距離とはちがいます。
drift-steps-hint-rings = 流氷{ $floe }に0、そのとなり全部に1、そのまたとなりに2、と書いていきましょう。
drift-steps-hint-first = 最初の一歩は、このどれかです：{ $floes }
drift-steps-hint-last = 流氷{ $goal }へは、このどれかから入ります：{ $floes }
drift-steps-solution = { $count }歩です。たとえば { $way }。
drift-steps-floes = 通る流氷を、出発点もふくめて数えましたね。聞いているのはその間の歩数なので、一つ少なくなります。
drift-steps-straight = それはまっすぐな道ですが、水の上を通ります。コマが歩けるのは、流氷が接しているところだけです。
drift-steps-between = 間にある流氷を数えましたね。目的地への最後の一歩も数えます。
drift-steps-shorter = そのようにも歩けますが、もっと短い道があります。
drift-carried = いっしょに動くのは？
drift-carried-prompt = { $move }。矢印を見てください。いっしょに動くほかの流氷はどれですか。番号で答えてください。
drift-carried-praise = 押す力は、流氷から流氷へ伝わります。
drift-carried-hint-front = 流氷は、前で接しているものを押します。まっすぐ前と、そのななめ左とななめ右です。
drift-carried-hint-direct = 流氷{ $floe }が直接押すのは：{ $floes }。でも、それらもさらに押します。
drift-carried-hint-count = 全部で{ $count }個の流氷がいっしょに動きます。
drift-carried-solution = 流氷{ $floe }といっしょに動くのは：{ $floes }。どれも、この流氷か、押された流氷に押されます。
drift-carried-none = 何も動きませんか。矢印の先に接している氷があり、それは押されます。
drift-carried-direct = それは、その流氷が直接接しているものです。でも、それらも前にあるものを押します。
drift-carried-behind = 流氷{ $floe }は残ります。押しても、後ろのものは引っぱられません。動くのは、前にあるもの、そのまた前にあるものだけです。
drift-stop = どこで止まる？
drift-stop-prompt = { $move }。何マス動きますか。（1マスは流氷1個の幅です。）
drift-stop-praise = 仲間のうちどれか一つが何かに当たると、全部が止まります。
drift-stop-hint-group = まず、どの流氷がいっしょに動くか調べましょう。
drift-stop-hint-carried = 流氷{ $floe }といっしょに動くのは：{ $floes }
drift-stop-hint-each = 動く流氷それぞれについて、ほかの流氷か端に当たるまでの空いたマスを数えます。いちばん小さい数で決まります。
drift-stop-solution = { $count }マス動きます。図は、どこで止まり、何に当たるかを示しています。
drift-stop-hit = 一つ多いです。流氷は相手に当たったところで止まり、相手の場所には入りません。
drift-stop-alone = その流氷だけなら正解です。でも、いっしょに動く流氷（{ $floes }）があり、どれか一つが何かに当たると全部が止まります。
drift-stop-edge = 何もない水なら、そこまで行きます。でも、その前に氷があります。
drift-joins = 一回すべらせてつなぐ
drift-joins-prompt = 海はAとBの二つに分かれています。一回すべらせて、すべての流氷が一つのかたまりになるようにしてください。
drift-joins-praise = 一回すべらせるだけで、どの流氷からどの流氷へも歩いて行けます。
drift-joins-hint-gap = AとBが近づいているところを見て、何がそこをわたれるか考えましょう。
drift-joins-hint-stay = すべる流氷が、自分の側の流氷を置きざりにしてはいけません。
drift-joins-hint-floe = 流氷{ $floe }を試しましょう。
drift-joins-solution =
    { $count ->
        [1] つなげるすべらせ方は、これだけです。図はそのあとの海です。
       *[other] つなげるすべらせ方は{ $count }通りあります。図は、これをしたあとの海です。
    }
drift-joins-still = そのあと、かたまりは{ $count }個です。図を見てください。
drift-fewest = できるだけ少ない動きで
drift-fewest-prompt = 赤のコマは、枠で囲まれた流氷{ $floe }にいて、向こう岸へ行きたいと思っています。流氷をすべらせても、歩いてもかまいません。どちらも1回の動きです。いちばん少なくて何回の動きで行けますか。
drift-fewest-praise = 歩いて行けないところへも、流氷に乗って行けることがあります。
drift-fewest-hint-ride = 流氷をすべらせると、上のコマもいっしょに運ばれます。
drift-fewest-hint-ashore = 最後の動きは、いつも岸への一歩です。
drift-fewest-hint-first = 最初はこうしましょう：{ $move }
drift-fewest-solution = たとえば：{ $moves }
drift-fewest-too-few = { $count }回の動きはすべて試しましたが、向こう岸には着きません。岸への一歩も1回と数えるのを忘れていませんか。
drift-fewest-too-many = そのようにもできますが、もっと少ない動きで行けます。
drift-bear = 気をつけるのはだれ？
drift-bear-prompt = サイコロで、流氷{ $floe }にいるシロクマが出ました。青はシロクマを2回動かせます。接している流氷へ歩くか、シロクマの流氷をすべらせるかで、順番は自由です。シロクマが追い返せる赤のコマはどれですか。番号で答えてください。
drift-bear-praise = シロクマは、となりより先まで行けます。足の下でグラフが変わるからです。
drift-bear-hint-steps = まず歩いてみましょう。流氷{ $floe }から一歩か二歩で行けるのはどこですか。
drift-bear-hint-slide = 次に、先にシロクマの流氷をすべらせましょう。止まったところで何に接しますか。あと一歩残っています。
drift-bear-hint-count = シロクマがとどくコマは{ $count }個です。
drift-bear-solution = 歩くだけでシロクマがとどくコマは{ $walked }個です。先にすべると、あと{ $slid }個にとどきます。
drift-bear-slides = それは歩くだけでとどくコマです。でもシロクマは、先に流氷ですべってから歩くこともできます。
drift-bear-safe = コマ{ $figure }は、今回は安全です。二歩でも、すべって一歩でも、シロクマはとどきません。
drift-function = Pythonでとなりを探す
drift-function-prompt = 関数を書きましょう。流氷の番号と、接している流氷の組すべてのリスト（たとえば [(0, 4), (4, 5)]）を受け取り、その流氷のとなりを返します。
drift-function-praise = これで、流氷がどうただよっても、どんな海でも使えます。
drift-function-hint-pairs = すべての組を順に見ます：for one, other in pairs:
drift-function-hint-both = その流氷は、組の一つ目のことも二つ目のこともあります。一つ目なら、となりは二つ目です。逆も同じです。
drift-function-hint-start = 空のリスト near = [] から始め、見つけたものを near.append(other) で入れ、最後に return near と書きます。
drift-function-solution = たとえば：{ $code }
drift-function-case = 図の流氷{ $floe }

## mistakes

mistake-rules = { $given } というルールはありません。{ $names } から選びましょう。
mistake-board = { $given } というボードはありません。{ $names } から選びましょう。
mistake-bot = { $given } というコンピュータープレイヤーはいません。{ $names } から選びましょう。
mistake-language = { $given } という言語はありません。{ $names } から選びましょう。
mistake-players = players が { $given } になっています。{ $least }から{ $most }までの整数にしましょう。
mistake-names = names が { $given } になっています。1〜{ $longest }文字のちがう名前を、{ $players }人分書きましょう。
mistake-no-decision = 今は決めることがありません。段階は { $phase } です。
mistake-not-of-floes = { $name } が { $given } になっています。流氷のゲームでは使わないので、書かないでおきましょう。
mistake-file-other = これは保存したゲームではありません。「保存」で保存したファイルを選びましょう。
mistake-file-newer = このゲームは、もっと新しい kayanak_nb で保存されています。kayanak_nb を更新すると開けます。
mistake-file-damaged = この保存したゲームはこわれています。何かがぬけているか、書きかわっています。ほかにコピーがあれば、それを使いましょう。
mistake-file-unread = ファイル { $file } を読めません。ファイルとフォルダーの名前は合っていますか。
mistake-file-large = このファイルは、保存したゲームにしては大きすぎます。
mistake-code-empty = コードが空です。
mistake-code-beginning = これは場面のコードではないか、初めの部分がぬけています。コードは { $beginning } で始まります。
mistake-code-end = コードの終わりがぬけています。{ $start } から { $mark } のあとの{ $width }文字まで、もう一度コピーしましょう。
mistake-code-changed = コードの文字が変わったか、ぬけたか、増えています。{ $start } から { $mark } のあとの{ $width }文字まで、もう一度コピーしましょう。
mistake-code-parts = コードの一部がぬけています。{ $start } から { $mark } のあとの{ $width }文字まで、もう一度コピーしましょう。
mistake-code-strange = コードでは使わない { $strange } が入っています。{ $start } から { $mark } のあとの{ $width }文字まで、もう一度コピーしましょう。
mistake-code-long = { $count }文字もあり、コードにしては長すぎます。
mistake-code-newer = このコードは、もっと新しい kayanak_nb で作られています。kayanak_nb を更新すると使えます。
mistake-code-version = コードに版{ $version }はありません。
mistake-code-seed = コードの { $part } の部分に、シードと、どこまで引いたかが正しく書かれていません。
mistake-code-position = このコードは、ゲームではなりえない場面を表しています。
lesson-help-needs = { $call } のかっこの中に何か必要です。たとえば { $example } のように書きましょう。
lesson-help-lacks = { $call } のかっこの中に足りないものがあります。足りないのは { $missing } です。
lesson-help-too-much = { $call } のかっこの中に書いたものが多すぎます。

## rule reader

reader-title = 原文で読み比べるルール
reader-own-words = 文はすべて、わたしたちが書いたものです。下線のある言葉を押すと、説明が出ます。
reader-topics = テーマ
reader-other-game = もう一つのゲーム：流氷わたり
reader-search = ルールや言葉を探す
reader-found =
    { $count ->
        [0] 何も見つかりませんでした。別の言葉で探しましょう。
       *[other] { $count }件見つかりました。
    }
reader-shown = ルールの言語
reader-shown-both = 両方
reader-shown-original = 原文の言語
reader-shown-mine = 自分の言語
reader-clause = 決まり
reader-says = 書いてあること
reader-standing = 原文での書かれ方
reader-standing-says = はっきり書かれている
reader-standing-implies = 文から読み取れる
reader-standing-silent = 書かれていない
reader-compare = 原文どうしの比較
reader-differ = ちがいあり
reader-agree = ちがいなし
reader-alone = ここだけ
reader-choice = ここで決めたことと、その理由
reader-where = 書かれている場所
reader-switches = プログラムではこうなる
reader-fact = { $name }：{ $value }
reader-paragraph = 第{ $number }段落：{ $about }
reader-nowhere = どの段落にも書かれていません。
reader-standing-absent = 独立したルールなし
reader-demo = ボードで見る
reader-demo-title = ボードで見る：{ $clause }
reader-demo-close = ボードを閉じる
reader-start = ここから始まります。
reader-set-up = この決まりのとおりに準備してあります。
reader-tried = だれかがこうしようとします：{ $move }
reader-not-allowed = できません
reader-term-code = プログラムでの名前：
reader-term-ours = ここで付けた名前で、原文にはありません
reader-exception = プログラムで問題が起きました（{ $error }）。そのまま続けて読めます。
player-compare-texts = 原文を比べる
reader-switch-fishers = 氷の上の釣り名人
reader-switch-blue-die = 青いサイコロ
reader-switch-temperature = 気温
reader-switch-temperature-timing = 気温が変わるとき
reader-switch-exclusive-placement = はじめに釣り名人を置けるところ
reader-switch-distinct-fishing = 同じ穴で二回釣ること
reader-switch-walk-exactly = 点をすべて使って移動すること
reader-switch-dig-fish-exactly = 点をすべて使って穴を開けたり釣ったりすること
reader-switch-blue-pips = 青いサイコロの点
reader-switch-end-when = 氷がどうなると終わるか
reader-switch-end-at-fish = 何匹釣ると終わるか
reader-switch-plugged-counts = ふさがれた穴も、エリアの穴に数えるか
reader-switch-score-by = 最後に数えるもの
reader-switch-plug-under-fisher = 釣り名人がいる穴をふさぐこと
reader-switch-slide-mixed = ほかの人のコマも乗った流氷をすべらせること
reader-switch-step-onto-bear = シロクマのいる流氷に乗ること
reader-value-fishers =
    { $value ->
        [yes] 一人に一つある
       *[no] 使わない
    }
reader-value-blue-die =
    { $value ->
        [yes] いっしょに振る
       *[no] 使わない
    }
reader-value-temperature =
    { $value ->
        [yes] ゲーム中に変わる
       *[no] 関係がない
    }
reader-value-temperature-timing =
    { $value ->
        [either] 白いサイコロのアクションの前かあと
       *[after] 白いサイコロのアクションのあと
    }
reader-value-exclusive-placement =
    { $value ->
        [yes] ほかの釣り名人がいないエリア
       *[no] だれもいない穴ならどこでも
    }
reader-value-distinct-fishing =
    { $value ->
        [yes] 一回の番ではできない
       *[no] できる
    }
reader-value-walk-exactly =
    { $value ->
        [yes] 必ずする
       *[no] しなくてもよい
    }
reader-value-dig-fish-exactly =
    { $value ->
        [yes] 必ずする
       *[no] しなくてもよい
    }
reader-value-blue-pips =
    { $value ->
        [always] いつも数える
       *[plain_only] 絵のない面だけ数える
    }
reader-value-end-when =
    { $value ->
        [all_holes] 穴がすべて空いたとき
       *[all_floes] どのエリアにも空いた穴があるとき
    }
reader-value-end-at-fish =
    { $value ->
        [none] 何匹でも終わらない
       *[other] 一つの桶に{ $value }匹
    }
reader-value-plugged-counts =
    { $value ->
        [yes] 数える
       *[no] 数えない
    }
reader-value-score-by =
    { $value ->
        [fish] 魚の数
       *[points] 点数（大きい魚は2点、小さい魚は1点）
    }
reader-value-plug-under-fisher =
    { $value ->
        [yes] できる
       *[no] できない
    }
reader-value-slide-mixed =
    { $value ->
        [yes] 自分のコマも乗っていればできる
       *[no] できない
    }
reader-value-step-onto-bear =
    { $value ->
        [yes] できる
       *[no] できない
    }
mistake-topic = { $given } というテーマはありません。{ $names } から選びましょう。
mistake-search = さがすものが { $given } になっています。"バケツ" のように、引用符で囲んだことばにしましょう。
mistake-clause = { $given } という決まりはありません。{ $names } から選びましょう。
mistake-topic-of = { $clause } という決まりのテーマは { $topic } です。このテーマにするか、テーマを書かないでおきましょう。

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
simulation-progress = ゲーム
simulation-around = { $value } ± { $half }
simulation-between = { $value }（{ $low }〜{ $high }）
simulation-share = { $value }（{ $low }〜{ $high }、{ $level }、n = { $n }）
simulation-estimate = { $figure }（{ $level }、n = { $n }）
simulation-single = { $figure }（n = { $n }）
simulation-unit-turns = { $figure }手番
simulation-unit-steps = { $figure }手
simulation-unit-points = { $figure }点
simulation-unit-fish = { $figure }匹
simulation-unit-times = { $figure }回
simulation-unit-difference = { $figure }パーセントポイント
simulation-title = { $rules }：{ $games }ゲーム、シード { $seed }
simulation-figure = 平均または割合
simulation-pairs = 1ゲームずつの比較
simulation-difference = 差
simulation-turns = ゲームの長さ
simulation-wins = { $player }の勝ち
simulation-ties = 何人かがいっしょに勝ち
simulation-score = { $player }の得点
simulation-ending-holes = 穴がすべて空いて終わり
simulation-ending-floes = どのエリアにも穴が空いて終わり
simulation-ending-fish = だれかが決まった数の魚を釣って終わり
simulation-ending-home = 四つのコマが魚を持って帰って終わり
simulation-ending-cut = 終わる前に打ち切り
simulation-note = ± のあととかっこの中は、{ $level }信頼区間です。
simulation-cut = { $turns }手番で終わらなかった{ $count }ゲームは打ち切りました。そのときの状態のまま数えています。
simulation-value = 値
simulation-games-head = ゲーム数
mistake-policies = policies が { $given } になっています。{ $least }〜{ $most }人分の作戦を一つずつ、リストに書きましょう。作戦は、コンピュータープレイヤーの名前（{ $names }）か、状態と乱数列を受け取る関数です。
mistake-count = { $name } が { $given } になっています。1から{ $most }までの整数にしましょう。
mistake-executor = executor が { $given } になっています。concurrent.futures の Executor か None にしましょう。
mistake-policy-move = ゲーム{ $game }の{ $turn }回目の手番で、作戦 { $policy } が { $move } を選びましたが、そこではできません。
mistake-policy-unsent = この作戦は、ほかのプロセスに送れません。作戦は、モジュールのいちばん外側に書いた関数にしましょう。executor= を書かなければ、このプロセスでゲームをします。
mistake-workers = ゲームが終わる前に、プロセスが止まりました。スクリプトでは、simulate() を if __name__ == "__main__": の下に書きましょう。ノートブックに書いたものは、Executor のプロセスからは見えません。executor= を書かないでおきましょう。
mistake-measure = { $given } というはかり方はありません。{ $names } から選ぶか、ゲームを受け取る関数を書きましょう。
mistake-measured = ゲーム{ $game }の値が { $given } になっています。数にしましょう。
mistake-condition = 条件が { $given } になっています。lambda game: game.turns > 30 のように、ゲームを受け取って真か偽を返す関数にしましょう。
mistake-ending = { $given } という終わり方はありません。{ $names } から選びましょう。
mistake-player = { $given } というプレイヤーはいません。プレイヤーの番号は0から{ $last }までです。
mistake-level = level が { $given } になっています。0.95 のような、0と1の間の数にしましょう。
mistake-width = width が { $given } になっています。1以上の整数にしましょう。
mistake-game-number = { $given } というゲームはありません。ゲームの番号は0から{ $last }までです。
mistake-pair = { $given } はシミュレーションではありません。paired() では、simulate() の結果と比べましょう。
mistake-pair-games = { $first } と { $second } はちがうゲームなので、組にして比べられません。
mistake-pair-seed = 二つのシミュレーションは、シードが { $first } と { $second } で、ちがいます。魚とサイコロが同じゲームだけが組になります。同じシードでシミュレーションしましょう。
mistake-pair-length = 二つのシミュレーションは、{ $first }ゲームと{ $second }ゲームです。どのゲームにも相手が要るので、同じ数だけシミュレーションしましょう。

## lessons: three texts

texts-title = 一つのゲームと三つの原文
texts-in-fr = フランス語
texts-in-ja = 日本語
texts-in-de = ドイツ語
texts-unknown = 「{ $given }」はここにはありません。この中から選びましょう：{ $names }
texts-meaning = 意味
texts-code = コードでの名前
texts-word = 言葉
texts-note = 説明
texts-switch = 設定
texts-ours = * は、この教材の言葉です。その言語の原文には出てきません。
texts-count = { $source }：決まりは全部で{ $all }個（はっきり書かれている{ $says }個、文から読み取れる{ $implies }個、書かれていない{ $silent }個）
texts-card = { $title } · { $sign } { $standing }
texts-card-choice = ここでの決め方：{ $choice }
texts-card-switch = プログラムでは：{ $fact }（{ $code }）
texts-allowed = できます。
texts-judged = { $what }：{ $said }
texts-because = { $why }（{ $clause }）
texts-letter = { $letter }：{ $said }
texts-engine-refuses = プログラムの答えは「いいえ」です。{ $why }
texts-engine-allows = プログラムの答えは「はい」です（{ $clause }）。
texts-rolled = 出た目：{ $faces }
texts-fished = この番でもう釣りをした穴：{ $holes }
texts-dispute = 赤はサイコロを振って（{ $faces }）、D3で釣りをしたところです。もう一度D3で釣ろうとすると、青が「だめだよ！」と言いました。
texts-form-chosen = { $known } から選んで、かっこに入れましょう。たとえば { $example } です。
texts-form-ordered = { $known } を一度ずつ、考えた順に、かっこに入れましょう。たとえば { $example } です。
texts-form-answers = 一行ごとに True か False を、かっこに入れて答えましょう。たとえば [True, False, True, False, True] です。
texts-match = 言葉とコードでの名前
texts-match-prompt = 三つの原文に出てくる言葉です。プログラムでは、それぞれに { $names } という名前があります。言葉の順に、名前を答えましょう。
texts-match-right = 今のところ、合っている数：{ $count }。
texts-match-slip = 「{ $word }」は { $code } ではありません。{ $text }では、それは「{ $other }」です。
texts-match-praise = 三つの言語の六つの言葉が、プログラムの言葉にまとまりました。
texts-match-hint-kind = それぞれ、どんな種類の言葉でしょうか。{ $kinds }
texts-match-hint-look = lesson.words("hole", "dig") で、二つの言葉がどの言語でもわかり、コードでの名前も出ます。ほかの言葉も試しましょう。
texts-match-hint-some = はじめの三つ：{ $terms }
texts-match-solution = 順番に：{ $terms }
texts-says = はっきり書いてあるのは？
texts-says-prompt = 「{ $fact }」。ルール fr、ja-1、ja-2、ja-3 のうち、原文にはっきりそう書いてあるのはどれですか。読み取れるだけのもの、この教材で決めたものは入りません。
texts-says-praise = 書いてあることと、そこから読み取ることは、別のことです。
texts-says-hint-topic = kn.rules("{ $topic }") で、それぞれの原文を並べて読めます。
texts-says-hint-clauses = 決めているのは { $clauses } です。lesson.clause("…") で一つずつ読めます。
texts-says-hint-count = はっきり書いてあるルールの数：{ $count }
texts-says-solution = { $clauses } の見出しを見ましょう。
texts-says-nothing = { $source }には、それについて決めることがありません。
texts-says-otherwise = { $source }ではちがいます。{ $fact }。
texts-says-implied = { $source }では、文から読み取れるだけです。{ $words }
texts-says-silent = { $source }には書かれていません。{ $words }
texts-stop = やめてもよい？
texts-stop-prompt = 赤はサイコロを振って、まだ何もしていません。できることはいろいろあります。出た目を使わずに、すぐやめてもよいでしょうか。{ $count }行のそれぞれに、True か False で答えましょう。
texts-stop-praise = 「しなさい」と「できます」。小さなちがいで、別のゲームになります。
texts-stop-hint-verb = 命令でしょうか、許可でしょうか。フランス語では creusez や pêchez、日本語では文の終わりの「できます」、ドイツ語では darf を探しましょう。
texts-stop-hint-clauses = 決めているのは、上の行から順に：{ $clauses }
texts-stop-hint-count = True の数：{ $count }
texts-stop-count = { $count }行あります。どの行にも答えましょう。
texts-stop-slip = { $number }行目がまだちがいます。{ $clause }：{ $words }
texts-stop-solution = もとになる決まりは、上の行から順に：{ $clauses }
texts-whose = だれのルール？
texts-whose-prompt = だれかがこう遊びました。{ $moves }。ルール fr、ja-2、ja-3 のうち、これが全部許されるのはどれですか。
texts-whose-praise = 審判のような読み方です。
texts-whose-hint-each = ルールを一つずつ見ていきましょう。止められるとしたら、どこでしょうか。
texts-whose-hint-clauses = 意見が分かれています。ここを読みましょう：{ $clauses }
texts-whose-hint-count = 許すルールの数：{ $count }
texts-whose-slip = { $source }ではできません。{ $why }
texts-whose-solution = 止めている決まり：{ $clauses }
texts-order = 番の進め方
texts-order-prompt = { $source }のルールで赤がした一つの番を、カードにして混ぜました。どの順なら遊べるでしょうか。文字で答えましょう。
texts-order-praise =
    { $count ->
        [1] このルールでは、順番はこれしかありません。
       *[other] このルールでは順番が{ $count }通りあり、これはその一つです。
    }
texts-order-hint-roll = 何かをする前に、わからないといけないことは何でしょうか。
texts-order-hint-near = 赤が穴を開けたり釣ったりできるのは、釣り名人のすぐとなりだけです。そのためには、どこに立てばよいでしょうか。そこへはもう行けるでしょうか。
texts-order-hint-clauses = ここを読みましょう：{ $clauses }
texts-order-slip = { $number }枚目のカード（{ $move }）は、そこでは使えません。{ $why }
texts-order-solution =
    { $count ->
        [1] 順番はこれしかありません。ほかの順番を止める決まりは、次のとおりです。
       *[other] { $count }通りある順番の一つです。ほかの順番を止める決まりは、次のとおりです。
    }
texts-refused = できないのはどれ？
texts-refused-prompt = { $source }のルールで、赤の番です。この中で、できないのはどれですか。文字で答えましょう。
texts-refused-praise = プログラムの答えも、まったく同じです。
texts-refused-hint-parts = どの穴についても三つ考えます。氷はどうなっていますか。赤のとなりですか。だれかが立っていますか。
texts-refused-hint-clauses = ここで止めている決まり：{ $clauses }
texts-refused-hint-count = できないものの数：{ $count }
texts-refused-allowed = できます（{ $hole }）。{ $clause }：{ $words }
texts-why = では、どうして？
texts-why-prompt = { $source }のルールで、赤が「{ $move }」を試しましたが、できませんでした。もとになるのは、次のどの決まりですか。「：」の前にある名前で答えましょう。
texts-why-hint-hole = 穴を見ましょう：{ $hole }
texts-why-hint-topic = 一つ一つの決まりについて考えましょう。このアクションの話でしょうか。このような穴の話でしょうか。
texts-why-hint-not = { $clause } ではありません。
texts-why-slip = 「{ $clause }」は別の話です。もう一度、穴を見ましょう：{ $hole }
texts-dig = 穴あけの条件
texts-dig-prompt =
    フランス語の原文のための関数 may_dig(spot) を書きましょう。今は赤の番です。赤がそこに穴を開けてもよいなら True、だめなら False を返します。
    spot.closed、spot.open、spot.plugged、spot.near、spot.taken、spot.melted、spot.fished は True か False です。使うのは、そのうちのいくつかだけです。
texts-dig-praise = どんな穴でも、関数とプログラムの答えが同じです。ルールの文がコードになりました。
texts-dig-hint-three = 三つのことが、同時に成り立たなければなりません。つなぐ言葉は and です。
texts-dig-hint-not = 三つのうち一つは、「そうであってはいけない」ことです。not で始めます。
texts-dig-hint-start = はじめはこうです：return spot.closed and …
texts-dig-solution = 関数の中身は：{ $code }
texts-fish = 釣りの条件（{ $source }）
texts-fish-prompt =
    今度は、{ $source }のルールで関数 may_fish(spot) を書きましょう。赤がそこで釣りをしてもよいなら True、だめなら False を返します。点はまだ残っています。
    spot.fished は、赤がこの番でもうそこで釣りをしたかどうかです。これは必要でしょうか。
texts-fish-praise = 「いくつの穴で」か「何回」か。コードでは、条件が一つ増えるか減るかのちがいです。
texts-fish-hint-like = 穴あけのときと同じ形です。今度は、氷はどうなっていなければなりませんか。
texts-fish-hint-read = lesson.clause("{ $clause }") を、一語ずつ読みましょう。
texts-fish-hint-again =
    { $distinct ->
        [yes] { $source }は穴の数を数えるので、もう釣りをした穴かどうかが大事です。
       *[no] { $source }は何回かを数えるので、もう釣りをした穴かどうかは関係ありません。
    }
texts-fish-solution = 関数の中身は：{ $code }

## printing

print-pages = A4判、{ $count }ページ
print-page = { $number }／{ $last }ページ
print-board-how = 紙で遊ぶときは、空いた穴に濃い色のチップを置きます。穴をふさいだら、その上に白いチップを重ねます。溶けたエリアには、青い紙を細く切ってのせます。釣り名人には、しっかり立つものなら何でも使えます。
print-die = サイコロ{ $number }
print-dice-title = 作って使うサイコロ
print-net-how = 実線を切り、点線を折り、のりしろを内側にはりましょう。厚い紙だとよく転がります。
print-spinner-how = 立方体にはならないので、ルーレットにします。点の上にクリップを置き、えんぴつの先で押さえて、指ではじきましょう。{ $count }個の場所は、どれも同じ大きさです。
print-slips-how = 面が{ $count }もあって、ルーレットには多すぎます。紙を切り分けて袋に入れ、1枚引いて読みましょう。次に引く前に、袋へもどします。
print-fish-title = みんなの魚
print-fish-how = 1手番ごとに1行使います。釣った小さい魚と大きい魚の数を書きましょう。小さい魚は1点、大きい魚は2点です。
print-fish-turn = 手番
print-fish-small = 小
print-fish-large = 大
print-fish-points = 点
print-fish-total = 合計
print-fish-described = { $players }人分の表。それぞれ{ $rows }行：手番、小さい魚、大きい魚、点。
print-keeper-title = 氷の下：{ $board }
print-keeper-how = 魚の係の人だけが見る紙です。だれかが穴を開けたら、そこに何がいるかを言いましょう。だれかが釣りをしたら、穴の魚1匹ごとに普通のサイコロを振ります。1、2、3、4なら磁石にくっつくので、ここから消しましょう。
print-exercises-title = { $lesson } · 問題
print-answers-title = { $lesson } · 答え
print-name = 名前：
print-variant = { $learner }の問題
print-no-such-file = { $given } という名前では保存できません。最後を .pdf か .svg にしましょう。例："board.pdf"
print-no-board = { $given } ではなく、ボードか、ボードの名前を入れましょう。例：kn.board("small-19")
print-no-die = { $given } はサイコロではありません。サイコロはこのように作ります：kn.Die(range(1, 7))
print-many-faces = { $count }面のサイコロは印刷できません。{ $most }面までにしましょう。
print-no-lesson = { $given } は、問題のあるレッスンではありません。まずレッスンを始めましょう。例：from kayanak_nb.lessons import drift; lesson = drift.begin()
print-no-library = PDFにするには fpdf2 というライブラリーが必要ですが、ここにはありません。これで入ります：{ $command }  入れない場合は .svg で保存すれば、ブラウザーで見て印刷できます。
print-no-font = 「{ $sign }」という文字を持つフォントがこのコンピューターにないので、PDFにできません。Noto Sans CJK などのフォントを入れるか、.svg で保存しましょう。ブラウザーなら自分でフォントを見つけます。
print-continued = { $title }（つづき）
print-choose-numbers = 問題は [1, 3] のように番号のリストで選びます。{ $given } では選べません。
print-choose-some = 番号のリストが空なので、印刷したり配ったりする問題がありません。[1] のように一つは入れるか、リストを書かないでおきましょう。書かなければ全部の問題になります。

## files

file-is-folder = { $path } はフォルダーなので、ファイルとして保存できません。あとに名前を付けましょう。例：{ $example }
file-no-folder = { $path } を保存できません。{ $folder } というフォルダーがないからです。先にそのフォルダーを作るか、すでにあるフォルダーを選びましょう。
file-no-permission = { $path } を保存できません。そこに書きこむ許可がないからです。自分のフォルダーを選ぶか、書きこみを許可しましょう。
file-unwritable = { $path } を保存できません。そこにあったものは、もとのままです。もっと短い名前か、別のフォルダーを試しましょう。コンピューターのメッセージ：{ $reason }

## handouts

handout-opening = 1問{ $points }点、全部で{ $total }点です。三つの点（...）のところに答えを書いて、セルを実行しましょう。最後に書いた答えが採点されます。ほかのセルはそのままにしておきましょう。
handout-name = はじめに、二つの引用符の間に自分の名前を書きましょう。名前をもとに、あなただけの問題が作られます。
handout-no-points = 1問の点数は1から{ $most }までの整数です。{ $given } にはできません。
handout-no-notebook = { $given } という名前では、ノートブックを保存できません。最後を .ipynb にしましょう。例："source/floes/floes.ipynb"
handout-changed = { $path } はすでにあり、手で直されているか、ほかで作られたものです。何も書きこまなかったので、もとのままです。名前を変えるか、ほかの場所へ移すか、課題を別の場所に書き出しましょう。

## lessons: dilemmas

dilemmas-title = ジレンマ：ルールがゲームをどう変えるか
dilemmas-name = 設定
dilemmas-about = 何についてか
dilemmas-first-reading = 一つ目の読み方
dilemmas-second-reading = 二つ目の読み方
dilemmas-first = 一つ目の読み方：{ $words }
dilemmas-second = 二つ目の読み方：{ $words }
dilemmas-clause = { $title }（{ $id }、{ $standing }）：{ $words }
dilemmas-allowed = { $move }：できます。
dilemmas-refused = { $move }：できません。{ $why }
dilemmas-no-dilemma = 「{ $given }」というジレンマはありません。この中から選んでください：{ $names }
dilemmas-no-reading = 「{ $given }」という読み方はありません。1か2を選んでください。
dilemmas-no-measure = 「{ $given }」はここでは見られません。この中から選んでください：{ $names }
dilemmas-changes = 二つ目の読み方で変わること：{ $measure }
dilemmas-hollow = 白い丸は、区間に0が入っているという意味です。このゲームの数では、何かが変わるとは言いきれません。
dilemmas-turns-of = ゲームの長さ（手番の数）：{ $title }
dilemmas-luck = 比べるゲーム
dilemmas-same-luck = どちらの読み方も同じ運で、ゲームごとに比べる
dilemmas-other-luck = 読み方ごとにちがう運で比べる
dilemmas-longer = 二つ目の読み方で、ゲームはどれだけ長くなるか：{ $title }
dilemmas-sea = 流氷の海
dilemmas-source = 読み方ごとに{ $games }ゲーム。ルールは{ $rules }、場所は{ $board }、プレイヤーは{ $count }人（{ $players }）、シードは{ $seed }。区間は95%。差は、二つ目の読み方から一つ目を引いたものです。
dilemmas-fish = 終わったときの一人あたりの魚
dilemmas-wins = 先手の勝ち
dilemmas-changed = 二つ目の読み方では、勝つ人が変わるゲーム
dilemmas-hole = 読み方が分かれるところ
dilemmas-hole-prompt = 白いサイコロは{ $face }で、点が残っています。今は{ $player }の番です。一方の読み方では釣れて、もう一方では釣れない穴が一つあります。どの穴でしょうか。名前を引用符で囲んで答えましょう。
dilemmas-hole-done = この番でここまでにしたこと：{ $done }
dilemmas-hole-both = { $hole }では、どちらの読み方でも釣れます。この番にはまだだれも釣っていないからです。
dilemmas-hole-closed = { $hole }は空いていません。どちらの読み方でも釣れません。
dilemmas-hole-far = { $hole }は釣り名人のとなりではありません。どちらの読み方でもできません。
dilemmas-hole-praise = 点が回数なら、もう一回釣れます。点が穴の数なら、その穴はもう使ってしまいました。
dilemmas-hole-hint-words = 一つの原文は回数を、もう一つの原文は穴を数えます。
dilemmas-hole-hint-turn = この番に何をしたかを見ましょう。
dilemmas-hole-hint-last = あと{ $pips }点残っています。たった今釣りをした穴のことです。
dilemmas-hole-solution = { $hole }では、この番にもう釣りをしました。「回数」と読めば続けられ、「穴の数」と読めば続けられません。
dilemmas-sooner = 早く終わるのはどちらの読み方か
dilemmas-titled = { $title }。
dilemmas-sooner-prompt = { $about }平均すると、どちらの読み方でゲームが短くなるでしょうか。1か2で答えましょう。長さが変わらないと思ったら0です。
dilemmas-sooner-not-same = 長さは変わります。しかも、偶然では説明できないほどです。
dilemmas-sooner-think = そうはなりません。何がゲームを終わらせるのか、それがどれだけ早く起こるのかを考えましょう。
dilemmas-sooner-praise = 測った結果：一つ目の読み方では{ $first }、二つ目では{ $second }、差は{ $difference }。
dilemmas-sooner-hint-end = ゲームが終わるには、何が起こらなければなりませんか。
dilemmas-sooner-hint-turn = 一回の番でそれがたくさん進むのは、あるいは少しで済むのは、どちらの読み方でしょうか。
dilemmas-sooner-hint-measure = ゲームにきいてみることもできます：lesson.measure("{ $switch }", games=50)
dilemmas-sooner-solution = 一つ目の読み方：{ $first }。二つ目の読み方：{ $second }。差：{ $difference }。
dilemmas-pairs = ゲームの組
dilemmas-pairs-prompt = { $about }同じ運で、読み方ごとに一回ずつ遊んだゲームです。二つ目から一つ目を引いた差の平均はいくつでしょうか。
dilemmas-pairs-game = ゲーム{ $number }：一つ目の読み方で{ $first }手番、二つ目で{ $second }手番
dilemmas-pairs-sign = それは一つ目から二つ目を引いた値です。ここでは逆です。符号で、どちらが長いかがわかります。
dilemmas-pairs-sum = それは合計です。平均を出すには、{ $count }で割ります。
dilemmas-pairs-praise = 「組にする」とは、これだけのことです。まず組ごとに差を出して、それから平均します。
dilemmas-pairs-hint-each = ゲームごとに、二つ目から一つ目を引きましょう。
dilemmas-pairs-hint-first = ゲーム1の差は{ $difference }です。
dilemmas-pairs-hint-mean = 差を全部足すと{ $sum }です。それを{ $count }で割ります。
dilemmas-pairs-solution = 差の合計は{ $sum }です。平均は、{ $sum }を{ $count }で割った値です。
dilemmas-zero = 0は入っているか
dilemmas-zero-prompt = どの行も、差とその区間です。0が入っている区間はどれでしょうか。番号を [1, 3] のようにかっこに入れて答えましょう。
dilemmas-zero-line = { $number }. { $title }（{ $measure }）：{ $figure }
dilemmas-zero-inside-out = ちょうど逆です。0が入っていない区間を答えています。
dilemmas-zero-praise = 0が入っていれば、「何も変わらない」という答えも、まだありうるということです。
dilemmas-zero-hint-plus = a ± b は、a − b から a + b までです。
dilemmas-zero-hint-first = 一つ目の{ $figure }から始めましょう。両はしはいくつですか。一方が0より下で、もう一方が0より上ですか。
dilemmas-zero-hint-half = 早い方法：±のあとの数が、前の数（符号は考えない）より小さくなければ、0が入っています。
dilemmas-zero-solution = ±の前後の数を、符号を考えずに比べます。あとの数のほうが小さくなければ、区間は0をまたいでいます。
dilemmas-conclude = 何が言えるか
dilemmas-conclude-prompt = { $about }{ $n }組のゲームで、二つ目の読み方にすると、長さの変化は{ $figure }でした。この下に書いてよいのはどの文でしょうか。番号で答えましょう。
dilemmas-claim-more = このプレイヤーたちなら、二つ目の読み方で、ゲームは平均して長くなります。
dilemmas-claim-less = このプレイヤーたちなら、二つ目の読み方で、ゲームは平均して短くなります。
dilemmas-claim-open = このゲームの数では、長くなるのか短くなるのか、わかりません。
dilemmas-claim-none = どちらの読み方でもゲームの長さがまったく同じだと、証明されました。
dilemmas-claim-never = 区間からそれを証明することはできません。小さな差の余地は、いつも残ります。
dilemmas-claim-overdone = それは言いすぎです。区間に0が入っているかどうかを見ましょう。
dilemmas-claim-shy = 区間は0の片側だけにあります。符号を見て、はっきり言いましょう。
dilemmas-conclude-praise = 「このプレイヤーたちなら」という言葉も大切です。プレイヤーやボードがちがえば、ちがう結果になるかもしれません。
dilemmas-conclude-hint-zero = まず、区間に0が入っているかどうかを見ましょう。
dilemmas-conclude-hint-sign = 入っていなければ、0より上なら長く、0より下なら短くなります。
dilemmas-conclude-hint-none = 「はっきりしない」と「ないと証明された」は、同じではありません。
dilemmas-conclude-solution = 0が入っていれば、どちらとも言えません。入っていなければ、符号でわかります。差がまったくないことは、この方法では証明できません。
dilemmas-argue = 読み方を弁護しよう
dilemmas-argue-prompt = { $about }「{ $reading }」という読み方を弁護してください。引用符の中に、二つか三つの文を書きましょう。少なくとも一つ、決まりの名前をあげましょう。
dilemmas-argue-clauses = 関係のある決まり：{ $clauses }
dilemmas-argue-form = 文は、引用符で囲んで、一つにまとめて書きましょう。
dilemmas-argue-clause = よりどころにする決まりをあげましょう：{ $clauses }
dilemmas-argue-short = もう少し書きましょう。{ $count }文字以上です。
dilemmas-argue-now = 議論のよしあしは、コンピューターには決められません。次の項目を自分で確かめましょう。ほかの人に見てもらえば、もっとよいでしょう。
dilemmas-check-words = 原文のどの言葉が自分の読み方を支えるのか、書きました。
dilemmas-check-other = もう一方の読み方の人が何と答えるか、書きました。
dilemmas-check-figure = 数を使ったなら、その区間と、だれが遊んだのかも書きました。
dilemmas-check-cannot = 数を見れば原文の意味がわかる、とは書きませんでした。数でわかるのは、読み方で何が変わるかだけです。
dilemmas-argue-hint-words = 決まりをもう一度読みましょう：lesson.dilemma("{ $switch }")。二通りにとれるのは、どの言葉でしょうか。
dilemmas-argue-hint-figures = よりおもしろいゲームになるのは、どちらの読み方でしょうか。lesson.effect("{ $switch }") で数が見られます。
dilemmas-argue-hint-start = 「{ $clause }には……とあるので……」と書き始めてみましょう。
dilemmas-argue-solution = 正しい答えは一つではありません。よい議論は、言葉をあげ、相手の立場もきちんと考え、数は、数でわかることにだけ使います。

## dice lab

dice-lab-title = サイコロ実験室
dice-lab-views = 何を調べるか
dice-lab-view-faces = 面
dice-lab-view-symbols = 絵
dice-lab-view-pips = 点の数
dice-lab-view-sum = 何回かの合計
dice-lab-view-both = 2個の表
dice-lab-throws = 合計する回数
dice-lab-throw = 振る
dice-lab-times = { $count }回
dice-lab-clear = 記録を消す
dice-lab-forget = 条件をなくす
dice-lab-dice = サイコロの数
dice-lab-one-die = 1個
dice-lab-two-dice = 2個
dice-lab-add = 面を増やす
dice-lab-preset = 別のサイコロにする
dice-lab-preset-white = ゲームの白いサイコロ
dice-lab-preset-blue = ゲームの青いサイコロ
dice-lab-preset-bear = 流氷のサイコロ
dice-lab-preset-six = 1から6の数
dice-lab-preset-coin = コイン：0か1
dice-lab-symbol-of = 面{ $number }の絵
dice-lab-pips-of = 面{ $number }の点の数
dice-lab-number-of = 面{ $number }の数
dice-lab-remove = 面{ $number }を取る
dice-lab-write-hint = 同じ面をいくつ入れてもかまいません。そのぶん出やすくなります。数は矢印キーでも変えられます。
dice-lab-about = ≈{ NUMBER($number, maximumSignificantDigits: 3) }
dice-lab-fault = { $die }の面{ $number }：「{ $given }」は使えません。{ $least }から{ $most }までの整数を書いてください。
dice-lab-fault-empty = { $die }の面{ $number }：数がありません。{ $least }から{ $most }までの整数を書いてください。
dice-lab-kept = 直すまでは、前のサイコロのグラフが表示されます。
dice-lab-last-face = サイコロには面が1つは必要です。
dice-lab-most-faces = ここのサイコロの面は{ $count }個までです。
dice-lab-impossible = もうわかっていることと同時には起こりません。何も変わっていません。
dice-lab-bar = { $name }：{ $exact }、{ $percent }
dice-lab-bar-seen = { $name }：{ $exact }、{ $percent }。出た回数{ $count }、{ $seen }
dice-lab-likely = いちばん出やすいのは{ $values }（{ $exact }）。
dice-lab-mean = 期待値：{ $exact } ≈ { $mean }。
dice-lab-mean-whole = 期待値：{ $mean }。
dice-lab-cut = 出やすいものから{ $shown }個だけ表示しています。
dice-lab-sum-title = { $count }回の合計
dice-lab-first-title = 最初の1回の点の数
dice-lab-total-title = 点の数の合計
dice-lab-both-title = 2個のサイコロ
dice-lab-corner = 白↓ 青→
dice-lab-nothing-known = 棒を押すと、それが出たとわかったことになります。ほかの棒はどう変わるでしょう。
dice-lab-you-know = わかっていること：{ $facts }。
dice-lab-fact = { $chart } = { $values }
dice-lab-or = { $first }または{ $last }
dice-lab-no-throws = まだ1回も振っていません。
dice-lab-count = { $count }回振りました
dice-lab-count-fitting = { $count }回振りました。条件に合うのは{ $fitting }回です
dice-lab-exact = 正確な確率
dice-lab-before = 条件がないとき
dice-lab-seen = 実際の割合
dice-lab-known = わかっていること
dice-lab-chance = グラフの見方
dice-lab-trail = いちばん大きいずれ
dice-lab-trail-point = { $count }回で{ $gap }
dice-lab-exception = プログラムに問題が起きました（{ $error }）。サイコロはそのまま残っています。
mistake-lab-dice = サイコロ実験室で使えるのは、kn.Die(range(1, 7)) のようなサイコロ1個か2個です。{ $given } は使えません。
mistake-lab-faces = 実験室のサイコロは、面が{ $faces }個まで、数は{ $pips }までです。{ $given } は使えません。
chart-words = 言葉で見る
dice-lab-all-alike = どれも同じ確率で、{ $exact }ずつです。

## graph lab

sketch-blocked = { $holes }に釣り名人がいます（{ $count }か所）。
sketch-melted = 溶けたエリアは{ $floes }です（{ $count }個）。
sketch-start = 輪で囲まれた穴：{ $holes }
sketch-lines = 太い線：{ $lines }
sketch-floe = エリア{ $floe }：{ $holes }
graph-lab-title = ボードをグラフとして見る
graph-lab-view = 何を見ますか
graph-lab-neighbours = となり
graph-lab-rings = 距離の輪
graph-lab-reach = ちょうどその歩数で着ける穴
graph-lab-walks = 歩き方の数
graph-lab-pieces = かたまり
graph-lab-tool = 穴を押すと
graph-lab-look = そこに立つ
graph-lab-block = 釣り名人がじゃまをする
graph-lab-melt = エリアが溶ける
graph-lab-steps = 歩数
graph-lab-steps-count = { $count }歩
graph-lab-clear = じゃまなものを片付ける
graph-lab-open = ボードのファイルを開く
graph-lab-board-said = 今見ているのは、{ $board }です。
graph-lab-bad-file = このファイルはボードではありません。今のボードはそのままです。
graph-lab-row-hint = 穴ごとに1列あります。横に動かすと続きが見えます。
graph-lab-row-first = 隣接行列の{ $hole }の行
graph-lab-row = 隣接行列の{ $steps }乗の{ $hole }の行
graph-lab-neighbours-said =
    { $count ->
        [0] { $hole }にはとなりがありません。次数は0です。
       *[other] { $hole }のとなりは{ $count }個あります（{ $holes }）。次数は{ $count }です。
    }
graph-lab-degrees-said = 穴の上の数字は、その穴の次数です。輪で囲まれた穴のとなりは、濃い色になっています。
graph-lab-rings-said =
    { $count ->
        [0] { $hole }からは一歩も動けません。
       *[other] { $hole }から行ける穴なら、どこでも{ $count }歩以内で着けます。いちばん遠いのは{ $farthest }です。
    }
graph-lab-lost-said = 行く道のない穴が{ $count }個あります：{ $holes }
graph-lab-reach-said =
    { $count ->
        [0] { $hole }からちょうど{ $steps }歩で着ける穴はありません。
       *[other] { $hole }からちょうど{ $steps }歩で着ける穴は{ $count }個です。濃い色の穴がそうです。
    }
graph-lab-missed-said = 近いのに着けない穴：{ $holes }（{ $count }個、うすい色）
graph-lab-all-said = { $steps }歩以内のところにある穴なら、どこでも、ちょうど{ $steps }歩で着けます。
graph-lab-walks-said =
    { $count ->
        [0] { $hole }からちょうど{ $steps }歩の歩き方はありません。
       *[other] { $hole }からちょうど{ $steps }歩の歩き方は{ $count }通りあります。
    }
graph-lab-walks-numbers = 穴の上の数字は、そこで終わる歩き方の数です。いちばん大きい数は濃い色です。
graph-lab-pieces-said =
    { $count ->
        [1] 氷はひとつながりです。かたまりは1個です。
       *[other] 氷は{ $count }個のかたまりに分かれています。それぞれに文字がついています。
    }
graph-lab-cut-said =
    { $count ->
        [0] 今は、どのエリアが一つ溶けても、これ以上は分かれません。
       *[other] 溶けると氷がさらに分かれるエリア：{ $floes }（破線の枠、{ $count }個）
    }
graph-lab-table-steps = 歩数
graph-lab-table-holes = 穴
graph-lab-table-total = 合計
graph-lab-table-piece = かたまり
graph-lab-label-start = あなたはここ
graph-lab-label-blocked = 釣り名人がいる
graph-lab-label-neighbour = となり
graph-lab-label-degree = 次数{ $count }
graph-lab-label-away = { $count }歩先
graph-lab-label-lost = 行く道がない
graph-lab-label-end = { $steps }歩で着ける
graph-lab-label-no-end = { $steps }歩では着けない
graph-lab-label-walks =
    { $count ->
        [0] ここで終わる歩き方はない
       *[other] ここで終わる歩き方は{ $count }通り
    }
graph-lab-label-piece = かたまり{ $piece }
graph-lab-taken = { $hole }にはあなたが立っています。先にほかの穴に立ってください。
graph-lab-occupied = エリア{ $floe }の{ $hole }にだれかがいます。だれかがいるエリアは溶けません。
graph-lab-melted = { $hole }は、もう溶けたエリア{ $floe }の穴です。
graph-lab-mistake-word = { $given } はありません。{ $names } の中から選んでください。
graph-lab-mistake-steps = 歩数は0から{ $most }までの整数です。{ $given } は使えません。
graph-lab-mistake-hole = { $given } という穴はここにはありません。あるのは{ $names }です。
graph-lab-mistake-floe = { $given } というエリアはありません。エリアは0から{ $last }までです。
graph-lab-exception = プログラムに問題が起きました（{ $error }）。ボードはそのままです。続けてください。
graph-lab-no-answer = まだプログラムから返事がありません。ほかのセルが実行中なら、終わるまで待ってください。カーネルを再起動したときは、このセルをもう一度実行してください。
graph-lab-page-error = 描けないものがありました。このセルをもう一度実行してください。

## faults of files and boards

fault-too-large = ファイルの大きさが{ $limit }バイトをこえています。
remedy-too-large = 正しいファイルかどうか、確かめましょう。
fault-not-json = これは JSON ではありません（{ $reason }）。
remedy-not-json = この場所の文字を直しましょう。
fault-nested = かっこの入れ子が深すぎます。
remedy-nested = 内側のかっこを取りましょう。
fault-missing-field = この項目がありません。
remedy-missing-field = 書き足しましょう。
fault-unknown-field = こういう項目はありません。
remedy-unknown-field = 取りのぞきましょう。使える項目は { $fields } です。
fault-repeated-field = 同じ項目が何回も出てきます。
remedy-repeated-field = 一つだけ残しましょう。
fault-no-file = そのファイルはありません。
remedy-no-file = 名前とフォルダーを確かめましょう。
fault-folder = これはフォルダーです。
remedy-folder = その中のファイルの名前を書きましょう。
fault-unreadable = ファイルを読めません（{ $reason }）。
remedy-unreadable = 名前と、読むことを許されているかどうかを確かめましょう。
fault-not-utf-8 = ここに UTF-8 の文字ではないバイトがあります。
remedy-not-utf-8 = ファイルを UTF-8 で保存しましょう。
fault-mark = ファイルの先頭に BOM（バイト順マーク）があります。
remedy-mark = BOM なしの UTF-8 で保存しましょう。
fault-board-type = ボードはオブジェクトで書きます。{ $given } では読めません。
remedy-board-type = 項目を { "{" } と { "}" } で囲みましょう。
fault-schema = ボードのファイルの版 { $given } は、ここでは読めません。
remedy-schema = { $version } と書きましょう。
fault-name-type = 名前は文字で書きます。{ $given } では読めません。
remedy-name-type = 引用符（"）で囲みましょう。
fault-name-empty = 名前 { $given } には、文字も数字もありません。
remedy-name-empty = たとえば「みんなの池」のような名前を書きましょう。
fault-name-spaces = 名前 { $given } のはしに空白があるか、言葉の間に空白が二つ以上あります。
remedy-name-spaces = その空白を取りましょう。
fault-name-long = 名前が{ $length }文字あります。
remedy-name-long = { $longest }文字までに縮めましょう。
fault-name-signs = 名前に { $signs } が入っています。
remedy-name-signs = 使えるのは、いろいろな言語の文字、数字、空白、それに - _ . ' だけです。
fault-fish-type = 魚はオブジェクトで書きます。{ $given } では読めません。
remedy-fish-type = たとえば { "{" }"small": 75, "large": 15{ "}" } と書きましょう。
fault-no-fish = 魚がいないので、だれも点を取れません。
remedy-no-fish = 一匹は入れましょう。
fault-count-type = { $given } は整数ではありません。
fault-count-small = { $given } は小さすぎます。
fault-count-large = { $given } は大きすぎます。
remedy-count = 0から{ $largest }までの整数を書きましょう。
fault-holes-type = 穴は名前のリストで書きます。{ $given } では読めません。
remedy-holes-type = たとえば ["A1", "A2", "B1"] と書きましょう。
fault-hole-type = 穴の名前は文字で書きます。{ $given } では読めません。
fault-bad-hole = { $given } は穴の名前ではありません。
remedy-hole = 行の文字（AからZ）と列の番号（1から99）を、C4 のように書きましょう。
fault-repeated-hole = 穴{ $hole }が二度出てきます。一度目は { $first } です。
remedy-repeated-hole = どちらかを取りましょう。
fault-too-few-holes = ボードの穴は{ $holes }個です。{ $players }人で遊ぶには足りません。
remedy-too-few-holes = 穴を足して、{ $least }個以上にしましょう。
fault-isolated-hole = 穴{ $hole }には、となりの穴がありません。
remedy-isolated-hole = となりに穴を足すか、この穴を取りましょう。
fault-split-board = ボードが{ $count }個に分かれています：{ $pieces }。
remedy-split-board = 間に穴を足して、つなぎましょう。釣り名人は、穴のない所をこえられません。
fault-floes-type = エリアは、穴のリストを並べたリストで書きます。{ $given } では読めません。
remedy-floes-type = たとえば [["A1", "A2"], ["B1", "B2"]] と書きましょう。
fault-no-floes = エリアが一つもありません。
remedy-no-floes = 穴をエリアに分けましょう。
fault-hole-in-no-floe = 穴{ $hole }は、どのエリアにも入っていません。
remedy-hole-in-no-floe = どれかのエリアに入れましょう。
fault-floe-type = エリアは穴のリストで書きます。{ $given } では読めません。
remedy-floe-type = たとえば ["A1", "A2"] と書きましょう。
fault-empty-floe = このエリアには穴がありません。
remedy-empty-floe = 穴を入れるか、このエリアをなくしましょう。
fault-unknown-hole = { $hole }という穴はありません。
remedy-unknown-hole = 穴のリストに足すか、ここから取りましょう。
fault-hole-in-two-floes = 穴{ $hole }が二つのエリアに入っています。ここと { $first } です。
remedy-hole-in-two-floes = どちらかから取りましょう。
fault-split-floe = このエリアは{ $count }個に分かれています：{ $pieces }。
remedy-split-floe = それぞれを別のエリアにするか、間の穴でつなぎましょう。

## lessons: dice and chance

chance-title = サイコロと確率
chance-both-ways = { $exact } = { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }
chance-form = 確率を、"5/36"、0.139、"13.9%" のどれかの形で書いてください。
chance-form-ways = 合計ごとに何通りあるかを、{"{"}2: 1, 3: 2{"}"}のような辞書で返してください。
chance-form-die = kn.Die([kn.Face("fish", 3), kn.Face("walk", 2)])のように、サイコロを書いてください。
chance-slip-percent = それはパーセントで表した数です。確率は0から1までの数なので、記号をつけて"25%" と書くか、0.25と書きましょう。
chance-slip-above = 確率は1より大きくなりません。「必ず起こる」より確かなことはないからです。パーセントなら、"25 %" のように記号もつけましょう。
chance-slip-below = 確率は0より小さくなりません。「決して起こらない」より起こりにくいことはないからです。
chance-slip-rounded = とても近いです。四捨五入しましたか。分数か、小数点のあと3けたまで書きましょう。
chance-grid = 面の組は全部で{ $count }通り（縦が白、横が青）
chance-grid-rivals = 面の組は全部で{ $count }通り（縦が赤、横が青）
chance-grid-throws = 面の組は全部で{ $count }通り（縦が1回目、横が2回目）
chance-grid-marked = { $count }通りに印がついています。
chance-pairs = 組は{ $count }通りで、どれも同じ確率です。
chance-pairs-marked = { $pairs }通りのうち{ $count }通りがあてはまります。確率は{ $share }です。
chance-margin = 合計
chance-margins = 中の数は、両方が同時に出る確率です。最後の列と最後の行は、それを足したもので、サイコロ一つだけの確率です。
chance-chart = それぞれの確率
chance-polynomial = サイコロ{ $number }：{ $sum }
chance-product = かけると：{ $sum }
chance-three = 1つ目：{ $first }。2つ目：{ $second }。かけた値：{ $product }。両方が起こる確率：{ $both }。
chance-are-independent = 最後の2つが等しいので独立です。片方がわかっても、もう片方のことは何もわかりません。
chance-are-not-independent = 最後の2つがちがうので独立ではありません。片方がわかると、もう片方の確率が変わります。
chance-stick = 魚{ $fish }匹のうちくっつく数（磁石{ $magnet }）
chance-turn = 手番
chance-exactly = その手番で初めて
chance-by-then = その手番までに
chance-mean-wait = 1手番の確率が{ $chance }なら、初めて出るまでに平均{ $mean }手番かかります。
chance-settle = 回数を増やしたときの割合
chance-settle-line = 正確には{ $exact }
chance-after = { $count }回で{ $seen }
chance-stop = { $count }回振って{ NUMBER($came) }回（{ $seen }）。期待値は{ NUMBER($expected, maximumFractionDigits: 1) }回、差は{ NUMBER($off, maximumFractionDigits: 1) }回。
chance-race-more = 赤のほうが大きい：{ $share }
chance-race-equal = 同じ：{ $share }
chance-race-less = 青のほうが大きい：{ $share }
chance-no-event = 事象は、lambda white, blue: white.pips == blue.pips のような、2つの面を受け取る関数です。{ $given } は使えません。
chance-no-chart = グラフにできるのはサイコロか確率分布です。{ $given } は使えません。
chance-no-die = kn.Die(range(1, 7)) のようなサイコロを書いてください。{ $given } は使えません。
chance-no-fish = 魚の数は1から{ $most }までです。{ $given } は使えません。
chance-no-turns = 手番の数は1から{ $most }までです。{ $given } は使えません。
chance-no-probability = "1/6" のような、0より大きく1以下の確率を書いてください。{ $given } は使えません。
chance-both = 2つのことが同時に
chance-both-prompt =
    白いサイコロの面：{ $faces }。
    青いサイコロの面：{ $others }。
    両方を1回振ります。白が「{ $white }」で、同時に青が「{ $blue }」になる確率はいくつですか。点の数はいくつでもかまいません。
chance-both-praise = 2つが同時に起こる確率は、かけ算です。「部分のなかの部分」だからです。
chance-both-added = 2つの確率を足しています。「両方同時」は、どちらか一方よりも起こりにくいはずです。あてはまる組に印をつけました。
chance-both-white-only = それは白いサイコロだけの確率です。そのうち、青もあてはまるのはどれだけでしょう。あてはまる組に印をつけました。
chance-both-blue-only = それは青いサイコロだけの確率です。そのうち、白もあてはまるのはどれだけでしょう。あてはまる組に印をつけました。
chance-both-one-pair = それは面の組1つだけの確率です。ここではいくつもの組があてはまります。印をつけました。
chance-both-counted = { $count }は、あてはまる組の数です。全部で何組のうちでしょう。確率は、全体のなかの割合です。
chance-both-hint-grid = 36通りの表を思いうかべましょう。あてはまるのは、どの行のどの列ですか。
chance-both-hint-white = 白の6面のうち、「{ $white }」は{ $count }面です。
chance-both-hint-blue = 青の6面のうち、「{ $blue }」は{ $count }面です。行の数×列の数が、あてはまる組の数です。
chance-both-solution = { $one } × { $other } = { $answer }
chance-sum = 2回の合計
chance-sum-prompt =
    サイコロの面：{ $faces }。
    2回振ります。合計が{ $total }になる確率はいくつですか。
chance-sum-praise = 順番のちがう組は別々に数えます。色のちがう2個のサイコロと同じです。
chance-sum-order = 順番を入れかえた組を1つとして数えています。「先に2、次に5」と「先に5、次に2」は別の組です。あてはまる組に印をつけました。
chance-sum-unlike = 順番を考えない組（21通り）で数えています。でも、それらは同じ確率ではありません。ちがう数の組は2通り、同じ数の組は1通りの出方があります。
chance-sum-alike = 合計は{ $count }種類ありますが、同じ確率ではありません。出方の数がちがいます。
chance-sum-hint-grid = 36通りの表をかきましょう。行が1回目、列が2回目です。
chance-sum-hint-order = 1回目の数を順に考えます。そのたびに、2回目は何でなければなりませんか。
chance-sum-hint-count = 36通りのうち、この合計になるのは{ $count }通りです。
chance-sum-solution = 36通りのうち{ $count }通りで合計が{ $total }になります：{ $answer }
chance-ways = サイコロのかけ算
chance-ways-prompt =
    サイコロを辞書で書きます。{"{"}1: 2, 3: 4{"}"}は、1が2面、3が4面にあるサイコロです。
    そのようなサイコロ2個について、関数ways(first, second)を書きましょう。合計ごとに何通りの出方があるかを、やはり辞書で返します。
chance-ways-praise = この関数は多項式のかけ算をしています。どんなサイコロにも使えます。
chance-ways-overwritten = 同じ合計の組が来ると、前の値が消えてしまうようです。total.get(a + b, 0) + … のように、前の値に足しましょう。
chance-ways-added = 面の数どうしを足しています。片方のどの面も、もう片方のどの面とも組になるので、かけ算です。
chance-ways-once = 数の組をどれも1通りと数えています。同じ数がいくつもの面にあるかもしれません。
chance-ways-case = 1個目{ $first }、2個目{ $second }
chance-ways-hint-pairs = ループを2つ重ねます。1個目の数それぞれについて、2個目の数を順に見ます。
chance-ways-hint-times = ある数が片方のm面に、別の数がもう片方のn面にあれば、組の出方はm×n通りです。
chance-ways-hint-get = 同じ合計の組はいくつもあります：total[a + b] = total.get(a + b, 0) + m * n
chance-ways-solution = たとえば：
chance-given = 合計がわかったら
chance-given-prompt =
    白いサイコロの面：{ $faces }。
    青いサイコロの面：{ $others }。
    両方を振りました。「点の数の合計は{ $total }だよ」と教えてもらいました。白いサイコロが「{ $symbol }」である確率はいくつですか。
chance-given-praise = わかったことで表が小さくなり、あとはいつもどおり数えるだけです。
chance-given-ignored = それは、合計を知る前の「{ $symbol }」の確率です。今ありうるのは、印のついた組だけです。
chance-given-joint = それは、36通り全体のなかで「{ $symbol }」と合計{ $total }が同時に起こる確率です。合計はもうわかっているので、印のついた組のなかだけで数えましょう。
chance-given-turned = 逆になっています。それは「{ $symbol }」とわかったときに合計が{ $total }になる確率です。ここでは合計がわかっていて、絵をきかれています。
chance-given-hint-left = 合計が{ $total }でない組を、すべて消しましょう。
chance-given-hint-count = 残るのは{ $count }通りです。これで割ります。
chance-given-hint-symbol = 残った組のうち、白が「{ $symbol }」なのはいくつですか。
chance-given-solution = 合計が{ $total }になるのは{ $left }通りです。そのうち「{ $symbol }」なのは{ $fitting }通り：{ $answer }
chance-independent = 独立ですか
chance-independent-prompt =
    白いサイコロの面：{ $faces }。
    青いサイコロの面：{ $others }。
    両方を1回振ります。2つの事象が独立なのはどれですか。文字で答えましょう。
chance-independent-pair = 「{ $one }」と「{ $other }」
chance-event-white = 白が{ $symbol }
chance-event-blue = 青が{ $symbol }
chance-event-pips = 白の点の数が{ $pips }以上
chance-event-sum = 点の数の合計が{ $total }
chance-event-even = 点の数の合計が偶数
chance-independent-praise = 「片方がわかると、もう片方の確率は変わるか」を、正しく確かめられました。
chance-independent-apart = { $letter }：この2つは同時には起こりません。片方が起これば、もう片方はありえないとわかるので、独立ではありません。「同時に起こらない」と「独立」はちがいます。
chance-independent-more = 書いたものは合っていますが、ほかにもあります。別々のサイコロについての事象を調べましょう。たまたま数が等しくなることもあります。
chance-independent-is = { $letter }：{ $one } × { $other } = { $product }、両方が起こる確率は{ $both }。独立です。
chance-independent-is-not = { $letter }：{ $one } × { $other } = { $product }ですが、両方が起こる確率は{ $both }。独立ではありません。
chance-independent-hint-ask = どの組でも考えましょう。片方を知ったら、もう片方について何かわかりますか。
chance-independent-hint-times = 数で確かめるには、片方、もう片方、両方の3つの確率を数えます。はじめの2つをかけると3つ目になりますか。
chance-independent-hint-count = 独立なのは{ $count }組です。
chance-mean = 1回の期待値
chance-mean-prompt =
    白いサイコロの面：{ $faces }。
    青いサイコロの面：{ $others }。
    毎回両方を振り、点の数を全部足します。1回あたり平均いくつになりますか。
chance-mean-praise = 期待値は足すだけでかまいません。独立でなくても成り立ちます。
chance-mean-white-only = それは白いサイコロだけの期待値です。
chance-mean-blue-only = それは青いサイコロだけの期待値です。
chance-mean-halved = 1回よけいに2で割っています。2個のサイコロの点の数は、平均するのではなく足します。
chance-mean-multiplied = 期待値どうしをかけています。点の数を足すのですから、期待値も足します。
chance-mean-unweighted = どの数も1回ずつ数えています。3つの面にある数は3倍出やすいので、3回数えます。
chance-mean-likely = それはいちばん出やすい合計です。期待値は、全体がつりあう位置です。
chance-mean-hint-white = まず白いサイコロだけ考えます。6面の点の数を足して6で割りましょう。
chance-mean-hint-sum = 白の面の点の数は、全部で{ $white }です。
chance-mean-hint-blue = 白いサイコロの期待値は{ $white }です。青も同じように求めて、足しましょう。
chance-mean-solution = { $white } + { $blue } = { $answer }
chance-mean-chart = 点の数の合計
chance-catch = 磁石にくっつく魚
chance-catch-prompt = 穴の中に魚が{ $fish }匹います。ほかの魚に関係なく、1匹ずつ確率{ $magnet }で磁石にくっつきます。ちょうど{ $stick }匹くっつく確率はいくつですか。
chance-catch-praise = 1通りの確率×何通りあるか。これが二項分布です。
chance-catch-one-way = それは、決まった{ $stick }匹だけがくっつく確率です。どの魚でもかまわないので、{ $fish }匹から{ $stick }匹の選び方が何通りあるかを考えましょう。
chance-catch-only-these = くっつく{ $stick }匹の分だけかけています。残りはくっつかないので、その確率もかけましょう。
chance-catch-at-least = それは{ $stick }匹以上くっつく確率です。ここではちょうど{ $stick }匹です。
chance-catch-share = { $fish }匹のうち{ $stick }匹というのは魚の割合で、確率ではありません。
chance-catch-hint-one = まず1通りだけ考えます。はじめの{ $stick }匹がくっつき、ほかはくっつかない。その確率は？
chance-catch-hint-ways = { $fish }匹のうち、くっつく{ $stick }匹の選び方は何通りですか。
chance-catch-hint-times = 選び方は{ $ways }通りで、どれも最初の1通りと同じ確率です。
chance-catch-solution = { $ways } × { $each } = { $answer }
chance-catch-chart = 魚{ $fish }匹のうちくっつく数（磁石{ $magnet }）
chance-waiting = いつまで待つ？
chance-waiting-prompt =
    白いサイコロの面：{ $faces }。
    1手番に1回振ります。はじめの{ $turns }手番のうちに、「{ $symbol }」が1回以上出る確率はいくつですか。
chance-waiting-praise = 「少なくとも1回」は、反対の「1回も出ない」から考えるのが早道です。
chance-waiting-added = { $chance }を{ $turns }手番の分だけ足しています。そのまま続けると、やがて1をこえてしまいます。2回出たときを2回数えているからです。
chance-waiting-never = それは{ $turns }手番のあいだ「{ $symbol }」が1回も出ない確率です。求めるのはその反対です。
chance-waiting-exactly = それは{ $turns }回目の手番で初めて出る確率です。もっと早く出ることもあります。
chance-waiting-once = それは{ $turns }手番のうち、ちょうど1回出る確率です。2回以上出ても「1回以上」です。
chance-waiting-hint-not = 反対を考えましょう。{ $turns }手番とも「{ $symbol }」が出ない場合です。
chance-waiting-hint-each = 1手番で出ない確率は{ $other }です。{ $turns }手番続けてなので、かけ算をします。
chance-waiting-hint-rest = 1からそれを引いた残りが、出る確率です。
chance-waiting-solution = { $turns }手番とも出ない確率：{ $other }の{ $turns }乗 = { $never }。だから1回以上出る確率：{ $answer }
chance-fair = このルールは公平？
chance-fair-prompt =
    赤のサイコロの面：{ $faces }。
    青のサイコロの面：{ $others }。
    ルール：両方が振り、大きい数を出したほうが先に始めます。同じ数なら赤が始めます。赤が始める確率はいくつですか。
chance-fair-praise = 同点のときのルールで、どちらが有利かが変わります。
chance-fair-ties = それは赤のほうが大きい確率です。同じときも赤が始めます。印のついた組なら、赤が始めます。
chance-fair-half = どちらかが始めるからといって、半分ずつとはかぎりません。組を数えましょう。赤の組に印をつけました。
chance-fair-other = それは青が始める確率です。
chance-fair-again = それは、同点なら振りなおす場合の確率です。ここでは同点なら赤が始めます。
chance-fair-shared = それは、同点を半分ずつに分けた場合の確率です。ここでは、同点は全部赤のものです。
chance-fair-hint-grid = 36通りの表をかきましょう。行が赤の面、列が青の面です。
chance-fair-hint-row = 1行ずつ見ましょう。青の面のうち、赤の数より小さいか同じなのはいくつですか。
chance-fair-hint-ties = 36通りのうち{ $count }通りが同点です。
chance-fair-solution = 赤が大きい：{ $greater }。同じ：{ $equal }。合わせて：{ $answer }
chance-design = 自分のサイコロ
chance-design-prompt =
    どの面の点の数も1から{ $most }までの、6面の白いサイコロを作りましょう。「{ $symbol }」の確率は{ $share }、点の数の期待値は{ $mean }です。
    kn.Die([kn.Face("{ $code }", 2), …])のように書きます。正しい答えはたくさんあります。
chance-design-praise = 条件に全部合っています。サイコロ実験室に入れて、1万回振ってみましょう。
chance-design-faces = 面は{ $count }個です。{ $wanted }個にしましょう。
chance-design-pips = どの面の点の数も1から{ $most }までです。
chance-design-symbol = このサイコロでは「{ $symbol }」の確率は{ $found }です。{ $share }にするには、いくつの面に必要ですか。
chance-design-mean = 絵は合っています。でも点の数の期待値は{ $found }です。{ $mean }にするには、6面で合計いくつ必要ですか。
chance-design-hint-symbol = 6面の{ $share }は何面ですか。
chance-design-hint-total = 期待値が{ $mean }なので、6面の合計はその6倍です。
chance-design-hint-count = 「{ $symbol }」を{ $count }面に、残りの面にほかの絵を入れ、合計{ $total }の点を6面に分けましょう。
chance-design-solution = { $count }面がその絵で、全部の面の点の数を足すと{ $total }になります。

## board editor

editor-title = ボードを作る
editor-view = 何を見ますか
editor-view-draw = 下書き
editor-view-board = できあがり
editor-brush = 押したところに置くもの
editor-brush-loose = エリアなしの穴
editor-brush-eraser = 消しゴム
editor-brush-hint = マスを押すか、マウスのボタンを押したまま動かします。もう一度押すと穴が消えます。キーボードでは、矢印キーで動き、Enter で置き、Delete で消します。
editor-renumber = 番号をつめる
editor-sheet = 名前と大きさ
editor-name = 名前
editor-rows = 行の数
editor-columns = 列の数
editor-box = 箱の中身
editor-small = 小さい魚
editor-large = 大きい魚
editor-drops = 溶解チップ
editor-crystals = 氷チップ
editor-check = 遊べるボードですか
editor-ready = 遊べます。穴は{ $holes }個、エリアは{ $floes }個です。
editor-not-ready = まだ遊べません。直すところが{ $count }か所あります。
editor-more-faults = ほかに{ $count }か所あります。
editor-place-board = ボード
editor-place-floes = エリア
editor-place-floe = エリア{ $floe }
editor-place-fish = 魚
editor-files = はじめる・保存・開く
editor-start = もとにするもの
editor-start-empty = 何もなし
editor-begin = はじめる
editor-save = ボードを保存
editor-load = 開く
editor-play = このボードで遊ぶ
editor-play-now = すぐに遊ぶ
editor-stop = ゲームを片付ける
editor-cell-empty = 何もなし
editor-cell-loose = エリアなしの穴
editor-cell-wrong = 直すところ
editor-painted = { $holes }：エリア{ $floe }に入れました。
editor-painted-loose = { $holes }：エリアなしの穴にしました。
editor-erased = { $holes }：消しました。
editor-blank-name = みんなの池
editor-loaded = 「{ $name }」を開きました。
editor-saved = { $name } という名前でダウンロードフォルダーに保存しました。
editor-cannot-save = まだボードになっていないので、保存しても遊べません。印のところを直してから、保存しましょう。
editor-cannot-play = まだボードになっていません。印のところを直してから、遊びましょう。
editor-no-board-yet = まだボードになっていません。印のところを直すと、できあがりが見られます。
editor-game-below = 下でゲームが始まります。このあと下書きを変えても、ゲームのボードは変わりません。
editor-bad-file = このファイルには、下書きにできないところがあります。今の下書きはそのままです。
file-place = { $line }行目の{ $column }文字目
editor-file-too-large = このファイルは、ボードにしては大きすぎます。
editor-holes-outside = 穴{ $count }個（{ $holes }）がなくなってしまいます。先に消してから、小さくしましょう。
editor-mistake-size = 大きさを { $given } にはできません。{ $least }から{ $most }までの整数を選びましょう。
editor-mistake-cell = { $given } というマスはありません。四すみは { $names } です。
editor-mistake-floe = エリア { $given } はありません。0から{ $last }までの番号か、エリアなしの穴の -1、消すときの -2 を選びましょう。
editor-mistake-count = { $given } の数は、ここでは決められません。{ $names } から選びましょう。
editor-mistake-view = { $given } という見方はありません。{ $names } から選びましょう。
editor-mistake-board = { $given } というボードはありません。{ $names } か、.json で終わるファイルの場所から選びましょう。
editor-exception = プログラムに問題が起きました（{ $error }）。下書きはそのままです。続けてください。
editor-no-answer = まだプログラムから返事がありません。ほかのセルが実行中なら、終わるまで待ってください。カーネルを再起動したときは、このセルをもう一度実行してください。
editor-page-error = 描けないものがありました。このセルをもう一度実行してください。

## lessons: adjacency

adjacency-title = 隣接：どれとどれがとなりか
adjacency-pond = 池
adjacency-form-hole = "C4" のように、穴の名前を答えてください。あるのは{ $holes }です。
adjacency-form-holes = ["C4", "D5"] のように、穴の名前を引用符に入れ、角かっこの中に並べてください。
adjacency-form-row = [0, 1, 0, …] のように、{ $wanted }個の数を角かっこの中に並べてください。
adjacency-row-length = 行には穴ごとに一つ、全部で{ $wanted }個の数が並びます。答えには{ $count }個あります。
adjacency-row-wrong = まだ正しくない数が{ $count }個あります。
adjacency-same-floe =
    { $count ->
        [0] 同じエリアのとなりはありません。
       *[other] 同じエリアのとなりは{ $count }個：{ $holes }
    }
adjacency-other-floe =
    { $count ->
        [0] ほかのエリアのとなりはありません。
       *[other] ほかのエリアのとなりは{ $count }個：{ $holes }
    }
adjacency-degree-count = 次数{ $degree }：穴{ $count }個
adjacency-degree-sum = 次数を全部足すと{ $sum }です。となりどうしを結ぶ線は{ $lines }本あります。
adjacency-matrix = 1：二つの穴はとなりどうし。0：そうではない。
adjacency-power = それぞれの数は、行の穴から列の穴まで、ちょうど{ $steps }歩で行く歩き方が何通りあるかを表します。
adjacency-squares-title = 四角のマスのボード
adjacency-squares-reach = 四角のマスでちょうど{ $steps }歩：{ $steps }歩以内のマス{ $all }個のうち{ $count }個に着けます。
adjacency-exactly-pips = 点
adjacency-exactly-holes-near = その歩数以内の穴
adjacency-exactly-holes = ちょうど着ける穴
adjacency-exactly-squares-near = その歩数以内のマス
adjacency-exactly-squares = ちょうど着けるマス
adjacency-exactly-note = 大きいボードの穴{ $hole }からと、四角のマスのボードの{ $square }から。
adjacency-neighbours = となりはどれ？
adjacency-neighbours-prompt = 輪で囲まれているのは{ $hole }です。そのとなりはどの穴ですか。名前で答えてください。
adjacency-neighbours-praise = エリアの境目がどこにあっても、釣り名人は気にしません。氷の上では、となりはとなりです。
adjacency-neighbours-hint-touch = となりとは、一歩で行ける穴です。輪に指を置いて、まわりを一周しましょう。
adjacency-neighbours-hint-rows = となりは、同じ段に二つ、上の段に二つ、下の段に二つありえます。段は穴の半分だけずれています。
adjacency-neighbours-hint-count = 全部で{ $count }個あります。
adjacency-neighbours-solution = 太い線が{ $hole }からとなりへのびています。エリアの境目を越える線もあります。
adjacency-not-oneself = { $hole }は自分自身のとなりではありません。となりへ行くには一歩歩きます。
adjacency-own-floe = それは同じエリアのとなりだけです。でも、図の線のように、エリアの間のすきまもまたいで歩けます。
adjacency-one-step = これも一歩です。
adjacency-crosswise = 方眼紙ならそうです。ここでは段がずれているので、上に二つ、下に二つのとなりがあります。
adjacency-two-steps = { $hole }から{ $other }までは二歩です。間に穴が一つあります。
adjacency-edges = 線は何本？
adjacency-edges-prompt = この池で、となりどうしの穴をすべて線で結ぶと、線は何本になりますか。
adjacency-edges-praise = どの線にも端が二つあります。だから、どんなグラフでも、次数の合計は偶数です。
adjacency-edges-hint-degree = それぞれの穴に、次数（となりの数）を書きましょう。
adjacency-edges-hint-add = 次数を全部足しましょう。そのとき、一本の線を何回数えたことになりますか。
adjacency-edges-hint-sum = 次数を全部足すと{ $sum }です。
adjacency-edges-solution = 次数を全部足すと{ $sum }です。どの線も両端で数えているので、{ $sum } ÷ 2 = { $count } です。
adjacency-edges-twice = それは次数の合計です。一本の線を、両端で一回ずつ、二回数えています。
adjacency-edges-holes = それは穴の数です。穴と穴の間にある線を数えてください。
adjacency-edges-degree = それはいちばん大きい次数、つまり一つの穴の線の数です。ほかの穴の線も数えましょう。
adjacency-degrees-shown = 穴の上の数字は、その穴の次数です。
adjacency-row = 行列の一行
adjacency-row-prompt = この池の隣接行列で、{ $hole }の行を書いてください。列の順番は{ $holes }です。
adjacency-row-praise = 穴のとなりについてコンピューターが知るべきことは、これで全部です。
adjacency-row-hint-question = 一つずつ聞きましょう。{ $hole }のとなりですか。はいなら1、いいえなら0です。順番は{ $holes }です。
adjacency-row-hint-near = { $hole }のとなりは{ $holes }です。
adjacency-row-hint-first = 最初の数は{ $first }のもので、{ $entry }です。
adjacency-row-solution = { $holes }のところが1で、{ $hole }自身をふくめて、ほかはすべて0です。
adjacency-row-own = { $hole }自身のところも1になっています。だれも自分のとなりではありません。行列の対角線には0だけが並びます。
adjacency-row-swapped = ちょうど逆です。1がとなり、0がとなりではないことを表します。
adjacency-row-degree = それは次数、つまりその行の合計です。行そのものには{ $wanted }個の数が並びます。
adjacency-walks = 歩き方を数える
adjacency-walks-prompt = 釣り名人が{ $hole }から{ $goal }まで、ちょうど{ $steps }歩で行く歩き方は何通りありますか。行ったり来たりしてもかまいません。
adjacency-walks-praise = この数は、行列の{ $steps }乗の中にあります。もっと大きいボードなら、手で数える気にはなれません。
adjacency-walks-hint-return = 同じ穴にもどる歩き方も数えます。一歩でもちがえば、別の歩き方です。
adjacency-walks-hint-before = 最後の一歩の前には、{ $goal }のとなりのどれかにいます：{ $holes }
adjacency-walks-hint-two = そのそれぞれに、{ $hole }から二歩で行く歩き方は何通りありますか。その数を足しましょう。
adjacency-walks-solution = 数字は、{ $hole }から二歩でそこへ行く歩き方の数です。{ $goal }のとなりの数を足します：{ $sum }
adjacency-walks-shown = 穴の上の数字は、そこで終わる二歩の歩き方の数です。
adjacency-walks-return = それは、同じ穴を二度通らない歩き方の数です。もどってもよいのです。たとえば、{ $hole }を出て、すぐまたもどることもできます。
adjacency-walks-anywhere = それは、どこで終わってもよい歩き方の数です。{ $goal }で終わるものだけを数えてください。
adjacency-walks-distance = それは距離です。ちがう歩き方が何通りあるかを答えてください。
adjacency-walks-last = それは{ $goal }のとなりの数です。でも、それぞれへの行き方は一通りとはかぎりません。ないこともあります。
adjacency-distance = 回り道
adjacency-distance-prompt = あなたは{ $hole }にいて、{ $goal }へ行きたいと思っています。どちらも輪で囲まれています。釣り名人がいる穴と、氷が溶けたところは歩けません。少なくとも何歩かかりますか。
adjacency-distance-praise = じゃまがなければ{ $straight }歩です。
adjacency-distance-hint-rings = { $hole }に0、歩けるとなりすべてに1、その新しいとなりに2、というように書いていきましょう。
adjacency-distance-hint-first = 最初の一歩で行けるのは：{ $holes }
adjacency-distance-hint-last = { $goal }に着く一歩前は、このどれかにいます：{ $holes }
adjacency-distance-solution = { $count }歩です。たとえば{ $way }です。
adjacency-distance-holes = 最初の穴もふくめて、道の穴を数えていますね。聞かれているのはその間の歩数なので、一つ少なくなります。
adjacency-distance-straight = それはまっすぐ行くときの歩数です。でも釣り名人や水がじゃまをしているので、回り道をします。
adjacency-distance-between = 間の穴の数ですね。着くときの最後の一歩も数えます。
adjacency-distance-shorter = その歩数でも歩けますが、もっと短い道があります。
adjacency-reach = ちょうどその数だけ
adjacency-reach-prompt = 白いサイコロで「移動」が出ました。{ $steps }点は全部使います。輪で囲まれた{ $hole }から歩いて、最後に着ける穴はどれですか。ほかの釣り名人と水がじゃまをしています。
adjacency-reach-praise = 一歩ごとに、そこまでの行き先すべてから先へ進む。コンピューターもまさにそうしています。
adjacency-reach-hint-one = 一歩目に行けるのは：{ $holes }
adjacency-reach-hint-again = その一つ一つから、もう一歩でどこへ行けますか。もどるのも一歩です。点を使い切るまでくり返しましょう。
adjacency-reach-hint-count = 答えは{ $count }個の穴です。
adjacency-reach-solution = { $holes }です。図の濃い色の穴がそうで、数字は距離です。
adjacency-reach-shown = 濃い色：ちょうど{ $steps }歩で着ける穴。数字は距離です。
adjacency-reach-barred = ここには着けません：{ $holes }。釣り名人がいるか、氷が溶けています。
adjacency-reach-ring = それは距離がちょうど{ $steps }の穴です。でも、ジグザグに歩いて途中で点を使うこともできます。
adjacency-reach-free = 釣り名人も水もなければ、それで正解です。でも、じゃまがあります。
adjacency-reach-within = 近いけれど、ちょうど{ $steps }歩では着けません：{ $holes }。点は全部使わなければならず、余った一歩の使い道がありません。
adjacency-reach-home = { $hole }はどうですか。一歩出て一歩もどれば、点を使ってまた同じところにいます。
adjacency-cut = 氷をつないでいるのはどのエリア？
adjacency-cut-prompt = 溶けたエリアがありますが、残りはまだつながっています。あと一つ溶けるとき、どのエリアが溶けると、残りがばらばらに分かれますか。いくつかあるときは、全部の番号を答えてください。
adjacency-cut-praise = グラフでは、このような場所を「カット」と言います。水滴が一つあれば、ほかの人を引きはなせます。
adjacency-cut-hint-narrow = 氷がエリア一つ分の幅しかない、細いところを探しましょう。
adjacency-cut-hint-try = エリアを一つ手でかくしてみましょう。それでも、どこからどこへでも歩いて行けますか。
adjacency-cut-hint-count =
    { $count ->
        [1] そのようなエリアは一つだけです。
       *[other] そのようなエリアは{ $count }個あります。その一つはエリア{ $floe }です。
    }
adjacency-cut-solution = 図ではエリア{ $floe }も溶けていて、かたまりごとに文字がついています。
adjacency-cut-shown = エリア{ $floe }がないと、かたまりは{ $count }個です。
adjacency-cut-melted = エリア{ $floe }はもう溶けています。これ以上溶ける氷はありません。
adjacency-cut-whole = エリア{ $floe }が溶けても、残りはまだつながっています。図の文字はどれも同じです。
adjacency-squares = 四角のマスでは
adjacency-squares-prompt = このボードでは、左右と上下にだけ進みます。{ $start }のコマを、点を全部使って、ちょうど{ $goal }に着かせます。1から{ $most }までのうち、何点のときにできますか。
adjacency-squares-praise = 全部が偶数か、全部が奇数です。数学では、これを「偶奇性」と言います。
adjacency-squares-hint-shortest = いちばん短い道は{ $steps }歩です。
adjacency-squares-hint-return = 点が二つ多くても着けます。一歩行ってもどればよいからです。では、一つ多いときは？
adjacency-squares-hint-colour = 色を見ましょう。一歩歩くと、足元の色はどうなりますか。
adjacency-squares-solution = { $pips }点のときです。一歩ごとに色が変わるので、距離以上の偶数すべてか、奇数すべてになります。
adjacency-squares-shown = 濃い色：ちょうど{ $pips }歩で着くところ。
adjacency-pips-short = { $pips }点では足りません。いちばん短い歩き方は{ $steps }歩です。
adjacency-pips-zigzag = それはいちばん短い歩き方です。でも、行ったり来たりもできます。もっと大きい数では、どれができますか。
adjacency-pips-colour = { $pips }点ではできません。一歩ごとに色が変わり、{ $pips }歩のあとはちがう色の上にいます。図で試しましょう。
adjacency-exact = では、氷の上では？
adjacency-exact-prompt = 同じことを、わたしたちのボードで考えます。{ $start }から出て、ちょうど{ $goal }に着きたいと思っています。どちらも輪で囲まれています。1から{ $most }までのうち、何点のときにできますか。
adjacency-exact-home = わたしたちのボードで、輪で囲まれた{ $start }から出て、点を全部使って、また同じところで終わりたいと思っています。1から{ $most }までのうち、何点のときにできますか。
adjacency-exact-praise = 三角形が一つあれば、偶数か奇数かはもう関係ありません。
adjacency-exact-hint-least = いちばん小さい数は{ $steps }です。
adjacency-exact-hint-triangle = となりどうしの二つの穴には、いつも共通のとなりがあります。そこを通ると、一歩のかわりに何歩になりますか。
adjacency-exact-hint-count = 答えの数は{ $count }個です。
adjacency-exact-solution = { $pips }点のときです。図の歩き方は、三角形の一辺のかわりに二辺を通るので、いちばん短い歩き方より一歩長くなっています。
adjacency-exact-shown = { $way }：{ $steps }歩
adjacency-exact-parity = 四角のマスならそれで正解です。でも、ここには三角形があります。図のように、一辺のかわりに二辺を通ると、一歩多くなります。
adjacency-function = Pythonが歩く
adjacency-function-prompt =
    関数 reach(start, steps, near) を書きましょう。near は穴ごとのとなりを表します。たとえば near["C4"] は名前のリストです。
    ちょうどその歩数だけ歩いて最後に着ける穴を、すべて返します。
adjacency-function-praise = どんなに大きいボードでも、何がじゃまをしていても使えます。道路の網でも同じように使えます。
adjacency-function-hint-zero = 一歩も歩かなければ、出発したところにいます：ends = {"{"}start{"}"}
adjacency-function-hint-next = 歩数だけ同じことをくり返します。ends の穴それぞれから、となりすべてへ行き、着いた穴の集まりをまた ends とします。
adjacency-function-hint-start = くり返しの中：ends = {"{"}other for hole in ends for other in near[hole]{"}"}
adjacency-function-solution = たとえば：{ $code }
adjacency-function-case = 図の池で start="{ $start }", steps={ $steps }
adjacency-function-within = 関数は、途中で通っただけの穴も返しています。1歩ごとに、その1歩で着く穴だけを数えます。毎回、新しい集合を作りましょう。
adjacency-function-ring = 関数は、ちょうどその距離の穴を返しています。行ったり来たりして、もっと近くで終わることもできます。
adjacency-function-once = 関数は、steps がいくつでも1歩しか進みません。その1歩を、くり返しの中に入れましょう。
adjacency-function-still = 関数は、出発点から動いていません。1歩ごとに、今いるかもしれない穴すべてから、そのとなりの穴へ進みましょう。

## odds

odds-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-below = { $percent }未満
odds-above = { $percent }超
odds-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-hole-reach = 移動を終えられる確率{ $figure }
odds-hole-dig = 穴を開けられる確率{ $figure }
odds-hole-fish = 釣れる確率{ $figure }
odds-hole-points = 1回釣ったときの平均{ $figure }点
odds-hole-fish-number = 1回釣ったときの平均{ $figure }匹
odds-caption-reach = 移動を終えられる確率：{ $holes }。
odds-caption-dig = 穴を開けられる確率：{ $holes }。
odds-caption-fish = 釣りができる確率：{ $holes }。
odds-caption-points = 1回の釣りの平均：{ $holes }。
odds-caption-same = { $figure }は{ $holes }
odds-roll = { $symbol }、{ $pips }
odds-pips = サイコロ{ $count }点
odds-pips-between = サイコロ{ $least }〜{ $count }点
odds-times = { $move }×{ $count }
odds-column-roll = サイコロ
odds-column-chance = 確率
odds-column-points = 得点
odds-column-fish = 魚
odds-column-use = いちばんよい使い方
odds-no-catch = 釣れる魚はいません
odds-together = 全部の目
odds-note-plan = 得点と魚の数は平均で、それぞれいちばんよい計画のものです。計画はサイコロを振った直後に決め、途中で見つけたものや釣れた魚では変えません。氷の下の魚は、開いていないどの穴にも同じ確率でいるものとして数えます。
odds-note-many = サイコロの点が合計{ $pips }点を超えることがあるので、計画ではまず移動し、着いた所で穴を開けて釣ります。
odds-note-limit = 魚が{ $fish }匹になってゲームが終わったあとに釣れるはずの分も、ここでは数えています。
odds-mistake-phase =
    { $phase ->
        [place] 確率を出せるのは、手番の前か手番の途中だけです。今はまだ、釣り名人を置いているところです。
        [catch] 確率を出せるのは、手番の前か手番の途中だけです。今は、釣りの結果を待っているところです。
       *[other] 確率を出せるのは、手番の前か手番の途中だけです。このゲームは終わっています。
    }
odds-mistake-what = { $given } という確率の表示はありません。{ $names } から選ぶか、None にしてください。
odds-mistake-game = 確率を表示できるのはカヤナックだけです。流氷のゲームではできません。
player-odds = この手番の確率
player-odds-rest = 手番の残りの確率
player-odds-expected = いちばんよい使い方をしたときの平均：{ $figure }
player-odds-what = 何を数えているか
player-option-odds = 確率を表示する
player-option-odds-why = この手番の正確な確率を、ボードの上の数字とサイコロの目の表で示します。色が濃いほど大きい数です。
odds-show-off = 表示しない
odds-show-reach = 移動を終えられる所
odds-show-dig = 穴を開けられる所
odds-show-fish = 釣りができる所
odds-show-points = 1回の釣りの平均

### Texts on screen of kayanak_nb.

language-name = 日本語

## command line

cli-usage = 使い方:
cli-options = オプション
cli-commands = コマンド
cli-about = 教室のための氷のゲームふたつ。Jupyter で遊べます。
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
cli-renewed = { $name }: 書きかえられていなかったので、新しい版に入れかえました。
cli-kept = { $name }: 書きかえてあるので、そのままにします。
cli-beside = { $name }: 書きかえてあるので、そのままにします。新しい版はとなりにあります: { $place }
cli-starting = JupyterLab がブラウザーで開きます。終わるときは、ここで Ctrl+C を押してください。
cli-starting-without-browser = JupyterLab を始めます。表示されるアドレスを開いてください。終わるときは、ここで Ctrl+C を押してください。
cli-no-jupyterlab = JupyterLab がまだ入っていません。次のコマンドでインストールできます: { $command }
cli-no-notebooks = ノートブックは { $folder } にあるはずですが、見つかりません。kayanak_nb をもう一度インストールしてください。
cli-folder-is-file = { $folder } はファイルです。フォルダーを指定してください。例: kayanak lab my-notebooks
cli-folder-unusable = ノートブックを { $folder } にコピーできません（{ $reason }）。ほかのフォルダーを指定してください。例: kayanak lab my-notebooks

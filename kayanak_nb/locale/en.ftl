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
cli-lab-folder = folder for your copies of the notebooks (installed package: { $folder } unless you say otherwise; checkout: its own notebooks)
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
cli-starting = JupyterLab opens in your browser. To stop it, press Ctrl+C here.
cli-starting-without-browser = JupyterLab starts; visit the address it shows. To stop it, press Ctrl+C here.
cli-no-jupyterlab = JupyterLab is not installed here. This installs it: { $command }
cli-no-notebooks = The notebooks should be in { $folder }, but they are not there. Please install kayanak_nb again.
cli-folder-is-file = { $folder } is a file. Please name a folder, for example: kayanak lab my-notebooks
cli-folder-unusable = The notebooks cannot be copied to { $folder } ({ $reason }). Please name another folder, for example: kayanak lab my-notebooks

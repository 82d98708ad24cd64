"""``python -m kayanak_nb`` is the command ``kayanak``, for those who have it not on their path."""

import sys

from kayanak_nb.cli import main

if __name__ == "__main__":
    sys.exit(main())

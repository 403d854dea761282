"""``python -m riverboat``: the command line, if the command ``riverboat`` is not on the path."""

from riverboat.cli import main

if __name__ == "__main__":
    main()

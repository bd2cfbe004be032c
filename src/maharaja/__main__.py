"""``python -m maharaja``: the command line."""

from maharaja.cli import main

if __name__ == "__main__":
    main()

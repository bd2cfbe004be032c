"""``python -m maharaja``: the command line."""

from maharaja.cli.main import main

if __name__ == "__main__":
    main()

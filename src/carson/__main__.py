"""`python -m carson` is the `carson` command."""

import sys

from carson.cli import main

if __name__ == "__main__":
    sys.exit(main())

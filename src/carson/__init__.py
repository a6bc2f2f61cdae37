"""Carson City for the computer: the rules, players that are programs, and ways to play.

This package itself holds only the version; each part is imported by its own name, such as `carson.board`.
"""

__version__ = "0.2.0"

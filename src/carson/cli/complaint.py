"""What a person can put right: said in one sentence on standard error, never as a traceback."""

from __future__ import annotations

BAD_INPUT = 2  # the exit status; 1 is for a check that failed


class Complaint(Exception):
    """The id of a sentence in the locale files, and its values."""

    def __init__(self, id: str, /, **values: str | int) -> None:
        self.id = id
        self.values = values
        super().__init__(id)

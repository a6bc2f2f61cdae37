"""A refusal always says why: a reason code, the ruling's number and the values in question.

The words come from the locale files (`refusal-<code>`); `str()` is for programmers.
"""

from __future__ import annotations


class Refusal(Exception):
    """A choice, a configuration or a file that cannot be accepted; nothing was changed."""

    def __init__(self, code: str, ruling: str = "", /, **values: int | str) -> None:
        self.code = code
        self.ruling = ruling
        self.values = values
        super().__init__(code)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return self.code + (f" ({details})" if details else "") + (f" [{self.ruling}]" if self.ruling else "")

    def __reduce__(self) -> tuple[object, ...]:
        """As another process gets it: with everything that it holds, and with what it comes from."""
        return type(self).__new__, (type(self),), {**vars(self), "args": self.args, "__cause__": self.__cause__}

    def as_json(self) -> dict[str, object]:
        return {"code": self.code, "ruling": self.ruling, "values": dict(self.values)}

"""What changes from one view to the next, to be sent in place of the whole: values with the way to each of them.

`[["players", 2, "money"], 14]` is a new value, `[["town", 9, "owner"]]` one that is gone. Keys go by name; a list goes by
place while its length stays, and is sent whole when it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

Way = tuple[str | int, ...]
Change = list[object]  # the way, and the new value if there is one


def changes(before: object, after: object) -> list[Change]:
    return list(_changes(before, after, ()))


def _changes(before: object, after: object, way: Way) -> Iterator[Change]:
    if before is after or before == after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for name in before:
            if name not in after:
                yield [[*way, name]]
        for name, value in after.items():
            if name in before:
                yield from _changes(before[name], value, (*way, name))
            else:
                yield [[*way, name], value]
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(old, new, (*way, place))
    else:
        yield [[*way], after]

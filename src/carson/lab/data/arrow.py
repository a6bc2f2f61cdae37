"""pyarrow, an extra of the package, loaded when somebody writes or reads tables."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from carson import __version__
from carson.lab.data.rows import Texts
from carson.lab.data.schema import FORMAT, VERSION, tables

KEY: Final = b"carson"  # of a file's metadata


class BadFolder(Exception):
    """Why nothing can be written or read there: the id of a sentence in the locale files, and its values."""

    def __init__(self, id: str, /, **values: str | int) -> None:
        self.id = id
        self.values = values
        super().__init__(id)


def arrow() -> Any:
    return _imported("pyarrow")


def parquet() -> Any:
    return _imported("pyarrow.parquet")


def _imported(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise BadFolder("command-data-missing") from None


def schema_of(table: str) -> Any:
    """The types of a table's columns, and what the file says of itself."""
    pa = arrow()
    text = pa.dictionary(pa.int32(), pa.string())
    types = {
        "text": text, "int": pa.int32(), "float": pa.float64(), "bool": pa.bool_(),
        "texts": pa.list_(pa.string()), "ints": pa.list_(pa.int32()),
    }  # fmt: skip
    told = json.dumps({"format": FORMAT, "schema": VERSION, "table": table, "carson": __version__})
    return pa.schema([(name, types[kind]) for name, kind in tables()[table].items()], metadata={KEY: told.encode()})


def table_of(table: str, columns: Mapping[str, Any]) -> Any:
    """Gathered columns as pyarrow has them."""
    schema = schema_of(table)
    arrays = [_array(columns[field.name], field.type) for field in schema]
    return arrow().Table.from_arrays(arrays, schema=schema)


def _array(column: Any, kind: Any) -> Any:
    pa = arrow()
    if isinstance(column, Texts):
        codes = pa.Array.from_buffers(pa.int32(), len(column), [None, pa.py_buffer(column.codes)])
        return pa.DictionaryArray.from_arrays(codes, pa.array(list(column.texts), pa.string()))
    if isinstance(column, array) and column.typecode == "b":
        return pa.array([bool(value) for value in column], kind)
    if isinstance(column, array):
        return pa.Array.from_buffers(kind, len(column), [None, pa.py_buffer(column)])
    return pa.array(column, kind)

"""What uvicorn's connections do in our way."""

import pytest
from websockets.frames import Frame, Opcode

from carson.server.http.connections import head_of_text


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_library_would_make_of_it(length: int) -> None:
    text = b"x" * length
    assert head_of_text(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)

"""Frames reach a client in the order in which they were sent, whether it takes them at once or they wait for it."""

from collections.abc import Sequence

from carson.server.rooms.connection import Connection


class Client:
    """What it got at once, while it takes anything."""

    def __init__(self) -> None:
        self.takes = True
        self.got: list[bytes] = []
        self.times = 0

    def hand_over(self, frames: Sequence[bytes]) -> bool:
        if self.takes:
            self.got += frames
            self.times += 1
        return self.takes


def connected(client: Client) -> Connection:
    return Connection(0, 0, False, hand_over=client.hand_over)


def test_a_client_that_takes_its_frames_has_none_waiting() -> None:
    client = Client()
    connection = connected(client)
    connection.send(b"1")
    connection.send(b"2")
    assert client.got == [b"1", b"2"]
    assert connection.unsent.empty()


def test_no_frame_overtakes_one_that_waits_or_is_on_its_way() -> None:
    client = Client()
    connection = connected(client)
    client.takes = False
    connection.send(b"1")
    connection.send(b"2")
    client.takes = True
    connection.send(b"3")
    sent = []
    for _ in range(3):
        sent.append(connection.unsent.get_nowait())
        connection.send(b"later")  # behind the one that is being sent just now, too
        connection.was_sent()
    assert sent == [b"1", b"2", b"3"]
    assert client.got == []


def test_when_the_last_has_gone_frames_are_handed_over_again() -> None:
    client = Client()
    connection = connected(client)
    client.takes = False
    connection.send(b"1")
    client.takes = True
    connection.unsent.get_nowait()
    connection.send(b"2")  # while the first is on its way
    assert client.got == []
    connection.was_sent()
    connection.unsent.get_nowait()
    connection.was_sent()
    connection.send(b"3")
    assert client.got == [b"3"]


def test_nothing_follows_the_end() -> None:
    client = Client()
    connection = connected(client)
    connection.close()
    connection.send(b"1")
    assert client.got == []
    assert connection.unsent.get_nowait() is None
    assert connection.unsent.empty()


def test_what_is_held_goes_out_in_one_piece() -> None:
    client = Client()
    connection = connected(client)
    connection.hold()
    connection.send(b"news")
    connection.send(b"kept")
    assert client.got == []
    connection.release()
    connection.release()  # there is nothing more
    connection.send(b"later")
    assert client.got == [b"news", b"kept", b"later"]
    assert client.times == 2


def test_what_was_held_waits_for_a_client_that_takes_nothing() -> None:
    client = Client()
    connection = connected(client)
    client.takes = False
    connection.hold()
    connection.send(b"news")
    connection.send(b"kept")
    connection.release()
    assert [connection.unsent.get_nowait() for _ in range(2)] == [b"news", b"kept"]

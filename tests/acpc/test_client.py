"""The client against well-behaved and faulty dealers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest

from riverboat.acpc import (
    LOOPBACK,
    ConnectionClosed,
    ConnectionTimedOut,
    FinishedHand,
    LineConnectionError,
    PortUnavailable,
    connect,
    play_as,
)
from riverboat.bots import DecisionPoint, Player
from riverboat.engine import AnyCommand, HandState, IllegalAction, RaiseTo
from riverboat.notation import BadNotation
from tests.acpc.games import table
from tests.acpc.players import calling
from tests.acpc.wires import PATIENCE, Raw, dealer

HAND = """
MATCHSTATE:0:7::TdAs|
MATCHSTATE:0:7:r:TdAs|
MATCHSTATE:0:7:rc/:TdAs|/2c8c3h
MATCHSTATE:0:7:rc/c:TdAs|/2c8c3h
MATCHSTATE:0:7:rc/cc/:TdAs|/2c8c3h/9c
MATCHSTATE:0:7:rc/cc/c:TdAs|/2c8c3h/9c
MATCHSTATE:0:7:rc/cc/cc/:TdAs|/2c8c3h/9c/Kh
MATCHSTATE:0:7:rc/cc/cc/c:TdAs|/2c8c3h/9c/Kh
MATCHSTATE:0:7:rc/cc/cc/cr:TdAs|/2c8c3h/9c/Kh
MATCHSTATE:0:7:rc/cc/cc/crc:TdAs|8hTc/2c8c3h/9c/Kh
""".split()
ANSWERED = (1, 2, 4, 6, 8)


def playing(
    behave: Callable[[Raw], None], player: Player | None = None, patience: float = PATIENCE
) -> list[FinishedHand]:
    with dealer(behave) as port, closing(connect(LOOPBACK, port)) as lines:
        return list(
            play_as(player or calling(), table("limit 2p"), lines, timeout_seconds=patience)
        )


def test_it_answers_when_it_is_to_act_and_is_quiet_otherwise() -> None:
    def behave(raw: Raw) -> None:
        raw.send("# welcome\r\n;GUI thing\r\n\r\n")
        for state in HAND:
            raw.send(f"{state}\n")
        assert raw.line() == "VERSION:2.0.0"
        for number in ANSWERED:
            assert raw.line() == f"{HAND[number]}:c"
        raw.socket.shutdown(1)
        assert raw.line() is None

    assert playing(behave) == [FinishedHand(7, 0, -40 * 2)]


def test_a_showdown_that_is_kept_back_counts_for_nothing() -> None:
    def behave(raw: Raw) -> None:
        raw.send("MATCHSTATE:0:7:cc/cc/cc/cc:TdAs|/2c8c3h/9c/Kh\r\n")
        assert raw.line() == "VERSION:2.0.0"

    assert playing(behave) == [FinishedHand(7, 0, None)]


def gone_at_once(raw: Raw) -> None:
    assert raw.line() == "VERSION:2.0.0"


def gone_in_a_hand(raw: Raw) -> None:
    raw.send(f"{HAND[0]}\r\n")
    assert raw.line() == "VERSION:2.0.0"


def silent(raw: Raw) -> None:
    assert raw.line() == "VERSION:2.0.0"
    assert raw.line() is None


def says(text: str) -> Callable[[Raw], None]:
    def behave(raw: Raw) -> None:
        assert raw.line() == "VERSION:2.0.0"
        raw.send(text)
        raw.line()

    return behave


@pytest.mark.parametrize(
    "behave, error, why",
    [
        (gone_at_once, ConnectionClosed, "closed the connection"),
        (gone_in_a_hand, ConnectionClosed, "closed the connection"),
        (silent, ConnectionTimedOut, "did not answer in time"),
        (says("MATCH"), ConnectionTimedOut, "did not finish its line in time"),
        (says("x" * 9000), LineConnectionError, "more than 4096 bytes"),
        (says("welcome\r\n"), BadNotation, "'welcome' is no match state"),
        (says("MATCHSTATE:2:0::AsAh|\r\n"), BadNotation, "there is no position 2"),
        (says("MATCHSTATE:0:3::AsAh||\r\n"), BadNotation, "hand 3: 3 holdings for 2 players"),
        (says("MATCHSTATE:0:3:r200:AsAh|\r\n"), BadNotation, "a limit raise has no amount"),
    ],
)
def test_a_dealer_that_is_none_is_named(
    behave: Callable[[Raw], None], error: type[Exception], why: str
) -> None:
    with pytest.raises(error, match=why):
        playing(behave, patience=0.05 if error is ConnectionTimedOut else PATIENCE)


def test_nobody_there_is_said() -> None:
    with dealer(silent) as port:
        connect(LOOPBACK, port).close()
    with pytest.raises(PortUnavailable, match=f"nobody answers at 127.0.0.1 port {port}"):
        connect(LOOPBACK, port)


class Wishful:
    """A bot that returns an illegal raise."""

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        return RaiseTo(1)


def test_an_illegal_wish_never_goes_over_the_wire() -> None:
    def behave(raw: Raw) -> None:
        raw.send(f"{HAND[0]}\r\n{HAND[1]}\r\n")
        assert raw.line() == "VERSION:2.0.0"
        assert raw.line() is None

    with pytest.raises(IllegalAction, match="legal now: fold, call 20, raise to"):
        playing(behave, Wishful())

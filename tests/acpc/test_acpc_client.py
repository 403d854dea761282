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
from tests.acpc.game_definitions import build_table_of_game
from tests.acpc.random_players import make_calling_player
from tests.acpc.raw_connections import SOCKET_TIMEOUT, RawConnection, fake_dealer

HAND_STATES = """
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
ANSWERED_STATE_INDEXES = (1, 2, 4, 6, 8)


def play_against(
    behave: Callable[[RawConnection], None],
    player: Player | None = None,
    timeout_seconds: float = SOCKET_TIMEOUT,
) -> list[FinishedHand]:
    with fake_dealer(behave) as port, closing(connect(LOOPBACK, port)) as connection:
        return list(
            play_as(
                player or make_calling_player(),
                build_table_of_game("limit 2p"),
                connection,
                timeout_seconds=timeout_seconds,
            )
        )


def test_client_answers_only_on_its_turn() -> None:
    def behave(connection: RawConnection) -> None:
        connection.send("# welcome\r\n;GUI thing\r\n\r\n")
        for state in HAND_STATES:
            connection.send(f"{state}\n")
        assert connection.line() == "VERSION:2.0.0"
        for state_index in ANSWERED_STATE_INDEXES:
            assert connection.line() == f"{HAND_STATES[state_index]}:c"
        connection.socket.shutdown(1)
        assert connection.line() is None

    assert play_against(behave) == [FinishedHand(7, 0, -40 * 2)]


def test_hidden_showdown_gives_unknown_result() -> None:
    def behave(connection: RawConnection) -> None:
        connection.send("MATCHSTATE:0:7:cc/cc/cc/cc:TdAs|/2c8c3h/9c/Kh\r\n")
        assert connection.line() == "VERSION:2.0.0"

    assert play_against(behave) == [FinishedHand(7, 0, None)]


def disconnect_after_version(connection: RawConnection) -> None:
    assert connection.line() == "VERSION:2.0.0"


def disconnect_in_hand(connection: RawConnection) -> None:
    connection.send(f"{HAND_STATES[0]}\r\n")
    assert connection.line() == "VERSION:2.0.0"


def send_nothing(connection: RawConnection) -> None:
    assert connection.line() == "VERSION:2.0.0"
    assert connection.line() is None


def make_text_sender(text: str) -> Callable[[RawConnection], None]:
    def behave(connection: RawConnection) -> None:
        assert connection.line() == "VERSION:2.0.0"
        connection.send(text)
        connection.line()

    return behave


@pytest.mark.parametrize(
    "behave, error, reason",
    [
        (disconnect_after_version, ConnectionClosed, "closed the connection"),
        (disconnect_in_hand, ConnectionClosed, "closed the connection"),
        (send_nothing, ConnectionTimedOut, "didn’t answer in time"),
        (make_text_sender("MATCH"), ConnectionTimedOut, "didn’t finish its line in time"),
        (make_text_sender("x" * 9000), LineConnectionError, "more than 4096 bytes"),
        (make_text_sender("welcome\r\n"), BadNotation, "invalid match state: 'welcome'"),
        (make_text_sender("MATCHSTATE:2:0::AsAh|\r\n"), BadNotation, "unknown position 2"),
        (
            make_text_sender("MATCHSTATE:0:3::AsAh||\r\n"),
            BadNotation,
            "hand 3: 3 hands for 2 players",
        ),
        (
            make_text_sender("MATCHSTATE:0:3:r200:AsAh|\r\n"),
            BadNotation,
            "a limit raise has no amount",
        ),
    ],
)
def test_dealer_failure_is_reported(
    behave: Callable[[RawConnection], None], error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        play_against(
            behave, timeout_seconds=0.05 if error is ConnectionTimedOut else SOCKET_TIMEOUT
        )


def test_unreachable_dealer_is_reported() -> None:
    with fake_dealer(send_nothing) as port:
        connect(LOOPBACK, port).close()
    with pytest.raises(PortUnavailable, match=f"no answer at 127.0.0.1 port {port}"):
        connect(LOOPBACK, port)


class IllegalRaiser:
    """A bot that returns an illegal raise."""

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        return RaiseTo(1)


def test_illegal_action_is_never_sent() -> None:
    def behave(connection: RawConnection) -> None:
        connection.send(f"{HAND_STATES[0]}\r\n{HAND_STATES[1]}\r\n")
        assert connection.line() == "VERSION:2.0.0"
        assert connection.line() is None

    with pytest.raises(IllegalAction, match="legal now: fold, call 20, raise to"):
        play_against(behave, IllegalRaiser())

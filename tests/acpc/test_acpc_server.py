"""The server with programs that play correctly and programs that fail."""

from __future__ import annotations

import socket
from collections.abc import Callable, Sequence
from contextlib import closing
from random import Random
from time import monotonic

import pytest
from msgspec.structs import replace

from riverboat.acpc import (
    LOOPBACK,
    ConnectionTimedOut,
    LineConnection,
    LineConnectionError,
    Match,
    MatchDeal,
    MatchLimits,
    PlayedHand,
    PortUnavailable,
    RemoteSeat,
    SeatFailed,
    Server,
    connect,
    play_as,
    seeded_deals,
)
from riverboat.bots import Player, style
from tests.acpc.game_definitions import GAME_DEFINITIONS, build_table_of_game
from tests.acpc.random_players import RandomSizePlayer, make_calling_player
from tests.acpc.raw_connections import (
    SOCKET_TIMEOUT,
    ProgramBehavior,
    RawConnection,
    answer_with_calls,
    background_threads,
    connected_programs,
    open_connection_pair,
)
from tests.acpc.recording_seats import change_hidden_cards, find_first_turn
from tests.schedule import run_in
from tests.thorough import example_count

SHORT_LIMITS = MatchLimits(
    connect_seconds=SOCKET_TIMEOUT,
    action_seconds=SOCKET_TIMEOUT,
    hand_seconds=SOCKET_TIMEOUT,
    average_hand_seconds=SOCKET_TIMEOUT,
)
TINY_SECONDS = 0.5
MATCH_HANDS = example_count(150, 1_000)
"""Number of hands in a long match."""


def make_match(game: str, hands: int, duplicate: bool = False) -> Match:
    table = build_table_of_game(game)
    names = ("Ann", "Bob", "Cat")[: table.definition.players]
    return Match(table=table, players=names, hands=hands, duplicate=duplicate)


def play_over_tcp(
    match: Match, players: Sequence[Player]
) -> tuple[list[PlayedHand], list[list[int]]]:
    """Play a match over TCP; return the server's hands and each client's results."""
    nets_by_player: list[list[int]] = [[] for _ in players]
    with Server(match, limits=SHORT_LIMITS) as server:

        def make_client(player: Player, port: int, nets: list[int]) -> Callable[[], None]:
            def play_match_as_client() -> None:
                with closing(connect(LOOPBACK, port)) as connection:
                    for finished_hand in play_as(
                        player, match.table, connection, timeout_seconds=SOCKET_TIMEOUT
                    ):
                        assert finished_hand.net is not None
                        nets.append(finished_hand.net)

            return play_match_as_client

        client_functions = [
            make_client(*player)
            for player in zip(players, server.ports.values(), nets_by_player, strict=True)
        ]
        with background_threads(*client_functions, stop_waiting=server.close):
            hands = list(server.play(seeded_deals(match.table, 7)))
    return hands, nets_by_player


# Own server and client ----------------------------------------------------------------------------


@run_in("slow", "limit 2p")
@run_in("landing", "no-limit 3p")
@pytest.mark.parametrize("game", ["limit 2p", "no-limit 3p"])
def test_match_over_tcp_gives_same_results_at_both_ends(game: str) -> None:
    match = make_match(game, MATCH_HANDS)
    players: list[Player] = [RandomSizePlayer(Random(seat)) for seat in range(len(match.players))]
    hands, payoffs = play_over_tcp(match, players)
    assert len(hands) == MATCH_HANDS
    for player, nets in enumerate(payoffs):
        assert nets == [hand.net[player] for hand in hands]
    assert all(sum(hand.net) == 0 for hand in hands)
    assert len({hand.net for hand in hands}) > 20


@pytest.mark.parametrize(
    "game", [game for game in GAME_DEFINITIONS if game not in ("limit 2p", "no-limit 3p")]
)
def test_every_competition_game_is_played_over_tcp(game: str) -> None:
    match = make_match(game, example_count(30, 300))
    hands, payoffs = play_over_tcp(
        match, [RandomSizePlayer(Random(seat)) for seat in range(len(match.players))]
    )
    assert payoffs == [[hand.net[player] for hand in hands] for player in range(len(payoffs))]


@pytest.mark.parametrize("game", list(GAME_DEFINITIONS))
def test_every_house_bot_plays_from_match_states(game: str) -> None:
    match = make_match(game, 6)
    style_names = ["calling", "rock", "maniac", "shark", "wild"]
    players = [style(style_names[seat], Random(seat)) for seat in range(len(match.players))]
    other_players = [
        style(style_names[-1 - seat], Random(seat)) for seat in range(len(match.players))
    ]
    for bot_players in (players, other_players):
        hands, payoffs = play_over_tcp(match, bot_players)
        assert payoffs == [[hand.net[player] for hand in hands] for player in range(len(payoffs))]


def test_local_and_remote_bots_play_same_match() -> None:
    match = make_match("no-limit 2p", 20)
    bots: dict[int, Player] = {seat: style("maniac", Random(seat)) for seat in range(2)}
    with Server(match, bots) as server:
        assert server.ports == {}
        local_hands = [hand.net for hand in server.play(seeded_deals(match.table, 7))]
    hands, _ = play_over_tcp(match, [style("maniac", Random(seat)) for seat in range(2)])
    assert [hand.net for hand in hands] == local_hands


# Non-interference ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["limit 3p", "no-limit 3p", "leduc"])
def test_unseen_cards_do_not_change_sent_bytes(game: str) -> None:
    match = make_match(game, 40)
    deal_source = seeded_deals(match.table, 3)
    first_bytes = play_and_collect_bytes(match, deal_source)
    last_state_by_hand = {
        int(line.split(":")[2]): line for line in first_bytes.decode().splitlines()
    }
    changed_deals = [
        change_hidden_cards(
            deal_source(hand_number), last_state_by_hand[hand_number], game, hand_number
        )
        for hand_number in range(match.hands)
    ]
    assert (
        sum(deal != deal_source(hand_number) for hand_number, deal in enumerate(changed_deals)) > 10
    )
    assert (
        play_and_collect_bytes(match, lambda hand_number: changed_deals[hand_number]) == first_bytes
    )


def play_and_collect_bytes(match: Match, deal_source: Callable[[int], MatchDeal]) -> bytes:
    """Return the bytes that the program at the first port receives; others act at random."""

    def fold_every_second_hand(connection: RawConnection) -> None:
        connection.send("VERSION:2.0.0\r\n")
        while line := connection.line():
            connection.send(f"{line}:{'fc'[int(line.split(':')[2]) % 2]}\r\n")

    bots: dict[int, Player] = {
        seat: RandomSizePlayer(Random(seat)) for seat in range(1, len(match.players))
    }
    limits = replace(SHORT_LIMITS, max_errors=10_000)  # folding where a check is free is an error
    with (
        Server(match, bots, limits=limits) as server,
        connected_programs(server, fold_every_second_hand) as [connection],
    ):
        assert len(list(server.play(deal_source))) == match.hands
    return bytes(connection.received)


# Failing programs ---------------------------------------------------------------------------------


def play_until_failure(
    behave: ProgramBehavior, limits: MatchLimits, hands: int = 50
) -> tuple[str, list[PlayedHand]]:
    """Play against a failing program; return the error and the hands before it."""
    match = make_match("limit 2p", hands)
    played_hands: list[PlayedHand] = []
    with (
        Server(match, {1: make_calling_player()}, limits=limits) as server,
        connected_programs(server, behave),
    ):
        hands_iterator = server.play(seeded_deals(match.table, 1))
        with pytest.raises(SeatFailed) as error:
            played_hands.extend(hands_iterator)
    return str(error.value), played_hands


def send_nothing(connection: RawConnection) -> None:
    assert connection.line() is None


def send_old_version(connection: RawConnection) -> None:
    connection.send("VERSION:1.0.0\r\n")
    assert connection.line() is None


def send_wrong_greeting(connection: RawConnection) -> None:
    connection.send("hello\r\n")
    assert connection.line() is None


def disconnect_immediately(connection: RawConnection) -> None:
    pass


@pytest.mark.parametrize(
    "behave, reason",
    [
        (send_nothing, "Ann connected, but didn’t send VERSION:2.0.0 in time"),
        (send_old_version, "Ann sent 'VERSION:1.0.0'; this table speaks VERSION:2.0.0"),
        (send_wrong_greeting, "Ann sent 'hello'; this table speaks VERSION:2.0.0"),
        (disconnect_immediately, "Ann closed the connection, before sending VERSION:2.0.0"),
    ],
)
def test_program_without_version_is_refused(behave: ProgramBehavior, reason: str) -> None:
    message, played_hands = play_until_failure(
        behave,
        MatchLimits(connect_seconds=TINY_SECONDS if behave is send_nothing else SOCKET_TIMEOUT),
    )
    assert message == reason
    assert not played_hands


def test_start_timeout_ends_match() -> None:
    match = make_match("limit 2p", 1)
    with Server(
        match, {0: make_calling_player()}, limits=MatchLimits(connect_seconds=TINY_SECONDS)
    ) as server:
        [port] = server.ports.values()
        with pytest.raises(
            SeatFailed, match=f"Bob didn’t connect to port {port} within {TINY_SECONDS} s"
        ):
            list(server.play(seeded_deals(match.table, 1)))
        assert_closed(port)


def assert_closed(port: int) -> None:
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((LOOPBACK, port), TINY_SECONDS).close()


def make_calling_then_failing_program(
    call_count: int, misbehave: Callable[[RawConnection, str], None]
) -> ProgramBehavior:
    """Return a program that calls this many times and then misbehaves."""

    def behave(connection: RawConnection) -> None:
        connection.send("VERSION:2.0.0\r\n")
        calls_left = call_count
        while line := connection.line():
            if not is_receivers_turn(line):
                continue
            if not calls_left:
                misbehave(connection, line)
                return
            calls_left -= 1
            connection.send(f"{line}:c\r\n")
        raise AssertionError("the match ended too early")

    return behave


def is_receivers_turn(line: str) -> bool:
    """Return True if a raise-free state of heads-up limit hold'em awaits its receiver."""
    _, position, _, betting, _ = line.split(":")
    actions_by_round = betting.split("/")
    is_over = len(actions_by_round) == 4 and len(actions_by_round[-1]) == 2
    actor = (
        len(actions_by_round[-1]) % 2
        if len(actions_by_round) > 1
        else 1 - len(actions_by_round[-1]) % 2
    )
    return not is_over and actor == int(position)


def wait_for_close(connection: RawConnection) -> None:
    assert connection.line() is None


def hang_up(connection: RawConnection, _: str) -> None:
    connection.socket.close()


def send_half_line(connection: RawConnection, line: str) -> None:
    connection.send(line[:9])
    wait_for_close(connection)


def hang_up_in_line(connection: RawConnection, line: str) -> None:
    connection.send(line[:9])


def send_endless_line(connection: RawConnection, _: str) -> None:
    try:
        connection.send("x" * 2**20)
    except ConnectionError:
        return  # the server has closed the connection
    wait_for_close(connection)


def send_garbage(connection: RawConnection, _: str) -> None:
    for _attempt in range(20):
        try:
            connection.socket.sendall(b"\xff\x00 nonsense\r\n")
        except ConnectionError:
            return
    wait_for_close(connection)


def send_no_answer(connection: RawConnection, _: str) -> None:
    wait_for_close(connection)


def send_comments(connection: RawConnection, _: str) -> None:
    for _attempt in range(50):
        connection.send("# thinking\r\n;GUI\r\n")
    wait_for_close(connection)


def send_bad_actions(connection: RawConnection, line: str) -> None:
    connection.send(f"{line}:x\r\n")
    while state_line := connection.line():
        if is_receivers_turn(state_line):
            connection.send(f"{state_line}:fold\r\n")


@pytest.mark.parametrize(
    "misbehave, limits, reason",
    [
        (hang_up, SHORT_LIMITS, "Ann closed the connection (hand 2)"),
        (
            hang_up_in_line,
            SHORT_LIMITS,
            "Ann closed the connection in the middle of a line (hand 2)",
        ),
        (
            send_endless_line,
            SHORT_LIMITS,
            "Ann sent more than 4096 bytes without a line end (hand 2)",
        ),
        (
            send_half_line,
            MatchLimits(action_seconds=TINY_SECONDS),
            f"Ann didn’t finish its line in time: {TINY_SECONDS} s for an action (hand 2)",
        ),
        (
            send_no_answer,
            MatchLimits(action_seconds=TINY_SECONDS),
            f"Ann didn’t answer in time: {TINY_SECONDS} s for an action (hand 2)",
        ),
        (
            send_comments,
            MatchLimits(hand_seconds=TINY_SECONDS),
            f"Ann didn’t answer in time: {TINY_SECONDS} s for its actions in a hand (hand 2)",
        ),
        (
            send_garbage,
            MatchLimits(max_errors=4),
            "Ann sent an invalid line: "
            r"'\ufffd\x00 nonsense' needs a match state, then an action; "
            "one error above the limit of 4 (hand 2)",
        ),
        (
            send_bad_actions,
            MatchLimits(max_errors=2),
            "Ann sent 'fold' in hand 2: unknown action; taken as c; "
            "one error above the limit of 2 (hand 2)",
        ),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_match_ends_cleanly_if_program_fails(
    misbehave: Callable[[RawConnection, str], None], limits: MatchLimits, reason: str
) -> None:
    message, played_hands = play_until_failure(
        make_calling_then_failing_program(9, misbehave), limits
    )
    assert message == reason
    assert [hand.number for hand in played_hands] == [0, 1]


def test_match_time_limit_is_enforced() -> None:
    message, _ = play_until_failure(
        make_calling_then_failing_program(9, send_no_answer),
        MatchLimits(average_hand_seconds=0.4),
        hands=5,
    )
    assert message == (
        "Ann didn’t answer in time: 0.4 s a hand, on average over the match (hand 2)"
    )


def test_occupied_port_is_named() -> None:
    match = make_match("limit 2p", 1)
    with Server(match) as server:
        ports = list(server.ports.values())
        with pytest.raises(PortUnavailable, match=f"can’t open port {ports[1]} of 127.0.0.1"):
            Server(match, ports=(0, ports[1]))
    for port in ports:
        assert_closed(port)


def test_seat_accepts_one_connection() -> None:
    match = make_match("limit 2p", 3)
    with Server(match, {1: make_calling_player()}, limits=SHORT_LIMITS) as server:
        [port] = server.ports.values()
        with connected_programs(server, answer_with_calls) as [connection]:
            hands = server.play(seeded_deals(match.table, 1))
            next(hands)
            assert_closed(port)
            assert len(list(hands)) == 2
        assert connection.received.count(b"MATCHSTATE") > 20


def test_unsolicited_answers_are_ignored() -> None:
    match = make_match("limit 2p", 30)

    def send_comments_and_calls(connection: RawConnection) -> None:
        connection.send("# I am new here\r\nVERSION:2.0.3\n")
        while line := connection.line():
            connection.send(f"; comment\nMATCHSTATE:0:999::AsAh|:f\r\n{line}:c\r\n# and so on\r\n")

    with (
        Server(match, {1: make_calling_player()}, limits=SHORT_LIMITS) as server,
        connected_programs(server, send_comments_and_calls),
    ):
        notes: list[str] = []
        hands = list(
            server.play(seeded_deals(match.table, 1), lambda note: notes.append(str(note)))
        )
    assert len(hands) == 30
    assert not notes


def test_answer_spelling_variants_are_accepted() -> None:
    match = make_match("no-limit 2p", 5)

    def respell_states(connection: RawConnection) -> None:
        connection.send("VERSION:2.0.0\n")
        while line := connection.line():
            state_prefix, betting, cards = line.rsplit(":", 2)
            connection.send(f"{state_prefix}:{betting.replace('/', '')}:{cards.lower()}:K\n")

    with (
        Server(match, {1: make_calling_player()}, limits=SHORT_LIMITS) as server,
        connected_programs(server, respell_states),
    ):
        notes: list[str] = []
        assert (
            len(
                list(
                    server.play(seeded_deals(match.table, 1), lambda note: notes.append(str(note)))
                )
            )
            == 5
        )
    assert not notes


# Time limits and connections ----------------------------------------------------------------------


class SlowConnection(LineConnection):
    """A connection on which each line takes three seconds of a simulated clock."""

    __slots__ = ("now",)

    def __init__(self, connection: socket.socket) -> None:
        self.now = 0.0
        super().__init__(connection, lambda: self.now)

    def read(self, deadline: float) -> str:
        """Advance the clock, and read."""
        self.now += 3
        return super().read(deadline)


@pytest.mark.parametrize(
    "limits, answers, reason",
    [
        (MatchLimits(action_seconds=2), 0, "2 s for an action"),
        (MatchLimits(hand_seconds=7), 2, "7 s for its actions in a hand"),
        (
            MatchLimits(average_hand_seconds=1, hand_seconds=7),
            3,
            "1 s a hand, on average over the match",
        ),
    ],
)
def test_action_hand_and_match_time_limits_are_independent(
    limits: MatchLimits, answers: int, reason: str
) -> None:
    client_end, server_end = open_connection_pair()
    with closing(client_end), closing(server_end):
        turn = find_first_turn("limit 2p")
        connection = SlowConnection(client_end)
        seat = RemoteSeat("Ann", connection, limits, hands=10, clock=lambda: connection.now)
        server_end.sendall(f"{turn.state}:c\r\n".encode() * 9)
        for answer_number in range(answers):
            if answer_number % 2 == 0:
                seat.start_hand(answer_number)
            seat.send_state(turn.state_writer, turn.state.position, turn.state.hand)
            assert seat.request_action(turn) == "c"
        if limits.average_hand_seconds == 1:
            seat.start_hand(answers)
        seat.send_state(turn.state_writer, turn.state.position, turn.state.hand)
        with pytest.raises(SeatFailed, match=reason):
            seat.request_action(turn)


def test_line_buffer_is_bounded() -> None:
    client_end, server_end = open_connection_pair()
    with closing(client_end), closing(server_end):
        connection = LineConnection(client_end)

        def send_flood() -> None:
            server_end.sendall(b"x" * 100_000)
            server_end.shutdown(socket.SHUT_WR)

        with background_threads(send_flood, stop_waiting=lambda: None):
            with pytest.raises(LineConnectionError, match="more than 4096 bytes"):
                connection.read(deadline=compute_distant_deadline())
            remaining_bytes = 0
            while received := client_end.recv(65536):
                remaining_bytes += len(received)
        assert remaining_bytes > 100_000 - 3 * 4096


def test_slow_reader_times_out_writes() -> None:
    client_end, server_end = open_connection_pair()
    with closing(client_end), closing(server_end):
        client_end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        connection = LineConnection(client_end)
        with pytest.raises(ConnectionTimedOut, match="doesn’t read its input"):
            write_endlessly(connection)


def write_endlessly(connection: LineConnection) -> None:
    while True:
        connection.write("x" * 4000, TINY_SECONDS)


def compute_distant_deadline() -> float:
    return monotonic() + SOCKET_TIMEOUT

"""Dealer logs replayed over TCP against the server and the client."""

from __future__ import annotations

from contextlib import closing
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from riverboat.acpc import LOOPBACK, Match, MatchDeal, Score, Server, connect, play_as
from riverboat.bots import style
from riverboat.cards import parse_cards
from riverboat.notation.acpc import DefinedTable, build_table, read_definition, to_acpc
from tests.acpc.raw_connections import (
    SOCKET_TIMEOUT,
    ProgramBehavior,
    RawConnection,
    connected_programs,
    fake_dealer,
)
from tests.acpc.wire_transcripts import (
    LIMIT_2P_RULES,
    NO_LIMIT_3P_RULES,
    GameRules,
    position_of,
    states_sent_to,
)
from tests.schedule import run_in
from tests.thorough import example_count

LOG_CASES = [
    ("acpc-2p.limit.h1000.r0.log", "holdem.limit.2p.reverse_blinds.game", LIMIT_2P_RULES),
    ("acpc-3p.nolimit.h1000.r0.log", "holdem.nolimit.3p.game", NO_LIMIT_3P_RULES),
]
every_log = pytest.mark.parametrize("log, game, rules", LOG_CASES, ids=["limit 2p", "no-limit 3p"])


def table_in(corpora: Path, game: str) -> DefinedTable:
    return build_table(read_definition(corpora / "acpc-gamedefs" / game))


def states_and_score(path: Path) -> tuple[list[str], str]:
    lines = path.read_text().splitlines()
    return [line for line in lines if line.startswith("STATE:")], lines[-1]


def payoffs(line: str) -> dict[str, Fraction]:
    *_, won, names = line.split(":")
    return dict(zip(names.split("|"), map(Fraction, won.split("|")), strict=True))


def deal_of_line(line: str) -> MatchDeal:
    hole, _, board = line.split(":")[3].partition("/")
    holdings = tuple(parse_cards(holdings_text) for holdings_text in hole.split("|"))
    return MatchDeal(holdings, parse_cards(board.replace("/", " ")))


def replay_program(
    name: str, lines: list[str], rules: GameRules, sent: list[str]
) -> ProgramBehavior:
    """Return a program that replays the log and checks the states it receives."""

    def behave(connection: RawConnection) -> None:
        connection.send("VERSION:2.0.0\r\n")
        for line in lines:
            position = position_of(line, name)
            for state, turn in states_sent_to(line, position, rules):
                assert connection.line() == state
                sent.append(state)
                if turn.actor == position:
                    connection.send(f"{state}:{turn.action}\r\n")
        assert connection.line() is None

    return behave


@run_in("slow", "limit 2p", "no-limit 3p")
@every_log
def test_server_output_matches_dealer_log(
    corpora: Path, log: str, game: str, rules: GameRules
) -> None:
    lines, score_line = states_and_score(corpora / log)
    table = table_in(corpora, game)
    names = tuple(score_line.rpartition(":")[2].split("|"))
    match = Match(table=table, players=names, hands=len(lines))
    score = Score(table, len(names))
    sent_lines_by_player: list[list[str]] = [[] for _ in names]
    behaviours = [
        replay_program(name, lines, rules, sent_lines)
        for name, sent_lines in zip(names, sent_lines_by_player, strict=True)
    ]
    with (
        Server(match) as server,
        connected_programs(server, *behaviours) as connections,
    ):
        for line, hand in zip(
            lines, server.play(lambda index: deal_of_line(lines[index])), strict=True
        ):
            payoff_by_position = [names[player] for player in hand.order]
            assert to_acpc(hand.log, hand.number, payoff_by_position, table.scale, 0) == line
            payoff = {n: Fraction(net, table.scale) for n, net in zip(names, hand.net, strict=True)}
            assert payoff == payoffs(line)
            score.add(hand.deal, hand.net)
    assert score.line(names) == score_line
    for connection, sent_lines in zip(connections, sent_lines_by_player, strict=True):
        assert (
            bytes(connection.received) == "".join(f"{state}\r\n" for state in sent_lines).encode()
        )
        assert len(sent_lines) > 4 * len(lines)


@run_in("slow", keep_every=2)
@every_log
@pytest.mark.parametrize("bot", ["random", "caller"])
def test_client_answers_log_states_legally(
    corpora: Path, log: str, game: str, rules: GameRules, bot: str
) -> None:
    lines, score_line = states_and_score(corpora / log)
    lines = lines[: example_count(200, 1_000)]
    table = table_in(corpora, game)
    name = score_line.rpartition(":")[2].split("|")[0]
    sent_answers: list[str] = []

    def behave(raw: RawConnection) -> None:
        assert raw.line() == "VERSION:2.0.0"
        for line in lines:
            position = position_of(line, name)
            for state, turn in states_sent_to(line, position, rules):
                raw.send(f"{state}\r\n")
                if turn.actor == position:
                    answer = raw.line()
                    assert answer is not None
                    echo, _, action = answer.rpartition(":")
                    assert echo == state
                    assert turn.allows(action), f"{action} in {state}"
                    sent_answers.append(action)

    with fake_dealer(behave) as port, closing(connect(LOOPBACK, port)) as connection:
        player = style(bot, Random(1))
        results = list(play_as(player, table, connection, timeout_seconds=SOCKET_TIMEOUT))
    assert [hand.net for hand in results] == [payoffs(line)[name] * table.scale for line in lines]
    assert [hand.position for hand in results] == [position_of(line, name) for line in lines]
    letters = {action[0] for action in sent_answers}
    assert letters == ({"c"} if bot == "caller" else {"f", "c", "r"})


def test_wire_transcript_matches_hand_worked_example() -> None:
    # Worked out by hand, to verify the transcripts that the other tests compare with.
    line = "STATE:8:r19254fc/cr19818r20000f:3hKc|Jh6d|9s7s/Qs4sTh:-50|19868|-19818:p3|p1|p2"
    states = [state.partition(":8:")[2] for state, _ in states_sent_to(line, 1, NO_LIMIT_3P_RULES)]
    assert states == [
        ":|Jh6d|",
        "r19254:|Jh6d|",
        "r19254f:|Jh6d|",
        "r19254fc/:|Jh6d|/Qs4sTh",
        "r19254fc/c:|Jh6d|/Qs4sTh",
        "r19254fc/cr19818:|Jh6d|/Qs4sTh",
        "r19254fc/cr19818r20000:|Jh6d|/Qs4sTh",
        "r19254fc/cr19818r20000f:|Jh6d|/Qs4sTh",
    ]
    actors = [turn.actor for _, turn in states_sent_to(line, 1, NO_LIMIT_3P_RULES)]
    assert actors == [2, 0, 1, 1, 2, 1, 2, -1]

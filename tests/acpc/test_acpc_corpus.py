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
    find_position,
    iter_sent_states,
)
from tests.schedule import run_in
from tests.thorough import example_count

LOG_CASES = [
    ("acpc-2p.limit.h1000.r0.log", "holdem.limit.2p.reverse_blinds.game", LIMIT_2P_RULES),
    ("acpc-3p.nolimit.h1000.r0.log", "holdem.nolimit.3p.game", NO_LIMIT_3P_RULES),
]
parametrize_logs = pytest.mark.parametrize(
    "log, game, rules", LOG_CASES, ids=["limit 2p", "no-limit 3p"]
)


def read_table(corpora: Path, game: str) -> DefinedTable:
    return build_table(read_definition(corpora / "acpc-gamedefs" / game))


def read_states_and_score(path: Path) -> tuple[list[str], str]:
    lines = path.read_text().splitlines()
    return [line for line in lines if line.startswith("STATE:")], lines[-1]


def parse_payoffs(line: str) -> dict[str, Fraction]:
    *_, payoff_texts, names = line.split(":")
    return dict(zip(names.split("|"), map(Fraction, payoff_texts.split("|")), strict=True))


def parse_deal(line: str) -> MatchDeal:
    hole_cards_text, _, board_text = line.split(":")[3].partition("/")
    holdings = tuple(parse_cards(holdings_text) for holdings_text in hole_cards_text.split("|"))
    return MatchDeal(holdings, parse_cards(board_text.replace("/", " ")))


def make_replaying_program(
    name: str, lines: list[str], rules: GameRules, sent_states: list[str]
) -> ProgramBehavior:
    """Return a program that replays the log and checks the states it receives."""

    def behave(connection: RawConnection) -> None:
        connection.send("VERSION:2.0.0\r\n")
        for line in lines:
            position = find_position(line, name)
            for state, turn in iter_sent_states(line, position, rules):
                assert connection.line() == state
                sent_states.append(state)
                if turn.actor == position:
                    connection.send(f"{state}:{turn.action}\r\n")
        assert connection.line() is None

    return behave


@run_in("slow", "limit 2p", "no-limit 3p")
@parametrize_logs
def test_server_output_matches_dealer_log(
    corpora: Path, log: str, game: str, rules: GameRules
) -> None:
    lines, score_line = read_states_and_score(corpora / log)
    table = read_table(corpora, game)
    names = tuple(score_line.rpartition(":")[2].split("|"))
    match = Match(table=table, players=names, hands=len(lines))
    score = Score(table, len(names))
    sent_lines_by_player: list[list[str]] = [[] for _ in names]
    programs = [
        make_replaying_program(name, lines, rules, sent_lines)
        for name, sent_lines in zip(names, sent_lines_by_player, strict=True)
    ]
    with (
        Server(match) as server,
        connected_programs(server, *programs) as connections,
    ):
        for line, hand in zip(
            lines, server.play(lambda index: parse_deal(lines[index])), strict=True
        ):
            names_by_position = [names[player] for player in hand.player_by_position]
            assert to_acpc(hand.log, hand.number, names_by_position, table.scale, 0) == line
            payoff_by_name = {
                name: Fraction(net, table.scale) for name, net in zip(names, hand.net, strict=True)
            }
            assert payoff_by_name == parse_payoffs(line)
            score.add(hand.deal, hand.net)
    assert score.line(names) == score_line
    for connection, sent_lines in zip(connections, sent_lines_by_player, strict=True):
        assert (
            bytes(connection.received) == "".join(f"{state}\r\n" for state in sent_lines).encode()
        )
        assert len(sent_lines) > 4 * len(lines)


@run_in("slow", keep_every=2)
@parametrize_logs
@pytest.mark.parametrize("bot", ["random", "caller"])
def test_client_answers_log_states_legally(
    corpora: Path, log: str, game: str, rules: GameRules, bot: str
) -> None:
    lines, score_line = read_states_and_score(corpora / log)
    lines = lines[: example_count(200, 1_000)]
    table = read_table(corpora, game)
    name = score_line.rpartition(":")[2].split("|")[0]
    sent_answers: list[str] = []

    def behave(raw_connection: RawConnection) -> None:
        assert raw_connection.line() == "VERSION:2.0.0"
        for line in lines:
            position = find_position(line, name)
            for state, turn in iter_sent_states(line, position, rules):
                raw_connection.send(f"{state}\r\n")
                if turn.actor == position:
                    answer = raw_connection.line()
                    assert answer is not None
                    echoed_state, _, action = answer.rpartition(":")
                    assert echoed_state == state
                    assert turn.allows(action), f"{action} in {state}"
                    sent_answers.append(action)

    with fake_dealer(behave) as port, closing(connect(LOOPBACK, port)) as connection:
        player = style(bot, Random(1))
        finished_hands = list(play_as(player, table, connection, timeout_seconds=SOCKET_TIMEOUT))
    assert [hand.net for hand in finished_hands] == [
        parse_payoffs(line)[name] * table.scale for line in lines
    ]
    assert [hand.position for hand in finished_hands] == [
        find_position(line, name) for line in lines
    ]
    action_letters = {action[0] for action in sent_answers}
    assert action_letters == ({"c"} if bot == "caller" else {"f", "c", "r"})


def test_wire_transcript_matches_hand_worked_example() -> None:
    # Worked out by hand, to verify the transcripts that the other tests compare with.
    line = "STATE:8:r19254fc/cr19818r20000f:3hKc|Jh6d|9s7s/Qs4sTh:-50|19868|-19818:p3|p1|p2"
    states = [
        state.partition(":8:")[2] for state, _ in iter_sent_states(line, 1, NO_LIMIT_3P_RULES)
    ]
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
    actors = [turn.actor for _, turn in iter_sent_states(line, 1, NO_LIMIT_3P_RULES)]
    assert actors == [2, 0, 1, 1, 2, 1, 2, -1]

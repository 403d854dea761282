"""Match states: parsing, writing and the view of their receiver."""

from __future__ import annotations

from pathlib import Path

import pytest

from riverboat.cards import UNKNOWN, parse_cards
from riverboat.engine import (
    AllIn,
    AnyCommand,
    Call,
    Check,
    Fold,
    Muck,
    RaiseTo,
    ToAct,
    ToShow,
    due,
    legal_actions,
    parse_game,
    start,
)
from riverboat.engine.state import hand_facts as f
from riverboat.notation import BadNotation
from riverboat.notation.acpc import (
    MatchState,
    MatchStateWriter,
    build_view,
    format_action,
    legal_turn,
    parse_acpc,
    parse_answer,
    parse_state,
    read_definition,
    to_acpc,
)
from tests.acpc.game_definitions import build_table_of_game


@pytest.mark.parametrize(
    "line",
    [
        "MATCHSTATE:0:0::TdAs|",
        "MATCHSTATE:1:31:r300r900c/r1800:|JdTc/6dJc9c",
        "MATCHSTATE:2:55:rcc/rfc/rc/rf:||AsTs/4cJh8h/Kd/8c",
        "MATCHSTATE:0:2:r1200c/:Kh|Ks/As",
    ],
)
def test_match_state_survives_round_trip(line: str) -> None:
    state = parse_state(line)
    assert str(state) == line
    assert parse_answer(f"{line}:r250") == (state, "r250")
    assert parse_answer(line) == (state, "")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "MATCHSTATE",
        "MATCHSTATE:0:0:TdAs|",
        "MATCHSTATE:x:0::TdAs|",
        "MATCHSTATE:0:-1::TdAs|",
        "MATCHSTATE:100:0::TdAs|",
        "MATCHSTATE:0:12345678901::TdAs|",
        "MATCHSTATE:0:0:c c:TdAs|",
        "MATCHSTATE:0:0::TdAs|\n",
        "MATCHSTATE:\u0660:0::TdAs|",
        "STATE:0:f:AsAh|KsKh:5|-5:Ann|Bob",
        "x" * 5000,
    ],
)
def test_invalid_state_is_quoted_shortened(line: str) -> None:
    for parse in (parse_state, parse_answer):
        with pytest.raises(BadNotation, match="match state") as error:
            parse(line)
        assert len(str(error.value)) < 400
        assert str(error.value).isprintable()


def test_echoed_state_may_omit_cards_and_slashes() -> None:
    state = parse_state("MATCHSTATE:1:7:r300c/:AsAh|KsKh/2c3d9h")
    for equal_echo in ("MATCHSTATE:1:7:r300c:|kskh/2C3D9H", "MATCHSTATE:1:7:R300c/:|KsKh/2c3d9h"):
        assert state.is_same_state(parse_state(equal_echo))
    for different_echo in (
        "MATCHSTATE:0:7:r300c/:AsAh|KsKh/2c3d9h",
        "MATCHSTATE:1:8:r300c/:AsAh|KsKh/2c3d9h",
        "MATCHSTATE:1:7:r301c/:AsAh|KsKh/2c3d9h",
        "MATCHSTATE:1:7:r300c/:AsAh|KsKd/2c3d9h",
        "MATCHSTATE:1:7:r300c/:AsAh|KsKh/2c3d9s",
        "MATCHSTATE:1:7:r300c/:AsAh",
    ):
        assert not state.is_same_state(parse_state(different_echo))


# From state to view -------------------------------------------------------------------------------


def test_view_has_own_cards_board_and_chips() -> None:
    hand = build_view(
        parse_state("MATCHSTATE:1:31:r300r900c/r1800:|JdTc/6dJc9c"),
        build_table_of_game("no-limit 2p"),
    )
    assert hand.holdings == [(UNKNOWN, UNKNOWN), parse_cards("JdTc")]
    assert hand.board == parse_cards("6dJc9c")
    assert [
        earlier_bet + bet for earlier_bet, bet in zip(hand.earlier_bets, hand.bets, strict=True)
    ] == [
        3600,
        1800,
    ]
    turn = legal_actions(hand)
    assert turn is not None
    assert turn.seat == 1
    assert (turn.call, turn.low) == (900 * 2, 1800 * 2)


def test_finished_hand_is_settled_with_shown_cards() -> None:
    line = "MATCHSTATE:2:0:ccc/ccr200cf/cc/cc:AsAh||QsQd/2c3d9h/Td/4s"
    hand = build_view(parse_state(line), build_table_of_game("no-limit 3p"))
    assert hand.has_ended
    assert [stack // 6 - 20_000 for stack in hand.stacks] == [300, -100, -200]


def test_showdown_without_cards_stays_pending() -> None:
    line = "MATCHSTATE:0:0:cc/cc/cc/cc:AsAh|/2c3d9h/Td/4s"
    assert isinstance(due(build_view(parse_state(line), build_table_of_game("limit 2p"))), ToShow)


@pytest.mark.parametrize(
    "line, reason",
    [
        ("MATCHSTATE:0:5:rrrr:AsAh|", "hand 5: round 1 has more than 3 raises"),
        ("MATCHSTATE:0:5:f:AsAh", "hand 5: 1 hand for 2 players"),
        ("MATCHSTATE:0:5:cc/:AsAh|", "hand 5: out of cards"),
        (
            "MATCHSTATE:0:5:c:AsAh|/2c3d9h",
            "hand 5: cards dealt after the end of the hand: 'AsAh|/2c3d9h'",
        ),
        ("MATCHSTATE:0:5:c/:AsAh|/2c3d9h", "round 1 of 'c/' isn’t over"),
        ("MATCHSTATE:0:5:cc/:AsAh|/2c3dAs", "As"),
        ("MATCHSTATE:0:5:cc/:AsAh|/2c3d", "3 to the board"),
        ("MATCHSTATE:0:5:cc/:AsA|/2c3d9h", "isn’t a card"),
        ("MATCHSTATE:0:5:r20:AsAh|", "a limit raise has no amount"),
        ("MATCHSTATE:0:5:cf:AsAh|", "player 1 can’t fold"),
        (
            "MATCHSTATE:0:5:cc/cc/cc/cc/:AsAh|/2c3d9h/Td/4s",
            "hand 5: 5 betting rounds, the game has 4",
        ),
    ],
)
def test_impossible_state_is_refused_with_reason(line: str, reason: str) -> None:
    with pytest.raises(BadNotation) as error:
        build_view(parse_state(line), build_table_of_game("limit 2p"))
    assert reason in str(error.value)


# Commands and actions -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game, betting, command, action",
    [
        ("no-limit 2p", "", Fold(), "f"),
        ("no-limit 2p", "", Call(), "c"),
        ("no-limit 2p", "c", Check(), "c"),
        ("no-limit 2p", "", RaiseTo(2 * 250), "r250"),
        ("no-limit 2p", "", RaiseTo(2 * 250 + 1), "r250"),
        ("no-limit 2p", "", AllIn(), "r20000"),
        ("no-limit 2p", "r20000", AllIn(), "c"),
        ("no-limit 2p", "r300c/", RaiseTo(2 * 250), "r550"),
        ("limit 2p", "", RaiseTo(2 * 20), "r"),
        ("limit 2p", "", AllIn(), "r"),
    ],
)
def test_command_is_written_as_action(
    game: str, betting: str, command: AnyCommand, action: str
) -> None:
    table = build_table_of_game(game)
    cards = "AsAh|" + ("/2c3d9h" if "/" in betting else "")
    hand = build_view(MatchState(0, 0, betting, cards), table)
    turn = legal_turn(hand, table, betting)
    assert format_action(command, hand, turn, table) == action


def test_unsupported_command_is_refused() -> None:
    table = build_table_of_game("limit 2p")
    hand = build_view(parse_state("MATCHSTATE:0:0::AsAh|"), table)
    turn = legal_actions(hand)
    assert isinstance(turn, ToAct)
    with pytest.raises(BadNotation, match="no competition action for Muck"):
        format_action(Muck(0), hand, turn, table)


# Logs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "log, game",
    [
        ("acpc-2p.limit.h1000.r0.log", "holdem.limit.2p.reverse_blinds.game"),
        ("acpc-3p.nolimit.h1000.r0.log", "holdem.nolimit.3p.game"),
    ],
)
def test_log_lines_match_dealer_output(corpora: Path, log: str, game: str) -> None:
    definition = read_definition(corpora / "acpc-gamedefs" / game)
    state_lines = [
        line for line in (corpora / log).read_text().splitlines() if line.startswith("STATE")
    ]
    hands = parse_acpc("\n".join(state_lines), definition)
    written_lines = [
        to_acpc(hand.log, number, hand.players, hand.scale) for number, hand in enumerate(hands)
    ]
    assert written_lines == state_lines


def test_log_line_may_start_at_any_position() -> None:
    line = "STATE:3:ccc/ccc/ccc/ccc:KsKh|KcKd|QsQd/2c3d9h/5s/Ts:50|50|-100:A|B|C"
    [hand] = parse_acpc(line, build_table_of_game("no-limit 3p").definition)
    rotated_line = to_acpc(hand.log, 3, hand.players, hand.scale, first_seat=1)
    assert rotated_line == "STATE:3:ccc/ccc/ccc/ccc:KcKd|QsQd|KsKh/2c3d9h/5s/Ts:50|-100|50:B|C|A"


def test_state_writer_writes_only_added_facts() -> None:
    table = build_table_of_game("leduc")
    started_hand = start(table.game, table.stacks, table.button, table.posts)
    state_writer = MatchStateWriter(started_hand, table.scale)
    assert str(state_writer.state(0, 9)) == "MATCHSTATE:0:9::|"
    for seat in (0, 1):
        state_writer.add(f.Posted(seat, "ante", 200, 0))
    [king] = parse_cards("Kh")
    state_writer.add(f.HoleCardsDealt(((UNKNOWN,), (king,))))
    assert str(state_writer.state(1, 9)) == "MATCHSTATE:1:9::|Kh"


@pytest.mark.parametrize(
    "game", ["limit seven-card stud 10/20 ante 1 bring-in 2", "limit badugi 5/10"]
)
def test_unsupported_game_cannot_be_written(game: str) -> None:
    started_hand = start(parse_game(game), (200, 200))
    with pytest.raises(BadNotation, match="this log can’t store the cards of"):
        to_acpc([started_hand, f.HandEnded()], 0, ["A", "B"])

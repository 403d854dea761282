"""ACPC logs and game definitions."""

from pathlib import Path

import pytest

from riverboat.engine import FixedLimit, NoLimit, Post
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import BadNotation, narrate, parse_acpc, to_acpc
from riverboat.notation.acpc import (
    DefinedTable,
    Definition,
    build_table,
    find_definition,
    parse_definition,
)
from riverboat.notation.format_detection import read_hands

TWO_PLAYER_LIMIT_DEFINITION = """
# heads-up, the blinds reversed
GAMEDEF
limit
numPlayers = 2
numRounds = 4
blind = 10 5
raiseSize = 10 10 20 20
firstPlayer = 2 1 1 1
maxRaises = 3 4 4 4
numSuits = 4
numRanks = 13
numHoleCards = 2
numBoardCards = 0 3 1 1
END GAMEDEF
"""
THREE_PLAYER_NO_LIMIT_DEFINITION = """
gamedef
nolimit
numplayers = 3
numrounds = 4
stack = 2000 2000 2000
blind = 50 100 0
firstplayer = 3 1 1 1
numsuits = 4
numranks = 13
numholecards = 2
numboardcards = 0 3 1 1
end gamedef
"""
THREE_PLAYER_KUHN_DEFINITION = """GAMEDEF
limit
numPlayers = 3
numRounds = 1
blind = 1 1 1
raiseSize = 1
firstPlayer = 1
maxRaises = 1
numSuits = 1
numRanks = 4
numHoleCards = 1
numBoardCards = 0
END GAMEDEF"""
LEDUC_DEFINITION = """GAMEDEF
nolimit
numPlayers = 2
numRounds = 2
stack = 1200 1200
blind = 100 100
firstPlayer = 1 1
numSuits = 2
numRanks = 3
numHoleCards = 1
numBoardCards = 0 1
END GAMEDEF"""


def make_table(definition_text: str) -> DefinedTable:
    return build_table(parse_definition(definition_text))


def join_line_problems(line: str, definition_text: str = TWO_PLAYER_LIMIT_DEFINITION) -> str:
    [hand] = parse_acpc(line, parse_definition(definition_text))
    return "; ".join(hand.problems)


# Definitions --------------------------------------------------------------------------------------


def test_reversed_blinds_put_small_blind_on_button() -> None:
    heads_up_table = make_table(TWO_PLAYER_LIMIT_DEFINITION)
    assert heads_up_table.button == 1
    assert heads_up_table.posts == (Post(1, "blind", 5 * 2), Post(0, "blind", 10 * 2))
    assert heads_up_table.game.structure == FixedLimit()
    assert heads_up_table.game.rules.max_raises == 3
    assert heads_up_table.game.rules.headsup_cap == "always_capped"


def test_three_player_scale_divides_any_pot() -> None:
    three_player_table = make_table(THREE_PLAYER_NO_LIMIT_DEFINITION)
    assert three_player_table.scale == 6
    assert three_player_table.stacks == (12_000, 12_000, 12_000)
    assert three_player_table.game.structure == NoLimit()
    assert three_player_table.button == 2


def test_equal_forced_bets_are_read_as_antes() -> None:
    kuhn_table, leduc_table = make_table(THREE_PLAYER_KUHN_DEFINITION), make_table(LEDUC_DEFINITION)
    assert [post.kind for post in (*kuhn_table.posts, *leduc_table.posts)] == ["ante"] * 5
    assert kuhn_table.game.rules.max_raises_two_rounds == 0
    assert leduc_table.game.variant.ranking == "leduc"
    assert leduc_table.game.stakes.small_bet == 100 * leduc_table.scale


def test_unsupported_deck_is_refused() -> None:
    with pytest.raises(BadNotation, match=r"^unsupported deck: 5 ranks in 1 suit"):
        make_table(THREE_PLAYER_KUHN_DEFINITION.replace("numRanks = 4", "numRanks = 5"))


@pytest.mark.parametrize(
    "change, reason",
    [
        (("GAMEDEF\n", ""), "a game definition goes between GAMEDEF and END GAMEDEF"),
        (("limit\n", ""), "a game definition needs limit or nolimit"),
        (("numPlayers = 2", "numPlayers = two"), "'numplayers = two': whole numbers expected"),
        (("numPlayers = 2\n", ""), "needs one numplayers"),
        (("numPlayers = 2", "numPlayers = 12"), "12 players"),
        (("blind = 10 5", "blind = 10"), "needs 2 values for blind"),
        (
            ("raiseSize", "raisesizes"),
            "unknown line in a game definition: 'raisesizes = 10 10 20 20'",
        ),
        (("firstPlayer = 2 1 1 1", "firstPlayer = 2 1 3 1"), "counts from 1 to 2"),
        (
            ("firstPlayer = 2 1 1 1", "firstPlayer = 2 1 2 1"),
            "the first player may change only after the first round",
        ),
        (("firstPlayer = 2 1 1 1", "firstPlayer = 1 1 1 1"), "to the left of the biggest blind"),
        (("10 10 20 20", "10 15 20 20"), "aren’t a small bet and a big bet"),
        (("numBoardCards = 0 3 1 1", "numBoardCards = 0 0 1 1"), "hands of 4 cards"),
    ],
)
def test_invalid_definition_names_its_fault(change: tuple[str, str], reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        make_table(TWO_PLAYER_LIMIT_DEFINITION.replace(*change))


# Logs ---------------------------------------------------------------------------------------------


def test_limit_hand_is_played_to_recorded_payoffs() -> None:
    line = "STATE:7:crrc/cc/crc/cc:AsAh|KsKh/2c3d4h/5s/9s:50|-50:Ann|Bob"
    [hand] = parse_acpc(line, parse_definition(TWO_PLAYER_LIMIT_DEFINITION))
    assert hand.exact, hand.problems
    assert hand.source == ("", "7", 1)
    assert hand.players == ("Ann", "Bob")
    assert not audit(hand.log)
    assert "Bob calls 10" in list(narrate(hand.log, hand.players))


def test_no_limit_raise_totals_count_whole_hand() -> None:
    line = "STATE:0:cr300cc/cr800fc/cc/cc:AsAh|KsKh|QsQd/2c3d4h/5s/9s:1100|-800|-300:A|B|C"
    [hand] = parse_acpc(line, parse_definition(THREE_PLAYER_NO_LIMIT_DEFINITION))
    assert hand.exact, hand.problems
    raise_totals = [fact.to for fact in hand.log if isinstance(fact, f.Raised)]
    assert raise_totals == [300 * 6, 500 * 6]


def test_uncontested_hand_needs_no_more_cards() -> None:
    assert (
        join_line_problems(
            "STATE:0:r300ff:AsAh|KsKh|QsQd:-50|-100|150:A|B|C", THREE_PLAYER_NO_LIMIT_DEFINITION
        )
        == ""
    )


def test_folded_hole_cards_may_be_missing() -> None:
    assert (
        join_line_problems(
            "STATE:0:r300ff:||QsQd:-50|-100|150:A|B|C", THREE_PLAYER_NO_LIMIT_DEFINITION
        )
        == ""
    )


ODD_BLINDS_DEFINITION = THREE_PLAYER_NO_LIMIT_DEFINITION.replace(
    "blind = 50 100 0", "blind = 25 75 0"
)


def test_odd_chip_is_split_in_fractions() -> None:
    line = "STATE:0:cfc/cc/cc/cc:KsKh|As7d|Ah7c/2c3d9h/5s/9s:-25|12.5|12.5:A|B|C"
    assert join_line_problems(line, ODD_BLINDS_DEFINITION) == ""
    assert "player 2 12.5 (recorded 12)" in join_line_problems(
        line.replace("12.5|", "12|"), ODD_BLINDS_DEFINITION
    )


def test_log_line_survives_round_trip() -> None:
    line = "STATE:3:ccc/ccc/ccc/ccc:KsKh|KcKd|QsQd/2c3d9h/5s/Ts:37.5|37.5|-75:A|B|C"
    [hand] = parse_acpc(line, parse_definition(ODD_BLINDS_DEFINITION))
    assert hand.exact, hand.problems
    assert to_acpc(hand.log, 3, hand.players, hand.scale) == line


def test_three_player_kuhn_hands_are_read() -> None:
    lines = """
    STATE:0:ccc:Js|Qs|As:-1|-1|2:A|B|C
    STATE:1:rfc:Qs|Js|As:-2|-1|3:A|B|C
    STATE:2:crff:Js|Qs|As:-1|2|-1:A|B|C
    STATE:3:ccrfc:Ks|Qs|As:-1|-2|3:A|B|C
    """
    hands = parse_acpc(lines, parse_definition(THREE_PLAYER_KUHN_DEFINITION))
    assert [hand.problems for hand in hands] == [()] * 4
    assert not any(audit(hand.log) for hand in hands)
    assert "more than 1 raise" in join_line_problems(
        "STATE:4:rr:Ks|Qs|As:0|0|0:A|B|C", THREE_PLAYER_KUHN_DEFINITION
    )


def test_no_limit_leduc_hands_survive_round_trip() -> None:
    lines = """
    STATE:0:cc/cc:Qh|Ks/As:-100|100:A|B
    STATE:1:cr200c/r500c:Qh|Ks/Qs:500|-500:A|B
    STATE:2:r1200c/:Kh|Ks/As:0|0:A|B
    STATE:3:r300r600f:Kh|As:-300|300:A|B
    """
    definition = parse_definition(LEDUC_DEFINITION)
    hands = parse_acpc(lines, definition)
    assert [hand.problems for hand in hands] == [()] * 4
    log_lines = [
        to_acpc(parsed_hand.log, hand_number, parsed_hand.players, parsed_hand.scale)
        for hand_number, parsed_hand in enumerate(hands)
    ]
    assert log_lines == [line.strip() for line in lines.split()]
    assert "the minimum is" in join_line_problems(
        "STATE:4:r150c/cc:Kh|As/Qs:0|0:A|B", LEDUC_DEFINITION
    )


@pytest.mark.parametrize(
    "line, reason",
    [
        (
            "STATE:0:cc/cc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:10|-10",
            "invalid STATE line, six fields needed",
        ),
        ("HELLO", "invalid STATE line, six fields needed: 'HELLO'"),
        ("STATE:0:cc/cc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:10|-10:A", "1 player"),
        ("STATE:0:cc/cc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:20|-20:A|B", "player 1 10 (recorded 20)"),
        ("STATE:0:cc/cc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:10|x:A|B", "invalid payoffs: '10|x'"),
        ("STATE:0:cc/cc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:10:A|B", "1 payoff for 2 players"),
        ("STATE:0:cc/cc/cc/cc:AsAh|AsKh/2c3d4h/5s/9s:10|-10:A|B", "As"),
        ("STATE:0:cc/cc/cc/cc:AsAh|KsKh/2c3d4h/5s:10|-10:A|B", "out of cards"),
        (
            "STATE:0:cc/cc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s/Js:10|-10:A|B",
            "cards dealt after the end of the hand",
        ),
        ("STATE:0:cc/cc/cc/cc:AsAh/2c3d4h/5s/9s:10|-10:A|B", "1 hand for 2 players"),
        (
            "STATE:0:cc/cc/cc/cc:AsAhAd|KsKh/2c3d4h/5s/9s:10|-10:A|B",
            "expected 2 hole cards, found 'AsAhAd'",
        ),
        (
            "STATE:0:cc/cc/cc/c:AsAh|KsKh/2c3d4h/5s/9s:10|-10:A|B",
            "round 4 of 'cc/cc/cc/c' isn’t over",
        ),
        ("STATE:0:cc/cc/cc/ccc:AsAh|KsKh/2c3d4h/5s/9s:10|-10:A|B", "isn’t the current round"),
        ("STATE:0:cc/cx/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:10|-10:A|B", "unknown action 'x' in 'cx'"),
        ("STATE:0:cc/fc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:10|-10:A|B", "checking is free"),
        ("STATE:0:r20c/cc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:10|-10:A|B", "a limit raise has no amount"),
        ("STATE:0:rrrrc/cc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:10|-10:A|B", "more than 3 raises"),
        ("STATE:0:cc/cc/cc/cc/cc:AsAh|KsKh/2c3d4h/5s/9s:10|-10:A|B", "5 betting rounds"),
    ],
)
def test_invalid_line_names_its_fault(line: str, reason: str) -> None:
    assert reason in join_line_problems(line)


def test_scores_and_comments_are_skipped() -> None:
    text = "# a match\n\nSTATE:0:f:AsAh|KsKh:5|-5:A|B\nSCORE:5|-5:A|B\n"
    [hand] = parse_acpc(text, parse_definition(TWO_PLAYER_LIMIT_DEFINITION))
    assert hand.exact
    [refused_hand] = parse_acpc("SCORE:5|-5:A|B\n", parse_definition(TWO_PLAYER_LIMIT_DEFINITION))
    assert refused_hand.problems == ("no hand found",)


def test_unfinished_hand_cannot_be_written() -> None:
    [hand] = parse_acpc(
        "STATE:0:f:AsAh|KsKh:5|-5:A|B", parse_definition(TWO_PLAYER_LIMIT_DEFINITION)
    )
    with pytest.raises(BadNotation):
        to_acpc(hand.log[:-1], 0, hand.players)


# Finding the definition ---------------------------------------------------------------------------


@pytest.fixture
def match_log(tmp_path: Path) -> Path:
    folder = tmp_path / "acpc-gamedefs"
    folder.mkdir()
    (folder / "limit.2p.game").write_text(TWO_PLAYER_LIMIT_DEFINITION)
    (folder / "nolimit.3p.game").write_text(THREE_PLAYER_NO_LIMIT_DEFINITION)
    (folder / "kuhn.3p.game").write_text(THREE_PLAYER_KUHN_DEFINITION)
    (folder / "broken.game").write_text("nothing")
    log = tmp_path / "match.log"
    log.write_text("STATE:0:r300ff:AsAh|KsKh|QsQd:-50|-100|150:A|B|C\n")
    return log


def find_definition_of(log: Path) -> Definition:
    return find_definition(log)


def test_definition_that_fits_log_is_found(match_log: Path) -> None:
    assert find_definition_of(match_log) == parse_definition(THREE_PLAYER_NO_LIMIT_DEFINITION)
    [hand] = read_hands(match_log)
    assert hand.exact


def test_comment_names_definition_file(match_log: Path) -> None:
    (match_log.parent / "other.game").write_text(
        TWO_PLAYER_LIMIT_DEFINITION.replace("10 10 20 20", "10 10 10 10")
    )
    line = "STATE:0:f:AsAh|KsKh:5|-5:A|B\n"
    match_log.write_text(f"# name/game/hands/seed m other.game 1 0\n{line}")
    assert find_definition_of(match_log).raise_sizes == (10, 10, 10, 10)


def test_log_without_matching_definition_is_refused(match_log: Path, tmp_path: Path) -> None:
    match_log.write_text("STATE:0:cccc:As|Ks|Qs|Js:0|0|0|0:A|B|C|D\n")
    with pytest.raises(BadNotation, match="none of the 4 definitions beside it fits"):
        find_definition_of(match_log)
    log_without_definition = tmp_path / "deep" / "down" / "match.log"
    log_without_definition.parent.mkdir(parents=True)
    log_without_definition.write_text(match_log.read_text())
    with pytest.raises(BadNotation, match="no game definition beside it"):
        find_definition_of(log_without_definition)

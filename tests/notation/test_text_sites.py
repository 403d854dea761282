"""Hand histories in text and log formats: detection, parsing and replay."""

from pathlib import Path

import pytest

from riverboat.engine.state import hand_facts as f
from riverboat.histories.history_reader import read_hands
from riverboat.notation import ParsedHand, to_pokerstars
from riverboat.notation.format_detection import detect_format, parse_hands
from riverboat.notation.pokerstars import parse_pokerstars
from tests.notation import site_hands
from tests.notation.pokernow_log import LOG_LINES, make_log

SITES_AND_HAND_COUNTS = {
    "CAKE_HANDS": ("Cake", 3),
    "CAKE_EURO_HAND": ("Cake", 1),
    "FULL_TILT_HANDS": ("Full Tilt", 2),
    "FULL_TILT_DRAW_HAND": ("Full Tilt", 1),
    "FULL_TILT_RAZZ_HAND": ("Full Tilt", 1),
    "FULL_TILT_STUD_HAND": ("Full Tilt", 1),
    "FULL_TILT_RUN_TWICE_HAND": ("Full Tilt", 1),
    "OLDER_WINNING_NETWORK_HANDS": ("Winning until 2019", 2),
    "ONGAME_HANDS": ("Ongame", 2),
    "ONGAME_DRAW_HAND": ("Ongame", 1),
    "ONGAME_STUD_HAND": ("Ongame", 1),
    "WINNING_NETWORK_HANDS": ("Winning", 2),
}


def parse_all(text: str, name: str = "") -> list[ParsedHand]:
    return parse_hands(text, name=name)


@pytest.mark.parametrize("name", SITES_AND_HAND_COUNTS)
def test_every_hand_is_detected_and_played_to_end(name: str) -> None:
    text = getattr(site_hands, name)
    site, hand_count = SITES_AND_HAND_COUNTS[name]
    assert detect_format(text.encode()) == site
    parsed_hands = parse_all(text)
    assert [str(hand.problems) for hand in parsed_hands if hand.problems] == []
    assert len(parsed_hands) == hand_count


@pytest.mark.parametrize("name", SITES_AND_HAND_COUNTS)
def test_hand_survives_round_trip_as_pokerstars(name: str) -> None:
    for hand in parse_all(getattr(site_hands, name)):
        [reread_hand] = parse_pokerstars(to_pokerstars(hand))
        assert reread_hand.problems == ()
        assert reread_hand.log == hand.log


@pytest.mark.parametrize("name", SITES_AND_HAND_COUNTS)
def test_encoding_and_line_ends_do_not_change_log(name: str, tmp_path: Path) -> None:
    text = getattr(site_hands, name)
    file = tmp_path / "hands.txt"
    logs = [hand.log for hand in parse_all(text)]
    for encoding, byte_order_mark in (
        ("utf-8", ""),
        ("utf-8", "\ufeff"),
        ("utf-16", ""),
        ("cp1252", ""),
    ):
        file.write_bytes((byte_order_mark + text.replace("\n", "\r\n")).encode(encoding))
        assert [hand.read.log for hand in read_hands(file)] == logs


@pytest.mark.parametrize("name", SITES_AND_HAND_COUNTS)
def test_truncated_hand_is_refused(name: str) -> None:
    text = getattr(site_hands, name)
    parsed_hands = parse_all(text)
    first_hand_line_count = (
        parsed_hands[1].source.line - 1 if len(parsed_hands) > 1 else len(text.splitlines())
    )
    truncated_text = "\n".join(text.splitlines()[: first_hand_line_count // 2])
    [hand] = parse_all(truncated_text)
    assert hand.problems


# Details by site --------------------------------------------------------------------------------


def test_full_tilt_gives_seats_time_and_rake() -> None:
    cash_hand, tournament_hand = parse_all(site_hands.FULL_TILT_HANDS)
    assert cash_hand.players == ("ann", "bob b", "cat", "eve")
    assert (cash_hand.about.chairs, cash_hand.about.table, cash_hand.about.table_size) == (
        (1, 2, 3, 5),
        "Kolin",
        6,
    )
    assert (cash_hand.about.started, cash_hand.about.hero, cash_hand.rake) == (
        "2012-01-31T20:15:00Z",
        0,
        300,
    )
    assert tournament_hand.about.tournament is not None
    assert (tournament_hand.about.tournament.number, tournament_hand.about.tournament.fee) == (
        "90012",
        "$0.50",
    )
    assert f.Posted(1, "blind", 750, 1000) in tournament_hand.log


def test_board_run_twice_has_two_winners() -> None:
    [hand] = parse_all(site_hands.FULL_TILT_RUN_TWICE_HAND)
    awards = [fact for fact in hand.log if isinstance(fact, f.PotAwarded)]
    assert {(award.seat, award.board) for award in awards} == {(1, 0), (0, 1)}


def test_discards_are_inferred_from_hand_after_draw() -> None:
    for text in (site_hands.FULL_TILT_DRAW_HAND, site_hands.ONGAME_DRAW_HAND):
        [hand] = parse_all(text)
        discard_facts = [fact for fact in hand.log if isinstance(fact, f.Discarded)]
        assert any(-1 not in fact.cards and fact.cards for fact in discard_facts)


def test_unnamed_jackpot_is_part_of_rake() -> None:
    limit_hand, tournament_hand = parse_all(site_hands.OLDER_WINNING_NETWORK_HANDS)
    assert limit_hand.rake == 325
    assert limit_hand.game is not None
    assert limit_hand.game.structure.name == "limit"
    assert tournament_hand.about.tournament is not None
    assert tournament_hand.about.currency == ""


def test_euro_tables_use_dollar_chips() -> None:
    [hand] = parse_all(site_hands.CAKE_EURO_HAND)
    assert (hand.about.currency, hand.scale) == ("USD", 100)
    assert hand.game is not None
    assert hand.game.name == "pot-limit omaha 5/10"


@pytest.mark.parametrize(
    "text, old, new, reason",
    [
        (
            site_hands.FULL_TILT_HANDS,
            "ann calls $52.50",
            "ann calls $52",
            "line 21, 'ann calls $52': ann owes 52.50, not 52",
        ),
        (site_hands.FULL_TILT_HANDS, "($123)", "($126.50)", "other winnings"),
        (
            site_hands.FULL_TILT_HANDS,
            "cat folds\neve",
            "cat jumps\ncat folds softly\neve",
            "unknown action",
        ),
        (
            site_hands.FULL_TILT_HANDS,
            "No Limit Hold'em - 21",
            "No Limit Whist - 21",
            "no known game",
        ),
        (
            site_hands.FULL_TILT_HANDS,
            "Seat 3: cat ($80)",
            "Seat 2: cat ($80)",
            "duplicate seat or player",
        ),
        (site_hands.ONGAME_HANDS, "ann calls $6.56", "ann ponders\nann calls", "unknown action"),
        (site_hands.ONGAME_HANDS, "TEXAS_HOLDEM $", "WHIST $", "no known game"),
        (site_hands.WINNING_NETWORK_HANDS, "cat folds", "cat checks", "cat can’t check"),
        (
            site_hands.OLDER_WINNING_NETWORK_HANDS,
            "Player bob b checks",
            "Player bob b allin",
            "bob b is marked all-in with chips left: unsupported",
        ),
        (
            site_hands.CAKE_HANDS,
            "NL Hold'em -- 2011/08/28 - 00:53:30",
            "NL Whist -- 2011",
            "no known game",
        ),
    ],
)
def test_impossible_hand_is_refused_with_reason(text: str, old: str, new: str, reason: str) -> None:
    assert old in text
    first_hand = parse_all(text.replace(old, new, 1))[0]
    assert reason in f"{first_hand.problems} {first_hand.refusal.code}", first_hand.problems
    assert not first_hand.exact


# PokerNow ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "newest_first, has_order_numbers", [(True, True), (True, False), (False, True)]
)
def test_log_is_read_in_chronological_order(newest_first: bool, has_order_numbers: bool) -> None:
    parsed_hands = parse_all(
        make_log(newest_first=newest_first, has_order_numbers=has_order_numbers),
        "poker_now_log_pglBrno.csv",
    )
    assert [hand.problems for hand in parsed_hands] == [(), (), ()]
    assert [hand.about.hand for hand in parsed_hands] == ["abc1", "abc2", "abc3"]
    assert parsed_hands[0].players == ("ann, the", "bob", "cat")
    assert {hand.about.table for hand in parsed_hands} == {"pglBrno"}


def test_hero_is_inferred_from_shown_cards() -> None:
    assert {hand.about.hero for hand in parse_all(make_log())} == {0}
    text_without_show = LOG_LINES.replace('"ann, the @ k_1" shows a 7♠, 7♥.\n', "")
    assert {hand.about.hero for hand in parse_all(make_log(text_without_show))} == {None}


def test_missed_blinds_and_straddle_are_posted() -> None:
    _, second_hand, third_hand = parse_all(make_log())
    forced_bets = [(fact.seat, fact.kind) for fact in second_hand.log if isinstance(fact, f.Posted)]
    assert forced_bets == [(2, "blind"), (0, "blind"), (1, "dead"), (1, "post")]
    forced_bets = [(fact.seat, fact.kind) for fact in third_hand.log if isinstance(fact, f.Posted)]
    assert (1, "straddle") in forced_bets


def test_bomb_pot_is_refused() -> None:
    bomb_pot_lines = LOG_LINES.replace(
        '"bob @ k2" posts a small blind of 1', '"bob @ k2" posts a bet of 3 (bomb pot bet)', 1
    )
    bomb_pot_hand, *other_parsed_hands = parse_all(make_log(bomb_pot_lines))
    assert "bomb pots" in bomb_pot_hand.problems[0]
    assert [hand.problems for hand in other_parsed_hands] == [(), ()]


# Damaged files ----------------------------------------------------------------------------------


def test_broken_log_line_refuses_only_its_hand() -> None:
    broken_log = make_log().replace('"""bob @ k2"" folds"', '"""bob @ k2"" folds', 1)
    assert broken_log != make_log()
    assert [bool(hand.problems) for hand in parse_all(broken_log)] == [False, True, False]


def test_invalid_cards_refuse_only_their_hand() -> None:
    parsed_hands = parse_all(
        make_log(LOG_LINES.replace("Your hand is 2♠, 7♦", "Your hand is it, 7♦"))
    )
    assert [bool(hand.problems) for hand in parsed_hands] == [False, False, True]


@pytest.mark.parametrize(
    "text, old, new",
    [
        (site_hands.OLDER_WINNING_NETWORK_HANDS, "Game ID: 741", "Game IT: 741"),
        (site_hands.FULL_TILT_HANDS, "bob b antes 250", "zoe antes 250"),
        (site_hands.ONGAME_HANDS, "bob posts ante 10", "zoe posts ante 10"),
        (site_hands.FULL_TILT_HANDS, "Seat 2: bob b ($60.50)\n", ""),
    ],
)
def test_missing_element_is_refused_without_crash(text: str, old: str, new: str) -> None:
    assert old in text
    assert any(hand.problems for hand in parse_all(text.replace(old, new)))


def test_muck_by_sitting_out_player_is_ignored() -> None:
    text = site_hands.FULL_TILT_HANDS.replace(
        "Seat 4: dan is sitting out\nSeat 5", "Seat 4: dan mucked [2d 2h] - a pair of Twos\nSeat 5"
    )
    first_hand, _ = parse_all(text)
    assert first_hand.problems == ()


def test_pokernow_calls_covering_raise_all_in() -> None:
    lines = """\
-- starting hand #1 (id: abc1)  No Limit Texas Hold'em (dealer: "ann @ k1") --
Player stacks: #1 "ann @ k1" (500) | #2 "bob @ k2" (100) | #3 "cat @ k3" (90)
"bob @ k2" posts a small blind of 1
"cat @ k3" posts a big blind of 2
"ann @ k1" raises to 100 and go all in
"bob @ k2" folds
"cat @ k3" folds
Uncalled bet of 98 returned to "ann @ k1"
"ann @ k1" collected 5 from pot
-- ending hand #1 --
"""
    [hand] = parse_all(make_log(lines))
    assert hand.exact
    assert hand.notes == ("ann @ k1 puts all opponents all-in, and has chips behind",)
    assert any(
        hand.problems for hand in parse_all(make_log(lines.replace("to 100 and", "to 80 and")))
    )


def test_winning_post_below_big_blind_may_be_live() -> None:
    lines = """\
Game started at: 2014/1/31 9:7:2
Game ID: 743 2/4 Hora (Hold'em) 9-max
Seat 1 is the button
Seat 1: ann (100).
Seat 2: bob (100).
Seat 3: cat (100).
Seat 4: dan (100).
Player bob has small blind (2)
Player cat has big blind (4)
Player dan posts (2)
Player dan calls (2)
Player ann folds
Player bob folds
Player cat checks
*** FLOP ***: [6d 7h 3h]
Player cat bets (4)
Player dan folds
Uncalled bet (4) returned to cat
------ Summary ------
Pot: 10
Player cat does not show cards.Bets: 4. Collects: 10. Wins: 6.
Game ended at: 2014/1/31 9:8:9
"""
    [hand] = parse_all(lines)
    assert hand.exact
    assert hand.notes == ("posts of less than a big blind are live",)
    [dead_post_hand] = parse_all(
        lines.replace("dan calls (2)", "dan calls (4)")
        .replace("Pot: 10", "Pot: 12")
        .replace("Collects: 10", "Collects: 12")
    )
    assert (dead_post_hand.exact, dead_post_hand.notes) == (True, ())


def test_full_tilt_capped_hands_may_be_shown_before_board() -> None:
    lines = """\
Full Tilt Poker Game #7009: Table Kolin (6 max) - $1/$2 - $40 Cap No Limit Hold'em - \
15:15:00 ET - 2012/01/31
Seat 1: ann ($200)
Seat 2: bob ($200)
bob posts the small blind of $1
ann posts the big blind of $2
The button is in seat #2
*** HOLE CARDS ***
bob raises to $40
ann calls $38
ann shows [As Ad]
bob shows [Kc Kd]
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Ts]
*** RIVER *** [2c 7d 9h Ts] [3c]
ann wins the pot ($79) with a pair of Aces
*** SUMMARY ***
Total pot $80 | Rake $1
Board: [2c 7d 9h Ts 3c]
"""
    [hand] = parse_all(lines)
    assert hand.problems == ()
    shown_seats = [fact.seat for fact in hand.log if isinstance(fact, f.HandShown)]
    assert sorted(shown_seats) == [0, 1]
    [refused_hand] = parse_all(lines.replace("Board: [2c 7d 9h Ts 3c]", "Board: [2c 7d 9h Ts 3d]"))
    assert "line 18: the board is" in refused_hand.problems[0]

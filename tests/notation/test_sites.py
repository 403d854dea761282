"""Hand histories in text and log formats: detection, parsing and replay."""

from pathlib import Path

import pytest

from riverboat.engine.state import hand_facts as f
from riverboat.histories.history_reader import read_hands
from riverboat.notation import ParsedHand, to_pokerstars
from riverboat.notation.format_detection import detect_format, parse_hands
from riverboat.notation.pokerstars import parse_pokerstars
from tests.notation import site_hands
from tests.notation.pokernow_log import LINES, log

TEXTS = {
    "CAKE": ("Cake", 3),
    "CAKE_EUROS": ("Cake", 1),
    "FULL_TILT": ("Full Tilt", 2),
    "FULL_TILT_DRAW": ("Full Tilt", 1),
    "FULL_TILT_RAZZ": ("Full Tilt", 1),
    "FULL_TILT_STUD": ("Full Tilt", 1),
    "FULL_TILT_TWICE": ("Full Tilt", 1),
    "OLDER_WINNING": ("Winning until 2019", 2),
    "ONGAME": ("Ongame", 2),
    "ONGAME_DRAW": ("Ongame", 1),
    "ONGAME_STUD": ("Ongame", 1),
    "WINNING": ("Winning", 2),
}


def hands(text: str, name: str = "") -> list[ParsedHand]:
    return parse_hands(text, name=name)


@pytest.mark.parametrize("name", TEXTS)
def test_every_hand_is_known_by_its_first_words_and_ends_as_it_says(name: str) -> None:
    text = getattr(site_hands, name)
    site, count = TEXTS[name]
    assert detect_format(text.encode()) == site
    found = hands(text)
    assert [str(hand.problems) for hand in found if hand.problems] == []
    assert len(found) == count


@pytest.mark.parametrize("name", TEXTS)
def test_a_hand_reads_the_same_after_it_was_written_as_pokerstars(name: str) -> None:
    for hand in hands(getattr(site_hands, name)):
        [again] = parse_pokerstars(to_pokerstars(hand))
        assert again.problems == ()
        assert again.log == hand.log


@pytest.mark.parametrize("name", TEXTS)
def test_line_ends_and_encodings_change_nothing(name: str, tmp_path: Path) -> None:
    text = getattr(site_hands, name)
    file = tmp_path / "hands.txt"
    logs = [hand.log for hand in hands(text)]
    for encoding, begin in (("utf-8", ""), ("utf-8", "\ufeff"), ("utf-16", ""), ("cp1252", "")):
        file.write_bytes((begin + text.replace("\n", "\r\n")).encode(encoding))
        assert [hand.read.log for hand in read_hands(file)] == logs


@pytest.mark.parametrize("name", TEXTS)
def test_a_hand_that_breaks_off_is_refused(name: str) -> None:
    text = getattr(site_hands, name)
    found = hands(text)
    ends = found[1].source.line - 1 if len(found) > 1 else len(text.splitlines())
    half = "\n".join(text.splitlines()[: ends // 2])
    [hand] = hands(half)
    assert hand.problems


# Details by site --------------------------------------------------------------------------------


def test_full_tilt_tells_chairs_time_and_rake() -> None:
    first, event = hands(site_hands.FULL_TILT)
    assert first.players == ("ann", "bob b", "cat", "eve")
    assert (first.about.chairs, first.about.table, first.about.table_size) == (
        (1, 2, 3, 5),
        "Kolin",
        6,
    )
    assert (first.about.started, first.about.hero, first.rake) == ("2012-01-31T20:15:00Z", 0, 300)
    assert event.about.tournament is not None
    assert (event.about.tournament.number, event.about.tournament.fee) == ("90012", "$0.50")
    assert f.Posted(1, "blind", 750, 1000) in event.log


def test_a_board_that_was_run_twice_has_two_winners() -> None:
    [hand] = hands(site_hands.FULL_TILT_TWICE)
    awards = [fact for fact in hand.log if isinstance(fact, f.PotAwarded)]
    assert {(award.seat, award.board) for award in awards} == {(1, 0), (0, 1)}


def test_what_was_thrown_away_is_found_from_the_hand_after_the_draw() -> None:
    for text in (site_hands.FULL_TILT_DRAW, site_hands.ONGAME_DRAW):
        [hand] = hands(text)
        thrown = [fact for fact in hand.log if isinstance(fact, f.Discarded)]
        assert any(-1 not in fact.cards and fact.cards for fact in thrown)


def test_a_jackpot_that_no_line_names_is_a_part_of_what_was_taken() -> None:
    limit, event = hands(site_hands.OLDER_WINNING)
    assert limit.rake == 325
    assert limit.game is not None
    assert limit.game.structure.name == "limit"
    assert event.about.tournament is not None
    assert event.about.currency == ""


def test_at_tables_in_euros_chips_are_dollars() -> None:
    [hand] = hands(site_hands.CAKE_EUROS)
    assert (hand.about.currency, hand.scale) == ("USD", 100)
    assert hand.game is not None
    assert hand.game.name == "pot-limit omaha 5/10"


@pytest.mark.parametrize(
    "text, old, new, reason",
    [
        (site_hands.FULL_TILT, "ann calls $52.50", "ann calls $52", "it costs ann 52.50"),
        (site_hands.FULL_TILT, "($123)", "($126.50)", "other winnings"),
        (site_hands.FULL_TILT, "cat folds\neve", "cat jumps\ncat folds softly\neve", "no action"),
        (site_hands.FULL_TILT, "No Limit Hold'em - 21", "No Limit Whist - 21", "no game"),
        (site_hands.FULL_TILT, "Seat 3: cat ($80)", "Seat 2: cat ($80)", "two players sit"),
        (site_hands.ONGAME, "ann calls $6.56", "ann ponders\nann calls", "no action"),
        (site_hands.ONGAME, "TEXAS_HOLDEM $", "WHIST $", "no game"),
        (site_hands.WINNING, "cat folds", "cat checks", "cat cannot check"),
        (site_hands.OLDER_WINNING, "Player bob b checks", "Player bob b allin", "all-in without"),
        (site_hands.CAKE, "NL Hold'em -- 2011/08/28 - 00:53:30", "NL Whist -- 2011", "no game"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(
    text: str, old: str, new: str, reason: str
) -> None:
    assert old in text
    first = hands(text.replace(old, new, 1))[0]
    assert reason in f"{first.problems} {first.refusal.code}", first.problems
    assert not first.exact


# PokerNow ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("newest_first, numbered", [(True, True), (True, False), (False, True)])
def test_a_log_is_read_in_the_order_in_which_it_was_said(
    newest_first: bool, numbered: bool
) -> None:
    found = hands(log(newest_first=newest_first, numbered=numbered), "poker_now_log_pglBrno.csv")
    assert [hand.problems for hand in found] == [(), (), ()]
    assert [hand.about.hand for hand in found] == ["abc1", "abc2", "abc3"]
    assert found[0].players == ("ann, the", "bob", "cat")
    assert {hand.about.table for hand in found} == {"pglBrno"}


def test_whose_log_it_is_follows_from_the_cards_that_were_shown() -> None:
    assert {hand.about.hero for hand in hands(log())} == {0}
    nobody = LINES.replace('"ann, the @ k_1" shows a 7♠, 7♥.\n', "")
    assert {hand.about.hero for hand in hands(log(nobody))} == {None}


def test_missed_blinds_and_a_straddle_are_posted() -> None:
    _, second, third = hands(log())
    posted = [(fact.seat, fact.kind) for fact in second.log if isinstance(fact, f.Posted)]
    assert posted == [(2, "blind"), (0, "blind"), (1, "dead"), (1, "post")]
    posted = [(fact.seat, fact.kind) for fact in third.log if isinstance(fact, f.Posted)]
    assert (1, "straddle") in posted


def test_a_bomb_pot_is_refused() -> None:
    bomb = LINES.replace(
        '"bob @ k2" posts a small blind of 1', '"bob @ k2" posts a bet of 3 (bomb pot bet)', 1
    )
    first, *others = hands(log(bomb))
    assert "bomb pots" in first.problems[0]
    assert [hand.problems for hand in others] == [(), ()]


# Damaged files ----------------------------------------------------------------------------------


def test_a_broken_line_of_a_log_breaks_no_other_hand() -> None:
    torn = log().replace('"""bob @ k2"" folds"', '"""bob @ k2"" folds', 1)
    assert torn != log()
    assert [bool(hand.problems) for hand in hands(torn)] == [False, True, False]


def test_cards_that_are_none_in_one_hand_of_a_log_hide_no_other() -> None:
    found = hands(log(LINES.replace("Your hand is 2♠, 7♦", "Your hand is it, 7♦")))
    assert [bool(hand.problems) for hand in found] == [False, False, True]


@pytest.mark.parametrize(
    "text, old, new",
    [
        (site_hands.OLDER_WINNING, "Game ID: 741", "Game IT: 741"),
        (site_hands.FULL_TILT, "bob b antes 250", "zoe antes 250"),
        (site_hands.ONGAME, "bob posts ante 10", "zoe posts ante 10"),
        (site_hands.FULL_TILT, "Seat 2: bob b ($60.50)\n", ""),
    ],
)
def test_what_is_missing_is_refused_and_nothing_breaks(text: str, old: str, new: str) -> None:
    assert old in text
    assert any(hand.problems for hand in hands(text.replace(old, new)))


def test_a_hand_that_is_mucked_in_a_chair_that_does_not_play_is_passed_over() -> None:
    text = site_hands.FULL_TILT.replace(
        "Seat 4: dan is sitting out\nSeat 5", "Seat 4: dan mucked [2d 2h] - a pair of Twos\nSeat 5"
    )
    first, _ = hands(text)
    assert first.problems == ()

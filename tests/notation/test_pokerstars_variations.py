"""Valid PokerStars hands with unusual text: short posts and variations of sites."""

import pytest
from msgspec.structs import replace

from riverboat.cards import UNKNOWN, parse_cards
from riverboat.engine import (
    FOLD,
    Deal,
    HandState,
    HouseRules,
    advance,
    apply,
    decide,
    parse_game,
    start,
)
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from riverboat.notation.pokerstars import to_pokerstars
from riverboat.notation.read_hand import Source
from tests.notation.pokerstars_hands import (
    LIMIT_HAND,
    OMAHA_HAND,
    get_game_name,
    list_awarded_chips,
    only_problem,
    parse_exact,
    parse_one,
    remove_lines,
    replace_text,
)

SHORT_BLIND_HAND = """\
PokerStars Hand #7: Tournament #9, $1+$0.10 USD Hold'em No Limit - Level II (50/100) - \
2026/01/31 15:15:00 ET
Table '9 1' 9-max Seat #1 is the button
Seat 1: ann (3000 in chips)
Seat 2: bob (3000 in chips)
Seat 3: cat (40 in chips)
Seat 4: dan (3000 in chips)
bob: posts small blind 50
cat: posts big blind 40 and is all-in
*** HOLE CARDS ***
dan: raises 100 to 200
ann: folds
bob: folds
Uncalled bet (150) returned to dan
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Ts]
*** RIVER *** [2c 7d 9h Ts] [3c]
*** SHOW DOWN ***
cat: shows [Ah Ad]
dan: shows [Kd Ks]
cat collected 120 from main pot
dan collected 20 from side pot
*** SUMMARY ***
Total pot 140 Main pot 120. Side pot 20. | Rake 0
"""
"""The big blind is all-in for 40 of 100."""

ABSENT_PLAYER_HAND = f"""\
{SHORT_BLIND_HAND[: SHORT_BLIND_HAND.index("Uncalled")]}\
cat: folds
Uncalled bet (150) returned to dan
dan collected 140 from pot
*** SUMMARY ***
Total pot 140 | Rake 0
"""
"""The big blind is absent: all-in by the post and folded by the site."""

GGPOKER_HAND = """\
Poker Hand #TM77: Tournament #9, Bounty Hold'em No Limit - Level14(350/700) - 2026/01/31 15:15:00
Table '12' 8-max Seat #1 is the button
Seat 1: ann (30,000 in chips)
Seat 2: bob (30,000 in chips)
Seat 3: Hero (24,000 in chips)
ann: posts the ante 90
bob: posts the ante 90
Hero: posts the ante 90
bob: posts small blind 300
Hero: posts big blind 600
*** HOLE CARDS ***
Dealt to ann
Dealt to bob
Dealt to Hero [Ah Kh]
ann: folds
bob: raises 600 to 1,200
Hero: calls 600
*** FLOP *** [2c 7d 9h]
bob: checks
Hero: checks
*** TURN *** [7d 2c 9h] [Ts]
bob: checks
Hero: checks
*** RIVER *** [9h 7d 2c Ts] [3c]
bob: checks
Hero: checks
*** SHOWDOWN ***
bob: shows [Kd]
Hero: shows [Ah Kh] (high card Ace)
Hero collected 2,670 from pot
*** SUMMARY ***
Total pot 2,670 | Rake 0 | Jackpot 0 | Bingo 0 | Fortune 0 | Tax 0
Board [2c 7d 9h Ts 3c]
Seat 1: ann (button) folded before Flop
Seat 2: bob (small blind) showed [Kd] and lost
Seat 3: Hero (big blind) showed [Ah Kh] and won (2,670)
"""
"""The header is a level ahead, the flop is reordered, and one of two hole cards is shown."""


# Short blinds -----------------------------------------------------------------------------------


@pytest.mark.parametrize("raise_by", [100, 150, 160])
def test_raise_may_be_counted_over_short_blind(raise_by: int) -> None:
    hand = parse_exact(replace_text(SHORT_BLIND_HAND, ("raises 100", f"raises {raise_by}")))
    assert [fact.to for fact in hand.log if isinstance(fact, f.Raised)] == [200]
    assert list_awarded_chips(hand) == [(3, 20), (2, 120)]


def test_raise_over_other_amount_is_refused() -> None:
    problem = only_problem(replace_text(SHORT_BLIND_HAND, ("raises 100", "raises 130")))
    assert problem.endswith("a raise by 130 from 100 isn’t a raise to 200")


def test_raise_over_full_bet_ignores_short_blind() -> None:
    text = replace_text(
        SHORT_BLIND_HAND, ("dan: raises 100 to 200\nann: folds", "dan: calls 100\n")
    )
    assert "a raise by 160 from 100 isn’t a raise to 200" in only_problem(
        replace_text(text, ("bob: folds", "bob: raises 160 to 200"))
    )


def test_absent_player_all_in_by_post_is_folded() -> None:
    hand = parse_exact(ABSENT_PLAYER_HAND)
    assert f.Folded(2) in hand.log
    assert list_awarded_chips(hand) == [(3, 140)]
    assert "cat is all-in by a forced bet, and folds" in hand.notes[0]
    assert parse_one(to_pokerstars(hand)).log == hand.log


def test_voluntary_all_in_cannot_be_folded() -> None:
    hand = parse_exact(ABSENT_PLAYER_HAND)
    raise_index = next(
        fact_index for fact_index, fact in enumerate(hand.log) if isinstance(fact, f.Raised)
    )
    assert audit([*hand.log[: raise_index + 1], f.Folded(3), *hand.log[raise_index + 1 :]])
    index = hand.log.index(f.Folded(2))
    assert audit(hand.log, killed_indexes=())
    assert not audit(hand.log, killed_indexes=(index,))


# Partly shown hands -----------------------------------------------------------------------------


def test_partly_shown_losing_hand_is_mucked() -> None:
    hand = parse_exact(GGPOKER_HAND)
    assert f.HandMucked(1) in hand.log
    assert [fact.seat for fact in hand.log if isinstance(fact, f.HandShown)] == [2]
    deal_fact = next(fact for fact in hand.log if isinstance(fact, f.HoleCardsDealt))
    assert deal_fact.holdings[1] == (*parse_cards("Kd"), UNKNOWN)


def test_partly_shown_hand_wins_when_others_muck() -> None:
    text = replace_text(
        LIMIT_HAND, ("player2: shows [Ac 8c] (two pair, Kings and Eights)", "player2: shows [Ac]")
    )
    text = replace_text(text, ("showed [Ac 8c]", "showed [Ac]"))
    hand = parse_exact(text)
    assert list_awarded_chips(hand)[0][0] == 1
    assert f.HandMucked(2) in hand.log


def test_partly_shown_hand_cannot_beat_shown_hand() -> None:
    text = replace_text(
        GGPOKER_HAND,
        ("Hero: shows [Ah Kh]", "Hero: shows [Ah]"),
        ("bob: shows [Kd]", "bob: shows [Kd Qd]"),
    )
    assert "hand not over; Hero to show or muck" in only_problem(
        replace_text(text, ("showed [Ah Kh]", "showed [Ah]"))
    )


# GGPoker ----------------------------------------------------------------------------------------


def test_posted_blinds_override_header_level() -> None:
    hand = parse_exact(GGPOKER_HAND)
    assert get_game_name(hand) == "no-limit hold'em 300/600 ante 90"
    assert hand.notes == ("the blinds are 300/600, as they are posted; the head says 350/700",)


def test_short_blind_does_not_change_level() -> None:
    text = replace_text(
        GGPOKER_HAND, ("Hero (24,000", "Hero (490"), ("big blind 600", "big blind 400")
    )
    hand = parse_one(replace_text(text, ("raises 600 to 1,200", "raises 900 to 1,200")))
    assert get_game_name(hand) == "no-limit hold'em 300/600 ante 90"


def test_blinds_must_match_header_on_pokerstars() -> None:
    text = replace_text(GGPOKER_HAND, ("Poker Hand #TM77", "PokerStars Hand #77"))
    assert "posted blinds and first line differ: 300" in only_problem(text)


def test_reordered_flop_is_accepted() -> None:
    assert "the board is 2c 7d 9h so far" in only_problem(
        replace_text(GGPOKER_HAND, ("[7d 2c 9h]", "[7d 2c 8h]"))
    )


@pytest.mark.parametrize(
    "line",
    [
        "Hero: Chooses to EV Cashout",
        "Hero: Pays Insurance premium (20)",
        "bob: Receives Insurance (350)",
        "Hero: Receives Cashout (1,200)",
        "Hero: Pays Cashout Risk (1,270)",
    ],
)
def test_cash_out_and_insurance_lines_are_ignored(line: str) -> None:
    assert (
        parse_exact(replace_text(GGPOKER_HAND, ("*** SHOWDOWN", f"{line}\n*** SHOWDOWN"))).log
        == parse_exact(GGPOKER_HAND).log
    )


def test_blinds_may_follow_hole_cards() -> None:
    post_lines = "bob: posts small blind 300\nHero: posts big blind 600\n"
    deal_line = "Dealt to Hero [Ah Kh]\n"
    text = replace_text(GGPOKER_HAND, (post_lines, ""), (deal_line, deal_line + post_lines))
    assert parse_exact(text).log == parse_exact(GGPOKER_HAND).log


# House rules of the site ------------------------------------------------------------------------

SHORT_RAISE_HAND = f"""\
{LIMIT_HAND[: LIMIT_HAND.index("player1: raises")].replace("player3 ($80", "player3 ($5")}\
player1: calls $2
player2: calls $1
player3: checks
*** FLOP *** [8h 6d 5c]
player2: bets $2
player3: raises $1 to $3 and is all-in
player1: raises $1 to $4
player2: folds
Uncalled bet ($1) returned to player1
*** TURN *** [8h 6d 5c] [Ks]
*** RIVER *** [8h 6d 5c Ks] [Kh]
*** SHOW DOWN ***
player1: shows [Ac 8c] (two pair, Kings and Eights)
player3: shows [Td Tc] (two pair, Kings and Tens)
player3 collected $14 from pot
*** SUMMARY ***
Total pot $14 | Rake $0
"""
"""A short all-in raise of half a bet, completed by the next player."""


def test_raise_over_half_bet_completes() -> None:
    hand = parse_exact(SHORT_RAISE_HAND)
    assert [fact.to for fact in hand.log if isinstance(fact, f.Raised)] == [200, 300, 400]
    assert hand.game is not None
    assert hand.game.rules.short_raise == "completes"
    assert parse_one(to_pokerstars(hand)).log == hand.log


def test_raise_adding_full_bet_sets_house_rule() -> None:
    text = replace_text(
        SHORT_RAISE_HAND, ("raises $1 to $4", "raises $2 to $5"), ("bet ($1)", "bet ($2)")
    )
    hand = parse_exact(text)
    assert [fact.to for fact in hand.log if isinstance(fact, f.Raised)] == [200, 300, 500]
    assert hand.game is not None
    assert hand.game.rules.short_raise == "adds"
    assert parse_one(to_pokerstars(hand)).log == hand.log


def test_pot_limit_counts_short_blind_as_posted() -> None:
    hand = parse_exact(OMAHA_HAND)
    assert hand.game is not None
    assert hand.game.rules.pot_blinds == "real"


@pytest.mark.parametrize("pot_blinds_rule", ["full", "real"])
@pytest.mark.parametrize("short_raise_rule", ["adds", "completes"])
def test_house_rules_survive_round_trip(pot_blinds_rule: str, short_raise_rule: str) -> None:
    parsed_hand = parse_exact(OMAHA_HAND)
    assert parsed_hand.game is not None
    rules = parsed_hand.game.rules.replace(pot_blinds=pot_blinds_rule, short_raise=short_raise_rule)
    game = replace(parsed_hand.game, rules=rules)
    log = (replace(parsed_hand.log[0], game=game), *parsed_hand.log[1:])
    assert parse_one(to_pokerstars(replace(parsed_hand, log=log, game=game))).log == log


# Writing ----------------------------------------------------------------------------------------


def test_tournament_name_is_not_written_as_price() -> None:
    hand = parse_exact(GGPOKER_HAND)
    text = to_pokerstars(hand)
    assert "Tournament #9, Hold'em No Limit - Level 14 (300/600)" in text
    reread_hand = parse_one(text)
    assert reread_hand.about.tournament == hand.about.tournament
    assert hand.about.tournament is not None
    assert hand.about.tournament.name == "Bounty"


def test_whole_amounts_are_written_at_any_scale() -> None:
    game = parse_game("limit hold'em 60/120 blinds 30/60", HouseRules(odd_chip="fraction"))
    started_fact = start(game, (1200, 1200, 1200), 2)
    log: list[f.AnyFact] = [started_fact]
    hand = HandState(started_fact)
    advance(hand, log)
    for command in (Deal((UNKNOWN,) * 6), FOLD, FOLD):
        fact = decide(hand, command)
        apply(hand, fact)
        log.append(fact)
        advance(hand, log)
    scaled_hand = ParsedHand(
        source=Source("", "", 1), variant="", log=tuple(log), game=game, scale=6
    )
    text = to_pokerstars(scaled_hand)
    assert "(10/20)" in text
    assert "Seat 1: player1 (200 in chips)" in text
    reread_hand = parse_one(text)
    assert (reread_hand.log, reread_hand.scale) == (scaled_hand.log, 6)


def test_unwritten_rake_is_reported() -> None:
    text = SHORT_RAISE_HAND.replace("collected $14", "collected $13.50")
    text_with_rake = replace_text(text, ("Rake $0", "Rake $0.50"))
    assert (parse_exact(text_with_rake).rake, parse_exact(text_with_rake).unwritten) == (50, 0)
    hand = parse_exact(remove_lines(text_with_rake, "Total pot"))
    assert (hand.rake, hand.unwritten) == (50, 50)

"""Forced bets and the button in Open Hand History: blinds, straddles, posts and antes."""

import pytest

from riverboat.engine import Post
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from tests.notation.ohh_texts import BLINDS, of_kind, ohh, read, read_object, started, why

FOUR = (200, 200, 200, 200)
FIVE = (200, 200, 200, 200, 200)


def posts(hand: ParsedHand) -> tuple[Post, ...]:
    assert hand.exact, str(hand)
    assert not audit(hand.log)
    return started(hand).posts


def test_blinds_are_posted_as_they_are_written() -> None:
    hand = read(BLINDS + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5")
    assert posts(hand) == (Post(0, "blind", 100), Post(1, "blind", 200))
    assert started(hand).button == 2


def test_heads_up_the_small_blind_has_the_button() -> None:
    text = "Preflop\nAnn Post SB 1\nBob Post BB 2\nAnn Raise 5\nBob Fold\nPot 4: Ann 4"
    hand = read(text, stacks=(200, 200), dealer_seat=1)
    assert posts(hand) == (Post(0, "blind", 100), Post(1, "blind", 200))
    assert started(hand).button == 0


def test_a_straddle_acts_last_before_the_flop() -> None:
    text = BLINDS + "Cat Straddle 4\nDan Call 4\nAnn Fold\nBob Fold\nCat Check\n"
    hand = read(text + "Flop 2h 7d 9c\nCat Bet 5\nDan Fold\nPot 11: Cat 11", stacks=FOUR)
    assert posts(hand)[-1] == Post(2, "straddle", 400)


def test_straddles_may_be_several() -> None:
    text = BLINDS + "Cat Straddle 4\nDan Straddle 8\nEve Fold\nAnn Fold\nBob Fold\nCat Fold\n"
    hand = read(text + "Pot 11: Dan 11", stacks=FIVE)
    assert posts(hand)[2:] == (Post(2, "straddle", 400), Post(3, "straddle", 800))


def test_after_a_straddle_on_the_button_the_small_blind_is_first() -> None:
    text = BLINDS + "Dan Straddle 4\nAnn Call 3\nBob Fold\nCat Fold\nDan Check\n"
    hand = read(text + "Flop 2h 7d 9c\nAnn Bet 5\nDan Fold\nPot 10: Ann 10", stacks=FOUR)
    assert posts(hand)[-1] == Post(3, "straddle", 400)


def test_a_straddle_on_top_of_the_small_blind_is_one_bet() -> None:
    text = BLINDS + "Ann Straddle 3\nBob Raise 10\nAnn Fold\nPot 8: Bob 8"
    hand = read(text, stacks=(200, 200), dealer_seat=1)
    assert posts(hand) == (Post(1, "blind", 200), Post(0, "straddle", 400))


def test_a_returning_player_posts_a_live_and_a_dead_blind() -> None:
    text = BLINDS + "Dan Post Dead 1\nDan Post Extra Blind 2\nCat Fold\nDan Check\nAnn Fold\n"
    hand = read(text + "Bob Check\nFlop 2h 7d 9c\nBob Bet 4\nDan Fold\nPot 6: Bob 6", stacks=FOUR)
    assert posts(hand)[2:] == (Post(3, "dead", 100), Post(3, "post", 200))


def test_posts_stand_in_any_order_and_before_or_after_the_cards() -> None:
    text = "Preflop\nCat Post Extra Blind 2\nBob Dealt Cards 7s2h\nBob Post BB 2\nAnn Post SB 1\n"
    hand = read(
        text + "Cat Check\nAnn Fold\nBob Check\nFlop 2c 7d 9c\nBob Bet 4\nCat Fold\nPot 5: Bob 5"
    )
    assert [post.kind for post in posts(hand)] == ["post", "blind", "blind"]


def test_the_small_blind_may_post_a_missed_big_blind() -> None:
    text = BLINDS + "Ann Post Dead 1\nAnn Post Extra Blind 1\nCat Fold\nAnn Check\nBob Check\n"
    hand = read(text + "Flop 2h 7d 9c\nAnn Bet 4\nBob Fold\nPot 5: Ann 5")
    assert posts(hand) == (Post(0, "post", 200), Post(1, "blind", 200), Post(0, "dead", 100))


def test_what_exceeds_the_big_blind_in_an_extra_blind_is_dead() -> None:
    text = BLINDS + "Dan Post Extra Blind 3\nCat Fold\nDan Check\nAnn Fold\nBob Check\n"
    hand = read(text + "Flop 2h 7d 9c\nBob Bet 4\nDan Fold\nPot 6: Bob 6", stacks=FOUR)
    assert posts(hand)[2:] == (Post(3, "dead", 100), Post(3, "post", 200))
    assert hand.notes == ()


def test_an_extra_blind_is_live_as_a_whole_where_the_actions_prove_it() -> None:
    text = BLINDS + "Dan Post Extra Blind 4\nCat Call 4\nDan Check\nAnn Fold\nBob Fold\n"
    hand = read(text + "Flop 2h 7d 9c\nCat Bet 4\nDan Fold\nPot 11: Cat 11", stacks=FOUR)
    assert posts(hand)[2:] == (Post(3, "post", 400),)
    assert hand.notes == ("an extra blind above the big blind is taken to be live as a whole",)


def test_a_short_blind_is_all_in_and_still_sets_the_full_call() -> None:
    text = "Preflop\nAnn Post SB 1\nBob Post BB 1.5 all-in\nCat Call 2\nAnn Call 1\n"
    text += "Flop 2h 7d 9c\nAnn Bet 5\nCat Fold\n"
    text += "Showdown\nAnn Shows Cards AsAh\nBob Shows Cards KsKh\nTurn Jd\nRiver 3s\n"
    hand = read(text + "Pot 5.5: Ann 5.5", stacks=(200, 1.5, 200))
    assert posts(hand)[1] == Post(1, "blind", 200)
    assert of_kind(hand, f.Posted)[1] == f.Posted(1, "blind", 150, 200)


def test_everybody_antes_for_himself() -> None:
    text = "Preflop\nAnn Post Ante 0.5\nBob Post Ante 0.5\nCat Post Ante 0.25 all-in\n"
    text += "Ann Post SB 1\nBob Post BB 2\nAnn Fold\nShowdown\nBob Shows Cards AsAh\n"
    text += "Cat Shows Cards KsKh\nFlop 2h 7d 9c\nTurn Jd\nRiver 3s\nPot 3.25: Bob 3.25"
    hand = read(text, stacks=(200, 200, 0.25), ante_amount=0.5)
    assert posts(hand)[:3] == (Post(0, "ante", 50), Post(1, "ante", 50), Post(2, "ante", 50))
    assert of_kind(hand, f.Posted)[2].chips == 25


def test_one_players_ante_for_the_table_is_dead_money() -> None:
    text = BLINDS + "Bob Post Ante 2\nCat Raise 6\nAnn Fold\nBob Fold\nPot 7: Cat 7"
    assert posts(read(text, ante_amount=2))[-1] == Post(1, "dead", 200)


# The button -------------------------------------------------------------------------------------


def test_a_dead_button_is_in_front_of_an_empty_chair() -> None:
    made = ohh(BLINDS + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5", dealer_seat=6)
    made["players"][2]["seat"] = 5
    hand = read_object({"ohh": made})
    assert started(hand).button == 2
    assert hand.about.button == 6
    assert hand.about.chairs == (1, 2, 5)
    assert hand.notes == ()


def test_a_dead_button_before_the_first_chair_belongs_to_the_last_one() -> None:
    made = ohh(BLINDS + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5", dealer_seat=1)
    for player in made["players"]:
        player["seat"] += 3
    hand = read_object({"ohh": made})
    assert started(hand).button == 2
    assert hand.about.button == 1


def test_with_a_dead_small_blind_the_big_blind_is_alone() -> None:
    text = "Preflop\nBob Post BB 2\nCat Fold\nDan Fold\nAnn Raise 6\nBob Fold\nPot 4: Ann 4"
    hand = read(text, stacks=FOUR, dealer_seat=1)
    assert posts(hand) == (Post(1, "blind", 200),)
    assert started(hand).button == 0


def test_the_small_blind_proves_where_the_button_is() -> None:
    """The file leaves the dealer seat with Ann; the small blind shows that Bob has the button."""
    text = "Preflop\nCat Post SB 1\nDan Post BB 2\nAnn Call 2\nBob Call 2\nCat Call 1\nDan Check\n"
    text += (
        "Flop 2h 7d 9c\nCat Check\nDan Check\nAnn Check\nBob Bet 4\nCat Fold\nDan Fold\nAnn Fold\n"
    )
    hand = read(text + "Pot 8: Bob 8", stacks=FOUR, dealer_seat=1)
    assert hand.exact
    assert started(hand).button == 1
    assert hand.metadata["dealer_seat"] == 1
    assert hand.notes[0].startswith("the dealer seat 1 does not go with the small blind")


def test_where_the_actions_follow_the_dealer_seat_it_stands() -> None:
    """The small blind is out of position, but all players act by the button."""
    text = "Preflop\nBob Post SB 1\nCat Post BB 2\nDan Call 2\nAnn Call 2\nBob Call 1\nCat Check\n"
    text += "Flop 2h 7d 9c\nAnn Bet 4\nBob Fold\nCat Fold\nDan Fold\nPot 8: Ann 8"
    hand = read(text, stacks=FOUR, dealer_seat=4)
    assert hand.exact
    assert started(hand).button == 3
    assert hand.notes == ()


def test_without_any_dealer_seat_the_last_chair_has_the_button() -> None:
    text = "Preflop\nAnn Post Ante 1\nBob Post Ante 1\nCat Post Ante 1\nAnn Raise 4\nBob Fold\n"
    hand = read(text + "Cat Fold\nPot 3: Ann 3", dealer_seat=None, ante_amount=1)
    assert hand.exact
    assert started(hand).button == 2


# Uncallable and short raises --------------------------------------------------------------------


def test_a_raise_that_puts_the_only_opponent_all_in_may_be_short() -> None:
    text = BLINDS + "Cat Fold\nAnn Call 1\nBob Check\nFlop 2h 7d 9c\nAnn Bet 1.5\nBob Fold\n"
    hand = read(text + "Pot 4: Ann 4", stacks=(200, 3.5, 200))
    assert hand.exact
    assert hand.notes == ("Ann's raise to 1.5, all-in for the only opponent, stands for 2",)
    assert not audit(hand.log)


def test_a_raise_that_nobody_can_call_is_a_call() -> None:
    text = BLINDS + "Cat Raise 50 all-in\nAnn Fold\nBob Raise 60\nShowdown\n"
    text += "Bob Shows Cards AsAh\nCat Shows Cards KsKh\nFlop 2h 7d 9c\nTurn Jd\nRiver 3s\n"
    hand = read(text + "Pot 101: Bob 101", stacks=(200, 200, 50))
    assert hand.exact
    assert hand.notes == ("Bob's raise to 62 is a call: nobody can call more than that",)
    assert not audit(hand.log)


def test_a_raise_that_was_not_open_to_the_player_is_refused() -> None:
    """Cat's short all-in does not reopen the betting to Ann (ALLN-16)."""
    text = BLINDS + "Cat Raise 20\nDan Raise 25 all-in\nAnn Fold\nBob Fold\nCat Raise 40\n"
    hand = read(text, stacks=(200, 200, 200, 25))
    assert "Cat cannot raise to 6000" in why(hand)


@pytest.mark.parametrize("raise_to, exact", [(7, True), (7.01, False)])
def test_a_pot_limit_raise_is_at_most_the_pot(raise_to: float, exact: bool) -> None:
    text = BLINDS + f"Cat Raise {raise_to}\nAnn Fold\nBob Fold\nPot 5: Cat 5"
    hand = read(text, bet_limit={"bet_type": "PL"})
    assert hand.exact is exact
    if not exact:
        assert "Cat cannot raise to 701: the most is 700; legal now: fold, call 200" in why(hand)

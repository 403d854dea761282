"""Forced bets and the button in Open Hand History: blinds, straddles, posts and antes."""

import pytest

from riverboat.engine import Post
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation import ParsedHand
from tests.notation.ohh_texts import (
    BLINDS_TEXT,
    get_start_fact,
    make_ohh,
    only_problem,
    read_object,
    read_text,
    select_facts,
)

FOUR_EQUAL_STACKS = (200, 200, 200, 200)
FIVE_EQUAL_STACKS = (200, 200, 200, 200, 200)


def select_posts(hand: ParsedHand) -> tuple[Post, ...]:
    assert hand.exact, str(hand)
    assert not audit(hand.log)
    return get_start_fact(hand).posts


def test_small_and_big_blind_are_posted() -> None:
    hand = read_text(BLINDS_TEXT + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5")
    assert select_posts(hand) == (Post(0, "blind", 100), Post(1, "blind", 200))
    assert get_start_fact(hand).button == 2


def test_heads_up_small_blind_has_button() -> None:
    text = "Preflop\nAnn Post SB 1\nBob Post BB 2\nAnn Raise 5\nBob Fold\nPot 4: Ann 4"
    hand = read_text(text, stacks=(200, 200), dealer_seat=1)
    assert select_posts(hand) == (Post(0, "blind", 100), Post(1, "blind", 200))
    assert get_start_fact(hand).button == 0


def test_straddler_acts_last_before_flop() -> None:
    text = BLINDS_TEXT + "Cat Straddle 4\nDan Call 4\nAnn Fold\nBob Fold\nCat Check\n"
    hand = read_text(
        text + "Flop 2h 7d 9c\nCat Bet 5\nDan Fold\nPot 11: Cat 11", stacks=FOUR_EQUAL_STACKS
    )
    assert select_posts(hand)[-1] == Post(2, "straddle", 400)


def test_two_straddles_are_posted() -> None:
    text = BLINDS_TEXT + "Cat Straddle 4\nDan Straddle 8\nEve Fold\nAnn Fold\nBob Fold\nCat Fold\n"
    hand = read_text(text + "Pot 11: Dan 11", stacks=FIVE_EQUAL_STACKS)
    assert select_posts(hand)[2:] == (Post(2, "straddle", 400), Post(3, "straddle", 800))


def test_small_blind_acts_first_after_button_straddle() -> None:
    text = BLINDS_TEXT + "Dan Straddle 4\nAnn Call 3\nBob Fold\nCat Fold\nDan Check\n"
    hand = read_text(
        text + "Flop 2h 7d 9c\nAnn Bet 5\nDan Fold\nPot 10: Ann 10", stacks=FOUR_EQUAL_STACKS
    )
    assert select_posts(hand)[-1] == Post(3, "straddle", 400)


def test_straddle_over_small_blind_is_one_bet() -> None:
    text = BLINDS_TEXT + "Ann Straddle 3\nBob Raise 10\nAnn Fold\nPot 8: Bob 8"
    hand = read_text(text, stacks=(200, 200), dealer_seat=1)
    assert select_posts(hand) == (Post(1, "blind", 200), Post(0, "straddle", 400))


def test_returning_player_posts_live_and_dead_blind() -> None:
    text = BLINDS_TEXT + "Dan Post Dead 1\nDan Post Extra Blind 2\nCat Fold\nDan Check\nAnn Fold\n"
    hand = read_text(
        text + "Bob Check\nFlop 2h 7d 9c\nBob Bet 4\nDan Fold\nPot 6: Bob 6",
        stacks=FOUR_EQUAL_STACKS,
    )
    assert select_posts(hand)[2:] == (Post(3, "dead", 100), Post(3, "post", 200))


def test_posts_may_come_in_any_order() -> None:
    text = "Preflop\nCat Post Extra Blind 2\nBob Dealt Cards 7s2h\nBob Post BB 2\nAnn Post SB 1\n"
    hand = read_text(
        text + "Cat Check\nAnn Fold\nBob Check\nFlop 2c 7d 9c\nBob Bet 4\nCat Fold\nPot 5: Bob 5"
    )
    assert [post.kind for post in select_posts(hand)] == ["post", "blind", "blind"]


def test_small_blind_may_post_missed_big_blind() -> None:
    text = BLINDS_TEXT + "Ann Post Dead 1\nAnn Post Extra Blind 1\nCat Fold\nAnn Check\nBob Check\n"
    hand = read_text(text + "Flop 2h 7d 9c\nAnn Bet 4\nBob Fold\nPot 5: Ann 5")
    assert select_posts(hand) == (Post(0, "post", 200), Post(1, "blind", 200), Post(0, "dead", 100))


def test_extra_blind_above_big_blind_is_dead() -> None:
    text = BLINDS_TEXT + "Dan Post Extra Blind 3\nCat Fold\nDan Check\nAnn Fold\nBob Check\n"
    hand = read_text(
        text + "Flop 2h 7d 9c\nBob Bet 4\nDan Fold\nPot 6: Bob 6", stacks=FOUR_EQUAL_STACKS
    )
    assert select_posts(hand)[2:] == (Post(3, "dead", 100), Post(3, "post", 200))
    assert hand.notes == ()


def test_extra_blind_is_live_if_actions_require() -> None:
    text = BLINDS_TEXT + "Dan Post Extra Blind 4\nCat Call 4\nDan Check\nAnn Fold\nBob Fold\n"
    hand = read_text(
        text + "Flop 2h 7d 9c\nCat Bet 4\nDan Fold\nPot 11: Cat 11", stacks=FOUR_EQUAL_STACKS
    )
    assert select_posts(hand)[2:] == (Post(3, "post", 400),)
    assert hand.notes == ("an extra blind above the big blind is taken to be live as a whole",)


def test_short_blind_is_all_in_and_sets_full_call() -> None:
    text = "Preflop\nAnn Post SB 1\nBob Post BB 1.5 all-in\nCat Call 2\nAnn Call 1\n"
    text += "Flop 2h 7d 9c\nAnn Bet 5\nCat Fold\n"
    text += "Showdown\nAnn Shows Cards AsAh\nBob Shows Cards KsKh\nTurn Jd\nRiver 3s\n"
    hand = read_text(text + "Pot 5.5: Ann 5.5", stacks=(200, 1.5, 200))
    assert select_posts(hand)[1] == Post(1, "blind", 200)
    assert select_facts(hand, f.Posted)[1] == f.Posted(1, "blind", 150, 200)


def test_every_player_posts_own_ante() -> None:
    text = "Preflop\nAnn Post Ante 0.5\nBob Post Ante 0.5\nCat Post Ante 0.25 all-in\n"
    text += "Ann Post SB 1\nBob Post BB 2\nAnn Fold\nShowdown\nBob Shows Cards AsAh\n"
    text += "Cat Shows Cards KsKh\nFlop 2h 7d 9c\nTurn Jd\nRiver 3s\nPot 3.25: Bob 3.25"
    hand = read_text(text, stacks=(200, 200, 0.25), ante_amount=0.5)
    assert select_posts(hand)[:3] == (Post(0, "ante", 50), Post(1, "ante", 50), Post(2, "ante", 50))
    assert select_facts(hand, f.Posted)[2].chips == 25


def test_single_table_ante_is_dead_money() -> None:
    text = BLINDS_TEXT + "Bob Post Ante 2\nCat Raise 6\nAnn Fold\nBob Fold\nPot 7: Cat 7"
    assert select_posts(read_text(text, ante_amount=2))[-1] == Post(1, "dead", 200)


# The button -------------------------------------------------------------------------------------


def test_dead_button_sits_at_empty_seat() -> None:
    ohh = make_ohh(BLINDS_TEXT + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5", dealer_seat=6)
    ohh["players"][2]["seat"] = 5
    hand = read_object({"ohh": ohh})
    assert get_start_fact(hand).button == 2
    assert hand.about.button == 6
    assert hand.about.chairs == (1, 2, 5)
    assert hand.notes == ()


def test_dead_button_before_first_seat_belongs_to_last() -> None:
    ohh = make_ohh(BLINDS_TEXT + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5", dealer_seat=1)
    for player in ohh["players"]:
        player["seat"] += 3
    hand = read_object({"ohh": ohh})
    assert get_start_fact(hand).button == 2
    assert hand.about.button == 1


def test_dead_small_blind_leaves_only_big_blind() -> None:
    text = "Preflop\nBob Post BB 2\nCat Fold\nDan Fold\nAnn Raise 6\nBob Fold\nPot 4: Ann 4"
    hand = read_text(text, stacks=FOUR_EQUAL_STACKS, dealer_seat=1)
    assert select_posts(hand) == (Post(1, "blind", 200),)
    assert get_start_fact(hand).button == 0


def test_small_blind_overrides_wrong_dealer_seat() -> None:
    """The file leaves the dealer seat with Ann; the small blind shows that Bob has the button."""
    text = "Preflop\nCat Post SB 1\nDan Post BB 2\nAnn Call 2\nBob Call 2\nCat Call 1\nDan Check\n"
    text += (
        "Flop 2h 7d 9c\nCat Check\nDan Check\nAnn Check\nBob Bet 4\nCat Fold\nDan Fold\nAnn Fold\n"
    )
    hand = read_text(text + "Pot 8: Bob 8", stacks=FOUR_EQUAL_STACKS, dealer_seat=1)
    assert hand.exact
    assert get_start_fact(hand).button == 1
    assert hand.metadata["dealer_seat"] == 1
    assert hand.notes[0].startswith("the dealer seat 1 does not go with the small blind")


def test_dealer_seat_stands_if_actions_follow_it() -> None:
    """The small blind is out of position, but all players act by the button."""
    text = "Preflop\nBob Post SB 1\nCat Post BB 2\nDan Call 2\nAnn Call 2\nBob Call 1\nCat Check\n"
    text += "Flop 2h 7d 9c\nAnn Bet 4\nBob Fold\nCat Fold\nDan Fold\nPot 8: Ann 8"
    hand = read_text(text, stacks=FOUR_EQUAL_STACKS, dealer_seat=4)
    assert hand.exact
    assert get_start_fact(hand).button == 3
    assert hand.notes == ()


def test_missing_dealer_seat_gives_last_seat_button() -> None:
    text = "Preflop\nAnn Post Ante 1\nBob Post Ante 1\nCat Post Ante 1\nAnn Raise 4\nBob Fold\n"
    hand = read_text(text + "Cat Fold\nPot 3: Ann 3", dealer_seat=None, ante_amount=1)
    assert hand.exact
    assert get_start_fact(hand).button == 2


# Uncallable and short raises --------------------------------------------------------------------


def test_raise_against_all_in_opponent_may_be_short() -> None:
    text = BLINDS_TEXT + "Cat Fold\nAnn Call 1\nBob Check\nFlop 2h 7d 9c\nAnn Bet 1.5\nBob Fold\n"
    hand = read_text(text + "Pot 4: Ann 4", stacks=(200, 3.5, 200))
    assert hand.exact
    assert hand.notes == ("Ann's raise to 1.5, all-in for the only opponent, stands for 2",)
    assert not audit(hand.log)


def test_uncallable_raise_is_read_as_call() -> None:
    text = BLINDS_TEXT + "Cat Raise 50 all-in\nAnn Fold\nBob Raise 60\nShowdown\n"
    text += "Bob Shows Cards AsAh\nCat Shows Cards KsKh\nFlop 2h 7d 9c\nTurn Jd\nRiver 3s\n"
    hand = read_text(text + "Pot 101: Bob 101", stacks=(200, 200, 50))
    assert hand.exact
    assert hand.notes == ("Bob's raise to 62 is a call: nobody can call more than that",)
    assert not audit(hand.log)


def test_raise_after_short_all_in_is_refused() -> None:
    """Cat's short all-in does not reopen the betting to Ann (ALLN-16)."""
    text = BLINDS_TEXT + "Cat Raise 20\nDan Raise 25 all-in\nAnn Fold\nBob Fold\nCat Raise 40\n"
    hand = read_text(text, stacks=(200, 200, 200, 25))
    assert "Cat can’t raise to 6000" in only_problem(hand)


@pytest.mark.parametrize("raise_to, exact", [(7, True), (7.01, False)])
def test_pot_limit_raise_is_at_most_the_pot(raise_to: float, exact: bool) -> None:
    text = BLINDS_TEXT + f"Cat Raise {raise_to}\nAnn Fold\nBob Fold\nPot 5: Cat 5"
    hand = read_text(text, bet_limit={"bet_type": "PL"})
    assert hand.exact is exact
    if not exact:
        assert (
            "Cat can’t raise to 701: the maximum is 700; legal now: fold, call 200"
            in only_problem(hand)
        )

"""Stud and draw games in Open Hand History, with the limits of the format."""

import json
import random
from typing import Any

from riverboat.cards import parse_cards
from riverboat.engine.hand_audit import audit
from riverboat.engine.state import hand_facts as f
from riverboat.notation.ohh import parse_ohh
from tests.notation.ohh_texts import (
    BLINDS_TEXT,
    get_start_fact,
    make_ohh,
    only_problem,
    read_object,
    read_text,
    select_facts,
)

THIRD_STREET_TEXT = """
Third Street
Ann Post Ante 1
Bob Post Ante 1
Ann Dealt Cards 2c3d
Ann Dealt Cards 4h
Bob Dealt Cards 9s
"""
STUD_KEYS = {
    "game_type": "Stud",
    "bet_limit": {"bet_type": "FL"},
    "ante_amount": 1,
    "small_blind_amount": 2,
    "big_blind_amount": 4,
}
HEADS_UP_STACKS = (100, 100)
LATER_STREETS_TEMPLATE = """
Fourth Street
Ann Dealt Cards 5s
Bob Dealt Cards Kd
{fourth}
Fifth Street
Ann Dealt Cards 6d
Bob Dealt Cards Kc
{later}
Sixth Street
Ann Dealt Cards 8c
Bob Dealt Cards Jh
{later}
Seventh Street
Ann Dealt Cards Ah
{later}
Showdown
Ann Shows Cards 2c3d4h5s6d8cAh
"""


def test_extra_blind_is_stud_bring_in() -> None:
    hand = read_text(
        THIRD_STREET_TEXT + "Ann Post Extra Blind 2\nBob Raise 4\nAnn Fold\nPot 6: Bob 6",
        stacks=HEADS_UP_STACKS,
        **STUD_KEYS,
    )
    assert hand.exact
    assert hand.game is not None
    assert hand.game.name == "limit seven-card stud 400/800 ante 100 bring-in 200"
    assert select_facts(hand, f.BroughtIn) == [f.BroughtIn(0, 200)]
    assert select_facts(hand, f.UpcardsDealt)[0].cards == (parse_cards("4h"), parse_cards("9s"))
    [deal_fact] = select_facts(hand, f.HoleCardsDealt)
    assert deal_fact.holdings == (parse_cards("2c3d"), parse_cards("????"))


def test_third_street_cards_may_be_one_action() -> None:
    text = THIRD_STREET_TEXT.replace(
        "Ann Dealt Cards 2c3d\nAnn Dealt Cards 4h", "Ann Dealt Cards 2c3d4h"
    )
    text = text.replace("Third Street", "3rd Street")
    ending_text = "Ann Bet 2\nBob Raise 4\nAnn Fold\nPot 6: Bob 6"
    hand = read_text(text + ending_text, stacks=HEADS_UP_STACKS, **STUD_KEYS)
    assert hand.exact
    assert select_facts(hand, f.UpcardsDealt)[0].cards == (parse_cards("4h"), parse_cards("9s"))
    assert select_facts(hand, f.BroughtIn), "a bet of the bring-in is the bring-in"


def test_bring_in_player_identifies_razz() -> None:
    hand = read_text(
        THIRD_STREET_TEXT + "Bob Post Extra Blind 2\nAnn Raise 4\nBob Fold\nPot 6: Ann 6",
        stacks=HEADS_UP_STACKS,
        **STUD_KEYS,
    )
    assert hand.exact
    assert get_start_fact(hand).game.variant.name == "razz"
    assert hand.notes == ("taken for razz: by that the hand ends as recorded",)


def test_shown_seven_cards_are_dealt_by_street() -> None:
    fourth_street_text = "Bob Check\nAnn Check"
    later_streets = LATER_STREETS_TEMPLATE.format(
        fourth=fourth_street_text, later="Bob Bet 8\nAnn Call 8"
    )
    showdown_text = "Bob Shows Cards QhQd9sKdKcJhTs\nPot 54: Bob 54"
    hand = read_text(
        THIRD_STREET_TEXT + "Ann Post Extra Blind 2\nBob Call 2\n" + later_streets + showdown_text,
        stacks=HEADS_UP_STACKS,
        **STUD_KEYS,
    )
    assert hand.exact, hand
    assert not audit(hand.log)
    hole_cards = [fact.holdings[1] for fact in select_facts(hand, f.HoleCardsDealt)]
    assert hole_cards == [parse_cards("QhQd"), parse_cards("Ts")]


def test_shown_stud_cards_may_be_reordered() -> None:
    later_streets = LATER_STREETS_TEMPLATE.format(
        fourth="Bob Check\nAnn Check", later="Bob Bet 8\nAnn Call 8"
    )
    showdown_text = "Bob Shows Cards TsJhQhQdKdKc9s\nPot 54: Bob 54"
    hand = read_text(
        THIRD_STREET_TEXT + "Ann Post Extra Blind 2\nBob Call 2\n" + later_streets + showdown_text,
        stacks=HEADS_UP_STACKS,
        **STUD_KEYS,
    )
    assert hand.exact, hand
    [third_street_fact, *_] = select_facts(hand, f.UpcardsDealt)
    assert third_street_fact.cards[1] == parse_cards("9s")


def test_stud_hi_lo_splits_pot() -> None:
    later_streets = LATER_STREETS_TEMPLATE.format(
        fourth="Bob Check\nAnn Check", later="Bob Check\nAnn Check"
    )
    ending_text = "Bob Shows Cards QhQd9sKdKcJhTs\nPot 6: Ann 3, Bob 3"
    stud_hi_lo_keys = {**STUD_KEYS, "game_type": "StudHiLo"}
    hand = read_text(
        THIRD_STREET_TEXT + "Ann Post Extra Blind 2\nBob Call 2\n" + later_streets + ending_text,
        stacks=HEADS_UP_STACKS,
        **stud_hi_lo_keys,
    )
    assert hand.exact
    assert get_start_fact(hand).game.variant.name == "seven-card stud hi-lo"


# Draw -------------------------------------------------------------------------------------------

DRAW_KEYS = {"game_type": "Draw", "bet_limit": {"bet_type": "NL"}}
FIVE_CARD_DEAL_TEXT = (
    "Deal\nAnn Post SB 1\nBob Post BB 2\nAnn Dealt Cards 2c3d4h5s9d\nBob Dealt Cards KsKhQd3c2d\n"
)


def make_ohh_with_draw(*draw_actions: dict[str, Any]) -> dict[str, Any]:
    ohh = make_ohh(
        FIVE_CARD_DEAL_TEXT + "Ann Call 1\nBob Check\nDraw\n",
        stacks=(100, 100),
        **{**DRAW_KEYS, "dealer_seat": 1},
    )
    ohh["rounds"][1]["actions"] = [
        {"action_number": action_number, "action": "Dealt Cards", **action_keys}
        for action_number, action_keys in enumerate(draw_actions)
    ]
    return ohh


def test_private_discards_key_gives_draw() -> None:
    ohh_with_discards = make_ohh_with_draw(
        {"player_id": 1, "_discards": "Qd3c2d", "cards": ["7h", "8h", "9h"]},
        {"player_id": 0, "_discards": "9d", "cards": ["6c"]},
    )
    ohh_without_key = make_ohh(
        "Draw\nBob Bet 4\nAnn Raise 8\nBob Fold\nPot 12: Ann 12", stacks=(100, 100)
    )
    for number, action in enumerate(ohh_without_key["rounds"][0]["actions"], 2):
        ohh_with_discards["rounds"][1]["actions"].append({**action, "action_number": number})
    hand = read_object({"ohh": {**ohh_with_discards, "pots": ohh_without_key["pots"]}})
    assert hand.exact
    assert not audit(hand.log)
    assert get_start_fact(hand).game.variant.name == "five-card draw"
    assert [len(fact.cards) for fact in select_facts(hand, f.Discarded)] == [3, 1]


def test_draw_without_discards_is_refused() -> None:
    ohh_without_discards = make_ohh_with_draw({"player_id": 1, "cards": ["7h", "8h", "9h"]})
    assert only_problem(read_object({"ohh": ohh_without_discards})) == (
        "Draw, action 1, 'Bob Dealt Cards': Bob: this format can’t store discards"
    )


def test_draw_variant_is_inferred_from_cards() -> None:
    fold_text = "Ann Fold\nPot 2: Bob 2"
    draw_keys = {**DRAW_KEYS, "dealer_seat": 1}
    assert get_start_fact(
        read_text(FIVE_CARD_DEAL_TEXT + fold_text, stacks=(100, 100), **draw_keys)
    ).game.variant.name == ("five-card draw")
    four_card_deal = FIVE_CARD_DEAL_TEXT.replace("9d\n", "\n").replace("2d\n", "\n")
    assert (
        get_start_fact(
            read_text(four_card_deal + fold_text, stacks=(100, 100), **draw_keys)
        ).game.variant.name
        == "badugi"
    )


# Damaged hands ----------------------------------------------------------------------------------

_INVALID_VALUES: tuple[Any, ...] = (
    None,
    "",
    0,
    -1,
    7,
    0.015,
    10**30,
    "x",
    "As",
    [],
    {},
    [None],
    ["As", "As"],
    True,
    "Fold",
)


def test_damaged_hands_are_refused_without_crash() -> None:
    rng = random.Random(8)
    holdem_json = json.dumps(
        {"ohh": make_ohh(BLINDS_TEXT + "Cat Raise 6\nAnn Fold\nBob Fold\nPot 5: Cat 5")}
    )
    draw_json = json.dumps({"ohh": make_ohh_with_draw({"player_id": 1, "_discards": ""})})
    for _ in range(400):
        damaged_json = json.loads(rng.choice([holdem_json, draw_json]))
        for _ in range(rng.randint(1, 3)):
            container = damaged_json["ohh"]
            while isinstance(container, (dict, list)) and container:
                keys = (
                    list(container) if isinstance(container, dict) else list(range(len(container)))
                )
                key = rng.choice(keys)
                if rng.random() < 0.4 or not isinstance(container[key], (dict, list)):
                    container[key] = rng.choice(_INVALID_VALUES)
                    break
                container = container[key]
        hands = parse_ohh(json.dumps(damaged_json))
        assert len(hands) == 1
        assert hands[0].exact or all(hands[0].problems)

"""Redacted logs: a viewer receives no byte that depends on an unseen card."""

import random

import pytest

from riverboat.cards import UNKNOWN
from riverboat.engine import HandState, ToAct, due, replay, to_json_lines
from riverboat.engine.hand_redaction import RAIL, redact_log, redacted_hand
from riverboat.engine.state import hand_facts as f
from tests.engine.random_hands import PlayedHand, play_random
from tests.thorough import THOROUGH, example_seeds

GAMES = [
    ("hold'em", "no-limit"),
    ("omaha", "pot-limit"),
    ("short deck", "no-limit"),
    ("courchevel", "limit"),
    ("leduc", "limit"),
    ("crazy pineapple", "no-limit"),
    ("omaha hi-lo", "limit"),
    ("drawmaha", "pot-limit"),
    ("seven-card stud", "limit"),
    ("seven-card stud hi-lo", "limit"),
    ("razz", "limit"),
    ("five-card stud", "no-limit"),
    ("five-card draw", "limit"),
    ("2-7 single draw", "no-limit"),
    ("2-7 triple draw", "limit"),
    ("badugi", "limit"),
    ("badeucey", "pot-limit"),
]


def cards_seen_by_viewer(played_hand: PlayedHand, viewer: int | None) -> set[int]:
    """Return the cards that a viewer saw: own cards, boards and shown hands."""
    seen_cards: set[int] = set()
    for fact in redact_log(played_hand.log, viewer):
        match fact:
            case f.HoleCardsDealt(holdings) | f.UpcardsDealt(holdings):
                seen_cards |= {card for holding in holdings for card in holding}
            case f.OpenersShown(cards=cards) | f.Folded(cards=cards):
                seen_cards |= set(cards)
            case f.BoardDealt(cards=cards) | f.HandShown(cards=cards):
                seen_cards |= set(cards)
    return seen_cards - {UNKNOWN}


def is_independent_of_hidden_cards(played_hand: PlayedHand) -> bool:
    """Return True if no hidden hand was compared with others.

    A beaten hand mucked unseen reveals that it is beaten, and opening reveals openers, which all
    players at the table may know.
    """
    has_mucked_hand = any(isinstance(fact, f.HandMucked) for fact in played_hand.log)
    return not (has_mucked_hand or played_hand.hand.compiled.openers)


@pytest.mark.parametrize(
    "spreads_folded_hands", [False, True], ids=["folded unseen", "folds spread"]
)
@pytest.mark.parametrize("variant, structure", GAMES)
def test_unseen_cards_change_no_byte_of_redacted_log(
    variant: str, structure: str, spreads_folded_hands: bool
) -> None:
    compared_count = 0
    house_rules = {"fold_exposes_cards": spreads_folded_hands}
    min_compared_count = 4 if spreads_folded_hands else 20
    for seed in example_seeds(40, 200):
        played_hand = play_random(seed, variant, structure, house=house_rules)
        if not is_independent_of_hidden_cards(played_hand):
            continue
        for viewer in (RAIL, *range(played_hand.hand.players)):
            hidden_cards = sorted(
                played_hand.hand.compiled.deck - cards_seen_by_viewer(played_hand, viewer)
            )
            permuted_cards = hidden_cards[:]
            random.Random(seed).shuffle(permuted_cards)
            permuted_hand = play_random(
                seed,
                variant,
                structure,
                deck_swap=dict(zip(hidden_cards, permuted_cards, strict=True)),
                house=house_rules,
            )
            json_lines_before = to_json_lines(redact_log(played_hand.log, viewer))
            assert to_json_lines(redact_log(permuted_hand.log, viewer)) == json_lines_before
            compared_count += permuted_hand.log != played_hand.log
        if compared_count > min_compared_count and not THOROUGH:
            break
    assert compared_count > min_compared_count, "the swap must have changed hidden cards"


@pytest.mark.parametrize("variant, structure", GAMES)
def test_redacted_hand_knows_same_legal_actions(variant: str, structure: str) -> None:
    for seed in example_seeds(8, 100):
        log = play_random(seed, variant, structure).log
        for log_length in range(1, len(log)):
            whole_hand = replay(log[:log_length])
            turn = due(whole_hand)
            if isinstance(turn, ToAct):
                depends_on_own_cards = bool(whole_hand.compiled.openers)
                for viewer in (turn.seat,) if depends_on_own_cards else (RAIL, turn.seat):
                    assert due(redacted_hand(log[:log_length], viewer)) == turn


def test_player_sees_own_cards_and_rail_sees_none() -> None:
    played_hand = play_random(1, "hold'em", "no-limit")
    deal_fact = next(fact for fact in played_hand.log if isinstance(fact, f.HoleCardsDealt))
    log = played_hand.log[: played_hand.log.index(deal_fact) + 1]
    own_redacted_hand: HandState = redacted_hand(log, 0)
    assert own_redacted_hand.holdings[0] == deal_fact.holdings[0]
    assert all(set(cards) == {UNKNOWN} for cards in own_redacted_hand.holdings[1:])
    assert all(set(cards) == {UNKNOWN} for cards in redacted_hand(log, RAIL).holdings)


def test_exposed_folded_hand_is_public() -> None:
    spread_count = 0
    for seed in range(20):
        log = play_random(
            seed, "hold'em", "no-limit", house={"fold_exposes_cards": True, "showdown": "choose"}
        ).log
        whole_hand, rail_hand = replay(log), redacted_hand(log, RAIL)
        for seat in range(whole_hand.players):
            fold_facts = [fact for fact in log if isinstance(fact, f.Folded) and fact.seat == seat]
            is_shown = any(isinstance(fact, f.HandShown) and fact.seat == seat for fact in log)
            if fold_facts:
                assert rail_hand.holdings[seat] == whole_hand.holdings[seat] == fold_facts[0].cards
                spread_count += 1
            elif not is_shown:
                assert set(rail_hand.holdings[seat]) <= {UNKNOWN}
    assert spread_count > 10


def test_burned_cards_are_hidden_from_all_viewers() -> None:
    for seed in range(10):
        played_hand = play_random(seed, "hold'em", "no-limit")
        for viewer in (RAIL, 0):
            for fact in redact_log(played_hand.log, viewer):
                if isinstance(fact, f.BoardDealt):
                    assert set(fact.burned) <= {UNKNOWN}

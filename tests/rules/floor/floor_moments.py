"""Hands with several incidents, each ruled on and carried out before play goes on."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from riverboat.cards import UNKNOWN, parse_cards
from riverboat.engine import HandState, advance, apply
from riverboat.engine import corrections as made
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.corrections import correct
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.floor import (
    Authority,
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    SuppliedCards,
    carry_out,
    describe_verdict,
)
from riverboat.floor.felt.felt_state import Felt
from riverboat.notation.named_refusals import build_reader_with_names
from tests.engine.hand_properties import replay_states
from tests.rules import case_parser
from tests.rules.case_files import BadCase
from tests.rules.case_parser import split_items
from tests.rules.case_player import PlayedHand, check_log
from tests.rules.checks import check_message, pending_text
from tests.rules.floor.case_rulings import incident_of, play_fresh_case_hand, verdict_on
from tests.rules.floor.floor_cases import FloorCase, Moment

MistakeFacts = tuple[f.WentWrong | c.CardsExposed, ...]


def play_moments(case: FloorCase, authority: Authority) -> PlayedHand:
    """Play a case's hand through all its moments, checking chips and cards."""
    hand = play_fresh_case_hand(case, authority)
    for moment in case.moment:
        _play_moment(hand, moment, authority)
        assert sum(_chips_by_seat(hand.hand)) == _total_chips(hand), "chips are lost"
    check_log(hand)
    check_chips(hand, case)
    return hand.play_to_end() if case.plays_to_showdown else hand


def check_chips(hand: PlayedHand, case: FloorCase) -> None:
    """Check the physical chips after each fact, and their places as the case claims."""
    player_names, starting_stacks = hand.seats.names, hand.hand.starting_stacks
    chip_stacks = [_make_change(chips) for chips in starting_stacks]
    for item in split_items(case.chips):
        name, _, chips = item.partition(" ")
        chip_stacks[hand.seats.seat(name)] = _parse_chips(chips)
        assert sum(_parse_chips(chips)) == starting_stacks[hand.seats.seat(name)], item
    felt = Felt(chip_stacks, _TRAY_CHIPS, _make_change(case.carried))
    total_counts = felt.all_chips()
    for state in replay_states(hand.play_to_end().log if case.plays_to_showdown else hand.log):
        felt.follow_hand(state)
        assert felt.all_chips() == total_counts, "chips are lost"
    for item in split_items(case.lie):
        name, _, chips = item.partition(" ")
        pot_chips = (
            felt.pot_chips() if name == "pot" else felt.stack_chips(player_names.index(name))
        )
        assert sorted(pot_chips) == sorted(_parse_chips(chips)), f"{name} has {Counter(pot_chips)}"


_TRAY_CHIPS = (500,) * 20 + (100,) * 40 + (50,) * 20 + (25,) * 40 + (5,) * 40 + (1,) * 100
_CHIP_VALUES = (1000, 500, 100, 50, 25, 5, 1)


def _make_change(chips: int) -> tuple[int, ...]:
    """Return the chip values that make an amount with the fewest chips."""
    chip_values: list[int] = []
    for chip_value in _CHIP_VALUES:
        chip_values += [chip_value] * (chips // chip_value)
        chips %= chip_value
    return tuple(chip_values)


def _parse_chips(text: str) -> tuple[int, ...]:
    """Parse ``10x500 4x25`` into a value for each chip."""
    chip_values: list[int] = []
    for pile_text in text.split():
        count, _, chip_value = pile_text.partition("x")
        chip_values += [int(chip_value)] * int(count)
    return tuple(chip_values)


def _chips_by_seat(hand: HandState) -> list[int]:
    reserve = 0 if hand.has_ended else sum(hand.reserve)
    return [*hand.stacks, hand.pot, hand.carried_chips, hand.taken_by_house, reserve]


def _total_chips(hand: PlayedHand) -> int:
    return sum(hand.hand.starting_stacks) + hand.case.carried + sum(hand.hand.added_by_seat)


def _play_moment(hand: PlayedHand, moment: Moment, authority: Authority) -> None:
    if hand.waits:  # the dealer continues with these cards
        hand.waits = False
        advance(hand.hand, hand.log)
    mistakes = tuple(_parse_mistakes(hand, moment.happens))
    if moment.refused:
        hand_before, log_before = hand.hand.copy(), hand.log[:]
        with pytest.raises(RefusalError) as refusal:
            _rule_and_apply(hand, moment, authority, mistakes)
        check_message(
            build_reader_with_names(hand.seats.names).say(refusal.value.refusal), moment.refused
        )
        assert hand.hand == hand_before
        assert hand.log == log_before
        return
    _rule_and_apply(hand, moment, authority, mistakes)
    _return_cards(hand)
    hand.run()
    if moment.play:
        hand.play(case_parser.parse_steps(moment.play, hand.seats))
    if moment.then:
        assert pending_text(hand) == moment.expected_text(moment.then, authority.key)


def _rule_and_apply(
    hand: PlayedHand, moment: Moment, authority: Authority, mistakes: MistakeFacts
) -> None:
    """Rule on the moment and apply the ruling to the hand."""
    if moment.decides:
        decision = c.FloorDecided(moment.decides, "Floor")
        correct(hand.hand, hand.log, *mistakes, decision, *_parse_floor_actions(hand, moment))
        return
    if moment.rest:
        _carry_out(hand, moment, authority, msgspec.structs.replace(hand.ruling, orders=hand.left))
        return
    if not moment.seen:
        correct(hand.hand, hand.log, *mistakes)
        return
    reader = build_reader_with_names(hand.seats.names)
    hand_after, log_after = hand.hand.copy(), [*hand.log, *mistakes]
    for fact in mistakes:
        apply(hand_after, fact)
    answers = [*moment.answer]
    incident = incident_of(_fill_in_shown_cards(moment, mistakes), hand.seats.names)
    verdict = verdict_on(incident, hand_after, log_after, authority, answers)
    assert describe_verdict(verdict, reader) == moment.expected_text(moment.ruling, authority.key)
    assert not answers, f"nobody asked for {answers}"
    if isinstance(verdict, OpenQuestion):
        return
    ruling: Ruling = (
        verdict.choices[moment.floor - 1] if isinstance(verdict, FloorDiscretion) else verdict
    )
    _carry_out(hand, moment, authority, ruling, mistakes)


def _carry_out(
    hand: PlayedHand,
    moment: Moment,
    authority: Authority,
    ruling: Ruling,
    mistakes: MistakeFacts = (),
) -> None:
    reader = build_reader_with_names(hand.seats.names)
    picked_card = parse_cards(moment.picked)[0] if moment.picked else None
    misdealt_cards = {card for fact in mistakes for card in _cards_out_of_stub(fact)}
    supplied_cards = SuppliedCards(
        tuple([card for card in _remaining_stub(hand.hand, hand) if card not in misdealt_cards]),
        picked_card,
    )
    outcome = carry_out(ruling, hand.hand, hand.log, mistakes, supplied_cards)
    assert "; ".join(
        [reader.say(order) for order in outcome.remaining_orders]
    ) == moment.expected_text(moment.left, authority.key)
    hand.ruling, hand.left = ruling, outcome.remaining_orders


def _cards_out_of_stub(fact: f.WentWrong | c.CardsExposed) -> Iterator[int]:
    """Return the cards that left the stub by mistake."""
    match fact:
        case f.WentWrong(f.BoardDealt(cards, burned)):
            yield from (*cards, *burned)
        case f.WentWrong(f.HoleCardsDealt(holdings)):
            yield from (card for cards in holdings for card in cards)
        case _:
            pass


def _fill_in_shown_cards(moment: Moment, mistakes: MistakeFacts) -> dict[str, Any]:
    """Return the incident with exposed cards filled in if the case does not name them."""
    shown_facts = [fact for fact in mistakes if isinstance(fact, c.CardsExposed)]
    if shown_facts and moment.seen.get("see") == "Exposed":
        return {"cards": shown_facts[0].cards, **moment.seen}
    return moment.seen


def _parse_floor_actions(hand: PlayedHand, moment: Moment) -> Iterator[f.AnyIrregular]:
    """Apply a floor action written in the words of a case."""
    for item in split_items(moment.does):
        verb, _, player = item.partition(" ")
        match verb:
            case "kill":
                yield made.build_hand_kill(hand.hand, hand.log, hand.seats.seat(player), 10**9)
            case "void":
                yield made.build_hand_void(hand.hand)
            case "hold":
                yield made.build_pot_hold(hand.hand)
            case "back":
                take_back = made.build_action_take_back(hand.log)
                assert take_back is not None, "nothing to take back"
                yield take_back
            case _:
                raise BadCase(f"{item!r}: the floor kills, voids, holds or takes back")


# Mistakes -----------------------------------------------------------------------------------------


def _parse_mistakes(hand: PlayedHand, text: str) -> Iterator[f.WentWrong | c.CardsExposed]:
    hand_state = hand.hand.copy()
    for item in split_items(text):
        fact = _parse_mistake(hand, hand_state, item)
        yield fact
        apply(hand_state, fact)


def _parse_mistake(
    hand: PlayedHand, hand_state: HandState, item: str
) -> f.WentWrong | c.CardsExposed:
    seating, stub = hand.seats, _remaining_stub(hand_state, hand)
    if board_match := re.fullmatch(
        r"(\d) to the board(?: after (\d) burns?)?( without a burn)?", item
    ):
        count, burn_count, no_burn = board_match.groups()
        burned_count = 0 if no_burn else int(burn_count or 1)
        case_cards = [
            card for card in _next_named_cards(hand, hand_state, int(count)) if card in stub
        ]
        remaining_cards = [
            card
            for card in stub
            if card not in case_cards and card not in hand.dealer.reserved_cards
        ]
        cards = [*case_cards, *remaining_cards[burned_count:]][: int(count)]
        return f.WentWrong(f.BoardDealt(tuple(cards), tuple(remaining_cards[:burned_count])))
    if bet_match := re.fullmatch(r"(\w+) (raise|bet|call) (\d+)", item):
        name, verb, chips = bet_match.groups()
        seat = seating.seat(name)
        if verb == "call":
            return f.WentWrong(f.Called(seat, int(chips)))
        return f.WentWrong(f.Raised(seat, int(chips), False))
    if extra_match := re.fullmatch(r"(\w+) is dealt (\d) more", item):
        name, count = extra_match.groups()
        cards = [card for card in stub if card not in hand.dealer.reserved_cards][: int(count)]
        dealt_seat = seating.seat(name)
        dealt_cards = tuple(
            [
                tuple(cards) if other_seat == dealt_seat else ()
                for other_seat in range(hand_state.players)
            ]
        )
        return f.WentWrong(f.HoleCardsDealt(dealt_cards))
    if shown_match := re.fullmatch(r"(\w+) shows card (\d)(?: to ([\w ]+))?", item):
        name, card_number, viewer_names = shown_match.groups()
        seat = seating.seat(name)
        viewers = tuple([seating.seat(viewer) for viewer in (viewer_names or "").split()])
        return c.CardsExposed(
            seat, hand_state.holdings[seat][int(card_number) - 1 : int(card_number)], viewers
        )
    raise BadCase(f"{item!r} is nothing that goes wrong")


def _next_named_cards(hand: PlayedHand, hand_state: HandState, count: int) -> list[int]:
    """Return the cards that the case names for this part of the board."""
    board, dealt_count = hand.dealer.boards[0], len(hand_state.board)
    return list(board[dealt_count : dealt_count + count])


def _remaining_stub(hand_state: HandState, hand: PlayedHand) -> tuple[int, ...]:
    """Return the remaining cards, top first."""
    undealt_cards = [card for card in hand.dealer.deck if card not in hand_state.dealt_cards]
    unreserved_cards = [card for card in undealt_cards if card not in hand.dealer.reserved_cards]
    return (
        *unreserved_cards,
        *[card for card in undealt_cards if card in hand.dealer.reserved_cards],
    )


def _return_cards(hand: PlayedHand) -> None:
    """Return all cards not in play to the dealer."""
    dealt_cards, dealer = hand.hand.dealt_cards, hand.dealer
    remaining_cards = [card for card in dealer.deck if card not in dealt_cards]
    returned_cards = sorted(
        card
        for card in hand.hand.compiled.deck
        if card not in dealt_cards and card not in remaining_cards
    )
    random.Random("the same cards for every stub").shuffle(returned_cards)
    goes_on_top = any(
        isinstance(fact, c.BoardTakenBack) and fact.destination == "top" for fact in hand.log[-9:]
    )
    dealer.deck = (
        [*returned_cards, *remaining_cards] if goes_on_top else [*remaining_cards, *returned_cards]
    )
    assert UNKNOWN in dealt_cards or len(dealer.deck) == hand.hand.stub_size

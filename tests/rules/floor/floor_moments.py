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
from riverboat.notation.named_refusals import reader_with_names
from tests.engine.hand_properties import replay_states
from tests.rules import case_parser
from tests.rules.case_files import BadCase
from tests.rules.case_parser import split_items
from tests.rules.case_player import PlayedHand, check_log
from tests.rules.checks import check_message, pending_text
from tests.rules.floor.case_rulings import fresh_case_hand, incident_of, verdict_on
from tests.rules.floor.floor_cases import FloorCase, Moment

Happened = tuple[f.WentWrong | c.CardsExposed, ...]


def play_moments(case: FloorCase, authority: Authority) -> PlayedHand:
    """Play a case's hand through all its moments, checking chips and cards."""
    hand = fresh_case_hand(case, authority)
    for moment in case.moment:
        _play_moment(hand, moment, authority)
        assert sum(_all_chips(hand.hand)) == _all_of(hand), "chips are lost"
    check_log(hand)
    check_chips(hand, case)
    return hand.play_to_end() if case.to_the_end else hand


def check_chips(hand: PlayedHand, case: FloorCase) -> None:
    """Check the chips by denomination after each fact, and their places as claimed."""
    names, starting_stacks = hand.seats.names, hand.hand.starting_stacks
    stacks = [_make_change(chips) for chips in starting_stacks]
    for item in split_items(case.chips):
        name, _, chips = item.partition(" ")
        stacks[hand.seats.seat(name)] = _parse_chips(chips)
        assert sum(_parse_chips(chips)) == starting_stacks[hand.seats.seat(name)], item
    felt = Felt(stacks, _TRAY, _make_change(case.carried))
    total_counts = felt.all_chips()
    for state in replay_states(hand.play_to_end().log if case.to_the_end else hand.log):
        felt.follow_hand(state)
        assert felt.all_chips() == total_counts, "chips are lost"
    for item in split_items(case.lie):
        name, _, chips = item.partition(" ")
        pot_chips = felt.pot_chips() if name == "pot" else felt.stack_chips(names.index(name))
        assert sorted(pot_chips) == sorted(_parse_chips(chips)), f"{name} has {Counter(pot_chips)}"


_TRAY = (500,) * 20 + (100,) * 40 + (50,) * 20 + (25,) * 40 + (5,) * 40 + (1,) * 100
_VALUES = (1000, 500, 100, 50, 25, 5, 1)


def _make_change(chips: int) -> tuple[int, ...]:
    """Return an amount in few chips."""
    found: list[int] = []
    for value in _VALUES:
        found += [value] * (chips // value)
        chips %= value
    return tuple(found)


def _parse_chips(text: str) -> tuple[int, ...]:
    """Parse ``10x500 4x25``."""
    found: list[int] = []
    for part in text.split():
        count, _, value = part.partition("x")
        found += [int(value)] * int(count)
    return tuple(found)


def _all_chips(hand: HandState) -> list[int]:
    reserve = 0 if hand.has_ended else sum(hand.reserve)
    return [*hand.stacks, hand.pot, hand.carried_chips, hand.taken_by_house, reserve]


def _all_of(hand: PlayedHand) -> int:
    return sum(hand.hand.starting_stacks) + hand.case.carried + sum(hand.hand.added_by_seat)


def _play_moment(hand: PlayedHand, moment: Moment, authority: Authority) -> None:
    if hand.waits:  # the dealer continues with these cards
        hand.waits = False
        advance(hand.hand, hand.log)
    happened = tuple(_mistake_facts(hand, moment.happens))
    if moment.refused:
        hand_before, facts = hand.hand.copy(), hand.log[:]
        with pytest.raises(RefusalError) as refusal:
            _rule_and_apply(hand, moment, authority, happened)
        check_message(
            reader_with_names(hand.seats.names).say(refusal.value.refusal), moment.refused
        )
        assert hand.hand == hand_before
        assert hand.log == facts
        return
    _rule_and_apply(hand, moment, authority, happened)
    _lay_back(hand)
    hand.run()
    if moment.play:
        hand.play(case_parser.parse_steps(moment.play, hand.seats))
    if moment.then:
        assert pending_text(hand) == moment.of(moment.then, authority.key)


def _rule_and_apply(
    hand: PlayedHand, moment: Moment, authority: Authority, happened: Happened
) -> None:
    """Rule on the moment and apply the ruling to the hand."""
    if moment.decides:
        decided = c.FloorDecided(moment.decides, "Floor")
        correct(hand.hand, hand.log, *happened, decided, *_by_the_floor(hand, moment))
        return
    if moment.rest:
        _carry_out(hand, moment, authority, msgspec.structs.replace(hand.ruling, orders=hand.left))
        return
    if not moment.seen:
        correct(hand.hand, hand.log, *happened)
        return
    name = reader_with_names(hand.seats.names)
    trial, facts = hand.hand.copy(), [*hand.log, *happened]
    for fact in happened:
        apply(trial, fact)
    answers = [*moment.answer]
    incident = incident_of(_fill_in_cards(moment, happened), hand.seats.names)
    verdict = verdict_on(incident, trial, facts, authority, answers)
    assert describe_verdict(verdict, name) == moment.of(moment.ruling, authority.key)
    assert not answers, f"nobody asked for {answers}"
    if isinstance(verdict, OpenQuestion):
        return
    ruling: Ruling = (
        verdict.choices[moment.floor - 1] if isinstance(verdict, FloorDiscretion) else verdict
    )
    _carry_out(hand, moment, authority, ruling, happened)


def _carry_out(
    hand: PlayedHand, moment: Moment, authority: Authority, ruling: Ruling, happened: Happened = ()
) -> None:
    name = reader_with_names(hand.seats.names)
    picked = parse_cards(moment.picked)[0] if moment.picked else None
    out = {card for fact in happened for card in _cards_out_of_stub(fact)}
    supplied_cards = SuppliedCards(
        tuple([card for card in _remaining_stub(hand.hand, hand) if card not in out]), picked
    )
    outcome = carry_out(ruling, hand.hand, hand.log, happened, supplied_cards)
    assert "; ".join([name.say(order) for order in outcome.remaining_orders]) == moment.of(
        moment.left, authority.key
    )
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


def _fill_in_cards(moment: Moment, happened: Happened) -> dict[str, Any]:
    """Return the incident with exposed cards filled in if the case does not name them."""
    shown_facts = [fact for fact in happened if isinstance(fact, c.CardsExposed)]
    if shown_facts and moment.seen.get("see") == "Exposed":
        return {"cards": shown_facts[0].cards, **moment.seen}
    return moment.seen


def _by_the_floor(hand: PlayedHand, moment: Moment) -> Iterator[f.AnyIrregular]:
    """Apply a floor action written in the words of a case."""
    for item in split_items(moment.does):
        verb, _, rest = item.partition(" ")
        match verb:
            case "kill":
                yield made.build_hand_kill(hand.hand, hand.log, hand.seats.seat(rest), 10**9)
            case "void":
                yield made.build_hand_void(hand.hand)
            case "hold":
                yield made.build_pot_hold(hand.hand)
            case "back":
                returned_rewind = made.build_action_take_back(hand.log)
                assert returned_rewind is not None, "nothing to take back"
                yield returned_rewind
            case _:
                raise BadCase(f"{item!r}: the floor kills, voids, holds or takes back")


# Mistakes -----------------------------------------------------------------------------------------


def _mistake_facts(hand: PlayedHand, text: str) -> Iterator[f.WentWrong | c.CardsExposed]:
    trial = hand.hand.copy()
    for item in split_items(text):
        fact = _one_mistake(hand, trial, item)
        yield fact
        apply(trial, fact)


def _one_mistake(hand: PlayedHand, trial: HandState, item: str) -> f.WentWrong | c.CardsExposed:
    seats, stub = hand.seats, _remaining_stub(trial, hand)
    if board := re.fullmatch(r"(\d) to the board(?: after (\d) burns?)?( without a burn)?", item):
        count, burns, without = board.groups()
        burn = 0 if without else int(burns or 1)
        named_cards = [card for card in _find_by_name(hand, trial, int(count)) if card in stub]
        remaining_cards = [
            card for card in stub if card not in named_cards and card not in hand.dealer.promised
        ]
        cards = [*named_cards, *remaining_cards[burn:]][: int(count)]
        return f.WentWrong(f.BoardDealt(tuple(cards), tuple(remaining_cards[:burn])))
    if wager := re.fullmatch(r"(\w+) (raise|bet|call) (\d+)", item):
        name, verb, chips = wager.groups()
        seat = seats.seat(name)
        if verb == "call":
            return f.WentWrong(f.Called(seat, int(chips)))
        return f.WentWrong(f.Raised(seat, int(chips), False))
    if more := re.fullmatch(r"(\w+) is dealt (\d) more", item):
        name, count = more.groups()
        cards = [card for card in stub if card not in hand.dealer.promised][: int(count)]
        me = seats.seat(name)
        dealt_cards = tuple([tuple(cards) if k == me else () for k in range(trial.players)])
        return f.WentWrong(f.HoleCardsDealt(dealt_cards))
    if shown_match := re.fullmatch(r"(\w+) shows card (\d)(?: to ([\w ]+))?", item):
        name, place, clients = shown_match.groups()
        seat = seats.seat(name)
        by = tuple([seats.seat(part) for part in (clients or "").split()])
        return c.CardsExposed(seat, trial.holdings[seat][int(place) - 1 : int(place)], by)
    raise BadCase(f"{item!r} is nothing that goes wrong")


def _find_by_name(hand: PlayedHand, trial: HandState, count: int) -> list[int]:
    """Return the cards that the case names for this part of the board."""
    board, have = hand.dealer.boards[0], len(trial.board)
    return list(board[have : have + count])


def _remaining_stub(trial: HandState, hand: PlayedHand) -> tuple[int, ...]:
    """Return the remaining cards, top first."""
    free = [card for card in hand.dealer.deck if card not in trial.dealt_cards]
    unpromised = [card for card in free if card not in hand.dealer.promised]
    return (*unpromised, *[card for card in free if card in hand.dealer.promised])


def _lay_back(hand: PlayedHand) -> None:
    """Return all cards not in play to the dealer."""
    gone_dealt_cards, dealer = hand.hand.dealt_cards, hand.dealer
    remaining_cards = [card for card in dealer.deck if card not in gone_dealt_cards]
    returned_decks = sorted(
        card
        for card in hand.hand.compiled.deck
        if card not in gone_dealt_cards and card not in remaining_cards
    )
    random.Random("the same cards for every stub").shuffle(returned_decks)
    top = any(
        isinstance(fact, c.BoardTakenBack) and fact.destination == "top" for fact in hand.log[-9:]
    )
    dealer.deck = (
        [*returned_decks, *remaining_cards] if top else [*remaining_cards, *returned_decks]
    )
    assert UNKNOWN in gone_dealt_cards or len(dealer.deck) == hand.hand.stub_size

"""Open stakes: adding chips during a hand, and the actions of a player who cannot cover a bet.

At table stakes no player may add chips. With open stakes a player covers a bet with money
from off the table; a house may let them go all-in instead, unless they have raised with
borrowed chips.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.engine.commands.command_phrases import build_options_phrase
from riverboat.engine.commands.engine_commands import AddChips, ChipSource
from riverboat.engine.commands.engine_errors import IllegalAction
from riverboat.engine.commands.pending import Awaiting, Nothing, ToAct
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import HandState
from riverboat.words import Refusal, Seat
from riverboat.words.player_actions import (
    AddingChips,
    BorrowingChips,
    BuyingChips,
    PuttingUpAMarker,
)
from riverboat.words.refusals import betting as words

NextStep = Awaiting | tuple[f.AnyFact, ...]

_PHRASE_TYPE_BY_SOURCE: dict[ChipSource, type[AddingChips]] = {
    "bought": BuyingChips,
    "borrowed": BorrowingChips,
    "marker": PuttingUpAMarker,
}


def list_seats_allowed_to_add_chips(hand: HandState, next_step: NextStep) -> tuple[int, ...]:
    """Return the seats that may add chips now, clockwise from the button's left.

    *next_step* is the hand's next step: while facts are forced, no seat may add chips.
    """
    if (
        not hand.compiled.open_stakes
        or isinstance(next_step, (tuple, Nothing))
        or not _has_betting_to_come(hand)
    ):
        return ()
    return hand.seats_in_mask(hand.able_mask)


def _has_betting_to_come(hand: HandState) -> bool:
    """Return True if chips can still be bet in this hand."""
    if hand.is_betting_open:
        return True
    has_two_able_players = hand.able_mask & (hand.able_mask - 1)
    return bool(has_two_able_players or hand.street < 0) and any(
        hand.compiled.betting[hand.street + 1 :]
    )


def decide_add_chips(hand: HandState, next_step: NextStep, command: AddChips) -> f.ChipsAdded:
    """Return the fact that adds chips during a hand, or refuse the command."""
    seat, chips, chip_source = command.seat, command.chips, command.source
    if refusal := _find_add_chips_refusal(hand, next_step, command):
        phrase = _PHRASE_TYPE_BY_SOURCE.get(chip_source, AddingChips)(chips)
        raise IllegalAction(
            words.ActionUnavailable(Seat(seat), phrase, refusal, build_options_phrase(next_step)),
            None if isinstance(next_step, tuple) else next_step,
        )
    return f.ChipsAdded(seat, chips, chip_source)


def _find_add_chips_refusal(
    hand: HandState, next_step: NextStep, command: AddChips
) -> Refusal | None:
    """Return the reason the command may not add its chips, or ``None``."""
    seat, chips, compiled_game = command.seat, command.chips, hand.compiled
    if not compiled_game.open_stakes:  # rule: STAK-01, STAK-08, BET-24
        return words.ChipsAddedDuringHand()
    if type(chips) is int and chips < 0:  # rule: OPEN-10
        return words.ChipsRemovedDuringHand()
    if type(chips) is not int or chips <= 0 or command.source not in _PHRASE_TYPE_BY_SOURCE:
        return words.NotWholeChips()
    if chips % compiled_game.unit and not compiled_game.rules.subunit_chips_play_allin:
        return words.ChipsOffTheUnit(compiled_game.unit)
    if not 0 <= seat < hand.players or hand.has_folded(seat):
        return words.NotInTheHand()
    if hand.is_all_in(seat):
        return words.AlreadyAllIn()
    if seat not in list_seats_allowed_to_add_chips(
        hand, next_step
    ):  # rule: OPEN-06 from the first action to the last
        return words.NoMoreBetting()
    return None


def find_all_in_refusal(hand: HandState) -> Refusal:
    """Return the reason a player must cover a bet in full and may not go all-in for less."""
    if not hand.compiled.allows_all_in:  # rule: OPEN-02
        return words.NoAllIn()
    # rule: OPEN-09
    return words.NoAllInWithBorrowed()


def min_raise_to(hand: HandState, pot: int) -> int:
    """Return the minimum raise total, regardless of the player's stack."""
    min_total, _ = hand.compiled.raise_to(hand, 1 << 60, pot)
    return min_total + -min_total % hand.compiled.unit


def is_raise_with_borrowed_chips(hand: HandState, seat: int, total: int) -> bool:
    """Return True if a raise to this total needs borrowed chips (OPEN-08, OPEN-09)."""
    stack_left = hand.bets[seat] + hand.stacks[seat] - total
    return bool(hand.borrowed_by_seat) and stack_left < hand.borrowed_by_seat[seat]


def offer_adding_chips(to_act: ToAct) -> ToAct:
    """Return the turn with the option to add chips (OPEN-06)."""
    return replace(to_act, can_add_chips=True)

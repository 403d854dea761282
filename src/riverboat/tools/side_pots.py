"""Side pots from the chips of each player: the size of each pot, and the seats that can win it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import reduce

from msgspec import Struct

from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine.pots.pots import Pot, find_unmatched_chips, split_into_pots
from riverboat.tools.tool_answer import BadQuestion, Step, steps, validate_chips, validate_seats
from riverboat.words import Person, Seat
from riverboat.words.events.showdown import MainPotName, PotName, SidePot, SinglePotName
from riverboat.words.refusals import tools as w
from riverboat.words.tools import pots as phrases
from riverboat.words.tools.calculation_step import CalculationStep


class PotPortion(Struct, frozen=True):
    """An equal number of chips in a pot from each of these seats."""

    chips: int
    seats: tuple[int, ...]


class LayeredPot(Struct, metaclass=RenamedFields, frozen=True, rename={"dead_chips": "dead"}):
    """A pot, the seats that can win it, and its portions."""

    chips: int
    seats: tuple[int, ...]
    """Seats that can win the pot."""
    portions: tuple[PotPortion, ...]
    dead_chips: int = 0
    """Dead money in the pot, which need not be matched."""


class ChipsBack(Struct, frozen=True):
    """The uncalled part of a bet."""

    seat: int
    chips: int


class SidePots(Struct, metaclass=RenamedFields, frozen=True, rename={"uncalled_bet": "back"}):
    """The main pot first, then the side pots as they were formed."""

    pots: tuple[LayeredPot, ...]
    uncalled_bet: ChipsBack | None
    """Uncalled chips, returned before there are any pots."""
    steps: tuple[Step, ...]


def side_pots(
    put_in: Sequence[int],
    folded: Collection[int] = (),
    *,
    all_in: Collection[int] | None = None,
    dead: int = 0,
) -> SidePots:
    """Split the chips of all seats, folded ones too, into pots (ALLN-07, ALLN-08).

    With *all_in* given, any other seat that has put in less than the others still owes a call,
    which is refused. *dead* chips belong to the main pot.

    >>> answer = side_pots([20, 10, 30])
    >>> answer.uncalled_bet, [(pot.chips, pot.seats) for pot in answer.pots]
    (ChipsBack(seat=2, chips=10), [(30, (0, 1, 2)), (20, (0, 2))])
    """
    chips = validate_chips([*put_in, dead])[:-1]
    folded_seats = validate_seats(folded, len(chips))
    live_seats = tuple([seat for seat in range(len(chips)) if seat not in folded_seats])
    if not any(chips):
        raise BadQuestion(w.PotEmpty())
    if not live_seats:
        raise BadQuestion(w.AllPlayersFolded())
    if all_in is not None:
        _check_calls(chips, live_seats, validate_seats(all_in, len(chips)))
    uncalled_bet = _find_uncalled_bet(chips, live_seats)
    if uncalled_bet:
        chips[uncalled_bet.seat] -= uncalled_bet.chips
    # Where all of it goes back, nothing is left to win.
    pots = [pot for pot in split_into_pots(chips, live_seats, dead) if pot.chips]
    layered_pots = _split_portions(chips, pots, dead)
    return SidePots(layered_pots, uncalled_bet, steps(*_explain_pots(layered_pots, uncalled_bet)))


def _check_calls(chips: Sequence[int], live_seats: Sequence[int], all_in: Collection[int]) -> None:
    highest_bet = max(chips)
    for seat in live_seats:
        if chips[seat] < highest_bet and seat not in all_in:
            shortfall = highest_bet - chips[seat]
            raise BadQuestion(w.ChipsStillOwed(Seat(seat), chips[seat], highest_bet, shortfall))


def _find_uncalled_bet(chips: list[int], live_seats: Sequence[int]) -> ChipsBack | None:
    if len(chips) < 2:
        return None
    seat, unmatched_chips = find_unmatched_chips(chips)
    return ChipsBack(seat, unmatched_chips) if unmatched_chips and seat in live_seats else None


def _split_portions(
    chips: Sequence[int], pots: Sequence[Pot], dead_chips: int
) -> tuple[LayeredPot, ...]:
    layered_pots, lower_level = [], 0
    for pot_index, pot in enumerate(pots):
        is_last_pot = pot_index == len(pots) - 1
        upper_level = max(chips) if is_last_pot else min([chips[seat] for seat in pot.seats])
        seats_by_chips: dict[int, list[int]] = {}
        for seat, contribution in enumerate(chips):
            if contribution > lower_level:
                seats_by_chips.setdefault(min(contribution, upper_level) - lower_level, []).append(
                    seat
                )
        portions = [
            PotPortion(chips_per_seat, tuple(seats_by_chips[chips_per_seat]))
            for chips_per_seat in sorted(seats_by_chips, reverse=True)
        ]
        dead_chips_in_pot = 0 if pot_index else dead_chips
        assert (
            sum(portion.chips * len(portion.seats) for portion in portions) + dead_chips_in_pot
            == pot.chips
        )
        layered_pots.append(LayeredPot(pot.chips, pot.seats, tuple(portions), dead_chips_in_pot))
        lower_level = upper_level
    return tuple(layered_pots)


def _explain_pots(
    layered_pots: Sequence[LayeredPot], uncalled_bet: ChipsBack | None
) -> list[CalculationStep]:
    calculation_steps: list[CalculationStep] = []
    if uncalled_bet:
        calculation_steps.append(
            phrases.UncalledReturned(Seat(uncalled_bet.seat), uncalled_bet.chips)
        )
    for pot_index, pot in enumerate(layered_pots):
        pot_name: PotName = SidePot(pot_index) if pot_index else MainPotName()
        if len(layered_pots) == 1:
            pot_name = SinglePotName()
        calculation_steps.append(phrases.PotTotalStep(pot_name, _build_sum_phrase(pot), pot.chips))
        player_names: tuple[Person, ...] = tuple(map(Seat, pot.seats))
        is_single_player = len(player_names) == 1
        calculation_steps.append(
            phrases.PotUncontested(pot_name, player_names[0])
            if is_single_player
            else phrases.PotContenders(pot_name, player_names)
        )
    return calculation_steps


def _build_sum_phrase(pot: LayeredPot) -> phrases.PotPart:
    portion_phrases: list[phrases.PotPart] = [
        phrases.ChipsPerPlayerInPot(len(portion.seats), portion.chips)
        if len(portion.seats) > 1
        else phrases.PlayerChipsInPot(portion.chips)
        for portion in pot.portions
    ]
    if pot.dead_chips:
        portion_phrases.append(phrases.DeadChipsInPot(pot.dead_chips))
    return reduce(
        lambda partial_sum, part: phrases.PotPartSum(part, partial_sum), reversed(portion_phrases)
    )

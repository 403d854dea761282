"""Side pots from the chips of each player: the size of each pot, and the seats that can win it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import reduce

from msgspec import Struct

from riverboat.engine.pots.pots import Pot, layers, unmatched_chips
from riverboat.tools.tool_answer import BadQuestion, Step, steps, validate_chips, validate_seats
from riverboat.words import Person, Seat
from riverboat.words.events.showdown import PotName, SidePot, TheMainPot, ThePot
from riverboat.words.refusals import tools as w
from riverboat.words.tools import pots as said
from riverboat.words.tools.step import Reckoning


class PotPortion(Struct, frozen=True):
    """An equal number of chips in a pot from each of these seats."""

    chips: int
    seats: tuple[int, ...]


class LayeredPot(Struct, frozen=True):
    """A pot, the seats that can win it, and its portions."""

    chips: int
    seats: tuple[int, ...]
    """Seats that can win it."""
    portions: tuple[PotPortion, ...]
    dead: int = 0
    """Dead money in it, which need not be matched."""


class ChipsBack(Struct, frozen=True):
    """The uncalled part of a bet."""

    seat: int
    chips: int


class SidePots(Struct, frozen=True):
    """The main pot first, then the side pots as they were formed."""

    pots: tuple[LayeredPot, ...]
    back: ChipsBack | None
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

    >>> found = side_pots([20, 10, 30])
    >>> found.back, [(pot.chips, pot.seats) for pot in found.pots]
    (ChipsBack(seat=2, chips=10), [(30, (0, 1, 2)), (20, (0, 2))])
    """
    chips = validate_chips([*put_in, dead])[:-1]
    out = validate_seats(folded, len(chips))
    live = tuple([seat for seat in range(len(chips)) if seat not in out])
    if not any(chips):
        raise BadQuestion(w.NobodyHasPutIn())
    if not live:
        raise BadQuestion(w.NobodyIsLeft())
    if all_in is not None:
        _check_calls(chips, live, validate_seats(all_in, len(chips)))
    back = _uncalled_bet(chips, live)
    if back:
        chips[back.seat] -= back.chips
    # Where all of it goes back, nothing is left to win.
    cut = [pot for pot in layers(chips, live, dead) if pot.chips]
    found = _split_portions(chips, cut, dead)
    return SidePots(found, back, steps(*_explain_pots(found, back)))


def _check_calls(chips: Sequence[int], live: Sequence[int], all_in: Collection[int]) -> None:
    most = max(chips)
    for seat in live:
        if chips[seat] < most and seat not in all_in:
            short = most - chips[seat]
            raise BadQuestion(w.StillOwesChips(Seat(seat), chips[seat], most, short))


def _uncalled_bet(chips: list[int], live: Sequence[int]) -> ChipsBack | None:
    if len(chips) < 2:
        return None
    seat, more = unmatched_chips(chips)
    return ChipsBack(seat, more) if more and seat in live else None


def _split_portions(chips: Sequence[int], cut: Sequence[Pot], dead: int) -> tuple[LayeredPot, ...]:
    """Return the pots with the chips of each seat in them."""
    found, below = [], 0
    for number, pot in enumerate(cut):
        last = number == len(cut) - 1
        top = max(chips) if last else min([chips[seat] for seat in pot.seats])
        each: dict[int, list[int]] = {}
        for seat, total in enumerate(chips):
            if total > below:
                each.setdefault(min(total, top) - below, []).append(seat)
        portions = [PotPortion(size, tuple(each[size])) for size in sorted(each, reverse=True)]
        in_it = 0 if number else dead
        assert sum(p.chips * len(p.seats) for p in portions) + in_it == pot.chips
        found.append(LayeredPot(pot.chips, pot.seats, tuple(portions), in_it))
        below = top
    return tuple(found)


def _explain_pots(found: Sequence[LayeredPot], back: ChipsBack | None) -> list[Reckoning]:
    told: list[Reckoning] = []
    if back:
        told.append(said.GoesBackUncalled(Seat(back.seat), back.chips))
    for number, pot in enumerate(found):
        name: PotName = SidePot(number) if number else TheMainPot()
        if len(found) == 1:
            name = ThePot()
        told.append(said.PotComesTo(name, _sum(pot), pot.chips))
        who: tuple[Person, ...] = tuple(map(Seat, pot.seats))
        alone = len(who) == 1
        told.append(said.IsTheirsAlone(name, who[0]) if alone else said.CanBeWonBy(name, who))
    return told


def _sum(pot: LayeredPot) -> said.PotPart:
    parts: list[said.PotPart] = [
        said.ChipsEach(len(each.seats), each.chips)
        if len(each.seats) > 1
        else said.ChipsOfOne(each.chips)
        for each in pot.portions
    ]
    if pot.dead:
        parts.append(said.ChipsThatAreDead(pot.dead))
    return reduce(lambda more, part: said.PartPlus(part, more), reversed(parts))

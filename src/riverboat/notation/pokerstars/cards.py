"""Whose cards a file tells: one queue a player, in the order in which the player is dealt them.

What was shown at a showdown is told when it is shown. What nobody needed to show but the file gives
all the same (a hand that was mucked, or shown after it had won) is known from the deal on.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN, Card, Cards, name
from riverboat.engine import Variant
from riverboat.notation.pokerstars.said import Acts, DealtTo, Draws, SeatEnd, Shows
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.histories import OnALine
from riverboat.words.refusals.pokerstars import GameBeginsWith, MoreCardsAreTold, WasNotDealt

Queues = list[list[Card]]


def queues_of(script: HandScript, seat_of: dict[str, int], variant: Variant) -> Queues:
    """The cards that each seat will be dealt, as far as the file tells; the rest is unknown."""
    queues: Queues = [[] for _ in seat_of]
    for said in script.said:
        if isinstance(said.event, DealtTo):
            seat = seat_of[said.event.who]
            try:
                queues[seat] += _dealt(said.event, queues[seat], variant)
            except BadNotation as why:
                raise BadNotation(
                    OnALine(why.refusal, said.line, repr(said.text[:80])), said.line
                ) from why
    for seat, cards in _known_otherwise(script, seat_of, variant).items():
        _fill(queues[seat], cards, variant)
    return queues


def _dealt(event: DealtTo, queue: list[Card], variant: Variant) -> Cards:
    """The new cards of a line, with those before them that only their owner saw."""
    first = variant.streets[0]
    size = first.down + first.up
    strange = [card for card in event.before if card not in (*queue, UNKNOWN)]
    if strange:
        raise BadNotation(WasNotDealt(event.who, tuple(strange)))
    if queue or event.before:
        return event.new
    if variant.has_upcards and first.up <= len(event.new) < size:
        return (UNKNOWN,) * (size - len(event.new)) + event.new  # a down card may lie open
    if len(event.new) != size:
        raise BadNotation(GameBeginsWith(variant.name, size, len(event.new)))
    return event.new


def held_in_the_end(variant: Variant) -> int:
    """How many cards a player holds who shows their whole hand."""
    return sum(street.down + street.up - street.discard for street in variant.streets)


def _known_otherwise(
    script: HandScript, seat_of: dict[str, int], variant: Variant
) -> dict[int, Cards]:
    """Cards that the file tells although they decided nothing."""
    found: dict[int, Cards] = {}
    drawn = {s.event.who for s in script.said if isinstance(s.event, Draws) and s.event.thrown}
    folded: set[str] = set()
    shown: set[str] = set()
    for said in script.said:
        match said.event:
            case Acts(who, "folds", cards=cards):
                folded.add(who)
                if cards:
                    found[seat_of[who]] = cards
            case Shows(who, cards) if who in folded or len(seat_of) - len(folded) == 1:
                found[seat_of[who]] = cards
            case Shows(who, cards) if len(cards) < held_in_the_end(variant):
                found[seat_of[who]] = cards  # the rest of their hand nobody saw
            case Shows(who):
                shown.add(who)
            case _:
                pass
    at = {seat.chair: seat.name for seat in script.seated}
    for said in script.ending:
        match said.event:
            case SeatEnd(chair, cards, mucked=True) if cards and at.get(chair, "") not in {
                "",
                *shown,
            }:
                found[seat_of[at[chair]]] = cards
            case _:
                pass
    # Who has drawn did not begin with the cards that they ended with.
    return {seat: cards for seat, cards in found.items() if script.seated[seat].name not in drawn}


def _fill(queue: list[Card], cards: Cards, variant: Variant) -> None:
    """Put cards into the places of those that are not known yet."""
    size = variant.hole_cards if variant.has_upcards else variant.streets[0].down
    if not queue:
        queue += [UNKNOWN] * variant.streets[0].down
    hidden = [card for card in cards if card not in queue]
    for place, card in enumerate(queue):
        if card == UNKNOWN and hidden:
            queue[place] = hidden.pop(0)
    queue += hidden
    if len(queue) > size:
        raise BadNotation(MoreCardsAreTold(size, " ".join(map(name, queue))))

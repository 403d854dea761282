"""Hands of felt tables with eliminations: lookup by player, and their order."""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.tourney.state.event_state import Bust, Event


def felt_busts(event: Event) -> Iterator[Bust]:
    """Yield all bust-outs of physical tables: placed, pending, or with an open rebuy."""
    for placing in event.placings:
        yield from (bust for bust in placing.busts if bust.typed)
    yield from (bust for bust in event.busts if bust.typed)
    for entrant in event.inside.values():
        if entrant.lost is not None and entrant.lost.typed:
            yield entrant.lost


def felt_bust(event: Event, player: str) -> Bust | None:
    """Return the last bust-out of a player at a physical table."""
    found = [bust for bust in felt_busts(event) if bust.player == player]
    return max(found, key=lambda bust: bust.hand, default=None)


def put_in_order(busts: list[Bust], bust: Bust) -> None:
    """Insert a bust-out with those of its hand, before those of later hands."""
    if not bust.typed:
        busts.append(bust)
        return
    same = [k for k, each in enumerate(busts) if each.typed and each.hand == bust.hand]
    later = [k for k, each in enumerate(busts) if each.typed and each.hand > bust.hand]
    at = same[-1] + 1 if same else later[0] if later else len(busts)
    busts.insert(at, bust)

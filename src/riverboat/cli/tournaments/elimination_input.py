"""Parser of eliminations, and a preview of their places before confirmation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from riverboat.tourney import BadEvent, EventCommandRefused
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.elimination_preview import PreviewedPlace
from riverboat.tourney.running.eliminations import last_elimination
from riverboat.tourney.state.event_state import Event
from riverboat.words import Phrase, Player
from riverboat.words.refusals import event_house as h
from riverboat.words.terminal import event as w

NameResolver = Callable[[Event, str], str]
Elimination = c.BustOut | c.EliminatePlayers

_BETWEEN: Final = (";", "and")


def parse_eliminations(
    rest: Sequence[str], typed: str, event: Event, named: NameResolver
) -> Elimination:
    """Parse the eliminations of one hand: ``A by C; B by C D``, ``A and B by C``, ``A too by C``.

    A part without ``by`` has the winners of the part after it.
    """
    line = " ".join(rest).replace(";", " ; ").split()
    parts = [
        list(part) for is_mark, part in groupby(line, lambda word: word in _BETWEEN) if not is_mark
    ]
    losses: list[c.Loss] = []
    by: tuple[str, ...] = ()
    too = False
    for part in reversed(parts):
        names, is_by, winners = _partition(part, "by")
        too |= "too" in names
        names = [name for name in names if name != "too"]
        if not names or (is_by and not winners):
            raise BadEvent(w.NotAnEventEntry(typed))
        by = tuple([named(event, winner) for winner in winners]) or by
        losses = [c.Loss(named(event, name), by) for name in names] + losses
    if not losses:
        raise BadEvent(w.NotAnEventEntry(typed))
    if len(losses) == 1 and not too:
        return c.BustOut(losses[0].player, losses[0].by)
    return c.EliminatePlayers(tuple(losses), _last_shared_hand(event, losses) if too else "")


def _partition(words: list[str], word: str) -> tuple[list[str], bool, list[str]]:
    if word not in words:
        return words, False, []
    at = words.index(word)
    return words[:at], True, words[at + 1 :]


def _last_shared_hand(event: Event, losses: Sequence[c.Loss]) -> str:
    """Return a player out in the last hand at the table of the first eliminated player."""
    found = event.entrants[losses[0].player]
    last = last_elimination(event, found)
    if last is None:
        raise EventCommandRefused(h.NoEliminationBefore(found.table))
    return last.player


def place_preview(rows: Sequence[PreviewedPlace]) -> Iterator[Phrase]:
    """Yield a line per place, the highest first; players of other hands that move up are last."""
    rank = 0
    for number, row in enumerate(rows, 1):
        rank = rank if row.tied and rank and rows[number - 2].stack == row.stack else number
        who = Player(row.player)
        if not row.in_hand:
            yield w.PlaceChanges(who, row.was, row.place, row.prize)
        elif row.place:
            yield w.PlaceToConfirm(row.place, who, row.stack, row.prize)
        else:
            yield w.RankToConfirm(rank, who, row.stack)

"""Parser of eliminations, and a preview of their places before confirmation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from riverboat.tourney import BadEvent, EventCommandRefused
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.elimination_preview import PreviewedPlace
from riverboat.tourney.running.eliminations import find_last_elimination
from riverboat.tourney.state.event_state import Event
from riverboat.words import Phrase, Player
from riverboat.words.refusals import event_hosting as h
from riverboat.words.terminal import event_hosting as w

NameResolver = Callable[[Event, str], str]
Elimination = c.BustOut | c.EliminatePlayers

_SEPARATORS: Final = (";", "and")


def parse_eliminations(
    arguments: Sequence[str], typed: str, event: Event, resolve: NameResolver
) -> Elimination:
    """Parse the eliminations of one hand: ``A by C; B by C D``, ``A and B by C``, ``A too by C``.

    A part without ``by`` has the winners of the part after it.
    """
    line = " ".join(arguments).replace(";", " ; ").split()
    entries = [
        list(part)
        for is_separator, part in groupby(line, lambda word: word in _SEPARATORS)
        if not is_separator
    ]
    losses: list[c.Loss] = []
    eliminators: tuple[str, ...] = ()
    joins_last_hand = False
    for entry in reversed(entries):
        names, has_winners, winners = _partition_words(entry, "by")
        joins_last_hand |= "too" in names
        names = [name for name in names if name != "too"]
        if not names or (has_winners and not winners):
            raise BadEvent(w.EventEntryUnknown(typed))
        eliminators = tuple([resolve(event, winner) for winner in winners]) or eliminators
        losses = [c.Loss(resolve(event, name), eliminators) for name in names] + losses
    if not losses:
        raise BadEvent(w.EventEntryUnknown(typed))
    if len(losses) == 1 and not joins_last_hand:
        return c.BustOut(losses[0].player, losses[0].winners)
    return c.EliminatePlayers(
        tuple(losses), _find_last_shared_hand(event, losses) if joins_last_hand else ""
    )


def _partition_words(words: list[str], word: str) -> tuple[list[str], bool, list[str]]:
    if word not in words:
        return words, False, []
    index = words.index(word)
    return words[:index], True, words[index + 1 :]


def _find_last_shared_hand(event: Event, losses: Sequence[c.Loss]) -> str:
    """Return a player out in the last hand at the table of the first eliminated player."""
    entrant = event.entrants[losses[0].player]
    last_bust = find_last_elimination(event, entrant)
    if last_bust is None:
        raise EventCommandRefused(h.EarlierEliminationMissing(entrant.table))
    return last_bust.player


def iter_place_phrases(rows: Sequence[PreviewedPlace]) -> Iterator[Phrase]:
    """Yield a line per place, the highest first; players of other hands that move up are last."""
    rank = 0
    for number, row in enumerate(rows, 1):
        rank = rank if row.is_tied and rank and rows[number - 2].stack == row.stack else number
        label = Player(row.player)
        if not row.is_in_hand:
            yield w.PlaceChangePreview(label, row.current_place, row.place, row.prize)
        elif row.place:
            yield w.PlaceToConfirm(row.place, label, row.stack, row.prize)
        else:
            yield w.RankToConfirm(rank, label, row.stack)

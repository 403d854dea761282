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
    arguments: Sequence[str], typed_line: str, event: Event, resolve_name: NameResolver
) -> Elimination:
    """Parse the eliminations of one hand: ``A by C; B by C D``, ``A and B by C``, ``A too by C``.

    A part without ``by`` has the winners of the part after it. ``too`` adds the eliminations to the
    hand of the previous elimination.
    """
    entry_words = " ".join(arguments).replace(";", " ; ").split()
    word_groups = [
        list(group_words)
        for is_separator, group_words in groupby(entry_words, lambda word: word in _SEPARATORS)
        if not is_separator
    ]
    losses: list[c.Loss] = []
    eliminators: tuple[str, ...] = ()
    joins_last_hand = False
    for word_group in reversed(word_groups):
        names, has_winners, winners = _partition_words(word_group, "by")
        joins_last_hand |= "too" in names
        names = [name for name in names if name != "too"]
        if not names or (has_winners and not winners):
            raise BadEvent(w.EventEntryUnknown(typed_line))
        eliminators = tuple([resolve_name(event, winner) for winner in winners]) or eliminators
        losses = [c.Loss(resolve_name(event, name), eliminators) for name in names] + losses
    if not losses:
        raise BadEvent(w.EventEntryUnknown(typed_line))
    if len(losses) == 1 and not joins_last_hand:
        return c.BustOut(losses[0].player, losses[0].winners)
    return c.EliminatePlayers(
        tuple(losses), _find_last_eliminated_player(event, losses) if joins_last_hand else ""
    )


def _partition_words(words: list[str], separator: str) -> tuple[list[str], bool, list[str]]:
    if separator not in words:
        return words, False, []
    index = words.index(separator)
    return words[:index], True, words[index + 1 :]


def _find_last_eliminated_player(event: Event, losses: Sequence[c.Loss]) -> str:
    """Return the player eliminated last at the table, whose hand the *losses* belong to.

    Raise ``EventCommandRefused`` if there was no elimination.
    """
    entrant = event.entrants[losses[0].player]
    last_elimination = find_last_elimination(event, entrant)
    if last_elimination is None:
        raise EventCommandRefused(h.EarlierEliminationMissing(entrant.table))
    return last_elimination.player


def iter_place_phrases(rows: Sequence[PreviewedPlace]) -> Iterator[Phrase]:
    """Yield a line for each player, the highest place first.

    A player who was eliminated in another hand has a line with the old and the new place.
    """
    rank = 0
    for place_number, row in enumerate(rows, 1):
        rank = (
            rank
            if row.is_tied and rank and rows[place_number - 2].stack == row.stack
            else place_number
        )
        label = Player(row.player)
        if not row.is_in_hand:
            yield w.PlaceChangePreview(label, row.current_place, row.place, row.prize)
        elif row.place:
            yield w.PlaceToConfirm(row.place, label, row.stack, row.prize)
        else:
            yield w.RankToConfirm(rank, label, row.stack)

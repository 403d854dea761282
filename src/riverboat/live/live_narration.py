"""Narration of a live game in phrases: the hand, the table events, and the last moves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from riverboat.engine import AnyFact
from riverboat.engine.state.hand_fact import Fact
from riverboat.live.live_moves import Move, NoteWritten
from riverboat.live.scorekeeper import Scorekeeper
from riverboat.narration.table_narrator import TableNarrator
from riverboat.table.state import facts as f
from riverboat.table.state.table_commands import Begin
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.words import Phrase
from riverboat.words.events.blinds import HandHeading


class HandNarration(Struct, frozen=True):
    """Narration of the current or last hand, and of the table events since it began."""

    hand: tuple[Phrase, ...]
    table_events: tuple[Phrase, ...]


def narrate_live_hand(log: Sequence[AnyLoggedFact], hand: Sequence[AnyFact]) -> HandNarration:
    """Narrate a table since the start of its last hand; *hand* supplies the known facts of that
    hand.
    """
    started_at = max(
        [index for index, fact in enumerate(log) if type(fact) is f.HandBegan], default=0
    )
    table_narrator = _narrator_of(log[:started_at])
    table_phrases: list[Phrase] = []
    for index in range(started_at, len(log)):
        fact = log[index]
        if not isinstance(fact, Fact):
            phrases_of_fact = table_narrator.narrate(fact, log[index + 1 : index + 3])
            table_phrases += [
                event for event in phrases_of_fact if not isinstance(event, HandHeading)
            ]
    return HandNarration(
        tuple([event for _, event in table_narrator.narrate_hand(hand)]), tuple(table_phrases)
    )


class MoveNarration(Struct, frozen=True):
    """Narration of a move, for a user who may undo it."""

    phrases: tuple[Phrase, ...]
    command_tag: str
    """The kind of the move's command."""
    note: str


def narrate_moves(scorekeeper: Scorekeeper, count: int) -> list[MoveNarration]:
    """Narrate the last moves, the latest first."""
    moves = scorekeeper.moves
    first_move = max(0, len(moves) - count)
    start = next(
        (
            index
            for index in range(first_move, -1, -1)
            if index < len(moves) and moves[index].contains(Begin)
        ),
        0,
    )
    facts_before = [fact for move in moves[:start] for fact in move.facts]
    table_narrator = _narrator_of([scorekeeper.log[0], *facts_before])
    narrations = [_narrate_move(table_narrator, move) for move in moves[start:]]
    return narrations[first_move - start :][::-1]


def _narrate_move(narrator: TableNarrator, move: Move) -> MoveNarration:
    phrases: list[Phrase] = []
    for index, fact in enumerate(move.facts):
        phrases += narrator.narrate(fact, move.facts[index + 1 : index + 3])
    notes = [command.text for command in move.commands if isinstance(command, NoteWritten)]
    tag = str(type(move.commands[0]).__struct_config__.tag) if move.commands else ""
    return MoveNarration(tuple(phrases), tag, "".join(notes))


def _narrator_of(log: Sequence[AnyLoggedFact]) -> TableNarrator:
    """Return a narrator that knows the seating after these facts."""
    table_narrator = TableNarrator()
    for fact in log:
        match fact:
            case f.TableOpened(rules=rules) | f.RulesChanged(rules=rules):
                table_narrator.rules = rules
            case f.SatDown(chair=chair, player=player):
                table_narrator.names[chair] = player
            case f.ChangedChair(chair=chair, new_chair=total):
                table_narrator.names[total] = table_narrator.names.pop(chair)
            case f.Left(chair=chair):
                table_narrator.names.pop(chair, None)
            case _:
                pass
    return table_narrator

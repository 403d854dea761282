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
    hand_start_index = max(
        [index for index, fact in enumerate(log) if type(fact) is f.HandBegan], default=0
    )
    table_narrator = _build_narrator(log[:hand_start_index])
    table_phrases: list[Phrase] = []
    for index in range(hand_start_index, len(log)):
        fact = log[index]
        if not isinstance(fact, Fact):
            fact_phrases = table_narrator.narrate(fact, log[index + 1 : index + 3])
            table_phrases += [event for event in fact_phrases if not isinstance(event, HandHeading)]
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
    first_move_index = max(0, len(moves) - count)
    hand_start_index = next(
        (
            index
            for index in range(first_move_index, -1, -1)
            if index < len(moves) and moves[index].contains(Begin)
        ),
        0,
    )
    facts_before = [fact for move in moves[:hand_start_index] for fact in move.facts]
    table_narrator = _build_narrator([scorekeeper.log[0], *facts_before])
    narrations = [_narrate_move(table_narrator, move) for move in moves[hand_start_index:]]
    return narrations[first_move_index - hand_start_index :][::-1]


def _narrate_move(narrator: TableNarrator, move: Move) -> MoveNarration:
    phrases: list[Phrase] = []
    for index, fact in enumerate(move.facts):
        phrases += narrator.narrate(fact, move.facts[index + 1 : index + 3])
    notes = [command.text for command in move.commands if isinstance(command, NoteWritten)]
    command_tag = str(type(move.commands[0]).__struct_config__.tag) if move.commands else ""
    return MoveNarration(tuple(phrases), command_tag, "".join(notes))


def _build_narrator(log: Sequence[AnyLoggedFact]) -> TableNarrator:
    """Return a narrator that knows the seating after these facts."""
    table_narrator = TableNarrator()
    for fact in log:
        match fact:
            case f.TableOpened(rules=rules) | f.RulesChanged(rules=rules):
                table_narrator.rules = rules
            case f.SatDown(chair=chair, player=player):
                table_narrator.names[chair] = player
            case f.ChangedChair(chair=chair, new_chair=new_chair):
                table_narrator.names[new_chair] = table_narrator.names.pop(chair)
            case f.Left(chair=chair):
                table_narrator.names.pop(chair, None)
            case _:
                pass
    return table_narrator

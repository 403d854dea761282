"""Replayed hands in the formats of ACPC servers and of Pluribus' logs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from riverboat.compat.pokerkit.operations import (
    BoardDealing,
    CheckingOrCalling,
    CompletionBettingOrRaisingTo,
    Folding,
    HoleCardsShowingOrMucking,
    HoleDealing,
    Operation,
)
from riverboat.compat.pokerkit.state import State


def iter_acpc_messages(
    states: Iterable[State], position: int, hand_number: int, is_limit: bool
) -> Iterator[tuple[str, str]]:
    """Yield the messages between the server and the client at *position*, in order.

    Each message is a pair of its direction, ``S->`` or ``<-C``, and its line.
    """
    transcript = _TranscriptState(is_limit)
    state: State | None = None

    def build_state_message() -> tuple[str, str]:
        if not all(transcript.list_hole_card_texts(position)):
            raise ValueError(f"the cards of seat {position} are unknown")
        return "S->", f"{transcript.format_state_line(position, hand_number)}\r\n"

    for state in states:
        for operation in transcript.take_new_operations(state):
            is_action = isinstance(
                operation, Folding | CheckingOrCalling | CompletionBettingOrRaisingTo
            )
            if is_action:
                yield build_state_message()
                state_line = transcript.format_state_line(position, hand_number)
            transcript.record_operation(operation, state)
            if is_action and operation.player_index == position:  # type: ignore[attr-defined]
                yield "<-C", f"{state_line}:{transcript.last_action}\r\n"
            if isinstance(operation, HoleDealing) and operation.player_index == position:
                transcript.reveal_cards(operation.player_index, operation.cards)
    assert state is not None
    if not state.status or state.actor_index is not None:
        yield build_state_message()


def format_pluribus_line(
    states: Iterable[State],
    hand_number: int,
    start_stacks: Sequence[int],
    end_stacks: Sequence[int] | None,
    players: Sequence[str],
) -> str:
    """Return a hand as a Pluribus log line."""
    transcript = _TranscriptState(is_limit=False)
    state: State | None = None
    for state in states:
        for operation in transcript.take_new_operations(state):
            transcript.record_operation(operation, state)
            if isinstance(operation, HoleDealing):
                transcript.reveal_cards(operation.player_index, operation.cards)
    assert state is not None
    payoffs = [
        end - start for start, end in zip(start_stacks, end_stacks or state.stacks, strict=True)
    ]
    payoffs_text, names_text = "|".join(map(str, payoffs)), "|".join(players)
    return (
        f"STATE:{hand_number}:{transcript.actions}:{transcript.cards}:{payoffs_text}:{names_text}"
    )


class _TranscriptState:
    """The part of a hand that has been written so far."""

    def __init__(self, is_limit: bool) -> None:
        self._is_limit = is_limit
        self._read_operation_count = 0
        self._hole_texts: list[list[str]] = []
        self._board_text = ""
        self.actions = ""
        self.last_action = ""

    def take_new_operations(self, state: State) -> Iterator[Operation]:
        """Yield the operations since the last call."""
        while len(self._hole_texts) < state.player_count:
            self._hole_texts.append(["", ""])
        while self._read_operation_count < len(state.operations):
            self._read_operation_count += 1
            yield state.operations[self._read_operation_count - 1]

    def list_hole_card_texts(self, seat: int) -> list[str]:
        """Return the known hole cards of a seat; unknown cards are empty strings."""
        return self._hole_texts[seat]

    def reveal_cards(self, seat: int, cards: Iterable[object]) -> None:
        """Reveal some of a seat's cards."""
        for index, card in enumerate(cards):
            if card:
                self._hole_texts[seat][index] = repr(card)

    def record_operation(self, operation: Operation, state: State) -> None:
        """Add an operation to the betting or to the cards of the transcript."""
        match operation:
            case Folding():
                self.last_action = "f"
            case CheckingOrCalling():
                self.last_action = "c"
            case CompletionBettingOrRaisingTo(player_index=player):
                self.last_action = "r" if self._is_limit else f"r{-state.payoffs[player]}"
            case BoardDealing(cards=cards):
                self.actions += "/"
                self._board_text += "/" + "".join(map(repr, cards))
                return
            case HoleCardsShowingOrMucking(player_index=player, hole_cards=shown_cards):
                self.reveal_cards(player, shown_cards)
                return
            case _:
                return
        self.actions += self.last_action

    @property
    def cards(self) -> str:
        """All known cards."""
        return "|".join(map("".join, self._hole_texts)) + self._board_text

    def format_state_line(self, position: int, number: int) -> str:
        """Return the match state line."""
        return f"MATCHSTATE:{position}:{number}:{self.actions}:{self.cards}"

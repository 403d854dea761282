"""Seats that record their states and requests, for matches without connections."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from riverboat.acpc import Match, MatchDeal, PlayedHand, play_match, seeded_deals
from riverboat.acpc.match_deals import DealSource
from riverboat.acpc.match_seats import MatchTurn
from riverboat.cards import DECKS, name
from riverboat.notation.acpc import MatchStateWriter
from riverboat.words import Refusal
from tests.acpc.game_definitions import table_for


class RecordingSeat:
    """A seat that answers with a function."""

    def __init__(self, name: str, answer: Callable[[MatchTurn], str]) -> None:
        self.name = name
        self.says = answer
        self.told: list[str] = []
        self.asked: list[MatchTurn] = []
        self.errors: list[str] = []

    def start_hand(self, number: int) -> None:
        """Do nothing."""

    def send_state(self, state_writer: MatchStateWriter, position: int, number: int) -> None:
        """Record the state."""
        self.told.append(str(state_writer.state(position, number)))

    def request_action(self, turn: MatchTurn) -> str:
        """Record the request and answer it."""
        self.asked.append(turn)
        return self.says(turn)

    def report_error(self, refusal: Refusal) -> None:
        """Record the error."""
        self.errors.append(str(refusal))

    def close(self) -> None:
        """Do nothing."""


def always_call(turn: MatchTurn) -> str:
    """Answer ``c``."""
    return "c"


def scripted_actions(*actions: str) -> Callable[[MatchTurn], str]:
    """Answer with these actions in order, then call."""
    remaining_actions = list(actions)
    return lambda _: remaining_actions.pop(0) if remaining_actions else "c"


def play_recorded_match(
    game: str,
    answer_sources: Sequence[Callable[[MatchTurn], str]],
    hands: int = 1,
    *,
    deal_source: DealSource | None = None,
    duplicate: bool = False,
) -> tuple[list[RecordingSeat], list[PlayedHand], list[str]]:
    """Play a match; return its seats, hands and correction notes."""
    table = table_for(game)
    seats = [
        RecordingSeat(name, answer)
        for name, answer in zip(("Ann", "Bob", "Cat"), answer_sources, strict=False)
    ]
    names = tuple(seat.name for seat in seats)
    match = Match(table=table, players=names, hands=hands, duplicate=duplicate)
    notes: list[str] = []
    deal_source = deal_source or seeded_deals(table, 1)
    played_hands = list(play_match(match, seats, deal_source, lambda note: notes.append(str(note))))
    return seats, played_hands, notes


def first_turn(game: str) -> MatchTurn:
    """Return the first request of a match."""
    seats, _, _ = play_recorded_match(game, [always_call] * table_for(game).definition.players)
    return next(turn for seat in seats for turn in seat.asked if turn.state.betting == "")


def change_hidden_cards(match_deal: MatchDeal, state: str, game: str, rng: int) -> MatchDeal:
    """Return a deal in which every card that the state does not show is changed."""
    shown_text = state.rpartition(":")[2]
    hidden = [
        c for c in DECKS[table_for(game).game.variant.deck].cards if name(c) not in shown_text
    ]
    swap = dict(zip(hidden, Random(rng).sample(hidden, len(hidden)), strict=True))
    return MatchDeal(
        tuple(tuple(swap.get(card, card) for card in holding) for holding in match_deal.holdings),
        tuple(swap.get(card, card) for card in match_deal.board),
    )

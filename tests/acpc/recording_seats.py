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
from tests.acpc.game_definitions import build_table_of_game


class RecordingSeat:
    """A seat that answers with a function."""

    def __init__(self, name: str, answer: Callable[[MatchTurn], str]) -> None:
        self.name = name
        self.choose_answer = answer
        self.sent_states: list[str] = []
        self.turns: list[MatchTurn] = []
        self.errors: list[str] = []

    def start_hand(self, number: int) -> None:
        """Do nothing."""

    def send_state(self, state_writer: MatchStateWriter, position: int, number: int) -> None:
        """Record the state."""
        self.sent_states.append(str(state_writer.state(position, number)))

    def request_action(self, turn: MatchTurn) -> str:
        """Record the request and answer it."""
        self.turns.append(turn)
        return self.choose_answer(turn)

    def report_error(self, refusal: Refusal) -> None:
        """Record the error."""
        self.errors.append(str(refusal))

    def close(self) -> None:
        """Do nothing."""


def always_call(turn: MatchTurn) -> str:
    """Answer ``c``."""
    return "c"


def make_scripted_actions(*actions: str) -> Callable[[MatchTurn], str]:
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
    table = build_table_of_game(game)
    seats = [
        RecordingSeat(name, answer)
        for name, answer in zip(("Ann", "Bob", "Cat"), answer_sources, strict=False)
    ]
    player_names = tuple(seat.name for seat in seats)
    match = Match(table=table, players=player_names, hands=hands, duplicate=duplicate)
    notes: list[str] = []
    deal_source = deal_source or seeded_deals(table, 1)
    played_hands = list(play_match(match, seats, deal_source, lambda note: notes.append(str(note))))
    return seats, played_hands, notes


def find_first_turn(game: str) -> MatchTurn:
    """Return the first request of a match."""
    seats, _, _ = play_recorded_match(
        game, [always_call] * build_table_of_game(game).definition.players
    )
    return next(turn for seat in seats for turn in seat.turns if turn.state.betting == "")


def change_hidden_cards(match_deal: MatchDeal, state: str, game: str, seed: int) -> MatchDeal:
    """Return a deal in which every card that the state does not show is changed."""
    shown_text = state.rpartition(":")[2]
    hidden_cards = [
        card
        for card in DECKS[build_table_of_game(game).game.variant.deck].cards
        if name(card) not in shown_text
    ]
    replacements = dict(
        zip(hidden_cards, Random(seed).sample(hidden_cards, len(hidden_cards)), strict=True)
    )
    return MatchDeal(
        tuple(
            tuple(replacements.get(card, card) for card in holding)
            for holding in match_deal.holdings
        ),
        tuple(replacements.get(card, card) for card in match_deal.board),
    )

"""Replay of a competition hand from its two texts: the betting, and the cards.

The replay is strict: the engine checks each action when it is taken, and cards are dealt when they
are due.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from riverboat.cards import UNKNOWN, BadCard, Cards, parse_cards
from riverboat.engine import (
    AnyFact,
    Awaiting,
    CommandSource,
    Deal,
    HandStarted,
    HandState,
    RiverboatError,
    ToAct,
    ToDeal,
    act,
    due,
    play_out,
    start,
)
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.notation.acpc.acpc_actions import build_command
from riverboat.notation.acpc.game_definition import DefinedTable
from riverboat.notation.acpc.match_state import MatchState
from riverboat.notation.named_refusals import name_players_in_refusal
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Refusal
from riverboat.words.refusals.acpc_games import (
    BettingRoundUnfinished,
    BettingRoundWrong,
    CardsAfterHandEnd,
    CompetitionActionInvalid,
    HoleCardsInvalid,
    MatchHoldingCountMismatch,
    MatchRoundCountMismatch,
    TooManyRaisesInRound,
)
from riverboat.words.refusals.file_values import LocatedHandError
from riverboat.words.refusals.histories import OutOfCards


def start_hand(table: DefinedTable) -> HandStarted:
    """Return the fact that starts each hand of a match."""
    return start(table.game, table.stacks, table.button, table.posts)


def build_view(state: MatchState, table: DefinedTable) -> HandState:
    """Return the hand as the receiver of a match state knows it, with unknown cards of others.

    Raises ``BadNotation`` for a state that is impossible in this game.
    """
    log: list[AnyFact] = [start_hand(table)]
    try:
        return replay_texts(table, state.betting, state.cards, log)
    except (RiverboatError, BadCard) as error:
        raise BadNotation(
            LocatedHandError(number_players_in_refusal(error), str(state.hand))
        ) from error


def number_players_in_refusal(error: Exception) -> Refusal:
    """Return an error's refusal, with player numbers from 1 in place of seats."""
    return name_players_in_refusal(refusal_of(error), lambda seat: f"player {seat + 1}")


def replay_texts(table: DefinedTable, betting: str, cards: str, log: list[AnyFact]) -> HandState:
    """Replay the texts of a hand, and append its facts to *log*, which contains the first one.

    The betting may stop anywhere in its last round. An error is raised at the first invalid action,
    after the facts before it were appended.
    """
    definition = table.definition
    hole_text, *boards = cards.split("/")
    holdings = [_parse_cards(text, definition.hole_cards) for text in hole_text.split("|")]
    if len(holdings) != definition.players:
        raise BadNotation(MatchHoldingCountMismatch(len(holdings), definition.players))
    betting_by_round = betting.split("/")
    if len(betting_by_round) > definition.rounds:
        raise BadNotation(MatchRoundCountMismatch(len(betting_by_round), definition.rounds))
    hand = HandState(log[0])  # type: ignore[arg-type]
    cards_to_deal = iter(
        [deal_order(holdings, hand.button), *[parse_cards(text) for text in boards]]
    )
    card_source = _build_card_source(cards_to_deal)
    pending_action = play_out(hand, log, card_source)
    for street, actions in enumerate(betting_by_round):
        for raise_count, action in _iter_actions(actions):
            if hand.street != street or not isinstance(pending_action, ToAct):
                raise BadNotation(BettingRoundWrong(street + 1, repr(betting)))
            if raise_count > definition.max_raises[street]:
                raise BadNotation(TooManyRaisesInRound(street + 1, raise_count - 1))
            act(hand, build_command(action, hand, pending_action, table), log)
            pending_action = play_out(hand, log, card_source)
        if street < len(betting_by_round) - 1 and is_betting_open(hand, street):
            raise BadNotation(BettingRoundUnfinished(street + 1, repr(betting)))
    if next(cards_to_deal, None):
        raise BadNotation(CardsAfterHandEnd(repr(cards)))
    return hand


def is_betting_open(hand: HandState, street: int) -> bool:
    """Return True if a player is still to act in this round."""
    return hand.is_betting_open and hand.street == street and isinstance(due(hand), ToAct)


def deal_order(holdings: Sequence[Cards], button: int) -> Cards:
    """Return hole cards in dealing order: one at a time, from the left of the button."""
    holdings_clockwise = (*holdings[button + 1 :], *holdings[: button + 1])
    return tuple(
        card for cards_of_round in zip(*holdings_clockwise, strict=True) for card in cards_of_round
    )


def _iter_actions(actions: str) -> Iterator[tuple[int, str]]:
    """Yield each action of a round with the number of raises so far."""
    raise_count = 0
    for match in _ACTIONS_PATTERN.finditer(actions):
        if match[1]:
            raise BadNotation(CompetitionActionInvalid(repr(match[1]), repr(actions)))
        raise_count += match[0][0] == "r"
        yield raise_count, match[0]


_ACTIONS_PATTERN: Final = re.compile(r"f|c|r\d*|(.)", re.DOTALL)


def _parse_cards(text: str, card_count: int) -> Cards:
    """Parse *card_count* hole cards; missing cards are unknown."""
    cards = parse_cards(text) if text else (UNKNOWN,) * card_count
    if len(cards) != card_count:
        raise BadNotation(HoleCardsInvalid(repr(text), card_count))
    return cards


def _build_card_source(dealt_cards: Iterator[Cards]) -> CommandSource:
    """Return a command source that deals these cards and makes no bets."""

    def deal_next_cards(_hand: HandState, pending_action: Awaiting) -> Deal | None:
        if not isinstance(pending_action, ToDeal):
            return None
        cards = next(dealt_cards, None)
        if cards is None:
            raise BadNotation(OutOfCards(pending_action.offer))
        return Deal(cards)

    return deal_next_cards

"""Pot odds and equity at each decision of a hand, in every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from riverboat.cards import UNKNOWN, Cards, card_names
from riverboat.engine import AnyFact, HandStarted, HandState, replay
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_reducer import apply
from riverboat.stats.dealt_equity import dealt_equity

if TYPE_CHECKING:
    from riverboat.equity.equity_games import EquityGame
    from riverboat.hands import Hand
    from riverboat.histories import HandHistory

EQUITY_DEAL_COUNT: Final = 10_000
"""Number of random deals for an equity; half of its 95 % interval is then below 1 %."""
_BETTING_FACTS: Final = (f.Folded, f.Checked, f.Called, f.Raised)

Opponents = Literal["shown", "unknown"]


class DecisionOdds(Struct, frozen=True, kw_only=True):
    """Pot odds and equity of one decision. Amounts are in chips of the log."""

    number: int
    """Index of the decision in its hand, from 0."""
    seat: int
    street: str
    pot: int
    """The part of the pot that the player can win, bets of the street included."""
    to_call: int
    pot_odds: float
    """The equity that a call needs: the call divided by the pot after it; 0 if a check is free."""
    equity: float | None
    """Share of the pot of the player's cards, from 0 to 1; ``None`` if they are unknown."""
    opponents: Opponents
    """Cards of the opponents: ``shown`` if all show them by the end, else random ones."""
    is_pat: bool
    """True if a draw is still to come: the equity counts the cards before the draw."""


def decision_odds(hand: Hand | HandHistory | Sequence[AnyFact]) -> list[DecisionOdds]:
    """Return pot odds and equity at each decision of a hand, as far as its cards are known.

    Opponents have the cards that they show at the end, or random cards. In games with draws, cards
    count as they are before the draw. The equity is that of the whole pot in split games, and of
    both boards. It is ``None`` before a discard that the game requires, as in pineapple.

    >>> import riverboat as rb
    >>> hand = rb.Hand("plo8 1/2", seed=7)
    >>> for action in ("raise 6", "call", "check", "bet 12", "fold"):
    ...     hand.act(action)
    >>> for odds in rb.stats.decision_odds(hand):
    ...     print(odds.street, odds.pot, odds.to_call, f"{odds.pot_odds:.0%} {odds.equity:.0%}")
    preflop 3 1 25% 52%
    preflop 8 4 33% 48%
    flop 12 0 0% 79%
    flop 12 0 0% 21%
    flop 24 12 33% 79%
    """
    return list(_build_odds(hand if isinstance(hand, Sequence) else hand.log))


def _build_odds(log: Sequence[AnyFact]) -> Iterator[DecisionOdds]:
    opening_fact = log[0]
    assert isinstance(opening_fact, HandStarted), "a log begins with it"
    state, final_state, decision_number = HandState(opening_fact), replay(log), 0
    game = _find_equity_game(state)
    for fact in log[1:]:
        if isinstance(fact, _BETTING_FACTS) and state.street >= 0:
            yield _compute_decision_odds(state, final_state, fact.seat, decision_number, game)
            decision_number += 1
        apply(state, fact)


def _find_equity_game(hand: HandState) -> EquityGame | None:
    from riverboat.equity.equity_games import GAMES  # a room that replays no hand needs no tables

    return GAMES.get(hand.game.variant.name)


def _compute_decision_odds(
    hand: HandState,
    final_state: HandState,
    seat: int,
    decision_number: int,
    equity_game: EquityGame | None,
) -> DecisionOdds:
    to_call = max(0, min(hand.current_bet - hand.bets[seat], hand.stacks[seat]))
    bet_to_match = hand.bets[seat] + to_call
    pot = hand.pot - sum(max(0, bet - bet_to_match) for bet in hand.bets)
    known_holdings = _list_known_holdings(hand, final_state)
    live_seats = hand.seats_in_mask(hand.live_mask)
    opponent_holdings = [known_holdings[live_seat] for live_seat in live_seats if live_seat != seat]
    are_all_shown = all(cards and UNKNOWN not in cards for cards in opponent_holdings)
    return DecisionOdds(
        number=decision_number,
        seat=seat,
        street=hand.game.variant.streets[hand.street].name,
        pot=pot,
        to_call=to_call,
        pot_odds=to_call / (pot + to_call) if to_call else 0.0,
        equity=_compute_equity(hand, known_holdings, live_seats, seat, equity_game),
        opponents="shown" if are_all_shown and opponent_holdings else "unknown",
        is_pat=_has_draws_to_come(hand),
    )


def _list_known_holdings(hand: HandState, final_state: HandState) -> list[Cards]:
    """Return the cards of each seat at a decision, including cards that are shown at the end.

    A card that was drawn after the decision is unknown at the decision.
    """
    if hand.compiled.has_draws or _has_discards_after(hand, -1):
        return [tuple(cards) for cards in hand.holdings]
    known_holdings = []
    for seat, cards in enumerate(hand.holdings):
        shown_holding = tuple(final_state.holdings[seat])
        is_shown = UNKNOWN not in shown_holding and len(shown_holding) >= len(cards)
        known_holdings.append(shown_holding[: len(cards)] if is_shown else tuple(cards))
    return known_holdings


def _has_draws_to_come(hand: HandState) -> bool:
    """Return True if a draw is still to come."""
    streets = hand.game.variant.streets
    return any(street.max_draw for street in streets[hand.street + 1 :])


def _has_discards_after(hand: HandState, street: int) -> bool:
    """Return True if cards must be discarded after a street."""
    return any(
        later_street.discard_count for later_street in hand.game.variant.streets[street + 1 :]
    )


def _compute_equity(
    hand: HandState,
    holdings: Sequence[Cards],
    live_seats: Sequence[int],
    seat: int,
    equity_game: EquityGame | None,
) -> float | None:
    own_cards = holdings[seat]
    if (
        not own_cards
        or UNKNOWN in own_cards
        or len(live_seats) < 2
        or _has_discards_after(hand, hand.street)
    ):
        return None
    if any(UNKNOWN in board for board in hand.boards):
        return None
    boards = [tuple(board) for board in hand.boards] or [()]
    if equity_game is None:
        return dealt_equity(
            hand, _fill_unknown_cards(hand, holdings, live_seats, None), live_seats, seat
        )
    from riverboat.equity.equity_calculation import equity
    from riverboat.equity.query.equity_errors import BadEquity

    hand_texts = [
        _format_cards(cards, equity_game)
        for cards in _fill_unknown_cards(hand, holdings, live_seats, equity_game)
    ]
    seat_order = [seat, *(live_seat for live_seat in live_seats if live_seat != seat)]
    try:
        equities = [
            equity(
                *[hand_texts[live_seat] for live_seat in seat_order],
                board=card_names(board),
                game=equity_game,
                exact=False,
                deals=EQUITY_DEAL_COUNT,
            ).equities[0]
            for board in boards
        ]
    except BadEquity:  # cards of a file that cannot be
        return None
    return sum(equities) / len(equities)


def _fill_unknown_cards(
    hand: HandState,
    holdings: Sequence[Cards],
    live_seats: Sequence[int],
    equity_game: EquityGame | None,
) -> list[Cards]:
    """Return the holdings with an unknown card for each one that a live seat has or will get."""
    full_holdings = []
    for seat, cards in enumerate(holdings):
        missing_count = 0
        if seat in live_seats:
            full_card_count = len(cards) or len(holdings[live_seats[0]])
            if (
                equity_game is not None
                and not hand.compiled.has_draws
                and hand.compiled.has_upcards
            ):
                full_card_count = equity_game.cards
            missing_count = max(0, full_card_count - len(cards))
        full_holdings.append(cards + (UNKNOWN,) * missing_count)
    return full_holdings


def _format_cards(cards: Cards, equity_game: EquityGame) -> str:
    known_cards = tuple([card for card in cards if card != UNKNOWN])
    if len(known_cards) < len(cards) and not equity_game.has_unknown_cards:
        return "x" * len(cards)  # with a board, one card of a hand alone says nothing
    return f"{card_names(known_cards)} {'x' * (len(cards) - len(known_cards))}".strip()

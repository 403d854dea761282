"""Actions and deals of a hand as text, in two notations.

One consists of the words that ``Hand.act`` parses. The other is a short line that identifies the
information set of a player, for use as a key of a strategy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from riverboat.cards import UNKNOWN, Cards, card_names
from riverboat.engine import AnyFact, HandState
from riverboat.engine.state import hand_facts as f


def list_action_texts(log: Iterable[AnyFact]) -> tuple[str, ...]:
    """Return the deals and the players' choices in order, each as the text of an action.

    Forced bets, shown cards and payments are left out.
    """
    return tuple(_iter_action_texts(log))


def _iter_action_texts(log: Iterable[AnyFact]) -> Iterator[str]:
    has_bet = False
    for fact in log:
        match fact:
            case f.Posted(counts_as=counted_chips):
                has_bet |= counted_chips > 0
            case f.HoleCardsDealt(holdings=holdings) | f.UpcardsDealt(cards=holdings):
                yield f"deal {card_names([card for cards in holdings for card in cards])}"
            case f.BoardDealt(cards=cards):
                yield f"deal {card_names(cards)}"
            case f.Folded():
                yield "fold"
            case f.Checked():
                yield "check"
            case f.Called():
                yield "call"
            case f.BroughtIn():
                has_bet = True
                yield "bring in"
            case f.Raised(to=total):
                yield f"{'raise' if has_bet else 'bet'} {total}"
                has_bet = True
            case f.BetsCollected():
                has_bet = False
            case f.Discarded(cards=cards):
                yield _format_draw(cards)
            case f.Declared(side=side):
                yield f"declare {side}"
            case f.RunItChosen(times=run_count):
                yield f"run {run_count}"
            case f.HandMucked():
                yield "muck"
            case _:
                pass  # forced facts, showdowns and payments


def _format_draw(cards: Cards) -> str:
    """Return the text of a discard: its cards, or their number if some are unknown."""
    if not cards:
        return "stand pat"
    return f"draw {len(cards)}" if UNKNOWN in cards else f"draw {card_names(cards)}"


def information_key(log: Iterable[AnyFact], hand: HandState, seat: int) -> str:
    """Return a seat's information set as one line: its cards, then public actions in order.

    ``f``, ``k``, ``c``, ``b6`` and ``r6`` fold, check, call, bet and raise; ``/`` separates
    streets, and new cards come before the actions that follow them.
    """
    own_cards = card_names(sorted(hand.holdings[seat], reverse=True))
    return f"{own_cards}|{' '.join(_iter_key_parts(log, seat))}"


def _iter_key_parts(log: Iterable[AnyFact], seat: int) -> Iterator[str]:
    has_bet = False
    for fact in log:
        fact_type = type(fact)
        if fact_type is f.Checked:
            yield "k"
        elif fact_type is f.Called:
            yield "c"
        elif fact_type is f.Folded:
            yield "f"
        elif isinstance(fact, f.Raised):
            yield f"{'r' if has_bet else 'b'}{fact.to}"
            has_bet = True
        elif isinstance(fact, f.Posted):
            has_bet |= fact.counts_as > 0
        elif isinstance(fact, f.BetsCollected):
            has_bet = False
            yield "/"
        else:
            yield from _iter_rare_key_parts(fact, seat)


def _iter_rare_key_parts(fact: AnyFact, seat: int) -> Iterator[str]:
    """Yield the parts of the key for less frequent facts, such as deals, discards and shows."""
    match fact:
        case f.BoardDealt(cards=cards, board=board_index):
            yield f"{board_index or ''}[{card_names(cards)}]"
        case f.UpcardsDealt(cards=dealt_cards):
            yield "".join([f"[{card_names(cards)}]" for cards in dealt_cards])
        case f.BroughtIn():
            yield "i"
        case f.HoleCardsDealt(exposed_cards=exposed_cards) if exposed_cards:
            yield f"x{card_names(exposed_cards)}"
        case f.Discarded(seat=discarder, cards=cards):
            yield f"d{card_names(cards)}" if discarder == seat else f"d{len(cards)}"
        case f.Declared(seat=discarder, side=side):
            yield f"s{side}" if discarder == seat else "s"
        case f.DeclarationsOpened(sides=sides):
            yield f"s{sides}"
        case f.RunItChosen(times=times):
            yield f"n{times}"
        case f.HandShown(cards=cards):
            yield f"={card_names(cards)}"
        case f.HandMucked():
            yield "m"
        case _:
            pass  # chips that move automatically

"""Actions and deals of a hand, in the words that ``Hand.act`` parses and as a strategy key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from riverboat.cards import UNKNOWN, Cards, card_names
from riverboat.engine import AnyFact, HandState
from riverboat.engine.state import hand_facts as f


def list_action_texts(log: Iterable[AnyFact]) -> tuple[str, ...]:
    """Return cards and choices in order, without forced facts, shows and payments."""
    return tuple(_iter_action_texts(log))


def _iter_action_texts(log: Iterable[AnyFact]) -> Iterator[str]:
    bet = False
    for fact in log:
        match fact:
            case f.Posted(counts_as=counted_chips):
                bet |= counted_chips > 0
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
                bet = True
                yield "bring in"
            case f.Raised(to=total):
                yield f"{'raise' if bet else 'bet'} {total}"
                bet = True
            case f.BetsCollected():
                bet = False
            case f.Discarded(cards=cards):
                yield _draw_text(cards)
            case f.Declared(side=side):
                yield f"declare {side}"
            case f.RunItChosen(times=times):
                yield f"run {times}"
            case f.HandMucked():
                yield "muck"
            case _:
                pass  # forced facts, showdowns and payments


def _draw_text(cards: Cards) -> str:
    """Return a draw by its cards, or by their number if they are unknown."""
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
    bet = False
    for fact in log:
        kind = type(fact)
        if kind is f.Checked:
            yield "k"
        elif kind is f.Called:
            yield "c"
        elif kind is f.Folded:
            yield "f"
        elif isinstance(fact, f.Raised):
            yield f"{'r' if bet else 'b'}{fact.to}"
            bet = True
        elif isinstance(fact, f.Posted):
            bet |= fact.counts_as > 0
        elif isinstance(fact, f.BetsCollected):
            bet = False
            yield "/"
        else:
            yield from _iter_rare_key_parts(fact, seat)


def _iter_rare_key_parts(fact: AnyFact, seat: int) -> Iterator[str]:
    """Yield the key parts of facts that do not occur on every street of every game."""
    match fact:
        case f.BoardDealt(cards=cards, board=board):
            yield f"{board or ''}[{card_names(cards)}]"
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

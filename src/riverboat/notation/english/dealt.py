"""Cards in words: what is dealt to whom, and what each player throws away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from riverboat.cards import UNKNOWN, Cards, names
from riverboat.engine import Hand
from riverboat.engine.state import facts as f
from riverboat.notation.english.words import ORDINALS, capital, cards, listed, number

_FACE_DOWN = "a card face down"


def hole_cards(hand: Hand, fact: f.HoleCardsDealt, players: Sequence[str]) -> Iterator[str]:
    """Cards face down: to everybody at the start, to those who are left later, or after a draw."""
    dealt = {seat: new for seat, new in enumerate(fact.holdings) if new}
    known = [seat for seat, new in dealt.items() if set(new) - {UNKNOWN}]
    if not any(hand.holdings):
        if len(known) < len(dealt):
            yield f"Everybody is dealt {cards(max(map(len, dealt.values())))}"
        for seat in known:
            yield f"{players[seat]} is dealt {names(dealt[seat])}"
    elif hand.plan.has_upcards and len(dealt) > 1:
        yield _street(hand, dealt, dict.fromkeys(dealt, ()), players)
    else:
        for seat in known:
            yield f"{players[seat]} is dealt {names(dealt[seat])}"
    for card in fact.exposed:
        seat = next(seat for seat, new in dealt.items() if card in new)
        what = "it will be replaced" if fact.set_aside else "it stays face up"
        yield f"The dealer exposes {names([card])}, dealt to {players[seat]}: {what}"


def upcards(hand: Hand, fact: f.UpcardsDealt, players: Sequence[str]) -> str:
    """Cards face up, and what each player shows with them."""
    dealt = {seat: new for seat, new in enumerate(fact.cards) if new}
    if any(hand.upcards):
        showing = {seat: (*hand.upcards[seat], *new) for seat, new in dealt.items()}
        return _street(hand, dealt, showing, players)
    doors = [f"{names(new)} for {players[seat]}" for seat, new in dealt.items()]
    return f"The door cards are {listed(doors)}"


def _street(
    hand: Hand, dealt: Mapping[int, Cards], showing: Mapping[int, Cards], players: Sequence[str]
) -> str:
    """A later street of stud, which is named by how many cards everybody has."""
    streets, through = hand.game.variant.streets, hand.plan.hole_through
    held = max(len(hand.holdings[seat]) + len(new) for seat, new in dealt.items())
    name = next(s.name for s, most in zip(streets, through, strict=True) if most >= held)
    parts, hidden = [], []
    for seat, new in dealt.items():
        if showing[seat]:
            parts.append(f"{names(new)} for {players[seat]} ({names(showing[seat])})")
        elif set(new) - {UNKNOWN}:
            parts.append(f"{names(new)} for {players[seat]}")
        else:
            hidden.append(players[seat])
    if hidden:
        parts.append(f"{_FACE_DOWN} for {listed(hidden)}")
    return f"{capital(name)} is {listed(parts)}"


def board(hand: Hand, fact: f.BoardDealt) -> str:
    """The flop, the turn, the river; at stud a card that is everybody's."""
    if not hand.game.variant.board_cards:
        return f"There are not enough cards: {names(fact.cards)} is everybody's"
    through = len(hand.boards[fact.board]) + len(fact.cards)
    dealt, street = 0, ""
    for each in hand.game.variant.streets:
        dealt += each.board
        if dealt >= through:
            street = each.name
            break
    words = f"the {street} is {names(fact.cards)}"
    if len(hand.boards) > 1:
        words = f"on the {ORDINALS[fact.board]} board {words}"
    return capital(words)


def which_draw(hand: Hand) -> str:
    """The draw that is about to begin: ``the draw``, ``the second draw``."""
    draws = [street.name for street in hand.game.variant.streets if street.draw]
    done = hand.drawing.burns
    if len(draws) == 1 or done >= len(ORDINALS):
        return "the draw"
    return f"the {ORDINALS[done]} draw"


def discarded(hand: Hand, fact: f.Discarded, player: str) -> str:
    """A draw, or a discard that is not replaced."""
    known = set(fact.cards) - {UNKNOWN}
    if not fact.cards:
        return f"{player} stands pat"
    street = hand.plan.draws_through.index(hand.drawing.draws[fact.seat] + 1)
    if hand.plan.discard[street]:
        return f"{player} discards {names(fact.cards) if known else cards(len(fact.cards))}"
    away = f", throwing away {names(fact.cards)}" if known else ""
    return f"{player} draws {number(len(fact.cards))}{away}"


def reshuffled(fact: f.StubReshuffled) -> str:
    """The discards that are dealt again."""
    count = len(fact.cards)
    return f"The stub has run out: {cards(count)} {'is' if count == 1 else 'are'} shuffled into it"

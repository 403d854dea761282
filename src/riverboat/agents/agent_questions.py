"""What a program is asked, as a line of JSON: the hand as it knows it, and all that it may do."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.bots import DecisionPoint
from riverboat.engine import ToDraw
from riverboat.hands import Hand

SHAPE: Final = "agent/1"

_MAX_LISTED_ACTIONS: Final = 64
"""So many actions are named one by one; of more sizes the least and the greatest are."""


class Question(Struct, frozen=True, kw_only=True, tag="act", tag_field="ask"):
    """Whose turn it is, and what for: answered by ``{"act": "raise 6"}``."""

    shape: str = SHAPE
    hand: int
    """Which one since the program was started, from 1."""
    seat: int
    """The program's own."""
    game: str
    text: str
    """All of it for who reads English."""
    cards: str
    """The program's own."""
    board: str
    street: str
    pot: int
    stacks: tuple[int, ...]
    """Chips behind, by seat."""
    bets: tuple[int, ...]
    """Chips in front, by seat, on this street."""
    live: tuple[int, ...]
    """The seats that have not folded."""
    button: int
    call: int
    """Chips that a call costs; 0 for a check."""
    low: int
    """The least total of a bet or raise; 0 for none."""
    high: int
    legal: tuple[str, ...]
    """All that may be said; where any size may be bet, those between the first and last, too."""
    history: tuple[str, ...]
    """What has happened, in order, as the program knows it."""
    key: str
    """The same in a line, with its cards: equal for moments that it cannot tell apart."""
    refused: str = ""
    """Why the last answer was not legal: it is asked again."""


class HandOver(Struct, frozen=True, kw_only=True, tag="over", tag_field="ask"):
    """A hand has ended: nothing is answered."""

    shape: str = SHAPE
    hand: int
    seat: int
    payoffs: tuple[int, ...]
    """What it was to each seat, in chips."""
    history: tuple[str, ...]


class AgentAnswer(Struct, frozen=True):
    """What a program answers."""

    act: str


def build_question(hand: Hand, seat: int, turn: DecisionPoint, number: int) -> Question:
    """What is asked of who sits in a seat."""
    legal = hand.legal
    return Question(
        hand=number,
        seat=seat,
        game=hand.game.name,
        text=describe_hand(hand, seat),
        cards=str(hand.hole(seat)),
        board=str(hand.board),
        street=hand.street,
        pot=hand.pot,
        stacks=hand.stacks,
        bets=hand.bets,
        live=hand.live,
        button=hand.button,
        call=legal.call,
        low=legal.low,
        high=legal.high,
        legal=_legal_actions(hand, turn),
        history=hand.history,
        key=hand.key(seat),
    )


def _legal_actions(hand: Hand, turn: DecisionPoint) -> tuple[str, ...]:
    legal = hand.legal
    if isinstance(turn, ToDraw) or len(legal) <= _MAX_LISTED_ACTIONS:
        return tuple(legal)
    first = legal.unsized
    return (*first, legal[len(first)], legal[-1])


def describe_hand(hand: Hand, seat: int) -> str:
    """The hand in English, for a model that reads."""
    lines = [
        f"{hand.game.name}, {hand.street}. You are seat {seat} of {hand.seats}; "
        f"the button is seat {hand.button}.",
        f"Your cards: {hand.hole(seat)}. Board: {hand.board or 'none yet'}. Pot: {hand.pot}.",
        "Stacks: " + ", ".join(f"seat {k} {chips}" for k, chips in enumerate(hand.stacks)) + ".",
    ]
    if any(hand.bets):
        bets = [f"seat {k} {chips}" for k, chips in enumerate(hand.bets) if chips]
        lines.append("Bets: " + ", ".join(bets) + ".")
    lines.append("So far: " + ("; ".join(hand.history) or "nothing") + ".")
    lines.append(f"You may: {hand.legal}.")
    return "\n".join(lines)

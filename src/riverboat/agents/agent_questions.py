"""Questions to a program as lines of JSON: the player's view, and the legal actions."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.bots import DecisionPoint
from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine import ToDraw
from riverboat.hands import Hand

MESSAGE_FORMAT: Final = "agent/1"

_MAX_LISTED_ACTIONS: Final = 64
"""Maximum number of listed actions; with more sizes, only the smallest and largest are listed."""


class Question(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    kw_only=True,
    tag="act",
    tag_field="ask",
    rename={
        "message_format": "shape",
        "hand_number": "hand",
        "live_seats": "live",
        "call_chips": "call",
        "min_raise_to": "low",
        "max_raise_to": "high",
        "legal_actions": "legal",
        "information_key": "key",
        "refusal": "refused",
    },
):
    """A question for a decision, to be answered by ``{"act": "raise 6"}``."""

    message_format: str = MESSAGE_FORMAT
    hand_number: int
    """Number of the hand since the program was started, from 1."""
    seat: int
    """Seat of the program."""
    game: str
    text: str
    """The whole question in English."""
    cards: str
    """Cards of the program."""
    board: str
    street: str
    pot: int
    stacks: tuple[int, ...]
    """Chips behind, by seat."""
    bets: tuple[int, ...]
    """Chips in front, by seat, on this street."""
    live_seats: tuple[int, ...]
    """Seats that have not folded."""
    button: int
    call_chips: int
    """Chips that a call costs; 0 for a check."""
    min_raise_to: int
    """Minimum total of a bet or raise; 0 if none is legal."""
    max_raise_to: int
    legal_actions: tuple[str, ...]
    """Legal answers. If any size may be bet, only the first and last are listed, and all between
    them are legal.
    """
    history: tuple[str, ...]
    """Events so far, in order, limited to what the program may see."""
    information_key: str
    """The program's information state in one line, its cards included.

    Moments that the program cannot tell apart have equal keys.
    """
    refusal: str = ""
    """The reason why the last answer was illegal; the question is repeated."""


class HandOver(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    kw_only=True,
    tag="over",
    tag_field="ask",
    rename={"message_format": "shape", "hand_number": "hand"},
):
    """The message that a hand has ended; it needs no answer."""

    message_format: str = MESSAGE_FORMAT
    hand_number: int
    seat: int
    payoffs: tuple[int, ...]
    """Net result of each seat, in chips."""
    history: tuple[str, ...]


class AgentAnswer(Struct, frozen=True):
    """The answer of a program."""

    act: str


def build_question(hand: Hand, seat: int, turn: DecisionPoint, hand_number: int) -> Question:
    """Return the question to the player in a seat."""
    legal = hand.legal
    return Question(
        hand_number=hand_number,
        seat=seat,
        game=hand.game.name,
        text=describe_hand(hand, seat),
        cards=str(hand.hole(seat)),
        board=str(hand.board),
        street=hand.street,
        pot=hand.pot,
        stacks=hand.stacks,
        bets=hand.bets,
        live_seats=hand.live,
        button=hand.button,
        call_chips=legal.call,
        min_raise_to=legal.low,
        max_raise_to=legal.high,
        legal_actions=_list_legal_actions(hand, turn),
        history=hand.history,
        information_key=hand.key(seat),
    )


def _list_legal_actions(hand: Hand, decision: DecisionPoint) -> tuple[str, ...]:
    legal = hand.legal
    if isinstance(decision, ToDraw) or len(legal) <= _MAX_LISTED_ACTIONS:
        return tuple(legal)
    unsized_actions = legal.unsized
    return (*unsized_actions, legal[len(unsized_actions)], legal[-1])


def describe_hand(hand: Hand, seat: int) -> str:
    """Return the hand in English, ready for a prompt."""
    lines = [
        f"{hand.game.name}, {hand.street}. You are seat {seat} of {hand.seats}; "
        f"the button is seat {hand.button}.",
        f"Your cards: {hand.hole(seat)}. Board: {hand.board or 'none yet'}. Pot: {hand.pot}.",
        "Stacks: "
        + ", ".join(f"seat {seat_index} {chips}" for seat_index, chips in enumerate(hand.stacks))
        + ".",
    ]
    if any(hand.bets):
        bets = [f"seat {seat_index} {chips}" for seat_index, chips in enumerate(hand.bets) if chips]
        lines.append("Bets: " + ", ".join(bets) + ".")
    lines.append("So far: " + ("; ".join(hand.history) or "nothing") + ".")
    lines.append(f"You may: {hand.legal}.")
    return "\n".join(lines)

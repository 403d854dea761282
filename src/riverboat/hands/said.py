"""An action in words, read for whoever is awaited: ``raise 6``, ``draw 7c 2d``, ``deal As Kd``.

The words of a table that people say and programs write. What is legal the engine says; here is
only what was meant.
"""

from __future__ import annotations

import re
from typing import assert_never

from msgspec import Struct

from riverboat.cards import BadCard, Cards, parse_cards
from riverboat.engine import (
    STAND_PAT,
    AllIn,
    AnyCommand,
    Awaiting,
    BringIn,
    Call,
    ChallengeOverbet,
    Check,
    Deal,
    Declare,
    Discard,
    Fold,
    HandState,
    IllegalAction,
    Muck,
    Nothing,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.words import Phrase, Refusal, Seat
from riverboat.words.acts import Act, CallingChips, Saying
from riverboat.words.refusals import home as w
from riverboat.words.refusals.betting import Cannot


def meant(action: AnyCommand | str, now: Awaiting, hand: HandState | None = None) -> AnyCommand:
    """The command, or the one that words ask for; anything else is no action, and is told so."""
    if isinstance(action, str):
        return command_of(action, now, hand)
    if not isinstance(action, Struct):
        raise IllegalAction(w.NotAnAction(repr(action), _sayable(now), now.offer), now)
    return action


def command_of(text: str, now: Awaiting, hand: HandState | None = None) -> AnyCommand:
    """The command that these words ask for; ``IllegalAction`` says what could be said instead.

    A part of the pot (``"raise 50%"``) is read where the *hand* is known: the bet to call, and on
    top of it that part of the pot after the call. It is never brought up to the least raise.

    >>> from riverboat.engine import ToAct
    >>> command_of("raise to 6", ToAct(seat=0, call=2, low=4, high=200, all_in=200))
    RaiseTo(to=6)
    """
    words = " ".join(text.lower().split())
    command = (
        _part_of_the_pot(words, now, hand)
        or _betting_command(words, now)
        or _other_command(words, now)
    )
    if command is None:
        raise IllegalAction(w.NotAnAction(repr(text), _sayable(now), now.offer), now)
    return command


def _sayable(now: Awaiting) -> Phrase:
    """What a player can say, by what the table waits for."""
    match now:
        case ToDraw():
            return w.SayADraw()
        case ToShow():
            return w.SayShowOrMuck()
        case ToChoose():
            return w.SayHowOften()
        case ToDeclare():
            return w.SayASide()
        case ToDeal():
            return w.SayADeal()
        case ToAct() | Nothing():
            return w.SayABet()
        case _:
            assert_never(now)


def _betting_command(words: str, now: Awaiting) -> AnyCommand | None:
    """The bet, call or fold that these words ask for."""
    verb, _, rest = words.partition(" ")
    number = rest.removeprefix("to ")
    match verb:
        case "bet" | "raise" | "complete" if _NUMBER.fullmatch(number):
            return RaiseTo(int(number))
        case "bet" | "raise" if number == "pot":
            return RaisePot()
        case "call" if _NUMBER.fullmatch(rest) and isinstance(now, ToAct):
            return _call_of(int(rest), now)
        case "bring" if _BRING_IN.fullmatch(words) and isinstance(now, ToAct):
            return _bring_in_of(words, now)
    match words:
        case "fold":
            return Fold()
        case "check":
            return Check()
        case "call":
            return Call()
        case "complete" if isinstance(now, ToAct) and now.completes and now.high:
            return RaiseTo(now.low)
        case "pot":
            return RaisePot()
        case "all-in" | "allin" | "all in" | "shove" | "jam" | "push":
            return AllIn()
        case "min raise" | "min-raise" | "minraise" | "raise min" | "min bet" | "bet min":
            return RaiseTo(now.low) if isinstance(now, ToAct) and now.high else None
        case "challenge":
            return ChallengeOverbet()
        case _:
            return None


_PART = re.compile("(?:bet|raise)(?: to| by)? ([0-9]{1,4}) ?%(?: (?:of the )?pot)?")


def _part_of_the_pot(words: str, now: Awaiting, hand: HandState | None) -> RaiseTo | None:
    """A bet or raise of a part of the pot, the call counted in."""
    found = _PART.fullmatch(words)
    if found is None or hand is None or not isinstance(now, ToAct) or not now.high:
        return None
    to = hand.current_bet + (hand.pot + now.call) * int(found[1]) // 100
    return RaiseTo(to - to % now.unit)


_NUMBER = re.compile("[0-9]+")
_BRING_IN = re.compile(r"bring (?:it )?in(?: (?:for )?([0-9]+))?")


def _call_of(chips: int, turn: ToAct) -> Call:
    """A call of so many chips; a call of anything but what a call costs is none (BET-05)."""
    if chips != turn.call:
        raise _other_amount(turn, CallingChips(chips), w.ACallIs(turn.call))
    return Call()


def _bring_in_of(words: str, turn: ToAct) -> BringIn:
    """The bring-in; of another size there is none (BRNG-05)."""
    found = _BRING_IN.fullmatch(words)
    if turn.bring_in and found is not None and found[1] and int(found[1]) != turn.call:
        raise _other_amount(turn, Saying(words), w.TheBringInIs(turn.call))
    return BringIn()


def _other_amount(turn: ToAct, act: Act, why: Refusal) -> IllegalAction:
    return IllegalAction(Cannot(Seat(turn.seat), act, why, turn.offer), turn)


_TIMES = {"once": 1, "twice": 2, "thrice": 3}
_RUN = re.compile(r"run (?:it )?(?:([0-9]+)(?: times?)?|(once|twice|thrice))")


def _other_command(words: str, now: Awaiting) -> AnyCommand | None:
    """What these words ask for of the player who draws, shows, chooses, declares or deals."""
    seat = now.seats[0] if isinstance(now, (ToChoose, ToDeclare)) else getattr(now, "seat", 0)
    verb, _, rest = words.partition(" ")
    match verb:
        case "show" if not rest:
            return Show(seat)
        case "muck" if not rest:
            return Muck(seat)
        case "run" if found := _RUN.fullmatch(words):
            return RunIt(seat, int(found[1]) if found[1] else _TIMES[found[2]])
        case "stand" | "pat" if rest in ("", "pat"):
            return STAND_PAT
        case "draw" | "discard" if rest:
            cards = _cards(rest)
            return None if cards is None else Discard(cards)
        case "deal" if rest and isinstance(now, ToDeal):
            cards = _cards(rest)
            return None if cards is None else Deal(cards)
        case "declare" if rest in ("high", "low", "both"):
            return Declare(seat, rest)  # type: ignore[arg-type]
        case _:
            return None


def _cards(written: str) -> Cards | None:
    try:
        return parse_cards(written)
    except BadCard:
        return None

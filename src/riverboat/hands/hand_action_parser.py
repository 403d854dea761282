"""The parser of actions in words: ``raise 6``, ``draw 7c 2d``, ``deal As Kd``.

It parses the words that players say and programs write, for the pending decision. Legality
is decided by the engine.
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
from riverboat.words.player_actions import Act, CallingForChips, QuotedAct
from riverboat.words.refusals import home_games as w
from riverboat.words.refusals.betting import ActionIllegal


def to_command(
    action: AnyCommand | str, pending_action: Awaiting, hand: HandState | None = None
) -> AnyCommand:
    """Return a command as it is, or parse words into one; reject any other type."""
    if isinstance(action, str):
        return parse_action(action, pending_action, hand)
    if not isinstance(action, Struct):
        raise IllegalAction(
            w.ActionInputUnknown(
                repr(action), _build_expected_phrase(pending_action), pending_action.offer
            ),
            pending_action,
        )
    return action


def parse_action(text: str, pending: Awaiting, hand: HandState | None = None) -> AnyCommand:
    """Parse words into a command; ``IllegalAction`` lists the possible actions.

    A fraction of the pot (``"raise 50%"``) requires *hand*: it is the bet to call, plus that
    fraction of the pot after the call. A total below the minimum raise is not rounded up.

    >>> from riverboat.engine import ToAct
    >>> parse_action("raise to 6", ToAct(seat=0, call=2, low=4, high=200, all_in=200))
    RaiseTo(to=6)
    """
    normalized_text = " ".join(text.lower().split())
    command = (
        _parse_pot_fraction(normalized_text, pending, hand)
        or _parse_betting_action(normalized_text, pending)
        or _parse_other_action(normalized_text, pending)
    )
    if command is None:
        raise IllegalAction(
            w.ActionInputUnknown(repr(text), _build_expected_phrase(pending), pending.offer),
            pending,
        )
    return command


def _build_expected_phrase(pending_action: Awaiting) -> Phrase:
    """Return the possible actions of the pending decision, as a phrase."""
    match pending_action:
        case ToDraw():
            return w.DrawHint()
        case ToShow():
            return w.ShowdownHint()
        case ToChoose():
            return w.RunItTwiceInputHint()
        case ToDeclare():
            return w.DeclarationHint()
        case ToDeal():
            return w.DealCardsInputHint()
        case ToAct() | Nothing():
            return w.BettingHint()
        case _:
            assert_never(pending_action)


def _parse_betting_action(text: str, pending_action: Awaiting) -> AnyCommand | None:
    """Parse a bet, check, call or fold; ``None`` for other words."""
    verb, _, rest_of_text = text.partition(" ")
    amount_text = rest_of_text.removeprefix("to ")
    match verb:
        case "bet" | "raise" | "complete" if _NUMBER_PATTERN.fullmatch(amount_text):
            return RaiseTo(int(amount_text))
        case "bet" | "raise" if amount_text == "pot":
            return RaisePot()
        case "call" if _NUMBER_PATTERN.fullmatch(rest_of_text) and isinstance(
            pending_action, ToAct
        ):
            return _parse_call(int(rest_of_text), pending_action)
        case "bring" if _BRING_IN_PATTERN.fullmatch(text) and isinstance(pending_action, ToAct):
            return _parse_bring_in(text, pending_action)
    match text:
        case "fold":
            return Fold()
        case "check":
            return Check()
        case "call":
            return Call()
        case "complete" if (
            isinstance(pending_action, ToAct)
            and pending_action.completes_bring_in
            and pending_action.high
        ):
            return RaiseTo(pending_action.low)
        case "pot":
            return RaisePot()
        case "all-in" | "allin" | "all in" | "shove" | "jam" | "push":
            return AllIn()
        case "min raise" | "min-raise" | "minraise" | "raise min" | "min bet" | "bet min":
            return (
                RaiseTo(pending_action.low)
                if isinstance(pending_action, ToAct) and pending_action.high
                else None
            )
        case "challenge":
            return ChallengeOverbet()
        case _:
            return None


_POT_FRACTION_PATTERN = re.compile("(?:bet|raise)(?: to| by)? ([0-9]{1,4}) ?%(?: (?:of the )?pot)?")


def _parse_pot_fraction(
    text: str, pending_action: Awaiting, hand: HandState | None
) -> RaiseTo | None:
    """Parse a bet or raise of a fraction of the pot after the call; ``None`` for other words."""
    match = _POT_FRACTION_PATTERN.fullmatch(text)
    if (
        match is None
        or hand is None
        or not isinstance(pending_action, ToAct)
        or not pending_action.high
    ):
        return None
    raise_total = hand.current_bet + (hand.pot + pending_action.call) * int(match[1]) // 100
    return RaiseTo(raise_total - raise_total % pending_action.unit)


_NUMBER_PATTERN = re.compile("[0-9]+")
_BRING_IN_PATTERN = re.compile(r"bring (?:it )?in(?: (?:for )?([0-9]+))?")


def _parse_call(chips: int, to_act: ToAct) -> Call:
    """Parse a call of *chips*, which must be the exact amount (BET-05)."""
    if chips != to_act.call:
        raise _build_wrong_amount_refusal(
            to_act, CallingForChips(chips), w.CallAmountHint(to_act.call)
        )
    return Call()


def _parse_bring_in(text: str, to_act: ToAct) -> BringIn:
    """Parse a bring-in, which has only one size (BRNG-05)."""
    match = _BRING_IN_PATTERN.fullmatch(text)
    if to_act.is_bring_in and match is not None and match[1] and int(match[1]) != to_act.call:
        raise _build_wrong_amount_refusal(to_act, QuotedAct(text), w.BringInAmountHint(to_act.call))
    return BringIn()


def _build_wrong_amount_refusal(to_act: ToAct, phrase: Act, reason: Refusal) -> IllegalAction:
    return IllegalAction(ActionIllegal(Seat(to_act.seat), phrase, reason, to_act.offer), to_act)


_RUN_COUNT_BY_WORD = {"once": 1, "twice": 2, "thrice": 3}
_RUN_PATTERN = re.compile(r"run (?:it )?(?:([0-9]+)(?: times?)?|(once|twice|thrice))")


def _parse_other_action(text: str, pending_action: Awaiting) -> AnyCommand | None:
    """Parse a draw, showdown, runout choice, declaration or deal; ``None`` for other words."""
    seat = (
        pending_action.seats[0]
        if isinstance(pending_action, (ToChoose, ToDeclare))
        else getattr(pending_action, "seat", 0)
    )
    verb, _, rest_of_text = text.partition(" ")
    match verb:
        case "show" if not rest_of_text:
            return Show(seat)
        case "muck" if not rest_of_text:
            return Muck(seat)
        case "run" if match := _RUN_PATTERN.fullmatch(text):
            return RunIt(seat, int(match[1]) if match[1] else _RUN_COUNT_BY_WORD[match[2]])
        case "stand" | "pat" if rest_of_text in ("", "pat"):
            return STAND_PAT
        case "draw" | "discard" if rest_of_text:
            cards = _parse_cards_or_none(rest_of_text)
            return None if cards is None else Discard(cards)
        case "deal" if rest_of_text and isinstance(pending_action, ToDeal):
            cards = _parse_cards_or_none(rest_of_text)
            return None if cards is None else Deal(cards)
        case "declare" if rest_of_text in ("high", "low", "both"):
            return Declare(seat, rest_of_text)  # type: ignore[arg-type]
        case _:
            return None


def _parse_cards_or_none(text: str) -> Cards | None:
    try:
        return parse_cards(text)
    except BadCard:
        return None

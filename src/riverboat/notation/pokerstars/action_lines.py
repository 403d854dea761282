"""Parsers of the text after a player's name: bets, posts, draws, shows and payments."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from riverboat.notation.payments import PaymentKind
from riverboat.notation.pokerstars.line_cards import CARDS, parse_line_cards
from riverboat.notation.pokerstars.pokerstars_money import MONEY, parse_money
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    DrawEvent,
    ForcedBetKind,
    MuckEvent,
    PostEvent,
    ShowEvent,
    SidePaymentEvent,
    TranscriptEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import (
    CardCountMismatchInText,
    RaiseTextInvalid,
    TrailingText,
)

VerbParser = Callable[[str, str], TranscriptEvent | None]


def parse_fold(player: str, action_text: str) -> ActionEvent:
    """Parse the text after ``folds``, which is empty or has shown cards."""
    shown_match = _BRACKETS_PATTERN.fullmatch(action_text)
    if action_text and not shown_match:
        raise _build_unknown_action_error("folds", action_text)
    return ActionEvent(player, "folds", cards=parse_line_cards(action_text) if shown_match else ())


def parse_check(player: str, action_text: str) -> ActionEvent:
    """Parse the text after ``checks``, which is empty."""
    if action_text:
        raise _build_unknown_action_error("checks", action_text)
    return ActionEvent(player, "checks")


def build_amount_parser(verb: str) -> Callable[[str, str], ActionEvent]:
    """Return a parser of the single amount after a verb."""

    def parse_single_amount(player: str, action_text: str) -> ActionEvent:
        match = _ONE_AMOUNT_PATTERN.fullmatch(action_text)
        if match is None:
            raise _build_unknown_action_error(verb, action_text)
        is_all_in = bool(match["all_in"])
        return ActionEvent(player, verb, parse_money(match["amount"]), is_all_in=is_all_in)  # type: ignore[arg-type]

    return parse_single_amount


def parse_raise(player: str, action_text: str) -> ActionEvent:
    """Parse ``$2 to $4``: the increase over the last bet, and the new total."""
    match = _TWO_AMOUNTS_PATTERN.fullmatch(action_text)
    if match is None:
        raise BadNotation(RaiseTextInvalid(action_text))
    raised_by, raised_to, is_all_in = (
        parse_money(match["by"]),
        parse_money(match["to"]),
        bool(match["all_in"]),
    )
    return ActionEvent(player, "raises", raised_by, raised_to, is_all_in)


def _parse_wager_and_muck(player: str, action_text: str) -> TranscriptEvent:
    """Parse a bet by a GGPoker player who would muck: ``Bet & Muck $1 to $3``."""
    if raise_match := _TWO_AMOUNTS_PATTERN.fullmatch(action_text):
        raise_total, is_all_in = parse_money(raise_match["to"]), bool(raise_match["all_in"])
        return ActionEvent(player, "completes", to=raise_total, is_all_in=is_all_in)
    return build_amount_parser("bets")(player, action_text)


def _parse_complete(player: str, action_text: str) -> TranscriptEvent:
    match = _COMPLETION_PATTERN.fullmatch(action_text)
    if match is None:
        raise _build_unknown_action_error("completes", action_text)
    return ActionEvent(
        player, "completes", to=parse_money(match["to"]), is_all_in=bool(match["all_in"])
    )


def _parse_post(player: str, action_text: str) -> TranscriptEvent:
    match = _POST_PATTERN.fullmatch(action_text)
    if match is None:
        raise _build_unknown_action_error("posts", action_text)
    post_kind = KIND_BY_FORCED_BET[match["what"].casefold()]
    is_dead = bool(match["dead"]) or match["what"] in ("a dead blind", "dead blind", "missed blind")
    return PostEvent(
        player, post_kind, parse_money(match["amount"]), bool(match["all_in"]), is_dead
    )


def _parse_straddle(player: str, action_text: str) -> TranscriptEvent:
    return _parse_post(player, f"straddle {action_text}")


def _parse_discard(player: str, action_text: str) -> TranscriptEvent:
    match = _DISCARD_PATTERN.fullmatch(action_text)
    if match is None:
        raise _build_unknown_action_error("discards", action_text)
    cards = parse_line_cards(match["cards"] or "[]")
    if cards and len(cards) != int(match["count"]):
        raise BadNotation(CardCountMismatchInText(match["count"], len(cards)))
    return DrawEvent(player, int(match["count"]), cards)


def _parse_stand_pat(player: str, action_text: str) -> TranscriptEvent:
    if not _STAND_PAT_PATTERN.fullmatch(action_text):
        raise _build_unknown_action_error("stands pat", action_text)
    return DrawEvent(player, 0)


def parse_show(player: str, action_text: str) -> ShowEvent:
    """Parse the cards of a hand shown, and ignore its description."""
    match = _SHOW_PATTERN.match(action_text)
    if match is None:
        raise _build_unknown_action_error("shows", action_text)
    return ShowEvent(player, parse_line_cards(match["cards"]))


def parse_muck(player: str, _text: str) -> MuckEvent:
    """Return a muck event; the text after the verb is ignored."""
    return MuckEvent(player)


def _build_payment_parser(kind: PaymentKind) -> VerbParser:
    """Return a parser of a payment in addition to the pots: ``Receives Cashout ($15.8)``."""

    def parse_payment(player: str, action_text: str) -> TranscriptEvent | None:
        match = _PAYMENT_PATTERN.search(action_text)
        return SidePaymentEvent(player, kind, parse_money(match["amount"])) if match else None

    return parse_payment


def _ignore_action(_player: str, _text: str) -> None:
    return None


def _build_unknown_action_error(verb: str, action_text: str) -> BadNotation:
    return BadNotation(TrailingText(repr(verb), repr(action_text)))


_INSURANCE_KINDS: Final = ("main ", "sub ", "mandatory ")
PARSER_BY_VERB: Final[dict[str, VerbParser]] = {
    "folds": parse_fold,
    "checks": parse_check,
    "calls": build_amount_parser("calls"),
    "bets": build_amount_parser("bets"),
    "brings in for": build_amount_parser("brings in"),
    "brings in low for": build_amount_parser("brings in"),
    "brings-in for": build_amount_parser("brings in"),
    "raises": parse_raise,
    "completes": _parse_complete,
    "bet & muck": _parse_wager_and_muck,
    "raise & muck": _parse_wager_and_muck,
    "posts": _parse_post,
    "straddle": _parse_straddle,
    "straddles": _parse_straddle,
    "discards": _parse_discard,
    "stands pat": _parse_stand_pat,
    "shows": parse_show,
    "mucks": parse_muck,
    "doesn't show": _ignore_action,
    "sits out": _ignore_action,
    "is sitting out": _ignore_action,
    "chooses to ev cashout": _ignore_action,
    "pays cashout risk": _build_payment_parser("cash-out risk"),
    "pays cashout": _build_payment_parser("cash-out risk"),
    "receives cashout": _build_payment_parser("cash-out"),
    "chooses to buy insurance": _ignore_action,
    "chooses insurance": _ignore_action,
    "buys insurance": _build_payment_parser("insurance premium"),
    "pays insurance": _build_payment_parser("insurance premium"),
    "receives insurance": _build_payment_parser("insurance"),
    "get an all-in insurance": _ignore_action,
    "(xx) get an all-in insurance": _ignore_action,
    "pay premium of all-in insurance": _build_payment_parser("insurance premium"),
    **dict.fromkeys(
        [f"get {part}compensation of all-in insurance" for part in ("", *_INSURANCE_KINDS)],
        _build_payment_parser("insurance"),
    ),
}
_BRACKETS_PATTERN: Final = re.compile(CARDS)
_PAYMENT_PATTERN: Final = re.compile(rf"\(?(?P<amount>{MONEY})\)?")
_ALL_IN_REGEX: Final = r"(?P<all_in> and is all[- ]in)?(?: and has reached the .* cap)?"
_ONE_AMOUNT_PATTERN: Final = re.compile(rf"(?P<amount>{MONEY}){_ALL_IN_REGEX}")
_TWO_AMOUNTS_PATTERN: Final = re.compile(rf"(?P<by>{MONEY}) to (?P<to>{MONEY}){_ALL_IN_REGEX}")
_COMPLETION_PATTERN: Final = re.compile(rf"(?:it )?to (?P<to>{MONEY}){_ALL_IN_REGEX}")
KIND_BY_FORCED_BET: Final[dict[str, ForcedBetKind]] = {
    "the ante": "ante",
    "ante": "ante",
    "small blind": "small blind",
    "the small blind": "small blind",
    "big blind": "big blind",
    "the big blind": "big blind",
    "small & big blinds": "both blinds",
    "button blind": "button blind",
    "the button blind": "button blind",
    "straddle": "straddle",
    "a straddle": "straddle",
    "a dead blind": "small blind",
    "dead blind": "small blind",
    "missed blind": "small blind",
}
_POST_PATTERN: Final = re.compile(
    rf"(?P<what>{'|'.join(map(re.escape, KIND_BY_FORCED_BET))})(?P<dead> \(dead\))?(?: of)? "
    rf"(?P<amount>{MONEY}){_ALL_IN_REGEX}",
    re.IGNORECASE,
)
_DISCARD_PATTERN: Final = re.compile(rf"(?P<count>\d+) cards?(?: (?P<cards>{CARDS}))?")
_STAND_PAT_PATTERN: Final = re.compile(rf"(?:on {CARDS})?")
_SHOW_PATTERN: Final = re.compile(rf"(?P<cards>{CARDS})")

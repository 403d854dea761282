"""Parser of action phrases that several sites use, after the player's name.

Examples: ``raises to $6``, ``raises $4 to $6``, ``calls $2, and is all in``, ``posts the big blind
of $2``. A site that gives a phrase another meaning parses it before it calls this module.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.bracketed_cards import parse_card_list
from riverboat.notation.dialects.local_amounts import LOCAL_MONEY, parse_local_amount
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    DrawEvent,
    MuckEvent,
    PostEvent,
    ShowEvent,
    TranscriptEvent,
    WinEvent,
)

_ALL_IN_PATTERN: Final = re.compile(
    r",?\s+and (?:is|goes?) all[- ]in\.?$|\s+\[all in\]$", re.IGNORECASE
)
_CAPPED_PATTERN: Final = re.compile(
    r",?\s+and is capped$|,? and has reached the \S+ cap$", re.IGNORECASE
)


def parse_action(player: str, action_text: str) -> TranscriptEvent | None:
    """Parse the words of a player's action; ``None`` for unknown words.

    >>> parse_action("Ann", "raises to $6, and is all in")
    ActionEvent(player='Ann', verb='completes', amount=0, to=6, is_all_in=True, cards=())
    >>> parse_action("Ann", "posts a dead small blind of $1")
    PostEvent(player='Ann', kind='dead', amount=1, is_all_in=False, is_dead=False)
    """
    action_text = _CAPPED_PATTERN.sub("", action_text.strip())
    is_all_in = bool(_ALL_IN_PATTERN.search(action_text))
    action_text = _ALL_IN_PATTERN.sub("", action_text).strip()
    for pattern, parse_event in _EVENT_PARSERS:
        if match := pattern.fullmatch(action_text):
            return parse_event(player, match, is_all_in)
    return None


EventParser = Callable[[str, re.Match[str], bool], TranscriptEvent]


def _parse_amount(match: re.Match[str]) -> Amount:
    return parse_local_amount(match["amount"])


def _parse_fold(player: str, match: re.Match[str], _is_all_in: bool) -> TranscriptEvent:
    return ActionEvent(player, "folds", cards=parse_card_list(match["cards"] or ""))


def _parse_check(player: str, _match: re.Match[str], _is_all_in: bool) -> TranscriptEvent:
    return ActionEvent(player, "checks")


def _parse_call(player: str, match: re.Match[str], is_all_in: bool) -> TranscriptEvent:
    return ActionEvent(player, "calls", _parse_amount(match), is_all_in=is_all_in)


def _parse_bet(player: str, match: re.Match[str], is_all_in: bool) -> TranscriptEvent:
    return ActionEvent(player, "bets", _parse_amount(match), is_all_in=is_all_in)


def _parse_raise(player: str, match: re.Match[str], is_all_in: bool) -> TranscriptEvent:
    return ActionEvent(player, "completes", to=_parse_amount(match), is_all_in=is_all_in)


def _parse_bring_in(player: str, match: re.Match[str], is_all_in: bool) -> TranscriptEvent:
    return ActionEvent(player, "brings in", _parse_amount(match), is_all_in=is_all_in)


def _parse_all_in(player: str, match: re.Match[str], _is_all_in: bool) -> TranscriptEvent:
    return ActionEvent(player, "puts in", _parse_amount(match))


def _parse_discard(player: str, match: re.Match[str], _is_all_in: bool) -> TranscriptEvent:
    return DrawEvent(player, int(match["count"]), parse_card_list(match["cards"] or ""))


def _parse_stand_pat(player: str, _match: re.Match[str], _is_all_in: bool) -> TranscriptEvent:
    return DrawEvent(player, 0)


def _parse_show(player: str, match: re.Match[str], _is_all_in: bool) -> TranscriptEvent:
    return ShowEvent(player, parse_card_list(match["cards"]))


def _parse_muck(player: str, _match: re.Match[str], _is_all_in: bool) -> TranscriptEvent:
    return MuckEvent(player)


def _parse_win(player: str, match: re.Match[str], _is_all_in: bool) -> TranscriptEvent:
    return WinEvent(player, _parse_amount(match))


def _parse_named_post(player: str, match: re.Match[str], is_all_in: bool) -> TranscriptEvent:
    post_name = " ".join(match["what"].lower().split())
    amount = _parse_amount(match)
    if "ante" in post_name:
        return PostEvent(player, "ante", amount, is_all_in)
    if post_name.startswith("dead"):
        return PostEvent(player, "dead", amount)
    if post_name.startswith("small blind"):
        return PostEvent(player, "small blind", amount, is_all_in)
    if post_name.startswith("big blind"):
        return PostEvent(player, "big blind", amount, is_all_in)
    if post_name.startswith("small & big"):
        return PostEvent(player, "both blinds", amount, is_all_in)
    return PostEvent(player, "straddle", amount, is_all_in)


def _parse_post(player: str, match: re.Match[str], is_all_in: bool) -> TranscriptEvent:
    return PostEvent(player, "post", _parse_amount(match), is_all_in)


_AMOUNT_REGEX: Final = rf"(?P<amount>{LOCAL_MONEY})"
_POST_KIND_REGEX: Final = (
    r"(?P<what>dead small blind|dead blind|dead|small & big blinds?|small blind|big blind|ante"
    r"|straddle)"
)
_EVENT_PARSERS: Final[tuple[tuple[re.Pattern[str], EventParser], ...]] = (
    (re.compile(r"folds(?: \[(?P<cards>[^\]]*)\])?"), _parse_fold),
    (re.compile(r"checks"), _parse_check),
    (re.compile(rf"calls {_AMOUNT_REGEX}"), _parse_call),
    (re.compile(rf"bets {_AMOUNT_REGEX}"), _parse_bet),
    (re.compile(rf"raises(?: {LOCAL_MONEY})? to {_AMOUNT_REGEX}"), _parse_raise),
    (re.compile(rf"completes(?: it)? to {_AMOUNT_REGEX}"), _parse_raise),
    (re.compile(rf"brings[- ]in(?: low)?(?: for)? {_AMOUNT_REGEX}"), _parse_bring_in),
    (re.compile(rf"(?:is all[- ]in|caps|cap) {_AMOUNT_REGEX}"), _parse_all_in),
    (
        re.compile(rf"posts (?:the |an? )?{_POST_KIND_REGEX}(?: of)? \[?{_AMOUNT_REGEX}\]?"),
        _parse_named_post,
    ),
    (re.compile(rf"(?P<what>ante|straddle)s {_AMOUNT_REGEX}"), _parse_named_post),
    (re.compile(rf"posts {_AMOUNT_REGEX}"), _parse_post),
    (re.compile(r"discards (?P<count>\d+) cards?(?: \[(?P<cards>[^\]]*)\])?"), _parse_discard),
    (re.compile(r"stands pat.*"), _parse_stand_pat),
    (re.compile(r"shows? \[(?P<cards>[^\]]*)\].*"), _parse_show),
    (re.compile(r"(?:mucks|does not show|doesn't show)(?: cards?| hand)?"), _parse_muck),
    (
        re.compile(
            rf"(?:wins|ties for) (?:the )?(?:\w+ ){{0,2}}pot(?: #?\d+)? \({_AMOUNT_REGEX}\).*"
        ),
        _parse_win,
    ),
    (
        re.compile(
            rf"(?:wins|ties for) (?:(?:low|high|main|side) pot )?{_AMOUNT_REGEX}(?: with.*)?"
        ),
        _parse_win,
    ),
    (re.compile(rf"collected {_AMOUNT_REGEX} from .*"), _parse_win),
)

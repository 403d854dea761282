"""What players do, in the words that several sites share: what stands after the player's name.

``raises to $6``, ``raises $4 to $6``, ``calls $2, and is all in``, ``posts the big blind of $2``.
What a site means otherwise it reads itself, before it asks here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.cards import cards_in
from riverboat.notation.dialects.money import LOCAL_MONEY, local_money
from riverboat.notation.pokerstars.said import Acts, Draws, Event, Mucks, Posts, Shows, Wins

_ALL_IN: Final = re.compile(r",?\s+and (?:is|goes?) all[- ]in\.?$|\s+\[all in\]$", re.IGNORECASE)
_CAPPED: Final = re.compile(r",?\s+and is capped$|,? and has reached the \S+ cap$", re.IGNORECASE)


def verb_of(who: str, rest: str) -> Event | None:
    """What a player does, or ``None`` for words that are not known.

    >>> verb_of("Ann", "raises to $6, and is all in")
    Acts(who='Ann', verb='completes', amount=0, to=6, all_in=True, cards=())
    >>> verb_of("Ann", "posts a dead small blind of $1")
    Posts(who='Ann', what='dead', amount=1, all_in=False, dead=False)
    """
    rest = _CAPPED.sub("", rest.strip())
    all_in = bool(_ALL_IN.search(rest))
    rest = _ALL_IN.sub("", rest).strip()
    for pattern, read in _VERBS:
        if found := pattern.fullmatch(rest):
            return read(who, found, all_in)
    return None


Read = Callable[[str, re.Match[str], bool], Event]


def _amount(found: re.Match[str]) -> Amount:
    return local_money(found["amount"])


def _folds(who: str, found: re.Match[str], _: bool) -> Event:
    return Acts(who, "folds", cards=cards_in(found["cards"] or ""))


def _checks(who: str, _found: re.Match[str], _: bool) -> Event:
    return Acts(who, "checks")


def _calls(who: str, found: re.Match[str], all_in: bool) -> Event:
    return Acts(who, "calls", _amount(found), all_in=all_in)


def _bets(who: str, found: re.Match[str], all_in: bool) -> Event:
    return Acts(who, "bets", _amount(found), all_in=all_in)


def _raises_to(who: str, found: re.Match[str], all_in: bool) -> Event:
    return Acts(who, "completes", to=_amount(found), all_in=all_in)


def _brings_in(who: str, found: re.Match[str], all_in: bool) -> Event:
    return Acts(who, "brings in", _amount(found), all_in=all_in)


def _puts_in(who: str, found: re.Match[str], _: bool) -> Event:
    return Acts(who, "puts in", _amount(found))


def _discards(who: str, found: re.Match[str], _: bool) -> Event:
    return Draws(who, int(found["count"]), cards_in(found["cards"] or ""))


def _stands_pat(who: str, _found: re.Match[str], _: bool) -> Event:
    return Draws(who, 0)


def _shows(who: str, found: re.Match[str], _: bool) -> Event:
    return Shows(who, cards_in(found["cards"]))


def _mucks(who: str, _found: re.Match[str], _: bool) -> Event:
    return Mucks(who)


def _wins(who: str, found: re.Match[str], _: bool) -> Event:
    return Wins(who, _amount(found))


def _posts(who: str, found: re.Match[str], all_in: bool) -> Event:
    what = " ".join(found["what"].lower().split())
    amount = _amount(found)
    if "ante" in what:
        return Posts(who, "ante", amount, all_in)
    if what.startswith("dead"):
        return Posts(who, "dead", amount)
    if what.startswith("small blind"):
        return Posts(who, "small blind", amount, all_in)
    if what.startswith("big blind"):
        return Posts(who, "big blind", amount, all_in)
    if what.startswith("small & big"):
        return Posts(who, "both blinds", amount, all_in)
    return Posts(who, "straddle", amount, all_in)


def _post(who: str, found: re.Match[str], all_in: bool) -> Event:
    return Posts(who, "post", _amount(found), all_in)


_AMOUNT: Final = rf"(?P<amount>{LOCAL_MONEY})"
_WHAT: Final = (
    r"(?P<what>dead small blind|dead blind|dead|small & big blinds?|small blind|big blind|ante"
    r"|straddle)"
)
_VERBS: Final[tuple[tuple[re.Pattern[str], Read], ...]] = (
    (re.compile(r"folds(?: \[(?P<cards>[^\]]*)\])?"), _folds),
    (re.compile(r"checks"), _checks),
    (re.compile(rf"calls {_AMOUNT}"), _calls),
    (re.compile(rf"bets {_AMOUNT}"), _bets),
    (re.compile(rf"raises(?: {LOCAL_MONEY})? to {_AMOUNT}"), _raises_to),
    (re.compile(rf"completes(?: it)? to {_AMOUNT}"), _raises_to),
    (re.compile(rf"brings[- ]in(?: low)?(?: for)? {_AMOUNT}"), _brings_in),
    (re.compile(rf"(?:is all[- ]in|caps|cap) {_AMOUNT}"), _puts_in),
    (re.compile(rf"posts (?:the |an? )?{_WHAT}(?: of)? \[?{_AMOUNT}\]?"), _posts),
    (re.compile(rf"(?P<what>ante|straddle)s {_AMOUNT}"), _posts),
    (re.compile(rf"posts {_AMOUNT}"), _post),
    (re.compile(r"discards (?P<count>\d+) cards?(?: \[(?P<cards>[^\]]*)\])?"), _discards),
    (re.compile(r"stands pat.*"), _stands_pat),
    (re.compile(r"shows? \[(?P<cards>[^\]]*)\].*"), _shows),
    (re.compile(r"(?:mucks|does not show|doesn't show)(?: cards?| hand)?"), _mucks),
    (
        re.compile(rf"(?:wins|ties for) (?:the )?(?:\w+ ){{0,2}}pot(?: #?\d+)? \({_AMOUNT}\).*"),
        _wins,
    ),
    (
        re.compile(rf"(?:wins|ties for) (?:(?:low|high|main|side) pot )?{_AMOUNT}(?: with.*)?"),
        _wins,
    ),
    (re.compile(rf"collected {_AMOUNT} from .*"), _wins),
)

"""The lines of a hand, each read by itself.

Chat, and what concerns the room and not the hand, is known and passed over. A line that looks like
an action and is none is refused; whatever else is not understood goes into the notes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from riverboat.cards import BadCard, Cards, parse_cards
from riverboat.engine.asked.errors import reason_of
from riverboat.notation.pokerstars import notes
from riverboat.notation.pokerstars.money import MONEY, money
from riverboat.notation.pokerstars.said import (
    Acts,
    Cancelled,
    CashesOut,
    DealtTo,
    Draws,
    Drop,
    Event,
    Forced,
    GetsBack,
    Marker,
    Mucks,
    Own,
    Posts,
    SeatEnd,
    Shows,
    Total,
    Wins,
)
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.pokerstars import (
    CardsAreWritten,
    CardsSaidAndNamed,
    RaiseIsWritten,
    StandsAfter,
    UnknownActionHere,
    UnknownPart,
)


def parse_line(line: str, names: frozenset[str]) -> Event | str | None:
    """What a line says; ``None`` for noise, and for what is not understood the reason.

    *names* are those who sit at the table. ``BadNotation`` answers what looks like an action.
    """
    if (words := notes.words_of(line)) is not None:
        return Own(words)
    if _CHAT.search(line):
        return None
    if line.startswith("***"):
        return _marker(line)
    if found := _ACTION.fullmatch(line):
        rest = found["rest"].replace("(disconnected)", "").strip()
        return _VERBS[found["verb"].lower()](found["who"], rest)
    for pattern, read in _OTHERS:
        if found := pattern.fullmatch(line):
            return read(found)
    if line.startswith(_DEALT_TO):
        if line.removeprefix(_DEALT_TO) in names:
            return None  # without cards, as some sites tell of everybody
        raise BadNotation(CardsAreWritten())
    if _NOISE.fullmatch(line):
        return None
    if any(line.startswith(f"{name}: ") for name in names):
        raise BadNotation(UnknownActionHere())
    return "it is not understood, and passed over"


def parse_ending(line: str) -> Event | None:
    """What a line of the summary says; ``None`` for what it only repeats."""
    if (words := notes.words_of(line)) is not None:
        return Own(words)
    if found := _TOTAL.match(line):
        fees = tuple([(name.lower(), money(fee)) for name, fee in _FEE.findall(line)])
        return Total(money(found["pot"]), fees)
    if found := _SEAT_END.match(line):
        shown = _SHOWN.search(found["rest"])
        won = tuple([money(amount) for amount in _WON.findall(found["rest"])])
        cards = _cards(shown["cards"]) if shown else ()
        mucked = shown is not None and shown["how"] == "mucked"
        return SeatEnd(int(found["chair"]), cards, mucked, won)
    return None


# Cards ------------------------------------------------------------------------------------------

_CARDS: Final = r"\[\s*(?:(?:[2-9TJQKA][cdhs]|\?\?)\s*)*\]"


@lru_cache(4096)
def _cards(text: str) -> Cards:
    try:
        return parse_cards(text.strip("[] "))
    except BadCard as why:
        raise BadNotation(reason_of(why)) from why


def _marker(line: str) -> Marker | None:
    found = _MARKER.fullmatch(line)
    if found is None:
        if not line.strip("* ") or line.startswith("****"):
            return None  # the row of stars before a numbered hand
        raise BadNotation(UnknownPart())
    board = _BOARDS.index(found["board"] or "")
    name = "SHOW DOWN" if found["name"] == "SHOWDOWN" else found["name"]
    brackets = _BRACKETS.findall(found["cards"])
    return Marker(name, board, tuple([card for text in brackets for card in _cards(text)]))


_BOARDS: Final = ("", "FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH")
_MARKER: Final = re.compile(
    rf"\*\*\* (?:(?P<board>{'|'.join(_BOARDS[1:])}) (?!DRAW))?"
    r"(?P<name>HOLE CARDS|DEALING HANDS|PRE-FLOP|FLOP|TURN|RIVER|[2-6](?:nd|rd|th) STREET|"
    r"FIRST DRAW|SECOND DRAW|THIRD DRAW|DRAW|SHOW ?DOWN|SUMMARY) \*\*\*"
    rf"(?P<cards>(?:\s*{_CARDS})*)\s*"
)
_BRACKETS: Final = re.compile(_CARDS)

# Actions ----------------------------------------------------------------------------------------

Verb = Callable[[str, str], Event | None]


def _folds(who: str, rest: str) -> Event:
    shown = _BRACKETS.fullmatch(rest)
    if rest and not shown:
        raise _unknown("folds", rest)
    return Acts(who, "folds", cards=_cards(rest) if shown else ())


def _checks(who: str, rest: str) -> Event:
    if rest:
        raise _unknown("checks", rest)
    return Acts(who, "checks")


def _with_amount(verb: str) -> Verb:
    def read(who: str, rest: str) -> Event:
        found = _ONE_AMOUNT.fullmatch(rest)
        if found is None:
            raise _unknown(verb, rest)
        all_in = bool(found["all_in"])
        return Acts(who, verb, money(found["amount"]), all_in=all_in)  # type: ignore[arg-type]

    return read


def _raises(who: str, rest: str) -> Event:
    found = _TWO_AMOUNTS.fullmatch(rest)
    if found is None:
        raise BadNotation(RaiseIsWritten(rest))
    by, to, all_in = money(found["by"]), money(found["to"]), bool(found["all_in"])
    return Acts(who, "raises", by, to, all_in)


def _completes(who: str, rest: str) -> Event:
    found = _COMPLETION.fullmatch(rest)
    if found is None:
        raise _unknown("completes", rest)
    return Acts(who, "completes", to=money(found["to"]), all_in=bool(found["all_in"]))


def _posts(who: str, rest: str) -> Event:
    found = _POST.fullmatch(rest)
    if found is None:
        raise _unknown("posts", rest)
    what = _FORCED[found["what"].lower()]
    dead = bool(found["dead"]) or found["what"] in ("a dead blind", "dead blind", "missed blind")
    return Posts(who, what, money(found["amount"]), bool(found["all_in"]), dead)


def _straddles(who: str, rest: str) -> Event:
    return _posts(who, f"straddle {rest}")


def _discards(who: str, rest: str) -> Event:
    found = _DISCARD.fullmatch(rest)
    if found is None:
        raise _unknown("discards", rest)
    cards = _cards(found["cards"] or "[]")
    if cards and len(cards) != int(found["count"]):
        raise BadNotation(CardsSaidAndNamed(found["count"], len(cards)))
    return Draws(who, int(found["count"]), cards)


def _stands_pat(who: str, rest: str) -> Event:
    if not _PAT.fullmatch(rest):
        raise _unknown("stands pat", rest)
    return Draws(who, 0)


def _shows(who: str, rest: str) -> Event:
    found = _SHOW.match(rest)
    if found is None:
        raise _unknown("shows", rest)
    return Shows(who, _cards(found["cards"]))


def _mucks(who: str, _rest: str) -> Event:
    return Mucks(who)


def _nothing(_who: str, _rest: str) -> None:
    return None


def _unknown(verb: str, rest: str) -> BadNotation:
    return BadNotation(StandsAfter(repr(verb), repr(rest)))


_VERBS: Final[dict[str, Verb]] = {
    "folds": _folds,
    "checks": _checks,
    "calls": _with_amount("calls"),
    "bets": _with_amount("bets"),
    "brings in for": _with_amount("brings in"),
    "brings in low for": _with_amount("brings in"),
    "brings-in for": _with_amount("brings in"),
    "raises": _raises,
    "completes": _completes,
    "posts": _posts,
    "straddle": _straddles,
    "straddles": _straddles,
    "discards": _discards,
    "stands pat": _stands_pat,
    "shows": _shows,
    "mucks": _mucks,
    "doesn't show": _nothing,
    "sits out": _nothing,
    "is sitting out": _nothing,
    "chooses to ev cashout": _nothing,
    "pays cashout": _nothing,
    "receives cashout": _nothing,
    "chooses to buy insurance": _nothing,
    "chooses insurance": _nothing,
    "buys insurance": _nothing,
    "pays insurance": _nothing,
    "receives insurance": _nothing,
}
_ALL_IN: Final = r"(?P<all_in> and is all[- ]in)?(?: and has reached the .* cap)?"
_ACTION: Final = re.compile(
    rf"(?P<who>.+): (?P<verb>{'|'.join(map(re.escape, _VERBS))})(?P<rest>(?: .*)?)", re.IGNORECASE
)
_ONE_AMOUNT: Final = re.compile(rf"(?P<amount>{MONEY}){_ALL_IN}")
_TWO_AMOUNTS: Final = re.compile(rf"(?P<by>{MONEY}) to (?P<to>{MONEY}){_ALL_IN}")
_COMPLETION: Final = re.compile(rf"(?:it )?to (?P<to>{MONEY}){_ALL_IN}")
_FORCED: Final[dict[str, Forced]] = {
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
_POST: Final = re.compile(
    rf"(?P<what>{'|'.join(map(re.escape, _FORCED))})(?P<dead> \(dead\))?(?: of)? "
    rf"(?P<amount>{MONEY}){_ALL_IN}",
    re.IGNORECASE,
)
_DISCARD: Final = re.compile(rf"(?P<count>\d+) cards?(?: (?P<cards>{_CARDS}))?")
_PAT: Final = re.compile(rf"(?:on {_CARDS})?")
_SHOW: Final = re.compile(rf"(?P<cards>{_CARDS})")

# Lines without a colon --------------------------------------------------------------------------


def _dealt(found: re.Match[str]) -> Event:
    before, new = (_cards(found[part] or "[]") for part in ("before", "new"))
    return DealtTo(found["who"], before, new)


_DEALT_TO: Final = "Dealt to "
_OTHERS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Event | None]], ...]] = (
    (re.compile(rf"Dealt to (?P<who>.+?)(?: (?P<before>{_CARDS}))? (?P<new>{_CARDS})"), _dealt),
    (
        re.compile(
            rf"(?P<who>.+) collected (?P<amount>{MONEY}) from (?:the )?(?:main |side )?pot.*"
        ),
        lambda found: Wins(found["who"], money(found["amount"])),
    ),
    (
        re.compile(rf"Uncalled bet \((?P<amount>{MONEY})\) returned to (?P<who>.+)"),
        lambda found: GetsBack(found["who"], money(found["amount"])),
    ),
    (
        re.compile(rf"(?P<who>.+) cashed out the hand for (?P<amount>{MONEY})(?: \|.*)?"),
        lambda found: CashesOut(found["who"], money(found["amount"])),
    ),
    (
        re.compile(rf"Cash Drop to Pot : total (?P<amount>{MONEY})"),
        lambda found: Drop(money(found["amount"])),
    ),
    (re.compile(r"Hand cancelled.*", re.IGNORECASE), lambda _: Cancelled()),
)

# The summary ------------------------------------------------------------------------------------

_TOTAL: Final = re.compile(rf"Total pot (?P<pot>{MONEY})")
_FEE: Final = re.compile(rf"\| (Rake|Jackpot|Bingo|Fortune|Tax) ({MONEY})")
_SEAT_END: Final = re.compile(r"Seat (?P<chair>\d+): (?P<rest>.+)")
_SHOWN: Final = re.compile(rf"\b(?P<how>showed|mucked) (?P<cards>{_CARDS})")
_WON: Final = re.compile(rf"\b(?:won|collected) \(({MONEY})\)")

# Noise ------------------------------------------------------------------------------------------

_CHAT: Final = re.compile(r' said, "')
_NOISE: Final = re.compile(
    r"|Betting is capped|No low hand qualified|Hand was run .*"
    r"|.+ (?:joins the table at seat #\d+|leaves the table|sits out|is sitting out|sits down"
    r"|is (?:dis)?connected|has (?:returned|reconnected)|re-?joins the table.*"
    r"|has timed out(?: while (?:being )?disconnected)?|was removed from the table.*"
    r"|will be allowed to play after the button|has not responded.*|is feeling \w+"
    r"|finished the tournament.*|wins the tournament.*|wins .* for .*eliminat.*"
    r"|wins the .* bounty.*|split the .* bounty.*|wins an? .*|has been moved .*"
    r"|re-(?:buys|enters) .*|takes the add-on.*|adds .*|has requested TIME|didn't post .*"
    r"|received a .*|cannot .*|waits for .*|posts for .*)"
    r"|(?:The )?(?:level|blinds).*|Tournament .*|Table .*|Transcript .*|STP added.*",
)

"""A hand of Winamax, line by line.

Nobody's uncalled bet is said to go back: it is in the pot, which is said without the rake. A bet
may be what raises the blinds. Whoever comes in late posts out of position.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from riverboat.cards import UNKNOWN, Cards
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.cards import cards_in
from riverboat.notation.dialects.money import LOCAL_MONEY, local_money
from riverboat.notation.dialects.sizes import whole
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine, FirstLineSizes, SeatLine, TableHeader
from riverboat.notation.pokerstars.said import (
    Acts,
    DealtTo,
    Draws,
    Drop,
    Forced,
    Marker,
    Mucks,
    Posts,
    Shows,
    Total,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.notation.winamax.header import BEGINS, parse_head
from riverboat.words.refusals.pokerstars import (
    LineOfTheTableIsMissing,
    StandsAfter,
    UnknownActionHere,
)


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.head = self.first_line(parse_head)
        self.table: TableHeader | None = None
        self.won = Fraction(0)
        self.dealt = False
        self.talk.uncalled_in_pot = True

    def script(self) -> HandScript:
        talk, head = self.talk, self.head
        talk.read(self._take)
        if self.table is None:
            raise BadNotation(LineOfTheTableIsMissing(), talk.chunk.line)
        event = head.tournament
        if event and (numbered := _EVENT_NUMBER.search(self.table.name)):
            event = replace(event, number=numbered["number"])
        first = FirstLine(
            "Winamax", head.number, head.game, self._sizes(), head.currency, head.started, event
        )
        return talk.script(first, self.table)

    def _sizes(self) -> FirstLineSizes:
        """Blinds, or the bets of limit games; whether those are said is seen from the posts."""
        small, big = self.head.sizes[-2:]
        ante = self.head.sizes[0] if len(self.head.sizes) == 3 else 0
        posted = {
            said.event.amount
            for said in self.talk.posts
            if isinstance(said.event, Posts) and said.event.what == "big blind"
        }
        if self.head.game.limit == "limit" and big in posted:
            return FirstLineSizes(big, whole(Fraction(big) * 2), ante)
        return FirstLineSizes(small, big, ante)

    # Lines --------------------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        talk = self.talk
        if talk.complete:
            self._summary(line)
        elif self.table is None and (found := _TABLE.match(line)):
            self.table = TableHeader(
                found["name"], int(found["size"] or 0), int(found["button"] or 0)
            )
        elif line.startswith("***"):
            self._marker(line)
        elif not talk.posts and (found := _SEAT.match(line)):
            talk.sit(
                SeatLine(int(found["chair"]), found["name"], local_money(found["stack"]), out=False)
            )
        elif found := _DEALT.match(line):
            self._dealt(found)
        elif found := _DROP.match(line):
            talk.posts.append(talk.as_said(Drop(local_money(found["amount"]))))
        else:
            self._speak(line)

    def _marker(self, line: str) -> None:
        found = _MARKER.match(line)
        name = found["name"].upper() if found else ""
        if name == "SUMMARY":
            self.talk.complete = True
        elif name == "PRE-FLOP":
            self._deal()
        elif name in ("FLOP", "TURN", "RIVER"):
            told = [card for part in _HELD.findall(line) for card in _cards(part)]
            self.talk.deal_board(name, tuple(told))
        elif found and name.endswith("STREET"):
            street = found["name"].lower().replace("street", "STREET")
            self.talk.say(Marker("RIVER" if street.startswith("7") else street))
        elif name.endswith("DRAW") or name == "SHOW DOWN":
            self.talk.say(Marker(name))

    def _deal(self) -> None:
        """The cards are dealt; the line that tells the hero's stands before the flop's marker."""
        upcards = self.head.game.variant.startswith(("seven-card", "razz"))
        if not self.dealt and not upcards:
            self.dealt = True
            self.talk.say(Marker("HOLE CARDS"))

    def _dealt(self, found: re.Match[str]) -> None:
        who, before, new = found["who"], _cards(found["before"] or ""), _cards(found["new"])
        if not self.talk.hero and not before and UNKNOWN not in new:
            self.talk.hero = who
        self._deal()
        self.talk.say(DealtTo(who, before, new))

    def _summary(self, line: str) -> None:
        found = _TOTAL.match(line)
        if found is None:
            return
        rake = local_money(found["rake"]) if found["rake"] else 0
        # Of large pots it says thousands only: 3.37k.
        net = self.won if found["short"] else Fraction(local_money(found["pot"]))
        self.talk.say(Total(whole(net + Fraction(rake)), (("rake", rake),)))

    # Players ------------------------------------------------------------------------------------

    def _speak(self, line: str) -> None:
        who, said = self.talk.speaker(line)
        if not who:
            self.talk.note("it is not understood, and passed over")
        elif found := _SAID.fullmatch(said):
            self._act(who, found)
        elif _ACTION.match(said):
            verb, _, rest = said.partition(" ")
            raise BadNotation(StandsAfter(repr(verb), repr(rest)))
        elif not _NOISE.match(said):
            raise BadNotation(UnknownActionHere())

    def _act(self, who: str, found: re.Match[str]) -> None:
        say = self.talk.say
        amount = local_money(found["amount"]) if found["amount"] else 0
        to = local_money(found["to"]) if found["to"] else 0
        all_in = bool(found["all_in"])
        match found["verb"]:
            case "posts":
                late = bool(found["late"])
                what = _FORCED[found["what"]]
                if late:
                    what = "dead" if what == "small blind" else "post"
                say(Posts(who, what, amount, all_in or self.talk.is_all(who, amount)))
            case "folds":
                say(Acts(who, "folds"))
            case "checks":
                say(Acts(who, "checks"))
            case "calls":
                say(Acts(who, "calls", amount, all_in=all_in))
            case "bets":
                say(Acts(who, "raises with", amount, all_in=all_in))
            case "raises":
                say(Acts(who, "completes", to=to, all_in=all_in))
            case "brings in":
                say(Acts(who, "brings in", amount, all_in=all_in))
            case "completes":
                say(Acts(who, "completes", to=to or amount, all_in=all_in))
            case "discards":
                cards = _cards(found["cards"] or "")
                say(Draws(who, int(found["count"] or len(cards)), cards))
            case "stands pat" | "doesn't discard":
                say(Draws(who, 0))
            case "shows":
                say(Shows(who, _cards(found["cards"] or "")))
            case "mucks":
                say(Mucks(who))
            case "collected":
                self.won += Fraction(amount)
                say(Wins(who, amount))


def _cards(text: str) -> Cards:
    """Cards of which those that nobody saw are an X."""
    return cards_in(re.sub(r"\bX\b", "??", text))


_TABLE: Final = re.compile(
    r"Table: '(?P<name>.*)'(?: (?P<size>\d+)-max)?(?:.*?Seat #(?P<button>\d+) is the button)?"
)
_EVENT_NUMBER: Final = re.compile(r"\((?P<number>\d+)\)#\d+$")
_SEAT: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY})(?:,[^()]*)?\)"
)
_HELD: Final = re.compile(r"\[[^\]]*\]")
_DEALT: Final = re.compile(
    r"Dealt to (?P<who>.+?)(?: (?P<before>\[[^\]]*\]))? ?(?P<new>\[[^\]]*\])$"
)
_DROP: Final = re.compile(rf"(?:Hold-up|Cash Drop|Drop) to Pot ?: total (?P<amount>{LOCAL_MONEY})")
_MARKER: Final = re.compile(r"\*\*\* (?P<name>[\w /-]+?) \*\*\*")
_TOTAL: Final = re.compile(
    rf"Total pot (?P<pot>{LOCAL_MONEY})(?P<short>k)?[^|]*\|\s*"
    rf"(?:No rake|Rake (?P<rake>{LOCAL_MONEY}))"
)
_FORCED: Final[dict[str, Forced]] = {
    "ante": "ante",
    "small blind": "small blind",
    "big blind": "big blind",
    "straddle": "straddle",
}
_SAID: Final = re.compile(
    r"(?P<verb>posts|folds|checks|calls|bets|raises|brings in|completes|discards|stands pat"
    r"|doesn't discard|shows|mucks|collected)"
    r"(?: (?P<what>ante|small blind|big blind|straddle))?(?: for)?"
    r"(?: (?P<count>\d+)(?= cards?))?(?: cards?)?(?: hand)?"
    rf"(?: (?P<amount>{LOCAL_MONEY}))?(?: to (?P<to>{LOCAL_MONEY}))?"
    r"(?P<all_in> and is all-in)?(?P<late> out of position)?"
    r"(?: ?(?P<cards>\[[^\]]*\]))?(?: \(.*\))?(?: from .*)?"
)
_ACTION: Final = re.compile(r"(?:posts|folds|checks|calls|bets|raises|brings|shows|collected)\b")
_NOISE: Final = re.compile(r"(?:has|is|was|wins|denies|leaves|joins|sits|left|timed|:|said)\b|: ")


WINAMAX: Final = LineDialect(BEGINS, _Teller)

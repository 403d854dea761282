"""A hand of Full Tilt, line by line."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.engine import VARIANTS
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.cards import bracketed, cards_in
from riverboat.notation.dialects.draws import draw_to
from riverboat.notation.dialects.live import contested
from riverboat.notation.dialects.money import LOCAL_MONEY, local_money
from riverboat.notation.dialects.sizes import whole
from riverboat.notation.dialects.verbs import verb_of
from riverboat.notation.fulltilt.header import BEGINS, parse_head
from riverboat.notation.pokerstars.cards import held_in_the_end
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import SeatLine, TableHeader
from riverboat.notation.pokerstars.said import (
    DealtTo,
    GetsBack,
    Marker,
    Mucks,
    Posts,
    SeatEnd,
    Shows,
    Total,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.pokerstars import HandWasCancelled, UnknownActionHere

_SEAT: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY})\)(?P<out>, is sitting out)?"
)
_BUTTON: Final = re.compile(r"The button is in seat #(\d+)")
_STREET: Final = re.compile(
    r"\*\*\* (?P<name>HOLE CARDS|FLOP|TURN|RIVER|DRAW"
    r"|(?:1ST|2ND|3RD|4TH|5TH|6TH|7TH) (?:STREET|DRAW)|(?:FIRST|SECOND|THIRD) DRAW"
    r"|SHOW ?DOWN|SUMMARY)(?: (?P<run>[12]))? \*\*\*(?P<rest>.*)"
)
_UP: Final = {
    "2ND STREET": "2nd STREET",
    "3RD STREET": "3rd STREET",
    "4TH STREET": "4th STREET",
    "5TH STREET": "5th STREET",
    "6TH STREET": "6th STREET",
    "7TH STREET": "RIVER",
}
_DEALT: Final = re.compile(r"Dealt to (?P<who>.+?)(?: \[(?P<before>[^\]]*)\])? \[(?P<new>[^\]]*)\]")
_UNCALLED: Final = re.compile(rf"Uncalled bet of (?P<amount>{LOCAL_MONEY}) returned to (?P<who>.+)")
_ANTE_BACK: Final = re.compile(rf"Ante of (?P<amount>{LOCAL_MONEY}) returned to (?P<who>.+)")
_TOTAL: Final = re.compile(
    rf"Total pot (?P<pot>{LOCAL_MONEY}).*?(?:\| Rake (?P<rake>{LOCAL_MONEY}))?\s*$"
)
_CANCELLED: Final = re.compile(r"Hand #\d+ has been cancell?ed")
_END: Final = re.compile(r"Seat (?P<chair>\d+): (?P<rest>.+)")
_MUCKED: Final = re.compile(r"\bmucked \[(?P<cards>[^\]]*)\]")
_WON: Final = re.compile(rf"\b(?:won|collected) \((?P<amount>{LOCAL_MONEY})\)")
_DOES: Final = re.compile(
    r"(?:folds|checks|calls|bets|raises|posts|antes|completes|brings in|discards|stands pat"
    r"|straddles)\b"
)


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.head = self.first_line(parse_head)
        self.button = 0
        self.variant = VARIANTS[self.head.first.game.variant]
        self.whole = held_in_the_end(self.variant)
        self.summary = False
        self.antes_back = Fraction(0)

    def script(self) -> HandScript:
        self.talk.read(self._take)
        says = self.head
        self.talk.complete = self.summary
        return self.talk.script(says.first, TableHeader(says.table, says.size, self.button))

    def _take(self, line: str) -> None:
        if _CANCELLED.match(line):
            raise BadNotation(HandWasCancelled(self.talk.line), self.talk.line)
        if found := _STREET.match(line):
            self._street(found)
        elif self.summary:
            self._sum_up(line)
        elif found := _BUTTON.match(line):
            self.button = int(found[1])
        elif not (self.talk.said or self.talk.posts) and (found := _SEAT.fullmatch(line)):
            stack, out = local_money(found["stack"]), bool(found["out"])
            self.talk.sit(SeatLine(int(found["chair"]), found["name"], stack, out))
        elif found := _DEALT.fullmatch(line):
            self._deal(found)
        elif found := _UNCALLED.fullmatch(line):
            self._give_back(found["who"], local_money(found["amount"]))
        elif not _ANTE_BACK.fullmatch(line):
            self._act(line)

    def _give_back(self, who: str, amount: Amount) -> None:
        """A bet that nobody called; a part of an ante that nobody could match is won here."""
        if self.variant.has_upcards and not self.talk.begun:
            self.antes_back += Fraction(amount)
            self.talk.say(Wins(who, amount))
        else:
            self.talk.say(GetsBack(who, amount))

    # Streets ------------------------------------------------------------------------------------

    def _street(self, found: re.Match[str]) -> None:
        name, run = found["name"].upper(), int(found["run"] or 0)
        if name == "SUMMARY":
            self.summary = True
        elif name in ("SHOW DOWN", "SHOWDOWN"):
            self.talk.say(Marker("SHOW DOWN"))
        elif name == "HOLE CARDS" or name.endswith("DRAW"):
            self.talk.say(Marker("HOLE CARDS" if name == "HOLE CARDS" else "DRAW"))
        elif name in _UP:
            self.talk.say(Marker(_UP[name]))
        else:
            told = bracketed(found["rest"].partition("(Total")[0])
            cards = tuple([card for part in told for card in part])
            self.talk.say(Marker(name, run, cards))

    def _deal(self, found: re.Match[str]) -> None:
        before, new = cards_in(found["before"] or ""), cards_in(found["new"])
        who = found["who"]
        if self.variant.has_upcards:
            if who not in self.talk.dealt():
                new = (*before, *new)  # two cards face down before the one that lies open
            before = ()  # they may have been shown since
        elif before:
            draw_to(self.talk, who, (*before, *new))  # what was thrown away is not always told
            return
        self.talk.say(DealtTo(who, before, new))

    # Actions ------------------------------------------------------------------------------------

    def _act(self, line: str) -> None:
        who, rest = self.talk.speaker(line)
        if not who:
            return  # the room speaks, or somebody who does not play
        event = verb_of(who, rest)
        if event is None:
            if _DOES.match(rest):
                raise BadNotation(UnknownActionHere())
            return
        match event:
            case Posts(what="ante", amount=amount):
                self.talk.say(event._replace(all_in=event.all_in or self.talk.is_all(who, amount)))
            case Mucks():
                if contested(self.talk):
                    self.talk.say(event)
            case Shows(_, cards) if self.variant.has_upcards and len(cards) < self.whole:
                pass  # all-in: they show the whole of it after the last card
            case _:
                self.talk.say(event)

    # The summary --------------------------------------------------------------------------------

    def _sum_up(self, line: str) -> None:
        if found := _TOTAL.match(line):
            rake = local_money(found["rake"]) if found["rake"] else 0
            pot = whole(Fraction(local_money(found["pot"])) + self.antes_back)
            self.talk.say(Total(pot, (("rake", rake),)))
        elif found := _END.match(line):
            chair = int(found["chair"])
            if chair not in self.talk.seats:
                return
            mucked = _MUCKED.search(found["rest"])
            won = _WON.search(found["rest"])
            amounts = (local_money(won["amount"]),) if won else ()
            cards = cards_in(mucked["cards"]) if mucked else ()
            self.talk.say(SeatEnd(chair, cards, mucked is not None, amounts))
            if won and not any(isinstance(said.event, Wins) for said in self.talk.said):
                self.talk.note("what was won is told in the summary only")


FULL_TILT: Final = LineDialect(BEGINS, _Teller)

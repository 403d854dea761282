"""A hand of Cake, line by line.

At tables in euros every amount is told in dollars first, which is what the chips are counted in.
"""

from __future__ import annotations

import re
from typing import Final

from riverboat.notation.amounts import Amount
from riverboat.notation.cake.header import BEGINS, parse_head
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.blinds import in_their_places
from riverboat.notation.dialects.cards import bracketed, cards_in
from riverboat.notation.dialects.live import contested, live
from riverboat.notation.dialects.money import LOCAL_MONEY, local_money
from riverboat.notation.dialects.sizes import posted_blinds
from riverboat.notation.dialects.verbs import verb_of
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import SeatLine, TableHeader
from riverboat.notation.pokerstars.said import (
    DealtTo,
    GetsBack,
    Marker,
    Mucks,
    Posts,
    SeatEnd,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.pokerstars import UnknownActionHere

_EUROS: Final = re.compile(r"\s*\(EUR [^)]*\)")
_SEAT: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+?) \((?P<stack>{LOCAL_MONEY}) in chips\)\s*(?P<more>.*)"
)
_BUTTON: Final = re.compile(r"Dealer: Seat (\d+)")
_STREET: Final = re.compile(r"\*\*\* ?(?P<name>FLOP|TURN|RIVER|SHOW DOWN) ?\*\*\*(?P<rest>.*)")
_DEALT: Final = re.compile(r"Dealt to (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_BACK: Final = re.compile(rf"returns uncalled bet (?P<amount>{LOCAL_MONEY})")
_BOTH: Final = re.compile(
    rf"posts dead blind (?P<dead>{LOCAL_MONEY}) and big blind (?P<big>{LOCAL_MONEY})"
)
_WINS: Final = re.compile(rf"wins (?:(?:low|high) pot )?(?P<amount>{LOCAL_MONEY})(?: with.*)?")
_MUCKED: Final = re.compile(r"mucks (?P<cards>\[[^\]]*\]).*")
_DOES: Final = re.compile(r"(?:folds|checks|calls|bets|raises|posts|is all in)\b")


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.head = self.first_line(parse_head)
        self.button = 0
        self.euros = False

    def script(self) -> HandScript:
        talk, first = self.talk, self.head.first
        talk.read(self._take)
        talk.complete = any(
            isinstance(said.event, Marker) and said.event.name == "SHOW DOWN" for said in talk.said
        )
        if talk.said and not isinstance(talk.said[0].event, Marker):
            talk.said.insert(0, talk.said[0]._replace(event=Marker("HOLE CARDS")))
        if self.euros:
            small, big = posted_blinds(talk.posts, talk.said)
            sizes = first.sizes._replace(small=small, big=big) if big else first.sizes
            first = first._replace(sizes=sizes, currency="USD")
        chairs = [(seat.chair, seat.name) for seat in talk.players()]
        talk.posts = in_their_places(talk.posts, chairs, self.button, equal=False)
        return talk.script(first, TableHeader(self.head.table, self.head.size, self.button))

    def _take(self, line: str) -> None:
        plain = _EUROS.sub("", line)
        self.euros = self.euros or plain != line
        if found := _STREET.match(plain):
            self._street(found["name"], found["rest"])
        elif found := _BUTTON.match(plain):
            self.button = int(found[1])
        elif not (self.talk.posts or self.talk.said) and (found := _SEAT.match(plain)):
            chair = int(found["chair"])
            self.talk.sit(SeatLine(chair, found["name"], local_money(found["stack"]), False))
            if "DEALER" in found["more"]:
                self.button = chair
        elif found := _DEALT.fullmatch(plain):
            self.talk.hero = found["who"]
            self.talk.say(DealtTo(found["who"], (), cards_in(found["cards"])))
        else:
            self._act(plain.rstrip(" ."))

    def _street(self, name: str, rest: str) -> None:
        if name == "SHOW DOWN":
            self.talk.say(Marker(name))
        else:
            self.talk.deal_board(name, tuple([card for told in bracketed(rest) for card in told]))

    def _act(self, line: str) -> None:
        who, rest = self.talk.speaker(line)
        if not who:
            return
        rest = rest.removeprefix(":").strip()
        if told := _BACK.fullmatch(rest):
            self.talk.say(GetsBack(who, local_money(told["amount"])))
        elif told := _BOTH.fullmatch(rest):
            self.talk.say(Posts(who, "dead", self._dead(told["dead"])))
            self.talk.say(Posts(who, "post", local_money(told["big"])))
        elif told := _WINS.fullmatch(rest):
            self.talk.say(Wins(who, local_money(told["amount"])))
        elif told := _MUCKED.fullmatch(rest):
            chair = next(c for c, seat in self.talk.seats.items() if seat.name == who)
            self.talk.say(SeatEnd(chair, bracketed(told["cards"])[0], True, ()))
        else:
            self._do(who, rest)

    def _dead(self, told: str) -> Amount:
        """The dead blind of who comes back, which some files tell as less than nothing."""
        if "-" not in told:
            return local_money(told)
        self.talk.note("the dead blind is the small one")
        return self.head.first.sizes.small

    def _do(self, who: str, rest: str) -> None:
        event = verb_of(who, rest)
        if event is None:
            if _DOES.match(rest):
                raise BadNotation(UnknownActionHere())
        elif not isinstance(event, Mucks) or (who in live(self.talk) and contested(self.talk)):
            self.talk.say(event)


CAKE: Final = LineDialect(BEGINS, _Teller, re.compile(r"\*\*\* ?SHOW DOWN ?\*\*\*"))

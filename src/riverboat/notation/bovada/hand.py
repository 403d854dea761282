"""A hand of Bovada, line by line.

Players are called by their position (``UTG+1``), the one who kept the file is ``[ME]``, and every
hole card is told. Amounts that are called are what was put in; a raise says its total last. The
blinds of a ring game are those that were posted. Files of 2012 say no streets: their board stands
in the summary only, and its cards are dealt when the betting that is before them ends.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Final

from msgspec.structs import replace

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.bovada.header import BEGINS, parse_head
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.cards import bracketed, cards_in
from riverboat.notation.dialects.sizes import posted_blinds, whole
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine, FirstLineSizes, SeatLine, TableHeader
from riverboat.notation.pokerstars.money import MONEY, currency_of, money
from riverboat.notation.pokerstars.said import (
    Acts,
    DealtTo,
    Forced,
    GetsBack,
    Marker,
    Mucks,
    Posts,
    Shows,
    Total,
    Verb,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.pokerstars import FirstLineSaysNoStakes, StandsAfter


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.head = self.first_line(parse_head)
        self.stud = self.head.game.variant.startswith("seven-card")
        self.chairs: list[int] = []
        """As they stand in the file, which is clockwise."""
        self.button = 0
        self.currency = ""
        self.cards: dict[str, Cards] = {}
        self.dealt = False
        """The forced bets are over."""
        self.street = ""
        """Of stud."""
        self.small_bet: Amount = 0
        self.final_board: Cards = ()
        self.stakes: tuple[Amount, Amount] | None = self.head.blinds
        self.pot: tuple[Amount, Amount | None] | None = None
        self.won: Fraction = Fraction(0)

    def script(self) -> HandScript:
        talk = self.talk
        talk.read(self._take)
        self._number_the_chairs()
        if self.pot:
            self._total(*self.pot)
        sizes = self._sizes()
        head, event = self.head, self.head.tournament
        first = FirstLine(
            head.site,
            head.number,
            head.game,
            sizes,
            "" if event else self.currency,
            head.started,
            event,
        )
        untold = self.final_board if not talk.board else ()
        return talk.script(first, TableHeader(head.table, 0, self._button()), whole_board=untold)

    # Lines --------------------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        if self.talk.complete:
            self._summary(line)
        elif found := _SEAT.match(line):
            self._sit(found)
        elif line.startswith("***"):
            self._marker(line)
        elif found := _TO_TABLE.match(line):
            cards = cards_in(found["cards"])
            self.talk.deal_board(_STREETS[len(self.talk.board) + len(cards)], cards)
        elif found := _TABLE_INFO.match(line):
            self._table_info(line)
        elif found := _SPOKEN.match(line):
            self._speak(found["who"].strip(), found["said"].strip())

    def _sit(self, found: re.Match[str]) -> None:
        chair = int(found["chair"])
        name = (found["name"] or "").strip() or f"Seat+{chair}"
        self.currency = self.currency or _currency(found["stack"])
        self.talk.sit(SeatLine(chair, name, money(found["stack"]), out=False))
        self.chairs.append(chair)
        if found["me"] or found["me_too"]:
            self.talk.hero = name

    def _table_info(self, line: str) -> None:
        if found := _STAKES.search(line):
            self.stakes = self.stakes or (money(found["small"]), money(found["big"]))
        if (event := self.head.tournament) and (price := _PRICE.search(line)):
            told = replace(event, buy_in=price["buy_in"], fee=price["fee"] or "")
            self.head = self.head._replace(tournament=told)

    def _marker(self, line: str) -> None:
        talk = self.talk
        if "SUMMARY" in line:
            talk.complete = True
        elif "HOLE CARDS" in line or "3RD STREET" in line.upper():
            self.dealt = True
            if not self.stud:
                talk.say(Marker("HOLE CARDS"))
        elif found := _STREET.match(line):
            told = [card for part in bracketed(line) for card in part]
            talk.deal_board(found[1], tuple(told))

    def _summary(self, line: str) -> None:
        if found := _TOTAL.match(line):
            self.pot = money(found["pot"]), money(found["rake"]) if found["rake"] else None
        elif line.startswith("Board [") and (told := bracketed(line)):
            self.final_board = told[0]

    # Players ------------------------------------------------------------------------------------

    def _speak(self, who: str, said: str) -> None:
        if said.startswith("Set dealer"):
            if found := re.search(r"\[(\d+)\]", said):
                self.button = int(found[1])
            return
        for pattern, take in _VERBS:
            if found := pattern.match(said):
                take(self, who, found)
                return
        if _ACTION.match(said):
            verb, _, rest = said.partition(" ")
            raise BadNotation(StandsAfter(repr(verb), repr(rest)))
        if not _NOISE.match(said):
            self.talk.note("it is not understood, and passed over")

    def dealt_to(self, who: str, found: re.Match[str]) -> None:
        cards = cards_in(found["cards"])
        self.cards[who] = (*self.cards.get(who, ()), *cards)
        self.dealt = True
        street = _STUD_STREETS.get(len(self.cards[who]), "")
        if self.stud and street != self.street:
            self.street = street
            self.talk.say(Marker(street))
        self.talk.say(DealtTo(who, (), cards))

    def post(self, who: str, found: re.Match[str], what: Forced) -> None:
        amount = money(found["amount"])
        if self.stud and what == "big blind":
            self.talk.say(Acts(who, "brings in", amount))
            return
        self.talk.say(Posts(who, what, amount, self.talk.is_all(who, amount)))

    def post_late(self, who: str, found: re.Match[str]) -> None:
        """Chips of who comes in late; dead ones are a small blind, or that beside a big one."""
        amount = money(found["amount"])
        if not found["dead"]:
            self.talk.say(Posts(who, "post", amount))
            return
        # The line of the big blind may come after this one.
        told = next(filter(None, map(_BIG_BLIND.search, self.talk.chunk.lines)), None)
        big = money(told["amount"]) if told else self._blinds()[1]
        if big and amount > big:
            self.talk.say(Posts(who, "post", big))
            amount = whole(Fraction(amount) - Fraction(big))
        self.talk.say(Posts(who, "dead", amount))

    def all_in(self, who: str, found: re.Match[str]) -> None:
        amount = money(found["amount"])
        if self.dealt:
            self.talk.say(Acts(who, "puts in", amount, all_in=True))
            return
        posted = [s.event for s in self.talk.posts if isinstance(s.event, Posts)]
        antes = any(" : Ante chip" in line for line in self.talk.chunk.lines)
        blinds = any(post.what != "ante" for post in posted)
        anted = any(post.who == who for post in posted)
        what: Forced = "post"
        if (antes and not (blinds or anted)) or who not in _BLINDS:
            what = "ante"
        elif who in _BLINDS:
            what = _BLINDS[who]
        self.talk.say(Posts(who, what, amount, all_in=True))

    def act(self, who: str, found: re.Match[str], verb: Verb) -> None:
        cards = cards_in(found["cards"]) if verb == "folds" and found["cards"] else ()
        self.talk.say(Acts(who, verb, cards=cards))

    def pay(self, who: str, found: re.Match[str], verb: Verb) -> None:
        amount = money(found["amount"])
        self.talk.say(Acts(who, verb, amount))
        if verb == "bets" and self.stud and not found["double"]:
            self._see_bet(amount)

    def raise_to(self, who: str, found: re.Match[str]) -> None:
        to = money(found["to"] or found["amount"])
        self.talk.say(Acts(who, "completes", to=to, all_in=bool(found["all_in"])))
        if self.street == "3rd STREET" and not found["all_in"]:
            self._see_bet(to)

    def get_back(self, who: str, found: re.Match[str]) -> None:
        self.talk.say(GetsBack(who, money(found["amount"])))

    def show(self, who: str, _found: re.Match[str]) -> None:
        if cards := self.cards.get(who):
            self.talk.say(Shows(who, cards))

    def muck(self, who: str, _found: re.Match[str]) -> None:
        self.talk.say(Mucks(who))

    def win(self, who: str, found: re.Match[str]) -> None:
        amount = money(found["amount"])
        self.won += Fraction(amount)
        self.talk.say(Wins(who, amount))

    # What the lines do not say ------------------------------------------------------------------

    def _number_the_chairs(self) -> None:
        """Chairs of a tournament may be any numbers: their lines stand clockwise."""
        if self.chairs == sorted(self.chairs):
            return
        seats = [self.talk.seats[chair] for chair in self.chairs]
        self.talk.seats = {k: seat._replace(chair=k) for k, seat in enumerate(seats, 1)}
        self.talk.notes.append(f"the chairs stand in the order {self.chairs}: counted from 1")
        self.button = 0
        self.chairs = list(self.talk.seats)

    def _button(self) -> int:
        """The chair of the button: the dealer's, that which is said, or that before the blinds."""
        if self.stud:
            return 0
        named = {seat.name: seat.chair for seat in self.talk.players()}
        if self.button or "Dealer" in named:
            return named.get("Dealer", self.button)
        first = named.get("Small Blind") or named.get("Big Blind") or 0
        order = sorted(named.values())
        return order[order.index(first) - 1] if first in order else 0

    def _blinds(self) -> tuple[Amount, Amount]:
        """Both blinds, or nothing of one that nobody has told."""
        if self.stakes:
            return self.stakes
        if named := _NAMED_STAKES.search(self.file):
            return money(named["small"]), money(named["big"])
        return posted_blinds(self.talk.posts, self.talk.said)

    def _sizes(self) -> FirstLineSizes:
        if self.stud:
            return self._stud_sizes()
        small, big = self._blinds()
        if not big:
            raise BadNotation(FirstLineSaysNoStakes(self.head.game.title), self.talk.chunk.line)
        if self.head.game.limit == "limit":
            return FirstLineSizes(big, whole(Fraction(big) * 2))
        return FirstLineSizes(small, big)

    def _see_bet(self, amount: Amount) -> None:
        """A bet of stud, which tells the sizes of a game whose first line does not."""
        if not self.small_bet:
            early = self.street in ("3rd STREET", "4th STREET")
            self.small_bet = amount if early else whole(Fraction(amount) / 2)

    def _stud_sizes(self) -> FirstLineSizes:
        """The bets of stud: as they are said, or made, or else twice the bring-in."""
        small, big = self.stakes or (0, 0)
        if named := _NAMED_STAKES.search(self.file):
            small, big = money(named["small"]), money(named["big"])
        if small and big:
            return FirstLineSizes(small, big)
        small = self.small_bet
        for said in self.talk.said:
            match said.event:
                case Acts(verb="brings in", amount=amount) if not small:
                    small = whole(Fraction(amount) * 2)
                case _:
                    pass
        if not small:
            raise BadNotation(FirstLineSaysNoStakes(self.head.game.title), self.talk.chunk.line)
        return FirstLineSizes(small, whole(Fraction(small) * 2))

    def _total(self, pot: Amount, rake: Amount | None) -> None:
        """The pot; what the house took is what the winners did not get, where it is not said."""
        if rake is None:
            taken = Fraction(pot) - self.won
            likely = not self.head.tournament and 0 < taken * 10 <= Fraction(pot)
            rake = whole(taken) if likely else 0
            if self.head.tournament is None and taken and not likely:
                return
        self.talk.say(Total(pot, (("rake", rake),)))


def _currency(text: str) -> str:
    return currency_of(text) if not text[:1].isdigit() else ""


_SEAT: Final = re.compile(
    rf"Seat[ +](?P<chair>\d+)(?:\s*(?P<me>\[ME\]))?:\s*(?:(?P<name>[A-Za-z][^\[(]*?)\s*)?"
    rf"(?P<me_too>\[ME\]\s*)?\(?(?P<stack>{MONEY}) in chips\)?"
)
_TO_TABLE: Final = re.compile(r"Card dealt to table \[(?P<cards>[^]]*)\]")
_TABLE_INFO: Final = re.compile(r"Table Info:")
_STAKES: Final = re.compile(rf"Stakes: (?P<small>{MONEY})-(?P<big>{MONEY}\d|{MONEY})")
_PRICE: Final = re.compile(rf"Buyin: (?P<buy_in>{MONEY})(?:\+(?P<fee>{MONEY}))?")
_NAMED_STAKES: Final = re.compile(r"RING - \$?(?P<small>\d[\d.,]*)-\$?(?P<big>\d[\d.,]*\d|\d)")
"""The stakes of a ring game in the name that its file is saved under."""
_STREET: Final = re.compile(r"\*\*\* (FLOP|TURN|RIVER) \*\*\*")
_STUD_STREETS: Final = {
    3: "3rd STREET",
    4: "4th STREET",
    5: "5th STREET",
    6: "6th STREET",
    7: "RIVER",
}
_STREETS: Final = {3: "FLOP", 4: "TURN", 5: "RIVER"}
_TOTAL: Final = re.compile(
    rf"Total Pot\s?\((?P<pot>{MONEY})\)(?:.*?Rake\s?\((?P<rake>{MONEY})\))?", re.IGNORECASE
)
_SPOKEN: Final = re.compile(r"(?P<who>[^:\[]+?)\s*(?:\[ME\])?\s*: ?(?P<said>.+)")
_BLINDS: Final[dict[str, Forced]] = {
    "Small Blind": "small blind",
    "Dealer": "small blind",
    "Big Blind": "big blind",
}

_BIG_BLIND: Final = re.compile(rf": Big blind(?:/Bring in)? (?P<amount>{MONEY})", re.IGNORECASE)
_AMOUNT: Final = rf"\s*(?:\([\w -]+\))?\s*(?P<amount>{MONEY})\s*$"
_HELD: Final = r"(?:\s*\[(?P<cards>[^]]*)\])?"
Take = Callable[[_Teller, str, re.Match[str]], None]


def _verb(words: str, take: Take) -> tuple[re.Pattern[str], Take]:
    return re.compile(words, re.IGNORECASE), take


_VERBS: Final = (
    _verb(r"Card dealt to a spot \[(?P<cards>[^]]*)\]", _Teller.dealt_to),
    _verb(rf"Ante chip{_AMOUNT}", partial(_Teller.post, what="ante")),
    _verb(rf"(?:Ante/)?Small blind{_AMOUNT}", partial(_Teller.post, what="small blind")),
    _verb(rf"Big blind(?:/Bring in)?{_AMOUNT}", partial(_Teller.post, what="big blind")),
    _verb(rf"Posts (?P<dead>dead )?chip{_AMOUNT}", _Teller.post_late),
    _verb(rf"Bring[_ ]in(?: chip)?{_AMOUNT}", partial(_Teller.pay, verb="brings in")),
    _verb(rf"Folds?\s*(?:\([^)]*\))?(?: & shows)?{_HELD}", partial(_Teller.act, verb="folds")),
    _verb(r"Checks?\b", partial(_Teller.act, verb="checks")),
    _verb(rf"Calls?{_AMOUNT}", partial(_Teller.pay, verb="calls")),
    _verb(rf"(?P<double>Double )?Bets?{_AMOUNT}", partial(_Teller.pay, verb="bets")),
    _verb(
        rf"(?:Raises?|(?P<all_in>All-in\s?\(raise(?:-timeout)?\)))\s*(?:\([\w -]+\))?\s*"
        rf"(?P<amount>{MONEY})(?: to (?P<to>{MONEY}))?\s*$",
        _Teller.raise_to,
    ),
    _verb(rf"All-in{_AMOUNT}", _Teller.all_in),
    _verb(rf"Return uncalled (?:portion of bet|blind){_AMOUNT}", _Teller.get_back),
    _verb(r"(?:Showdown|Shows)\b", _Teller.show),
    _verb(r"Mucks\b", _Teller.muck),
    _verb(rf"Hand result(?:-Side pot)?{_AMOUNT}", _Teller.win),
)
_ACTION: Final = re.compile(
    r"(?:Card dealt|Ante|Small blind|Big blind|Posts|Bring|Fold|Check|Call|Bets|Double|Raise|All-in"
    r"|Return uncalled|Hand result)\b",
    re.IGNORECASE,
)
_NOISE: Final = re.compile(
    r"(?:Leave|Enter)\(|Table |Seat |Sit ?out|Re-?join|Stand|Ranking|Prize|Does not show|Draw for"
    r"|BOUNTY|Add ?chips|Rebuy|Addon|P\d+-|Seat\d",
    re.IGNORECASE,
)


BOVADA: Final = LineDialect(BEGINS, _Teller)

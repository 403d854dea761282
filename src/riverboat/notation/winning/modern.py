"""A hand of the Winning network since 2019, line by line.

Its total pot is what was paid out: the rake and the jackpot's fee were taken before.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.engine import VARIANTS
from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.cards import bracketed, cards_in
from riverboat.notation.dialects.currencies import currency_in
from riverboat.notation.dialects.dates import dated
from riverboat.notation.dialects.live import contested
from riverboat.notation.dialects.money import LOCAL_MONEY, local_money
from riverboat.notation.dialects.sizes import whole
from riverboat.notation.dialects.verbs import verb_of
from riverboat.notation.pokerstars.games import Limit, NamedGame
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
)
from riverboat.notation.pokerstars.said import (
    DealtTo,
    Event,
    GetsBack,
    Marker,
    Mucks,
    Posts,
    SaidLine,
    SeatEnd,
    Total,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.pokerstars import NoGameIsNamed, UnknownActionHere

BEGINS: Final = re.compile(r"(?:Game )?Hand #(?P<number>\d+) - (?P<rest>.*\b(?:UTC|GMT)\b.*)")


_GAMES: Final = {
    "holdem": "hold'em",
    "hold'em": "hold'em",
    "omaha": "omaha",
    "4card omaha": "omaha",
    "omaha h/l": "omaha hi-lo",
    "4card omaha h/l": "omaha hi-lo",
    "5card omaha": "omaha 5",
    "5card omaha h/l": "omaha 5 hi-lo",
    "6card omaha": "omaha 6",
    "6card omaha h/l": "omaha 6 hi-lo",
    "7stud": "seven-card stud",
    "7stud h/l": "seven-card stud hi-lo",
}
_LIMITS: Final[dict[str, Limit]] = {
    "no limit": "no-limit",
    "all-in or fold limit": "no-limit",
    "pot limit": "pot-limit",
    "fixed limit": "limit",
}
_HEAD: Final = re.compile(
    r"(?:(?P<name>.*?)\s?Tournament #(?P<tournament>\d+) - )?"
    r"(?P<game>[^(]+?)\s?\((?P<limit>[^)]+)\)"
    rf" - (?:Level (?P<level>\w+) )?\(?(?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY})\)?\s?- "
)
_TABLE: Final = re.compile(
    r"(?:Table '(?P<quoted>[^']*)'|(?P<name>.+?)) (?P<size>\d+)-max(?P<play> \(Play Money\))?"
    r"(?: Seat #(?P<button>\d+) is the button)?"
)
_SEAT: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY})\)(?P<out> is sitting out)?"
)
_STREET: Final = re.compile(
    r"\*\*\* (?:(?P<run>FIRST|SECOND) )?(?P<name>HOLE CARDS|FLOP|TURN|RIVER|SHOW ?DOWN|SUMMARY"
    r"|[3-7](?:RD|TH) STREET) \*\*\*(?P<rest>.*)",
    re.IGNORECASE,
)
_DEALT: Final = re.compile(r"Dealt to (?P<who>.+?)(?: \[(?P<before>[^\]]*)\])? \[(?P<new>[^\]]*)\]")
_UNCALLED: Final = re.compile(
    rf"Uncalled bet \((?P<amount>{LOCAL_MONEY})\) returned to (?P<who>.+)"
)
_TOTAL: Final = re.compile(rf"Total pot (?P<pot>{LOCAL_MONEY})")
_FEE: Final = re.compile(
    rf"\| (?P<name>Rake|JP Fee|Jackpot\w*) (?P<fee>{LOCAL_MONEY})", re.IGNORECASE
)
_END: Final = re.compile(r"Seat (?P<chair>\d+): (?P<rest>.+)")
_WON: Final = re.compile(rf"\b(?:won|collected) \(?(?P<amount>{LOCAL_MONEY})\)?")
_MUCKED: Final = re.compile(r"\bmucked \[(?P<cards>[^\]]*)\]")
_DOES: Final = re.compile(r"(?:folds|checks|calls|bets|raises|posts|brings|completes|caps)\b")
_RUNS: Final = {"": 0, "FIRST": 1, "SECOND": 2}


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.game, self.sizes, self.currency, self.tournament = self.first_line(_head_of)
        self.started = dated(begun["rest"])
        self.table: TableHeader | None = None
        self.summary = False
        self.total: tuple[SaidLine, Amount, tuple[tuple[str, Amount], ...]] | None = None

    def script(self) -> HandScript:
        talk = self.talk
        talk.read(self._take)
        talk.complete = self.summary
        if not any(isinstance(said.event, Wins) for said in talk.said):
            self._win_in_the_summary()
        self._add_total()
        head = FirstLine(
            "Winning",
            self.begun["number"],
            self.game,
            self.sizes,
            self.currency,
            self.started,
            self.tournament,
        )
        return talk.script(head, self.table or TableHeader("", 0, 0))

    def _take(self, line: str) -> None:
        if found := _STREET.match(line):
            self._street(found)
        elif self.summary:
            self._sum_up(line)
        elif self.table is None and not self.talk.seats and (found := _TABLE.match(line)):
            name = found["quoted"] or found["name"] or ""
            self.table = TableHeader(name, int(found["size"]), int(found["button"] or 0))
            if found["play"]:
                self.currency = ""
        elif not (self.talk.said or self.talk.posts) and (found := _SEAT.fullmatch(line)):
            stack, out = local_money(found["stack"]), bool(found["out"])
            self.talk.sit(SeatLine(int(found["chair"]), found["name"], stack, out))
        elif found := _DEALT.fullmatch(line):
            self._deal(found)
        elif found := _UNCALLED.fullmatch(line):
            self.talk.say(GetsBack(found["who"], local_money(found["amount"])))
        else:
            self._act(line)

    def _street(self, found: re.Match[str]) -> None:
        name = found["name"].upper()
        if name == "SUMMARY":
            self.summary = True
        elif name in ("SHOW DOWN", "SHOWDOWN"):
            self.talk.say(Marker("SHOW DOWN"))
        elif name == "HOLE CARDS":
            self.talk.say(Marker("3rd STREET" if self._has_upcards else name))
        elif name.endswith("STREET"):
            number = name[:3].lower()
            self.talk.say(Marker("RIVER" if number == "7th" else f"{number} STREET"))
        else:
            cards = tuple([card for part in bracketed(found["rest"]) for card in part])
            self.talk.say(Marker(name, _RUNS[(found["run"] or "").upper()], cards))

    @property
    def _has_upcards(self) -> bool:
        return VARIANTS[self.game.variant].has_upcards

    def _deal(self, found: re.Match[str]) -> None:
        before, new = cards_in(found["before"] or ""), cards_in(found["new"])
        if self._has_upcards and found["who"] not in self.talk.dealt():
            new, before = (*before, *new), ()
        self.talk.say(DealtTo(found["who"], before, new))

    def _act(self, line: str) -> None:
        who, rest = self.talk.speaker(line)
        if not who:
            return  # the room speaks, or tells how large the pots are by now
        event = verb_of(who, rest)
        if event is None:
            if _DOES.match(rest):
                raise BadNotation(UnknownActionHere())
            return
        if isinstance(event, Mucks) and not contested(self.talk):
            return
        self.talk.say(self._posted(event) if isinstance(event, Posts) else event)

    def _posted(self, post: Posts) -> Event:
        """Who posts dead for more than a big blind posts both at once."""
        big = self.sizes.small if self.game.limit == "limit" else self.sizes.big
        match post.what:
            case "dead" if post.amount > big:
                return post._replace(what="both blinds")
            case "ante":
                return post._replace(all_in=post.all_in or self.talk.is_all(post.who, post.amount))
            case _:
                return post

    # The summary --------------------------------------------------------------------------------

    def _sum_up(self, line: str) -> None:
        if found := _TOTAL.match(line):
            fees = tuple([(name.lower(), local_money(fee)) for name, fee in _FEE.findall(line)])
            said = SaidLine(self.talk.line, self.talk.text, Mucks(""))
            self.total = said, local_money(found["pot"]), fees
        elif (found := _END.match(line)) and int(found["chair"]) in self.talk.seats:
            mucked, won = _MUCKED.search(found["rest"]), _WON.search(found["rest"])
            amounts = (local_money(won["amount"]),) if won else ()
            cards = cards_in(mucked["cards"]) if mucked else ()
            self.talk.say(SeatEnd(int(found["chair"]), cards, mucked is not None, amounts))

    def _win_in_the_summary(self) -> None:
        for said in self.talk.ending:
            if isinstance(said.event, SeatEnd) and said.event.won:
                who = self.talk.seats[said.event.chair].name
                self.talk.said.append(said._replace(event=Wins(who, said.event.won[0])))

    def _add_total(self) -> None:
        """The pot before the fees: what is told may be that already, or what was paid out."""
        if self.total is None:
            return
        said, pot, fees = self.total
        taken = sum([Fraction(fee) for _, fee in fees], Fraction(0))
        won = [Fraction(s.event.amount) for s in self.talk.said if isinstance(s.event, Wins)]
        gross = Fraction(pot) + (taken if Fraction(pot) == sum(won, Fraction(0)) else 0)
        self.talk.ending.append(said._replace(event=Total(whole(gross), fees)))


def _head_of(begun: re.Match[str]) -> tuple[NamedGame, FirstLineSizes, str, Tournament | None]:
    rest = begun["rest"]
    found = _HEAD.match(rest)
    name = " ".join(found["game"].lower().split()) if found else ""
    limit = found["limit"].strip().lower() if found else ""
    if found is None or name not in _GAMES or limit not in _LIMITS:
        raise BadNotation(NoGameIsNamed(repr(rest[:80])))
    game = NamedGame(_GAMES[name], _LIMITS[limit], f"{found['game']} {found['limit']}")
    sizes = FirstLineSizes(local_money(found["small"]), local_money(found["big"]))
    if not found["tournament"]:
        return game, sizes, currency_in(found["small"]), None
    told = Tournament(
        number=found["tournament"], name=(found["name"] or "").strip(), level=found["level"] or ""
    )
    return game, sizes, "", told


WINNING: Final = LineDialect(BEGINS, _Teller)

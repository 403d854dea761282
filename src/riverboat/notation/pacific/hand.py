"""A hand of 888poker, line by line.

Every amount is what a player puts in, of a raise too. No line tells a rake or a bet that went back:
what was won is the pot without both. Ranks and numbers are those of the player's own country.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.cards import Cards
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.cards import cards_in
from riverboat.notation.dialects.money import LOCAL_MONEY, local_money
from riverboat.notation.dialects.sizes import whole
from riverboat.notation.pacific.cards import english
from riverboat.notation.pacific.header import (
    BEGINS,
    PacificStakes,
    PacificTable,
    parse_stakes,
    parse_table,
)
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine, FirstLineSizes, SeatLine, TableHeader
from riverboat.notation.pokerstars.said import (
    Acts,
    DealtTo,
    Forced,
    Marker,
    Posts,
    SeatEnd,
    Shows,
    Total,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.pokerstars import (
    FirstLineSaysNoStakes,
    HandWasCancelled,
    LineOfTheTableIsMissing,
    StandsAfter,
)


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.site = begun["site"]
        self.stakes: PacificStakes | None = None
        self.table: PacificTable | None = None
        self.button = 0
        self.won = Fraction(0)
        held = [part for line in chunk.lines for part in _HELD.findall(line)]
        self.cards = dict(zip(held, english(held), strict=True))
        """Every pair of brackets, with the ranks of English."""

    def script(self) -> HandScript:
        talk = self.talk
        talk.read(self._take)
        talk.complete = talk.complete and bool(self.won)
        if self.stakes is None:
            raise BadNotation(FirstLineSaysNoStakes(self.site), talk.chunk.line)
        if self.table is None:
            raise BadNotation(LineOfTheTableIsMissing(), talk.chunk.line)
        event, (small, big) = self.table.tournament, self.stakes.blinds
        sizes = FirstLineSizes(small, big)
        if self.stakes.game.limit == "limit":
            sizes = FirstLineSizes(big, whole(Fraction(big) * 2))
        if event:
            talk.ending.append(talk.as_said(Total(whole(self.won), ())))
        first = FirstLine(
            self.site,
            self.begun["number"],
            self.stakes.game,
            sizes,
            "" if event else self.stakes.currency,
            self.stakes.started,
            event,
        )
        return talk.script(first, TableHeader(self.table.name, self.table.size, self.button))

    # Lines --------------------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        talk = self.talk
        if self.stakes is None and (stakes := parse_stakes(line)):
            self.stakes = stakes
        elif self.table is None and (table := parse_table(line)):
            self.table = table
        elif found := _BUTTON.match(line):
            self.button = int(found[1])
        elif not talk.posts and (found := _SEAT.match(line)):
            seat = SeatLine(int(found["chair"]), found["name"], local_money(found["stack"]), False)
            talk.sit(seat)
        elif line.startswith("**"):
            self._marker(line)
        elif found := _DEALT.match(line):
            if not talk.hero:
                talk.hero = found["who"]
            talk.say(DealtTo(found["who"], (), self._cards(found["cards"])))
        elif _CANCELLED.search(line):
            raise BadNotation(HandWasCancelled(talk.line), talk.line)
        else:
            self._speak(line)

    def _marker(self, line: str) -> None:
        if "Summary" in line:
            self.talk.complete = True
        elif "down cards" in line:
            self.talk.say(Marker("HOLE CARDS"))
        elif found := _STREET.match(line):
            self.talk.deal_board(found["street"].upper(), self._cards(found["cards"]))

    def _cards(self, text: str) -> Cards:
        return cards_in(self.cards.get(text, text))

    # Players ------------------------------------------------------------------------------------

    def _speak(self, line: str) -> None:
        who, said = self.talk.speaker(line)
        if not who:
            if not _BEFORE.match(line):
                self.talk.note("it is not understood, and passed over")
        elif found := _SAID.fullmatch(said):
            self._act(who, found)
        elif _ACTION.match(said):
            verb, _, rest = said.partition(" ")
            raise BadNotation(StandsAfter(repr(verb), repr(rest)))
        elif not _NOISE.match(said):
            self.talk.note("it is not understood, and passed over")

    def _act(self, who: str, found: re.Match[str]) -> None:
        say, inside = self.talk.say, found["inside"] or ""
        match found["verb"]:
            case "posts":
                self._post(who, found["what"], inside)
            case "folds":
                say(Acts(who, "folds"))
            case "checks":
                say(Acts(who, "checks"))
            case "calls":
                say(Acts(who, "calls", local_money(inside)))
            case "bets":
                say(Acts(who, "bets", local_money(inside)))
            case "raises":
                say(Acts(who, "raises with", local_money(inside)))
            case "shows":
                say(Shows(who, self._cards(found["brackets"])))
            case "mucks":
                chair = next(c for c, seat in self.talk.seats.items() if seat.name == who)
                say(SeatEnd(chair, self._cards(found["brackets"]), mucked=True, won=()))
            case "collected":
                amount = local_money(inside)
                self.won += Fraction(amount)
                say(Wins(who, amount))

    def _post(self, who: str, what: str, inside: str) -> None:
        amounts = [local_money(part) for part in inside.split(" + ")]
        if what == "dead blind":
            # The smaller part is dead, and the other one a big blind.
            kinds: list[Forced] = ["dead", "post"] if len(amounts) > 1 else ["dead"]
        else:
            kinds = [_FORCED[what]]
        for kind, amount in zip(kinds, sorted(amounts, key=float), strict=False):
            self.talk.say(Posts(who, kind, amount, self.talk.is_all(who, amount)))


_HELD: Final = re.compile(r"\[[^\]]*\]")
_BUTTON: Final = re.compile(r"Seat (\d+) is the button")
_SEAT: Final = re.compile(
    rf"Seat (?P<chair>\d+): (?P<name>.+) \(\s*(?P<stack>{LOCAL_MONEY})\s*\)$", re.IGNORECASE
)
_STREET: Final = re.compile(
    r"\*\* Dealing (?P<street>flop|turn|river) \*\*\s*:?\s*(?P<cards>\[[^\]]*\])", re.IGNORECASE
)
_DEALT: Final = re.compile(r"Dealt to (?P<who>.+?) (?P<cards>\[[^\]]*\])")
_FORCED: Final[dict[str, Forced]] = {
    "ante": "ante",
    "small blind": "small blind",
    "big blind": "big blind",
}
_SAID: Final = re.compile(
    r"(?P<verb>posts|folds|checks|calls|bets|raises|shows|mucks|collected)"
    r"(?: (?P<what>ante|small blind|big blind|dead blind))?"
    r"(?: ?(?P<brackets>\[\s*(?P<inside>[^\]]*?)\s*\]))?"
)
_ACTION: Final = re.compile(r"(?:posts|folds|checks|calls|bets|raises|shows|collected)\b")
_NOISE: Final = re.compile(r"(?:did not|didn't|does not|doesn't|has|is|was|left|joined|sits)\b")
_BEFORE: Final = re.compile(r"Total number of players|#Game No|Game No|\*")
_CANCELLED: Final = re.compile(r"\bhand (?:was |is )?cancell?ed|cancell?ed hand", re.IGNORECASE)


PACIFIC: Final = LineDialect(BEGINS, _Teller, re.compile(r"\*\* Summary \*\*"))

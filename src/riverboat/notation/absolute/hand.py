"""A hand of Absolute Poker, line by line: ``NAME - Raises $6 to $8``.

A raise says its total last, an all-in what was put in. Who wins without a bet that comes back wins
the big blind that nobody called, too. At stud every street tells all cards of a player once more.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.engine import VARIANTS
from riverboat.notation.absolute.header import BEGINS, parse_head
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.cards import bracketed, cards_in
from riverboat.notation.dialects.live import contested
from riverboat.notation.dialects.money import LOCAL_MONEY, local_money
from riverboat.notation.dialects.sizes import posted_blinds, small_blind_of, whole
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine, FirstLineSizes, SeatLine, TableHeader
from riverboat.notation.pokerstars.said import (
    Acts,
    DealtTo,
    Event,
    Forced,
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
from riverboat.words.refusals.other_sites import AllInWithChipsBehind
from riverboat.words.refusals.pokerstars import UnknownActionHere

_TABLE: Final = re.compile(
    r"(?:Table: (?P<name>.*?) \((?:Real|Play) Money\)\s*)?"
    r"(?:Seat #(?P<button>\d+) is the (?:dead )?dealer)?"
)
_SEAT: Final = re.compile(
    rf"Seat (?P<chair>\d+) - (?P<name>.+) \((?P<stack>{LOCAL_MONEY}) in chips\)"
)
_STREET: Final = re.compile(
    r"\*\*\* (?P<name>POCKET CARDS|FLOP|TURN|RIVER|[3-7](?:RD|TH) STREET|SHOW DOWN|SUMMARY) \*\*\*"
    r"(?P<rest>.*)",
    re.IGNORECASE,
)
_DEALT: Final = re.compile(r"Dealt to (?P<who>.+) \[(?P<cards>[^\]]*)\]")
_COLLECTS: Final = re.compile(
    rf"(?P<who>.+) Collects (?P<amount>{LOCAL_MONEY}) from (?P<pot>.+?)(?: pot.*)?"
)
_HELD: Final = re.compile(r"Pocket \[(?P<cards>[^\]]*)\]")
_BACK: Final = re.compile(rf"returned \((?P<amount>{LOCAL_MONEY})\) : not called")
_SHOWS: Final = re.compile(r"Shows \[(?P<cards>[^\]]*)\].*")
_HIDES: Final = re.compile(r"(?:Mucks|Does not show)\b.*")
_POST: Final = re.compile(
    rf"(?:Posts(?: (?P<what>small blind|big blind|straddle|dead))?|(?P<ante>Ante)) "
    rf"\[?(?P<amount>{LOCAL_MONEY})\]?(?: dead (?P<dead>{LOCAL_MONEY}))?"
)
_ACTION: Final = re.compile(
    r"(?P<verb>Folds|Checks|Calls|Bets|Raises|Bring-In|All-In\(Raise\)|All-In)"
    rf"(?: (?P<amount>{LOCAL_MONEY}))?(?: to (?P<to>{LOCAL_MONEY}))?"
)
_ASIDE: Final = re.compile(r"\s*\((?:Preselection|Timeout|Disconnect\w*)\)\s*$", re.IGNORECASE)
_NOISE: Final = re.compile(
    r"sitout\b.*|(?:has|is|was|left|joined|timed|reconnected|disconnected)\b.*", re.IGNORECASE
)
_TOTAL: Final = re.compile(rf"Total Pot\((?P<pot>{LOCAL_MONEY})\)(?P<rest>.*)", re.IGNORECASE)
_FEE: Final = re.compile(rf"\| (?P<name>(?:Jackpot )?Rake) \((?P<fee>{LOCAL_MONEY})\)")
_MUCKED: Final = re.compile(r"Seat (?P<chair>\d+): .*\[Mucked\] \[(?P<cards>[^\]]*)\]")


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.head = self.first_line(parse_head)
        self.upcards = VARIANTS[self.head.game.variant].has_upcards
        self.table, self.button = "", 0
        self.held: dict[str, int] = {}
        """Of stud: how many cards of a player have been told."""
        self.dealt = False
        self.summary = False

    def script(self) -> HandScript:
        talk, head = self.talk, self.head
        talk.read(self._take)
        talk.complete = self.summary
        talk.uncalled_in_pot = not any(isinstance(said.event, GetsBack) for said in talk.said)
        first = FirstLine(
            "Absolute Poker",
            self.begun["number"],
            head.game,
            self._sizes(),
            head.currency,
            head.started,
            head.tournament,
        )
        return talk.script(first, TableHeader(self.table, 0, self.button))

    def _sizes(self) -> FirstLineSizes:
        amounts, ante = self.head.amounts, self.head.ante
        if self.head.game.limit == "limit":
            small = amounts[0]
            return FirstLineSizes(small, amounts[-1] if amounts[1:] else whole(2 * Fraction(small)))
        if amounts[1:]:
            return FirstLineSizes(amounts[0], amounts[1], ante)
        posted, _ = posted_blinds(self.talk.posts, self.talk.said)
        return FirstLineSizes(posted or small_blind_of(amounts[0]), amounts[0], ante)

    # Lines --------------------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        if found := _STREET.fullmatch(line):
            self._street(found["name"].upper(), found["rest"])
        elif self.summary:
            self._sum_up(line)
        elif not self.dealt and (found := _SEAT.fullmatch(line)):
            seat = SeatLine(int(found["chair"]), found["name"], local_money(found["stack"]), False)
            self.talk.sit(seat)
        elif not self.talk.seats and (found := _TABLE.fullmatch(line)):
            self.table, self.button = found["name"] or "", int(found["button"] or 0)
        elif found := _DEALT.fullmatch(line):
            self.talk.hero = found["who"]
            self.talk.say(DealtTo(found["who"], (), cards_in(found["cards"])))
        elif found := _COLLECTS.fullmatch(line):
            self._collect(found)
        else:
            self._act(line)

    def _street(self, name: str, rest: str) -> None:
        if name == "SUMMARY":
            self.summary = True
        elif name == "SHOW DOWN":
            self.talk.say(Marker(name))
        elif name == "POCKET CARDS":
            self.dealt = True
            self.talk.say(Marker("HOLE CARDS"))
        elif self.upcards:
            self.dealt = True
            self.talk.say(Marker(name if name == "RIVER" else f"{name[:3].lower()} STREET"))
        else:
            told = tuple([card for cards in bracketed(rest) for card in cards])
            self.talk.deal_board(name, told)

    def _collect(self, found: re.Match[str]) -> None:
        if "proposition" in found["pot"]:
            self.talk.note("a bounty that is paid beside the pot, and not counted")
        else:
            self.talk.say(Wins(found["who"], local_money(found["amount"])))

    def _act(self, line: str) -> None:
        who, rest = self.talk.speaker(line)
        if not (who and rest.startswith("- ")):
            self.talk.note("it is not understood, and passed over")
            return
        rest = _ASIDE.sub("", rest.removeprefix("- ")).strip()
        if _NOISE.fullmatch(rest):
            return
        for event in self._events(who, rest):
            self.talk.say(event)

    def _events(self, who: str, rest: str) -> list[Event]:
        if found := _POST.fullmatch(rest):
            return self._posted(who, found)
        if found := _HELD.fullmatch(rest):
            return self._shown_on_the_street(who, found["cards"].split())
        if found := _BACK.fullmatch(rest):
            return [GetsBack(who, local_money(found["amount"]))]
        if found := _SHOWS.fullmatch(rest):
            return [Shows(who, cards_in(found["cards"]))]
        if _HIDES.fullmatch(rest):
            return [Mucks(who)] if contested(self.talk) else []
        if found := _ACTION.fullmatch(rest):
            return [self._acted(who, found)]
        raise BadNotation(UnknownActionHere())

    def _posted(self, who: str, found: re.Match[str]) -> list[Event]:
        amount = local_money(found["amount"])
        all_in = self.talk.is_all(who, amount)
        if found["ante"]:
            return [Posts(who, "ante", amount, all_in)]
        dead = local_money(found["dead"]) if found["dead"] else 0
        match found["what"]:
            case "small blind" | "big blind" | "straddle" as what:
                return [Posts(who, what, amount, all_in)]
            case "dead" if dead:  # the first amount is all of it
                live = whole(Fraction(amount) - Fraction(dead))
                return [Posts(who, "dead", dead), Posts(who, "post", live)]
            case "dead":
                return [Posts(who, "dead", amount)]
            case _ if dead:
                return [Posts(who, "dead", dead), Posts(who, "post", amount)]
            case _:
                return [Posts(who, "post", amount, all_in)]

    def _shown_on_the_street(self, who: str, told: list[str]) -> list[Event]:
        """The cards of a player at stud: those that are new, as far as they are open."""
        new = told[self.held.get(who, 0) :]
        self.held[who] = len(told)
        known = cards_in(" ".join([card for card in new if card != "H"]))
        if known and len(new) == 3 and "H" not in new:
            self.talk.hero = who
        return [DealtTo(who, (), known)] if known else []

    def _acted(self, who: str, found: re.Match[str]) -> Event:
        amount = local_money(found["amount"]) if found["amount"] else 0
        to = local_money(found["to"]) if found["to"] else 0
        match found["verb"]:
            case "Folds":
                return Acts(who, "folds")
            case "Checks":
                return Acts(who, "checks")
            case "Calls":
                return Acts(who, "calls", amount)
            case "Bets":
                return Acts(who, "bets", amount)
            case "Bring-In":
                return Acts(who, "brings in", amount)
            case _ if to:
                return Acts(who, "completes", to=to)
            case "Raises":
                return Acts(who, "raises with", amount)
            case _ if not amount:
                raise BadNotation(AllInWithChipsBehind(who))
            case _ if not self.dealt:  # a blind
                posted = {s.event.what for s in self.talk.posts if isinstance(s.event, Posts)}
                what: Forced = "big blind" if "small blind" in posted else "small blind"
                return Posts(who, what, amount, all_in=True)
            case _:
                return Acts(who, "puts in", amount)

    # The summary --------------------------------------------------------------------------------

    def _sum_up(self, line: str) -> None:
        if found := _TOTAL.fullmatch(line):
            fees = [(fee["name"].lower(), local_money(fee["fee"])) for fee in _FEE.finditer(line)]
            self.talk.say(Total(local_money(found["pot"]), tuple(fees)))
        elif found := _MUCKED.match(line):
            self.talk.say(SeatEnd(int(found["chair"]), cards_in(found["cards"]), True, ()))


ABSOLUTE: Final = LineDialect(BEGINS, _Teller)

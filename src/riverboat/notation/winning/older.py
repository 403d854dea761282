"""A hand of the Winning network until 2019, line by line: ``Player Ann raises (4)``.

Every amount is what was put in. The pot is told without what was taken of it; some tables took
for a jackpot, too, and did not say so: then what players have bet in all tells it.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.cards import Cards
from riverboat.engine import VARIANTS
from riverboat.notation.about import Tournament
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.cards import bracketed, cards_in
from riverboat.notation.dialects.dates import dated
from riverboat.notation.dialects.money import LOCAL_MONEY, local_money
from riverboat.notation.dialects.sizes import whole
from riverboat.notation.pokerstars.games import Limit, NamedGame
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
)
from riverboat.notation.pokerstars.said import (
    Acts,
    DealtTo,
    Event,
    GetsBack,
    Marker,
    Posts,
    SaidLine,
    SeatEnd,
    Shows,
    Total,
    Verb,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.other_sites import AllInWithChipsBehind
from riverboat.words.refusals.pokerstars import (
    FirstLineSaysNoStakes,
    NoGameIsNamed,
    UnknownActionHere,
)

BEGINS: Final = re.compile(r"Game started at: (?P<date>\d{4}/.*)")
ENDS: Final = re.compile(r"Game ended at:")


_GAMES: Final = {
    "hold'em": "hold'em",
    "holdem": "hold'em",
    "omaha": "omaha",
    "omaha hilow": "omaha hi-lo",
    "seven cards stud": "seven-card stud",
    "seven cards stud hilow": "seven-card stud hi-lo",
}
_ID: Final = re.compile(
    rf"Game ID: (?P<number>\d+) (?P<small>{LOCAL_MONEY})/(?P<big>{LOCAL_MONEY}) ?(?P<table>.*?) ?"
    r"\((?P<game>[^()]+)\)(?: (?P<size>\d+)-max)?\s*$"
)
_BUTTON: Final = re.compile(r"Seat (\d+) is the button")
_SEAT: Final = re.compile(rf"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>{LOCAL_MONEY})\)\.?")
_BOARD: Final = re.compile(r"\*\*\* (?P<name>FLOP|TURN|RIVER) \*\*\*:?(?P<rest>.*\[.*)")
_STREET: Final = re.compile(
    r"\*\*\* (?P<name>third|fourth|fifth|sixth|seventh|river)(?: street)? \*\*\*.*", re.IGNORECASE
)
_STREETS: Final = {
    "third": "3rd STREET",
    "fourth": "4th STREET",
    "fifth": "5th STREET",
    "sixth": "6th STREET",
    "seventh": "RIVER",
    "river": "RIVER",
}
_NUMBERED: Final = ("3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")
_UNCALLED: Final = re.compile(
    rf"Uncalled bet \((?P<amount>{LOCAL_MONEY})\) returned to (?P<who>.+)"
)
_CARD: Final = re.compile(r"received card: (\[[^\]]*\])")
_DOES: Final = re.compile(
    r"(?P<verb>has small blind|has big blind|posts ante|ante|posts|straddle|bring in|folds|checks"
    rf"|calls|bets|raises|caps|cap|allin)(?: \((?P<amount>{LOCAL_MONEY})\))?"
    r"(?P<dead> as a dead bet)?"
)
_VERBS: Final[dict[str, Verb]] = {
    "calls": "calls",
    "bets": "bets",
    "raises": "raises with",
    "caps": "raises with",
    "cap": "raises with",
    "allin": "puts in",
    "bring in": "brings in",
}
_POT: Final = re.compile(rf"Pot: (?P<pot>{LOCAL_MONEY})\.?(?P<rest>.*)")
_FEE: Final = re.compile(rf"(?P<name>Rake|JP fee) (?P<fee>{LOCAL_MONEY})", re.IGNORECASE)
_NUMBER: Final = r"(\d[\d,]*(?:\.\d+)?)"
_BETS: Final = re.compile(rf"Bets: {_NUMBER}")
_COLLECTS: Final = re.compile(rf"Collects: {_NUMBER}")


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.button = 0
        self.game_id: re.Match[str] | None = None
        self.summary = False
        self.dealt: dict[str, Cards] = {}
        self.raked = False
        self.pot: tuple[SaidLine, Amount, list[tuple[str, Amount]]] | None = None
        self.bets = Fraction(0)
        self.posted_big: Amount = 0

    def script(self) -> HandScript:
        talk = self.talk
        talk.read(self._take)
        if self.game_id is None:
            raise BadNotation(FirstLineSaysNoStakes("Game ID"), talk.chunk.line)
        talk.complete = self.summary
        self._add_total()
        game = self._game()
        table = self.game_id["table"].strip()
        tournament = None if self.raked else Tournament(name=table, number=self._number())
        play_money = table.startswith("PM ")
        head = FirstLine(
            "Winning",
            self.game_id["number"],
            game,
            FirstLineSizes(local_money(self.game_id["small"]), local_money(self.game_id["big"])),
            "" if tournament or play_money else "USD",
            dated(re.sub(r"(?<!\d)(\d)(?!\d)", r"0\1", talk.chunk.lines[0])),
            tournament,
        )
        return talk.script(head, TableHeader(table, int(self.game_id["size"] or 0), self.button))

    def _number(self) -> str:
        """The number of a tournament stands in the name of its file only."""
        found = re.search(r"\bT(\d+)\b", self.file)
        return found[1] if found else ""

    @property
    def _variant(self) -> str:
        if self.game_id is None:
            raise BadNotation(FirstLineSaysNoStakes("Game ID"))
        name = " ".join(self.game_id["game"].lower().split())
        if name not in _GAMES:
            raise BadNotation(NoGameIsNamed(repr(self.game_id[0])))
        return _GAMES[name]

    def _game(self) -> NamedGame:
        """The limit is not told: it is fixed where the big blind is the smaller amount."""
        assert self.game_id is not None, "asked at the end"
        limit: Limit = "pot-limit" if "omaha" in self._variant else "no-limit"
        small, big = local_money(self.game_id["small"]), local_money(self.game_id["big"])
        fixed = self.posted_big and Fraction(self.posted_big) == Fraction(small) < Fraction(big)
        if fixed or VARIANTS[self._variant].has_upcards:
            limit = "limit"
        return NamedGame(self._variant, limit, self.game_id["game"])

    def _take(self, line: str) -> None:
        if self.summary:
            self._sum_up(line)
        elif re.match(r"-+ ?Summary ?-+", line):
            self._flush()
            self.talk.say(Marker("SHOW DOWN"))
            self.summary = True
        elif self.game_id is None and (found := _ID.match(line)):
            self.game_id = found
        elif found := _BUTTON.fullmatch(line):
            self.button = int(found[1])
        elif not self.talk.posts and not self.talk.said and (found := _SEAT.fullmatch(line)):
            stack = local_money(found["stack"])
            self.talk.sit(SeatLine(int(found["chair"]), found["name"], stack, False))
        elif found := _UNCALLED.fullmatch(line):
            self.talk.say(GetsBack(found["who"], local_money(found["amount"])))
        elif found := _BOARD.fullmatch(line):
            self._flush()
            cards = tuple([card for part in bracketed(found["rest"]) for card in part])
            self.talk.say(Marker(found["name"], 0, cards))
        elif found := _STREET.fullmatch(line):
            self._flush()
            self._mark(_STREETS[found["name"].lower()])
        elif line.startswith("Player "):
            self._player(line.removeprefix("Player "))

    def _mark(self, street: str) -> None:
        self.talk.say(Marker(street))

    # Cards --------------------------------------------------------------------------------------

    def _flush(self) -> None:
        """Cards that were dealt since somebody acted, as one deal."""
        has_upcards = VARIANTS[self._variant].has_upcards
        told = [s.event.name for s in self.talk.said if isinstance(s.event, Marker)]
        if not told:
            self._mark("3rd STREET" if has_upcards else "HOLE CARDS")
        for who, cards in self.dealt.items():
            self.talk.say(DealtTo(who, (), cards))
            first = VARIANTS[self._variant].streets[0]
            if len(cards) == first.down + first.up:
                self.talk.hero = who
        self.dealt.clear()

    # Actions ------------------------------------------------------------------------------------

    def _player(self, line: str) -> None:
        who, rest = self.talk.speaker(line)
        if not who:
            return
        if card := _CARD.fullmatch(rest):
            self.dealt[who] = (*self.dealt.get(who, ()), *cards_in(card[1]))
            return
        does = _DOES.fullmatch(rest)
        if does is None:
            if re.match(r"(?:folds|checks|calls|bets|raises|posts|caps|allin)\b", rest):
                raise BadNotation(UnknownActionHere())
            return
        amount = local_money(does["amount"]) if does["amount"] else 0
        event = self._event(who, does["verb"], amount, bool(does["dead"]))
        if not isinstance(event, Posts):
            self._flush()
        self.talk.say(event)

    def _event(self, who: str, verb: str, amount: Amount, dead: bool) -> Event:
        match verb:
            case "folds":
                return Acts(who, "folds")
            case "checks":
                return Acts(who, "checks")
            case "has small blind":
                return Posts(who, "small blind", amount)
            case "has big blind":
                self.posted_big = max(self.posted_big, amount)
                return Posts(who, "big blind", amount)
            case "posts ante" | "ante":
                return Posts(who, "ante", amount, all_in=self.talk.is_all(who, amount))
            case "straddle":
                return Posts(who, "straddle", amount)
            case "posts":
                return self._posted(who, amount, dead)
            case "allin" if not amount:
                raise BadNotation(AllInWithChipsBehind(who))
            case _:
                return Acts(who, _VERBS[verb], amount)

    def _posted(self, who: str, amount: Amount, dead: bool) -> Posts:
        big = self.posted_big
        if dead or (big and amount < big):
            return Posts(who, "dead", amount)
        return Posts(who, "both blinds" if big and amount > big else "post", amount)

    # The summary --------------------------------------------------------------------------------

    def _sum_up(self, line: str) -> None:
        if found := _POT.fullmatch(line):
            fees = [(name.lower(), local_money(fee)) for name, fee in _FEE.findall(found["rest"])]
            self.raked = bool(fees)
            here = SaidLine(self.talk.line, self.talk.text, Marker("SUMMARY"))
            self.pot = here, local_money(found["pot"]), fees
            return
        rest = line.removeprefix("*").removeprefix("Player ")
        who, rest = self.talk.speaker(rest) if "layer " in line else ("", "")
        if not who:
            return
        cards = bracketed(rest.partition("Low hand")[0])
        if rest.startswith("shows") and cards:
            self.talk.say(Shows(who, cards[0]))
        elif rest.startswith("mucks") and cards:
            chair = next(c for c, seat in self.talk.seats.items() if seat.name == who)
            self.talk.say(SeatEnd(chair, cards[0], True, ()))
        if bets := _BETS.search(rest):
            self.bets += Fraction(local_money(bets[1]))
        if (won := _COLLECTS.search(rest)) and local_money(won[1]):
            self.talk.say(Wins(who, local_money(won[1])))

    def _add_total(self) -> None:
        if self.pot is None or not self.bets:
            return
        here, pot, fees = self.pot
        taken = sum([Fraction(fee) for _, fee in fees], Fraction(0))
        more = self.bets - Fraction(pot) - taken
        if more > 0 and fees:
            fees.append(("jackpot", whole(more)))
            taken += more
        gross = whole(Fraction(pot) + taken)
        self.talk.ending.append(here._replace(event=Total(gross, tuple(fees))))


OLDER_WINNING: Final = LineDialect(BEGINS, _Teller, ENDS)

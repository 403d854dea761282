"""A hand of partypoker, line by line.

Amounts are what a player puts in; newer files say the total of a raise beside it. An uncalled bet
stays in what its player wins. Of tournaments older files tell no blinds that are posted: whoever
sits behind the button posts those of the level.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.cards import cards_in
from riverboat.notation.dialects.money import LOCAL_MONEY, local_money
from riverboat.notation.dialects.sizes import posted_blinds, whole
from riverboat.notation.party.header import BEGINS, PartyHead, level_of, parse_head, tournament_of
from riverboat.notation.party.posting import blinds_of_the_level
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine, FirstLineSizes, SeatLine, TableHeader
from riverboat.notation.pokerstars.money import currency_of
from riverboat.notation.pokerstars.said import (
    Acts,
    CashesOut,
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
from riverboat.words.refusals.pokerstars import FirstLineSaysNoStakes, StandsAfter


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.head: PartyHead | None = None
        self.table, self.size, self.button = "", 0, 0
        self.currency = ""
        self.won = Fraction(0)
        self.rake: Amount | None = None
        self.summary = False
        self.talk.uncalled_in_pot = True

    def script(self) -> HandScript:
        talk = self.talk
        talk.read(self._take)
        if self.head is None:
            raise BadNotation(FirstLineSaysNoStakes("partypoker"), talk.chunk.line)
        talk.complete = bool(self.won)
        sizes = self._sizes(self.head)
        event = self.head.tournament
        posted = {s.event.what for s in talk.posts if isinstance(s.event, Posts)}
        if event and posted <= {"ante"}:
            found = blinds_of_the_level(talk.players(), self.button, sizes, talk.posts)
            talk.posts += [talk.as_said(post) for post in found]
            talk.notes.append("no blinds are said to be posted: taken as those of the level")
        rake = self.rake or (0 if event else None)
        if talk.complete and rake is not None:
            total = Total(whole(self.won + Fraction(rake)), (("rake", rake),))
            talk.ending.append(talk.as_said(total))
        first = FirstLine(
            "partypoker",
            self.begun["number"],
            self.head.game,
            sizes,
            "" if event else self.head.currency or self.currency,
            self.head.started,
            event,
        )
        return talk.script(first, TableHeader(self.table, self.size, self._button()))

    def _button(self) -> int:
        upcards = self.head is not None and self.head.game.variant.startswith("seven-card")
        return 0 if upcards else self.button

    def _sizes(self, head: PartyHead) -> FirstLineSizes:
        small, big = head.sizes or posted_blinds(self.talk.posts, self.talk.said)
        for said in self.talk.posts:
            match said.event:
                case Posts(what="button blind", amount=amount):
                    return FirstLineSizes(amount, amount, head.ante, amount)
                case _:
                    pass
        if not big:
            raise BadNotation(FirstLineSaysNoStakes(head.game.title), self.talk.chunk.line)
        if head.game.limit == "limit" and (head.tournament or not head.sizes):
            return FirstLineSizes(big, whole(Fraction(big) * 2), head.ante)
        return FirstLineSizes(small, big, head.ante)

    # Lines --------------------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        talk = self.talk
        if self.head is None:
            self.head = parse_head(line)
        elif self.summary:
            self._end(line)
        elif found := _SEAT.match(line):
            self._sit(found)
        elif found := _BUTTON.match(line):
            self.button = int(found[1])
        elif found := _TABLE.match(line):
            self.table = self.table or found["name"].strip()
            self.button = int(found["button"] or self.button)
        elif found := _PLAYERS.match(line):
            self.size = int(found[1])
        elif line.startswith("Trny"):
            self._event(line)
        elif level := level_of(line):
            self.head = self.head._replace(sizes=level[:2], ante=level[2])
        elif line.startswith("** "):
            self._marker(line)
        elif found := _DEALT.match(line):
            if not talk.hero:
                talk.hero = found["who"]
            talk.say(DealtTo(found["who"], (), cards_in(found["cards"])))
        else:
            self._speak(line)

    def _sit(self, found: re.Match[str]) -> None:
        if not self.talk.begun:
            stack = found["stack"]
            self.currency = self.currency or currency_of(stack)
            self.talk.sit(SeatLine(int(found["chair"]), found["name"], local_money(stack), False))

    def _event(self, line: str) -> None:
        """The tournament and its level, where they have a line of their own."""
        assert self.head is not None, "its line comes first"
        if told := tournament_of(line):
            known = self.head.tournament or told
            known = replace(known, number=told.number, level=told.level or known.level)
            self.head = self.head._replace(tournament=known)

    def _marker(self, line: str) -> None:
        talk = self.talk
        if "Summary" in line:
            self.summary = True
        elif "down cards" in line:
            talk.say(Marker("HOLE CARDS"))
        elif found := _STREET.match(line):
            talk.deal_board(found["street"].upper(), cards_in(found["cards"]))
        elif found := _UPCARDS.match(line):
            talk.say(Marker(_STREETS[(found["street"] or "").lower()]))

    # Players ------------------------------------------------------------------------------------

    def _speak(self, line: str) -> None:
        who, said = self.talk.speaker(line)
        if not who:
            if not _BEFORE.match(line):
                self.talk.note("it is not understood, and passed over")
        elif found := _SAID.fullmatch(said):
            self._act(who, found)
        elif found := _WINS.match(said):
            self._win(who, local_money(found["amount"]))
        elif found := _CASHES_OUT.match(said):
            self.talk.say(CashesOut(who, local_money(found["amount"])))
        elif _ACTION.match(said):
            verb, _, rest = said.partition(" ")
            raise BadNotation(StandsAfter(repr(verb), repr(rest)))
        elif not _NOISE.match(said):
            self.talk.note("it is not understood, and passed over")

    def _act(self, who: str, found: re.Match[str]) -> None:
        say = self.talk.say
        amount = local_money(found["amount"]) if found["amount"] else 0
        match found["verb"].lower():
            case "posts":
                self._post(who, found["what"].strip().lower(), amount)
            case "folds":
                say(Acts(who, "folds"))
            case "checks":
                say(Acts(who, "checks"))
            case "calls":
                say(Acts(who, "calls", amount))
            case "bets" | "double bets":
                say(Acts(who, "bets", amount))
            case "raises" | "completes":
                if found["to"]:
                    say(Acts(who, "completes", to=local_money(found["to"])))
                else:
                    say(Acts(who, "raises with", amount))
            case "bring-ins" | "brings in":
                say(Acts(who, "brings in", amount))
            case "is all-in":
                if found["amount"]:
                    say(Acts(who, "puts in", amount, all_in=True))
            case "shows":
                if found["cards"]:
                    say(Shows(who, cards_in(found["cards"])))
            case "doesn't show" | "mucks":
                if found["cards"]:
                    self._told(who, found["cards"])

    def _told(self, who: str, cards: str) -> None:
        """The cards of a hand that its player did not show."""
        chair = next(c for c, seat in self.talk.seats.items() if seat.name == who)
        self.talk.say(SeatEnd(chair, cards_in(cards), mucked=True, won=()))

    def _post(self, who: str, what: str, amount: Amount) -> None:
        kind = _FORCED[what]
        posted = [s.event for s in self.talk.posts if isinstance(s.event, Posts)]
        if kind == "small blind" and any(post.what == kind for post in posted):
            kind = "post"  # who comes in with a small blind owes the rest of a call
        self.talk.say(Posts(who, kind, amount, self.talk.is_all(who, amount)))

    def _win(self, who: str, amount: Amount) -> None:
        self.won += Fraction(amount)
        self.talk.say(Wins(who, amount))

    # The summary of newer files -----------------------------------------------------------------

    def _end(self, line: str) -> None:
        if found := _RAKE.search(line):
            self.rake = local_money(found["rake"])
        who, said = self.talk.speaker(line)
        if not who:
            return
        shown = _ENDS.search(said)
        out = "Cashed out" in said
        if (won := _COLLECTED.search(said)) and not out:
            self._win(who, local_money(won["amount"]))
        if shown and "(folded)" not in said:
            self.talk.say(Shows(who, cards_in(shown["cards"])))


_SEAT: Final = re.compile(
    rf"Seat ?(?P<chair>\d+): (?P<name>.+?) \(\s*(?P<stack>{LOCAL_MONEY})(?: [A-Z]{{3}})?\s*\)",
    re.IGNORECASE,
)
_BUTTON: Final = re.compile(r"Seat (\d+) is the button", re.IGNORECASE)
_TABLE: Final = re.compile(
    r"Table (?P<name>.+?) ?\( ?(?:Real|Play)[^)]*\)(?:.*?Seat (?P<button>\d+) is the button)?",
    re.IGNORECASE,
)
_PLAYERS: Final = re.compile(r"Total number of players : \d+/(\d+)")
_STREET: Final = re.compile(
    r"\*\* Dealing (?P<street>flop|turn|river) \*\*\s*:?\s*(?P<cards>\[[^\]]*\])", re.IGNORECASE
)
_UPCARDS: Final = re.compile(
    r"\*\* Dealing(?: (?P<street>fourth|fifth|sixth|river))?(?: street)? \*\*", re.IGNORECASE
)
_STREETS: Final = {
    "fourth": "4th STREET",
    "fifth": "5th STREET",
    "sixth": "6th STREET",
    "river": "RIVER",
    "": "3rd STREET",
}
_DEALT: Final = re.compile(r"Dealt to (?P<who>.+?) (?P<cards>\[[^\]]*\])")
_FORCED: Final[dict[str, Forced]] = {
    "ante": "ante",
    "ante of": "ante",
    "small blind": "small blind",
    "big blind": "big blind",
    "button blind": "button blind",
    "big blind + dead": "both blinds",
    "dead blind": "dead",
    "straddle": "straddle",
}
_SUM: Final = rf"[\[(]?\s*(?P<amount>{LOCAL_MONEY})(?: [A-Z]{{3}})?\s*[\])]?"
_SAID: Final = re.compile(
    r"(?P<verb>posts|folds|checks|calls|bets|double bets|raises|completes|bring-ins|brings in"
    r"|is all-in|shows|doesn't show|mucks)"
    r"(?P<what> (?:ante(?: of)?|(?:small|button|dead) blind|big blind(?: \+ dead)?|straddle))?"
    rf"(?:\s*{_SUM})?(?: to (?P<to>{LOCAL_MONEY}))?"
    r"(?:\s*(?P<cards>\[[^\]]*\]).*?)?\.?\s*",
    re.IGNORECASE,
)
_WINS: Final = re.compile(rf"wins (?:(?:Hi|Lo) )?\(?(?P<amount>{LOCAL_MONEY})")
_CASHES_OUT: Final = re.compile(rf"Cashout Amount is (?P<amount>{LOCAL_MONEY})", re.IGNORECASE)
_ACTION: Final = re.compile(r"(?:posts|folds|checks|calls|bets|raises|wins|completes)\b")
_NOISE: Final = re.compile(
    r"(?:does not|did not|has|is|was|will|opens|opted|finished|Cash-?out|probab|joined|left|could"
    r"|shows|balance|:)",
    re.IGNORECASE,
)
_BEFORE: Final = re.compile(
    r"#?Game (?:No|#)|Trny|Creating|>|Total number|\*|Connection|Your|The|.* has |.* is "
)
_RAKE: Final = re.compile(rf"Rake: (?P<rake>{LOCAL_MONEY})")
_COLLECTED: Final = re.compile(rf"collected (?P<amount>{LOCAL_MONEY})")
_ENDS: Final = re.compile(r"(?P<cards>\[ (?:\w\w(?:, | ))+\])")


PARTY: Final = LineDialect(BEGINS, _Teller, re.compile(r"\*\* Summary \*\*"))

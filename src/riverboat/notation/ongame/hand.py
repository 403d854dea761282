"""A hand of Ongame, line by line.

What a player puts in is told first and trusted; the total after it is that of the street, or in
stud of all streets. Bets that nobody called are not told, nor are they a part of the pots.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from riverboat.cards import Cards
from riverboat.engine import VARIANTS
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects import LineDialect, Teller
from riverboat.notation.dialects.blinds import in_their_places
from riverboat.notation.dialects.cards import cards_in
from riverboat.notation.dialects.dates import dated_by_name
from riverboat.notation.dialects.draws import draw_to
from riverboat.notation.dialects.money import local_money
from riverboat.notation.dialects.sizes import whole
from riverboat.notation.ongame.header import BEGINS, ENDS, OngameTable, table_of, tournament_of
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine, SeatLine, TableHeader
from riverboat.notation.pokerstars.said import (
    Acts,
    DealtTo,
    Draws,
    Event,
    Marker,
    Posts,
    SaidLine,
    Shows,
    Total,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.pokerstars import LineOfTheTableIsMissing, UnknownActionHere

_SEAT: Final = re.compile(r"Seat (?P<chair>\d+): (?P<name>.+) \((?P<stack>[^()]+?)(?: in chips)?\)")
_ENDED: Final = re.compile(
    r"Seat \d+: (?P<name>.+) \([^()]+\)(?:, net: [^,\[]+)?(?:, \[(?P<cards>[^\]]*)\].*)?"
)
_DEALT: Final = re.compile(r"Dealing to (?P<who>.+): \[(?P<cards>[^\]]*)\]")
_NEW_HAND: Final = re.compile(r"New hand for (?P<who>.+): \[(?P<cards>[^\]]*)\]")
_BOARD: Final = re.compile(r"--- ?Dealing (?P<street>flop|turn|river) \[(?P<cards>[^\]]*)\]")
_STREET: Final = re.compile(r"(?:--- ?)?Dealing (?P<street>[3-6](?:rd|th) street|river)")
_POT: Final = re.compile(
    r"(?:Main|Side) pot(?: \d+)?: (?P<pot>\S+(?: \d{3}\S*)*) won by (?P<who>.+)"
)
_SHARE: Final = re.compile(r"(?P<who>.+?) \((?P<amount>[^()]*?)(?: (?:High|Low))?\)(?:, |$)")
_RAKE: Final = re.compile(r"Rake taken: (?P<rake>.+)")
_ALL_IN: Final = re.compile(r"(?: \[all in\]| and is all[- ]in)\s*$", re.IGNORECASE)
_POST: Final = re.compile(
    r"posts (?P<what>small blind|big blind|dead blind|small & big blind|ante|straddle)"
    r"(?: \( ?(?P<amount>[^)]+)\)| (?P<bare>\S+))"
)
_ACTION: Final = re.compile(
    r"(?P<verb>folds|checks|calls|bets|raises|small bring in|big bring in)"
    r"(?: (?P<amount>\S+))?(?: to (?P<to>\S+))?"
)
_DRAW: Final = re.compile(r"changed (?P<count>\d+) cards?(?: \[(?P<cards>[^\]]*)\])?")
_NOISE: Final = re.compile(
    r"-+|Dealing pocket cards|Players in round:.*|.* sits out.*|Summary:|\*+ ?End of hand.*"
    r"|.* (?:sits in|is disconnected|has reconnected|timed out).*|Summary.*"
)


class _Teller(Teller):
    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        super().__init__(chunk, begun, file)
        self.table: OngameTable | None = None
        self.started, self.button, self.size = "", 0, 0
        self.summary = False
        self.pot: Amount = 0
        self.shown: dict[str, Cards] = {}
        self.rake: Amount | None = None

    def script(self) -> HandScript:
        talk = self.talk
        talk.read(self._take)
        if self.table is None:
            raise BadNotation(LineOfTheTableIsMissing(), talk.chunk.line)
        self._tell_end()
        tournament = tournament_of(self.begun["rest"])
        sizes = self.table.sizes
        chairs = [(seat.chair, seat.name) for seat in talk.players()]
        equal = sizes.small == sizes.big and self.table.game.limit != "limit"
        talk.posts = in_their_places(talk.posts, chairs, self.button, equal=equal)
        head = FirstLine(
            "Ongame",
            self.begun["number"],
            self.table.game,
            sizes,
            "" if tournament else self.table.currency,
            self.started,
            tournament,
        )
        return talk.script(head, TableHeader(self.table.name, self.size, self.button))

    def _take(self, line: str) -> None:
        if self._begin(line):
            return
        if self.summary:
            self._sum_up(line)
        elif line.startswith("Summary"):
            self.summary = True
        elif not self._deal(line):
            self._act(line)

    def _begin(self, line: str) -> bool:
        if self.table is None and (table := table_of(line)):
            self.table = table
        elif line.startswith("Start hand:"):
            self.started = dated_by_name(line)
        elif line.startswith("User:"):
            self.talk.hero = line.removeprefix("User:").strip()
        elif found := re.match(r"Button: seat (\d+)", line):
            self.button = int(found[1])
        elif found := re.match(r"Players in round: \d+(?: \((\d+)\))?", line):
            self.size = int(found[1] or 0)
        elif not (self.summary or self.talk.said) and (seat := _SEAT.fullmatch(line)):
            stack = local_money(seat["stack"])
            self.talk.sit(SeatLine(int(seat["chair"]), seat["name"], stack, False))
        else:
            return False
        return True

    @property
    def _has_upcards(self) -> bool:
        return self.table is not None and VARIANTS[self.table.game.variant].has_upcards

    def _deal(self, line: str) -> bool:
        if line == "Dealing pocket cards":
            self.talk.say(Marker("3rd STREET" if self._has_upcards else "HOLE CARDS"))
        elif found := _BOARD.match(line):
            cards = cards_in(found["cards"])
            if cards != self.talk.board[-len(cards) :]:  # some boards are told twice
                self.talk.deal_board(found["street"].upper(), cards)
        elif self._has_upcards and (found := _STREET.fullmatch(line)):
            number = found["street"]
            name = "RIVER" if number == "river" else number.replace("street", "STREET")
            self.talk.say(Marker(name))
        elif found := _DEALT.fullmatch(line):
            self._deal_to(found["who"], found["cards"])
        elif found := _NEW_HAND.fullmatch(line):
            draw_to(self.talk, found["who"], cards_in(found["cards"]))
        else:
            return False
        return True

    def _deal_to(self, who: str, text: str) -> None:
        """The cards of a player that the file tells; a dash stands for one that lies face down."""
        known = cards_in(" ".join([word for word in re.split(r"[\s,]+", text) if word != "-"]))
        if known:
            self.talk.say(DealtTo(who, (), known))

    def _act(self, line: str) -> None:
        who, rest = self.talk.speaker(line)
        if not who:
            if not _NOISE.fullmatch(line):
                self.talk.note("it is not understood, and passed over")
            return
        all_in = bool(_ALL_IN.search(rest))
        event = self._event(who, _ALL_IN.sub("", rest).strip(), all_in)
        if event is not None:
            self.talk.say(event)
        elif not _NOISE.fullmatch(line):
            raise BadNotation(UnknownActionHere())

    def _event(self, who: str, rest: str, all_in: bool) -> Event | None:
        if posted := _POST.fullmatch(rest):
            return self._posted(
                who, posted["what"], local_money(posted["amount"] or posted["bare"])
            )
        if drawn := _DRAW.fullmatch(rest):
            return Draws(who, int(drawn["count"]), cards_in(drawn["cards"] or ""))
        acted = _ACTION.fullmatch(rest)
        if acted is None:
            return None
        amount = local_money(acted["amount"]) if acted["amount"] else 0
        match acted["verb"]:
            case "folds":
                return Acts(who, "folds")
            case "checks":
                return Acts(who, "checks")
            case "calls":
                return Acts(who, "calls", amount, all_in=all_in)
            case "bets":
                return Acts(who, "bets", amount, all_in=all_in)
            case "raises":
                return Acts(who, "raises with", amount, all_in=all_in)
            case "small bring in":
                return Acts(who, "brings in", amount, all_in=all_in)
            case _:
                return Acts(who, "completes", to=amount, all_in=all_in)

    def _posted(self, who: str, what: str, amount: Amount) -> Event:
        match what:
            case "ante":
                return Posts(who, "ante", amount, all_in=self.talk.is_all(who, amount))
            case "small & big blind":
                return Posts(who, "both blinds", amount)
            case "dead blind":
                return Posts(who, "dead", amount)
            case "big blind":
                return Posts(who, "big blind", amount)
            case "straddle":
                return Posts(who, "straddle", amount)
            case _:
                return Posts(who, "small blind", amount)

    # The summary --------------------------------------------------------------------------------

    def _sum_up(self, line: str) -> None:
        if found := _POT.fullmatch(line):
            self.pot = whole(Fraction(self.pot) + Fraction(local_money(found["pot"])))
            for share in _SHARE.finditer(found["who"]):
                if won := local_money(share["amount"]):
                    self.talk.say(Wins(share["who"], won))
        elif found := _RAKE.fullmatch(line):
            self.rake = local_money(found["rake"])
        elif (found := _ENDED.fullmatch(line)) and found["cards"]:
            cards = [card.strip() for card in found["cards"].split(",")]
            if all(cards) and "-" not in cards:
                self.shown[found["name"]] = cards_in(found["cards"])
        elif ENDS.match(line):
            self.talk.complete = True

    def _tell_end(self) -> None:
        """Who showed is told behind the pots, and won them before."""
        talk = self.talk
        wins = [said for said in talk.said if isinstance(said.event, Wins)]
        talk.said = [said for said in talk.said if not isinstance(said.event, Wins)]
        talk.say(Marker("SHOW DOWN"))
        for who, cards in self.shown.items():
            talk.say(Shows(who, cards))
        talk.said += wins
        if self.rake is not None and wins:
            total = Total(self.pot, (("rake", self.rake),))
            talk.ending.append(SaidLine(wins[0].line, wins[0].text, total))


ONGAME: Final = LineDialect(BEGINS, _Teller, ENDS)

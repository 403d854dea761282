"""One hand of a PokerNow log, told as the lines of a table would tell it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from riverboat.cards import Cards
from riverboat.engine import VARIANTS
from riverboat.notation.dialects.blinds import button_before_the_blinds
from riverboat.notation.dialects.cards import cards_in
from riverboat.notation.dialects.money import local_money
from riverboat.notation.dialects.sizes import posted_blinds, whole
from riverboat.notation.dialects.table import TableTalk
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
    Shows,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.other_sites import NoBombPots
from riverboat.words.refusals.pokerstars import (
    FirstLineSaysNoStakes,
    NoGameIsNamed,
    UnknownActionHere,
)


class NowLine(NamedTuple):
    """A line of the log."""

    line: int
    said: str
    at: str
    """When it was said, in UTC."""


_SUITS: Final = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c", "\ufe0f": None})
_OWN: Final = re.compile(r"Your hand is (?P<cards>.+)")
_SHOWS: Final = re.compile(r'"(?P<who>.+ @ [^"]+)" shows a (?P<cards>.+?)\.?')
_HEAD: Final = re.compile(
    r"-- starting hand #(?P<number>\d+) (?:\(id: ?(?P<id>\w+)\))?\s*\(?(?P<game>[^()]+?)\)?\s*"
    r'\((?:dealer: "(?P<dealer>.+)"|dead button)\) --'
)
_STACK: Final = re.compile(r'(?:#(?P<chair>\d+) )?"(?P<who>.+? @ [^"]+)" \((?P<stack>[\d.,]+)\)')
_PLAYER: Final = re.compile(r'"(?P<who>.+? @ [^"]+)" (?P<rest>.+)')
_UNCALLED: Final = re.compile(r'Uncalled bet of (?P<amount>[\d.,]+) returned to "(?P<who>.+)"')
_BOARD: Final = re.compile(
    r"(?P<street>Flop|Turn|River)(?P<second> \(second run\))?:\s*(?P<before>[^\[]*)"
    r"\[(?P<cards>[^\]]*)\]",
    re.IGNORECASE,
)
_WORDS: Final = re.compile(r"^(?:posts|calls|bets|raises|folds|checks|collected|straddles)\b")
_POST: Final = re.compile(
    r"posts an? (?P<what>missing small blind|missed small blind|small blind|missed big blind"
    r"|missing big blind|big blind|straddle|ante) of (?P<amount>[\d.,]+)"
)
_WAGER: Final = re.compile(r"(?P<verb>calls|bets|raises)(?: to| with)? (?P<amount>[\d.,]+)")
_COLLECTED: Final = re.compile(r"collected (?P<amount>[\d.,]+) from pot.*")
_ALL_IN: Final = re.compile(r" and (?:go |is )?all in\s*$")
_LIMITS: Final[dict[str, Limit]] = {
    "no limit": "no-limit",
    "pot limit": "pot-limit",
    "limit": "limit",
    "fixed limit": "limit",
}
_GAME: Final = re.compile(r"(?P<limit>(?:No |Pot |Fixed )?Limit) (?P<name>.+)", re.IGNORECASE)
_STREETS: Final = ("FLOP", "TURN", "RIVER")


def own_cards(lines: Sequence[NowLine]) -> Cards:
    """What the owner of the log was dealt, if the hand tells it."""
    for line in lines:
        if found := _OWN.fullmatch(line.said):
            return _cards(found["cards"])
    return ()


def shown_cards(lines: Sequence[NowLine]) -> list[tuple[str, Cards]]:
    """Who showed what."""
    found = [_SHOWS.fullmatch(line.said) for line in lines]
    return [(one["who"], _cards(one["cards"])) for one in found if one]


def script_of(lines: Sequence[NowLine], owner: str, table: str) -> HandScript:
    """The hand in these lines, or ``BadNotation``."""
    return _Teller(lines, owner, table).script()


class _Teller:
    def __init__(self, lines: Sequence[NowLine], owner: str, table: str) -> None:
        self.lines, self.owner, self.table = lines, owner, table
        self.talk = TableTalk(HandText(lines[0].line, [line.said for line in lines]))
        self.second: dict[str, Cards] = {}
        self.first: dict[str, Cards] = {}
        self.told_runs = False

    def script(self) -> HandScript:
        talk = self.talk
        begun = talk.guarded(_begun)
        for line in self.lines[1:]:
            talk.line, talk.text = line.line, line.said
            talk.guarded(self._take)
        self._tell_runs()
        game = _game(begun["game"])
        small, big = posted_blinds(talk.posts, talk.said)
        if not big:
            raise BadNotation(FirstLineSaysNoStakes(begun["game"]), self.lines[0].line)
        sizes = FirstLineSizes(small, big)
        if game.limit == "limit":
            sizes = FirstLineSizes(big, whole(2 * big))
        number = begun["id"] or begun["number"]
        started = self.lines[0].at
        head = FirstLine("PokerNow", number, game, sizes, "", _started(started), None)
        script = talk.script(head, TableHeader(self.table, 0, self._button(begun["dealer"])))
        return script._replace(players=_nicknames([seat.name for seat in script.seated]))

    def _button(self, dealer: str | None) -> int:
        chairs = {seat.name: chair for chair, seat in self.talk.seats.items()}
        if dealer in chairs:
            return chairs[dealer]
        return button_before_the_blinds(self.talk)

    def _take(self, said: str) -> None:
        if said.startswith(("Player stacks:", "Players stacks:")):
            self._sit(said)
        elif found := _BOARD.fullmatch(said):
            self._deal(found)
        elif found := _OWN.fullmatch(said):
            self._deal_to_owner(_cards(found["cards"]))
        elif found := _UNCALLED.fullmatch(said):
            self.talk.say(GetsBack(found["who"], local_money(found["amount"])))
        elif said.startswith("-- ending hand"):
            self.talk.complete = True
        elif "bomb pot" in said.lower():
            raise BadNotation(NoBombPots())
        elif found := _PLAYER.fullmatch(said):
            self._act(found["who"], found["rest"])

    def _sit(self, said: str) -> None:
        for place, found in enumerate(_STACK.finditer(said), 1):
            chair = int(found["chair"] or place)
            self.talk.sit(SeatLine(chair, found["who"], local_money(found["stack"]), False))

    def _deal_to_owner(self, cards: Cards) -> None:
        if self.owner in self.talk.names:
            self.talk.hero = self.owner
            self._hole_cards()
            self.talk.say(DealtTo(self.owner, (), cards))

    def _hole_cards(self) -> None:
        if not any(isinstance(said.event, Marker) for said in self.talk.said):
            self.talk.say(Marker("HOLE CARDS"))

    def _deal(self, found: re.Match[str]) -> None:
        street = found["street"].upper()
        cards = (*_cards(found["before"]), *_cards(found["cards"]))
        if found["second"]:
            self.second[street] = cards
        elif self.second:
            self.first[street] = cards
        else:
            self.first[street] = cards
            self._hole_cards()
            self.talk.say(Marker(street, 0, cards))

    def _tell_runs(self) -> None:
        """Where it was run twice, each board by itself, whichever the log tells first."""
        if not self.second:
            return
        twice = [street for street in _STREETS if street in self.second]
        said = self.talk.said
        cut = [
            at
            for at, each in enumerate(said)
            if isinstance(each.event, Marker) and each.event.name in twice
        ]
        others = [each for at, each in enumerate(said) if at not in cut]
        ends = [at for at, each in enumerate(others) if isinstance(each.event, (Wins, Shows))]
        at = cut[0] if cut else (ends[0] if ends else len(others))
        here = said[min(at, len(said) - 1)]
        boards = [
            here._replace(event=Marker(street, run, cards[street]))
            for run, cards in ((1, self.first), (2, self.second))
            for street in twice
            if street in cards
        ]
        self.talk.said = [*others[:at], *boards, *others[at:]]

    def _act(self, who: str, rest: str) -> None:
        event = self._event(who, rest)
        if event is not None:
            if not isinstance(event, Posts):
                self._hole_cards()
            self.talk.say(event)
        elif _WORDS.match(rest):
            raise BadNotation(UnknownActionHere())

    def _event(self, who: str, rest: str) -> Event | None:
        all_in = bool(_ALL_IN.search(rest))
        rest = _ALL_IN.sub("", rest).strip()
        if found := _POST.fullmatch(rest):
            return _posted(who, found["what"], found["amount"], all_in=all_in)
        if found := _WAGER.fullmatch(rest):
            total = local_money(found["amount"])
            match found["verb"]:
                case "calls":
                    return Acts(who, "calls to", to=total, all_in=all_in)
                case "bets":
                    return Acts(who, "bets", total, all_in=all_in)
                case _:
                    return Acts(who, "completes", to=total, all_in=all_in)
        if found := _COLLECTED.fullmatch(rest):
            return Wins(who, local_money(found["amount"]))
        if found := re.fullmatch(r"shows a (?P<cards>.+?)\.?", rest):
            return Shows(who, _cards(found["cards"]))
        if rest == "folds":
            return Acts(who, "folds")
        return Acts(who, "checks") if rest == "checks" else None


def _posted(who: str, what: str, text: str, *, all_in: bool) -> Event:
    amount = local_money(text)
    match what:
        case "ante":
            return Posts(who, "ante", amount, all_in)
        case "straddle":
            return Posts(who, "straddle", amount, all_in)
        case "small blind":
            return Posts(who, "small blind", amount, all_in)
        case "big blind":
            return Posts(who, "big blind", amount, all_in)
        case "missed big blind" | "missing big blind":
            return Posts(who, "post", amount, all_in)
        case _:
            return Posts(who, "dead", amount)


def _begun(line: str) -> re.Match[str]:
    found = _HEAD.fullmatch(line)
    if found is None:
        raise BadNotation(NoGameIsNamed(repr(line)))
    return found


def _game(text: str) -> NamedGame:
    found = _GAME.fullmatch(text.strip())
    name = found["name"].lower() if found else ""
    low = "hi/lo" in name or "hi-lo" in name or "8 or better" in name
    five, six = re.search(r"\b(?:5|five)\b", name), re.search(r"\b(?:6|six)\b", name)
    if found and "omaha" in name:
        size = " 5" if five else " 6" if six else ""
        variant = f"omaha{size}{' hi-lo' if low else ''}"
    else:
        variant = "hold'em" if found and "hold'em" in name else ""
    if found is None or variant not in VARIANTS:
        raise BadNotation(NoGameIsNamed(repr(text)))
    return NamedGame(variant, _LIMITS[" ".join(found["limit"].lower().split())], text)


def _started(at: str) -> str:
    found = re.match(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)", at)
    return f"{found[1]}Z" if found else ""


def _nicknames(names: Sequence[str]) -> tuple[str, ...]:
    """Names without the site's key behind them, where they are not those of two players."""
    short = [name.rpartition(" @ ")[0] for name in names]
    return tuple(
        [
            nickname if short.count(nickname) == 1 else name
            for nickname, name in zip(short, names, strict=True)
        ]
    )


def _cards(text: str) -> Cards:
    return cards_in(text.translate(_SUITS))

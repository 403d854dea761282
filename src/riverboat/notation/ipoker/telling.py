"""One hand of iPoker, told as the lines of a table would tell it."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar

from riverboat.cards import UNKNOWN, Card, Cards, parse_card
from riverboat.engine import VARIANTS
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.blinds import button_before_the_blinds, in_their_places
from riverboat.notation.dialects.dates import dated_day_first
from riverboat.notation.dialects.markup import Element
from riverboat.notation.dialects.money import local_money
from riverboat.notation.dialects.table import TableTalk
from riverboat.notation.ipoker.session import PlayedGame, SessionHead, game_of
from riverboat.notation.ipoker.stakes import sizes_of
from riverboat.notation.pokerstars.games import NamedGame
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine, SeatLine, TableHeader
from riverboat.notation.pokerstars.said import Acts, DealtTo, Event, Marker, Posts, Shows, Wins
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.other_sites import AllInWithChipsBehind, UnknownActionType
from riverboat.words.refusals.pokerstars import NoGameIsNamed

T = TypeVar("T")


def script_of(game: Element, session: SessionHead) -> HandScript:
    """The hand in this element, or ``BadNotation``."""
    return _Teller(game, session).script()


class _Step(NamedTuple):
    """An action, and the round that it stands in."""

    number: int
    round: int
    element: Element


SMALL, BIG, ANTE = "1", "2", "15"
_POSTS: Final = (SMALL, BIG, ANTE)
_AWAY: Final = ("8", "9")
"""Who sits out, or is taken away from the table."""
_BOARD: Final = {"flop": "FLOP", "turn": "TURN", "river": "RIVER"}
_STREETS: Final = {
    "second street": "2nd STREET",
    "third street": "3rd STREET",
    "fourth street": "4th STREET",
    "fifth street": "5th STREET",
    "sixth street": "6th STREET",
    "seventh street": "RIVER",
    "river": "",
}


class _Teller:
    def __init__(self, game: Element, session: SessionHead) -> None:
        self.game, self.session = game, session
        self.talk = TableTalk(HandText(game.line, [str(game)]))
        general = game.first("general") or game
        self.players = [each for each in general.all("player") if each.said("name")]
        self.general = general
        self.cards = [each for each in game.all("cards") if each.said("player")]
        self.known: dict[str, list[Card]] = {}
        title = general.words("gametype") or session.title
        self.title = title
        self.plays = self._named(game_of(title))
        self.stud = VARIANTS[self.plays.variant].has_upcards

    def _named(self, plays: PlayedGame) -> PlayedGame:
        """The game, by the cards that players hold where it has no name."""
        if plays.variant:
            return plays
        held = max([len(_TOKEN.findall(each.text)) for each in self.cards], default=0)
        if held not in _BY_CARDS:
            raise BadNotation(NoGameIsNamed(repr(self.title)))
        return PlayedGame(_BY_CARDS[held], plays.limit, plays.small, plays.big)

    def script(self) -> HandScript:
        for each in self.players:
            self._at(each, self._sit)
        steps = self._steps()
        posts = [step for step in steps if step.round == 0 or step.element.said("type") in _POSTS]
        self.sizes = sizes_of(self.plays, self.session, self.general, self._posted(posts))
        for step in posts:
            self._at(step.element, self._post)
        self._tell_streets([step for step in steps if step not in posts])
        self._tell_end()
        self.talk.complete = any("win" in each.attributes for each in self.players)
        table = self._table()
        chairs = [(seat.chair, seat.name) for seat in self.talk.players()]
        self.talk.posts = in_their_places(self.talk.posts, chairs, table.button, equal=False)
        script = self.talk.script(self._head(), table)
        return script._replace(uncalled_in_pot=self.session.with_uncalled)

    def _at(self, element: Element, read: Callable[[Element], T]) -> T:
        """What is read of an element, or the reason against it with its line."""
        self.talk.line, self.talk.text = element.line, str(element)
        return self.talk.guarded(lambda _: read(element))

    def _sit(self, player: Element) -> None:
        name, chair = player.said("name"), player.said("seat")
        stack = local_money(player.said("chips") or "0")
        self.talk.sit(SeatLine(int(chair) if chair.isdigit() else 0, name, stack, False))

    # Actions ------------------------------------------------------------------------------------

    def _steps(self) -> list[_Step]:
        """All actions in the order of their numbers."""
        found = []
        for each in self.game.all("round"):
            number = each.said("no")
            at = int(number) if number.isdigit() else 0
            for action in each.all("action"):
                told = action.said("no")
                found.append(_Step(int(told) if told.isdigit() else 0, at, action))
        return sorted(found, key=lambda step: (step.round, step.number))

    def _posted(self, posts: list[_Step]) -> dict[str, list[tuple[Amount, bool]]]:
        """What was posted by type, each with whether it was all that its player had."""
        found: dict[str, list[tuple[Amount, bool]]] = {}
        left = {seat.name: Fraction(seat.stack) for seat in self.talk.seats.values()}
        for step in posts:
            each = step.element
            kind, who = each.said("type"), each.said("player")
            if kind in _POSTS and who in left:
                amount = self._at(each, lambda one: local_money(one.said("sum")))
                left[who] -= Fraction(amount)
                found.setdefault(kind, []).append((amount, left[who] <= 0))
        return found

    def _post(self, action: Element) -> None:
        who, kind = action.said("player"), action.said("type")
        if kind in _AWAY:
            return
        if kind not in _POSTS:
            self._say_act(action)
            return
        amount = local_money(action.said("sum"))
        if not amount:
            return
        if kind == ANTE:
            self.talk.say(Posts(who, "ante", amount, all_in=self.talk.is_all(who, amount)))
        elif kind == SMALL:
            self.talk.say(Posts(who, "small blind", amount))
        elif self.plays.variant == "short deck" and self.sizes.button_blind:
            self.talk.say(Posts(who, "button blind", amount))
        else:
            most = self.sizes.small if self.plays.limit == "limit" else self.sizes.big
            self.talk.say(Posts(who, "both blinds" if amount > most else "big blind", amount))

    def _say_act(self, action: Element) -> None:
        if event := self._act(action):
            self.talk.say(event)

    def _act(self, action: Element) -> Event | None:
        who, kind, told = action.said("player"), action.said("type"), action.said("sum")
        match kind:
            case "0" | "9":
                return Acts(who, "folds")
            case "4":
                return Acts(who, "checks")
            case "3":
                return Acts(who, "calls", local_money(told))
            case "5":
                return Acts(who, "bets", local_money(told))
            case "23":
                return Acts(who, "completes", to=local_money(told))
            case "16":
                return Acts(who, "brings in", local_money(told))
            case "7":
                if not any(letter.isdigit() for letter in told):
                    raise BadNotation(AllInWithChipsBehind(who))
                return Acts(who, "puts in", local_money(told))
            case _ if re.search("[1-9]", told):
                raise BadNotation(UnknownActionType(repr(kind)))
            case _:
                self.talk.note("it moves no chips, and is passed over")
                return None

    # Streets ------------------------------------------------------------------------------------

    def _tell_streets(self, steps: list[_Step]) -> None:
        self.talk.say(Marker("HOLE CARDS"))
        self._deal_unseen()
        for at, each in enumerate(self.game.all("round")):
            number = each.said("no")
            here = int(number) if number.isdigit() else at
            self._deal_street(each)
            for step in steps:
                if step.round == here and step.element.said("type") != "8":
                    if step.element.said("type") == "9" and not self._dealt_in(step.element):
                        continue
                    self._at(step.element, self._say_act)

    def _dealt_in(self, action: Element) -> bool:
        return any(each.said("player") == action.said("player") for each in self.cards)

    def _deal_unseen(self) -> None:
        """The hand of who the file was written for, where it has down cards only."""
        if self.stud:
            return
        for each in self.cards:
            if each.said("type").lower() == "pocket":
                self._at(each, self._pocket)

    def _pocket(self, told: Element) -> None:
        cards, who = _cards(told.text), told.said("player")
        self.known[who] = list(cards)
        if who == self.session.hero and UNKNOWN not in cards:
            self.talk.hero = who
            self.talk.say(DealtTo(who, (), cards))

    def _deal_street(self, part: Element) -> None:
        dealt = [each for each in part.all("cards") if each.said("player")]
        kinds = [each.said("type").lower() for each in dealt]
        if self.stud and kinds and kinds[0] in _STREETS:
            last = "5th STREET" if self.plays.variant == "five-card stud" else "RIVER"
            street = last if kinds[0] == "river" else _STREETS[kinds[0]]
            self._at(dealt[0], lambda _: self.talk.say(Marker(street)))
            for each in dealt:
                self._at(each, self._upcards)
        for each in part.all("cards"):
            if not each.said("player") and each.said("type").lower() in _BOARD:
                self._at(each, self._board)

    def _board(self, told: Element) -> None:
        self.talk.deal_board(_BOARD[told.said("type").lower()], _cards(told.text))

    def _upcards(self, told: Element) -> None:
        cards, who = _cards(told.text), told.said("player")
        held = self.known.setdefault(who, [])
        if held or UNKNOWN not in cards:
            new = cards
        else:
            new = tuple([card for card in cards if card != UNKNOWN])
            held += [UNKNOWN] * (len(cards) - len(new))
        held += new
        if who == self.session.hero and UNKNOWN not in held:
            self.talk.hero = who
        if UNKNOWN not in new:  # the last one lies face down
            self.talk.say(DealtTo(who, (), new))

    # The end ------------------------------------------------------------------------------------

    def _tell_end(self) -> None:
        self.talk.say(Marker("SHOW DOWN"))
        folded = {
            said.event.who
            for said in self.talk.said
            if isinstance(said.event, Acts) and said.event.verb == "folds"
        }
        for who, cards in self.known.items():
            told = who in self.talk.names and cards and UNKNOWN not in cards
            if told and not (who == self.talk.hero and who in folded):
                self.talk.say(Shows(who, tuple(cards)))
        for each in self.players:
            self._at(each, self._win)

    def _win(self, player: Element) -> None:
        told = player.said("win")
        if told and (won := local_money(told)):
            self.talk.say(Wins(player.said("name"), won))

    # The frame ----------------------------------------------------------------------------------

    def _head(self) -> FirstLine:
        session = self.session
        game = NamedGame(self.plays.variant, self.plays.limit, self.title)
        started = dated_day_first(self.general.words("startdate"))
        return FirstLine(
            "iPoker",
            self.game.said("gamecode"),
            game,
            self.sizes,
            session.currency,
            started,
            session.tournament,
        )

    def _table(self) -> TableHeader:
        dealers = [each.said("seat") for each in self.players if each.said("dealer") == "1"]
        button = int(dealers[0]) if dealers and dealers[0].isdigit() else 0
        button = button or button_before_the_blinds(self.talk)
        return TableHeader(self.session.table, self.session.size, button)


_BY_CARDS: Final = {2: "hold'em", 4: "omaha", 5: "omaha 5", 6: "omaha 6"}
_TOKEN: Final = re.compile(r"\S+")
_CARD: Final = re.compile(r"([SHDC])(10|[2-9TJQKA])", re.IGNORECASE)


def _cards(text: str) -> Cards:
    """Cards as the site writes them, suit first: ``H10 SA``; ``X`` for one that nobody saw."""
    return tuple([_card(token) for token in _TOKEN.findall(text)])


def _card(token: str) -> Card:
    if token.upper() in ("X", "XX"):
        return UNKNOWN
    found = _CARD.fullmatch(token)
    if found is None:
        return parse_card(token)
    rank = "T" if found[2] == "10" else found[2].upper()
    return parse_card(rank + found[1].lower())

"""One hand of Merge, told as the lines of a table would tell it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import VARIANTS
from riverboat.notation.amounts import Amount
from riverboat.notation.dialects.blinds import in_their_places
from riverboat.notation.dialects.cards import cards_in
from riverboat.notation.dialects.draws import draw_to
from riverboat.notation.dialects.markup import Element
from riverboat.notation.dialects.money import local_money
from riverboat.notation.dialects.sizes import posted_blinds, whole
from riverboat.notation.dialects.table import TableTalk
from riverboat.notation.merge.description import MergeTable
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine, FirstLineSizes, SeatLine, TableHeader
from riverboat.notation.pokerstars.said import (
    Acts,
    DealtTo,
    Draws,
    Event,
    GetsBack,
    Marker,
    Mucks,
    Posts,
    SeatEnd,
    Shows,
    Verb,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.other_sites import UnknownActionType
from riverboat.words.refusals.pokerstars import (
    FirstLineSaysNoStakes,
    HandWasCancelled,
    NameDoesNotSitHere,
)

T = TypeVar("T")


class Reading(NamedTuple):
    """What files of different years mean by the same words."""

    after_posts: bool
    """Stacks are what players had when blinds and antes were paid."""
    all_in_is_total: bool = False
    """An all-in is told with the player's new total of the street, and not what was put in."""


def script_of(game: Element, table: MergeTable, reading: Reading) -> HandScript:
    """The hand in this element, or ``BadNotation``."""
    return _Teller(game, table, reading).script()


def stacks_are_after_posts(table: MergeTable) -> bool:
    """Whether the stacks of a file like this are usually those after the blinds and antes."""
    return table.tournament is not None and not table.version.startswith("2.")


_BLINDS: Final = ("SMALL_BLIND", "BIG_BLIND", "INITIAL_BLIND", "RETURN_BLIND", "ANTE")
_WAGERS: Final[dict[str, Verb]] = {"CALL": "calls", "BET": "bets", "ALL_IN": "puts in"}
_STREETS: Final = {
    "SECOND_STREET": "2nd STREET",
    "THIRD_STREET": "3rd STREET",
    "FOURTH_STREET": "4th STREET",
    "FIFTH_STREET": "5th STREET",
    "SIXTH_STREET": "6th STREET",
    "SEVENTH_STREET": "RIVER",
}
_BOARD: Final = (("FLOP", 3), ("TURN", 4), ("RIVER", 5))
_RAISES_SAY_TOTALS: Final = "2010-09-08"


class _Teller:
    def __init__(self, game: Element, table: MergeTable, reading: Reading) -> None:
        self.game, self.table, self.reading = game, table, reading
        self.talk = TableTalk(HandText(game.line, [str(game)]))
        self.names: dict[str, str] = {}
        self.variant = VARIANTS[table.game.variant]
        self.held: dict[str, int] = {}
        self.lies = 0
        self.flagged = False

    def script(self) -> HandScript:
        for each in self.game.all("player"):
            self._at(each, self._sit)
        self.talk.say(Marker("HOLE CARDS" if not self.variant.has_upcards else "3rd STREET"))
        if self.table.game.variant == "five-card stud":
            self.talk.said[-1] = self.talk.said[-1]._replace(event=Marker("2nd STREET"))
        for each in self.game.all("round"):
            self._round(each)
        self.talk.complete = any(
            each.said("id").startswith("END_OF") for each in self.game.all("round")
        )
        if self.reading.after_posts:
            self._count_posts_in()
        dealer = self._dealer()
        sizes = self._sizes()
        chairs = [(seat.chair, seat.name) for seat in self.talk.players()]
        self.talk.posts = in_their_places(self.talk.posts, chairs, dealer, equal=False)
        table = self.table
        head = FirstLine(
            "Merge",
            table.number,
            table.game,
            sizes,
            table.currency,
            table.started,
            table.tournament,
        )
        script = self.talk.script(head, TableHeader(table.name, table.size, dealer))
        return script._replace(uncalled_in_pot=not self.flagged)

    def _at(self, element: Element, read: Callable[[Element], T]) -> T:
        self.talk.line, self.talk.text = element.line, str(element)
        return self.talk.guarded(lambda _: read(element))

    def _sit(self, player: Element) -> None:
        seat, name = player.said("seat"), player.said("nickname")
        chair = int(seat) + 1 if seat.isdigit() else 0
        if name and seat not in self.names:
            self.names[seat] = name
            out = player.said("dealtin").lower() == "false"
            self.talk.sit(SeatLine(chair, name, local_money(player.said("balance") or "0"), out))

    def _dealer(self) -> int:
        players = self.game.first("players")
        seat = players.said("dealer") if players is not None else ""
        return int(seat) + 1 if seat.isdigit() else 0

    def _name(self, element: Element) -> str:
        seat = element.said("player")
        if seat not in self.names:
            raise BadNotation(NameDoesNotSitHere(repr(seat)))
        return self.names[seat]

    def _count_posts_in(self) -> None:
        """Stacks as they were before the posts."""
        paid: dict[str, Fraction] = {}
        for said in self.talk.posts:
            if isinstance(said.event, Posts):
                who = said.event.who
                paid[who] = paid.get(who, Fraction(0)) + Fraction(said.event.amount)
        for chair, seat in self.talk.seats.items():
            stack = whole(Fraction(seat.stack) + paid.get(seat.name, 0))
            self.talk.seats[chair] = seat._replace(stack=stack)

    def _sizes(self) -> FirstLineSizes:
        small, big = self.table.small, self.table.big
        if small and big:
            return FirstLineSizes(small, big)
        if self.variant.has_upcards:
            small = self._first_bet()
            big = whole(Fraction(small) * 2)
        else:
            small, big = posted_blinds(self.talk.posts, self.talk.said)
            if self.table.game.limit == "limit":
                small, big = big, whole(Fraction(big) * 2)
        if not big:
            raise BadNotation(FirstLineSaysNoStakes(self.table.game.title), self.game.line)
        return FirstLineSizes(small, big)

    def _first_bet(self) -> Amount:
        """The small bet of a game that has no blinds: what somebody completed to, or bet first."""
        for each in self.game.all("event"):
            if each.said("type") in ("COMPLETE", "BET"):
                return local_money(each.said("amount"))
        return 0

    # Rounds -------------------------------------------------------------------------------------

    def _round(self, part: Element) -> None:
        name = part.said("id").upper()
        if self.variant.has_upcards and name in _STREETS and not self._told(_STREETS[name]):
            self._at(part, lambda _: self.talk.say(Marker(_STREETS[name])))
        draws = name.endswith("DRAW") and any(
            each.said("type") == "DRAW" for each in part.all("event")
        )
        cards = [each for each in part.inside if each.name == "cards"]
        others = [each for each in part.inside if each.name != "cards"]
        for each in (*others, *cards) if draws else (*cards, *others):
            self._at(each, self._take)

    def _told(self, street: str) -> bool:
        return any(
            isinstance(said.event, Marker) and said.event.name == street for said in self.talk.said
        )

    def _take(self, each: Element) -> None:
        match each.name:
            case "cards":
                self._cards(each)
            case "event":
                self._event(each)
            case "winner":
                self._winner(each)
            case _:
                pass

    def _winner(self, each: Element) -> None:
        won = local_money(each.said("amount") or "0")
        if each.said("uncalled").lower() == "true":
            self.flagged = True
            self.talk.say(GetsBack(self._name(each), won))
        elif won:
            self.talk.say(Wins(self._name(each), won))

    # Cards --------------------------------------------------------------------------------------

    def _cards(self, each: Element) -> None:
        kind = each.said("type").upper()
        told = [_card(word) for word in each.said("cards").split(",")]
        cards = tuple([card for found in told for card in found])
        match kind:
            case "COMMUNITY":
                for street, count in _BOARD:
                    if self.lies < count <= len(cards):
                        self.lies = count
                        self.talk.say(Marker(street, 0, cards[:count]))
            case "HOLE" | "DRAW_DRAWN_CARDS":
                self._dealt(self._name(each), cards, own=kind == "HOLE")
            case "SHOWN":
                if cards and UNKNOWN not in cards:
                    self.talk.say(Shows(self._name(each), cards))
            case "MUCKED":
                self._mucked(self._name(each), cards)
            case _:
                pass

    def _dealt(self, who: str, cards: Cards, *, own: bool) -> None:
        before = self.held.get(who, 0)
        if own and UNKNOWN not in cards:
            self.talk.hero = who
        if self.variant.has_upcards:
            new = cards[before:]
            if not before and UNKNOWN in new:
                new = tuple([card for card in new if card != UNKNOWN])
            if new and UNKNOWN not in new:  # the last one lies face down
                self.talk.say(DealtTo(who, (), new))
            self.held[who] = max(before, len(cards))
        elif before:
            draw_to(self.talk, who, cards)
        elif cards and UNKNOWN not in cards:
            self.talk.say(DealtTo(who, (), cards))
            self.held[who] = len(cards)

    def _mucked(self, who: str, cards: Cards) -> None:
        """A hand that was thrown away, and is told all the same, as a summary would tell it."""
        if cards and UNKNOWN not in cards:
            chair = next(chair for chair, seat in self.talk.seats.items() if seat.name == who)
            self.talk.say(SeatEnd(chair, cards, True, ()))

    # Events -------------------------------------------------------------------------------------

    def _event(self, each: Element) -> None:
        kind = each.said("type").upper()
        if kind == "GAME_CANCELLED":
            raise BadNotation(HandWasCancelled(each.line), each.line)
        if event := self._said(each, kind):
            self.talk.say(event)

    def _said(self, each: Element, kind: str) -> Event | None:
        amount = local_money(each.said("amount") or "0")
        if kind in _BLINDS or (kind == "ALL_IN" and not self._all_posted()):
            return self._post(each, kind, amount)
        match kind:
            case "FOLD" | "SIT_OUT":
                return self._fold(self._name(each))
            case "CHECK":
                return Acts(self._name(each), "checks")
            case "ALL_IN" if self.reading.all_in_is_total:
                return Acts(self._name(each), "completes", to=amount)
            case "CALL" | "BET" | "ALL_IN":
                return Acts(self._name(each), _WAGERS[kind], amount)
            case "RAISE" if self.table.started < _RAISES_SAY_TOTALS:
                return Acts(self._name(each), "raises with", amount)
            case "RAISE" | "COMPLETE":
                return Acts(self._name(each), "completes", to=amount)
            case "BRING_IN":
                return Acts(self._name(each), "brings in", amount)
            case "DRAW":
                count = each.said("text")
                return Draws(self._name(each), int(count) if count.isdigit() else 0)
            case "MUCK":
                return Mucks(self._name(each)) if self._shown_down(each) else None
            case _ if amount:
                raise BadNotation(UnknownActionType(repr(kind)))
            case _:
                return None

    def _all_posted(self) -> bool:
        """Whether the round of the blinds is over: an all-in before is a blind or an ante."""
        at = self.talk.line
        rounds = list(self.game.all("round"))
        return (
            not rounds
            or rounds[0].said("id") != "BLINDS"
            or (len(rounds) > 1 and at >= rounds[1].line)
        )

    def _post(self, each: Element, kind: str, amount: Amount) -> Event | None:
        who = self._name(each)
        if not amount:
            return None
        if kind == "ALL_IN":
            kinds = {said.event.what for said in self.talk.posts if isinstance(said.event, Posts)}
            kind = "BIG_BLIND" if "small blind" in kinds else "SMALL_BLIND"
        match kind:
            case "ANTE":
                return Posts(who, "ante", amount)
            case "SMALL_BLIND":
                return Posts(who, "small blind", amount)
            case "RETURN_BLIND":
                return self._returned(who, amount)
            case _:
                return Posts(who, "big blind", amount)

    def _returned(self, who: str, amount: Amount) -> Posts:
        """Who comes back posts a dead small blind, a big one, or both at once."""
        big = self.table.small if self.table.game.limit == "limit" else self.table.big
        if big and amount < big:
            return Posts(who, "dead", amount)
        return Posts(who, "both blinds" if big and amount > big else "big blind", amount)

    def _fold(self, who: str) -> Event | None:
        folded = any(
            isinstance(said.event, Acts) and said.event == Acts(who, "folds")
            for said in self.talk.said
        )
        dealt_in = next(not seat.out for seat in self.talk.seats.values() if seat.name == who)
        return None if folded or not dealt_in else Acts(who, "folds")

    def _shown_down(self, muck: Element) -> bool:
        """Whether this is at a showdown: who wins without one throws their hand away, too."""
        return any(
            each.said("id") == "SHOWDOWN" and muck in each.inside for each in self.game.all("round")
        )


def _card(word: str) -> Cards:
    word = word.strip()
    return (UNKNOWN,) if word in ("", "null") else cards_in(word)

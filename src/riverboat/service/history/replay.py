"""A hand that is over, moment by moment, as the table showed it to one pair of eyes.

It is told by the same scene that tells tables in play, from facts that were redacted first: a card
that a viewer has not seen cannot be in any view of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import UNKNOWN, name
from riverboat.engine import AnyFact, HandStarted
from riverboat.engine.state import facts as of_hand
from riverboat.narration import held
from riverboat.narration.table import TableTeller
from riverboat.service.history.export import TableHand, log_for
from riverboat.service.state.host_book import HostBook
from riverboat.service.state.settings import TableSettings
from riverboat.service.views.public import Around, view_of
from riverboat.service.views.scene import PublicScene
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.awaited import Idle
from riverboat.wire.view import HIDDEN, TableView
from riverboat.words import Phrase
from riverboat.words.holdings import Holding

_UNSEEN: Final = (
    of_hand.HandStarted,
    of_hand.BettingOpened,
    of_hand.BetsCollected,
    of_hand.Burned,
    of_hand.StubReshuffled,
    of_hand.RakeTaken,
    of_hand.PotAwarded,
    of_hand.HandEnded,
)
"""Facts that are no moment of their own: they are seen with the next one that is."""
_TOGETHER: Final = (
    of_hand.Posted,
    of_hand.HoleCardsDealt,
    of_hand.UpcardsDealt,
    of_hand.BoardDealt,
)
"""Facts of which several in a row are one moment."""


class ReplayStep(Struct, frozen=True):
    """What has happened since the moment before, and how the table lies then."""

    facts: tuple[AnyLogged, ...]
    view: TableView
    cards: tuple[str, ...]
    """The viewer's own; none for who did not play."""
    up: tuple[str, ...]
    """Those of them that lie face up."""
    holding: Holding | None
    """What they are worth with the board."""
    told: tuple[Phrase, ...] = ()
    """What has happened, in words."""


class HandContext(Struct, frozen=True, kw_only=True):
    """What of a hand is not in its log."""

    began: f.HandBegan
    rules: TableRules
    """Those by which it was played."""
    stacks: tuple[int, ...] = ()
    """After it, by seat; nothing for a hand that has no end."""
    won: tuple[int, ...] = ()
    settings: TableSettings
    table: str = ""
    """Its id; empty where nobody is told."""


def replay(hand: TableHand, played: HandContext, viewer: str) -> tuple[ReplayStep, ...]:
    """The moments of a hand, as a player of this name knows it by now; without one, a spectator."""
    seat = hand.players.index(viewer) if viewer in hand.players else None
    log = log_for(hand.log, seat, hand.shown)
    return tuple(_Replay(hand, played, seat).moments(log))


class _Replay:
    def __init__(self, hand: TableHand, played: HandContext, seat: int | None) -> None:
        self._hand, self._played, self._seat = hand, played, seat
        self._scene = PublicScene(f.TableOpened(played.rules))
        self._teller = TableTeller()
        self._around = Around(
            table=played.table,
            bots=frozenset(),
            paused=0,
            next_at=0,
            root="",
            watching=0,
            settings=played.settings,
            book=HostBook(),
        )

    def moments(self, log: Sequence[AnyFact]) -> Iterator[ReplayStep]:
        """Each moment, with the facts that lead to it."""
        started = log[0]
        assert isinstance(started, HandStarted), "a hand's log begins with HandStarted"
        self._take_chairs(started)
        facts: list[AnyLogged] = [self._played.began]
        told = self._take(self._played.began)
        ends = self._end()
        for at, fact in enumerate(log, 1):
            facts.append(fact)
            told += self._take(fact)
            if _is_seen(fact, log[at] if at < len(log) else None):
                later = (each for each in log[at:] if not isinstance(each, _UNSEEN))
                yield self._moment(facts, told, next(later, None))
                facts, told = [], []
        for end in ends:
            facts.append(end)
            told += self._take(end)
        if facts:
            yield self._moment(facts, told, None)

    def _take(self, fact: AnyLogged) -> list[Phrase]:
        """What a fact says; the scene has it then."""
        self._scene.take(fact)
        return [*self._teller.tell(fact)]

    def _take_chairs(self, started: HandStarted) -> None:
        """Everybody who was dealt in sits there with what they had before the cards."""
        hand, kept = self._hand, started.reserve or (0,) * len(started.stacks)
        for seat, (chair, player) in enumerate(zip(hand.chairs, hand.players, strict=True)):
            chips = started.stacks[seat] + kept[seat]
            self._take(f.SatDown(chair, player))
            self._take(f.CameBack(chair))
            self._take(f.ChipsBought(chair, player, chips, "buy-in"))

    def _end(self) -> tuple[AnyLogged, ...]:
        hand, played = self._hand, self._played
        if hand.ended or not played.stacks:
            return ()
        return (f.HandClosed(hand.number, played.stacks, played.won),)

    def _moment(
        self, facts: Sequence[AnyLogged], told: Sequence[Phrase], following: AnyFact | None
    ) -> ReplayStep:
        view = view_of(self._scene, Idle("too few"), self._around)
        asked = _asked(following)
        shows = following is None or (asked is not None and asked[1] == "show")
        acts = (self._hand.chairs[asked[0]],) if asked else ()
        view = replace(
            view,
            phase="between" if view.won else "showdown" if shows else "playing",
            why=None,
            to_act=acts,
            asks=asked[1] if asked else "",
        )
        return ReplayStep(tuple(facts), view, *self._own(), told=tuple(told))

    def _own(self) -> tuple[tuple[str, ...], tuple[str, ...], Holding | None]:
        hand, seat = self._scene.hand, self._seat
        if hand is None or seat is None:
            return (), (), None
        cards = tuple([HIDDEN if card == UNKNOWN else name(card) for card in hand.holdings[seat]])
        up = tuple([name(card) for card in hand.upcards[seat]]) if hand.upcards else ()
        return cards, up, held(hand, seat) if cards else None


def _is_seen(fact: AnyFact, following: AnyFact | None) -> bool:
    """Whether a moment ends with this fact."""
    if isinstance(fact, _UNSEEN):
        return False
    return not (isinstance(fact, _TOGETHER) and type(fact) is type(following))


def _asked(following: AnyFact | None) -> tuple[int, str] | None:
    """Who is awaited, and for what: it is known by what they did."""
    match following:
        case (
            of_hand.Folded(seat=seat)
            | of_hand.Checked(seat=seat)
            | of_hand.Called(seat=seat)
            | of_hand.Raised(seat=seat)
            | of_hand.BroughtIn(seat=seat)
        ):
            return seat, "act"
        case of_hand.Discarded(seat=seat):
            return seat, "draw"
        case of_hand.Declared(seat=seat):
            return seat, "declare"
        case of_hand.HandShown(seat=seat) | of_hand.HandMucked(seat=seat):
            return seat, "show"
        case _:
            return None  # the dealer's doing, and what follows of itself

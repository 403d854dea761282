"""What is told at a table, as phrases: the same for everybody, and as far as all may know it.

It reads the facts that the rail is shown, so that nothing can be told that is not seen. What a
host's wish led to is not told twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from riverboat.engine import AnyFact
from riverboat.narration.table import TableTeller
from riverboat.service.records import facts as r
from riverboat.service.state.deeds import consequence, done, waiting
from riverboat.service.state.host_book import why_dropped
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table import Table
from riverboat.wire.encoding import to_json
from riverboat.words import Phrase, Player
from riverboat.words.events import hosts as h
from riverboat.words.events.showdown import Shows

_MOST: Final = 400
"""Phrases that are kept for who comes: a long hand has some hundred."""


class Story:
    """Follows the facts that all see, and turns each into phrases, encoded once for all."""

    def __init__(self, table: Table, hand: Sequence[AnyFact] = ()) -> None:
        """Begin with a table as all see it, and with what they have seen of its *hand*."""
        self._teller = TableTeller(table)
        self._led: tuple[type, int] | None = None
        """What the last deed of a host leads to: it has been told."""
        self.hand = deque([to_json(event) for _, event in self._teller.hand(hand)], _MOST)
        """What was told since the hand began: the last of it, where nothing is played for long."""

    def table(self, seen: AnyLogged, after: Sequence[AnyLogged] = ()) -> tuple[bytes, ...]:
        """What a fact of the table says; *after* is what follows it at once."""
        if isinstance(seen, f.HandBegan):
            self.hand.clear()
            self._led = None
        if self._has_been_told(seen):
            self._led = None
            self._teller.tell(seen)  # the chips that come with a chair are told by themselves
            return ()
        return self._keep(self._teller.tell(seen, after))

    def _has_been_told(self, seen: AnyLogged) -> bool:
        """Whether a fact is what the last deed of a host has come to."""
        if self._led is None or not isinstance(seen, TableFact):
            return False
        kind, chair = self._led
        return isinstance(seen, kind) and getattr(seen, "chair", 0) == chair

    def room(self, fact: r.AnyRoomFact) -> tuple[bytes, ...]:
        """What a fact of the room's own says."""
        return self._keep(list(self._of_room(fact)))

    def _keep(self, told: Sequence[Phrase]) -> tuple[bytes, ...]:
        encoded = tuple([to_json(phrase) for phrase in told])
        self.hand += encoded
        return encoded

    def _of_room(self, fact: r.AnyRoomFact) -> Iterator[Phrase]:
        match fact:
            case r.Paused(by, now):
                kind = h.PausesTheTable if now else h.PausesAfterTheHand
                yield kind(Player(by))
            case r.WentOn(by):
                yield h.LetsTheTableGoOn(Player(by))
            case r.WishWaits():
                yield h.WaitsForTheHand(Player(fact.by), waiting(fact))
            case r.WishTakenBack(by=by):
                yield h.TakesItBack(Player(by))
            case r.WishDropped():
                yield h.CannotBeDoneThen(Player(fact.by), why_dropped(fact))
            case r.HostDid():
                self._led = consequence(fact.wish)
                yield done(fact)
            case r.SentAway(player, by, reason, until):
                away = h.KeepsOut if until else h.SendsAway
                yield away(Player(by), Player(player), reason or None)
            case r.LetBackIn(player, by):
                yield h.LetsBackIn(Player(by), Player(player))
            case r.RoleGiven(player, role, by):
                given = {"host": h.MakesAHost, "player": h.LetsIn}.get(role, h.TakesTheRole)
                yield given(Player(by), Player(player))
            case r.SeatHandedOver(player, by):
                yield h.MakesASeatLink(Player(by), Player(player))
            case r.Announced(by, text):
                yield h.SaysForTheRoom(Player(by), text)
            case r.BombProposed(by=by, chips=chips, boards=boards):
                yield h.ProposesABombPot(Player(by), chips, boards > 1)
            case r.BombAgreed(chips=chips, boards=boards):
                yield h.AllAgreeToABombPot(chips, boards > 1)
            case r.CardsShown(chair=chair, player=player, cards=cards):
                yield Shows(Player(player, chair), cards)
            case (
                r.NoticeRead() | r.DeckSealed() | r.Promised() | r.DeckCut() | r.DeckReshuffled()
                | r.Restarted() | r.HandResumed() | r.BotSeated() | r.ProgramPlays()
                | r.ListJoined() | r.SeatOffered() | r.ListLeft() | r.BotMakesRoom()
                | r.StandingSet() | r.RabbitHunted() | r.BombAnswered() | r.OfEvent()
            ):  # fmt: skip
                return
            case _:
                assert_never(fact)

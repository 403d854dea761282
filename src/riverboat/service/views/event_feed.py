"""What is told at a table, as phrases: the same for everybody, and as far as all may know it.

It reads the facts that the rail is shown, so that nothing can be told that is not seen. What a
host's wish led to is not told twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from riverboat.engine import AnyFact
from riverboat.narration.table_narrator import TableNarrator
from riverboat.service.records import room_facts as r
from riverboat.service.state.host_action_text import completed_text, pending_text, resulting_fact
from riverboat.service.state.host_state import drop_reason
from riverboat.table.state import facts as f
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from riverboat.wire.encoding import to_json
from riverboat.words import Phrase, Player
from riverboat.words.events import hosts as h
from riverboat.words.events.showdown import Shows

_MAX_EVENTS: Final = 400
"""Phrases that are kept for who comes: a long hand has some hundred."""


class EventFeed:
    """Follows the facts that all see, and turns each into phrases, encoded once for all."""

    def __init__(self, table: Table, hand: Sequence[AnyFact] = ()) -> None:
        """Begin with a table as all see it, and with what they have seen of its *hand*."""
        self._teller = TableNarrator(table)
        self._announced_result: tuple[type, int] | None = None
        """What the last deed of a host leads to: it has been told."""
        self.hand_events = deque(
            [to_json(event) for _, event in self._teller.narrate_hand(hand)], _MAX_EVENTS
        )
        """What was told since the hand began: the last of it, where nothing is played for long."""

    def add_table_fact(
        self, seen: AnyLoggedFact, following: Sequence[AnyLoggedFact] = ()
    ) -> tuple[bytes, ...]:
        """What a fact of the table says; *after* is what follows it at once."""
        if isinstance(seen, f.HandBegan):
            self.hand_events.clear()
            self._announced_result = None
        if self._is_already_announced(seen):
            self._announced_result = None
            self._teller.narrate(seen)  # the chips that come with a chair are told by themselves
            return ()
        return self._append(self._teller.narrate(seen, following))

    def _is_already_announced(self, seen: AnyLoggedFact) -> bool:
        """Whether a fact is what the last deed of a host has come to."""
        if self._announced_result is None or not isinstance(seen, TableFact):
            return False
        kind, chair = self._announced_result
        return isinstance(seen, kind) and getattr(seen, "chair", 0) == chair

    def add_room_fact(self, fact: r.AnyRoomFact) -> tuple[bytes, ...]:
        """What a fact of the room's own says."""
        return self._append(list(self._room_events(fact)))

    def _append(self, phrases: Sequence[Phrase]) -> tuple[bytes, ...]:
        encoded = tuple([to_json(phrase) for phrase in phrases])
        self.hand_events += encoded
        return encoded

    def _room_events(self, fact: r.AnyRoomFact) -> Iterator[Phrase]:
        match fact:
            case r.TablePaused(by, now):
                kind = h.PausesTheTable if now else h.PausesAfterTheHand
                yield kind(Player(by))
            case r.TableResumed(by):
                yield h.LetsTheTableGoOn(Player(by))
            case r.CommandDeferred():
                yield h.WaitsForTheHand(Player(fact.by), pending_text(fact))
            case r.DeferredCommandWithdrawn(by=by):
                yield h.TakesItBack(Player(by))
            case r.DeferredCommandDropped():
                yield h.CannotBeDoneThen(Player(fact.by), drop_reason(fact))
            case r.HostActed():
                self._announced_result = resulting_fact(fact.wish)
                yield completed_text(fact)
            case r.PlayerRemoved(player, by, reason, until):
                away = h.KeepsOut if until else h.SendsAway
                yield away(Player(by), Player(player), reason or None)
            case r.BanLifted(player, by):
                yield h.LetsBackIn(Player(by), Player(player))
            case r.RoleGiven(player, role, by):
                given = {"host": h.MakesAHost, "player": h.LetsIn}.get(role, h.TakesTheRole)
                yield given(Player(by), Player(player))
            case r.SeatLinkCreated(player, by):
                yield h.MakesASeatLink(Player(by), Player(player))
            case r.MessageAnnounced(by, text):
                yield h.SaysForTheRoom(Player(by), text)
            case r.BombProposed(by=by, chips=chips, boards=boards):
                yield h.ProposesABombPot(Player(by), chips, boards > 1)
            case r.BombAgreed(chips=chips, boards=boards):
                yield h.AllAgreeToABombPot(chips, boards > 1)
            case r.CardsShown(chair=chair, player=player, cards=cards):
                yield Shows(Player(player, chair), cards)
            case (
                r.NoticeRead() | r.DeckSealed() | r.CutPromised() | r.DeckCut() | r.DeckReshuffled()
                | r.TableRestarted() | r.HandResumed() | r.BotSeated() | r.ProgramDeclared()
                | r.ListJoined() | r.SeatOffered() | r.ListLeft() | r.BotYieldedSeat()
                | r.StandingAnswersSet() | r.RabbitHunted() | r.BombAnswered()
                | r.EventTableLinked()
            ):  # fmt: skip
                return
            case _:
                assert_never(fact)

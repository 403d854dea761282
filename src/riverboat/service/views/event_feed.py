"""Event feed of a table as phrases: public, and equal for all viewers.

It uses only the facts that spectators see, so that it cannot reveal more. The effects of a host's
command are not announced twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from riverboat.engine import AnyFact
from riverboat.narration.table_narrator import TableNarrator
from riverboat.service.records import room_facts as r
from riverboat.service.state.host_action_text import (
    completed_action_phrase,
    deferred_command_phrase,
    find_resulting_fact,
)
from riverboat.service.state.host_state import drop_reason
from riverboat.table.state import facts as f
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from riverboat.wire.encoding import to_json
from riverboat.words import Phrase, Player
from riverboat.words.events import host_announcements as h
from riverboat.words.events.showdown import CardsShown

_MAX_PHRASES: Final = 400
"""Phrases kept for new subscribers: a long hand has some hundred."""


class EventFeed:
    """Converts public facts to phrases, encoded once for all subscribers."""

    def __init__(self, table: Table, hand: Sequence[AnyFact] = ()) -> None:
        """Begin with the public table and the public facts of its *hand*."""
        self._narrator = TableNarrator(table)
        self._announced_result: tuple[type, int] | None = None
        """Fact that follows from the last host action and is already announced."""
        self.hand_events = deque(
            [to_json(event) for _, event in self._narrator.narrate_hand(hand)], _MAX_PHRASES
        )
        """Phrases since the hand began; only the latest if no hand is played for long."""

    def add_table_fact(
        self, public_fact: AnyLoggedFact, following_facts: Sequence[AnyLoggedFact] = ()
    ) -> tuple[bytes, ...]:
        """Return the phrases of a table fact; *following_facts* are the facts right after it."""
        if isinstance(public_fact, f.HandBegan):
            self.hand_events.clear()
            self._announced_result = None
        if self._is_already_announced(public_fact):
            self._announced_result = None
            self._narrator.narrate(public_fact)  # chips brought to a chair have their own entry
            return ()
        return self._append(self._narrator.narrate(public_fact, following_facts))

    def _is_already_announced(self, public_fact: AnyLoggedFact) -> bool:
        """Return True if a fact is the effect of the last host action."""
        if self._announced_result is None or not isinstance(public_fact, TableFact):
            return False
        fact_type, chair = self._announced_result
        return isinstance(public_fact, fact_type) and getattr(public_fact, "chair", 0) == chair

    def add_room_fact(self, fact: r.AnyRoomFact) -> tuple[bytes, ...]:
        """Return the event-feed phrases of a room fact, as JSON."""
        return self._append(list(self._iter_room_phrases(fact)))

    def _append(self, phrases: Sequence[Phrase]) -> tuple[bytes, ...]:
        encoded_phrases = tuple([to_json(phrase) for phrase in phrases])
        self.hand_events += encoded_phrases
        return encoded_phrases

    def _iter_room_phrases(self, fact: r.AnyRoomFact) -> Iterator[Phrase]:
        match fact:
            case r.TablePaused(actor, is_immediate):
                phrase_type = h.TablePausedByHost if is_immediate else h.PausePlannedByHost
                yield phrase_type(Player(actor))
            case r.TableResumed(actor):
                yield h.TableResumedByHost(Player(actor))
            case r.CommandDeferred():
                yield h.PlannedChange(Player(fact.actor), deferred_command_phrase(fact))
            case r.DeferredCommandWithdrawn(actor=actor):
                yield h.PlannedChangeCancelled(Player(actor))
            case r.DeferredCommandDropped():
                yield h.PlannedChangeFailed(Player(fact.actor), drop_reason(fact))
            case r.HostActed():
                self._announced_result = find_resulting_fact(fact.command)
                yield completed_action_phrase(fact)
            case r.PlayerRemoved(player, actor, reason, deadline):
                removal_phrase_type = h.PlayerBannedByHost if deadline else h.PlayerRemovedByHost
                yield removal_phrase_type(Player(actor), Player(player), reason or None)
            case r.BanLifted(player, actor):
                yield h.BanLiftedByHost(Player(actor), Player(player))
            case r.RoleGiven(player, role, actor):
                role_phrase_type = {"host": h.HostAppointed, "player": h.PlayerAdmittedByHost}.get(
                    role, h.RoleRevoked
                )
                yield role_phrase_type(Player(actor), Player(player))
            case r.SeatLinkCreated(player, actor):
                yield h.SeatLinkMade(Player(actor), Player(player))
            case r.MessageAnnounced(actor, text):
                yield h.RoomStatement(Player(actor), text)
            case r.StreamStarted(actor):
                yield h.StreamOpenedByHost(Player(actor))
            case r.StreamEnded(actor):
                yield h.StreamClosedByHost(Player(actor))
            case r.BombProposed(proposer=actor, ante=chips, board_count=boards):
                yield h.BombPotProposed(Player(actor), chips, boards > 1)
            case r.BombAgreed(ante=chips, board_count=boards):
                yield h.BombPotAgreed(chips, boards > 1)
            case r.CardsShown(chair=chair, player=player, cards=cards):
                yield CardsShown(Player(player, chair), cards)
            case (
                r.NoticeRead() | r.DeckSealed() | r.CutPromised() | r.DeckCut() | r.DeckReshuffled()
                | r.TableRestarted() | r.HandResumed() | r.BotSeated() | r.ProgramDeclared()
                | r.ListJoined() | r.SeatOffered() | r.ListLeft() | r.BotYieldedSeat()
                | r.StandingAnswersSet() | r.RabbitHunted() | r.BombAnswered()
                | r.EventTableLinked() | r.StreamConsentSet()
            ):  # fmt: skip
                return
            case _:
                assert_never(fact)

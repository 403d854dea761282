"""Host state of one table: deferred commands, bans and notices, derived from the room's facts.

The state depends on no clock and no card, so that replay always restores it exactly.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, assert_never

from riverboat.decoding import decode_json
from riverboat.service.records.room_facts import (
    AnyRoomFact,
    BanLifted,
    CommandDeferred,
    DeferredCommandDropped,
    DeferredCommandWithdrawn,
    HostActed,
    HostFact,
    MessageAnnounced,
    NoticeRead,
    PlayerRemoved,
    RoleGiven,
    TablePaused,
    TableResumed,
)
from riverboat.service.state.host_action_text import deferred_command_phrase
from riverboat.store.store_validation import fold_name
from riverboat.wire import client_commands as w
from riverboat.wire.view import BanView, NoticeView, PendingView
from riverboat.words import Phrase
from riverboat.words.phrase_codes import decode_or_quote_phrase

PERMANENT_BAN: Final = -1
"""End time of a permanent ban."""
_MAX_NOTICES: Final = 12
"""Most unread notices of a player; older ones are dropped."""


class HostState:
    """Host state of one table."""

    __slots__ = ("bans", "command_count", "notices", "paused_by", "pending_commands")

    pending_commands: dict[int, CommandDeferred]
    """Deferred commands by number, in order."""
    command_count: int
    """Number of commands that were ever deferred."""
    bans: dict[str, PlayerRemoved]
    """Ban of each banned player, by case-folded name; it may have expired."""
    notices: dict[str, tuple[NoticeView, ...]]
    """Unread notices of each player."""
    paused_by: str

    def __init__(self) -> None:
        self.pending_commands, self.command_count = {}, 0
        self.bans, self.notices = {}, {}
        self.paused_by = ""

    def apply_fact(self, fact: AnyRoomFact, seq: int) -> None:
        """Apply a fact of the room, which is record *seq*."""
        if not isinstance(fact, HostFact):
            return
        match fact:
            case CommandDeferred(number):
                self.pending_commands[number] = fact
                self.command_count = max(self.command_count, number)
            case DeferredCommandWithdrawn(number):
                self.pending_commands.pop(number, None)
            case DeferredCommandDropped(number, actor, code, rule, drop_text):
                self.pending_commands.pop(number, None)
                phrase = drop_reason(fact)
                self._add_notice(
                    actor, NoticeView(seq, "dropped", "", drop_text, 0, 0, 0, code, rule, phrase)
                )
            case HostActed(actor=actor, player=player, number=number):
                self.pending_commands.pop(number, None)
                if player != actor and (notice := _build_notice(fact, seq)) is not None:
                    self._add_notice(player, notice)
            case PlayerRemoved(player, actor, reason, deadline):
                if deadline:
                    self.bans[fold_name(player)] = fact
                self._add_notice(
                    player, NoticeView(seq, "sent-away", actor, reason, 0, 0, deadline)
                )
            case BanLifted(player):
                self.bans.pop(fold_name(player), None)
                remaining_notices = [
                    notice for notice in self.notices.get(player, ()) if notice.kind != "sent-away"
                ]
                self.notices[player] = tuple(remaining_notices)
            case RoleGiven(player, role, actor):
                if role == "host" and player != actor:
                    self._add_notice(player, NoticeView(seq, "host", actor, "", 0, 0, 0))
            case NoticeRead(player, last_id):
                remaining_notices = [
                    notice for notice in self.notices.get(player, ()) if notice.id > last_id
                ]
                self.notices[player] = tuple(remaining_notices)
            case MessageAnnounced(actor, text, recipients):
                for player in recipients:
                    self._add_notice(player, NoticeView(seq, "announced", actor, text, 0, 0, 0))
            case TablePaused(actor):
                self.paused_by = actor
            case TableResumed():
                self.paused_by = ""
            case _:
                assert_never(fact)

    def _add_notice(self, player: str, notice: NoticeView) -> None:
        self.notices[player] = (*self.notices.get(player, ()), notice)[-_MAX_NOTICES:]

    def find_ban(self, names: Collection[str], now_ms: int) -> PlayerRemoved | None:
        """Return the ban at this time on any of a person's names; ``None`` if there is none."""
        for name in names:
            ban = self.bans.get(fold_name(name)) if name else None
            if ban is not None and (ban.banned_until == PERMANENT_BAN or now_ms < ban.banned_until):
                return ban
        return None

    def unread_removal(self, player: str) -> NoticeView | None:
        """Return the unread notice of a player's removal; ``None`` if there is none."""
        unread_removals = [
            notice for notice in self.notices.get(player, ()) if notice.kind == "sent-away"
        ]
        return unread_removals[-1] if unread_removals else None

    def active_bans(self, now_ms: int) -> tuple[BanView, ...]:
        """Return all bans at this time, as hosts see them."""
        return tuple(
            [
                BanView(ban.player, ban.actor, ban.reason, ban.banned_until)
                for ban in self.bans.values()
                if ban.banned_until == PERMANENT_BAN or now_ms < ban.banned_until
            ]
        )

    def pending_config_texts(self) -> list[str]:
        """Return the texts of the configurations in deferred commands."""
        commands = [
            deferred_command.command for deferred_command in list(self.pending_commands.values())
        ]
        return [command.toml for command in commands if isinstance(command, w.ChangeRules)]

    def pending_views(self) -> tuple[PendingView, ...]:
        """Return public views of the deferred commands."""
        return tuple(
            [
                _build_pending_view(deferred_command)
                for deferred_command in self.pending_commands.values()
            ]
        )


def command_tag(command: w.AnyClientCommand) -> str:
    """Return the tag of a command on the wire."""
    return str(type(command).__struct_config__.tag)


def _build_pending_view(deferred_command: CommandDeferred) -> PendingView:
    command = deferred_command.command
    chair = command.new_chair if isinstance(command, w.MovePlayer) else 0
    chips = command.chips if isinstance(command, w.Adjust) else 0
    if isinstance(command, w.Begin):
        chips = command.bomb_pot_ante
    text = command.reason if isinstance(command, w.Adjust) else deferred_command.game_name
    phrase = deferred_command_phrase(deferred_command)
    return PendingView(
        deferred_command.number,
        deferred_command.actor,
        command_tag(command),
        deferred_command.player,
        chair,
        chips,
        text,
        phrase,
    )


def drop_reason(drop_fact: DeferredCommandDropped) -> Phrase:
    """Return the reason for a dropped command.

    Old logs store it as English text instead of a phrase.
    """
    encoded_phrase = decode_json(drop_fact.reason_phrase) if drop_fact.reason_phrase else None
    return decode_or_quote_phrase(encoded_phrase, drop_fact.reason, drop_fact.code, drop_fact.rule)


_NOTICE_KIND_BY_COMMAND: Final[Mapping[type, str]] = {
    w.MovePlayer: "moved",
    w.SeatPlayer: "seated",
    w.Adjust: "adjusted",
    w.SitPlayerOut: "dealt-out",
    w.Approve: "refused",
    w.Warn: "warned",
    w.KillHand: "killed",
}


def _build_notice(fact: HostActed, seq: int) -> NoticeView | None:
    """Return the notice for the player concerned; ``None`` if they see the effect anyway."""
    command, notice_kind = fact.command, _NOTICE_KIND_BY_COMMAND.get(type(fact.command), "")
    if (
        not notice_kind
        or not fact.player
        or (isinstance(command, w.Approve) and command.is_approved)
    ):
        return None
    chips = command.chips if isinstance(command, w.Adjust | w.SeatPlayer) else 0
    chair = command.new_chair if isinstance(command, w.MovePlayer) else 0
    chair = command.chair if isinstance(command, w.SeatPlayer) else chair
    text = command.reason if isinstance(command, w.Adjust | w.Warn | w.KillHand) else ""
    return NoticeView(seq, notice_kind, fact.actor, text, chips, chair, 0)

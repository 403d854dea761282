"""Audit codes: actions of hosts and administrators in the audit log, with their arguments.

A host's accepted command is logged in the batch of its effects; any other action is logged before
it is executed (decision 044). The wording of a code is up to the viewer of the log.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import msgspec

from riverboat.decoding import json_decoder
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.handlers.host_commands import find_resulting_game, find_target_player
from riverboat.service.state.host_state import command_tag
from riverboat.store.audit_rows import AuditRow
from riverboat.wire import client_commands as w

AuditRole = Literal["host", "admin", "player", "room", "terminal"]
"""Role of an actor: ``player`` uses a host's link, ``room`` is the room itself, and ``terminal`` is
a person with access to the room's folder.
"""

AuditCode = Literal[
    # host commands, by their names in the protocol
    "begin", "pause", "go-on", "approve", "kick", "ban", "let-in", "sit-somebody-out",
    "seat-somebody", "move-somebody", "adjust", "call-off",
    "take-action-back", "kill-hand", "hold-pot", "warn", "button", "game", "rules",
    "time-fees", "kitty", "colour-up", "settle", "add-bot", "remove-from-list", "close", "withdraw",
    "stream",
    # other actions on a table
    "opened", "settings", "role-given", "role-taken", "host-by-link", "link-made", "link-ended",
    "links-renewed", "seat-link",
    # actions on the room
    "message", "sessions-ended", "keys-ended", "second-factors-off", "barred", "admitted",
    "guest-deleted", "backup", "restored", "archived",
    "admin-link", "admin-made", "admin-removed", "recovered",
    # actions on events
    "event-made", "event-order",
]  # fmt: skip
AUDIT_CODES: Final[tuple[AuditCode, ...]] = get_args(AuditCode)

Scalar = str | int | float | bool
AuditArgs = Mapping[str, Scalar | list[Scalar]]
"""Arguments of a code in addition to actor, target and place; for a setting, its old and new value.
"""

ARG_NAMES_BY_CODE: Final[Mapping[str, tuple[str, ...]]] = {
    "begin": ("bomb", "boards"),
    "pause": ("now",),
    "approve": ("chair", "yes", "chips"),
    "kick": ("chair", "reason"),
    "ban": ("reason", "until"),
    "sit-somebody-out": ("chair",),
    "seat-somebody": ("chair", "chips", "entry"),
    "move-somebody": ("chair", "to"),
    "adjust": ("chair", "chips", "reason"),
    "call-off": ("reason",),
    "take-action-back": ("reason",),
    "kill-hand": ("chair", "reason"),
    "hold-pot": ("reason",),
    "warn": ("chair", "reason"),
    "button": ("chair",),
    "game": ("name",),
    "rules": ("game",),
    "kitty": ("chips", "what"),
    "settle": ("chips", "lender"),
    "add-bot": ("chair", "style"),
    "withdraw": ("id", "wish"),
    "stream": ("on",),
    "opened": ("game",),
    "role-given": ("role",),
    "link-made": ("link", "once", "until"),
    "link-ended": ("link",),
    "message": ("text", "tables"),
    "barred": ("reason", "until"),
    "backup": ("file",),
    "restored": ("file",),
    "archived": ("file", "tables"),
}
"""Argument names of each code that has some; for ``settings`` they are the settings' names.
A deferred command has ``later``, too.
"""


def build_command_audit_row(dealer: TableDealer, command: Any, now_ms: int) -> AuditRow:
    """Return the audit row of a host's command, made before it is executed.

    Call this before the command is executed, because the player in its chair may be gone
    afterwards.
    """
    args = {
        name: value
        for name, value in msgspec.to_builtins(command).items()
        if name in _list_arg_names(command)
    }
    target = find_target_player(dealer, command)
    match command:
        case w.ChangeRules():
            args["game"] = find_resulting_game(dealer, command)
        case w.Approve(chair):
            player = dealer.table.chairs.get(chair)
            args["chips"] = player.requested_chips if player is not None else 0
        case w.WithdrawCommand(number) if (
            deferred_command := dealer.host_state.pending_commands.get(number)
        ) is not None:
            args["wish"], target = command_tag(deferred_command.command), deferred_command.player
        case _:
            pass
    return audit_row(now_ms, command_tag(command), target, args)


def _list_arg_names(command: Any) -> tuple[str, ...]:
    return ARG_NAMES_BY_CODE.get(command_tag(command), ())


def audit_row(now_ms: int, code: str, target: str = "", args: AuditArgs | None = None) -> AuditRow:
    """Return an audit row; the caller adds the actor, role, place and address."""
    return AuditRow(now_ms, "", "", code, affected_player=target, args=_encode_args(args or {}))


def _encode_args(args: AuditArgs) -> str:
    return msgspec.json.encode(args).decode() if args else ""


def add_arg(row: AuditRow, name: str, value: Scalar) -> AuditRow:
    """Return the row with one more argument."""
    return msgspec.structs.replace(row, args=_encode_args({**decode_args(row), name: value}))


def decode_args(row: AuditRow) -> dict[str, Scalar | list[Scalar]]:
    """Return a row's arguments; empty if they are malformed."""
    try:
        return _DECODER.decode(row.args) if row.args else {}
    except (msgspec.MsgspecError, UnicodeError):
        return {}


_DECODER = json_decoder(dict[str, Scalar | list[Scalar]])

"""Phrases for audit-log lines about a table, worded as its event feed.

The page of the log has its own texts for all other entries (links, settings, accounts).
"""

from __future__ import annotations

from riverboat.service.handlers.audit_codes import Scalar, decode_args
from riverboat.store.audit_rows import AuditRow
from riverboat.words import Phrase, Player
from riverboat.words.events import host_announcements as h


def audit_phrase(row: AuditRow) -> Phrase | None:
    """Return an audit row as a phrase of its table's event feed; ``None`` if it has none."""
    if not row.actor or row.role == "terminal":
        return None
    actor, target, args = Player(row.actor), Player(row.affected_player), decode_args(row)
    return _build_table_phrase(row, actor, args) or _build_player_phrase(row, actor, target, args)


_Args = dict[str, Scalar | list[Scalar]]


def _build_table_phrase(row: AuditRow, actor: Player, args: _Args) -> Phrase | None:
    """Return the phrase of an action that concerns no single player."""
    match row.action:
        case "rules":
            game_name = _get_text_arg(args, "game")
            return (
                h.GameChangedByHost(actor, game_name) if game_name else h.RulesChangedByHost(actor)
            )
        case "game":
            return h.NextGameChosenByHost(actor, _get_text_arg(args, "name"))
        case "begin":
            ante = _get_int_arg(args, "bomb")
            has_two_boards = _get_int_arg(args, "boards") > 1
            return (
                h.BombPotCalled(actor, ante, has_two_boards)
                if ante
                else h.NextHandDealtByHost(actor)
            )
        case "pause":
            return (h.TablePausedByHost if args.get("now") else h.PausePlannedByHost)(actor)
        case "go-on":
            return h.TableResumedByHost(actor)
        case "call-off":
            return h.HandVoidedByHost(actor, _get_text_arg(args, "reason"))
        case "take-action-back":
            return h.ActionUndoneByHost(actor, _get_text_arg(args, "reason"))
        case "hold-pot":
            return h.PotCarriedOverByHost(actor, _get_text_arg(args, "reason"))
        case "colour-up":
            return h.SmallChipsColouredUp(actor)
        case "time-fees":
            return h.TimeFeesTaken(actor)
        case "kitty":
            return h.KittySpentByHost(
                actor, _get_int_arg(args, "chips"), _get_text_arg(args, "what")
            )
        case "add-bot":
            return h.BotAddedByHost(actor)
        case "stream":
            return (h.StreamOpenedByHost if args.get("on") else h.StreamClosedByHost)(actor)
        case "close":
            return h.TableClosedByHost(actor)
        case _:
            return None


def _build_player_phrase(
    row: AuditRow, actor: Player, target: Player, args: _Args
) -> Phrase | None:
    """Return the phrase of an action that concerns a player."""
    match row.action:
        case "role-given":
            return (h.HostAppointed if args.get("role") == "host" else h.PlayerAdmittedByHost)(
                actor, target
            )
        case "role-taken":
            return h.RoleRevoked(actor, target)
        case "seat-link":
            return h.SeatLinkMade(actor, target)
        case "kick":
            return h.PlayerRemovedByHost(actor, target, _get_text_arg(args, "reason") or None)
        case "let-in":
            return h.BanLiftedByHost(actor, target)
        case "sit-somebody-out":
            return h.PlayerSatOutByHost(actor, target)
        case "move-somebody":
            return h.PlayerMovedByHost(actor, target, _get_int_arg(args, "to"))
        case "seat-somebody" if not args.get("chips"):
            return h.SeatGranted(actor, target, _get_int_arg(args, "chair"))
        case "adjust":
            chips = _get_int_arg(args, "chips")
            phrase_type = h.StackReducedByHost if chips < 0 else h.StackIncreasedByHost
            return phrase_type(actor, target, abs(chips), _get_text_arg(args, "reason"))
        case "kill-hand":
            return h.HandKilledByHost(actor, target, _get_text_arg(args, "reason"))
        case "warn":
            return h.PlayerWarnedByHost(actor, target, _get_text_arg(args, "reason"))
        case "button":
            return h.ButtonMovedByHost(actor, target)
        case "settle":
            return h.PaymentRecordedByHost(actor, target, _get_int_arg(args, "chips"))
        case "remove-from-list":
            return h.WaitingListRemoval(actor, target)
        case _:
            return None


def _get_text_arg(args: _Args, name: str) -> str:
    return str(args.get(name, ""))


def _get_int_arg(args: _Args, name: str) -> int:
    value = args.get(name, 0)
    return int(value) if isinstance(value, (int, float)) else 0

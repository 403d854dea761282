"""Room of poker tables: each open table is a task that decides, stores and then broadcasts.

This package is independent of HTTP. A ``Room`` opens tables, each with its ``TableTask``; a
subscriber of a table has a ``SendQueue`` and submits client commands.

>>> import asyncio
>>> from riverboat.service import Room, TableSettings
>>> from riverboat.store import MemoryStore
>>> from riverboat.table import TableRules
>>> from riverboat.wire.client_commands import Sit
>>> async def an_evening() -> None:
...     room = Room(MemoryStore(), key=bytes(32))
...     await room.open()
...     rules = TableRules.preset("home", "no-limit hold'em 1/2")
...     task = room.task((await room.new_table(rules, TableSettings(), host="Ann")).id)
...     answer = await task.submit("Ann", "command-1", Sit(chair=1, chips=200))
...     print(type(answer).__name__, task.chair_by_player)
...     await room.close()
>>> asyncio.run(an_evening())
Accepted {'Ann': 1}

Start reading at ``dealer.table_dealer``, which runs a table, then at ``task.table_task`` around
it. The public names of this package are imported lazily.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names

if TYPE_CHECKING:
    from riverboat.service.backups import run_backup_schedule, write_scheduled_backup
    from riverboat.service.decks.proof import (
        Proof,
        build_proof,
        find_proof_differences,
        verify,
    )
    from riverboat.service.decks.room_key import BadKey, stored_key, write_key
    from riverboat.service.decks.seal import BadSeal, SealedDeck
    from riverboat.service.history.hand_export import (
        Exported,
        HistoryHeader,
        TableHand,
        UnwrittenHand,
        export,
        iter_hands,
        redact_for_viewer,
        redact_log_for,
    )
    from riverboat.service.history.replay_steps import HandContext, ReplayStep, replay
    from riverboat.service.history.stream_verifier import (
        Evidence,
        Problem,
        Report,
        load_evidence,
        verify_stream,
    )
    from riverboat.service.house_bots import HouseBots
    from riverboat.service.house_room import HouseRoom
    from riverboat.service.lost_key import KeyLost
    from riverboat.service.publisher.send_queue import SendQueue, SlowConsumer
    from riverboat.service.records.ledger_entries import build_ledger_entries, sum_balances
    from riverboat.service.records.room_facts import AnyRecorded, RoomFact, from_json_lines, to_json
    from riverboat.service.room import Room
    from riverboat.service.state.known_records import KnownRecords
    from riverboat.service.state.table_settings import TableLink, TableSettings
    from riverboat.service.task.inbox import TableGone
    from riverboat.service.task.table_task import TableTask

_NAMES_BY_MODULE = {
    "backups": "write_scheduled_backup run_backup_schedule",
    "decks.proof": "Proof build_proof find_proof_differences verify",
    "decks.room_key": "BadKey stored_key write_key",
    "decks.seal": "BadSeal SealedDeck",
    "history.hand_export": (
        "Exported HistoryHeader TableHand UnwrittenHand export iter_hands "
        "redact_for_viewer redact_log_for"
    ),
    "history.replay_steps": "HandContext ReplayStep replay",
    "history.stream_verifier": "Evidence Problem Report load_evidence verify_stream",
    "house_bots": "HouseBots",
    "house_room": "HouseRoom",
    "lost_key": "KeyLost",
    "publisher.send_queue": "SendQueue SlowConsumer",
    "records.ledger_entries": "build_ledger_entries sum_balances",
    "records.room_facts": "AnyRecorded RoomFact from_json_lines to_json",
    "room": "Room",
    "state.known_records": "KnownRecords",
    "state.table_settings": "TableLink TableSettings",
    "task.inbox": "TableGone",
    "task.table_task": "TableTask",
}
"""Module of each public name, imported when the name is first accessed."""

_RENAMED = {"Known": "KnownRecords", "Moment": "ReplayStep"}
"""Former names and their replacements."""

__all__ = [
    "AnyRecorded",
    "BadKey",
    "BadSeal",
    "Evidence",
    "Exported",
    "HandContext",
    "HistoryHeader",
    "HouseBots",
    "HouseRoom",
    "KeyLost",
    "KnownRecords",
    "SlowConsumer",
    "SendQueue",
    "Problem",
    "Proof",
    "ReplayStep",
    "Report",
    "Room",
    "RoomFact",
    "SealedDeck",
    "TableGone",
    "TableHand",
    "TableLink",
    "TableSettings",
    "TableTask",
    "UnwrittenHand",
    "redact_for_viewer",
    "write_scheduled_backup",
    "sum_balances",
    "find_proof_differences",
    "export",
    "from_json_lines",
    "load_evidence",
    "iter_hands",
    "run_backup_schedule",
    "write_key",
    "build_ledger_entries",
    "redact_log_for",
    "build_proof",
    "replay",
    "stored_key",
    "to_json",
    "verify",
    "verify_stream",
]

if not TYPE_CHECKING:  # type checkers have seen the imports above
    _MODULE_BY_NAME = {
        name: module for module, names in _NAMES_BY_MODULE.items() for name in names.split()
    }

    def _load_name(name: str) -> object:
        """Import and return the public name *name*."""
        if name == "Refusal":
            raise AttributeError(
                "riverboat.service.Refusal is called riverboat.service.UnwrittenHand: a Refusal is "
                "a phrase, riverboat.words.Refusal"
            )
        if name in _RENAMED:
            raise AttributeError(
                f"riverboat.service.{name} is called riverboat.service.{_RENAMED[name]}"
            )
        if name not in _MODULE_BY_NAME:
            raise AttributeError(f"module 'riverboat.service' has no attribute {name!r}")
        value = getattr(import_module(f"riverboat.service.{_MODULE_BY_NAME[name]}"), name)
        globals()[name] = value
        return value

    __getattr__ = deprecated_names("riverboat.service", _load_name)

    def __dir__() -> list[str]:
        return sorted({*__all__, *[name for name in globals() if name.startswith("__")]})

"""Messages to the task of a table, in the order in which its inbox delivers them.

``table_task`` has a handler for each message: ``Subscribe`` is handled by ``_handle_subscribe``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct

from riverboat.service.dealer.alarms import TableStep
from riverboat.service.dealer.table_reconciliation import DesiredTable
from riverboat.service.dealer.unit_of_work import Corkable, ReplyTarget
from riverboat.service.handlers.command_handler import CommandRequest
from riverboat.service.publisher.send_queue import MessageQueue
from riverboat.service.records.room_facts import RoleGiven
from riverboat.service.views.run_out_odds import Odds, RunOutQuestion


class Advance(Struct, frozen=True):
    """Play on until a player has to decide."""


class Restart(Struct, frozen=True):
    """Resume after a restart of the server."""


class VoidHand(Struct, frozen=True):
    """Void a hand whose deck cannot be opened."""


class Command(Struct, frozen=True):
    """Execute or reject a client's command."""

    request: CommandRequest
    target: ReplyTarget
    """Recipient of the reply."""
    queue: Corkable | None = None
    """Send queue of the recipient, which the update leaves together with the reply."""


class Subscribe(Struct, frozen=True):
    """Subscribe a connection, and first send the records it has missed."""

    queue: MessageQueue
    name: str
    epoch: str
    seq: int


class Unsubscribe(Struct, frozen=True):
    """Record the end of one of a player's connections."""

    name: str


class Timer(Struct, frozen=True):
    """Run the step of an alarm that is due."""

    step: TableStep


class OddsFound(Struct, frozen=True):
    """Show the odds of a run-out."""

    question: RunOutQuestion
    odds: Odds


class ChangeSettings(Struct, frozen=True):
    """Publish changed settings or roles."""


class GiveRole(Struct, frozen=True):
    """Record a role that a host has given."""

    fact: RoleGiven


class Announce(Struct, frozen=True):
    """Show an administrator's message to the table."""

    actor: str
    text: str


class LinkSeat(Struct, frozen=True):
    """Record that a host has made a link to a player's seat."""

    player: str
    actor: str
    is_recorded: asyncio.Event
    """Set when the record is published."""


class PromiseCut(Struct, frozen=True):
    """Add a player's promise of cuts, which is the end of a hash chain."""

    name: str
    chain_end: str


class Cut(Struct, frozen=True):
    """Add a player's cut of a hand's deck."""

    name: str
    hand: int
    value: str


class PollWaitingList(Struct, frozen=True):
    """Offer a free chair to a player who polls for a position on the waiting list."""


class Notify(Struct, frozen=True):
    """Call back after everything that was handled before is stored and broadcast."""

    callback: Callable[[], None]


class Reconcile(Struct, frozen=True):
    """Reconcile a tournament table with the state that its director desires."""

    desired: DesiredTable


class CloseTable(Struct, frozen=True):
    """Close a table that its tournament no longer needs."""


AnyTableMessage = (
    Advance | Restart | VoidHand | Command | Subscribe | Unsubscribe | Timer | OddsFound
    | ChangeSettings | GiveRole | Announce | LinkSeat | PromiseCut | Cut | PollWaitingList | Notify
    | Reconcile | CloseTable
)  # fmt: skip
"""Any message to a table's task."""

Enqueue = Callable[[AnyTableMessage], None]
"""Function that puts a message into the inbox."""

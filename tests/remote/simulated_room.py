"""A room in one process with one table and no sockets: it produces frames on request.

The table is real; there is no storage, no clock and no connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from riverboat.cards import BadCard
from riverboat.engine import AnyFact, Game, IllegalAction, Irregularity
from riverboat.engine.hand_redaction import redact
from riverboat.sim.sessions.simulated_dealer import SimulatedDealer
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import HandBegan, TableFact
from riverboat.table.state.table_log import to_json
from riverboat.table.state.table_pending import ToPlay
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire import messages as m
from riverboat.wire.refusal_frames import rejected
from riverboat.words import QuotedRefusal
from riverboat.words.refusals.table_commands import CommandTooLate, TableOnPause
from tests.remote.command_translation import NotAllowedError, to_table_command
from tests.remote.simulated_views import private_view, table_view

TABLE_ID = "home"
NOW_MS = 1_700_000_000_000


class SimulatedRoom:
    """One table and the frames for its viewers."""

    def __init__(
        self, game: str | Game, preset: str = "online", seed: int = 7, **options: Any
    ) -> None:
        button = {"first": "lowest chair", **options.pop("button", {})}
        rules = TableRules.preset(preset, game).replace(button=button, **options)
        self.dealer = SimulatedDealer(rules, Random(seed))
        self.epoch = "first"
        self.is_paused = False
        self.clock_deadline = 0
        """Time at which a running clock expires."""
        self.refusals: list[m.Rejected] = []
        self._token = 0
        self._pending_decision: object = None
        self._players_by_start: list[tuple[int, list[str]]] = []
        self._scanned_count = 0
        self._answers: dict[str, m.Accepted | m.Rejected] = {}

    @property
    def seq(self) -> int:
        """The number of facts so far."""
        return len(self.dealer.log)

    # Outgoing frames ----------------------------------------------------------------------------

    def snapshot(self, name: str) -> bytes:
        """Return the snapshot for *name*."""
        facts: list[AnyFact] = []
        if self.dealer.table.hand is not None:
            seat = self.find_seat(name)
            facts = [redact(fact, seat) for fact in self.dealer.hand_log()]
        view = table_view(TABLE_ID, self.dealer, self.is_paused, self.clock_deadline)
        viewer_view = private_view(self.dealer, name, self.token)
        return encode(
            m.Snapshot(TABLE_ID, self.epoch, self.seq, view, viewer_view, to_raw_facts(facts), ())
        )

    def update(self, name: str, since_seq: int) -> bytes:
        """Return the update for *name* since a fact."""
        facts = [self._redact_fact(name, fact_index) for fact_index in range(since_seq, self.seq)]
        view = table_view(TABLE_ID, self.dealer, self.is_paused, self.clock_deadline)
        viewer_view = private_view(self.dealer, name, self.token)
        return encode(
            m.Update(TABLE_ID, self.seq, len(facts), to_raw_facts(facts), view, viewer_view)
        )

    @property
    def token(self) -> int:
        """Return the number of the fact that asked the pending question."""
        pending = self.dealer.pending
        decision = pending.hand if isinstance(pending, ToPlay) else pending
        if decision is not self._pending_decision:
            self._pending_decision, self._token = decision, self.seq
        return self._token

    def find_seat(self, name: str) -> int | None:
        """Return a player's seat in the current or last hand."""
        return self._find_seat_at(self.seq, name)

    def _find_seat_at(self, fact_index: int, name: str) -> int | None:
        """Return a player's seat in the hand played at this fact."""
        log = self.dealer.log
        while self._scanned_count < self.seq:
            started_fact = log[self._scanned_count]
            if isinstance(started_fact, HandBegan):
                player_names = [
                    self.dealer.table.chairs[chair].player for chair in started_fact.chairs
                ]
                self._players_by_start.append((self._scanned_count, player_names))
            self._scanned_count += 1
        player_names = next(
            (
                seated_names
                for start_index, seated_names in reversed(self._players_by_start)
                if start_index < fact_index
            ),
            [],
        )
        return player_names.index(name) if name in player_names else None

    def _redact_fact(self, name: str, fact_index: int) -> AnyLoggedFact:
        fact = self.dealer.log[fact_index]
        if isinstance(fact, TableFact):
            return fact
        return redact(fact, self._find_seat_at(fact_index, name))

    # Incoming commands --------------------------------------------------------------------------

    def apply_commands(self, *commands: c.AnyTableCommand) -> None:
        for table_command in commands:
            self.dealer.execute(table_command)

    def seat(self, players: str) -> None:
        """Seat players written as ``A 200, B 200`` from chair 1."""
        for chair, name_and_chips in enumerate(players.split(","), 1):
            name, chips = name_and_chips.split()
            self.apply_commands(c.Sit(name, chair, int(chips)))

    def begin(self) -> None:
        self.apply_commands(c.Begin())

    def submit(self, name: str, submit_command: m.SubmitCommand) -> m.Accepted | m.Rejected:
        """Accept or reject a command; the same id gets the same reply."""
        player_command_id = f"{name}/{submit_command.command_id}"
        if player_command_id not in self._answers:
            decoded_command = msgspec.json.decode(encode(submit_command), type=m.SubmitCommand)
            self._answers[player_command_id] = self._handle_command(name, decoded_command)
        first_reply = self._answers[player_command_id]
        if isinstance(first_reply, m.Rejected):
            self.refusals.append(first_reply)
        return first_reply

    def _handle_command(
        self, name: str, submit_command: m.SubmitCommand
    ) -> m.Accepted | m.Rejected:
        command_id = submit_command.command_id
        if submit_command.turn_token and submit_command.turn_token != self.token:
            return rejected(command_id, TABLE_ID, CommandTooLate())
        if submit_command.turn_token and self.is_paused:
            return rejected(command_id, TABLE_ID, TableOnPause())
        try:
            self.apply_commands(to_table_command(self.dealer.table, submit_command.command, name))
        except (IllegalAction, Irregularity) as error:
            return rejected(command_id, TABLE_ID, error.refusal)
        except (NotAllowedError, BadCard) as error:
            return rejected(command_id, TABLE_ID, QuotedRefusal(str(error), "not allowed"))
        return m.Accepted(command_id, TABLE_ID, self.seq)


def to_raw_facts(facts: Sequence[AnyLoggedFact]) -> tuple[Raw, ...]:
    return tuple([Raw(to_json(fact)) for fact in facts])


encode = msgspec.json.encode

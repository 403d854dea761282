"""A room in one process without sockets: one table that produces frames on request.

The table is real; storage, clocks and connections are left out.
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
from riverboat.words import Quoted
from riverboat.words.refusals.table_commands import HostPaused, TableMovedOn
from tests.remote.command_translation import NotAllowed, to_table_command
from tests.remote.simulated_views import private_view, table_view

ID = "home"
NOW = 1_700_000_000_000


class SimulatedRoom:
    """One table and the frames for its viewers."""

    def __init__(
        self, game: str | Game, preset: str = "online", seed: int = 7, **options: Any
    ) -> None:
        button = {"first": "lowest chair", **options.pop("button", {})}
        rules = TableRules.preset(preset, game).replace(button=button, **options)
        self.dealer = SimulatedDealer(rules, Random(seed))
        self.epoch = "first"
        self.paused = False
        self.until = 0
        """Time at which a running clock expires."""
        self.refusals: list[m.Rejected] = []
        self._token = 0
        self._asked: object = None
        self._hands: list[tuple[int, list[str]]] = []
        self._looked_at = 0
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
            seat = self.seat_of(name)
            facts = [redact(fact, seat) for fact in self.dealer.hand_log()]
        view = table_view(ID, self.dealer, self.paused, self.until)
        mine_ = private_view(self.dealer, name, self.token)
        return encode(m.Snapshot(ID, self.epoch, self.seq, view, mine_, to_raw_facts(facts), ()))

    def update(self, name: str, since: int) -> bytes:
        """Return the update for *name* since a fact."""
        facts = [self._redacted_for(name, number) for number in range(since, self.seq)]
        view = table_view(ID, self.dealer, self.paused, self.until)
        mine_ = private_view(self.dealer, name, self.token)
        return encode(m.Update(ID, self.seq, len(facts), to_raw_facts(facts), view, mine_))

    @property
    def token(self) -> int:
        """Return the number of the fact that asked the pending question."""
        now = self.dealer.pending
        decision = now.hand if isinstance(now, ToPlay) else now
        if decision is not self._asked:
            self._asked, self._token = decision, self.seq
        return self._token

    def seat_of(self, name: str) -> int | None:
        """Return a player's seat in the current or last hand."""
        return self._seat_at(self.seq, name)

    def _seat_at(self, fact: int, name: str) -> int | None:
        """Return a player's seat in the hand played at this fact."""
        log = self.dealer.log
        while self._looked_at < self.seq:
            started_fact = log[self._looked_at]
            if isinstance(started_fact, HandBegan):
                players = [self.dealer.table.chairs[chair].player for chair in started_fact.chairs]
                self._hands.append((self._looked_at, players))
            self._looked_at += 1
        players = next((texts for at, texts in reversed(self._hands) if at < fact), [])
        return players.index(name) if name in players else None

    def _redacted_for(self, name: str, number: int) -> AnyLoggedFact:
        fact = self.dealer.log[number]
        if isinstance(fact, TableFact):
            return fact
        return redact(fact, self._seat_at(number, name))

    # Incoming commands --------------------------------------------------------------------------

    def do(self, *commands: c.AnyTableCommand) -> None:
        for command in commands:
            self.dealer.execute(command)

    def seat(self, players: str) -> None:
        """Seat players written as ``A 200, B 200`` from chair 1."""
        for chair, words in enumerate(players.split(","), 1):
            name, chips = words.split()
            self.do(c.Sit(name, chair, int(chips)))

    def begin(self) -> None:
        self.do(c.Begin())

    def submit(self, name: str, submit_command: m.SubmitCommand) -> m.Accepted | m.Rejected:
        """Accept or reject a command; the same id gets the same reply."""
        key = f"{name}/{submit_command.command_id}"
        if key not in self._answers:
            over_the_wire = msgspec.json.decode(encode(submit_command), type=m.SubmitCommand)
            self._answers[key] = self._handle_command(name, over_the_wire)
        answer = self._answers[key]
        if isinstance(answer, m.Rejected):
            self.refusals.append(answer)
        return answer

    def _handle_command(
        self, name: str, submit_command: m.SubmitCommand
    ) -> m.Accepted | m.Rejected:
        cmd = submit_command.command_id
        if submit_command.turn_token and submit_command.turn_token != self.token:
            return rejected(cmd, ID, TableMovedOn())
        if submit_command.turn_token and self.paused:
            return rejected(cmd, ID, HostPaused())
        try:
            self.do(to_table_command(self.dealer.table, submit_command.command, name))
        except (IllegalAction, Irregularity) as error:
            return rejected(cmd, ID, error.refusal)
        except (NotAllowed, BadCard) as error:
            return rejected(cmd, ID, Quoted(str(error), "not allowed"))
        return m.Accepted(cmd, ID, self.seq)


def to_raw_facts(facts: Sequence[AnyLoggedFact]) -> tuple[Raw, ...]:
    return tuple([Raw(to_json(fact)) for fact in facts])


encode = msgspec.json.encode

"""Random tournaments, played hand by hand, with invariants checked after every fact."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from riverboat.tourney.balance.blind_distance import find_next_big_blind_seat
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.event_play import act, open_event
from riverboat.tourney.rules import (
    AddOn,
    BountyRules,
    EntryRules,
    EventRules,
    Price,
    PrizeRules,
    Rebuy,
    SeatingRules,
)
from riverboat.tourney.running.hand_reports import find_reason_not_to_deal
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_reducer import replay
from riverboat.tourney.state.event_state import MINUTE_MS, Event, EventTable
from riverboat.tourney.structure.levels import Break, Level, Structure, StructurePart
from tests.tourney.event_watcher import Watcher, check_balance

_MAX_STEPS = 10_000_000
"""Step limit, larger than any event needs."""


class RandomEvent:
    """A tournament played at random."""

    def __init__(self, seed: int, player_count: int, **options: Any) -> None:
        self.rng = random.Random(seed)
        self.draws = Draws(seed.to_bytes(8, "big"))
        self.log: list[f.AnyEventFact] = []
        self.event = open_event(make_random_rules(self.rng, **options), self.draws.seed, self.log)
        self.watcher = Watcher()
        self._processed_count = 0
        self._has_host = options.get("hosted", self.rng.random() < 0.3)
        self.newcomer_count = 0
        self._next_tables: list[int] = []
        for _ in range(player_count):
            self.enter()
        self.act(c.Start())

    def act(self, command: c.AnyEventCommand) -> None:
        """Execute a command with its consequences, and check every fact."""
        act(self.event, command, self.draws, self.log)
        self.watcher.process(self.log[self._processed_count :])
        self._processed_count = len(self.log)

    def enter(self, player: str | None = None) -> None:
        """Enter a new player, or re-enter one."""
        self.newcomer_count += player is None
        self.act(c.Enter(player or f"P{self.newcomer_count}"))

    def play(self, on_step: Callable[[Event], None] | None = None) -> Event:
        """Play the event to its end."""
        for step in range(_MAX_STEPS):
            if self.event.phase != "running":
                return self.event
            self.play_step()
            if on_step is not None and not step % 1_000:
                on_step(self.event)
        raise AssertionError("an event that does not end")

    def play_step(self) -> None:
        """Deal or finish a hand, or let a player rebuy, decline or enter late."""
        if isinstance(self.event.part, Break):
            break_start_ms = self.event.clock.part_began_at
            playing_tables = [
                number for number, table in self.event.tables.items() if table.is_playing
            ]
            for number in playing_tables:
                self.act(self.make_random_hand_result(self.event.tables[number]))
            self.act(c.PassTime(break_start_ms + 60 * MINUTE_MS))
            return
        self.act(self._choose_random_table_step())
        check_balance(self.event)
        if not self.event.is_registration_closed and self.rng.random() < 0.02:
            self._try_random_entry()
        if self._has_host and self.rng.random() < 0.02:
            self._execute_random_host_command()

    def _try_random_entry(self) -> None:
        busted_players = [
            entrant.player for entrant in self.event.entrants.values() if entrant.status == "out"
        ]
        reentering_player = (
            self.rng.choice(busted_players) if busted_players and self.rng.random() < 0.5 else None
        )
        try:
            self.enter(reentering_player)
        except EventCommandRefused:
            return

    def _execute_random_host_command(self) -> None:
        """Execute a random host command, which may be refused."""
        rng, event = self.rng, self.event
        if event.phase != "running":
            return
        table = rng.choice(list(event.tables.values()))
        player, seat = rng.choice(list(event.remaining_entrants)), rng.randrange(len(table.seats))
        commands: list[c.AnyEventCommand] = [
            c.SeatByHand(player, table.number, seat),
            c.CloseSeat(table.number, seat),
            c.ReopenSeat(table.number, seat),
            c.LockSeat(player, rng.random() < 0.5),
            c.Penalise(player, "disqualification", why="chance"),
            c.Penalise(player, "rounds", 1, "chance"),
            c.LeaveEvent(player),
            c.TakeAddOn(player),
            c.RebuyChips(player),
            self._make_random_level_change(),
            self._make_random_deal(),
        ]
        try:
            self.act(rng.choice(commands))
        except EventCommandRefused:
            return

    def _make_random_deal(self) -> c.MakeDeal:
        """Return a deal between the remaining players, with or without a reserved amount."""
        deal_kind: Any = self.rng.choice(["icm", "chips", "even"])
        return c.MakeDeal(
            deal_kind, tuple(self.event.remaining_entrants), self.rng.choice([0, 0, 100])
        )

    def _make_random_level_change(self) -> c.ChangeLevels:
        """Return a change that shortens the remaining levels."""
        parts = self.event.rules.structure.parts
        last_kept_part = min(self.event.clock.part_index + 1 + self.rng.randrange(5), len(parts))
        return c.ChangeLevels(last_kept_part, parts[last_kept_part + 1 :])

    def _choose_random_table_step(self) -> c.AnyEventCommand:
        """Return the next step of a random table."""
        if len(self._next_tables) < 1:
            self._next_tables = list(self.event.tables)
            self.rng.shuffle(self._next_tables)
        while self._next_tables:
            table_number = self._next_tables.pop()
            command = (
                self._choose_table_step(table_number) if table_number in self.event.tables else None
            )
            if command is not None:
                return command
        for table_number in self.event.tables:
            command = self._choose_table_step(table_number)
            if command is not None:
                return command
        reasons = [
            str(find_reason_not_to_deal(self.event, table_number))
            for table_number in self.event.tables
        ]
        raise AssertionError(f"nothing can be done: {reasons}")

    def _choose_table_step(self, table_number: int) -> c.AnyEventCommand | None:
        table = self.event.tables[table_number]
        if table.is_playing:
            return self.make_random_hand_result(table)
        broke_players = [
            player.player for player in self.event.seated_at(table_number) if not player.chips
        ]
        if broke_players:
            return self.rng.choice((c.RebuyChips, c.DeclineRebuy))(self.rng.choice(broke_players))
        return (
            c.BeginHand(table_number)
            if find_reason_not_to_deal(self.event, table_number) is None
            else None
        )

    def make_random_hand_result(self, table: EventTable) -> c.FinishHand:
        """Return a random result of a hand: chips move between players, sometimes whole stacks."""
        stacks = {player.player: player.chips for player in self.event.seated_at(table.number)}
        losses = {}
        smallest_chip = self.event.rules.structure.smallest_chip(self.event.clock.part_index)
        for _ in range(self.rng.randint(0, 2)):
            loser, winner = self.rng.sample(sorted(stacks), 2)
            max_loss = min(stacks[loser], stacks[winner])
            lost_chips = (
                max_loss
                if self.rng.random() < 0.5
                else max_loss // 2 // smallest_chip * smallest_chip
            )
            stacks[loser] -= lost_chips
            stacks[winner] += lost_chips
            if lost_chips:
                losses[loser] = c.Loss(loser, (winner,))
        big_blind_seat = find_next_big_blind_seat(table.seated_table)
        small_blind_seat = (
            table.big_blind_seat if table.big_blind_seat is not None else big_blind_seat
        )
        bust_losses = tuple([loss for loser, loss in losses.items() if not stacks[loser]])
        return c.FinishHand(
            table.number,
            tuple(stacks.items()),
            f.BlindSeats(small_blind_seat, big_blind_seat),
            bust_losses,
        )


def make_random_rules(rng: random.Random, **options: Any) -> EventRules:
    """Return random event rules."""
    seats = options.get("seats") or rng.choice([2, 6, 7, 8, 9, 10])
    bounty = rng.choice([0, 51])
    rebuy = Rebuy(chips=1000, price=Price(prize=100, bounty=bounty), until_level=2)
    add_on = AddOn(chips=2000, price=Price(prize=50), level=2)
    policy: Any = options.get("policy") or rng.choice(["tda", "wsop", "nearest"])
    return EventRules(
        name="random",
        structure=_make_random_structure(rng),
        entry=EntryRules(
            price=Price(prize=101, fee=10, bounty=bounty),
            late_until=rng.choice([0, 2]),
            reentries=rng.choice([0, 2]),
            rebuy=rng.choice([None, rebuy]),
            add_on=rng.choice([None, add_on]),
            late_stack=rng.choice(["full", "blinded"]),
        ),
        seating=SeatingRules(
            seats=seats,
            policy=policy,
            redraw=rng.choice([(1,), (1, 2, 3), ()]),
            final_table=rng.choice(["tda", "one_more"]) if seats < 10 else "tda",
            halt_short=rng.choice(["at_open_blind", "at_once", "off"]),
            first_button=rng.choice(["draw", "first_stack"]),
        ),
        prizes=PrizeRules(
            hfh_from=rng.choice([0, 1, 3]),
            bust_stack=rng.choice(["hand_start", "after_ante"]),
            guarantee=rng.choice([0, 0, 5_000]),
            unit=rng.choice([1, 5, 100]),
        ),
        bounty=BountyRules(
            kind=rng.choice(["fixed", "progressive", "mystery"]) if bounty else "none",
            from_place=rng.choice([0, 0, 5]),
        ),
    )


def _make_random_structure(rng: random.Random) -> Structure:
    """Return random levels, perhaps with a break and a colour-up."""
    parts: list[StructurePart] = []
    for index in range(1, 30):
        parts.append(Level(small=20 * index, big=40 * index, hands=rng.choice([3, 10])))
        if index % 4 == 0:
            parts.append(Break(minutes=10, colour_up=5 if index == 4 else 0))
    if rng.random() < 0.5:
        return Structure(
            stack=1000, parts=tuple([part for part in parts if isinstance(part, Level)])
        )
    colour_up: Any = rng.choice(["race", "round_half_up"])
    return Structure(stack=1000, parts=tuple(parts), chips=(5, 20, 100), colour_up=colour_up)


# Invariants --------------------------------------------------------------------------------------


def check_event(event: Event) -> None:
    """Check chips, seats and counts of the event."""
    assert event.chips == event.chips_sold - event.chips_removed
    seated_players: set[str] = set()
    for number, table in event.tables.items():
        for seat, player in enumerate(table.seats):
            if player is None:
                continue
            assert player not in seated_players, f"{player} sits at two tables"
            assert seat not in table.closed_seats
            seated_players.add(player)
            entrant = event.entrants[player]
            assert (entrant.status, entrant.table, entrant.seat) == ("seated", number, seat)
        moving_players = [
            entrant for entrant in event.unseated_entrants.values() if entrant.table == number
        ]
        assert table.expected_players == len(table.players) + sum(
            player.status == "moving" for player in moving_players
        )
    assert seated_players.isdisjoint(event.unseated_entrants)
    assert seated_players | set(event.unseated_entrants) == set(event.remaining_entrants)


def check_end(random_event: RandomEvent) -> None:
    """Check places, money and the log of a finished event."""
    event, log, watcher = random_event.event, random_event.log, random_event.watcher
    assert watcher.placed_entries == set(range(1, event.entry_count + 1)), (
        "each entry is placed once"
    )
    overlay = max(event.rules.prizes.guarantee - event.prize_pool, 0)
    assert watcher.paid_out == watcher.paid_in - watcher.fees + overlay, "what came in goes out"
    for player, entrant in event.entrants.items():
        assert watcher.chips[player] == entrant.chips
    check_event(event)
    replayed_event = replay(log)
    assert replayed_event == event, "the log replays to another event"
    assert msgspec.json.decode(msgspec.json.encode(log), type=list[f.AnyEventFact]) == log

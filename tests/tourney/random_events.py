"""Random events, played hand by hand by chance, and what must hold after every fact."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from riverboat.tourney.asked import commands as c
from riverboat.tourney.balance.positions import next_big_blind
from riverboat.tourney.errors import NotInThisEvent
from riverboat.tourney.play import act, open_event
from riverboat.tourney.rules import (
    BountyRules,
    EntryRules,
    EventRules,
    Price,
    PrizeRules,
    Rebuy,
    SeatingRules,
)
from riverboat.tourney.running.hands import why_not_deal
from riverboat.tourney.seating.draw import Draws
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.apply import replay
from riverboat.tourney.state.event import Event, EventTable
from riverboat.tourney.structure.levels import Level, Structure

_ENDLESS = 1_000_000
"""More hands than any of these events has."""


class RandomEvent:
    """One event, and the dice that play it."""

    def __init__(self, seed: int, players: int, **options: Any) -> None:
        self.rng = random.Random(seed)
        self.draws = Draws(seed.to_bytes(8, "big"))
        self.log: list[f.AnyEventFact] = []
        self.event = open_event(some_rules(self.rng, **options), self.draws.seed, self.log)
        self.comers = 0
        for _ in range(players):
            self.enter()
        self.act(c.Start())

    def act(self, command: c.AnyEventCommand) -> None:
        """A command with all that follows."""
        act(self.event, command, self.draws, self.log)

    def enter(self, who: str | None = None) -> None:
        """Somebody new, or somebody again."""
        self.comers += who is None
        self.act(c.Enter(who or f"P{self.comers}"))

    def play(self) -> Event:
        """To its end, whatever it takes."""
        for _ in range(_ENDLESS):
            if self.event.phase != "running":
                return self.event
            self.one_step()
            check(self.event)
        raise AssertionError("an event that does not end")

    def one_step(self) -> None:
        """A table deals or finishes, or somebody buys, declines or comes late."""
        command = self.rng.choice(list(self._possible()))
        if isinstance(command, c.FinishHand):
            command = self.finished(self.event.tables[command.table])
        self.act(command)
        if not self.event.closed and self.rng.random() < 0.02:
            out = [each.player for each in self.event.entrants.values() if each.status == "out"]
            again = self.rng.choice(out) if out and self.rng.random() < 0.5 else None
            try:
                self.enter(again)
            except NotInThisEvent:
                return

    def _possible(self) -> Iterator[c.AnyEventCommand]:
        event, some = self.event, False
        for number, table in event.tables.items():
            if table.playing:
                some = True
                yield c.FinishHand(number, ())
            elif why_not_deal(event, number) is None:
                some = True
                yield c.BeginHand(number)
            for each in event.at(number):
                if not each.chips and not table.playing:
                    some = True
                    yield c.BuyAgain(each.player)
                    yield c.DeclineRebuy(each.player)
        assert some, f"nothing can be done: {[str(why_not_deal(event, n)) for n in event.tables]}"

    def finished(self, table: EventTable) -> c.FinishHand:
        """Chips go from some to others, all of them now and then."""
        stacks = {each.player: each.chips for each in self.event.at(table.number)}
        losses = {}
        for _ in range(self.rng.randint(0, 2)):
            loser, winner = self.rng.sample(sorted(stacks), 2)
            most = min(stacks[loser], stacks[winner])
            lost = most if self.rng.random() < 0.5 else most // 2
            stacks[loser] -= lost
            stacks[winner] += lost
            if lost:
                losses[loser] = c.Loss(loser, (winner,))
        seated = table.seated
        big = next_big_blind(seated)
        small = table.big if table.big is not None else big
        busted = tuple([loss for loser, loss in losses.items() if not stacks[loser]])
        return c.FinishHand(table.number, tuple(stacks.items()), f.Blinds(small, big), busted)


def some_rules(rng: random.Random, **options: Any) -> EventRules:
    """Any event."""
    seats = options.get("seats") or rng.choice([2, 6, 7, 8, 9, 10])
    levels = [Level(small=10 * k, big=20 * k, hands=rng.choice([3, 10])) for k in range(1, 30)]
    bounty = rng.choice([0, 51])
    rebuy = Rebuy(chips=1000, price=Price(prize=100, bounty=bounty), until_level=2)
    return EventRules(
        name="random",
        structure=Structure(stack=1000, parts=tuple(levels)),
        entry=EntryRules(
            price=Price(prize=101, fee=10, bounty=bounty),
            late_until=rng.choice([0, 2]),
            reentries=rng.choice([0, 2]),
            rebuy=rng.choice([None, rebuy]),
        ),
        seating=SeatingRules(
            seats=seats,
            policy=rng.choice(["tda", "wsop", "nearest"]),
            redraw=rng.choice([(1,), (1, 2, 3), ()]),
            final_table=rng.choice(["tda", "one_more"]) if seats < 10 else "tda",
            halt_short=rng.choice(["at_open_blind", "at_once", "off"]),
            first_button=rng.choice(["draw", "first_stack"]),
        ),
        prizes=PrizeRules(
            hfh_from=rng.choice([0, 1, 3]), bust_stack=rng.choice(["hand_start", "after_ante"])
        ),
        bounty=BountyRules(kind=rng.choice(["fixed", "progressive"]) if bounty else "none"),
    )


# What must hold ----------------------------------------------------------------------------------


def check(event: Event) -> None:
    """After every command: chips, seats, balance."""
    assert event.chips == event.sold - event.removed
    somewhere: set[str] = set()
    for number, table in event.tables.items():
        for seat, player in enumerate(table.seats):
            if player is None:
                continue
            assert player not in somewhere, f"{player} sits at two tables"
            somewhere.add(player)
            entrant = event.entrants[player]
            assert (entrant.status, entrant.table, entrant.seat) == ("seated", number, seat)
    assert somewhere.isdisjoint(event.homeless)
    assert somewhere | set(event.homeless) == set(event.inside)


def check_end(played: RandomEvent) -> None:
    """When it is over: places, money, blinds, and the log."""
    event, log = played.event, played.log
    placed = [number for fact in log if isinstance(fact, f.Placed) for number in fact.entries]
    assert sorted(placed) == list(range(1, event.entries + 1)), "each entry is placed once"
    everybody = event.entrants.values()
    fees = event.rules.entry.price.fee * event.entries
    paid = sum([each.prize + each.heads for each in everybody])
    assert paid == sum([each.paid for each in everybody]) - fees, "what came in goes out"
    assert msgspec.json.encode(replay(log)) == msgspec.json.encode(event)
    check_blinds(log)


def check_blinds(log: list[f.AnyEventFact]) -> None:
    """Nobody pays the big blind twice running because they were moved; redraws begin anew."""
    moved: set[str] = set()
    paid: set[str] = set()
    where: dict[str, int] = {}
    for fact in log:
        match fact:
            case f.Entered(player):
                paid.discard(player)
            case f.ButtonDrawn():
                paid.difference_update([who for who in where if who in moved])
            case f.Arrived(player, _, seat):
                moved.add(player)
                where[player] = seat
            case f.HandFinished(stacks=stacks, blinds=blinds) if blinds is not None:
                for player, _ in stacks:
                    big = where[player] == blinds.big
                    alone = len(stacks) < 3  # heads-up one of two pays it
                    twice = big and player in paid and player in moved
                    assert alone or not twice, f"{player} pays the big blind twice running"
                    moved.discard(player)
                    (paid.add if big else paid.discard)(player)
            case _:
                pass

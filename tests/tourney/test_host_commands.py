"""Host commands: flights, tickets, brackets, cancellation and refused commands."""

import msgspec
import pytest

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import BadEvent, EventCommandRefused
from riverboat.tourney.event_ledger import event_ledger, net_by_player
from riverboat.tourney.event_play import act, open_event
from riverboat.tourney.prizes.prize_table import PrizeRequest, prize_table
from riverboat.tourney.rules import (
    AddOn,
    EntryRules,
    EventRules,
    Price,
    PrizeRules,
    Rebuy,
    SeatingRules,
)
from riverboat.tourney.rules.event_password import hash_password
from riverboat.tourney.running import event_registration
from riverboat.tourney.running.event_days import join_flight_command
from riverboat.tourney.running.event_finish import compute_prizes
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_reducer import replay
from riverboat.tourney.state.event_state import MINUTE_MS, Event
from riverboat.tourney.structure.levels import Level, Structure
from riverboat.words.refusals import events as w
from tests.thorough import example_count
from tests.tourney.random_events import RandomEvent, check_end, check_event
from tests.tourney.test_eliminations import PhysicalEvent

STRUCTURE = Structure(
    stack=1000, parts=(Level(small=5, big=10, minutes=20), Level(small=10, big=20, minutes=20))
)


class HostedEvent:
    """An event driven by commands, without reported hands."""

    def __init__(self, players: str = "", structure: Structure = STRUCTURE, **options: object):
        rules = EventRules(name="kept", structure=structure, **options)  # type: ignore[arg-type]
        self.draws, self.log = Draws(b"kept"), []  # type: ignore[var-annotated]
        self.event: Event = open_event(rules, self.draws.seed, self.log)
        for player in players:
            self.execute(c.Enter(player))

    def execute(self, command: c.AnyEventCommand) -> None:
        """Execute a command and check the event."""
        act(self.event, command, self.draws, self.log)
        check_event(self.event)

    def assert_refused(self, command: c.AnyEventCommand, reason: str) -> None:
        """Check that a command is refused and changes nothing."""
        state_before = msgspec.json.encode(self.event)
        with pytest.raises(EventCommandRefused, match=reason):
            act(self.event, command, self.draws, self.log)
        assert msgspec.json.encode(self.event) == state_before
        assert replay(self.log) == self.event


THREE_LEVELS = Structure(
    stack=1000,
    parts=tuple(
        Level(small=small_blind, big=2 * small_blind, minutes=20) for small_blind in (5, 10, 20)
    ),
)


@pytest.mark.parametrize(
    "entry, open_levels, selling_levels",
    [
        (EntryRules(), 0, 0),
        (EntryRules(late_until=1), 1, 1),
        (EntryRules(late_until=2), 2, 2),
        (EntryRules(rebuy=Rebuy(chips=1000, price=Price(prize=100), until_level=2)), 0, 2),
        (EntryRules(late_until=1, add_on=AddOn(chips=1000, price=Price(prize=100), level=2)), 1, 2),
    ],
)
def test_registration_closes_after_the_last_sale(
    entry: EntryRules, open_levels: int, selling_levels: int
) -> None:
    hosted_event = HostedEvent("ABCDEF", THREE_LEVELS, entry=entry)
    assert event_registration.is_entry_open(hosted_event.event)
    hosted_event.execute(c.Start())
    for level in (1, 2, 3):
        assert hosted_event.event.level == level
        assert event_registration.is_entry_open(hosted_event.event) == (level <= open_levels)
        assert hosted_event.event.is_registration_closed == (level > selling_levels)
        if level <= open_levels:
            hosted_event.execute(c.Enter(f"late {level}"))
        else:
            hosted_event.assert_refused(c.Enter("G"), "registration")
        hosted_event.execute(c.PassTime(level * 20 * MINUTE_MS))


def test_condition_against_entries_also_closes_registration(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hosted_event = HostedEvent("ABCDEF", THREE_LEVELS, entry=EntryRules(late_until=2))
    hosted_event.execute(c.Start())
    assert not hosted_event.event.is_registration_closed
    monkeypatch.setattr(event_registration, "is_entry_open", lambda _: False)
    hosted_event.assert_refused(c.Enter("G"), "registration")
    hosted_event.execute(c.PassTime(MINUTE_MS))
    assert hosted_event.event.is_registration_closed


def test_flights_merge_on_day_two() -> None:
    entry_rules = EntryRules(price=Price(prize=100, fee=10))
    join_commands = []
    for name in ("1A", "1B"):
        flight = HostedEvent("ABCDEF" if name == "1A" else "AGHIJ", flight=name, entry=entry_rules)
        flight.execute(c.Start())
        flight.execute(c.BustOut("A" if name == "1B" else "B", ("F" if name == "1A" else "G",)))
        flight.execute(c.EndDay(5))
        assert (flight.event.phase, flight.event.is_bagged) == ("ended", True)
        join_commands.append(join_flight_command(flight.event))
    day_two = HostedEvent(entry=EntryRules(price=Price()))
    for command in join_commands:
        day_two.execute(command)
    day_two.assert_refused(join_commands[0], "the players from")
    assert (
        day_two.event.entry_count,
        len(day_two.event.remaining_entrants),
        day_two.event.prize_pool,
    ) == (11, 9, 1100)
    assert day_two.event.chips == 11_000
    day_two.execute(c.Start())
    while day_two.event.phase == "running":
        first_entrant, *other_entrants = sorted(day_two.event.remaining_entrants)
        day_two.execute(c.BustOut(other_entrants[-1], (first_entrant,)))
    assert day_two.event.entrants["A"].place == 1
    assert sum(entrant.prize for entrant in day_two.event.entrants.values()) == 1100
    assert max(entrant.place for entrant in day_two.event.entrants.values()) == 9


def test_larger_of_two_bags_counts() -> None:
    day_two = HostedEvent(entry=EntryRules(price=Price()))
    day_two.execute(c.JoinFlight("1A", (f.ChipBag("A", 3000), f.ChipBag("B", 1000)), 4, 400))
    day_two.execute(c.JoinFlight("1B", (f.ChipBag("A", 5000),), 5, 500))
    event = day_two.event
    assert (event.entrants["A"].chips, event.chips_removed, event.entry_count) == (5000, 3000, 9)
    day_two.assert_refused(
        c.JoinFlight("1C", (f.ChipBag("C", 0),), 5, 500),
        "entries: give one bag with chips per player",
    )


def test_heads_up_bracket_plays_to_end() -> None:
    for players in (4, 5, 8, 11):
        random_event = RandomEvent(players, players, seats=2, policy="none", hosted=False)
        random_event.play()
        check_end(random_event)


def test_shootout_plays_to_end() -> None:
    for seed in range(example_count(3, 100)):
        random_event = RandomEvent(seed, 30, seats=6, policy="none", hosted=False)
        random_event.play()
        check_end(random_event)


def test_satellite_ticket_pays_one_entry() -> None:
    prizes = PrizeRules(seat=200, seat_in="Main")
    satellite = HostedEvent("ABCD", entry=EntryRules(price=Price(prize=100)), prizes=prizes)
    satellite.execute(c.Start())
    satellite.execute(c.BustOut("A", ("B",)))
    satellite.execute(c.BustOut("C", ("D",)))
    ticket_facts = [fact for fact in satellite.log if isinstance(fact, f.TicketWon)]
    assert {fact.player for fact in ticket_facts} == {"B", "D"}
    main_event = HostedEvent(entry=EntryRules(price=Price(prize=200), tickets="on", reentries=1))
    main_event.execute(c.Enter("B", ticket=ticket_facts[0].ticket))
    main_event.assert_refused(c.Enter("D", ticket=ticket_facts[0].ticket), "is already used")
    assert event_ledger(main_event.log)[0].ticket == ticket_facts[0].ticket
    closed_event = HostedEvent()
    closed_event.assert_refused(c.Enter("B", ticket="x"), "this tournament accepts no tickets")


def test_password_is_checked_and_never_logged() -> None:
    entry_rules = EntryRules(access="password", password=hash_password("sesame", "kept"))
    hosted_event = HostedEvent(entry=entry_rules)
    hosted_event.assert_refused(c.Enter("A", password="open"), "wrong tournament password")
    hosted_event.execute(c.Enter("A", password="sesame"))
    assert b"sesame" not in msgspec.json.encode(hosted_event.log)


def test_event_starts_on_time_or_is_cancelled() -> None:
    hosted_event = HostedEvent("AB", starts="clock", starts_at=1000 * MINUTE_MS)
    hosted_event.execute(c.PassTime(999 * MINUTE_MS))
    assert hosted_event.event.phase == "open"
    hosted_event.execute(c.PassTime(1001 * MINUTE_MS))
    assert (hosted_event.event.phase, hosted_event.event.clock.part_began_at) == (
        "running",
        1001 * MINUTE_MS,
    )
    lone_event = HostedEvent("A", starts="clock", starts_at=MINUTE_MS, too_few="cancel")
    lone_event.execute(c.PassTime(MINUTE_MS))
    assert lone_event.event.phase == "cancelled"


def test_closed_seats_are_not_assigned() -> None:
    hosted_event = HostedEvent(
        "ABCDEFG", seating=SeatingRules(seats=4), entry=EntryRules(late_until=2)
    )
    hosted_event.execute(c.Start())
    for number, table in hosted_event.event.tables.items():
        free_seats = table.seated_table.empty_seats
        if free_seats:
            hosted_event.execute(c.CloseSeat(number, free_seats[0]))
            hosted_event.assert_refused(c.SeatByHand("A", number, free_seats[0]), "is closed")
    hosted_event.execute(c.Enter("H"))
    assert len(hosted_event.event.tables) == 3
    check_event(hosted_event.event)


def test_invalid_commands_and_rules_are_refused() -> None:
    hosted_event = HostedEvent("ABC", tables="felt")
    hosted_event.execute(c.Start(10 * MINUTE_MS))
    hosted_event.execute(c.BustOut("A", ("B",)))
    hosted_event.assert_refused(c.BustOut("A", ("B",)), "A is out of the tournament")
    hosted_event.assert_refused(c.PassTime(9 * MINUTE_MS), "the clock can’t go back")
    hosted_event.assert_refused(c.Pause(9 * MINUTE_MS), "the clock can’t go back")
    taken_seat = hosted_event.event.entrants["C"].seat
    hosted_event.assert_refused(c.SeatByHand("B", 1, taken_seat), "is taken")
    hosted_event.assert_refused(c.SeatByHand("B", 1, 9), "no seat 10")
    hosted_event.assert_refused(c.BeginDay(99 * MINUTE_MS), "isn’t over")
    hosted_event.assert_refused(c.ConfirmMove("A"), "no seat change pending")
    hosted_event.assert_refused(c.ReportAllIn(1), "no hand in progress")
    hosted_event.assert_refused(c.ChangeOldChips("B", 25, 3), "are still in play")
    hosted_event.assert_refused(c.PayMarker("B"), "no bounty chips")
    with pytest.raises(BadEvent, match="is above the starting stack"):
        Structure(stack=100, parts=(Level(small=100, big=200, minutes=5),))
    with pytest.raises(BadEvent, match="pool"):
        prize_table(1000, PrizeRequest(paid=3, min_prize=200, top=(900, 500)))


def test_prize_marks_above_pool_still_sum_to_pool() -> None:
    rules = EventRules(
        name="marks",
        structure=STRUCTURE,
        entry=EntryRules(price=Price(prize=10)),
        prizes=PrizeRules(marks=(900, 500, 77), unit=5),
    )
    for entry_count in range(2, 60):
        assert sum(compute_prizes(rules, entry_count * 10, entry_count)) == entry_count * 10


def test_event_ledger_balances() -> None:
    for seed in range(example_count(4, 200)):
        random_event = RandomEvent(seed, 20)
        event = random_event.play()
        ledger = event_ledger(random_event.log)
        overlay = max(event.rules.prizes.guarantee - event.prize_pool, 0)
        assert sum(line.paid - line.fee for line in ledger) == -overlay
        for player, net in net_by_player(ledger).items():
            entrant = event.entrants[player]
            assert net == entrant.prize + entrant.bounty_winnings - entrant.total_paid


def test_cancelled_event_refunds_whole_pool() -> None:
    for seed in range(example_count(10, 300)):
        random_event = RandomEvent(seed, 25, hosted=False)
        for _ in range(80):
            if random_event.event.phase == "running":
                random_event.play_step()
        event = random_event.event
        for table in list(event.tables.values()):
            if table.is_playing:
                random_event.act(random_event.make_random_hand_result(table))
        if event.phase != "running" or event.rules.bounty.kind != "none":
            continue
        if event.is_registration_closed:
            continue
        fee = event.rules.entry.price.fee
        random_event.act(c.Cancel("the lights went out"))
        paid_total = sum(entrant.prize for entrant in event.entrants.values())
        returned_total = sum(event.refunds.values()) - fee * len(event.refunds)
        assert returned_total + paid_total == event.prize_pool


def test_counts_of_a_table_are_checked_by_their_total() -> None:
    """Chips moved between two players add up; a missing chip is named and must be confirmed."""
    event = PhysicalEvent("ABC")
    first_player, second_player, third_player = event.event.tables[1].players
    stack = event.event.entrants[first_player].chips
    stack_counts = (
        (first_player, stack + 300),
        (second_player, stack - 300),
        (third_player, stack),
    )
    event.execute(c.CountStacks(stack_counts, "break"))
    correction_facts = [fact for fact in event.log if isinstance(fact, f.StackCorrected)]
    assert [(fact.player, fact.chips) for fact in correction_facts] == [*stack_counts[:2]]
    short_counts = ((first_player, stack), (second_player, stack - 100))
    with pytest.raises(EventCommandRefused) as error:
        event.execute(c.CountStacks(short_counts, "break"))
    assert error.value.refusal == w.ChipsUnaccounted(3 * stack - 100, 3 * stack, 100, False)
    event.execute(c.CountStacks(short_counts, "break", is_confirmed=True))
    assert event.event.missing_chips == 100
    for wrong_counts in (((first_player, 0),), (("Zed", 5),)):
        with pytest.raises(EventCommandRefused):
            event.execute(c.CountStacks(wrong_counts, "break"))


TWO_DAY_STRUCTURE = Structure(
    stack=1000,
    parts=tuple(
        [
            Level(small=5 * level_number, big=10 * level_number, minutes=20)
            for level_number in (1, 2, 3, 4)
        ]
    ),
)


def test_day_ends_with_its_level_and_resumes_with_the_next() -> None:
    """The room's tables finish their hands; then chips are bagged, and seats are redrawn."""
    event = HostedEvent("ABCDEF", TWO_DAY_STRUCTURE, seating=SeatingRules(seats=3), day_ends=(2, 3))
    event.execute(c.Start())
    event.execute(c.PassTime(30 * MINUTE_MS))
    event.execute(c.BeginHand(1))
    event.execute(c.PassTime(45 * MINUTE_MS))
    assert (event.event.clock.paused_since, event.event.is_bagged) == (40 * MINUTE_MS, False)
    event.assert_refused(c.BeginHand(2), "clock is stopped")
    stacks = tuple([(player, 1000) for player in event.event.tables[1].players])
    event.execute(c.FinishHand(1, stacks, at=46 * MINUTE_MS))
    assert (event.event.is_bagged, event.event.level, event.event.last_hands_by_table) == (
        True,
        2,
        {},
    )
    event.execute(c.BeginDay(2000 * MINUTE_MS))
    event.execute(c.PassTime(2000 * MINUTE_MS))
    assert (event.event.day, event.event.level, event.event.is_bagged) == (2, 3, False)
    assert sum(table.player_count for table in event.event.tables.values()) == 6
    event.execute(c.PassTime(2020 * MINUTE_MS))
    assert (event.event.is_bagged, event.event.level) == (True, 3)
    event.execute(c.BeginDay(4000 * MINUTE_MS))
    event.execute(c.PassTime(4000 * MINUTE_MS))
    assert event.event.level == 4


def test_flight_ends_with_its_last_level() -> None:
    flight = HostedEvent("ABCD", TWO_DAY_STRUCTURE, flight="1A", day_ends=(1,))
    flight.execute(c.Start())
    flight.execute(c.PassTime(20 * MINUTE_MS))
    assert flight.event.phase == "ended"
    assert len(join_flight_command(flight.event).bags) == 4


def test_host_ends_the_day_of_physical_tables() -> None:
    hosted_event = HostedEvent("ABCD", TWO_DAY_STRUCTURE, tables="felt", day_ends=(1,))
    hosted_event.execute(c.Start())
    hosted_event.execute(c.PassTime(25 * MINUTE_MS))
    assert (hosted_event.event.clock.paused_since, hosted_event.event.is_bagged) == (
        20 * MINUTE_MS,
        False,
    )
    hosted_event.execute(c.EndDay(30 * MINUTE_MS))
    hosted_event.execute(c.BeginDay(900 * MINUTE_MS))
    hosted_event.execute(c.PassTime(900 * MINUTE_MS))
    assert (hosted_event.event.day, hosted_event.event.level) == (2, 2)


@pytest.mark.parametrize("day_ends", [(2, 2), (3, 1), (0,), (5,)])
def test_impossible_days_are_refused(day_ends: tuple[int, ...]) -> None:
    with pytest.raises(BadEvent):
        HostedEvent("AB", TWO_DAY_STRUCTURE, day_ends=day_ends)

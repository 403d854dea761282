"""Same-hand eliminations at physical tables: places do not depend on the order of entry."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

import pytest

from riverboat.service.director.tournament_ledger import TournamentLedger
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.elimination_preview import preview_places
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.event_ledger import event_ledger, net_by_player
from riverboat.tourney.event_play import act, open_event
from riverboat.tourney.rules import (
    BountyRules,
    EntryRules,
    EventRules,
    Price,
    PrizeRules,
    Rebuy,
    SeatingRules,
)
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_reducer import apply, replay
from riverboat.tourney.state.event_state import Event
from riverboat.tourney.structure.levels import Level, Structure

DRAW_SEED = b"eliminations"
MINUTE_MS = 60_000
ANTE_LEVELS = (Level(small=10, big=20, minutes=20), Level(small=20, big=40, minutes=20))
Losses = Sequence[tuple[str, Sequence[str]]]


class PhysicalEvent:
    """An event at physical tables, with its log."""

    def __init__(self, players: str, stack: int = 1000, **options: Any) -> None:
        options.setdefault("entry", EntryRules(price=Price(prize=100)))
        options.setdefault("seating", SeatingRules(seats=10))
        options.setdefault("prizes", PrizeRules(shares=(50, 30, 20)))
        rules = EventRules(
            name="Friday",
            tables="felt",
            structure=Structure(stack=stack, parts=ANTE_LEVELS),
            **options,
        )
        self.draws, self.log = Draws(DRAW_SEED), list[f.AnyEventFact]()
        self.event: Event = open_event(rules, DRAW_SEED, self.log)
        for player in players:
            self.execute(c.Enter(player))
        self.execute(c.Start())

    def execute(self, *commands: c.AnyEventCommand) -> PhysicalEvent:
        for command in commands:
            act(self.event, command, self.draws, self.log)
        return self

    def set_stacks(self, **stacks: int) -> PhysicalEvent:
        count_commands = [
            c.CountStack(player, stack, "counted", is_confirmed=True)
            for player, stack in stacks.items()
        ]
        return self.execute(*count_commands)

    def results(self) -> dict[str, tuple[int, int, int, int]]:
        """Return each player's place, prize, bounties and chips; check the log and the money."""
        event = self.event
        assert replay(self.log) == event, "the log replays to another event"
        assert event.chips == event.chips_sold - event.chips_removed
        nets = net_by_player(event_ledger(self.log))
        for entrant in event.entrants.values():
            assert (
                nets.get(entrant.player, 0)
                == entrant.prize + entrant.bounty_winnings - entrant.total_paid
            )
        return {
            entrant.player: (entrant.place, entrant.prize, entrant.bounty_winnings, entrant.chips)
            for entrant in event.entrants.values()
        }


def enter_one_by_one(event: PhysicalEvent, losses: Losses) -> PhysicalEvent:
    """Enter each separately: the first as its own hand, the others as the same hand."""
    for index, (player, eliminators) in enumerate(losses):
        event.execute(c.BustOut(player, tuple(eliminators), is_same_hand=index > 0))
    return event


def enter_by_name(event: PhysicalEvent, losses: Losses) -> PhysicalEvent:
    """Enter each separately, naming the previous player of the same hand."""
    player_before = ""
    for player, eliminators in losses:
        event.execute(c.EliminatePlayers((c.Loss(player, tuple(eliminators)),), player_before))
        player_before = player
    return event


def enter_as_group(event: PhysicalEvent, losses: Losses) -> PhysicalEvent:
    group = tuple([c.Loss(player, tuple(eliminators)) for player, eliminators in losses])
    return event.execute(c.EliminatePlayers(group))


def enter_with_undo(event: PhysicalEvent, losses: Losses) -> PhysicalEvent:
    """Undo the first elimination and enter it again."""
    enter_as_group(event, losses)
    if event.event.phase != "running":
        return event
    player, eliminators = losses[0]
    chips = next(bust.stack for bust in _list_busts(event.event) if bust.player == player)
    event.execute(c.UndoBust(player, chips))
    return event.execute(c.EliminatePlayers((c.Loss(player, tuple(eliminators)),), losses[1][0]))


def _list_busts(event: Event) -> list[Any]:
    return [*event.busts, *[bust for placing in event.placings for bust in placing.busts]]


ENTRY_WAYS: tuple[Callable[[PhysicalEvent, Losses], PhysicalEvent], ...] = (
    enter_one_by_one,
    enter_by_name,
    enter_as_group,
)


def test_larger_stack_is_placed_higher() -> None:
    """A had 500 and B 1500: B, entered first, takes third place and its prize."""
    event = PhysicalEvent("ABCD", prizes=PrizeRules(shares=(50, 30, 20))).set_stacks(A=500, B=1500)
    event.execute(c.BustOut("B", ("C",)))
    assert event.event.entrants["B"].place == 4
    event.execute(c.BustOut("A", ("C",), is_same_hand=True))
    assert event.results()["B"][:2] == (3, 80)
    assert event.results()["A"][:2] == (4, 0)


ELIMINATION_CASES: dict[str, tuple[str, dict[str, int], list[str], dict[str, Any]]] = {
    "three stacks": ("ABCDEF", {"A": 500, "B": 1500, "C": 800}, ["AD", "BD", "CD"], {}),
    "equal stacks": ("ABCDE", {"A": 700, "B": 700, "C": 800}, ["AD", "BD", "CD"], {}),
    "an odd prize to divide": (
        "ABCDE",
        {"A": 700, "B": 700},
        ["AC", "BC"],
        {"prizes": PrizeRules(shares=(50, 30, 19, 1))},
    ),
    "several winners": ("ABCDE", {"A": 501, "B": 1500}, ["ADE", "BD"], {}),
    "all but the winner": ("ABCD", {"A": 500, "B": 1500, "C": 900}, ["AD", "BD", "CD"], {}),
    "bounties": (
        "ABCDE",
        {"A": 500, "B": 1500, "C": 600},
        ["AD", "BE", "CDE"],
        {
            "entry": EntryRules(price=Price(prize=100, bounty=51)),
            "bounty": BountyRules(kind="fixed"),
        },
    ),
    "progressive bounties": (
        "ABCDE",
        {"A": 500, "B": 1500, "C": 600},
        ["AD", "BE", "CDE"],
        {
            "entry": EntryRules(price=Price(prize=100, bounty=51)),
            "bounty": BountyRules(kind="progressive"),
        },
    ),
    "mystery cards that are made when the money is reached": (
        "ABCDEF",
        {"A": 500, "B": 1500, "C": 600},
        ["AD", "BD", "CD"],
        {
            "entry": EntryRules(price=Price(prize=100, bounty=50)),
            "bounty": BountyRules(kind="mystery"),
            "prizes": PrizeRules(shares=(50, 30, 20, 10)),
        },
    ),
    "mystery cards from a place on": (
        "ABCDEF",
        {"A": 500, "B": 1500, "C": 600},
        ["AD", "BD", "CD"],
        {
            "entry": EntryRules(price=Price(prize=100, bounty=50)),
            "bounty": BountyRules(kind="mystery", mystery=(10, 20, 40, 80), from_place=5),
        },
    ),
    "registration open": (
        "ABCDE",
        {"A": 500, "B": 1500, "C": 600},
        ["AD", "BD", "CD"],
        {"entry": EntryRules(price=Price(prize=100), late_until=1)},
    ),
}


@pytest.mark.parametrize("name", ELIMINATION_CASES)
def test_entry_order_does_not_change_places_or_prizes(name: str) -> None:
    players, stacks, losses, options = ELIMINATION_CASES[name]
    results: list[tuple[str, dict[str, Any]]] = []
    for enter_losses in (*ENTRY_WAYS, enter_with_undo):
        for loss_order in permutations([(loss[0], loss[1:]) for loss in losses]):
            event = PhysicalEvent(players, 1000, **options).set_stacks(**stacks)
            enter_losses(event, loss_order)
            event.execute(c.PassTime(20 * MINUTE_MS)) if event.event.phase == "running" else None
            results.append((f"{enter_losses.__name__} {loss_order}", event.results()))
    for entry_text, result in results[1:]:
        assert result == results[0][1], entry_text
    place_by_player = {player: place for player, (place, *_) in results[0][1].items()}
    for first_player, second_player in permutations([loss[0] for loss in losses], 2):
        if stacks[first_player] > stacks[second_player]:
            assert place_by_player[first_player] < place_by_player[second_player]
        elif stacks[first_player] == stacks[second_player]:
            assert place_by_player[first_player] == place_by_player[second_player]


def test_random_groups_give_same_results_in_any_order() -> None:
    """Enter random same-hand eliminations in random parts: groups, singles, or by name."""
    rng = random.Random(39)
    for _ in range(60):
        player_count = rng.randint(4, 9)
        players = "ABCDEFGHI"[:player_count]
        losing_players = rng.sample(players, rng.randint(2, player_count - 1))
        stacks = {player_name: rng.choice([300, 500, 500, 900, 1400]) for player_name in players}
        winners = [player_name for player_name in players if player_name not in losing_players]
        losses = []
        for player in losing_players:
            eliminators = rng.sample(winners, rng.randint(1, min(2, len(winners))))
            losses.append((player, tuple(eliminators)))
        bounty_kind = rng.choice(["none", "fixed", "progressive"])
        options: dict[str, Any] = {
            "entry": EntryRules(
                price=Price(prize=101, bounty=0 if bounty_kind == "none" else 31),
                late_until=rng.choice([0, 1]),
            ),
            "bounty": BountyRules(kind=bounty_kind),  # type: ignore[arg-type]
        }
        expected_result = None
        for _ in range(6):
            rng.shuffle(losses)
            event = PhysicalEvent(players, **options).set_stacks(**stacks)
            _enter_in_parts(event, losses, rng)
            if event.event.phase == "running":
                event.execute(c.PassTime(20 * MINUTE_MS))
            result = event.results()
            expected_result = expected_result or result
            assert result == expected_result, (losses, stacks)


def _enter_in_parts(
    event: PhysicalEvent, losses: list[tuple[str, tuple[str, ...]]], rng: random.Random
) -> None:
    remaining_losses, player_before = list(losses), ""
    while remaining_losses:
        part_size = rng.randint(1, len(remaining_losses))
        group_losses, remaining_losses = remaining_losses[:part_size], remaining_losses[part_size:]
        group = tuple([c.Loss(player, eliminators) for player, eliminators in group_losses])
        event.execute(c.EliminatePlayers(group, player_before))
        player_before = group_losses[-1][0]


def test_same_hand_group_keeps_order_relative_to_other_tables() -> None:
    """B busts at table 1, then X at table 2, then A in B's hand: A and B place below X."""
    event = PhysicalEvent("ABCDEFGH", seating=SeatingRules(seats=4, balance_within=9, redraw=()))
    first_table_players, second_table_players = (
        event.event.tables[number].players for number in (1, 2)
    )
    (a, b, winner, _), (bust_elsewhere, second_winner, *_) = (
        first_table_players,
        second_table_players,
    )
    event.set_stacks(**{a: 500, b: 1500})
    event.execute(c.BustOut(b, (winner,)), c.BustOut(bust_elsewhere, (second_winner,)))
    assert [event.event.entrants[player].place for player in (b, bust_elsewhere)] == [8, 7]
    event.execute(c.BustOut(a, (winner,), is_same_hand=True))
    assert [event.event.entrants[player].place for player in (a, b, bust_elsewhere)] == [8, 7, 6]
    event.results()


def test_late_declined_rebuys_count_in_their_hand() -> None:
    rebuy = Rebuy(chips=1000, price=Price(prize=100), until_level=1)
    results_by_order = []
    for decline_order in permutations("ABC"):
        event = PhysicalEvent("ABCDE", entry=EntryRules(price=Price(prize=100), rebuy=rebuy))
        event.set_stacks(A=500, B=1500, C=500)
        enter_one_by_one(event, [("B", "D"), ("A", "D"), ("C", "D")])
        for player in decline_order:
            event.execute(c.DeclineRebuy(player))
        event.execute(c.PassTime(20 * MINUTE_MS))
        results_by_order.append(event.results())
    assert all(result == results_by_order[0] for result in results_by_order)
    assert [results_by_order[0][player_name][0] for player_name in "ABC"] == [4, 3, 4]


def test_next_hand_closes_elimination_group() -> None:
    event = PhysicalEvent("ABCDE").set_stacks(A=500, B=1500)
    event.execute(c.BustOut("B", ("C",)), c.BustOut("D", ("C",)))
    late_command = c.EliminatePlayers((c.Loss("A", ("C",)),), "B")
    with pytest.raises(
        EventCommandRefused,
        match="has played on since B’s elimination: undo the later reports, or",
    ):
        event.execute(late_command)
    event.execute(c.BustOut("A", ("C",), is_same_hand=True))
    assert [event.event.entrants[player].place for player in "BDA"] == [5, 3, 4]


def test_impossible_eliminations_are_refused_without_effect() -> None:
    event = PhysicalEvent("ABCDE").set_stacks(A=500, B=1500)
    facts_before = list(event.log)
    for losses, code in (
        ((("A", ("B",)), ("B", ("C",))), "won in that hand"),
        ((("A", ("C",)), ("A", ("C",))), "listed twice"),
        ((), "listed twice"),
        ((("A", ("A",)),), "put themselves out"),
        ((("A", ()),), "whose chips"),
    ):
        group = tuple([c.Loss(player, eliminators) for player, eliminators in losses])
        with pytest.raises(EventCommandRefused) as error:
            event.execute(c.EliminatePlayers(group))
        assert error.value.refusal.code == code
    with pytest.raises(EventCommandRefused) as error:
        event.execute(c.BustOut("A", ("C",), is_same_hand=True))
    assert error.value.refusal.code == "no elimination before"
    with pytest.raises(EventCommandRefused) as error:
        event.execute(c.EliminatePlayers((c.Loss("A", ("C",)),), "B"))
    assert error.value.refusal.code == "not eliminated"
    assert event.log == facts_before
    event.execute(c.BustOut("A", ("B",)))
    with pytest.raises(EventCommandRefused) as error:
        event.execute(c.BustOut("B", ("C",), is_same_hand=True))
    assert error.value.refusal.code == "won in that hand"


def test_ledger_follows_reassigned_places() -> None:
    """Ledger entries per fact add up to the event's final winnings."""
    physical_event = PhysicalEvent("ABCD").set_stacks(A=500, B=1500)
    physical_event.execute(c.BustOut("B", ("C",)), c.BustOut("A", ("C",), is_same_hand=True))
    ledger, event = TournamentLedger("e"), replay(physical_event.log[:1])
    winnings: dict[str, int] = {}

    for fact in physical_event.log[1:]:
        baseline = ledger.build_baseline(fact, event)
        apply(event, fact)
        for entry in ledger.build_entries(fact, event, baseline):
            for account, direction in ((entry.from_account, -1), (entry.to_account, 1)):
                winnings[account] = winnings.get(account, 0) + direction * entry.chips
    for player, entrant in event.entrants.items():
        assert (
            winnings.get(f"player:{player}", 0)
            == entrant.prize + entrant.bounty_winnings - entrant.total_paid
        )


@pytest.mark.parametrize("name", ELIMINATION_CASES)
def test_preview_matches_result_and_has_no_effect(name: str) -> None:
    players, stacks, losses, options = ELIMINATION_CASES[name]
    for order in permutations(losses):
        event = PhysicalEvent(players, **options).set_stacks(**stacks)
        player_before = ""
        for loss in order:
            group = c.EliminatePlayers((c.Loss(loss[0], tuple(loss[1:])),), player_before)
            log, chips = list(event.log), event.event.chips
            preview_rows = preview_places(event.event, group, event.draws)
            assert (event.log, event.event.chips) == (log, chips)
            assert {row.player for row in preview_rows} == {
                place_row[0] for place_row in order[: len(preview_rows)]
            }
            event.execute(group)
            for row in preview_rows:
                entrant = event.event.entrants[row.player]
                assert (row.place, row.stack) == (entrant.place, stacks[row.player])
                assert row.prize == entrant.prize
            player_before = loss[0]
        ranks = [stacks[row.player] for row in preview_rows]
        assert ranks == sorted(ranks, reverse=True)


def test_preview_shows_later_players_moving_up() -> None:
    event = PhysicalEvent("ABCDEFGH", seating=SeatingRules(seats=4, balance_within=9, redraw=()))
    (a, b, winner, _), (bust_elsewhere, second_winner, *_) = (
        event.event.tables[table_number].players for table_number in (1, 2)
    )
    event.set_stacks(**{a: 500, b: 1500})
    event.execute(c.BustOut(b, (winner,)), c.BustOut(bust_elsewhere, (second_winner,)))
    command = c.BustOut(a, (winner,), is_same_hand=True)
    preview_rows = preview_places(event.event, command, event.draws)
    place_rows = [
        (row.player, row.current_place, row.place, row.is_in_hand) for row in preview_rows
    ]
    assert place_rows == [(b, 8, 7, True), (a, 0, 8, True), (bust_elsewhere, 7, 6, False)]

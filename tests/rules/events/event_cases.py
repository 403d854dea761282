"""Event cases: parsing, play and comparison. The runner knows no rules."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from riverboat.tourney.balance.blind_distance import find_next_big_blind_seat
from riverboat.tourney.balance.table_counts import list_balancing_flows, plan_table_changes
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.event_play import act, open_event
from riverboat.tourney.prizes.mystery_cards import mystery_cards
from riverboat.tourney.prizes.prize_shares import prizes_by_shares
from riverboat.tourney.prizes.prize_ties import satellite_prizes, tied_prizes
from riverboat.tourney.rules import EventRules, SeatingRules
from riverboat.tourney.running.bounties import (
    WonPot,
    find_bounty_winners,
    split_bounty,
    split_progressive,
)
from riverboat.tourney.running.event_clock import find_next_part_time
from riverboat.tourney.running.hand_reports import (
    find_reason_not_to_deal,
    find_reason_not_to_run_out,
)
from riverboat.tourney.running.table_balancing import (
    breaking_order,
    order_tables_after_giver,
    put_added_tables_first,
)
from riverboat.tourney.running.table_count import compute_final_table_size
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state.event_facts import AnyEventFact, Arrived, BlindSeats, Left
from riverboat.tourney.state.event_reducer import apply, replay
from riverboat.tourney.state.event_state import MINUTE_MS, Event
from riverboat.tourney.structure.levels import StructurePart

EVENT_FOLDER = Path(__file__).parent
SEED = b"a case"


class EventCase(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One case of a file."""

    rule: str | list[str]
    name: str
    row: str | list[str] = ""
    event: dict[str, Any] = {}
    stack: int = 1000
    chips: tuple[int, ...] = ()
    colour_up: str = "race"
    levels: tuple[str, ...] = ("10/20 20m", "20/40 20m", "30/60 20m")
    players: str | int = ""
    at: dict[str, str] = {}
    play: str = ""
    then: str
    asks: str = ""
    given: dict[str, Any] = {}

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the case covers."""
        return (self.rule,) if isinstance(self.rule, str) else tuple(self.rule)


def load_cases() -> Iterator[EventCase]:
    """Return all cases of all files."""
    for file in sorted(EVENT_FOLDER.glob("*.toml")):
        for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]:
            yield msgspec.convert(case, EventCase)


def case_id(case: EventCase) -> str:
    """Return the test id of a case."""
    rows = case.row if isinstance(case.row, list) else [case.row]
    return " ".join([*case.rules, *filter(None, rows), case.name])


def check_case(case: EventCase) -> None:
    """Play the case and compare the result."""
    if case.asks:
        assert _result_text(_FUNCTIONS_BY_NAME[case.asks](**case.given)) == case.then
        return
    event_run = PlayedEvent(case)
    for step in filter(None, map(str.strip, case.play.splitlines())):
        event_run.step(step)
    for claim in filter(None, map(str.strip, case.then.splitlines())):
        event_run.check(claim)
    repeated_event = replay(event_run.log)
    assert msgspec.json.encode(repeated_event) == msgspec.json.encode(event_run.event)


# Function cases ----------------------------------------------------------------------------------


def _result_text(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _table_sizes_text(players: list[int], seats: int) -> str:
    table_flow = plan_table_changes(dict(enumerate(players, 1)), seats)
    return f"{len(table_flow.broken_tables)} break, {len(table_flow.flows)} move"


def _bounty_winners_text(pots: list[list[str]], busted: str) -> str:
    return _result_text(
        find_bounty_winners(
            [WonPot(tuple(pot_players), tuple(pot_winners)) for pot_players, pot_winners in pots],
            busted,
        )
    )


def _table_to_move_from(players: list[int], giver: int, order: list[int], many: bool) -> int:
    """Return the number of the table that must move a player to the shortest table."""
    player_counts = dict(enumerate(players, 1))
    candidate_tables = order_tables_after_giver(list(player_counts), giver) if many else order
    return list_balancing_flows(player_counts, 1, candidate_tables)[0].source


_FUNCTIONS_BY_NAME: dict[str, Callable[..., object]] = {
    "prizes_by_shares": prizes_by_shares,
    "tied_prizes": lambda prizes, place, players: tuple(tied_prizes(prizes, place, players)),
    "satellite_prizes": lambda pool, seat: satellite_prizes(pool, seat),
    "balance": _table_sizes_text,
    "giver": _table_to_move_from,
    "added_first": put_added_tables_first,
    "takers": _bounty_winners_text,
    "shared": lambda head, winners: tuple(
        [f"{player} {part}" for player, part in split_bounty(head, winners)]
    ),
    "progressive": lambda head: tuple(split_progressive(head)),
    "mystery_cards": mystery_cards,
    "final_table": lambda seats, rule="tda": compute_final_table_size(
        SeatingRules(seats=seats, final_table=rule)
    ),
}

# Event cases -------------------------------------------------------------------------------------


class PlayedEvent:
    """An event in the current state of a case."""

    def __init__(self, case: EventCase) -> None:
        self.case = case
        self.log: list[AnyEventFact] = []
        self.draws = Draws(SEED)
        self.now = 1_000_000
        level_parts = [_parse_level(line) for line in case.levels]
        rules = {
            "name": "a case",
            "structure": {
                "stack": case.stack,
                "parts": level_parts,
                "chips": case.chips,
                "colour_up": case.colour_up,
            },
            **case.event,
        }
        self.event: Event = open_event(msgspec.convert(rules, EventRules), SEED, self.log)
        for player in _player_names(case.players):
            self.act(c.Enter(player, self.now))
        if case.at:
            self.act(c.Start(self.now))
            self._seat_players()

    def _seat_players(self) -> None:
        """Seat all players as the case says."""
        facts: list[AnyEventFact] = [
            Left(player.player, player.table, player.table) for player in self.event.players_left
        ]
        for table_number, row in self.case.at.items():
            for seat, player in enumerate(row.split()):
                if player != ".":
                    facts.append(Arrived(player, int(table_number), seat))
        for fact in facts:
            apply(self.event, fact)
            self.log.append(fact)

    def act(self, command: c.AnyEventCommand) -> None:
        """Execute a command at its time."""
        act(self.event, command, self.draws, self.log)

    def step(self, text: str) -> None:
        """Execute one step line."""
        step, _, refusal = text.partition(" refused: ")
        if not refusal:
            self._step(step)
            return
        state_before = msgspec.json.encode(self.event)
        with pytest.raises(EventCommandRefused) as error:
            self._step(step)
        assert str(error.value) == refusal
        assert msgspec.json.encode(self.event) == state_before, "a refusal changed something"

    def _step(self, step: str) -> None:
        for pattern, command in _STEP_PATTERNS:
            if match := re.fullmatch(pattern, step):
                command(self, *match.groups())
                return
        raise ValueError(f"no such step: {step}")

    def check(self, claim: str) -> None:
        """Check one claim line."""
        for pattern, read_actual in _CLAIM_PATTERNS:
            if match := re.fullmatch(pattern, claim):
                actual = read_actual(self, *match.groups()[:-1])
                assert str(actual) == match.groups()[-1], f"{claim}: it is {actual}"
                return
        raise ValueError(f"no such claim: {claim}")


def _player_names(players: str | int) -> list[str]:
    if isinstance(players, int):
        return [f"P{number}" for number in range(1, players + 1)]
    return players.split() if " " in players else list(players)


def _parse_level(line: str) -> dict[str, Any]:
    """Parse ``100/200 20m``, ``100/200 3h ante 200 big blind`` or ``break 10m``."""
    level_words = line.split()
    if level_words[0] == "break":
        ante = int(level_words[3]) if level_words[2:] else 0
        return {"type": "break", "minutes": int(level_words[1][:-1]), "colour_up": ante}
    small_blind, big_blind = map(int, level_words[0].split("/"))
    duration_key = "minutes" if level_words[1][-1] == "m" else "hands"
    level = {
        "type": "level",
        "small": small_blind,
        "big": big_blind,
        duration_key: int(level_words[1][:-1]),
    }
    if level_words[2:3] == ["ante"]:
        level |= {"ante": int(level_words[3]), "antes": "big_blind" if level_words[4:] else "each"}
    elif level_words[2:]:
        level["game"] = " ".join(level_words[2:])
    return level


# Steps -------------------------------------------------------------------------------------------


def _finish_hand(event_run: PlayedEvent, table_number: str, stacks_text: str) -> None:
    table = event_run.event.tables[int(table_number)]
    stacks = {player.player: player.chips for player in event_run.event.seated_at(table.number)}
    losses = []
    for loss_text in filter(None, map(str.strip, stacks_text.split(","))):
        loss_words = loss_text.split()
        stacks[loss_words[0]] = int(loss_words[1])
        if "by" in loss_words:
            losses.append(c.Loss(loss_words[0], tuple(loss_words[loss_words.index("by") + 1 :])))
    seated_table = table.seated_table
    next_big_blind_seat = find_next_big_blind_seat(seated_table)
    blinds = BlindSeats(
        table.big_blind_seat if table.big_blind_seat is not None else next_big_blind_seat,
        next_big_blind_seat,
    )
    event_run.act(
        c.FinishHand(table.number, tuple(stacks.items()), blinds, tuple(losses), event_run.now)
    )


def _play_hand(event_run: PlayedEvent, table_number: str, stacks_text: str) -> None:
    event_run.act(c.BeginHand(int(table_number)))
    _finish_hand(event_run, table_number, stacks_text)


def _pass_minutes(event_run: PlayedEvent, minutes: str) -> None:
    event_run.now += int(minutes) * MINUTE_MS
    event_run.act(c.PassTime(event_run.now))


def _advance_clock(event_run: PlayedEvent, minutes: str, seconds: str) -> None:
    event_run.now += int(minutes) * MINUTE_MS + int(seconds) * 1000
    event_run.act(c.PassTime(event_run.now))


def _make_chop(event_run: PlayedEvent, kind: str, reserved_chips: str | None) -> None:
    all_players = tuple([player.player for player in event_run.event.players_left])
    event_run.act(c.MakeDeal(kind, all_players, int(reserved_chips or 0)))  # type: ignore[arg-type]


def _make_custom_deal(event_run: PlayedEvent, shares_text: str) -> None:
    share_words = [pair_text.split() for pair_text in shares_text.split(", ")]
    shares = tuple([(player, int(share)) for player, share in share_words])
    event_run.act(c.MakeDeal("custom", tuple([player for player, _ in shares]), 0, shares))


def _change_levels(event_run: PlayedEvent, kept_count: str, level_lines: str) -> None:
    level_parts = [_parse_level(line) for line in level_lines.split("; ")]
    event_run.act(
        c.ChangeLevels(int(kept_count), msgspec.convert(level_parts, tuple[StructurePart, ...]))
    )


_Step = Callable[..., None]
_STEP_PATTERNS: tuple[tuple[str, _Step], ...] = (
    (r"enter (\w+)", lambda p, player: p.act(c.Enter(player, p.now))),
    (r"withdraw (\w+)", lambda p, player: p.act(c.Withdraw(player))),
    (r"rebuy (\w+)", lambda p, player: p.act(c.RebuyChips(player))),
    (r"decline (\w+)", lambda p, player: p.act(c.DeclineRebuy(player))),
    (r"add-on (\w+)", lambda p, player: p.act(c.TakeAddOn(player))),
    (r"away (\w+)", lambda p, player: p.act(c.LeaveEvent(player))),
    (r"start", lambda p: p.act(c.Start(p.now))),
    (r"pause", lambda p: p.act(c.Pause(p.now))),
    (r"deal (\d+)", lambda p, table: p.act(c.BeginHand(int(table)))),
    (r"end (\d+):? ?(.*)", _finish_hand),
    (r"hand (\d+):? ?(.*)", _play_hand),
    (r"(\d+) minutes", _pass_minutes),
    (r"(\d+):(\d+) later", _advance_clock),
    (
        r"seat (\w+) in (\d+) at (\d+)",
        lambda p, player, seat, table: p.act(c.SeatByHand(player, int(table), int(seat))),
    ),
    (r"close (\d+) at (\d+)", lambda p, seat, table: p.act(c.CloseSeat(int(table), int(seat)))),
    (r"lock (\w+)", lambda p, player: p.act(c.LockSeat(player))),
    (r"all-in (\d+)", lambda p, table: p.act(c.ReportAllIn(int(table)))),
    (
        r"(\w+) finds (\d+) of (\d+)",
        lambda p, player, count, worth: p.act(c.ChangeOldChips(player, int(worth), int(count))),
    ),
    (r"(\w+) plays without a marker", lambda p, player: p.act(c.PayMarker(player))),
    (
        r"enter (\w+) with (.+)",
        lambda p, player, word: p.act(c.Enter(player, p.now, password=word)),
    ),
    (r"admit (\w+)", lambda p, player: p.act(c.Admit(player, p.now))),
    (r"end of the day", lambda p: p.act(c.EndDay(p.now))),
    (r"next day", lambda p: p.act(c.BeginDay(p.now))),
    (r"the clock back", lambda p: p.act(c.PassTime(p.now - 1))),
    (r"call off", lambda p: p.act(c.Cancel("a case"))),
    (r"undo (\w+) with (\d+)", lambda p, player, chips: p.act(c.UndoBust(player, int(chips)))),
    (r"bust (\w+) by (.+)", lambda p, player, by: p.act(c.BustOut(player, tuple(by.split())))),
    (
        r"bust (\w+) too by (.+)",
        lambda p, player, by: p.act(c.BustOut(player, tuple(by.split()), is_same_hand=True)),
    ),
    (r"the round is over", lambda p: p.act(c.EndRound())),
    (r"after (\d+) parts: (.+)", _change_levels),
    (r"come back (\w+)", lambda p, player: p.act(c.ReturnToTable(player))),
    (
        r"penalty (\w+) (\d+) (hands|rounds)",
        lambda p, player, count, kind: p.act(c.Penalise(player, kind, int(count), "a case")),
    ),
    (
        r"disqualify (\w+)",
        lambda p, player: p.act(c.Penalise(player, "disqualification", why="a case")),
    ),
    (r"forfeit (\w+)", lambda p, player: p.act(c.Penalise(player, "blinds", why="a case"))),
    (r"last hands (\d+)", lambda p, hands: p.act(c.PlayLastHands(int(hands)))),
    (r"agree on (icm|chips|even)(?: saving (\d+))?", _make_chop),
    (r"agree on (\w+ \d+(?:, \w+ \d+)*)", _make_custom_deal),
)

# Claims ------------------------------------------------------------------------------------------


def _place_text(event_run: PlayedEvent, player: str) -> str:
    places = {event_run.event.entrants[player_name].place for player_name in player.split(" and ")}
    assert len(places) == 1, f"{player} have the places {places}"
    place = places.pop()
    ending = {1: "st", 2: "nd", 3: "rd"}.get(place % 10 if place // 10 != 1 else 0, "th")
    return f"{place}{ending}"


def _clock_text(event_run: PlayedEvent) -> str:
    next_part_time = find_next_part_time(event_run.event)
    assert next_part_time is not None, "the clock does not go"
    minutes, seconds = divmod((next_part_time - event_run.now) // 1000, 60)
    return f"{minutes}:{seconds:02}"


def _bounty_value(event_run: PlayedEvent, player: str) -> int:
    return event_run.event.entrants[player].bounty


_Claim = Callable[..., object]
_CLAIM_PATTERNS: tuple[tuple[str, _Claim], ...] = (
    (r"(\w+(?: and \w+)*) (\d+(?:st|nd|rd|th))", _place_text),
    (r"(\w+) gets (\d+)", lambda p, player: p.event.entrants[player].prize),
    (r"(\w+) has (\d+)", lambda p, player: p.event.entrants[player].chips),
    (r"(\w+) sits at (\d+)", lambda p, player: p.event.entrants[player].table),
    (r"(\w+) sits in (\d+)", lambda p, player: p.event.entrants[player].seat),
    (r"(\w+) is (\w+)", lambda p, player: p.event.entrants[player].status),
    (r"(\w+) owes (\d+) hands", lambda p, player: p.event.entrants[player].penalty_hands),
    (r"head of (\w+) (\d+)", _bounty_value),
    (r"heads of (\w+) (\d+)", lambda p, player: p.event.entrants[player].bounty_winnings),
    (r"button of (\d+) in (\d+)", lambda p, table: p.event.tables[int(table)].small_blind_seat),
    (r"prizes (.+)", lambda p: ", ".join([str(prize) for prize in p.event.prizes if prize])),
    (r"tables (.+)", lambda p: ", ".join(map(str, sorted(p.event.tables)))),
    (r"order (.+)", lambda p: ", ".join(map(str, breaking_order(p.event)))),
    (r"posted (.+)", lambda p: ", ".join(map(str, p.event.posted_breaking_order)) or "nothing"),
    (r"level (\d+)", lambda p: p.event.level),
    (r"left (\d+:\d+)", _clock_text),
    (r"cards (.+)", lambda p: ", ".join(map(str, p.event.made_cards)) or "none"),
    (r"chips (\d+)", lambda p: p.event.chips),
    (r"pool (\d+)", lambda p: p.event.prize_pool),
    (r"the event is (\w+)", lambda p: p.event.phase),
    (r"back (\w+) (\d+)", lambda p, player: p.event.refunds.get(player, 0)),
    (r"removed (-?\d+)", lambda p: p.event.chips_removed),
    (r"day (\d+)", lambda p: p.event.day),
    (
        r"table (\d+) may not run it out: (.+)",
        lambda p, table: find_reason_not_to_run_out(p.event, int(table)),
    ),
    (
        r"table (\d+) may not deal: (.+)",
        lambda p, table: find_reason_not_to_deal(p.event, int(table)),
    ),
)

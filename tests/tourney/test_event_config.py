"""Event files: reading, writing and errors by key; leagues."""

import pytest

from riverboat.tourney import EventRules
from riverboat.tourney.config import (
    FORMATS,
    PACES,
    build_event_rules,
    event_toml,
    read_event,
    structure_request_for_pace,
)
from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.leagues import LeagueResult, LeagueRules, compute_points, standings
from riverboat.tourney.level_table_rules import build_game_at_level, table_rules
from riverboat.tourney.structure.level_lines import format_level_line, parse_level_line
from riverboat.tourney.structure.levels import Level, Structure
from riverboat.tourney.structure.structure_generator import generate_structure
from tests.schedule import run_in
from tests.thorough import example_count
from tests.tourney.random_events import RandomEvent

LEVELS_LINE = 'levels = ["25/50 20m", "50/100 20m", "100/200 20m", "200/400 20m"]'
PLAIN_CONFIG = f"[structure]\nstack = 5000\n{LEVELS_LINE}\n"


@pytest.mark.parametrize("event_format", FORMATS)
@pytest.mark.parametrize("prize", [2, 20, 25])
def test_price_is_total_entry_cost_without_fee(event_format: str, prize: int) -> None:
    """A 20 progressive knockout with a fee of 2 is 10 + 10 + 2, not 32."""
    structure = {
        "stack": 5_000,
        "levels": [f"{small_blind}/{2 * small_blind} 20m" for small_blind in range(1, 6)],
    }
    entry = {"price": {"prize": prize, "fee": 2}}
    rules = build_event_rules({"format": event_format, "entry": entry, "structure": structure})
    assert rules.entry.price.total == prize + 2
    if rules.bounty.kind != "none":
        assert rules.entry.price.bounty == prize // 2
        bounty_entry = {"price": {"prize": prize, "bounty": 3}}  # an explicit bounty is kept
        event_rules = build_event_rules(
            {"format": event_format, "entry": bounty_entry, "structure": structure}
        )
        assert (event_rules.entry.price.prize, event_rules.entry.price.bounty) == (prize, 3)


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("event_format", FORMATS)
@pytest.mark.parametrize("pace", PACES)
def test_every_format_and_pace_round_trips(event_format: str, pace: str) -> None:
    structure_request = structure_request_for_pace(pace, 27)
    rules = build_event_rules(
        {
            "name": f"{event_format} {pace}",
            "format": event_format,
            "entry": {"price": {"prize": 100, "fee": 10}},
            "structure": {
                "stack": structure_request.stack,
                "chips": list(structure_request.chips),
                "levels": [
                    format_level_line(part) for part in generate_structure(structure_request).parts
                ],
            },
        }
    )
    assert read_event(event_toml(rules)) == rules
    for number in range(1, len(rules.structure.levels) + 1):
        assert table_rules(rules, number).format == "tournament"


def test_random_rules_round_trip() -> None:
    for seed in range(example_count(20, 500)):
        rules = RandomEvent(seed, 2).event.rules
        assert read_event(event_toml(rules)) == rules


@pytest.mark.parametrize(
    "line",
    [
        "100/200 20m",
        "100/200 12h ante 25",
        "100/200 20m big blind ante 200: pot-limit omaha",
        "100/200 20m shot clock 20 time cards 4",
        "break 10m",
        "break 15m, 25 goes",
    ],
)
def test_level_line_round_trips(line: str) -> None:
    assert format_level_line(parse_level_line(line)) == line


@pytest.mark.parametrize(
    "text, message",
    [
        ("", "a tournament needs"),
        (
            PLAIN_CONFIG + "colours = 1",
            "unknown option structure.colours; did you mean colour_up.",
        ),
        ("nmae = 'x'\n" + PLAIN_CONFIG, "unknown option nmae; did you mean name"),
        (
            PLAIN_CONFIG + "[entry]\nlate_untl = 2",
            "unknown option entry.late_untl; did you mean late_until",
        ),
        (PLAIN_CONFIG + "[entry]\nlate_until = -1", "entry.late_until"),
        (PLAIN_CONFIG + "[entry]\nlate_until = 9", "the structure has"),
        (
            PLAIN_CONFIG + "[entry.rebuy]\nchips = 5",
            "entry.rebuy: price missing; needed: chips, price, until_level",
        ),
        (PLAIN_CONFIG + "[seating]\npolicy = 'tad'", "seating.policy"),
        (
            PLAIN_CONFIG + "entry = 3",
            "unknown option structure.entry; options of .structure.: stack, chips",
        ),
        ("entry = 3\n" + PLAIN_CONFIG, "entry is a group"),
        (
            "[structure]\nstack = 5\nlevels = ['25/50']",
            "invalid level 25/50: write 100/200 20m, 100/200 20m big blind ante 200",
        ),
        ("[structure]\nstack = 5\nlevels = ['25/50 5m']", "is above the starting stack"),
        ("[structure]\nstack = 5", "structure: levels missing"),
        (
            "format = 'turbo'\n" + PLAIN_CONFIG,
            "unknown format turbo; choose from freezeout, re-entry, rebuy",
        ),
        ("starts_at = 2026-11-27T19:00:00\n" + PLAIN_CONFIG, "has no UTC offset: write"),
        ("starts = 'clock'\n" + PLAIN_CONFIG, "set a start time"),
        (
            "[evening]\nplayers = 18\nhoours = 3",
            "unknown option evening.hoours; did you mean hours.",
        ),
        ("name = 'x", "invalid TOML on the last line: expected"),
        (
            "format = 'mystery'\n" + PLAIN_CONFIG + "[entry.price]\nprize = 100\n"
            "[bounty]\ncard_shares = [[10, 5], [80, 1]]",
            "the mystery bounties must number 100, not 90",
        ),
        (
            "format = 'mystery'\n" + PLAIN_CONFIG + "[entry.price]\nprize = 100\n"
            "[bounty]\ncard_shares = [[10, 1], [90, 2]]",
            "list mystery bounties from the highest: 2 can’t follow 1",
        ),
        (
            PLAIN_CONFIG + "[entry]\naccess = 'password'",
            "entry by password needs a password, other entry has none",
        ),
    ],
)
def test_invalid_file_is_refused_naming_key(text: str, message: str) -> None:
    with pytest.raises(BadEvent, match=message):
        read_event(text)


def test_evening_section_generates_structure() -> None:
    rules = read_event(
        "[evening]\nplayers = 18\nstack = 5000\nhours = 3\nlevel_minutes = 15\n"
        "chips = [25, 100, 500, 1000]\n"
    )
    assert [level.label for level in rules.structure.levels][:3] == [
        "75/150",
        "100/200",
        "150/300",
    ]


def test_start_time_with_offset_is_parsed() -> None:
    rules = read_event("starts = 'clock'\nstarts_at = 1970-01-01T01:00:10+01:00\n" + PLAIN_CONFIG)
    assert rules.starts_at == 10_000


def test_mixed_games_have_stakes_by_level() -> None:
    levels = ("100/200 20m ante 25: limit razz", "100/200 20m: limit hold'em", "100/200 20m")
    structure = Structure(stack=5000, parts=tuple(map(parse_level_line, levels)))
    rules = EventRules(name="mixed", structure=structure, game="pot-limit omaha")
    game_names = [build_game_at_level(rules, number).name for number in (1, 2, 3)]
    assert game_names == [
        "limit razz 100/200 ante 25 bring-in 30",
        "limit hold'em 200/400",
        "pot-limit omaha 100/200",
    ]
    with pytest.raises(BadEvent, match="horse is a mix: set the game of each level"):
        build_game_at_level(EventRules(name="horse", structure=structure, game="horse"), 3)


def test_shot_clock_and_time_cards_follow_level() -> None:
    first_level = Level(small=100, big=200, minutes=20, think=15, time_cards=4)
    structure = Structure(stack=5000, parts=(first_level, Level(small=200, big=400, minutes=20)))
    rules = EventRules(name="clock", structure=structure)
    clocks = [table_rules(rules, number).clock for number in (1, 2)]
    assert [(clock.think, clock.bank, clock.card) for clock in clocks] == [
        (15, 120, 30),
        (25, 30, 30),
    ]


def test_league_counts_bounties_and_rebuys() -> None:
    league_result = LeagueResult(
        "one", 9, {"Ann": 1, "Ben": 2, "Cid": 3}, 0, {"Ann": 2.5, "Cid": 1}, {"Ben": 2}
    )
    rules = LeagueRules(name="x", formula="linear", bounty=2, rebuy=-3)
    rows = standings(rules, [league_result])
    assert [(row.player, row.points) for row in rows] == [("Ann", 14.0), ("Cid", 9.0), ("Ben", 2.0)]
    large_field_rules = LeagueRules(
        name="x", formula="linear", bounty=2, rebuy=-3, least_entries=10
    )
    assert [row.points for row in standings(large_field_rules, [league_result])] == [0.0, 0.0, 0.0]


def test_league_counts_results_by_formula() -> None:
    league_results = [
        LeagueResult("one", 9, {"Ann": 1, "Ben": 2}),
        LeagueResult("two", 4, {"Ann": 4, "Ben": 1, "Cid": 2}),
        LeagueResult("three", 16, {"Cid": 1}, price=100),
    ]
    points_table_rules = LeagueRules(
        name="x", formula="table", table=(10, 6, 4), taking_part=1, best=1
    )
    rows = standings(points_table_rules, league_results)
    assert [(row.place, row.player, row.points) for row in rows] == [
        (1, "Ann", 11.0),
        (1, "Ben", 11.0),
        (1, "Cid", 11.0),
    ]
    root_rules = LeagueRules(name="x", least_entries=9)
    assert [compute_points(root_rules, league_result, 1) for league_result in league_results] == [
        30.0,
        0.0,
        40.0,
    ]
    assert compute_points(LeagueRules(name="x", formula="linear"), league_results[0], 3) == 7.0
    assert compute_points(LeagueRules(name="x", formula="buy_in"), league_results[2], 4) == 21.94

"""Metadata and rake in PHH files, read and written."""

from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.notation import parse_phh, to_phh, to_phhs
from riverboat.notation.about import About, Tournament
from tests.notation.phh_texts import HOLE_DEALS, read_strict

FINISHED_ACTIONS = [*HOLE_DEALS, "p3 f", "p1 f"]


def read_about(**keys: Any) -> About:
    hand = read_strict(*FINISHED_ACTIONS, **keys)
    assert hand.exact, hand.problems
    return hand.about


def test_hand_without_metadata_has_empty_about() -> None:
    assert read_about() == About()


def test_hand_table_seats_and_currency_are_read() -> None:
    about = read_about(
        hand=81,
        table='"Vega IV"',
        seats=[5, 6, 2],
        seat_count=9,
        venue='"PokerStars"',
        currency='"EUR"',
    )
    assert about == About(
        site="PokerStars",
        hand="81",
        table="Vega IV",
        table_size=9,
        chairs=(5, 6, 2),
        currency="EUR",
    )
    assert [about.chair(seat) for seat in range(3)] == [5, 6, 2]


@pytest.mark.parametrize("seats", ["[1, 2, 3]", "[1, 2]", '["a", 2, 3]', "[0, 1, 2]", "[4, 4, 5]"])
def test_default_or_invalid_seats_are_ignored(seats: str) -> None:
    assert read_about(seats=seats).chairs == ()


@pytest.mark.parametrize(
    "symbol, currency", [("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("", ""), ("฿", "")]
)
def test_currency_symbol_gives_currency_code(symbol: str, currency: str) -> None:
    assert read_about(currency_symbol=f'"{symbol}"').currency == currency


DATE_KEYS = {"year": 2009, "month": 7, "day": 1}


@pytest.mark.parametrize(
    "keys, started",
    [
        ({"year": 2009}, "2009"),
        ({"year": 2009, "month": 11}, "2009-11"),
        (DATE_KEYS, "2009-07-01"),
        (DATE_KEYS | {"time": "20:15:00"}, "2009-07-01T20:15:00Z"),
        (DATE_KEYS | {"time": "20:15:00", "time_zone": '"UTC"'}, "2009-07-01T20:15:00Z"),
        (
            DATE_KEYS | {"time": "20:15:00", "time_zone_abbreviation": '"EDT"'},
            "2009-07-02T00:15:00Z",
        ),
        (DATE_KEYS | {"time": "00:15:00", "time_zone": '"CET"'}, "2009-06-30T22:15:00Z"),
        (DATE_KEYS | {"time": "20:15:00", "time_zone_abbreviation": '"XYZ"'}, "2009-07-01"),
        (
            DATE_KEYS | {"time": "20:15:00", "city": '"A"', "region": '"B"', "country": '"C"'},
            "2009-07-01",
        ),
        ({"year": 2009, "month": 13, "day": 1}, "2009"),
        ({"year": 2009, "month": 2, "day": 31}, ""),
        ({"year": '"2009"'}, ""),
        ({"month": 7, "day": 1}, ""),
    ],
)
def test_date_keeps_known_precision(keys: dict[str, Any], started: str) -> None:
    assert read_about(**keys).started == started


def test_level_key_makes_tournament() -> None:
    about = read_about(level=12, event='"The Big One"')
    assert about.tournament == Tournament(name="The Big One", level="12")
    assert read_about(event='"A cash game"').tournament is None


FULL_ABOUT = About(
    site="Somewhere",
    hand="00123",
    table="7",
    table_size=6,
    chairs=(2, 4, 6),
    button=5,
    started="2026-01-31T20:15:00Z",
    currency="USD",
    hero=1,
    tournament=Tournament(number="81", buy_in="$10", fee="$1", level="XII"),
)


@pytest.mark.parametrize(
    "about",
    [
        FULL_ABOUT,
        About(),
        About(hand="0", table="0"),
        About(started="2026-01"),
        About(started="2026-01-31"),
        About(started="2026-01-31T20:15:00.250000Z"),
        About(started="last Tuesday"),
        About(tournament=Tournament(level="3")),
        About(hero=0, tournament=Tournament()),
    ],
)
def test_about_survives_round_trip(about: About) -> None:
    log = read_strict(*FINISHED_ACTIONS).log
    [reread_hand] = parse_phh(to_phh(log, ["Ann", "Bob", "Cat"], about=about))
    assert reread_hand.exact, reread_hand.problems
    assert reread_hand.log == log
    assert reread_hand.about == about


def test_parsed_hand_survives_round_trip_with_metadata() -> None:
    hand = read_strict(
        "# so it begins",
        *HOLE_DEALS,
        "p3 cbr 20.5  # for value",
        "p1 f",
        "p2 cc",
        "d db 2c3d4h",
        "p2 cc",
        "p3 cbr 10",
        "p2 f",
        winnings="[0, 0, 40]",
        players=["Ann", "Bob", "Cat"],
        event='"Tuesday"',
        time="20:15:00",
        time_zone_abbreviation='"EST"',
        seats=[1, 3, 5],
        **DATE_KEYS,
    )
    assert hand.exact, hand.problems
    assert (hand.scale, hand.rake, hand.raked) == (2, 4, (0, 0, 4))
    [reread_hand] = parse_phh(to_phh(hand))
    assert reread_hand.exact, reread_hand.problems
    for field in ("log", "players", "about", "scale", "rake", "raked", "comments", "notes"):
        assert getattr(reread_hand, field) == getattr(hand, field), field
    reread_metadata = {key: reread_hand.metadata.get(key) for key in hand.metadata}
    assert reread_metadata == hand.metadata
    assert len(parse_phh(to_phhs([hand, hand, (hand.log, hand.players)]))) == 3


def test_explicit_rake_above_ten_percent_is_accepted() -> None:
    log = read_strict(*FINISHED_ACTIONS).log
    [reread_hand] = parse_phh(to_phh(log, raked=(0, 1, 0)))
    assert reread_hand.exact, reread_hand.problems
    assert (reread_hand.rake, reread_hand.raked) == (1, (0, 1, 0))
    text = to_phh(log, raked=(0, 1, 0))
    [parsed_hand] = parse_phh(
        "".join(line for line in text.splitlines(True) if "_rake" not in line)
    )
    assert parsed_hand.problems[0].startswith("winnings differ: p2 2 (recorded 1)")


def test_unsupported_metadata_uses_private_keys() -> None:
    hand = read_strict(*FINISHED_ACTIONS, event='"Tuesday"')
    metadata = {**hand.metadata, "spec_version": "1.4.7", "pots": [{"jackpot": 1}], "_mine": 3}
    text = to_phh(replace(hand, metadata=metadata))
    keys = [line.partition(" = ")[0] for line in text.splitlines()]
    assert "_told" in keys
    assert not {"spec_version", "pots"} & set(keys)
    assert {"event", "_mine"} <= set(keys)
    [reread_hand] = parse_phh(text)
    assert {key: reread_hand.metadata[key] for key in metadata} == metadata


def test_tournament_key_keeps_its_spelling() -> None:
    """Files that were written before must be read, and other programs read the key as well."""
    tournament_toml = '{ number = "81", name = "Sunday", buy_in = "$10" }'
    tournament = read_about(**DATE_KEYS, _tournament=tournament_toml).tournament
    assert tournament is not None
    assert (tournament.number, tournament.name, tournament.buy_in) == ("81", "Sunday", "$10")


def test_unknown_time_zone_leaves_date() -> None:
    keys = DATE_KEYS | {"time": "20:15:00", "time_zone": '"UTC\'"'}
    assert read_about(**keys).started == "2009-07-01"

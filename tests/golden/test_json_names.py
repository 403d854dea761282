"""JSON names of facts, commands, incidents, views and frames do not change."""

from __future__ import annotations

from tests.golden.json_names import find_json_names, read_json_names


def test_recorded_json_names_still_exist() -> None:
    current_names = find_json_names()
    recorded_names = read_json_names()
    lost_names = {
        place: fields - current_names.get(place, set())
        for place, fields in recorded_names.items()
        if place not in current_names or not fields <= current_names[place]
    }
    assert lost_names == {}, "old logs and clients have these names: give them back with rename="


def test_each_json_name_is_recorded() -> None:
    recorded_names = read_json_names()
    added_names = {
        place: fields - recorded_names.get(place, set())
        for place, fields in find_json_names().items()
    }
    assert {
        place: names for place, names in added_names.items() if names or place not in recorded_names
    } == {}, "run python -m tests.golden.json_names"

"""JSON names of facts, commands, incidents, messages, views and frames do not change."""

from __future__ import annotations

from tests.golden.json_names import (
    MESSAGE_TAG,
    find_current_place,
    find_json_names,
    read_json_names,
)


def test_recorded_json_names_still_exist() -> None:
    current_names = find_json_names()
    lost_names = {
        place: lost_fields
        for place, fields in read_json_names().items()
        if (lost_fields := fields - current_names.get(find_current_place(place), set()))
        or find_current_place(place) not in current_names
        if not is_removed_message(place, current_names)
    }
    assert lost_names == {}, "old logs and clients have these names: give them back with rename="


def is_removed_message(place: str, current_names: dict[str, set[str]]) -> bool:
    """Return True for a message that no longer exists: a reader quotes it in English."""
    return place.startswith(f"{MESSAGE_TAG}=") and find_current_place(place) not in current_names


def test_each_json_name_is_recorded() -> None:
    recorded_names = read_json_names()
    added_names = {
        place: fields - recorded_names.get(place, set())
        for place, fields in find_json_names().items()
    }
    assert {
        place: names for place, names in added_names.items() if names or place not in recorded_names
    } == {}, "run python -m tests.golden.json_names"

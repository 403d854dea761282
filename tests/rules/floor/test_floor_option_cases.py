"""Every choice of the options for turns and hands is covered by a case."""

from __future__ import annotations

from collections import defaultdict

from riverboat.engine.games.option_fields import options
from riverboat.floor import FloorRules, authority
from tests.rules.floor.floor_cases import read_entries

COVERED_OPTIONS = """
oot skipped fold_without_bet clock_seconds clock_countdown clock_shortened clock_no_bet
clock_call_after hand_begins unprotected uncalled_of_killed fold_line left_all_in exposed_hand
retrieve_muck ask_to_see shown_outside shown_part last_hand play_board allin_shows_first
dispute_window miscall misdeal_cutoff
""".split()
"""Options of the chapters ``turns`` and ``hands``; each has cases where its rules are cited."""


def test_every_turn_and_hand_option_choice_has_case() -> None:
    choices_by_option: defaultdict[str, set[str]] = defaultdict(set)
    for entry in read_entries():
        rules = authority(entry.by).replace(**entry.case.but).floor_rules
        for option in options(FloorRules):
            if entry.case.seen and {*option.rules} & {*entry.case.rules}:
                choices_by_option[option.name].add(_format_value(getattr(rules, option.name)))
    for option in options(FloorRules):
        if option.name in COVERED_OPTIONS:
            covered_choices, expected_choices = (
                choices_by_option[option.name],
                set(option.choices_text.split(" | ")),
            )
            assert (
                covered_choices == expected_choices
                if len(expected_choices) > 1
                else len(covered_choices) > 1
            ), f"{option.name}: {covered_choices}"


def _format_value(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)

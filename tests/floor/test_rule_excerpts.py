"""Rulebook excerpts state the authority's choice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from riverboat import rulebook, tourney
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.games.option_fields import options
from riverboat.floor import AUTHORITIES, Authority, FloorDiscretion, OpenQuestion, Verdict, rule
from riverboat.floor.intents.situation_rules import rules_by_situation
from riverboat.floor.rule_excerpts import (
    EVENT_RULES,
    excerpt,
    is_table_or_event_option,
    options_for_rule,
)
from riverboat.floor.situations import SITUATIONS
from riverboat.rulebook import RULE_ID, Rule
from riverboat.words.language import floor_options, option_names
from tests.docs import floor_examples as made

PAGES = rulebook.rules_directory(Path(rulebook.__file__).parent)
LANGUAGES = ("en", "cs")


def label(group: str, name: str, value: object, language: str) -> str:
    """Return the displayed name of a choice, or the value itself."""
    names = floor_options(language) if group == "floor" else option_names(language).options
    words = names.get(name if group == "floor" else f"house.{name}")
    if isinstance(value, bool):
        return {"en": ("no", "yes"), "cs": ("ne", "ano")}[language][value]
    return words.choices.get(str(value), str(value)) if words else str(value)


def unstated_options(quoted: Rule, by: Authority) -> list[str]:
    """Return the options of a rule whose choice the excerpt does not state."""
    text = excerpt(quoted, by)
    return [
        option.name
        for group, option in options_for_rule(quoted.id)
        if not any(
            label(group, option.name, getattr(getattr(by, group), option.name), quoted.language)
            in sentence
            for sentence in text.whole
        )
        or not text.short.startswith(text.chosen[0])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", AUTHORITIES)
def test_situation_excerpts_state_authority_choices(key: str, language: str) -> None:
    book, by = rulebook.rules(PAGES, language), AUTHORITIES[key]
    situations = [each for chapter in SITUATIONS.values() for each in chapter]
    assert len(situations) > 100
    for situation in situations:
        for name in rules_by_situation().get(situation.key, ()):
            assert not unstated_options(book[name], by), (situation.key, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", AUTHORITIES)
def test_every_rule_excerpt_states_authority_choice(key: str, language: str) -> None:
    by = AUTHORITIES[key]
    for quoted in rulebook.rules(PAGES, language).values():
        assert not unstated_options(quoted, by), quoted.id
        text = excerpt(quoted, by)
        if is_table_or_event_option(quoted):
            assert not {*rulebook.paragraphs(quoted.text)} & {*text.whole}, quoted.id


def rules_of(verdict: Verdict) -> Iterator[str]:
    """Return the rules cited by a verdict under any answers."""
    if isinstance(verdict, OpenQuestion):
        for each in verdict.answers:
            yield from rules_of(each.verdict)
        return
    reasons = [*verdict.why]
    if isinstance(verdict, FloorDiscretion):
        reasons += [reason for each in verdict.choices for reason in each.why]
    for reason in reasons:
        yield from RULE_ID.findall(reason.rule)


@cache
def rules_of_other_authorities() -> frozenset[tuple[str, str]]:
    """Return the rules that only other authorities apply to a case."""
    found = set()
    for _, seen, spot in made._case_incidents():
        by_authority: dict[str, set[str]] = {}
        for key, by in AUTHORITIES.items():
            try:
                by_authority[key] = {*rules_of(rule(seen, spot, by))}  # type: ignore[arg-type]
            except RefusalError:
                continue
        everybody = set().union(*by_authority.values())
        found |= {(key, each) for key, own in by_authority.items() for each in everybody - own}
    return frozenset(found)


def test_foreign_rule_excerpt_states_own_choice() -> None:
    book = rulebook.rules(PAGES)
    assert len(rules_of_other_authorities()) > 50
    silent = {
        name
        for key, name in rules_of_other_authorities()
        if not excerpt(book[name], AUTHORITIES[key]).chosen
        and not is_table_or_event_option(book[name])
    }
    assert silent == {*STANDS_EVERYWHERE}


STANDS_EVERYWHERE = {
    "BYND-97": "the host overrides by every book",
    "DEAD-06": "one clock rule; events and cash reach it by different roads",
    "ETIQ-01": "protecting a hand is asked of every player; DEAD-12 has the option",
    "ETIQ-13": "says itself that it is of tournaments",
    "IRRS-04": "says itself what tournaments do",
    "IRRS-05": "a dead hand gets no cards anywhere",
    "MISD-02": "who is at the table is dealt in everywhere",
    "SHOW-27": "says itself that it is of tournaments",
    "STAK-03": "table stakes; events have no cash-out",
    "TRNY-47": "of events, by its chapter",
    "TRNY-50": "of events, by its chapter",
    "TURN-01": "waiting for the action is asked everywhere; events add a penalty",
}
"""Rules that an authority does not cite in a case but does not contradict, with reasons."""


def test_event_rules_cover_event_options() -> None:
    text = (Path(tourney.__file__).parent).rglob("*.py")
    cited_there = {
        each
        for path in text
        for ids in re.findall(r'description="([A-Z0-9, -]+): ', path.read_text(encoding="utf-8"))
        for each in RULE_ID.findall(ids)
    }
    assert cited_there - EVENT_RULES == set()


def test_related_rules_refer_to_existing_options_and_rules() -> None:
    from riverboat.floor import FloorRules
    from riverboat.floor.rule_excerpts import RELATED_RULES

    book = rulebook.rules(PAGES)
    assert {*RELATED_RULES} <= {option.name for option in options(FloorRules)}
    assert {each for rules in RELATED_RULES.values() for each in rules} <= {*book}


def test_four_card_flop_excerpt_states_tda_choice() -> None:
    quoted = excerpt(rulebook.rules(PAGES)["HOLD-04"], AUTHORITIES["tda-2024"])
    assert quoted.short.endswith("(TDA 2024).")
    assert "scrambled" in quoted.short or "burn" in quoted.short
    changed = AUTHORITIES["tda-2024"].but(four_card_flop="redeal")
    assert "changed in four_card_flop" in excerpt(rulebook.rules(PAGES)["HOLD-04"], changed).short


def test_event_decided_rule_is_not_quoted() -> None:
    quoted = excerpt(rulebook.rules(PAGES)["TRNY-19"], AUTHORITIES["tda-2024"])
    assert quoted.whole == ("The table's or event's own rules decide this.",)

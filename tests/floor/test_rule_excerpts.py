"""Rulebook excerpts quote the authority's answer, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from riverboat import rulebook, tourney
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.games.option_fields import Option, choice_text, options, replace_options
from riverboat.floor import (
    AUTHORITIES,
    Authority,
    FloorDiscretion,
    FloorRules,
    OpenQuestion,
    Verdict,
    rule,
)
from riverboat.floor.authorities.option_answers import option_answer
from riverboat.floor.field_keys import get_by_key, replace_by_key
from riverboat.floor.rule_excerpts import (
    COMMON_RULES,
    EVENT_RULES,
    RELATED_RULES,
    TEXT_CONDITIONS,
    is_table_or_event_option,
    make_excerpt,
    options_for_rule,
)
from riverboat.rulebook import RULE_ID
from riverboat.words import Reader
from riverboat.words.arguments import fluent_variant_key
from riverboat.words.floor.excerpts import CommonRule
from tests.docs import floor_examples
from tests.words.samples import message_selectors

RULE_PAGES = rulebook.rules_directory(Path(rulebook.__file__).parent)
LANGUAGES = ("en", "cs")


def option_values(option: Option) -> tuple[object, ...]:
    """Return the values of an option; two of a number."""
    return option.choices or (option.minimum, option.minimum + 1)


REQUIRED_OPTIONS: dict[tuple[str, str], dict[str, object]] = {
    ("headsup_counts", "in_hand"): {"headsup_cap": "before_cap"},
    ("open_allin", "off"): {"stakes": "open"},
}
"""Other options that a value needs."""


def changed_authorities() -> Iterator[tuple[Authority, str, Option, object]]:
    """Yield every authority with every value of each of its options."""
    for authority in AUTHORITIES.values():
        for group, rules_type in (("floor", FloorRules), ("hand", HouseRules)):
            group_rules = get_by_key(authority, group)
            for option in options(rules_type):
                for value in option_values(option):
                    required_values = REQUIRED_OPTIONS.get((option.name, choice_text(value)), {})
                    changed_rules = replace_options(
                        group_rules, {**required_values, option.name: value}
                    )
                    yield replace_by_key(authority, {group: changed_rules}), group, option, value


@cache
def answer_sentence(language: str, group: str, name: str, value: object) -> str:
    return Reader(language).sentence(option_answer(group, name, value))


@cache
def rules_by_option() -> dict[tuple[str, str], list[str]]:
    rules: dict[tuple[str, str], list[str]] = {}
    for rule_id in rulebook.rules(RULE_PAGES):
        for group, option in options_for_rule(rule_id):
            rules.setdefault((group, option.name), []).append(rule_id)
    return rules


BOOK_PATTERNS = {
    "tda-2024": r"\bTDA\b",
    "wsop-event-2026": r"\bWSOP events\b",
    "wsop-cash-2026": r"\bWSOP (?:cash|live)\b",
    "rrop-11": r"\bRRoP\b|\bRobert",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_value_of_an_option_has_its_own_sentence(language: str) -> None:
    for group, rules_type in (("floor", FloorRules), ("hand", HouseRules)):
        for option in options(rules_type):
            sentences = {
                answer_sentence(language, group, option.name, value)
                for value in option_values(option)
            }
            assert len(sentences) == len(option_values(option)), option.name
            for sentence in sentences:
                assert len(sentence.split()) > 2, option.name
                assert "_" not in sentence, option.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_excerpts_quote_only_the_chosen_authority_and_value(language: str) -> None:
    rule_pages = rulebook.rules(RULE_PAGES, language)
    assert len(rules_by_option()) > 90
    for authority, group, option, value in changed_authorities():
        foreign_pattern = re.compile(
            "|".join(
                pattern for book_key, pattern in BOOK_PATTERNS.items() if book_key != authority.key
            )
        )
        own_sentence = answer_sentence(language, group, option.name, value)
        other_sentences = [
            answer_sentence(language, group, option.name, option_value)
            for option_value in option_values(option)
            if option_value != value
        ]
        for rule_id in rules_by_option()[group, option.name]:
            excerpt = make_excerpt(rule_pages[rule_id], authority)
            context = (authority.key, rule_id, option.name, value)
            assert any(
                chosen_text.startswith(f"{own_sentence} (")
                for chosen_text in excerpt.answer_sentences
            ), context
            assert excerpt.summary.startswith(excerpt.answer_sentences[0]), context
            assert not foreign_pattern.search(" ".join(excerpt.paragraphs)), context
            assert not any(
                f"{other_sentence} (" in paragraph
                for other_sentence in other_sentences
                for paragraph in excerpt.paragraphs
            ), context


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", AUTHORITIES)
def test_rules_without_options_cite_no_book(key: str, language: str) -> None:
    for rule_page in rulebook.rules(RULE_PAGES, language).values():
        excerpt = make_excerpt(rule_page, AUTHORITIES[key])
        if not options_for_rule(rule_page.id):
            is_decided_elsewhere = is_table_or_event_option(rule_page)
            own_pattern = (
                BOOK_PATTERNS.get(key, BOOK_PATTERNS["tda-2024"]) if is_decided_elsewhere else ""
            )
            foreign_patterns = [
                pattern for pattern in BOOK_PATTERNS.values() if pattern != own_pattern
            ]
            assert not re.search("|".join(foreign_patterns), " ".join(excerpt.paragraphs)), (
                rule_page.id
            )
            assert excerpt.paragraphs, rule_page.id


@pytest.mark.parametrize("key", AUTHORITIES)
def test_answer_has_the_number_of_its_book(key: str) -> None:
    authority = AUTHORITIES[key]
    numbered_count = 0
    for rule_id, rule_page in rulebook.rules(RULE_PAGES).items():
        sentences = make_excerpt(rule_page, authority).answer_sentences
        for (_, option), sentence in zip(options_for_rule(rule_id), sentences, strict=True):
            if rule_id in option.rules and (rule_number := authority.rule_number(rule_id)):
                assert sentence.endswith(f"({rule_number})."), rule_id
                numbered_count += 1
    assert bool(numbered_count) == (key in ("tda-2024", "wsop-event-2026", "wsop-cash-2026"))


def test_book_without_a_rule_quotes_the_house() -> None:
    rule_page = rulebook.rules(RULE_PAGES)["CHIP-15"]
    for authority_key, house in (("tda-2024", "tournaments"), ("rrop-11", "cash games")):
        (answer,) = make_excerpt(rule_page, AUTHORITIES[authority_key]).answer_sentences
        assert answer.endswith(f"(this book for {house}).")


def test_texts_that_hold_refer_to_deciding_options() -> None:
    for rule_id, deciding_choices in TEXT_CONDITIONS.items():
        options_by_name = {option.name: option for _, option in options_for_rule(rule_id)}
        assert {*deciding_choices} <= {*options_by_name}, rule_id
        for option, choices in deciding_choices.items():
            assert {*choices} <= {
                choice_text(choice) for choice in options_by_name[option].choices or ()
            }, rule_id


def cited_rules(verdict: Verdict) -> Iterator[str]:
    """Return the rules cited by a verdict under any answers."""
    if isinstance(verdict, OpenQuestion):
        for answer in verdict.answers:
            yield from cited_rules(answer.verdict)
        return
    reasons = [*verdict.reasons]
    if isinstance(verdict, FloorDiscretion):
        reasons += [reason for choice in verdict.choices for reason in choice.reasons]
    for reason in reasons:
        yield from RULE_ID.findall(reason.rule)


@cache
def foreign_rules() -> frozenset[tuple[str, str]]:
    """Return the rules that only other authorities apply to a case."""
    rules = set()
    for _, incident, spot in floor_examples._case_incidents():
        rules_by_authority: dict[str, set[str]] = {}
        for authority_key, authority in AUTHORITIES.items():
            try:
                rules_by_authority[authority_key] = {*cited_rules(rule(incident, spot, authority))}  # type: ignore[arg-type]
            except RefusalError:
                continue
        all_rules = set().union(*rules_by_authority.values())
        rules |= {
            (authority_key, authority)
            for authority_key, own_rules in rules_by_authority.items()
            for authority in all_rules - own_rules
        }
    return frozenset(rules)


def test_rulings_cite_the_numbers_of_their_own_book() -> None:
    numbered_keys = set()
    for _, incident, spot in islice(floor_examples._case_incidents(), 0, None, 5):
        for authority_key, authority in AUTHORITIES.items():
            try:
                verdict = rule(incident, spot, authority)  # type: ignore[arg-type]
            except RefusalError:
                continue
            cites = () if isinstance(verdict, OpenQuestion) else verdict.cites
            assert all(
                cite.rule_number in ("", authority.rule_number(cite.rule)) for cite in cites
            ), authority_key
            numbered_keys |= {
                authority_key for cite in cites if cite.rule_number.startswith(f"{authority.name} ")
            }
    assert numbered_keys == {"tda-2024", "wsop-event-2026", "wsop-cash-2026"}


def test_foreign_rule_excerpt_states_own_choice() -> None:
    book = rulebook.rules(RULE_PAGES)
    assert len(foreign_rules()) > 50
    silent_rules = {
        rule_id
        for authority_key, rule_id in foreign_rules()
        if not make_excerpt(book[rule_id], AUTHORITIES[authority_key]).answer_sentences
        and not is_table_or_event_option(book[rule_id])
    }
    assert silent_rules == {*UNDISPUTED_RULES}


UNDISPUTED_RULES = {
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


def test_common_rules_have_messages() -> None:
    selector, *_ = message_selectors(CommonRule, "en")
    assert {*selector.variants} == {"other", *map(fluent_variant_key, COMMON_RULES)}


def test_event_rules_cover_event_options() -> None:
    paths = (Path(tourney.__file__).parent).rglob("*.py")
    cited_rule_ids = {
        rule_id
        for path in paths
        for rule_list in re.findall(
            r'description="([A-Z0-9, -]+): ', path.read_text(encoding="utf-8")
        )
        for rule_id in RULE_ID.findall(rule_list)
    }
    assert cited_rule_ids - EVENT_RULES == set()


def test_related_rules_refer_to_existing_options_and_rules() -> None:
    book = rulebook.rules(RULE_PAGES)
    assert {*RELATED_RULES} <= {option.name for option in options(FloorRules)}
    assert {other_rule for rules in RELATED_RULES.values() for other_rule in rules} <= {*book}


def test_four_card_flop_excerpt_states_tda_choice() -> None:
    quoted = make_excerpt(rulebook.rules(RULE_PAGES)["HOLD-04"], AUTHORITIES["tda-2024"])
    assert quoted.paragraphs == (quoted.summary,)
    assert quoted.summary.endswith("(TDA 2024 39-A).")
    assert "scrambled" in quoted.summary
    changed_authority = AUTHORITIES["tda-2024"].replace(four_card_flop="redeal")
    assert (
        "changed in four_card_flop"
        in make_excerpt(rulebook.rules(RULE_PAGES)["HOLD-04"], changed_authority).summary
    )


def test_event_decided_rule_says_what_is_usual_by_its_book() -> None:
    rule_page = rulebook.rules(RULE_PAGES)["TRNY-23"]
    for authority_key, event_names, foreign_word in (
        ("tda-2024", "TDA", "at once"),
        ("wsop-event-2026", "WSOP", "empty"),
    ):
        usual_text, exception_text = make_excerpt(rule_page, AUTHORITIES[authority_key]).paragraphs
        assert f"By {event_names}'s rules it stops" in usual_text
        assert foreign_word not in usual_text
        assert exception_text == "The table or the tournament may decide otherwise."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", AUTHORITIES)
def test_no_rule_is_an_empty_answer(key: str, language: str) -> None:
    for rule_page in rulebook.rules(RULE_PAGES, language).values():
        paragraphs = make_excerpt(rule_page, AUTHORITIES[key]).paragraphs
        assert len(paragraphs) > is_table_or_event_option(rule_page), rule_page.id

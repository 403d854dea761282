"""Every phrase has a complete template in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace

from riverboat.words import Phrase, Reader, languages
from riverboat.words.catalogue import (
    has_message,
    iter_areas,
    load_patterns,
    message_id,
)
from riverboat.words.language import language
from riverboat.words.message_compiler import argument_name, compile_pattern
from riverboat.words.message_files import read_area
from riverboat.words.phrase_codes import phrase_classes
from tests.schedule import run_in
from tests.words import samples

PHRASE_CLASSES = [*phrase_classes().values()]


def declared_classes(kind: type[Phrase] = Phrase) -> Iterator[type[Phrase]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from declared_classes(subclass)


CONTEXT_FIELDS = {"who"}
"""Arguments that a phrase may take from the enclosing phrase."""


def test_phrase_codes_are_unique() -> None:
    """Two phrase classes with the same name would share a code."""
    own_phrase_classes = [
        kind
        for kind in declared_classes()
        if kind.__module__.startswith("riverboat.") and has_message(kind)
    ]
    assert len(PHRASE_CLASSES) > 90
    assert len(own_phrase_classes) == len(PHRASE_CLASSES)


@pytest.mark.parametrize("code", languages())
def test_every_file_of_messages_is_valid(code: str) -> None:
    """A parser of Fluent skips what it does not understand."""
    counts = Counter[str]()
    for area in iter_areas(code):
        for entry in FluentParser().parse(read_area(code, area) or "").body:
            assert not isinstance(entry, ast.Junk), f"{code}/{area}: {entry.content}"
            if isinstance(entry, ast.Message):
                counts[entry.id.name] += 1
    assert counts.keys() == load_patterns(code).keys()
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("code", languages())
def test_every_phrase_has_a_message_in_every_language(code: str) -> None:
    for kind in samples.phrase_kinds(code):
        assert (
            compile_pattern(samples.parse_message(kind, code)) is not None
        )  # or an error that names it


@pytest.mark.parametrize("code", languages())
def test_messages_belong_to_existing_phrases(code: str) -> None:
    assert load_patterns(code).keys() <= {message_id(kind.__name__) for kind in declared_classes()}


@pytest.mark.parametrize("code", languages())
def test_messages_use_exactly_the_phrase_arguments(code: str) -> None:
    invalid_fields = {}
    for kind in samples.phrase_kinds(code):
        variables = samples.message_variables(samples.parse_message(kind, code))
        used_names, field_names = (
            {argument_name(name) for name in variables},
            {*kind.__struct_fields__},
        )
        field_names -= kind.silent
        if (
            used_names - CONTEXT_FIELDS != field_names - CONTEXT_FIELDS
            or not field_names & CONTEXT_FIELDS <= used_names
        ):
            invalid_fields[kind.__name__] = used_names ^ field_names
    assert not invalid_fields


@pytest.mark.parametrize("code", languages())
def test_selectors_have_all_variants_of_their_kind(code: str) -> None:
    plural_keys = {*Locale.parse(code).plural_form.tags, "other"} - {
        "many"
    }  # of fractions in Czech
    allowed_keys = {
        "PERSON": ({"you", "other"}, {"you", "unnamed", "other"}),
        "GIVEN": ({"yes", "no"},),
        "": ({"true", "false"},),
    }
    for kind in samples.phrase_kinds(code):
        for selector in samples.message_selectors(kind, code):
            keys = {*selector.variants}
            if selector.function == "NUMBER":
                number_keys = {key for key in keys if key.lstrip("-").isdecimal()}
                assert keys - number_keys in (plural_keys, {"other"}), kind.__name__
            elif selector.function != "KEY":
                assert keys in allowed_keys[selector.function], kind.__name__


@pytest.mark.parametrize("code", languages())
def test_empty_variant_prints_nothing(code: str) -> None:
    """An empty variant must not print the value that selects it, as in *Break of 10 minutes0*."""
    empty_count = 0
    for kind in samples.phrase_kinds(code):
        for selector in samples.message_selectors(kind, code):
            for key, text in selector.variants.items():
                if selector.function not in ("KEY", "NUMBER") or text or key == "other":
                    continue
                if not key.isdecimal() and selector.function == "NUMBER":
                    continue
                value = int(key) if key.isdecimal() else key
                changed_fields = {selector.variable: value}
                rendered_text = Reader(code).say(
                    replace(samples.sample_phrase(kind, 3), **changed_fields)
                )
                assert not re.search(rf"(?<!\d){key}(?!\w)", rendered_text), rendered_text
                empty_count += 1
    assert empty_count


@run_in("slow", "cs")
@pytest.mark.parametrize("code", languages())
def test_nameless_player_is_mentioned_once(code: str) -> None:
    """The generic word for a player must not be doubled, as in *the player the player*."""
    noun = language(code).grammar.somebody
    nameless_reader = Reader(code, name=lambda _: None)
    doubled_noun = re.compile(rf"\b{noun}\w* {noun}\b")
    assert not [
        text
        for sample in samples.samples()
        if doubled_noun.search(text := nameless_reader.say(sample))
    ]


@pytest.mark.parametrize("code", languages())
def test_rank_forms_cover_thirteen_ranks(code: str) -> None:
    assert {len(form) for form in language(code).grammar.ranks.values()} == {13}


def test_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="there is no language 'xx': there are en, cs, "):
        language("xx")

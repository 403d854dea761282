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
    iter_message_files,
    load_patterns,
    message_id,
)
from riverboat.words.language import language
from riverboat.words.message_compiler import argument_name, compile_pattern
from riverboat.words.message_files import read_message_file
from riverboat.words.phrase_codes import phrase_classes
from tests.schedule import run_in
from tests.words import samples

PHRASE_CLASSES = [*phrase_classes().values()]


def iter_subclasses(phrase_class: type[Phrase] = Phrase) -> Iterator[type[Phrase]]:
    for subclass in phrase_class.__subclasses__():
        yield subclass
        yield from iter_subclasses(subclass)


CONTEXT_FIELDS = {"who"}
"""Arguments that a phrase may take from the enclosing phrase."""


def test_phrase_codes_are_unique() -> None:
    """Two phrase classes with the same name would share a code."""
    own_phrase_classes = [
        phrase_class
        for phrase_class in iter_subclasses()
        if phrase_class.__module__.startswith("riverboat.") and has_message(phrase_class)
    ]
    assert len(PHRASE_CLASSES) > 90
    assert len(own_phrase_classes) == len(PHRASE_CLASSES)


@pytest.mark.parametrize("code", languages())
def test_every_file_of_messages_is_valid(code: str) -> None:
    """A parser of Fluent skips what it does not understand."""
    name_counts = Counter[str]()
    for area in iter_message_files(code):
        for entry in FluentParser().parse(read_message_file(code, area) or "").body:
            assert not isinstance(entry, ast.Junk), f"{code}/{area}: {entry.content}"
            if isinstance(entry, ast.Message):
                name_counts[entry.id.name] += 1
    assert name_counts.keys() == load_patterns(code).keys()
    assert [name for name, count in name_counts.items() if count > 1] == []


@pytest.mark.parametrize("code", languages())
def test_every_phrase_has_a_message_in_every_language(code: str) -> None:
    for phrase_class in samples.list_covered_phrase_classes(code):
        assert (
            compile_pattern(samples.parse_message(phrase_class, code)) is not None
        )  # or an error that names it


@pytest.mark.parametrize("code", languages())
def test_messages_belong_to_existing_phrases(code: str) -> None:
    assert load_patterns(code).keys() <= {
        message_id(phrase_class.__name__) for phrase_class in iter_subclasses()
    }


@pytest.mark.parametrize("code", languages())
def test_messages_use_exactly_the_phrase_arguments(code: str) -> None:
    invalid_fields = {}
    for phrase_class in samples.list_covered_phrase_classes(code):
        variables = samples.iter_message_variables(samples.parse_message(phrase_class, code))
        used_names, field_names = (
            {argument_name(name) for name in variables},
            {*phrase_class.__struct_fields__},
        )
        field_names -= phrase_class.program_arguments
        if (
            used_names - CONTEXT_FIELDS != field_names - CONTEXT_FIELDS
            or not field_names & CONTEXT_FIELDS <= used_names
        ):
            invalid_fields[phrase_class.__name__] = used_names ^ field_names
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
    for phrase_class in samples.list_covered_phrase_classes(code):
        for selector in samples.message_selectors(phrase_class, code):
            variant_keys = {*selector.variants}
            if selector.function == "NUMBER":
                number_keys = {key for key in variant_keys if key.lstrip("-").isdecimal()}
                assert variant_keys - number_keys in (plural_keys, {"other"}), phrase_class.__name__
            elif selector.function != "KEY":
                assert variant_keys in allowed_keys[selector.function], phrase_class.__name__


@pytest.mark.parametrize("code", languages())
def test_empty_variant_prints_nothing(code: str) -> None:
    """An empty variant must not print the value that selects it, as in *Break of 10 minutes0*."""
    empty_count = 0
    for phrase_class in samples.list_covered_phrase_classes(code):
        for selector in samples.message_selectors(phrase_class, code):
            for key, text in selector.variants.items():
                if selector.function not in ("KEY", "NUMBER") or text or key == "other":
                    continue
                if not key.isdecimal() and selector.function == "NUMBER":
                    continue
                value = int(key) if key.isdecimal() else key
                changed_fields = {selector.variable: value}
                rendered_text = Reader(code).say(
                    replace(samples.make_sample_phrase(phrase_class, 3), **changed_fields)
                )
                assert not re.search(rf"(?<!\d){key}(?!\w)", rendered_text), rendered_text
                empty_count += 1
    assert empty_count


@run_in("slow", "cs")
@pytest.mark.parametrize("code", languages())
def test_nameless_player_is_mentioned_once(code: str) -> None:
    """The generic word for a player must not be doubled, as in *the player the player*."""
    player_noun = language(code).grammar.somebody
    nameless_reader = Reader(code, name=lambda _: None)
    doubled_noun = re.compile(rf"\b{player_noun}\w* {player_noun}\b")
    assert not [
        text
        for sample in samples.list_sample_phrases()
        if doubled_noun.search(text := nameless_reader.say(sample))
    ]


@pytest.mark.parametrize("code", languages())
def test_rank_forms_cover_thirteen_ranks(code: str) -> None:
    assert {len(rank_names) for rank_names in language(code).grammar.rank_forms.values()} == {13}


def test_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="there is no language 'xx': there are en, cs, "):
        language("xx")

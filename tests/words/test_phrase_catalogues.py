"""Every phrase has a complete template in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from riverboat.words import Phrase, Reader, languages
from riverboat.words.codes import codes
from riverboat.words.language import language
from riverboat.words.template import names, places
from tests.schedule import run_in
from tests.words.samples import sample, samples

SAID = [*codes().values()]


def phrase_classes(kind: type[Phrase] = Phrase) -> Iterator[type[Phrase]]:
    for each in kind.__subclasses__():
        yield each
        yield from phrase_classes(each)


AROUND = {"who"}
"""Arguments that a phrase may take from the enclosing phrase."""


def test_phrase_codes_are_unique() -> None:
    """Two phrase classes with the same name would share a code."""
    everything = [kind for kind in phrase_classes() if kind.en]
    ours = [kind for kind in everything if kind.__module__.startswith("riverboat.")]
    assert len(SAID) > 90
    assert len(ours) == len(SAID)


@pytest.mark.parametrize("code", languages())
def test_every_phrase_has_template_in_every_language(code: str) -> None:
    spoken = language(code)
    silent = [
        kind.__name__
        for kind in SAID
        if code != "en" and not any(base.__name__ in spoken.templates for base in kind.__mro__)
    ]
    assert not silent


@pytest.mark.parametrize("code", languages())
def test_templates_belong_to_existing_phrases(code: str) -> None:
    assert {*language(code).templates} <= {kind.__name__ for kind in phrase_classes()}


@pytest.mark.parametrize("code", languages())
def test_templates_use_exactly_the_phrase_arguments(code: str) -> None:
    wrong = {}
    for kind in SAID:
        used, has = names(language(code).template(kind)), {*kind.__struct_fields__}
        has -= kind.silent
        if used - AROUND != has - AROUND or not has & AROUND <= used:
            wrong[kind.__name__] = used ^ has
    assert not wrong


@pytest.mark.parametrize("code", languages())
def test_choices_have_all_forms_of_language(code: str) -> None:
    """Choices by number, person or boolean have as many forms as the language needs."""
    spoken = language(code)
    forms = {2, len(spoken.grammar.plural)}
    for kind in SAID:
        for place in places(spoken.template(kind)):
            choices = place.form.split("|")
            if len(choices) > 1 and "=" not in place.form:
                assert len(choices) in forms, f"{kind.__name__}: {place.form}"


@pytest.mark.parametrize("code", languages())
def test_empty_choice_prints_nothing(code: str) -> None:
    """An empty choice must not print the chosen value, as in *Break of 10 minutes0*."""
    spoken, empty = language(code), 0
    for kind in SAID:
        for place in places(spoken.template(kind)):
            for key in re.findall(r"(?:^|\|)(\w+)=(?=\||$)", place.form):
                assert place.name is not None
                value = int(key) if key.isdecimal() else key
                said = Reader(code).say(replace(sample(kind, 3), **{place.name: value}))
                assert not re.search(rf"(?<!\d){key}(?!\w)", said), said
                empty += 1
    assert empty


@run_in("slow", "cs")
@pytest.mark.parametrize("code", languages())
def test_nameless_player_is_mentioned_once(code: str) -> None:
    """The generic word for a player must not be doubled, as in *the player the player*."""
    somebody = language(code).grammar.somebody
    nameless = Reader(code, name=lambda _: None)
    doubled = re.compile(rf"\b{somebody}\w* {somebody}\b")
    assert not [text for each in samples() if doubled.search(text := nameless.say(each))]


@pytest.mark.parametrize("code", languages())
def test_rank_forms_cover_thirteen_ranks(code: str) -> None:
    assert {len(form) for form in language(code).grammar.ranks.values()} == {13}


def test_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="there is no language 'xx': there are en, cs"):
        language("xx")

"""What people say of each situation: its names, sentences that were collected, phrases it has.

A sentence comes with the key of its situation. Lines that were heard stand with the tests, and the
sentences of ``said`` are no part of a wheel: only whoever learns the weights anew reads them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from msgspec.structs import fields

from riverboat import rulebook
from riverboat.floor.incident_parsing.incident_draft import KINDS
from riverboat.floor.incident_parsing.phrase_lexicon import Meaning, load_lexicon
from riverboat.floor.incident_parsing.phrase_patterns import words_of
from riverboat.floor.situations import SITUATIONS, Situation
from riverboat.words import Reader

LabelledUtterance = tuple[str, str]
"""A line, and the key of the situation, or the id of the rule, that it tells of."""
BOOK: Final = "the-book"
"""What is told of by a line that no situation covers, and the book does."""


def situation_utterances(language: str) -> list[LabelledUtterance]:
    """Everything that stands in the program of situations, in order, and what is of none."""
    of_none = [(line, BOOK) for line, _ in question_utterances(language)]
    return [
        *title_utterances(language),
        *collected_utterances(language),
        *phrase_utterances(language),
        *of_none,
    ]


def rule_utterances(language: str) -> list[LabelledUtterance]:
    """Everything that tells of a rule: what people ask about it, its title and its sentences."""
    return [
        *dict.fromkeys(
            [
                *question_utterances(language),
                *query_utterances(language),
                *rulebook_utterances(language),
            ]
        )
    ]


def rulebook_utterances(language: str) -> list[LabelledUtterance]:
    """The title and the sentences of each rule, as the book has them."""
    book = rulebook.rules(_rulebook_path(), language)
    return [
        (line, each.id) for each in book.values() for line in (each.title, *_sentences(each.text))
    ]


def question_utterances(language: str) -> list[LabelledUtterance]:
    """Sentences that were collected for rules of which no situation tells, a file a subject."""
    return _read_folder(language, "book")


def query_utterances(language: str) -> list[LabelledUtterance]:
    """What people type who need a rule, some ten lines for each of the book, a file a chapter."""
    return _read_folder(language, "rules")


def _read_folder(language: str, name: str) -> list[LabelledUtterance]:
    return [
        (line, rule)
        for file in sorted(_utterance_folder(language, name).iterdir(), key=lambda each: each.name)
        for rule, lines in tomllib.loads(file.read_text(encoding="utf-8")).items()
        for line in lines.splitlines()
    ]


def _rulebook_path() -> Path:
    return rulebook.rules_directory(Path(rulebook.__file__).resolve().parent)


def _sentences(text: str) -> Iterator[str]:
    """What a rule says, sentence by sentence; no options, and no tables."""
    lines = [line for line in text.splitlines() if not line.startswith("|")]
    for part in " ".join([line for line in lines if not _OPTION.match(line)]).split(". "):
        if part.strip():
            yield part.strip()


_OPTION: Final = re.compile(r"[\w ]+: [a-z_.]+ = ")
"""How an option of the house stands at the beginning of a rule."""


def title_utterances(language: str) -> list[LabelledUtterance]:
    """What each situation is called: its title, and what else players say."""
    reader = Reader(language)
    return [
        (name, each.key)
        for each in _situations()
        for name in (reader.say(each.title), *each.synonyms)
    ]


def collected_utterances(language: str) -> list[LabelledUtterance]:
    """Sentences that were collected for each situation, a file a chapter."""
    return [
        (line, key)
        for chapter in SITUATIONS
        for key, lines in _chapter(language, chapter).items()
        for line in lines.splitlines()
    ]


def _chapter(language: str, chapter: str) -> Mapping[str, str]:
    return tomllib.loads(_utterance_folder(language, f"{chapter}.toml").read_text(encoding="utf-8"))


def _utterance_folder(language: str, name: str) -> Traversable:
    return files("riverboat.floor").joinpath(f"said/{language}/{name}")


def phrase_utterances(language: str) -> list[LabelledUtterance]:
    """The words of each phrase that means a kind of thing, and the situation that it fits."""
    found = []
    for entry in load_lexicon(language).entries:
        words = " ".join([word.text for word in words_of(entry.phrase)])
        for kind in entry.meaning.incident_kinds or _kinds_with_fields(entry.meaning):
            of_kind = [each for each in _situations() if each.incident_type.__name__ == kind]
            key = next((each.key for each in of_kind if _is_compatible(entry.meaning, each)), None)
            if key is not None:
                found.append((words, key))
    return found


def _situations() -> Iterator[Situation]:
    for chapter in SITUATIONS.values():
        yield from chapter


def _is_compatible(meant: Meaning, situation: Situation) -> bool:
    """Whether it says nothing that this situation is not."""
    told = {each.field: each.value for each in meant.settings if not each.is_spot_field}
    return all(
        told.get(name, str(value)) == str(value)
        for name, value in situation.given_fields.items()
        if isinstance(value, str)
    )


_MAX_SHARED_KINDS: Final = 2
"""Kinds of thing that share a field: where there are more, a phrase for it names none of them."""
_KINDS_BY_MARK: Final = {"chips": ("Pushed",), "silent": ("Pushed",), "speech": ("Said",)}
"""Marks that are of one kind of thing more than of any other."""


@cache
def _kinds_with_fields(meant: Meaning) -> tuple[str, ...]:
    """The kinds of thing that alone have what a phrase speaks of, where it names none itself."""
    if meant.kind in _KINDS_BY_MARK:
        return _KINDS_BY_MARK[meant.kind]
    told = {
        each.field for each in meant.settings if not each.is_spot_field and not each.is_optional
    }
    having = [kind for kind, of in KINDS.items() if told and told <= {f.name for f in fields(of)}]
    return tuple(having if len(having) <= _MAX_SHARED_KINDS else ())

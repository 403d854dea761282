"""Training sentences of the floor's classifier: titles, collected sentences, phrases and rules.

A sentence comes with the key of its situation or the id of its rule. The collected sentences are in
``data/floor/utterances``, outside the package: only the training of the weights reads them. Lines
typed by users are in ``tests/floor/texts`` (``floor_utterances``).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from riverboat import rulebook
from riverboat.floor.incident_parsing.incident_draft import KINDS
from riverboat.floor.incident_parsing.phrase_lexicon import Meaning, load_lexicon
from riverboat.floor.incident_parsing.phrase_patterns import words_of
from riverboat.floor.intents.intent_weights import BOOK
from riverboat.floor.situations import SITUATIONS, Situation
from riverboat.words import Reader

LabelledUtterance = tuple[str, str]
"""A line, and the key of its situation or the id of its rule."""
FOLDER: Final = Path(__file__).resolve().parents[2] / "data/floor/utterances"
"""Collected sentences, in a folder per language."""


def situation_utterances(language: str) -> list[LabelledUtterance]:
    """Return all utterances of the situations, in order, and those of none."""
    of_none = [(line, BOOK) for line, _ in question_utterances(language)]
    return [
        *title_utterances(language),
        *collected_utterances(language),
        *phrase_utterances(language),
        *of_none,
    ]


def rule_utterances(language: str) -> list[LabelledUtterance]:
    """Return all utterances of rules: questions, titles and sentences."""
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
    """Return the title and the sentences of each rule in the book."""
    book = rulebook.rules(_rulebook_path(), language)
    return [
        (line, each.id) for each in book.values() for line in (each.title, *_sentences(each.text))
    ]


def question_utterances(language: str) -> list[LabelledUtterance]:
    """Return collected sentences on rules that no situation covers, one file per subject."""
    return _read_folder(language, "book")


def query_utterances(language: str) -> list[LabelledUtterance]:
    """Return lines that users type to find a rule, some ten per rule, from one file per chapter."""
    return _read_folder(language, "rules")


def _read_folder(language: str, name: str) -> list[LabelledUtterance]:
    return [
        (line, rule)
        for file in sorted((FOLDER / language / name).glob("*.toml"))
        for rule, lines in tomllib.loads(file.read_text(encoding="utf-8")).items()
        for line in lines.splitlines()
    ]


def _rulebook_path() -> Path:
    return rulebook.rules_directory(Path(rulebook.__file__).resolve().parent)


def _sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a rule, without options and tables."""
    lines = [line for line in text.splitlines() if not line.startswith("|")]
    for part in " ".join([line for line in lines if not _OPTION.match(line)]).split(". "):
        if part.strip():
            yield part.strip()


_OPTION: Final = re.compile(r"[\w ]+: [a-z_.]+ = ")
"""An option of the house at the beginning of a rule."""


def title_utterances(language: str) -> list[LabelledUtterance]:
    """Return the names of each situation: its title and its synonyms."""
    reader = Reader(language)
    return [
        (name, each.key)
        for each in _situations()
        for name in (reader.say(each.title), *each.synonyms)
    ]


def collected_utterances(language: str) -> list[LabelledUtterance]:
    """Return collected sentences for each situation, one file per chapter."""
    return [
        (line, key)
        for chapter in SITUATIONS
        for key, lines in _chapter(language, chapter).items()
        for line in lines.splitlines()
    ]


def _chapter(language: str, chapter: str) -> Mapping[str, str]:
    return tomllib.loads((FOLDER / language / f"{chapter}.toml").read_text(encoding="utf-8"))


def phrase_utterances(language: str) -> list[LabelledUtterance]:
    """Return the words of each phrase that names a kind, with the matching situation."""
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
    """Return True if the phrase sets no field that contradicts the situation."""
    told = {each.field: each.value for each in meant.settings if not each.is_spot_field}
    return all(
        told.get(name, str(value)) == str(value)
        for name, value in situation.given_fields.items()
        if isinstance(value, str)
    )


_MAX_SHARED_KINDS: Final = 2
"""Maximum number of kinds that share a field for a phrase about it to identify them."""
_KINDS_BY_MARK: Final = {"chips": ("Pushed",), "silent": ("Pushed",), "speech": ("Said",)}
"""The typical kind of incident of each kind of mark."""


@cache
def _kinds_with_fields(meant: Meaning) -> tuple[str, ...]:
    """Return the kinds that alone have the fields of a phrase that names no kind."""
    if meant.kind in _KINDS_BY_MARK:
        return _KINDS_BY_MARK[meant.kind]
    told = {
        each.field for each in meant.settings if not each.is_spot_field and not each.is_optional
    }
    having = [kind for kind, of in KINDS.items() if told and told <= {*of.__struct_fields__}]
    return tuple(having if len(having) <= _MAX_SHARED_KINDS else ())

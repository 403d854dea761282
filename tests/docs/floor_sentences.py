"""Training sentences of the floor's classifier: titles, collected sentences, phrases and rules.

A sentence comes with the key of its situation or the id of its rule. The collected sentences are in
``data/floor/utterances``, outside the package: only the training of the weights reads them. Lines
typed by users are in ``tests/floor/texts`` (``floor_utterances``).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from riverboat import rulebook
from riverboat.floor.intents.intent_weights import RULEBOOK_KEY
from riverboat.floor.situations import SITUATIONS, Situation
from riverboat.words import Reader

LabelledUtterance = tuple[str, str]
"""A line, and the key of its situation or the id of its rule."""
UTTERANCES_FOLDER: Final = Path(__file__).resolve().parents[2] / "data/floor/utterances"
"""Collected sentences, in a folder per language."""


def situation_utterances(language: str) -> list[LabelledUtterance]:
    """Return all utterances of the situations, in order, and those of none."""
    unrelated_questions = [(line, RULEBOOK_KEY) for line, _ in question_utterances(language)]
    return [
        *title_utterances(language),
        *collected_utterances(language),
        *phrase_utterances(language),
        *unrelated_questions,
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
    rules_by_id = rulebook.rules(_rulebook_path(), language)
    return [
        (line, rule.id)
        for rule in rules_by_id.values()
        for line in (rule.title, *_split_sentences(rule.text))
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
        for file in sorted((UTTERANCES_FOLDER / language / name).glob("*.toml"))
        for rule, rule_lines in tomllib.loads(file.read_text(encoding="utf-8")).items()
        for line in rule_lines.splitlines()
    ]


def _rulebook_path() -> Path:
    return rulebook.rules_directory(Path(rulebook.__file__).resolve().parent)


def _split_sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a rule, without options and tables."""
    lines = [line for line in text.splitlines() if not line.startswith("|")]
    for sentence in " ".join([line for line in lines if not OPTION_PATTERN.match(line)]).split(
        ". "
    ):
        if sentence.strip():
            yield sentence.strip()


OPTION_PATTERN: Final = re.compile(r"[\w ]+: [a-z_.]+ = ")
"""An option of the house at the beginning of a rule."""


def title_utterances(language: str) -> list[LabelledUtterance]:
    """Return the names of each situation: its title and its synonyms."""
    reader = Reader(language)
    return [
        (name, situation.key)
        for situation in _all_situations()
        for name in (reader.say(situation.title), *situation.synonyms)
    ]


def collected_utterances(language: str) -> list[LabelledUtterance]:
    """Return collected sentences for each situation, one file per chapter."""
    return [
        (line, key)
        for chapter in SITUATIONS
        for key, lines in _chapter_phrases(language, chapter).items()
        for line in lines.splitlines()
    ]


def _chapter_phrases(language: str, chapter: str) -> Mapping[str, str]:
    return tomllib.loads(
        (UTTERANCES_FOLDER / language / f"{chapter}.toml").read_text(encoding="utf-8")
    )


def phrase_utterances(language: str) -> list[LabelledUtterance]:
    """Return short phrases about a situation, from a file of lines *key: phrase*."""
    text = (UTTERANCES_FOLDER / language / "phrases.txt").read_text(encoding="utf-8")
    partitioned_lines = [line.partition(": ") for line in text.splitlines()]
    return [(phrase, key) for key, _, phrase in partitioned_lines]


def _all_situations() -> Iterator[Situation]:
    for chapter in SITUATIONS.values():
        yield from chapter

"""Accuracy of the floor's finder of situations by line: ``python -m bench.finder``.

Everything that is learned from is parted into folds; each fold is found by what was learned of the
others. The lines that were heard are counted by themselves as well, and each set of them is left
out as a whole; two sets are never learned from. ``top n``: the kind of thing is among the n
likeliest; ``sure``: how many are found with a chance of nine tenths or more, and how many of those
are right. ``rules`` are the sentences that were collected for rules of the
book, found by the others, by what the book says and by what was typed of rules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.intents import Intent, rank_by_kind
from riverboat.floor.intents.intent_weights import RULEBOOK_KEY
from riverboat.floor.intents.synonyms import load_synonyms
from riverboat.floor.situations import situation
from tests.docs.floor_sentences import (
    LabelledUtterance,
    question_utterances,
    rule_utterances,
)
from tests.docs.floor_training import train_weights
from tests.docs.floor_utterances import labelled_lines, training_lines
from tests.docs.floor_weights import sentences, train_rule_weights
from tests.floor.texts.situations import FOLDER

FOLDS: Final = 5
TOPS: Final = (1, 4, 6)
SURE_CHANCE: Final = 0.9
"""Probability from which a situation is nearly certain."""

Found = tuple[LabelledUtterance, tuple[Intent, ...]]
"""A line with its situation, and what was found for it."""


def main() -> None:
    """The table of each language."""
    for language in sys.argv[1:] or LANGUAGES:
        print(f"{language}: {FOLDS} folds of {len(sentences(language))} lines")
        texts = {line for line, _ in training_lines(language)}
        intents = [in_fold for in_fold in in_folds(language) if in_fold[0][1] != RULEBOOK_KEY]
        _row("all", intents)
        of_texts = [intent for intent in intents if intent[0][0] in texts]
        _row("heard", of_texts)
        for file in sorted((FOLDER / language).glob("*.toml")):
            left_out = [*labelled_lines(language, (file.stem,))]
            _row(f"without {file.stem}", _find(left_out, _without(language, left_out), language))
        _row_of_rules(language)


def in_folds(language: str) -> Iterator[Found]:
    """Every line, found by the folds that it is not in."""
    lines = sentences(language)
    for fold in range(FOLDS):
        rest = [each for index, each in enumerate(lines) if index % FOLDS != fold]
        yield from _find(lines[fold::FOLDS], rest, language)


def _without(language: str, lines: Iterable[LabelledUtterance]) -> list[LabelledUtterance]:
    out = {*lines}
    return [sentence for sentence in sentences(language) if sentence not in out]


def _find(
    lines: Iterable[LabelledUtterance], learned: Sequence[LabelledUtterance], language: str
) -> list[Found]:
    groups = load_synonyms(language)
    weights = train_weights(learned, groups)
    return [(line, rank_by_kind(weights.chances(line[0], groups))) for line in lines]


def _row(name: str, intents: Sequence[Found]) -> None:
    places = [_place(key, offers) for (_, key), offers in intents]
    tops = [f"top {n} {sum([index < n for index in places]) / len(places):6.1%}" for n in TOPS]
    sure = [
        index == 0
        for index, (_, of) in zip(places, intents, strict=True)
        if of and of[0].chance >= SURE_CHANCE
    ]
    print(
        f"  {name:16} {len(intents):5} lines  {'  '.join(tops)}  "
        f"sure {len(sure) / len(intents):4.0%}, right {sum(sure) / max(1, len(sure)):6.1%}"
    )


def _row_of_rules(language: str) -> None:
    """Print the number of sentences whose rule is among the likeliest, by folds."""
    groups, reported_question_utterances = load_synonyms(language), question_utterances(language)
    others = [
        each for each in rule_utterances(language) if each not in {*reported_question_utterances}
    ]
    places = []
    for fold in range(FOLDS):
        rest = [
            each for index, each in enumerate(reported_question_utterances) if index % FOLDS != fold
        ]
        weights = train_rule_weights([*rest, *others], language)
        for line, rule in reported_question_utterances[fold::FOLDS]:
            found = [*weights.chances(line, groups)]
            places.append(found.index(rule) if rule in found else len(found))
    tops = [f"top {n} {sum([at < n for at in places]) / len(places):6.1%}" for n in (1, 3, 5)]
    print(f"  {'rules':16} {len(reported_question_utterances):5} lines  {'  '.join(tops)}")


def _place(key: str, offers: Sequence[Intent]) -> int:
    kind = situation(key).incident_type
    return next(
        (index for index, each in enumerate(offers) if each.situation.incident_type is kind),
        len(offers),
    )


if __name__ == "__main__":
    main()

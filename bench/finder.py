"""Accuracy of the floor's situation search by typed line: ``python -m bench.finder``.

The training lines are split into folds, and each fold is searched with weights trained on the
others (cross-validation). Lines of real users are also counted alone, and each set of them is
left out once; two judged sets are never used for training. ``top n`` is the share of lines whose
kind of incident is among the n likeliest. ``sure`` is the share found with a probability of 0.9
or more, and how many of those are right. ``rules`` are collected questions about rules, searched
with weights from the other questions, the rulebook and typed questions.
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
from tests.docs.floor_weights import train_rule_weights, training_sentences
from tests.floor.texts.situations import FOLDER

PART_COUNT: Final = 5
TOP_COUNTS: Final = (1, 4, 6)
SURE_PROBABILITY: Final = 0.9
"""Probability from which a situation counts as nearly certain."""

RankedLine = tuple[LabelledUtterance, tuple[Intent, ...]]
"""A labelled line, and its ranked intents."""


def main() -> None:
    """Print the table of each language."""
    for language in sys.argv[1:] or LANGUAGES:
        print(f"{language}: {PART_COUNT} parts of {len(training_sentences(language))} lines")
        heard_lines = {line for line, _ in training_lines(language)}
        ranked_lines = [
            ranked_line
            for ranked_line in cross_validated(language)
            if ranked_line[0][1] != RULEBOOK_KEY
        ]
        _print_row("all", ranked_lines)
        question_ranked_lines = [
            ranked_line for ranked_line in ranked_lines if ranked_line[0][0] in heard_lines
        ]
        _print_row("heard", question_ranked_lines)
        for file in sorted((FOLDER / language).glob("*.toml")):
            excluded_lines = [*labelled_lines(language, (file.stem,))]
            _print_row(
                f"without {file.stem}",
                _rank_lines(excluded_lines, _lines_without(language, excluded_lines), language),
            )
        _print_rule_row(language)


def cross_validated(language: str) -> Iterator[RankedLine]:
    """Yield every line, ranked by weights that were trained without its part."""
    lines = training_sentences(language)
    for part_index in range(PART_COUNT):
        training_lines = [
            line for index, line in enumerate(lines) if index % PART_COUNT != part_index
        ]
        yield from _rank_lines(lines[part_index::PART_COUNT], training_lines, language)


def _lines_without(language: str, lines: Iterable[LabelledUtterance]) -> list[LabelledUtterance]:
    removed_lines = {*lines}
    return [sentence for sentence in training_sentences(language) if sentence not in removed_lines]


def _rank_lines(
    lines: Iterable[LabelledUtterance], training_lines: Sequence[LabelledUtterance], language: str
) -> list[RankedLine]:
    synonyms = load_synonyms(language)
    weights = train_weights(training_lines, synonyms)
    return [(line, rank_by_kind(weights.classify(line[0], synonyms))) for line in lines]


def _print_row(name: str, ranked_lines: Sequence[RankedLine]) -> None:
    ranks = [
        _find_situation_rank(situation_key, intents) for (_, situation_key), intents in ranked_lines
    ]
    top_shares = [
        f"top {count} {sum([index < count for index in ranks]) / len(ranks):6.1%}"
        for count in TOP_COUNTS
    ]
    are_sure_right = [
        index == 0
        for index, (_, ranked_intents) in zip(ranks, ranked_lines, strict=True)
        if ranked_intents and ranked_intents[0].chance >= SURE_PROBABILITY
    ]
    sure_count = len(are_sure_right)
    print(
        f"  {name:16} {len(ranked_lines):5} lines  {'  '.join(top_shares)}  "
        f"sure {sure_count / len(ranked_lines):4.0%}, "
        f"right {sum(are_sure_right) / max(1, sure_count):6.1%}"
    )


def _print_rule_row(language: str) -> None:
    """Print how many questions have their rule among the likeliest, by cross-validation."""
    synonyms, question_lines = load_synonyms(language), question_utterances(language)
    other_utterances = [
        utterance for utterance in rule_utterances(language) if utterance not in {*question_lines}
    ]
    ranks = []
    for part_index in range(PART_COUNT):
        training_utterances = [
            utterance
            for index, utterance in enumerate(question_lines)
            if index % PART_COUNT != part_index
        ]
        weights = train_rule_weights([*training_utterances, *other_utterances], language)
        for line, rule_id in question_lines[part_index::PART_COUNT]:
            ranked_rules = [*weights.classify(line, synonyms)]
            ranks.append(
                ranked_rules.index(rule_id) if rule_id in ranked_rules else len(ranked_rules)
            )
    top_shares = [
        f"top {top_count} {sum([rank < top_count for rank in ranks]) / len(ranks):6.1%}"
        for top_count in (1, 3, 5)
    ]
    print(f"  {'rules':16} {len(question_lines):5} lines  {'  '.join(top_shares)}")


def _find_situation_rank(key: str, ranked_intents: Sequence[Intent]) -> int:
    incident_type = situation(key).incident_type
    return next(
        (
            index
            for index, intent in enumerate(ranked_intents)
            if intent.situation.incident_type is incident_type
        ),
        len(ranked_intents),
    )


if __name__ == "__main__":
    main()

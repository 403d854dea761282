"""Generator of the floor's intent weights, trained on all collected utterances.

python -m tests.docs.floor_ear situations en > src/riverboat/floor/intents/situations.en.jsonl
python -m tests.docs.floor_ear rules en > src/riverboat/floor/intents/rules.en.jsonl

Training takes some seconds; run it again after adding sentences.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from riverboat.floor.intents.intent_training import average_weights, train_weights
from riverboat.floor.intents.intent_weights import Weights
from riverboat.floor.intents.intent_weights import serialize_weights as as_file
from riverboat.floor.intents.synonyms import load_synonyms
from riverboat.floor.intents.utterances import (
    LabelledUtterance,
    rule_utterances,
    rulebook_utterances,
    situation_utterances,
)
from tests.docs.floor_heard import learned_from

OF_THE_BOOK: Final = 0.5
"""Weight of a rulebook sentence relative to a typed one."""


def sentences(language: str) -> list[LabelledUtterance]:
    """Return the training sentences, each once per situation."""
    return [*dict.fromkeys([*situation_utterances(language), *learned_from(language)])]


def of_situations(language: str) -> Weights:
    """Return the trained weights for situations."""
    return train_weights(sentences(language), load_synonyms(language))


def of_the_book(language: str) -> Weights:
    """Return the trained weights for rules."""
    return heard_of_rules(rule_utterances(language), language)


def heard_of_rules(lines: Sequence[LabelledUtterance], language: str) -> Weights:
    """Train rule weights on these lines and the rulebook's text."""
    book = {*rulebook_utterances(language)}
    worth = [OF_THE_BOOK if each in book else 1.0 for each in lines]
    return average_weights(lines, load_synonyms(language), worth)


if __name__ == "__main__":
    found = {"situations": of_situations, "rules": of_the_book}[sys.argv[1]](sys.argv[2])
    assert isinstance(found.features, dict)
    print(as_file(found.keys, found.features), end="")

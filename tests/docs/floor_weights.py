"""Generator of the floor's intent weights, trained on all collected utterances.

python -m tests.docs.floor_weights situations en > src/riverboat/floor/intents/situations.en.bin
python -m tests.docs.floor_weights rules en > src/riverboat/floor/intents/rules.en.bin

Training takes some seconds; run it again after adding sentences.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from riverboat.floor.intents.intent_weights import Weights
from riverboat.floor.intents.synonyms import load_synonyms
from riverboat.floor.intents.weight_files import encode_weights
from tests.docs.floor_sentences import (
    LabelledUtterance,
    rule_utterances,
    rulebook_utterances,
    situation_utterances,
)
from tests.docs.floor_training import average_weights, train_weights
from tests.docs.floor_utterances import training_lines

RULEBOOK_WEIGHT: Final = 0.5
"""Weight of a rulebook sentence relative to a typed one."""


def training_sentences(language: str) -> list[LabelledUtterance]:
    """Return the training sentences, each once per situation."""
    return [*dict.fromkeys([*situation_utterances(language), *training_lines(language)])]


def situation_weights(language: str) -> Weights:
    """Return the trained weights for situations."""
    return train_weights(training_sentences(language), load_synonyms(language))


def rule_weights(language: str) -> Weights:
    """Return the trained weights for rules."""
    return train_rule_weights(rule_utterances(language), language)


def train_rule_weights(lines: Sequence[LabelledUtterance], language: str) -> Weights:
    """Train rule weights on these lines and the rulebook's text."""
    book_lines = {*rulebook_utterances(language)}
    sample_weights = [RULEBOOK_WEIGHT if line in book_lines else 1.0 for line in lines]
    return average_weights(lines, load_synonyms(language), sample_weights)


if __name__ == "__main__":
    weights = {"situations": situation_weights, "rules": rule_weights}[sys.argv[1]](sys.argv[2])
    assert isinstance(weights.features, dict)
    sys.stdout.buffer.write(encode_weights(weights.keys, weights.features))

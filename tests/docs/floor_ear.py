"""What the floor's finders have learned of a language: of all that was collected, and was heard.

python -m tests.docs.floor_ear situations en > src/riverboat/floor/nearest/situations.en.jsonl
python -m tests.docs.floor_ear rules en > src/riverboat/floor/nearest/rules.en.jsonl

It takes some seconds, and is written again when sentences are added.
"""

from __future__ import annotations

import sys

from riverboat.floor.nearest.alike import alike
from riverboat.floor.nearest.collected import Sentence, collected, of_rules
from riverboat.floor.nearest.learning import gathered, learn
from riverboat.floor.nearest.weights import Weights, written
from tests.docs.floor_heard import learned_from


def sentences(language: str) -> list[Sentence]:
    """All that the finder learns from, a sentence once for each situation."""
    return [*dict.fromkeys([*collected(language), *learned_from(language)])]


def of_situations(language: str) -> Weights:
    """What was learned of situations."""
    return learn(sentences(language), alike(language))


def of_the_book(language: str) -> Weights:
    """What was learned of the rules."""
    return gathered(of_rules(language), alike(language))


if __name__ == "__main__":
    found = {"situations": of_situations, "rules": of_the_book}[sys.argv[1]](sys.argv[2])
    assert isinstance(found.parts, dict)
    print(written(found.keys, found.parts), end="")

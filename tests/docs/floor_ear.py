"""What the floor's finder has learned of a language: of all that was collected, and was heard.

python -m tests.docs.floor_ear en > src/riverboat/floor/nearest/en.json

It takes some seconds, and is written again when sentences are added.
"""

from __future__ import annotations

import json
import sys

from riverboat.floor.nearest.alike import alike
from riverboat.floor.nearest.collected import Sentence, collected
from riverboat.floor.nearest.learning import learn
from riverboat.floor.nearest.weights import Weights
from tests.docs.floor_heard import learned_from


def printed(weights: Weights) -> str:
    """A line for each part, so that a change of few sentences changes few lines."""
    rows = [
        f"{json.dumps(part, ensure_ascii=False)}:{json.dumps(row, separators=(',', ':'))}"
        for part, row in weights.parts.items()
    ]
    keys = json.dumps(weights.keys, ensure_ascii=False)
    return f'{{"keys":{keys},"parts":{{\n' + ",\n".join(rows) + "\n}}"


def sentences(language: str) -> list[Sentence]:
    """All that the finder learns from, a sentence once for each situation."""
    return [*dict.fromkeys([*collected(language), *learned_from(language)])]


if __name__ == "__main__":
    print(printed(learn(sentences(sys.argv[1]), alike(sys.argv[1]))), file=sys.stdout)

"""Generator of the rules cited for each floor situation.

python -m tests.docs.floor_cited > src/riverboat/floor/intents/cited.json
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from riverboat.floor.situations import SITUATIONS
from riverboat.rulebook import RULE_ID
from riverboat.words import Reader
from tests.docs import rulebook

MAX_CITED_RULES = 3


def rules_by_situation() -> Iterator[tuple[str, list[str]]]:
    """Return each situation's key with its rules, most cited first."""
    reader = Reader(rulebook.ENGLISH)
    key_by_title = {
        reader.sentence(situation.title): situation.key
        for situations in SITUATIONS.values()
        for situation in situations
    }
    lines = iter(rulebook.SITUATIONS.read_text(encoding="utf-8").splitlines())
    for line in lines:
        if (key := key_by_title.get(line.removeprefix("### "))) is not None:
            next(lines)
            yield key, [*dict.fromkeys(RULE_ID.findall(next(lines)))][:MAX_CITED_RULES]


if __name__ == "__main__":
    json_rows = [f"{json.dumps(key)}:{json.dumps(rules)}" for key, rules in rules_by_situation()]
    print("{\n" + ",\n".join(json_rows) + "\n}")

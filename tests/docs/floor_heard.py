"""The lines that the floor's nearest situations are found by: those of ``tests/floor/texts``.

python -m tests.docs.floor_heard > src/riverboat/floor/heard.json

Each stands under the situation that it tells of: of its kind the one whose title says most of what
the line says, and whose questions ask for the rest.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict

from riverboat.floor.reading.lexicon import LANGUAGES
from riverboat.floor.situations import SITUATIONS
from riverboat.floor.situations import Situation as Told
from tests.floor.texts.situations import Situation, situations


def heard() -> dict[str, dict[str, list[str]]]:
    """By language and situation, in the order of the situations."""
    found = {}
    for code in LANGUAGES:
        lines: defaultdict[str, list[str]] = defaultdict(list)
        for each in situations(code):
            if each.see:
                lines[told(each)].append(each.say)
        keys = [each.key for chapter in SITUATIONS.values() for each in chapter]
        found[code] = {key: lines[key] for key in keys if key in lines}
    return found


def told(line: Situation) -> str:
    """The key of the situation that a line tells of."""
    if line.see == "Pushed" and {*line.has} - {"last_chips"} == {"motions"}:
        motions = line.has["motions"]
        if len(motions) > 1:
            return "chips-in-motions"
        return "big-chip-in-silence" if len(motions[0]) == 1 else "chips-in-silence"
    of_kind = [s for each in SITUATIONS.values() for s in each if s.see.__name__ == line.see]
    fitting = [s for s in of_kind if all(_says(line, name, s.given[name]) for name in s.given)]
    return max(fitting or of_kind, key=lambda each: _fits(each, line)).key


def _says(line: Situation, name: str, value: object) -> bool:
    return name in line.has and line.has[name] == value


def _fits(situation: Told, line: Situation) -> tuple[int, int, int]:
    """How much its title says of the line, how much it asks for, and how little in vain."""
    asked = {field.name for field in (*situation.needs, *situation.more)}
    needed = {field.name for field in situation.needs}
    told_of = {*line.has, *line.at}
    return len(situation.given), len(told_of & asked), -len(needed - told_of)


if __name__ == "__main__":
    print(json.dumps(heard(), ensure_ascii=False, indent=1), file=sys.stdout)

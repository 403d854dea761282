"""A hand told at the table: the sentences of ``notation.sentences``, for a player who is there.

He is called *you*, knows what game he plays and who sits with how much, and does not want six
antes read out one by one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from riverboat.engine import AnyFact
from riverboat.notation import sentences

YOU: Final = "You"
"""The name of the reader: sentences about him are put in the second person."""


def history(log: Iterable[AnyFact], names: Sequence[str]) -> Iterator[str]:
    """The whole hand, as the log lets its reader know it (``views.log_seen_by``)."""
    for _, line in gathered(sentences(log, names, "{:,}".format), len(names)):
        yield second_person(line)


def told(log: Iterable[AnyFact], names: Sequence[str]) -> list[str]:
    """What has happened so far, for somebody at the table; more facts only add lines."""
    opening = 1 + len(names)
    lines = list(history(log, names))[opening:]
    return [line for line in lines if not line.startswith("Everybody is dealt")]


def gathered(told: Iterable[tuple[int, str]], players: int) -> list[tuple[int, str]]:
    """Sentences, each with the index of its fact, and everybody's antes as one of them.

    >>> gathered([(1, "Ann antes 2"), (2, "Bob antes 2"), (3, "Ann folds")], players=2)
    [(1, 'Everybody antes 2'), (3, 'Ann folds')]
    """
    lines = list(told)
    antes = [(index, found[1]) for index, line in lines if (found := _ANTE.fullmatch(line))]
    if len(antes) < players or len({chips for _, chips in antes}) > 1:
        return lines
    together = antes[0][0], f"Everybody antes {antes[0][1]}"
    others = [(index, line) for index, line in lines if not _ANTE.fullmatch(line)]
    first = sum(index < together[0] for index, _ in others)
    return [*others[:first], together, *others[first:]]


_ANTE: Final = re.compile(r".+ antes? ([\d,.]+)")


def second_person(line: str) -> str:
    """A sentence about ``You`` with its verb and its place set right.

    >>> second_person("You raises to 12 and is all-in")
    'You raise to 12 and are all-in'
    >>> second_person("The odd chip goes to You")
    'The odd chip goes to you'
    """
    line = re.sub(rf"(?<=.)\b{YOU}\b", YOU.lower(), line)
    if found := re.search(rf"\b{YOU} ([a-z-]+)(?= |$)", line, re.IGNORECASE):
        verb = found[1]
        plural = _IRREGULAR.get(verb) or verb.removesuffix("s")
        line = line[: found.start(1)] + plural + line[found.end(1) :]
        line = line.replace(" and is all-in", " and are all-in")
    return line


def to_you(reason: str) -> str:
    """What the engine says of a player, said to himself.

    >>> to_you("You cannot check: he faces 2; the call takes all his chips")
    'You cannot check: you face 2; the call takes all your chips'
    """
    reason = re.sub(
        r"\bhe ([a-z]+)",
        lambda found: f"you {_IRREGULAR.get(found[1]) or found[1].removesuffix('s')}",
        reason,
    )
    return re.sub(r"\bhis\b", "your", reason)


_IRREGULAR: Final = {"is": "are", "has": "have", "and": "and"}

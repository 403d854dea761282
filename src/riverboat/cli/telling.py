"""A hand told at the table: the sentences of ``notation.narrate``, for a player who is there.

He is called *you*, knows what game he plays and who sits with how much, and does not want six
antes read out one by one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from riverboat.engine import AnyFact
from riverboat.notation import narrate

YOU: Final = "You"
"""The name of the reader: sentences about him are put in the second person."""


def history(log: Iterable[AnyFact], names: Sequence[str]) -> Iterator[str]:
    """The whole hand, as the log lets its reader know it (``views.log_seen_by``)."""
    for line in narrate(log, names, chips="{:,}".format):
        yield second_person(line)


def told(log: Iterable[AnyFact], names: Sequence[str]) -> list[str]:
    """What has happened so far, for somebody at the table; more facts only add lines."""
    opening = 1 + len(names)
    lines = list(history(log, names))[opening:]
    return _antes_together(
        [line for line in lines if not line.startswith("Everybody is dealt")], len(names)
    )


def _antes_together(lines: list[str], players: int) -> list[str]:
    antes = [found for line in lines if (found := _ANTE.fullmatch(line))]
    if len(antes) < players or len({ante[1] for ante in antes}) > 1:
        return lines
    others = [line for line in lines if not _ANTE.fullmatch(line)]
    return [f"Everybody antes {antes[0][1]}", *others]


_ANTE: Final = re.compile(r".+ antes? ([\d,]+)")


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


_IRREGULAR: Final = {"is": "are", "has": "have", "and": "and"}

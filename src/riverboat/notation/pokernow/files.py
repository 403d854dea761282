"""Logs of PokerNow cut into hands."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from riverboat.notation.dialects import FileDialect, hand_of
from riverboat.notation.pokernow.telling import NowLine, own_cards, script_of, shown_cards
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation, ReadHand, Source


class NowHand(NamedTuple):
    """The lines of a hand."""

    lines: list[NowLine]


_STARTS: Final = re.compile(r"-- starting hand #(?P<number>\d+)")
_ENDS: Final = re.compile(r"-- ending hand #")


def _told(text: str, file: str) -> Iterator[ReadHand]:
    """The hands of a log, in the order in which they were played."""
    hands = list(_hands(_lines(text)))
    owner, table = _owner(hands), _table(file)
    for hand in hands:
        begun = _STARTS.match(hand.lines[0].said)
        source = Source(file, begun["number"] if begun else "", hand.lines[0].line)
        yield hand_of(source, _scripts(hand, owner, table))


def _scripts(hand: NowHand, owner: str, table: str) -> Iterator[HandScript]:
    yield script_of(hand.lines, owner, table)


def _table(file: str) -> str:
    """The game's name, which stands in the name of its file only."""
    found = re.search(r"poker_now_log_([\w-]+)", Path(file).name)
    return found[1] if found else ""


def _lines(text: str) -> list[NowLine]:
    """The lines in the order in which they were said."""
    found: list[tuple[int, int, NowLine]] = []
    for number, row in enumerate(map(_row, text.splitlines()), 1):
        if len(row) < 2 or row[0].strip().lower() == "entry":
            continue
        order = row[2].strip() if len(row) > 2 else ""
        line = NowLine(number, row[0].strip(), row[1].strip())
        found.append((int(order) if _is_order(order) else 0, -number, line))
    numbered = all(order for order, _, _ in found)
    found.sort(key=lambda each: each[:2] if numbered else each[1:2])
    return [line for _, _, line in found]


def _row(line: str) -> list[str]:
    """The fields of a line. No entry has several lines: one that is broken breaks no other."""
    try:
        return next(csv.reader([line]), [])
    except csv.Error:
        return []


def _is_order(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 25


def _hands(lines: list[NowLine]) -> Iterator[NowHand]:
    hand: NowHand | None = None
    for line in lines:
        if _STARTS.match(line.said):
            if hand is not None:
                yield hand
            hand = NowHand([line])
        elif hand is not None:
            hand.lines.append(line)
            if _ENDS.match(line.said):
                yield hand
                hand = None
    if hand is not None:
        yield hand


def _owner(hands: list[NowHand]) -> str:
    """Whose log it is: who showed the cards that it says "your hand" of; empty if nobody did."""
    votes: Counter[str] = Counter()
    for hand in hands:
        with suppress(BadNotation):  # it is refused when it is read
            if own := own_cards(hand.lines):
                shown = shown_cards(hand.lines)
                votes.update([who for who, cards in shown if set(cards) == set(own)])
    return max(votes, key=votes.__getitem__, default="")


POKERNOW: Final = FileDialect(
    re.compile(r'\A"?entry"?\s*,\s*"?at"?\s*(?:,\s*"?order"?)?', re.IGNORECASE), _told
)

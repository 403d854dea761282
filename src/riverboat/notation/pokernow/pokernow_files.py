"""Splitter of PokerNow logs into hands."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from riverboat.notation.dialects import FileDialect, replay_transcripts
from riverboat.notation.pokernow.pokernow_parser import (
    PokerNowLine,
    find_owner_cards,
    find_shown_cards,
    parse_hand,
)
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.read_hand import BadNotation, ParsedHand, Source


class PokerNowHand(NamedTuple):
    """The lines of a hand."""

    lines: list[PokerNowLine]


_STARTS_PATTERN: Final = re.compile(r"-- starting hand #(?P<number>\d+)")
_ENDS_PATTERN: Final = re.compile(r"-- ending hand #")


def _read_hands(text: str, file: str) -> Iterator[ParsedHand]:
    """Parse the hands of a log, in the order in which they were played."""
    hands = list(_split_hands(_read_lines(text)))
    owner_name, table_name = _find_owner(hands), _parse_table_name_from_file(file)
    for hand in hands:
        start_match = _STARTS_PATTERN.match(hand.lines[0].text)
        source = Source(
            file, start_match["number"] if start_match else "", hand.lines[0].line_number
        )
        yield replay_transcripts(source, _iter_transcripts(hand, owner_name, table_name))


def _iter_transcripts(hand: PokerNowHand, owner_name: str, table_name: str) -> Iterator[Transcript]:
    yield parse_hand(hand.lines, owner_name, table_name)


def _parse_table_name_from_file(file: str) -> str:
    match = re.search(r"poker_now_log_([\w-]+)", Path(file).name)
    return match[1] if match else ""


def _read_lines(text: str) -> list[PokerNowLine]:
    ordered_lines: list[tuple[int, int, PokerNowLine]] = []
    for line_number, fields in enumerate(map(_split_fields, text.splitlines()), 1):
        if len(fields) < 2 or fields[0].strip().lower() == "entry":
            continue
        order_text = fields[2].strip() if len(fields) > 2 else ""
        line = PokerNowLine(line_number, fields[0].strip(), fields[1].strip())
        ordered_lines.append(
            (int(order_text) if _is_line_order(order_text) else 0, -line_number, line)
        )
    has_line_orders = all(order_text for order_text, _, _ in ordered_lines)
    ordered_lines.sort(
        key=lambda ordered_line: ordered_line[:2] if has_line_orders else ordered_line[1:2]
    )
    return [line for _, _, line in ordered_lines]


def _split_fields(line: str) -> list[str]:
    """Split a line of CSV into fields; an invalid line does not affect others."""
    try:
        return next(csv.reader([line]), [])
    except csv.Error:
        return []


def _is_line_order(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 25


def _split_hands(lines: list[PokerNowLine]) -> Iterator[PokerNowHand]:
    hand: PokerNowHand | None = None
    for line in lines:
        if _STARTS_PATTERN.match(line.text):
            if hand is not None:
                yield hand
            hand = PokerNowHand([line])
        elif hand is not None:
            hand.lines.append(line)
            if _ENDS_PATTERN.match(line.text):
                yield hand
                hand = None
    if hand is not None:
        yield hand


def _find_owner(hands: list[PokerNowHand]) -> str:
    """Return the owner of the log: the player who showed "your hand"; empty if unknown."""
    hand_count_by_name: Counter[str] = Counter()
    for hand in hands:
        with suppress(BadNotation):  # an invalid hand is refused later, when it is parsed
            if own_cards := find_owner_cards(hand.lines):
                shown_holdings = find_shown_cards(hand.lines)
                hand_count_by_name.update(
                    [player for player, cards in shown_holdings if set(cards) == set(own_cards)]
                )
    return max(hand_count_by_name, key=hand_count_by_name.__getitem__, default="")


POKERNOW: Final = FileDialect(
    re.compile(r'\A"?entry"?\s*,\s*"?at"?\s*(?:,\s*"?order"?)?', re.IGNORECASE), _read_hands
)

"""Parser of the summary lines of a hand."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from riverboat.notation.pokerstars import observer_notes
from riverboat.notation.pokerstars.line_cards import (
    BOARD_ORDINALS,
    CARD_BY_NAME,
    CARDS,
    parse_line_cards,
)
from riverboat.notation.pokerstars.pokerstars_money import MONEY, parse_money
from riverboat.notation.pokerstars.transcript_events import (
    BoardSummary,
    NoteEvent,
    SeatSummary,
    TotalEvent,
    TranscriptEvent,
)


@lru_cache(1 << 14)
def parse_summary_line(line: str) -> TranscriptEvent | None:
    """Parse a line of the summary; ``None`` for a line without new information."""
    if line.startswith("Seat "):
        return _parse_seat_summary(line)
    if (note_words := observer_notes.parse_note(line)) is not None:
        return NoteEvent(note_words)
    if line.startswith("Total pot") and (match := _TOTAL_PATTERN.match(line)):
        fees = tuple([(name.lower(), parse_money(fee)) for name, fee in _FEE_PATTERN.findall(line)])
        return TotalEvent(parse_money(match["pot"]), fees)
    return parse_board_summary(line)


def _parse_seat_summary(line: str) -> SeatSummary | None:
    match = _SEAT_SUMMARY_PATTERN.match(line)
    if match is None:
        return None
    chair, outcome_text = match.groups()
    shown_match = _SHOWN_PATTERN.search(outcome_text) if "[" in outcome_text else None
    won_amounts = (
        tuple([parse_money(amount) for amount in _WON_PATTERN.findall(outcome_text)])
        if ")" in outcome_text
        else ()
    )
    cards = parse_line_cards(shown_match["cards"]) if shown_match else ()
    has_mucked = shown_match is not None and shown_match["how"] == "mucked"
    return SeatSummary(int(chair), cards, has_mucked, won_amounts)


def parse_board_summary(line: str) -> BoardSummary | None:
    """Parse the board of a summary, in the notation of any site; ``None`` for another line."""
    if "oard" not in line:
        return None
    if line.startswith("Board [") and line.endswith("]"):
        try:
            return BoardSummary(
                1, tuple([CARD_BY_NAME[card_text] for card_text in line[7:-1].split(" ")])
            )
        except KeyError:
            pass  # an unusual notation
    match = _BOARD_SUMMARY_PATTERN.fullmatch(line)
    if match is None:
        return None
    board_number = BOARD_ORDINALS.index((match["board"] or "").upper())
    card_texts = match["cards"].replace("10", "T").replace(",", " ").split()
    return BoardSummary(
        max(1, board_number),
        parse_line_cards(" ".join([_parse_card_name(card_text) for card_text in card_texts])),
    )


def _parse_card_name(word: str) -> str:
    return word[:1].upper() + word[1:].lower()


_TOTAL_PATTERN: Final = re.compile(rf"Total pot (?P<pot>{MONEY})")
_FEE_PATTERN: Final = re.compile(rf"\| (Rake|Jackpot|Bingo|Fortune|Tax) ({MONEY})")
_SEAT_SUMMARY_PATTERN: Final = re.compile(r"Seat (\d+): (.+)")
_BOARD_SUMMARY_PATTERN: Final = re.compile(
    r"(?:(?P<board>FIRST|SECOND|THIRD|FOURTH|FIFTH) )?Board(?::\s*|\s+)\[(?P<cards>[^\]]+)\].*",
    re.IGNORECASE,
)
_SHOWN_PATTERN: Final = re.compile(rf"\b(?P<how>showed|mucked) (?P<cards>{CARDS})")
_WON_PATTERN: Final = re.compile(rf"\b(?:won|collected) \(({MONEY})\)")

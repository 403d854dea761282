"""Conversion of transcript lines to simple steps, which the engine replays together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riverboat.cards import Cards
from riverboat.engine.betting.simple_rounds import SimpleStep
from riverboat.notation.amounts import to_chips
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    MarkerEvent,
    TranscriptLine,
)

_UNRECORDED_BET_BEFORE: Final = -1
_BOARD_SIZE_BY_STREET: Final = {"FLOP": 3, "TURN": 4, "RIVER": 5}


def parse_simple_steps(
    lines: Sequence[TranscriptLine], seat_by_name: dict[str, int], chips_per_unit: int, board: Cards
) -> list[SimpleStep]:
    """Return the simple steps of the first lines, up to a line that is not simple.

    *board* has the cards dealt before these lines.
    """
    steps: list[SimpleStep] = []
    for line in lines:
        event = line.event
        if type(event) is ActionEvent:
            step = _parse_player_action(event, seat_by_name[event.player], chips_per_unit)
        elif type(event) is MarkerEvent:
            step = _parse_deal(event, board)
            board = event.cards
        else:
            break
        if step is None:
            break
        steps.append(step)
    return steps


def _parse_player_action(event: ActionEvent, seat: int, chips_per_unit: int) -> SimpleStep | None:
    match event.verb:
        case "folds":
            return "fold", seat, 0, _UNRECORDED_BET_BEFORE, False
        case "checks":
            return "check", seat, 0, _UNRECORDED_BET_BEFORE, False
        case "calls":
            return (
                "call",
                seat,
                to_chips(event.amount, chips_per_unit),
                _UNRECORDED_BET_BEFORE,
                event.is_all_in,
            )
        case "bets":
            return "raise", seat, to_chips(event.amount, chips_per_unit), 0, event.is_all_in
        case "raises":
            total = to_chips(event.to, chips_per_unit)
            bet_before = total - to_chips(event.amount, chips_per_unit)
            return ("raise", seat, total, bet_before, event.is_all_in) if bet_before >= 0 else None
        case "completes":
            return (
                "raise",
                seat,
                to_chips(event.to, chips_per_unit),
                _UNRECORDED_BET_BEFORE,
                event.is_all_in,
            )
        case _:
            return None


def _parse_deal(marker: MarkerEvent, board: Cards) -> SimpleStep | None:
    cards = marker.cards
    is_whole_street = not marker.board and _BOARD_SIZE_BY_STREET.get(marker.name) == len(cards)
    if not is_whole_street or cards[: len(board)] != board:
        return None
    return "deal", cards[len(board) :], ()

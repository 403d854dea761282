"""Rows of one hand in the three tables."""

from __future__ import annotations

from datetime import UTC, datetime
from fractions import Fraction
from pathlib import PurePath
from typing import Any, NamedTuple

from riverboat.cards import card_names as card_names
from riverboat.engine import HandState
from riverboat.frames.action_rows import ActionRows, Row
from riverboat.frames.board_texture import flop_high_card, flop_texture
from riverboat.frames.table_columns import COUNT_NAMES
from riverboat.hands import positions
from riverboat.histories import HandHistory
from riverboat.stats.all_in_equity import expected_results
from riverboat.stats.statistic_counting import Counts, counts


class HandRecords(NamedTuple):
    """The rows of one hand in the three tables, without its session number.

    The session depends on the hands before, so the scan adds it later.
    """

    hand: Row
    players: list[Row]
    actions: list[Row]
    table_key: tuple[str, str, str]
    """Site, tournament and table."""
    started: datetime | None


def hand_records(hand: HandHistory, hand_id: str, *, all_ins: bool = True) -> HandRecords | None:
    """Return the rows of a hand; ``None`` if the hand has no end.

    Without *all_ins* the EV result is the net result of the pots, which takes less time.
    """
    state, parsed_hand = hand.state, hand.read
    if state is None or not state.has_ended:
        return None
    started_at = to_utc(hand.started)
    metadata = parsed_hand.about
    tournament = metadata.tournament
    event = (tournament.number or tournament.name) if tournament else ""
    big_blind, pot = hand.big_blind or 1, hand.pot
    names = parsed_hand.players or tuple([f"seat {seat}" for seat in range(state.players)])
    hero = (
        names[metadata.hero] if metadata.hero is not None and metadata.hero < len(names) else None
    )
    figures = list(hand.players.values())
    game_stakes, scale = state.game.stakes, parsed_hand.scale
    board = tuple(state.board)
    hand_row = (
        *(
            hand_id,
            PurePath(parsed_hand.source.file).name or None,
            metadata.site or None,
            hand.number,
        ),
        *(metadata.table or None, event or None, started_at, state.game.name),
        *(state.game.variant.name, metadata.currency or None, state.players, hero),
        *(_small_blind(state) / scale, float(hand.big_blind), game_stakes.ante / scale),
        *(float(pot), pot / big_blind, float(hand.rake)),
        state.game.variant.streets[max(state.street, 0)].name,
        any(player.showdown for player in figures),
        card_names(board),
        *(flop_texture(board[:3]) or None, flop_high_card(board[:3]) or None),
    )
    position_names = positions(state.players, state.button)
    if state.game.variant.has_upcards:
        position_names = ("",) * state.players
    players = _player_rows(hand, hand_id, started_at, hero, all_ins)
    actions = ActionRows(parsed_hand.log, state, names, position_names, scale).rows
    key = (metadata.site, event, metadata.table or parsed_hand.source.file)
    return HandRecords(hand_row, players, [(hand_id, *row) for row in actions], key, started_at)


def _player_rows(
    hand: HandHistory, hand_id: str, started_at: datetime | None, hero: str | None, all_ins: bool
) -> list[Row]:
    state, parsed_hand = hand.state, hand.read
    assert state is not None, "a hand that was replayed"
    big_blind, scale = hand.big_blind or 1, parsed_hand.scale
    chip_value = _expected_results(hand, state) if all_ins else None
    rows = []
    for figures, counts_of_player in zip(
        hand.players.values(), counts(parsed_hand.log, state), strict=True
    ):
        pot_net_bb = figures.pot_net / big_blind
        ev_bb = (
            pot_net_bb
            if chip_value is None
            else float(chip_value[figures.seat]) / scale / big_blind
        )
        rows.append(
            (
                *(
                    hand_id,
                    started_at,
                    figures.name,
                    figures.seat,
                    parsed_hand.about.chair(figures.seat),
                ),
                *(figures.position or None, figures.name == hero, str(figures.cards)),
                *(float(figures.stack), figures.stack / big_blind, float(figures.put_in)),
                *(float(figures.net), figures.net / big_blind, float(figures.pot_net), pot_net_bb),
                *(ev_bb, figures.all_in, figures.folded or None, figures.showdown, figures.won),
                *_count_cells(counts_of_player),
            )
        )
    return rows


def _count_cells(counts_of_player: Counts) -> list[Any]:
    return [counts_of_player.get(name, 0) for name in COUNT_NAMES]


def _expected_results(hand: HandHistory, state: HandState) -> tuple[Fraction, ...] | None:
    """Return results with all-ins at their equity, each share of the pot less its rake."""
    total_rake = sum(hand.read.raked)
    results = expected_results(hand.read.log, state)
    if results is None or not total_rake:
        return results
    kept_amount = 1 - Fraction(total_rake, sum(state.won_chips))
    chips_paid = [
        state.starting_stacks[seat] - state.stacks[seat] + state.won_chips[seat]
        for seat in range(state.players)
    ]
    return tuple(
        [
            (result + contributions) * kept_amount - contributions
            for result, contributions in zip(results, chips_paid, strict=True)
        ]
    )


def _small_blind(state: HandState) -> int:
    blinds = state.game.stakes.blinds
    return blinds[0] if len(blinds) > 1 else 0


def to_utc(moment: datetime | None) -> datetime | None:
    """Return a moment in UTC; one without a time zone counts as UTC."""
    if moment is None:
        return None
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)

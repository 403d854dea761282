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

    hand_row: Row
    player_rows: list[Row]
    action_rows: list[Row]
    table_key: tuple[str, str, str]
    """Site, tournament and table: hands with equal keys may belong to one session."""
    started: datetime | None


def hand_records(hand: HandHistory, hand_id: str, *, all_ins: bool = True) -> HandRecords | None:
    """Return the rows of a hand; ``None`` if the hand has no end.

    Without *all_ins* the EV result is the net result of the pots, which takes less time.
    """
    state, parsed_hand = hand.state, hand.read
    if state is None or not state.has_ended:
        return None
    started_at = to_utc(hand.started)
    header = parsed_hand.about
    tournament = header.tournament
    tournament_label = (tournament.number or tournament.name) if tournament else ""
    big_blind, pot = hand.big_blind or 1, hand.pot
    names = parsed_hand.players or tuple([f"seat {seat}" for seat in range(state.players)])
    hero = names[header.hero] if header.hero is not None and header.hero < len(names) else None
    player_figures = list(hand.players.values())
    game_stakes, scale = state.game.stakes, parsed_hand.scale
    board = tuple(state.board)
    hand_row = (
        *(
            hand_id,
            PurePath(parsed_hand.source.file).name or None,
            header.site or None,
            hand.number,
        ),
        *(header.table or None, tournament_label or None, started_at, state.game.name),
        *(state.game.variant.name, header.currency or None, state.players, hero),
        *(_find_small_blind(state) / scale, float(hand.big_blind), game_stakes.ante / scale),
        *(float(pot), pot / big_blind, float(hand.rake)),
        state.game.variant.streets[max(state.street, 0)].name,
        any(player.showdown for player in player_figures),
        card_names(board),
        *(flop_texture(board[:3]) or None, flop_high_card(board[:3]) or None),
    )
    position_names = positions(state.players, state.button)
    if state.game.variant.has_upcards:
        position_names = ("",) * state.players
    player_rows = _build_player_rows(hand, hand_id, started_at, hero, all_ins)
    action_rows = ActionRows(parsed_hand.log, state, names, position_names, scale).rows
    table_key = (header.site, tournament_label, header.table or parsed_hand.source.file)
    return HandRecords(
        hand_row, player_rows, [(hand_id, *row) for row in action_rows], table_key, started_at
    )


def _build_player_rows(
    hand: HandHistory,
    hand_id: str,
    started_at: datetime | None,
    hero: str | None,
    uses_all_in_equity: bool,
) -> list[Row]:
    state, parsed_hand = hand.state, hand.read
    assert state is not None, "a hand that was replayed"
    big_blind, scale = hand.big_blind or 1, parsed_hand.scale
    ev_chips_by_seat = _compute_expected_results(hand, state) if uses_all_in_equity else None
    rows = []
    for figures, player_counts in zip(
        hand.players.values(), counts(parsed_hand.log, state), strict=True
    ):
        pot_net_bb = figures.pot_net / big_blind
        ev_bb = (
            pot_net_bb
            if ev_chips_by_seat is None
            else float(ev_chips_by_seat[figures.seat]) / scale / big_blind
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
                *_list_count_cells(player_counts),
            )
        )
    return rows


def _list_count_cells(player_counts: Counts) -> list[Any]:
    return [player_counts.get(name, 0) for name in COUNT_NAMES]


def _compute_expected_results(hand: HandHistory, state: HandState) -> tuple[Fraction, ...] | None:
    """Return each seat's expected result after an all-in, with the rake deducted in proportion.

    ``None`` if ``expected_results`` gives none, as for a hand without an all-in.
    """
    total_rake = sum(hand.read.raked)
    results = expected_results(hand.read.log, state)
    if results is None or not total_rake:
        return results
    share_after_rake = 1 - Fraction(total_rake, sum(state.won_chips))
    contributed_chips = [
        state.starting_stacks[seat] - state.stacks[seat] + state.won_chips[seat]
        for seat in range(state.players)
    ]
    return tuple(
        [
            (result + contribution) * share_after_rake - contribution
            for result, contribution in zip(results, contributed_chips, strict=True)
        ]
    )


def _find_small_blind(state: HandState) -> int:
    blinds = state.game.stakes.blinds
    return blinds[0] if len(blinds) > 1 else 0


def to_utc(time: datetime | None) -> datetime | None:
    """Return a time in UTC; a time without a zone counts as UTC, and ``None`` stays ``None``."""
    if time is None:
        return None
    return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)

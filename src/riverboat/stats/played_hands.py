"""One player's hands as compact rows that are quick to filter and add up.

A row has the fields that filter the page of a player's own hands, and its counts as bytes, so that
a hundred thousand rows can be added as one array. Rows contain no cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import fsum
from typing import Final

from msgspec import Struct

from riverboat.histories import HandHistory
from riverboat.stats.all_in_equity import expected_results
from riverboat.stats.player_statistics import PlayerStatistics, by_depth
from riverboat.stats.statistic_counting import counts
from riverboat.stats.statistic_definitions import STATISTICS

COUNT_NAMES: Final = tuple(
    dict.fromkeys(
        [
            "hands",
            *[
                name
                for statistic in STATISTICS
                for name in (statistic.numerator, statistic.denominator)
            ],
        ]
    )
)
"""The counts of a row, in their order."""


class PlayedHand(Struct, frozen=True, kw_only=True, gc=False):
    """The row of a hand for one player who was dealt in."""

    table: str
    hand: int
    at: int
    """Milliseconds since 1970; 0 if unknown."""
    game: str
    """Name of the game: ``no-limit hold'em``."""
    stakes: str
    """Game and stakes: ``no-limit hold'em 5/10``."""
    event: str = ""
    """Event that the hand belongs to; empty for a cash game."""
    position: str
    """``BTN``, ``SB`` ...; empty in stud."""
    depth: str
    """Stack depth in big blinds: ``to 20``, ``20-50``, ``50-100`` or ``100 up``; empty in games
    without blinds.
    """
    net: int
    """Net chips won, negative if lost."""
    net_bb: float
    """Net result in big blinds (in stud and draw limit, small bets)."""
    ev_bb: float
    """Net result in big blinds, with an all-in at its equity."""
    counted: bytes
    """One byte for each of ``COUNT_NAMES``: its count, at most 255."""


def played_hand(
    hand: HandHistory, player: str, *, table: str = "", time_ms: int = 0, event: str = ""
) -> PlayedHand | None:
    """Return a player's row of a hand; ``None`` if they were not dealt in, or the hand has no end.

    *hand* is the player's view. The expected result of an all-in is computed only if all its hands
    are face up in this view.
    """
    state, figures = hand.state, hand.players.get(player)
    if state is None or not state.has_ended or figures is None:
        return None
    parsed_hand = hand.read
    seat_counts = counts(parsed_hand.log, state)[figures.seat]
    big_blind = hand.big_blind or 1
    expected_result_by_seat = (
        None if any(parsed_hand.raked) else expected_results(parsed_hand.log, state)
    )
    net_bb = figures.net / big_blind
    pot_net_bb = figures.pot_net / big_blind
    ev_bb = (
        pot_net_bb
        if expected_result_by_seat is None
        else float(expected_result_by_seat[figures.seat]) / parsed_hand.scale / big_blind
    )
    game = state.game
    number_text = hand.number
    return PlayedHand(
        table=table,
        hand=int(number_text) if number_text.isdecimal() else 0,
        at=time_ms,
        game=f"{game.structure.name} {game.variant.name}",
        stakes=game.name,
        event=event,
        position=figures.position,
        depth=by_depth(hand, player) or "",
        net=round(figures.net * parsed_hand.scale),
        net_bb=net_bb,
        ev_bb=ev_bb,
        counted=bytes([min(seat_counts[name], 255) for name in COUNT_NAMES]),
    )


def total_statistics(
    hands: Sequence[PlayedHand], player: str = "", group: str = ""
) -> PlayerStatistics:
    """Return the total figures of these hands."""
    statistics = PlayerStatistics(player, group)
    if not hands:
        return statistics
    import numpy as np

    count_bytes = np.frombuffer(b"".join([hand.counted for hand in hands]), np.uint8)
    totals = count_bytes.reshape(len(hands), len(COUNT_NAMES)).sum(axis=0, dtype=np.int64)
    statistics.counts.update(dict(zip(COUNT_NAMES, totals.tolist(), strict=True)))
    net_results = [hand.net_bb for hand in hands]
    statistics.net = fsum(net_results)
    statistics.net_ev = fsum([hand.ev_bb for hand in hands])
    statistics.net_squares = fsum([net_result * net_result for net_result in net_results])
    return statistics


def group_hands(
    hands: Iterable[PlayedHand], group_of: Callable[[PlayedHand], str]
) -> dict[str, list[PlayedHand]]:
    """Group hands by the name that *group_of* returns; an empty name leaves a hand out."""
    hands_by_group: dict[str, list[PlayedHand]] = {}
    for hand in hands:
        if group_name := group_of(hand):
            hands_by_group.setdefault(group_name, []).append(hand)
    return hands_by_group


SESSION_GAP_MS: Final = 60 * 60_000
"""Milliseconds without a hand at a table after which the next one begins another session."""


class PlayedSession(Struct, frozen=True, kw_only=True):
    """Hands played at one table without a long pause between them."""

    table: str
    event: str
    stakes: str
    """Game and stakes of the last hand."""
    began: int
    """Start time of the first hand, in milliseconds since 1970."""
    ended: int
    """Start time of the last hand, in milliseconds since 1970."""
    hands: int
    net: int
    net_bb: float
    ev_bb: float


def sessions(hands: Iterable[PlayedHand]) -> list[PlayedSession]:
    """Return the sessions in these hands, latest first."""
    played_sessions: list[PlayedSession] = []
    for table_hands in group_hands(hands, lambda hand: hand.table).values():
        ordered_hands = sorted(table_hands, key=lambda hand: hand.hand)
        first_index = 0
        for index in range(1, len(ordered_hands) + 1):
            if (
                index == len(ordered_hands)
                or ordered_hands[index].at - ordered_hands[index - 1].at > SESSION_GAP_MS
            ):
                played_sessions.append(_build_session(ordered_hands[first_index:index]))
                first_index = index
    return sorted(played_sessions, key=lambda session: (-session.ended, session.table))


def _build_session(hands: Sequence[PlayedHand]) -> PlayedSession:
    first_hand, last_hand = hands[0], hands[-1]
    return PlayedSession(
        table=first_hand.table,
        event=first_hand.event,
        stakes=last_hand.stakes,
        began=first_hand.at,
        ended=last_hand.at,
        hands=len(hands),
        net=sum([hand.net for hand in hands]),
        net_bb=fsum([hand.net_bb for hand in hands]),
        ev_bb=fsum([hand.ev_bb for hand in hands]),
    )


class ResultPoint(Struct, frozen=True):
    """A player's running result after some hands, in big blinds."""

    hands: int
    net_bb: float
    ev_bb: float


def winnings(hands: Sequence[PlayedHand], max_points: int = 400) -> list[ResultPoint]:
    """Return the cumulative winnings, actual and all-in-adjusted, in big blinds, from 0.

    Hands are added in the order given; the result has at most *max_points* points.
    """
    if not hands:
        return []
    import numpy as np

    net_totals = np.cumsum([hand.net_bb for hand in hands])
    ev_totals = np.cumsum([hand.ev_bb for hand in hands])
    hand_counts = np.unique(
        np.linspace(1, len(hands), min(max_points - 1, len(hands))).round().astype(int)
    )
    points = [
        ResultPoint(
            int(hand_count),
            round(float(net_totals[hand_count - 1]), 3),
            round(float(ev_totals[hand_count - 1]), 3),
        )
        for hand_count in hand_counts
    ]
    return [ResultPoint(0, 0.0, 0.0), *points]

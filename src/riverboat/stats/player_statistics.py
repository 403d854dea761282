"""Players' figures over many hands: style, win rate and its confidence interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from os import PathLike
from typing import Final

from riverboat.deprecation import DeprecatedAttribute
from riverboat.histories import HandHistory, read_hands
from riverboat.histories.hand_sources import HandSource, Stream
from riverboat.notation.read_hand import ParsedHand
from riverboat.stats.all_in_equity import expected_results
from riverboat.stats.statistic_counting import Counts, counts
from riverboat.stats.statistic_definitions import STATISTIC_BY_NAME, STATISTICS

NORMAL_QUANTILE_95: Final = 1.959964
"""Standard errors on either side of a 95 % interval."""

GroupFunction = Callable[[HandHistory, str], str | None]
"""A function from a hand and a player to a group; ``None`` leaves the hand out."""


class PlayerStatistics:
    """One player's counts and winnings over a group of hands."""

    __slots__ = ("counts", "group", "name", "net", "net_ev", "net_squares")

    def __init__(self, name: str, group: str = "") -> None:
        self.name, self.group = name, group
        self.counts: Counts = Counter()
        self.net = 0.0
        """Net result in big blinds."""
        self.net_ev = 0.0
        """Net result in big blinds, with each all-in at its equity when the last chips went in."""
        self.net_squares = 0.0
        """The sum of the squared results of single hands, for the interval."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlayerStatistics):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # hands are added to it

    @property
    def hands(self) -> int:
        """Number of hands dealt."""
        return self.counts["hands"]

    @property
    def bb_per_100(self) -> float:
        """Big blinds won in a hundred hands."""
        return 100 * self.net / self.hands if self.hands else 0.0

    @property
    def ev_per_100(self) -> float:
        """Result per 100 hands, with all-ins at their equity."""
        return 100 * self.net_ev / self.hands if self.hands else 0.0

    @property
    def interval(self) -> float:
        """Half width of the 95 % interval of ``bb_per_100``; 0 for one hand."""
        hand_count = self.hands
        if hand_count < 2:
            return 0.0
        variance = max(
            0.0, (self.net_squares - self.net * self.net / hand_count) / (hand_count - 1)
        )
        return 100 * NORMAL_QUANTILE_95 * sqrt(variance / hand_count)

    def percent(self, name: str) -> float | None:
        """Return a statistic in percent (``af`` as a ratio); ``None`` without an opportunity.

        Raises ``KeyError`` for an unknown name; ``STATISTICS`` has all names.
        """
        statistic = STATISTIC_BY_NAME.get(name)
        if statistic is None:
            raise KeyError(
                f"there is no statistic {name!r}; there are {', '.join(STATISTIC_BY_NAME)}"
            )
        opportunities = self.counts[statistic.denominator]
        return (
            self.counts[statistic.numerator]
            / opportunities
            * (100 if statistic.is_percentage else 1)
            if opportunities
            else None
        )

    def opportunities(self, name: str) -> int:
        """Return the number of opportunities of a statistic."""
        return self.counts[STATISTIC_BY_NAME[name].denominator]

    def add_hand(self, counts: Counts, net: float, net_ev: float) -> None:
        """Add the counts and results of one hand; results are in big blinds."""
        self.counts.update(counts)
        self.net += net
        self.net_ev += net_ev
        self.net_squares += net * net

    def __repr__(self) -> str:
        titled_values = [
            (statistic.title, self.percent(statistic.name)) for statistic in STATISTICS[:2]
        ]
        statistics_text = ", ".join(
            [f"{title} {value:.0f}" for title, value in titled_values if value is not None]
        )
        group_text = f" {self.group}" if self.group else ""
        return (
            f"<{self.name}{group_text}: {self.hands} hands, {statistics_text}, "
            f"{self.bb_per_100:+.1f} ± {self.interval:.1f} bb/100>"
        )

    chances = DeprecatedAttribute("opportunities")


def statistics(
    hands: Iterable[HandHistory] | HandSource, *, all_ins: bool = True
) -> dict[str, PlayerStatistics]:
    """Return every player's figures by name, those with the most hands first.

    *hands* are hands, or a source of hands: a file, a folder or a text, as in ``read_hands``.
    *all_ins* also computes all-in equities, which takes most of the time. Unreadable hands are left
    out.
    """
    statistics_by_group = _count_hands(_iter_hands(hands), None, all_ins)
    return {name: player_statistics for (name, _), player_statistics in statistics_by_group}


def statistics_by(
    hands: Iterable[HandHistory] | HandSource, group_of: GroupFunction, *, all_ins: bool = False
) -> dict[tuple[str, str], PlayerStatistics]:
    """Return figures by player and group: ``statistics_by(hands, by_position)[("Ann", "BTN")]``."""
    return dict(_count_hands(_iter_hands(hands), group_of, all_ins))


def _iter_hands(source: Iterable[HandHistory] | HandSource) -> Iterator[HandHistory]:
    """Yield parsed hands, from a sequence or a source; unreadable hands are left out."""
    if isinstance(source, str | bytes | PathLike | ParsedHand | HandHistory | Stream):
        yield from read_hands(source, errors="skip")
        return
    if not isinstance(source, Iterable):
        raise TypeError(
            f"hands: expected read_hands(...), a file, a folder or text, got {source!r}"
        )
    for hand_or_source in source:
        if isinstance(hand_or_source, HandHistory):
            yield hand_or_source
        else:
            yield from read_hands(hand_or_source, errors="skip")


def by_position(hand: HandHistory, player: str) -> str | None:
    """Return a player's position: ``BTN``, ``SB``, ``BB``, ``UTG`` ...; ``None`` in stud."""
    return hand.players[player].position or None


def by_depth(hand: HandHistory, player: str) -> str | None:
    """Return the class of a player's starting stack in big blinds, such as ``20-50``."""
    if not hand.big_blind:
        return None
    depth = hand.players[player].stack / hand.big_blind
    return (
        "to 20" if depth < 20 else "20-50" if depth < 50 else "50-100" if depth < 100 else "100 up"
    )


def by_player_count(hand: HandHistory, _player: str) -> str | None:
    """Return the number of players dealt in, as text."""
    return f"{len(hand.players)} players"


def _count_hands(
    hands: Iterable[HandHistory], group_of: GroupFunction | None, uses_all_in_equity: bool
) -> list[tuple[tuple[str, str], PlayerStatistics]]:
    statistics_by_key: dict[tuple[str, str], PlayerStatistics] = {}
    for hand in hands:
        state = hand.state
        if state is None or not state.has_ended:
            continue
        has_rake = any(hand.read.raked)
        expected_result_by_seat = (
            expected_results(hand.read.log, state) if uses_all_in_equity and not has_rake else None
        )
        big_blind = hand.big_blind or 1
        for figures, seat_counts in zip(
            hand.players.values(), counts(hand.read.log, state), strict=True
        ):
            statistics_key = figures.name, "" if group_of is None else group_of(hand, figures.name)
            if statistics_key[1] is None:
                continue
            player_statistics = statistics_by_key.setdefault(
                (statistics_key[0], statistics_key[1]),
                PlayerStatistics(statistics_key[0], statistics_key[1]),
            )
            net_bb = figures.net / big_blind
            pot_net_bb = figures.pot_net / big_blind
            ev_bb = pot_net_bb
            if expected_result_by_seat is not None:
                ev_bb = float(expected_result_by_seat[figures.seat] / hand.read.scale) / big_blind
            player_statistics.add_hand(seat_counts, net_bb, ev_bb)
    return sorted(
        statistics_by_key.items(), key=lambda key_and_statistics: -key_and_statistics[1].hands
    )

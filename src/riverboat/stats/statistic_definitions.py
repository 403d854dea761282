"""Definitions of all statistics: name, numerator, denominator and title."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.words.players import StatisticMeaning, StatisticName

WIN_RATE: Final = "bb/100"
"""Big blinds won in a hundred hands."""


class Statistic(Struct, frozen=True):
    """A ratio of the times that an action was taken to its opportunities."""

    name: StatisticName
    title: str
    """The abbreviation that trackers use."""
    numerator: str
    """Name of the count of actions (``riverboat.stats.statistic_counting``)."""
    denominator: str
    """Name of the count of opportunities."""
    is_percentage: bool = True

    @property
    def definition_phrase(self) -> StatisticMeaning:
        """The definition, numerator and denominator, as a phrase."""
        return StatisticMeaning(self.name)

    @property
    def definition(self) -> str:
        """The definition in English."""
        return str(self.definition_phrase)


def _build_percentage_statistic(name: StatisticName, title: str) -> Statistic:
    return Statistic(name, title, name, f"of_{name}")


STATISTICS: Final = (
    _build_percentage_statistic("vpip", "VPIP"),
    Statistic("pfr", "PFR", "pfr", "of_vpip"),
    Statistic("limp", "limp", "limp", "of_vpip"),
    _build_percentage_statistic("steal", "steal"),
    _build_percentage_statistic("fold_to_steal", "fold to steal"),
    _build_percentage_statistic("three_bet", "3-bet"),
    _build_percentage_statistic("squeeze", "squeeze"),
    _build_percentage_statistic("fold_to_three_bet", "fold to 3-bet"),
    _build_percentage_statistic("four_bet", "4-bet"),
    _build_percentage_statistic("c_bet", "c-bet"),
    _build_percentage_statistic("fold_to_c_bet", "fold to c-bet"),
    _build_percentage_statistic("check_raise", "check-raise"),
    Statistic("wtsd", "WTSD", "went_to_showdown", "saw_flop"),
    Statistic("wsd", "W$SD", "won_at_showdown", "showdown"),
    Statistic("wwsf", "WWSF", "won_after_flop", "saw_flop"),
    Statistic("af", "AF", "raises_later", "calls_later", is_percentage=False),
)
"""All statistics, in display order."""

STATISTIC_BY_NAME: Final[dict[str, Statistic]] = {
    statistic.name: statistic for statistic in STATISTICS
}

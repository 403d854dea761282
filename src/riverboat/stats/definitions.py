"""Every statistic by its name: what is counted, of what, and what it is called.

>>> VPIP, *_ = STATISTICS
>>> VPIP.name, VPIP.made, VPIP.of
('vpip', 'vpip', 'of_vpip')
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.words.players import StatisticMeans, StatisticName

WIN_RATE: Final = "bb/100"
"""Big blinds won in a hundred hands."""


class Statistic(Struct, frozen=True):
    """How often something was done of the times it could have been."""

    name: StatisticName
    title: str
    """As trackers write it."""
    made: str
    """The count of what was done (``riverboat.stats.counting``)."""
    of: str
    """The count of what it is measured by."""
    percent: bool = True

    @property
    def meaning(self) -> StatisticMeans:
        """What is counted of what, as a phrase."""
        return StatisticMeans(self.name)

    @property
    def means(self) -> str:
        """The same in English."""
        return str(self.meaning)


def _chance(name: StatisticName, title: str) -> Statistic:
    return Statistic(name, title, name, f"of_{name}")


STATISTICS: Final = (
    _chance("vpip", "VPIP"),
    Statistic("pfr", "PFR", "pfr", "of_vpip"),
    Statistic("limp", "limp", "limp", "of_vpip"),
    _chance("steal", "steal"),
    _chance("fold_to_steal", "fold to steal"),
    _chance("three_bet", "3-bet"),
    _chance("squeeze", "squeeze"),
    _chance("fold_to_three_bet", "fold to 3-bet"),
    _chance("four_bet", "4-bet"),
    _chance("c_bet", "c-bet"),
    _chance("fold_to_c_bet", "fold to c-bet"),
    _chance("check_raise", "check-raise"),
    Statistic("wtsd", "WTSD", "went_to_showdown", "saw_flop"),
    Statistic("wsd", "W$SD", "won_at_showdown", "showdown"),
    Statistic("wwsf", "WWSF", "won_after_flop", "saw_flop"),
    Statistic("af", "AF", "raises_later", "calls_later", percent=False),
)
"""In the order in which they are shown."""

BY_NAME: Final[dict[str, Statistic]] = {each.name: each for each in STATISTICS}

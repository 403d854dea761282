"""Every statistic by its name: what is counted, of what, and what it is called.

>>> VPIP, *_ = STATISTICS
>>> VPIP.name, VPIP.made, VPIP.of
('vpip', 'vpip', 'of_vpip')
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

WIN_RATE: Final = "bb/100"
"""Big blinds won in a hundred hands."""


class Statistic(Struct, frozen=True):
    """How often something was done of the times it could have been."""

    name: str
    title: str
    """As trackers write it."""
    made: str
    """The count of what was done (``riverboat.stats.counting``)."""
    of: str
    """The count of what it is measured by."""
    means: str
    percent: bool = True


def _chance(name: str, title: str, means: str) -> Statistic:
    return Statistic(name, title, name, f"of_{name}", means)


STATISTICS: Final = (
    _chance("vpip", "VPIP", "put chips in the pot before the flop by choice; a walk is no chance"),
    Statistic("pfr", "PFR", "pfr", "of_vpip", "raised before the flop"),
    Statistic("limp", "limp", "limp", "of_vpip", "called the big blind before anybody raised"),
    _chance("steal", "steal", "raised first, with nobody in, from cutoff, button or small blind"),
    _chance("fold_to_steal", "fold to steal", "folded a blind to such a raise, with no caller"),
    _chance("three_bet", "3-bet", "raised again when one player had raised"),
    _chance("squeeze", "squeeze", "did so when somebody had called the raise"),
    _chance("fold_to_three_bet", "fold to 3-bet", "raised first, was raised once, and folded"),
    _chance("four_bet", "4-bet", "raised when there had been two raises"),
    _chance("c_bet", "c-bet", "bet the flop first, having raised last before it"),
    _chance("fold_to_c_bet", "fold to c-bet", "folded to that bet, when nobody had raised it"),
    _chance("check_raise", "check-raise", "raised after a check on the same street"),
    Statistic("wtsd", "WTSD", "went_to_showdown", "saw_flop", "saw the flop and the showdown"),
    Statistic("wsd", "W$SD", "won_at_showdown", "showdown", "won chips at a showdown"),
    Statistic("wwsf", "WWSF", "won_after_flop", "saw_flop", "saw the flop and won chips"),
    Statistic(
        "af", "AF", "raises_later", "calls_later", "bets and raises a call, from the flop on",
        percent=False,
    ),
)  # fmt: skip
"""In the order in which they are shown."""

BY_NAME: Final = {each.name: each for each in STATISTICS}

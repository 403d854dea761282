"""Playing styles, measured over many hands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase

StatisticName: TypeAlias = Literal[
    "vpip",
    "pfr",
    "limp",
    "steal",
    "fold_to_steal",
    "three_bet",
    "squeeze",
    "fold_to_three_bet",
    "four_bet",
    "c_bet",
    "fold_to_c_bet",
    "check_raise",
    "wtsd",
    "wsd",
    "wwsf",
    "af",
]


class StatisticMeaning(Phrase, frozen=True):
    """The definition of a statistic such as VPIP: an action per chance to take it."""

    name: StatisticName

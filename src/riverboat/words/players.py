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


class StatisticMeans(Phrase, frozen=True):
    """The definition of a statistic: an action, out of the opportunities for it."""

    en = (
        "{name:"
        "vpip=put chips in the pot before the flop by choice; a walk is no chance|"
        "pfr=raised before the flop|"
        "limp=called the big blind before anybody raised|"
        "steal=raised first, with nobody in, from cutoff, button or small blind|"
        "fold_to_steal=folded a blind to such a raise, with no caller|"
        "three_bet=raised again when one player had raised|"
        "squeeze=did so when somebody had called the raise|"
        "fold_to_three_bet=raised first, was raised once, and folded|"
        "four_bet=raised when there had been two raises|"
        "c_bet=bet the flop first, having raised last before it|"
        "fold_to_c_bet=folded to that bet, when nobody had raised it|"
        "check_raise=raised after a check on the same street|"
        "wtsd=saw the flop and the showdown|"
        "wsd=won chips at a showdown|"
        "wwsf=saw the flop and won chips|"
        "bets and raises a call, from the flop on}"
    )
    name: StatisticName

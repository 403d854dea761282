"""Whose rules a state plays by: pokerkit's as they are in a version, or riverboat's own.

A profile is chosen for what is made from then on; what has been made keeps its own:

>>> from riverboat.compat.pokerkit import profile, use_profile
>>> profile().name
'pokerkit-0.7.3'
>>> with use_profile("pokerkit-0.7.7"):
...     profile().name
'pokerkit-0.7.7'
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Final

__all__ = [
    "PROFILES",
    "Profile",
    "profile",
    "set_profile",
    "use_profile",
]


@dataclass(frozen=True)
class Profile:
    """What differs between versions of pokerkit, and between them and riverboat.

    ``tests/rules/peers.toml`` says by which rule of poker.
    """

    name: str

    short_all_in_may_be_raised: bool
    """Whether a player who owes less than a full raise may raise; else only call (ALLN-20)."""

    short_all_ins_add_up_once: bool
    """Whether short all-ins that add up to a full raise are then forgotten (ALLN-24)."""

    least_raise_is_what_others_can_call: bool
    """Whether the least raise is cut to what the second-deepest stack can call (ALLN-04)."""

    other_pots_count_at_a_showdown: bool
    """Whether a hand that could win only a pot that its player is not in is kept (SHOW)."""

    wheel_is_a_straight_in_deuce_to_seven: bool
    """Whether 5-4-3-2-A is a straight where deuce to seven is played (CARD-18)."""

    equities_of_a_low_that_nobody_has: bool
    """Whether half of a pot is lost to equities when nobody has a low."""

    riverboats_own: bool = False
    """Whether bets, pots and odd chips are those of riverboat's engine (``rounds``)."""


_0_7_3: Final = Profile(
    name="pokerkit-0.7.3",
    short_all_in_may_be_raised=True,
    short_all_ins_add_up_once=False,
    least_raise_is_what_others_can_call=True,
    other_pots_count_at_a_showdown=True,
    wheel_is_a_straight_in_deuce_to_seven=True,
    equities_of_a_low_that_nobody_has=True,
)
_0_7_7: Final = Profile(
    name="pokerkit-0.7.7",
    short_all_in_may_be_raised=False,
    short_all_ins_add_up_once=True,
    least_raise_is_what_others_can_call=False,
    other_pots_count_at_a_showdown=False,
    wheel_is_a_straight_in_deuce_to_seven=False,
    equities_of_a_low_that_nobody_has=False,
)

_OURS: Final = replace(
    _0_7_7, name="riverboat", short_all_in_may_be_raised=True, riverboats_own=True
)

PROFILES: Final[dict[str, Profile]] = {each.name: each for each in (_0_7_3, _0_7_7, _OURS)}
"""The profiles by their names."""

_chosen: ContextVar[Profile] = ContextVar("profile", default=_0_7_3)


def profile() -> Profile:
    """The profile that a state which is made now will play by."""
    return _chosen.get()


@contextmanager
def use_profile(name: str) -> Iterator[Profile]:
    """What is made inside plays by this profile. An unknown name is a ``ValueError``."""
    token = _chosen.set(_named(name))
    try:
        yield _chosen.get()
    finally:
        _chosen.reset(token)


def set_profile(name: str) -> None:
    """What is made from now on plays by this profile. An unknown name is a ``ValueError``."""
    _chosen.set(_named(name))


def _named(name: str) -> Profile:
    if name not in PROFILES:
        raise ValueError(f"profiles are {', '.join(PROFILES)}, not {name!r}")
    return PROFILES[name]

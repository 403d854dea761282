"""Rule profiles of a state: the rules of a pokerkit version, or riverboat's own.

A chosen profile applies to states created from then on; existing states keep their profile:

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
    """A set of rules that differ between versions of pokerkit, or from riverboat's rules.

    ``tests/rules/peers.toml`` cites the poker rule for each field.
    """

    name: str

    can_raise_short_all_in: bool
    """True if a player who has to call less than a full raise may raise (ALLN-20)."""

    resets_accumulated_short_all_ins: bool
    """True if short all-ins no longer count once they have added up to a full raise (ALLN-24)."""

    caps_min_raise_at_callable: bool
    """True if the minimum raise is at most the total that an opponent could call (ALLN-04)."""

    keeps_hands_for_other_pots: bool
    """True if a hand that could win only pots of other players is not killed (SHOW)."""

    counts_wheel_as_straight: bool
    """True if 5-4-3-2-A is a straight in deuce to seven (CARD-18)."""

    loses_unclaimed_low_half: bool
    """True if equities count a low half that no hand wins as divided equally among all players."""

    uses_engine_rules: bool = False
    """True if bets, pots and odd chips follow riverboat's engine (``street_betting``)."""


_0_7_3: Final = Profile(
    name="pokerkit-0.7.3",
    can_raise_short_all_in=True,
    resets_accumulated_short_all_ins=False,
    caps_min_raise_at_callable=True,
    keeps_hands_for_other_pots=True,
    counts_wheel_as_straight=True,
    loses_unclaimed_low_half=True,
)
_0_7_7: Final = Profile(
    name="pokerkit-0.7.7",
    can_raise_short_all_in=False,
    resets_accumulated_short_all_ins=True,
    caps_min_raise_at_callable=False,
    keeps_hands_for_other_pots=False,
    counts_wheel_as_straight=False,
    loses_unclaimed_low_half=False,
)

_RIVERBOAT: Final = replace(
    _0_7_7, name="riverboat", can_raise_short_all_in=True, uses_engine_rules=True
)

PROFILES: Final[dict[str, Profile]] = {
    profile.name: profile for profile in (_0_7_3, _0_7_7, _RIVERBOAT)
}
"""The profiles by their names."""

_current_profile: ContextVar[Profile] = ContextVar("profile", default=_0_7_3)


def profile() -> Profile:
    """Return the current rule profile, which new states use."""
    return _current_profile.get()


@contextmanager
def use_profile(name: str) -> Iterator[Profile]:
    """Use a rule profile for states created in the block; ``ValueError`` if unknown."""
    token = _current_profile.set(_find_profile(name))
    try:
        yield _current_profile.get()
    finally:
        _current_profile.reset(token)


def set_profile(name: str) -> None:
    """Use a rule profile for states created from now on; ``ValueError`` if unknown."""
    _current_profile.set(_find_profile(name))


def _find_profile(name: str) -> Profile:
    if name not in PROFILES:
        raise ValueError(f"unknown profile {name!r}; expected {', '.join(PROFILES)}")
    return PROFILES[name]

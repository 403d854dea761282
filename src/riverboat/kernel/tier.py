"""The two compute tiers: the C extension if it is built, otherwise NumPy alone.

Both give the same integers. ``RIVERBOAT_KERNEL=numpy`` in the environment chooses NumPy for the
whole process, and :func:`use_tier` for a block of code. A public function checks its arguments, and
then has two branches::

    if tier.is_c():
        fault = tier.fast.high(cards, out, size)   # the first row at fault, or -1
    else:
        ...                                  # the same in NumPy

Neither NumPy nor a table is needed to import this module: a function of the extension loads its
tables from ``kernel.table_loading`` at the first call.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal
from warnings import warn

__all__ = ["TIER", "TIERS", "Tier", "fast", "is_c", "use_tier"]

Tier = Literal["c", "numpy"]

BUILD_HINT: Final = (
    "the extension is not built: with a C compiler and Python's headers, "
    "`pip install --no-build-isolation -e .` builds it"
)

INTERFACE_VERSION: Final = 4
"""Interface version that the extension must have: the number in its kernel.h."""

TIERS: tuple[Tier, ...]
"""The available tiers, fastest first."""

try:
    from riverboat.kernel import _fast as fast
except ImportError:
    TIERS = ("numpy",)
else:
    if getattr(fast, "INTERFACE", None) == INTERFACE_VERSION:
        TIERS = ("c", "numpy")
    else:
        TIERS = ("numpy",)
        warn(
            "the extension was built from other sources, so NumPy computes alone: "
            "`pip install --no-build-isolation -e .` builds it again",
            RuntimeWarning,
            stacklevel=2,
        )


def _choose_tier(requested_tier: str | None) -> Tier:
    """Return the tier that the environment names, or else the fastest available one."""
    if not requested_tier:
        return TIERS[0]
    for tier in TIERS:
        if tier == requested_tier:
            return tier
    if requested_tier == "c":
        raise ImportError(f"RIVERBOAT_KERNEL=c: {BUILD_HINT}")
    raise ValueError(f"RIVERBOAT_KERNEL must be c or numpy, got {requested_tier!r}")


TIER: Final[Tier] = _choose_tier(os.environ.get("RIVERBOAT_KERNEL"))
"""The tier of this process."""

_tier_in_use: Tier = TIER


def is_c() -> bool:
    """Return True if the extension is in use."""
    return _tier_in_use == "c"


@contextmanager
def use_tier(tier: Tier) -> Iterator[None]:
    """Use one implementation (tier), C or NumPy, within a ``with`` block, in all threads."""
    global _tier_in_use
    if tier not in TIERS:
        raise ValueError(BUILD_HINT if tier == "c" else f"a tier is c or numpy, not {tier!r}")
    previous_tier, _tier_in_use = _tier_in_use, tier
    try:
        yield
    finally:
        _tier_in_use = previous_tier

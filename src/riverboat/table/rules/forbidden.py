"""Games and stakes that the law of a place forbids at a table (HOUS-10).

riverboat gives no legal advice and knows no country's law: the host lists the bans that
apply, and rules that break them are refused. One example is written out, since the
rulebook describes it: California once forbade no-limit, and its card rooms played a spread
so wide that it came to the same (SPRD-04).
"""

from __future__ import annotations

from typing import Literal

Forbidden = Literal[
    "no-limit", "straddles", "kills", "rake", "jackpots", "time fees", "markers", "borrowing"
]

EXAMPLES: dict[str, tuple[Forbidden, ...]] = {
    "California when it banned no-limit": ("no-limit",),
}
"""Places and their bans, for ``TableRules.preset(..., place=..., forbidden=...)``."""

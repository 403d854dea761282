"""Public view of a seat at a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.wire.wire_phrases import Words

HIDDEN = "??"
"""A face-down card."""

SeatAction = Literal[
    "fold",
    "check",
    "call",
    "bet",
    "raise",
    "all-in",
    "bring-in",
    "ante",
    "dead",
    "blind",
    "post",
    "straddle",
    "sleeper",
    "kill",
    "draw",
    "stand pat",
    "show",
    "muck",
]
"""Last action of a player, displayed at their chair for a while."""


class SeatView(
    Struct,
    frozen=True,
    rename={
        "display_name": "called",
        "is_program": "bot",
        "chips_behind": "behind",
        "requested_chips": "asked",
        "last_action": "says",
        "chips_won": "won",
        "chips_owed": "owes",
        "kill_legs": "legs",
        "is_connected": "here",
        "time_bank_ms": "bank",
        "yields_chair": "makes_room",
        "discard_count": "drew",
    },
):
    """A taken chair."""

    chair: int
    player: str
    display_name: str
    """Name to display: that of a bot lacks the suffix that keeps bots' names unique."""
    is_program: bool
    """True if a program plays: a bot of the room, or a client with an API key that says so."""
    stack: int
    chips_behind: int
    """Chips bought that are not in play yet."""
    requested_chips: int
    """Chips that await the host's approval."""
    state: Literal["playing", "folded", "all-in", "waiting", "out", "leaving"]
    """State of the player: ``waiting`` means waiting to be dealt in, ``out`` means sitting out."""
    bet: int
    """Bet in front of the player in this round."""
    cards: tuple[str, ...]
    """Visible cards, and ``??`` for each hidden one."""
    last_action: SeatAction | Literal[""]
    """Last action in this round; ``bet`` has its amount, and ``drew`` the number of cards drawn."""
    chips_won: int
    """Chips won in the last hand, while it is shown."""
    holding: Words | None
    """Value of the shown cards, such as two pair, as a phrase."""
    chips_owed: int
    """Blinds and other dues to post on return."""
    kill_legs: int
    """Pots won in a row, which count towards a kill."""
    is_connected: bool
    """True if the player is connected."""
    time_bank_ms: int
    """Time bank in milliseconds."""
    yields_chair: bool
    """True for a bot of the room that yields its chair to a player who asks for it."""
    equity: tuple[float, ...] = ()
    """In a run-out with all hands open: average share of each board's pot, from 0 to 1."""
    discard_count: int = -1
    """Number of cards discarded in the last draw of this hand; -1 if there was none."""

    asked = DeprecatedAttribute("requested_chips")
    bank = DeprecatedAttribute("time_bank_ms")
    behind = DeprecatedAttribute("chips_behind")
    bot = DeprecatedAttribute("is_program")
    called = DeprecatedAttribute("display_name")
    drew = DeprecatedAttribute("discard_count")
    here = DeprecatedAttribute("is_connected")
    legs = DeprecatedAttribute("kill_legs")
    makes_room = DeprecatedAttribute("yields_chair")
    owes = DeprecatedAttribute("chips_owed")
    says = DeprecatedAttribute("last_action")
    won = DeprecatedAttribute("chips_won")

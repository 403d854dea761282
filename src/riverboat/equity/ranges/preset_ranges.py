"""Preset ranges of six-handed no-limit hold'em with 100 big blinds, to begin a study with.

They are simplified: whole hands and halves, in the shape that solvers' charts have for raises to
2.5 big blinds and re-raises to three times that. For exact stacks of up to 20 big blinds there is
``push_fold``.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

PresetKind: TypeAlias = Literal["open", "call", "three-bet", "call-three-bet"]

DEPTH: Final = 100
PLAYERS: Final = 6


class PresetRange(NamedTuple):
    """A range before the flop: the action, the position, and that of the opponent."""

    kind: PresetKind
    position: str
    against: str
    """Position of the player who raised before; empty for the first raise."""
    range: str


PRESET_RANGES: Final = (
    PresetRange(
        "open",
        "UTG",
        "",
        "22+, A2s+, K9s+, Q9s+, J9s+, T9s, 98s, 87s, 76s:0.5, 65s:0.5, ATo+, KJo+, QJo:0.5",
    ),
    PresetRange(
        "open",
        "HJ",
        "",
        "22+, A2s+, K7s+, Q9s+, J9s+, T8s+, 98s, 87s, 76s, 65s, 54s:0.5, A9o:0.5, ATo+, KTo+, QJo, "
        "QTo:0.5",
    ),
    PresetRange(
        "open",
        "CO",
        "",
        "22+, A2s+, K4s+, Q7s+, J8s+, T8s+, 97s+, 86s+, 76s, 65s, 54s, A8o+, A5o, KTo+, QTo+, JTo",
    ),
    PresetRange(
        "open",
        "BTN",
        "",
        "22+, A2s+, K2s+, Q3s+, J5s+, T6s+, 96s+, 85s+, 75s+, 64s+, 53s+, 43s, A3o+, K8o+, Q9o+, "
        "J9o+, T8o+, 98o",
    ),
    PresetRange(
        "open",
        "SB",
        "",
        "22+, A2s+, K3s+, Q6s+, J7s+, T7s+, 97s+, 86s+, 75s+, 65s, 54s, A4o+, K9o+, Q9o+, J9o+, "
        "T9o",
    ),
    PresetRange(
        "call",
        "BB",
        "UTG",
        "TT-22, AJs-A2s, KJs-K9s, QJs-Q9s, JTs-J9s, T9s-T8s, 98s-97s, 87s, 76s, 65s, 54s, AQs:0.5, "
        "KQs:0.5, AQo:0.5, AJo, KQo:0.5, KJo:0.5",
    ),
    PresetRange(
        "call",
        "BB",
        "CO",
        "99-22, A9s-A6s, A3s-A2s, ATs:0.5, A5s-A4s:0.5, KTs-K4s, KJs:0.5, QTs-Q7s, QJs:0.5, "
        "J9s-J8s, JTs:0.5, T9s-T8s, 98s-97s, 87s-86s, 76s-75s, 65s-64s, 54s-53s, AJo:0.5, ATo-A9o, "
        "KQo:0.5, KJo-KTo, QJo-QTo, JTo",
    ),
    PresetRange(
        "call",
        "BB",
        "BTN",
        "88-22, A8s-A6s, A3s-A2s, A9s:0.5, A5s-A4s:0.5, K9s-K2s, KTs:0.5, Q9s-Q3s, QTs:0.5, "
        "J8s-J5s, J9s:0.5, T8s-T6s, T9s:0.5, 98s-96s, 87s-85s, 76s-74s, 65s-63s, 54s-53s, 43s, "
        "ATo-A3o, AJo:0.5, KTo-K8o, KJo:0.5, QJo-Q9o, JTo-J9o, T9o-T8o, 98o, 87o:0.5",
    ),
    PresetRange(
        "call",
        "BB",
        "SB",
        "99-22, A8s-A2s, A9s:0.5, K9s-K2s, KTs:0.5, QTs-Q2s, J9s-J4s, JTs:0.5, T8s-T5s, T9s:0.5, "
        "98s-95s, 87s-84s, 76s-74s, 65s-63s, 54s-52s, 43s, A9o-A2o, ATo:0.5, KJo-K6o, QJo-Q8o, "
        "JTo-J8o, T9o-T8o, 98o-97o, 87o, 76o",
    ),
    PresetRange(
        "call",
        "BTN",
        "CO",
        "TT-55, JJ:0.5, 44-22:0.5, AQs-ATs:0.5, A9s:0.5, KQs:0.5, KJs-KTs, QJs-QTs, JTs, T9s, 98s, "
        "87s:0.5, 76s:0.5, AQo:0.5, AJo:0.5, KQo:0.5",
    ),
    PresetRange(
        "three-bet",
        "BTN",
        "CO",
        "QQ+, JJ:0.5, AKs, AQs-ATs:0.5, A5s-A4s, KQs:0.5, K9s:0.5, AKo, AQo:0.5, KQo:0.5, "
        "KJo:0.5, ATo:0.5",
    ),
    PresetRange(
        "three-bet",
        "SB",
        "BTN",
        "88+, ATs+, A9s:0.5, A5s-A4s, KTs+, K9s:0.5, QTs+, JTs, T9s:0.5, AJo+, ATo:0.5, KQo, "
        "KJo:0.5",
    ),
    PresetRange(
        "three-bet",
        "BB",
        "BTN",
        "99+, ATs+, A9s:0.5, A5s-A4s:0.5, KJs+, KTs:0.5, QJs, QTs:0.5, JTs, J9s:0.5, T9s:0.5, "
        "AQo+, AJo:0.5, KQo, KJo:0.5",
    ),
    PresetRange(
        "three-bet",
        "BB",
        "SB",
        "TT+, ATs+, A9s:0.5, KJs+, KTs:0.5, QJs, JTs:0.5, T9s:0.5, AJo+, ATo:0.5, KQo, K5o:0.5, "
        "Q7o:0.5",
    ),
    PresetRange(
        "call-three-bet",
        "CO",
        "BTN",
        "QQ-77, KK:0.5, AKs:0.5, AQs-ATs, A5s:0.5, KQs-KTs, QJs-QTs, JTs, T9s, AKo:0.5, AQo",
    ),
    PresetRange(
        "call-three-bet",
        "BTN",
        "BB",
        "QQ-66, KK:0.5, 55-22:0.5, AKs:0.5, AQs-A8s, A5s-A4s:0.5, KQs-KTs, K9s:0.5, QJs-QTs, "
        "Q9s:0.5, JTs-J9s, T9s, 98s, 87s, 76s:0.5, AKo:0.5, AQo-AJo, KQo, ATo:0.5, KJo:0.5",
    ),
)
"""By action and position, first raises before answers to them."""

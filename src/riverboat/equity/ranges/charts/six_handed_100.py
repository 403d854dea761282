"""Six-handed charts with 100 big blinds.

Raises are to 2.5 big blinds, re-raises to three times that or four times out of position. There is
no ante.
"""

from __future__ import annotations

from typing import Final

from riverboat.equity.ranges.charts.chart_rows import ChartRow

SIX_HANDED_100: Final[tuple[ChartRow, ...]] = (
    (
        "open",
        "UTG",
        "",
        "22+, A2s+, K9s+, Q9s+, J9s+, T9s, 98s, 87s, 76s:0.5, 65s:0.5, ATo+, KJo+, QJo:0.5",
    ),
    (
        "open",
        "HJ",
        "",
        "22+, A2s+, K7s+, Q9s+, J9s+, T8s+, 98s, 87s, 76s, 65s, 54s:0.5, A9o:0.5, ATo+, KTo+, "
        "QJo, QTo:0.5",
    ),
    (
        "open",
        "CO",
        "",
        "22+, A2s+, K4s+, Q7s+, J8s+, T8s+, 97s+, 86s+, 76s, 65s, 54s, A8o+, A5o, KTo+, QTo+, JTo",
    ),
    (
        "open",
        "BTN",
        "",
        "22+, A2s+, K2s+, Q3s+, J5s+, T6s+, 96s+, 85s+, 75s+, 64s+, 53s+, 43s, A3o+, K8o+, "
        "Q9o+, J9o+, T8o+, 98o",
    ),
    (
        "open",
        "SB",
        "",
        "22+, A2s+, K3s+, Q6s+, J7s+, T7s+, 97s+, 86s+, 75s+, 65s, 54s, A4o+, K9o+, Q9o+, "
        "J9o+, T9o",
    ),
    (
        "call",
        "HJ",
        "UTG",
        "TT-77, JJ:0.5, AQs:0.5, AJs-ATs:0.5, KQs-KJs:0.5, QJs:0.5, JTs:0.5",
    ),
    (
        "call",
        "CO",
        "UTG",
        "TT-66, JJ:0.5, AQs:0.5, AJs-ATs:0.5, KQs-KJs:0.5, QJs:0.5, JTs, T9s:0.5, AQo:0.5",
    ),
    (
        "call",
        "CO",
        "HJ",
        "TT-66, JJ:0.5, AQs:0.5, AJs-ATs:0.5, KQs-KJs:0.5, QJs:0.5, JTs, T9s:0.5, AQo:0.5",
    ),
    (
        "call",
        "BTN",
        "UTG",
        "TT-55, JJ:0.5, 44-22:0.5, AQs-ATs:0.5, KQs-KTs:0.5, QJs:0.5, JTs, T9s, 98s:0.5, "
        "87s:0.5, AQo:0.5",
    ),
    (
        "call",
        "BTN",
        "HJ",
        "TT-55, JJ:0.5, 44-22:0.5, AQs-ATs:0.5, KQs-KTs:0.5, QJs-QTs:0.5, JTs, T9s, 98s:0.5, "
        "87s:0.5, AQo:0.5, KQo:0.5",
    ),
    (
        "call",
        "BTN",
        "CO",
        "TT-55, JJ:0.5, 44-22:0.5, AQs-ATs:0.5, A9s:0.5, KQs:0.5, KJs-KTs, QJs-QTs, JTs, T9s, "
        "98s, 87s:0.5, 76s:0.5, AQo:0.5, AJo:0.5, KQo:0.5",
    ),
    (
        "call",
        "BB",
        "UTG",
        "TT-22, AJs-A2s, KJs-K9s, QJs-Q9s, JTs-J9s, T9s-T8s, 98s-97s, 87s, 76s, 65s, 54s, "
        "AQs:0.5, KQs:0.5, AQo:0.5, AJo, KQo:0.5, KJo:0.5",
    ),
    (
        "call",
        "BB",
        "HJ",
        "TT-22, AJs-A6s, A3s-A2s, AQs:0.5, A5s-A4s:0.5, KJs-K7s, KQs:0.5, QJs-Q9s, JTs-J9s, "
        "T9s-T8s, 98s-97s, 87s, 76s, 65s, 54s, AQo:0.5, AJo, ATo:0.5, KQo:0.5, KJo",
    ),
    (
        "call",
        "BB",
        "CO",
        "99-22, A9s-A6s, A3s-A2s, ATs:0.5, A5s-A4s:0.5, KTs-K4s, KJs:0.5, QTs-Q7s, QJs:0.5, "
        "J9s-J8s, JTs:0.5, T9s-T8s, 98s-97s, 87s-86s, 76s-75s, 65s-64s, 54s-53s, AJo:0.5, "
        "ATo-A9o, KQo:0.5, KJo-KTo, QJo-QTo, JTo",
    ),
    (
        "call",
        "BB",
        "BTN",
        "88-22, A8s-A6s, A3s-A2s, A9s:0.5, A5s-A4s:0.5, K9s-K2s, KTs:0.5, Q9s-Q3s, QTs:0.5, "
        "J8s-J5s, J9s:0.5, T8s-T6s, T9s:0.5, 98s-96s, 87s-85s, 76s-74s, 65s-63s, 54s-53s, "
        "43s, ATo-A3o, AJo:0.5, KTo-K8o, KJo:0.5, QJo-Q9o, JTo-J9o, T9o-T8o, 98o, 87o:0.5",
    ),
    (
        "call",
        "BB",
        "SB",
        "99-22, A8s-A2s, A9s:0.5, K9s-K2s, KTs:0.5, QTs-Q2s, J9s-J4s, JTs:0.5, T8s-T5s, "
        "T9s:0.5, 98s-95s, 87s-84s, 76s-74s, 65s-63s, 54s-52s, 43s, A9o-A2o, ATo:0.5, "
        "KJo-K6o, QJo-Q8o, JTo-J8o, T9o-T8o, 98o-97o, 87o, 76o",
    ),
    (
        "three-bet",
        "HJ",
        "UTG",
        "QQ+, JJ:0.5, AKs, AQs:0.5, A5s-A4s:0.5, KQs:0.5, AKo",
    ),
    (
        "three-bet",
        "CO",
        "UTG",
        "QQ+, JJ:0.5, AKs, AQs-AJs:0.5, A5s-A4s:0.5, KQs:0.5, AKo",
    ),
    (
        "three-bet",
        "CO",
        "HJ",
        "QQ+, JJ:0.5, AKs, AQs-ATs:0.5, A5s-A4s:0.5, KQs-KJs:0.5, AKo, AQo:0.5",
    ),
    (
        "three-bet",
        "BTN",
        "UTG",
        "QQ+, JJ:0.5, AKs, AQs-AJs:0.5, A5s-A4s:0.5, KQs:0.5, AKo, AQo:0.5",
    ),
    (
        "three-bet",
        "BTN",
        "HJ",
        "QQ+, JJ:0.5, AKs, AQs-ATs:0.5, A5s-A4s:0.5, KQs-KJs:0.5, AKo, AQo:0.5, KQo:0.5",
    ),
    (
        "three-bet",
        "BTN",
        "CO",
        "QQ+, JJ:0.5, AKs, AQs-ATs:0.5, A5s-A4s, KQs:0.5, K9s:0.5, AKo, AQo:0.5, KQo:0.5, "
        "KJo:0.5, ATo:0.5",
    ),
    (
        "three-bet",
        "SB",
        "UTG",
        "TT+, AJs+, A5s:0.5, KQs, KJs:0.5, AQo:0.5, AKo",
    ),
    (
        "three-bet",
        "SB",
        "HJ",
        "TT+, 99:0.5, AJs+, ATs:0.5, A5s, KJs+, QJs:0.5, AQo+",
    ),
    (
        "three-bet",
        "SB",
        "CO",
        "99+, 88:0.5, ATs+, A5s-A4s, KJs+, KTs:0.5, QJs, JTs:0.5, AQo+, AJo:0.5, KQo:0.5",
    ),
    (
        "three-bet",
        "SB",
        "BTN",
        "88+, ATs+, A9s:0.5, A5s-A4s, KTs+, K9s:0.5, QTs+, JTs, T9s:0.5, AJo+, ATo:0.5, KQo, "
        "KJo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "UTG",
        "JJ+, AKs, AQs:0.5, KQs:0.5, AKo, AQo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "HJ",
        "JJ+, AKs, AQs:0.5, KQs:0.5, A5s-A4s:0.5, AKo, AQo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "CO",
        "TT+, AJs+, ATs:0.5, A5s-A4s:0.5, KQs, KJs:0.5, QJs:0.5, JTs:0.5, AQo+, AJo:0.5, KQo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "BTN",
        "99+, ATs+, A9s:0.5, A5s-A4s:0.5, KJs+, KTs:0.5, QJs, QTs:0.5, JTs, J9s:0.5, T9s:0.5, "
        "AQo+, AJo:0.5, KQo, KJo:0.5",
    ),
    (
        "three-bet",
        "BB",
        "SB",
        "TT+, ATs+, A9s:0.5, KJs+, KTs:0.5, QJs, JTs:0.5, T9s:0.5, AJo+, ATo:0.5, KQo, "
        "K5o:0.5, Q7o:0.5",
    ),
    (
        "call-three-bet",
        "UTG",
        "BTN",
        "QQ-88, KK:0.5, AKs:0.5, AQs-ATs, KQs-KJs, QJs:0.5, JTs, AKo:0.5",
    ),
    (
        "call-three-bet",
        "UTG",
        "BB",
        "QQ-77, KK:0.5, AKs:0.5, AQs-ATs, A5s:0.5, KQs-KTs, QJs, JTs, T9s, AKo:0.5, AQo:0.5",
    ),
    (
        "call-three-bet",
        "HJ",
        "BTN",
        "QQ-77, KK:0.5, AKs:0.5, AQs-ATs, KQs-KTs, QJs, JTs, T9s:0.5, AKo:0.5, AQo:0.5",
    ),
    (
        "call-three-bet",
        "HJ",
        "BB",
        "QQ-66, KK:0.5, AKs:0.5, AQs-ATs, A5s:0.5, KQs-KTs, QJs, JTs, T9s, 98s:0.5, AKo:0.5, AQo",
    ),
    (
        "call-three-bet",
        "CO",
        "BTN",
        "QQ-77, KK:0.5, AKs:0.5, AQs-ATs, A5s:0.5, KQs-KTs, QJs-QTs, JTs, T9s, AKo:0.5, AQo",
    ),
    (
        "call-three-bet",
        "CO",
        "BB",
        "QQ-66, KK:0.5, 55-44:0.5, AKs:0.5, AQs-A9s, A5s-A4s:0.5, KQs-KTs, QJs-QTs, JTs-J9s, "
        "T9s, 98s, 87s:0.5, AKo:0.5, AQo, AJo:0.5, KQo:0.5",
    ),
    (
        "call-three-bet",
        "BTN",
        "SB",
        "QQ-55, KK:0.5, 44-22:0.5, AKs:0.5, AQs-A8s, A5s-A4s:0.5, KQs-KTs, K9s:0.5, QJs-QTs, "
        "JTs-J9s, T9s, 98s, 87s:0.5, 76s:0.5, AKo:0.5, AQo-AJo, KQo",
    ),
    (
        "call-three-bet",
        "BTN",
        "BB",
        "QQ-66, KK:0.5, 55-22:0.5, AKs:0.5, AQs-A8s, A5s-A4s:0.5, KQs-KTs, K9s:0.5, QJs-QTs, "
        "Q9s:0.5, JTs-J9s, T9s, 98s, 87s, 76s:0.5, AKo:0.5, AQo-AJo, KQo, ATo:0.5, KJo:0.5",
    ),
    (
        "call-three-bet",
        "SB",
        "BB",
        "QQ-77, KK:0.5, 66-55:0.5, AKs:0.5, AQs-A9s, A5s-A4s:0.5, KQs-KTs, QJs-QTs, JTs, T9s, "
        "98s:0.5, AKo:0.5, AQo-AJo, KQo:0.5",
    ),
)
"""First raises, calls, 3-bets, and calls of 3-bets."""

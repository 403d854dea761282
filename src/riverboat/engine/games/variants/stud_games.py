"""Games with upcards: seven-card stud, razz and similar (GAME-10)."""

from __future__ import annotations

from typing import Literal

from riverboat.engine.games.game import Street, Variant

_SEVEN = (
    Street("third street", down=2, up=1),
    Street("fourth street", up=1, burn=True),
    Street("fifth street", up=1, burn=True, big_bet=True),
    Street("sixth street", up=1, burn=True, big_bet=True),
    Street("seventh street", down=1, burn=True, big_bet=True),
)
_FIVE = (
    Street("second street", down=1, up=1),
    Street("third street", up=1, burn=True),
    Street("fourth street", up=1, burn=True, big_bet=True),
    Street("fifth street", up=1, burn=True, big_bet=True),
)


def _seven_card(
    name: str, ranking: str, second: str = "", upcards: Literal["high", "a-5", "2-7"] = "high"
) -> Variant:
    # rule: GAME-11, BYND-63 eight can play, though 8 x 7 cards are more than a deck
    return Variant(name, "standard", _SEVEN, ranking, second, upcards=upcards, seats=8)


STUD = _seven_card("seven-card stud", "high")
STUD_HI_LO = _seven_card("seven-card stud hi-lo", "high", "eight or better")  # rule: BYND-66
STUD_HI_LO_REGULAR = _seven_card("seven-card stud hi-lo regular", "high", "a-5")
RAZZ = _seven_card("razz", "a-5", upcards="a-5")  # rule: BYND-64
RAZZ_27 = _seven_card("2-7 razz", "2-7", upcards="2-7")


def _two_lows(name: str, ranking: str, badugi: str, upcards: Literal["a-5", "2-7"]) -> Variant:
    # rule: BYND-06 half the pot for the low, half for the badugi among the same seven cards
    return Variant(
        *(name, "standard", _SEVEN, ranking, badugi),
        low_low=True, odd_half="named", upcards=upcards, seats=8,
    )  # fmt: skip


RAZZDUGI = _two_lows("razzdugi", "a-5", "badugi", "a-5")
RAZZDUCEY = _two_lows("razzducey", "2-7", "badugi ace high", "2-7")
FIVE_CARD_STUD = Variant("five-card stud", "standard", _FIVE, "high")

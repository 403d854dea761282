"""Games with upcards: seven-card stud, razz and similar (GAME-10)."""

from __future__ import annotations

from typing import Literal

from riverboat.engine.games.game import Street, Variant

_SEVEN_CARD_STREETS = (
    Street("third street", down_cards=2, upcards=1),
    Street("fourth street", upcards=1, has_burn=True),
    Street("fifth street", upcards=1, has_burn=True, has_big_bet=True),
    Street("sixth street", upcards=1, has_burn=True, has_big_bet=True),
    Street("seventh street", down_cards=1, has_burn=True, has_big_bet=True),
)
_FIVE_CARD_STREETS = (
    Street("second street", down_cards=1, upcards=1),
    Street("third street", upcards=1, has_burn=True),
    Street("fourth street", upcards=1, has_burn=True, has_big_bet=True),
    Street("fifth street", upcards=1, has_burn=True, has_big_bet=True),
)


def _build_seven_card_stud(
    name: str,
    ranking: str,
    second_ranking: str = "",
    upcards: Literal["high", "a-5", "2-7"] = "high",
) -> Variant:
    # rule: GAME-11, BYND-63 eight can play, though 8 x 7 cards are more than a deck
    return Variant(
        name, "standard", _SEVEN_CARD_STREETS, ranking, second_ranking, upcards=upcards, seats=8
    )


STUD = _build_seven_card_stud("seven-card stud", "high")
STUD_HI_LO = _build_seven_card_stud(
    "seven-card stud hi-lo", "high", "eight or better"
)  # rule: BYND-66
STUD_HI_LO_REGULAR = _build_seven_card_stud("seven-card stud hi-lo regular", "high", "a-5")
RAZZ = _build_seven_card_stud("razz", "a-5", upcards="a-5")  # rule: BYND-64
RAZZ_27 = _build_seven_card_stud("2-7 razz", "2-7", upcards="2-7")


def _build_two_low_stud(
    name: str, ranking: str, badugi_ranking: str, upcards: Literal["a-5", "2-7"]
) -> Variant:
    # rule: BYND-06 half the pot for the low, half for the badugi among the same seven cards
    return Variant(
        *(name, "standard", _SEVEN_CARD_STREETS, ranking, badugi_ranking),
        is_low_low=True, odd_half="named", upcards=upcards, seats=8,
    )  # fmt: skip


RAZZDUGI = _build_two_low_stud("razzdugi", "a-5", "badugi", "a-5")
RAZZDUCEY = _build_two_low_stud("razzducey", "2-7", "badugi ace high", "2-7")
FIVE_CARD_STUD = Variant("five-card stud", "standard", _FIVE_CARD_STREETS, "high")

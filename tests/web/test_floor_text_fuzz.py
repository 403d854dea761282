"""Any line that is typed to the floor is read, or refused with a reason."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from msgspec import Struct

from riverboat.web.api_errors import ApiError
from riverboat.web.schemas.floor_schemas import IncidentTextBody
from riverboat.web.serializers.floor_text_parser import parse_floor_text
from tests.thorough import example_seeds

TALK_PIECES = (
    "seat 5 says raise",
    "bets 600",
    "one 5000 chip",
    "acts out of turn",
    "dealer flipped 4 cards on the flop",
    "five of spades",
    "As Kd",
    "10k",
    "2.50",
    "1 500",
    "hráč 3 vsadil 200",
    "folds",
    "all-in",
)
INSERTED_CHARACTERS = "³²½①٣५0059-+.,:;x%€$k \n\x93ÛÚ♠♥?/'\""


def make_broken_line(rng: Random) -> str:
    """Return pieces of floor talk with letters of noise between and inside them."""
    characters = list(" ".join(rng.choices(TALK_PIECES, k=rng.randint(0, 4))))
    for _ in range(rng.randint(0, 5)):
        characters.insert(rng.randint(0, len(characters)), rng.choice(INSERTED_CHARACTERS))
    return "".join(characters)


@pytest.mark.parametrize("seed", example_seeds(1, 100))
def test_any_line_is_read_or_refused(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        line = make_broken_line(rng)
        with suppress(ApiError):
            assert isinstance(parse_floor_text(IncidentTextBody(line)), Struct), line


@pytest.mark.parametrize("line", ["³ÛÚò+\x93", "²s", "① bets ½"])
def test_non_numeric_digits_are_read_as_letters(line: str) -> None:
    parse_floor_text(IncidentTextBody(line))


def test_chip_with_value_zero_is_refused() -> None:
    with pytest.raises(ApiError, match="can’t put out a chip of 0"):
        parse_floor_text(IncidentTextBody("bets 600, one 0 chip"))

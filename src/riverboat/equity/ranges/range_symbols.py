"""Symbols of range notation: ranks, suits and any cards, in every game."""

import re
from typing import Final

from riverboat.cards import RANKS, SUIT_SYMBOLS, SUITS

WORDS_FOR_ANY: Final = (
    r"(?:any|all|random)\s+(?:hole\s+)?(?:cards?|hands?)"
    r"|any\s+(?:two|four|five|six|[2456])(?:\s+(?:hole\s+)?cards)?"
)
"""Pattern of phrases for any cards at all; :func:`is_any_cards` also accepts single words."""

RANDOM_HINT: Final = "any cards at all are random, as in random !AA"
"""Hint for users who write any cards in another form."""


def is_any_cards(text: str, card_count: int) -> bool:
    """Return True if a text means any *card_count* cards: ``random``, ``any two cards``, ``xx``."""
    compact_text = "".join(text.split()).casefold()
    count_pattern = f"(?:{card_count}|{_NUMBER_WORDS.get(card_count, card_count)})"
    return bool(
        re.fullmatch(
            rf"{_ANY_CARDS_PATTERN}|any{count_pattern}(?:(?:hole)?cards)?|[x*]{{{card_count}}}",
            compact_text,
        )
    )


def resembles_any_cards(text: str) -> bool:
    """Return True if a text begins like a phrase for any cards."""
    return bool(re.match("any|all|random", text, re.IGNORECASE))


_ANY_CARDS_PATTERN: Final = r"(?:any|all|random)(?:(?:hole)?cards?|hands?)?|anything|\*\*?"
_NUMBER_WORDS: Final = {2: "two", 4: "four", 5: "five", 6: "six"}


def parse_rank(text: str) -> int | None:
    """Parse a rank; return ``None`` for a symbol that means any rank."""
    return None if text in "xX*" else RANKS.index("T" if text == "10" else text.upper())


def parse_suit(text: str) -> int | None:
    """Parse a suit; return ``None`` for a symbol that means any suit."""
    return None if text in "xX*" else (SUITS + SUIT_SYMBOLS).index(text.lower()) % 4

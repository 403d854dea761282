"""Decks: the set of cards that a game is played with, in fixed order."""

from typing import Final

import msgspec

from riverboat.cards.card import DEUCE, SIX, Cards
from riverboat.cards.card_notation import parse_cards


class Deck(msgspec.Struct, frozen=True):
    """The cards that a game is played with, from the lowest to the highest.

    >>> len(STANDARD.cards), len(SHORT.cards)
    (52, 36)
    """

    name: str
    cards: Cards


def _list_cards_from(lowest_rank: int) -> Cards:
    return tuple(range(4 * lowest_rank, 52))


# rule: CARD-01
STANDARD: Final = Deck("standard", _list_cards_from(DEUCE))

# rule: BYND-31
SHORT: Final = Deck("short", _list_cards_from(SIX))
"""The 36 cards from the sixes up, for short-deck hold'em."""

KUHN: Final = Deck("kuhn", parse_cards("Js Qs Ks"))
"""Three cards, the smallest deck that poker can be played with."""

LEDUC: Final = Deck("leduc", parse_cards("Jh Js Qh Qs Kh Ks"))
"""Three ranks in two suits, for Leduc hold'em."""

# The Annual Computer Poker Competition takes small decks from the top of the standard one.
ACPC_KUHN: Final = Deck("acpc kuhn", parse_cards("Qs Ks As"))
"""The Kuhn poker deck of the Annual Computer Poker Competition (ACPC)."""
ACPC_KUHN_3: Final = Deck("acpc kuhn three-handed", parse_cards("Js Qs Ks As"))
"""The ACPC deck for Kuhn poker with three players."""
ACPC_LEDUC: Final = Deck("acpc leduc", parse_cards("Qh Qs Kh Ks Ah As"))
"""The ACPC deck for Leduc hold'em."""

DECKS: Final = {
    deck.name: deck for deck in (STANDARD, SHORT, KUHN, LEDUC, ACPC_KUHN, ACPC_KUHN_3, ACPC_LEDUC)
}
"""Every deck by its name."""

"""Games with equity calculation, by their names in the engine and by common names."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import DECKS, Deck
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import BadGame, Variant
from riverboat.engine.games.game_spelling import parse_spelling
from riverboat.engine.games.variants import SHORT_DECK, VARIANTS
from riverboat.kernel.evaluation.kernel_rankings import LowName, RankingName
from riverboat.words.refusals.name_suggestions import KnownNames, NameHint, NameSuggestion
from riverboat.words.refusals.simulations import (
    EquityUnsupportedForGame,
    GameNameRequired,
    NoGameForEquity,
)


class EquityGame(Struct, frozen=True):
    """A game for equity calculation: the number of dealt cards, and the ranking of hands.

    Betting has no effect on equity. Draws matter only for the cards that they deal.
    """

    variant: Variant
    ranking: RankingName
    low: LowName | None = None

    @property
    def name(self) -> str:
        """Name of the game in the engine."""
        return self.variant.name

    @property
    def cards(self) -> int:
        """Final number of a player's cards."""
        return self.variant.hole_cards

    @property
    def board(self) -> int:
        """Final number of board cards."""
        return self.variant.board_cards

    @property
    def deck(self) -> Deck:
        """Deck of the game."""
        return DECKS[self.variant.deck]

    @property
    def board_sizes(self) -> tuple[int, ...]:
        """Possible numbers of board cards: before the first street, and after each street."""
        board_sizes = [0]
        for street in self.variant.streets:
            board_sizes.append(board_sizes[-1] + street.board_cards)
        return tuple(sorted(set(board_sizes)))

    @property
    def has_ranges(self) -> bool:
        """True if players may have ranges, and not only known or unknown cards."""
        return not self.variant.has_upcards

    @property
    def has_unknown_cards(self) -> bool:
        """True if a player may have some known cards, the others being unknown."""
        return not self.board

    @property
    def is_omaha(self) -> bool:
        """True if exactly two hole cards play."""
        return self.ranking == "omaha"

    @property
    def is_holdem(self) -> bool:
        """True if two hole cards play with a board, from 52 cards or the short deck."""
        return bool(self.board) and self.cards == 2

    boards = DeprecatedAttribute("board_sizes")
    hold_em = DeprecatedAttribute("is_holdem")
    omaha = DeprecatedAttribute("is_omaha")


def find_game(name: str | EquityGame) -> EquityGame:
    """Return the game of a name; :class:`~riverboat.engine.BadGame` suggests the nearest one."""
    if isinstance(name, EquityGame):
        return name
    canonical_name = to_engine_name(_require_text(name))
    if game := GAMES.get(canonical_name):
        return game
    if (
        canonical_name not in VARIANTS
        and (game_name := _find_game_from_table_sign(canonical_name)) is not None
    ):
        return game_name
    if canonical_name in VARIANTS:
        raise BadGame(EquityUnsupportedForGame(canonical_name, tuple(GAMES)))
    close_matches = get_close_matches(canonical_name, [*NICKNAMES, *GAMES], 1)
    hint: NameHint = (
        NameSuggestion(close_matches[0]) if close_matches else KnownNames(tuple(GAME_CODES))
    )
    raise BadGame(NoGameForEquity(_quote_name(name), hint))


def _find_game_from_table_sign(name: str) -> EquityGame | None:
    """Return the game of a table sign such as ``PLO 1/2``, ignoring the stakes.

    Return ``None`` if it is no table sign, or its equity cannot be calculated.
    """
    try:
        return GAMES.get(parse_spelling(name).name)
    except BadGame:
        return None


def _require_text(name: object) -> str:
    if isinstance(name, str):
        return name
    raise BadGame(GameNameRequired(_quote_name(name)))


def _quote_name(name: object) -> str:
    """Return the given name in quotes, truncated if it is very long."""
    quoted_name = repr(name)
    return (
        quoted_name
        if len(quoted_name) <= _MAX_QUOTED_LENGTH
        else f"{quoted_name[:_MAX_QUOTED_LENGTH]}..."
    )


_MAX_QUOTED_LENGTH: Final = 60


def to_engine_name(name: str) -> str:
    """Return the engine's name of a game, given a common name.

    An unknown name is returned in lower case and with single spaces.
    """
    normalized_name = " ".join(
        name.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split()
    )
    return NICKNAMES.get(normalized_name, normalized_name)


_RANKINGS: Final[dict[str, RankingName]] = {
    "high": "high",
    "short deck": "short_deck",
    "short deck trips": "short_deck_trips",
    "omaha": "omaha",
    "a-5": "ace_to_five",
    "2-7": "deuce_to_seven",
    "badugi": "badugi",
}
_LOWS: Final[dict[str, LowName | None]] = {
    "": None,
    "eight or better": "eight_or_better",
    "omaha eight or better": "omaha_eight_or_better",
}


def _has_equity(variant: Variant) -> bool:
    """Return True if equity can be calculated for a game.

    It has no discards, so that the deal alone decides a hand, and rankings that the kernel has.
    """
    has_discards = any(street.discard_count for street in variant.streets)
    return not has_discards and variant.ranking in _RANKINGS and variant.second_ranking in _LOWS


_SHORT_DECK_TRIPS: Final = replace(SHORT_DECK, name="short deck trips", ranking="short deck trips")
"""Short deck in rooms where three of a kind beats a straight, too."""

GAMES: Final = {
    variant.name: EquityGame(variant, _RANKINGS[variant.ranking], _LOWS[variant.second_ranking])
    for variant in (*VARIANTS.values(), _SHORT_DECK_TRIPS)
    if _has_equity(variant)
}
"""The games by the engine's names."""

GAME_CODES: Final = {
    "holdem": "hold'em",
    "shortdeck": "short deck",
    "plo": "omaha",
    "plo8": "omaha hi-lo",
    "plo5": "omaha 5",
    "plo5-8": "omaha 5 hi-lo",
    "plo6": "omaha 6",
    "plo6-8": "omaha 6 hi-lo",
    "courchevel": "courchevel",
    "courchevel8": "courchevel hi-lo",
    "stud": "seven-card stud",
    "stud8": "seven-card stud hi-lo",
    "razz": "razz",
    "draw": "five-card draw",
    "2-7": "2-7 single draw",
    "a-5": "a-5 single draw",
    "badugi": "badugi",
}
"""Engine names of games by the short codes that users type."""

NICKNAMES: Final = {
    **GAME_CODES,
    "nlhe": "hold'em",
    "texas hold'em": "hold'em",
    "texas holdem": "hold'em",
    "short-deck": "short deck",
    "six plus": "short deck",
    "6+": "short deck",
    "omaha4": "omaha",
    "omaha8": "omaha hi-lo",
    "o8": "omaha hi-lo",
    "plo4": "omaha",
    "omaha 8": "omaha hi-lo",
    "omaha5": "omaha 5",
    "omaha6": "omaha 6",
    "big o": "omaha 5 hi-lo",
    "plo58": "omaha 5 hi-lo",
    "plo68": "omaha 6 hi-lo",
    "courchevel-8": "courchevel hi-lo",
    "stud hi-lo": "seven-card stud hi-lo",
    "stud 8": "seven-card stud hi-lo",
    "draw poker": "five-card draw",
    "2-7 draw": "2-7 single draw",
    "27": "2-7 single draw",
}
"""The engine's names of games, by all their other names in lower case."""

"""Mixed games: a rotation as a value that a table can hold (BYND-85).

>>> horse = build_rotation("horse", 30, 60)
>>> [game.variant.name for game in horse.games]
["hold'em", 'omaha hi-lo', 'razz', 'seven-card stud', 'seven-card stud hi-lo']
>>> print(horse.games[2].name)
limit razz 30/60 ante 6 bring-in 9
>>> horse.next_index(0, hands=6, players=6)
1
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.game import Game, Stakes, Variant, default_blinds
from riverboat.engine.games.game_defaults import default_ante, default_bring_in
from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.games.structure import FixedLimit, NoLimit, PotLimit, Structure
from riverboat.engine.games.variants import (
    BADACEY,
    BADUGI,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    SINGLE_DRAW_27,
    STUD,
    STUD_HI_LO,
    TRIPLE_DRAW_27,
)
from riverboat.words.refusals import games as w
from riverboat.words.refusals.name_suggestions import KnownNames, NameSuggestion

RotationChange = Literal["orbit", "hand", "level", "choice"]


class Rotation(
    Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"changes_game_by": "change"}
):
    """A mix: several games that are played in turn."""

    name: str
    games: tuple[Game, ...]
    changes_game_by: RotationChange = "orbit"
    """The moment of the change: after an orbit, each hand, each level of a tournament, or at the
    dealer's choice.
    """

    def __post_init__(self) -> None:
        if not self.games:
            raise BadGame(w.EmptyRotation(self.name))

    def next_index(self, index: int, *, hands: int, players: int, new_level: bool = False) -> int:
        """Return the index of the game after *hands* hands at *index*, with *players* dealt in.

        With dealer's choice the index changes only when a dealer chooses.
        """
        match self.changes_game_by:
            case "orbit":
                is_finished = hands >= players
            case "hand":
                is_finished = hands >= 1
            case "level":
                is_finished = new_level
            case "choice":
                is_finished = False
        return (index + is_finished) % len(self.games)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the games as a dealer announces them, without stakes."""
        return tuple([f"{game.structure.name} {game.variant.name}" for game in self.games])

    def index_of(self, name: str) -> int:
        """Return the index of the game that the dealer chooses by name, in a dealer's choice.

        *name* is the structure and the variant (``no-limit hold'em``), the variant alone, or the
        full name with the stakes.
        """
        if self.changes_game_by != "choice":
            raise BadGame(w.DealersChoiceInFixedRotation(self.name))
        for game_index, (game_name, game) in enumerate(zip(self.names, self.games, strict=True)):
            if name in (game_name, game.variant.name, game.name):
                return game_index
        raise BadGame(w.GameNotInMix(self.name, repr(name), tuple(self.names)))

    next = DeprecatedAttribute("next_index")
    choose = DeprecatedAttribute("index_of")
    change = DeprecatedAttribute("changes_game_by")


def moves_button(game: Game) -> bool:
    """Return True if the button moves after a hand of this game.

    It does not move in stud. Before the first stud hand it moves to its position for the next hand
    with blinds, and stays there until that hand is dealt (BYND-85).
    """
    return not game.variant.has_upcards


def has_blinds(game: Game) -> bool:
    """Return True if missed blinds can be owed and posted in this game: not in stud (BYND-86)."""
    return bool(game.stakes.blinds or game.stakes.button_blind)


_MixGame = tuple[Structure, Variant]
_LIMIT, _NO_LIMIT, _POT_LIMIT = FixedLimit(), NoLimit(), PotLimit()
_HORSE_MIX: tuple[_MixGame, ...] = tuple(
    (_LIMIT, variant) for variant in (HOLDEM, OMAHA_HI_LO, RAZZ, STUD, STUD_HI_LO)
)
_EIGHT_GAME_MIX: tuple[_MixGame, ...] = (
    (_LIMIT, TRIPLE_DRAW_27),
    *_HORSE_MIX,
    (_NO_LIMIT, HOLDEM),
    (_POT_LIMIT, OMAHA),
)
_MIXES: dict[str, tuple[_MixGame, ...]] = {
    "hose": tuple(mix_game for mix_game in _HORSE_MIX if mix_game[1] is not RAZZ),
    "horse": _HORSE_MIX,
    "8-game": _EIGHT_GAME_MIX,
    "9-game": (*_EIGHT_GAME_MIX, (_NO_LIMIT, SINGLE_DRAW_27)),
    "10-game": (*_EIGHT_GAME_MIX, (_NO_LIMIT, SINGLE_DRAW_27), (_LIMIT, BADUGI)),
    "dealer's choice": (
        *_EIGHT_GAME_MIX,
        (_NO_LIMIT, SINGLE_DRAW_27),
        (_LIMIT, BADUGI),
        (_LIMIT, BADACEY),
    ),
}
ROTATIONS = tuple(_MIXES)
"""Named mixes."""


def build_rotation(
    name: str,
    small_bet: int,
    big_bet: int,
    *,
    ante: int = 0,
    bring_in: int = 0,
    blinds: tuple[int, ...] = (),
    rules: HouseRules | None = None,
) -> Rotation:
    """Return a mix by its name, with these limit bets.

    *ante* and *bring_in* are for stud games: by default a fifth and three tenths of the small bet.
    *blinds* are for no-limit and pot-limit games: by default a fifth and two fifths of the small
    bet.
    """
    if name not in _MIXES:
        close_matches = get_close_matches(name, _MIXES, 1)
        hint = NameSuggestion(close_matches[0]) if close_matches else KnownNames(tuple(_MIXES))
        raise BadGame(w.NoSuchMix(repr(name), hint))
    ante = ante or default_ante(small_bet)
    bring_in = bring_in or default_bring_in(small_bet)
    big_blind = max(2, 2 * small_bet // 5)
    stakes_by_kind = {
        "stud": Stakes((), small_bet, big_bet, ante, bring_in=bring_in),
        "limit": Stakes(default_blinds(small_bet), small_bet, big_bet),
        "big bet": _build_big_bet_stakes(blinds or (big_blind // 2, big_blind)),
    }
    games = tuple(
        Game(
            variant,
            structure,
            stakes_by_kind[_find_stakes_kind(structure, variant)],
            rules or HouseRules(),
        )
        for structure, variant in _MIXES[name]
    )
    changes_game_by: RotationChange = "choice" if name == "dealer's choice" else "orbit"
    return Rotation(f"{name} {small_bet}/{big_bet}", games, changes_game_by)


def _build_big_bet_stakes(blinds: tuple[int, ...]) -> Stakes:
    return Stakes(blinds, max(blinds), max(blinds))


def _find_stakes_kind(structure: Structure, variant: Variant) -> str:
    if variant.has_upcards:
        return "stud"
    return "limit" if structure.has_limit_bets else "big bet"

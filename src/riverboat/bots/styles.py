"""Bot styles by name, for the terminal, bulk play, matches and rooms.

The characters look at their cards. Three styles are trained: ``blueprint`` plays no-limit hold'em
by precomputed strategies, ``push-fold`` short stacks heads-up by the equilibrium, and ``icm`` short
stacks at any table by the prize value of chips; in all other hands they play like the shark. Two
more styles ignore their cards and serve as baselines: one always calls, one folds, calls and raises
at random.

>>> from random import Random
>>> style("mani", Random(1)).name, style("caller", Random(1)).straddle_probability
('maniac', 0.0)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

from riverboat.bots.betting_policy import always_call, make_uniform_policy
from riverboat.bots.blueprint.blueprint_player import BlueprintPlayer
from riverboat.bots.characters import CHARACTERS, SHARK
from riverboat.bots.icm_player import IcmPlayer
from riverboat.bots.opponent import Opponent
from riverboat.bots.player_protocol import DecisionPoint, Player
from riverboat.bots.policy_player import PolicyPlayer
from riverboat.bots.prize_money import PrizeSource, no_prizes
from riverboat.bots.push_fold_player import PushFoldPlayer
from riverboat.bots.style_names import (
    BLUEPRINT,
    CALLER,
    ICM,
    PUSH_FOLD,
    RANDOM,
    STYLES,
)
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import CALL as ASK_TO_CALL
from riverboat.engine import FOLD as ASK_TO_FOLD
from riverboat.engine import AnyCommand, BadGame, HandState, ToAct
from riverboat.words.refusals.name_suggestions import suggest_name
from riverboat.words.refusals.simulations import StyleUnknown

_Game = TypeVar("_Game")


class Style(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """A playing style: a player, and its decisions between hands.

    It uses one random generator, which a table may share among all of its players.
    """

    name: str
    """The name of the style in ``STYLES``."""
    player: Player
    rng: Random
    straddle_probability: float = 0.0
    """Probability of a straddle when one is allowed."""
    needs_hand_view: bool = True
    """True if the style needs a view of the hand; others need only their own cards."""

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return the command for the player's turn; always legal."""
        command = self.player.choose(seat, hand, turn)
        # rule: OPEN-02 fold if an all-in call is not allowed: bots do not buy chips during a hand
        is_unaffordable_call = (
            isinstance(turn, ToAct) and turn.chips_missing and command == ASK_TO_CALL
        )
        return ASK_TO_FOLD if is_unaffordable_call else command

    def wants_to_straddle(self) -> bool:
        """Return True if the player straddles in this hand."""
        return self.rng.random() < self.straddle_probability

    def choose_game(self, games: Sequence[_Game]) -> _Game:
        """Return one of the games at random, for a dealer's choice."""
        return self.rng.choice(games)

    game = DeprecatedAttribute("choose_game")
    looks = DeprecatedAttribute("needs_hand_view")
    luck = DeprecatedAttribute("rng")
    straddle = DeprecatedAttribute("wants_to_straddle")
    straddles = DeprecatedAttribute("straddle_probability")


def style(name: str, rng: Random, prize_source: PrizeSource = no_prizes) -> Style:
    """Return the style with this name, or the only style whose name starts with it.

    *prize_source* returns the prize money, for styles that use it. Raises ``BadGame`` for an
    unknown name.
    """
    typed_name = name.strip().lower()
    matching_names = [
        full_name for full_name in STYLES if typed_name and full_name.startswith(typed_name)
    ]
    if len(matching_names) != 1:
        raise BadGame(StyleUnknown(repr(name), suggest_name(name, STYLES)))
    match matching_names[0]:
        case "caller":
            return Style(CALLER, PolicyPlayer(always_call, rng), rng, needs_hand_view=False)
        case "random":
            return Style(
                RANDOM,
                PolicyPlayer(make_uniform_policy(rng), rng),
                rng,
                0.25,
                needs_hand_view=False,
            )
        case "blueprint":
            return Style(BLUEPRINT, BlueprintPlayer(rng, Opponent(SHARK, rng)), rng)
        case "push-fold":
            return Style(PUSH_FOLD, PushFoldPlayer(rng, Opponent(SHARK, rng)), rng)
        case "icm":
            return Style(ICM, IcmPlayer(rng, Opponent(SHARK, rng), prize_source), rng)
        case full_name:
            character = next(character for character in CHARACTERS if character.name == full_name)
            return Style(
                full_name, Opponent(character, rng), rng, character.bluff_probability
            )  # they straddle as they bluff

"""The level card of a pot-limit tournament: blinds, and first raise sizes."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine.commands.engine_commands import Deal
from riverboat.engine.commands.pending import Awaiting, ToAct, ToDeal
from riverboat.engine.games.game import Game
from riverboat.engine.play import play_out, start
from riverboat.engine.state.hand_state import HandState

_DEEP_STACK_BIG_BETS = 1_000
"""Size of the stacks in big bets, so that only no-limit allows a first raise of a whole stack."""


class LevelCard(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"min_raise": "least_raise", "max_raise": "greatest_raise"},
):
    """A printed card for one level of a pot-limit tournament (POTL-15), in chips.

    The pot of a pot-limit game is counted without its antes: the card cannot know their
    number.

    >>> from riverboat.engine.games.game_names import parse_game
    >>> print(level_card(parse_game("pot-limit omaha 100/200")))
    blinds 100/200, raise to 400-700
    """

    blinds: tuple[int, ...]
    ante: int
    min_raise: int
    """The minimum raise total of the first player to act."""
    max_raise: int | None
    """The maximum raise total; ``None`` if only the stack bounds it.

    It is also ``None`` in pot-limit without blinds, where the pot depends on the number of antes.
    """

    def __str__(self) -> str:
        blinds = "blinds " + "/".join(map(str, self.blinds)) if self.blinds else "no blinds"
        ante = f", ante {self.ante}" if self.ante else ""
        max_text = "" if self.max_raise == self.min_raise else f"-{self.max_raise}"
        return f"{blinds}{ante}, raise to {self.min_raise}" + (
            max_text if self.max_raise is not None else " or more"
        )

    least_raise = DeprecatedAttribute("min_raise")
    greatest_raise = DeprecatedAttribute("max_raise")


def level_card(game: Game) -> LevelCard:
    """Return the printed card of a tournament level: blinds, ante and first raise sizes.

    The sizes are computed from the first decision of a hand.
    """
    stakes = game.stakes
    player_count = max(3, len(stakes.blinds))
    stack = _DEEP_STACK_BIG_BETS * stakes.big_bet
    game_without_ante = replace(game, stakes=replace(stakes, ante=0)) if stakes.blinds else game
    hand = HandState(start(game_without_ante, (stack,) * player_count))
    to_act = play_out(hand, [], _deal_unknown_cards)
    assert isinstance(to_act, ToAct), f"expected a bet decision, got {to_act}"
    has_bounded_raise = to_act.high != to_act.all_in and (
        stakes.blinds or not hand.compiled.is_pot_limit
    )
    max_raise = to_act.high if has_bounded_raise else None
    return LevelCard(stakes.blinds, stakes.ante, to_act.low, max_raise)


def _deal_unknown_cards(_hand: HandState, next_step: Awaiting) -> Deal | None:
    return Deal((UNKNOWN,) * next_step.count) if isinstance(next_step, ToDeal) else None

"""Environments for reinforcement learning, through its usual interfaces.

``aec.HandAEC``          PettingZoo: all players of a hand, each asked in turn
``single.HandEnv``       Gymnasium: one learner among opponents
``vector.HandVectorEnv`` Gymnasium: thousands of them side by side, on ``riverboat.sim.vector``
``spiel``                OpenSpiel: ``pyspiel.load_game("riverboat(game=leduc)")``
``search.build_root_node``  a search: nodes that are copied and stepped, with moves of chance

They support every game. ``ActionList`` numbers the actions of a game, and a mask marks the legal
ones. ``Observer`` encodes a player's knowledge as numbers: the cards and the whole history.
``Episode`` has the game, the actions and the observations without such an interface. If Gymnasium
was imported first, the environments also have names: ``gymnasium.make("riverboat/Kuhn-v0")``. The
interfaces need the extra ``rl``: ``pip install 'riverboat[rl]'``.
"""

import sys
from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.envs.action_list import ActionList, Mask, Size
from riverboat.envs.env_episode import Episode, Rules, StackedDeck
from riverboat.envs.history import HistoryRow, Observed, Observer

__all__ = [
    "ActionList",
    "Episode",
    "Mask",
    "Observed",
    "Observer",
    "HistoryRow",
    "Rules",
    "Size",
    "StackedDeck",
]

if "gymnasium" in sys.modules:  # `gymnasium.make("riverboat/Kuhn-v0")`
    from riverboat.envs import registry as _registry  # noqa: F401  # it registers them

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.envs")

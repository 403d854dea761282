"""pokerkit's names over riverboat: one line of a program is changed, and it runs on this.

>>> from riverboat.compat.pokerkit import Automation, NoLimitTexasHoldem
>>> state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, 3)
>>> state.actor_index, state.can_complete_bet_or_raise_to(6), state.checking_or_calling_amount
(2, True, 2)

Modules have pokerkit's names, too: ``riverboat.compat.pokerkit.state`` and so on. Where versions of
pokerkit differ, :func:`use_profile` chooses. ``docs/reference/pokerkit.md`` says what is the same.
"""

from riverboat.compat.pokerkit import (
    analysis,
    games,
    hands,
    lookups,
    notation,
    rule_profiles,
    state,
    utilities,
)
from riverboat.compat.pokerkit.analysis import *  # noqa: F403
from riverboat.compat.pokerkit.games import *  # noqa: F403
from riverboat.compat.pokerkit.hands import *  # noqa: F403
from riverboat.compat.pokerkit.lookups import *  # noqa: F403
from riverboat.compat.pokerkit.notation import *  # noqa: F403
from riverboat.compat.pokerkit.rule_profiles import *  # noqa: F403
from riverboat.compat.pokerkit.state import *  # noqa: F403
from riverboat.compat.pokerkit.utilities import *  # noqa: F403

# A module says its own names; pokerkit has all of them here, too.
__all__: list[str] = []
__all__ += analysis.__all__
__all__ += games.__all__
__all__ += hands.__all__
__all__ += lookups.__all__
__all__ += notation.__all__
__all__ += rule_profiles.__all__
__all__ += state.__all__
__all__ += utilities.__all__

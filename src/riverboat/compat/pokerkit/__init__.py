"""The API of pokerkit, implemented by riverboat: a program changes one import to use it."""

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

# Like pokerkit, the package exports the public names of all its modules.
__all__: list[str] = []
__all__ += analysis.__all__
__all__ += games.__all__
__all__ += hands.__all__
__all__ += lookups.__all__
__all__ += notation.__all__
__all__ += rule_profiles.__all__
__all__ += state.__all__
__all__ += utilities.__all__

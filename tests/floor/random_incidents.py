"""Random incidents, plausible or not."""

from __future__ import annotations

import random
import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


def random_incident(rng: random.Random, incident_type: type[Any], players: int) -> Any:
    """Return a random incident of this kind with about half its fields unset, some impossible."""
    hints = get_type_hints(incident_type)
    fields = {
        name: _random_value(rng, hints[name], players) for name in incident_type.__struct_fields__
    }
    return incident_type(**fields)


def _random_value(rng: random.Random, value_type: Any, players: int) -> Any:
    if get_origin(value_type) in (Union, types.UnionType):
        if types.NoneType in get_args(value_type) and rng.random() < 0.4:
            return None
        return _random_value(rng, get_args(value_type)[0], players)
    if get_origin(value_type) is Literal:
        return rng.choice(get_args(value_type))
    if get_origin(value_type) is tuple:
        return tuple(
            [_random_value(rng, get_args(value_type)[0], players) for _ in range(rng.randrange(5))]
        )
    if value_type is bool:
        return rng.random() < 0.5
    return rng.choice([-1, 0, 1, 2, rng.randrange(players), players, 40, 500])

"""Random incidents, plausible or not."""

from __future__ import annotations

import random
import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


def random_incident(rng: random.Random, kind: type[Any], players: int) -> Any:
    """Return a random incident of this kind with about half its fields unset, some impossible."""
    hints = get_type_hints(kind)
    fields = {name: _random_value(rng, hints[name], players) for name in kind.__struct_fields__}
    return kind(**fields)


def _random_value(rng: random.Random, kind: Any, players: int) -> Any:
    if get_origin(kind) in (Union, types.UnionType):
        if types.NoneType in get_args(kind) and rng.random() < 0.4:
            return None
        return _random_value(rng, get_args(kind)[0], players)
    if get_origin(kind) is Literal:
        return rng.choice(get_args(kind))
    if get_origin(kind) is tuple:
        return tuple(
            [_random_value(rng, get_args(kind)[0], players) for _ in range(rng.randrange(5))]
        )
    if kind is bool:
        return rng.random() < 0.5
    return rng.choice([-1, 0, 1, 2, rng.randrange(players), players, 40, 500])

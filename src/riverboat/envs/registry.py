"""Names of environments for ``gymnasium.make("riverboat/Kuhn-v0")``.

They are registered when ``riverboat.envs`` is imported after Gymnasium, and in any case by
``gymnasium.make("riverboat.envs.registry:riverboat/Kuhn-v0")``. Gymnasium 1.0 no longer reads entry
points; earlier versions call ``register_envs`` through ``gymnasium.envs``. The code of an
environment is imported when the first one is made.
"""

from __future__ import annotations

from typing import Final

ENVIRONMENTS: Final = {
    "riverboat/Kuhn-v0": "kuhn",
    "riverboat/Leduc-v0": "leduc",
    "riverboat/Holdem-v0": "nlhe 1/2",
    "riverboat/LimitHoldem-v0": "limit 2/4",
    "riverboat/Omaha-v0": "PLO 1/2",
}
"""The game of each name; ``gymnasium.make(name, game="razz 2/4")`` plays any other."""


def register_envs() -> None:
    """Register every environment with Gymnasium, once."""
    from gymnasium.envs.registration import register, registry

    for name, game in ENVIRONMENTS.items():
        if name not in registry:
            register(
                id=name,
                entry_point="riverboat.envs.single:HandEnv",
                vector_entry_point="riverboat.envs.vector:HandVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register_envs()

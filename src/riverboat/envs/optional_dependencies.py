"""What an environment says when the library that it is an environment of is not installed."""

from __future__ import annotations


def missing_dependency(module: str) -> ModuleNotFoundError:
    """The error of who has not installed what an environment stands on."""
    return ModuleNotFoundError(
        f"riverboat.envs needs {module}, which is not installed: pip install 'riverboat[rl]'",
        name=module,
    )

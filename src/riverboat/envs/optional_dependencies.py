"""Error messages for optional environment libraries that are not installed."""

from __future__ import annotations


def build_missing_dependency_error(module: str) -> ModuleNotFoundError:
    """Return the error for a missing library that an environment needs."""
    return ModuleNotFoundError(
        f"riverboat.envs needs {module}, which is not installed: pip install 'riverboat[rl]'",
        name=module,
    )

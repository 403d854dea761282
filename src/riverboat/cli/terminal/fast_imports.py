"""Imports without optional dependencies, for a faster start."""

from __future__ import annotations

import sys
from importlib import import_module


def import_structlog() -> None:
    """Import structlog without rich, which it would use for coloured tracebacks.

    A room shows no such tracebacks, and the import of rich takes a twelfth of the start-up time.
    """
    unloaded_modules = [
        name for name in ("rich", "rich.console", "rich.traceback") if name not in sys.modules
    ]
    if "structlog" in sys.modules or len(unloaded_modules) < 3:
        return
    sys.modules["rich"] = None  # type: ignore[assignment]  # an import of it fails
    try:
        import_module("structlog")
    finally:
        del sys.modules["rich"]

"""Tables of the names that were renamed in 0.9: docs/reference/renames.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RENAMED_MODULES: Final[Mapping[str, str]] = {}
"""Each old path of a module with its new one."""

RENAMED_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "riverboat.engine": {"Hand": "HandState"},
}
"""For each module (by its present path) its old names with the new ones; a path where it moved."""

RENAMED_ATTRIBUTES: Final[Mapping[str, Mapping[str, str]]] = {}
"""For each class, ``module.Class``, the old names of attributes, methods and parameters."""

"""Write docs/reference/renames.md: the old names of the Python API with their new ones.

``python -m tests.docs.renames_page > docs/reference/renames.md``
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

from riverboat.deprecation.renames import RENAMED_ATTRIBUTES, RENAMED_MODULES, RENAMED_NAMES

HEAD = """\
<!-- Made by: python -m tests.docs.renames_page > docs/reference/renames.md -->
# Renamed names

Version 0.9 renamed these parts of the Python API. Each old name still works and warns;
the version after removes it ([versions and deprecations](versions.md)).
"""


def page() -> str:
    """Return the page."""
    return "\n".join([HEAD, *_sections()]).rstrip() + "\n"


def _sections() -> Iterator[str]:
    if RENAMED_MODULES:
        yield from _section("Modules", RENAMED_MODULES)
    for module, names in sorted(RENAMED_NAMES.items()):
        yield from _section(f"`{module}`", names)
    for path, names in sorted(RENAMED_ATTRIBUTES.items()):
        yield from _section(f"Members of `{path}`", names)


def _section(title: str, names: Mapping[str, str]) -> Iterator[str]:
    yield f"## {title}\n\n| Old name | New name |\n|---|---|"
    yield "\n".join([f"| `{old}` | `{new}` |" for old, new in sorted(names.items())]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())

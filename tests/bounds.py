"""Requirements at one end of the allowed version ranges: ``python -m tests.bounds lowest``.

``lowest`` prints each dependency of each extra at its lower bound, ``newest`` as in the metadata,
and both print the test tools as pinned in requirements/dev.txt. ``make lowest`` and ``make newest``
install these requirements; the project itself is imported from the checkout.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION_BOUNDS = ("lowest", "newest")
TEST_TOOLS = ("pytest", "pytest-timeout", "pytest-rerunfailures", "hypothesis", "setuptools")
"""Tools that run the tests; old versions of Ray import setuptools."""
REQUIREMENT_PATTERN = re.compile(r"([\w.-]+)(\[[\w,]+\])?(>=([\d.]+)(?:,<[\d.]+)?)((?:\s*;.*)?)")


def find_dependencies(text: str) -> Iterator[re.Match[str]]:
    """Yield each dependency of pyproject.toml and of its extras, once."""
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"].values()
    requirements = [*project["dependencies"], *[line for lines in extras for line in lines]]
    for line in dict.fromkeys(requirements):
        if line.startswith("riverboat["):
            continue
        match = REQUIREMENT_PATTERN.fullmatch(line)
        if match is None:
            raise ValueError(f"{line!r} has no lower bound of the form name>=1.2")
        yield match


def bounded_requirements(version_bound: str, pyproject: str, pinned: str) -> list[str]:
    """Return the lines that pip installs for *version_bound*."""
    lines = []
    for match in find_dependencies(pyproject):
        name, extras, version_bounds, lowest_version, marker = match.groups(default="")
        installed_version = f"=={lowest_version}" if version_bound == "lowest" else version_bounds
        lines.append(f"{name}{extras}{installed_version}{marker}")
    for tool in TEST_TOOLS:
        pin = re.search(rf"^{tool}==(\S+)", pinned, re.MULTILINE)
        assert pin is not None, f"{tool} is not pinned"
        lines.append(f"{tool}=={pin[1]}")
    return lines


if __name__ == "__main__":
    [version_bound] = sys.argv[1:]
    assert version_bound in VERSION_BOUNDS
    texts = [
        (ROOT / name).read_text("utf-8") for name in ("pyproject.toml", "requirements/dev.txt")
    ]
    print("\n".join(bounded_requirements(version_bound, *texts)))

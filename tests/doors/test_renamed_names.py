"""Old public names still work or name their replacement."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from riverboat.deprecation.renames import RENAMED_NAMES

OLD_NAMES_TEXT = Path(__file__).with_name("old_names.txt").read_text("utf-8")
MOVED_LOCATION_BY_OLD_NAME = {
    "riverboat.service.Refusal": r"riverboat\.service\.UnwrittenHand",
    "riverboat.service.Known": r"riverboat\.service\.KnownRecords",
    "riverboat.service.Moment": r"riverboat\.service\.ReplayStep",
    "riverboat.table.Offer": r"riverboat\.table\.StraddleOffer",
}
"""Moved names, and the location that the error names."""
ROOT = Path(__file__).parents[2]


def parse_old_names() -> dict[str, list[str]]:
    lines = [line for line in OLD_NAMES_TEXT.splitlines() if not line.startswith("#")]
    package_lines = "\n".join(lines).replace("\n  ", " ").splitlines()
    return {
        package: names.split()
        for package, _, names in (line.partition(": ") for line in package_lines)
    }


OLD_NAMES_BY_PACKAGE = parse_old_names()
NEW_LOCATION_BY_OLD_NAME = {
    f"{module}.{old}": f"{module}.{new}"
    for module, names in RENAMED_NAMES.items()
    for old, new in names.items()
    if module in OLD_NAMES_BY_PACKAGE
}
"""Deprecated names that still work with a warning."""


def test_old_name_list_is_complete() -> None:
    assert len(OLD_NAMES_BY_PACKAGE) == 18
    assert sum(map(len, OLD_NAMES_BY_PACKAGE.values())) > 550


@pytest.mark.parametrize("package", OLD_NAMES_BY_PACKAGE)
def test_every_old_name_works_or_names_replacement(package: str) -> None:
    module = import_module(package)
    for name in OLD_NAMES_BY_PACKAGE[package]:
        new_location = MOVED_LOCATION_BY_OLD_NAME.get(f"{package}.{name}")
        if f"{package}.{name}" in NEW_LOCATION_BY_OLD_NAME:
            continue
        if new_location is None:
            assert getattr(module, name) is not None, name
        else:
            with pytest.raises(AttributeError, match=new_location):
                getattr(module, name)


def test_old_hand_constructor_names_hand_state() -> None:
    """The error for the old use of Hand names its new location."""
    import riverboat
    from riverboat.engine import parse_game, start

    with pytest.raises(TypeError, match=r"is riverboat\.engine\.HandState$"):
        riverboat.Hand(start(parse_game("nlhe 1/2"), [200, 200]))  # type: ignore[arg-type]


@pytest.mark.parametrize("old_name", NEW_LOCATION_BY_OLD_NAME)
def test_renamed_class_is_alias_with_deprecation_warning(old_name: str) -> None:
    (package, name), (_, new_name) = (
        old_name.rsplit(".", 1),
        NEW_LOCATION_BY_OLD_NAME[old_name].rsplit(".", 1),
    )
    module = import_module(package)
    with pytest.warns(
        DeprecationWarning, match=NEW_LOCATION_BY_OLD_NAME[old_name].replace(".", r"\.")
    ) as warnings:
        assert getattr(module, name) is getattr(module, new_name)
    assert warnings[0].filename == __file__
    assert name not in module.__all__


def test_project_does_not_use_renamed_hand_class() -> None:
    """Search imports inside functions, type checks, docstrings and pages."""
    import_pattern = (
        r"from riverboat\.engine(\.state\.hand(_state)?)? import (\([^)]*|[^\n(]*)\bHand\b"
    )
    old_use_pattern = re.compile(rf"{import_pattern}|\bengine\.Hand\b")
    excluded_paths = {Path(__file__), *(ROOT / "docs/decisions").iterdir()}
    excluded_paths |= {
        *(ROOT / "src/riverboat/deprecation").iterdir(),
        ROOT / "docs/reference/renames.md",
    }
    for folder in ("src", "tests", "examples", "bench", "docs"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".md") and path not in excluded_paths:
                assert not (match := old_use_pattern.search(path.read_text("utf-8"))), (path, match)

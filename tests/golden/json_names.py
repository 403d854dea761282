"""JSON names of stored and sent structs, in ``json_names.txt``.

Facts, commands, incidents, views and frames have their Python names changed now and then; their
names in JSON have to stay, or old logs and clients are not understood. Each line of the file has
the tag of a struct, or its place within a tagged one, and the names of its fields:

    type=BlindPosted: amount post seat
    type=TableOpened/options/clock: bank_seconds turn_seconds

``python -m tests.golden.json_names`` adds new names and removes none.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

from msgspec import Struct, structs

import riverboat

FILE = Path(__file__).with_name("json_names.txt")
PACKAGES = "engine floor live service store table tourney wire"
_MESSAGE_TAG = "say"
"""The tag of messages: ``tests/words`` compares their names with the messages of each language."""


def find_json_names() -> dict[str, set[str]]:
    """Return the JSON names of the fields of each tagged struct, and of the structs within it."""
    names: dict[str, set[str]] = {}
    visited: set[type] = set()
    for kind in sorted(_tagged_structs(), key=lambda kind: (_tag(kind), kind.__qualname__)):
        _add_names(kind, _tag(kind), names, visited)
    return names


def read_json_names() -> dict[str, set[str]]:
    """Return the names in the file."""
    lines = FILE.read_text("utf-8").splitlines()
    return {
        place: {*fields.split()} for place, _, fields in (line.partition(":") for line in lines)
    }


def add_json_names() -> None:
    """Add the names that the file does not have."""
    names = read_json_names() if FILE.exists() else {}
    for place, fields in find_json_names().items():
        names[place] = names.get(place, set()) | fields
    lines = [f"{place}: {' '.join(sorted(fields))}".rstrip() for place, fields in names.items()]
    FILE.write_text("\n".join(sorted(lines)) + "\n", "utf-8")


def _tagged_structs() -> Iterator[type[Struct]]:
    for package in PACKAGES.split():
        root = import_module(f"{riverboat.__name__}.{package}")
        for module in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
            import_module(module.name)
    for kind in _subclasses(Struct):
        has_tag = _tag(kind) and kind.__struct_config__.tag_field != _MESSAGE_TAG
        is_base = kind.__subclasses__() and not kind.__struct_fields__
        if has_tag and not is_base and kind.__module__.split(".")[1] in PACKAGES.split():
            yield kind


def _subclasses(kind: type[Struct]) -> Iterator[type[Struct]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)


def _tag(kind: type[Struct]) -> str:
    config = kind.__struct_config__
    return "" if config.tag is None else f"{config.tag_field}={config.tag}"


def _add_names(
    kind: type[Struct], place: str, names: dict[str, set[str]], visited: set[type]
) -> None:
    """Add the names of a struct at a place, then those of the untagged structs in its fields."""
    if kind in visited:
        return
    visited.add(kind)
    fields = structs.fields(kind)
    names.setdefault(place, set()).update(field.encode_name for field in fields)
    for field in fields:
        for part in _structs_in(field.type):
            if not _tag(part):
                _add_names(part, f"{place}/{field.encode_name}", names, visited)


def _structs_in(annotation: object) -> Iterator[type[Struct]]:
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        yield annotation
    for argument in get_args(annotation):
        yield from _structs_in(argument)


if __name__ == "__main__":
    add_json_names()

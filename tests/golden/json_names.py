"""JSON names of stored and sent structs, in ``json_names.txt``.

Facts, commands, incidents, messages, views and frames have their Python names changed now and then;
their names in JSON have to stay, or old logs and clients are not understood. Each line of the file
has the tag of a struct, or its place within a tagged one, and the names of its fields:

    type=BlindPosted: amount post seat
    type=TableOpened/options/clock: bank_seconds turn_seconds

``python -m tests.golden.json_names`` adds new names and removes none.
"""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

from msgspec import Struct, structs

import riverboat
from riverboat.words.message_files import read_renamed_codes

NAMES_FILE = Path(__file__).with_name("json_names.txt")
PACKAGE_NAMES = "engine floor live service store table tourney wire words"
_MODULE_PREFIXES = tuple([f"{riverboat.__name__}.{package}." for package in PACKAGE_NAMES.split()])
MESSAGE_TAG = "say"
"""The tag of messages. A message may be removed or renamed; old codes are still decoded."""


def find_json_names() -> dict[str, set[str]]:
    """Return the JSON names of the fields of each tagged struct, and of the structs within it."""
    names_by_place: dict[str, set[str]] = {}
    visited_types: set[type] = set()
    for struct_type in sorted(
        _iter_tagged_structs(),
        key=lambda struct_type: (_format_tag(struct_type), struct_type.__qualname__),
    ):
        _add_names(struct_type, _format_tag(struct_type), names_by_place, visited_types)
    return names_by_place


def read_json_names() -> dict[str, set[str]]:
    """Return the names in the file."""
    lines = NAMES_FILE.read_text("utf-8").splitlines()
    return {
        place: {*fields.split()} for place, _, fields in (line.partition(":") for line in lines)
    }


def find_current_place(place: str) -> str:
    """Return the place in today's code; another one if the message at it was renamed."""
    tag, _, code = place.partition("=")
    if tag != MESSAGE_TAG:
        return place
    return f"{tag}={_read_renamed_codes().get(code, code)}"


@cache
def _read_renamed_codes() -> dict[str, str]:
    return tomllib.loads(read_renamed_codes())


def add_json_names() -> None:
    """Add the names that the file does not have."""
    names_by_place = read_json_names() if NAMES_FILE.exists() else {}
    for place, fields in find_json_names().items():
        names_by_place[place] = names_by_place.get(place, set()) | fields
    lines = [
        f"{place}: {' '.join(sorted(fields))}".rstrip() for place, fields in names_by_place.items()
    ]
    NAMES_FILE.write_text("\n".join(sorted(lines)) + "\n", "utf-8")


def _iter_tagged_structs() -> Iterator[type[Struct]]:
    for package in PACKAGE_NAMES.split():
        package_module = import_module(f"{riverboat.__name__}.{package}")
        for module in pkgutil.walk_packages(package_module.__path__, f"{package_module.__name__}."):
            import_module(module.name)
    for struct_type in _iter_subclasses(Struct):
        is_base = struct_type.__subclasses__() and not struct_type.__struct_fields__
        if (
            _format_tag(struct_type)
            and not is_base
            and struct_type.__module__.startswith(_MODULE_PREFIXES)
        ):
            yield struct_type


def _iter_subclasses(struct_type: type[Struct]) -> Iterator[type[Struct]]:
    for subclass in struct_type.__subclasses__():
        yield subclass
        yield from _iter_subclasses(subclass)


def _format_tag(struct_type: type[Struct]) -> str:
    config = struct_type.__struct_config__
    return "" if config.tag is None else f"{config.tag_field}={config.tag}"


def _add_names(
    struct_type: type[Struct],
    place: str,
    names_by_place: dict[str, set[str]],
    visited_types: set[type],
) -> None:
    """Add the names of a struct at a place, then those of the untagged structs in its fields."""
    if struct_type in visited_types:
        return
    visited_types.add(struct_type)
    fields = structs.fields(struct_type)
    names_by_place.setdefault(place, set()).update(field.encode_name for field in fields)
    for field in fields:
        for nested_type in _iter_structs_in(field.type):
            if not _format_tag(nested_type):
                _add_names(
                    nested_type, f"{place}/{field.encode_name}", names_by_place, visited_types
                )


def _iter_structs_in(annotation: object) -> Iterator[type[Struct]]:
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        yield annotation
    for argument in get_args(annotation):
        yield from _iter_structs_in(argument)


if __name__ == "__main__":
    add_json_names()

"""Generator of docs/reference/room.toml.md from the configuration of a server.

python -m tests.docs.server_config_page > docs/reference/room.toml.md
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from riverboat.table.rules.toml_values import to_toml_value
from riverboat.web import server_config
from riverboat.web.server_config import ENV_PREFIX, GROUPS, ServerConfig
from tests.docs import rulebook

FILE = rulebook.DOCS / "reference" / "room.toml.md"
COMMAND = "python -m tests.docs.server_config_page > docs/reference/room.toml.md"

EXAMPLE_CONFIG = """\
port = 8080
base_url = "https://poker.example"
registration = "guests"
backup_hours = 24

[limits]
tables = 40

[mail]
host = "smtp.poker.example"
sender = "room@poker.example"
"""

_PAGE_HEADER: Final = f"""\
# room.toml

This page describes the configuration file of a server: `riverboat serve --config room.toml`. Every
option has a default. The error for an unknown option suggests the closest name, and the error for
an invalid value lists the valid ones. [Host a room](../how-to/host.md) explains the options that a
room needs.

```toml
{EXAMPLE_CONFIG}```

You can also set each option with an environment variable: `{ENV_PREFIX}PORT` sets `port`, and
`{ENV_PREFIX}LIMITS_TABLES` sets `tables` of `[limits]`. A variable overrides the file, and an
option of the command line overrides both.
"""


def field_docs(config: type[Struct]) -> Mapping[str, str]:
    """Return the docstrings of a configuration's fields, each as one line."""
    [class_node] = ast.parse(inspect.getsource(config)).body
    assert isinstance(class_node, ast.ClassDef)
    docs: dict[str, str] = {}
    for field_node, next_statement in zip(class_node.body, class_node.body[1:], strict=False):
        match field_node, next_statement:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                docs[name] = " ".join(inspect.cleandoc(text).replace("``", "`").split())
    return docs


def build_page() -> str:
    """Return the page."""
    return "\n".join([_PAGE_HEADER, *_build_sections()])


def _build_sections() -> Iterator[str]:
    yield from _build_section("Server", ServerConfig)
    for name, group in GROUPS.items():
        yield from _build_section(f"[{name}]", group)


def _build_section(title: str, config: type[Struct]) -> Iterator[str]:
    docs = field_docs(config)
    type_hints = get_type_hints(vars(server_config)[config.__name__], include_extras=True)
    yield f"## {title}\n"
    if config is not ServerConfig:
        yield f"{inspect.getdoc(config)}\n".replace("*host*", "`host`")
    yield "| option | default | values | meaning |"
    yield "|---|---|---|---|"
    for field in fields(config):
        if field.encode_name not in GROUPS:
            default, values_text = _default_text(field), _values_text(type_hints[field.name])
            yield f"| `{field.encode_name}` | {default} | {values_text} | {docs[field.name]} |"
    yield ""


def _default_text(field: FieldInfo) -> str:
    value = list(field.default) if isinstance(field.default, tuple) else field.default
    return f"`{to_toml_value(value)}`"


def _values_text(kind: Any) -> str:
    if get_origin(kind) is Annotated:
        base_type, meta = get_args(kind)
        assert isinstance(meta, Meta)
        minimum_text = f"above {meta.gt:,}" if meta.gt is not None else f"{meta.ge:,}"
        unit_prefix = "whole number, " if base_type is int else ""
        return f"{unit_prefix}{minimum_text} to {meta.le:,}"
    if get_origin(kind) is Literal:
        return ", ".join(f"`{value}`" for value in get_args(kind))
    return {str: "text", tuple: "list of texts"}[get_origin(kind) or kind]


if __name__ == "__main__":
    print(build_page(), end="")

"""The client's wire types match the wire messages completely."""

from __future__ import annotations

import re
from typing import Annotated, Literal, get_args

import pytest
from msgspec import Meta, Raw, Struct

from riverboat.service.records.room_facts import AnyRecorded
from riverboat.web.codegen import typescript_types
from riverboat.web.codegen import wire_typescript as ts
from riverboat.wire import client_commands, messages
from riverboat.wire.view import AnyTurn, TableView


class Parrot(Struct, frozen=True, tag="parrot", tag_field="t"):
    """A bird.

    It speaks.
    """

    name: str
    """Name of the bird."""
    age: int
    weight: float
    words: tuple[str, ...]
    perch: tuple[int, str]
    mood: Literal["calm", "loud"]
    cage: Parrot | None
    said: tuple[Raw, ...]
    tame: bool = True


def find_interface_text(name: str) -> str:
    match = re.search(rf"export interface {name} \{{\n.*?^\}}", ts.render_wire_types(), re.M | re.S)
    assert match, name
    return match[0]


def test_every_frame_command_and_turn_has_an_interface() -> None:
    text = ts.render_wire_types()
    wire_unions = (
        messages.ClientMessage,
        messages.ServerMessage,
        client_commands.AnyClientCommand,
        AnyTurn,
        TableView | None,
    )
    for message_type in {member for union in wire_unions for member in get_args(union)} - {
        type(None)
    }:
        assert text.count(f"export interface {message_type.__name__} {{") == 1


def test_every_used_type_is_defined() -> None:
    text = re.sub(r"/\*\*.*?\*/|^//.*?$", "", ts.render_wire_types(), flags=re.S | re.M)
    defined_names = set(re.findall(r"export (?:interface|type) (\w+)", text))
    used_names = set(re.findall(r'(?<!["\w])[A-Z]\w+', re.sub(r'"[^"]*"', "", text)))
    assert (
        used_names - {"PROTOCOL", "HIDDEN", "OVERLAY_MIN_DELAY_SECONDS", "Phrase"} == defined_names
    )


def test_interfaces_have_literal_tags() -> None:
    assert 'readonly t: "snapshot";' in find_interface_text("Snapshot")
    assert 'readonly do: "raise";' in find_interface_text("RaiseTo")
    assert 'readonly ask: "draw";' in find_interface_text("DrawTurn")


def test_field_kinds_are_rendered() -> None:
    assert typescript_types.render_interface(Parrot, (), is_request=False).splitlines() == [
        "/**",
        " * A bird.",
        " *",
        " * It speaks.",
        " */",
        "export interface Parrot {",
        '  readonly t: "parrot";',
        "  /** Name of the bird. */",
        "  readonly name: string;",
        "  readonly age: number;",
        "  readonly weight: number;",
        "  readonly words: readonly string[];",
        "  readonly perch: readonly [number, string];",
        '  readonly mood: "calm" | "loud";',
        "  readonly cage: Parrot | null;",
        "  readonly said: readonly Fact[];",
        "  readonly tame: boolean;",
        "}",
    ]


def test_defaults_are_optional_for_clients_only() -> None:
    assert "readonly token?: number;" in find_interface_text("SubmitCommand")
    assert "readonly chips?: Chips;" in find_interface_text("Sit")
    assert "readonly legal: string;" in find_interface_text("Rejected")


def test_unions_keep_their_names() -> None:
    assert "readonly wish: AnyClientCommand;" in find_interface_text("SubmitCommand")
    assert "readonly turn: AnyTurn | null;" in find_interface_text("PrivateView")


def test_bounds_are_rendered_as_comments() -> None:
    assert typescript_types.describe_bounds(Annotated[str, Meta(min_length=1, max_length=9)]) == (
        "Length at least 1, length at most 9."
    )
    assert "/** Like ^[2-9TJQKA][cdhs]$. */\nexport type Card = string;" in ts.render_wire_types()


def test_unsupported_type_is_refused() -> None:
    with pytest.raises(TypeError, match="TypeScript generation does not support"):
        typescript_types.render_type(complex, ())
    with pytest.raises(TypeError, match="TypeScript generation does not support"):
        typescript_types.render_type(dict[int, str], ())


def test_every_recorded_fact_has_a_type() -> None:
    fact_names = {str(kind.__struct_config__.tag) for kind in get_args(AnyRecorded)}
    assert len(fact_names) > 100
    fact_union = ts.render_wire_types().partition("export type Fact =")[2].partition("\n\n")[0]
    assert set(re.findall(r'readonly type: "(\w+)"', fact_union)) == fact_names

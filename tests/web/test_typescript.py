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
    """What it is called."""
    age: int
    weight: float
    words: tuple[str, ...]
    perch: tuple[int, str]
    mood: Literal["calm", "loud"]
    cage: Parrot | None
    said: tuple[Raw, ...]
    tame: bool = True


def interface(name: str) -> str:
    found = re.search(rf"export interface {name} \{{\n.*?^\}}", ts.typescript(), re.M | re.S)
    assert found, name
    return found[0]


def test_every_frame_every_wish_and_every_turn_has_an_interface() -> None:
    text = ts.typescript()
    unions = (
        messages.ClientMessage,
        messages.ServerMessage,
        client_commands.AnyClientCommand,
        AnyTurn,
        TableView | None,
    )
    for kind in {part for union in unions for part in get_args(union)} - {type(None)}:
        assert text.count(f"export interface {kind.__name__} {{") == 1


def test_every_name_that_is_used_is_defined() -> None:
    text = re.sub(r"/\*\*.*?\*/|^//.*?$", "", ts.typescript(), flags=re.S | re.M)
    defined = set(re.findall(r"export (?:interface|type) (\w+)", text))
    used = set(re.findall(r'(?<!["\w])[A-Z]\w+', re.sub(r'"[^"]*"', "", text)))
    assert used - {"PROTOCOL", "HIDDEN", "Phrase"} == defined


def test_a_struct_is_told_apart_by_its_tag() -> None:
    assert 'readonly t: "snapshot";' in interface("Snapshot")
    assert 'readonly do: "raise";' in interface("RaiseTo")
    assert 'readonly ask: "draw";' in interface("DrawTurn")


def test_each_kind_of_field_is_written() -> None:
    assert typescript_types.interface(Parrot, (), is_request=False).splitlines() == [
        "/**",
        " * A bird.",
        " *",
        " * It speaks.",
        " */",
        "export interface Parrot {",
        '  readonly t: "parrot";',
        "  /** What it is called. */",
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


def test_a_client_may_leave_out_what_has_a_default_and_the_room_never_does() -> None:
    assert "readonly token?: number;" in interface("SubmitCommand")
    assert "readonly chips?: Chips;" in interface("Sit")
    assert "readonly legal: string;" in interface("Rejected")


def test_a_union_keeps_its_name() -> None:
    assert "readonly wish: AnyClientCommand;" in interface("SubmitCommand")
    assert "readonly turn: AnyTurn | null;" in interface("PrivateView")


def test_a_plain_type_says_its_bounds() -> None:
    assert typescript_types.describe_bounds(Annotated[str, Meta(min_length=1, max_length=9)]) == (
        "Length at least 1, length at most 9."
    )
    assert "/** Like ^[2-9TJQKA][cdhs]$. */\nexport type Card = string;" in ts.typescript()


def test_a_type_that_typescript_has_no_word_for_is_refused() -> None:
    with pytest.raises(TypeError, match="TypeScript generation does not support"):
        typescript_types.render_type(complex, ())
    with pytest.raises(TypeError, match="TypeScript generation does not support"):
        typescript_types.render_type(dict[int, str], ())


def test_every_fact_that_a_room_writes_down_has_its_fields() -> None:
    names = {str(kind.__struct_config__.tag) for kind in get_args(AnyRecorded)}
    assert len(names) > 100
    union = ts.typescript().partition("export type Fact =")[2].partition("\n\n")[0]
    assert set(re.findall(r'readonly type: "(\w+)"', union)) == names

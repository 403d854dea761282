"""What the browser believes of the HTTP API's bodies and answers is what they are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import Struct

from riverboat.service.decks import cut, proof
from riverboat.service.state import settings
from riverboat.service.wishes import audit as auditing
from riverboat.web import audit_shapes
from riverboat.web.accounts import factor_shapes
from riverboat.web.shapes import (
    administration,
    hands,
    ledger,
    lobby,
    notes,
    own_data,
    people,
    reference,
    tables,
)

LIB = Path(__file__).parents[2] / "client" / "src" / "lib"
SHAPES = (people, notes, own_data, lobby, tables, administration, ledger, hands, reference)
MODULES = (*SHAPES, audit_shapes, factor_shapes, auditing, cut, proof, settings)


def interfaces(file: str) -> dict[str, set[str]]:
    """The interfaces of a file of TypeScript, and their fields."""
    found = re.findall(
        r"export interface (\w+) \{\n(.*?)^\}", (LIB / file).read_text(), re.M | re.S
    )
    return {
        name: set(re.findall(r"^  (?:readonly )?(\w+)\??:", body, re.M)) for name, body in found
    }


def struct(name: str) -> type[Struct] | None:
    """The Struct of that name, with which the room reads or answers."""
    found = [getattr(module, name) for module in MODULES if hasattr(module, name)]
    return found[0] if found else None


CASES = [
    (file, name, fields)
    for file, own in (("api.ts", {"Share", "HandsWish"}), ("verify.ts", {"Witness", "Step"}))
    for name, fields in interfaces(file).items()
    if name not in own or struct(name) is not None
]


@pytest.mark.parametrize("file, name, fields", CASES, ids=[name for _, name, _ in CASES])
def test_an_interface_has_the_fields_of_its_struct(file: str, name: str, fields: set[str]) -> None:
    kind = struct(name)
    assert kind is not None, f"{file} speaks of {name}, and the room does not"
    assert {field.encode_name for field in msgspec.structs.fields(kind)} == fields


def test_the_interfaces_of_the_api_are_found_at_all() -> None:
    assert {"Me", "TableSheet", "HandLine", "Transfer"} <= interfaces("api.ts").keys()
    assert interfaces("verify.ts")["Proof"] == {"stream", "hand", "deck", "cuts", "piles"}


def test_the_page_of_the_audit_log_knows_every_code_and_no_other() -> None:
    text = (LIB / "audit.ts").read_text()
    [listed] = re.findall(r"export const KINDS = \[(.*?)\] as const", text, re.S)
    kinds = re.findall(r"'([\w-]+)'", listed)
    assert sorted(kinds) == sorted(auditing.WHAT)
    roles = re.findall(r"role: ((?:'\w+'(?: \| )?)+);", (LIB / "api.ts").read_text())
    assert set(get_args(auditing.Role)) in [set(re.findall(r"\w+", each)) for each in roles]


def test_the_page_of_the_audit_log_has_a_name_for_every_setting() -> None:
    [listed] = re.findall(r"const NAMES.*?= \{(.*?)\};", (LIB / "audit.ts").read_text(), re.S)
    assert set(re.findall(r"(\w+):", listed)) == set(tables.SettingsBody.__struct_fields__)

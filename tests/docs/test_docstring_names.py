"""Functions named in docstrings exist, so a rename cannot leave an old name."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator

import riverboat
from tests.docs.language import SOURCE

CALL_PATTERN = re.compile(r"``([a-z_]\w*)\(")
KNOWN_NAMES = {*dir(builtins), *riverboat.__all__, "help", "fn", "pending_decision"}
"""Functions that any module may name; ``fn`` is the task of an executor."""


def documented_functions(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.Name(id=name):
                yield name
            case ast.ClassDef(name=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.alias(name=name, asname=local_name):
                yield local_name or name
            case _:
                pass


def test_functions_named_in_docstrings_exist() -> None:
    stale_names = []
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        if named_functions := set(CALL_PATTERN.findall(text)) - KNOWN_NAMES:
            missing_functions = named_functions - set(documented_functions(ast.parse(text)))
            stale_names += [
                f"{path.relative_to(SOURCE)}: {name}" for name in sorted(missing_functions)
            ]
    assert stale_names == []

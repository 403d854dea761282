"""Numbers that Python has formatted have the separators of the reader's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import ast as fluent

import riverboat
from riverboat.words import Phrase, Reader, languages
from riverboat.words.catalogue import catalogue
from riverboat.words.phrase import DecimalText
from riverboat.words.phrase_codes import phrase_classes
from riverboat.words.refusals.ranges import RangesBlocked
from riverboat.words.refusals.structures import LevelsTooSteep
from tests.schedule import run_in
from tests.words.samples import list_covered_phrase_classes, parse_message

QUOTED_INPUT = {
    ("AmountTooSmall", "given_amount"),
    ("ExploitabilityTargetInvalid", "given_target"),
    ("NegativeNumber", "given_number"),
    ("PositiveNumberExpected", "example"),
    ("ShareOutOfBounds", "given_share"),
    ("SpotChipsTooMany", "given_chips"),
    ("StackBelowTwoBlinds", "big_blinds_example"),
}
"""Arguments that quote or propose input, which has a decimal point in every language."""

FORMATTED_NUMBER_PATTERN = re.compile(r"""f["'].*\{[^"']*:[^"']*[,fg%]\}""")
"""A formatted number: only modules that contain one are parsed."""


@pytest.mark.parametrize(
    "code, decimal_separator", [("en", "."), ("cs", ","), ("de", ","), ("fr", ",")]
)
def test_decimal_separator_of_language(code: str, decimal_separator: str) -> None:
    steep_text = Reader(code).say(LevelsTooSteep("1234.56", 9, "1.3", "2.0"))
    assert f"1234{decimal_separator}56" in steep_text
    assert f"1{decimal_separator}3" in steep_text


def test_thousands_separator_of_language() -> None:
    assert "131,072" in Reader("en").say(RangesBlocked("131,072"))
    assert "131\u00a0072" in Reader("cs").say(RangesBlocked("131,072"))


@run_in("landing", "de", "es", "fr")
@pytest.mark.parametrize("code", languages())
def test_messages_localize_exactly_the_numbers(code: str) -> None:
    wrong_functions = {
        f"{phrase_class.__name__}.{variable}": function
        for phrase_class in list_covered_phrase_classes(code)
        if catalogue(code).has(phrase_class)
        for variable, function in _find_written_variables(parse_message(phrase_class, code))
        if (function == "DECIMAL") != (variable in _find_decimal_fields(phrase_class))
        if variable in phrase_class.__struct_fields__
    }
    assert not wrong_functions, "use { DECIMAL($x) } for arguments of type DecimalText"


def _find_decimal_fields(phrase_class: type[Phrase]) -> set[str]:
    hints = get_type_hints(phrase_class, include_extras=True)
    return {name for name, hint in hints.items() if DecimalText in (hint, *get_args(hint))}


def _find_written_variables(node: Any) -> Iterator[tuple[str, str]]:
    """Yield the variables that a message writes, each with the function that formats it."""
    if isinstance(node, fluent.SelectExpression):
        yield from _find_written_variables([*node.variants])
    elif isinstance(node, fluent.FunctionReference):
        variable = node.arguments.positional[0]
        if isinstance(variable, fluent.VariableReference):
            yield variable.id.name.replace("-", "_"), node.id.name
    elif isinstance(node, fluent.VariableReference):
        yield node.id.name.replace("-", "_"), ""
    elif isinstance(node, list):
        for child in node:
            yield from _find_written_variables(child)
    elif isinstance(node, fluent.BaseNode):
        yield from _find_written_variables([*vars(node).values()])


def test_formatted_numbers_are_decimal_texts() -> None:
    places_by_argument = {
        argument: place
        for path in sorted(Path(riverboat.__file__).parent.rglob("*.py"))
        if FORMATTED_NUMBER_PATTERN.search(text := path.read_text("utf-8"))
        for argument, place in _find_formatted_arguments(path.name, text)
    }
    assert len(places_by_argument) > 50, "the search finds the messages that it is about"
    undeclared_places = {
        f"{class_name}.{field}": place
        for (class_name, field), place in places_by_argument.items()
        if field not in _find_decimal_fields(phrase_classes()[class_name])
        and (class_name, field) not in QUOTED_INPUT
    }
    assert not undeclared_places, (
        "declare these arguments as DecimalText: languages have other separators"
    )


def _find_formatted_arguments(file_name: str, text: str) -> Iterator[tuple[tuple[str, str], str]]:
    """Yield the arguments of messages that are formatted numbers, each with its line."""
    module = ast.parse(text)
    formatted_names = _find_names_of_formatted_numbers(module)
    for node in ast.walk(module):
        class_name = _get_called_name(node) if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and class_name in phrase_classes():
            fields = phrase_classes()[class_name].__struct_fields__
            arguments: Mapping[str | None, ast.expr] = {
                **dict(zip(fields, node.args, strict=False)),
                **{keyword.arg: keyword.value for keyword in node.keywords},
            }
            for field, value in arguments.items():
                if field and _is_formatted_number(value, formatted_names):
                    yield (class_name, field), f"{file_name}:{node.lineno}"


def _find_names_of_formatted_numbers(module: ast.Module) -> set[str]:
    """Return the variables that hold formatted numbers, and the functions that return them."""
    formatted_names: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name | ast.Tuple):
            target = node.targets[0]
            assignments = (
                zip(target.elts, node.value.elts, strict=False)
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple)
                else [(target, node.value)]
            )
            formatted_names |= {
                name.id
                for name, value in assignments
                if isinstance(name, ast.Name) and _is_formatted_number(value, set())
            }
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(child, ast.Return) and _is_formatted_number(child.value, set())
            for child in ast.walk(node)
        ):
            formatted_names.add(node.name)
    return formatted_names


def _is_formatted_number(value: ast.expr | None, formatted_names: set[str]) -> bool:
    """Return True for ``f"{x:,.2f}"``, or a name or call that stands for such a text."""
    match value:
        case ast.IfExp(body=body, orelse=else_branch):
            return any(
                _is_formatted_number(branch, formatted_names) for branch in (body, else_branch)
            )
        case ast.JoinedStr(values=[ast.FormattedValue(format_spec=ast.JoinedStr() as spec)]):
            text = ast.unparse(spec)
            return "," in text or text.rstrip("'\"").endswith(("f", "g", "%"))
        case ast.Name(id=name):
            return name in formatted_names
        case ast.Call():
            return _get_called_name(value) in formatted_names
    return False


def _get_called_name(call: ast.Call) -> str:
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")

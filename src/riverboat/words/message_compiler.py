"""Compiled messages: a Fluent pattern as a Python function.

``fluent.syntax`` parses a pattern. :func:`compile_pattern` converts its syntax tree into nested
functions once, so that rendering a message does not visit the tree. ``fluent.runtime`` would
require Babel and visit the tree each time; the tests compare the texts of both (decision 206).

A pattern has texts, variables, functions of one variable, and select expressions. A message cannot
refer to another message or to a term.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

from riverboat.words.arguments import MESSAGE_FUNCTIONS, MessageScope, boolean_text

Renderer: TypeAlias = Callable[[MessageScope], str]
"""A function that returns the text of a message, or of a part of it."""

_PARSER = FluentParser(with_spans=False)


def parse_pattern(id_: str, source: str) -> ast.Pattern:
    """Parse the source of a message's pattern; ``ValueError`` if it is not valid Fluent."""
    parsed_entry = _PARSER.parse_entry(f"{id_} = {source}\n")
    if isinstance(parsed_entry, ast.Junk):
        fault_text = "; ".join([str(annotation.message) for annotation in parsed_entry.annotations])
        raise ValueError(f"the message {id_} is not valid Fluent: {fault_text}")
    if not isinstance(parsed_entry, ast.Message) or parsed_entry.value is None:
        raise ValueError(f"the message {id_} has no text")
    return parsed_entry.value


def compile_pattern(pattern: ast.Pattern) -> str | Renderer:
    """Return the text of a pattern without arguments, and else the function that renders it."""
    fragments: list[str | Renderer] = []
    for element in pattern.elements:
        fragment = (
            element.value
            if isinstance(element, ast.TextElement)
            else _compile_text(element.expression)
        )
        if isinstance(fragment, str) and fragments and isinstance(fragments[-1], str):
            fragments[-1] += fragment
        elif fragment != "":
            fragments.append(fragment)
    if len(fragments) < 2:
        return fragments[0] if fragments else ""
    return lambda scope: "".join(
        [fragment if isinstance(fragment, str) else fragment(scope) for fragment in fragments]
    )


def find_leading_argument(pattern: ast.Pattern) -> str:
    """Return the argument that a message begins with; empty if it begins with a word."""
    first_element = pattern.elements[0]
    expression: Any = (
        first_element.expression if isinstance(first_element, ast.Placeable) else first_element
    )
    if isinstance(expression, ast.SelectExpression):
        expression = expression.selector
    return _find_variable_argument(expression)


def argument_name(variable: str) -> str:
    """Return the argument that a variable stands for: ``$buy-in`` is ``buy_in``."""
    return variable.replace("-", "_")


def _find_variable_argument(expression: Any) -> str:
    """Return the argument of a variable, or of a function of one variable; else empty."""
    if isinstance(expression, ast.FunctionReference):
        positional_arguments = expression.arguments.positional
        expression = positional_arguments[0] if len(positional_arguments) == 1 else None
    is_variable = isinstance(expression, ast.VariableReference)
    return argument_name(expression.id.name) if is_variable else ""


def _compile_text(expression: Any) -> str | Renderer:
    """Compile an expression that yields text."""
    match expression:
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.Placeable():
            return _compile_text(expression.expression)
        case ast.VariableReference():
            return _make_variable_renderer(argument_name(expression.id.name))
        case ast.FunctionReference():
            call_function = _compile_call(expression)
            return lambda scope: _group_digits(call_function(scope), scope)
        case ast.SelectExpression():
            return _compile_selection(expression)
    raise ValueError(f"a message cannot have a {type(expression).__name__} here")


def _make_variable_renderer(name: str) -> Renderer:
    def render(scope: MessageScope) -> str:
        value = scope.values.get(name)
        return value if type(value) is str else scope.text(value)

    return render


def _group_digits(value: str | int, scope: MessageScope) -> str:
    """Return text unchanged, and a number with the separators of the language."""
    if isinstance(value, str):
        return value
    return f"{value:,}".replace(",", scope.reader.language.grammar.thousands_separator)


def _compile_call(reference: ast.FunctionReference) -> Callable[[MessageScope], str | int]:
    """Compile a function of one variable, with its options."""
    name, argument = reference.id.name, _find_variable_argument(reference)
    if name not in MESSAGE_FUNCTIONS or not argument:
        raise ValueError(f"{name} is not a function of one variable")
    message_function = MESSAGE_FUNCTIONS[name]
    option_values = {
        option.name.name: option.value.parse()["value"] for option in reference.arguments.named
    }

    def call_function(scope: MessageScope) -> str | int:
        try:
            return message_function(scope.values.get(argument), scope, **option_values)
        except Exception as error:
            raise ValueError(f"{name}(${argument}): {error}") from error

    return call_function


def _compile_selector(expression: Any) -> Callable[[MessageScope], str | int]:
    """Compile a selector: a function, or a variable whose value is a boolean."""
    match expression:
        case ast.FunctionReference():
            return _compile_call(expression)
        case ast.VariableReference():
            name = argument_name(expression.id.name)
            return lambda scope: _find_boolean_key(scope.values.get(name))
    raise ValueError(f"a {type(expression).__name__} cannot select a variant")


def _find_boolean_key(value: object) -> str:
    """Return the variant key of a boolean; empty for any other value."""
    return boolean_text(value) if isinstance(value, bool) else ""


def _compile_selection(expression: ast.SelectExpression) -> Renderer:
    """Compile a select expression: a key, a number or its plural category selects a variant."""
    select_key = _compile_selector(expression.selector)
    variants: dict[str | int, str | Renderer] = {}
    default_text: str | Renderer = ""
    for variant in expression.variants:
        text = compile_pattern(variant.value)
        variants.setdefault(_find_variant_key(variant.key), text)
        if variant.default:
            default_text = text

    def render(scope: MessageScope) -> str:
        key = select_key(scope)
        chosen_text = variants.get(key)
        if chosen_text is None and isinstance(key, int):
            chosen_text = variants.get(scope.reader.language.grammar.plural_category(key))
        if chosen_text is None:
            chosen_text = default_text
        return chosen_text if isinstance(chosen_text, str) else chosen_text(scope)

    return render


def _find_variant_key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)

"""Parameters and fields named in docstrings exist, so a rename cannot leave an old name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from tests.docs.language import SOURCE

EMPHASIZED_NAME_PATTERN = re.compile(r"(?<![\w*])\*([a-z_][a-z0-9_]*)\*(?![\w*])")
"""A name in a docstring: ``*seat*``."""
EMPHASIZED_WORDS = frozenset(
    "and bet byl few five fold folds of one or other pot raise short you".split()
)
"""Words of a language in docstrings about language, which no parameter has to be called by."""
EMPHASIZED_VALUES = frozenset("choose i info j k n zetony".split())
"""Values and variables of formulas, and the ``info`` of an environment."""

FUNCTION_NODE_TYPES = (ast.FunctionDef, ast.AsyncFunctionDef)
CLASS_PATTERN = re.compile(r"^ *class (\w+)", re.MULTILINE)
CONSTRUCTOR_NAMES = frozenset(("__call__", "__init__", "__new__"))


class SourceClasses:
    """Classes of the source by name; a module is parsed when one of its classes is requested."""

    def __init__(self, text_by_path: dict[str, str]) -> None:
        self._texts = text_by_path
        self._paths = defaultdict[str, list[str]](list)
        for path, text in text_by_path.items():
            for name in CLASS_PATTERN.findall(text):
                self._paths[name].append(path)

    @cache  # noqa: B019 - for one test
    def find(self, name: str) -> list[ast.ClassDef]:
        trees = [ast.parse(self._texts[path]) for path in self._paths[name]]
        nodes = [node for tree in trees for node in ast.walk(tree)]
        return [node for node in nodes if isinstance(node, ast.ClassDef) and node.name == name]


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    arguments = function.args
    named_arguments = arguments.posonlyargs + arguments.args + arguments.kwonlyargs
    variadic_arguments = [
        argument for argument in (arguments.vararg, arguments.kwarg) if argument is not None
    ]
    return {argument.arg for argument in named_arguments + variadic_arguments}


def class_members(
    class_node: ast.ClassDef, classes: SourceClasses, visited_names: set[str]
) -> set[str]:
    """Return fields, attributes, methods and constructor parameters of a class and its bases."""
    member_names = set[str]()
    for node in class_node.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)):
                member_names.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                member_names |= {name, *(parameters(node) if name in CONSTRUCTOR_NAMES else ())}
                member_names |= {
                    child.attr for child in ast.walk(node) if isinstance(child, ast.Attribute)
                }
            case _:
                pass
    for base_name in {
        ast.unparse(base_name).rpartition(".")[2] for base_name in class_node.bases
    } - visited_names:
        for base_class in classes.find(base_name):
            member_names |= class_members(base_class, classes, visited_names | {base_name})
    return member_names


def stale_names(
    node: ast.AST, known_names: set[str], classes: SourceClasses, qualified_name: str
) -> Iterator[tuple[str, str]]:
    """Yield place and name of each emphasized name that a docstring has no parameter for."""
    if isinstance(node, FUNCTION_NODE_TYPES):
        known_names = known_names | parameters(node)
    elif isinstance(node, ast.ClassDef):
        known_names = known_names | class_members(node, classes, set())
    if isinstance(node, (*FUNCTION_NODE_TYPES, ast.ClassDef)):
        qualified_name = f"{qualified_name}.{node.name}"
        emphasised_names = set(EMPHASIZED_NAME_PATTERN.findall(ast.get_docstring(node) or ""))
        for name in sorted(emphasised_names - known_names - EMPHASIZED_WORDS - EMPHASIZED_VALUES):
            yield qualified_name, name
    for child in ast.iter_child_nodes(node):
        yield from stale_names(child, known_names, classes, qualified_name)


def test_parameters_named_in_docstrings_exist() -> None:
    texts = {
        path.relative_to(SOURCE).as_posix(): path.read_text("utf-8")
        for path in sorted(SOURCE.rglob("*.py"))
    }
    classes, stale_parameters = SourceClasses(texts), list[tuple[str, str]]()
    for path, text in texts.items():
        if EMPHASIZED_NAME_PATTERN.search(text):
            stale_parameters += stale_names(ast.parse(text), set(), classes, path)
    assert stale_parameters == []

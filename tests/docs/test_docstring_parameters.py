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
QUOTED_WORDS = frozenset(
    "and bet byl few five fold folds of one or other pot raise short you".split()
)
"""Words of a language in docstrings about language, which no parameter has to be called by."""
QUOTED_VALUES = frozenset("choose i info j k n zetony".split())
"""Values and variables of formulas, and the ``info`` of an environment."""

FUNCTION_NODES = (ast.FunctionDef, ast.AsyncFunctionDef)
CLASS_PATTERN = re.compile(r"^ *class (\w+)", re.MULTILINE)
CONSTRUCTOR_NAMES = frozenset(("__call__", "__init__", "__new__"))


class SourceClasses:
    """Classes of the source by name; a module is parsed when one of its classes is requested."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = texts
        self._paths = defaultdict[str, list[str]](list)
        for path, text in texts.items():
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
    names = set[str]()
    for node in class_node.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names |= {name, *(parameters(node) if name in CONSTRUCTOR_NAMES else ())}
                names |= {
                    child.attr for child in ast.walk(node) if isinstance(child, ast.Attribute)
                }
            case _:
                pass
    for base in {ast.unparse(base).rpartition(".")[2] for base in class_node.bases} - visited_names:
        for parent in classes.find(base):
            names |= class_members(parent, classes, visited_names | {base})
    return names


def stale_names(
    node: ast.AST, scope: set[str], classes: SourceClasses, qualified_name: str
) -> Iterator[tuple[str, str]]:
    """Yield place and name of each emphasized name that a docstring has no parameter for."""
    if isinstance(node, FUNCTION_NODES):
        scope = scope | parameters(node)
    elif isinstance(node, ast.ClassDef):
        scope = scope | class_members(node, classes, set())
    if isinstance(node, (*FUNCTION_NODES, ast.ClassDef)):
        qualified_name = f"{qualified_name}.{node.name}"
        emphasised_names = set(EMPHASIZED_NAME_PATTERN.findall(ast.get_docstring(node) or ""))
        for name in sorted(emphasised_names - scope - QUOTED_WORDS - QUOTED_VALUES):
            yield qualified_name, name
    for child in ast.iter_child_nodes(node):
        yield from stale_names(child, scope, classes, qualified_name)


def test_parameters_named_in_docstrings_exist() -> None:
    texts = {
        path.relative_to(SOURCE).as_posix(): path.read_text("utf-8")
        for path in sorted(SOURCE.rglob("*.py"))
    }
    classes, stale = SourceClasses(texts), list[tuple[str, str]]()
    for path, text in texts.items():
        if EMPHASIZED_NAME_PATTERN.search(text):
            stale += stale_names(ast.parse(text), set(), classes, path)
    assert stale == []

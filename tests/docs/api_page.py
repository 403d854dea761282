"""Generator of docs/reference/api/NAME.md from a package's signatures and docstrings.

python -m tests.docs.api_page NAME > docs/reference/api/NAME.md
"""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import griffe
from msgspec import Meta

from tests.docs import rulebook

PACKAGES = (
    *("engine", "table", "equity", "sim", "bots", "notation"),
    *("remote", "service", "wire", "store", "hands", "histories", "frames", "tools", "live"),
    *("tourney", "solve", "review", "training", "envs", "agents", "floor"),
    *("riverboat", "homegame", "stats", "cards", "ranking", "compat", "picture"),
)
FRONT_DOOR = "riverboat"
"""The page of ``import riverboat`` itself."""
FOLDER = rulebook.DOCS / "reference" / "api"
SOURCES = rulebook.ROOT / "src"
WIDTH = 96


def file(name: str) -> Path:
    """Return the path of a package's page."""
    return FOLDER / f"{name}.md"


def module_path(name: str) -> str:
    """Return the dotted name of a page's module."""
    return FRONT_DOOR if name == FRONT_DOOR else f"{FRONT_DOOR}.{name}"


def command(name: str) -> str:
    """Return the command that writes the page."""
    return f"python -m tests.docs.api_page {name} > docs/reference/api/{name}.md"


@cache
def page(name: str) -> str:
    """Return the whole page."""
    package = _riverboat() if name == FRONT_DOOR else _riverboat()[name]
    promised = promised_names(name)
    parts = [f"<!-- Made by: {command(name)} -->", f"# {package.path}", "", _prose(package), ""]
    if promised is None:
        for module in _modules(package):
            if names := _public(module):
                parts += [f"## {module.path}", "", _prose(module), "", *_members(module, names)]
    else:
        parts += _sections(package, promised)
        parts += _further(package)
    return _formatted("\n".join(parts).rstrip() + "\n", file(name))


def promised_names(name: str) -> list[str] | None:
    """Return the names of ``__all__`` without modules, or those that a single module defines.

    ``None`` stands for a package without ``__all__``: its modules are documented one by one.
    """
    module = import_module(module_path(name))
    names = getattr(module, "__all__", None)
    if names is None:
        if hasattr(module, "__path__"):
            return None
        defined = {each: getattr(value, "__module__", "") for each, value in vars(module).items()}
        return [
            each for each, where in defined.items() if where == module.__name__ and each[0] != "_"
        ]
    return [each for each in names if not inspect.ismodule(getattr(module, each))]


def _formatted(text: str, where: Path) -> str:
    """Format the code blocks of the page as ``ruff format`` does."""
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(where), "-"]
    done = subprocess.run(ruff, input=text, capture_output=True, encoding="utf-8", check=True)
    return done.stdout


@cache
def _riverboat() -> Any:
    return griffe.load(
        "riverboat",
        search_paths=[str(SOURCES)],
        allow_inspection=False,
        extensions=griffe.load_extensions(_OwnSentences()),
    )


class _OwnSentences(griffe.Extension):
    """Fix griffe's docstrings for chained assignments such as ``self.live = self.able = 0``."""

    def on_class_node(self, *, node: Any, **_: Any) -> None:
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                each.body = [line for line in each.body if not _sets_several(line)]


def _sets_several(line: ast.stmt) -> bool:
    if not isinstance(line, ast.Assign):
        return False
    return len(line.targets) > 1 or isinstance(line.targets[0], ast.Tuple)


def _modules(package: Any) -> list[Any]:
    modules = [each for each in package.modules.values() if not each.is_alias]
    return sorted(modules, key=lambda module: str(module.name))


def _public(module: Any) -> list[str]:
    """Return the public names that a module without ``__all__`` defines."""
    names = getattr(import_module(module.path), "__all__", None)
    if names is not None:
        return list(names)
    return [
        name
        for name, each in module.members.items()
        if not each.is_alias and not each.is_module and not name.startswith("_")
        if not str(getattr(each, "value", "")).startswith("TypeVar(")
    ]


# Sections ---------------------------------------------------------------------------------------


def _sections(package: Any, names: Iterable[str]) -> Iterator[str]:
    kinds: dict[str, list[str]] = {"Functions": [], "Classes": [], "Constants and types": []}
    for name in names:
        found = _target(package, name)
        kind = "Functions" if found is not None and found.is_function else "Constants and types"
        kinds["Classes" if found is not None and found.is_class else kind].append(name)
    for title, some in kinds.items():
        if some:
            yield from (f"## {title}", "", *_members(package, some))


def _members(module: Any, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        found = _target(module, name)
        yield from (f"### {name}", "")
        if found is not None and found.is_function:
            yield from _fenced(_call(f"def {name}", found.parameters, found.returns))
            yield from (_prose(found), "")
        elif found is not None and found.is_class:
            yield from _class(name, found)
        else:
            yield from _constant(module, name, found)


def _further(package: Any) -> Iterator[str]:
    """List the package's modules with the first sentence of their docstrings."""
    told = [(each.path, _first_sentence(each)) for each in _modules(package) if each.name[0] != "_"]
    if any(words for _, words in told):
        yield from ("## Modules", "")
        yield from (f"- `{path}`: {words}" for path, words in told if words)


def _target(module: Any, name: str) -> Any:
    """Return the object behind a name, or None if only running the code could tell."""
    found = module.members.get(name)
    try:
        if found is None or found.is_module:  # a module with the same name as its content
            where, _, own = module.imports[name].rpartition(".")
            return _target(module.modules_collection[where], own)
        return found.final_target if found.is_alias else found
    except (griffe.AliasResolutionError, KeyError):
        return None


# Members ----------------------------------------------------------------------------------------


def _class(name: str, found: Any) -> Iterator[str]:
    parameters = _parameters(found)
    yield from _fenced(_call(f"class {name}", parameters, None))
    yield from (_prose(found), "")
    fields, others = _fields(found, {each.name for each in parameters})
    yield from fields
    if others:
        yield f"- Other attributes: {', '.join(others)}."
    methods = list(_methods(found))
    yield from methods
    if fields or others or methods:
        yield ""


def _parameters(found: Any) -> list[Any]:
    """Return the constructor's parameters, or the fields of a value."""
    members = found.all_members
    init = members.get("__init__")
    if init is not None and init.is_function:
        return [each for each in init.parameters if each.name != "self"]
    kind = getattr(import_module(found.module.path), found.name)
    if not (hasattr(kind, "__struct_fields__") or hasattr(kind, "_field_lines")):
        return []
    made = []
    for each in inspect.signature(kind).parameters.values():
        field = members[each.name]
        default = str(field.value) if field.value is not None else None
        kinds = griffe.ParameterKind
        how = kinds.keyword_only if each.kind is each.KEYWORD_ONLY else kinds.positional_or_keyword
        made.append(
            griffe.Parameter(each.name, annotation=field.annotation, kind=how, default=default)
        )
    return made


def _fields(found: Any, taken: set[str]) -> tuple[list[str], list[str]]:
    """List documented fields, one per line, and fields missing from the signature."""
    told, others = [], []
    described = _described(found)
    for name, each in found.all_members.items():
        if name.startswith("_") or not each.is_attribute:
            continue
        kind = _text(each.annotation)
        shown = f"`{name}: {kind}`" if kind else f"`{name}`"
        if words := described.get(name) or _line(each):
            told.append(f"- {shown}: {words}")
        elif kind and name not in taken:
            others.append(shown)
    return told, others


def _described(found: Any) -> dict[str, str]:
    """Return field descriptions from their types, as for house options."""
    kind = getattr(import_module(found.module.path), found.name, None)
    if not hasattr(kind, "__struct_fields__"):
        return {}
    return {
        name: _markdown(each.description)
        for name, hint in get_type_hints(kind, include_extras=True).items()
        for each in getattr(hint, "__metadata__", ())
        if isinstance(each, Meta) and each.description
    }


def _methods(found: Any) -> Iterator[str]:
    for name, each in found.all_members.items():
        if name.startswith("_") or not each.is_function:
            continue
        words = _line(each)
        some = [one for one in each.parameters if one.name not in ("self", "cls")]
        call = _call("async " * ("async" in each.labels) + name, some, each.returns, WIDTH * 9)
        if words:
            yield f"- `{call}`: {words}"


def _constant(module: Any, name: str, found: Any) -> Iterator[str]:
    kind = _text(found.annotation) if found is not None else ""
    value = str(found.value) if found is not None and found.value is not None else ""
    if not value:
        value = repr(getattr(import_module(module.path), name))
    said = f": {kind}" if kind and kind not in ("Final", "TypeAlias") else ""
    shown = _wrapped(re.sub(r"\b[a-z]\.(?=[A-Z])", "", value))
    yield from _fenced(f"{name}{said} = {shown if len(value) <= 5 * WIDTH else '...'}")
    if found is not None and (words := _prose(found)):
        yield from (words, "")


def _wrapped(value: str) -> str:
    if len(value) <= WIDTH or " | " not in value:
        return value
    return "(\n    " + "\n    | ".join(value.split(" | ")) + "\n)"


def _call(name: str, parameters: Iterable[Any], returns: Any, width: int = WIDTH) -> str:
    """Return a signature as code, with one parameter per line if it is long."""
    shown, starred = [], False
    for each in parameters:
        if each.name == "self" or each.name == "cls":
            continue
        if each.kind is griffe.ParameterKind.keyword_only and not starred:
            shown.append("*")
            starred = True
        stars = {"variadic positional": "*", "variadic keyword": "**"}.get(each.kind.value, "")
        starred = starred or stars == "*"
        kind = f": {_text(each.annotation)}" if each.annotation is not None else ""
        default = _default(each) if each.default is not None and not stars else ""
        shown.append(f"{stars}{each.name}{kind}{default}")
    end = f" -> {_text(returns)}" if returns is not None else ""
    inside = f"({', '.join(shown)})" if shown or name.startswith(("def", "async")) else "()"
    if name.startswith("class") and not shown:
        inside = ""
    line = f"{name}{inside}{end}"
    if len(line) <= width:
        return line
    return "\n".join([f"{name}(", *[f"    {each}," for each in shown], f"){end}"])


def _default(each: Any) -> str:
    default = str(each.default)
    return f" = {default if len(default) < WIDTH // 2 else '...'}"


def _text(annotation: Any) -> str:
    """Return a type as written, without decoding metadata."""
    text = "" if annotation is None else str(annotation)
    while (start := text.find("Annotated[")) >= 0:
        text = text[:start] + _unannotated(text[start + len("Annotated[") :])
    return re.sub(r"\b[a-z]\.(?=[A-Z])", "", text)  # modules imported under a one-letter alias


def _unannotated(rest: str) -> str:
    depth, first = 0, len(rest)
    for k, letter in enumerate(rest):
        depth += (letter in "[(") - (letter in "])")
        if letter == "," and depth == 0:
            first = min(first, k)
        if depth < 0:
            return rest[: min(first, k)] + rest[k + 1 :]
    return rest


# Docstrings -------------------------------------------------------------------------------------


def _fenced(code: str) -> Iterator[str]:
    yield from ("```py", code, "```", "")


def _prose(found: Any) -> str:
    """Convert a docstring to Markdown, with examples as code."""
    if found.docstring is None:
        return ""
    parts = []
    for each in re.split(r"\n\s*\n", inspect.cleandoc(found.docstring.value)):
        if each.lstrip().startswith(">>>"):
            parts.append(f"```py\n{_outdented(each)}\n```")
        elif parts and parts[-1].endswith("```") and each.startswith("..."):
            parts[-1] = f"{parts[-1][:-4]}\n{each}\n```"
        else:
            parts.append(_markdown(each))
    return "\n\n".join(parts)


def _outdented(text: str) -> str:
    return inspect.cleandoc("\n" + text)


def _line(found: Any) -> str:
    """Return a docstring as one line, without examples."""
    if found.docstring is None:
        return ""
    told = re.split(r"\n\s*>>>", inspect.cleandoc(found.docstring.value))[0]
    return _markdown(" ".join(told.split()))


def _first_sentence(module: Any) -> str:
    if module.docstring is None:
        return ""
    first = " ".join(module.docstring.value.split("\n\n")[0].split())
    return _markdown(first)


def _markdown(text: str) -> str:
    text = re.sub(r":\w+:`~?([^`]+)`", r"`\1`", text.replace("``", "`"))
    pieces = re.split(r"(`[^`]*`)", text)
    return "".join(p if p.startswith("`") else p.replace("<", "&lt;") for p in pieces)


if __name__ == "__main__":
    print(page(sys.argv[1]), end="")

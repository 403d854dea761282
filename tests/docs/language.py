"""Measures of plain English in docstrings, names and commit subjects.

``python -m tests.docs.language`` prints a row for each package, and ``--list RULE`` the places.
CONTRIBUTING.md gives the reasons; ``test_language.py`` holds the limits.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

SOURCE: Final = Path(__file__).parents[2] / "src" / "riverboat"

WH_OPENING_PATTERN: Final = re.compile(
    r"^\W*(what|whether|who|whose|whom|how|where|why|whoever|whatever)\b", re.IGNORECASE
)
INDEFINITE_PRONOUNS: Final = re.compile(
    r"\b(somebody|nobody|whoever|everybody|anybody)\b", re.IGNORECASE
)
SAME_AS_PATTERN: Final = re.compile(r"^\W*the same\b", re.IGNORECASE)
CLAUSE_NAME_PATTERN: Final = re.compile(
    r"^(Is|Are|Has|Have|Was|Were|Will|Does|Do|May|Must|Can|Cannot|Owes|Gets|Goes|Takes|Gives|Asks"
    r"|Says|Wants)[A-Z]|(Is|Are|Was|Were|Has|Have|May|Must|Can)[A-Z][a-z]+"
)
BANNED_METAPHORS: Final = frozenset(
    "told tells teller telling retold hears heard tongue trunk lots desk deed deeds patience "
    "nursery household sight wish wishes wishing".split()
)
BANNED_NETWORK_METAPHORS: Final = frozenset(("leg", "legs"))
"""A leg is poker's word where kills are concerned, and a metaphor in network code."""
NETWORK_PACKAGES: Final = frozenset(("web", "service", "wire", "remote"))
BAD_SUBJECT_PATTERN: Final = re.compile(
    r"^(Tell|Say|Let|Leave|Hear|Ask|Look|Call|Keep|Give|Go|Stay)\b"
)
"""Verbs that open a commit subject without naming an object of the code."""


class Finding(NamedTuple):
    """A place that breaks a rule."""

    package: str
    rule: str
    location: str
    text: str


class LanguageMeasures(NamedTuple):
    """Places that break a rule, and the number of docstrings of each package."""

    findings: list[Finding]
    docstring_counts: Counter[str]


def measure_language() -> LanguageMeasures:
    """Read the source once, and return every place that breaks a rule."""
    findings, docstring_counts = list[Finding](), Counter[str]()
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        nodes, package = list(statements(tree)), package_of(file)
        location = file.relative_to(SOURCE.parents[1]).as_posix()
        for line, text in docstrings(nodes):
            docstring_counts[package] += 1
            for rule in broken_rules(text):
                findings.append(Finding(package, rule, f"{location}:{line}", text.splitlines()[0]))
        for line, name, is_class in names_with_lines(nodes, file):
            if banned_words(package) & set(words_of(name)):
                findings.append(Finding(package, "metaphor", f"{location}:{line}", name))
            if is_class and CLAUSE_NAME_PATTERN.search(name):
                findings.append(Finding(package, "clause-name", f"{location}:{line}", name))
    return LanguageMeasures(findings, docstring_counts)


def broken_rules(text: str) -> Iterator[str]:
    """Yield the rules that the first paragraph of a docstring breaks."""
    if WH_OPENING_PATTERN.match(text):
        yield "wh-opening"
    if INDEFINITE_PRONOUNS.search(text):
        yield "indefinite"
    if SAME_AS_PATTERN.match(text):
        yield "same-as"


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all statements in it, without a look at their expressions."""
    yield node
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        for child in getattr(node, name, ()):
            yield from statements(child)


def docstrings(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yield line and first paragraph of each docstring, those of attributes included."""
    for node in nodes:
        for child in getattr(node, "body", ()):
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                text = child.value.value
                if isinstance(text, str):
                    yield child.lineno, text.split("\n\n")[0]


def names_with_lines(nodes: Iterable[ast.AST], file: Path) -> Iterator[tuple[int, str, bool]]:
    """Yield line and name of the module, and of its classes and functions."""
    yield 1, file.stem if file.stem != "__init__" else file.parent.name, False
    for node in nodes:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name, isinstance(node, ast.ClassDef)


def package_of(file: Path) -> str:
    """Return the package of a source file, or the name of a module beside the packages."""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def banned_words(package: str) -> frozenset[str]:
    """Return the metaphors that no name of a package may contain."""
    return (
        BANNED_METAPHORS | BANNED_NETWORK_METAPHORS
        if package in NETWORK_PACKAGES
        else BANNED_METAPHORS
    )


def words_of(name: str) -> list[str]:
    """Return the words of an identifier in lower case.

    >>> words_of("RefusedWish"), words_of("seat_told")
    (['refused', 'wish'], ['seat', 'told'])
    """
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def main() -> None:
    """Print a row for each package, or the places of one rule."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", metavar="RULE")
    rule_to_list = parser.parse_args().list
    broken_counts_by_package = Counter[tuple[str, str]]()
    findings, docstring_counts = measure_language()
    for finding in findings:
        broken_counts_by_package[finding.package, finding.rule] += 1
        if finding.rule == rule_to_list:
            print(f"{finding.location}: {finding.text}")
    for package in sorted(docstring_counts) if rule_to_list is None else ():
        broken_counts = {
            rule: count
            for (name, rule), count in broken_counts_by_package.items()
            if name == package
        }
        print(f"{package:<12} {docstring_counts[package]:>6} docstrings", broken_counts or "plain")


if __name__ == "__main__":
    main()

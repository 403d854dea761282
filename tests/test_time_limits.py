"""No test depends on the speed of the machine: each time limit is a hang guard of a minute or more.

The sources of the tests are searched for shorter limits, for libraries whose own limit is shorter,
for upper bounds of measured time, and for polls that give up early. ``EXEMPT_LIMITS`` has the
exceptions.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.limits import MIN_SECONDS

ROOT = Path(__file__).resolve().parents[1]

CLOCKS = frozenset({"monotonic", "perf_counter", "process_time", "thread_time", "time"})
KEYWORDS = frozenset({"timeout", "open_timeout", "connect_timeout"})
POSITIONS = {
    "timeout": 0, "wait_for": 1, "join": 0, "result": 0, "wait": 0, "set_default_timeout": 0,
}  # fmt: skip
"""Argument position of the limit in calls of the standard library and pytest."""
DEFAULTS = frozenset({"Client", "AsyncClient", "get", "post", "connect", "new_context"})
"""Library calls with a default timeout of seconds."""
MILLISECONDS = frozenset({"browser", "site"})
"""Folders in which ``timeout`` is Playwright's keyword."""
TIME_LIMIT = re.compile(
    r"timeout|wait_for|\bjoin\(\d|\.result\(.|\.wait\(.|seconds|httpx|connect\(|new_context|"
    r"monotonic|perf_counter|process_time|thread_time|time\(\)|sleep\(|until\("
)
"""Words that every source with a limit contains."""
SOAK_FOLDER = "tests/soak/"
"""Load programs that run for hours on their own machine are not tests."""

EXEMPT_LIMITS = {
    "tests/browser/browser_players.py": (
        "a button that is gone is looked for again: the poll around it goes on",
        {"button.inner_text(timeout=1000)", "button.click(timeout=1000)"},
    ),
    "tests/browser/played_hands.py": (
        "a button that is gone is looked for again at the next turn",
        {
            "button.click(timeout=TRY_MS)",
            "sizes.nth(count - 1 if last else self.rng.randrange(count)).click(timeout=TRY_MS)",
            "sure.first.click(timeout=TRY_MS)",
            "card.click(timeout=TRY_MS)",
            "buttons.last.click(timeout=TRY_MS)",
            "self.page.locator('section.bar button.first').click(timeout=TRY_MS)",
            "self.page.locator('dialog[open] button.first').click(timeout=TRY_MS)",
        },
    ),
    "tests/cluster/demonstration.py": (
        "a poll of a node that starts, and a program for people to look at",
        {"httpx.get(f'{address}/readyz', timeout=2)", "5"},
    ),
    "tests/cluster/cluster_nodes.py": (
        "is there a server at all: where there is none, the tests are skipped",
        {"5"},
    ),
    "tests/cluster/trial_players.py": (
        "a host that was killed does not answer: the next one is tried, in a loop",
        {"5", "2"},
    ),
    "tests/cluster/node_processes.py": (
        "a poll of a host that starts",
        {"httpx.AsyncClient(timeout=5)"},
    ),
    "tests/cluster/postgres_server.py": ("a poll of a server that starts", {"2"}),
    "tests/cluster/test_deployed_nodes.py": (
        "a node that was killed says nothing: the fan connects again, in a loop",
        {"asyncio.wait_for(line.recv(), 5)"},
    ),
    "tests/cluster/trial.py": ("a pause between two looks", {"asyncio.wait(left, timeout=1)"}),
    "tests/cluster/trial_watchers.py": ("the next host is tried, in a loop", {"5"}),
    "tests/remote/test_room_client.py": (
        "a server that says nothing: that the limit is kept is what is tried",
        {"table.send_command(w.Call(), timeout=0.05)"},
    ),
    "tests/service/test_room_events.py": ("a pause between two looks", {"asyncio.timeout(0.2)"}),
    "tests/service/test_store_failures.py": (
        "ten thousand looks, each of which does more than it waits",
        {"50"},
    ),
    "tests/service/test_killed_room.py": (
        "is there a server at all: else the test is skipped",
        {"3"},
    ),
    "tests/store/store_locations.py": (
        "is there a server at all: else the tests are skipped",
        {"5"},
    ),
}
"""Files with shorter limits, the reason, and the limits: the call or the seconds alone."""


class Limit(NamedTuple):
    """A time limit in a source, in seconds; 0 for a form that is not allowed."""

    line: int
    text: str
    seconds: float


class Finder(ast.NodeVisitor):
    """Collects the time limits in a module's source."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        self.unit = 1000 if MILLISECONDS & {*path.parts} else 1
        self.constants = constants(path) if path.is_file() else {}
        self.helpers = helpers(path) if path.is_file() else {}
        self.has_clock = bool(re.search(rf"\b({'|'.join(CLOCKS)})\(\)", source))
        self.found: list[Limit] = []
        module_body = statements(path) if path.is_file() else ast.parse(source).body
        for statement in module_body:
            self.visit(statement)

    def add(self, node: ast.expr, value: ast.expr | None, unit: float = 1) -> None:
        seconds = constant_value(value, self.constants)
        if seconds is not None:
            self.found.append(Limit(node.lineno, ast.unparse(node), seconds / unit))

    def visit_Call(self, node: ast.Call) -> None:
        name = call_name(node)
        keywords = {keyword.arg: keyword.value for keyword in node.keywords}
        argument_index = POSITIONS.get(name, self.helpers.get(name))
        if argument_index is not None or name in DEFAULTS or KEYWORDS & keywords.keys():
            call_text = ast.unparse(node.func)
            for keyword in KEYWORDS & keywords.keys():
                is_page_call = keyword == "timeout" and not call_text.startswith(
                    ("httpx.", "subprocess.")
                )
                self.add(node, keywords[keyword], self.unit if is_page_call else 1)
            is_known = name in POSITIONS or call_text in self.helpers  # not a method call
            if argument_index is not None and is_known and len(node.args) > argument_index:
                self.add(
                    node, node.args[argument_index], 1000 if name == "set_default_timeout" else 1
                )
            if has_short_default(call_text, keywords.keys(), self.path):
                self.found.append(Limit(node.lineno, ast.unparse(node), 0))
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        """Find polling loops with a bounded number of pauses."""
        repeat_count = (
            node.iter.args[-1] if isinstance(node.iter, ast.Call) and node.iter.args else None
        )
        if isinstance(node.iter, ast.Call) and call_name(node.iter) == "range":
            inner_nodes = [child for line in node.body for child in ast.walk(line)]
            loops = [loop for loop in inner_nodes if isinstance(loop, ast.For | ast.While)]
            nested_ids = {id(child) for loop in loops for child in ast.walk(loop)}
            ends = any(
                isinstance(child, ast.Return)
                or (isinstance(child, ast.Break) and id(child) not in nested_ids)
                for child in inner_nodes
            )
            count = constant_value(repeat_count, self.constants)
            for child in inner_nodes:
                if ends and count and isinstance(child, ast.Call) and child.args:
                    unit = {"sleep": 1, "wait_for_timeout": 1000}.get(call_name(child))
                    pause = constant_value(child.args[0], self.constants) if unit else None
                    if unit and pause:
                        text = f"range({count:g}) with {ast.unparse(child)}"
                        self.found.append(Limit(node.lineno, text, count * pause / unit))
        self.generic_visit(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        names = node.args.args[::-1], node.args.defaults[::-1]
        for name, default in zip(*names, strict=False):
            if node.name in self.helpers and name.arg == "seconds":
                self.add(default, default)
        clocked = (
            set()
            if not self.has_clock
            else {
                target.id
                for child in ast.walk(node)
                if isinstance(child, ast.Assign) and reads_clock(child.value, frozenset())
                for target in child.targets
                if isinstance(target, ast.Name)
            }
        )
        for child in ast.walk(node) if self.has_clock else ():
            if isinstance(child, ast.Assert) and is_upper_bound(child.test, frozenset(clocked)):
                self.found.append(Limit(child.lineno, ast.unparse(child.test), 0))
        self.generic_visit(node)

    visit_FunctionDef = visit_AsyncFunctionDef = _function  # noqa: N815


def call_name(node: ast.Call) -> str:
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def has_short_default(call_text: str, value: object, path: str) -> bool:
    """Return True for a library call with a short default timeout that is not overridden."""
    names = set(value)  # type: ignore[call-overload]
    if call_text in ("httpx.Client", "httpx.AsyncClient", "httpx.get", "httpx.post"):
        return not names & {"timeout", "transport"}
    if call_text == "connect" and "additional_headers" in names:
        return "open_timeout" not in names
    return call_text.endswith(".new_context") and path != "tests/browser/browser_players.py"


def reads_clock(node: ast.AST, names: frozenset[str]) -> bool:
    """Return True for an expression with a clock call or a name that holds a clock's time."""
    return any(
        (isinstance(child, ast.Call) and call_name(child) in CLOCKS and not child.args)
        or (isinstance(child, ast.Name) and child.id in names)
        for child in ast.walk(node)
    )


def is_upper_bound(test: ast.expr, clocked: frozenset[str]) -> bool:
    """Return True for ``clock() - began < 3``, which also measures other load on the machine."""
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Lt | ast.LtE):
        return False
    limit = constant_value(test.comparators[0], {})
    return limit is not None and limit < MIN_SECONDS and reads_clock(test.left, clocked)


def constant_value(node: ast.expr | None, names: dict[str, float]) -> float | None:
    """Return the value of a number, a constant or an expression of these."""
    match node:
        case ast.Constant(value=int(value) | float(value)):
            return None if isinstance(value, bool) else float(value)
        case ast.Name(name):
            return names.get(name)
        case ast.BinOp(left, ast.Mult() | ast.Add() | ast.Div() as sign, right):
            left_value, right_value = constant_value(left, names), constant_value(right, names)
            if left_value is None or right_value is None:
                return None
            operation: Callable[[float, float], float] = {
                ast.Mult: float.__mul__, ast.Add: float.__add__, ast.Div: float.__truediv__,
            }[type(sign)]  # fmt: skip
            return operation(left_value, right_value)
        case _:
            return None


@cache
def statements(path: Path) -> list[ast.stmt]:
    return ast.parse(path.read_text("utf-8")).body


@cache
def constants(path: Path) -> dict[str, float]:
    """Return a module's numeric constants, including those imported from other test modules."""
    values: dict[str, float] = {}
    for node in statements(path):
        match node:
            case (
                ast.Assign(targets=[ast.Name(name)], value=value)
                | ast.AnnAssign(target=ast.Name(name), value=value)
            ):
                if (number := constant_value(value, values)) is not None:
                    values[name] = number
            case ast.ImportFrom(module=str(module), names=names) if module.startswith("tests."):
                imported_file = ROOT / f"{module.replace('.', '/')}.py"
                other_constants = (
                    constants(imported_file)
                    if imported_file.is_file() and imported_file != path
                    else {}
                )
                values |= {
                    n.asname or n.name: other_constants[n.name]
                    for n in names
                    if n.name in other_constants
                }
    return values


@cache
def helpers(path: Path) -> dict[str, int]:
    """Return a module's functions with a ``seconds`` limit, and the argument's position."""
    positions: dict[str, int] = {}
    for node in statements(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [arg.arg for arg in node.args.args]
            limits = r"(asyncio\.timeout\(|\(\) - began < |run\(.*, )seconds\b"
            if "seconds" in names and re.search(limits, ast.unparse(node)):
                positions[node.name] = names.index("seconds")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            imported_file = ROOT / f"{node.module.replace('.', '/')}.py"  # type: ignore[union-attr]
            other_helpers = (
                helpers(imported_file) if imported_file.is_file() and imported_file != path else {}
            )
            positions |= {
                n.asname or n.name: other_helpers[n.name]
                for n in node.names
                if n.name in other_helpers
            }
    return positions


@cache
def sources() -> list[tuple[Path, str]]:
    files = sorted((ROOT / "tests").rglob("*.py"))
    return [(file, file.read_text("utf-8")) for file in files if file != Path(__file__)]


def too_short(path: Path, source: str) -> Iterator[Limit]:
    for limit in Finder(path, source).found:
        if limit.seconds < MIN_SECONDS:
            yield limit


def test_time_limits_are_hang_guards() -> None:
    violations, used_exemptions = [], set()
    for path, source in sources():
        file = path.relative_to(ROOT).as_posix()
        if file.startswith(SOAK_FOLDER):
            continue
        _, exempt = EXEMPT_LIMITS.get(file, ("", set()))
        if not TIME_LIMIT.search(source):  # parsing all files takes seconds
            continue
        for limit in too_short(path, source):
            exempt_texts = exempt & {limit.text, f"{limit.seconds:g}"}
            used_exemptions |= {(file, name) for name in exempt_texts}
            if not exempt_texts:
                violations.append(f"{file}:{limit.line}: {limit.text}")
    assert not violations, "\n".join(["give it HANG of tests/limits.py:", *violations])
    assert used_exemptions == {
        (file, name) for file, (_, exempt_limits) in EXEMPT_LIMITS.items() for name in exempt_limits
    }


@pytest.mark.parametrize(
    "line",
    [
        "async with asyncio.timeout(5): pass",
        "await asyncio.wait_for(line.recv(), 2 * 10)",
        "process.wait(30)",
        "process.communicate(timeout=10)",
        "httpx.get(url)",
        "httpx.AsyncClient(base_url=base)",
        "async with connect(url, additional_headers={}) as line: pass",
        "assert time.monotonic() - began < 3",
        "took = time.monotonic() - began\n    assert took < 3",
        "for _ in range(20):\n        if done(): break\n        await asyncio.sleep(0.05)",
        "pytest.mark.timeout(30)",
    ],
)
def test_search_finds_every_form_of_limit(line: str) -> None:
    source = f"async def test():\n    {line}\n"
    assert len([*too_short(Path("some.py"), source)]) == 1
    longer = re.sub(r"\b(5|10|20|3|30)\b", "2000", line)
    if longer != line:
        assert [*too_short(Path("some.py"), f"async def test():\n    {longer}\n")] == []


def test_playwright_timeouts_are_in_milliseconds() -> None:
    line = "page.get_by_role('button').click(timeout=5000)\n"
    assert [run.seconds for run in too_short(Path("tests/browser/some.py"), line)] == [5]


# Client tests -------------------------------------------------------------------------------------

CLIENT = ROOT / "client"


def test_client_test_timeouts_are_hang_guards() -> None:
    config = (CLIENT / "vite.config.ts").read_text("utf-8")
    for name in ("testTimeout", "hookTimeout"):
        [milliseconds] = re.findall(rf"{name}: ([\d_]+)", config)
        assert int(milliseconds) >= 1000 * MIN_SECONDS, name
    for file in sorted((CLIENT / "tests").rglob("*.ts")):
        text = file.read_text("utf-8")
        limits = re.findall(r"[tT]imeout: ([\d_]+)|^ *\}, ([\d_]+)\);", text, re.MULTILINE)
        assert all(
            int(decimal_text or other_text) >= 1000 * MIN_SECONDS
            for decimal_text, other_text in limits
        ), file
        if file.name != "waiting.ts":
            assert not re.search(r"vi\.waitFor|expect\.poll", text), f"{file}: it waits for 1 s"
            assert not re.search(r"setTimeout\(\w+, [1-9]", text), f"{file}: a pause that hopes"

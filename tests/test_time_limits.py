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

CLOCK_FUNCTIONS = frozenset({"monotonic", "perf_counter", "process_time", "thread_time", "time"})
TIMEOUT_KEYWORDS = frozenset({"timeout", "open_timeout", "connect_timeout"})
TIMEOUT_POSITIONS = {
    "timeout": 0, "wait_for": 1, "join": 0, "result": 0, "wait": 0, "set_default_timeout": 0,
}  # fmt: skip
"""Argument position of the limit in calls of the standard library and pytest."""
CALLS_WITH_SHORT_DEFAULT = frozenset(
    {"Client", "AsyncClient", "get", "post", "connect", "new_context"}
)
"""Library calls with a default timeout of seconds."""
MILLISECOND_FOLDERS = frozenset({"browser", "site"})
"""Folders in which ``timeout`` is Playwright's keyword."""
TIME_LIMIT_PATTERN = re.compile(
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
            "button.click(timeout=CLICK_TIMEOUT_MS)",
            "sizes.nth(count - 1 if is_largest else self.rng.randrange(count))"
            ".click(timeout=CLICK_TIMEOUT_MS)",
            "confirm_button.first.click(timeout=CLICK_TIMEOUT_MS)",
            "card.click(timeout=CLICK_TIMEOUT_MS)",
            "buttons.last.click(timeout=CLICK_TIMEOUT_MS)",
            "self.page.locator('section.bar button.first').click(timeout=CLICK_TIMEOUT_MS)",
            "self.page.locator('dialog[open] button.first').click(timeout=CLICK_TIMEOUT_MS)",
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
        {"asyncio.wait_for(socket.recv(), 5)"},
    ),
    "tests/cluster/trial.py": (
        "a pause between two looks",
        {"asyncio.wait(remaining_tasks, timeout=1)"},
    ),
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


class TimeLimit(NamedTuple):
    """A time limit in a source, in seconds; 0 for a form that is not allowed."""

    line: int
    text: str
    seconds: float


class TimeLimitFinder(ast.NodeVisitor):
    """Collector of the time limits in a module's source."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        self.unit = 1000 if MILLISECOND_FOLDERS & {*path.parts} else 1
        self.constants = read_constants(path) if path.is_file() else {}
        self.limit_helpers = find_limit_helpers(path) if path.is_file() else {}
        self.has_clock = bool(re.search(rf"\b({'|'.join(CLOCK_FUNCTIONS)})\(\)", source))
        self.limits: list[TimeLimit] = []
        module_body = parse_statements(path) if path.is_file() else ast.parse(source).body
        for statement in module_body:
            self.visit(statement)

    def add_limit(self, node: ast.expr, value: ast.expr | None, unit: float = 1) -> None:
        seconds = constant_value(value, self.constants)
        if seconds is not None:
            self.limits.append(TimeLimit(node.lineno, ast.unparse(node), seconds / unit))

    def visit_Call(self, node: ast.Call) -> None:
        name = call_name(node)
        keyword_values = {keyword.arg: keyword.value for keyword in node.keywords}
        limit_position = TIMEOUT_POSITIONS.get(name, self.limit_helpers.get(name))
        if (
            limit_position is not None
            or name in CALLS_WITH_SHORT_DEFAULT
            or TIMEOUT_KEYWORDS & keyword_values.keys()
        ):
            full_name = ast.unparse(node.func)
            for keyword in TIMEOUT_KEYWORDS & keyword_values.keys():
                is_page_call = keyword == "timeout" and not full_name.startswith(
                    ("httpx.", "subprocess.")
                )
                self.add_limit(node, keyword_values[keyword], self.unit if is_page_call else 1)
            is_known = (
                name in TIMEOUT_POSITIONS or full_name in self.limit_helpers
            )  # not a method call
            if limit_position is not None and is_known and len(node.args) > limit_position:
                self.add_limit(
                    node, node.args[limit_position], 1000 if name == "set_default_timeout" else 1
                )
            if has_short_default(full_name, keyword_values.keys(), self.path):
                self.limits.append(TimeLimit(node.lineno, ast.unparse(node), 0))
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        """Find polling loops with a bounded number of pauses."""
        count_expr = (
            node.iter.args[-1] if isinstance(node.iter, ast.Call) and node.iter.args else None
        )
        if isinstance(node.iter, ast.Call) and call_name(node.iter) == "range":
            nodes = [child for body_statement in node.body for child in ast.walk(body_statement)]
            nested_loops = [loop for loop in nodes if isinstance(loop, ast.For | ast.While)]
            nested_ids = {id(child) for loop in nested_loops for child in ast.walk(loop)}
            can_end_early = any(
                isinstance(child, ast.Return)
                or (isinstance(child, ast.Break) and id(child) not in nested_ids)
                for child in nodes
            )
            pause_count = constant_value(count_expr, self.constants)
            for child in nodes:
                if can_end_early and pause_count and isinstance(child, ast.Call) and child.args:
                    unit = {"sleep": 1, "wait_for_timeout": 1000}.get(call_name(child))
                    pause = constant_value(child.args[0], self.constants) if unit else None
                    if unit and pause:
                        text = f"range({pause_count:g}) with {ast.unparse(child)}"
                        self.limits.append(TimeLimit(node.lineno, text, pause_count * pause / unit))
        self.generic_visit(node)

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        arguments_and_defaults = node.args.args[::-1], node.args.defaults[::-1]
        for argument, default in zip(*arguments_and_defaults, strict=False):
            if node.name in self.limit_helpers and argument.arg == "seconds":
                self.add_limit(default, default)
        clock_names = (
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
            if isinstance(child, ast.Assert) and is_upper_bound(child.test, frozenset(clock_names)):
                self.limits.append(TimeLimit(child.lineno, ast.unparse(child.test), 0))
        self.generic_visit(node)

    visit_FunctionDef = visit_AsyncFunctionDef = _visit_function  # noqa: N815


def call_name(node: ast.Call) -> str:
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def has_short_default(full_name: str, keywords: object, path: str) -> bool:
    """Return True for a library call with a short default timeout that is not overridden."""
    names = set(keywords)  # type: ignore[call-overload]
    if full_name in ("httpx.Client", "httpx.AsyncClient", "httpx.get", "httpx.post"):
        return not names & {"timeout", "transport"}
    if full_name == "connect" and "additional_headers" in names:
        return "open_timeout" not in names
    return full_name.endswith(".new_context") and path != "tests/browser/browser_players.py"


def reads_clock(node: ast.AST, names: frozenset[str]) -> bool:
    """Return True for an expression with a clock call or a name that holds a clock's time."""
    return any(
        (isinstance(child, ast.Call) and call_name(child) in CLOCK_FUNCTIONS and not child.args)
        or (isinstance(child, ast.Name) and child.id in names)
        for child in ast.walk(node)
    )


def is_upper_bound(comparison: ast.expr, clock_names: frozenset[str]) -> bool:
    """Return True for ``clock() - began < 3``, which also measures other load on the machine."""
    if not isinstance(comparison, ast.Compare) or not isinstance(
        comparison.ops[0], ast.Lt | ast.LtE
    ):
        return False
    limit = constant_value(comparison.comparators[0], {})
    return limit is not None and limit < MIN_SECONDS and reads_clock(comparison.left, clock_names)


def constant_value(node: ast.expr | None, names: dict[str, float]) -> float | None:
    """Return the value of a number, a constant or an expression of these."""
    match node:
        case ast.Constant(value=int(value) | float(value)):
            return None if isinstance(value, bool) else float(value)
        case ast.Name(name):
            return names.get(name)
        case ast.BinOp(left, ast.Mult() | ast.Add() | ast.Div() as operator, right):
            left_value, right_value = constant_value(left, names), constant_value(right, names)
            if left_value is None or right_value is None:
                return None
            operations: Callable[[float, float], float] = {
                ast.Mult: float.__mul__, ast.Add: float.__add__, ast.Div: float.__truediv__,
            }[type(operator)]  # fmt: skip
            return operations(left_value, right_value)
        case _:
            return None


@cache
def parse_statements(path: Path) -> list[ast.stmt]:
    return ast.parse(path.read_text("utf-8")).body


@cache
def read_constants(path: Path) -> dict[str, float]:
    """Return a module's numeric constants, including those imported from other test modules."""
    constant_by_name: dict[str, float] = {}
    for node in parse_statements(path):
        match node:
            case (
                ast.Assign(targets=[ast.Name(name)], value=value)
                | ast.AnnAssign(target=ast.Name(name), value=value)
            ):
                if (number := constant_value(value, constant_by_name)) is not None:
                    constant_by_name[name] = number
            case ast.ImportFrom(module=str(module), names=names) if module.startswith("tests."):
                other_path = ROOT / f"{module.replace('.', '/')}.py"
                other_constants = (
                    read_constants(other_path)
                    if other_path.is_file() and other_path != path
                    else {}
                )
                constant_by_name |= {
                    alias.asname or alias.name: other_constants[alias.name]
                    for alias in names
                    if alias.name in other_constants
                }
    return constant_by_name


@cache
def find_limit_helpers(path: Path) -> dict[str, int]:
    """Return a module's functions with a ``seconds`` limit, and the argument's position."""
    position_by_name: dict[str, int] = {}
    for node in parse_statements(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [arg.arg for arg in node.args.args]
            limit_pattern = r"(asyncio\.timeout\(|\(\) - began < |run\(.*, )seconds\b"
            if "seconds" in names and re.search(limit_pattern, ast.unparse(node)):
                position_by_name[node.name] = names.index("seconds")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            other_path = ROOT / f"{node.module.replace('.', '/')}.py"  # type: ignore[union-attr]
            other_helpers = (
                find_limit_helpers(other_path)
                if other_path.is_file() and other_path != path
                else {}
            )
            position_by_name |= {
                alias.asname or alias.name: other_helpers[alias.name]
                for alias in node.names
                if alias.name in other_helpers
            }
    return position_by_name


@cache
def read_sources() -> list[tuple[Path, str]]:
    files = sorted((ROOT / "tests").rglob("*.py"))
    return [(file, file.read_text("utf-8")) for file in files if file != Path(__file__)]


def find_short_limits(path: Path, source: str) -> Iterator[TimeLimit]:
    for limit in TimeLimitFinder(path, source).limits:
        if limit.seconds < MIN_SECONDS:
            yield limit


def test_time_limits_are_hang_guards() -> None:
    short_limits, used_exemptions = [], set()
    for path, source in read_sources():
        file = path.relative_to(ROOT).as_posix()
        if file.startswith(SOAK_FOLDER):
            continue
        _, exempt_limits = EXEMPT_LIMITS.get(file, ("", set()))
        if not TIME_LIMIT_PATTERN.search(source):  # parsing all files takes seconds
            continue
        for limit in find_short_limits(path, source):
            matching_exemptions = exempt_limits & {limit.text, f"{limit.seconds:g}"}
            used_exemptions |= {(file, name) for name in matching_exemptions}
            if not matching_exemptions:
                short_limits.append(f"{file}:{limit.line}: {limit.text}")
    assert not short_limits, "\n".join(["give it HANG of tests/limits.py:", *short_limits])
    assert used_exemptions == {
        (file, name) for file, (_, limit_texts) in EXEMPT_LIMITS.items() for name in limit_texts
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
    assert len([*find_short_limits(Path("some.py"), source)]) == 1
    long_line = re.sub(r"\b(5|10|20|3|30)\b", "2000", line)
    if long_line != line:
        assert [*find_short_limits(Path("some.py"), f"async def test():\n    {long_line}\n")] == []


def test_playwright_timeouts_are_in_milliseconds() -> None:
    line = "page.get_by_role('button').click(timeout=5000)\n"
    assert [
        time_limit.seconds for time_limit in find_short_limits(Path("tests/browser/some.py"), line)
    ] == [5]


# Client tests -------------------------------------------------------------------------------------

CLIENT_FOLDER = ROOT / "client"


def test_client_test_timeouts_are_hang_guards() -> None:
    config = (CLIENT_FOLDER / "vite.config.ts").read_text("utf-8")
    for name in ("testTimeout", "hookTimeout"):
        [milliseconds] = re.findall(rf"{name}: ([\d_]+)", config)
        assert int(milliseconds) >= 1000 * MIN_SECONDS, name
    for file in sorted((CLIENT_FOLDER / "tests").rglob("*.ts")):
        text = file.read_text("utf-8")
        limits = re.findall(r"[tT]imeout: ([\d_]+)|^ *\}, ([\d_]+)\);", text, re.MULTILINE)
        assert all(
            int(option_limit or argument_limit) >= 1000 * MIN_SECONDS
            for option_limit, argument_limit in limits
        ), file
        if file.name != "waiting.ts":
            assert not re.search(r"vi\.waitFor|expect\.poll", text), f"{file}: it waits for 1 s"
            assert not re.search(r"setTimeout\(\w+, [1-9]", text), f"{file}: a pause that hopes"

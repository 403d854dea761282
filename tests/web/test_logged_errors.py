"""Logged errors carry their traceback."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
import structlog
from structlog.testing import capture_logs

import riverboat
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.task.table_messages import Timer
from riverboat.web.monitoring.logging_setup import configure
from riverboat.web.server_config import ServerConfig
from tests.service.room_tables import make_room, open_table, run

SOURCE_FOLDER = Path(riverboat.__file__).parent
ERROR_LEVELS = ("error", "critical", "fatal")
LEVELS = (*ERROR_LEVELS, "warning", "info", "debug")
LOG_CALL_PATTERN = re.compile(rf"\b(log|logger)\.({'|'.join(LEVELS)})\b")
"""A call of a logger: a source without one need not be parsed."""
BROAD_EXCEPTIONS = ("Exception", "BaseException")

Handler = ast.ExceptHandler | ast.FunctionDef | ast.AsyncFunctionDef


def find_handlers(tree: ast.AST) -> Iterator[tuple[Handler, str]]:
    """Yield each place that holds a caught error, with the name of the error."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler):
            yield node, node.name or ""
        elif isinstance(node, ast.NamedExpr) and _is_error_of_a_task(node.value):
            yield _find_enclosing_function(tree, node), node.target.id


def _is_error_of_a_task(value: ast.expr) -> bool:
    """Return True for ``task.exception()``."""
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Attribute)
        and value.func.attr == "exception"
        and not value.args
    )


def _find_enclosing_function(
    tree: ast.AST, node: ast.AST
) -> ast.FunctionDef | ast.AsyncFunctionDef:
    function_types = (ast.FunctionDef, ast.AsyncFunctionDef)
    function_defs = [
        function_def
        for function_def in ast.walk(tree)
        if isinstance(function_def, function_types) and node in ast.walk(function_def)
    ]
    return min(function_defs, key=lambda function: len(list(ast.walk(function))))


def find_logger_calls(handler: Handler) -> Iterator[ast.Call]:
    """Yield the calls of a logger in a handler."""
    for node in ast.walk(handler):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "logger"), attr=level)):
                if level in LEVELS:
                    yield node


def needs_traceback(handler: Handler, name: str, call: ast.Call) -> bool:
    """Return True for errors, for internal errors, and where the error itself is logged."""
    assert isinstance(call.func, ast.Attribute)
    exception_type = handler.type if isinstance(handler, ast.ExceptHandler) else None
    is_broad = not isinstance(exception_type, ast.Attribute | ast.Name | ast.Tuple) or (
        isinstance(exception_type, ast.Name) and exception_type.id in BROAD_EXCEPTIONS
    )
    is_logged_by_repr = f"repr({name})" in ast.unparse(call)
    return call.func.attr in ERROR_LEVELS or is_broad or is_logged_by_repr


def find_lines_without_traceback(source: str) -> list[int]:
    """Return the lines which log a caught error without its traceback."""
    return [
        call.lineno
        for handler, name in find_handlers(ast.parse(source))
        for call in find_logger_calls(handler)
        if needs_traceback(handler, name, call)
        and not any(argument.arg == "exc_info" for argument in call.keywords)
    ]


def test_handlers_log_tracebacks() -> None:
    sources = {file: file.read_text("utf-8") for file in sorted(SOURCE_FOLDER.rglob("*.py"))}
    lines_by_handler = {
        str(file.relative_to(SOURCE_FOLDER)): line_numbers
        for file, source in sources.items()
        if LOG_CALL_PATTERN.search(source)
        and (line_numbers := find_lines_without_traceback(source))
    }
    assert not lines_by_handler, "log.exception(...), or exc_info=error"


@pytest.mark.parametrize(
    "handler",
    [
        "except Exception as why:\n    log.error('lost', why=repr(why))",
        "except Exception as why:\n    log.warning('lost', why=str(why))",
        "except OSError as why:\n    log.error('lost', why=str(why))",
        "except OSError as why:\n    log.warning('lost', why=repr(why))",
        "except:\n    log.warning('lost')",
    ],
)
def test_search_finds_each_handler_form(handler: str) -> None:
    assert find_lines_without_traceback(f"try:\n    work()\n{handler}\n") == [4]
    assert not find_lines_without_traceback(
        f"try:\n    work()\n{handler[:-1]}, exc_info=True)\n"
    ), "with its traceback it is whole"


def test_search_finds_error_of_task() -> None:
    source = (
        "def done(task):\n"
        "    if (why := task.exception()) is not None:\n"
        "        log.error('lost', why=repr(why))\n"
    )
    assert find_lines_without_traceback(source) == [3]


def test_table_failure_log_has_traceback() -> None:
    def raise_error(work: UnitOfWork) -> None:
        raise ZeroDivisionError("a mistake in a step")

    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room)
        lost_event = asyncio.Event()
        task.on_lost = lambda _: lost_event.set()
        task._inbox.put(Timer(raise_error))
        await lost_event.wait()
        await room.close()

    with capture_logs() as log_lines:
        run(run_scenario())
    [log_line] = [log_line for log_line in log_lines if log_line["event"] == "table lost"]
    assert log_line["why"] == "ZeroDivisionError('a mistake in a step')"
    assert log_line["exc_info"].__traceback__ is not None


@pytest.mark.parametrize("form", ["json", "plain"])
def test_traceback_is_written_in_both_log_formats(
    form: Literal["json", "plain"], capsys: pytest.CaptureFixture[str]
) -> None:
    root, handlers_before = logging.getLogger(), logging.getLogger().handlers[:]
    structlog.reset_defaults()
    configure(ServerConfig(log_format=form))
    secret = "Ah Kh"
    try:
        try:
            raise ZeroDivisionError(len(secret))
        except ZeroDivisionError as error:
            structlog.get_logger("riverboat").error("table lost", exc_info=error)
        output = capsys.readouterr().out
    finally:
        root.handlers[:] = handlers_before
        structlog.reset_defaults()
    if form == "json":
        output = json.loads(output)["exception"]
    assert "Traceback (most recent call last)" in output
    assert Path(__file__).name in output
    assert "secret = " not in output, "no values of variables: they may be cards"

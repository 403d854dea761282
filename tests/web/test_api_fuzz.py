"""API fuzzing: every response matches its schema, and no request makes the server fail."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from math import inf
from typing import Any

import httpx
import numpy  # noqa: F401  # a room imports it in a thread, and hypothesis looks for it meanwhile
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from riverboat.web.codegen.openapi import build_document
from riverboat.web.monitoring import readiness
from tests.schedule import run_in
from tests.thorough import THOROUGH, example_count
from tests.web.api_play import open_table, play_hand, seat_players
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room

RESPONSE_CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLE_COUNT = example_count(2, 200)


def _iterate_operations() -> Iterator[Any]:
    yield from schemathesis.openapi.from_dict(build_document()).get_all_operations()


OPERATIONS: list[Any] = [operation.ok() for operation in _iterate_operations()]


class FuzzRoom:
    """A room with a table, a played hand, a host and a visitor, for many requests."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self._exit_stack = AsyncExitStack()
        self.test_room: OpenTestRoom
        self.ann: Visitor
        self.table = ""

    def __enter__(self) -> FuzzRoom:
        self.runner.run(self._set_up())
        return self

    def __exit__(self, *_: object) -> None:
        self.runner.run(self._exit_stack.aclose())
        self.runner.close()

    async def _set_up(self) -> None:
        high_limit = 10**6
        self.test_room = await self._exit_stack.enter_async_context(
            open_test_room(
                requests_per_second=high_limit,
                new_names_per_hour=high_limit,
                max_tables=high_limit,
                max_tables_per_host=high_limit,
                max_tables_per_address=high_limit,
                new_tables_per_hour=high_limit,
                parsed_configs_per_second=high_limit,
            )
        )
        self.ann, bob = await self.test_room.guest("Ann"), await self.test_room.guest("Bob")
        self.table = await open_table(self.ann)
        await seat_players(self.table, self.ann, bob)
        await play_hand(self.test_room, self.table, self.ann, self.ann, bob)

    def send(self, case: Any, player: str) -> httpx.Response:
        """Send a generated request as one of the visitors."""
        return self.runner.run(self._send(case, player))

    async def _send(self, case: Any, player: str) -> httpx.Response:
        request_kwargs = case.as_transport_kwargs(base_url="http://room.test")
        visitor = self.ann if player == "host" else self.test_room.visitor()
        headers = {**dict(request_kwargs.get("headers") or {}), "X-CSRF": visitor.csrf}
        sent_body = {
            key: request_kwargs[key] for key in ("json", "params") if key in request_kwargs
        }
        if "data" in request_kwargs:
            sent_body["content"] = request_kwargs["data"]
        headers.pop("Authorization", None)  # a wrong key hides everything behind it
        headers = {
            name: value
            for name, value in headers.items()
            if value.isascii() and value.isprintable()
        }
        return await visitor.http.request(
            request_kwargs["method"], request_kwargs["url"], headers=headers, **sent_body
        )


@pytest.fixture(scope="module")
def fuzz_room() -> Iterator[FuzzRoom]:
    with pytest.MonkeyPatch.context() as patch, FuzzRoom() as fuzz_room:
        patch.setattr(
            readiness, "MAX_LAG_SECONDS", inf
        )  # its loop stands still between two requests
        yield fuzz_room


def test_every_endpoint_is_fuzzed() -> None:
    assert len(OPERATIONS) == sum(len(methods) for methods in build_document()["paths"].values())


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_fuzzed_requests_never_fail_the_server(operation: Any, fuzz_room: FuzzRoom) -> None:

    invented_ids = st.one_of(
        [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]
        if operation.body or operation.path_parameters or operation.query
        else [operation.as_strategy()]
    )

    @given(
        case=invented_ids,
        client=st.sampled_from(["host", "nobody"]),
        uses_existing_ids=st.booleans(),
    )
    @settings(
        max_examples=EXAMPLE_COUNT,
        derandomize=not THOROUGH,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    def send_and_check(case: Any, client: str, uses_existing_ids: bool) -> None:
        if uses_existing_ids and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = fuzz_room.table
        if uses_existing_ids and "hand" in (case.path_parameters or {}):
            case.path_parameters["hand"] = 1
        # Ann stays logged in; logout and password changes use separate visitors.
        keeps_session = operation.label in (
            "POST /api/logout",
            "POST /api/password",
            "POST /api/login",
        )
        response = fuzz_room.send(case, "nobody" if keeps_session else client)
        case.validate_response(response, checks=RESPONSE_CHECKS)

    send_and_check()

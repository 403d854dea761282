"""A search for the most expensive lawful request of every route and page of a room."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
import msgspec
from msgspec import Struct
from msgspec.structs import replace
from starlette.routing import Route, WebSocketRoute

import riverboat as rb
from riverboat.web import cost_middleware
from riverboat.web.api import endpoints
from riverboat.web.limits import connection_cost
from riverboat.web.limits.cost_meter import CostMeter
from riverboat.web.routing.endpoint import SAFE_METHODS, Endpoint
from riverboat.wire import messages
from tests.web.api_play import open_table, play_hand, seat_players
from tests.web.expensive_values import (
    EXPENSIVE_TEXT_UNITS,
    EXPENSIVE_TOML_TEXTS,
    MAX_TEXT_LENGTH,
    ExpensiveValues,
    draw_query,
)
from tests.web.open_rooms import CONFIG, OpenTestRoom, SocketClosed, Visitor, open_test_room
from tests.web.test_dealer_tools import EXAMPLES_BY_TOOL
from tests.web.test_events import LEVELS, RULES
from tests.web.test_events import create_event as make_event
from tests.web.test_live_game_api import SEATS
from tests.web.test_reviews import RIVER as RIVER_HAND
from tests.web.test_studies import RIVER_SPOT

MAX_LOOP_SECONDS: Final = 0.020
"""Seconds of the longest step on the event loop."""
MAX_WORKER_SECONDS: Final = 0.200
"""Seconds in a thread of the pool, above which a request has to be charged."""
REFERENCE_SECONDS: Final = 0.010
"""Seconds of the loop in ``speed`` on the reference machine of the limits."""
_PATH_PARAMETERS: Final = (
    "table",
    "hand",
    "event",
    "live",
    "share",
    "rule",
    "study",
    "review",
    "season",
    "evening",
)
SOLVER_PATHS: Final = ("/api/studies", "/api/reviews", "/api/training")
"""Paths that a player in a hand may not request."""
_SESSION_ENDING_PATHS: Final = (
    "/api/logout",
    "/api/me/delete",
    "/api/sessions/{session}",
    "/api/password",
)
"""Not requested by the player of the search, which they would log out."""


_EXAMPLES_FILE: Final = Path(rb.__file__).parent / "floor" / "examples.json"
_DOUBLED_RAISES: Final = [f"r{2 ** (number + 2)}" for number in range(30)]


def seed_bodies() -> dict[str, list[dict[str, Any]]]:
    """Return valid request bodies by path, from which the search begins."""
    bodies: dict[str, list[dict[str, Any]]] = {
        f"/api/tools/{tool}": [body] for tool, (body, _) in EXAMPLES_BY_TOOL.items()
    }
    large_hand = {
        "game": "no-limit hold'em 1/2",
        "players": 10,
        "actions": ["c"] * 40 + _DOUBLED_RAISES,
    }
    bodies["/api/tools/pot-limit/round"].append({**large_hand, "game": "pot-limit omaha 1/2"})
    bodies["/api/tools/legal-raise"].append({**large_hand, "to": 400})
    contributions = list(range(1, 11))
    bodies["/api/tools/side-pots"].append(
        {"put_in": contributions, "all_in": list(range(10)), "dead": 7}
    )
    levels = [f"{2**number}/{2 ** (number + 1)}" for number in range(30)]
    bodies["/api/tools/levels"] = [{"levels": levels, "games": ["no-limit hold'em"] * 6}]
    examples = json.loads(_EXAMPLES_FILE.read_text())
    bodies["/api/rule"] = [
        {"seen": example["seen"], "spot": example["spot"], "by": "tda-2024"}
        for example in examples.values()
    ]
    long_rules = {**RULES, "structure": {"stack": 5_000, "parts": LEVELS * 60}}
    bodies["/api/events/check"] = [
        {"rules": RULES, "entries": 10_000},
        {"rules": long_rules, "entries": 10_000},
    ]
    bodies["/api/events"] = [{"rules": RULES}, {"rules": long_rules, "bots": 9}]
    bodies["/api/events/structure"] = [{"players": 10_000, "hours": 100.0}, {"players": 2}]
    bodies["/api/tables"] = [{"bots": 9}, {"rules": {"chairs": 9}}]
    bodies["/api/studies"] = [RIVER_SPOT]
    bodies["/api/reviews"] = [{"text": RIVER_HAND, "start": "river"}, {"text": "7" * 20_000}]
    bodies["/api/reviews/uploads"] = [{"text": "\u00e4" * 20_000}]
    bodies["/api/training/spots"] = [{"wanted": {"street": "river"}}]
    bodies["/api/live"] = [{"seats": SEATS}]
    bodies["/api/seasons"] = [{"rules": {"name": "S"}}]
    bodies["/api/seasons/points"] = [{"rules": {"name": "S"}, "entries": 100}]
    bodies["/api/live/{live}/rule"] = bodies["/api/tables/{table}/rule"] = bodies["/api/rule"][:9]
    return bodies


class RequestCost(Struct, frozen=True):
    """The most expensive request of a route that was found."""

    route: str
    loop_seconds: float = 0.0
    """Seconds of the longest step on the event loop."""
    loop_case: str = ""
    worker_seconds: float = 0.0
    """Seconds in threads of the pool."""
    worker_case: str = ""
    request_count: int = 0
    accepted_count: int = 0
    """Requests whose body matched the schema."""


class RequestCase(Struct, frozen=True):
    """One request to a route: method, path, body and query."""

    method: str
    path: str
    body: Any = None
    params: dict[str, str] = {}

    def __str__(self) -> str:
        body_text = json.dumps(self.body)[:60] if self.body is not None else ""
        return " ".join([self.path[:60], *map(str, self.params.values()), body_text]).strip()[:90]


class _MeterRecorder:
    """The meters of all requests, in the order in which they began."""

    def __init__(self) -> None:
        self.meters: list[CostMeter] = []

    def __call__(self) -> CostMeter:
        meter = CostMeter()
        self.meters.append(meter)
        return meter


class CostSearch:
    """A search for expensive requests in a room with hands, an event and a live game."""

    def __init__(self, hand_count: int) -> None:
        self.hands = hand_count
        self._exit_stack = AsyncExitStack()
        self._meters = _MeterRecorder()
        self.test_room: OpenTestRoom
        self.ann: Visitor
        self._names: dict[str, str] = {}
        self._seeds = seed_bodies()

    async def __aenter__(self) -> CostSearch:
        for module in (cost_middleware, connection_cost):
            self.install_meters(module)
        high_limit = 10**6
        limits: dict[str, Any] = dict.fromkeys(
            (
                *("requests_per_second", "new_names_per_hour", "messages_per_second"),
                *("max_tables", "max_tables_per_host", "max_tables_per_address"),
                *("new_tables_per_hour", "parsed_configs_per_second", "max_violations"),
            ),
            high_limit,
        )
        config = replace(CONFIG, admins=("Ann",), security_contact="mailto:a@b.test", static="")
        self.test_room = await self._exit_stack.enter_async_context(
            open_test_room(config, **limits)
        )
        self.ann = self.test_room.visitor()
        await self.ann.register("Ann", "a long and dry sentence")
        bob = await self.test_room.guest("Bob")
        table = await open_table(self.ann)
        await seat_players(table, self.ann, bob)
        for _ in range(self.hands):
            await play_hand(self.test_room, table, self.ann, self.ann, bob)
        for first_number in range(0, 2_000, 25):
            players = [
                {"player": f"Player {number}", "contact": "c" * 200, "notes": "n" * 1_000}
                for number in range(first_number, first_number + 25)
            ]
            await self.ann.post("/api/me/players", players=players)
        for number in range(100):
            note = {"about": f"Player {number}", "text": "n" * 400}
            await self.ann.post("/api/notes", **note)
        share_response = await self.ann.post(
            f"/api/tables/{table}/hands/1/share", cards="own", names=True
        )
        live_game = (await self.ann.post("/api/live", seats=SEATS)).json()["id"]
        for _ in range(self.hands):
            for entry in ({"do": "next"}, *[{"do": "act", "deed": "fold"}] * 2):
                version = (await self.ann.get(f"/api/live/{live_game}")).json()["version"]
                body = {"version": version, "entry": entry}
                assert (await self.ann.post(f"/api/live/{live_game}/entries", **body)).is_success
        event = await make_event(self.ann, bots=9)
        link = (
            str(share_response.json().get("link", share_response.text))
            .strip('"}')
            .rpartition("/")[2]
        )
        self.student = await self.test_room.guest("Student")
        study = str((await self.student.post("/api/studies", **RIVER_SPOT)).json()["id"])
        body = {"text": RIVER_HAND, "start": "river"}
        review = str((await self.student.post("/api/reviews", **body)).json()["id"])
        season, evening = await self._make_season()
        path_values = [table, str(self.hands), event, live_game, link, "BET-01", study, review]
        path_values += [season, evening]
        self._names = dict(zip(_PATH_PARAMETERS, path_values, strict=True))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._exit_stack.aclose()
        for module in (cost_middleware, connection_cost):
            module.CostMeter = CostMeter  # type: ignore[attr-defined]

    async def _make_season(self) -> tuple[str, str]:
        """Return a season of 10 evenings with 1,000 players each, and one of its evenings."""
        season = str((await self.ann.post("/api/seasons", rules={"name": "S"})).json()["id"])
        evening = ""
        for number in range(10):
            places = [{"player": f"P{index}", "place": index + 1} for index in range(1_000)]
            body = {"name": f"Evening {number}", "places": places}
            response = await self.ann.post(f"/api/seasons/{season}/evenings", **body)
            assert response.is_success, response.text
            evening = response.json()["evenings"][0]["id"]
        return season, evening

    def install_meters(self, module: Any) -> None:
        module.CostMeter = self._meters

    def list_routes(self) -> list[str]:
        """Return every route of the application, by method and path."""
        route_names = [f"{endpoint.method} {endpoint.path}" for endpoint in endpoints()]
        declared_paths = {endpoint.path for endpoint in endpoints()}
        for route in self.test_room.app.routes:
            if isinstance(route, WebSocketRoute):
                route_names.append(f"WS {route.path}")
            elif isinstance(route, Route) and route.path not in declared_paths:
                route_names.append(f"GET {route.path}")
        return route_names

    async def measure_routes(self, attempt_count: int) -> list[RequestCost]:
        """Return the cost of every route, with this number of requests to each."""
        request_costs = [
            await self.measure_endpoint(endpoint, attempt_count) for endpoint in endpoints()
        ]
        for label in self.list_routes()[len(request_costs) :]:
            if label.startswith("WS"):
                request_costs.append(await self._measure_socket_cost(label, attempt_count))
            else:
                path = label.partition(" ")[2]
                request_costs.append(
                    await self._measure_highest_cost(
                        label, self._generate_page_cases(path, attempt_count)
                    )
                )
        return request_costs

    async def measure_endpoint(self, endpoint: Endpoint, attempt_count: int) -> RequestCost:
        """Return the cost of an endpoint of the API."""
        label = f"{endpoint.method} {endpoint.path}"
        return await self._measure_highest_cost(
            label, self._generate_cases(endpoint, attempt_count)
        )

    # Cases ----------------------------------------------------------------------------------------

    def _generate_cases(self, endpoint: Endpoint, attempt_count: int) -> Iterator[RequestCase]:
        case_count = (
            attempt_count
            if endpoint.body_type is not None or endpoint.query_type is not None
            else 3
        )
        for seed in range(case_count):
            values = ExpensiveValues(seed)
            path = endpoint.path
            for name in endpoint.path_names:
                is_known = name in self._names and seed != 1
                value = (
                    self._names[name]
                    if is_known
                    else "9"
                    if name == "hand"
                    else values.draw_path_name()
                )
                path = path.replace(f"{{{name}}}", value)
            body = values.draw_body(endpoint.body_type) if endpoint.body_type is not None else None
            if body is not None and (known_seed := self._seeds.get(endpoint.path)) and seed % 4:
                number = seed - seed // 4 - 1
                base_body = known_seed[number % len(known_seed)]
                is_unchanged = number < len(
                    known_seed
                )  # first unchanged, then with one field changed
                changed_field = (
                    {} if is_unchanged or not body else dict([values.choose(list(body.items()))])
                )
                body = {**base_body, **changed_field}
            if body is not None and seed < len(EXPENSIVE_TOML_TEXTS) and "toml" in body:
                body = {"toml": EXPENSIVE_TOML_TEXTS[seed]}
            if body is not None and 0 < seed <= len(EXPENSIVE_TEXT_UNITS) and "text" in body:
                word = EXPENSIVE_TEXT_UNITS[seed - 1]
                body = {"text": word * (60 // max(1, len(word.split()))), "lang": "en"}
            params = (
                draw_query(endpoint.query_type, values)
                if endpoint.query_type is not None and seed
                else {}
            )
            yield RequestCase(endpoint.method, path, body, params)

    def _generate_page_cases(self, path: str, attempt_count: int) -> Iterator[RequestCase]:
        table, link = self._names["table"], self._names["share"]
        if path.startswith("/rules"):
            for page in ("words", "situations", "", "nothing-like-it", "BET-01", "x" * 900):
                for language in ("en", "cs"):
                    yield RequestCase("GET", f"/rules/{page}".rstrip("/"), None, {"lang": language})
            for seed in range(attempt_count):
                words = ExpensiveValues(seed).draw_text("", 80)
                yield RequestCase(
                    "GET", "/rules", None, {"q": words, "lang": ("en", "cs")[seed % 2]}
                )
            for words in (
                "a e i o u",
                "bet raise call fold all-in",
                "the a of in to",
                "*",
                ".*" * 40,
            ):
                yield RequestCase("GET", "/rules", None, {"q": words})
        elif "{rest" in path:
            path_start = path.partition("{")[0]
            for path_end in (
                *("", f"t/{table}", f"s/{link}", "index.html", "sw.js", "me", "a" * 8_000),
                *("a/" * 4_000, "%2e%2e/" * 1_000, "t/" + "x" * 4_000, "s/" + "x" * 4_000),
            ):
                yield RequestCase("GET", path_start + path_end)
            yield RequestCase("PUT", path_start + "x", "x" * MAX_TEXT_LENGTH)
            for asset in self._list_assets():
                yield RequestCase("GET", path_start + asset)
        else:
            for _ in range(3):
                yield RequestCase("GET", path)

    def _list_assets(self) -> list[str]:
        """Return the largest files of the built client."""
        from riverboat.web.pages import client_files

        folder = client_files.__file__.replace("pages/client_files.py", "static/assets")
        files = [path for path in Path(folder).glob("*") if path.suffix in (".js", ".css", ".json")]
        files.sort(key=lambda path: -path.stat().st_size)
        return [f"assets/{file.name}" for file in files[:3]]

    # Measuring ------------------------------------------------------------------------------------

    async def _measure_highest_cost(self, label: str, cases: Iterator[RequestCase]) -> RequestCost:
        """Return the highest costs of these requests; a high one is measured again."""
        request_cost = RequestCost(label)
        for case in cases:
            loop_seconds, worker_seconds, status = await self.measure_request(case)
            if loop_seconds > MAX_LOOP_SECONDS / 2 or worker_seconds > MAX_WORKER_SECONDS / 2:
                for _ in range(3):  # another process may have used the processor meanwhile
                    second_cost = await self.measure_request(case)
                    loop_seconds, worker_seconds = (
                        min(loop_seconds, second_cost[0]),
                        min(worker_seconds, second_cost[1]),
                    )
            request_cost = replace(
                request_cost,
                request_count=request_cost.request_count + 1,
                accepted_count=request_cost.accepted_count + (status not in (400, 413, 422)),
            )
            if loop_seconds > request_cost.loop_seconds:
                request_cost = replace(request_cost, loop_seconds=loop_seconds, loop_case=str(case))
            if worker_seconds > request_cost.worker_seconds:
                request_cost = replace(
                    request_cost, worker_seconds=worker_seconds, worker_case=str(case)
                )
        return request_cost

    async def measure_request(self, case: RequestCase) -> tuple[float, float, int]:
        visitor = self.student if case.path.startswith(SOLVER_PATHS) else self.ann
        if any(
            case.path == ending_path.replace("{session}", "x" * 40)
            for ending_path in _SESSION_ENDING_PATHS
        ):
            visitor = self.test_room.visitor()
        meter_count = len(self._meters.meters)
        params = "&".join([f"{name}={quote(value)}" for name, value in case.params.items()])
        content = None if case.body is None else msgspec.json.encode(case.body)
        headers = {"X-CSRF": visitor.csrf} if case.method not in SAFE_METHODS else {}
        if content is not None:
            headers["Content-Type"] = "application/json"
        try:
            response = await visitor.http.request(
                case.method,
                case.path + (f"?{params}" if params else ""),
                content=content,
                headers=headers,
            )
        except httpx.InvalidURL:
            return 0.0, 0.0, 400
        meters = self._meters.meters[meter_count : meter_count + 1]
        del self._meters.meters[meter_count:]
        [meter] = meters
        return meter.longest_step, meter.worker_seconds, response.status_code

    async def _measure_socket_cost(self, label: str, attempt_count: int) -> RequestCost:
        """Return the cost of the most expensive frame of a socket."""
        request_cost = RequestCost(label)
        kinds = messages.ClientMessage.__args__
        for seed in range(attempt_count):
            kind = kinds[seed % len(kinds)]
            frame = ExpensiveValues(seed, max_total_length=3_000).draw_body(kind)
            if "table" in frame:
                frame["table"] = self._names["table"]
            raw_frame = msgspec.json.encode(frame)[:4_096]
            meter_count = len(self._meters.meters)
            async with self.ann.socket() as socket:
                await socket.send_raw(raw_frame.decode(errors="replace"))
                await socket.send(t="ping")
                with suppress(SocketClosed):
                    await socket.next_of_kind("pong")
            longest_step = max([meter.longest_step for meter in self._meters.meters[meter_count:]])
            del self._meters.meters[meter_count:]
            request_cost = replace(
                request_cost,
                request_count=request_cost.request_count + 1,
                accepted_count=request_cost.accepted_count + 1,
            )
            if longest_step > request_cost.loop_seconds:
                request_cost = replace(
                    request_cost,
                    loop_seconds=longest_step,
                    loop_case=raw_frame.decode(errors="replace")[:80],
                )
        return request_cost


def measure_machine_slowdown() -> float:
    """Return how much slower this machine is than the reference of the limits, at least 1."""
    best_seconds = 1.0
    for _ in range(5):
        started_at, total = time.thread_time(), 0
        for number in range(150_000):
            total += number % 7
        best_seconds = min(best_seconds, time.thread_time() - started_at)
    return max(1.0, best_seconds / REFERENCE_SECONDS)

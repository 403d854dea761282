"""Absurd numbers over HTTP and the socket: refused with the option and its bound."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.limits import HANG
from tests.web.open_rooms import run_async_test
from tests.web.real_server import running_server
from tests.web.test_server import _next_of_kind

HUGE_NUMBERS = {
    "beyond what a browser counts": str(2**53),
    "of 150 digits": "9" * 150,
    "of 4,200 digits": "9" * 4200,
    "of 5,000 digits": "9" * 5000,
}
GAME_TOML = 'game = "no-limit hold\'em 1/2"\n'
HUGE_HEX_NUMBER = "0x" + "f" * 12_000
MAX_AMOUNT = 10**12
"""The most chips that an option may be."""


def post_tables(*bodies: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """Return a real server's responses to requests that open these tables."""
    responses: list[tuple[int, dict[str, Any]]] = []

    async def run_scenario() -> None:
        async with (
            running_server() as (address, _),
            httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as http,
        ):
            current_user = (await http.post("/api/guest", json={"name": "Ann"})).json()
            for body in bodies:
                headers = {"X-CSRF": current_user["csrf"], "Content-Type": "application/json"}
                response = await http.post("/api/tables", content=json.dumps(body), headers=headers)
                responses.append((response.status_code, response.json()))
            assert (await http.get("/api/tables")).json() == []

    run_async_test(run_scenario)
    return responses


@pytest.mark.parametrize("digits", HUGE_NUMBERS.values(), ids=HUGE_NUMBERS)
def test_game_with_huge_sizes_is_refused(digits: str) -> None:
    game_texts = [
        f"no-limit hold'em 1/{digits}",
        f"no-limit hold'em 1/2 ante {digits}",
        f"no-limit hold'em 1/2 unit {digits}",
        f"no-limit hold'em 1/2 cap {digits}",
        f"limit razz {digits}/{digits}",
        f"spread-limit hold'em 1-{digits} blinds 1/2",
        f"horse {digits}/{digits}",
    ]
    responses = post_tables(*[{"toml": f'game = "{game_text}"'} for game_text in game_texts])
    for game_text, (status, response_body) in zip(game_texts, responses, strict=True):
        assert status == 400, (game_text[:60], response_body)
        assert "the maximum is 1,000,000,000 chips" in response_body["why"]
        assert len(response_body["why"]) < 300


@pytest.mark.parametrize(
    "digits", [*HUGE_NUMBERS.values(), HUGE_HEX_NUMBER], ids=[*HUGE_NUMBERS, "in hexadecimal"]
)
def test_huge_option_is_refused_with_name_and_bound(digits: str) -> None:
    toml_by_option = {
        "buy_in.most": f"[buy_in]\nmost = {digits}",
        "seven_deuce": f"seven_deuce = {digits}",
        "fees.cap": f"[fees]\ncap = {digits}",
    }
    responses = post_tables(*[{"toml": GAME_TOML + toml} for toml in toml_by_option.values()])
    for option, (status, response_body) in zip(toml_by_option, responses, strict=True):
        assert (status, response_body["option"]) == (400, option), response_body
        assert str(MAX_AMOUNT) in response_body["why"]
        assert len(response_body["why"]) < 300


def test_huge_number_in_any_field_is_refused_with_reason() -> None:
    option_paths = (
        "chairs", "name", "preset", "change", "[house]\nmax_runs", "[clock]\nthink",
        "[button]\nblind_seats", "[straddle]\npositions", '[[chips]]\ncolour = "red"\nworth',
        '[[players]]\nname = "Ann"\nchips',
    )  # fmt: skip
    tomls = [
        f"{GAME_TOML}{option_path} = {value}"
        for option_path in option_paths
        for value in (HUGE_HEX_NUMBER, f"[{HUGE_HEX_NUMBER}]")
    ]
    for toml, (status, answer) in zip(
        tomls, post_tables(*[{"toml": toml} for toml in tomls]), strict=True
    ):
        assert status == 400, (toml[:60], answer)
        assert answer["code"] == "bad-rules"
        assert "a huge number" in answer["why"], answer["why"]


def test_huge_number_in_command_keeps_socket_open() -> None:
    async def run_scenario() -> None:
        async with (
            running_server() as (address, _),
            httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as http,
        ):
            current_user = (await http.post("/api/guest", json={"name": "Ann"})).json()
            csrf_header = {"X-CSRF": current_user["csrf"]}
            table = (await http.post("/api/tables", json={}, headers=csrf_header)).json()["id"]
            cookie_header = {"Cookie": f"rb_session={http.cookies['rb_session']}"}
            origin: Any = f"http://{address}"
            async with connect(
                f"ws://{address}/ws",
                open_timeout=HANG,
                origin=origin,
                additional_headers=cookie_header,
            ) as socket:
                await socket.send(json.dumps({"t": "hello", "protocol": 2}))
                await _next_of_kind(socket, "welcome")
                await socket.send(json.dumps({"t": "watch", "table": table}))
                await _next_of_kind(socket, "snapshot")
                for number, digits in enumerate(["1" + "0" * 16, "9" * 150, "9" * 5000]):
                    sit_command = f'{{"do":"sit","chair":1,"chips":{digits}}}'
                    frame = (
                        f'{{"t":"wish","cmd":"c{number}","table":"{table}","wish":{sit_command}}}'
                    )
                    await socket.send(frame)
                    reply = await _next_of_kind(socket, "trouble", "refused", "granted")
                    assert reply["t"] == "trouble", reply
                rules_command = {
                    "do": "rules",
                    "toml": f"{GAME_TOML}chairs = {HUGE_HEX_NUMBER[:3700]}",
                }
                await socket.send(
                    json.dumps({"t": "wish", "cmd": "r", "table": table, "wish": rules_command})
                )
                reply = await _next_of_kind(socket, "trouble", "refused", "granted")
                assert (reply["t"], reply["code"]) == ("refused", "not understood")
                assert "chairs must be a whole number, 2 to 10, not a huge number" in reply["why"]

    run_async_test(run_scenario)

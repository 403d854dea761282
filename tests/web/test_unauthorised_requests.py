"""Unauthorised requests: no host role, no CSRF token, foreign origin, forged link."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, product
from typing import Any, get_args

import httpx
import msgspec

from riverboat.web.accounts.signed_tokens import InvitationClaims, SharedHand, TokenSigner
from riverboat.web.api import endpoints
from riverboat.web.routing.endpoint import SAFE_METHODS, Endpoint
from riverboat.wire import client_commands as w
from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test

UNSAFE_ENDPOINTS = [endpoint for endpoint in endpoints() if endpoint.method not in SAFE_METHODS]
"""Endpoints that change state."""
HIGH_LIMITS: dict[str, Any] = dict.fromkeys(
    (
        *("requests_per_second", "new_names_per_hour", "parsed_configs_per_second"),
        *("max_tables", "max_tables_per_host", "max_tables_per_address"),
    ),
    10**6,
)
"""Limits that no test reaches."""
SAMPLE_HOST_COMMANDS: tuple[w.AnyClientCommand, ...] = (
    w.Begin(), w.Begin(4), w.Pause(), w.ResumeTable(), w.Approve(1), w.Kick(2), w.Ban("Cid"),
    w.LiftBan("Cid"), w.SitPlayerOut(2), w.SeatPlayer("Dee", 3, 100), w.MovePlayer(2, 3),
    w.Adjust(2, 5, "a gift"), w.CallOff("because"), w.PlaceButton(1), w.ChooseGame("razz"),
    w.ChangeRules(""), w.TakeTimeFees(), w.SpendKitty(1, "tea"), w.ColourUp(),
    w.SettleMarker("Bob", 1), w.AddBot(), w.RemoveFromWaitingList("Dee"), w.Close(),
    w.WithdrawCommand(1), w.StreamTable(),
    w.TakeActionBack("a slip"), w.KillHand(2, "two hands"), w.HoldPot("a foul deck"),
    w.Warn(2, "late"),
)  # fmt: skip
"""A host command of each kind."""
COMMAND_NUMBERS = count()


# Host commands ------------------------------------------------------------------------------------


def test_sample_has_every_host_command() -> None:
    assert {type(command) for command in SAMPLE_HOST_COMMANDS} == set(get_args(w.HostCommand))


def test_host_commands_are_refused_to_everyone_else() -> None:
    async def run_scenario() -> None:
        async with open_test_room(**HIGH_LIMITS) as room:
            visitors = [await room.guest(name) for name in ("Ann", "Bob", "Cid", "Dee")]
            api_key = (await visitors[1].post("/api/keys")).json()["key"]
            api_client = room.visitor(authorization=f"Bearer {api_key}")
            for command in SAMPLE_HOST_COMMANDS:
                await check_host_command(room, command, visitors, api_client)

    run_async_test(run_scenario)


async def check_host_command(
    room: OpenTestRoom, command: w.AnyClientCommand, visitors: list[Visitor], program: Visitor
) -> None:
    """Check that a command is refused at a new table to all but its host, the first person."""
    ann, bob, cid, dee = visitors
    table = await open_table(ann)
    await seat_players(table, ann, bob, cid)
    task = room.room.task(table)
    streams_before, view = await room.room.store.stream_lengths(), task.view()
    for other_visitor in (bob, cid, dee, program, room.visitor()):
        response = await _submit_command(other_visitor, table, command)
        assert response.status_code in (401, 409), response.text
        assert response.json()["code"] in _list_expected_codes(command), response.text
    async with bob.socket() as socket:
        await socket.send(t="wish", cmd="x", table=table, wish=msgspec.to_builtins(command))
        answer_frame = await socket.next_of_kind("granted", "refused")
        assert answer_frame["code"] in _list_expected_codes(command), command
    assert await room.room.store.stream_lengths() == streams_before
    assert task.view() == view
    # A host is answered by the rules, and the rules do not speak of hosts.
    response = await _submit_command(ann, table, command)
    assert response.json().get("code") not in ("not the host", "nobody"), command


def _list_expected_codes(command: w.AnyClientCommand) -> tuple[str, ...]:
    """Return the expected codes; where the game is a choice, the dealer may choose it too."""
    missing_choice_codes = ["no choice", "no chair"] if isinstance(command, w.ChooseGame) else []
    return ("not the host", "nobody", *missing_choice_codes)


async def _submit_command(
    visitor: Visitor, table: str, command: w.AnyClientCommand
) -> httpx.Response:
    return await visitor.submit(table, f"w{next(COMMAND_NUMBERS)}", **msgspec.to_builtins(command))


# Cross-site requests ------------------------------------------------------------------------------


async def _open_table_with_hand(room: OpenTestRoom) -> str:
    """Open a table with a finished hand, so that every path exists."""
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    table = await open_table(ann)
    await seat_players(table, ann, bob)
    await play_hand(room, table, ann, ann, bob)
    return table


def _fill_endpoint_path(endpoint: Endpoint, table: str) -> str:
    path_values = {
        name: {"table": table, "hand": "1"}.get(name, "Bob") for name in endpoint.path_names
    }
    return endpoint.path.format(**path_values)


async def _send(
    visitor: Visitor, endpoint: Endpoint, table: str, csrf: str | None, **headers: str
) -> Any:
    """Send a request without a body."""
    request_headers = headers | ({} if csrf is None else {"X-CSRF": csrf})
    url = _fill_endpoint_path(endpoint, table)
    return await visitor.http.request(endpoint.method, url, json={}, headers=request_headers)


def test_unsafe_endpoints_cover_every_method() -> None:
    assert len(UNSAFE_ENDPOINTS) > 25
    assert {endpoint.method for endpoint in UNSAFE_ENDPOINTS} == {"POST", "PATCH", "DELETE"}


def test_unsafe_request_needs_session_csrf_token() -> None:
    async def run_scenario() -> None:
        async with open_test_room(**HIGH_LIMITS) as room:
            table = await _open_table_with_hand(room)
            guest = await room.guest("Mal")
            for number, endpoint in enumerate(UNSAFE_ENDPOINTS):
                eve = await room.guest(f"Eve {number}")  # some requests end the session
                streams_before = await room.room.store.stream_lengths()
                for csrf in (None, "", "a guess", guest.csrf, eve.csrf[:-1]):
                    response = await _send(eve, endpoint, table, csrf)
                    assert response.status_code == 403, endpoint.path
                    assert response.json()["code"] == "csrf", endpoint.path
                assert await room.room.store.stream_lengths() == streams_before
                assert (await eve.get("/api/me")).json()["csrf"] == eve.csrf
                response = await _send(eve, endpoint, table, eve.csrf)
                assert response.json().get("code") != "csrf", endpoint.path

    run_async_test(run_scenario)


FOREIGN_ORIGINS = ("https://evil.example", "http://room.test.evil", "http://room.tes", "null")


def test_foreign_origin_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room(**HIGH_LIMITS) as room:
            table = await _open_table_with_hand(room)
            eve = await room.guest("Eve")
            streams_before = await room.room.store.stream_lengths()
            for endpoint, origin in product(UNSAFE_ENDPOINTS, FOREIGN_ORIGINS):
                response = await _send(eve, endpoint, table, eve.csrf, Origin=origin)
                assert response.status_code == 403, (endpoint.path, origin)
                assert response.json()["code"] == "wrong-origin", (endpoint.path, origin)
            assert await room.room.store.stream_lengths() == streams_before
            assert (await eve.get("/api/me")).json()["name"] == "Eve"

    run_async_test(run_scenario)


# Forged links -------------------------------------------------------------------------------------

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."


def _forge_variants(link: str) -> list[str]:
    """Return a link with each letter changed, truncated, and extended."""
    changed_links = [
        link[:index]
        + _ALPHABET[(_ALPHABET.index(letter) + 17) % len(_ALPHABET)]
        + link[index + 1 :]
        for index, letter in enumerate(link)
    ]
    truncated_links = [link[:index] for index in range(len(link))]
    link_parts = link.split(".")
    links_without_part = [
        ".".join(link_parts[:index] + link_parts[index + 1 :]) for index in range(len(link_parts))
    ]
    return [
        *changed_links,
        *truncated_links,
        *links_without_part,
        link + "A",
        link + ".",
        link + "." + link_parts[-1],
        f" {link}x",
    ]


def test_altered_signed_link_is_invalid() -> None:
    room_signer, other_token_signer = (
        TokenSigner("our secret", 30),
        TokenSigner("another secret", 30),
    )
    shared_hand = SharedHand("t1", 7, 2, shows_names=True)
    link_cases: list[tuple[Callable[[TokenSigner], str], Callable[[str], Any], Any]] = [
        (
            lambda token_signer: token_signer.table_invitation("t1", 3),
            room_signer.parse_invitation,
            InvitationClaims(""),
        ),
        (
            lambda token_signer: token_signer.link_invitation("t1", "once"),
            room_signer.parse_invitation,
            InvitationClaims(""),
        ),
        (
            lambda token_signer: token_signer.host_invitation("t1", 3),
            room_signer.parse_host_invitation,
            InvitationClaims(""),
        ),
        (
            lambda token_signer: token_signer.sign_shared_hand(shared_hand),
            room_signer.read_shared_hand,
            None,
        ),
        (lambda token_signer: token_signer.sign_names(("Ann",)), room_signer.read_names, ()),
        (
            lambda token_signer: token_signer.sign_devices({"ann": "x"}),
            room_signer.read_devices,
            {},
        ),
    ]
    for make_link, read_link, empty_result in link_cases:
        link = make_link(room_signer)
        assert read_link(link) != empty_result, "the real one opens something"
        assert read_link(make_link(other_token_signer)) == empty_result, "another server's does not"
        for forged_link in _forge_variants(link):
            assert read_link(forged_link) == empty_result, forged_link


def test_signed_links_are_bound_to_their_kind() -> None:
    token_signer = TokenSigner("our secret", 30)
    assert token_signer.parse_host_invitation(
        token_signer.table_invitation("t1")
    ) == InvitationClaims("")
    assert token_signer.parse_invitation(token_signer.host_invitation("t1")) == InvitationClaims("")
    assert token_signer.read_shared_hand(token_signer.table_invitation("t1")) is None
    assert token_signer.parse_invitation(
        token_signer.sign_shared_hand(SharedHand("t1", 7, 2, shows_names=True))
    ) == InvitationClaims("")
    assert token_signer.read_names(token_signer.sign_devices({"Ann": "x"})) == ()
    assert token_signer.read_devices(token_signer.sign_names(("Ann",))) == {}


def test_forged_invitation_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room(**HIGH_LIMITS) as room:
            ann = await room.guest("Ann")
            table_body = (await ann.post("/api/tables", private=True)).json()
            table, invitation = table_body["id"], table_body["invite"].partition("?invite=")[2]
            entry_path = f"/api/tables/{table}/enter"
            for number, forged_invitation in enumerate(_forge_variants(invitation)[::5]):
                forger = await room.guest(f"Mal {number}", f"192.0.2.{number % 200}")
                response = await forger.post(entry_path, invite=forged_invitation)
                assert response.status_code != 200, forged_invitation
                assert (await forger.get(f"/api/tables/{table}/ledger")).json()["code"] == "private"
            bob = await room.guest("Bob")
            assert (await bob.post(entry_path, invite=invitation)).status_code == 200
            await submit_accepted(bob, table, do="sit", chair=1, chips=100)

    run_async_test(run_scenario)

"""Hands played over the HTTP API."""

from __future__ import annotations

from itertools import count
from typing import Any

from tests.web.open_rooms import OpenTestRoom, Visitor

COMMAND_NUMBERS = count()


async def open_table(host: Visitor, **body: Any) -> str:
    """Open a table where the host begins each hand; return its id."""
    response = await host.post("/api/tables", **{"between": 60, **body})
    assert response.status_code == 200, response.text
    return str(response.json()["id"])


async def submit_accepted(visitor: Visitor, table: str, **body: Any) -> dict[str, Any]:
    """Submit a command that is accepted."""
    response = await visitor.submit(table, f"c{next(COMMAND_NUMBERS)}", **body)
    assert response.status_code == 200, response.text
    response_body: dict[str, Any] = response.json()
    return response_body


async def seat_players(table: str, *players: Visitor, chips: int = 100) -> None:
    """Seat these players in order, from chair 1."""
    for chair, player in enumerate(players, 1):
        await submit_accepted(player, table, do="sit", chair=chair, chips=chips)


async def play_hand(room: OpenTestRoom, table: str, host: Visitor, *players: Visitor) -> int:
    """Play a hand in which all players check and call to the end; return its number."""
    task = room.room.task(table)
    await submit_accepted(host, table, do="begin")
    hand_number = int(task.view().hand_number)
    for _ in range(100):
        view = task.view()
        if view.hand_number == hand_number and not view.to_act:
            break
        chair = view.to_act[0]
        bet = next(seat.bet for seat in view.seats if seat.chair == chair)
        call_or_check = "call" if view.bet_to_match > bet else "check"
        text = "show" if view.question_kind == "show" else call_or_check
        await submit_accepted(players[chair - 1], table, do=text)
    assert task.is_idle
    return hand_number

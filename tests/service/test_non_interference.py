"""What a connection is sent does not depend, in a single byte, on a card that is hidden from it.

The same hand is played twice at tables that differ only in cards that somebody never gets to see:
what he is sent must be the same both times, and so must everything that watches from the rail.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from typing import Any

import pytest

from riverboat.cards import DECKS, parse_cards
from riverboat.engine import Game
from riverboat.service import deck as decks
from riverboat.service.records import DeckReshuffled
from riverboat.store.memory import MemoryStore
from riverboat.wire import wishes as w
from tests.service.tables import Eyes, opened, passive, plays, room_of, run

NAMES = ("Ann", "Bob", "Cid")
MOMENT = 1_800_000_000_000


class Stacked:
    """A deck in a known order, with a seal that says nothing about it."""

    root = "ab" * 32

    def __init__(self, cards: Iterable[int]) -> None:
        self._cards = list(cards)
        self.reshuffles = 0

    def blob(self, *_: Any) -> bytes:
        return b"sealed"

    def cut(self, _: Any) -> Stacked:
        return Stacked(self._cards)

    def deal(self, count: int) -> tuple[int, ...]:
        dealt, self._cards = self._cards[:count], self._cards[count:]
        return tuple(dealt)

    def take_back(self, cards: Iterable[int]) -> str:
        self._cards += cards
        self.reshuffles += 1
        return self.root


def stacked(monkeypatch: pytest.MonkeyPatch, cards: list[int]) -> None:
    class Sealed:
        @staticmethod
        def seal(_game: Game, _urandom: Any) -> Stacked:
            return Stacked(cards)

    monkeypatch.setattr(decks, "SealedDeck", Sealed)


async def sent(game: str, folds_at: str) -> dict[str, list[str]]:
    """Everything that is sent in one hand, in which Bob and Cid fold on the last street."""
    room = room_of(MemoryStore())
    room.clock = lambda: MOMENT
    keeper = await opened(room, game, preset="cash", between=30.0)
    await keeper.ask("Ann", "rules", w.Pause())
    eyes = {name: Eyes(keeper, name) for name in (*NAMES, "Dee")}
    for chair, name in enumerate(NAMES, 1):
        await eyes[name].hear()
        await eyes[name].ask(w.Sit(chair, 200))
    await keeper.ask("Ann", "button", w.PlaceButton(3))
    await keeper.ask("Ann", "begin", w.Begin())

    def how(mine: dict[str, Any]) -> w.AnyWish:
        street = keeper.view().street
        turn = mine["turn"]
        if turn["ask"] == "act" and street == folds_at:
            if mine["chair"] == 1:
                return w.RaiseTo(turn["low"]) if turn["high"] else w.Call()
            return w.Check() if turn["free"] else w.Fold()
        return passive(mine)

    playing = [asyncio.ensure_future(plays(eyes[name], 1, how)) for name in NAMES]
    await eyes["Dee"].until(lambda last: bool(last["view"]["won"]))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for each in eyes.values():
        if len(each.outbox):
            await each.hear()
    await room.close()
    return {name: [plain(frame, keeper.id) for frame in each.frames] for name, each in eyes.items()}


def plain(frame: bytes, table: str) -> str:
    """A frame without what is made up anew for each table."""
    text = frame.decode().replace(table, "the table")
    return re.sub(r'"epoch":"\w+"', '"epoch":"e"', text)


def swapped(cards: list[int], hidden: list[int]) -> list[int]:
    """The same deck with hidden places turned round among themselves."""
    other = list(cards)
    for place, again in zip(hidden, [*hidden[1:], hidden[0]], strict=True):
        other[place] = cards[again]
    return other


def deck_of(top: str) -> list[int]:
    first = list(parse_cards(top))
    return first + [card for card in DECKS["standard"].cards if card not in first]


HOLDEM = (
    "no-limit hold'em 1/2",
    "river",
    # Ann is left of the button: cards go round from her. Burns are cards 6, 10 and 12.
    deck_of("As Kd 7c Ah Kc 2d 3s Qs Js 9h 4s 8d 5s 6c"),
    {"Ann": [1, 2, 4, 5, 6, 10, 12, 14, 15, 16], "Dee": [0, 1, 2, 3, 4, 5, 6, 10, 12, 20, 30]},
)
STUD = (
    "limit seven-card stud 2/4 ante 1 bring-in 1",
    "seventh street",
    deck_of("As Kd 7c Ah Kc 2d 3s Qs Js"),
    {"Ann": [1, 2, 4, 5], "Dee": [0, 1, 2, 3, 4, 5]},
)
OMAHA = (
    "pot-limit omaha 1/2",
    "river",
    deck_of("As Kd 7c Ah Kc 2d 3s Qs Js 9h 4s 8d"),
    {"Ann": [1, 2, 4, 5, 7, 8, 10, 11, 12], "Dee": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]},
)


@pytest.mark.parametrize("kind", [HOLDEM, STUD, OMAHA], ids=["hold'em", "stud", "omaha"])
@pytest.mark.parametrize("viewer", ["Ann", "Dee"])
def test_a_hidden_card_changes_no_byte(
    kind: tuple[str, str, list[int], dict[str, list[int]]],
    viewer: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, street, cards, hidden = kind

    async def session() -> None:
        stacked(monkeypatch, cards)
        one = await sent(game, street)
        stacked(monkeypatch, swapped(cards, hidden[viewer]))
        other = await sent(game, street)
        assert one[viewer] == other[viewer]
        assert any('"type":"HandClosed"' in frame for frame in one[viewer]), "the hand is over"
        assert one["Bob"] != other["Bob"], "the cards that were changed are somebody's"

    run(session())


def test_a_reshuffle_is_told_without_its_cards() -> None:
    assert DeckReshuffled.__struct_fields__ == ("hand", "count", "root")

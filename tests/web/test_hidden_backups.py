"""Backups made during a hand: dealt cards are in them, undealt cards are not.

The room records dealt cards, so that a hand can resume and be reviewed: a backup contains them. It
contains no undealt card: backups of rooms that differ only in undealt cards differ only in the seal
and the ciphertext, whose lengths are equal.
"""

from __future__ import annotations

import gzip
import secrets
import time
from base64 import b64decode
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import LargeBinary

from riverboat.engine.state.hand_facts import HoleCardsDealt
from riverboat.service.records.room_facts import from_json
from riverboat.store import backup, open_store
from riverboat.store.backup_format import read_archive
from riverboat.store.schema import metadata
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.schedule import run_in
from tests.service.laid import Laid, lay
from tests.service.tables import KEY, Eyes, opened, passive, room_of, run, urandom_of
from tests.thorough import one_in
from tests.web.test_hidden_cards import GAMES, PLAYERS, game_of, is_in, stack, turned

MOMENT = 1_800_000_000_000
TABLE = "0badcafe"


class Kept(NamedTuple):
    """A backup and its source."""

    lines: list[bytes]
    """The lines of the file."""
    rows: list[tuple[str, list[Any]]]
    """Rows with bytes decoded from base64."""
    pile: Laid
    dealt: int
    """Number of dealt cards."""

    def readable(self) -> list[tuple[str, list[Any]]]:
        """Return the rows without the seal and its ciphertext."""
        return [(table, [self._veiled(table, value) for value in row]) for table, row in self.rows]

    def _veiled(self, table: str, value: Any) -> Any:
        root = self.pile.root
        if isinstance(value, bytes):
            value = b"ciphertext" if table == "sealed" else value.replace(root.encode(), b"root")
        elif isinstance(value, str):
            value = value.replace(root[:16], "root")
        return value


async def kept(game: str, cards: list[int], seed: str, decisions: int, file: Path) -> Kept:
    """Play a number of decisions of a hand and make a backup."""
    with pytest.MonkeyPatch.context() as patch:
        piles = lay(patch, cards)
        patch.setattr(secrets, "token_hex", lambda _: TABLE)
        patch.setattr(time, "time_ns", lambda: MOMENT * 1_000_000)
        store = f"{file}.db"
        room = room_of(open_store(store))
        room.clock = lambda: MOMENT
        await room.store.open()
        task = await opened(room, game, between=60.0)
        assert isinstance(await task.submit("Ann", "pause", w.Pause()), Accepted)
        eyes = [Eyes(task, name) for name in PLAYERS]
        for chair, each in enumerate(eyes, 1):
            await each.hear()
            assert isinstance(await each.ask(w.Sit(chair, 200), f"sit{chair}"), Accepted)
        assert isinstance(await task.submit("Ann", "button", w.PlaceButton(3)), Accepted)
        task._dealer.deck._urandom = urandom_of(seed)
        assert isinstance(await task.submit("Ann", "begin", w.Begin()), Accepted)
        for number in range(decisions):
            await decide(eyes, number)
        assert not task.is_idle, "the hand is over"
        dealt = task._dealer.deck.stub.dealt
        backup(store, file)
        await room.close()
        await room.store.close()
    [pile] = [each for each in piles if each.order]
    return read(file, pile, dealt)


async def decide(eyes: list[Eyes], number: int) -> None:
    """Check, call or stand pat for the player to act."""
    for each in eyes:
        while len(each.outbox):
            await each.hear()
    [actor] = [each for each in eyes if each.last["mine"]["turn"]]
    answer = await actor.ask(passive(actor.last["mine"]), f"d{number}")
    assert isinstance(answer, Accepted), answer


def read(file: Path, pile: Laid, dealt: int) -> Kept:
    """Read the file of a backup."""
    rows = list[tuple[str, list[Any]]]()
    for table, values in read_archive(file, lambda _: None):
        columns = metadata.tables[table].c
        keeps_bytes = [isinstance(column.type, LargeBinary) for column in columns]
        each = zip(values, keeps_bytes, strict=True)
        rows.append((table, [b64decode(str(v)) if b else v for v, b in each]))
    return Kept(gzip.decompress(file.read_bytes()).splitlines(), rows, pile, dealt)


def moment(variant: str) -> int:
    """Return the number of decisions before the backup of a variant: 1 to 7."""
    return 1 + 2 * (GAMES.index(variant) % 4)


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("variant", one_in(3, GAMES))
def test_a_card_that_was_not_dealt_changes_nothing_that_can_be_read(
    variant: str, tmp_path: Path
) -> None:
    cards = stack(variant)

    async def session() -> None:
        game, decisions = game_of(variant), moment(variant)
        one = await kept(game, cards, "one", decisions, tmp_path / "one")
        left = list(range(one.dealt, len(cards)))
        assert 0 < one.dealt < len(cards) - 5
        other = await kept(game, turned(cards, left), "other", decisions, tmp_path / "other")
        assert other.readable() == one.readable()
        assert [len(line) for line in other.lines] == [len(line) for line in one.lines]
        assert one.pile.root != other.pile.root
        for each in (one, other):
            check_sealed(each)

    run(session())


def check_sealed(each: Kept) -> None:
    """Assert that the deck opens with the key, and is unreadable without it."""
    [[stream, key, blob]] = [row for table, row in each.rows if table == "sealed"]
    assert (stream, key) == (f"table/{TABLE}", f"deck/1/{each.pile.root[:16]}")
    bound = f"riverboat deck\0{stream}\0001".encode()
    assert AESGCM(KEY).decrypt(blob[1:13], blob[13:], bound) == each.pile.seed
    told = b"\n".join([*each.lines, *[v for _, row in each.rows for v in row if type(v) is bytes]])
    assert not is_in(each.pile.seed, told)
    assert not is_in(KEY, told)
    assert not [place for place, salt in enumerate(each.pile.salts) if is_in(salt, told)]
    nodes = {node.hex() for level in each.pile.levels for node in level}
    assert {node for node in nodes if node.encode() in told} == {each.pile.root}


def test_a_card_that_was_dealt_stands_in_a_backup(tmp_path: Path) -> None:
    cards = stack("hold'em")

    async def session() -> None:
        game = game_of("hold'em")
        one = await kept(game, cards, "one", 2, tmp_path / "one")
        other = await kept(game, turned(cards, [0, 1]), "other", 2, tmp_path / "other")
        facts = [from_json(row[3]) for table, row in one.rows if table == "records"]
        [dealt] = [fact for fact in facts if isinstance(fact, HoleCardsDealt)]
        assert sorted(card for held in dealt.holdings for card in held) == sorted(cards[:6])
        assert other.readable() != one.readable()

    run(session())

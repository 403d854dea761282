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
from tests.service.room_tables import (
    ROOM_KEY,
    TableClient,
    choose_passive_action,
    make_room,
    make_seeded_urandom,
    open_table,
    run,
)
from tests.service.stacked_seal import StackedPile, stack_sealed_decks
from tests.thorough import sample_every
from tests.web.test_hidden_cards import (
    GAMES,
    PLAYERS,
    add_stakes,
    contains_secret,
    make_arbitrary_deck,
    rotate_cards,
)

FROZEN_TIME_MS = 1_800_000_000_000
TABLE_ID = "0badcafe"


class HandBackup(NamedTuple):
    """A backup and its source."""

    lines: list[bytes]
    """The lines of the file."""
    rows: list[tuple[str, list[Any]]]
    """Rows with bytes decoded from base64."""
    pile: StackedPile
    dealt_count: int
    """Number of dealt cards."""

    def mask_seals(self) -> list[tuple[str, list[Any]]]:
        """Return the rows without the seal and its ciphertext."""
        return [
            (table, [self._mask_seal(table, value) for value in row]) for table, row in self.rows
        ]

    def _mask_seal(self, table: str, value: Any) -> Any:
        root = self.pile.root
        if isinstance(value, bytes):
            value = b"ciphertext" if table == "sealed" else value.replace(root.encode(), b"root")
        elif isinstance(value, str):
            value = value.replace(root[:16], "root")
        return value


async def make_backup_in_hand(
    game: str, cards: list[int], urandom_seed: str, decision_count: int, file: Path
) -> HandBackup:
    """Play a number of decisions of a hand and make a backup."""
    with pytest.MonkeyPatch.context() as patch:
        piles = stack_sealed_decks(patch, cards)
        patch.setattr(secrets, "token_hex", lambda _: TABLE_ID)
        patch.setattr(time, "time_ns", lambda: FROZEN_TIME_MS * 1_000_000)
        database_path = f"{file}.db"
        room = make_room(open_store(database_path))
        room.clock = lambda: FROZEN_TIME_MS
        await room.store.open()
        task = await open_table(room, game, seconds_between_hands=60.0)
        assert isinstance(await task.submit("Ann", "pause", w.Pause()), Accepted)
        clients = [TableClient(task, name) for name in PLAYERS]
        for chair, client in enumerate(clients, 1):
            await client.receive()
            assert isinstance(await client.submit(w.Sit(chair, 200), f"sit{chair}"), Accepted)
        assert isinstance(await task.submit("Ann", "button", w.PlaceButton(3)), Accepted)
        task._dealer.deck._urandom = make_seeded_urandom(urandom_seed)
        assert isinstance(await task.submit("Ann", "begin", w.Begin()), Accepted)
        for number in range(decision_count):
            await act_for_player(clients, number)
        assert not task.is_idle, "the hand is over"
        dealt_count = task._dealer.deck.stub.dealt
        backup(database_path, file)
        await room.close()
        await room.store.close()
    [pile] = [pile for pile in piles if pile.order]
    return read_backup(file, pile, dealt_count)


async def act_for_player(clients: list[TableClient], decision_number: int) -> None:
    """Check, call or stand pat for the player to act."""
    for client in clients:
        while len(client.outbox):
            await client.receive()
    [actor] = [client for client in clients if client.last["mine"]["turn"]]
    response = await actor.submit(choose_passive_action(actor.last["mine"]), f"d{decision_number}")
    assert isinstance(response, Accepted), response


def read_backup(file: Path, pile: StackedPile, dealt_count: int) -> HandBackup:
    """Read the file of a backup."""
    rows = list[tuple[str, list[Any]]]()
    for table, values in read_archive(file, lambda _: None):
        columns = metadata.tables[table].c
        binary_flags = [isinstance(column.type, LargeBinary) for column in columns]
        values_with_flags = zip(values, binary_flags, strict=True)
        rows.append(
            (
                table,
                [
                    b64decode(str(value)) if is_binary else value
                    for value, is_binary in values_with_flags
                ],
            )
        )
    return HandBackup(gzip.decompress(file.read_bytes()).splitlines(), rows, pile, dealt_count)


def count_decisions_before_backup(variant: str) -> int:
    """Return the number of decisions before the backup of a variant: 1 to 7."""
    return 1 + 2 * (GAMES.index(variant) % 4)


@run_in("landing", keep_every=3)
@pytest.mark.parametrize("variant", sample_every(3, GAMES))
def test_undealt_cards_do_not_affect_readable_backup(variant: str, tmp_path: Path) -> None:
    cards = make_arbitrary_deck(variant)

    async def run_scenario() -> None:
        game, decision_count = add_stakes(variant), count_decisions_before_backup(variant)
        hand_backup = await make_backup_in_hand(
            game, cards, "one", decision_count, tmp_path / "one"
        )
        undealt_positions = list(range(hand_backup.dealt_count, len(cards)))
        assert 0 < hand_backup.dealt_count < len(cards) - 5
        other_backup = await make_backup_in_hand(
            game,
            rotate_cards(cards, undealt_positions),
            "other",
            decision_count,
            tmp_path / "other",
        )
        assert other_backup.mask_seals() == hand_backup.mask_seals()
        assert [len(line) for line in other_backup.lines] == [
            len(line) for line in hand_backup.lines
        ]
        assert hand_backup.pile.root != other_backup.pile.root
        for one_backup in (hand_backup, other_backup):
            assert_deck_sealed(one_backup)

    run(run_scenario())


def assert_deck_sealed(backup: HandBackup) -> None:
    """Assert that the deck opens with the key, and is unreadable without it."""
    [[stream, key, ciphertext]] = [row for table, row in backup.rows if table == "sealed"]
    assert (stream, key) == (f"table/{TABLE_ID}", f"deck/1/{backup.pile.root[:16]}")
    seal_prefix = f"riverboat deck\0{stream}\0001".encode()
    assert (
        AESGCM(ROOM_KEY).decrypt(ciphertext[1:13], ciphertext[13:], seal_prefix) == backup.pile.seed
    )
    backup_bytes = b"\n".join(
        [*backup.lines, *[value for _, row in backup.rows for value in row if type(value) is bytes]]
    )
    assert not contains_secret(backup.pile.seed, backup_bytes)
    assert not contains_secret(ROOM_KEY, backup_bytes)
    assert not [
        deck_index
        for deck_index, salt in enumerate(backup.pile.salts)
        if contains_secret(salt, backup_bytes)
    ]
    tree_hashes = {tree_hash.hex() for level in backup.pile.levels for tree_hash in level}
    assert {tree_hash for tree_hash in tree_hashes if tree_hash.encode() in backup_bytes} == {
        backup.pile.root
    }


def test_dealt_cards_are_in_backup(tmp_path: Path) -> None:
    cards = make_arbitrary_deck("hold'em")

    async def run_scenario() -> None:
        game = add_stakes("hold'em")
        hand_backup = await make_backup_in_hand(game, cards, "one", 2, tmp_path / "one")
        other_backup = await make_backup_in_hand(
            game, rotate_cards(cards, [0, 1]), "other", 2, tmp_path / "other"
        )
        facts = [from_json(row[3]) for table, row in hand_backup.rows if table == "records"]
        [deal_fact] = [fact for fact in facts if isinstance(fact, HoleCardsDealt)]
        assert sorted(card for holding in deal_fact.holdings for card in holding) == sorted(
            cards[:6]
        )
        assert other_backup.mask_seals() != hand_backup.mask_seals()

    run(run_scenario())

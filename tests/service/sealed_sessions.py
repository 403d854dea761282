"""Reproducible sealed decks, and hands dealt from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from riverboat.engine import AnyFact, Deal, Game, HandStarted, Rotation, ToDeal
from riverboat.engine.state.hand_facts import StubReshuffled
from riverboat.service.decks.deck_cut import ChairCuts, hash_chain
from riverboat.service.decks.seal import SealedDeck, Stub
from riverboat.service.history.stream_verifier import Evidence
from riverboat.service.records.ledger_entries import build_ledger_entries
from riverboat.service.records.room_facts import (
    AnyRecorded,
    CutPromised,
    DeckCut,
    DeckReshuffled,
    DeckSealed,
    deck_key,
    to_json,
)
from riverboat.store.stream_records import LedgerEntry, LedgerRow, Record
from riverboat.table.state.facts import HandBegan, TableFact
from riverboat.table.state.table_pending import ToPlay
from riverboat.table.state.table_reducer import AnyLoggedFact
from tests.table.random_sessions import RandomSession
from tests.table.table_kinds import TABLE_KINDS

KEY = bytes(range(32))
STREAM = "table/t1"


def make_seeded_byte_source(seed: object) -> Callable[[int], bytes]:
    """Return a reproducible source of random bytes."""
    return Random(f"{seed}").randbytes


def make_cuts(*chairs: int, seed: object = 0) -> ChairCuts:
    """Return one cut for each of these chairs."""
    return tuple([(chair, sha256(f"{seed} {chair}".encode()).hexdigest()) for chair in chairs])


class DealtHand:
    """A hand dealt from a sealed deck."""

    def __init__(self, number: int, deck: SealedDeck, cuts: ChairCuts) -> None:
        self.number, self.deck, self.cuts = number, deck, cuts
        self.stub: Stub = deck.cut(cuts)
        self.log: list[AnyFact] = []
        self.players: tuple[str, ...] = ()


class SealedSession(RandomSession):
    """A random session dealt from sealed decks, with every record that a room writes.

    Every second player has promised cuts, and cuts each deck.
    """

    def __init__(
        self, seed: int, game: str | Game | Rotation, preset: str = "online", **options: Any
    ) -> None:
        super().__init__(seed, game, preset, **options)
        self.urandom = make_seeded_byte_source(seed)
        self.records: list[AnyRecorded] = list(self.log)
        self.entries: list[tuple[int, LedgerEntry]] = []
        self.sealed: dict[str, bytes] = {}
        self.hands: list[DealtHand] = []
        self._chains: dict[str, list[str]] = {}

    def apply_fact(self, fact: AnyLoggedFact) -> None:
        if isinstance(fact, HandBegan):
            self._seal(fact)
        moved_ledger_entries = build_ledger_entries("t1", fact, self.table)
        super().apply_fact(fact)
        self.records.append(fact)
        self.entries += [(len(self.records), entry) for entry in moved_ledger_entries]
        if isinstance(fact, HandStarted):
            chairs = self.table.chairs
            self.hands[-1].players = tuple(
                [chairs[hand_chair].player for hand_chair in self.table.hand_chairs]
            )
        if not isinstance(fact, TableFact):
            self.hands[-1].log.append(fact)
        if isinstance(fact, StubReshuffled):
            stub = self.hands[-1].stub
            root = stub.reshuffle(fact.cards)
            self.records.append(DeckReshuffled(self.hands[-1].number, stub.reshuffles, root))

    def _seal(self, hand_start: HandBegan) -> None:
        """Seal a deck for the hand, after the cutting players have promised."""
        cutting_chairs = sorted(self.table.chairs)[::2]
        for chair in cutting_chairs:
            player = self.table.chairs[chair].player
            if len(self._chains.get(player, ())) < 1:
                promise, *cut_values = hash_chain(self.urandom(32), 20)
                self.records.append(CutPromised(player, promise))
                self._chains[player] = cut_values
        deck = SealedDeck.seal(self.table.rules.games[hand_start.game_index], self.urandom)
        cuts = tuple(
            [
                (chair, self._chains[self.table.chairs[chair].player].pop(0))
                for chair in cutting_chairs
            ]
        )
        self.records += [
            DeckSealed(hand_start.hand_number, deck.root),
            DeckCut(hand_start.hand_number, cuts),
        ]
        blob = deck.blob(KEY, STREAM, hand_start.hand_number, self.urandom)
        self.sealed[deck_key(hand_start.hand_number, deck.root)] = blob
        self.hands.append(DealtHand(hand_start.hand_number, deck, cuts))

    def _play_turn(self, now: ToPlay) -> None:
        if isinstance(now.hand, ToDeal):
            stub = self.hands[-1].stub
            burned = stub.deal(now.hand.burn_count)
            self.execute(Deal(stub.deal(now.hand.count), burned))
        else:
            super()._play_turn(now)

    def evidence(self, key: bytes | None = KEY) -> Evidence:
        """Return the evidence that a store would have of the session."""
        return Evidence(
            stream=STREAM,
            records=to_records(self.records),
            entries=[
                LedgerRow(
                    STREAM, seq, 0, entry.from_account, entry.to_account, entry.chips, entry.reason
                )
                for seq, entry in self.entries
            ],
            sealed_blobs=self.sealed,
            key=key,
        )


def to_records(facts: Sequence[AnyRecorded]) -> list[Record]:
    """Return facts as stored records."""
    return [Record(seq, 0, to_json(fact)) for seq, fact in enumerate(facts, 1)]


@cache
def play_cached_session(name: str, seed: int = 3, hands: int = 25) -> SealedSession:
    """Return a session of this kind, played once; tests share it and must not change it."""
    game, preset, options = TABLE_KINDS[name]
    sealed_session = SealedSession(seed, game, preset, **options)
    sealed_session.play(hands)
    return sealed_session


def find_reshuffled_hands() -> list[DealtHand]:
    """Return hands whose stub was reshuffled."""
    dealt_hands = [
        hand
        for name, seed in (
            ("triple draw", 5),
            *[("razz in a tournament", number) for number in (4, 5, 6)],
        )
        for hand in play_cached_session(name, seed, 40).hands
        if hand.stub.reshuffles
    ]
    assert len(dealt_hands) > 5
    return dealt_hands

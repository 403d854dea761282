"""Sealed decks: shuffled, encrypted, and fixed by a published hash. No other code knows the order.

A deck is 32 random bytes, which determine everything else: the order, the salts, and the results of
reshuffles. Only the root, which reveals nothing, leaves this module, with the dealt cards, their
openings, and the 32 bytes, encrypted. The objects reveal nothing when they are printed, and can be
neither copied nor pickled.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import Final, NoReturn

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from riverboat.cards import DECKS, name
from riverboat.engine import Game
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.service.decks.deck_cut import (
    ChairCuts,
    OpenedCard,
    build_merkle_tree,
    compute_deal_order,
    first_bytes,
    leaf_hash,
    merkle_path,
    random_stream,
    shuffled,
)
from riverboat.words import Refusal
from riverboat.words.refusals import records as w

RandomBytes = Callable[[int], bytes]
"""Function that returns the given number of random bytes, such as ``os.urandom``."""

_SALT_BYTES: Final = 16
_NONCE_BYTES: Final = 12
_FORMAT_BYTE: Final = b"\1"
"""First byte of a blob: its format version."""


class BadSeal(Exception):
    """The sealed deck cannot be opened: wrong key, wrong hand or corrupt data."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(str(reason))
        self.refusal = reason


class DealFailed(RefusalError):
    """A stub does not have enough cards, or never dealt the cards that are to return to it."""


class _Secret:
    """An object that cannot be printed, logged, copied or pickled."""

    __slots__ = ()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a deck cannot be copied or pickled, so that its order is not exposed")


class _Pile(_Secret):
    """Sealed cards in a secret order, dealt from after the cut."""

    __slots__ = ("_levels", "_salts", "cards", "dealt", "order", "root")

    def __init__(self, cards: Iterable[int], seed: bytes, label: str) -> None:
        """Seal cards; *label* is empty for the deck, and `` 1``, `` 2`` ... for its reshuffles."""
        sorted_cards = sorted(cards)
        self.cards = [
            sorted_cards[position]
            for position in shuffled(len(sorted_cards), random_stream(seed, f"deck{label}"))
        ]
        salts = first_bytes(seed, f"salt{label}", _SALT_BYTES * len(sorted_cards))
        self._salts = [
            salts[start : start + _SALT_BYTES] for start in range(0, len(salts), _SALT_BYTES)
        ]
        salted_cards = enumerate(zip(self.cards, self._salts, strict=True))
        self._levels = build_merkle_tree(
            [leaf_hash(position, name(card), salt) for position, (card, salt) in salted_cards]
        )
        self.root = self._levels[-1][0].hex()
        self.order: list[int] = []
        self.dealt = 0

    def __repr__(self) -> str:
        return f"<{len(self.cards)} cards sealed with {self.root[:12]}, {self.dealt} dealt>"

    def cut(self, cuts: ChairCuts) -> None:
        self.order = compute_deal_order(self.root, cuts, len(self.cards))

    def deal(self, count: int) -> tuple[int, ...]:
        first_index, self.dealt = self.dealt, self.dealt + count
        return tuple([self.cards[position] for position in self.order[first_index : self.dealt]])

    def remaining_cards(self) -> list[int]:
        return [self.cards[position] for position in self.order[self.dealt :]]

    def opening(self, index: int) -> OpenedCard:
        position = self.order[index]
        card, salt = self.cards[position], self._salts[position]
        return OpenedCard(
            index, position, name(card), salt.hex(), merkle_path(self._levels, position)
        )


class SealedDeck(_Secret):
    """A deck that is shuffled and sealed but not cut yet."""

    __slots__ = ("_cards", "_pile", "_seed")

    def __init__(self, game: Game, seed: bytes) -> None:
        assert len(seed) == 32, "a deck is 32 random bytes"
        self._cards = DECKS[game.variant.deck].cards
        self._seed = seed
        self._pile = _Pile(self._cards, seed, "")

    def __repr__(self) -> str:
        return f"<SealedDeck {self.root}>"

    @classmethod
    def seal(cls, game: Game, urandom: RandomBytes = os.urandom) -> SealedDeck:
        """Return a new sealed deck for a hand of this game."""
        return cls(game, urandom(32))

    @property
    def root(self) -> str:
        """Root of the sealed deck, 64 hexadecimal digits: published before the cut."""
        return self._pile.root

    @property
    def size(self) -> int:
        """Number of cards in the deck."""
        return len(self._cards)

    def blob(self, key: bytes, stream: str, hand: int, urandom: RandomBytes = os.urandom) -> bytes:
        """Return the encrypted deck, to be stored with its hand and opened after a restart."""
        nonce = urandom(_NONCE_BYTES)
        return (
            _FORMAT_BYTE
            + nonce
            + AESGCM(key).encrypt(nonce, self._seed, _build_associated_data(stream, hand))
        )

    @classmethod
    def open(cls, blob: bytes, key: bytes, game: Game, stream: str, hand: int) -> SealedDeck:
        """Open the stored deck of a hand. Raises ``BadSeal``."""
        return cls(game, _decrypt_blob(blob, key, stream, hand))

    def cut(self, cuts: ChairCuts = ()) -> Stub:
        """Return the stub to deal from, after these cuts: chairs in order, each with its value."""
        return Stub(self._cards, self._seed, cuts)


def can_open(blob: bytes, room_key: bytes, stream: str, hand_number: int) -> bool:
    """Return True if a key opens the stored deck of a hand."""
    try:
        _decrypt_blob(blob, room_key, stream, hand_number)
    except BadSeal:
        return False
    return True


def _decrypt_blob(blob: bytes, room_key: bytes, stream: str, hand_number: int) -> bytes:
    nonce, ciphertext = blob[1 : 1 + _NONCE_BYTES], blob[1 + _NONCE_BYTES :]
    if blob[:1] != _FORMAT_BYTE or len(nonce) < _NONCE_BYTES:
        raise BadSeal(w.SealedDeckUnopenable(stream, hand_number, "form"))
    try:
        return AESGCM(room_key).decrypt(
            nonce, ciphertext, _build_associated_data(stream, hand_number)
        )
    except InvalidTag:
        raise BadSeal(w.SealedDeckUnopenable(stream, hand_number, "key")) from None


def _build_associated_data(stream: str, hand_number: int) -> bytes:
    """Return the associated data of a blob, so that it opens for no other hand."""
    return f"riverboat deck\0{stream}\0{hand_number}".encode()


class Stub(_Secret):
    """A cut deck to deal from. The burn cards of a deal come before its other cards."""

    __slots__ = ("_cuts", "_piles", "_seed")

    def __init__(self, cards: Iterable[int], seed: bytes, cuts: ChairCuts) -> None:
        self._seed, self._cuts = seed, cuts
        self._piles: list[_Pile] = []
        self._add_pile(cards)

    def __repr__(self) -> str:
        return f"<Stub {self.root}, {self.dealt} dealt>"

    @property
    def root(self) -> str:
        """Root hash that seals the undealt cards: that of the deck, or of its last reshuffle."""
        return self._piles[-1].root

    @property
    def dealt(self) -> int:
        """Number of cards dealt since the last shuffle."""
        return self._piles[-1].dealt

    @property
    def remaining_count(self) -> int:
        """Number of undealt cards."""
        return len(self._piles[-1].cards) - self.dealt

    @property
    def reshuffles(self) -> int:
        """Number of reshuffles."""
        return len(self._piles) - 1

    @property
    def seals(self) -> tuple[tuple[str, int], ...]:
        """Root hash of the deck and of each reshuffle, with the number of cards that it seals."""
        return tuple([(pile.root, len(pile.cards)) for pile in self._piles])

    def deal(self, count: int) -> tuple[int, ...]:
        """Return the next cards. Raises ``DealFailed`` if there are too few."""
        if not 0 <= count <= self.remaining_count:
            raise DealFailed(w.CardsLeftTooFew(count, self.remaining_count))
        return self._piles[-1].deal(count)

    def skip(self, count: int) -> tuple[int, ...]:
        """Deal cards that were dealt before a restart, and return them to compare with the log."""
        return self.deal(count)

    def reshuffle(self, cards: Iterable[int]) -> str:
        """Put cards back into the stub, shuffle it, and return the root hash of the new order.

        The order follows from the 32 bytes of the deck, so that a restart reproduces it. Raises
        ``DealFailed`` if the deck has not dealt these cards.
        """
        undealt_cards, returned_cards = self._piles[-1].remaining_cards(), list(cards)
        dealt_cards = set(self._piles[0].cards) - set(undealt_cards)
        if (
            len(set(returned_cards)) != len(returned_cards)
            or not set(returned_cards) <= dealt_cards
        ):
            raise DealFailed(w.CardsReturnedToStubInvalid())
        self._add_pile([*undealt_cards, *returned_cards])
        return self.root

    def opening(self, dealt_before: int, reshuffle_count: int = 0) -> OpenedCard:
        """Return the proof of a dealt card, given the number of cards dealt before it.

        *reshuffle_count* is the number of reshuffles before it. Raises ``ValueError`` for a card
        that was not dealt.
        """
        pile = self._piles[reshuffle_count]
        if not 0 <= dealt_before < pile.dealt:
            raise ValueError("a card that was not dealt cannot be opened")
        return pile.opening(dealt_before)

    def _add_pile(self, cards: Iterable[int]) -> None:
        reshuffle_count = len(self._piles)
        pile = _Pile(cards, self._seed, f" {reshuffle_count}" if reshuffle_count else "")
        pile.cut(self._cuts)
        self._piles.append(pile)

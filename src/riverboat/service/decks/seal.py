"""The one place that knows the order of a deck (invariant): sealed, cut, dealt and opened here.

A deck is 32 random bytes. All else follows from them: the order, the salts, and what a reshuffle
gives. What leaves this module is the root, which says nothing; the cards that are dealt; the
openings of those; and the 32 bytes, encrypted. The objects tell nothing when they are printed,
and can be neither copied nor pickled.
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
    first_bytes,
    leaf_hash,
    merkle_path,
    merkle_tree,
    permutation,
    random_stream,
    shuffled,
)
from riverboat.words import Refusal
from riverboat.words.refusals import records as w

RandomBytes = Callable[[int], bytes]
"""Gives so many random bytes: ``os.urandom``."""

_SALT: Final = 16
_NONCE: Final = 12
_FORMAT_BYTE: Final = b"\1"
"""The first byte of a blob: how the rest is to be read."""


class BadSeal(Exception):
    """A sealed deck cannot be opened: another key, another hand, or not what was stored."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(str(why))
        self.refusal = why


class CannotDeal(RefusalError):
    """A stub has not so many cards, or never dealt those that are to go back into it."""


class _Secret:
    """Something that is neither shown, logged, copied nor pickled."""

    __slots__ = ()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a deck is neither copied nor pickled: its order stays where it is")


class _Pile(_Secret):
    """Cards in a secret order, sealed; cut, if it is dealt from."""

    __slots__ = ("_levels", "_salts", "cards", "dealt", "order", "root")

    def __init__(self, cards: Iterable[int], seed: bytes, label: str) -> None:
        """*label* is empty for the deck, and `` 1``, `` 2`` ... for its reshuffles."""
        given = sorted(cards)
        self.cards = [given[k] for k in shuffled(len(given), random_stream(seed, f"deck{label}"))]
        salts = first_bytes(seed, f"salt{label}", _SALT * len(given))
        self._salts = [salts[at : at + _SALT] for at in range(0, len(salts), _SALT)]
        each = enumerate(zip(self.cards, self._salts, strict=True))
        self._levels = merkle_tree([leaf_hash(k, name(card), salt) for k, (card, salt) in each])
        self.root = self._levels[-1][0].hex()
        self.order: list[int] = []
        self.dealt = 0

    def __repr__(self) -> str:
        return f"<{len(self.cards)} cards sealed with {self.root[:12]}, {self.dealt} dealt>"

    def cut(self, cuts: ChairCuts) -> None:
        self.order = permutation(self.root, cuts, len(self.cards))

    def deal(self, count: int) -> tuple[int, ...]:
        begins, self.dealt = self.dealt, self.dealt + count
        return tuple([self.cards[k] for k in self.order[begins : self.dealt]])

    def remaining(self) -> list[int]:
        return [self.cards[k] for k in self.order[self.dealt :]]

    def opening(self, dealt: int) -> OpenedCard:
        position = self.order[dealt]
        card, salt = self.cards[position], self._salts[position]
        return OpenedCard(
            dealt, position, name(card), salt.hex(), merkle_path(self._levels, position)
        )


class SealedDeck(_Secret):
    """A deck that is shuffled and sealed, and not cut yet."""

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
        """A new deck for a hand of this game."""
        return cls(game, urandom(32))

    @property
    def root(self) -> str:
        """The seal, 64 hexadecimal digits: published before the cut."""
        return self._pile.root

    @property
    def size(self) -> int:
        """How many cards it has."""
        return len(self._cards)

    def blob(self, key: bytes, stream: str, hand: int, urandom: RandomBytes = os.urandom) -> bytes:
        """The deck encrypted, to be stored with its hand and opened after a restart."""
        nonce = urandom(_NONCE)
        return (
            _FORMAT_BYTE + nonce + AESGCM(key).encrypt(nonce, self._seed, _bound_to(stream, hand))
        )

    @classmethod
    def open(cls, blob: bytes, key: bytes, game: Game, stream: str, hand: int) -> SealedDeck:
        """The deck of a hand that was stored, or ``BadSeal``."""
        return cls(game, _decrypted(blob, key, stream, hand))

    def cut(self, cuts: ChairCuts = ()) -> Stub:
        """The deck as it is dealt, after these cuts: chairs in order, each with its value."""
        return Stub(self._cards, self._seed, cuts)


def can_open(blob: bytes, key: bytes, stream: str, hand: int) -> bool:
    """Whether a key opens the deck of a hand that was stored."""
    try:
        _decrypted(blob, key, stream, hand)
    except BadSeal:
        return False
    return True


def _decrypted(blob: bytes, key: bytes, stream: str, hand: int) -> bytes:
    nonce, sealed = blob[1 : 1 + _NONCE], blob[1 + _NONCE :]
    if blob[:1] != _FORMAT_BYTE or len(nonce) < _NONCE:
        raise BadSeal(w.DeckDoesNotOpen(stream, hand, "form"))
    try:
        return AESGCM(key).decrypt(nonce, sealed, _bound_to(stream, hand))
    except InvalidTag:
        raise BadSeal(w.DeckDoesNotOpen(stream, hand, "key")) from None


def _bound_to(stream: str, hand: int) -> bytes:
    """What a blob is encrypted for, so that it opens for no other hand."""
    return f"riverboat deck\0{stream}\0{hand}".encode()


class Stub(_Secret):
    """A deck that is cut and dealt from. Burned cards are dealt before those that they precede."""

    __slots__ = ("_cuts", "_piles", "_seed")

    def __init__(self, cards: Iterable[int], seed: bytes, cuts: ChairCuts) -> None:
        self._seed, self._cuts = seed, cuts
        self._piles: list[_Pile] = []
        self._add_pile(cards)

    def __repr__(self) -> str:
        return f"<Stub {self.root}, {self.dealt} dealt>"

    @property
    def root(self) -> str:
        """The seal of what is dealt from now: of the deck, or of its last reshuffle."""
        return self._piles[-1].root

    @property
    def dealt(self) -> int:
        """Cards dealt off it since it was shuffled last."""
        return self._piles[-1].dealt

    @property
    def remaining_count(self) -> int:
        """Cards that are not dealt."""
        return len(self._piles[-1].cards) - self.dealt

    @property
    def reshuffles(self) -> int:
        """How often cards went back into it."""
        return len(self._piles) - 1

    @property
    def seals(self) -> tuple[tuple[str, int], ...]:
        """The root of the deck and of each reshuffle, and how many cards were sealed with it."""
        return tuple([(pile.root, len(pile.cards)) for pile in self._piles])

    def deal(self, count: int) -> tuple[int, ...]:
        """The next cards; ``ValueError`` if there are not so many."""
        if not 0 <= count <= self.remaining_count:
            raise CannotDeal(w.TooFewAreLeft(count, self.remaining_count))
        return self._piles[-1].deal(count)

    def skip(self, count: int) -> tuple[int, ...]:
        """The next cards, which were dealt before a restart: compare them with the log."""
        return self.deal(count)

    def reshuffle(self, cards: Iterable[int]) -> str:
        """Cards went back, and what is left is shuffled with them: the root of the new order.

        The order follows from the same 32 bytes, so that it is the same after a restart.
        """
        left, back = self._piles[-1].remaining(), list(cards)
        dealt = set(self._piles[0].cards) - set(left)
        if len(set(back)) != len(back) or not set(back) <= dealt:
            raise CannotDeal(w.OnlyDealtGoBack())
        self._add_pile([*left, *back])
        return self.root

    def opening(self, dealt: int, reshuffles: int = 0) -> OpenedCard:
        """The proof of a card that was dealt, by how many were dealt before it.

        *reshuffles* is how often cards had gone back by then. A card that was not dealt stays
        closed: ``ValueError``.
        """
        pile = self._piles[reshuffles]
        if not 0 <= dealt < pile.dealt:
            raise ValueError("a card that was not dealt stays closed")
        return pile.opening(dealt)

    def _add_pile(self, cards: Iterable[int]) -> None:
        count = len(self._piles)
        pile = _Pile(cards, self._seed, f" {count}" if count else "")
        pile.cut(self._cuts)
        self._piles.append(pile)

"""Deck of a table: sealed before its hand, cut by the players and dealt from its top.

This module holds a deck but cannot see its order, which only ``decks.seal`` can.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping

from riverboat.cards import DECKS
from riverboat.engine import Deal, Game, ToDeal
from riverboat.service.decks.deck_cut import CutChains, random_stream, shuffled
from riverboat.service.decks.seal import SealedDeck, Stub
from riverboat.service.records.room_facts import DeckCut, DeckReshuffled, DeckSealed, deck_key
from riverboat.service.records.root_log import DeckRootLog
from riverboat.store.stream_records import SealedBlob


class TableDeck:
    """The deck in play, or the one sealed for the next hand."""

    __slots__ = (
        "_deck_name",
        "_key",
        "_previous_stub",
        "_spent_cutters",
        "_stream",
        "_stub",
        "_urandom",
        "announced_root",
        "cut_chains",
        "cut_deadline",
        "cuts",
        "hand",
        "last_cut",
        "last_sealed",
        "root_log",
        "sealed",
        "used_cutters",
    )

    cut_chains: CutChains
    """Chains of cuts that players have promised."""
    cuts: dict[str, str]
    """Cuts of this deck so far, by player."""
    used_cutters: tuple[str, ...] | None
    """Players whose cuts were used for this deck; ``None`` before the cut. The room's own bots cut
    for the room and are not listed.
    """
    announced_root: str
    """Root of the deck that was announced last, with a request for cuts."""
    cut_deadline: int
    """Time at which the room stops waiting for promised cuts of the announced deck, in milliseconds
    since 1970.
    """
    root_log: DeckRootLog
    """Published log of roots and cuts so far."""
    hand: int
    """Number of the deck's hand; 0 if there is none yet."""
    sealed: SealedDeck | None
    last_sealed: DeckSealed | None
    """Record of the deck that was sealed last."""
    last_cut: DeckCut | None
    """Record of the cut of the deck that was sealed last; ``None`` before it is cut."""
    _spent_cutters: set[str]
    """Players who revealed their cut for a deck that was never cut. The room knows such a cut
    already, so these players must promise a new chain of cuts. Not recorded.
    """

    def __init__(self, stream: str, room_key: bytes, urandom: Callable[[int], bytes]) -> None:
        self._stream, self._key, self._urandom = stream, room_key, urandom
        self.cut_chains = CutChains()
        self.last_sealed, self.last_cut = None, None
        self.used_cutters = None
        self.announced_root, self.cut_deadline = "", 0
        self.root_log = DeckRootLog(stream)
        self._spent_cutters = set()
        self.cuts = {}
        self.hand = 0
        self.sealed = None
        self._deck_name = ""
        self._stub: Stub | None = None
        self._previous_stub: tuple[int, Stub] | None = None
        """Number of the last dealt hand, and the stub of its deck."""

    @property
    def root(self) -> str:
        """Published root hash of the sealed deck; empty if there is none."""
        return self.sealed.root if self.sealed is not None else ""

    def seal(self, hand_number: int, game: Game) -> tuple[DeckSealed, SealedBlob]:
        """Shuffle and seal the deck of a hand; return its record, and the encrypted deck."""
        cuts, is_promised_cut = self.cuts.items(), self.cut_chains.is_promised_cut
        self._spent_cutters.update([player for player, cut in cuts if is_promised_cut(player, cut)])
        self._replace_deck(hand_number, game, SealedDeck.seal(game, self._urandom))
        assert self.sealed is not None
        blob = self.sealed.blob(self._key, self._stream, hand_number, self._urandom)
        deck_sealed = DeckSealed(hand_number, self.root)
        self.record_seal(deck_sealed)
        return deck_sealed, SealedBlob(deck_key(hand_number, self.root), blob)

    def record_seal(self, fact: DeckSealed) -> None:
        """Record a sealed deck, live or in replay; earlier promises of cuts apply to it."""
        self._spent_cutters.difference_update(self.cut_chains.pending_promises)
        self.cut_chains.activate_promises()
        self.last_sealed, self.last_cut = fact, None
        self.used_cutters = None
        self.root_log.add(fact)

    def has_promise(self, player: str, chain_end: str) -> bool:
        """Return True if the player has promised this chain of cuts, and it is still valid."""
        if player in self._spent_cutters:
            return self.cut_chains.pending_promises.get(player) == chain_end
        return self.cut_chains.has_promised(player, chain_end)

    def is_usable_for(self, hand_number: int, game: Game) -> bool:
        """Return True if this deck is sealed for this hand and has the cards that the game uses."""
        return (
            self.sealed is not None
            and self.hand == hand_number
            and self._deck_name == game.variant.deck
        )

    def open(self, seal: DeckSealed, blob: bytes, game: Game) -> None:
        """Open the deck that was sealed before a restart."""
        self._replace_deck(
            seal.hand, game, SealedDeck.open(blob, self._key, game, self._stream, seal.hand)
        )

    def _replace_deck(self, hand_number: int, game: Game, sealed_deck: SealedDeck) -> None:
        if self._stub is not None:
            self._previous_stub = self.hand, self._stub
        self.sealed, self.hand, self._deck_name = sealed_deck, hand_number, game.variant.deck
        self.cuts, self._stub = {}, None

    def add_cut(self, player: str, cut: str) -> None:
        """Add a player's cut if it is the one that they promised."""
        has_cut_already = player in self.cuts or player in self._spent_cutters
        if not has_cut_already and self.cut_chains.is_promised_cut(player, cut):
            self.cuts[player] = cut

    def owes_cut(self, player: str) -> bool:
        """Return True if the player has promised a cut of this deck that has not come yet."""
        has_cut_already = player in self.cuts or player in self._spent_cutters
        return not has_cut_already and self.cut_chains.owes_cut(player)

    def announce(self, deadline_ms: int) -> None:
        """Set the deadline for cuts when a deck is announced; ignore a second announcement."""
        if self.announced_root != self.root:
            self.announced_root, self.cut_deadline = self.root, deadline_ms

    def cut(self, chairs: dict[str, int], bots: Container[str] = ()) -> DeckCut:
        """Cut the deck, which fixes the order of its cards. *bots* are the room's own bots."""
        cutters = sorted([name for name in self.cuts if name in chairs], key=chairs.__getitem__)
        cuts = {name: self.cuts[name] for name in cutters}
        chair_cuts = sorted([(chairs[name], value) for name, value in cuts.items()])
        deck_cut = DeckCut(self.hand, tuple(chair_cuts))
        self.record_cut(deck_cut, cuts, bots)
        return self.apply_cut(deck_cut)

    def record_cut(self, fact: DeckCut, cuts: Mapping[str, str], bots: Container[str] = ()) -> None:
        """Record the cut of a deck, live or in replay; *cuts* are by player."""
        self._spent_cutters.difference_update(self.cut_chains.pending_promises)
        self.cut_chains.apply_cuts(cuts.items())
        self.last_cut = fact
        self.used_cutters = tuple([player for player in cuts if player not in bots])
        self.root_log.add(fact)

    def apply_cut(self, fact: DeckCut) -> DeckCut:
        """Apply the recorded cuts to the deck, live or in replay."""
        assert self.sealed is not None, "no deck is sealed"
        self._stub = self.sealed.cut(fact.cuts)
        return fact

    def deal(self, request: ToDeal) -> Deal:
        """Deal the cards that the hand requests."""
        burn_cards = self.stub.deal(request.burn_count)
        return Deal(self.stub.deal(request.count), burn_cards)

    @property
    def stub(self) -> Stub:
        """Undealt cards."""
        assert self._stub is not None, "the deck has not been cut"
        return self._stub

    def stub_of(self, hand_number: int) -> Stub | None:
        """Return the undealt cards of a hand; ``None`` if they are not in memory."""
        if self._stub is not None and self.hand == hand_number:
            return self._stub
        return (
            self._previous_stub[1]
            if self._previous_stub is not None and self._previous_stub[0] == hand_number
            else None
        )

    def reshuffle(self, cards: tuple[int, ...]) -> DeckReshuffled:
        """Put cards back into the stub (the undealt part of the deck), and shuffle it again."""
        root = self.stub.reshuffle(cards)
        deck_reshuffled = DeckReshuffled(self.hand, self.stub.reshuffles, root)
        self.root_log.add(deck_reshuffled)
        return deck_reshuffled

    def draw_cards(self, count: int) -> tuple[int, ...]:
        """Draw cards outside a deal: for the first button, or for odd chips."""
        cards = DECKS["standard"].cards
        shuffled_indexes = shuffled(len(cards), random_stream(self._urandom(32), "draw"))
        return tuple([cards[index] for index in shuffled_indexes[:count]])

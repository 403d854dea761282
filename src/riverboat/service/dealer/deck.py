"""The deck of a table: sealed before its hand, cut by the players, and dealt from its top.

This holds a deck and never looks at it: what is in it is known to ``sealing`` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping

from riverboat.cards import DECKS
from riverboat.engine import Deal, Game, ToDeal
from riverboat.service.decks.cut import Chains, shuffled, stream
from riverboat.service.decks.seal import SealedDeck, Stub
from riverboat.service.records.facts import DeckCut, DeckReshuffled, DeckSealed, deck_key
from riverboat.service.records.root_log import RootLog
from riverboat.store.streams import Sealing


class TableDeck:
    """The deck that is played with, or is sealed for the next hand."""

    __slots__ = (
        "_cards",
        "_given",
        "_key",
        "_past",
        "_stream",
        "_stub",
        "_urandom",
        "announced",
        "chains",
        "cut_until",
        "cuts",
        "cutters",
        "hand",
        "last_cut",
        "last_sealed",
        "roots",
        "sealed",
    )

    chains: Chains
    """What players have promised to cut with."""
    cuts: dict[str, str]
    """What they have cut this deck with so far, by name."""
    cutters: tuple[str, ...] | None
    """People whose cuts were used for this deck; ``None`` before it is cut. The room's own bots cut
    for the room, and are none of them."""
    announced: str
    """The root that was announced last, with a request for cuts."""
    cut_until: int
    """When the room stops waiting for promised cuts of the announced deck."""
    roots: RootLog
    """The published log of roots and cuts, as far as it goes."""
    hand: int
    """The number of its hand; 0 is none yet."""
    sealed: SealedDeck | None
    last_sealed: DeckSealed | None
    """What is recorded of the deck that was sealed last."""
    last_cut: DeckCut | None
    """And of its cut, if it was."""
    _given: set[str]
    """Who gave a cut for a deck that was never cut. The room knows it, so that it protects nobody:
    these players promise anew. It is not recorded."""

    def __init__(self, stream: str, key: bytes, urandom: Callable[[int], bytes]) -> None:
        self._stream, self._key, self._urandom = stream, key, urandom
        self.chains = Chains()
        self.last_sealed, self.last_cut = None, None
        self.cutters = None
        self.announced, self.cut_until = "", 0
        self.roots = RootLog(stream)
        self._given = set()
        self.cuts = {}
        self.hand = 0
        self.sealed = None
        self._cards = ""
        self._stub: Stub | None = None
        self._past: tuple[int, Stub] | None = None
        """The hand that was dealt last, and what was left of its deck."""

    @property
    def root(self) -> str:
        """What everybody knows of it."""
        return self.sealed.root if self.sealed is not None else ""

    def seal(self, hand: int, game: Game) -> tuple[DeckSealed, Sealing]:
        """Shuffle and seal the deck of a hand."""
        cuts, allows = self.cuts.items(), self.chains.allows
        self._given.update([player for player, value in cuts if allows(player, value)])
        self._lay(hand, game, SealedDeck.seal(game, self._urandom))
        assert self.sealed is not None
        blob = self.sealed.blob(self._key, self._stream, hand, self._urandom)
        fact = DeckSealed(hand, self.root)
        self.was_sealed(fact)
        return fact, Sealing(deck_key(hand, self.root), blob)

    def was_sealed(self, fact: DeckSealed) -> None:
        """A deck is sealed, now or before a restart: what was promised before counts for it."""
        self._given.difference_update(self.chains.coming)
        self.chains.seal()
        self.last_sealed, self.last_cut = fact, None
        self.cutters = None
        self.roots.add(fact)

    def knows(self, player: str, end: str) -> bool:
        """Whether the player has promised just that, and it still counts."""
        if player in self._given:
            return self.chains.coming.get(player) == end
        return self.chains.knows(player, end)

    def is_for(self, hand: int, game: Game) -> bool:
        """Whether this deck can be dealt in a hand."""
        return self.sealed is not None and self.hand == hand and self._cards == game.variant.deck

    def open(self, fact: DeckSealed, blob: bytes, game: Game) -> None:
        """The deck that was sealed before a restart."""
        self._lay(fact.hand, game, SealedDeck.open(blob, self._key, game, self._stream, fact.hand))

    def _lay(self, hand: int, game: Game, sealed: SealedDeck) -> None:
        if self._stub is not None:
            self._past = self.hand, self._stub
        self.sealed, self.hand, self._cards = sealed, hand, game.variant.deck
        self.cuts, self._stub = {}, None

    def cut_by(self, player: str, value: str) -> None:
        """A player's cut counts if it is the one that they have promised."""
        known = player in self.cuts or player in self._given
        if not known and self.chains.allows(player, value):
            self.cuts[player] = value

    def owes_cut(self, player: str) -> bool:
        """Return True if the player has promised a cut of this deck and not made it yet."""
        known = player in self.cuts or player in self._given
        return not known and self.chains.owes(player)

    def announce(self, until: int) -> None:
        """Note when this deck was first announced; an announced deck keeps its deadline."""
        if self.announced != self.root:
            self.announced, self.cut_until = self.root, until

    def cut(self, chairs: dict[str, int], bots: Container[str] = ()) -> DeckCut:
        """No more cuts: the order in which the cards come is fixed. *bots* are the room's own."""
        here = sorted([name for name in self.cuts if name in chairs], key=chairs.__getitem__)
        cuts = {name: self.cuts[name] for name in here}
        by_chair = sorted([(chairs[name], value) for name, value in cuts.items()])
        fact = DeckCut(self.hand, tuple(by_chair))
        self.was_cut(fact, cuts, bots)
        return self.have_cut(fact)

    def was_cut(self, fact: DeckCut, cuts: Mapping[str, str], bots: Container[str] = ()) -> None:
        """A deck is cut, now or before a restart; *cuts* are the same by player."""
        self._given.difference_update(self.chains.coming)
        self.chains.cut(cuts.items())
        self.last_cut = fact
        self.cutters = tuple([each for each in cuts if each not in bots])
        self.roots.add(fact)

    def have_cut(self, fact: DeckCut) -> DeckCut:
        """The cuts that were taken, now or before a restart."""
        assert self.sealed is not None, "no deck is sealed"
        self._stub = self.sealed.cut(fact.cuts)
        return fact

    def deal(self, asked: ToDeal) -> Deal:
        """The cards that the hand asks for."""
        burned = self.stub.deal(asked.burn)
        return Deal(self.stub.deal(asked.count), burned)

    @property
    def stub(self) -> Stub:
        """The cards that are left."""
        assert self._stub is not None, "the deck has not been cut"
        return self._stub

    def left_of(self, hand: int) -> Stub | None:
        """What was left of the deck of the hand that was dealt last, if it is still at hand."""
        if self._stub is not None and self.hand == hand:
            return self._stub
        return self._past[1] if self._past is not None and self._past[0] == hand else None

    def take_back(self, cards: tuple[int, ...]) -> DeckReshuffled:
        """Cards go back into the stub, and it is shuffled again."""
        root = self.stub.take_back(cards)
        fact = DeckReshuffled(self.hand, self.stub.reshuffles, root)
        self.roots.add(fact)
        return fact

    def a_card_each(self, count: int) -> tuple[int, ...]:
        """Cards for a draw that is no deal: for the first button, or for odd chips."""
        cards = DECKS["standard"].cards
        order = shuffled(len(cards), stream(self._urandom(32), "draw"))
        return tuple([cards[k] for k in order[:count]])

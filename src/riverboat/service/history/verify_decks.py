"""The decks of a table's records: sealed and cut before the first card, and dealt as they were."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from riverboat.cards import UNKNOWN
from riverboat.engine import AnyFact, HandStarted
from riverboat.engine.state.facts import StubReshuffled
from riverboat.service.decks.cut import Chains, Cuts, is_hash
from riverboat.service.decks.order import DealOrder, order_of
from riverboat.service.decks.proof import follow
from riverboat.service.decks.seal import BadSeal, SealedDeck
from riverboat.service.records.facts import (
    AnyRoomFact,
    Came,
    DeckCut,
    DeckReshuffled,
    DeckSealed,
    Promised,
    RabbitHunted,
    deck_key,
)
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table import Table
from riverboat.words import Refusal
from riverboat.words.refusals import records as w

Found = Callable[[Refusal, int], None]
"""Told what is wrong, and with which hand."""


class SealedDecks(Protocol):
    """The sealed decks, and the key if somebody has it."""

    @property
    def stream(self) -> str: ...

    @property
    def sealed(self) -> Mapping[str, bytes]: ...

    @property
    def key(self) -> bytes | None: ...


class Decks:
    """What was sealed and cut so far, and the cards of the hand that is played."""

    def __init__(self, found: Found, kept: SealedDecks) -> None:
        self._found, self._kept = found, kept
        self._chains = Chains()
        self._roots: dict[int, str] = {}
        self._cuts: dict[int, Cuts] = {}
        self._reshuffled: list[str] = []
        self._number = 0
        self._log: list[AnyFact] = []
        self._over: tuple[int, list[AnyFact]] = (0, [])
        self._order = DealOrder()
        self.sealed = self.opened = self.cards = 0

    # The room's facts ---------------------------------------------------------------------------

    def room(self, fact: AnyRoomFact, table: Table | None) -> None:
        """What was done with a deck; other facts of the room are nothing to look at."""
        match fact:
            case DeckSealed(hand, root):
                self._seal(hand, root)
            case DeckCut(hand, cuts):
                self._cut(hand, cuts, table)
            case DeckReshuffled(hand, count, root):
                self._reshuffled.append(root)
                if count != len(self._reshuffled) or hand != self._number:
                    self._found(w.DeckIsWrong("reshuffled"), hand)
            case RabbitHunted(hand, _, came):
                self._check_hunt(hand, came)
            case Promised(player, end):
                self._chains.promised(player, end)
                if not is_hash(end):
                    self._found(w.PromiseIsNoHash(player), -1)
            case _:
                pass

    def _seal(self, hand: int, root: str) -> None:
        self._chains.seal()
        if not is_hash(root):
            self._found(w.DeckIsWrong("root"), hand)
        if hand in self._cuts:
            self._found(w.DeckIsWrong("sealed again"), hand)
        self._roots[hand] = root

    def _cut(self, hand: int, cuts: Cuts, table: Table | None) -> None:
        if hand not in self._roots:
            self._found(w.DeckIsWrong("cut unsealed"), hand)
        if hand in self._cuts:
            self._found(w.DeckIsWrong("cut twice"), hand)
        self._cuts[hand] = cuts
        if [chair for chair, _ in cuts] != sorted({chair for chair, _ in cuts}):
            self._found(w.DeckIsWrong("cuts"), hand)
        players = {} if table is None else table.chairs
        used = []
        for chair, value in cuts:
            player = players[chair].player if chair in players else ""
            if not self._chains.allows(player, value):
                self._found(w.CutNotPromised(player, chair), hand)
            used.append((player, value))
        self._chains.cut(used)

    # The cards ----------------------------------------------------------------------------------

    def dealt(self, fact: AnyLogged) -> None:
        """The next fact of the table."""
        match fact:
            case f.HandBegan(number=number):
                self._number, self._log, self._order = number, [], DealOrder()
                self._reshuffled = []
            case f.HandClosed() | f.HandCalledOff() | f.BlindsChopped():
                self._check_hand()
                self._over = (self._number, self._log)
                self._number, self._log = 0, []
            case TableFact():
                pass
            case _:
                self._in_the_hand(fact)

    def end(self) -> None:
        """The records end here, perhaps in the middle of a hand."""
        self._check_hand()

    def _in_the_hand(self, fact: AnyFact) -> None:
        self._log.append(fact)
        if (cards := self._order.add(fact)) and self._order.dealt == len(cards):
            self._at_the_first_card()

    def _at_the_first_card(self) -> None:
        """The first card of a deck, or after a reshuffle: it must be sealed by now."""
        hand, reshuffles = self._number, self._order.reshuffles
        if reshuffles:
            if len(self._reshuffled) != reshuffles:
                self._found(w.DeckIsWrong("unsealed reshuffle"), hand)
        elif hand not in self._roots:
            self._found(w.DeckIsWrong("unsealed"), hand)
        elif hand not in self._cuts:
            self._found(w.DeckIsWrong("uncut"), hand)
        else:
            self.sealed += 1

    def _check_hand(self) -> None:
        """With the key, each card is compared with the deck."""
        log, hand = self._log, self._number
        ready = hand in self._roots and hand in self._cuts
        if not log or self._kept.key is None or not ready:
            return
        deck = self._open(hand, log[0])
        if deck is None:
            return
        stub = deck.cut(self._cuts[hand])
        for why in follow(stub, log):
            self._found(why, hand)
        self.cards += len(order_of(log))
        roots = [root for root, _ in stub.seals[1:]]
        done = [fact for fact in log if isinstance(fact, StubReshuffled)]
        if len(roots) == len(done) and roots != self._reshuffled:
            self._found(w.DeckIsWrong("other reshuffle"), hand)
        self.opened += 1

    def _check_hunt(self, hand: int, came: Sequence[Came]) -> None:
        """Cards that would have come: none of those that did, and those that were sealed there."""
        over, log = self._over
        if hand != over or not log:
            self._found(w.DeckIsWrong("other hand"), hand)
            return
        first = len(order_of(log))
        places = [each.dealt for each in came]
        if places != sorted(set(places)) or any(place < first for place in places):
            self._found(w.DeckIsWrong("dealt"), hand)
            return
        if self._kept.key is None or hand not in self._roots or hand not in self._cuts:
            return
        deck = self._open(hand, log[0])
        if deck is None or not came:
            return
        stub = deck.cut(self._cuts[hand])
        follow(stub, log)
        left = stub.deal(min(stub.left, places[-1] + 1 - first))
        for each in came:
            found = left[each.dealt - first] if each.dealt - first < len(left) else UNKNOWN
            if found != each.card:
                self._found(w.WouldNotHaveCome(each.dealt + 1, (each.card,)), hand)

    def _open(self, hand: int, started: AnyFact) -> SealedDeck | None:
        root, key = self._roots[hand], self._kept.key
        assert isinstance(started, HandStarted), "the table's fold has seen to it"
        assert key is not None, "nothing is opened without a key"
        blob = self._kept.sealed.get(deck_key(hand, root))
        if blob is None:
            self._found(w.DeckIsWrong("gone"), hand)
            return None
        try:
            deck = SealedDeck.open(blob, key, started.game, self._kept.stream, hand)
        except BadSeal as why:
            self._found(why.refusal, hand)
            return None
        if deck.root != root:
            self._found(w.DeckIsWrong("other root"), hand)
            return None
        return deck

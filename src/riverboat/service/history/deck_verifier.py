"""Verification of a table's decks: sealed and cut before the first card, and dealt accordingly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from riverboat.cards import UNKNOWN
from riverboat.engine import AnyFact, HandStarted
from riverboat.engine.state.hand_facts import StubReshuffled
from riverboat.service.decks.deal_order import DealOrder, cards_in_deal_order
from riverboat.service.decks.deck_cut import ChairCuts, CutChains, is_hash
from riverboat.service.decks.proof import compare_with_deck
from riverboat.service.decks.seal import BadSeal, SealedDeck
from riverboat.service.records.room_facts import (
    AnyRoomFact,
    CutPromised,
    DeckCut,
    DeckReshuffled,
    DeckSealed,
    RabbitCard,
    RabbitHunted,
    deck_key,
)
from riverboat.table.state import facts as f
from riverboat.table.state.facts import TableFact
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table
from riverboat.words import Refusal
from riverboat.words.refusals import records as w

ReportProblem = Callable[[Refusal, int], None]
"""Callback with a problem and the number of its hand."""


class SealedDecks(Protocol):
    """Source of sealed decks, and of the key if it is available."""

    @property
    def stream(self) -> str: ...

    @property
    def sealed_blobs(self) -> Mapping[str, bytes]: ...

    @property
    def key(self) -> bytes | None: ...


class DeckVerifier:
    """State of the verification: sealed and cut decks so far, and the cards of the current hand."""

    def __init__(self, report_problem: ReportProblem, sealed_decks: SealedDecks) -> None:
        self._report_problem, self._sealed_decks = report_problem, sealed_decks
        self._cut_chains = CutChains()
        self._root_by_hand: dict[int, str] = {}
        self._cuts_by_hand: dict[int, ChairCuts] = {}
        self._reshuffle_roots: list[str] = []
        self._hand_number = 0
        self._log: list[AnyFact] = []
        self._last_hand: tuple[int, list[AnyFact]] = (0, [])
        self._deal_order = DealOrder()
        self.sealed_count = self.opened_count = self.card_count = 0

    def add_room_fact(self, fact: AnyRoomFact, table: Table | None) -> None:
        """Check a fact about a deck; ignore other facts of the room."""
        match fact:
            case DeckSealed(hand, root):
                self._add_seal(hand, root)
            case DeckCut(hand, cuts):
                self._add_cut(hand, cuts, table)
            case DeckReshuffled(hand, count, root):
                self._reshuffle_roots.append(root)
                if count != len(self._reshuffle_roots) or hand != self._hand_number:
                    self._report_problem(w.DeckMismatch("reshuffled"), hand)
            case RabbitHunted(hand, _, rabbit_cards):
                self._check_rabbit_hunt(hand, rabbit_cards)
            case CutPromised(player, end):
                self._cut_chains.add_promise(player, end)
                if not is_hash(end):
                    self._report_problem(w.CommitmentInvalid(player), -1)
            case _:
                pass

    def _add_seal(self, hand_number: int, root: str) -> None:
        self._cut_chains.activate_promises()
        if not is_hash(root):
            self._report_problem(w.DeckMismatch("root"), hand_number)
        if hand_number in self._cuts_by_hand:
            self._report_problem(w.DeckMismatch("sealed again"), hand_number)
        self._root_by_hand[hand_number] = root

    def _add_cut(self, hand_number: int, cuts: ChairCuts, table: Table | None) -> None:
        if hand_number not in self._root_by_hand:
            self._report_problem(w.DeckMismatch("cut unsealed"), hand_number)
        if hand_number in self._cuts_by_hand:
            self._report_problem(w.DeckMismatch("cut twice"), hand_number)
        self._cuts_by_hand[hand_number] = cuts
        if [chair for chair, _ in cuts] != sorted({chair for chair, _ in cuts}):
            self._report_problem(w.DeckMismatch("cuts"), hand_number)
        players = {} if table is None else table.chairs
        player_cuts = []
        for chair, cut in cuts:
            player = players[chair].player if chair in players else ""
            if not self._cut_chains.is_promised_cut(player, cut):
                self._report_problem(w.DeckCutWithoutCommitment(player, chair), hand_number)
            player_cuts.append((player, cut))
        self._cut_chains.apply_cuts(player_cuts)

    def add_table_fact(self, fact: AnyLoggedFact) -> None:
        """Check the next fact of the table."""
        match fact:
            case f.HandBegan(hand_number=number):
                self._hand_number, self._log, self._deal_order = number, [], DealOrder()
                self._reshuffle_roots = []
            case f.HandClosed() | f.HandCalledOff() | f.BlindsChopped():
                self._check_hand()
                self._last_hand = (self._hand_number, self._log)
                self._hand_number, self._log = 0, []
            case TableFact():
                pass
            case _:
                self._add_hand_fact(fact)

    def finish(self) -> None:
        """Finish at the last record, perhaps in the middle of a hand."""
        self._check_hand()

    def _add_hand_fact(self, fact: AnyFact) -> None:
        self._log.append(fact)
        if (cards := self._deal_order.add(fact)) and self._deal_order.dealt_count == len(cards):
            self._check_is_sealed()

    def _check_is_sealed(self) -> None:
        """Check that the deck is sealed before its first card, also after a reshuffle."""
        hand_number, reshuffle_count = self._hand_number, self._deal_order.reshuffle_count
        if reshuffle_count:
            if len(self._reshuffle_roots) != reshuffle_count:
                self._report_problem(w.DeckMismatch("unsealed reshuffle"), hand_number)
        elif hand_number not in self._root_by_hand:
            self._report_problem(w.DeckMismatch("unsealed"), hand_number)
        elif hand_number not in self._cuts_by_hand:
            self._report_problem(w.DeckMismatch("uncut"), hand_number)
        else:
            self.sealed_count += 1

    def _check_hand(self) -> None:
        """Compare each card with the opened deck, if there is a key."""
        log, hand_number = self._log, self._hand_number
        is_sealed_and_cut = hand_number in self._root_by_hand and hand_number in self._cuts_by_hand
        if not log or self._sealed_decks.key is None or not is_sealed_and_cut:
            return
        deck = self._open_deck(hand_number, log[0])
        if deck is None:
            return
        stub = deck.cut(self._cuts_by_hand[hand_number])
        for reason in compare_with_deck(stub, log):
            self._report_problem(reason, hand_number)
        self.card_count += len(cards_in_deal_order(log))
        reshuffle_roots = [root for root, _ in stub.seals[1:]]
        reshuffle_facts = [fact for fact in log if isinstance(fact, StubReshuffled)]
        if (
            len(reshuffle_roots) == len(reshuffle_facts)
            and reshuffle_roots != self._reshuffle_roots
        ):
            self._report_problem(w.DeckMismatch("other reshuffle"), hand_number)
        self.opened_count += 1

    def _check_rabbit_hunt(self, hand_number: int, rabbit_cards: Sequence[RabbitCard]) -> None:
        """Check that rabbit-hunt cards are the undealt cards of the sealed deck."""
        last_hand_number, log = self._last_hand
        if hand_number != last_hand_number or not log:
            self._report_problem(w.DeckMismatch("other hand"), hand_number)
            return
        first_index = len(cards_in_deal_order(log))
        rabbit_positions = [card.dealt_before for card in rabbit_cards]
        if rabbit_positions != sorted(set(rabbit_positions)) or any(
            position < first_index for position in rabbit_positions
        ):
            self._report_problem(w.DeckMismatch("dealt"), hand_number)
            return
        if (
            self._sealed_decks.key is None
            or hand_number not in self._root_by_hand
            or hand_number not in self._cuts_by_hand
        ):
            return
        deck = self._open_deck(hand_number, log[0])
        if deck is None or not rabbit_cards:
            return
        stub = deck.cut(self._cuts_by_hand[hand_number])
        compare_with_deck(stub, log)
        next_cards = stub.deal(min(stub.remaining_count, rabbit_positions[-1] + 1 - first_index))
        for card in rabbit_cards:
            actual_card = (
                next_cards[card.dealt_before - first_index]
                if card.dealt_before - first_index < len(next_cards)
                else UNKNOWN
            )
            if actual_card != card.card:
                self._report_problem(
                    w.DeckCardMismatch(card.dealt_before + 1, (card.card,)), hand_number
                )

    def _open_deck(self, hand_number: int, opening_fact: AnyFact) -> SealedDeck | None:
        root, key = self._root_by_hand[hand_number], self._sealed_decks.key
        assert isinstance(opening_fact, HandStarted), "the table reducer has validated it"
        assert key is not None, "opening requires a key"
        blob = self._sealed_decks.sealed_blobs.get(deck_key(hand_number, root))
        if blob is None:
            self._report_problem(w.DeckMismatch("gone"), hand_number)
            return None
        try:
            deck = SealedDeck.open(
                blob, key, opening_fact.game, self._sealed_decks.stream, hand_number
            )
        except BadSeal as error:
            self._report_problem(error.refusal, hand_number)
            return None
        if deck.root != root:
            self._report_problem(w.DeckMismatch("other root"), hand_number)
            return None
        return deck

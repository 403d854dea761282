"""Frames built from facts: one frame for each event that a spectator would see.

This module applies no rules: the engine reduces the facts, and a frame describes the resulting
table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, get_args

from riverboat.engine import AnyFact, HandState, Pot, apply, pots
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state import hand_facts as f
from riverboat.picture.card_places import CardPlaces
from riverboat.picture.frame_pots import frame_pots
from riverboat.picture.picture_captions import Captions
from riverboat.picture.picture_frame import Frame, FramePot, FrameSeat
from riverboat.picture.shown_holdings import holding_lines, prize_label, winning_cards
from riverboat.picture.street_by_fact import SHOWDOWN, list_streets_by_fact
from riverboat.words import Reader
from riverboat.words import labels as w


def build_frames(
    log: Iterable[AnyFact],
    players: Sequence[str] | None = None,
    viewer: int | None = None,
    format_chips: Callable[[int], str] = "{:,}".format,
    language: str = "en",
) -> list[Frame]:
    """Return the frames of a hand; empty if the log does not begin with ``HandStarted``.

    With a *viewer* (a seat, or ``RAIL``), cards that the viewer has not seen are ``UNKNOWN``;
    without one, every card in the log is open. *format_chips* writes amounts into the captions,
    which are in this *language*.
    """
    facts = list(log if viewer is None else redact_log(log, viewer))
    if not facts or not isinstance(facts[0], f.HandStarted):
        return []
    reader = Reader(language, chips=format_chips)
    seat_names = [reader.say(w.SeatName(seat + 1)) for seat in range(len(facts[0].stacks))]
    captions = Captions(facts, [*(players or seat_names)], format_chips, language)
    return _FrameBuilder(facts, len(seat_names), captions, reader).build()


_ACTION_FACTS: Final = (f.Folded, f.Checked, f.Called, f.Raised, f.BroughtIn, f.Discarded)
_IRREGULARITY_FACTS: Final = get_args(f.AnyIrregular)
_SHOWN_ACTIONS: Final = (*_ACTION_FACTS, f.Posted, f.RunItChosen, f.Declared, f.BringInTakenBack)


class _FrameBuilder:
    """A builder of frames: the state of the hand, and visible state that the engine lacks."""

    def __init__(
        self, log: list[AnyFact], seat_count: int, captions: Captions, reader: Reader
    ) -> None:
        opening_fact = log[0]
        assert isinstance(opening_fact, f.HandStarted)
        self.log = log
        self.hand = HandState(opening_fact)
        self.captions = captions
        self.reader = reader
        self.streets = list_streets_by_fact(log)
        self.card_places = [CardPlaces() for _ in range(seat_count)]
        self.last_actions = [""] * seat_count
        self.remaining_pots: list[Pot] | None = None
        """Chips left in the pots while they are awarded."""
        self.awards: list[f.PotAwarded] = []
        """Awards in the frame that is being built."""

    def build(self) -> list[Frame]:
        frames = []
        first_fact_index = 0
        for fact_index in range(1, len(self.log)):
            if not self._belongs_to_previous_frame(fact_index):
                frames.append(self._build_frame(first_fact_index, fact_index))
                first_fact_index, self.awards = fact_index, []
            self._apply_fact(self.log[fact_index])
        frames.append(self._build_frame(first_fact_index, len(self.log)))
        return frames

    def _belongs_to_previous_frame(self, fact_index: int) -> bool:
        """Return True if a fact belongs to the frame of the fact before it."""
        match self.log[fact_index - 1], self.log[fact_index]:
            case _, f.BettingOpened() | f.HandEnded():
                return True
            case f.HandStarted(), _:
                return False
            case _, f.BetsCollected():
                return not any(self.hand.bets)
            case f.Posted(kind="ante"), f.Posted(kind="ante"):
                return True
            case f.HoleCardsDealt(), f.UpcardsDealt():
                return True
            case f.PotAwarded() as award, f.PotAwarded() as other_award:
                return (award.pot, award.board) == (other_award.pot, other_award.board)
            case _:
                return False

    def _apply_fact(self, fact: AnyFact) -> None:
        match fact:
            case f.HoleCardsDealt() | f.UpcardsDealt():
                self._place_dealt_cards(fact)
            case f.Discarded(seat, cards):
                self.card_places[seat].discard(cards)
            case f.DiscardTakenBack(seat):
                self.card_places[seat].restore_discards()
                self.last_actions[seat] = ""
            case f.Folded(seat) | f.HandMucked(seat) | f.OpenersFailed(seat):
                self.card_places[seat].muck()
            case f.HandShown(seat, cards):
                self.card_places[seat].turn_up(cards)
                self.last_actions[seat] = ""
            case f.BettingOpened():
                for card_places in self.card_places:
                    card_places.close_gaps()
            case f.BetsCollected() | f.BoardDealt():
                self.last_actions = [""] * len(self.last_actions)
            case f.PotAwarded():
                self._award_pot(fact)
            case _:
                pass
        apply(self.hand, fact)
        if isinstance(fact, _IRREGULARITY_FACTS):
            self._apply_irregularity(fact)

    def _apply_irregularity(self, fact: f.AnyIrregular) -> None:
        """Set the visible cards to those of the hand after an irregularity or correction."""
        if isinstance(fact, f.Rewound):
            self.last_actions = [""] * len(self.last_actions)
        hand = self.hand
        for seat, card_places in enumerate(self.card_places):
            card_places.muck()
            if hand.live_mask >> seat & 1:
                cards = hand.holdings[seat]
                open_cards = {*(hand.upcards[seat] if hand.upcards else ())}
                open_cards.update(
                    *[
                        seen_cards.cards
                        for seen_cards in hand.corrections.seen_cards
                        if not seen_cards.seen_by and seen_cards.seat == seat
                    ]
                )
                is_shown = bool(hand.shown_mask >> seat & 1)
                card_places.deal(cards, [is_shown or card in open_cards for card in cards])

    def _place_dealt_cards(self, fact: f.HoleCardsDealt | f.UpcardsDealt) -> None:
        if isinstance(fact, f.UpcardsDealt):
            for card_places, cards in zip(self.card_places, fact.cards, strict=True):
                card_places.deal(cards, [True] * len(cards))
            return
        for card_places, cards in zip(self.card_places, fact.holdings, strict=True):
            card_places.deal(cards, [card in fact.exposed_cards for card in cards])
            if fact.are_set_aside:
                card_places.discard([card for card in cards if card in fact.exposed_cards])

    def _award_pot(self, award: f.PotAwarded) -> None:
        if self.remaining_pots is None:
            self.remaining_pots = pots(self.hand)
        if award.pot < len(self.remaining_pots):
            pot = self.remaining_pots[award.pot]
            self.remaining_pots[award.pot] = Pot(pot.chips - award.chips, pot.seats)
        self.awards.append(award)
        self.last_actions = [""] * len(self.last_actions)

    def _build_frame(self, first_fact_index: int, end_index: int) -> Frame:
        events = self.captions.list_events_between(first_fact_index, end_index)
        fact = self.log[first_fact_index]
        if isinstance(fact, _SHOWN_ACTIONS):
            for event in events[:1]:
                self.last_actions[fact.seat] = self.captions.action_text(event, fact.seat)
        caption = tuple([self.captions.sentence(event) for event in events])
        pots = frame_pots(self.hand, self.remaining_pots)
        if isinstance(fact, f.BetsCollected) and not caption:
            caption = (self._format_pots_sentence(pots),)
        street = self.streets[end_index - 1]
        next_fact = self.log[end_index] if end_index < len(self.log) else None
        return Frame(
            fact_count=end_index,
            street=street,
            caption=caption,
            seats=tuple(
                [
                    self._build_frame_seat(seat, street == SHOWDOWN)
                    for seat in range(len(self.card_places))
                ]
            ),
            boards=self.hand.boards,
            pots=pots,
            to_act=next_fact.seat if isinstance(next_fact, _ACTION_FACTS) else -1,
            winning_cards=winning_cards(self.hand, self.awards),
        )

    def _build_frame_seat(self, seat: int, is_hand_over: bool) -> FrameSeat:
        hand, card_places = self.hand, self.card_places[seat]
        reserved_chips = hand.reserve[seat] if hand.reserve and not hand.has_ended else 0
        seat_awards = [award for award in self.awards if award.seat == seat]
        is_shown = hand.shown_mask >> seat & 1 and not hand.has_folded(seat)
        return FrameSeat(
            stack=hand.stacks[seat] + reserved_chips,
            bet=hand.bets[seat],
            cards=tuple(card_places.cards),
            is_up=tuple(card_places.is_up),
            is_live=not hand.has_folded(seat) or not self._has_begun(),
            is_all_in=hand.is_all_in(seat) and not hand.stacks[seat] and self._has_begun(),
            last_action=self.last_actions[seat],
            holding_lines=holding_lines(hand, seat, seat_awards, self.reader)
            if is_shown and is_hand_over
            else (),
            chips_pushed=sum(award.chips for award in seat_awards),
            prize_label=prize_label(hand, self.awards, seat_awards, self.reader),
        )

    def _has_begun(self) -> bool:
        return self.hand.posts_made == len(self.hand.posts)

    def _format_pots_sentence(self, pots: Sequence[FramePot]) -> str:
        pot_phrases = tuple([w.PotSize(pot.label, pot.chips) for pot in pots])
        return self.reader.sentence(w.PotList(pot_phrases))

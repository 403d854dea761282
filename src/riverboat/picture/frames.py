"""From facts to pictures: one frame for each thing that somebody at the rail would see happen.

No rule is decided here. The engine folds the facts, and the frame says what then lies where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, get_args

from riverboat.engine import AnyFact, HandState, Pot, apply, pots
from riverboat.engine.state import facts as f
from riverboat.engine.views import log_seen_by
from riverboat.picture.captions import Captions
from riverboat.picture.frame import Frame, PotSeen, SeatSeen
from riverboat.picture.held import Held
from riverboat.picture.holdings import holds, playing, prize
from riverboat.picture.middle import pots_seen
from riverboat.picture.streets import SHOWDOWN, streets
from riverboat.words import Reader
from riverboat.words import labels as w


def frames(
    log: Iterable[AnyFact],
    players: Sequence[str] | None = None,
    viewer: int | None = None,
    chips: Callable[[int], str] = "{:,}".format,
    language: str = "en",
) -> list[Frame]:
    """The hand, picture by picture; empty when the log does not begin with its start.

    With a *viewer* (a seat, or ``RAIL``), cards they have not seen are ``UNKNOWN``; without one,
    every card that the log knows is open. *chips* writes amounts into the captions, which are in
    this *language*.
    """
    facts = list(log if viewer is None else log_seen_by(log, viewer))
    if not facts or not isinstance(facts[0], f.HandStarted):
        return []
    reader = Reader(language, chips=chips)
    seats = [reader.say(w.SeatCalled(k + 1)) for k in range(len(facts[0].stacks))]
    captions = Captions(facts, [*(players or seats)], chips, language)
    return _Watcher(facts, len(seats), captions, reader).watch()


_ACTIONS: Final = (f.Folded, f.Checked, f.Called, f.Raised, f.BroughtIn, f.Discarded)
_IRREGULAR: Final = get_args(f.AnyIrregular)
_SAID: Final = (*_ACTIONS, f.Posted, f.RunItChosen, f.Declared, f.BringInTakenBack)


class _Watcher:
    """The hand so far, and what a hand forgets but a table shows."""

    def __init__(self, log: list[AnyFact], seats: int, captions: Captions, reader: Reader) -> None:
        started = log[0]
        assert isinstance(started, f.HandStarted)
        self.log = log
        self.hand = HandState(started)
        self.captions = captions
        self.reader = reader
        self.streets = streets(log)
        self.held = [Held() for _ in range(seats)]
        self.said = [""] * seats
        self.middle: list[Pot] | None = None
        """What is left of the pots, once they are being awarded."""
        self.awards: list[f.PotAwarded] = []
        """Those of this moment."""

    def watch(self) -> list[Frame]:
        found = []
        first = 0
        for at in range(1, len(self.log)):
            if not self._joins(at):
                found.append(self._frame(first, at))
                first, self.awards = at, []
            self._see(self.log[at])
        found.append(self._frame(first, len(self.log)))
        return found

    def _joins(self, at: int) -> bool:
        """Whether a fact belongs to the moment of the one before it."""
        match self.log[at - 1], self.log[at]:
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
            case f.PotAwarded() as award, f.PotAwarded() as other:
                return (award.pot, award.board) == (other.pot, other.board)
            case _:
                return False

    # One fact -----------------------------------------------------------------------------------

    def _see(self, fact: AnyFact) -> None:
        match fact:
            case f.HoleCardsDealt() | f.UpcardsDealt():
                self._dealt(fact)
            case f.Discarded(seat, cards):
                self.held[seat].throw(cards)
            case f.DiscardTakenBack(seat):
                self.held[seat].take_back()
                self.said[seat] = ""
            case f.Folded(seat) | f.HandMucked(seat) | f.OpenersFailed(seat):
                self.held[seat].leave()
            case f.HandShown(seat, cards):
                self.held[seat].show(cards)
                self.said[seat] = ""
            case f.BettingOpened():
                for held in self.held:
                    held.close()
            case f.BetsCollected() | f.BoardDealt():
                self.said = [""] * len(self.said)
            case f.PotAwarded():
                self._pushed(fact)
            case _:
                pass
        apply(self.hand, fact)
        if isinstance(fact, _IRREGULAR):
            self._put_right(fact)

    def _put_right(self, fact: f.AnyIrregular) -> None:
        """What went wrong or was put right: the cards lie as the hand has them now."""
        if isinstance(fact, f.Rewound):
            self.said = [""] * len(self.said)
        hand = self.hand
        for seat, held in enumerate(self.held):
            held.leave()
            if hand.live >> seat & 1:
                cards = hand.holdings[seat]
                open_to_all = {*(hand.upcards[seat] if hand.upcards else ())}
                open_to_all.update(
                    *[s.cards for s in hand.corrected.seen if not s.by and s.seat == seat]
                )
                shown = bool(hand.shown >> seat & 1)
                held.deal(cards, [shown or card in open_to_all for card in cards])

    def _dealt(self, fact: f.HoleCardsDealt | f.UpcardsDealt) -> None:
        if isinstance(fact, f.UpcardsDealt):
            for held, cards in zip(self.held, fact.cards, strict=True):
                held.deal(cards, [True] * len(cards))
            return
        for held, cards in zip(self.held, fact.holdings, strict=True):
            held.deal(cards, [card in fact.exposed for card in cards])
            if fact.set_aside:
                held.throw([card for card in cards if card in fact.exposed])

    def _pushed(self, award: f.PotAwarded) -> None:
        if self.middle is None:
            self.middle = pots(self.hand)
        if award.pot < len(self.middle):
            pot = self.middle[award.pot]
            self.middle[award.pot] = Pot(pot.chips - award.chips, pot.seats)
        self.awards.append(award)
        self.said = [""] * len(self.said)

    # One frame ----------------------------------------------------------------------------------

    def _frame(self, first: int, end: int) -> Frame:
        events = self.captions.of(first, end)
        fact = self.log[first]
        if isinstance(fact, _SAID):
            for event in events[:1]:
                self.said[fact.seat] = self.captions.beside(event, fact.seat)
        caption = tuple([self.captions.say(event) for event in events])
        pots = pots_seen(self.hand, self.middle)
        if isinstance(fact, f.BetsCollected) and not caption:
            caption = (self._in_the_middle(pots),)
        street = self.streets[end - 1]
        after = self.log[end] if end < len(self.log) else None
        return Frame(
            facts=end,
            street=street,
            caption=caption,
            seats=tuple([self._seat(seat, street == SHOWDOWN) for seat in range(len(self.held))]),
            boards=self.hand.boards,
            pots=pots,
            to_act=after.seat if isinstance(after, _ACTIONS) else -1,
            playing=playing(self.hand, self.awards),
        )

    def _seat(self, seat: int, is_over: bool) -> SeatSeen:
        hand, held = self.hand, self.held[seat]
        not_playing = hand.reserve[seat] if hand.reserve and not hand.ended else 0
        won = [award for award in self.awards if award.seat == seat]
        shown = hand.shown >> seat & 1 and not hand.folded(seat)
        return SeatSeen(
            stack=hand.stacks[seat] + not_playing,
            bet=hand.bets[seat],
            cards=tuple(held.cards),
            up=tuple(held.up),
            live=not hand.folded(seat) or not self._has_begun(),
            all_in=hand.all_in(seat) and not hand.stacks[seat] and self._has_begun(),
            said=self.said[seat],
            holds=holds(hand, seat, won, self.reader) if shown and is_over else (),
            wins=sum(award.chips for award in won),
            prize=prize(hand, self.awards, won, self.reader),
        )

    def _has_begun(self) -> bool:
        return self.hand.posted == len(self.hand.posts)

    def _in_the_middle(self, pots: Sequence[PotSeen]) -> str:
        each = tuple([w.PotHas(pot.label, pot.chips) for pot in pots])
        return self.reader.sentence(w.PotsAre(each))

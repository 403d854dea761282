"""Hand narrator: follows a hand fact by fact, and stores the context that phrases need.

Players are :class:`~riverboat.words.Seat`; a caller that knows their names substitutes them with
``rename_people`` or with a reader's ``name``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from riverboat.cards import ACE, UNKNOWN
from riverboat.engine import AnyFact, HandStarted, HandState, Pot, SpreadLimit, apply, pots
from riverboat.engine.games.structure import (
    CapLimit,
    FixedLimit,
    NoLimit,
    PotLimit,
    Structure,
)
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.narration.award_narration import Awards, narrate_rake, narrate_show
from riverboat.narration.correction_narration import narrate_correction, narrate_exposed_cards
from riverboat.narration.deal_narration import (
    narrate_board,
    narrate_discard,
    narrate_draw,
    narrate_hole_cards,
    narrate_upcards,
)
from riverboat.narration.post_narration import narrate_added_chips, narrate_post
from riverboat.words import Seat
from riverboat.words.events import betting as b
from riverboat.words.events import dealing as d
from riverboat.words.events import hand_opening as p
from riverboat.words.events import showdown as s
from riverboat.words.events.corrections import IrregularityNoted
from riverboat.words.events.event_phrases import (
    AllInSuffix,
    BorrowedChipsSuffix,
    ChipsInPotSuffix,
    Event,
)

IndexedEvent = tuple[int, Event]
"""An event, and the log index of its fact."""


def narrate_log(log: Iterable[AnyFact]) -> Iterator[IndexedEvent]:
    """Narrate a hand from its start; return nothing for a log without a hand.

    >>> from riverboat.engine import decide, due, replay, parse_game, start
    >>> log = [start(parse_game("no-limit hold'em 1/2"), stacks=(200, 200))]
    >>> log += due(replay(log))
    >>> [type(event).__name__ for _, event in narrate_log(log)][-2:]
    ['SmallBlindPosted', 'BigBlindPosted']
    """
    facts = iter(log)
    start_fact = next(facts, None)
    if not isinstance(start_fact, HandStarted):
        return
    hand_narrator = HandNarrator(HandState(start_fact), commentary=True)
    for event in narrate_start(start_fact):
        yield 0, event
    index = 0
    for index, fact in enumerate(facts, 1):
        for event in hand_narrator.narrate(fact):
            yield index, event
    for event in hand_narrator.flush_awards():
        yield index, event


def narrate_start(start_fact: HandStarted) -> Iterator[Event]:
    """Narrate the game, the seats and the stacks."""
    yield _narrate_game(start_fact)
    for seat, stack in enumerate(start_fact.stacks):
        yield p.PlayerStackLine(seat + 1, seat == start_fact.button, Seat(seat), stack)
    if start_fact.carried_chips:
        yield p.CarriedOverPot(start_fact.carried_chips)


def _narrate_game(start_fact: HandStarted) -> p.HandIntroduction:
    game, stakes = start_fact.game, start_fact.game.stakes
    has_bet_sizes = game.structure.has_limit_bets and not isinstance(game.structure, SpreadLimit)
    if has_bet_sizes or game.variant.has_upcards:
        bet_sizes = [stakes.small_bet, stakes.big_bet]
    else:
        bet_sizes = list(stakes.blinds)
    stakes_phrase: p.Stakes = p.AnteStakes(stakes.ante)
    if bet_sizes:
        *other_sizes, last_size = bet_sizes
        stakes_phrase = p.BetSizes(last_size)
        for size in reversed(other_sizes):
            stakes_phrase = p.BetSizes(size, stakes_phrase)
    openers_suffix = p.MinRankSuffix(_RANK_BY_OPENERS[game.openers]) if game.openers else None
    structure_name = _build_structure_name(game.structure)
    return p.HandIntroduction(
        structure_name, game.variant.name, stakes_phrase, openers_suffix, len(start_fact.stacks)
    )


_RANK_BY_OPENERS = {"jacks": ACE - 3, "queens": ACE - 2, "kings": ACE - 1, "aces": ACE}


def _build_structure_name(structure: Structure) -> p.Structure:
    match structure:
        case NoLimit():
            return "no-limit"
        case PotLimit():
            return "pot-limit"
        case FixedLimit():
            return "limit"
        case SpreadLimit():
            return "spread-limit"
        case CapLimit(inner_structure=inner_structure):
            return _build_structure_name(inner_structure)
        case _:
            assert_never(structure)


class HandNarrator:
    """A narrator of one hand, which stores the context of the betting round."""

    def __init__(self, hand: HandState, *, commentary: bool = False) -> None:
        """Begin with a hand that has just started, or with one in progress.

        With *commentary*, limps, cold calls, overcalls, openings and re-raises are named as such;
        otherwise they are calls and raises.

        In the middle of a hand the number of earlier raises is unknown, so that a re-raise may be
        narrated as a raise; and of a pot that is being awarded, only later shares are narrated.
        """
        self.hand = hand.copy()
        self.commentary = commentary
        self.pending_awards: list[f.PotAwarded] = []
        self._reset_context()

    def _reset_context(self) -> None:
        hand = self.hand
        self.bet_count = int(hand.aggressor >= 0 if not hand.street else hand.current_bet > 0)
        """Bets and raises that players chose to make this round."""
        self.call_count = 0
        """Calls of the bet that stands."""
        self.limp_count = 0
        self.pot = hand.pot
        """The pot when it was last mentioned."""
        self.pots_by_layer: list[Pot] = pots(hand) if any(hand.won_chips) else []

    def narrate(self, fact: AnyFact) -> list[Event]:
        """Narrate the next fact, and apply it to the hand.

        The awards of a pot are narrated together, at the first fact after the last award.
        """
        events = [*self.narrate_without_applying(fact)]
        apply(self.hand, fact)
        if isinstance(fact, f.Rewound):
            self._reset_context()
        return events

    def narrate_without_applying(self, fact: AnyFact) -> Iterator[Event]:
        """Narrate a fact without applying it; the caller applies it to the hand afterwards."""
        if self.pending_awards and not (
            isinstance(fact, f.PotAwarded)
            and (fact.pot, fact.board) == (self.pending_awards[0].pot, self.pending_awards[0].board)
        ):
            yield from self.flush_awards()
        match fact:
            case f.Called() | f.Folded() | f.Checked() | f.Raised():  # the most frequent facts
                yield from self._narrate_betting(fact)
            case f.Posted():
                yield narrate_post(self.hand, fact)
            case f.HoleCardsDealt():
                is_later_street = self.hand.compiled.has_upcards and self.hand.street >= 0
                yield from narrate_hole_cards(
                    self.hand, fact, self._build_pot_note(is_narrated=is_later_street)
                )
            case f.UpcardsDealt():
                yield narrate_upcards(
                    self.hand, fact, self._build_pot_note(is_narrated=any(self.hand.upcards))
                )
            case f.BoardDealt():
                yield narrate_board(self.hand, fact, self._build_pot_note())
            case f.Burned():
                yield narrate_draw(self.hand, self._build_pot_note())
            case f.StubReshuffled():
                yield d.DiscardsReshuffled(len(fact.cards))
            case f.Discarded():
                yield narrate_discard(self.hand, fact)
            case f.DiscardTakenBack(seat):
                yield d.DiscardReturned(Seat(seat))
            case f.PotAwarded():
                if not any(self.hand.won_chips):
                    self.pots_by_layer = pots(self.hand)
                self.pending_awards.append(fact)
            case f.WentWrong(incident):
                for event in self.narrate_without_applying(incident):
                    yield IrregularityNoted(event)
            case c.CardsExposed():
                yield narrate_exposed_cards(fact)
            case (
                c.FloorDecided() | c.CardsReplaced() | c.BoardTakenBack() | c.WagerCorrected()
                | c.HandKilled() | c.HandVoided() | f.Rewound()
            ):  # fmt: skip
                yield from narrate_correction(self.hand, fact)
            case _:
                yield from self._narrate_betting(fact)

    def flush_awards(self) -> Iterator[Event]:
        """Yield the pending awards, all of one pot on one board."""
        shares, self.pending_awards = self.pending_awards, []
        if shares:
            yield from Awards(self.hand, shares, self.pots_by_layer).narrate()

    def _build_pot_note(self, *, is_narrated: bool = True) -> ChipsInPotSuffix | None:
        """Return the pot if it has changed since its last mention, and record the mention.

        If *is_narrated* is False, record the pot as mentioned but return None.
        """
        if self.hand.pot == self.pot:
            return None
        self.pot = self.hand.pot
        return ChipsInPotSuffix(self.pot) if is_narrated else None

    def _narrate_betting(self, fact: _BettingFact) -> Iterator[Event]:
        match fact:
            case f.Called():
                yield self._narrate_call(fact)
            case f.Folded(seat, cards=cards):
                yield (
                    b.PlayerFoldedFaceUp(Seat(seat), cards) if cards else b.PlayerFolded(Seat(seat))
                )
            case f.Checked():
                yield self._narrate_check(fact)
            case f.Raised():
                yield from self._narrate_raise(fact)
            case f.BettingOpened(big_bet=big_bet):
                self.bet_count = self.call_count = self.limp_count = 0
                if big_bet:
                    yield b.OpenPairBetSize(big_bet)
            case f.BroughtIn():
                yield self._narrate_bring_in(fact)
            case f.BringInTakenBack(seat, bring_in):
                yield b.BringInReturned(Seat(seat))
                yield b.BringInDue(Seat(bring_in))
            case f.OverbetReturned(total):
                yield b.OverbetReduced(total)
            case f.ChipsAdded():
                yield narrate_added_chips(fact)
            case f.UncalledBetReturned(seat, chips):
                yield b.UncalledReturn(chips, Seat(seat))
            case _:
                yield from self._narrate_end(fact)

    def _narrate_bring_in(self, fact: f.BroughtIn) -> Event:
        upcards = self.hand.upcards[fact.seat]
        door_card = b.DoorCardSuffix(upcards[-1:]) if upcards and upcards[-1] != UNKNOWN else None
        return b.BringInPosted(
            Seat(fact.seat), fact.chips, door_card, self._build_all_in_note(fact.seat, fact.chips)
        )

    def _narrate_call(self, fact: f.Called) -> Event:
        seat, hand = fact.seat, self.hand
        suffix = self._build_all_in_note(seat, fact.chips)
        event_fields = Seat(seat), fact.chips, suffix
        if not self.commentary:
            return b.CallMade(*event_fields)
        if not hand.street and not self.bet_count and not hand.bets[seat]:
            self.limp_count += 1
            return (b.BringInCalled if hand.compiled.bring_in else b.LimpMade)(*event_fields)
        is_overcall = self.call_count > 0  # rule: TERM-01
        self.call_count += 1
        bets_to_call = self._count_bets_to_call()
        if bets_to_call > 1 and not hand.bets[seat]:  # rule: TERM-02
            if hand.game.structure.has_limit_bets and not suffix:
                return (b.BetsOvercalled if is_overcall else b.BetsColdCalled)(
                    Seat(seat), bets_to_call
                )
            return (b.ColdOvercallMade if is_overcall else b.ColdCallMade)(*event_fields)
        return (b.OvercallMade if is_overcall else b.CallMade)(*event_fields)

    def _count_bets_to_call(self) -> int:
        """Return the number of bets to call for a player without a bet; a blind counts as one."""
        return self.bet_count + self._is_blind_counted() if self.bet_count else 0

    def _is_blind_counted(self) -> bool:
        """Return True if the big blind counts as the first bet of the round."""
        return not self.hand.street and self.hand.blind > 0 and not self.hand.compiled.bring_in

    def _narrate_check(self, fact: f.Checked) -> Event:
        has_option = not self.hand.street and self.hand.bets[fact.seat] and not self.bet_count
        has_option = has_option and self.commentary
        return (b.OptionChecked if has_option else b.PlayerChecked)(Seat(fact.seat))

    def _narrate_raise(self, fact: f.Raised) -> Iterator[Event]:
        hand = self.hand
        all_in_suffix = self._build_all_in_note(fact.seat, fact.to - hand.bets[fact.seat])
        suffix = BorrowedChipsSuffix() if fact.is_borrowed else all_in_suffix
        yield self._choose_raise_event_type(fact)(Seat(fact.seat), fact.to, suffix)
        if fact.excess:
            yield b.PotOverbet(fact.excess)
        if fact.is_capped and not hand.is_capped:
            yield b.BettingCapped()
        self.bet_count += fact.is_full_raise or not self.bet_count
        self.call_count = 0

    def _choose_raise_event_type(self, fact: f.Raised) -> type[b.ChipsPutIn]:
        hand = self.hand
        has_partial_raise = hand.game.structure.has_limit_bets and hand.full_bet < hand.current_bet
        if not hand.current_bet:
            return b.OpeningBetMade if hand.compiled.openers and not hand.street else b.BetMade
        if has_partial_raise and fact.to == hand.full_bet + hand.bet_size:
            return b.CompletionMade
        if not self.commentary:
            return b.RaiseMade
        if self.bet_count > (not self._is_blind_counted()):
            return b.ReraiseMade
        return (
            b.RaiseMade if hand.street or self.bet_count or self.limp_count else b.OpeningRaiseMade
        )

    def _build_all_in_note(self, seat: int, chips: int) -> AllInSuffix | None:
        is_covering = (
            self.hand.must_cover_mask >> seat & 1
        )  # open stakes: they stay in the betting without chips
        return AllInSuffix() if chips == self.hand.stacks[seat] and not is_covering else None

    def _narrate_end(self, fact: _EndFact) -> Iterator[Event]:
        match fact:
            case f.RunItChosen(seat, count):
                yield s.RunItVote(Seat(seat), count)
            case f.RunItAgreed(count):
                yield s.BoardRunCount(count)
            case f.Declared(seat, side):
                declarer = Seat(seat)
                if side == "" or side == "closed":
                    yield s.DeclarationMade(declarer)
                else:
                    yield s.SideDeclared(declarer, side)
            case f.DeclarationsOpened(sides):
                yield s.DeclarationsRevealed(
                    tuple(
                        s.PlayerDeclaredSide(Seat(seat), side)
                        for seat, side in enumerate(sides)
                        if side != "" and side != "closed"
                    )
                )
            case f.HandShown():
                yield narrate_show(self.hand, fact)
            case f.HandMucked(seat):
                yield s.CardsMucked(Seat(seat))
            case f.OpenersShown(seat, cards):
                yield s.OpenersDisplayed(Seat(seat), cards)
            case f.OpenersFailed(seat):
                yield s.OpenersUnshowable(Seat(seat))
            case f.RakeTaken():
                yield narrate_rake(fact, len(pots(self.hand)))
            case f.PassedOut(carried_chips):
                yield self._narrate_passed_out(carried_chips)
            case HandStarted() | f.BetsCollected() | f.PotsPushed() | f.HandEnded():
                return  # implied by the facts before and after
            case _:
                assert_never(fact)

    def _narrate_passed_out(self, carried_chips: int) -> Event:
        if not carried_chips:
            return s.PassedOutPotReturned()
        has_no_opener = self.hand.aggressor < 0
        return (s.PassedOutPotCarriedOver if has_no_opener else s.NoWinnerLeft)(carried_chips)


_EndFact = (
    HandStarted
    | f.RunItChosen
    | f.RunItAgreed
    | f.Declared
    | f.DeclarationsOpened
    | f.HandShown
    | f.HandMucked
    | f.PotsPushed
    | f.OpenersShown
    | f.OpenersFailed
    | f.RakeTaken
    | f.PassedOut
    | f.BetsCollected
    | f.HandEnded
)
_BettingFact = (
    f.BettingOpened
    | f.BroughtIn
    | f.BringInTakenBack
    | f.Folded
    | f.Checked
    | f.Called
    | f.Raised
    | f.OverbetReturned
    | f.ChipsAdded
    | f.UncalledBetReturned
    | _EndFact
)

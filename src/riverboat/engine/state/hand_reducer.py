"""The reducer of a hand: the effect of each fact. It contains the arithmetic; other modules contain
the rules.

``apply`` believes a fact and never judges it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import add
from typing import Any, Final

from msgspec.structs import replace

from riverboat.engine.commands.engine_commands import Side
from riverboat.engine.commands.engine_errors import CorruptLog
from riverboat.engine.state import card_reducers as cards
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import correction_reducers as right
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.hand_state import NO_OVERBET, NO_SEAT, HandState
from riverboat.engine.state.seat_masks import ALL_EXCEPT, SEAT_MASK
from riverboat.engine.state.special_state import AddedChips, Declarations, RunOut
from riverboat.words.refusals.audited import FactRepeated


def apply(hand: HandState, fact: f.AnyFact) -> None:
    """Apply a fact to the hand. It was checked when it was decided, and is not checked again."""
    APPLY_BY_FACT[type(fact)](hand, fact)
    hand.cached_due = None


def replay(log: Iterable[f.AnyFact]) -> HandState:
    """Return the hand after a log whose first fact is ``HandStarted``."""
    facts = iter(log)
    started = next(facts)
    assert isinstance(started, f.HandStarted), "a log begins with HandStarted"
    hand = HandState(started)
    for fact in facts:
        apply(hand, fact)
    return hand


def _hand_started(_: HandState, fact: f.HandStarted) -> None:
    raise CorruptLog(0, FactRepeated(str(fact)))


def _posted(hand: HandState, fact: f.Posted) -> None:
    seat, chips = fact.seat, fact.chips
    hand.posted += 1
    stack_left = hand.stacks[seat] - chips
    hand.stacks[seat] = stack_left
    if not stack_left:
        hand.able &= ALL_EXCEPT[seat]
    kind, counts_as = fact.kind, fact.counts_as
    if kind == "ante":
        hand.totals[seat] += chips
    elif kind == "dead":
        hand.dead += chips
    else:
        hand.bets[seat] += chips
        if counts_as > hand.current_bet:
            hand.current_bet = hand.blind = counts_as
            hand.sleepers = 0  # a raised sleeper is now active
        if kind == "blind":
            return
        if kind == "sleeper" and counts_as == hand.current_bet:
            hand.sleepers |= SEAT_MASK[seat]
        elif kind == "kill" or (kind == "straddle" and hand.compiled.straddlers_act_last):
            hand.late_actors |= SEAT_MASK[seat]


def _betting_opened(hand: HandState, fact: f.BettingOpened) -> None:
    hand.street = street = fact.street
    hand.betting = True
    hand.bet_size = size = hand.compiled.bet_sizes[street]
    hand.last_actor = (fact.first or hand.players) - 1
    hand.to_do = hand.able & ~hand.sleepers
    hand.last_raise = fact.last_raise
    current_bet = hand.current_bet
    hand.full_bet = current_bet if current_bet >= size else 0
    hand.raises = fact.raises
    hand.capped = fact.capped
    hand.previous_aggressor, hand.aggressor, hand.bets_made = hand.aggressor, NO_SEAT, 0
    hand.big_bet = fact.big_bet
    if fact.bring_in:
        hand.current_bet = hand.blind = fact.bring_in
        hand.full_bet = fact.bring_in if fact.bring_in >= size else 0
        if hand.able >> fact.first & 1:
            hand.bring_in_owed_by = fact.first
    hand.live_count_at_start = hand.live.bit_count()


def _brought_in(hand: HandState, fact: f.BroughtIn) -> None:
    seat, chips = fact.seat, fact.chips
    seat_mask = 1 << seat
    hand.stacks[seat] -= chips
    hand.bets[seat] += chips
    hand.bring_in_owed_by = NO_SEAT
    hand.last_actor = seat
    if not hand.stacks[seat]:
        hand.able &= ~seat_mask
    if not (fact.option and hand.stacks[seat]):
        hand.acted_at[seat] = hand.current_bet
        hand.to_do &= ~seat_mask


def _bring_in_taken_back(hand: HandState, fact: f.BringInTakenBack) -> None:
    seat = fact.seat
    hand.stacks[seat] += hand.bets[seat]
    hand.bets[seat] = 0
    hand.acted_at[seat] = NO_SEAT
    hand.able |= 1 << seat
    hand.to_do |= 1 << seat
    hand.bring_in_owed_by = fact.first
    hand.last_actor = (fact.first or hand.players) - 1


def _folded(hand: HandState, fact: f.Folded) -> None:
    seat = fact.seat
    others_mask = ALL_EXCEPT[seat]
    hand.live = live_mask = hand.live & others_mask
    hand.able &= others_mask
    # The last player left has no decision to make.
    hand.to_do = hand.to_do & others_mask if live_mask & (live_mask - 1) else 0
    hand.last_actor = seat
    if fact.cards:
        _reveal_cards(hand, seat, fact.cards)
        hand.shown |= SEAT_MASK[seat]


def _checked(hand: HandState, fact: f.Checked) -> None:
    seat = fact.seat
    hand.acted_at[seat] = hand.current_bet
    hand.to_do &= ALL_EXCEPT[seat]
    hand.last_actor = seat


def _called(hand: HandState, fact: f.Called) -> None:
    seat, chips, stacks = fact.seat, fact.chips, hand.stacks
    others_mask = ALL_EXCEPT[seat]
    stack_left = stacks[seat] - chips
    stacks[seat] = stack_left
    hand.bets[seat] += chips
    hand.acted_at[seat] = hand.current_bet
    hand.to_do &= others_mask
    if not stack_left and not hand.must_cover & SEAT_MASK[seat]:
        hand.able &= others_mask
    hand.last_actor = seat


def _raised(hand: HandState, fact: f.Raised) -> None:
    seat, total, plan = fact.seat, fact.to, hand.compiled
    stacks, bets = hand.stacks, hand.bets
    stack_left = stacks[seat] + bets[seat] - total
    stacks[seat] = stack_left
    bets[seat] = total
    if plan.has_special_first_bet:
        _apply_special_bet(hand, fact)
    elif fact.full:
        added = total - hand.current_bet
        if added > hand.last_raise:
            hand.last_raise = added
        hand.full_bet = total
    if fact.counts:
        hand.raises += 1
    hand.capped = fact.capped
    hand.current_bet = hand.acted_at[seat] = total
    hand.to_do = others_mask = hand.able & ALL_EXCEPT[seat]
    if fact.borrowed:
        hand.must_cover |= SEAT_MASK[seat]
    if not stack_left and not hand.must_cover & SEAT_MASK[seat]:
        hand.able = others_mask
    hand.last_actor = hand.aggressor = seat
    hand.bets_made += 1
    if plan.is_pot_limit:
        hand.overbet = (total - fact.over, seat) if fact.over else NO_OVERBET


def _apply_special_bet(hand: HandState, fact: f.Raised) -> None:
    """Apply a bet that may be the first over a bring-in, with openers, or of a special size."""
    plan, total, full_bet = hand.compiled, fact.to, hand.full_bet
    if fact.full:
        added = total - hand.current_bet
        if not full_bet and plan.bring_in and not hand.street:
            added = total  # the first full bet over a bring-in is a bet, not a raise (BRNG-08)
        if added > hand.last_raise:
            hand.last_raise = added
        if hand.big_bet and total - full_bet >= hand.big_bet:
            hand.bet_size, hand.big_bet = hand.big_bet, 0  # the larger bet is the bet from here on
        if plan.opening_amount and not full_bet:
            # Rule: GAME-21 the betting is opened, and raises add a bet.
            hand.last_raise = hand.bet_size
        hand.full_bet = total
    if hand.aggressor < 0:
        if plan.openers and hand.street == 0:
            hand.unproven_opener = (fact.seat, hand.holdings[fact.seat])
        hand.bring_in_owed_by = NO_SEAT


def _overbet_returned(hand: HandState, fact: f.OverbetReturned) -> None:
    for seat, bet in enumerate(hand.bets):
        if bet > fact.to:
            hand.stacks[seat] += bet - fact.to
            hand.bets[seat] = fact.to
            if hand.live >> seat & 1:
                hand.able |= 1 << seat
            hand.acted_at[seat] = min(hand.acted_at[seat], fact.to)
    hand.last_raise = fact.last_raise
    hand.current_bet = hand.full_bet = fact.to
    hand.overbet = NO_OVERBET


def _chips_added(hand: HandState, fact: f.ChipsAdded) -> None:
    hand.stacks[fact.seat] += fact.chips
    chips, borrowed = _add_chips_of_seat(hand, hand.added, fact), hand.borrowed
    if fact.how != "bought":
        borrowed = _add_chips_of_seat(hand, borrowed, fact)
    hand.added_chips = AddedChips(chips, borrowed)


def _add_chips_of_seat(
    hand: HandState, added_before: tuple[int, ...], fact: f.ChipsAdded
) -> tuple[int, ...]:
    added = list(added_before) or [0] * hand.players
    added[fact.seat] += fact.chips
    return tuple(added)


def _uncalled_bet_returned(hand: HandState, fact: f.UncalledBetReturned) -> None:
    seat = fact.seat
    chips = fact.chips
    hand.stacks[seat] += chips
    from_bet = min(chips, hand.bets[seat])
    hand.bets[seat] -= from_bet
    hand.totals[seat] -= chips - from_bet
    hand.able |= 1 << seat


def _bets_collected(hand: HandState, _fact: f.BetsCollected) -> None:
    players = hand.players
    if hand.current_bet or any(hand.bets):  # misplaced chips may be there without a bet
        hand.totals = list(map(add, hand.totals, hand.bets))
        hand.bets = [0] * players
    hand.acted_at = [NO_SEAT] * players
    hand.betting = False
    hand.to_do = hand.sleepers = hand.late_actors = 0
    hand.current_bet = hand.full_bet = hand.blind = 0
    hand.overbet = NO_OVERBET


def _declared(hand: HandState, fact: f.Declared) -> None:
    declared_sides: list[Side] = [*hand.declared] or [""] * hand.players
    declared_sides[fact.seat] = fact.side
    hand.declarations = Declarations(tuple(declared_sides))


def _declarations_opened(hand: HandState, fact: f.DeclarationsOpened) -> None:
    hand.declarations = Declarations(fact.sides, opened=True)


def _openers_shown(hand: HandState, _fact: f.OpenersShown) -> None:
    hand.unproven_opener = (NO_SEAT, ())


def _openers_failed(hand: HandState, fact: f.OpenersFailed) -> None:
    hand.unproven_opener = (NO_SEAT, ())
    hand.live &= ~(1 << fact.seat)
    hand.able &= ~(1 << fact.seat)


def _passed_out(hand: HandState, fact: f.PassedOut) -> None:
    if fact.carried:
        hand.carried = fact.carried
    else:
        for seat in range(hand.players):
            returned = hand.totals[seat] + hand.bets[seat]
            hand.stacks[seat] += returned
            hand.won[seat] += returned
    hand.live = hand.able = 0


def _run_it_chosen(hand: HandState, fact: f.RunItChosen) -> None:
    choices = (*hand.run_out.choices, (fact.seat, fact.times))
    hand.run_out = RunOut(choices)


def _run_it_agreed(hand: HandState, fact: f.RunItAgreed) -> None:
    hand.run_out = RunOut(hand.run_out.choices, True, fact.times)
    hand.boards = hand.boards * fact.times


def _hand_shown(hand: HandState, fact: f.HandShown) -> None:
    seat, cards = fact.seat, fact.cards
    if hand.holdings[seat] is not cards:
        _reveal_cards(hand, seat, cards)
    hand.shown |= SEAT_MASK[seat]


def _reveal_cards(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    if hand.holdings[seat] != cards:
        hand.holdings[seat] = cards
        hand.dealt.update(cards)


def _hand_mucked(hand: HandState, fact: f.HandMucked) -> None:
    hand.live &= ~(1 << fact.seat)
    hand.able &= ~(1 << fact.seat)


def _pots_pushed(hand: HandState, fact: f.PotsPushed) -> None:
    hand.corrections = replace(hand.corrections, pushed=fact.winners)


def _rake_taken(hand: HandState, fact: f.RakeTaken) -> None:
    hand.taken_by_house += fact.chips


def _pot_awarded(hand: HandState, fact: f.PotAwarded) -> None:
    hand.stacks[fact.seat] += fact.chips
    hand.won[fact.seat] += fact.chips


def _hand_ended(hand: HandState, _fact: f.HandEnded) -> None:
    if reserve := hand.started.reserve:
        hand.stacks = [
            stack + reserved for stack, reserved in zip(hand.stacks, reserve, strict=True)
        ]
    hand.ended = True


def _went_wrong(hand: HandState, fact: f.WentWrong) -> None:
    if isinstance(fact.what, f.BoardDealt):
        right.wrong_board_dealt(hand, fact.what)
    else:
        APPLY_BY_FACT[type(fact.what)](hand, fact.what)
        if hand.betting and isinstance(fact.what, (f.HoleCardsDealt, f.UpcardsDealt)):
            right.count_early_burns(
                hand, len(fact.what.burned)
            )  # the burn of a street to come stays


def _rewound(hand: HandState, fact: f.Rewound) -> None:
    replayed = HandState(hand.started)
    for standing_fact in fact.standing:
        apply(replayed, standing_fact)
    for seen_cards in fact.seen:
        right.mark_seen(replayed, seen_cards)
    hand.copy_from(replayed)


APPLY_BY_FACT: Final[dict[type[f.AnyFact], Callable[[HandState, Any], None]]] = {
    f.HandStarted: _hand_started,
    f.Posted: _posted,
    f.HoleCardsDealt: cards.hole_cards_dealt,
    f.UpcardsDealt: cards.upcards_dealt,
    f.Burned: cards.burned,
    f.StubReshuffled: cards.stub_reshuffled,
    f.BoardDealt: cards.board_dealt,
    f.BettingOpened: _betting_opened,
    f.BroughtIn: _brought_in,
    f.BringInTakenBack: _bring_in_taken_back,
    f.Folded: _folded,
    f.Checked: _checked,
    f.Called: _called,
    f.Raised: _raised,
    f.ChipsAdded: _chips_added,
    f.OverbetReturned: _overbet_returned,
    f.UncalledBetReturned: _uncalled_bet_returned,
    f.BetsCollected: _bets_collected,
    f.Discarded: cards.discarded,
    f.DiscardTakenBack: cards.discard_taken_back,
    f.Declared: _declared,
    f.DeclarationsOpened: _declarations_opened,
    f.OpenersShown: _openers_shown,
    f.OpenersFailed: _openers_failed,
    f.PassedOut: _passed_out,
    f.RunItChosen: _run_it_chosen,
    f.RunItAgreed: _run_it_agreed,
    f.HandShown: _hand_shown,
    f.HandMucked: _hand_mucked,
    f.PotsPushed: _pots_pushed,
    f.RakeTaken: _rake_taken,
    f.PotAwarded: _pot_awarded,
    f.HandEnded: _hand_ended,
    f.WentWrong: _went_wrong,
    c.CardsExposed: right.cards_exposed,
    c.FloorDecided: right.floor_decided,
    c.CardsReplaced: right.cards_replaced,
    c.BoardTakenBack: right.board_taken_back,
    c.WagerCorrected: right.wager_corrected,
    c.HandKilled: right.hand_killed,
    c.HandVoided: right.hand_voided,
    f.Rewound: _rewound,
}
"""The reducer of each kind of fact. A caller that uses it directly instead of ``apply`` must clear
the cached next step (``hand.cached_due``) itself.
"""

"""The reducer of a hand: the effect of each fact on the state.

It contains the arithmetic; other modules contain the rules. ``apply`` trusts every fact and checks
no rule.
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
from riverboat.words.refusals.hand_audit import LogEntryRepeated


def apply(hand: HandState, fact: f.AnyFact) -> None:
    """Apply a fact to the hand, without a check: ``decide`` has checked it."""
    APPLY_BY_FACT[type(fact)](hand, fact)
    hand.cached_due = None


def replay(log: Iterable[f.AnyFact]) -> HandState:
    """Return the hand after a log whose first fact is ``HandStarted``."""
    facts = iter(log)
    opening_fact = next(facts)
    assert isinstance(opening_fact, f.HandStarted), "a log begins with HandStarted"
    hand = HandState(opening_fact)
    for fact in facts:
        apply(hand, fact)
    return hand


def _apply_hand_started(_: HandState, fact: f.HandStarted) -> None:
    raise CorruptLog(0, LogEntryRepeated(str(fact)))


def _apply_posted(hand: HandState, fact: f.Posted) -> None:
    seat, chips = fact.seat, fact.chips
    hand.posts_made += 1
    stack_left = hand.stacks[seat] - chips
    hand.stacks[seat] = stack_left
    if not stack_left:
        hand.able_mask &= ALL_EXCEPT[seat]
    kind, counts_as = fact.kind, fact.counts_as
    if kind == "ante":
        hand.earlier_bets[seat] += chips
    elif kind == "dead":
        hand.dead_chips += chips
    else:
        hand.bets[seat] += chips
        if counts_as > hand.current_bet:
            hand.current_bet = hand.blind = counts_as
            hand.sleepers_mask = 0  # a raised sleeper is now active
        if kind == "blind":
            return
        if kind == "sleeper" and counts_as == hand.current_bet:
            hand.sleepers_mask |= SEAT_MASK[seat]
        elif kind == "kill" or (kind == "straddle" and hand.compiled.straddlers_act_last):
            hand.late_actors_mask |= SEAT_MASK[seat]


def _apply_betting_opened(hand: HandState, fact: f.BettingOpened) -> None:
    hand.street = street = fact.street
    hand.is_betting_open = True
    hand.bet_size = bet_size = hand.compiled.bet_sizes[street]
    hand.last_actor = (fact.first_to_act or hand.players) - 1
    hand.to_act_mask = hand.able_mask & ~hand.sleepers_mask
    hand.last_raise = fact.last_raise
    current_bet = hand.current_bet
    hand.full_bet = current_bet if current_bet >= bet_size else 0
    hand.raises_used = fact.raises_used
    hand.is_capped = fact.is_capped
    hand.previous_aggressor, hand.aggressor, hand.bets_made = hand.aggressor, NO_SEAT, 0
    hand.big_bet = fact.big_bet
    if fact.bring_in:
        hand.current_bet = hand.blind = fact.bring_in
        hand.full_bet = fact.bring_in if fact.bring_in >= bet_size else 0
        if hand.able_mask >> fact.first_to_act & 1:
            hand.bring_in_owed_by = fact.first_to_act
    hand.live_count_at_start = hand.live_mask.bit_count()


def _apply_brought_in(hand: HandState, fact: f.BroughtIn) -> None:
    seat, chips = fact.seat, fact.chips
    seat_mask = 1 << seat
    hand.stacks[seat] -= chips
    hand.bets[seat] += chips
    hand.bring_in_owed_by = NO_SEAT
    hand.last_actor = seat
    if not hand.stacks[seat]:
        hand.able_mask &= ~seat_mask
    if not (fact.has_option and hand.stacks[seat]):
        hand.bet_faced_by_seat[seat] = hand.current_bet
        hand.to_act_mask &= ~seat_mask


def _apply_bring_in_taken_back(hand: HandState, fact: f.BringInTakenBack) -> None:
    seat = fact.seat
    hand.stacks[seat] += hand.bets[seat]
    hand.bets[seat] = 0
    hand.bet_faced_by_seat[seat] = NO_SEAT
    hand.able_mask |= 1 << seat
    hand.to_act_mask |= 1 << seat
    hand.bring_in_owed_by = fact.first_to_act
    hand.last_actor = (fact.first_to_act or hand.players) - 1


def _apply_folded(hand: HandState, fact: f.Folded) -> None:
    seat = fact.seat
    others_mask = ALL_EXCEPT[seat]
    hand.live_mask = live_mask = hand.live_mask & others_mask
    hand.able_mask &= others_mask
    # The last player left has no decision to make.
    hand.to_act_mask = hand.to_act_mask & others_mask if live_mask & (live_mask - 1) else 0
    hand.last_actor = seat
    if fact.cards:
        _reveal_cards(hand, seat, fact.cards)
        hand.shown_mask |= SEAT_MASK[seat]


def _apply_checked(hand: HandState, fact: f.Checked) -> None:
    seat = fact.seat
    hand.bet_faced_by_seat[seat] = hand.current_bet
    hand.to_act_mask &= ALL_EXCEPT[seat]
    hand.last_actor = seat


def _apply_called(hand: HandState, fact: f.Called) -> None:
    seat, chips, stacks = fact.seat, fact.chips, hand.stacks
    others_mask = ALL_EXCEPT[seat]
    stack_left = stacks[seat] - chips
    stacks[seat] = stack_left
    hand.bets[seat] += chips
    hand.bet_faced_by_seat[seat] = hand.current_bet
    hand.to_act_mask &= others_mask
    if not stack_left and not hand.must_cover_mask & SEAT_MASK[seat]:
        hand.able_mask &= others_mask
    hand.last_actor = seat


def _apply_raised(hand: HandState, fact: f.Raised) -> None:
    seat, total, compiled_game = fact.seat, fact.to, hand.compiled
    stacks, bets = hand.stacks, hand.bets
    stack_left = stacks[seat] + bets[seat] - total
    stacks[seat] = stack_left
    bets[seat] = total
    if compiled_game.has_special_first_bet:
        _apply_special_bet(hand, fact)
    elif fact.is_full_raise:
        raise_size = total - hand.current_bet
        if raise_size > hand.last_raise:
            hand.last_raise = raise_size
        hand.full_bet = total
    if fact.counts_towards_cap:
        hand.raises_used += 1
    hand.is_capped = fact.is_capped
    hand.current_bet = hand.bet_faced_by_seat[seat] = total
    hand.to_act_mask = others_mask = hand.able_mask & ALL_EXCEPT[seat]
    if fact.is_borrowed:
        hand.must_cover_mask |= SEAT_MASK[seat]
    if not stack_left and not hand.must_cover_mask & SEAT_MASK[seat]:
        hand.able_mask = others_mask
    hand.last_actor = hand.aggressor = seat
    hand.bets_made += 1
    if compiled_game.is_pot_limit:
        hand.overbet = (total - fact.excess, seat) if fact.excess else NO_OVERBET


def _apply_special_bet(hand: HandState, fact: f.Raised) -> None:
    """Apply a bet that may be the first over a bring-in, with openers, or of a special size."""
    compiled_game, total, full_bet = hand.compiled, fact.to, hand.full_bet
    if fact.is_full_raise:
        raise_size = total - hand.current_bet
        if not full_bet and compiled_game.bring_in and not hand.street:
            raise_size = total  # the first full bet over a bring-in is a bet, not a raise (BRNG-08)
        if raise_size > hand.last_raise:
            hand.last_raise = raise_size
        if hand.big_bet and total - full_bet >= hand.big_bet:
            hand.bet_size, hand.big_bet = hand.big_bet, 0  # the larger bet is the bet from here on
        if compiled_game.opening_amount and not full_bet:
            # Rule: GAME-21 the betting is opened, and raises add a bet.
            hand.last_raise = hand.bet_size
        hand.full_bet = total
    if hand.aggressor < 0:
        if compiled_game.openers and hand.street == 0:
            hand.unproven_opener = (fact.seat, hand.holdings[fact.seat])
        hand.bring_in_owed_by = NO_SEAT


def _apply_overbet_returned(hand: HandState, fact: f.OverbetReturned) -> None:
    for seat, bet in enumerate(hand.bets):
        if bet > fact.to:
            hand.stacks[seat] += bet - fact.to
            hand.bets[seat] = fact.to
            if hand.live_mask >> seat & 1:
                hand.able_mask |= 1 << seat
            hand.bet_faced_by_seat[seat] = min(hand.bet_faced_by_seat[seat], fact.to)
    hand.last_raise = fact.last_raise
    hand.current_bet = hand.full_bet = fact.to
    hand.overbet = NO_OVERBET


def _apply_chips_added(hand: HandState, fact: f.ChipsAdded) -> None:
    hand.stacks[fact.seat] += fact.chips
    added_by_seat, borrowed_by_seat = (
        _add_chips_of_seat(hand, hand.added_by_seat, fact),
        hand.borrowed_by_seat,
    )
    if fact.source != "bought":
        borrowed_by_seat = _add_chips_of_seat(hand, borrowed_by_seat, fact)
    hand.added_chips = AddedChips(added_by_seat, borrowed_by_seat)


def _add_chips_of_seat(
    hand: HandState, previous_chips_by_seat: tuple[int, ...], fact: f.ChipsAdded
) -> tuple[int, ...]:
    chips_by_seat = list(previous_chips_by_seat) or [0] * hand.players
    chips_by_seat[fact.seat] += fact.chips
    return tuple(chips_by_seat)


def _apply_uncalled_bet_returned(hand: HandState, fact: f.UncalledBetReturned) -> None:
    seat = fact.seat
    chips = fact.chips
    hand.stacks[seat] += chips
    chips_from_bet = min(chips, hand.bets[seat])
    hand.bets[seat] -= chips_from_bet
    hand.earlier_bets[seat] -= chips - chips_from_bet
    hand.able_mask |= 1 << seat


def _apply_bets_collected(hand: HandState, _fact: f.BetsCollected) -> None:
    players = hand.players
    if hand.current_bet or any(hand.bets):  # misplaced chips may be there without a bet
        hand.earlier_bets = list(map(add, hand.earlier_bets, hand.bets))
        hand.bets = [0] * players
    hand.bet_faced_by_seat = [NO_SEAT] * players
    hand.is_betting_open = False
    hand.to_act_mask = hand.sleepers_mask = hand.late_actors_mask = 0
    hand.current_bet = hand.full_bet = hand.blind = 0
    hand.overbet = NO_OVERBET


def _apply_declared(hand: HandState, fact: f.Declared) -> None:
    declared_sides: list[Side] = [*hand.declared_sides] or [""] * hand.players
    declared_sides[fact.seat] = fact.side
    hand.declarations = Declarations(tuple(declared_sides))


def _apply_declarations_opened(hand: HandState, fact: f.DeclarationsOpened) -> None:
    hand.declarations = Declarations(fact.sides, are_opened=True)


def _apply_openers_shown(hand: HandState, _fact: f.OpenersShown) -> None:
    hand.unproven_opener = (NO_SEAT, ())


def _apply_openers_failed(hand: HandState, fact: f.OpenersFailed) -> None:
    hand.unproven_opener = (NO_SEAT, ())
    hand.live_mask &= ~(1 << fact.seat)
    hand.able_mask &= ~(1 << fact.seat)


def _apply_passed_out(hand: HandState, fact: f.PassedOut) -> None:
    if fact.carried_chips:
        hand.carried_chips = fact.carried_chips
    else:
        for seat in range(hand.players):
            returned_chips = hand.earlier_bets[seat] + hand.bets[seat]
            hand.stacks[seat] += returned_chips
            hand.won_chips[seat] += returned_chips
    hand.live_mask = hand.able_mask = 0


def _apply_run_it_chosen(hand: HandState, fact: f.RunItChosen) -> None:
    choices = (*hand.run_out.choices, (fact.seat, fact.times))
    hand.run_out = RunOut(choices)


def _apply_run_it_agreed(hand: HandState, fact: f.RunItAgreed) -> None:
    hand.run_out = RunOut(hand.run_out.choices, True, fact.times)
    hand.boards = hand.boards * fact.times


def _apply_hand_shown(hand: HandState, fact: f.HandShown) -> None:
    seat, cards = fact.seat, fact.cards
    if hand.holdings[seat] is not cards:
        _reveal_cards(hand, seat, cards)
    hand.shown_mask |= SEAT_MASK[seat]


def _reveal_cards(hand: HandState, seat: int, cards: tuple[int, ...]) -> None:
    if hand.holdings[seat] != cards:
        hand.holdings[seat] = cards
        hand.dealt_cards.update(cards)


def _apply_hand_mucked(hand: HandState, fact: f.HandMucked) -> None:
    hand.live_mask &= ~(1 << fact.seat)
    hand.able_mask &= ~(1 << fact.seat)


def _apply_pots_pushed(hand: HandState, fact: f.PotsPushed) -> None:
    hand.corrections = replace(hand.corrections, pot_winners=fact.winners)


def _apply_rake_taken(hand: HandState, fact: f.RakeTaken) -> None:
    hand.taken_by_house += fact.chips


def _apply_pot_awarded(hand: HandState, fact: f.PotAwarded) -> None:
    hand.stacks[fact.seat] += fact.chips
    hand.won_chips[fact.seat] += fact.chips


def _apply_hand_ended(hand: HandState, _fact: f.HandEnded) -> None:
    if reserve_by_seat := hand.opening_fact.reserve_by_seat:
        hand.stacks = [
            stack + reserved_chips
            for stack, reserved_chips in zip(hand.stacks, reserve_by_seat, strict=True)
        ]
    hand.has_ended = True


def _apply_went_wrong(hand: HandState, fact: f.WentWrong) -> None:
    if isinstance(fact.irregular_fact, f.BoardDealt):
        right.apply_wrong_board_dealt(hand, fact.irregular_fact)
    else:
        APPLY_BY_FACT[type(fact.irregular_fact)](hand, fact.irregular_fact)
        if hand.is_betting_open and isinstance(
            fact.irregular_fact, (f.HoleCardsDealt, f.UpcardsDealt)
        ):
            right.count_early_burns(
                hand, len(fact.irregular_fact.burned)
            )  # the burn of a street to come stays


def _apply_rewound(hand: HandState, fact: f.Rewound) -> None:
    replayed_hand = HandState(hand.opening_fact)
    for standing_fact in fact.standing_facts:
        apply(replayed_hand, standing_fact)
    for seen_cards in fact.seen_cards:
        right.mark_cards_seen(replayed_hand, seen_cards)
    hand.copy_from(replayed_hand)


APPLY_BY_FACT: Final[dict[type[f.AnyFact], Callable[[HandState, Any], None]]] = {
    f.HandStarted: _apply_hand_started,
    f.Posted: _apply_posted,
    f.HoleCardsDealt: cards.apply_hole_cards_dealt,
    f.UpcardsDealt: cards.apply_upcards_dealt,
    f.Burned: cards.apply_burned,
    f.StubReshuffled: cards.apply_stub_reshuffled,
    f.BoardDealt: cards.apply_board_dealt,
    f.BettingOpened: _apply_betting_opened,
    f.BroughtIn: _apply_brought_in,
    f.BringInTakenBack: _apply_bring_in_taken_back,
    f.Folded: _apply_folded,
    f.Checked: _apply_checked,
    f.Called: _apply_called,
    f.Raised: _apply_raised,
    f.ChipsAdded: _apply_chips_added,
    f.OverbetReturned: _apply_overbet_returned,
    f.UncalledBetReturned: _apply_uncalled_bet_returned,
    f.BetsCollected: _apply_bets_collected,
    f.Discarded: cards.apply_discarded,
    f.DiscardTakenBack: cards.apply_discard_taken_back,
    f.Declared: _apply_declared,
    f.DeclarationsOpened: _apply_declarations_opened,
    f.OpenersShown: _apply_openers_shown,
    f.OpenersFailed: _apply_openers_failed,
    f.PassedOut: _apply_passed_out,
    f.RunItChosen: _apply_run_it_chosen,
    f.RunItAgreed: _apply_run_it_agreed,
    f.HandShown: _apply_hand_shown,
    f.HandMucked: _apply_hand_mucked,
    f.PotsPushed: _apply_pots_pushed,
    f.RakeTaken: _apply_rake_taken,
    f.PotAwarded: _apply_pot_awarded,
    f.HandEnded: _apply_hand_ended,
    f.WentWrong: _apply_went_wrong,
    c.CardsExposed: right.apply_cards_exposed,
    c.FloorDecided: right.apply_floor_decided,
    c.CardsReplaced: right.apply_cards_replaced,
    c.BoardTakenBack: right.apply_board_taken_back,
    c.WagerCorrected: right.apply_wager_corrected,
    c.HandKilled: right.apply_hand_killed,
    c.HandVoided: right.apply_hand_voided,
    f.Rewound: _apply_rewound,
}
"""The reducer of each kind of fact. A caller that uses it directly instead of ``apply`` must clear
the cached next step (``hand.cached_due``) itself.
"""

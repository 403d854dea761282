"""Straddles and sleepers: blind raises between the blinds and the cards.

Players who may straddle with the option are asked first, in order of precedence; as many are asked
at once as further straddles are possible. Then, in houses that allow sleepers, the others are asked
for a blind raise without the option. Each player is asked once. Forced straddles are in ``rock``.
"""

from __future__ import annotations

from collections.abc import Iterable

from riverboat.engine import Game, IllegalAction
from riverboat.engine.games.structure import CapLimit, FixedLimit, SpreadLimit
from riverboat.table.blinds.kill_pots import BLIND_REASONS, UNMATCHED_POSTS
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.button_positions import next_chair, previous_chair
from riverboat.table.state.facts import DuePost
from riverboat.table.state.seat_lookup import player_label
from riverboat.table.state.table_pending import StraddleOffer, ToStraddle
from riverboat.table.state.table_state import HandOpening, Table
from riverboat.words import Refusal
from riverboat.words.player_actions import Act, DecliningToStraddle, Straddling, StraddlingTo
from riverboat.words.refusals import straddles as w


def straddle_offers(table: Table) -> tuple[StraddleOffer, ...]:
    """Return the straddle offers, in order of precedence; empty once cards may be dealt."""
    opening = table.hand_opening
    if opening is None or not table.rules.straddle.enabled:
        return ()
    if straddle_refusal(
        opening.game, opening.begin_fact.limit_percent, opening.begin_fact.bomb_pot_ante
    ):
        return ()
    remaining_straddle_count = table.rules.straddle.max_live - len(_list_live_straddles(opening))
    if remaining_straddle_count > 0 and (
        live_offers := _build_offers(table, _list_straddle_chairs(table, opening), True)
    ):
        return live_offers[:remaining_straddle_count]
    if not table.rules.straddle.sleepers:  # rule: STRD-17, STRD-18
        return ()
    *other_chairs, big_blind_chair = _list_sleeper_chairs(opening)
    return _build_offers(table, other_chairs, False) or _build_offers(
        table, (big_blind_chair,), False
    )


def straddle_refusal(game: Game, limit_percent: int, bomb_pot_ante: int) -> Refusal | None:
    """Return the reason no straddles are allowed in this hand, or ``None``."""
    if limit_percent != 100:
        return w.NoStraddleInAKillPot()
    if bomb_pot_ante:
        return w.NoStraddleInABombPot()
    if not game.stakes.blinds:
        return w.NoBlindsToStraddle(game.name)
    return None


def find_under_the_gun_chair(opening: HandOpening) -> int:
    """Return the first chair to act after the blinds; 0 if all players posted one (STRD-05)."""
    blind_chairs = _list_blind_chairs(opening)
    first_chair = next_chair(blind_chairs[-1], opening.begin_fact.chairs)
    return 0 if first_chair in blind_chairs else first_chair


def _list_live_straddles(opening: HandOpening) -> list[DuePost]:
    return [post for post in opening.straddles if post.kind == "straddle"]


def _list_straddle_chairs(table: Table, opening: HandOpening) -> list[int]:
    """Return the chairs that may post a straddle with the option, the first to be asked first.

    Rule: BYND-43. The option is the right to raise when the action comes back.
    """
    chairs = opening.begin_fact.chairs
    straddle_chairs: list[int] = []
    for position in table.rules.straddle.positions:
        match position:
            case "utg":  # rule: STRD-05
                straddle_chairs.append(find_under_the_gun_chair(opening))
            case "button":  # rule: STRD-13
                straddle_chairs.append(opening.begin_fact.button)
            case "cutoff":
                straddle_chairs += _list_cutoff_chairs(opening)
            case "any":
                straddle_chairs += _list_chairs_of_every_position(opening)
    if live_straddles := _list_live_straddles(
        opening
    ):  # rule: STRD-08, STRD-16 the player left of the straddler
        straddle_chairs.append(next_chair(live_straddles[-1].chair, chairs))
    return straddle_chairs


def _list_cutoff_chairs(opening: HandOpening) -> list[int]:
    """Return the chair before the button, or none if that player owes a blind."""
    chair = previous_chair(opening.begin_fact.button, opening.begin_fact.chairs)
    return [] if chair in _list_blind_chairs(opening) else [chair]


def _list_chairs_of_every_position(opening: HandOpening) -> list[int]:
    """Return all chairs, clockwise from under the gun (BYND-43).

    In limit games the button is left out, unless it is under the gun or owes a blind.
    """
    begin_fact = opening.begin_fact
    chairs_in_order = _list_chairs_from_under_the_gun(opening)
    if not opening.game.structure.has_limit_bets:
        return chairs_in_order
    return [
        chair
        for chair in chairs_in_order
        if chair in (chairs_in_order[0], *_list_blind_chairs(opening)) or chair != begin_fact.button
    ]


def _list_chairs_from_under_the_gun(opening: HandOpening) -> list[int]:
    """Return all chairs in the hand, clockwise from the left of the last blind."""
    chairs = opening.begin_fact.chairs
    start_index = chairs.index(next_chair(_list_blind_chairs(opening)[-1], chairs))
    return [*chairs[start_index:], *chairs[:start_index]]


def _list_blind_chairs(opening: HandOpening) -> list[int]:
    """Return the chairs that owe a blind, the big blind last."""
    return [post.chair for post in opening.begin_fact.due_posts if post.reason in BLIND_REASONS]


def _list_sleeper_chairs(opening: HandOpening) -> list[int]:
    """Return all chairs, the big blind last: a sleeper gives up the option (STRD-17, STRD-19).

    They are asked after all others have answered, so that no later raise before the cards tops
    a sleeper.
    """
    return _list_chairs_from_under_the_gun(opening)


def _build_offers(table: Table, chairs: Iterable[int], is_live: bool) -> tuple[StraddleOffer, ...]:
    """Return a straddle offer for each of *chairs* that can still accept one.

    The player must be present, have enough chips, and not have answered an offer yet.
    """
    opening = table.hand_opening
    assert opening is not None
    answered_chairs = {*opening.declined_chairs, *[post.chair for post in opening.straddles]}
    offer_by_chair: dict[int, StraddleOffer] = {}
    for chair in chairs:
        if (
            chair in answered_chairs
            or chair in offer_by_chair
            or chair not in opening.begin_fact.chairs
        ):
            continue
        if table.chairs[chair].is_sitting_out:  # dealt in although absent
            continue
        min_bet, max_bet = straddle_sizes(table, chair)
        if min_bet <= max_bet:
            offer_by_chair[chair] = StraddleOffer(chair, min_bet, max_bet, is_live)
    return tuple(offer_by_chair.values())


def straddle_sizes(table: Table, chair: int) -> tuple[int, int]:
    """Return the minimum and maximum straddle of a chair, limited by its stack."""
    opening, rules = table.hand_opening, table.rules.straddle
    assert opening is not None
    stakes, structure = opening.game.stakes, opening.game.structure
    min_bet = _round_up(min_straddle(table), stakes.unit)
    max_bet = min_bet
    if rules.most and not isinstance(structure, FixedLimit):
        max_bet = rules.most * stakes.blinds[-1]
        if isinstance(structure, SpreadLimit):
            max_bet = min(max_bet, _find_largest_forced_bet(opening)[0] + structure.range_on(0)[1])
    max_bet = min(max_bet, _compute_chips_in_play(table, chair))
    return min_bet, max_bet if max_bet == min_bet else max_bet - max_bet % stakes.unit


def min_straddle(table: Table) -> int:
    """Return the smallest total bet of the next straddle (STRD-05, STRD-08, STRD-13).

    The bet is not rounded to the betting unit.
    """
    opening = table.hand_opening
    assert opening is not None
    stakes, structure = opening.game.stakes, opening.game.structure
    largest_bet, raise_size = _find_largest_forced_bet(opening)
    if largest_bet < stakes.small_bet:  # rule: BLND-09
        return stakes.small_bet
    if isinstance(structure, FixedLimit):  # rule: FIX-03 a raise is one bet, and no more
        return largest_bet + stakes.small_bet
    if opening.straddles and table.rules.straddle.restraddle_min == "double":  # rule: STRD-08
        raise_size = max(raise_size, largest_bet)
    if isinstance(structure, SpreadLimit):  # rule: SPRD-01
        raise_size = min(raise_size, structure.range_on(0)[1])
    return largest_bet + raise_size


def _find_largest_forced_bet(opening: HandOpening) -> tuple[int, int]:
    """Return the largest forced bet and the minimum raise over it (STRD-21)."""
    game = opening.game
    largest_bet, raise_size = 0, game.stakes.small_bet
    for post in (*opening.begin_fact.due_posts, *opening.straddles):
        if post.kind in UNMATCHED_POSTS:
            continue
        full_bet = post.live_chips or post.chips
        is_full_raise = post.kind == "blind" or game.rules.straddle_min_raise == "full_straddle"
        raise_size = max(raise_size, full_bet if is_full_raise else full_bet - largest_bet)
        largest_bet = max(largest_bet, full_bet)
    return largest_bet, raise_size


def _compute_chips_in_play(table: Table, chair: int) -> int:
    """Return the chips a chair can straddle with, after its ante and dead money."""
    opening = table.hand_opening
    assert opening is not None
    chips, structure = table.chairs[chair].chips, opening.game.structure
    if isinstance(structure, CapLimit):
        chips = min(chips, structure.cap)
    due_posts = opening.begin_fact.due_posts
    return chips - sum(
        [post.chips for post in due_posts if post.chair == chair and post.kind in UNMATCHED_POSTS]
    )


def _round_up(chips: int, unit: int) -> int:
    return chips + -chips % unit


def decide_straddle(table: Table, command: c.Straddle) -> tuple[f.AnyTableFact, ...]:
    """Return the fact of a straddle of an offered size, or refuse it."""
    offer = _find_offer_to_chair(table, command.chair, Straddling())
    total_bet, unit = command.to or offer.min_bet, table.current_game.stakes.unit
    if offer.min_bet <= total_bet <= offer.max_bet and not total_bet % unit:
        return (f.Straddled(command.chair, total_bet, offer.is_live),)
    raise _build_illegal_action(
        table,
        command.chair,
        StraddlingTo(total_bet),
        _build_wrong_size_refusal(table, offer, bool(total_bet % unit)),
    )


def _build_wrong_size_refusal(table: Table, offer: StraddleOffer, is_off_unit: bool) -> Refusal:
    """Return a refusal that names the legal straddle sizes of this chair."""
    unit = table.current_game.stakes.unit
    size_phrase: w.ExactStraddleSize | w.StraddleSizeRange = w.ExactStraddleSize(offer.min_bet)
    if offer.min_bet < offer.max_bet:
        size_phrase = w.StraddleSizeRange(offer.min_bet, offer.max_bet, unit if unit > 1 else None)
    if is_off_unit:
        return w.StraddleOffTheUnit(size_phrase)
    has_straddles = table.hand_opening is not None and table.hand_opening.straddles
    return w.RestraddleSizeWrong(size_phrase) if has_straddles else w.StraddleSizeWrong(size_phrase)


def decline_straddle(table: Table, command: c.DeclineStraddle) -> tuple[f.AnyTableFact, ...]:
    """Record that a player declines to straddle."""
    _find_offer_to_chair(table, command.chair, DecliningToStraddle())
    return (f.StraddleDeclined(command.chair),)


def _find_offer_to_chair(table: Table, chair: int, action: Act) -> StraddleOffer:
    """Return the straddle offer to a chair, or raise a refusal that explains its absence."""
    for offer in straddle_offers(table):
        if offer.chair == chair:
            return offer
    raise _build_illegal_action(table, chair, action, _find_straddle_refusal(table, chair))


def _build_illegal_action(table: Table, chair: int, action: Act, reason: Refusal) -> IllegalAction:
    offers = straddle_offers(table)
    offered_sizes = ToStraddle(offers).offer if offers else None
    if chair in table.chairs:
        return IllegalAction(
            w.StraddleRefused(reason, player_label(table, chair), action, offered_sizes)
        )
    return IllegalAction(w.StraddleSeatEmpty(reason, chair, action, offered_sizes))


def _find_straddle_refusal(table: Table, chair: int) -> Refusal:
    """Return the reason a chair may not straddle now."""
    if not table.rules.straddle.enabled:
        return w.NoStraddles()
    opening, hand = table.hand_opening, table.hand
    if opening is None:
        if hand is None:
            return w.StraddleAfterBlinds()
        refusal = straddle_refusal(hand.game, table.limit_percent, hand.game.is_bomb_pot)
        return refusal or w.StraddleAfterCards()
    if refusal := straddle_refusal(
        opening.game, opening.begin_fact.limit_percent, opening.begin_fact.bomb_pot_ante
    ):
        return refusal
    if chair not in opening.begin_fact.chairs:
        return w.StraddlerNotDealtIn()
    if chair in opening.declined_chairs:
        return w.StraddleAlreadyDeclined()
    if chair in [post.chair for post in opening.straddles]:
        return w.StraddleAlreadyPosted()
    return _build_out_of_place_refusal(table, opening, chair)


def _build_out_of_place_refusal(table: Table, opening: HandOpening, chair: int) -> Refusal:
    """Return the reason a chair in the hand was not asked to straddle."""
    rules, offers = table.rules.straddle, straddle_offers(table)
    if not offers:
        return w.StraddlesClosed()
    if table.chairs[chair].is_sitting_out:
        return w.StraddlerAway()
    can_straddle = chair in _list_straddle_chairs(table, opening)
    if (can_straddle or rules.sleepers) and (
        refusal := _find_short_stack_refusal(table, opening, chair)
    ):
        return refusal
    if offers[0].is_live and can_straddle:
        return w.StraddlePrecedence()
    if rules.sleepers:
        if offers[0].is_live:
            return w.SleeperStraddleTooEarly()
        return w.BigBlindStraddlesLast()
    if len(_list_live_straddles(opening)) >= rules.max_live:
        return w.LiveStraddleLimit(rules.max_live)
    return w.StraddlePositionWrong(rules.positions)


def _find_short_stack_refusal(table: Table, opening: HandOpening, chair: int) -> Refusal | None:
    min_bet, max_bet = straddle_sizes(table, chair)
    if min_bet <= max_bet:
        return None
    chips, largest_bet = (
        _compute_chips_in_play(table, chair),
        table.rules.straddle.most * opening.game.stakes.blinds[-1],
    )
    if chips < min_bet:
        return w.TooFewChipsToStraddle(min_bet, chips)
    return w.StraddleMaximumReached(min_bet, largest_bet)

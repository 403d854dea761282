"""Buy-ins, added chips and chips taken away: limits, timing and refusals.

At table stakes players add no chips during a hand: bought chips stay behind the stack and join
it when the hand is over (STAK-01, BUYN-07). With open stakes they buy into the hand itself,
as long as they can still bet (OPEN-06). Borrowed chips are in ``markers``.
"""

from __future__ import annotations

from riverboat.engine import AddChips, HandState, IllegalAction, may_add_chips
from riverboat.engine import decide as decide_in_hand
from riverboat.engine.commands.engine_commands import ChipSource
from riverboat.engine.games.game_defaults import default_stack
from riverboat.engine.games.structure import SpreadLimit
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import Purchase
from riverboat.table.state.leavers import is_back_in_time
from riverboat.table.state.seat_lookup import is_in_hand, player_at
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table, TablePlayer
from riverboat.words import Player
from riverboat.words.refusals import buy_ins as w

BuyInLimits = tuple[int, int]
"""The minimum and maximum purchase; a maximum of 0 means no maximum."""


def buy_in_limits(table: Table, player: str, now_ms: int = 0) -> BuyInLimits:
    """Return the minimum and maximum buy-in of a player, by name (STAK-02, BUYN-08).

    A player who returns too soon brings back the chips they took away, even above the maximum
    (BUYN-10). *now_ms* is the time; an unknown time (0) counts as too soon.
    """
    rules = table.rules.buy_in
    short_buy_ins_left = rules.short - table.short_buy_in_counts.get(player, 0)
    min_buy_in = 1 if short_buy_ins_left > 0 else max(1, rules.least)  # rule: BUYN-04
    max_buy_in = _compute_max_stack(table, player)
    returned_chips = _compute_ratholed_chips(table, player, now_ms)
    return max(min_buy_in, returned_chips), max(max_buy_in, returned_chips) if max_buy_in else 0


def purchase_limits(table: Table, chair: int, now_ms: int = 0) -> BuyInLimits | None:
    """Return the purchase limits of a seated player now; ``None`` if they may buy nothing.

    A player without chips buys in again (GAME-04, BUYN-08). A player with chips may add any amount
    up to the maximum, which includes chips behind (BUYN-04).
    """
    player = player_at(table, chair)
    # Rule: OPEN-06 only the betting structure limits the bet.
    if _is_bought_into_hand(table, chair):
        return _compute_betting_unit(table), 0
    current_chips = table.stack(chair) + _compute_chips_behind(table, chair)
    if not current_chips:
        return buy_in_limits(table, player.player, now_ms)
    min_purchase, max_purchase = 1, _compute_max_stack(table, player.player)
    if player.must_rebuy:  # rule: OPEN-05
        min_purchase = max(1, table.rules.buy_in.least - current_chips)
    if not max_purchase:
        return min_purchase, 0
    return (min_purchase, max_purchase - current_chips) if max_purchase > current_chips else None


def default_buy_in(table: Table, limits: BuyInLimits) -> int:
    """Return the default buy-in: 100 big blinds, within the limits."""
    stakes = table.current_game.stakes
    return clamp_to_limits(
        limits, default_stack((*stakes.blinds, stakes.button_blind), stakes.small_bet)
    )


def clamp_to_limits(limits: BuyInLimits, chips: int) -> int:
    """Return the legal amount closest to *chips*."""
    min_chips, max_chips = limits
    return max(min_chips, min(chips, max_chips) if max_chips else chips)


def _compute_max_stack(table: Table, player: str) -> int:
    """Return the stack a player may buy up to; 0 if there is no maximum."""
    rules = table.rules.buy_in
    if not rules.match_stack:
        return rules.most
    other_stacks = [
        table.stack(chair)
        for chair, other_player in table.chairs.items()
        if other_player.player != player
    ]
    return max(rules.most, *other_stacks) if other_stacks else rules.most


def _compute_ratholed_chips(table: Table, player: str, now_ms: int) -> int:
    """Return the chips a player took away recently and must bring back, else 0 (BUYN-10)."""
    removed_chips = table.chips_taken_away.get(player)
    return (
        removed_chips.chips
        if removed_chips is not None and is_back_in_time(table, removed_chips.taken_at, now_ms)
        else 0
    )


def _compute_chips_behind(table: Table, chair: int) -> int:
    return sum([chips for _, chips in table.chairs[chair].chips_behind])


def can_add_chips(table: Table, hand: HandState, chair: int) -> bool:
    """Return True if a player in the hand may add chips now, bought or borrowed."""
    if table.chairs[chair].must_rebuy:  # rule: OPEN-05
        return False
    return table.hand_chairs.index(chair) in may_add_chips(hand)


def add_chips_to_hand(
    table: Table, chair: int, chips: int, chip_source: ChipSource
) -> AnyLoggedFact:
    """Return the fact that adds chips to the running hand; raise ``IllegalAction`` if refused."""
    hand, unit = table.hand, _compute_betting_unit(table)
    assert hand is not None, "no hand is played"
    if chips % unit:
        raise IllegalAction(w.ChipUnitMismatch(Player(table.chairs[chair].player), chips, unit))
    seat = table.hand_chairs.index(chair)
    return decide_in_hand(hand, AddChips(seat, chips, chip_source), seat)


def _compute_betting_unit(table: Table) -> int:
    """Return the unit of which chips added to the hand must be a multiple."""
    game = table.hand.game if table.hand else table.current_game
    return 1 if game.rules.subunit_chips_play_allin else game.stakes.unit


def _is_bought_into_hand(table: Table, chair: int) -> bool:
    # rule: STAK-01, STAK-08, BET-24 with open stakes only
    hand = table.hand
    if hand is None or not hand.compiled.open_stakes or chair not in table.hand_chairs:
        return False
    return can_add_chips(table, hand, chair)


def buy_in(table: Table, command: c.Sit) -> list[f.AnyTableFact]:
    """Buy in for a new player: at once, or after the host's approval."""
    chair, player, chips = command.chair, command.player, command.chips
    _check_amount(chips)
    if command.entry_mode == "transferred":  # rule: BUYN-05 a moved player keeps the same stack
        return [f.ChipsBought(chair, player, chips, "transfer")]
    limits = buy_in_limits(
        table, player, command.at
    )  # rule: BUYN-06 a player who chose to move counts as new
    _check_limits(
        table, player, chips, limits, _choose_min_buy_in_refusal(table, player, command.at)
    )
    purchase = _mark_short_buy_in("buy-in", table, chips)
    if table.rules.buy_in.approval:  # rule: BUYN-01
        return [f.ChipsAsked(chair, chips, purchase)]
    return [f.ChipsBought(chair, player, chips, purchase)]


def buy_chips(table: Table, command: c.Buy) -> tuple[AnyLoggedFact, ...]:
    """Buy chips for a seated player (STAK-07, BUYN-02); a broke player is dealt in again."""
    chair, chips = command.chair, command.chips
    player = player_at(table, chair)
    _check_amount(chips)
    purchase = _classify_purchase(table, command)
    is_returning = (
        player.is_sitting_out and not table.stack(chair) and not player.chips_behind
    )  # rule: BUYN-11
    return_facts = (f.CameBack(chair, player.waits_for_big_blind),) if is_returning else ()
    if table.rules.buy_in.approval:
        return (f.ChipsAsked(chair, chips, purchase), *return_facts)
    return (*_deliver_purchase(table, chair, chips, purchase), *return_facts)


def _classify_purchase(table: Table, command: c.Buy) -> Purchase:
    """Return the kind of a purchase, or raise its refusal."""
    chair, chips = command.chair, command.chips
    player, current_chips = (
        table.chairs[chair],
        table.stack(chair) + _compute_chips_behind(table, chair),
    )
    limits = purchase_limits(table, chair, command.at)
    if limits is None:
        over_maximum_refusal = (
            w.TopUpOverMaximumInSpreadLimit if _is_spread_limit(table) else w.TopUpOverMaximum
        )
        raise IllegalAction(
            over_maximum_refusal(
                Player(player.player), current_chips, _compute_max_stack(table, player.player)
            )
        )
    if _is_bought_into_hand(table, chair):
        _check_limits(table, player.player, chips, limits, w.BuyInBelowUnit)
        return "top-up"
    if current_chips:
        too_small_refusal = w.BuyInBelowDebt if player.must_rebuy else w.BuyInTooSmall
        _check_limits(table, player.player, chips, limits, too_small_refusal)
        return "top-up"
    _check_limits(
        table,
        player.player,
        chips,
        limits,
        _choose_min_buy_in_refusal(table, player.player, command.at),
    )
    return _mark_short_buy_in(
        "re-buy" if player.has_bought_in else "buy-in", table, chips
    )  # rule: BUYN-01


def _deliver_purchase(
    table: Table, chair: int, chips: int, purchase: Purchase
) -> tuple[AnyLoggedFact, ...]:
    """Return the facts that deliver bought chips: to the running hand, at once, or behind."""
    player = table.chairs[chair]
    if _is_bought_into_hand(table, chair):
        added_fact = add_chips_to_hand(table, chair, chips, "bought")
        return (f.ChipsBought(chair, player.player, chips, purchase), added_fact)
    purchase_fact = f.ChipsBought(
        chair, player.player, chips, purchase, _count_hands_until_delivery(table, chair)
    )
    # rule: OPEN-05 the total is a whole buy-in; less was refused
    return (purchase_fact, f.RebuyRequired(chair, False)) if player.must_rebuy else (purchase_fact,)


def _count_hands_until_delivery(table: Table, chair: int) -> int:
    """Return the number of hands until bought chips arrive.

    At table stakes they never arrive before the end of a hand that the player is in (STAK-01).
    """
    hands_behind = (
        table.rules.buy_in.behind if table.chairs[chair].has_bought_in else 0
    )  # rule: BUYN-07
    if not is_in_hand(table, chair):
        return hands_behind
    if table.hand_opening is not None and table.hand_opening.game.rules.stakes == "open":
        return hands_behind
    return max(1, hands_behind)


def _mark_short_buy_in(default_purchase: Purchase, table: Table, chips: int) -> Purchase:
    return "short buy-in" if chips < table.rules.buy_in.least else default_purchase  # rule: BUYN-04


def _check_amount(chips: int) -> None:
    if type(chips) is not int or chips <= 0:
        raise IllegalAction(w.BuyInNotWhole(repr(chips)))


def _check_limits(
    table: Table,
    player: str,
    chips: int,
    limits: BuyInLimits,
    too_small_refusal: type[w.BuyInTooSmall],
) -> None:
    """Refuse an amount of chips outside *limits*.

    *too_small_refusal* is the kind of refusal for an amount below the minimum.
    """
    min_chips, max_chips = limits
    if min_chips <= chips and (chips <= max_chips or not max_chips):
        return
    refusal_type: type[w.BuyInOutOfRange] = too_small_refusal
    if chips >= min_chips:
        if too_small_refusal is w.RatholingBuyIn:
            refusal_type = w.BuyInAboveDeparture
        else:
            refusal_type = (
                w.SpreadLimitBuyInTooLarge if _is_spread_limit(table) else w.BuyInTooLarge
            )
    raise IllegalAction(
        refusal_type(
            Player(player),
            chips,
            _build_limits_phrase(limits),
            _find_refusal_note(too_small_refusal),
        )
    )


def _find_refusal_note(
    too_small_refusal: type[w.BuyInTooSmall],
) -> w.RatholingRefused | w.FullBuyInAmount | None:
    if too_small_refusal is w.RatholingBuyIn:
        return w.RatholingRefused()
    return w.FullBuyInAmount() if too_small_refusal is w.BuyInBelowDebt else None


def _build_limits_phrase(limits: BuyInLimits) -> w.AllowedBuyIn:
    """Return the limits as a phrase: ``40-200``, ``40 or more``, or ``exactly 350``."""
    min_chips, max_chips = limits
    if not max_chips:
        return w.BuyInMinimum(min_chips)
    return w.BuyInRange(min_chips, max_chips) if min_chips < max_chips else w.ExactBuyIn(min_chips)


def _choose_min_buy_in_refusal(table: Table, player: str, now_ms: int) -> type[w.BuyInTooSmall]:
    if _compute_ratholed_chips(table, player, now_ms) > max(1, table.rules.buy_in.least):
        return w.RatholingBuyIn
    return (
        w.OpenStakesBuyInTooSmallNow
        if table.current_game.rules.stakes == "open"
        else w.BuyInTooSmall
    )


def _is_spread_limit(table: Table) -> bool:
    return isinstance(table.current_game.structure, SpreadLimit)


def max_takeable_chips(table: Table, chair: int) -> int:
    """Return the most chips a player may take for refreshments and tips now (STAK-06)."""
    player = player_at(table, chair)
    return (
        0
        if is_in_hand(table, chair)
        else max(0, min(_compute_remaining_allowance(table, player), player.chips))
    )


def _compute_remaining_allowance(table: Table, player: TablePlayer) -> int:
    return table.rules.buy_in.small - table.spent_chips.get(player.player, 0)


def take_chips(table: Table, command: c.TakeChips) -> tuple[f.AnyTableFact, ...]:
    """Take a few chips for refreshments and tips; refuse going south (STAK-03, STAK-06)."""
    chair, chips = command.chair, command.chips
    player = player_at(table, chair)
    _check_amount(chips)
    remaining_allowance = _compute_remaining_allowance(table, player)
    if is_in_hand(table, chair):
        raise IllegalAction(w.ChipsInPlay(Player(player.player)))
    if chips <= max_takeable_chips(table, chair):
        return (
            f.ChipsReturned(chair, player.player, -chips, "refreshments and tips", is_spent=True),
        )
    has_open_stakes = table.current_game.rules.stakes == "open"
    reduction_refusal = (
        w.StackReductionWithOpenStakes if has_open_stakes else w.StackReductionForbidden
    )
    all_chips, allowed_chips = (
        player.chips + _compute_chips_behind(table, chair),
        remaining_allowance if remaining_allowance > 0 else None,
    )
    raise IllegalAction(reduction_refusal(Player(player.player), chips, all_chips, allowed_chips))


def approve_purchase(table: Table, command: c.Approve) -> tuple[AnyLoggedFact, ...]:
    """Approve or reject a player's requested purchase, as the host (BUYN-01)."""
    chair = command.chair
    player = player_at(table, chair)
    if not player.requested_chips:
        raise IllegalAction(w.NoChipRequest(Player(player.player)))
    if not command.is_approved:
        return (f.ChipsRefused(chair),)
    if player.has_bought_in:  # their stack may have changed since the request
        _classify_purchase(table, c.Buy(chair, player.requested_chips))
    return _deliver_purchase(table, chair, player.requested_chips, player.requested_purchase)


def find_required_rebuys(table: Table) -> list[f.AnyTableFact]:
    """Record which players need a whole buy-in before they add chips again (OPEN-05)."""
    hand, min_buy_in = table.hand, table.rules.buy_in.least
    assert hand is not None, "no hand is played"
    facts: list[f.AnyTableFact] = []
    for seat, chair in enumerate(table.hand_chairs):
        player = table.chairs[chair]
        has_whole_buy_in = table.stack(chair) + _compute_chips_behind(table, chair) >= min_buy_in
        if player.must_rebuy:
            if has_whole_buy_in:
                facts.append(f.RebuyRequired(chair, False))
        elif (
            not has_whole_buy_in and hand.is_all_in(seat) and 0 < hand.won_chips[seat] < min_buy_in
        ):
            facts.append(f.RebuyRequired(chair))
    return facts

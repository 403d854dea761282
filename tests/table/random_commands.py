"""Random commands of players and hosts, in turn or not, valid or not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from riverboat.engine import AddChips, ToAct, due
from riverboat.table.money.buying_in import buy_in_limits, purchase_limits
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table

CommandFactory = Callable[[Table, Random, int], c.AnyTableCommand]

PLAYERS = [f"player{number}" for number in range(1, 15)]


def random_command_between_hands(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    """Return a random command between hands."""
    if not table.chairs or rng.random() < 0.3:
        return random_sit(table, rng, time_ms)
    if rng.random() < 0.1:
        return rng.choice(_HOST_COMMANDS)(table, rng, time_ms)
    return rng.choice((*_PLAYER_COMMANDS, *_list_fitting_commands(table)))(table, rng, time_ms)


def random_command_in_hand(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    """Return a random command during a hand."""
    if not table.chairs or rng.random() < 0.1:
        return random_sit(table, rng, time_ms)
    if rng.random() < 0.5 and (fitting_commands := _list_fitting_commands(table)):
        return rng.choice(fitting_commands)(table, rng, time_ms)
    return rng.choice(_HAND_COMMANDS)(table, rng, time_ms)


def random_sit(table: Table, rng: Random, time_ms: int) -> c.Sit:
    """Return a random seating, sometimes as a replacement for a player who has just left."""
    free_players = [player for player in PLAYERS if not table.chair_of(player)]
    roll = rng.random()
    entry: f.EntryMode = "replacing" if roll < 0.2 else "transferred" if roll < 0.25 else "new"
    empty_chairs = [
        number for number in range(1, table.rules.chairs + 1) if number not in table.chairs
    ]
    chair = rng.choice(empty_chairs or [1])
    player = rng.choice(free_players)
    min_chips, max_chips = buy_in_limits(table, player, time_ms)
    chips = rng.choice((min_chips, min_chips + 40, max_chips or 5 * min_chips + 100, 0))
    return c.Sit(player, chair, chips, entry, rng.random() < 0.3, time_ms)


def _list_fitting_commands(table: Table) -> list[CommandFactory]:
    """Return commands that fit this table and would be rare by chance."""
    rules, factories = table.rules, list[CommandFactory]()
    if any(table_player.requested_chips for table_player in table.chairs.values()):
        factories.append(_approve_chips)
    if table.unsettled_markers or table.unpaid_loans:
        factories.append(_settle_marker)
    if not table.is_hand_running:
        factories += [_take_time_fees] * bool(rules.fees.time_fee)
        factories += [_spend_kitty] * bool(table.kitty)
        return factories
    if rules.button.chop:
        factories.append(random_chop)
    if table.current_game.rules.stakes == "open":
        factories += [_offer_marker, _offer_marker, _add_chips]
    return factories


def _random_chair(table: Table, rng: Random) -> int:
    return rng.choice(list(table.chairs))


def _likely_chair_to_act(table: Table, rng: Random) -> int:
    """Return mostly the chair to act, sometimes another one."""
    pending = None if table.hand is None else due(table.hand)
    if isinstance(pending, ToAct) and rng.random() < 0.9:
        return table.hand_chairs[pending.seat]
    return _random_chair(table, rng)


def _leave(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.Leave(_random_chair(table, rng), rng.random() < 0.1, time_ms)


def _sit_out(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.SitOut(_random_chair(table, rng), rng.random() < 0.15)


def _return_to_seat(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.ComeBack(_random_chair(table, rng), rng.random() < 0.2)


def _buy_chips(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    chair = _random_chair(table, rng)
    max_purchase = purchase_limits(table, chair, time_ms)
    min_chips, max_chips = max_purchase or (1, 1)
    return c.Buy(chair, rng.choice((min_chips, max_chips or 3 * min_chips + 100, 5)), time_ms)


def _change_chair(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.ChangeChair(_random_chair(table, rng), rng.randint(1, table.rules.chairs))


def _take_chips(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.TakeChips(_random_chair(table, rng), rng.choice((1, 10)))


def _lose_connection(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.LoseConnection(_random_chair(table, rng), time_ms)


def _regain_connection(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.RegainConnection(_random_chair(table, rng), time_ms)


def _settle_marker(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    if table.unsettled_markers:
        player, chips = rng.choice(list(table.unsettled_markers.items()))
        return c.SettleMarker(player, rng.randint(1, chips))
    if table.unpaid_loans:
        (player, lender), chips = rng.choice(list(table.unpaid_loans.items()))
        return c.SettleMarker(player, chips, lender)
    return c.SettleMarker("player1", 1)


_PLAYER_COMMANDS: tuple[CommandFactory, ...] = (
    *(
        _leave,
        _sit_out,
        _sit_out,
        _return_to_seat,
        _return_to_seat,
        _return_to_seat,
        _return_to_seat,
    ),
    *(
        _buy_chips,
        _buy_chips,
        _change_chair,
        _take_chips,
        _lose_connection,
        _regain_connection,
        _settle_marker,
    ),
)


# Host commands ----------------------------------------------------------------------------------


def _adjust_stack(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    chair = _random_chair(table, rng)
    chips = rng.choice((25, -table.chairs[chair].chips))
    return c.Adjust(chair, chips, "it was counted again")


def _place_button(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.PlaceButton(_random_chair(table, rng))


def _remove_player(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.Remove(_random_chair(table, rng), time_ms)


def _approve_chips(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    chairs = [chair for chair, table_player in table.chairs.items() if table_player.requested_chips]
    return c.Approve(rng.choice(chairs or [1]), rng.random() < 0.8)


def _choose_game(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.ChooseGame(rng.choice(table.rules.games).variant.name)


def _take_time_fees(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.TakeTimeFees()


def _spend_kitty(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.SpendKitty(max(1, table.kitty // 2), "new cards")


def _change_rules(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    rules = table.rules
    missed_blind_rule = rng.choice(
        ("both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live")
    )
    new_player_rule = rng.choice(("none", "bb", "wait"))
    return c.ChangeRules(
        rules.replace(button={"missed_blinds": missed_blind_rule, "new_player": new_player_rule})
    )


_HOST_COMMANDS: tuple[CommandFactory, ...] = (
    *(_adjust_stack, _place_button, _remove_player, _approve_chips, _choose_game, _take_time_fees),
    *(_spend_kitty, _change_rules),
)


# During a hand ----------------------------------------------------------------------------------


def _cancel_hand(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.CallOff("the lights went out" if rng.random() < 0.3 else "")


def _random_floor_command(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    """Return a random floor command."""
    chair = rng.choice([*table.chairs])
    reason = rng.choice(("", "a slip", "told what they hold"))
    commands = (
        c.Warn(chair, reason),
        c.Warn(chair, reason),
        c.KillHand(chair, reason),
        c.HoldPot(reason),
    )
    return rng.choice(commands)


def random_chop(table: Table, rng: Random, time_ms: int = 0) -> c.AnyTableCommand:
    """Return a blind's agreement to chop."""
    positions = table.displayed_positions
    blind_chairs = (
        [chair for chair in (positions.small, positions.big) if chair != table.chop_offer_chair]
        if positions
        else [1]
    )
    return c.ChopBlinds(rng.choice(blind_chairs))


def _offer_marker(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    lender = _random_chair(table, rng) if rng.random() < 0.5 else 0
    return c.OfferMarker(_likely_chair_to_act(table, rng), rng.choice((5, 30, 120)), lender)


def _add_chips(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    seat = rng.randrange(max(1, len(table.hand_chairs)))
    chair = table.hand_chairs[seat] if table.hand_chairs else _random_chair(table, rng)
    chip_source = rng.choice(("bought", "borrowed", "marker"))
    return c.Act(chair, AddChips(seat, rng.choice((4, 60)), chip_source), time_ms)  # type: ignore[arg-type]


def _call_clock(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.CallClock(_random_chair(table, rng), time_ms)


def _request_extra_time(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.AskForTime(_random_chair(table, rng), time_ms)


def _pass_time(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.PassTime(time_ms)


def _resume_clock(table: Table, rng: Random, time_ms: int) -> c.AnyTableCommand:
    return c.Resume(time_ms)


_HAND_COMMANDS: tuple[CommandFactory, ...] = (
    *(
        _leave,
        _sit_out,
        _return_to_seat,
        _buy_chips,
        _change_chair,
        _take_chips,
        _cancel_hand,
        random_chop,
    ),
    *(_offer_marker, _offer_marker, _add_chips, _call_clock, _request_extra_time),
    *(_pass_time, _pass_time, _resume_clock, _lose_connection, _regain_connection),
    *(_adjust_stack, _approve_chips, _settle_marker, _remove_player, _random_floor_command),
)

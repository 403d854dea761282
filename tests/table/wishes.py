"""Random commands of players and hosts, in turn or not, valid or not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from riverboat.engine import AddChips, ToAct, due
from riverboat.table.money.buying_in import buy_in_limits, purchase_limits
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table

Wish = Callable[[Table, Random, int], c.AnyTableCommand]

PLAYERS = [f"player{number}" for number in range(1, 15)]


def between_hands(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    """Return a random command between hands."""
    if not table.chairs or rng.random() < 0.3:
        return sits(table, rng, at)
    if rng.random() < 0.1:
        return rng.choice(_OF_THE_HOST)(table, rng, at)
    return rng.choice((*_OF_A_PLAYER, *_fitting(table)))(table, rng, at)


def in_a_hand(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    """Return a random command during a hand."""
    if not table.chairs or rng.random() < 0.1:
        return sits(table, rng, at)
    if rng.random() < 0.5 and (fitting := _fitting(table)):
        return rng.choice(fitting)(table, rng, at)
    return rng.choice(_IN_A_HAND)(table, rng, at)


def sits(table: Table, rng: Random, at: int) -> c.Sit:
    """Return a random seating, sometimes as a replacement for a player who has just left."""
    free = [player for player in PLAYERS if not table.chair_of(player)]
    roll = rng.random()
    entry: f.EntryMode = "replacing" if roll < 0.2 else "transferred" if roll < 0.25 else "new"
    empty = [k for k in range(1, table.rules.chairs + 1) if k not in table.chairs]
    chair = rng.choice(empty or [1])
    player = rng.choice(free)
    least, most = buy_in_limits(table, player, at)
    chips = rng.choice((least, least + 40, most or 5 * least + 100, 0))
    return c.Sit(player, chair, chips, entry, rng.random() < 0.3, at)


def _fitting(table: Table) -> list[Wish]:
    """Return commands that fit this table and would be rare by chance."""
    rules, wishes = table.rules, list[Wish]()
    if any(each.asked for each in table.chairs.values()):
        wishes.append(_approves)
    if table.borrowed or table.loans:
        wishes.append(_settles)
    if not table.is_hand_running:
        wishes += [_takes_fees] * bool(rules.fees.time_fee)
        wishes += [_spends_the_kitty] * bool(table.kitty)
        return wishes
    if rules.button.chop:
        wishes.append(chops)
    if table.current_game.rules.stakes == "open":
        wishes += [_offers_a_marker, _offers_a_marker, _adds_chips]
    return wishes


def _somebody(table: Table, rng: Random) -> int:
    return rng.choice(list(table.chairs))


def _who_is_to_act(table: Table, rng: Random) -> int:
    """Return mostly the chair to act, sometimes another one."""
    now = None if table.hand is None else due(table.hand)
    if isinstance(now, ToAct) and rng.random() < 0.9:
        return table.playing[now.seat]
    return _somebody(table, rng)


def _leaves(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.Leave(_somebody(table, rng), rng.random() < 0.1, at)


def _sits_out(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.SitOut(_somebody(table, rng), rng.random() < 0.15)


def _comes_back(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.ComeBack(_somebody(table, rng), rng.random() < 0.2)


def _buys(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    chair = _somebody(table, rng)
    reach = purchase_limits(table, chair, at)
    least, most = reach or (1, 1)
    return c.Buy(chair, rng.choice((least, most or 3 * least + 100, 5)), at)


def _moves(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.ChangeChair(_somebody(table, rng), rng.randint(1, table.rules.chairs))


def _takes(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.TakeChips(_somebody(table, rng), rng.choice((1, 10)))


def _loses_connection(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.LoseConnection(_somebody(table, rng), at)


def _is_there_again(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.RegainConnection(_somebody(table, rng), at)


def _settles(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    if table.borrowed:
        player, chips = rng.choice(list(table.borrowed.items()))
        return c.SettleMarker(player, rng.randint(1, chips))
    if table.loans:
        (player, lender), chips = rng.choice(list(table.loans.items()))
        return c.SettleMarker(player, chips, lender)
    return c.SettleMarker("player1", 1)


_OF_A_PLAYER: tuple[Wish, ...] = (
    *(_leaves, _sits_out, _sits_out, _comes_back, _comes_back, _comes_back, _comes_back),
    *(_buys, _buys, _moves, _takes, _loses_connection, _is_there_again, _settles),
)


# Host commands ----------------------------------------------------------------------------------


def _adjusts(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    chair = _somebody(table, rng)
    chips = rng.choice((25, -table.chairs[chair].chips))
    return c.Adjust(chair, chips, "it was counted again")


def _places_the_button(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.PlaceButton(_somebody(table, rng))


def _removes(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.Remove(_somebody(table, rng), at)


def _approves(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    asked = [chair for chair, each in table.chairs.items() if each.asked]
    return c.Approve(rng.choice(asked or [1]), rng.random() < 0.8)


def _chooses_the_game(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.ChooseGame(rng.choice(table.rules.games).variant.name)


def _takes_fees(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.TakeTimeFees()


def _spends_the_kitty(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.SpendKitty(max(1, table.kitty // 2), "new cards")


def _changes_the_rules(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    rules = table.rules
    debts = rng.choice(("both_now_sb_dead", "one_per_hand_live", "wait_for_bb", "bb_live"))
    new = rng.choice(("none", "bb", "wait"))
    return c.ChangeRules(rules.replace(button={"missed_blinds": debts, "new_player": new}))


_OF_THE_HOST: tuple[Wish, ...] = (
    *(_adjusts, _places_the_button, _removes, _approves, _chooses_the_game, _takes_fees),
    *(_spends_the_kitty, _changes_the_rules),
)


# During a hand ----------------------------------------------------------------------------------


def _calls_off(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.CallOff("the lights went out" if rng.random() < 0.3 else "")


def _floor(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    """Return a random floor command."""
    chair = rng.choice([*table.chairs])
    why = rng.choice(("", "a slip", "told what they hold"))
    wishes = (c.Warn(chair, why), c.Warn(chair, why), c.KillHand(chair, why), c.HoldPot(why))
    return rng.choice(wishes)


def chops(table: Table, rng: Random, at: int = 0) -> c.AnyTableCommand:
    """Return a blind's agreement to chop."""
    now = table.positions
    blinds = [chair for chair in (now.small, now.big) if chair != table.chop] if now else [1]
    return c.ChopBlinds(rng.choice(blinds))


def _offers_a_marker(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    lender = _somebody(table, rng) if rng.random() < 0.5 else 0
    return c.OfferMarker(_who_is_to_act(table, rng), rng.choice((5, 30, 120)), lender)


def _adds_chips(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    seat = rng.randrange(max(1, len(table.playing)))
    chair = table.playing[seat] if table.playing else _somebody(table, rng)
    how = rng.choice(("bought", "borrowed", "marker"))
    return c.Act(chair, AddChips(seat, rng.choice((4, 60)), how), at)  # type: ignore[arg-type]


def _calls_the_clock(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.CallClock(_somebody(table, rng), at)


def _asks_for_time(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.AskForTime(_somebody(table, rng), at)


def _time_passes(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.PassTime(at)


def _goes_on(table: Table, rng: Random, at: int) -> c.AnyTableCommand:
    return c.Resume(at)


_IN_A_HAND: tuple[Wish, ...] = (
    *(_leaves, _sits_out, _comes_back, _buys, _moves, _takes, _calls_off, chops),
    *(_offers_a_marker, _offers_a_marker, _adds_chips, _calls_the_clock, _asks_for_time),
    *(_time_passes, _time_passes, _goes_on, _loses_connection, _is_there_again),
    *(_adjusts, _approves, _settles, _removes, _floor),
)

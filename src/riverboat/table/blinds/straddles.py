"""Straddles and sleepers: blind raises between the blinds and the cards.

Players who may straddle with the option are asked first, in order of precedence, and as
many at once as straddles are still live. Then, in houses that allow sleepers, the others
are asked for a blind raise without the option. Each player is asked once. Forced straddles
are in ``rock``.
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
from riverboat.words.acts import Act, DecliningToStraddle, Straddling, StraddlingTo
from riverboat.words.refusals import straddles as w

# Straddle offers --------------------------------------------------------------------------------


def straddle_offers(table: Table) -> tuple[StraddleOffer, ...]:
    """Return the straddle offers, in order of precedence; empty once cards may be dealt."""
    opening = table.opening
    if opening is None or not table.rules.straddle.enabled:
        return ()
    if straddle_refusal(opening.game, opening.began.percent, opening.began.bomb):
        return ()
    left = table.rules.straddle.max_live - len(_live_straddles(opening))
    if left > 0 and (live := _offers_to(table, _candidates(table, opening), True)):
        return live[:left]
    if not table.rules.straddle.sleepers:  # rule: STRD-17, STRD-18
        return ()
    *others, big = _sleeper_candidates(opening)
    return _offers_to(table, others, False) or _offers_to(table, (big,), False)


def straddle_refusal(game: Game, percent: int, bomb: int) -> Refusal | None:
    """Return the reason no straddles are allowed in this hand, or ``None``."""
    if percent != 100:
        return w.NoStraddleInAKillPot()
    if bomb:
        return w.NoStraddleInABombPot()
    if not game.stakes.blinds:
        return w.NoBlindsToStraddle(game.name)
    return None


def under_the_gun(opening: HandOpening) -> int:
    """Return the first chair to act after the blinds; 0 if all players posted one (STRD-05)."""
    blinds = _blinds_of(opening)
    first = next_chair(blinds[-1], opening.began.chairs)
    return 0 if first in blinds else first


def _live_straddles(opening: HandOpening) -> list[DuePost]:
    return [each for each in opening.straddles if each.kind == "straddle"]


def _candidates(table: Table, opening: HandOpening) -> list[int]:
    """Return the chairs that may straddle with the option, by precedence (BYND-43)."""
    chairs = opening.began.chairs
    found: list[int] = []
    for place in table.rules.straddle.positions:
        match place:
            case "utg":  # rule: STRD-05
                found.append(under_the_gun(opening))
            case "button":  # rule: STRD-13
                found.append(opening.began.button)
            case "cutoff":
                found += _cutoff(opening)
            case "any":
                found += _every_position(opening)
    if live := _live_straddles(opening):  # rule: STRD-08, STRD-16 the player left of the straddler
        found.append(next_chair(live[-1].chair, chairs))
    return found


def _cutoff(opening: HandOpening) -> list[int]:
    """Return the player before the button, unless they are a blind."""
    chair = previous_chair(opening.began.button, opening.began.chairs)
    return [] if chair in _blinds_of(opening) else [chair]


def _every_position(opening: HandOpening) -> list[int]:
    """Return all chairs from under the gun on; at limit without a button elsewhere (BYND-43)."""
    began = opening.began
    around = _from_under_the_gun(opening)
    if not opening.game.structure.by_bets:
        return around
    return [
        each for each in around if each in (around[0], *_blinds_of(opening)) or each != began.button
    ]


def _from_under_the_gun(opening: HandOpening) -> list[int]:
    """Return all chairs in the hand, clockwise from the left of the last blind."""
    chairs = opening.began.chairs
    start = chairs.index(next_chair(_blinds_of(opening)[-1], chairs))
    return [*chairs[start:], *chairs[:start]]


def _blinds_of(opening: HandOpening) -> list[int]:
    """Return the chairs that owe a blind, the big blind last."""
    return [due.chair for due in opening.began.dues if due.why in BLIND_REASONS]


def _sleeper_candidates(opening: HandOpening) -> list[int]:
    """Return all chairs, the big blind last: a sleeper gives up the option (STRD-17, STRD-19).

    They are asked after all others have answered, so that no later raise before the cards tops
    a sleeper.
    """
    return _from_under_the_gun(opening)


def _offers_to(table: Table, chairs: Iterable[int], live: bool) -> tuple[StraddleOffer, ...]:
    """Return offers to those of the chairs that are present, able, and not asked yet."""
    opening = table.opening
    assert opening is not None
    asked = {*opening.declined, *[each.chair for each in opening.straddles]}
    found: dict[int, StraddleOffer] = {}
    for chair in chairs:
        if chair in asked or chair in found or chair not in opening.began.chairs:
            continue
        if table.chairs[chair].out:  # dealt in although absent
            continue
        least, most = straddle_sizes(table, chair)
        if least <= most:
            found[chair] = StraddleOffer(chair, least, most, live)
    return tuple(found.values())


# Amounts ----------------------------------------------------------------------------------------


def straddle_sizes(table: Table, chair: int) -> tuple[int, int]:
    """Return the minimum and maximum straddle of a chair, limited by its stack."""
    opening, rules = table.opening, table.rules.straddle
    assert opening is not None
    stakes, structure = opening.game.stakes, opening.game.structure
    least = _round_up(min_straddle(table), stakes.unit)
    most = least
    if rules.most and not isinstance(structure, FixedLimit):
        most = rules.most * stakes.blinds[-1]
        if isinstance(structure, SpreadLimit):
            most = min(most, _largest_forced_bet(opening)[0] + structure.range_on(0)[1])
    most = min(most, _chips_in_play(table, chair))
    return least, most if most == least else most - most % stakes.unit


def min_straddle(table: Table) -> int:
    """Return the minimum over the blinds or the last straddle (STRD-05, STRD-08, STRD-13)."""
    opening = table.opening
    assert opening is not None
    stakes, structure = opening.game.stakes, opening.game.structure
    bet, added = _largest_forced_bet(opening)
    if bet < stakes.small_bet:  # rule: BLND-09
        return stakes.small_bet
    if isinstance(structure, FixedLimit):  # rule: FIX-03 a raise is one bet, and no more
        return bet + stakes.small_bet
    if opening.straddles and table.rules.straddle.restraddle_min == "double":  # rule: STRD-08
        added = max(added, bet)
    if isinstance(structure, SpreadLimit):  # rule: SPRD-01
        added = min(added, structure.range_on(0)[1])
    return bet + added


def _largest_forced_bet(opening: HandOpening) -> tuple[int, int]:
    """Return the largest forced bet and the minimum raise over it (STRD-21)."""
    game = opening.game
    bet, added = 0, game.stakes.small_bet
    for due in (*opening.began.dues, *opening.straddles):
        if due.kind in UNMATCHED_POSTS:
            continue
        full = due.counts_as or due.chips
        whole = due.kind == "blind" or game.rules.straddle_min_raise == "full_straddle"
        added = max(added, full if whole else full - bet)
        bet = max(bet, full)
    return bet, added


def _chips_in_play(table: Table, chair: int) -> int:
    """Return the chips a chair can straddle with, after its ante and dead money."""
    opening = table.opening
    assert opening is not None
    chips, structure = table.chairs[chair].chips, opening.game.structure
    if isinstance(structure, CapLimit):
        chips = min(chips, structure.cap)
    dues = opening.began.dues
    return chips - sum([d.chips for d in dues if d.chair == chair and d.kind in UNMATCHED_POSTS])


def _round_up(chips: int, unit: int) -> int:
    return chips + -chips % unit


# Commands ---------------------------------------------------------------------------------------


def decide_straddle(table: Table, command: c.Straddle) -> tuple[f.AnyTableFact, ...]:
    """Decide a straddle of an offered size, or refuse it."""
    offer = _offer_to_chair(table, command.chair, Straddling())
    to, unit = command.to or offer.least, table.current_game.stakes.unit
    if offer.least <= to <= offer.most and not to % unit:
        return (f.Straddled(command.chair, to, offer.live),)
    raise _illegal(
        table, command.chair, StraddlingTo(to), _wrong_size_refusal(table, offer, bool(to % unit))
    )


def _wrong_size_refusal(table: Table, offer: StraddleOffer, off_the_unit: bool) -> Refusal:
    """Return a refusal that names the legal straddle sizes of this chair."""
    unit = table.current_game.stakes.unit
    size: w.StraddlingExactly | w.StraddlingBetween = w.StraddlingExactly(offer.least)
    if offer.least < offer.most:
        size = w.StraddlingBetween(offer.least, offer.most, unit if unit > 1 else None)
    if off_the_unit:
        return w.StraddleOffTheUnit(size)
    again = table.opening is not None and table.opening.straddles
    return w.WrongRestraddle(size) if again else w.WrongStraddle(size)


def decline_straddle(table: Table, command: c.DeclineStraddle) -> tuple[f.AnyTableFact, ...]:
    """Record that a player declines to straddle."""
    _offer_to_chair(table, command.chair, DecliningToStraddle())
    return (f.StraddleDeclined(command.chair),)


def _offer_to_chair(table: Table, chair: int, act: Act) -> StraddleOffer:
    """Return the straddle offer to a chair, or raise a refusal that explains its absence."""
    for offer in straddle_offers(table):
        if offer.chair == chair:
            return offer
    raise _illegal(table, chair, act, _refusal_to_chair(table, chair))


def _illegal(table: Table, chair: int, act: Act, reason: Refusal) -> IllegalAction:
    now = straddle_offers(table)
    offered = ToStraddle(now).offer if now else None
    if chair in table.chairs:
        return IllegalAction(w.CannotStraddle(reason, player_label(table, chair), act, offered))
    return IllegalAction(w.NobodyThereToStraddle(reason, chair, act, offered))


def _refusal_to_chair(table: Table, chair: int) -> Refusal:
    """Return the reason a chair may not straddle now."""
    if not table.rules.straddle.enabled:
        return w.NoStraddles()
    opening, hand = table.opening, table.hand
    if opening is None:
        if hand is None:
            return w.StraddlesWithTheBlinds()
        found = straddle_refusal(hand.game, table.percent, hand.game.bomb_pot)
        return found or w.StraddlesBeforeTheCards()
    if found := straddle_refusal(opening.game, opening.began.percent, opening.began.bomb):
        return found
    if chair not in opening.began.chairs:
        return w.NotDealtInToStraddle()
    if chair in opening.declined:
        return w.HasDeclined()
    if chair in [each.chair for each in opening.straddles]:
        return w.HasStraddled()
    return _out_of_place_refusal(table, opening, chair)


def _out_of_place_refusal(table: Table, opening: HandOpening, chair: int) -> Refusal:
    """Return the reason a chair in the hand was not asked to straddle."""
    rules, now = table.rules.straddle, straddle_offers(table)
    if not now:
        return w.AllHaveAnswered()
    if table.chairs[chair].out:
        return w.IsAway()
    entitled = chair in _candidates(table, opening)
    if (entitled or rules.sleepers) and (short := _short_stack_refusal(table, opening, chair)):
        return short
    if now[0].live and entitled:
        return w.SomebodyHasPrecedence()
    if rules.sleepers:
        if now[0].live:
            return w.SleepersComeLater()
        return w.OthersBeforeTheBigBlind()
    if len(_live_straddles(opening)) >= rules.max_live:
        return w.StraddlesLive(rules.max_live)
    return w.WrongPlaceToStraddle(rules.positions)


def _short_stack_refusal(table: Table, opening: HandOpening, chair: int) -> Refusal | None:
    least, most = straddle_sizes(table, chair)
    if least <= most:
        return None
    has, top = (
        _chips_in_play(table, chair),
        table.rules.straddle.most * opening.game.stakes.blinds[-1],
    )
    if has < least:
        return w.TooFewChipsToStraddle(least, has)
    return w.StraddleBeyondTheMost(least, top)

"""Hands from a script: ``Carol straddle, David fold, Ellen call, Carol raise 12``.

The board is always a royal flush, so all players in a showdown split the pot. For a single winner,
the others fold.
"""

from __future__ import annotations

from random import Random

from riverboat.cards import DECKS, parse_cards
from riverboat.engine import (
    CALL,
    CHECK,
    AnyCommand,
    Deal,
    Fold,
    RaiseTo,
    Show,
    ToAct,
    ToDeal,
    ToShow,
)
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import AnyPending, ToBegin, ToPlay, ToStraddle
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import advance
from tests.table.table_helpers import Log, check_replay, execute, play_hand, random_action

ROYAL_FLUSH_CARDS = parse_cards("As Ks Qs Js Ts")
OTHER_CARDS = tuple([card for card in DECKS["standard"].cards if card not in ROYAL_FLUSH_CARDS])


def play_script(table: Table, log: Log, script: str) -> AnyPending:
    """Play a script of actions in turn, and deal in between."""
    pending = advance(table, log)
    for step in script.split(","):
        name, verb, *size = step.split()
        chair = table.chair_of(name)
        if verb in ("straddle", "decline"):
            total = int(size[0]) if size else 0
            pending = execute(
                table,
                log,
                c.Straddle(chair, total) if verb == "straddle" else c.DeclineStraddle(chair),
            )
            continue
        assert isinstance(pending := deal_until_action(table, log), ToPlay), f"{step}: {pending}"
        assert pending.chairs == (chair,), f"{step}, but {pending} is awaited"
        pending = execute(table, log, c.Act(chair, _parse_command(verb, size)))
    return deal_until_action(table, log)


def _parse_command(verb: str, size: list[str]) -> AnyCommand:
    match verb:
        case "raise" | "bet":
            return RaiseTo(int(size[0]))
        case "fold":
            return Fold()
        case "check":
            return CHECK
        case _:
            assert verb == "call", verb
            return CALL


def deal_until_action(table: Table, log: Log) -> AnyPending:
    """Deal and show until a player is to act."""
    pending = advance(table, log)
    while isinstance(pending, ToPlay) and isinstance(pending.hand, ToDeal | ToShow):
        if isinstance(pending.hand, ToShow):
            pending = execute(
                table,
                log,
                c.Act(pending.chairs[0], Show(table.hand_chairs.index(pending.chairs[0]))),
            )
            continue
        hand = table.hand
        assert hand is not None
        remaining_cards = ROYAL_FLUSH_CARDS if pending.hand.destination == "board" else OTHER_CARDS
        cards = [card for card in remaining_cards if card not in hand.dealt_cards]
        pending = execute(table, log, Deal(tuple(cards[: pending.hand.count])))
    return pending


def first_street_order(table: Table, log: Log) -> str:
    """Return the order of action on the first street while all players call or check."""
    names: list[str] = []
    while True:
        pending = deal_until_action(table, log)
        if not isinstance(pending, ToPlay) or table.hand is None or table.hand.street > 0:
            return " ".join(names)
        assert isinstance(pending.hand, ToAct)
        names.append(table.chairs[pending.chairs[0]].player)
        execute(table, log, c.Act(pending.chairs[0], CALL if pending.hand.call else CHECK))


def fold_to(table: Table, log: Log, winner: str) -> AnyPending:
    """Fold all players but one, who calls or checks until the pot is won."""
    pending = decline_straddles(table, log)
    while isinstance(pending, ToPlay):
        assert isinstance(pending.hand, ToAct)
        name = table.chairs[pending.chairs[0]].player
        passive_command = CALL if pending.hand.call else CHECK
        action = (
            passive_command
            if name == winner
            else Fold()
            if pending.hand.call or pending.hand.allows_free_fold
            else CHECK
        )
        execute(table, log, c.Act(pending.chairs[0], action))
        pending = deal_until_action(table, log)
    return pending


def call_down(table: Table, log: Log) -> AnyPending:
    """Check and call to the end, and split the pot."""
    pending = decline_straddles(table, log)
    while isinstance(pending, ToPlay):
        assert isinstance(pending.hand, ToAct)
        execute(table, log, c.Act(pending.chairs[0], CALL if pending.hand.call else CHECK))
        pending = deal_until_action(table, log)
    return pending


def decline_straddles(table: Table, log: Log) -> AnyPending:
    """Decline all straddles, and deal."""
    while isinstance(pending := deal_until_action(table, log), ToStraddle):
        execute(table, log, c.DeclineStraddle(pending.offers[0].chair))
    return pending


# Many hands -------------------------------------------------------------------------------------


def play_many_hands(table: Table, log: Log, rng: Random, hands: int) -> None:
    """Play hands with players who straddle, come, go, leave and buy at random."""
    for _ in range(hands):
        for chair in table.occupied_chairs:
            _change_presence_at_random(table, log, rng, chair)
        while not isinstance(advance(table, log), ToBegin):
            for chair in table.occupied_chairs:
                execute(table, log, c.ComeBack(chair))
        pending = execute(table, log, c.Begin())
        while isinstance(pending, ToStraddle):
            offer = rng.choice(pending.offers)
            total, should_straddle = rng.randint(offer.min_bet, offer.max_bet), rng.random() < 0.4
            chair = offer.chair
            pending = execute(
                table,
                log,
                c.Straddle(chair, total) if should_straddle else c.DeclineStraddle(chair),
            )
        play_hand(table, log, rng, random_action, pending)
    check_replay(table, log)


def _change_presence_at_random(table: Table, log: Log, rng: Random, chair: int) -> None:
    table_player, roll = table.chairs[chair], rng.random()
    if table_player.chips < 20:
        execute(table, log, c.Buy(chair, 100 - table_player.chips))
    if roll < 0.04:
        player, chips = table_player.player, table_player.chips
        execute(table, log, c.Leave(chair))
        execute(table, log, c.Sit(player, chair, chips))
    elif table_player.is_sitting_out and (roll < 0.5 or not table_player.is_newcomer):
        execute(table, log, c.ComeBack(chair, waits_for_big_blind=roll < 0.1))
    elif roll < 0.1:
        execute(table, log, c.SitOut(chair))

"""Test tables: opening, seating, playing, and checks after each fact."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from riverboat.cards import DECKS, Cards
from riverboat.engine import (
    BRING_IN,
    CALL,
    CHECK,
    AnyCommand,
    Deal,
    Fold,
    Game,
    Rotation,
    ToAct,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.seats.absent_players import timeout_command
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import AnyPending, ToBegin, ToPlay, ToStraddle
from riverboat.table.state.table_pending import ToDrawForButton as ToDrawForButton
from riverboat.table.state.table_reducer import AnyLoggedFact, replay
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import act, advance

Log = list[AnyLoggedFact]


def open_table(
    game: Game | Rotation | str, preset: str = "online", **options: Any
) -> tuple[Table, Log]:
    """Open an empty table; the first button goes to the lowest chair by default."""
    button = {"first": "lowest chair", **options.pop("button", {})}
    rules = TableRules.preset(preset, game).replace(button=button, **options)
    fact = f.TableOpened(rules)
    log: Log = [fact]
    return Table(fact), log


def seat_players(table: Table, log: Log, players: str) -> None:
    """Seat players with chips: ``A 200, B 200`` from chair 1, or ``3 C 100, 5 E 50``."""
    for default_chair, player_text in enumerate(players.split(","), start=1):
        *chair, name, chips = player_text.split()
        execute(table, log, c.Sit(name, int(chair[0]) if chair else default_chair, int(chips)))


def execute(table: Table, log: Log, command: c.AnyTableCommand | Deal) -> AnyPending:
    """Run a command, apply what follows, and check that chips are conserved."""
    chips_before, log_length = table.chips + chips_taken(table), len(log)
    pending = act(table, command, log)
    assert table.chips + chips_taken(table) == chips_before + chips_brought(log[log_length:]), (
        "chips were lost or made"
    )
    return pending


def check_chips(table: Table, log: Log) -> None:
    """Check that every chip brought to the table is accounted for."""
    assert table.chips + chips_taken(table) == chips_brought(log), "chips were lost or made"


def check_replay(table: Table, log: Log) -> None:
    """Check that replaying the log gives the same table."""
    replayed_table = replay(log)
    for name in Table.__slots__:
        assert getattr(replayed_table, name) == getattr(table, name), name


def chips_taken(table: Table) -> int:
    """Return the chips of the rake, the jackpot and the kitty."""
    return table.rake + table.jackpot + table.kitty


def chips_brought(log: Log) -> int:
    """Return the chips brought to the table, minus those taken away."""
    return sum([chips_brought_by(fact) for fact in log])


def chips_brought_by(fact: AnyLoggedFact) -> int:
    """Return the chips that a fact brings to the table; negative if it takes chips away."""
    match fact:
        case f.ChipsBought(chips=chips) | f.ChipsReturned(chips=chips):
            return chips
        case f.MarkerTaken(chips=chips, lender=0):
            return chips
        case f.ColouredUp(gained_chips=gained):
            return gained
        case f.Left(chips=chips) | f.KittySpent(chips=chips):
            return -chips
        case _:
            return 0


def begin_hand(table: Table, log: Log) -> AnyPending:
    """Begin a hand and decline all straddles."""
    pending = execute(table, log, c.Begin())
    while isinstance(pending, ToStraddle):
        pending = execute(table, log, c.DeclineStraddle(pending.offers[0].chair))
    return pending


def choose_passive_action(turn: ToAct, rng: Random) -> AnyCommand:
    """Return a check or call."""
    if turn.is_bring_in:
        return BRING_IN
    return CALL if turn.call else CHECK


def random_action(turn: ToAct, rng: Random) -> AnyCommand:
    """Return a random legal action, seldom a fold."""
    commands: list[AnyCommand] = [choose_passive_action(turn, rng)]
    if turn.call and not turn.is_bring_in and rng.random() < 0.4:
        return Fold()
    if turn.high:
        from riverboat.engine import RaiseTo

        total = turn.low if turn.only_min_or_max or rng.random() < 0.7 else turn.high
        if rng.random() < 0.25:
            return RaiseTo(total)
    return commands[0]


def play_hand(
    table: Table,
    log: Log,
    rng: Random | None = None,
    choose_action: Any = choose_passive_action,
    pending: AnyPending | None = None,
) -> AnyPending:
    """Play the running hand to its end with random cards."""
    rng = rng or Random(7)
    deck: list[int] = []
    pending = advance(table, log) if pending is None else pending
    while isinstance(pending, ToPlay):
        command: c.AnyTableCommand | Deal
        hand = table.hand
        assert hand is not None
        match pending.hand:
            case ToDeal(count=count, burn_count=burn):
                if not deck:
                    deck = _shuffle_deck(table, rng)
                dealt_cards = hand.dealt_cards | set(hand.draw_state.burned)
                stub = [card for card in deck if card not in dealt_cards]
                command = Deal(_take_first_cards(stub[burn:], count), _take_first_cards(stub, burn))
            case ToAct() as to_act:
                command = c.Act(pending.chairs[0], choose_action(to_act, rng))
            case ToDraw() | ToShow() | ToDeclare() | _:
                chair = pending.chairs[0]
                command = c.Act(
                    chair, timeout_command(hand, pending.hand, table.hand_chairs.index(chair))
                )
        pending = execute(table, log, command)
    return pending


def _shuffle_deck(table: Table, rng: Random) -> list[int]:
    assert table.hand is not None
    deck = list(DECKS[table.hand.game.variant.deck].cards)
    rng.shuffle(deck)
    return deck


def _take_first_cards(cards: Sequence[int], count: int) -> Cards:
    return tuple(cards[:count])


__all__ = [
    "ToBegin",
    "ToDrawForButton",
    "begin_hand",
    "check_chips",
    "check_replay",
    "execute",
    "open_table",
    "play_hand",
    "seat_players",
]

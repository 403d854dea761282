"""Table cases: seats, posts and debts over several hands.

A check describes the table in the words of a case and compares. No check knows a rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from riverboat.cards import card_names as cards_in_words
from riverboat.engine import BadGame, ToAct, ToChoose, ToDeclare, ToDraw, ToShow
from riverboat.engine.state import hand_facts as of_hand
from riverboat.table.rules.chip_set import format_chip_counts as chips_text
from riverboat.table.rules.chip_set import make_change as change_in_chips
from riverboat.table.state import facts as of_table
from riverboat.table.state.table_pending import ToPlay
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import TablePlayer
from tests.rules import table_case_parser
from tests.rules.case_files import BadCase, PlayerOrChair, TableCase, TableHand
from tests.rules.checks import check_message
from tests.rules.table_case_parser import with_chair_numbers
from tests.rules.table_case_player import PlayedTable
from tests.table.table_helpers import check_replay


def check_table(case: TableCase) -> None:
    """Play a case and check all its claims."""
    if case.bad_table is not None:
        with pytest.raises(BadGame) as refusal:
            table_case_parser.table_rules(case.table, case.house)
        check_message(str(refusal.value), case.bad_table)
        return
    table = PlayedTable(case, table_case_parser.table_rules(case.table, case.house))
    for index, hand in enumerate(case.hand):
        _play_hand(table, hand, _expects_refusal(case, index))
    table.run_commands(case.after, case.refused is not None and bool(case.after))
    _run_checks(table, case, _TABLE_CHECKS)
    check_replay(table.table, table.log)


def _expects_refusal(case: TableCase, index: int) -> bool:
    """Return True if a refusal is expected in this hand: the last one, with nothing after it."""
    return case.refused is not None and not case.after and index == len(case.hand) - 1


def _play_hand(table: PlayedTable, hand: TableHand, is_refused: bool) -> None:
    """Play one hand of a case and check its claims."""
    table.begin_hand(hand, is_refused and not hand.play)
    if table.refusal:
        return
    _run_checks(table, hand, _HAND_START_CHECKS)
    table.play(hand.play, is_refused)
    _run_checks(table, hand, _PLAY_CHECKS)
    if not is_refused:
        table.play_to_end()
        _run_checks(table, hand, _HAND_END_CHECKS)


ChecksByKey = dict[str, Callable[[PlayedTable, Any], None]]


def _run_checks(table: PlayedTable, case_part: TableHand | TableCase, checks: ChecksByKey) -> None:
    for key, check in checks.items():
        claim = getattr(case_part, key)
        if claim is not None:
            check(table, claim)


# Claims at the start of the hand ----------------------------------------------------------------


def check_button(table: PlayedTable, claim: PlayerOrChair) -> None:
    """Check the button; it is ``dead`` at an empty chair."""
    assert table.hand_began is not None
    button_text = f"{table.hand_began.button}" + " dead" * (
        table.hand_began.button not in table.hand_began.chairs
    )
    [chair_text] = with_chair_numbers(table.table, [claim])
    assert button_text == chair_text, f"the button is at {button_text}, not at {chair_text}"


def check_posts(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check the posts."""
    assert table.hand_began is not None
    assert table.started is not None
    claimed_posts = [_split_post(table, item) for item in claim]
    chairs = table.hand_began.chairs
    actual_posts = [
        f"{chairs[started_post.seat]} {started_post.kind} {started_post.chips}"
        for started_post in table.started.posts
    ]
    assert sorted(post for post, _ in claimed_posts) == sorted(actual_posts)
    due_posts = [
        (f"{due_post.chair} {due_post.kind} {due_post.chips}", due_post.reason)
        for due_post in table.hand_began.due_posts
    ]
    due_posts += [
        (f"{fact.chair} straddle {fact.total_bet}", "rock")
        for fact in table.straddle_facts
        if fact.is_rock
    ]
    for post, reason in claimed_posts:
        assert not reason or (post, reason) in due_posts, (
            f"{post} is not posted as {reason}, but {due_posts}"
        )


def _split_post(table: PlayedTable, item: str) -> tuple[str, str]:
    """Parse ``3 SB``, ``4 BB`` or ``5 post 2 (new player)``: chair, post and optional reason."""
    match = re.fullmatch(r"(\w+) (SB|BB|[a-z]+)(?: (\d+))?(?: \(([a-z ]+)\))?", item)
    assert table.started is not None
    blinds = table.started.game.stakes.blinds
    if not match or (match[2] in ("SB", "BB")) == bool(match[3]):
        raise BadCase(f"{item!r} is not a forced bet, such as 3 SB or 5 post 2 (new player)")
    chair = table_case_parser.chair_of(table.table, match[1])
    kind, chips = match[2], match[3]
    if kind in ("SB", "BB"):
        kind, chips = "blind", str(blinds[-1] if kind == "BB" else blinds[-2])
    return f"{chair} {kind} {chips}", match[4] or ""


def check_order(table: PlayedTable, claim: tuple[PlayerOrChair, ...]) -> None:
    """Check the order of action before the flop if all check and call."""
    assert table.acting_chairs(0) == [
        int(chair) for chair in with_chair_numbers(table.table, claim)
    ]


def check_flop_order(table: PlayedTable, claim: tuple[PlayerOrChair, ...]) -> None:
    """Check the order of action on the second street if all check and call."""
    assert table.acting_chairs(1) == [
        int(chair) for chair in with_chair_numbers(table.table, claim)
    ]


def check_last_to_act(table: PlayedTable, claim: PlayerOrChair) -> None:
    """Check the last player to act on the second street."""
    assert table.acting_chairs(1)[-1] == table_case_parser.chair_of(table.table, claim)


def check_players_sitting_out(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check the players not dealt in, with reasons."""
    playing_chairs, chairs = table.table.hand_chairs, table.table.chairs
    sitting_out_texts = [
        f"{chair} {_sitting_out_reason(chairs[chair])}"
        for chair in table.table.occupied_chairs
        if chair not in playing_chairs
    ]
    assert sitting_out_texts == with_chair_numbers(table.table, claim)


def _sitting_out_reason(table_player: TablePlayer) -> str:
    if not table_player.chips:
        return "broke"
    return "away" if table_player.is_sitting_out else "waits"


def check_bets(table: PlayedTable, claim: str) -> None:
    """Check the two bet sizes of the hand."""
    assert table.table.hand is not None
    stakes = table.table.hand.game.stakes
    assert f"{stakes.small_bet}/{stakes.big_bet}" == claim


_HAND_START_CHECKS: ChecksByKey = {
    "button": check_button,
    "posts": check_posts,
    "order": check_order,
    "flop": check_flop_order,
    "last": check_last_to_act,
    "out": check_players_sitting_out,
    "bets": check_bets,
}


# Claims after the play --------------------------------------------------------------------------


def check_pending(table: PlayedTable, claim: str) -> None:
    """Check the pending decision: the player to act and the legal actions."""
    assert pending_text(table) == claim


def pending_text(table: PlayedTable) -> str:
    """Describe the awaited players and their legal actions."""
    pending = table.pending()
    if not isinstance(pending, ToPlay):
        return str(pending)
    player = ", ".join(table.table.chairs[chair].player for chair in pending.chairs)
    for pending_type, verb in _VERB_BY_PENDING.items():
        if isinstance(pending.hand, pending_type):
            return f"{player} {verb}: {pending.hand}"
    return str(pending.hand)


_VERB_BY_PENDING: dict[type, str] = {
    ToAct: "to act",
    ToDraw: "to draw",
    ToShow: "to show",
    ToDeclare: "to declare",
    ToChoose: "to choose",
}


def check_pot(table: PlayedTable, claim: int) -> None:
    """Check all chips in the pot and in front of players."""
    assert table.table.hand is not None, "the hand is over: play it less far"
    assert table.table.hand.pot == claim


def check_stack(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check the visible stacks of these players."""
    for item in with_chair_numbers(table.table, claim):
        chair = item.partition(" ")[0]
        assert f"{chair} {table.table.stack(int(chair))}" == item


_PLAY_CHECKS: ChecksByKey = {"then": check_pending, "pot": check_pot, "has": check_stack}


# Claims at the end of the hand ------------------------------------------------------------------


def check_debts(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check all debts at the table."""
    debt_texts = [
        f"{chair} {debt}"
        for chair in table.table.occupied_chairs
        for debt in _debts(table.table.chairs[chair])
    ]
    assert sorted(debt_texts) == sorted(with_chair_numbers(table.table, claim))


def _debts(table_player: TablePlayer) -> list[str]:
    chips_by_debt = {
        "BB": table_player.missed_big,
        "SB": table_player.missed_small,
        "ante": table_player.missed_ante,
        "straddle": table_player.missed_straddle,
    }
    debts = [f"{name} {chips}" for name, chips in chips_by_debt.items() if chips]
    return (
        debts
        + ["skipped BB"] * table_player.has_skipped_big
        + ["skipped SB"] * table_player.has_skipped_small
    )


def check_stacks(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check the stacks of these players."""
    for item in with_chair_numbers(table.table, claim):
        chair = item.partition(" ")[0]
        assert f"{chair} {table.table.chairs[int(chair)].chips}" == item


def check_rock(table: PlayedTable, claim: PlayerOrChair) -> None:
    """Check the holder of the rock."""
    assert table.table.rock_chair == _chair_or_none(table, claim)


def check_killer(table: PlayedTable, claim: PlayerOrChair) -> None:
    """Check the killer of the next hand."""
    assert table.table.killer_chair == _chair_or_none(table, claim)


def _chair_or_none(table: PlayedTable, player: PlayerOrChair) -> int:
    return 0 if player == "nobody" else table_case_parser.chair_of(table.table, player)


def check_kill_legs(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check the consecutive pots won that count for a kill."""
    leg_texts = [
        f"{chair} {table_player.kill_legs}"
        for chair, table_player in table.table.chairs.items()
        if table_player.kill_legs
    ]
    assert leg_texts == with_chair_numbers(table.table, claim)


def check_taken(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check the totals of the house, the jackpot and the kitty."""
    chips_taken = {
        "rake": table.table.rake,
        "jackpot": table.table.jackpot,
        "kitty": table.table.kitty,
    }
    taken_texts = [f"{name} {chips}" for name, chips in chips_taken.items() if chips]
    assert tuple(taken_texts) == claim


_HAND_END_CHECKS: ChecksByKey = {
    "owes": check_debts,
    "stacks": check_stacks,
    "rock": check_rock,
    "killer": check_killer,
    "legs": check_kill_legs,
    "taken": check_taken,
}


# Claims at the end of the case ------------------------------------------------------------------


def check_refusal(table: PlayedTable, claim: str) -> None:
    """Check that the refusal contains all parts in order."""
    assert table.refusal, "nothing was refused"
    check_message(table.refusal, claim)


def check_seated(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check seats, stacks and absent players."""
    seat_texts = [
        _seat_text(chair, table.table.chairs[chair]) for chair in table.table.occupied_chairs
    ]
    assert tuple(seat_texts) == claim


def _seat_text(chair: int, table_player: TablePlayer) -> str:
    chips_behind = sum(chips for _, chips in table_player.chips_behind)
    seat_text = f"{chair} {table_player.player} {table_player.chips}" + f" +{chips_behind}" * bool(
        chips_behind
    )
    return seat_text + " away" * table_player.is_sitting_out


def check_buy_in(table: PlayedTable, claim: str) -> None:
    """Check the buy-in limits; ``no maximum`` if there is none."""
    rules = table.table.rules.buy_in
    assert f"{rules.least}-{rules.most or 'no maximum'}" == claim


def check_change(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check change such as ``25 for 6: 3 red, 4 white``, or a payment such as ``5: 1 red``."""
    chips = table.table.rules.chips
    for item in claim:
        match = re.fullmatch(r"(\d+)(?: for (\d+))?: (.+)", item)
        if not match:
            raise BadCase(f"{item!r} is no change, such as 25 for 6: 3 red, 4 white")
        chip_counts = change_in_chips(chips, int(match[1]), int(match[2] or 0))
        assert f"{item.partition(':')[0]}: {chips_text(chips, chip_counts)}" == item


def check_facts(table: PlayedTable, claim: tuple[dict[str, object], ...]) -> None:
    """Check that the log contains these facts in order, with at least these values."""
    remaining_facts = iter(table.log)
    for expected_fields in claim:
        _check_fact_name_exists(str(expected_fields["fact"]))
        assert any(_matches_fields(table, fact, expected_fields) for fact in remaining_facts), (
            f"no such fact: {expected_fields}"
        )


def _check_fact_name_exists(fact_name: str) -> None:
    if not (hasattr(of_table, fact_name) or hasattr(of_hand, fact_name)):
        raise BadCase(f"there is no fact {fact_name!r}")


def _matches_fields(
    table: PlayedTable, fact: AnyLoggedFact, expected_fields: dict[str, object]
) -> bool:
    if type(fact).__name__ != expected_fields["fact"]:
        return False
    fields = dict(zip(fact.__struct_encode_fields__, fact.__struct_fields__, strict=True))
    return all(
        _to_case_value(key, getattr(fact, fields[key])) == value
        for key, value in expected_fields.items()
        if key != "fact"
    )


def _to_case_value(key: str, value: object) -> object:
    if isinstance(value, tuple):
        return cards_in_words(value) if key in ("cards", "burned") else list(value)
    return value


def check_never(table: PlayedTable, claim: tuple[str, ...]) -> None:
    """Check that the log contains no fact of these kinds."""
    fact_names = {type(fact).__name__ for fact in table.log}
    for fact_name in claim:
        _check_fact_name_exists(fact_name)
        assert fact_name not in fact_names, f"there is a {fact_name}"


_TABLE_CHECKS: ChecksByKey = {
    "then": check_pending,
    "refused": check_refusal,
    "seated": check_seated,
    "buy_in": check_buy_in,
    "change": check_change,
    "facts": check_facts,
    "never": check_never,
}

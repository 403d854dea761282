"""Sentence patterns of wagers that were found wrong later, forward motions and second actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from riverboat.floor.sentence_patterns.concept_pattern import line_tags
from riverboat.floor.sentence_patterns.incident_reading import (
    CLEAR_STRENGTH,
    LIKELY_STRENGTH,
    PatternFunction,
    Reading,
    completed_actions,
    level_fields,
    reading,
)
from riverboat.floor.sentence_patterns.turn_patterns import ACT
from riverboat.floor.transcript.action_types import LineAction
from riverboat.floor.transcript.moment import level_after
from riverboat.floor.transcript.transcript import Transcript

_DONE_SINCE: Final = {"fold": "fold", "call": "call", "raise": "raise", "bet": "raise"}


def read_small_wager(line: Transcript) -> Iterator[Reading]:
    """Read a bet or raise below the minimum that was found later."""
    if not _is_found_later(line) or line.has("potlimit", "kill", "card"):
        return
    least = _amount_that_should_be(line)
    actions = [
        action for action in line.actions if action.kind in ("raise", "bet") and action.amount
    ]
    actions = [action for action in actions if action.amount != least]
    if not actions:
        return
    reported_amounts = {item.amount for item in line.items if item.has("amount") and item.amount}
    below = sorted(
        [each for each in reported_amounts if least and each < least and each > _MIN_POT]
    )
    to = below[-1] if below else actions[-1].amount
    before = _amounts_before(line, actions[-1])
    faced = below[-2] if len(below) > 1 else before[-1] if before else None
    yield reading(
        line, "FoundTooSmall", CLEAR_STRENGTH if least else LIKELY_STRENGTH, to=to, least=least, faced=faced,
        street_over=_street_over(line), spot={"street": None, "last_street": None},
    )  # fmt: skip


def _is_found_later(line: Transcript) -> bool:
    found = line.has("find", "late", "realize") or line.has("shouldbe")
    return found and line.has("shouldbe", "stopsmall", "shortage")


def _amount_that_should_be(line: Transcript) -> int | None:
    """Return the amount after *should have been*, or before *short*."""
    for at, item in enumerate(line.items):
        if item.has("shouldbe"):
            amount = next(
                (item.amount for item in line.items[at + 1 : at + 5] if item.has("amount")), None
            )
            if amount is not None:
                return amount
    return None


def _amounts_before(line: Transcript, action: LineAction) -> list[int]:
    """Return amounts before a raise that are earlier bets: *600 was raised to 1000*, *over 600*."""
    nearby_amounts = [
        item.amount
        for item in line.items[: action.item_index]
        if item.has("amount") and item.amount
    ]
    over = [
        after.amount
        for item, after in zip(line.items, line.items[1:], strict=False)
        if item.has("over") and after.amount
    ]
    return [each for each in (*nearby_amounts, *over) if each and each < (action.amount or 0)]


def _street_over(line: Transcript) -> bool | None:
    if line.has("streetopen"):
        return False
    if line.has("notout") or any(
        clause.has("turn", "river", "turncard") and clause.has("not") for clause in line.clauses
    ):
        return False
    matching_clause = next((clause for clause in line.clauses if clause.has("find", "late")), None)
    if (
        matching_clause is not None
        and matching_clause.has("turn", "turncard", "river")
        and line.has("flop", "turn")
    ):
        return True
    return None


def read_wrong_pot_bet(line: Transcript) -> Iterator[Reading]:
    """Read a pot-sized bet after a wrong count of the pot."""
    if not line.has("potlimit") or not line.has("potnoun"):
        return
    right = _correct_pot(line)
    if right is None:
        return
    reported_items = [item for item in line.items if item.has("amount") and item.amount != right]
    amounts = [item.amount for item in reported_items if item.amount and item.amount > _MIN_POT]
    if not amounts:
        return
    to = amounts[0]
    bets = [action.item_index for action in line.actions if action.kind in ("bet", "say")]
    since = tuple(
        [
            _DONE_SINCE[action.kind]
            for action in completed_actions(line)
            if action.kind in ("fold", "call", "raise")
            and (not bets or action.item_index > bets[0])
            for _ in range(max(action.player_count, action.actor.number))
        ]
    )
    yield reading(
        line, "FoundOffThePot", CLEAR_STRENGTH, to=to, right=right, since=since or None,
        street_over=_street_over(line), spot={"bet": None, "pot": None, "raise_by": None},
    )  # fmt: skip


_MIN_POT: Final = 9
"""Smaller numbers count players."""


def _correct_pot(line: Transcript) -> int | None:
    """Return the correct total of the pot, if the line gives it."""
    right = _amount_that_should_be(line)
    if right is not None:
        return right
    for clause in line.clauses:
        if clause.has("real") or (clause.has("potnoun") and clause.has("but") and line.has("say")):
            return next((item.amount for item in clause.items if item.has("amount")), None)
    first = next(
        (clause for clause in line.clauses if clause.has("potnoun") and clause.has("amount")), None
    )
    if (
        first is not None
        and line.has("but")
        and line.has("dealer")
        and not first.has("say", "tell")
    ):
        return next((item.amount for item in first.items if item.has("amount")), None)
    return None


def read_forward_motion(line: Transcript) -> Iterator[Reading]:
    """Read a forward motion with chips in hand, without a bet."""
    tags = line_tags(line)
    if not tags & {"motion"} and not (
        "chip" in tags and tags & {"line"} and tags & {"comeback", "release"}
    ):
        return
    chips = next((action.chips for action in line.actions if action.chips), ()) or _lone_amount(
        line
    )
    past_actions = [
        action for action in line.actions
        if action.actor.role in ("next", "other") and not action.is_denied and not action.is_pending
    ]  # fmt: skip
    deceive = "deceive" in tags or "fake" in tags
    released = (
        False
        if any(c.has("release") and c.has("not", "nothing", "without") for c in line.clauses)
        else None
    )
    level = level_after(
        line, [action for action in completed_actions(line) if action.is_noun], len(line.items)
    )
    yield reading(
        line, "MovedForward", CLEAR_STRENGTH, chips=chips or None, to_deceive=deceive or None,
        acted=True if past_actions and not deceive else None, released=released,
        crossed=True if "line" in tags else None, spot=level_fields(level),
    )  # fmt: skip


def _lone_amount(line: Transcript) -> tuple[int, ...]:
    amounts = [item.amount for item in line.items if item.has("amount") and item.amount]
    return tuple([amount for amount in amounts if amount])[:1] if len(amounts) == 1 else ()


def read_second_action(line: Transcript) -> Iterator[Reading]:
    """Read a second action of a player before their next turn."""
    tags = line_tags(line)
    acts = [
        action for action in completed_actions(line) if action.kind in ACT and not action.is_noun
    ]
    same = len(acts) > 1 and _is_same_player(acts[-2], acts[-1])
    again = tags & {"again"} and tags & {"act", "raise", "call", "check", "fold", "bet"}
    back = any(clause.link == "before" and clause.has("cameback") for clause in line.clauses)
    selfraise = "selfraise" in tags and "raise" in tags
    if not (again or back or selfraise) or not acts or tags & {"oot", "misdeal", "card"}:
        return
    if not (same or again or selfraise):
        return
    last = acts[-1]
    act = ACT[last.kind]
    nouns = [action for action in completed_actions(line) if action.is_noun]
    level = level_after(line, [*acts[:-2], *nouns], len(line.items))
    if act == "call" and last.amount and level.bet is None:
        level = level._replace(bet=last.amount)
    yield reading(
        line, "ActedAgain", CLEAR_STRENGTH if back or selfraise else LIKELY_STRENGTH, who=last.actor,
        act=act, to=last.amount if act == "raise" else None, spot=level_fields(level),
        knowingly=False if "unaware" in tags else True if "onpurpose" in tags else None,
    )  # fmt: skip


def _is_same_player(one: LineAction, other: LineAction) -> bool:
    return one.actor == other.actor


CORRECTION_PATTERNS: Final[tuple[PatternFunction, ...]] = (
    read_small_wager,
    read_wrong_pot_bet,
    read_forward_motion,
    read_second_action,
)

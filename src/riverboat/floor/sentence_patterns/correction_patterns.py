"""Sentence patterns of wagers that were found wrong later, forward motions and second actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from riverboat.floor.sentence_patterns.concept_pattern import text_tags
from riverboat.floor.sentence_patterns.incident_reading import (
    CLEAR_STRENGTH,
    LIKELY_STRENGTH,
    PatternFunction,
    Reading,
    bet_level_fields,
    build_reading,
    find_completed_actions,
)
from riverboat.floor.sentence_patterns.turn_patterns import ACT_BY_KIND
from riverboat.floor.transcript.action_types import LineAction
from riverboat.floor.transcript.moment import bet_level_after
from riverboat.floor.transcript.transcript import Transcript

_LATER_ACTION_NAMES: Final = {"fold": "fold", "call": "call", "raise": "raise", "bet": "raise"}


def read_small_wager(transcript: Transcript) -> Iterator[Reading]:
    """Read a bet or raise below the minimum that was found later."""
    if not _is_found_later(transcript) or transcript.has("potlimit", "kill", "card"):
        return
    min_wager = _find_required_amount(transcript)
    actions = [
        action for action in transcript.actions if action.kind in ("raise", "bet") and action.amount
    ]
    actions = [action for action in actions if action.amount != min_wager]
    if not actions:
        return
    line_amounts = {item.amount for item in transcript.items if item.has("amount") and item.amount}
    smaller_amounts = sorted(
        [
            amount
            for amount in line_amounts
            if min_wager and amount < min_wager and amount > _MAX_PLAYER_COUNT
        ]
    )
    wager_total = smaller_amounts[-1] if smaller_amounts else actions[-1].amount
    earlier_amounts = _find_earlier_amounts(transcript, actions[-1])
    faced_bet = (
        smaller_amounts[-2]
        if len(smaller_amounts) > 1
        else earlier_amounts[-1]
        if earlier_amounts
        else None
    )
    yield build_reading(
        transcript, "FoundTooSmall", CLEAR_STRENGTH if min_wager else LIKELY_STRENGTH, to=wager_total, least=min_wager, faced=faced_bet,
        street_over=_is_street_over(transcript), spot_fields={"street": None, "last_street": None},
    )  # fmt: skip


def _is_found_later(transcript: Transcript) -> bool:
    mentions_discovery = transcript.has("find", "late", "realize") or transcript.has("shouldbe")
    return mentions_discovery and transcript.has("shouldbe", "stopsmall", "shortage")


def _find_required_amount(transcript: Transcript) -> int | None:
    """Return the amount after *should have been*, or before *short*."""
    for index, item in enumerate(transcript.items):
        if item.has("shouldbe"):
            amount = next(
                (
                    item.amount
                    for item in transcript.items[index + 1 : index + 5]
                    if item.has("amount")
                ),
                None,
            )
            if amount is not None:
                return amount
    return None


def _find_earlier_amounts(transcript: Transcript, action: LineAction) -> list[int]:
    """Return amounts before a raise that are earlier bets: *600 was raised to 1000*, *over 600*."""
    earlier_amounts = [
        item.amount
        for item in transcript.items[: action.item_index]
        if item.has("amount") and item.amount
    ]
    raised_amounts = [
        next_item.amount
        for item, next_item in zip(transcript.items, transcript.items[1:], strict=False)
        if item.has("over") and next_item.amount
    ]
    return [
        amount
        for amount in (*earlier_amounts, *raised_amounts)
        if amount and amount < (action.amount or 0)
    ]


def _is_street_over(transcript: Transcript) -> bool | None:
    if transcript.has("streetopen"):
        return False
    if transcript.has("notout") or any(
        clause.has("turn", "river", "turncard") and clause.has("not")
        for clause in transcript.clauses
    ):
        return False
    discovery_clause = next(
        (clause for clause in transcript.clauses if clause.has("find", "late")), None
    )
    if (
        discovery_clause is not None
        and discovery_clause.has("turn", "turncard", "river")
        and transcript.has("flop", "turn")
    ):
        return True
    return None


def read_wrong_pot_bet(transcript: Transcript) -> Iterator[Reading]:
    """Read a pot-sized bet after a wrong count of the pot."""
    if not transcript.has("potlimit") or not transcript.has("potnoun"):
        return
    correct_pot = _find_correct_pot(transcript)
    if correct_pot is None:
        return
    other_amount_items = [
        item for item in transcript.items if item.has("amount") and item.amount != correct_pot
    ]
    amounts = [
        item.amount
        for item in other_amount_items
        if item.amount and item.amount > _MAX_PLAYER_COUNT
    ]
    if not amounts:
        return
    wager_total = amounts[0]
    bet_indexes = [
        action.item_index for action in transcript.actions if action.kind in ("bet", "say")
    ]
    later_actions = tuple(
        [
            _LATER_ACTION_NAMES[action.kind]
            for action in find_completed_actions(transcript)
            if action.kind in ("fold", "call", "raise")
            and (not bet_indexes or action.item_index > bet_indexes[0])
            for _ in range(max(action.player_count, action.actor.player_count))
        ]
    )
    yield build_reading(
        transcript, "FoundOffThePot", CLEAR_STRENGTH, to=wager_total, right=correct_pot, since=later_actions or None,
        street_over=_is_street_over(transcript), spot_fields={"bet": None, "pot": None, "raise_by": None},
    )  # fmt: skip


_MAX_PLAYER_COUNT: Final = 9
"""Largest number that counts players instead of chips."""


def _find_correct_pot(transcript: Transcript) -> int | None:
    required_amount = _find_required_amount(transcript)
    if required_amount is not None:
        return required_amount
    for clause in transcript.clauses:
        if clause.has("real") or (
            clause.has("potnoun") and clause.has("but") and transcript.has("say")
        ):
            return next((item.amount for item in clause.items if item.has("amount")), None)
    pot_clause = next(
        (clause for clause in transcript.clauses if clause.has("potnoun") and clause.has("amount")),
        None,
    )
    if (
        pot_clause is not None
        and transcript.has("but")
        and transcript.has("dealer")
        and not pot_clause.has("say", "tell")
    ):
        return next((item.amount for item in pot_clause.items if item.has("amount")), None)
    return None


def read_forward_motion(transcript: Transcript) -> Iterator[Reading]:
    """Read a forward motion with chips in hand, without a bet."""
    tags = text_tags(transcript)
    if not tags & {"motion"} and not (
        "chip" in tags and tags & {"line"} and tags & {"comeback", "release"}
    ):
        return
    chips = next(
        (action.chips for action in transcript.actions if action.chips), ()
    ) or _find_single_amount(transcript)
    past_actions = [
        action for action in transcript.actions
        if action.actor.role in ("next", "other") and not action.is_denied and not action.is_pending
    ]  # fmt: skip
    is_deceptive = "deceive" in tags or "fake" in tags
    are_chips_released = (
        False
        if any(
            clause.has("release") and clause.has("not", "nothing", "without")
            for clause in transcript.clauses
        )
        else None
    )
    bet_level = bet_level_after(
        transcript,
        [action for action in find_completed_actions(transcript) if action.is_noun],
        len(transcript.items),
    )
    yield build_reading(
        transcript, "MovedForward", CLEAR_STRENGTH, chips=chips or None, to_deceive=is_deceptive or None,
        acted=True if past_actions and not is_deceptive else None, released=are_chips_released,
        crossed=True if "line" in tags else None, spot_fields=bet_level_fields(bet_level),
    )  # fmt: skip


def _find_single_amount(transcript: Transcript) -> tuple[int, ...]:
    amounts = [item.amount for item in transcript.items if item.has("amount") and item.amount]
    return tuple([amount for amount in amounts if amount])[:1] if len(amounts) == 1 else ()


def read_second_action(transcript: Transcript) -> Iterator[Reading]:
    """Read a second action of a player before their next turn."""
    tags = text_tags(transcript)
    actions = [
        action
        for action in find_completed_actions(transcript)
        if action.kind in ACT_BY_KIND and not action.is_noun
    ]
    has_same_player = len(actions) > 1 and _is_same_player(actions[-2], actions[-1])
    mentions_repetition = tags & {"again"} and tags & {
        "act",
        "raise",
        "call",
        "check",
        "fold",
        "bet",
    }
    has_return_clause = any(
        clause.link == "before" and clause.has("cameback") for clause in transcript.clauses
    )
    mentions_self_raise = "selfraise" in tags and "raise" in tags
    if (
        not (mentions_repetition or has_return_clause or mentions_self_raise)
        or not actions
        or tags & {"oot", "misdeal", "card"}
    ):
        return
    if not (has_same_player or mentions_repetition or mentions_self_raise):
        return
    last_action = actions[-1]
    act = ACT_BY_KIND[last_action.kind]
    noun_actions = [action for action in find_completed_actions(transcript) if action.is_noun]
    bet_level = bet_level_after(transcript, [*actions[:-2], *noun_actions], len(transcript.items))
    if act == "call" and last_action.amount and bet_level.bet is None:
        bet_level = bet_level._replace(bet=last_action.amount)
    yield build_reading(
        transcript, "ActedAgain", CLEAR_STRENGTH if has_return_clause or mentions_self_raise else LIKELY_STRENGTH, actor=last_action.actor,
        act=act, to=last_action.amount if act == "raise" else None, spot_fields=bet_level_fields(bet_level),
        knowingly=False if "unaware" in tags else True if "onpurpose" in tags else None,
    )  # fmt: skip


def _is_same_player(first_action: LineAction, second_action: LineAction) -> bool:
    return first_action.actor == second_action.actor


CORRECTION_PATTERNS: Final[tuple[PatternFunction, ...]] = (
    read_small_wager,
    read_wrong_pot_bet,
    read_forward_motion,
    read_second_action,
)

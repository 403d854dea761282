"""Facts of a text that one of the dealer's calculators needs to compute the answer.

The facts have the field names of the calculator's page. A calculator that lacks facts is offered as
a choice, and does not answer by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from riverboat.floor.intents.tool_slots import ToolArguments, ToolName, parse_tool_arguments
from riverboat.floor.sentence_patterns.incident_reading import find_completed_actions
from riverboat.floor.transcript.action_types import Actor, LineAction
from riverboat.floor.transcript.moment import (
    BetLevel,
    bet_level_after,
    find_pot,
    find_stakes,
    find_street,
    find_structure,
    is_unopened,
)
from riverboat.floor.transcript.transcript import Transcript

_WAGER_KINDS: Final = (
    "bet",
    "raise",
    "allin",
    "straddle",
    "complete",
    "limp",
    "call",
    "check",
    "fold",
)


def find_tool_facts(tool: ToolName, transcript: Transcript) -> ToolArguments:
    """Return the facts for a tool; empty if the text lacks one that it needs."""
    match tool:
        case "legal-raise":
            return _find_raise_permission_facts(transcript) or _find_minimum_raise_facts(transcript)
        case "pot-limit":
            return _find_pot_facts(transcript)
        case "owed":
            return _find_owed_blinds(transcript)
        case _:
            return parse_tool_arguments(tool, transcript.text, transcript.language)


def find_wagers(transcript: Transcript) -> list[LineAction]:
    """Return the wagers of a text in order.

    Amounts without a verb that follow a wager count as raises: *bets 100, then 200, then 500*.
    """
    past_actions = find_completed_actions(transcript)
    wagers = [
        action for action in transcript.actions
        if action.kind in _WAGER_KINDS
        and (action in past_actions or _is_named_in_question(action, transcript))
    ]  # fmt: skip
    if not any(action.amount for action in wagers):
        wagers = [*_iter_bare_wagers(transcript)] or wagers
    last_wager = wagers[-1] if wagers else None
    if last_wager is None:
        return []
    for index, clause in enumerate(transcript.clauses):
        amount = next((item.amount for item in clause.items if item.has("amount")), None)
        has_action = any(action.clause_index == index for action in transcript.actions)
        if index > last_wager.clause_index and amount and not has_action and clause.link == "then":
            wagers.append(
                last_wager._replace(
                    kind="raise", amount=amount, item_index=last_wager.item_index + index
                )
            )
    return wagers


def _is_named_in_question(action: LineAction, transcript: Transcript) -> bool:
    """Return True for a wager that a question takes as given: *the least raise of a 100 bet*."""
    is_named_wager = (
        action.is_asked and action.amount and (action.is_noun or action.kind == "allin")
    )
    return bool(is_named_wager) and not transcript.clauses[action.clause_index].has("can", "must")


def _iter_bare_wagers(transcript: Transcript) -> Iterator[LineAction]:
    """Yield a bet and raises for amounts without verbs: *the least raise after 400, 1000*.

    Yield nothing unless there are two or more amounts in rising order.
    """
    indexed_amounts = [
        (item_index, item.amount)
        for item_index, item in enumerate(transcript.items)
        if item.has("amount")
    ]
    ordered_amounts = [amount or 0 for _, amount in indexed_amounts]
    if len(ordered_amounts) < 2 or ordered_amounts != sorted({*ordered_amounts}):
        return
    for wager_index, (item_index, amount) in enumerate(indexed_amounts):
        yield LineAction("raise" if wager_index else "bet", Actor(), item_index, 0, amount)


def _find_bet_level_after_wagers(transcript: Transcript) -> BetLevel:
    """Return the bet to match after the wagers of a text.

    Before the flop the blinds are the first bet. A text with blinds but no street is before the
    flop.
    """
    stakes, actions = find_stakes(transcript), find_wagers(transcript)
    is_preflop = find_street(transcript) in (None, 0) or _is_before_flop(transcript)
    if (
        stakes
        and is_preflop
        and find_structure(transcript) != "limit"
        and not is_unopened(transcript)
    ):
        blind_level = BetLevel(stakes[1], stakes[1], True)
        actions = [
            action._replace(kind="raise") if action.kind == "bet" else action for action in actions
        ]
        return bet_level_after(transcript, actions, len(transcript.items), blind_level)
    return bet_level_after(transcript, actions, len(transcript.items))


def _is_before_flop(transcript: Transcript) -> bool:
    return any(
        item.has("before") and any(next_item.has("flop") for next_item in next_items)
        for item, *next_items in zip(
            transcript.items, transcript.items[1:], transcript.items[2:], strict=False
        )
    )


def _find_minimum_raise_facts(transcript: Transcript) -> ToolArguments:
    bet_level, stakes = _find_bet_level_after_wagers(transcript), find_stakes(transcript)
    if (
        bet_level.bet is None
        or find_structure(transcript) == "limit"
        or _asks_to_reraise(transcript)
    ):
        return {}
    big_blind = stakes[1] if stakes else _find_named_blind(transcript)
    raise_size = max(bet_level.raise_by or 0, big_blind or 0)
    if not raise_size:
        return {}
    straddle_amounts = [
        action.amount
        for action in find_wagers(transcript)
        if action.kind == "straddle" and action.amount
    ]
    facts: dict[str, Any] = {"bet": bet_level.bet, "by": raise_size}
    if straddle_amounts and big_blind:
        facts |= {"straddle": straddle_amounts[-1], "blind": big_blind}
    return facts


def _asks_to_reraise(transcript: Transcript) -> bool:
    """Return True if a player who has called asks to raise, which the betting may not allow.

    *I'm the one who called 125, can I reraise?*
    """
    asked_action = next(
        (
            action
            for action in transcript.actions
            if action.is_asked and action.kind in ("raise", "bet")
        ),
        None,
    )
    if asked_action is None or asked_action.actor.role != "i":
        return False
    return any(
        action.actor.role == "i" and action.kind in ("call", "check", "limp")
        for action in find_completed_actions(transcript)
    )


def _find_named_blind(transcript: Transcript) -> int | None:
    """Return the big blind if it is named alone: *the blind is 100*."""
    for item, *next_items in zip(
        transcript.items, transcript.items[1:], transcript.items[2:], strict=False
    ):
        if item.has("blind", "bb"):
            return next(
                (next_item.amount for next_item in next_items if next_item.has("amount")), None
            )
    return None


def _find_raise_permission_facts(transcript: Transcript) -> ToolArguments:
    """Return a betting round in which a player who has acted asks for permission to raise again."""
    asked_action = next(
        (
            action
            for action in transcript.actions
            if action.is_asked and action.kind in ("raise", "bet")
        ),
        None,
    )
    past_wagers = find_wagers(transcript)
    if asked_action is None or len(past_wagers) < 2:
        return {}
    is_reraise = asked_action.actor.role in (
        "first",
        "bettor",
        "caller",
    ) or asked_action.actor.label in {
        action.actor.label for action in past_wagers if action.actor.label
    }
    wager_notations = [*_format_wagers(past_wagers)]
    if not is_reraise or not wager_notations:
        return {}
    return {
        "actions": " ".join(wager_notations),
        "players": len(wager_notations),
        "street": "flop",
        "to": 0,
        "most": max([action.amount or 0 for action in past_wagers]),
    }


def _format_wagers(wagers: list[LineAction]) -> Iterator[str]:
    """Yield wagers in the notation of the tools: ``60``, ``c``, ``a45``."""
    for action in wagers:
        if action.kind == "allin" and action.amount:
            yield f"a{action.amount}"
        elif action.amount and action.kind in ("bet", "raise", "complete"):
            yield str(action.amount)
        elif action.kind in ("call", "limp"):
            yield from ["c"] * action.player_count
        elif action.kind in ("check", "fold"):
            yield from [action.kind[0] if action.kind == "fold" else "x"] * action.player_count


def _find_pot_facts(transcript: Transcript) -> ToolArguments:
    pot, stakes = find_pot(transcript), find_stakes(transcript)
    bet_amounts: list[int] = []
    for action in find_wagers(transcript):
        if action.amount and action.kind in ("bet", "raise", "allin"):
            bet_amounts.append(action.amount)
        elif action.kind == "call" and bet_amounts:
            bet_amounts += [max(bet_amounts)] * action.player_count
    if (
        not bet_amounts
        and transcript.has("face")
        and (faced_bet := bet_level_after(transcript, [], len(transcript.items)).bet)
    ):
        bet_amounts.append(faced_bet)
    if pot is not None:
        return {"middle": pot, "bets": tuple(bet_amounts)} if bet_amounts else {"middle": pot}
    if stakes and not bet_amounts:
        return {"game": f"plo {stakes[0]}/{stakes[1]}"}
    return {}


def _find_owed_blinds(transcript: Transcript) -> ToolArguments:
    """Return the blinds that a player has missed, or the fact that the player is new."""
    facts = parse_tool_arguments("owed", transcript.text, transcript.language)
    if not facts and transcript.has("miss", "back"):
        has_missed_both = transcript.has("both")
        has_missed_big, has_missed_small = (
            has_missed_both or transcript.has("bb"),
            has_missed_both or transcript.has("sb"),
        )
        facts = {
            **({"missed_big": True} if has_missed_big else {}),
            **({"missed_small": True} if has_missed_small else {}),
        }
    stakes = find_stakes(transcript)
    variant_name = (
        "lhe" if find_structure(transcript) == "limit" else "nlhe"
    )  # *limit 4/8* are its bets
    return (
        {**facts, "game": f"{variant_name} {stakes[0]}/{stakes[1]}"} if facts and stakes else facts
    )

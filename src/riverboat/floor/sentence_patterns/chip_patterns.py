"""Sentence patterns of chips: pushed with words or without, and too few for a call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

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
from riverboat.floor.sentence_patterns.last_bet import WORDS, LastBet, find_last_bet
from riverboat.floor.transcript.action_types import LineAction
from riverboat.floor.transcript.clauses import ACTIONS
from riverboat.floor.transcript.moment import find_stakes, find_street, find_structure, is_unopened
from riverboat.floor.transcript.transcript import Transcript


def read_pushed_chips(line: Transcript) -> Iterator[Reading]:
    """Read chips that were pushed in, with or without words."""
    last_bet = find_last_bet(line)
    if last_bet is None or line.has("oot", "callclock", "withoutamount"):
        return
    is_claimed = line.has("stringclaim")
    is_announced = is_claimed and any(word.word in ("raise", "allin") for word in last_bet.words)
    if not (last_bet.pushes or last_bet.taken or is_announced) or (is_claimed and not is_announced):
        return
    if any(word.word == "complete" for word in last_bet.words) or _has_two_bets(line):
        return
    fields = _spoken_words(last_bet, line)
    conflict = conflict_in(line, last_bet)
    total = sum([action.amount or 0 for action in last_bet.pushes])
    spot = level_fields(last_bet.level) | {
        "own": sum(last_bet.old_chips) or _posted_blind(line, last_bet) or None
    }
    if _is_undercall(line, last_bet, total):
        yield _read_undercall(line, last_bet, total, spot)
        return
    motions = tuple([action.chips for action in last_bet.pushes])
    taken, old = _chips_taken_back(last_bet, line), last_bet.old_chips or None
    if taken and not old:
        old = tuple([chip for action in last_bet.taken for chip in action.chips])
        old = old if len(old) > len(taken) else taken
        spot["own"] = sum(old)
    if line.has("mixing") and (len(motions) > 1 or (last_bet.front and motions)):
        last_bet = last_bet._replace(front=last_bet.front or last_bet.pushes[1:])
        motions, fields["mixed"] = motions[:1], True
        spot["own"] = sum(last_bet.old_chips) or None
    if not all(motions):
        motions = _with_unknown_chips(last_bet)
    yield reading(
        line, "Pushed", CLEAR_STRENGTH if last_bet.level.bet is not None else LIKELY_STRENGTH, who=last_bet.who,
        spot=spot, conflict=conflict, motions=motions or (() if taken and not last_bet.pushes else None), old=last_bet.old_chips or old,
        took=taken, last_chips=_last_chips(line), **fields,
    )  # fmt: skip


def _has_two_bets(line: Transcript) -> bool:
    """Return True for a line with two bets that were each answered: *bet 600, one 1000; bet 300,
    one 500*.
    """
    reported_actions = [
        action
        for action in completed_actions(line)
        if (action.kind == "push" and action.chips) or _is_bet(action)
    ]
    order = ["bet" if action.kind == "bet" else "push" for action in reported_actions]
    return order == ["bet", "push", "bet", "push"]


def _is_bet(action: LineAction) -> bool:
    return action.kind == "bet" and action.is_noun and bool(action.amount)


def conflict_in(line: Transcript, last_bet: LastBet) -> str:
    """Return the words that contradict another part of the line, or are ambiguous."""
    if last_bet.words and _was_silent_too(line, last_bet):
        return "silent"
    together = line.has("atsametime") and len({word.word for word in last_bet.words}) > 1
    if line.has("unsure") or together:
        return "words"
    spoken_words = {
        action.words[0].word for action in line.actions if action.kind == "say" and action.words
    }
    taken_back = any(action.kind == "say" and action.is_denied for action in line.actions)
    unheard = any(not action.words for action in last_bet.sayings) or _is_raise_alone(
        line, last_bet
    )
    return "words" if unheard or (taken_back and len(spoken_words) > 1) else ""


def _was_silent_too(line: Transcript, last_bet: LastBet) -> bool:
    """Return True if the line says of one player first that they were silent and then that they
    spoke.
    """
    first = min([action.clause_index for action in (*last_bet.pushes, *last_bet.sayings)])
    silent = [k for k, each in enumerate(line.clauses) if each.has("silent")]
    silent = [k for k in silent if k >= first or k == 0]
    if not silent:
        return False
    between = line.clauses[silent[-1] + 1 : last_bet.sayings[0].clause_index + 1]
    return not any(clause.link in ("then", "after") for clause in between)


def _posted_blind(line: Transcript, last_bet: LastBet) -> int:
    """Return the blind that the player has posted before the flop."""
    stakes, label = find_stakes(line), last_bet.who.label
    if stakes is None or label not in ("sb", "bb") or find_street(line) or is_unopened(line):
        return 0
    if find_structure(line) == "limit" or last_bet.level.bet is None or last_bet.taken:
        return 0
    return stakes[label == "bb"]


def _is_raise_alone(line: Transcript, last_bet: LastBet) -> bool:
    """Return True for *raise, bet 600, one 5000 chip*: the raise may be another player's."""
    return not last_bet.words and any(
        action.kind == "raise"
        and action.is_noun
        and len(line.clauses[action.clause_index].items) == 1
        for action in line.actions
    )


def _chips_taken_back(last_bet: LastBet, line: Transcript) -> tuple[int, ...] | None:
    """Return the chips taken back: all chips in front of the player if the line names none."""
    if not last_bet.taken:
        return None
    named_chips = tuple([chip for action in last_bet.taken for chip in action.chips])
    if len(named_chips) == 1 and line.has("both"):
        named_chips *= 2
    if (some := _taken_chip_count(last_bet, line)) is not None:
        return named_chips[:some]
    if named_chips and not (last_bet.old_chips and line.has("both", "all")):
        return named_chips
    return last_bet.old_chips or named_chips or None


def _taken_chip_count(last_bet: LastBet, line: Transcript) -> int | None:
    """Return the number of a player's own chips taken back: *one of his two 25 chips*."""
    at = last_bet.taken[0].item_index
    for item, *after in zip(
        line.items[at:], line.items[at + 1 :], line.items[at + 2 :], strict=False
    ):
        if item.has("amount") and after[0].has("of", "his") and after[1].chips:
            return item.amount
    return None


def _last_chips(line: Transcript) -> bool | None:
    if line.has("chipsbehind"):
        return False
    last = any(
        item.has("last") and after.chips
        for item, after in zip(line.items, line.items[1:], strict=False)
    )
    return True if last or line.has("lastchips") else None


def _with_unknown_chips(last_bet: LastBet) -> tuple[tuple[int, ...], ...]:
    """Return amounts as chips of unknown denominations if the ruling cannot depend on their number.

    It cannot without a bet to call, for at least a call, and after words with an amount.
    """
    amounts = [action.amount or 0 for action in last_bet.pushes]
    announced = any(word.word and word.amount for word in last_bet.words) and all(amounts)
    first = (
        last_bet.sayings[0].item_index < last_bet.pushes[0].item_index
        if last_bet.sayings and last_bet.pushes
        else False
    )
    if last_bet.level.bet == 0 or amounts[0] == last_bet.level.bet or (announced and first):
        return tuple([action.chips or (action.amount or 0,) for action in last_bet.pushes])
    return ()


def _spoken_words(last_bet: LastBet, line: Transcript) -> dict[str, Any]:
    """Return the words spoken with the chips, and True if they came first."""
    if not last_bet.words:
        return {}
    named_words = [word for word in last_bet.words if word.word]
    first = named_words[0] if named_words else last_bet.words[0]
    fields: dict[str, Any] = {
        "word": WORDS.get(first.word, first.word) or None,
        "amount": first.amount,
        "before": _are_words_first(last_bet, line) if last_bet.pushes else None,
    }
    if fields["word"] is None and fields["before"] is False:
        fields |= {"word": "raise", "amount": None}  # *two 5s, and then he says make it 30*
    return {name: value for name, value in fields.items() if value is not None}


def spoken_fields(line: Transcript) -> dict[str, Any]:
    """Return the fields of words spoken with chips that the line does not name, so that they do not
    count as silent.
    """
    said_action = next(
        (action for action in completed_actions(line) if action.kind == "say" and action.words),
        None,
    )
    if said_action is None:
        return {}
    first = said_action.words[0]
    chips = [
        action.item_index for action in completed_actions(line) if action.kind in ("move", "push")
    ]
    fields: dict[str, Any] = {
        "word": WORDS.get(first.word, first.word) or None,
        "amount": first.amount,
        "before": True if chips and said_action.item_index < chips[0] else None,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _are_words_first(last_bet: LastBet, line: Transcript) -> bool | None:
    """Return True if the words came before or with the chips; None if the line does not say."""
    said, push = last_bet.sayings[0], last_bet.pushes[0]
    if any(clause.has("landed") and clause.link == "after" for clause in line.clauses):
        return False
    if said.item_index < push.item_index or line_tags(line) & {"atsametime"}:
        return True
    clause = line.clauses[said.clause_index]
    if clause.link in ("then", "after", "while") or line.has("already"):
        return False
    return True if line.items[said.item_index].word == "saying" else None


def _is_undercall(line: Transcript, last_bet: LastBet, total: int) -> bool:
    """Return True for a total below the bet; chips that the line names one by one are ruled on as
    chips.
    """
    bet = last_bet.level.bet
    if (
        bet is None
        or not last_bet.pushes
        or not 0 < total < bet
        or last_bet.taken
        or line.has("lastchips")
    ):
        return False
    if any(word.word not in ("call", "") for word in last_bet.words) or last_bet.old_chips:
        return False
    return _excuse(line) is not None or not all(action.chips for action in last_bet.pushes)


def _read_undercall(
    line: Transcript, last_bet: LastBet, total: int, spot: dict[str, Any]
) -> Reading:
    said_call = any(word.word == "call" for word in last_bet.words)
    thought = next((d.amount for d in line.actions if d.is_claim and d.amount), None)
    thought = misheard_amount(line) if thought is None else thought
    return reading(
        line, "TooLittle", CLEAR_STRENGTH, who=last_bet.who, spot=spot, chips=total,
        said_call=said_call or None, claims=_excuse(line), thought=thought,
        told=named_amount(line), acted=_acted_behind(line, last_bet),
    )  # fmt: skip


def named_amount(line: Transcript) -> int | None:
    """Return the amount of the bet that the dealer named to the player."""
    for clause in line.clauses:
        at = clause.position("tell", "say")
        if at < 0 or not clause.has("dealer", "i") or not clause.has("he", "dealer", "player"):
            continue
        amount = next((item.amount for item in clause.items[at:] if item.has("amount")), None)
        if amount is not None:
            return amount
    return None


def _acted_behind(line: Transcript, last_bet: LastBet) -> bool | None:
    if line.has("noaction"):
        return False
    last = max([action.item_index for action in last_bet.pushes], default=0)
    behind = [
        action for action in completed_actions(line)
        if action.item_index > last
        and (action.actor.role in ("next", "other") or "behind" in line_tags(line))
        and action.kind in ACTIONS and not action.is_noun
    ]  # fmt: skip
    return True if behind else None


def misheard_amount(line: Transcript) -> int | None:
    """Return the amount that a player heard: *he heard three fifty*."""
    for item, *after in zip(line.items, line.items[1:], line.items[2:], strict=False):
        if item.has("heard") and (heard := next((e.amount for e in after if e.amount), None)):
            return heard
    return None


def _excuse(line: Transcript) -> str | None:
    if line.has("misheard") or misheard_amount(line) is not None:
        return "misheard"
    if line.has("miscounted"):
        return "miscounted"
    return "unaware" if line.has("unaware") else None


CHIP_PATTERNS: Final[tuple[PatternFunction, ...]] = (read_pushed_chips,)

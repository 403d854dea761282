"""Sentence patterns of chips: pushed with words or without, and too few for a call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

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
from riverboat.floor.sentence_patterns.last_bet import WORD_BY_CONCEPT, LastBet, find_last_bet
from riverboat.floor.transcript.action_types import LineAction
from riverboat.floor.transcript.clauses import ACTIONS
from riverboat.floor.transcript.moment import find_stakes, find_street, find_structure, is_unopened
from riverboat.floor.transcript.transcript import Transcript


def read_pushed_chips(transcript: Transcript) -> Iterator[Reading]:
    """Read chips that were pushed in, with or without words."""
    last_bet = find_last_bet(transcript)
    if last_bet is None or transcript.has("oot", "callclock", "withoutamount"):
        return
    is_string_bet_claimed = transcript.has("stringclaim")
    is_raise_announced = is_string_bet_claimed and any(
        word.word in ("raise", "allin") for word in last_bet.words
    )
    if not (last_bet.pushed_actions or last_bet.taken_back_actions or is_raise_announced) or (
        is_string_bet_claimed and not is_raise_announced
    ):
        return
    if any(word.word == "complete" for word in last_bet.words) or _has_two_bets(transcript):
        return
    fields = _build_spoken_word_fields(last_bet, transcript)
    conflict = find_conflict(transcript, last_bet)
    pushed_total = sum([action.amount or 0 for action in last_bet.pushed_actions])
    spot_fields = bet_level_fields(last_bet.level) | {
        "own": sum(last_bet.earlier_chips) or _find_posted_blind(transcript, last_bet) or None
    }
    if _is_undercall(transcript, last_bet, pushed_total):
        yield _read_undercall(transcript, last_bet, pushed_total, spot_fields)
        return
    motions = tuple([action.chips for action in last_bet.pushed_actions])
    taken_back_chips, earlier_chips = (
        _find_chips_taken_back(last_bet, transcript),
        last_bet.earlier_chips or None,
    )
    if taken_back_chips and not earlier_chips:
        earlier_chips = tuple(
            [chip for action in last_bet.taken_back_actions for chip in action.chips]
        )
        earlier_chips = (
            earlier_chips if len(earlier_chips) > len(taken_back_chips) else taken_back_chips
        )
        spot_fields["own"] = sum(earlier_chips)
    if transcript.has("mixing") and (len(motions) > 1 or (last_bet.front_actions and motions)):
        last_bet = last_bet._replace(
            front_actions=last_bet.front_actions or last_bet.pushed_actions[1:]
        )
        motions, fields["mixed"] = motions[:1], True
        spot_fields["own"] = sum(last_bet.earlier_chips) or None
    if not all(motions):
        motions = _build_unknown_chips(last_bet)
    yield build_reading(
        transcript, "Pushed", CLEAR_STRENGTH if last_bet.level.bet is not None else LIKELY_STRENGTH, actor=last_bet.actor,
        spot_fields=spot_fields, conflict=conflict, motions=motions or (() if taken_back_chips and not last_bet.pushed_actions else None), old=last_bet.earlier_chips or earlier_chips,
        took=taken_back_chips, last_chips=_are_last_chips(transcript), **fields,
    )  # fmt: skip


def _has_two_bets(transcript: Transcript) -> bool:
    """Return True for a text with two bets that were each answered: *bet 600, one 1000; bet 300,
    one 500*.
    """
    bet_actions = [
        action
        for action in find_completed_actions(transcript)
        if (action.kind == "push" and action.chips) or _is_bet(action)
    ]
    action_kinds = ["bet" if action.kind == "bet" else "push" for action in bet_actions]
    return action_kinds == ["bet", "push", "bet", "push"]


def _is_bet(action: LineAction) -> bool:
    return action.kind == "bet" and action.is_noun and bool(action.amount)


def find_conflict(transcript: Transcript, last_bet: LastBet) -> str:
    """Return the kind of conflict in a text; empty if there is none.

    ``silent`` means that the text calls a player silent who also speaks, ``words`` that the spoken
    words are unknown, ambiguous or denied.
    """
    if last_bet.words and _has_silence_and_speech(transcript, last_bet):
        return "silent"
    are_simultaneous = (
        transcript.has("atsametime") and len({word.word for word in last_bet.words}) > 1
    )
    if transcript.has("unsure") or are_simultaneous:
        return "words"
    spoken_words = {
        action.words[0].word
        for action in transcript.actions
        if action.kind == "say" and action.words
    }
    has_denied_words = any(
        action.kind == "say" and action.is_denied for action in transcript.actions
    )
    has_unknown_words = any(
        not action.words for action in last_bet.spoken_actions
    ) or _has_separate_raise(transcript, last_bet)
    return "words" if has_unknown_words or (has_denied_words and len(spoken_words) > 1) else ""


def _has_silence_and_speech(transcript: Transcript, last_bet: LastBet) -> bool:
    """Return True if the text says of one player first that they were silent and then that they
    spoke.
    """
    first_clause_index = min(
        [action.clause_index for action in (*last_bet.pushed_actions, *last_bet.spoken_actions)]
    )
    silent_indexes = [
        index for index, clause in enumerate(transcript.clauses) if clause.has("silent")
    ]
    silent_indexes = [
        index for index in silent_indexes if index >= first_clause_index or index == 0
    ]
    if not silent_indexes:
        return False
    clauses_between = transcript.clauses[
        silent_indexes[-1] + 1 : last_bet.spoken_actions[0].clause_index + 1
    ]
    return not any(clause.link in ("then", "after") for clause in clauses_between)


def _find_posted_blind(transcript: Transcript, last_bet: LastBet) -> int:
    stakes, actor_label = find_stakes(transcript), last_bet.actor.label
    if (
        stakes is None
        or actor_label not in ("sb", "bb")
        or find_street(transcript)
        or is_unopened(transcript)
    ):
        return 0
    if (
        find_structure(transcript) == "limit"
        or last_bet.level.bet is None
        or last_bet.taken_back_actions
    ):
        return 0
    return stakes[actor_label == "bb"]


def _has_separate_raise(transcript: Transcript, last_bet: LastBet) -> bool:
    """Return True for *raise, bet 600, one 5000 chip*: the raise may be another player's."""
    return not last_bet.words and any(
        action.kind == "raise"
        and action.is_noun
        and len(transcript.clauses[action.clause_index].items) == 1
        for action in transcript.actions
    )


def _find_chips_taken_back(last_bet: LastBet, transcript: Transcript) -> tuple[int, ...] | None:
    """Return the chips taken back: all chips in front of the player if the text names none."""
    if not last_bet.taken_back_actions:
        return None
    named_chips = tuple([chip for action in last_bet.taken_back_actions for chip in action.chips])
    if len(named_chips) == 1 and transcript.has("both"):
        named_chips *= 2
    if (chip_count := _count_own_chips_taken(last_bet, transcript)) is not None:
        return named_chips[:chip_count]
    if named_chips and not (last_bet.earlier_chips and transcript.has("both", "all")):
        return named_chips
    return last_bet.earlier_chips or named_chips or None


def _count_own_chips_taken(last_bet: LastBet, transcript: Transcript) -> int | None:
    """Return the number of a player's own chips taken back: *one of his two 25 chips*."""
    first_index = last_bet.taken_back_actions[0].item_index
    for item, *next_items in zip(
        transcript.items[first_index:],
        transcript.items[first_index + 1 :],
        transcript.items[first_index + 2 :],
        strict=False,
    ):
        if item.has("amount") and next_items[0].has("of", "his") and next_items[1].chips:
            return item.amount
    return None


def _are_last_chips(transcript: Transcript) -> bool | None:
    if transcript.has("chipsbehind"):
        return False
    has_named_chips = any(
        item.has("last") and next_item.chips
        for item, next_item in zip(transcript.items, transcript.items[1:], strict=False)
    )
    return True if has_named_chips or transcript.has("lastchips") else None


def _build_unknown_chips(last_bet: LastBet) -> tuple[tuple[int, ...], ...]:
    """Return the pushed amounts as single chips; empty if the ruling may depend on the real number.

    It does not depend on it if there is no bet to call, if the amount is exactly the bet, or if the
    player announced an amount before pushing.
    """
    amounts = [action.amount or 0 for action in last_bet.pushed_actions]
    is_announced = any(word.word and word.amount for word in last_bet.words) and all(amounts)
    are_words_first = (
        last_bet.spoken_actions[0].item_index < last_bet.pushed_actions[0].item_index
        if last_bet.spoken_actions and last_bet.pushed_actions
        else False
    )
    if (
        last_bet.level.bet == 0
        or amounts[0] == last_bet.level.bet
        or (is_announced and are_words_first)
    ):
        return tuple([action.chips or (action.amount or 0,) for action in last_bet.pushed_actions])
    return ()


def _build_spoken_word_fields(last_bet: LastBet, transcript: Transcript) -> dict[str, Any]:
    """Return the fields of the words spoken with the chips: word, amount and order."""
    if not last_bet.words:
        return {}
    named_words = [word for word in last_bet.words if word.word]
    first_word = named_words[0] if named_words else last_bet.words[0]
    fields: dict[str, Any] = {
        "word": WORD_BY_CONCEPT.get(first_word.word, first_word.word) or None,
        "amount": first_word.amount,
        "before": _are_words_first(last_bet, transcript) if last_bet.pushed_actions else None,
    }
    if fields["word"] is None and fields["before"] is False:
        fields |= {"word": "raise", "amount": None}  # *two 5s, and then he says make it 30*
    return {name: value for name, value in fields.items() if value is not None}


def read_spoken_fields(transcript: Transcript) -> dict[str, Any]:
    """Return the fields of words that a player spoke with chips of unknown value.

    Without these fields, the chips would count as pushed in silence.
    """
    spoken_action = next(
        (
            action
            for action in find_completed_actions(transcript)
            if action.kind == "say" and action.words
        ),
        None,
    )
    if spoken_action is None:
        return {}
    first_word = spoken_action.words[0]
    chip_indexes = [
        action.item_index
        for action in find_completed_actions(transcript)
        if action.kind in ("move", "push")
    ]
    fields: dict[str, Any] = {
        "word": WORD_BY_CONCEPT.get(first_word.word, first_word.word) or None,
        "amount": first_word.amount,
        "before": True if chip_indexes and spoken_action.item_index < chip_indexes[0] else None,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _are_words_first(last_bet: LastBet, transcript: Transcript) -> bool | None:
    """Return True if the words came before or with the chips; None if the text does not say."""
    spoken_action, pushed_action = last_bet.spoken_actions[0], last_bet.pushed_actions[0]
    if any(clause.has("landed") and clause.link == "after" for clause in transcript.clauses):
        return False
    if spoken_action.item_index < pushed_action.item_index or text_tags(transcript) & {
        "atsametime"
    }:
        return True
    clause = transcript.clauses[spoken_action.clause_index]
    if clause.link in ("then", "after", "while") or transcript.has("already"):
        return False
    return True if transcript.items[spoken_action.item_index].word == "saying" else None


def _is_undercall(transcript: Transcript, last_bet: LastBet, pushed_total: int) -> bool:
    """Return True if the pushed chips are an undercall that is ruled on by its total.

    Chips that the text names one by one, without an excuse of the player, are ruled on as pushed
    chips.
    """
    bet_to_match = last_bet.level.bet
    if (
        bet_to_match is None
        or not last_bet.pushed_actions
        or not 0 < pushed_total < bet_to_match
        or last_bet.taken_back_actions
        or transcript.has("lastchips")
    ):
        return False
    if any(word.word not in ("call", "") for word in last_bet.words) or last_bet.earlier_chips:
        return False
    return _find_excuse(transcript) is not None or not all(
        action.chips for action in last_bet.pushed_actions
    )


def _read_undercall(
    transcript: Transcript, last_bet: LastBet, pushed_total: int, spot_fields: dict[str, Any]
) -> Reading:
    has_said_call = any(word.word == "call" for word in last_bet.words)
    believed_bet = next(
        (action.amount for action in transcript.actions if action.is_claim and action.amount), None
    )
    believed_bet = find_misheard_amount(transcript) if believed_bet is None else believed_bet
    return build_reading(
        transcript, "TooLittle", CLEAR_STRENGTH, actor=last_bet.actor, spot_fields=spot_fields, chips=pushed_total,
        said_call=has_said_call or None, claims=_find_excuse(transcript), thought=believed_bet,
        told=find_named_amount(transcript), acted=_has_action_behind(transcript, last_bet),
    )  # fmt: skip


def find_named_amount(transcript: Transcript) -> int | None:
    """Return the amount of the bet that the dealer named to the player."""
    for clause in transcript.clauses:
        verb_index = clause.find_index("tell", "say")
        if (
            verb_index < 0
            or not clause.has("dealer", "i")
            or not clause.has("he", "dealer", "player")
        ):
            continue
        amount = next(
            (item.amount for item in clause.items[verb_index:] if item.has("amount")), None
        )
        if amount is not None:
            return amount
    return None


def _has_action_behind(transcript: Transcript, last_bet: LastBet) -> bool | None:
    if transcript.has("noaction"):
        return False
    last_push_index = max([action.item_index for action in last_bet.pushed_actions], default=0)
    actions_behind = [
        action for action in find_completed_actions(transcript)
        if action.item_index > last_push_index
        and (action.actor.role in ("next", "other") or "behind" in text_tags(transcript))
        and action.kind in ACTIONS and not action.is_noun
    ]  # fmt: skip
    return True if actions_behind else None


def find_misheard_amount(transcript: Transcript) -> int | None:
    """Return the amount that a player heard: *he heard three fifty*."""
    for item, *next_items in zip(
        transcript.items, transcript.items[1:], transcript.items[2:], strict=False
    ):
        if item.has("heard") and (
            amount := next((next_item.amount for next_item in next_items if next_item.amount), None)
        ):
            return amount
    return None


def _find_excuse(transcript: Transcript) -> str | None:
    if transcript.has("misheard") or find_misheard_amount(transcript) is not None:
        return "misheard"
    if transcript.has("miscounted"):
        return "miscounted"
    return "unaware" if transcript.has("unaware") else None


CHIP_PATTERNS: Final[tuple[PatternFunction, ...]] = (read_pushed_chips,)

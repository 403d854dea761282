"""Sentence patterns of spoken actions: announced, in a text without verbs, or quoted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from riverboat.floor.sentence_patterns.chip_patterns import find_conflict, find_named_amount
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
from riverboat.floor.transcript.action_types import LineAction, SpokenWord
from riverboat.floor.transcript.clauses import ACTIONS
from riverboat.floor.transcript.moment import BetLevel, bet_level_after, find_street
from riverboat.floor.transcript.transcript import Transcript


def read_spoken_action(transcript: Transcript) -> Iterator[Reading]:
    """Read spoken words without chips."""
    last_bet = find_last_bet(transcript)
    if (
        last_bet is None
        or last_bet.pushed_actions
        or not last_bet.words
        or transcript.has(*_OTHER_SPEECH_CONCEPTS)
    ):
        return
    if last_bet.actor.role in ("dealer", "floor", "nobody") or _has_chips_after_words(
        transcript, last_bet
    ):
        return
    if (mistaken_call := _read_mistaken_call(transcript, last_bet)) is not None:
        yield mistaken_call
        return
    word_names = [WORD_BY_CONCEPT.get(word.word, word.word) for word in last_bet.words if word.word]
    if (earlier_action := _find_action_before_words(transcript, last_bet)) is not None:
        word_names = [
            WORD_BY_CONCEPT.get(earlier_action.kind, earlier_action.kind),
            *word_names,
        ]
        last_bet = last_bet._replace(level=_apply_call_amount(last_bet.level, earlier_action))
    if word_names[:2] in (["bet", "pot"], ["raise", "pot"]):
        word_names = ["pot", *word_names[2:]]
    amounts = [word.amount for word in last_bet.words if word.amount is not None]
    if len(word_names) > 2 or len(amounts) > 2:
        return
    bet_level, amount = _split_spoken_amount(last_bet.level, word_names, amounts)
    fields: dict[str, Any] = dict(zip(("word", "then"), word_names, strict=False))
    yield build_reading(
        transcript, "Said", CLEAR_STRENGTH if bet_level.bet is not None else LIKELY_STRENGTH, actor=last_bet.actor,
        spot_fields=bet_level_fields(bet_level) | {"own": sum(last_bet.earlier_chips) or None},
        conflict=find_conflict(transcript, last_bet), amount=amount, **fields,
    )  # fmt: skip


def _has_chips_after_words(transcript: Transcript, last_bet: LastBet) -> bool:
    """Return True if chips without a stated amount followed the words, in several motions."""
    has_motion = any(
        action.kind == "move" and action.item_index > last_bet.spoken_actions[0].item_index
        for action in find_completed_actions(transcript)
    )
    return has_motion and transcript.has("twomotions", "again", "more")


def _find_action_before_words(transcript: Transcript, last_bet: LastBet) -> LineAction | None:
    """Return the speaker's action just before their words: *calls a bet of 100 and then says raise*.

    Words of another player begin with a name or a role.
    """
    spoken_action = last_bet.spoken_actions[0]
    earlier_actions = [
        action
        for action in find_completed_actions(transcript)
        if action.item_index < spoken_action.item_index
    ]
    if (named_action := _find_named_player_action(earlier_actions, spoken_action)) is not None:
        return named_action
    bet_action = (
        earlier_actions.pop()
        if earlier_actions and earlier_actions[-1].is_noun and earlier_actions[-1].kind == "bet"
        else None
    )
    last_action = earlier_actions[-1] if earlier_actions else None
    if (
        last_action is not None
        and bet_action is not None
        and last_action.clause_index == bet_action.clause_index
    ):
        last_action = last_action._replace(amount=last_action.amount or bet_action.amount)
    if (
        last_action is None
        or last_action.is_noun
        or last_action.player_count > 1
        or last_action.actor.player_count > 1
    ):
        return None
    clause = transcript.clauses[spoken_action.clause_index]
    names_other_player = any(
        item.labels or item.has("next", "other", "player", "bettor", "dealer", "button", "sb", "bb")
        for item in clause.items
    )
    continues_action = last_action.actor == spoken_action.actor and (
        clause.link in ("then", "and", "after") or not names_other_player
    )
    is_replaceable = (
        last_action.kind in ("call", "check", "fold") and last_bet.words[0].word in _LATER_WORDS
    )
    return last_action if continues_action and is_replaceable and not names_other_player else None


def _find_named_player_action(
    earlier_actions: Sequence[LineAction], spoken_action: LineAction
) -> LineAction | None:
    """Return the action of a named player before their words, unless another player has bet
    since.
    """
    speaker_label = spoken_action.actor.label
    player_actions = [
        action
        for action in earlier_actions
        if speaker_label and action.actor.label == speaker_label and not action.is_noun
    ]
    if not player_actions or player_actions[-1].kind not in ("call", "check", "fold"):
        return None
    later_kinds = {
        action.kind
        for action in earlier_actions
        if action.item_index > player_actions[-1].item_index
    }
    return None if later_kinds & {"bet", "raise", "allin", "push"} else player_actions[-1]


_LATER_WORDS: Final = ("raise", "call", "bet", "allin", "fold")
"""Words that have no effect after an action of the same player."""


def _apply_call_amount(bet_level: BetLevel, action: LineAction) -> BetLevel:
    """Return the bet to match, set to the amount of a call if the text names one."""
    is_named_call = bet_level.bet is None and action.kind == "call" and action.amount
    return bet_level._replace(bet=action.amount) if is_named_call else bet_level


_OTHER_SPEECH_CONCEPTS: Final = ("oot", "withoutamount", "stringclaim", "shortage")
"""Concepts of texts whose spoken words are no action."""


def _read_mistaken_call(transcript: Transcript, last_bet: LastBet) -> Reading | None:
    if last_bet.words[0].word != "call":
        return None
    named_bet, believed_bet = find_named_amount(transcript), _find_believed_bet(transcript)
    actual_bet = _find_actual_bet(transcript) or last_bet.level.bet
    called_bet = named_bet if named_bet is not None else believed_bet
    if called_bet is None or actual_bet is None or called_bet >= actual_bet:
        return None
    spot_fields = bet_level_fields(last_bet.level) | {"bet": actual_bet}
    excuse = "misheard" if named_bet is None else None
    return build_reading(
        transcript, "TooLittle", CLEAR_STRENGTH, actor=last_bet.actor, spot_fields=spot_fields, chips=called_bet, told=named_bet,
        said_call=True, claims=excuse, thought=believed_bet,
    )  # fmt: skip


def _find_believed_bet(transcript: Transcript) -> int | None:
    """Return the bet that the player believed in: *thought it was 115*."""
    for clause in transcript.clauses:
        verb_index = clause.find_index("think", "misheard", "miscounted")
        amounts = [item.amount for item in clause.items[verb_index + 1 :] if item.has("amount")]
        if verb_index >= 0 and amounts:
            return amounts[0]
    return None


def _find_actual_bet(transcript: Transcript) -> int | None:
    """Return the actual bet: *it's really 17,400*."""
    clause = next(
        (clause for clause in transcript.clauses if clause.has("real") and clause.has("amount")),
        None,
    )
    return (
        None if clause is None else next(item.amount for item in clause.items if item.has("amount"))
    )


def _split_spoken_amount(
    bet_level: BetLevel, word_names: Sequence[str], amounts: Sequence[int]
) -> tuple[BetLevel, int | None]:
    """Return the bet to match and the announced amount: *I see your 500* names the bet that is
    called.
    """
    if word_names[:1] == ["call"] and amounts and (len(word_names) == 1 or len(amounts) == 2):
        bet_level = bet_level._replace(
            bet=bet_level.bet if bet_level.bet is not None else amounts[0]
        )
        amounts = amounts[1:]
    return bet_level, amounts[-1] if amounts else None


def read_single_action(transcript: Transcript) -> Iterator[Reading]:
    """Read a single action as words: *checks facing a bet of 300*, *facing 600 he folds*."""
    actions = find_completed_actions(transcript)
    if any(action.kind in ("push", "say", "takeback", "move") for action in transcript.actions):
        return
    single_actions = [
        action
        for action in actions
        if action.kind in ACTIONS - {"act", "limp"} and not action.is_noun
    ]
    single_actions = single_actions or _find_verbless_response(transcript, actions)
    if (option_check := _find_option_check(transcript, single_actions)) is not None:
        yield build_reading(
            transcript,
            "Said",
            LIKELY_STRENGTH,
            spot_fields=bet_level_fields(BetLevel(0)),
            word=option_check.kind,
        )
        return
    if len(single_actions) != 1 or text_tags(transcript) & _OTHER_INCIDENT_CONCEPTS:
        return
    single_action = single_actions[0]
    other_actions = [action for action in actions if action is not single_action]
    bet_level = bet_level_after(transcript, other_actions, len(transcript.items))
    if single_action.kind == "call" and bet_level.bet is None and single_action.amount:
        bet_level = bet_level._replace(bet=single_action.amount)
    if (
        bet_level.bet is None
        and single_action.kind in ("tap", "check", "option")
        and _has_option(transcript)
    ):
        bet_level = BetLevel(0)
    if bet_level.bet is None and not bet_level.is_all_in:
        return
    amount = single_action.amount if single_action.kind != "call" else None
    word = (
        "raise"
        if single_action.kind == "bet" and bet_level.bet
        else WORD_BY_CONCEPT.get(single_action.kind, single_action.kind)
    )
    yield build_reading(
        transcript, "Said", LIKELY_STRENGTH, actor=single_action.actor, spot_fields=bet_level_fields(bet_level), word=word, amount=amount,
    )  # fmt: skip


def read_announced_raise(transcript: Transcript) -> Iterator[Reading]:
    """Read a call and a raise in the player's own words: *I see your 500, raise you 500*."""
    actions = [action for action in transcript.actions if action.kind in ACTIONS]
    action_kinds = [action.kind for action in actions]
    if action_kinds != ["call", "raise"] or any(
        action.kind in ("push", "say") for action in transcript.actions
    ):
        return
    call_action, raise_action = actions
    call_verb = transcript.items[call_action.item_index].word
    if not (call_verb == "i" or call_verb.endswith(("vam", "dim", "vim"))) or transcript.has("oot"):
        return
    amount = raise_action.amount or next(
        (item.amount for item in transcript.items[raise_action.item_index :] if item.has("amount")),
        None,
    )
    yield build_reading(
        transcript, "Said", CLEAR_STRENGTH, word="call", then="raise", amount=amount,
        spot_fields=bet_level_fields(BetLevel(call_action.amount)),
    )  # fmt: skip


def read_changed_action(transcript: Transcript) -> Iterator[Reading]:
    """Read an action that the player wants to replace: *checks and then wants to bet*."""
    actions = [
        action
        for action in transcript.actions
        if action.kind in ACTIONS - {"act"} and not action.is_noun
    ]
    if len(actions) != 2 or text_tags(transcript) & _OTHER_INCIDENT_CONCEPTS:
        return
    first_action, second_action = actions
    is_intended = second_action.is_pending and transcript.clauses[second_action.clause_index].has(
        "want"
    )
    has_same_player = first_action.actor == second_action.actor or not second_action.actor.label
    if (
        not (is_intended and has_same_player)
        or first_action.kind not in ("check", "call", "fold")
        or first_action.is_pending
    ):
        return
    if (
        first_action.is_denied
        or first_action.is_asked
        or any(action.kind == "push" for action in transcript.actions)
    ):
        return
    other_actions = [
        action for action in find_completed_actions(transcript) if action not in actions
    ]
    bet_level = bet_level_after(transcript, other_actions, len(transcript.items))
    yield build_reading(
        transcript, "Said", CLEAR_STRENGTH, actor=first_action.actor, spot_fields=bet_level_fields(bet_level), word=first_action.kind,
        then=WORD_BY_CONCEPT.get(second_action.kind, second_action.kind), amount=second_action.amount,
    )  # fmt: skip


def _find_option_check(transcript: Transcript, actions: Sequence[LineAction]) -> LineAction | None:
    """Return the check of the big blind in a pot in which others only limped or completed."""
    if (
        not transcript.has("limp", "complete")
        or transcript.has("oot", "skip")
        or find_street(transcript)
    ):
        return None
    if any(action.kind in ("bet", "raise", "allin") for action in actions):
        return None
    check_actions = [action for action in actions if action.kind in ("tap", "check", "option")]
    return (
        check_actions[0]
        if len(check_actions) == 1 and check_actions[0].actor.label == "bb"
        else None
    )


def _has_option(transcript: Transcript) -> bool:
    """Return True if the big blind acts in an unraised pot."""
    is_pot_raised = any(action.kind in ("bet", "raise", "allin") for action in transcript.actions)
    return transcript.has("bb") and transcript.has("limp") and not is_pot_raised


_MAX_VERBLESS_WORDS: Final = 8
"""Maximum number of items in a text without verbs."""


def _find_verbless_response(
    transcript: Transcript, actions: Sequence[LineAction]
) -> list[LineAction]:
    """Return the response to a bet in a text without verbs: *bet 100, call*, *fold, facing 100*."""
    if len(transcript.items) > _MAX_VERBLESS_WORDS or any(
        clause.is_question for clause in transcript.clauses
    ):
        return []
    noun_actions = [action for action in actions if action.is_noun]
    faced_action = next(
        (action for action in noun_actions if action.kind == "bet" and action.amount), None
    )
    return [action for action in noun_actions if action is not faced_action]


_OTHER_INCIDENT_CONCEPTS: Final = frozenset(
    "oot skip card hole hand deal misdeal clock timeup expose muckverb again kill question "
    "upcard award rabbit showdown penalty burn deck stub joker".split()
)
"""Concepts of texts about another incident than an action in turn."""


def read_conditional_action(transcript: Transcript) -> Iterator[Reading]:
    """Read an action announced on a condition: *if you bet, I raise*."""
    if_index = next(
        (index for index, clause in enumerate(transcript.clauses) if clause.link == "if"), None
    )
    if if_index is None:
        return
    clause_words = [*_iter_conditional_words(transcript, if_index)]
    condition_words = [
        spoken_word for clause_index, spoken_word in clause_words if clause_index == if_index
    ]
    consequence_words = [
        spoken_word for clause_index, spoken_word in clause_words if clause_index > if_index
    ]
    spoken_word = (
        condition_words[1]
        if len(condition_words) > 1
        else consequence_words[0]
        if consequence_words
        else None
    )
    if spoken_word is not None:
        word = WORD_BY_CONCEPT.get(spoken_word.word, spoken_word.word)
        yield build_reading(
            transcript, "IfThen", CLEAR_STRENGTH, word=word, amount=spoken_word.amount
        )


def _iter_conditional_words(
    transcript: Transcript, first_clause_index: int
) -> Iterator[tuple[int, SpokenWord]]:
    """Yield the actions in a condition and in its consequence, each with its clause."""
    for action in transcript.actions:
        if action.clause_index < first_clause_index or (
            action.is_noun and action.amount and action.kind == "bet"
        ):
            continue
        if action.kind == "say":
            yield from [(action.clause_index, word) for word in action.words if word.word]
        elif action.kind in ACTIONS - {"act"}:
            yield action.clause_index, SpokenWord(action.kind, action.amount)


def read_string_bet_claim(transcript: Transcript) -> Iterator[Reading]:
    """Read a string bet that a player claims."""
    last_bet = find_last_bet(transcript)
    if not transcript.has("stringclaim") or last_bet is None or text_tags(transcript) & {"oot"}:
        return
    is_confirmed = True if transcript.has("floor") and transcript.has("confirms") else None
    motions = tuple([action.chips for action in last_bet.pushed_actions])
    are_chips_known = all(motions) and len(motions) > 1
    yield build_reading(
        transcript, "StringBetCalled", CLEAR_STRENGTH, actor=last_bet.actor, spot_fields=bet_level_fields(last_bet.level),
        motions=motions if are_chips_known else None, confirmed=is_confirmed,
    )  # fmt: skip


def read_action_on_bare_raise(transcript: Transcript) -> Iterator[Reading]:
    """Read an action on the word *raise* before its amount was known."""
    raise_actions = [
        action for action in transcript.actions
        if (action.kind == "raise" or any(word.word == "raise" for word in action.words))
        and action.amount is None and not any(word.amount for word in action.words)
    ]  # fmt: skip
    if not raise_actions or not text_tags(transcript) & {
        "withoutamount",
        "nonumber",
        "amount_unknown",
    }:
        return
    raiser = raise_actions[0].actor
    later_kinds = [
        action.kind if action.kind != "say" else (action.words[0].word if action.words else "")
        for action in transcript.actions if action.item_index > raise_actions[0].item_index
        and (action.actor.role in ("next", "other") or action.actor.label != raiser.label)
    ]  # fmt: skip
    response_names = ["fold" if kind in ("fold", "muckverb") else kind for kind in later_kinds]
    response = next((response for response in response_names if response in ("fold", "call")), None)
    if response:
        yield build_reading(transcript, "OnBareRaise", CLEAR_STRENGTH, deed=response)


SPEECH_PATTERNS: Final[tuple[PatternFunction, ...]] = (
    read_spoken_action,
    read_single_action,
    read_announced_raise,
    read_changed_action,
    read_conditional_action,
    read_string_bet_claim,
    read_action_on_bare_raise,
)

"""Sentence patterns of spoken actions: announced, in a line without verbs, or quoted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from riverboat.floor.sentence_patterns.chip_patterns import conflict_in, named_amount
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
from riverboat.floor.transcript.action_types import LineAction, Spoken
from riverboat.floor.transcript.clauses import ACTIONS
from riverboat.floor.transcript.moment import Level, find_street, level_after
from riverboat.floor.transcript.transcript import Transcript


def read_spoken_action(line: Transcript) -> Iterator[Reading]:
    """Read words without chips."""
    last_bet = find_last_bet(line)
    if last_bet is None or last_bet.pushes or not last_bet.words or line.has(*_NO_WORDS):
        return
    if last_bet.who.role in ("dealer", "floor", "nobody") or _chips_followed(line, last_bet):
        return
    if (mistaken := _mistaken_call(line, last_bet)) is not None:
        yield mistaken
        return
    named = [WORDS.get(word.word, word.word) for word in last_bet.words if word.word]
    if (acted := _acted_before(line, last_bet)) is not None:
        named = [WORDS.get(acted.kind, acted.kind), *named]
        last_bet = last_bet._replace(level=_level_with(last_bet.level, acted))
    if named[:2] in (["bet", "pot"], ["raise", "pot"]):
        named = ["pot", *named[2:]]
    amounts = [word.amount for word in last_bet.words if word.amount is not None]
    if len(named) > 2 or len(amounts) > 2:
        return
    level, amount = _spoken_amount(last_bet.level, named, amounts)
    fields: dict[str, Any] = dict(zip(("word", "then"), named, strict=False))
    yield reading(
        line, "Said", CLEAR_STRENGTH if level.bet is not None else LIKELY_STRENGTH, who=last_bet.who,
        spot=level_fields(level) | {"own": sum(last_bet.old_chips) or None},
        conflict=conflict_in(line, last_bet), amount=amount, **fields,
    )  # fmt: skip


def _chips_followed(line: Transcript, last_bet: LastBet) -> bool:
    """Return True if chips without a stated amount followed the words, in several motions."""
    moved = any(
        action.kind == "move" and action.item_index > last_bet.sayings[0].item_index
        for action in completed_actions(line)
    )
    return moved and line.has("twomotions", "again", "more")


def _acted_before(line: Transcript, last_bet: LastBet) -> LineAction | None:
    """Return the speaker's action just before their words: *calls a bet of 100 and then says raise*.

    Words of another player begin with a name or a role.
    """
    spoke = last_bet.sayings[0]
    earlier_actions = [
        action for action in completed_actions(line) if action.item_index < spoke.item_index
    ]
    if (own := _own_action(earlier_actions, spoke)) is not None:
        return own
    bet = (
        earlier_actions.pop()
        if earlier_actions and earlier_actions[-1].is_noun and earlier_actions[-1].kind == "bet"
        else None
    )
    last = earlier_actions[-1] if earlier_actions else None
    if last is not None and bet is not None and last.clause_index == bet.clause_index:
        last = last._replace(amount=last.amount or bet.amount)
    if last is None or last.is_noun or last.player_count > 1 or last.actor.number > 1:
        return None
    clause = line.clauses[spoke.clause_index]
    other = any(
        item.labels or item.has("next", "other", "player", "bettor", "dealer", "button", "sb", "bb")
        for item in clause.items
    )
    goes_on = last.actor == spoke.actor and (clause.link in ("then", "and", "after") or not other)
    is_action = last.kind in ("call", "check", "fold") and last_bet.words[0].word in _FURTHER
    return last if goes_on and is_action and not other else None


def _own_action(earlier_actions: Sequence[LineAction], spoke: LineAction) -> LineAction | None:
    """Return the action of a named player before their words, unless another player has bet
    since.
    """
    label = spoke.actor.label
    own_actions = [
        action
        for action in earlier_actions
        if label and action.actor.label == label and not action.is_noun
    ]
    if not own_actions or own_actions[-1].kind not in ("call", "check", "fold"):
        return None
    since = {
        action.kind for action in earlier_actions if action.item_index > own_actions[-1].item_index
    }
    return None if since & {"bet", "raise", "allin", "push"} else own_actions[-1]


_FURTHER: Final = ("raise", "call", "bet", "allin", "fold")
"""Words that a player may say after they have acted, and that no longer count."""


def _level_with(level: Level, action: LineAction) -> Level:
    """Return the bet to match, set to the amount of a call if the line names one."""
    is_told = level.bet is None and action.kind == "call" and action.amount
    return level._replace(bet=action.amount) if is_told else level


_NO_WORDS: Final = ("oot", "withoutamount", "stringclaim", "shortage")
"""Concepts of lines in which words are told about something else than an action."""


def _mistaken_call(line: Transcript, last_bet: LastBet) -> Reading | None:
    """Return a call of less than the bet by a misinformed player."""
    if last_bet.words[0].word != "call":
        return None
    told, thought = named_amount(line), _thought_amount(line)
    bet = _real_amount(line) or last_bet.level.bet
    meant = told if told is not None else thought
    if meant is None or bet is None or meant >= bet:
        return None
    spot = level_fields(last_bet.level) | {"bet": bet}
    claims = "misheard" if told is None else None
    return reading(
        line, "TooLittle", CLEAR_STRENGTH, who=last_bet.who, spot=spot, chips=meant, told=told,
        said_call=True, claims=claims, thought=thought,
    )  # fmt: skip


def _thought_amount(line: Transcript) -> int | None:
    """Return the bet that the player believed in: *thought it was 115*."""
    for clause in line.clauses:
        at = clause.position("think", "misheard", "miscounted")
        amounts = [item.amount for item in clause.items[at + 1 :] if item.has("amount")]
        if at >= 0 and amounts:
            return amounts[0]
    return None


def _real_amount(line: Transcript) -> int | None:
    """Return the actual bet: *it's really 17,400*."""
    clause = next(
        (clause for clause in line.clauses if clause.has("real") and clause.has("amount")), None
    )
    return None if clause is None else next(i.amount for i in clause.items if i.has("amount"))


def _spoken_amount(
    level: Level, named_actions: Sequence[str], amounts: Sequence[int]
) -> tuple[Level, int | None]:
    """Return the bet to match and the announced amount: *I see your 500* names the bet that is
    called.
    """
    if named_actions[:1] == ["call"] and amounts and (len(named_actions) == 1 or len(amounts) == 2):
        level = level._replace(bet=level.bet if level.bet is not None else amounts[0])
        amounts = amounts[1:]
    return level, amounts[-1] if amounts else None


def read_single_action(line: Transcript) -> Iterator[Reading]:
    """Read a single action as words: *checks facing a bet of 300*, *facing 600 he folds*."""
    actions = completed_actions(line)
    if any(action.kind in ("push", "say", "takeback", "move") for action in line.actions):
        return
    acts = [
        action
        for action in actions
        if action.kind in ACTIONS - {"act", "limp"} and not action.is_noun
    ]
    acts = acts or _verbless_answer(line, actions)
    if (option := _used_option(line, acts)) is not None:
        yield reading(line, "Said", LIKELY_STRENGTH, spot=level_fields(Level(0)), word=option.kind)
        return
    if len(acts) != 1 or line_tags(line) & _OTHER_STORIES:
        return
    act = acts[0]
    other_actions = [action for action in actions if action is not act]
    level = level_after(line, other_actions, len(line.items))
    if act.kind == "call" and level.bet is None and act.amount:
        level = level._replace(bet=act.amount)
    if level.bet is None and act.kind in ("tap", "check", "option") and _has_option(line):
        level = Level(0)
    if level.bet is None and not level.is_all_in:
        return
    amount = act.amount if act.kind != "call" else None
    word = "raise" if act.kind == "bet" and level.bet else WORDS.get(act.kind, act.kind)
    yield reading(
        line, "Said", LIKELY_STRENGTH, who=act.actor, spot=level_fields(level), word=word, amount=amount,
    )  # fmt: skip


def read_announced_raise(line: Transcript) -> Iterator[Reading]:
    """Read a call and a raise in the player's own words: *I see your 500, raise you 500*."""
    actions = [action for action in line.actions if action.kind in ACTIONS]
    kinds = [action.kind for action in actions]
    if kinds != ["call", "raise"] or any(action.kind in ("push", "say") for action in line.actions):
        return
    call, more = actions
    word = line.items[call.item_index].word
    if not (word == "i" or word.endswith(("vam", "dim", "vim"))) or line.has("oot"):
        return
    amount = more.amount or next(
        (item.amount for item in line.items[more.item_index :] if item.has("amount")), None
    )
    yield reading(
        line, "Said", CLEAR_STRENGTH, word="call", then="raise", amount=amount,
        spot=level_fields(Level(call.amount)),
    )  # fmt: skip


def read_changed_action(line: Transcript) -> Iterator[Reading]:
    """Read an action that the player wants to replace: *checks and then wants to bet*."""
    actions = [
        action for action in line.actions if action.kind in ACTIONS - {"act"} and not action.is_noun
    ]
    if len(actions) != 2 or line_tags(line) & _OTHER_STORIES:
        return
    first, second = actions
    wants = second.is_pending and line.clauses[second.clause_index].has("want")
    same = first.actor == second.actor or not second.actor.label
    if not (wants and same) or first.kind not in ("check", "call", "fold") or first.is_pending:
        return
    if first.is_denied or first.is_asked or any(action.kind == "push" for action in line.actions):
        return
    other_actions = [action for action in completed_actions(line) if action not in actions]
    level = level_after(line, other_actions, len(line.items))
    yield reading(
        line, "Said", CLEAR_STRENGTH, who=first.actor, spot=level_fields(level), word=first.kind,
        then=WORDS.get(second.kind, second.kind), amount=second.amount,
    )  # fmt: skip


def _used_option(line: Transcript, acts: Sequence[LineAction]) -> LineAction | None:
    """Return the check of the big blind in a pot in which others only limped or completed."""
    if not line.has("limp", "complete") or line.has("oot", "skip") or find_street(line):
        return None
    if any(action.kind in ("bet", "raise", "allin") for action in acts):
        return None
    checks = [action for action in acts if action.kind in ("tap", "check", "option")]
    return checks[0] if len(checks) == 1 and checks[0].actor.label == "bb" else None


def _has_option(line: Transcript) -> bool:
    """Return True if the big blind acts in a pot that nobody raised."""
    is_raised = any(action.kind in ("bet", "raise", "allin") for action in line.actions)
    return line.has("bb") and line.has("limp") and not is_raised


_TELEGRAM: Final = 8
"""The most words of a telegram."""


def _verbless_answer(line: Transcript, actions: Sequence[LineAction]) -> list[LineAction]:
    """Return the response to a bet in a line without verbs: *bet 100, call*, *fold, facing 100*."""
    if len(line.items) > _TELEGRAM or any(clause.is_question for clause in line.clauses):
        return []
    nouns = [action for action in actions if action.is_noun]
    faced_action = next(
        (action for action in nouns if action.kind == "bet" and action.amount), None
    )
    return [action for action in nouns if action is not faced_action]


_OTHER_STORIES: Final = frozenset(
    "oot skip card hole hand deal misdeal clock timeup expose muckverb again kill question "
    "upcard award rabbit showdown penalty burn deck stub joker".split()
)
"""Concepts of lines about something else than an action in turn."""


def read_conditional_action(line: Transcript) -> Iterator[Reading]:
    """Read an action announced on a condition: *if you bet, I raise*."""
    at = next((k for k, clause in enumerate(line.clauses) if clause.link == "if"), None)
    if at is None:
        return
    acts = [*_spoken_acts(line, at)]
    inner_actions = [act for number, act in acts if number == at]
    later_actions = [act for number, act in acts if number > at]
    act = (
        inner_actions[1] if len(inner_actions) > 1 else later_actions[0] if later_actions else None
    )
    if act is not None:
        word = WORDS.get(act.word, act.word)
        yield reading(line, "IfThen", CLEAR_STRENGTH, word=word, amount=act.amount)


def _spoken_acts(line: Transcript, first: int) -> Iterator[tuple[int, Spoken]]:
    """Yield the actions in a condition and in its consequence, each with its clause."""
    for action in line.actions:
        if action.clause_index < first or (
            action.is_noun and action.amount and action.kind == "bet"
        ):
            continue
        if action.kind == "say":
            yield from [(action.clause_index, word) for word in action.words if word.word]
        elif action.kind in ACTIONS - {"act"}:
            yield action.clause_index, Spoken(action.kind, action.amount)


def read_string_bet_claim(line: Transcript) -> Iterator[Reading]:
    """Read a string bet that a player claims."""
    last_bet = find_last_bet(line)
    if not line.has("stringclaim") or last_bet is None or line_tags(line) & {"oot"}:
        return
    confirmed = True if line.has("floor") and line.has("confirms") else None
    motions = tuple([action.chips for action in last_bet.pushes])
    known = all(motions) and len(motions) > 1
    yield reading(
        line, "StringBetCalled", CLEAR_STRENGTH, who=last_bet.who, spot=level_fields(last_bet.level),
        motions=motions if known else None, confirmed=confirmed,
    )  # fmt: skip


def read_action_on_bare_raise(line: Transcript) -> Iterator[Reading]:
    """Read an action on the word *raise* before its amount was known."""
    raises = [
        action for action in line.actions
        if (action.kind == "raise" or any(w.word == "raise" for w in action.words))
        and action.amount is None and not any(w.amount for w in action.words)
    ]  # fmt: skip
    if not raises or not line_tags(line) & {"withoutamount", "nonumber", "amount_unknown"}:
        return
    first = raises[0].actor
    later = [
        action.kind if action.kind != "say" else (action.words[0].word if action.words else "")
        for action in line.actions if action.item_index > raises[0].item_index
        and (action.actor.role in ("next", "other") or action.actor.label != first.label)
    ]  # fmt: skip
    acts = ["fold" if each in ("fold", "muckverb") else each for each in later]
    act = next((act for act in acts if act in ("fold", "call")), None)
    if act:
        yield reading(line, "OnBareRaise", CLEAR_STRENGTH, action=act)


SPEECH_PATTERNS: Final[tuple[PatternFunction, ...]] = (
    read_spoken_action,
    read_single_action,
    read_announced_raise,
    read_changed_action,
    read_conditional_action,
    read_string_bet_claim,
    read_action_on_bare_raise,
)

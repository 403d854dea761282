"""Meanings offered for a line: readings, situations, tools and rules, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import Final, NamedTuple

from msgspec import Struct

from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.incident_draft import (
    KINDS,
    IncidentDraft,
    build_incident,
    build_spot,
    missing_field,
)
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.inquiry.line_reading import (
    MIN_SURE_PROBABILITY,
    LineReading,
    names_out_of_turn,
)
from riverboat.floor.inquiry.omissions import omissions, uses_all_amounts, without_doubtful_facts
from riverboat.floor.inquiry.tool_facts import tool_facts
from riverboat.floor.inquiry.tool_triggers import find_requested_tools
from riverboat.floor.intents import Intent
from riverboat.floor.intents.intent_weights import chances
from riverboat.floor.intents.rule_search import RuleScores, ScoredRule, score_rules, top_rules
from riverboat.floor.intents.tool_slots import (
    RULES_BY_TOOL,
    ToolArguments,
    ToolName,
)
from riverboat.floor.sentence_patterns.incident_reading import CLEAR_STRENGTH, completed_actions
from riverboat.floor.sentence_patterns.situation_reading import read_situation
from riverboat.floor.sentence_patterns.turn_patterns import ACT
from riverboat.floor.situations import Situation, situations_of_type, title_of
from riverboat.floor.transcript.moment import stakes_of
from riverboat.floor.transcript.transcript import Transcript
from riverboat.words.floor import typed_lines as w

MAX_MEANINGS: Final = 6
_MIN_CHANCE: Final = 0.01
_MIN_TOOL_CHANCE: Final = 0.2
_BOOK_CHANCE: Final = 0.6
_MIN_INCIDENT: Final = 0.05
"""Probability of an incident from which a line with unknown words is no question for the book."""
_SURE_RULE: Final = 0.7
"""Lead of a rule from which it answers a line by itself; below it is one of several offers."""
_SURE_TOOL: Final = 0.35


class Meaning(Struct, frozen=True):
    """A possible meaning of a line: an incident, a tool, or rules of the book."""

    chance: float
    draft: IncidentDraft | None = None
    is_word_unclear: bool = False
    """True if the spoken words are unclear, so that they are asked for before a ruling."""
    situation: Situation | None = None
    tool: ToolName | None = None
    arguments: ToolArguments | None = None
    rules: tuple[str, ...] = ()


def describe_meaning(meaning: Meaning) -> w.MeaningSummary:
    """Describe a possible incident: its situation or kind, and all its facts.

    Raise ``ValueError`` for a tool or a rule.
    """
    draft = meaning.draft
    if draft is None:
        raise ValueError("a tool or a rule is no incident")
    title = meaning.situation.title if meaning.situation else title_of(KINDS[draft.kind])
    if missing_field(draft):
        return w.MeaningSummary(title, ())
    details = describe_incident(build_incident(draft), build_spot(draft), draft.people)
    return w.MeaningSummary(
        title,
        tuple(
            [
                detail
                for detail in details
                if not (meaning.is_word_unclear and isinstance(detail, _WORDS))
            ]
        ),
    )


_WORDS: Final = (w.SilenceDetail, w.SpokenWordDetail, w.SpokenAmountDetail, w.SpeechTimingDetail)
"""Details of what was said."""


class Meanings(NamedTuple):
    """All meanings that are offered for a line."""

    meanings: tuple[Meaning, ...]
    answers_itself: bool = False
    """The first one answers the line without a question."""


def meanings_of(read: LineReading, language: str) -> Meanings:
    """Return the meanings of a line whose reading is not sure."""
    scores = score_rules(read.line.text, language)
    incidents = sorted(_incident_meanings(read), key=lambda each: -each.chance)[:MAX_MEANINGS]
    tools = [*_tool_meanings(read.line, scores)]
    rules = top_rules(scores)
    asked = [*_requested_tool_meanings(read.line)]
    if asked and not read.doubts:
        sure = asked[0].tool != "pot-limit" or uses_all_amounts(read.line, asked[0].arguments)
        return Meanings((*asked, *incidents), sure)
    if _is_book_question(read, scores, rules) and not read.doubts:
        ready = [each for each in tools if each.arguments and each.chance >= _SURE_TOOL]
        ready = [each for each in ready if each.tool != "legal-raise" or _asks_to_raise(read.line)]
        sure = bool(ready) or _probability_lead(rules) >= _SURE_RULE
        sure = sure and not _speaks_and_moves(read.line)
        first = ready[:1] or [Meaning(scores.book, rules=tuple([each.rule for each in rules]))]
        others = [each for each in tools if each not in first]
        rest = [Meaning(each.chance, rules=(each.rule,)) for each in rules]
        if sure:
            return Meanings((*first, *others, *rest, *incidents), True)
        return Meanings((*others, *rest, *incidents))
    by_facts = [*_off_unit_rules(read.line)]
    found = sorted([*incidents, *tools, *by_facts], key=lambda each: -each.chance)[:MAX_MEANINGS]
    likely = max([each.chance for each in incidents], default=0.0)
    if likely >= _MIN_INCIDENT and "unknown-speech" in read.doubts:
        return Meanings(tuple(found))  # a rule beside them would read like an answer
    return Meanings((*found, *[Meaning(each.chance, rules=(each.rule,)) for each in rules]))


def _speaks_and_moves(line: Transcript) -> bool:
    """Return True if a player spoke and moved chips, so that the line describes an incident even if
    it is a question.
    """
    kinds = {action.kind for action in completed_actions(line)}
    return "say" in kinds and bool(kinds & {"push", "move"})


def _asks_to_raise(line: Transcript) -> bool:
    """Return True if a line asks for permission to raise, and for no other action."""
    asked = any(action.kind in ("raise", "bet") and action.is_asked for action in line.actions)
    return asked or line.has("minimum", "maximum")


def _probability_lead(rules: tuple[ScoredRule, ...]) -> float:
    """Return the probability of the first rule minus twice that of the next one.

    The rules for odd chips, one for each game, count together as one answer.
    """
    same = (
        RULES_BY_TOOL["odd-chips"]
        if rules[0].rule in RULES_BY_TOOL["odd-chips"]
        else {rules[0].rule}
    )
    other_chances = [rule.chance for rule in rules if rule.rule not in same]
    return sum([rule.chance for rule in rules if rule.rule in same]) - 2 * max(
        other_chances, default=0.0
    )


def _is_book_question(read: LineReading, scores: RuleScores, rules: tuple[ScoredRule, ...]) -> bool:
    """Return True if the line asks for a rule and no incident is likely."""
    likely = max([reading.chance for reading in read.readings], default=0.0)
    unclear = any(
        reading.reading.conflict and reading.reading.strength == CLEAR_STRENGTH
        and (reading.chance >= MIN_SURE_PROBABILITY or not read.intents)
        for reading in read.readings
    )  # fmt: skip
    return (
        bool(rules) and scores.book >= _BOOK_CHANCE and likely < scores.book
        and not unclear and not _is_out_of_turn(read)
    )  # fmt: skip


def _is_out_of_turn(read: LineReading) -> bool:
    """Return True if the line calls its action out of turn."""
    return any(
        reading.kind == "ActedOutOfTurn" and reading.reading.strength == CLEAR_STRENGTH
        for reading in read.readings
    ) and names_out_of_turn(read.line)


def _incident_meanings(read: LineReading) -> Iterator[Meaning]:
    """Yield the readings, and the probable situations of other kinds, limited to those that fit the
    line.
    """
    kinds = set()
    for reading in read.readings:
        kinds.add(reading.kind)
        draft = reading.reading.draft
        unclear = bool(reading.reading.conflict) or "unknown-speech" in read.doubts
        unclear = unclear or "word" in omissions(read.line, draft)
        speaks = reading.kind in ("Pushed", "Said") and unclear
        draft = without_doubtful_facts(read.line, draft)
        yield Meaning(max(reading.chance, _MIN_CHANCE), draft, speaks)
    for intent in read.intents[:MAX_MEANINGS]:
        kind = incident_tag(intent.situation.incident_type)
        if kind not in kinds and intent.chance >= _MIN_CHANCE:
            for situation, share in _situations_of_kind(read.line, intent):
                yield Meaning(share, read_situation(read.line, situation), situation=situation)


def _situations_of_kind(line: Transcript, intent: Intent) -> Iterator[tuple[Situation, float]]:
    """Yield the likely situations of a kind of incident that fit the line; a fold does not fit a
    raise out of turn.
    """
    shares = chances(line.text, line.language, "situations")
    same = sorted(
        situations_of_type(intent.situation.incident_type),
        key=lambda each: -shares.get(each.key, 0),
    )
    acts = {ACT[action.kind] for action in completed_actions(line) if action.kind in ACT}
    acts |= {"fold"} if line.has("muckverb") else set()
    fitting = [each for each in same if each.given_fields.get("act") in (None, *acts)] or same
    if not line.has("say", "claim", "think"):  # what nobody says, nobody claims
        fitting = [each for each in fitting if not each.given_fields.get("claimed")] or fitting
    for each in fitting[:_MAX_OF_KIND]:
        share = shares.get(each.key, 0.0)
        is_told = each.given_fields.get("act") in acts
        if each is fitting[0] or is_told or share >= _RIVAL_SHARE * shares.get(fitting[0].key, 0.0):
            yield each, intent.chance if each is fitting[0] else share


_MAX_OF_KIND: Final = 3
_RIVAL_SHARE: Final = 0.2
"""Share of the likeliest situation's probability from which another of its kind is offered."""


def _off_unit_rules(line: Transcript) -> Iterator[Meaning]:
    """Yield the rule of bets off the unit, if the line asks about one: *5/10, he bets 42*."""
    stakes = stakes_of(line)
    if stakes is None or not any(clause.is_question for clause in line.clauses):
        return
    unit = gcd(*stakes)
    if any(
        action.kind in ("bet", "raise") and (action.amount or 0) % unit for action in line.actions
    ):
        yield Meaning(_FACT_CHANCE, rules=("UNIT-04",))


_FACT_CHANCE: Final = 0.5
"""Probability of a rule that the amounts of a line point to, whatever its words are."""


def _requested_tool_meanings(line: Transcript) -> Iterator[Meaning]:
    """Yield the calculators that the events of a line ask for, if the line has all the facts that
    they need.
    """
    for name in dict.fromkeys(find_requested_tools(line)):
        if facts := tool_facts(name, line):
            rules = tuple(sorted(RULES_BY_TOOL[name]))
            yield Meaning(1.0, tool=name, arguments=facts, rules=rules)


def _tool_meanings(line: Transcript, scores: RuleScores) -> Iterator[Meaning]:
    for name, rules in RULES_BY_TOOL.items():
        chance = sum([scores.chances.get(rule, 0.0) for rule in rules])
        if chance >= _MIN_TOOL_CHANCE:
            best = sorted(rules, key=lambda rule: -scores.chances.get(rule, 0.0))
            arguments = tool_facts(name, line)
            yield Meaning(chance, tool=name, arguments=arguments, rules=tuple(best[:3]))

"""Meanings offered for a text: readings, situations, tools and rules, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import Final, NamedTuple

from msgspec import Struct

from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.incident_draft import (
    INCIDENT_TYPES,
    IncidentDraft,
    build_incident,
    build_spot,
    find_missing_field,
)
from riverboat.floor.incident_parsing.incident_text import describe_incident
from riverboat.floor.inquiry.line_reading import (
    MIN_SURE_PROBABILITY,
    LineReading,
    mentions_out_of_turn,
)
from riverboat.floor.inquiry.omissions import (
    find_omissions,
    uses_all_amounts,
    without_doubtful_facts,
)
from riverboat.floor.inquiry.tool_facts import find_tool_facts
from riverboat.floor.inquiry.tool_triggers import find_requested_tools
from riverboat.floor.intents import Intent
from riverboat.floor.intents.intent_weights import classify_text
from riverboat.floor.intents.rule_search import (
    RuleScores,
    ScoredRule,
    score_rules,
    select_top_rules,
)
from riverboat.floor.intents.tool_slots import (
    RULES_BY_TOOL,
    ToolArguments,
    ToolName,
)
from riverboat.floor.sentence_patterns.incident_reading import (
    CLEAR_STRENGTH,
    find_completed_actions,
)
from riverboat.floor.sentence_patterns.situation_reading import read_situation
from riverboat.floor.sentence_patterns.turn_patterns import ACT_BY_KIND
from riverboat.floor.situations import Situation, situations_of_type, title_of
from riverboat.floor.transcript.moment import find_stakes
from riverboat.floor.transcript.transcript import Transcript
from riverboat.words.floor import typed_lines as w

MAX_MEANINGS: Final = 6
"""Maximum number of meanings that are offered, besides rules."""
_MIN_CHANCE: Final = 0.01
"""Probability from which a situation is offered."""
_MIN_CALCULATOR_PROBABILITY: Final = 0.2
"""Probability from which a calculator is offered."""
_MIN_RULEBOOK_CHANCE: Final = 0.6
"""Probability from which a text is a question about the rulebook."""
_MIN_INCIDENT_CHANCE: Final = 0.05
"""Probability of an incident from which no rules are offered, if spoken words are unknown."""
_MIN_SURE_RULE_LEAD: Final = 0.7
"""Lead of a rule's probability from which the rule answers a text without a question."""
_MIN_SURE_CALCULATOR_PROBABILITY: Final = 0.35
"""Probability from which a calculator answers a text without a question."""


class Meaning(Struct, frozen=True):
    """A possible meaning of a text: an incident, a tool, or rules of the rulebook."""

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
    title = meaning.situation.title if meaning.situation else title_of(INCIDENT_TYPES[draft.kind])
    if find_missing_field(draft):
        return w.MeaningSummary(title, ())
    details = describe_incident(build_incident(draft), build_spot(draft), draft.player_labels)
    return w.MeaningSummary(
        title,
        tuple(
            [
                detail
                for detail in details
                if not (meaning.is_word_unclear and isinstance(detail, _SPEECH_DETAILS))
            ]
        ),
    )


_SPEECH_DETAILS: Final = (
    w.SilenceDetail,
    w.SpokenWordDetail,
    w.SpokenAmountDetail,
    w.SpeechTimingDetail,
)
"""Details of the spoken words."""


class Meanings(NamedTuple):
    """All meanings that are offered for a text."""

    meanings: tuple[Meaning, ...]
    is_first_meaning_sure: bool = False
    """True if the first meaning answers the text without a question."""


def rank_meanings(line_reading: LineReading, language: str) -> Meanings:
    """Return the meanings to offer for a text that is not understood for sure, the best first."""
    transcript = line_reading.transcript
    rule_scores = score_rules(transcript.text, language)
    incident_meanings = sorted(
        _iter_incident_meanings(line_reading), key=lambda meaning: -meaning.chance
    )[:MAX_MEANINGS]
    tool_meanings = [*_iter_tool_meanings(transcript, rule_scores)]
    scored_rules = select_top_rules(rule_scores)
    requested_tool_meanings = [*_iter_requested_tool_meanings(transcript)]
    if requested_tool_meanings and not line_reading.doubts:
        is_sure = requested_tool_meanings[0].tool != "pot-limit" or uses_all_amounts(
            transcript, requested_tool_meanings[0].arguments
        )
        return Meanings((*requested_tool_meanings, *incident_meanings), is_sure)
    if _is_rulebook_question(line_reading, rule_scores, scored_rules) and not line_reading.doubts:
        sure_tool_meanings = [
            meaning
            for meaning in tool_meanings
            if meaning.arguments
            and meaning.chance >= _MIN_SURE_CALCULATOR_PROBABILITY
            and (meaning.tool != "legal-raise" or _asks_to_raise(transcript))
        ]
        is_sure = (
            bool(sure_tool_meanings)
            or _compute_first_rule_lead(scored_rules) >= _MIN_SURE_RULE_LEAD
        )
        is_sure = is_sure and not _has_speech_and_chips(transcript)
        best_meanings = sure_tool_meanings[:1] or [
            Meaning(
                rule_scores.rulebook_chance,
                rules=tuple([scored_rule.rule for scored_rule in scored_rules]),
            )
        ]
        other_tool_meanings = [meaning for meaning in tool_meanings if meaning not in best_meanings]
        rule_meanings = [
            Meaning(scored_rule.chance, rules=(scored_rule.rule,)) for scored_rule in scored_rules
        ]
        if is_sure:
            return Meanings(
                (*best_meanings, *other_tool_meanings, *rule_meanings, *incident_meanings), True
            )
        return Meanings((*other_tool_meanings, *rule_meanings, *incident_meanings))
    unit_rule_meanings = [*_iter_off_unit_rule_meanings(transcript)]
    offered_meanings = sorted(
        [*incident_meanings, *tool_meanings, *unit_rule_meanings],
        key=lambda meaning: -meaning.chance,
    )[:MAX_MEANINGS]
    best_incident_chance = max([meaning.chance for meaning in incident_meanings], default=0.0)
    if best_incident_chance >= _MIN_INCIDENT_CHANCE and "unknown-speech" in line_reading.doubts:
        return Meanings(tuple(offered_meanings))  # a rule beside them would read like an answer
    return Meanings(
        (
            *offered_meanings,
            *[
                Meaning(scored_rule.chance, rules=(scored_rule.rule,))
                for scored_rule in scored_rules
            ],
        )
    )


def _has_speech_and_chips(transcript: Transcript) -> bool:
    """Return True if a player spoke and moved chips, so that the text describes an incident even if
    it is a question.
    """
    kinds = {action.kind for action in find_completed_actions(transcript)}
    return "say" in kinds and bool(kinds & {"push", "move"})


def _asks_to_raise(transcript: Transcript) -> bool:
    """Return True if a text asks about a bet or raise, or about a minimum or maximum."""
    asks_for_raise = any(
        action.kind in ("raise", "bet") and action.is_asked for action in transcript.actions
    )
    return asks_for_raise or transcript.has("minimum", "maximum")


def _compute_first_rule_lead(scored_rules: tuple[ScoredRule, ...]) -> float:
    """Return the probability of the first rule minus twice that of the likeliest other rule.

    The rules for odd chips, one for each game, count together as one rule.
    """
    first_answer_rule_ids = (
        RULES_BY_TOOL["odd-chips"]
        if scored_rules[0].rule in RULES_BY_TOOL["odd-chips"]
        else {scored_rules[0].rule}
    )
    other_chances = [
        scored_rule.chance
        for scored_rule in scored_rules
        if scored_rule.rule not in first_answer_rule_ids
    ]
    return sum(
        [
            scored_rule.chance
            for scored_rule in scored_rules
            if scored_rule.rule in first_answer_rule_ids
        ]
    ) - 2 * max(other_chances, default=0.0)


def _is_rulebook_question(
    line_reading: LineReading, rule_scores: RuleScores, rules: tuple[ScoredRule, ...]
) -> bool:
    """Return True if the text probably asks for a rule, and no incident is likelier."""
    best_chance = max([reading.chance for reading in line_reading.readings], default=0.0)
    has_unclear_reading = any(
        reading.reading.conflict and reading.reading.strength == CLEAR_STRENGTH
        and (reading.chance >= MIN_SURE_PROBABILITY or not line_reading.intents)
        for reading in line_reading.readings
    )  # fmt: skip
    return (
        bool(rules) and rule_scores.rulebook_chance >= _MIN_RULEBOOK_CHANCE
        and best_chance < rule_scores.rulebook_chance
        and not has_unclear_reading and not _is_out_of_turn(line_reading)
    )  # fmt: skip


def _is_out_of_turn(line_reading: LineReading) -> bool:
    return any(
        reading.kind == "ActedOutOfTurn" and reading.reading.strength == CLEAR_STRENGTH
        for reading in line_reading.readings
    ) and mentions_out_of_turn(line_reading.transcript)


def _iter_incident_meanings(line_reading: LineReading) -> Iterator[Meaning]:
    """Yield the readings, and the probable situations of other kinds, limited to those that fit the
    text.
    """
    transcript, kinds_with_reading = line_reading.transcript, set()
    for reading in line_reading.readings:
        kinds_with_reading.add(reading.kind)
        draft = reading.reading.draft
        is_reading_unclear = (
            bool(reading.reading.conflict) or "unknown-speech" in line_reading.doubts
        )
        is_reading_unclear = is_reading_unclear or "word" in find_omissions(transcript, draft)
        is_word_unclear = reading.kind in ("Pushed", "Said") and is_reading_unclear
        draft = without_doubtful_facts(transcript, draft)
        yield Meaning(max(reading.chance, _MIN_CHANCE), draft, is_word_unclear)
    for intent in line_reading.intents[:MAX_MEANINGS]:
        kind = incident_tag(intent.situation.incident_type)
        if kind not in kinds_with_reading and intent.chance >= _MIN_CHANCE:
            for situation, chance in _iter_situations_of_kind(transcript, intent):
                yield Meaning(chance, read_situation(transcript, situation), situation=situation)


def _iter_situations_of_kind(
    transcript: Transcript, intent: Intent
) -> Iterator[tuple[Situation, float]]:
    """Yield the likely situations of a kind of incident, with their probabilities.

    A situation must fit the text: a text about a fold does not fit a raise out of turn.
    """
    situation_chances = classify_text(transcript.text, transcript.language, "situations")
    all_situations = sorted(
        situations_of_type(intent.situation.incident_type),
        key=lambda situation: -situation_chances.get(situation.key, 0),
    )
    act_names = {
        ACT_BY_KIND[action.kind]
        for action in find_completed_actions(transcript)
        if action.kind in ACT_BY_KIND
    }
    act_names |= {"fold"} if transcript.has("muckverb") else set()
    fitting_situations = [
        situation
        for situation in all_situations
        if situation.given_fields.get("act") in (None, *act_names)
    ] or all_situations
    if not transcript.has("say", "claim", "think"):  # what nobody says, nobody claims
        fitting_situations = [
            situation
            for situation in fitting_situations
            if not situation.given_fields.get("claimed")
        ] or fitting_situations
    for situation in fitting_situations[:_MAX_SITUATIONS_PER_KIND]:
        chance = situation_chances.get(situation.key, 0.0)
        is_act_described = situation.given_fields.get("act") in act_names
        if (
            situation is fitting_situations[0]
            or is_act_described
            or chance
            >= _MIN_RIVAL_PROBABILITY_RATIO * situation_chances.get(fitting_situations[0].key, 0.0)
        ):
            yield situation, intent.chance if situation is fitting_situations[0] else chance


_MAX_SITUATIONS_PER_KIND: Final = 3
_MIN_RIVAL_PROBABILITY_RATIO: Final = 0.2
"""Share of the likeliest situation's probability from which another of its kind is offered."""


def _iter_off_unit_rule_meanings(transcript: Transcript) -> Iterator[Meaning]:
    """Yield the rule for bets that are no multiple of the unit, if the text asks about one: *5/10,
    he bets 42*.
    """
    stakes = find_stakes(transcript)
    if stakes is None or not any(clause.is_question for clause in transcript.clauses):
        return
    chip_unit = gcd(*stakes)
    if any(
        action.kind in ("bet", "raise") and (action.amount or 0) % chip_unit
        for action in transcript.actions
    ):
        yield Meaning(_UNIT_RULE_CHANCE, rules=("UNIT-04",))


_UNIT_RULE_CHANCE: Final = 0.5
"""Probability assumed for the rule on betting units if an amount in the text is off the unit."""


def _iter_requested_tool_meanings(transcript: Transcript) -> Iterator[Meaning]:
    """Yield the calculators that the text asks for and has all the facts for."""
    for tool_name in dict.fromkeys(find_requested_tools(transcript)):
        if facts := find_tool_facts(tool_name, transcript):
            rules = tuple(sorted(RULES_BY_TOOL[tool_name]))
            yield Meaning(1.0, tool=tool_name, arguments=facts, rules=rules)


def _iter_tool_meanings(transcript: Transcript, rule_scores: RuleScores) -> Iterator[Meaning]:
    for name, rules in RULES_BY_TOOL.items():
        # The order of a set differs from process to process, and with it the rounding of a sum.
        chance = sum([rule_scores.chance_by_rule.get(rule, 0.0) for rule in sorted(rules)])
        if chance >= _MIN_CALCULATOR_PROBABILITY:
            sorted_rules = sorted(
                sorted(rules), key=lambda rule: -rule_scores.chance_by_rule.get(rule, 0.0)
            )
            arguments = find_tool_facts(name, transcript)
            yield Meaning(chance, tool=name, arguments=arguments, rules=tuple(sorted_rules[:3]))

"""Recognition of questions that a calculator answers, by the concepts in a text."""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.floor.intents.tool_slots import ToolName
from riverboat.floor.sentence_patterns.concept_pattern import clause_tags
from riverboat.floor.transcript.transcript import Transcript


def find_requested_tools(transcript: Transcript) -> Iterator[ToolName]:
    """Yield the calculators that can compute the answer to a text."""
    if transcript.has("push", "say", "oot", "silent", "muckverb", "card"):
        return
    tags_by_clause = [clause_tags(clause) for clause in transcript.clauses]
    question_tags = [tags for tags in tags_by_clause if "question" in tags] or tags_by_clause[-1:]
    for tags in question_tags:
        if ("maximum" in tags and (transcript.has("potlimit") or "potnoun" in tags)) or (
            "howmany" in tags and "raise" in tags and "potnoun" in tags
        ):
            yield "pot-limit"
        elif (tags & {"raise", "reraise"} and tags & {"minimum", "can"}) or (
            transcript.has("minimum") and transcript.has("raise", "straddle", "allin")
        ):
            yield "legal-raise"
    if transcript.has("miss") and transcript.has("blind", "bb", "sb", "both"):
        yield "owed"

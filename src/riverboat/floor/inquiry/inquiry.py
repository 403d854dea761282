"""Inquiries: a typed text, the answers so far, and the response of the floor.

``inquire`` is pure: the same text and answers give the same response. It rules when one reading is
clear, asks for the one fact that is missing, and offers meanings when a text may mean several.

>>> from riverboat.floor.authorities import authority
>>> from riverboat.floor.verdict import describe_verdict
>>> response = inquire(Query("bet 600, one 1000 chip, silent", authority("tda-2024")))
>>> describe_verdict(response.verdict)
'seat 0: call 600; 400 back to seat 0'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import Game
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor.authorities import Authority
from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.game_context import with_game
from riverboat.floor.incident_parsing.incident_draft import (
    IncidentDraft,
    build_incident,
    build_spot,
    find_missing_field,
)
from riverboat.floor.incident_parsing.parse_results import Understood, draft_of_kind
from riverboat.floor.inquiry.doubts import find_similar_words, find_unknown_words
from riverboat.floor.inquiry.field_answers import (
    build_field_question,
    check_answer,
    fill_answer,
    find_next_question,
)
from riverboat.floor.inquiry.line_reading import MIN_LIKELY_PROBABILITY, LineReading, read_line
from riverboat.floor.inquiry.meanings import Meaning, Meanings, rank_meanings
from riverboat.floor.inquiry.omissions import find_omissions
from riverboat.floor.inquiry.responses import (
    Choice,
    ImpossibleAnswer,
    QuestionResponse,
    RefusalResponse,
    Response,
    RulebookResponse,
    RulingResponse,
    ToolResponse,
)
from riverboat.floor.inquiry.settling import SettledVerdict, settle_verdict, verdict_orders
from riverboat.floor.rule import apply_answer
from riverboat.floor.sentence_patterns.situation_reading import read_situation
from riverboat.floor.situations import Situation
from riverboat.floor.situations.situation import input_type_of
from riverboat.floor.transcript.transcript import Transcript, transcribe
from riverboat.floor.verdict import OpenQuestion
from riverboat.words import Refusal
from riverboat.words.floor import typed_lines as w


class Query(Struct, frozen=True):
    """A question to the floor: a text, the authority whose rules apply, and the game."""

    text: str
    authority: Authority
    language: str = "en"
    game: Game | None = None
    """The game being played, for a text that names no game."""
    situation: Situation | None = None
    """The situation that the user chose from a list; the text, if any, gives its facts."""


Interpretation: TypeAlias = (
    Understood | QuestionResponse | RulebookResponse | ToolResponse | RefusalResponse
)
"""Meaning of a text: an incident with all required facts, or another kind of answer."""


def inquire(query: Query, answers: Sequence[Any] = ()) -> Response:
    """Return the response to a query and the answers to the questions asked so far.

    Raise ``LookupError`` for an unsupported language, ``GameMismatch`` if the text names another
    game than the query, and ``ImpossibleAnswer`` for an answer that its question does not allow.
    """
    inquiry = _Inquiry(query, answers)
    interpretation = inquiry.interpret()
    return inquiry.reject_surplus_answers(
        inquiry.rule(interpretation) if isinstance(interpretation, Understood) else interpretation
    )


def interpret(query: Query, answers: Sequence[Any] = ()) -> Interpretation:
    """Return the meaning of a text, without a ruling; the ruling may need further facts.

    Raise ``LookupError`` for an unsupported language, ``GameMismatch`` if the text names another
    game than the query, and ``ImpossibleAnswer`` for an answer that its question does not allow.
    """
    inquiry = _Inquiry(query, answers)
    return inquiry.reject_surplus_answers(inquiry.interpret())


_Result = TypeVar("_Result", Response, Interpretation)

MAX_ANSWERS: Final = 20
"""Maximum number of answers that are used; every situation needs fewer."""


class _Inquiry:
    """An inquiry in progress, from the text through its answers."""

    def __init__(self, query: Query, answers: Sequence[Any]) -> None:
        self.query = query
        self.answers = [*answers][:MAX_ANSWERS]

    def reject_surplus_answers(self, result: _Result) -> _Result:
        """Return the response; raise ``ImpossibleAnswer`` if the user gave more answers than
        questions were asked.
        """
        if self.answers:
            raise ImpossibleAnswer(self.answers[0], is_surplus=True)
        return result

    # Meanings ---

    def interpret(self) -> Interpretation:
        """Return the meaning of the text."""
        if self.query.situation is not None:
            return self._complete_draft(
                self._build_draft(self.query.situation), self.query.situation
            )
        line_reading = read_line(self.query.text, self.query.language)
        if "language" in line_reading.doubts:
            return RefusalResponse(w.UnknownReportLanguage())
        ranked_meanings = rank_meanings(line_reading, self.query.language)
        if self.query.authority.is_for_tournaments:
            ranked_meanings = _remove_owed_blinds(ranked_meanings)
        if ranked_meanings.is_first_meaning_sure and ranked_meanings.meanings[0].tool is not None:
            return self._respond_with_meaning(ranked_meanings.meanings[0])
        draft = self._find_certain_draft(line_reading)
        if draft is not None and not find_omissions(line_reading.transcript, draft):
            return self._complete_draft(draft)
        meanings = ranked_meanings.meanings
        if ranked_meanings.is_first_meaning_sure:
            other_meanings = tuple([meaning for meaning in meanings[1:] if not meaning.rules])
            if not self.answers:
                return self._respond_with_meaning(meanings[0], other_meanings)
            meanings = other_meanings
        if not meanings:
            return RefusalResponse(_build_no_meaning_refusal(line_reading.transcript))
        return self._ask_meaning(
            meanings, find_unknown_words(line_reading.transcript) if line_reading.doubts else ()
        )

    def _build_draft(self, situation: Situation) -> IncidentDraft:
        if self.query.text:
            return read_situation(self._transcript, situation)
        return draft_of_kind(incident_tag(situation.incident_type), situation.given_fields)

    @property
    def _transcript(self) -> Transcript:
        return transcribe(self.query.text, self.query.language)

    def _ask_meaning(
        self, meanings: Sequence[Meaning], unknown_words: tuple[str, ...]
    ) -> Interpretation:
        """Ask which meaning is right, or continue with the chosen one."""
        choices = tuple([Choice(index, meaning=meaning) for index, meaning in enumerate(meanings)])
        question = QuestionResponse(
            w.SimilarSituationsQuestion(), choices=choices, unknown_words=unknown_words
        )
        if not self.answers:
            return question
        meaning = meanings[self._pop_answer(question)]
        if meaning.draft is None:
            return self._respond_with_meaning(meaning)
        if meaning.is_word_unclear:
            return self._ask_spoken_word(meaning.draft)
        return self._complete_draft(meaning.draft, meaning.situation)

    def _pop_answer(self, question: QuestionResponse) -> Any:
        value = self.answers.pop(0)
        check_answer(question, value)
        return value

    def _respond_with_meaning(
        self, meaning: Meaning, other_meanings: Sequence[Meaning] = ()
    ) -> RulebookResponse | ToolResponse:
        if meaning.tool is not None:
            return ToolResponse(meaning.tool, meaning.arguments or {}, meaning.rules)
        return RulebookResponse(meaning.rules, tuple(other_meanings))

    def _ask_spoken_word(self, draft: IncidentDraft) -> Interpretation:
        """Ask for the spoken words if the text contradicts itself or has an unknown word."""
        fields = {
            name: value
            for name, value in draft.incident_fields.items()
            if name not in ("word", "amount")
        }
        draft_without_words = replace(draft, incident_fields=fields)
        question = build_field_question(draft_without_words, "word", Choice("", w.NoWordsAnswer()))
        if not self.answers:
            return question
        word = self._pop_answer(question)
        return self._complete_draft(
            fill_answer(draft_without_words, question, word) if word else draft_without_words
        )

    def _find_certain_draft(self, line_reading: LineReading) -> IncidentDraft | None:
        """Return the draft of the certain reading, or of several that lead to the same orders."""
        if line_reading.is_sure:
            return line_reading.readings[0].reading.draft
        likely_readings = [
            reading for reading in line_reading.readings if reading.chance >= MIN_LIKELY_PROBABILITY
        ]
        if (
            line_reading.doubts
            or len(likely_readings) < 2
            or any(ranked_reading.reading.conflict for ranked_reading in likely_readings)
        ):
            return None
        orders_by_reading = [
            self._find_orders(ranked_reading.reading.draft) for ranked_reading in likely_readings
        ]
        have_same_orders = orders_by_reading[0] is not None and all(
            orders == orders_by_reading[0] for orders in orders_by_reading
        )
        return likely_readings[0].reading.draft if have_same_orders else None

    def _find_orders(self, draft: IncidentDraft) -> Any:
        """Return the orders of the ruling on a draft.

        Return None if a fact is missing or the incident is impossible.
        """
        if find_missing_field(draft):
            return None
        try:
            return verdict_orders(self._settle_incident(_build_understood(draft)).verdict)
        except RefusalError:
            return None

    # Facts ---

    def _complete_draft(
        self, draft: IncidentDraft, situation: Situation | None = None
    ) -> Interpretation:
        """Return the complete incident, or the question for its next required fact."""
        while (question := find_next_question(draft, situation)) is not None:
            if not self.answers:
                return question
            draft = fill_answer(draft, question, self.answers.pop(0))
        try:
            understood = _build_understood(draft)
            if self.query.game is not None:
                understood = replace(understood, spot=with_game(understood.spot, self.query.game))
        except RefusalError as error:
            return RefusalResponse(error.refusal)
        return understood

    def rule(self, understood: Understood) -> Response:
        """Return the ruling, or the question for the next fact that it depends on."""
        try:
            settled_verdict = self._settle_incident(understood)
            while isinstance(settled_verdict.verdict, OpenQuestion):
                question, known_facts = (
                    settled_verdict.verdict,
                    settled_verdict.to_understood(understood.player_labels),
                )
                choices = [Choice(answer.value, answer.answer) for answer in question.answers]
                response = QuestionResponse(
                    question.question, question.field, input_type_of(question), tuple(choices),
                    IncidentDraft(incident_tag(type(understood.incident))), known_facts, question,
                )  # fmt: skip
                if not self.answers:
                    return response
                answered_facts = apply_answer(
                    known_facts.incident, known_facts.spot, question, self._pop_answer(response)
                )
                next_verdict = self._settle_incident(
                    Understood(*answered_facts, understood.player_labels)
                )
                settled_verdict = next_verdict._replace(
                    assumptions=(*settled_verdict.assumptions, *next_verdict.assumptions)
                )
        except RefusalError as error:
            return RefusalResponse(error.refusal)
        return RulingResponse(
            settled_verdict.verdict,
            settled_verdict.to_understood(understood.player_labels),
            settled_verdict.assumptions,
        )

    def _settle_incident(self, understood: Understood) -> SettledVerdict:
        transcript = self._transcript if self.query.text else None
        return settle_verdict(
            understood.incident, understood.spot, self.query.authority, transcript
        )


def _remove_owed_blinds(meanings: Meanings) -> Meanings:
    """Return the meanings without the calculator of owed blinds, for tournaments."""
    other_meanings = tuple([meaning for meaning in meanings.meanings if meaning.tool != "owed"])
    return Meanings(
        other_meanings,
        meanings.is_first_meaning_sure and meanings.meanings[:1] == other_meanings[:1],
    )


def _build_understood(draft: IncidentDraft) -> Understood:
    return Understood(build_incident(draft), build_spot(draft), draft.player_labels)


def _build_no_meaning_refusal(transcript: Transcript) -> Refusal:
    unknown_words = find_unknown_words(transcript)
    if not unknown_words:
        return w.NoIncidentFound()
    return w.UnknownWords(unknown_words, find_similar_words(unknown_words, transcript.language))

"""Inquiries: a typed line, the answers so far, and the response of the floor.

``inquire`` is pure: the same line and answers give the same response. It rules when one reading is
clear, asks for the one fact that is missing, and offers meanings when a line may mean several.

>>> from riverboat.floor.authorities import authority
>>> from riverboat.floor.verdict import describe_verdict
>>> said = inquire(Query("bet 600, one 1000 chip, silent", authority("tda-2024")))
>>> describe_verdict(said.verdict)
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
    missing_field,
)
from riverboat.floor.incident_parsing.parse_results import Understood, draft_of_kind
from riverboat.floor.inquiry.doubts import similar_words, unknown_words
from riverboat.floor.inquiry.field_answers import (
    check_answer,
    fill_answer,
    next_question,
    question_about,
)
from riverboat.floor.inquiry.line_reading import LineReading, read_line
from riverboat.floor.inquiry.meanings import Meaning, Meanings, meanings_of
from riverboat.floor.inquiry.omissions import omissions
from riverboat.floor.inquiry.responses import (
    Asked,
    Choice,
    FromBook,
    FromTool,
    ImpossibleAnswer,
    NotRuled,
    Response,
    Ruled,
)
from riverboat.floor.inquiry.settling import Settled, outcome, settle
from riverboat.floor.rule import apply_answer
from riverboat.floor.sentence_patterns.situation_reading import read_situation
from riverboat.floor.situations import Situation
from riverboat.floor.situations.situation import kind_of
from riverboat.floor.transcript.transcript import Transcript, transcribe
from riverboat.floor.verdict import OpenQuestion
from riverboat.words import Refusal
from riverboat.words.floor import typed_lines as w


class Query(Struct, frozen=True):
    """A question to the floor: a line, the authority whose rules apply, and the game."""

    text: str
    authority: Authority
    language: str = "en"
    game: Game | None = None
    """The game played, where the line does not name it."""
    situation: Situation | None = None
    """The situation that was chosen from a list; the line, if any, tells its facts."""


Interpretation: TypeAlias = Understood | Asked | FromBook | FromTool | NotRuled
"""Meaning of a line: an incident with all required facts, or another kind of answer."""


def inquire(query: Query, answers: Sequence[Any] = ()) -> Response:
    """Return the response to a query and the answers to the questions asked so far.

    Raise ``LookupError`` for an unsupported language, ``GameMismatch`` if the line names another
    game than the query, and ``ImpossibleAnswer``.
    """
    inquiry = _Inquiry(query, answers)
    found = inquiry.interpret()
    return inquiry.checked(inquiry.rule(found) if isinstance(found, Understood) else found)


def interpret(query: Query, answers: Sequence[Any] = ()) -> Interpretation:
    """Return the meaning of a line; a ruling may need further facts.

    Raise ``LookupError`` for an unsupported language, ``GameMismatch`` if the line names another
    game than the query, and ``ImpossibleAnswer``.
    """
    inquiry = _Inquiry(query, answers)
    return inquiry.checked(inquiry.interpret())


_Found = TypeVar("_Found", Response, Interpretation)

MAX_ANSWERS: Final = 20
"""Maximum number of answers; no situation needs as many."""
_LIKELY: Final = 0.15
"""Probability from which a reading must agree with the others for a ruling without a question."""


class _Inquiry:
    """An inquiry in progress, from the line through its answers."""

    def __init__(self, query: Query, answers: Sequence[Any]) -> None:
        self.query = query
        self.answers = [*answers][:MAX_ANSWERS]

    def checked(self, result: _Found) -> _Found:
        """Return the response; raise ``ImpossibleAnswer`` if the user gave more answers than
        questions were asked.
        """
        if self.answers:
            raise ImpossibleAnswer(self.answers[0], is_surplus=True)
        return result

    # Meanings ------------------------------------------------------------------------------------

    def interpret(self) -> Interpretation:
        """Return the meaning of the line."""
        if self.query.situation is not None:
            return self._complete(self._draft_of(self.query.situation), self.query.situation)
        read = read_line(self.query.text, self.query.language)
        if "language" in read.doubts:
            return NotRuled(w.UnknownReportLanguage())
        found = meanings_of(read, self.query.language)
        if self.query.authority.event:
            found = _without_posts(found)
        if found.answers_itself and found.meanings[0].tool is not None:
            return self._from_meaning(found.meanings[0])
        draft = self._sure_draft(read)
        if draft is not None and not omissions(read.line, draft):
            return self._complete(draft)
        meanings = found.meanings
        if found.answers_itself:
            other_meanings = tuple([meaning for meaning in meanings[1:] if not meaning.rules])
            if not self.answers:
                return self._from_meaning(meanings[0], other_meanings)
            meanings = other_meanings
        if not meanings:
            return NotRuled(_no_meaning_response(read.line))
        return self._choose(meanings, unknown_words(read.line) if read.doubts else ())

    def _draft_of(self, situation: Situation) -> IncidentDraft:
        if self.query.text:
            return read_situation(self._line, situation)
        return draft_of_kind(incident_tag(situation.incident_type), situation.given_fields)

    @property
    def _line(self) -> Transcript:
        return transcribe(self.query.text, self.query.language)

    def _choose(self, meanings: Sequence[Meaning], unknown: tuple[str, ...]) -> Interpretation:
        """Ask which of several meanings is right, and continue with the chosen one."""
        choices = tuple([Choice(at, meaning=each) for at, each in enumerate(meanings)])
        asked = Asked(w.SimilarSituationsQuestion(), choices=choices, unknown_words=unknown)
        if not self.answers:
            return asked
        meaning = meanings[self._answer(asked)]
        if meaning.draft is None:
            return self._from_meaning(meaning)
        if meaning.is_word_unclear:
            return self._ask_word(meaning.draft)
        return self._complete(meaning.draft, meaning.situation)

    def _answer(self, question: Asked) -> Any:
        value = self.answers.pop(0)
        check_answer(question, value)
        return value

    def _from_meaning(
        self, meaning: Meaning, other_meanings: Sequence[Meaning] = ()
    ) -> FromBook | FromTool:
        if meaning.tool is not None:
            return FromTool(meaning.tool, meaning.arguments or {}, meaning.rules)
        return FromBook(meaning.rules, tuple(other_meanings))

    def _ask_word(self, draft: IncidentDraft) -> Interpretation:
        """Ask for the spoken words if the line contradicts itself or has an unknown word."""
        fields = {n: v for n, v in draft.incident_fields.items() if n not in ("word", "amount")}
        bare = replace(draft, incident_fields=fields)
        asked = question_about(bare, "word", Choice("", w.NoWordsAnswer()))
        if not self.answers:
            return asked
        word = self._answer(asked)
        return self._complete(fill_answer(bare, asked, word) if word else bare)

    def _sure_draft(self, read: LineReading) -> IncidentDraft | None:
        """Return the certain reading, or several readings if they lead to one ruling."""
        if read.is_sure:
            return read.readings[0].reading.draft
        likely = [reading for reading in read.readings if reading.chance >= _LIKELY]
        if read.doubts or len(likely) < 2 or any(each.reading.conflict for each in likely):
            return None
        ruled = [self._outcome(each.reading.draft) for each in likely]
        same = ruled[0] is not None and all(each == ruled[0] for each in ruled)
        return likely[0].reading.draft if same else None

    def _outcome(self, draft: IncidentDraft) -> Any:
        """Return the outcome of a draft, or None if it needs an answer."""
        if missing_field(draft):
            return None
        try:
            return outcome(self._settle(_understood_draft(draft)).verdict)
        except RefusalError:
            return None

    # Facts ---------------------------------------------------------------------------------------

    def _complete(self, draft: IncidentDraft, situation: Situation | None = None) -> Interpretation:
        """Ask for the required facts of the incident."""
        while (asked := next_question(draft, situation)) is not None:
            if not self.answers:
                return asked
            draft = fill_answer(draft, asked, self.answers.pop(0))
        try:
            found = _understood_draft(draft)
            if self.query.game is not None:
                found = replace(found, spot=with_game(found.spot, self.query.game))
        except RefusalError as error:
            return NotRuled(error.refusal)
        return found

    def rule(self, understood: Understood) -> Response:
        """Ask for the facts that the ruling depends on, and rule."""
        try:
            settled = self._settle(understood)
            while isinstance(settled.verdict, OpenQuestion):
                question, now = settled.verdict, settled.understood(understood.people)
                choices = [Choice(answer.value, answer.answer) for answer in question.answers]
                asked = Asked(
                    question.question, question.field, kind_of(question), tuple(choices),
                    IncidentDraft(incident_tag(type(understood.seen))), now, question,
                )  # fmt: skip
                if not self.answers:
                    return asked
                told = apply_answer(now.seen, now.spot, question, self._answer(asked))
                again = self._settle(Understood(*told, understood.people))
                settled = again._replace(assumed=(*settled.assumed, *again.assumed))
        except RefusalError as error:
            return NotRuled(error.refusal)
        return Ruled(settled.verdict, settled.understood(understood.people), settled.assumed)

    def _settle(self, understood: Understood) -> Settled:
        line = self._line if self.query.text else None
        return settle(understood.seen, understood.spot, self.query.authority, line)


def _without_posts(meanings: Meanings) -> Meanings:
    """Return the meanings without the calculator of owed blinds, because a tournament has no owed
    blinds.
    """
    remaining_meanings = tuple([meaning for meaning in meanings.meanings if meaning.tool != "owed"])
    return Meanings(
        remaining_meanings,
        meanings.answers_itself and meanings.meanings[:1] == remaining_meanings[:1],
    )


def _understood_draft(draft: IncidentDraft) -> Understood:
    return Understood(build_incident(draft), build_spot(draft), draft.people)


def _no_meaning_response(line: Transcript) -> Refusal:
    unknown = unknown_words(line)
    if not unknown:
        return w.NoIncidentFound()
    return w.UnknownWords(unknown, similar_words(unknown, line.language))

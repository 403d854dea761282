"""Payloads of the floor: incidents, questions and rulings."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from riverboat.floor import AnyIncident, Spot
from riverboat.floor.situations.situation import Chapter, InputType
from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.wire.wire_phrases import Words

OptionChanges: TypeAlias = Annotated[dict[str, str | int | bool], Meta(max_length=200)]


Incident: TypeAlias = AnyIncident
"""An incident that was observed at a table."""


class RulingBody(
    RequestBody,
    frozen=True,
    rename={"incident": "seen", "authority": "by", "option_changes": "but"},
):
    """An incident, the known facts of the spot, and the authority that judges it."""

    incident: Incident
    spot: Spot = Spot()
    """Known facts of the spot; the floor asks for others when a ruling needs them."""
    authority: str = "cash-2026"
    """Key of an authority, without a year for the latest: ``tda``."""
    option_changes: OptionChanges | None = None
    """Options that differ from the authority: ``{"oot": "rrop"}``."""


TextAnswer: TypeAlias = (
    bool
    | int
    | Annotated[str, Meta(max_length=20)]
    | Annotated[tuple[int, ...], Meta(max_length=60)]
)
"""An answer to a question about a text: an offered value, an amount, chips, or a seat label."""


class IncidentTextBody(
    RequestBody,
    frozen=True,
    rename={"authority": "by", "option_changes": "but", "interpretation_number": "guess"},
):
    """A typed description of an incident, in English or in Czech."""

    text: Annotated[str, Meta(min_length=1, max_length=240)]
    lang: Literal["en", "cs"] = "en"
    """Language that is tried first."""
    interpretation_number: Annotated[int, Meta(ge=0, le=9)] | None = None
    """Number of the interpretation that the user chose for a text that was not understood."""
    situation: Annotated[str, Meta(max_length=60)] | None = None
    """Key of the chosen situation, to which the text adds the details."""
    answers: Annotated[tuple[TextAnswer, ...], Meta(max_length=12)] = ()
    """Earlier answers, in the order of the questions."""
    authority: str = "cash-2026"
    """Key of the authority whose choices are quoted with a rule."""
    option_changes: OptionChanges | None = None
    """Options that differ from the authority: ``{"oot": "rrop"}``."""


FieldKind: TypeAlias = InputType
"""Input kinds of a field: a choice, an amount, a count, seconds, a rank, a seat, chips, cards, ...

``rank`` is that of a card (an ace is 14, or 1 if it is low); seats count from 0; chips are given by
denomination, in one motion or in several.
"""
FloorChapter: TypeAlias = Chapter
"""Chapters that group the situations."""
FieldValue: TypeAlias = bool | int | str
"""The value of a field in an answer."""


class FloorAnswer(Struct, frozen=True, rename={"text": "said"}):
    """An answer that the user can choose."""

    text: Words
    value: FieldValue


class FloorField(Struct, frozen=True):
    """A field of a situation for the user to fill in."""

    field: str
    """Field of the incident, ``seen.motions``, or of the spot, ``spot.bet``."""
    kind: FieldKind
    question: Words
    answers: tuple[FloorAnswer, ...]


class FloorSituation(
    Struct,
    frozen=True,
    rename={
        "other_names": "also",
        "incident_kind": "see",
        "implied_fields": "given",
        "required_fields": "needs",
        "optional_fields": "more",
    },
):
    """A situation that can arise at a table."""

    key: str
    former_key: str
    """Key of the situation in links from before version 0.9; empty if it has not changed."""
    chapter: FloorChapter
    title: Words
    other_names: tuple[str, ...]
    """Other names that players use for the situation, in any language."""
    incident_kind: str
    """Kind of the incident on which the floor rules in this situation."""
    implied_fields: dict[str, str | int | bool]
    """Fields of the incident that the situation's title implies."""
    required_fields: tuple[FloorField, ...]
    """Fields that the user must fill in, in this order."""
    optional_fields: tuple[FloorField, ...]
    """Fields that may stay empty: the floor asks for those that it needs, and others are false."""


class FloorChapterTitle(Struct, frozen=True):
    """A chapter of situations."""

    key: FloorChapter
    title: Words


class AuthorityInfo(Struct, frozen=True, rename={"is_for_tournaments": "event"}):
    """An authority: a year's rulebook, or a house."""

    key: str
    name: str
    """Name in citations, ``TDA 2024``; empty for a house of our own."""
    is_for_tournaments: bool
    """True for tournaments."""


class FloorCatalogue(Struct, frozen=True):
    """All situations of the floor, in the order of the page."""

    authorities: tuple[AuthorityInfo, ...]
    chapters: tuple[FloorChapterTitle, ...]
    situations: tuple[FloorSituation, ...]


FactValue: TypeAlias = bool | int | str | tuple[int | tuple[int, ...], ...]
"""Value of a field: an answer, a number, chips or cards, or several motions of chips."""


class FloorFact(Struct, frozen=True):
    """A fact that was read from a text or assumed; the user can correct each one separately."""

    field: FloorField
    value: FactValue
    is_assumed: bool = False
    """True if the text does not state it, so that the ordinary value was assumed."""


class UnderstoodText(
    Struct,
    frozen=True,
    tag="understood",
    rename={
        "details": "says",
        "incident_kind": "see",
        "incident_fields": "seen",
        "seat_labels": "people",
        "names_player": "named",
        "missing_seats": "needs",
        "optional_fields": "more",
    },
):
    """The incident that a text describes, for the user to confirm before a ruling."""

    title: Words
    details: tuple[Words, ...]
    """All understood details besides the facts, one per line."""
    incident_kind: str
    """Kind of the incident."""
    incident_fields: dict[str, Any]
    """Fields of the incident; a ruling is requested with them and ``spot``."""
    spot: dict[str, Any]
    seat_labels: tuple[Words, ...]
    """Labels of the seats in the text, from seat 0; empty at a table of the room."""
    names_player: bool
    """True if the text names its player."""
    missing_seats: tuple[FloorField, ...]
    """Seats of the incident that are still missing, and required for a ruling."""
    facts: tuple[FloorFact, ...] = ()
    """Facts that can be corrected one by one; the incident and the spot contain them, too."""
    optional_fields: tuple[FloorField, ...] = ()
    """Further facts that can be added."""
    in_hundredths: bool = False
    """True if a fraction of a chip was typed, such as 2.50: all amounts are in hundredths."""


class UnclearText(Struct, frozen=True, tag="unclear", rename={"question": "asks"}):
    """A question about a typed text. The client asks again, with the answer appended to the earlier
    ones.
    """

    question: FloorField
    in_hundredths: bool = False
    """True if a fraction of a chip was typed, such as 2.50: all amounts are in hundredths."""


ToolInput: TypeAlias = bool | int | str | tuple[int, ...]
"""An input of a tool: yes or no, an amount, a row of actions, chips of several players."""


class FloorSuggestion(
    Struct, frozen=True, rename={"text": "said", "reading_number": "guess", "tool_inputs": "told"}
):
    """A possible meaning of a text: an incident, a situation, or a tool."""

    text: Words
    reading_number: int | None = None
    """Number of an interpretation of the text; send it to get a ruling on that interpretation."""
    situation: str | None = None
    """Key of a situation."""
    tool: str | None = None
    """Name of a tool that computes the answer: ``side-pots``."""
    tool_inputs: dict[str, ToolInput] = {}
    """Inputs for the tool that the text contains, by field name."""


class RuleExcerpt(
    Struct, frozen=True, rename={"choice_text": "says", "full_text": "whole", "url": "address"}
):
    """A rule of the rulebook that concerns a text."""

    rule: str
    """Id of the rule."""
    title: str
    choice_text: str
    """The authority's choice among the rule's options; the rule's beginning if it has none."""
    full_text: tuple[str, ...]
    """Paragraphs: the authority's choice, then the rule as it holds for this authority.

    If the options of each table or event decide, a notice replaces the rule beside a choice.
    """
    lang: str
    """Language of the rule."""
    books: tuple[str, ...]
    """Citations of other books: ``TDA 2024 47``."""
    url: str
    """URL of the rulebook page."""


class UnrecognizedText(
    Struct,
    frozen=True,
    tag="lost",
    rename={
        "reason": "why",
        "suggestions": "offers",
        "is_first_nearly_certain": "sure",
        "lists_rules_first": "book_first",
        "tool_steps": "computed",
    },
):
    """A text that was hardly understood, with its possible meanings; there is no ruling."""

    reason: Words
    suggestions: tuple[FloorSuggestion, ...]
    """Suggestions, likeliest first: each kind of incident once, and tools."""
    is_first_nearly_certain: bool
    """True if the first suggestion is nearly certain."""
    rules: tuple[RuleExcerpt, ...]
    """Relevant rules, likeliest first: three at most."""
    lists_rules_first: bool
    """True if the text is probably a question about a rule, so that rules are listed first."""
    tool_steps: tuple[Words, ...] = ()
    """The steps of the answer that the offered tool computes."""
    in_hundredths: bool = False
    """True if a fraction of a chip was typed, such as 2.50: all amounts are in hundredths."""


class SituationDraft(
    Struct, frozen=True, tag="begun", rename={"known_fields": "told", "details": "says"}
):
    """The details that a text supplies for a chosen situation, to show and to complete."""

    situation: str
    """Key of the situation."""
    known_fields: dict[str, Any]
    """Fields that the text supplies for certain, by their keys: ``spot.bet``."""
    spot: dict[str, Any]
    """Further facts of the spot, to be sent together with ``known_fields``."""
    details: tuple[Words, ...]
    """The understood details in words, a line each."""
    in_hundredths: bool = False
    """True if a fraction of a chip was typed, such as 2.50: all amounts are in hundredths."""


ParsedText: TypeAlias = UnderstoodText | UnclearText | UnrecognizedText | SituationDraft
"""The result of parsing: understood, ambiguous, unrecognized, or the draft of a situation."""


class FloorOption(
    Struct,
    frozen=True,
    rename={"min_value": "least", "max_value": "most", "choice_by_authority": "by"},
):
    """A rule that books or houses decide differently, with the choices of each."""

    name: str
    title: str
    """Title in the requested language, like the meaning and the labels."""
    meaning: str
    rules: tuple[str, ...]
    choices: tuple[str | bool, ...]
    """Available choices; empty for a number."""
    labels: tuple[str, ...]
    """Labels of the choices; empty for yes or no."""
    min_value: int
    max_value: int | None
    choice_by_authority: dict[str, str | bool | int]
    """The choice of each authority."""


class OptionsQuery(Struct, frozen=True):
    """The language of the options."""

    lang: Literal["en", "cs"] = "en"


class Citation(Struct, frozen=True, rename={"url": "address"}):
    """A rule of the rulebook, and its citation in the authority's book."""

    rule: str
    book: str
    """``TDA 2024 45``; empty where the book is silent, or there is none."""
    title: str
    """Title of the rule, in English."""
    titles: dict[str, str]
    """Title in the other languages of the rule: ``cs``."""
    url: str
    """URL of the rulebook page."""


class RulingVerdict(
    Struct, frozen=True, tag="ruling", rename={"reasons": "why", "citations": "cites"}
):
    """A ruling: its orders, its reason and its citations."""

    orders: tuple[Words, ...]
    reasons: tuple[Words, ...]
    citations: tuple[Citation, ...]


class QuestionVerdict(Struct, frozen=True, tag="asks", rename={"question": "asks"}):
    """A question to answer before there is a ruling: send the answer in the field that it names."""

    question: FloorField


class DiscretionVerdict(
    Struct, frozen=True, tag="leaves", rename={"reasons": "why", "citations": "cites"}
):
    """A decision that the book leaves to the floor, with its choices."""

    choices: tuple[RulingVerdict, ...]
    reasons: tuple[Words, ...]
    citations: tuple[Citation, ...]


VerdictResponse: TypeAlias = RulingVerdict | QuestionVerdict | DiscretionVerdict
"""A ruling, a question, or the floor's choices."""


class OtherVerdict(Struct, frozen=True, rename={"authorities": "by"}):
    """A differing verdict, and the authorities that give it."""

    authorities: tuple[str, ...]
    verdict: VerdictResponse


class FloorRulingResponse(
    Struct, frozen=True, rename={"other_verdicts": "others", "all_verdicts": "every"}
):
    """The verdict on an incident, and those of other authorities."""

    verdict: VerdictResponse
    other_verdicts: tuple[OtherVerdict, ...]
    """Differing verdicts of other authorities; empty while a question is open."""
    all_verdicts: tuple[OtherVerdict, ...] = ()
    """The verdict of each authority, in a row each; empty while a question is open."""


class SeatedPlayer(Struct, frozen=True):
    """A player who was dealt in."""

    seat: int
    """Seat in the hand, from 0."""
    chair: int
    player: str


class CurrentHand(Struct, frozen=True, rename={"seat_to_act": "who", "known_fields": "known"}):
    """The public state of the running hand."""

    hand: int
    players: tuple[SeatedPlayer, ...]
    seat_to_act: int
    """Seat of the player to act."""
    known_fields: tuple[str, ...]
    """Fields that need not be sent: ``spot.bet``, ``spot.pot``."""
    game: str
    pot: int
    bet: int

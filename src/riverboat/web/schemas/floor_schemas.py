"""What the floor is asked over HTTP, and what it says."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from riverboat.floor import AnyIncident, Spot
from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.wire.wire_phrases import Words

# What is asked -----------------------------------------------------------------------------------

OptionChanges: TypeAlias = Annotated[dict[str, str | int | bool], Meta(max_length=200)]


Incident: TypeAlias = AnyIncident
"""Something that was seen or said at a table."""


class RuleBody(RequestBody, frozen=True):
    """What was seen, what is known of the moment, and by whose rules it is judged."""

    seen: Incident
    spot: Spot = Spot()
    """What nobody has said is left out, and asked for when a ruling needs it."""
    by: str = "cash-2026"
    """An authority; without its year the latest: ``tda``."""
    but: OptionChanges | None = None
    """Options in which it is changed: ``{"oot": "rrop"}``."""


TextAnswer: TypeAlias = (
    bool
    | int
    | Annotated[str, Meta(max_length=20)]
    | Annotated[tuple[int, ...], Meta(max_length=60)]
)
"""An answer about a text: one that was offered, an amount, chips, the label of a seat: ``5``."""


class TextBody(RequestBody, frozen=True):
    """What has happened, in a line that somebody typed: in English or in Czech, whichever it is."""

    text: Annotated[str, Meta(min_length=1, max_length=240)]
    lang: Literal["en", "cs"] = "en"
    """In which it is read first."""
    guess: Annotated[int, Meta(ge=0, le=9)] | None = None
    """Of a text that was not understood, the guess that was meant."""
    situation: Annotated[str, Meta(max_length=60)] | None = None
    """The key of the situation that was meant: the text is read for what it says of that."""
    answers: Annotated[tuple[TextAnswer, ...], Meta(max_length=12)] = ()
    """What was answered already, in the order in which it was asked."""
    by: str = "cash-2026"
    """The authority whose choices stand with a rule that is quoted."""
    but: OptionChanges | None = None
    """Options in which it is changed: ``{"oot": "rrop"}``."""


# What there is to ask about ----------------------------------------------------------------------

FieldKind: TypeAlias = Literal[
    "choice", "amount", "count", "seconds", "rank", "seat", "chips", "motions", "cards"
]
"""How something is told: one of the answers, an amount, a count, seconds, the rank of a card (an
ace is 14, or 1 where it is low), a seat from 0, chips by denomination, several motions of chips,
cards."""
FieldValue: TypeAlias = bool | int | str
"""What an answer puts into a field."""
FloorChapter: TypeAlias = Literal[
    "bets", "words", "later", "turns", "deal", "shown", "deck", "stud", "draw", "hands",
    "showdown", "people",
]  # fmt: skip
"""Where a situation is looked for."""


class FloorAnswer(Struct, frozen=True):
    """An answer to a question."""

    said: Words
    value: FieldValue


class FloorField(Struct, frozen=True):
    """Something that is told about a situation."""

    field: str
    """Of what was seen or of the moment: ``seen.motions``, ``spot.bet``."""
    kind: FieldKind
    question: Words
    answers: tuple[FloorAnswer, ...]


class FloorSituation(Struct, frozen=True):
    """Something that can happen at a table."""

    key: str
    chapter: FloorChapter
    title: Words
    also: tuple[str, ...]
    """What else players call it, in any language."""
    see: str
    """The observation that it becomes."""
    given: dict[str, str | int | bool]
    """The fields of it that its title says already."""
    needs: tuple[FloorField, ...]
    """What must be told."""
    more: tuple[FloorField, ...]
    """What may be told besides."""


class FloorChapterTitle(Struct, frozen=True):
    """A chapter of situations."""

    key: FloorChapter
    title: Words


class AuthorityInfo(Struct, frozen=True):
    """A book of rules of a year, or a house."""

    key: str
    name: str
    """As it is cited, ``TDA 2024``; empty for a house of our own."""
    event: bool
    """For tournaments."""


class FloorCatalogue(Struct, frozen=True):
    """Everything that the floor can be asked about, in the order in which it is looked for."""

    authorities: tuple[AuthorityInfo, ...]
    chapters: tuple[FloorChapterTitle, ...]
    situations: tuple[FloorSituation, ...]


# What is understood of a text ---------------------------------------------------------------------


class UnderstoodText(Struct, frozen=True, tag="understood"):
    """What a text tells: to be shown to whoever typed it, and to be ruled on."""

    title: Words
    says: tuple[Words, ...]
    """Everything that it was understood to say, a line each."""
    see: str
    """What kind of thing was seen."""
    seen: dict[str, Any]
    """The fields of it that were told: with them and ``spot`` a ruling is asked for."""
    spot: dict[str, Any]
    people: tuple[Words, ...]
    """What the seats are called that it names, from seat 0; at a table of the room none."""
    named: bool
    """The text says who it is about."""
    needs: tuple[FloorField, ...]
    """Seats of the observation that nobody has named yet: to be told before there is a ruling."""


class UnclearText(Struct, frozen=True, tag="unclear"):
    """Something has to be said first: ask again, with the answer at the end of the others."""

    asks: FloorField


ToolInput: TypeAlias = bool | int | str | tuple[int, ...]
"""What a tool is told: yes or no, an amount, a row of actions, chips of several players."""


class FloorSuggestion(Struct, frozen=True):
    """Something that a text may mean: a reading, a situation to begin with, or a tool."""

    said: Words
    guess: int | None = None
    """A reading: send this number to have it ruled on."""
    situation: str | None = None
    """The key of a situation."""
    tool: str | None = None
    """The name of a tool that computes it: ``side-pots``."""
    told: dict[str, ToolInput] = {}
    """What the text says for the tool, by the names of its fields."""


class RuleExcerpt(Struct, frozen=True):
    """A rule of the rulebook that speaks of a text."""

    rule: str
    """Its id."""
    title: str
    says: str
    """What the authority has chosen; how the rule begins where it has no option."""
    whole: tuple[str, ...]
    """What is chosen, then the rule, a paragraph each, without tables; no rule where a table or an
    event decides it."""
    lang: str
    """In which language it is written."""
    books: tuple[str, ...]
    """What other books call it: ``TDA 2024 47``."""
    address: str
    """The page of the rulebook."""


class UnrecognizedText(Struct, frozen=True, tag="lost"):
    """A text that is not understood, or is doubted, and what it may mean; nothing is ruled on."""

    why: Words
    offers: tuple[FloorSuggestion, ...]
    """Each kind of thing once, and tools, the likeliest first."""
    sure: bool
    """The first is nearly certain: the others are something else."""
    rules: tuple[RuleExcerpt, ...]
    """The rules that speak of it, the likeliest first: three at most."""
    book_first: bool
    """It is likelier asked of the book than told of a situation: the rules stand first."""


class SituationDraft(Struct, frozen=True, tag="begun"):
    """What a text says of a situation that was chosen: to be shown, and asked on from."""

    situation: str
    """Its key."""
    told: dict[str, Any]
    """Fields of the situation that the text tells for sure, by their keys: ``spot.bet``."""
    spot: dict[str, Any]
    """What else it says of the moment, to be sent with what is told."""
    says: tuple[Words, ...]
    """The same in words, a line each."""


ParsedText: TypeAlias = UnderstoodText | UnclearText | UnrecognizedText | SituationDraft
"""A text that is understood, leaves something open, is asked back, or tells of a situation."""


class FloorOption(Struct, frozen=True):
    """Something that books or houses decide differently."""

    name: str
    title: str
    """What it is about, in the language that was asked for; so are meaning and labels."""
    meaning: str
    rules: tuple[str, ...]
    choices: tuple[str | bool, ...]
    """What may be chosen; none where it is a number."""
    labels: tuple[str, ...]
    """What each choice is called; nothing where it is yes or no."""
    least: int
    most: int | None
    by: dict[str, str | bool | int]
    """What each authority has chosen."""


class OptionsQuery(Struct, frozen=True):
    """In which language the options are told."""

    lang: Literal["en", "cs"] = "en"


# What the floor says -----------------------------------------------------------------------------


class Citation(Struct, frozen=True):
    """A rule of the rulebook, and what the authority's book calls it."""

    rule: str
    book: str
    """``TDA 2024 45``; empty where the book is silent, or there is none."""
    title: str
    """Of the rule, in English."""
    titles: dict[str, str]
    """The same in the other languages that it is written in: ``cs``."""
    address: str
    """The page of the rulebook."""


class RulingResponse(Struct, frozen=True, tag="ruling"):
    """What is to be done, why, and who says so."""

    orders: tuple[Words, ...]
    why: tuple[Words, ...]
    cites: tuple[Citation, ...]


class QuestionResponse(Struct, frozen=True, tag="asks"):
    """Nobody can rule before this is answered: send the answer as the field that it is of."""

    asks: FloorField


class DiscretionResponse(Struct, frozen=True, tag="leaves"):
    """The book leaves it to the floor, which does one of these at its discretion."""

    choices: tuple[RulingResponse, ...]
    why: tuple[Words, ...]
    cites: tuple[Citation, ...]


VerdictResponse: TypeAlias = RulingResponse | QuestionResponse | DiscretionResponse
"""A ruling, a question, or the floor's choices."""


class OtherVerdict(Struct, frozen=True):
    """What other authorities say where they do not say the same."""

    by: tuple[str, ...]
    verdict: VerdictResponse


class RuleAnswer(Struct, frozen=True):
    """What the floor says."""

    verdict: VerdictResponse
    others: tuple[OtherVerdict, ...]
    """None while there is still something to be asked."""


# The moment of a table ---------------------------------------------------------------------------


class SeatedPlayer(Struct, frozen=True):
    """Who was dealt in."""

    seat: int
    """As the hand counts, from 0."""
    chair: int
    player: str


class CurrentHand(Struct, frozen=True):
    """The hand that is being played, as far as everybody at the table knows it."""

    hand: int
    players: tuple[SeatedPlayer, ...]
    who: int
    """The seat that is to act."""
    known: tuple[str, ...]
    """What need not be told: ``spot.bet``, ``spot.pot``."""
    game: str
    pot: int
    bet: int

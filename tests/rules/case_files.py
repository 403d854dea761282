"""Case files: the keys of a case, and validation.

A misspelt key or a case that checks nothing is an error, so no case can pass vacuously. ``wording``
parses the words of a case.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).resolve().parent
EXCUSES_FILE = FOLDER / "untestable.toml"

RULE_ID = re.compile(r"[A-Z]{3,4}-\d{2}")


class BadCase(Exception):
    """A case that cannot be parsed or proves nothing."""


class Case(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The common keys of cases: rules and a one-sentence claim."""

    rule: str | tuple[str, ...]
    name: str
    row: str | tuple[str, ...] = ()

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of the worked examples that the case covers."""
        return (self.row,) if isinstance(self.row, str) else self.row

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that the case covers."""
        return (self.rule,) if isinstance(self.rule, str) else self.rule

    def __str__(self) -> str:
        return f"{' '.join(self.rules)}: {self.name}"


class HandCase(Case, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One hand: setup, play and claims. See README.md."""

    # Setup.
    game: str
    house: str = "strict"
    stacks: str = ""
    posts: str | None = None
    cards: str = ""
    board: str = ""
    boards: tuple[str, ...] = ()
    deck: str = ""
    exposed: str = ""
    carried: int = 0
    rake: str = ""
    heads_up_event: bool = False
    # Play.
    play: str = ""
    # Claims.
    then: str | None = None
    refused: str | None = None
    irregular: str | None = None
    bad_game: str | None = None
    called: str | None = None
    level_card: str | None = None
    posted: str | None = None
    dealing: tuple[str, ...] | None = None
    holdings: str | None = None
    sees: tuple[str, ...] | None = None
    bets: str | None = None
    pot: int | None = None
    pots: str | None = None
    pot_info: str | None = None
    pot_odds: str | None = None
    order: str | None = None
    all_in: str | None = None
    live: str | None = None
    may_add: str | None = None
    passed_out: str | None = None
    next_openers: str | None = None
    showdown: str | None = None
    taken: tuple[str, ...] | None = None
    winners: str | None = None
    awards: tuple[str, ...] | None = None
    stacks_after: str | None = None
    facts: tuple[dict[str, Any], ...] | None = None
    never: tuple[str, ...] | None = None
    narration: tuple[str, ...] | None = None


class RankingCase(Case, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Holdings compared: which beats which, and their names."""

    ranking: str
    holdings: dict[str, str]
    board: str = ""
    then: str
    english: dict[str, str] = {}


class CardCase(Case, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck's size, or cards in selection order."""

    deck: str | None = None
    count: int = 0
    order: str | None = None


class MixCase(Case, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mixed game: its games, their order, and the table's behaviour in each."""

    mix: str
    change: str = "orbit"
    playing: str = ""
    hands: int = 0
    players: int = 0
    new_level: bool = False
    choose: str = ""
    games: tuple[str, ...] | None = None
    then: str | None = None
    refused: str | None = None
    button: str | None = None
    missed_blinds: str | None = None


PlayerOrChair = str | int
"""Name or chair number of a player."""


class TableHand(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One hand at a table: events before it, play and claims."""

    # Setup.
    before: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    board: str = ""
    # Play.
    play: tuple[str, ...] = ()
    # Claims at the start of the hand.
    button: PlayerOrChair | None = None
    posts: tuple[str, ...] | None = None
    order: tuple[PlayerOrChair, ...] | None = None
    flop: tuple[PlayerOrChair, ...] | None = None
    last: PlayerOrChair | None = None
    out: tuple[str, ...] | None = None
    bets: str | None = None
    # Claims after the play.
    then: str | None = None
    pot: int | None = None
    has: tuple[str, ...] | None = None
    # Claims at the end of the hand.
    owes: tuple[str, ...] | None = None
    stacks: tuple[str, ...] | None = None
    rock: PlayerOrChair | None = None
    killer: PlayerOrChair | None = None
    legs: tuple[str, ...] | None = None
    taken: tuple[str, ...] | None = None


class TableCase(Case, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Several hands at one table, with events before each, and claims."""

    # Setup.
    table: str
    house: str | tuple[str, ...] = "strict"
    sits: tuple[str, ...] = ()
    last: str = ""
    # Play.
    hand: tuple[TableHand, ...] = ()
    after: tuple[str, ...] = ()
    # Claims.
    then: str | None = None
    refused: str | None = None
    bad_table: str | None = None
    seated: tuple[str, ...] | None = None
    buy_in: str | None = None
    change: tuple[str, ...] | None = None
    facts: tuple[dict[str, Any], ...] | None = None
    never: tuple[str, ...] | None = None


AnyCase = HandCase | RankingCase | CardCase | MixCase | TableCase

SETUP_KEYS = frozenset(
    "rule name row game house stacks posts cards board boards deck exposed carried".split()
    + "rake heads_up_event play".split()
)
GAME_CLAIM_KEYS = frozenset(("bad_game", "called", "level_card", "next_openers"))
MIX_CLAIM_KEYS = ("games", "then", "refused", "button", "missed_blinds")
TABLE_CLAIM_KEYS = ("then", "refused", "bad_table", "seated", "buy_in", "change", "facts", "never")
HAND_CLAIM_KEYS = tuple(
    key for key in TableHand.__struct_fields__ if key not in ("before", "cards", "board", "play")
)
"""Possible claims about one hand of a table."""
CLAIM_KEYS = tuple(key for key in HandCase.__struct_fields__ if key not in SETUP_KEYS)


@cache
def load_cases() -> list[AnyCase]:
    """Return every case in this folder, file by file."""
    return [
        read_case(entry, f"{file.name}, case {index + 1}")
        for file in sorted(FOLDER.glob("*.toml"))
        for index, entry in enumerate(read_entries(file))
    ]


def read_entries(file: Path) -> list[dict[str, Any]]:
    """Return the raw cases of a file."""
    if file == EXCUSES_FILE:
        return []
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    if unknown_keys := data.keys() - {"case"}:
        raise BadCase(
            f"{file.name}: only [[case]] is understood, not {', '.join(sorted(unknown_keys))}"
        )
    case: list[dict[str, Any]] = data.get("case", [])
    return case


def read_case(entry: dict[str, Any], case_location: str) -> AnyCase:
    """Parse one case, or raise ``BadCase``."""
    case_types: dict[str, type[AnyCase]] = {
        "table": TableCase,
        "game": HandCase,
        "ranking": RankingCase,
        "mix": MixCase,
    }
    case_type = next((case_types[key] for key in case_types if key in entry), CardCase)
    if case_type is TableCase:
        entry = _merge_end_table(entry, case_location)
    try:
        case = msgspec.convert(entry, case_type)
    except msgspec.ValidationError as error:
        raise BadCase(f"{case_location}: {error}") from error
    for rule in case.rules:
        if not RULE_ID.fullmatch(rule):
            raise BadCase(f"{case_location}: {rule!r} is not the id of a rule, such as ALLN-16")
    if fault := _describe_fault(case):
        raise BadCase(f"{case_location}: {fault}")
    return case


def _merge_end_table(entry: dict[str, Any], case_location: str) -> dict[str, Any]:
    """Merge the keys of ``[case.end]``, written below the hands, into the case."""
    case_keys = {key: value for key, value in entry.items() if key != "end"}
    end_keys: dict[str, Any] = entry.get("end", {})
    if repeated_keys := case_keys.keys() & end_keys.keys():
        raise BadCase(f"{case_location}: {', '.join(sorted(repeated_keys))} is said twice")
    return case_keys | end_keys


def _describe_fault(case: AnyCase) -> str:
    """Describe why a case proves nothing or contradicts itself; empty if it is sound."""
    if isinstance(case, CardCase) and (case.deck is None) == (case.order is None):
        return "it checks nothing; say a game, a ranking, a mix, a deck or an order"
    if isinstance(case, MixCase) and all(getattr(case, key) is None for key in MIX_CLAIM_KEYS):
        return f"it checks nothing; say one of {', '.join(MIX_CLAIM_KEYS)}"
    if isinstance(case, TableCase):
        return _describe_table_fault(case)
    if not isinstance(case, HandCase):
        return ""
    claimed_keys = [key for key in CLAIM_KEYS if getattr(case, key) is not None]
    if not claimed_keys:
        return f"it checks nothing; say one of {', '.join(CLAIM_KEYS)}"
    if not case.stacks and not GAME_CLAIM_KEYS.issuperset(claimed_keys):
        return "nobody plays: say the stacks"
    if case.refused is not None and not case.play:
        return "nothing is played that could be refused"
    if case.deck and (case.cards or case.board or case.boards):
        return "a deck leaves no choice of cards and boards"
    if case.board and case.boards:
        return "say board or boards, not both"
    return ""


def _describe_table_fault(case: TableCase) -> str:
    claimed_keys = [
        claim_key for claim_key in TABLE_CLAIM_KEYS if getattr(case, claim_key) is not None
    ]
    claims = [getattr(hand, key) for hand in case.hand for key in HAND_CLAIM_KEYS]
    if not claimed_keys and all(claim is None for claim in claims):
        return (
            f"it checks nothing; say one of {', '.join(TABLE_CLAIM_KEYS)}, or something of a hand"
        )
    if (case.hand or case.last) and not case.sits:
        return "nobody sits at the table: say who sits"
    if case.refused is not None and not (case.hand or case.after):
        return "nothing is asked for that could be refused"
    return ""


def load_excuses() -> dict[str, str]:
    """Return the untestable rules with reasons."""
    payload: dict[str, str] = tomllib.loads(EXCUSES_FILE.read_text(encoding="utf-8"))
    return payload

"""Context of rulings: the authority, the language and the game. This module prints nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import Game
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import (
    AUTHORITIES,
    Authority,
    OpenQuestion,
    Understood,
    Verdict,
    authority,
    describe_verdict,
)
from riverboat.floor.incident_parsing.incident_text import name_player
from riverboat.floor.inquiry.fractions import format_hundredths, has_fractions
from riverboat.floor.inquiry.inquiry import Query
from riverboat.floor.inquiry.settling import settle_verdict
from riverboat.floor.situations import Situation
from riverboat.words import Person, Reader, Seat
from riverboat.words.reader import default_person_name
from riverboat.words.terminal.ruling_session import ChangedRulebook, HouseBookName


class RulingContext(Struct, frozen=True):
    """The authority that rules, the language, and the game played."""

    authority: Authority
    language: str = "en"
    game: Game | None = None
    shows_all: bool = False
    """True if the rulings of all authorities are shown in a table."""
    is_in_hundredths: bool = False
    """True if the line has fractions of a chip, so that all amounts are in hundredths."""

    def adapt_to_line(self, text: str) -> RulingContext:
        """Return the context for a line, in hundredths of a chip if the line has fractions."""
        return replace(self, is_in_hundredths=has_fractions(text))

    def query(self, text: str, situation: Situation | None = None) -> Query:
        """Return the query to the floor for a line or a chosen situation."""
        return Query(text, self.authority, self.language, self.game, situation)

    def build_reader(self, player_names: tuple[str, ...] = ("",)) -> Reader:
        """Return a reader that names people by the names in the text."""

        def name_person(person: Person) -> str | None:
            if not isinstance(person, Seat):
                return default_person_name(person)
            is_named = person.seat >= len(player_names) or player_names[person.seat]
            return plain_reader.say(name_player(player_names, person.seat)) if is_named else None

        plain_reader = Reader(self.language)
        if self.is_in_hundredths:
            format_amount = partial(format_hundredths, language=self.language)
            return Reader(self.language, name=name_person, chips=format_amount)
        return Reader(self.language, name=name_person)


def make_ruling_context(
    authority_key: str, changes: Sequence[str] = (), language: str = "en", game: Game | None = None
) -> RulingContext:
    """Return the context of an authority with these options; raise ``BadGame`` for unknown ones."""
    return RulingContext(authority(authority_key).with_options(changes), language, game)


def describe_authority(chosen_authority: Authority, renderer: Reader) -> str:
    """Return a book and its year, or its house, with the changed options."""
    house_key = chosen_authority.key.partition("-")[0]
    name = chosen_authority.name or renderer.say(HouseBookName(house_key))  # type: ignore[arg-type]
    return (
        renderer.say(ChangedRulebook(name, chosen_authority.changed_options))
        if chosen_authority.changed_options
        else name
    )


def iter_other_rulings(
    interpretation: Understood, context: RulingContext
) -> Iterator[tuple[str, Verdict]]:
    """Yield differing rulings of other authorities; authorities that agree are grouped."""
    renderer = context.build_reader(interpretation.player_labels)
    chosen_ruling_text = describe_verdict(
        _compute_verdict(interpretation, context.authority), renderer
    )
    group_by_text: dict[str, tuple[list[str], Verdict]] = {}
    for other_authority, verdict in _iter_rulings(interpretation, [*AUTHORITIES.values()]):
        ruling_text = describe_verdict(verdict, renderer)
        if other_authority.key != context.authority.key and ruling_text != chosen_ruling_text:
            group_by_text.setdefault(ruling_text, ([], verdict))[0].append(
                describe_authority(other_authority, renderer)
            )
    for authority_names, verdict in group_by_text.values():
        yield ", ".join(authority_names), verdict


def iter_all_rulings(
    interpretation: Understood, context: RulingContext
) -> Iterator[tuple[str, Verdict, tuple[str, ...]]]:
    """Yield each authority's name, its ruling, and the numbers of the cited rules in its book."""
    renderer = context.build_reader(interpretation.player_labels)
    chosen_authority = context.authority
    authorities = [
        chosen_authority if authority.key == chosen_authority.key else authority
        for authority in AUTHORITIES.values()
    ]
    for ruling_authority, verdict in _iter_rulings(interpretation, authorities):
        cites = () if isinstance(verdict, OpenQuestion) else verdict.cites
        rule_numbers = tuple(dict.fromkeys([cite.rule_number or cite.rule for cite in cites]))
        yield describe_authority(ruling_authority, renderer), verdict, rule_numbers


def _iter_rulings(
    interpretation: Understood, authorities: Sequence[Authority]
) -> Iterator[tuple[Authority, Verdict]]:
    """Yield the ruling of each authority that knows such an incident."""
    for ruling_authority in authorities:
        try:
            yield ruling_authority, _compute_verdict(interpretation, ruling_authority)
        except RefusalError:
            continue


def _compute_verdict(interpretation: Understood, authority: Authority) -> Verdict:
    return settle_verdict(interpretation.incident, interpretation.spot, authority).verdict

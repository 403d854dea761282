"""Excerpts of the rulebook for an authority, with its choices of options.

A rule describes the practice of all books, which would be misleading beside the ruling of one
authority. So an excerpt begins with the choices of this authority. If a table or an event decides
the point, the text of the rule is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from riverboat import rulebook
from riverboat.engine import HouseRules
from riverboat.engine.games.option_fields import Option, options
from riverboat.floor.authorities import Authority, FloorRules
from riverboat.words import Reader
from riverboat.words.floor.excerpts import OptionChosen, SetByTable
from riverboat.words.floor.verdicts import No, Yes
from riverboat.words.language import OptionWords, floor_options, option_names
from riverboat.words.terminal.floor_desk import ChangedIn, TheHouse

RELATED_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "chips_bind": ("CHIP-01", "CHIP-03"),
    "dispute_window": ("SHOW-28",),
    "draw_exposed": ("IRRD-02", "IRRD-03", "IRRD-04"),
    "exposed_misdeal": ("HOLD-01", "HOLD-02", "IRRG-11", "MISD-01"),
    "fold_without_bet": ("BYND-23",),
    "four_card_flop": ("HOLD-05",),
    "joker": ("DEAD-05", "IRRG-12", "IRRG-13", "IRRG-14", "IRRG-15"),
    "last_hand": ("SHOW-15",),
    "ask_to_see": ("SHOW-09",),
    "misdeal_cutoff": ("MISD-01", "MISD-04", "MISD-06", "MISD-17"),
    "misunderstanding": ("BYND-19", "CHIP-02"),
    "miscall": ("SHOW-04",),
    "missing_flop_burn": ("IRRG-18", "IRRG-23"),
    "oot": ("TURN-10",),
    "overbet": ("POTL-20",),
    "pieces": ("CHIP-01",),
    "play_board": ("SHOW-18",),
    "premature_turn": ("HOLD-08",),
    "pulled_chips": ("BYND-14", "BYND-15"),
    "raise_motions": ("CHIP-01", "CHIP-18"),
    "retrieve_muck": ("SHOW-17", "SHOW-20", "SHOW-21"),
    "sevens": ("IRRD-11", "IRRD-12"),
    "skipped": ("TIME-03",),
    "string_bet": ("CHIP-01",),
    "stud_exposed": ("IRRS-03",),
    "stud_last_exposed": ("IRRS-11", "IRRS-13"),
    "stud_premature": ("IRRG-23",),
    "uncalled_of_killed": ("BYND-24", "SHOW-19"),
    "words_chips": ("BYND-14", "BYND-15", "VERB-17"),
    "wrong_amount": ("CHIP-07",),
    "wrong_button_early": ("MISD-16",),
    "wrong_count": ("HOLD-10", "IRRD-06", "IRRG-07", "MISD-03", "MISD-14"),
}
"""Rules that depend on an option of another rule."""

EVENT_RULES: Final = frozenset(
    "ALLN-10 BYND-70 BYND-71 BYND-72 BYND-73 BYND-76 BYND-79 TRNY-13 TRNY-14 TRNY-15 TRNY-16 "
    "TRNY-17 TRNY-18 TRNY-19 TRNY-21 TRNY-22 TRNY-23 TRNY-24 TRNY-28 TRNY-29 TRNY-30 TRNY-34 "
    "TRNY-36 TRNY-40 TRNY-41 TRNY-46 TRNY-55 TRNY-57 TRNY-60 TRNY-61 TRNY-62 TRNY-63 TRNY-64 "
    "TRNY-65 TRNY-66 GAME-03".split()
)
"""Rules that an event's own options decide, under any authority."""


class Excerpt(Struct, frozen=True):
    """A rule that is quoted beside the rulings of an authority."""

    chosen: tuple[str, ...]
    """The authority's choices, one sentence for each option of the rule."""
    short: str
    whole: tuple[str, ...]
    """Paragraphs of the excerpt: first the choices, and nothing else if a table or an event
    decides.
    """


def excerpt(rule: rulebook.Rule, authority: Authority) -> Excerpt:
    """Return the rule as it may be quoted beside a ruling by this authority."""
    chosen_sentences = tuple(_chosen_sentences(rule.id, authority, rule.language))
    if is_table_or_event_option(rule):
        full_sentences = (*chosen_sentences, Reader(rule.language).sentence(SetByTable()) + ".")
        return Excerpt(chosen_sentences, " ".join(full_sentences), full_sentences)
    short_text = " ".join(chosen_sentences) or rulebook.summarize(rule.text)
    return Excerpt(
        chosen_sentences, short_text, (*chosen_sentences, *rulebook.paragraphs(rule.text))
    )


def is_table_or_event_option(rule: rulebook.Rule) -> bool:
    """Return True if an option of a table or an event decides the rule."""
    option_names = {option.name for _, option in options_for_rule(rule.id)}
    return rule.id in EVENT_RULES or bool({*rulebook.option_names(rule.text)} - option_names)


@cache
def options_for_rule(rule: str) -> tuple[tuple[str, Option], ...]:
    """Return the options of an authority that decide a rule, with the group: floor or hand."""
    floor = [option for option in options(FloorRules) if _decides(option, rule)]
    hand = [option for option in options(HouseRules) if rule in option.rules]
    return (
        *[("floor", floor_option) for floor_option in floor],
        *[("hand", hand_option) for hand_option in hand],
    )


def _decides(option: Option, rule: str) -> bool:
    return rule in option.rules or rule in RELATED_RULES.get(option.name, ())


def _chosen_sentences(rule: str, authority: Authority, language: str) -> Iterator[str]:
    reader = Reader(language)
    for group, option in options_for_rule(rule):
        value = getattr(getattr(authority, group), option.name)
        option_words = _option_words(group, option, language)
        name, choices = (
            (option_words.name, option_words.choices) if option_words else (option.name, {})
        )
        phrase = OptionChosen(
            name, _choice(value, choices, reader), _deciding_book(authority, option, reader)
        )
        yield reader.sentence(phrase) + "."


def _option_words(group: str, option: Option, language: str) -> OptionWords | None:
    if group == "floor":
        return floor_options(language).get(option.name)
    return option_names(language).options.get(f"house.{option.name}")


def _choice(value: object, choices: Mapping[str, str], reader: Reader) -> str:
    if isinstance(value, bool):
        return reader.say(Yes() if value else No())
    return choices.get(str(value), str(value))


def _deciding_book(authority: Authority, option: Option, reader: Reader) -> str:
    """Return the book that chooses, or its house; with the option if it was changed."""
    name = authority.name or reader.say(TheHouse(authority.key.partition("-")[0]))  # type: ignore[arg-type]
    is_changed = option.name in authority.changed
    return reader.say(ChangedIn(name, (option.name,))) if is_changed else name

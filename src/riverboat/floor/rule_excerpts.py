"""Excerpts of the rulebook for an authority, with its answers on the rules' options.

The text of a rule describes the practice of all rulebooks, which would be misleading beside the
ruling of one authority. So for a rule with options, the excerpt has this authority's answers, each
with its source, followed by the paragraphs that are true under these answers. Citations of
rulebooks are omitted, because the number in the authority's own rulebook is shown beside the rule.
If a table or an event may decide the point, the excerpt gives the usual choice and says so; choices
of other rulebooks are omitted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from riverboat import rulebook
from riverboat.engine import HouseRules
from riverboat.engine.games.option_fields import Option, choice_text, options
from riverboat.floor.authorities import Authority, FloorRules
from riverboat.floor.authorities.option_answers import answer_source, option_answer
from riverboat.floor.field_keys import get_by_key
from riverboat.words import Reader
from riverboat.words.floor.excerpts import CommonRule, DecisionByTable, RulebookAnswer

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
"""Ids of further rules that depend on an option, by the option's name.

An option names its own rules; these are other rules that it decides, too.
"""

EVENT_RULES: Final = frozenset(
    "ALLN-10 BYND-70 BYND-71 BYND-72 BYND-73 BYND-76 BYND-79 TRNY-13 TRNY-14 TRNY-15 TRNY-16 "
    "TRNY-17 TRNY-18 TRNY-19 TRNY-21 TRNY-22 TRNY-23 TRNY-24 TRNY-28 TRNY-29 TRNY-30 TRNY-34 "
    "TRNY-35 TRNY-36 TRNY-40 TRNY-41 TRNY-46 TRNY-55 TRNY-57 TRNY-60 TRNY-61 TRNY-62 TRNY-63 "
    "TRNY-64 TRNY-65 TRNY-66 GAME-03".split()
)
"""Rules that an event's own options decide, under any authority."""

TEXT_CONDITIONS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "BYND-24": {"uncalled_of_killed": ("floor",)},
    "CHIP-02": {"misunderstanding": ("floor",)},
    "CHIP-03": {"chips_bind": ("forward",)},
    "CHIP-07": {"wrong_amount": ("nearest",)},
    "DEAD-05": {"joker": ("replace_or_dead", "misdeal_or_dead")},
    "HOLD-01": {},
    "HOLD-05": {"four_card_flop": ("redeal",)},
    "HOLD-07": {"premature_turn": ("rrop_swap",)},
    "HOLD-10": {"wrong_count": ("fix",)},
    "IRRD-01": {"draw_exposed": ("by_game",)},
    "IRRD-02": {"draw_exposed": ("by_game",)},
    "IRRD-03": {"draw_exposed": ("by_game",)},
    "IRRD-04": {"draw_exposed": ("by_game",)},
    "IRRD-06": {"wrong_count": ("fix",)},
    "IRRD-10": {"sevens": ("on",)},
    "IRRD-11": {"sevens": ("on",)},
    "IRRD-12": {"sevens": ("on",)},
    "IRRG-07": {"wrong_count": ("fix",)},
    "IRRG-12": {},
    "IRRG-13": {},
    "IRRG-14": {"joker": ("replace_or_dead", "misdeal_or_dead")},
    "IRRS-11": {"stud_last_exposed": ("declare_all_in",)},
    "MISD-01": {},
    "MISD-03": {"wrong_count": ("fix",)},
    "MISD-04": {"misdeal_cutoff": ("two_actors",)},
    "MISD-05": {"misdeal_cutoff": ("two_actors",)},
    "MISD-14": {"wrong_count": ("fix",)},
    "MISD-16": {},
    "OPEN-02": {"open_allin": ("off",)},
    "OPEN-03": {"open_allin": ("on",)},
    "POTL-20": {"overbet": ("until_acted", "until_significant")},
    "SHOW-09": {"ask_to_see": ("rrop",)},
    "SHOW-18": {"play_board": ("declare",)},
    "SHOW-21": {"retrieve_muck": ("floor", "if_certain")},
    "STAK-01": {"stakes": ("table",)},
    "STAK-08": {"stakes": ("table",)},
    "TURN-10": {},
}
"""Option values, by rule and option, under which an excerpt may quote the text of the rule.

The text of a rule with an empty mapping is never quoted. A rule that is not listed is quoted unless
an option names it as its own rule.
"""

COMMON_RULES: Final = frozenset(
    "BYND-02 BYND-05 BYND-17 BYND-26 BYND-40 BYND-62 BYND-65 CHIP-04 CHIP-08 DEAD-12 GAME-14 "
    "HOLD-01 IRRG-18 MISD-01 SHOW-02 SHOW-10 SHOW-12 TRNY-33".split()
)
"""Rules that are quoted by a message of their own, which says what holds under all options."""

_BOOK_PATTERN: Final = re.compile(r"\b(?:TDA|WSOP|WT \d|RRoP|Robert's|Robertov\w+)")


class Excerpt(
    Struct,
    frozen=True,
    rename={"answer_sentences": "chosen", "summary": "short", "paragraphs": "whole"},
):
    """A rule that is quoted beside the rulings of an authority."""

    answer_sentences: tuple[str, ...]
    """The authority's answers, one sentence for each option of the rule."""
    summary: str
    paragraphs: tuple[str, ...]
    """Paragraphs of the excerpt: first the answers, then what else holds for this authority."""


def make_excerpt(rule: rulebook.Rule, authority: Authority) -> Excerpt:
    """Return the excerpt of a rule to show beside a ruling by this authority."""
    answer_sentences = tuple(_iter_answer_sentences(rule.id, authority, rule.language))
    if is_table_or_event_option(rule):
        usual_paragraphs = (
            () if answer_sentences else tuple(_iter_usual_paragraphs(rule, authority))
        )
        notice = Reader(rule.language).sentence(DecisionByTable()) + "."
        summary = " ".join(answer_sentences) or rulebook.summarize("\n\n".join(usual_paragraphs))
        return Excerpt(
            answer_sentences,
            f"{summary} {notice}".strip(),
            (*answer_sentences, *usual_paragraphs, notice),
        )
    paragraphs = tuple(_iter_valid_paragraphs(rule, authority))
    short_summary = " ".join(answer_sentences) or rulebook.summarize("\n\n".join(paragraphs))
    return Excerpt(answer_sentences, short_summary, (*answer_sentences, *paragraphs))


def is_table_or_event_option(rule: rulebook.Rule) -> bool:
    """Return True if an option of a table or an event decides the rule."""
    option_names = {option.name for _, option in options_for_rule(rule.id)}
    return rule.id in EVENT_RULES or bool({*rulebook.option_names(rule.text)} - option_names)


@cache
def options_for_rule(rule: str) -> tuple[tuple[str, Option], ...]:
    """Return the options of an authority on which a rule depends.

    Each has its group: ``floor`` for rulings, ``hand`` for the game itself.
    """
    floor_options = [option for option in options(FloorRules) if _decides_rule(option, rule)]
    hand_options = [option for option in options(HouseRules) if rule in option.rules]
    return (
        *[("floor", floor_option) for floor_option in floor_options],
        *[("hand", hand_option) for hand_option in hand_options],
    )


def _decides_rule(option: Option, rule: str) -> bool:
    return rule in option.rules or rule in RELATED_RULES.get(option.name, ())


def _iter_answer_sentences(rule: str, authority: Authority, language: str) -> Iterator[str]:
    reader = Reader(language)
    for option_group, option in options_for_rule(rule):
        answer = option_answer(
            option_group, option.name, getattr(get_by_key(authority, option_group), option.name)
        )
        source = answer_source(authority, option_group, option, rule, reader)
        yield reader.sentence(RulebookAnswer(answer, source)) + "."


def _iter_valid_paragraphs(rule: rulebook.Rule, authority: Authority) -> Iterator[str]:
    """Yield the paragraphs of a rule that are true under this authority's options, without
    citations.
    """
    if rule.id in COMMON_RULES:
        yield Reader(rule.language).sentence(CommonRule(rule.id)) + "."
    elif _is_text_valid(rule.id, authority):
        for paragraph in rulebook.paragraphs(rule.text):
            if text := _remove_book_sentences(paragraph):
                yield text


def _iter_usual_paragraphs(rule: rulebook.Rule, authority: Authority) -> Iterator[str]:
    """Yield the paragraphs with the usual choice of a rule that a table or an event decides.

    Sentences about other rulebooks are omitted. For a house, sentences about TDA stay, because the
    presets of events follow TDA.
    """
    own_book_pattern = next(
        (
            pattern
            for key_prefix, pattern in _BOOK_PATTERN_BY_KEY.items()
            if authority.key.startswith(key_prefix)
        ),
        "TDA",
    )
    other_books_pattern = "|".join(
        [pattern for pattern in _BOOK_PATTERN_BY_KEY.values() if pattern != own_book_pattern]
    )
    for paragraph in rulebook.paragraphs(rule.text):
        sentences = rulebook.split_sentences(
            re.sub(r" ?\(([^()]*)\)", _remove_citations, paragraph)
        )
        if usual_text := " ".join(
            [sentence for sentence in sentences if not re.search(other_books_pattern, sentence)]
        ):
            yield usual_text.removesuffix(":")


_BOOK_PATTERN_BY_KEY: Final[Mapping[str, str]] = {
    "tda": "TDA",
    "wsop": r"WSOP|WT \d",
    "rrop": r"RRoP|Robert's|Robertov\w+",
}
"""Patterns of the rulebooks' names in the text, by the first part of an authority's key."""


def _is_text_valid(rule: str, authority: Authority) -> bool:
    deciding_options = options_for_rule(rule)
    if rule not in TEXT_CONDITIONS:
        return not any(rule in option.rules for _, option in deciding_options)
    required_values = TEXT_CONDITIONS[rule]
    chosen_values = {
        option.name: choice_text(getattr(get_by_key(authority, option_group), option.name))
        for option_group, option in deciding_options
    }
    return bool(required_values) and all(
        chosen_values[name] in allowed_values for name, allowed_values in required_values.items()
    )


def _remove_book_sentences(paragraph: str) -> str:
    """Return a paragraph without citations, and without sentences that are about one rulebook."""
    text = re.sub(r" ?\(([^()]*)\)", _remove_citations, paragraph)
    sentences = rulebook.split_sentences(text)
    return " ".join([sentence for sentence in sentences if not _BOOK_PATTERN.search(sentence)])


def _remove_citations(parenthesis: re.Match[str]) -> str:
    citations = [
        citation for citation in parenthesis[1].split("; ") if not _BOOK_PATTERN.search(citation)
    ]
    return f" ({'; '.join(citations)})" if citations else ""

"""Texts around the rulebook: on its pages and at a terminal."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Phrase

# On its pages ------------------------------------------------------------------------------------


Label: TypeAlias = Literal[
    "book", "rules", "search", "go", "found", "whole", "ask", "situation", "word"
]


class BookLabel(Phrase, frozen=True):
    en = (
        "{what:book=The rulebook|rules=Rules|search=Search the rules|go=Search|"
        "found=Search the rulebook|whole=The whole chapter|ask=Ask the floor|"
        "situation=By situation|word=By word}"
    )
    what: Label


class WayIn(Phrase, frozen=True):
    """The lookup key of an index, after its name."""

    en = "{by:situation=what happened, and its rules|word=what it is called, and its rules}"
    by: Literal["situation", "word"]


class BookSize(Phrase, frozen=True):
    en = "{rules:* rule|* rules} in {chapters:* chapter|* chapters}. A rule is cited by its id."
    rules: int
    chapters: int


class RulesFound(Phrase, frozen=True):
    en = "{found} of {every:* rule|* rules}."
    found: int
    every: int


class NoRuleHasThem(Phrase, frozen=True):
    en = "No rule has these words."


class NoBookHere(Phrase, frozen=True):
    en = "The rulebook is not installed with this server."


class NotTranslated(Phrase, frozen=True):
    """A notice that a text is in English, because it has no translation yet."""

    en = "This is in English: there is no translation of it yet."


# At a terminal -----------------------------------------------------------------------------------


class BookHeading(Phrase, frozen=True):
    en = (
        "{part:chapter=chapter|rules=rules|text=text|cases=cases|code=code|all=all together|"
        "no case=no case|house=the house chooses|choices=choices|presets=presets}"
    )
    part: Literal[
        "chapter", "rules", "text", "cases", "code", "all", "no case", "house", "choices", "presets"
    ]


class CasesOfRule(Phrase, frozen=True):
    en = "cases ({n})"
    n: int


class BookHint(Phrase, frozen=True):
    en = "riverboat rules ALLN for a chapter, ALLN-16 for a rule, --house for the choices"


class NotDescribed(Phrase, frozen=True):
    en = "not described yet"


class OnlySpeaksOfIt(Phrase, frozen=True):
    en = "speaks of it"


class MoreFiles(Phrase, frozen=True):
    en = "and {n:* more file|* more files}"
    n: int


class RulesAbout(Phrase, frozen=True):
    en = "about '{words}'"
    words: str


class InAllPresets(Phrase, frozen=True):
    en = "{value} in all"
    value: str


class PackageLacks(Phrase, frozen=True):
    en = (
        "This is the installed package, which has the code only: "
        "{what:texts=the texts (docs/rules) are|cases=the cases (tests/rules) are|"
        "the texts (docs/rules) and the cases (tests/rules) are} "
        "in riverboat's source; run the command from a checkout to read them."
    )
    what: Literal["texts", "cases", "both"]


class NoRuleSpeaksOf(Phrase, frozen=True):
    en = "no rule speaks of '{words}'; riverboat rules lists the chapters"
    words: str


class NoRuleOfThatId(Phrase, frozen=True):
    en = "no rule {typed}; did you mean {near}?"
    typed: str
    near: tuple[str, ...]


class NoRuleNearThatId(Phrase, frozen=True):
    en = "no rule {typed}; riverboat rules lists the chapters"
    typed: str

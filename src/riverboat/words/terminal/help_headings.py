"""Headings and marks around the command line's help, and around an error."""

from __future__ import annotations

from riverboat.words.phrase import Phrase


class UsageHeading(Phrase, frozen=True):
    pass


class ArgumentsHeading(Phrase, frozen=True):
    pass


class OptionsHeading(Phrase, frozen=True):
    pass


class CommandsHeading(Phrase, frozen=True):
    pass


class ErrorHeading(Phrase, frozen=True):
    pass


class CommandAborted(Phrase, frozen=True):
    pass


class DefaultMark(Phrase, frozen=True):
    value: str


class VariableMark(Phrase, frozen=True):
    variable: str


class RequiredMark(Phrase, frozen=True):
    pass


class DeprecatedMark(Phrase, frozen=True):
    pass


class HelpPointer(Phrase, frozen=True):
    command: str
    option: str


class DealerToolsHeading(Phrase, frozen=True):
    pass

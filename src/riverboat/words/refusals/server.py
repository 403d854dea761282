"""Why a server cannot be started as its configuration says."""

from __future__ import annotations

from riverboat.words.phrase import Refusal
from riverboat.words.refusals.because import Because
from riverboat.words.refusals.hints import Hint


class ContactBegins(Refusal, frozen=True):
    en = "{contact} begins with neither mailto: nor https://"
    contact: str


class AddressBegins(Refusal, frozen=True):
    en = "{url} begins with neither http:// nor https://"
    url: str


class AddressHasAPath(Refusal, frozen=True):
    en = "{url} is a scheme and a host, without a path"
    url: str


class ConfigurationIsNoToml(Refusal, frozen=True):
    """What is wrong is said in the words of who reads TOML."""

    en = "the configuration is no TOML: {what}"
    what: str


class NumberOfThousandsOfDigits(Refusal, frozen=True):
    en = "a number of the configuration has thousands of digits"


class ConfigurationCannotBeUsed(Refusal, frozen=True):
    """What is wrong is said in the words of who checks it."""

    en = "the configuration cannot be used: {what}"
    what: str


class GroupOfTheServer(Refusal, frozen=True):
    en = "{group} is a group: write its options under [{group}]"
    group: str


class NoOptionOfTheServer(Refusal, frozen=True):
    en = "no option {option}; {hint}"
    option: str
    hint: Hint


class OfTheEnvironment(Because, frozen=True):
    en = "{variable}: {why}"
    variable: str

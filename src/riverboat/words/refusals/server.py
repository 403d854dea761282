"""Reasons why a server cannot start with its configuration."""

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


class MailNeedsBaseUrl(Refusal, frozen=True):
    en = "[mail] needs base_url: the links in messages begin with it"


class SenderIsNoAddress(Refusal, frozen=True):
    en = "[mail] sender is an e-mail address, not {sender}"
    sender: str


class HostIsNoName(Refusal, frozen=True):
    en = "allowed_hosts has names such as poker.example or *.club.example, not {host}"
    host: str


class AddressHasAPath(Refusal, frozen=True):
    en = "{url} is a scheme and a host, without a path"
    url: str


class ConfigurationIsNoToml(Refusal, frozen=True):
    """A TOML error, in the words of the parser."""

    en = "the configuration is no TOML: {what}"
    what: Refusal


class NumberOfThousandsOfDigits(Refusal, frozen=True):
    en = "a number of the configuration has thousands of digits"


class ConfigurationCannotBeUsed(Refusal, frozen=True):
    """A configuration error, in the words of the validator."""

    en = "the configuration cannot be used: {what}"
    what: Refusal


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


class NodeHasNoName(Refusal, frozen=True):
    en = "address and cluster_secret are of a node among others: say what it is called (node)"


class NoNameOfANode(Refusal, frozen=True):
    en = "{name} is no name of a node: letters, digits, dots and dashes, 40 at most"
    name: str


class NodeHasNoAddress(Refusal, frozen=True):
    en = "the node {node} has no address: say where the others reach it, http://10.0.0.5:8000"
    node: str


class ClusterSecretTooShort(Refusal, frozen=True):
    en = "the cluster secret has {least} letters at least: all nodes of a room have the same"
    least: int


class ClusterNeedsPostgres(Refusal, frozen=True):
    en = "a room on many hosts needs PostgreSQL (database): a file belongs to one host"

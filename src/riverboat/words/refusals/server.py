"""Reasons why a server cannot start with its configuration."""

from __future__ import annotations

from riverboat.words.phrase import Refusal
from riverboat.words.refusals.name_suggestions import NameHint
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class ContactUrlInvalid(Refusal, frozen=True):
    contact: str


class AddressSchemeMissing(Refusal, frozen=True):
    url: str


class MailBaseUrlMissing(Refusal, frozen=True):
    pass


class SenderAddressInvalid(Refusal, frozen=True):
    sender: str


class HostNameInvalid(Refusal, frozen=True):
    host: str


class AddressWithPath(Refusal, frozen=True):
    url: str


class ConfigurationTomlInvalid(Refusal, frozen=True, rename={"toml_error": "what"}):
    """A TOML error, in the words of the parser."""

    toml_error: Refusal


class ConfigurationNumberTooLong(Refusal, frozen=True):
    pass


class ConfigurationInvalid(Refusal, frozen=True, rename={"configuration_error": "what"}):
    """A configuration error, in the words of the validator."""

    configuration_error: Refusal


class ServerGroupNotOption(Refusal, frozen=True):
    group: str


class ServerOptionUnknown(Refusal, frozen=True):
    option: str
    hint: NameHint


class EnvironmentVariableInvalid(ReasonedRefusal, frozen=True):
    variable: str


class NodeNameMissing(Refusal, frozen=True):
    pass


class NodeNameInvalid(Refusal, frozen=True):
    name: str


class NodeAddressMissing(Refusal, frozen=True):
    node: str


class ClusterSecretTooShort(Refusal, frozen=True, rename={"min_characters": "least"}):
    min_characters: int


class ClusterPostgresRequired(Refusal, frozen=True):
    pass

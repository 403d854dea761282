"""The configuration of a server: a TOML file, environment variables, and the command line.

The environment overrides the file, and the command line overrides both.

>>> config = read_config("port = 9000", {"RIVERBOAT_HOST": "0.0.0.0"}, {"port": 9001})
>>> config.host, config.port
('0.0.0.0', 9001)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Final, Literal, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from riverboat.decoding import convert
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.words.refusals.name_suggestions import KnownNames, NameHint, NameSuggestion
from riverboat.words.refusals.server import (
    AddressSchemeMissing,
    AddressWithPath,
    ClusterPostgresRequired,
    ClusterSecretTooShort,
    ConfigurationInvalid,
    ConfigurationNumberTooLong,
    ConfigurationTomlInvalid,
    ContactUrlInvalid,
    EnvironmentVariableInvalid,
    HostNameInvalid,
    MailBaseUrlMissing,
    NodeAddressMissing,
    NodeNameInvalid,
    NodeNameMissing,
    SenderAddressInvalid,
    ServerGroupNotOption,
    ServerOptionUnknown,
)

MIN_SECRET_LENGTH: Final = 16
"""Minimum number of letters in a cluster secret."""
Count = Annotated[int, Meta(ge=1, le=10**9)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]


_EMAIL_PATTERN: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)


def is_email(text: str) -> bool:
    """Return True if *text* can be an e-mail address, in ASCII.

    >>> is_email("ann@club.example"), is_email("ann@club.example, bob@club.example")
    (True, False)
    """
    return len(text) <= 254 and _EMAIL_PATTERN.fullmatch(text) is not None


class BadConfig(RefusalError):
    """The configuration is invalid; the refusal gives the reason."""


class ClientLimits(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={
        "max_request_bytes": "body",
        "max_message_bytes": "frame",
        "messages_per_second": "messages",
        "max_violations": "violations",
        "max_queued_messages": "outbox",
        "max_watched_tables": "watches",
        "hello_seconds": "hello",
        "idle_seconds": "idle",
        "send_seconds": "send",
        "max_connections": "open",
        "max_connections_per_address": "open_address",
        "request_seconds": "request",
        "max_sockets": "connections",
        "max_sockets_per_user": "sockets_each",
        "max_sockets_per_address": "sockets_address",
        "max_tables": "tables",
        "max_tables_per_host": "tables_each",
        "max_tables_per_address": "tables_address",
        "max_live_games_per_player": "live_each",
        "max_events_per_host": "events_each",
        "max_seasons_per_host": "seasons_each",
        "new_tables_per_hour": "openings",
        "parsed_configs_per_second": "configurations",
        "empty_table_seconds": "empty",
        "max_bots": "bots",
        "requests_per_second": "requests",
        "new_names_per_hour": "newcomers",
        "cpu_ms_per_second": "processor",
        "cpu_burst_ms": "processor_burst",
    },
):
    """Rate and resource limits for one client."""

    max_request_bytes: Count = 64 * 1024
    """Maximum bytes of a request."""
    max_message_bytes: Count = 4096
    """Maximum bytes of a message on a socket."""
    messages_per_second: Count = 20
    """Maximum messages a second on a socket."""
    max_violations: Count = 20
    """Excess or invalid messages after which a socket is closed."""
    max_queued_messages: Count = 256
    """Maximum number of queued messages for a slow consumer."""
    max_watched_tables: Count = 20
    """Maximum number of tables that one socket may watch."""
    hello_seconds: Seconds = 10
    """Seconds from the opening of a socket to its ``hello``."""
    idle_seconds: Seconds = 60
    """Seconds of silence after which a socket is closed."""
    send_seconds: Seconds = 10
    """Seconds that sending one message may take."""
    max_connections: Count = 4000
    """Maximum number of open connections of any kind, as far as file descriptors allow."""
    max_connections_per_address: Count = 400
    """Maximum number of open connections from one address; trusted proxies are exempt."""
    request_seconds: Seconds = 20
    """Seconds for a whole request, and from connecting to the first request."""
    max_sockets: Count = 2000
    """Maximum number of open sockets."""
    max_sockets_per_user: Count = 30
    """Maximum number of sockets for one user."""
    max_sockets_per_address: Count = 100
    """Maximum number of sockets from one address."""
    max_tables: Count = 200
    """Maximum number of open tables."""
    max_tables_per_host: Count = 10
    """Maximum number of open tables for one host."""
    max_tables_per_address: Count = 20
    """Maximum number of open tables opened from one address."""
    max_live_games_per_player: Count = 100
    """Maximum number of open live games for one player."""
    max_events_per_host: Count = 20
    """Maximum number of open events for one host."""
    max_seasons_per_host: Count = 20
    """Maximum number of seasons of one host."""
    new_tables_per_hour: Count = 30
    """Maximum number of new tables an hour from one address."""
    parsed_configs_per_second: Count = 5
    """Sustained rate of parsed configurations a second for one address."""
    empty_table_seconds: Seconds = 43_200
    """Seconds until a guest's table without players and spectators closes.

    A full room closes it sooner.
    """
    max_bots: Annotated[int, Meta(ge=0, le=9)] = 9
    """Maximum number of bots that a table may be opened with."""
    requests_per_second: Count = 40
    """Sustained rate of API requests a second from one address."""
    new_names_per_hour: Count = 60
    """Maximum number of new names an hour from one address."""
    cpu_ms_per_second: Count = 100
    """Sustained processor time for one address or account, in milliseconds a second.

    Requests of a client over the limit have to wait.
    """
    cpu_burst_ms: Count = 3000
    """Burst of processor time for one address or account, in milliseconds."""


class AuditConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the audit log of hosts' and administrators' actions."""

    keep_days: Annotated[int, Meta(ge=0, le=36_500)] = 365
    """Days until an audit entry is deleted; 0 is never."""


class MailConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The SMTP server for the room's e-mail; without a *host* it sends none."""

    host: str = ""
    """Name of the SMTP server; empty to send no e-mail."""
    port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    """Port of the SMTP server."""
    security: Literal["starttls", "tls", "none"] = "starttls"
    """Encryption of the connection; ``none`` is for a server on this machine."""
    user: str = ""
    """User name at the SMTP server; empty if it needs none."""
    password: str = ""
    """Password of the user."""
    sender: str = ""
    """The address in *From*, ``room@poker.example``."""
    timeout: Seconds = 20
    """Seconds until sending an e-mail fails."""


class StudyConfig(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={
        "max_queued_spots": "queue",
        "max_queued_per_player": "each",
        "max_solution_megabytes": "memory",
        "max_solving_seconds": "seconds",
        "max_kept_solutions": "kept",
        "max_kept_megabytes": "kept_memory",
    },
):
    """Limits for post-flop spots that people solve on the page *Study*."""

    max_queued_spots: Annotated[int, Meta(ge=0, le=1000)] = 20
    """Maximum number of spots that wait or are being solved; 0 solves none."""
    max_queued_per_player: Count = 2
    """Maximum number of waiting spots for one player."""
    max_solution_megabytes: Count = 1000
    """Maximum megabytes of one solution."""
    max_solving_seconds: Seconds = 120
    """Maximum seconds of solving one spot."""
    threads: Annotated[int, Meta(ge=1, le=64)] = 1
    """Threads of the solver, which has a low priority."""
    max_kept_solutions: Count = 8
    """Maximum number of solutions that are kept to be read."""
    max_kept_megabytes: Count = 2000
    """Maximum megabytes of all solutions together."""
    keep_minutes: Annotated[float, Meta(gt=0, le=10_000)] = 30
    """Minutes until a solution that is not read is deleted."""


class ReviewConfig(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={
        "max_queued_reviews": "queue",
        "max_queued_per_player": "each",
        "max_kept_per_player": "kept_each",
        "max_megabytes_per_player": "kept_megabytes",
        "max_megabytes_per_room": "room_megabytes",
        "max_history_hands": "hands",
        "max_played_hands": "played_hands",
        "max_history_characters": "text",
        "max_solution_megabytes": "memory",
        "max_solving_seconds": "seconds",
        "max_cpu_seconds_per_hour": "hour",
    },
):
    """Limits for the pages *Review* and *Train*."""

    max_queued_reviews: Annotated[int, Meta(ge=0, le=1000)] = 20
    """Maximum number of reviews that wait; 0 turns reviews and training off."""
    max_queued_per_player: Count = 2
    """Maximum number of waiting reviews for one player."""
    max_kept_per_player: Count = 30
    """Maximum number of reviews that are kept for one player."""
    max_megabytes_per_player: Count = 50
    """Maximum megabytes of one player's finished reviews."""
    max_megabytes_per_room: Count = 2000
    """Maximum megabytes of all finished reviews; the oldest are deleted first."""
    keep_days: Annotated[float, Meta(gt=0, le=10_000)] = 60
    """Days until a finished review is deleted."""
    max_history_hands: Count = 1000
    """Maximum hands of a pasted or uploaded history."""
    max_played_hands: Count = 20_000
    """Maximum hands of a review of play in the room; of more, the latest are reviewed."""
    max_history_characters: Count = 2_000_000
    """Maximum characters of an uploaded hand history."""
    max_solution_megabytes: Count = 1000
    """Maximum megabytes of one solution."""
    max_solving_seconds: Seconds = 60
    """Maximum seconds of solving one street."""
    max_cpu_seconds_per_hour: Count = 1800
    """Maximum seconds of processor time for one player in an hour."""
    keep_minutes: Annotated[float, Meta(gt=0, le=10_000)] = 30
    """Minutes for which a review that is not read stays in memory."""


class ServerConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The configuration of a server."""

    host: str = "127.0.0.1"
    """Address to listen on; ``0.0.0.0`` for all interfaces."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    """Port to listen on; 0 for any free one."""
    data: str = "riverboat-data"
    """Folder for all data."""
    database: str = ""
    """URL of the store; empty for a SQLite file in the data folder."""
    node: str = ""
    """Name of this node in its cluster; empty for a single server."""
    address: str = ""
    """URL at which other nodes reach this one, ``http://10.0.0.5:8000``."""
    cluster_secret: str = ""
    """Shared secret with which the nodes of a room sign requests to each other."""
    lease: Annotated[float, Meta(ge=1, le=300)] = 5
    """Seconds after which the leases of a dead node expire."""
    checkpoint_every: Annotated[int, Meta(ge=0, le=10**6)] = 500
    """Records between two checkpoints of a table, which open it without replaying its whole log.

    0 writes no checkpoints, and uses none.
    """
    base_url: str = ""
    """Public URL of the server, ``https://poker.example``; empty to use the request's."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open a socket, ``https://club.example``."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names of the room, ``poker.example`` or ``*.club.example``; other hosts are refused.

    An empty list refuses no host, and restricts links to local names and addresses.
    """
    hsts_days: Annotated[int, Meta(ge=0, le=3650)] = 180
    """Days of HSTS for browsers that use https; 0 sends no such header."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Proxies whose forwarding headers are trusted: addresses or networks."""
    secret: str = ""
    """Secret that signs invitations; empty for one in the data folder, made at first use."""
    registration: Literal["open", "guests", "closed"] = "open"
    """New names that are allowed: all, guests only, or none."""
    may_open: Literal["anybody", "accounts", "admins"] = "anybody"
    """Users who may open a table."""
    admins: tuple[str, ...] = ()
    """Names of administrator accounts, which manage people, tables, and messages to all."""
    backup_hours: Annotated[float, Meta(ge=0, le=8760)] = 0
    """Hours between backups into the folder ``backups`` of the data; 0 makes none."""
    backups_kept: Annotated[int, Meta(ge=1, le=10_000)] = 14
    """Number of latest backups to keep; older ones are deleted."""
    drill_days: Annotated[float, Meta(ge=0, le=365)] = 7
    """Days between restore drills, each of which restores the latest backup and verifies it.

    The backup is restored into a temporary folder. There are no drills if this is 0, or if the room
    has no backups.
    """
    security_contact: str = ""
    """Contact for security reports, ``mailto:`` or ``https://``, in security.txt."""
    metrics: Literal["local", "open", "off"] = "local"
    """Clients that may read the metrics."""
    restart: Literal["resume", "void"] = "resume"
    """Fate of hands in progress after a restart, at tables that do not decide it."""
    session_days: Annotated[int, Meta(ge=1, le=365)] = 30
    """Days until a sign-in expires."""
    invite_days: Annotated[int, Meta(ge=1, le=365)] = 30
    """Days until an invitation link expires."""
    static: str = ""
    """Folder of the built client; empty for the one in the package."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """Least severity of messages in the log."""
    log_format: Literal["json", "plain"] = "json"
    """Format of the log: a JSON object for each message, or plain text."""
    limits: ClientLimits = ClientLimits()
    audit: AuditConfig = AuditConfig()
    mail: MailConfig = MailConfig()
    studies: StudyConfig = StudyConfig()
    reviews: ReviewConfig = ReviewConfig()

    def __post_init__(self) -> None:
        contact = self.security_contact
        if contact and not (contact.startswith(("mailto:", "https://")) and contact.isprintable()):
            raise BadConfig(ContactUrlInvalid(repr(contact)))
        self._validate_cluster_settings()
        if self.mail.host and not is_email(self.mail.sender):
            raise BadConfig(SenderAddressInvalid(repr(self.mail.sender)))
        if self.mail.host and not self.base_url:
            raise BadConfig(MailBaseUrlMissing())
        for host in self.allowed_hosts:
            if not re.fullmatch(r"\*|(\*\.)?[a-z\d]([a-z\d.:-]*[a-z\d])?", host):
                raise BadConfig(HostNameInvalid(repr(host)))
        for configured_url in (self.base_url, self.address, *self.origins):
            if configured_url and not configured_url.startswith(("http://", "https://")):
                raise BadConfig(AddressSchemeMissing(configured_url))
            if configured_url.count("/") > 2:
                raise BadConfig(AddressWithPath(configured_url))

    def _validate_cluster_settings(self) -> None:
        """Reject incomplete cluster settings, and cluster settings without a cluster."""
        if not self.node:
            if self.address or self.cluster_secret:
                raise BadConfig(NodeNameMissing())
            return
        if not re.fullmatch(r"[\w.-]{1,40}", self.node):
            raise BadConfig(NodeNameInvalid(repr(self.node)))
        if not self.address:
            raise BadConfig(NodeAddressMissing(self.node))
        if len(self.cluster_secret) < MIN_SECRET_LENGTH:
            raise BadConfig(ClusterSecretTooShort(MIN_SECRET_LENGTH))
        if not self.database.startswith(("postgresql:", "postgres:")):
            raise BadConfig(ClusterPostgresRequired())


ENV_PREFIX: Final = "RIVERBOAT_"
GROUPS: Final[Mapping[str, type[Struct]]] = {
    "limits": ClientLimits,
    "audit": AuditConfig,
    "mail": MailConfig,
    "studies": StudyConfig,
    "reviews": ReviewConfig,
}
"""Groups of options, by the name of their table in the TOML file."""


def read_config(
    toml: str = "",
    environ: Mapping[str, str] | None = None,
    flags: Mapping[str, Any] | None = None,
) -> ServerConfig:
    """Return the configuration, or raise ``BadConfig``; ignore *flags* that are ``None``."""
    try:
        settings = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        raise BadConfig(ConfigurationTomlInvalid(refusal_of(error))) from error
    except ValueError:  # Python limits the number of digits of an integer
        raise BadConfig(ConfigurationNumberTooLong()) from None
    _reject_unknown_options(settings)
    settings = _merge_settings(settings, _read_environment(environ or {}))
    given_flags = {name: value for name, value in (flags or {}).items() if value is not None}
    _reject_unknown_options(given_flags)
    settings = _merge_settings(settings, given_flags)
    try:
        return convert(settings, ServerConfig)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadConfig):
            raise error.__cause__ from error
        raise BadConfig(ConfigurationInvalid(refusal_of(error))) from error


def _merge_settings(
    base_settings: Mapping[str, Any], overrides: Mapping[str, Any]
) -> dict[str, Any]:
    settings_by_group = {
        name: {**base_settings.get(name, {}), **overrides.get(name, {})} for name in GROUPS
    }
    return {
        **base_settings,
        **overrides,
        **{
            name: group_settings
            for name, group_settings in settings_by_group.items()
            if group_settings
        },
    }


def _reject_unknown_options(options: Mapping[str, Any]) -> None:
    names_options_and_group = [
        (struct_type.__struct_encode_fields__, options.get(name, {}), name)
        for name, struct_type in GROUPS.items()
    ]
    for known_names, group_options, group_name in (
        (ServerConfig.__struct_fields__, options, ""),
        *names_options_and_group,
    ):
        if not isinstance(group_options, Mapping):
            raise BadConfig(ServerGroupNotOption(group_name))
        for name in group_options:
            if name not in known_names:
                close_matches = get_close_matches(name, known_names, 1)
                hint: NameHint = (
                    NameSuggestion(close_matches[0])
                    if close_matches
                    else KnownNames(tuple(known_names))
                )
                raise BadConfig(ServerOptionUnknown(name, hint))


def _read_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """Return the settings in environment variables: ``RIVERBOAT_LIMITS_BODY`` sets ``body`` of the
    limits.
    """
    ungrouped_values = _read_variables(ServerConfig, ENV_PREFIX, environ)
    values_by_group = {
        name: _read_variables(struct_type, f"{ENV_PREFIX}{name.upper()}_", environ)
        for name, struct_type in GROUPS.items()
    }
    return ungrouped_values | {
        name: group_values for name, group_values in values_by_group.items() if group_values
    }


def _read_variables(
    struct_type: type[Struct], prefix: str, environ: Mapping[str, str]
) -> dict[str, Any]:
    type_hints = get_type_hints(struct_type, include_extras=True)
    return {
        key: _parse_value(prefix + key.upper(), type_hints[name], environ[prefix + key.upper()])
        for key, name in zip(
            struct_type.__struct_encode_fields__, struct_type.__struct_fields__, strict=True
        )
        if key not in GROUPS and prefix + key.upper() in environ
    }


def _parse_value(variable_name: str, type_hint: Any, text: str) -> Any:
    """Parse a value of the environment; lists are separated by commas."""
    if get_origin(type_hint) is tuple:
        return [item.strip() for item in text.split(",") if item.strip()]
    try:
        return convert(text, type_hint, strict=False)
    except msgspec.ValidationError as error:
        raise BadConfig(EnvironmentVariableInvalid(refusal_of(error), variable_name)) from error

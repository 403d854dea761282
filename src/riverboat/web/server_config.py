"""The configuration of a server: a file of TOML, over which the environment goes, and over both
what is said on the command line.

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
from riverboat.words.refusals.hints import DidYouMean, Hint, ThereAre
from riverboat.words.refusals.server import (
    AddressBegins,
    AddressHasAPath,
    ClusterNeedsPostgres,
    ClusterSecretTooShort,
    ConfigurationCannotBeUsed,
    ConfigurationIsNoToml,
    ContactBegins,
    GroupOfTheServer,
    HostIsNoName,
    MailNeedsBaseUrl,
    NodeHasNoAddress,
    NodeHasNoName,
    NoNameOfANode,
    NoOptionOfTheServer,
    NumberOfThousandsOfDigits,
    OfTheEnvironment,
    SenderIsNoAddress,
)

MIN_SECRET_LENGTH: Final = 16
"""Letters of a cluster secret."""
Count = Annotated[int, Meta(ge=1, le=10**9)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]


_EMAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)


def is_email(text: str) -> bool:
    """Return True if *text* can be an e-mail address, in ASCII.

    >>> is_email("ann@club.example"), is_email("ann@club.example, bob@club.example")
    (True, False)
    """
    return len(text) <= 254 and _EMAIL.fullmatch(text) is not None


class BadConfig(RefusalError):
    """The configuration says something that cannot be; the host is told what."""


class ClientLimits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much one client may ask for before they are slowed down or sent away."""

    body: Count = 64 * 1024
    """Bytes of a request."""
    frame: Count = 4096
    """Bytes of a message on a socket."""
    messages: Count = 20
    """Messages a second on a socket."""
    violations: Count = 20
    """Messages that were too many or made no sense, after which a socket is closed."""
    outbox: Count = 256
    """Messages that may wait for a client who reads slowly."""
    watches: Count = 20
    """Tables that one socket may watch."""
    hello: Seconds = 10
    """From a socket's beginning to its ``hello``."""
    idle: Seconds = 60
    """Without a word from a client, until their socket is closed."""
    send: Seconds = 10
    """That one message may take to leave."""
    open: Count = 4000
    """Connections of any kind that are open at once, as far as the system has files for them."""
    open_address: Count = 400
    """Of one address; a trusted proxy has as many as it needs."""
    request: Seconds = 20
    """From the beginning of a request to its end, and from a connection to its first request."""
    connections: Count = 2000
    """Sockets that are open at once."""
    sockets_each: Count = 30
    """Sockets of one person."""
    sockets_address: Count = 100
    """Sockets from one address."""
    tables: Count = 200
    """Tables that are open at once."""
    tables_each: Count = 10
    """Tables that one host has open at once."""
    tables_address: Count = 20
    """Tables that were opened from one address, and are open at once."""
    live_each: Count = 100
    """Live games that one player may keep open at once."""
    events_each: Count = 20
    """Events of one host that may be open at once."""
    openings: Count = 30
    """New tables an hour from one address."""
    configurations: Count = 5
    """Configurations of tables that are read a second for one address, in the long run."""
    empty: Seconds = 43_200
    """Until a guest's table closes at which nobody sits and nobody looks on; a room that is full
    closes it sooner."""
    bots: Annotated[int, Meta(ge=0, le=9)] = 9
    """Bots that a table may be opened with."""
    requests: Count = 40
    """Requests a second to the API from one address, in the long run."""
    newcomers: Count = 60
    """New names an hour from one address."""
    processor: Count = 100
    """Milliseconds of processor time a second for one address or account, in the long run; requests
    of who has used more wait."""
    processor_burst: Count = 3000
    """Milliseconds of processor time that one address or account may use at once."""


class AuditConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is written down of what hosts and administrators do."""

    keep_days: Annotated[int, Meta(ge=0, le=36_500)] = 365
    """Days until a line of the audit log is forgotten; 0 is never."""


class MailConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The server by which the room sends e-mail; without a *host* it sends none."""

    host: str = ""
    port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection is encrypted; ``none`` is for a server on the same machine."""
    user: str = ""
    password: str = ""
    sender: str = ""
    """The address in *From*, ``room@poker.example``."""
    timeout: Seconds = 20


class ServerConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that somebody who runs a server may decide."""

    host: str = "127.0.0.1"
    """The address to listen on; ``0.0.0.0`` for everybody who can reach this computer."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    data: str = "riverboat-data"
    """The folder for everything that is kept."""
    database: str = ""
    """Where the store is; empty for a file of SQLite in the data folder."""
    node: str = ""
    """What this host is called among those of one room; empty where it has the room alone."""
    address: str = ""
    """Where the other hosts reach this one, ``http://10.0.0.5:8000``."""
    cluster_secret: str = ""
    """What the hosts of one room share, by which they believe each other."""
    lease: Annotated[float, Meta(ge=1, le=300)] = 5
    """Seconds after which the tables of a host that is dead belong to others."""
    checkpoint_every: Annotated[int, Meta(ge=0, le=10**6)] = 500
    """Records after which the state of a table is kept beside its log, so that it is opened without
    reading all of that; 0 keeps none, and uses none."""
    base_url: str = ""
    """How others reach the server, ``https://poker.example``; empty to take it from requests."""
    origins: tuple[str, ...] = ()
    """Other places whose pages may open a socket, ``https://club.example``."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which the room is reached, ``poker.example`` or ``*.club.example``; requests to
    others are refused. Empty refuses none, and lets links follow local names and addresses only."""
    hsts_days: Annotated[int, Meta(ge=0, le=3650)] = 180
    """Days for which a browser that came by https asks by nothing else; 0 does not tell it so."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Whom to believe for whom a request is forwarded: addresses or networks."""
    secret: str = ""
    """What invitations are signed with; empty for one in the data folder, made on first use."""
    registration: Literal["open", "guests", "closed"] = "open"
    """Who may come in under a new name: all, guests only, or nobody."""
    may_open: Literal["anybody", "accounts", "admins"] = "anybody"
    """Who may open a table."""
    admins: tuple[str, ...] = ()
    """The names of the accounts that run the room: people, tables, and messages to all."""
    backup_hours: Annotated[float, Meta(ge=0, le=8760)] = 0
    """Hours from one backup to the next, in the folder ``backups`` of the data; 0 makes none."""
    backups_kept: Annotated[int, Meta(ge=1, le=10_000)] = 14
    """The latest backups, which are kept; older ones are removed."""
    drill_days: Annotated[float, Meta(ge=0, le=365)] = 7
    """Days from one restore drill to the next: the room restores its latest backup into a temporary
    folder and verifies it. 0 makes none; nor is one made without backups."""
    security_contact: str = ""
    """Whom to tell of a weakness, ``mailto:`` or ``https://``: served as security.txt."""
    metrics: Literal["local", "open", "off"] = "local"
    """Who may read the measurements."""
    restart: Literal["resume", "void"] = "resume"
    """What becomes of hands in play after a restart, at tables that do not say."""
    session_days: Annotated[int, Meta(ge=1, le=365)] = 30
    invite_days: Annotated[int, Meta(ge=1, le=365)] = 30
    static: str = ""
    """The folder of the built client; empty for the one in the package."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "plain"] = "json"
    limits: ClientLimits = ClientLimits()
    audit: AuditConfig = AuditConfig()
    mail: MailConfig = MailConfig()

    def __post_init__(self) -> None:
        contact = self.security_contact
        if contact and not (contact.startswith(("mailto:", "https://")) and contact.isprintable()):
            raise BadConfig(ContactBegins(repr(contact)))
        self._check_node()
        if self.mail.host and not is_email(self.mail.sender):
            raise BadConfig(SenderIsNoAddress(repr(self.mail.sender)))
        if self.mail.host and not self.base_url:
            raise BadConfig(MailNeedsBaseUrl())
        for host in self.allowed_hosts:
            if not re.fullmatch(r"\*|(\*\.)?[a-z\d]([a-z\d.:-]*[a-z\d])?", host):
                raise BadConfig(HostIsNoName(repr(host)))
        for url in (self.base_url, self.address, *self.origins):
            if url and not url.startswith(("http://", "https://")):
                raise BadConfig(AddressBegins(url))
            if url.count("/") > 2:
                raise BadConfig(AddressHasAPath(url))

    def _check_node(self) -> None:
        """What a host among others needs is there, and none of it where there are no others."""
        if not self.node:
            if self.address or self.cluster_secret:
                raise BadConfig(NodeHasNoName())
            return
        if not re.fullmatch(r"[\w.-]{1,40}", self.node):
            raise BadConfig(NoNameOfANode(repr(self.node)))
        if not self.address:
            raise BadConfig(NodeHasNoAddress(self.node))
        if len(self.cluster_secret) < MIN_SECRET_LENGTH:
            raise BadConfig(ClusterSecretTooShort(MIN_SECRET_LENGTH))
        if not self.database.startswith(("postgresql:", "postgres:")):
            raise BadConfig(ClusterNeedsPostgres())


ENV_PREFIX: Final = "RIVERBOAT_"
GROUPS: Final[Mapping[str, type[Struct]]] = {
    "limits": ClientLimits,
    "audit": AuditConfig,
    "mail": MailConfig,
}
"""The options that stand under a heading of their own."""


def read_config(
    toml: str = "",
    environ: Mapping[str, str] | None = None,
    flags: Mapping[str, Any] | None = None,
) -> ServerConfig:
    """The configuration, or ``BadConfig``. *flags* that are ``None`` were not given."""
    try:
        wishes = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as why:
        raise BadConfig(ConfigurationIsNoToml(refusal_of(why))) from why
    except ValueError:  # Python reads no number of more than some thousand digits
        raise BadConfig(NumberOfThousandsOfDigits()) from None
    _reject_unknown_options(wishes)
    wishes = _merge(wishes, _of_environment(environ or {}))
    given = {name: value for name, value in (flags or {}).items() if value is not None}
    _reject_unknown_options(given)
    wishes = _merge(wishes, given)
    try:
        return convert(wishes, ServerConfig)
    except msgspec.ValidationError as why:
        if isinstance(why.__cause__, BadConfig):
            raise why.__cause__ from why
        raise BadConfig(ConfigurationCannotBeUsed(refusal_of(why))) from why


def _merge(base: Mapping[str, Any], overrides: Mapping[str, Any]) -> dict[str, Any]:
    groups = {name: {**base.get(name, {}), **overrides.get(name, {})} for name in GROUPS}
    return {**base, **overrides, **{name: said for name, said in groups.items() if said}}


def _reject_unknown_options(options: Mapping[str, Any]) -> None:
    groups = [
        (kind.__struct_fields__, options.get(name, {}), name) for name, kind in GROUPS.items()
    ]
    for known, names, group in ((ServerConfig.__struct_fields__, options, ""), *groups):
        if not isinstance(names, Mapping):
            raise BadConfig(GroupOfTheServer(group))
        for name in names:
            if name not in known:
                near = get_close_matches(name, known, 1)
                hint: Hint = DidYouMean(near[0]) if near else ThereAre(tuple(known))
                raise BadConfig(NoOptionOfTheServer(name, hint))


def _of_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """``RIVERBOAT_PORT`` is port, ``RIVERBOAT_LIMITS_BODY`` the body of the limits."""
    found = _read(ServerConfig, ENV_PREFIX, environ)
    groups = {
        name: _read(kind, f"{ENV_PREFIX}{name.upper()}_", environ) for name, kind in GROUPS.items()
    }
    return found | {name: said for name, said in groups.items() if said}


def _read(kind: type[Struct], prefix: str, environ: Mapping[str, str]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: _value(prefix + name.upper(), hints[name], environ[prefix + name.upper()])
        for name in kind.__struct_fields__
        if name not in GROUPS and prefix + name.upper() in environ
    }


def _value(variable: str, hint: Any, text: str) -> Any:
    """A value of the environment; lists have commas in between."""
    if get_origin(hint) is tuple:
        return [part.strip() for part in text.split(",") if part.strip()]
    try:
        return convert(text, hint, strict=False)
    except msgspec.ValidationError as why:
        raise BadConfig(OfTheEnvironment(refusal_of(why), variable)) from why

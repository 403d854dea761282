"""What goes over HTTP: the bodies that are sent, and the answers. Structs, and nothing else."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from riverboat.service.settings import (
    BotPace,
    Delay,
    Grace,
    RestartPolicy,
    SecondsBetween,
    TableSettings,
)
from riverboat.web.books import Adjustment
from riverboat.wire.messages import Id
from riverboat.wire.wishes import AnyWish

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Words = Annotated[str, Meta(max_length=60, pattern=r"^[^\u0000-\u001f\u007f]*$")]
Toml = Annotated[str, Meta(max_length=20_000)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is sent: nothing in it is overlooked."""


# People -----------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """Who asks."""

    name: str
    """Empty if nobody."""
    guest: bool
    """He has no password: his name is his only as long as his cookie lasts."""
    admin: bool
    csrf: str
    """What unsafe requests send in the header ``X-CSRF``."""
    locale: str
    """The language that his browser asks for, of those that there are."""


class GuestBody(Body, frozen=True):
    """A name to come in under."""

    name: Name


class AccountBody(Body, frozen=True):
    """A name and a password."""

    name: Name
    password: Secret


class PasswordBody(Body, frozen=True):
    """A new password, and the old one of who has one."""

    password: Secret
    old: Annotated[str, Meta(max_length=200)] = ""


class KeyBody(Body, frozen=True):
    """A key that is wished for."""

    note: Words = ""
    """What it is for."""
    bot: bool = False
    """Who acts by it is a program, and is shown as one."""


class Key(Struct, frozen=True):
    """A key of the API, without the key."""

    id: str
    note: str
    bot: bool
    made_at: int


class NewKey(Struct, frozen=True):
    """A key that was just made: it is shown this once."""

    id: str
    key: str


# Tables -----------------------------------------------------------------------------------------


class TableLine(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    chairs: int
    seated: int
    watching: int
    blinds: tuple[int, ...]
    private: bool
    """It opens to an invitation or a password only."""
    host: str
    playing: bool
    yours: bool
    """Who asks sits there."""


class NewTable(Body, frozen=True, kw_only=True):
    """A table that is wished for: from a preset, or from a configuration in TOML."""

    name: Words = ""
    preset: Annotated[str, Meta(max_length=40)] = ""
    toml: Toml = ""
    game: Annotated[str, Meta(max_length=200)] = ""
    """What is played, in place of what the preset has."""
    private: bool = False
    password: Annotated[str, Meta(max_length=200)] = ""
    bots: Annotated[int, Meta(ge=0, le=9)] = 0
    spectators: bool = True
    delay: Delay = 0
    approval: bool | None = None
    """The host approves what is bought; ``null`` is as the preset has it."""
    between: SecondsBetween | None = None
    """Seconds between hands."""


class NewTableAnswer(Struct, frozen=True):
    """A table that was opened."""

    id: str
    invite: str
    """The link to send to friends."""


class TableSheet(Struct, frozen=True):
    """All about a table that does not change from hand to hand."""

    id: str
    name: str
    host: str
    role: str
    """What one is there: ``host``, ``player``, or nothing."""
    entered: bool
    """One may see it."""
    closed: bool
    need_password: bool
    """It opens to a password; an invitation will do, too."""
    settings: TableSettings | None
    """``null`` for who may not see it. The password is never told."""
    rules_toml: str
    invite: str
    """The link to send to friends, for a host."""
    may_watch: bool
    """One may watch it now; else one sits down first, by a wish, and watches then."""
    free: tuple[int, ...]
    """The chairs that are free, for who may see it."""
    bring: tuple[int, int]
    """The least and the most that one sits down with; 0 is any number."""


class SettingsBody(Body, frozen=True, kw_only=True):
    """What a host changes of a table's settings: what is not said stays as it is."""

    private: bool | UnsetType = UNSET
    password: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """An empty one takes it away."""
    spectators: bool | UnsetType = UNSET
    delay: Delay | UnsetType = UNSET
    auto: bool | UnsetType = UNSET
    between: SecondsBetween | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    restart: RestartPolicy | UnsetType = UNSET
    grace: Grace | UnsetType = UNSET
    bot_pace: BotPace | UnsetType = UNSET


class EnterBody(Body, frozen=True):
    """What opens the table."""

    password: Annotated[str, Meta(max_length=200)] = ""
    invite: Annotated[str, Meta(max_length=500)] = ""


class RoleBody(Body, frozen=True):
    """What somebody is at the table from now on: ``host``, ``player``, or nothing."""

    name: Name
    role: Annotated[str, Meta(pattern="^(host|player|)$")]


class WishBody(Body, frozen=True):
    """A wish, as on the socket."""

    cmd: Id
    wish: AnyWish
    hand: Annotated[int, Meta(ge=0)] = 0
    token: Annotated[int, Meta(ge=0)] = 0


class LedgerLine(Struct, frozen=True):
    """What one player has done with his money."""

    player: str
    bought: int
    cashed_out: int
    chips: int
    """What he has at the table."""
    net: int
    """What he has won, or less than 0, lost."""
    due: int
    """What he has to get, or less than 0, to pay."""


class Transfer(Struct, frozen=True, rename={"payer": "from", "payee": "to"}):
    """One pays another."""

    payer: str
    payee: str
    chips: int


class LedgerAnswer(Struct, frozen=True):
    """The ledger of a table."""

    players: tuple[LedgerLine, ...]
    rake: int
    kitty: int
    jackpot: int
    time_fees: int
    carried: int
    """In the middle, from a deal that nobody won."""
    transfers: tuple[Transfer, ...]
    """Who pays whom, so that everybody has what is his, in as few payments as can be."""
    adjustments: tuple[Adjustment, ...]


# Hands ------------------------------------------------------------------------------------------


class HandsQuery(Struct, frozen=True):
    """From where on to list hands."""

    before: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """Only hands with a lower number; 0 is the latest."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class Share(Struct, frozen=True):
    """Somebody, and chips of his."""

    player: str
    chips: int


class HandLine(Struct, frozen=True):
    """A hand in the list."""

    hand: int
    at: int
    game: str
    pot: int
    winners: tuple[Share, ...]
    called_off: bool
    """It was not played to its end."""
    ended: str
    """Why not; empty if it was."""
    stacks: tuple[Share, ...]
    """What everybody who played it had after it."""


class HandSheet(Struct, frozen=True):
    """A hand as one may know it."""

    hand: int
    at: int
    game: str
    players: tuple[str, ...]
    """By seat of the hand."""
    chairs: tuple[int, ...]
    """By seat of the hand."""
    facts: tuple[Raw, ...]
    """The facts of the hand; cards that one has not seen are ``-1``."""
    steps: tuple[str, ...]
    """The hand told in sentences."""


# Reference --------------------------------------------------------------------------------------


class OptionSheet(Struct, frozen=True):
    """One option of a table."""

    key: str
    """As in a configuration: ``button.rule``."""
    type: str
    """``choice``, ``flag``, ``number`` or ``list``."""
    choices: tuple[str, ...]
    default: Any
    min: int | None
    max: int | None
    text: str
    rules: tuple[str, ...]
    presets: dict[str, Any]
    """What each preset has."""


class OptionGroup(Struct, frozen=True):
    """Options that belong together."""

    group: str
    title: str
    options: tuple[OptionSheet, ...]


class PresetSheet(Struct, frozen=True):
    """A table that is ready to be opened."""

    name: str
    title: str
    game: str
    toml: str


class PostedLine(Struct, frozen=True):
    """One option of the posted rules."""

    name: str
    here: str
    usual: bool
    choices: str
    meaning: str
    rules: tuple[str, ...]


class PostedSection(Struct, frozen=True):
    """A group of them."""

    title: str
    lines: tuple[PostedLine, ...]


class PostedRules(Struct, frozen=True):
    """The house rules of a table, as they are posted."""

    title: str
    first: tuple[tuple[str, str], ...]
    notices: tuple[str, ...]
    sections: tuple[PostedSection, ...]


class RuleSheet(Struct, frozen=True):
    """A rule of the rulebook."""

    id: str
    title: str
    text: str
    """In Markdown."""


class Health(Struct, frozen=True):
    """The server is well."""

    ok: bool
    tables: int
    version: str

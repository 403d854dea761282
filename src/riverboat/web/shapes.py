"""What goes over HTTP: the bodies that are sent, and the answers. Structs, and nothing else."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from riverboat.service.state.settings import (
    About,
    BotPace,
    BotsFill,
    Delay,
    Grace,
    OneAddress,
    Pace,
    RestartPolicy,
    SecondsBetween,
    SecondsToSit,
    TableSettings,
)
from riverboat.web.accounts.factor_shapes import SecondWay, Security
from riverboat.web.audit_shapes import AuditLine
from riverboat.web.records.books import Adjustment
from riverboat.web.records.marks import Movement
from riverboat.wire.messages import Id, ListPlace
from riverboat.wire.view import Money, TableView
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
    more: tuple[SecondWay, ...] | UnsetType = UNSET
    """Nobody is in yet: the password was right, and one of these is asked for now."""


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


class DeviceCode(Struct, frozen=True):
    """A code by which another browser becomes somebody: once, and for a few minutes."""

    name: str
    """Who comes by it."""
    code: str
    link: str
    """Opened in the other browser, it does the same."""
    until: int
    """How long it is good for, in milliseconds since 1970."""


class DeviceBody(Body, frozen=True):
    """A code that is wished for."""

    table: Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")] = ""
    """The table that its link leads to; empty is the lobby."""


class CodeBody(Body, frozen=True):
    """A code that another browser shows; capitals, spaces and dashes are all the same."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class SeatLinkBody(Body, frozen=True):
    """A guest at the table who has lost the way back."""

    name: Name


Colour = Literal["", "red", "orange", "green", "blue", "purple"]


class NoteBody(Body, frozen=True):
    """What one notes about a player, for oneself alone; without text and colour it is removed."""

    about: Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[^\u0000-\u001f\u007f]*$")]
    """The player, as they are shown at the table."""
    text: Annotated[str, Meta(max_length=1000, pattern=r"^[^\u0000]*$")] = ""
    colour: Colour = ""
    """Of the mark at their seat."""


class Note(Struct, frozen=True):
    """What one has noted about a player."""

    about: str
    text: str
    colour: str
    at: int
    """When, in milliseconds since 1970."""


class Session(Struct, frozen=True):
    """A browser in which one is logged in."""

    id: str
    device: str
    """The browser in a few words; empty if it is not known."""
    made_at: int
    used_at: int
    """To within a day."""
    here: bool
    """It is the one that asks."""
    open: int
    """How many pages are connected."""


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


class ForgetBody(Body, frozen=True):
    """That one wants to be forgotten, and the password of who has one."""

    password: Annotated[str, Meta(max_length=200)] = ""


class MyTable(Struct, frozen=True):
    """What the room keeps of somebody at one table."""

    id: str
    name: str
    host: str
    made_at: int
    net: int = 0
    movements: tuple[Movement, ...] = ()
    hands: tuple[int, ...] = ()
    """The numbers of those that they were dealt into."""
    download: str = ""
    """Where these hands are, as they may see them, in every format."""


class MyData(Struct, frozen=True):
    """Everything that the room keeps of somebody. Passwords and tokens are kept as hashes only."""

    name: str
    guest: bool
    made_at: int
    sessions: tuple[Session, ...]
    keys: tuple[Key, ...]
    security: Security
    """Which second factors there are; their secrets are told to nobody."""
    notes: tuple[Note, ...]
    tables: tuple[MyTable, ...]
    audit: tuple[AuditLine, ...]
    """What they have done as a host, or was done to them: from where only of what they did."""


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
    money: Money
    """How chips are written there."""
    private: bool
    """It opens to an invitation or a password only."""
    host: str
    playing: bool
    yours: bool
    """Who asks sits there."""
    about: str
    """What the host says of it."""
    free: int
    """How many chairs whoever asks could take now."""
    waiting: int
    """How many wait for a seat."""
    place: int
    """Where who asks is on that list; 0 is nowhere."""
    makes_room: int
    """How many of those who sit there are bots that get up for a person."""


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
    pace: Pace | None = None
    """Seconds from card to card when nobody can bet any more; 0 is all at once."""
    bot_pace: BotPace | None = None
    """Seconds that a bot thinks, on average."""
    about: About = ""
    """What the host says of the table."""
    money: Money = Money()
    """How chips are written."""


class RulesBody(Body, frozen=True, kw_only=True):
    """Rules of a table that somebody thinks of, as in ``NewTable``."""

    preset: Annotated[str, Meta(max_length=40)] = ""
    toml: Toml = ""
    game: Annotated[str, Meta(max_length=200)] = ""


class RulesSheet(Struct, frozen=True):
    """What rules come to: what is usual for what they do not say."""

    game: str
    """As on the table sign, with everything in it."""
    asked: str
    """The game of the list (``GameSheet.name``); empty where only words can say it."""
    sizes: dict[str, int]
    """Its sizes, by their names in the list."""
    chairs: int
    most_chairs: int
    """As many as the deck can serve."""
    least: int
    """The least that one sits down with; 0 is anything."""
    most: int
    bet: int
    """What a buy-in is measured in: the big blind, or the big bet in limit."""
    think: int
    offers: tuple[str, ...]
    """Options that many ask for, and that this game can have."""


class RulesAnswer(Struct, frozen=True):
    """Whether a table can be opened by these rules: what they come to, or why they cannot be."""

    sheet: RulesSheet | None
    why: str
    """Empty where they can be."""
    option: str
    """The option that it is about, as in a refusal; empty for no single one."""


class NewTableAnswer(Struct, frozen=True):
    """A table that was opened."""

    id: str
    invite: str
    """The link to send to friends."""


class OutSheet(Struct, frozen=True):
    """That a host keeps one out of a table."""

    by: str
    reason: str
    until: int
    """In milliseconds since 1970; -1 is for good."""


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
    """The link to send to friends, for who may invite; empty for the others. Where the room knows
    its address on the network, the link has that, though it is asked for at ``localhost``."""
    reach: tuple[str, ...]
    """The room's addresses for others, the best first; empty if it knows of none."""
    may_watch: bool
    """One may watch it now; else one sits down first, by a wish, and watches then."""
    chairs: int
    """How many the table has; 0 if it is closed."""
    free: tuple[int, ...]
    """The chairs that are free, for who may see it: none that is kept for somebody else."""
    bring: tuple[int, int]
    """The least and the most that one sits down with; 0 is any number."""
    about: str
    """What the host says of the table."""
    out: OutSheet | None
    """Why one is kept out of it; ``null`` if one is not."""
    chair: int
    """Where who asks sits; 0 is nowhere."""
    waiting: int
    """How many wait for a seat."""
    place: ListPlace | None
    """Where who asks is on that list, for who may see the table; ``null`` if it is closed."""
    makes_room: tuple[int, ...]
    """The chairs of bots that get up for a person."""


class SettingsBody(Body, frozen=True, kw_only=True):
    """What a host changes of a table's settings: what is not said stays as it is."""

    private: bool | UnsetType = UNSET
    password: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """An empty one takes it away."""
    spectators: bool | UnsetType = UNSET
    delay: Delay | UnsetType = UNSET
    auto: bool | UnsetType = UNSET
    between: SecondsBetween | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    rabbit: bool | UnsetType = UNSET
    bomb_votes: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    restart: RestartPolicy | UnsetType = UNSET
    grace: Grace | UnsetType = UNSET
    bot_pace: BotPace | UnsetType = UNSET
    players_invite: bool | UnsetType = UNSET
    about: About | UnsetType = UNSET
    quiet: bool | UnsetType = UNSET
    one_address: OneAddress | UnsetType = UNSET
    to_sit: SecondsToSit | UnsetType = UNSET
    bots_make_room: bool | UnsetType = UNSET
    bots_fill: BotsFill | UnsetType = UNSET


class PeopleQuery(Struct, frozen=True):
    """Which people."""

    search: Annotated[str, Meta(max_length=100)] = ""
    """A part of their names; empty for all."""


class PersonLine(Struct, frozen=True):
    """Somebody whom the room knows."""

    name: str
    guest: bool
    admin: bool
    made_at: int
    online: int
    """The pages that they have open."""
    tables: tuple[str, ...]
    """The ids of the tables where they sit."""
    out: OutSheet | None
    """Why they are kept out of the room; ``null`` if they are not."""
    second: bool
    """They are asked for a second factor when they log in."""


class BarredLine(Struct, frozen=True):
    """Somebody who is kept out of the room."""

    name: str
    by: str
    reason: str
    until: int
    """In milliseconds since 1970; -1 is for good."""


class NameBody(Body, frozen=True):
    """Somebody by name."""

    name: Name


class EndBody(Body, frozen=True):
    """Who is logged out everywhere, and whether their programs are, too."""

    name: Name
    keys: bool = False
    """Their keys for programs are removed, too."""


class BarBody(Body, frozen=True):
    """Who is to stay out of the room, why and for how long."""

    name: Name
    reason: Annotated[str, Meta(max_length=200)] = ""
    until: Literal["hour", "day", "week", "good"] = "day"


class MessageBody(Body, frozen=True):
    """Something that is said to a table, or to all of them."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    table: Annotated[str, Meta(max_length=40)] = ""
    """Its id; empty for all that are open."""


class EnterBody(Body, frozen=True):
    """What opens the table."""

    password: Annotated[str, Meta(max_length=200)] = ""
    invite: Annotated[str, Meta(max_length=500)] = ""


class LinkBody(Body, frozen=True):
    """A link to a table that is wished for."""

    once: bool = True
    """For one person: whoever comes by it first."""
    good_for: Literal["hour", "day", "week"] = "day"


class NewLink(Struct, frozen=True):
    """A link to a table that was just made: it is shown this once."""

    id: str
    link: str
    once: bool
    until: int
    """In milliseconds since 1970."""


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
    side_bets: int
    """What the 7-2 game has won them, or less than 0, cost them; it is in ``net``."""


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
    movements: tuple[Movement, ...] = ()
    """Every buy-in, cash-out and correction, in the order in which they were."""
    hands: int = 0
    """How many were played to their end."""
    began: int = 0
    """When the first of them began, in milliseconds; 0 before it."""
    ended: int = 0
    """When the session was closed; 0 while it goes on."""


# Hands ------------------------------------------------------------------------------------------


class HandsQuery(Struct, frozen=True):
    """From where on to list hands."""

    before: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """Only hands with a lower number; 0 is the latest."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    search: Annotated[str, Meta(max_length=80)] = ""
    """Numbers of hands, cards such as ``Ah``, and parts of players' names: all of them fit."""
    mine: bool = False
    """Only hands that one has played oneself."""
    won: bool = False
    """Only those in which one has won chips."""
    lost: bool = False
    """Only those in which one has lost chips."""
    showdown: bool = False
    """Only those in which hands were compared."""


class Share(Struct, frozen=True):
    """Somebody, and chips of his."""

    player: str
    chips: int


class HandShownLine(Struct, frozen=True):
    """Cards that somebody has shown."""

    player: str
    cards: tuple[str, ...]


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
    nets: tuple[Share, ...] = ()
    """What each of them had won by then in the session, or less than 0, lost."""
    chair: int = 0
    """Where one sat oneself; 0 if one did not play it."""
    cards: tuple[str, ...] = ()
    """One's own cards."""
    result: int = 0
    """What one has won in it oneself, or less than 0, lost."""
    boards: tuple[tuple[str, ...], ...] = ()
    showdown: bool = False
    """Hands were compared."""
    shown: tuple[HandShownLine, ...] = ()
    """The cards of others that one has seen."""


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


class MomentSheet(Struct, frozen=True):
    """A moment of a hand that is played back."""

    facts: tuple[Raw, ...]
    """What has happened since the moment before."""
    view: TableView
    cards: tuple[str, ...]
    """The cards of the player from whose chair it is seen."""
    up: tuple[str, ...]
    """Those of them that lie face up."""
    holding: str
    """What they are worth with the board, in English."""


class ReplaySheet(Struct, frozen=True):
    """A hand to be played back, as one may know it."""

    hand: int
    at: int
    game: str
    ended: str
    """Why it was not played to its end; empty if it was."""
    chair: int
    """From which chair it is seen; 0 is from the rail."""
    names: bool
    """Players are called by their names; else by the numbers of their chairs."""
    moments: tuple[MomentSheet, ...]


class ShareBody(Body, frozen=True):
    """How much of a hand is shown to whoever has the link."""

    cards: Literal["own", "none"] = "own"
    """One's own cards, or only those that everybody has seen."""
    names: bool = True


class ShareAnswer(Struct, frozen=True):
    """The link by which everybody may look at a hand."""

    link: str


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


class GameSize(Struct, frozen=True):
    """A size that a game is played for."""

    name: str
    """``small blind``, ``big blind``, ``small bet``, ``big bet``, ``ante``, ``bring-in``,
    ``button``."""
    usual: int
    """0 is none."""
    needed: bool
    """It is said; what is not is worked out by the room, or is none."""


class GameSheet(Struct, frozen=True):
    """A game that one may choose, and what is to be said of it.

    Its words are the name, the blinds or bets with a slash between them, every other size after
    its own name, and the tail: ``limit razz 4/8 ante 1 bring-in 2``.
    """

    name: str
    family: str
    """``hold'em``, ``omaha``, ``stud``, ``draw``, ``mix`` or ``small``."""
    sizes: tuple[GameSize, ...]
    tail: str


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
    preset: str
    """The preset that comes nearest; empty if none does."""
    differs: tuple[str, ...]
    """The options that are not as it has them: ``button.rule``; of the table itself ``chairs``."""


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

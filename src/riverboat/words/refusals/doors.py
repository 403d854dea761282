"""Refusals to join or to watch a table."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal

# Who may watch ----------------------------------------------------------------------------------


class KeptOut(Refusal, frozen=True):
    code, en = "banned", "{by} has sent you away from this table"
    by: Player


class SentAwayFromHere(Refusal, frozen=True):
    code, en = "sent-away", "{by} has sent you away from the table"
    by: Player


class ByInvitation(Refusal, frozen=True):
    code, en = "private", "this table opens to an invitation or a password"


class NobodyJustWatches(Refusal, frozen=True):
    code, en = "no-spectators", "nobody watches here without a chair: sit down, and watch then"


class ComeUnderAnotherName(Refusal, frozen=True):
    code, en = "taken", "a bot of this table is called {name}: come in under another name"
    name: str


class WatchesTooMany(Refusal, frozen=True):
    code, en = "too-many", "one connection watches at most {most} tables"
    most: int


class NoOpenTable(Refusal, frozen=True):
    code, en = "no-table", "there is no open table {table}"
    table: str


class IsOpenedAgain(Refusal, frozen=True):
    code, en = "lost", "the table is being opened again"


class TableWasClosed(Refusal, frozen=True):
    code, en = "closed", "the table is closed"


class ServerGoesDown(Refusal, frozen=True):
    code, en = "closed", "the server is going down"


class IsNotWatched(Refusal, frozen=True):
    code, en = "unknown", "it is not watched"


# Over HTTP --------------------------------------------------------------------------------------


class NoTable(Refusal, frozen=True):
    code, en = "no-table", "there is no table {table}"
    table: str


class NothingKnownOfTable(Refusal, frozen=True):
    code, en = "no-table", "nothing is known of table {table}"
    table: str


class TableIsShut(Refusal, frozen=True):
    code, en = "closed", "{table} is closed"
    table: str


class ThisTableIsShut(Refusal, frozen=True):
    code, en = "closed", "this table is closed"


class NotAHost(Refusal, frozen=True):
    code, en = "not-the-host", "only a host of this table may do that"


class DoesNotOpenIt(Refusal, frozen=True):
    code, en = "wrong", "this does not open the table"


class OpenToAll(Refusal, frozen=True):
    code, en = "open", "everybody may come to this table: its address is enough"


class TooManyLinks(Refusal, frozen=True):
    code, en = "too-many", "a table has {most} such links: end one first"
    most: int


class NoSuchLink(Refusal, frozen=True):
    code, en = "no-link", "there is no such link: it was used, or is over"


class OpenedTheTable(Refusal, frozen=True):
    code, en = "host", "{who:* has|you have} opened the table, and {who:remains|remain} its host"
    who: Player


# A link to a seat -------------------------------------------------------------------------------


class NotSeated(Refusal, frozen=True):
    code, en = "not-seated", "nobody who sits here is called {name}"
    name: str


class ComesBackByPassword(Refusal, frozen=True):
    code, en = "has-account", "{who} has an account, and comes back with its password"
    who: Player


class IsAtTheTable(Refusal, frozen=True):
    code, en = "is-here", "{who} is at the table: a link is for who lost the way back"
    who: Player


class HasMoreThanTheSeat(Refusal, frozen=True):
    code = "elsewhere"
    en = "{who} hosts a table, or sits at another one: a link would open that, too"
    who: Player

"""Coming in: guests, accounts, passwords, and keys for programs."""

from __future__ import annotations

from riverboat.store.rows import AccountRow, KeyRow
from riverboat.web.accounts.device_codes import Made
from riverboat.web.accounts.devices import in_words
from riverboat.web.accounts.once import SecondFactor
from riverboat.web.accounts.people import hashed
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Done, Group
from riverboat.web.shapes.people import (
    AccountBody,
    CodeBody,
    DeviceBody,
    DeviceCode,
    GuestBody,
    Key,
    KeyBody,
    Me,
    NewKey,
    PasswordBody,
    Session,
)
from riverboat.web.tongue import of_browser
from riverboat.wire.messages import DeviceCame
from riverboat.words.refusals import accounts as said
from riverboat.words.refusals.connections import (
    KeyWasRemoved,
    LoggedOut,
    PasswordWasChanged,
    SeatWasTakenUpElsewhere,
)

group = Group("people")

_SHOWN = 16
"""Letters of the hash of a key, or of a session, by which it is called."""


@group.get("/api/me")
async def me(call: ApiCall) -> Me:
    """Who one is, and what unsafe requests must send along."""
    return as_it_is(call)


@group.post("/api/guest")
async def guest(call: ApiCall, body: GuestBody) -> Me:
    """Come in under a name, without a password."""
    _refuse_known(call)
    _refuse_newcomers(call, "open", "guests")
    call.site.barring.refuse((body.name, *call.me.before))
    row = await call.site.people.new_guest(body.name)
    call.remember(row.name)
    return await come_in(call, row)


@group.post("/api/accounts")
async def accounts(call: ApiCall, body: AccountBody) -> Me:
    """Make an account; a guest keeps their name."""
    staying = call.me.guest and body.name.strip().casefold() == call.me.name.casefold()
    if not staying:
        _refuse_known(call)
    _refuse_newcomers(call, "open")
    call.site.barring.refuse((body.name, *call.me.before))
    row = await call.site.people.register(body.name, body.password, call.me)
    call.remember(row.name)
    return await come_in(call, row)


@group.post("/api/login")
async def login(call: ApiCall, body: AccountBody) -> Me:
    """Come back with a name and a password; who has a second factor is asked for it next."""
    row = await call.site.people.log_in(
        body.name, body.password, call.address, call.device(body.name)
    )
    call.site.barring.refuse([row.name])
    factors = await call.site.factors.of(row.name)
    if factors.any:
        call.site.steps.put(call.new_step(), SecondFactor(row.name, row.password))
        return Me(
            "",
            guest=False,
            admin=False,
            csrf="",
            locale=of_browser(call.request),
            more=factors.ways,
        )
    return await come_in(call, row)


@group.post("/api/logout", by_key=False)
async def logout(call: ApiCall) -> Done:
    """Go; a guest gives up their name."""
    if call.me.session and not call.me.guest:
        call.remember_device(call.me.name)
    await call.site.people.end_session(call.me)
    call.set_session("")
    if call.me.session:
        call.site.cut(lambda each: each.session == call.me.session, LoggedOut())
    return Done()


@group.post("/api/password", who="somebody", by_key=False)
async def password(call: ApiCall, body: PasswordBody) -> Done:
    """Set a password, or change it: all one's other sessions and keys end."""
    me = call.me
    await call.site.people.set_password(me, body.password, body.old)
    call.remember_device(me.name)
    call.site.cut(
        lambda each: each.name == me.name and each.session != me.session,
        PasswordWasChanged(),
    )
    return Done()


# Sessions ---------------------------------------------------------------------------------------


@group.get("/api/sessions", who="somebody", by_key=False)
async def sessions(call: ApiCall) -> tuple[Session, ...]:
    """Where one is logged in."""
    return await session_lines(call)


async def session_lines(call: ApiCall) -> tuple[Session, ...]:
    """The sessions of whoever asks."""
    return tuple(
        [
            Session(
                row.token[:_SHOWN],
                row.device,
                row.made_at,
                used,
                row.token == call.me.session,
                sum([socket.me.session == row.token for socket in call.site.sockets]),
            )
            for row, used in await call.site.people.sessions_of(call.me)
        ]
    )


@group.delete("/api/sessions/{session}", who="somebody", by_key=False)
async def end_session(call: ApiCall) -> Done:
    """End a session of one's own, and close what is open in it."""
    if len(call.path["session"]) != _SHOWN:
        raise Refuse(404, said.SessionIsOver())
    token = await call.site.people.end_one(call.me, call.path["session"])
    if token == call.me.session:
        call.set_session("")
    call.site.cut(lambda each: each.session == token, LoggedOut())
    return Done()


# Other devices ----------------------------------------------------------------------------------


@group.post("/api/device-codes", who="somebody", by_key=False)
async def device_code(call: ApiCall, body: DeviceBody) -> DeviceCode:
    """Make a code by which another browser becomes the same person, once and within minutes."""
    return shown(call, call.site.codes.of_ones_own(call.me), body.table)


@group.post("/api/device", by_key=False)
async def device(call: ApiCall, body: CodeBody) -> Me:
    """Come in by a code, as whom it was made for."""
    comer = await call.site.codes.used(body.code, call.address, call.me)
    if call.me.name:  # this browser is in already
        return as_it_is(call)
    me = await come_in(call, comer.account, alone=comer.alone)
    if comer.maker:
        came = DeviceCame(call.site.now())
        call.site.tell_session(comer.maker, came)
    return me


def shown(call: ApiCall, made: Made, table: str) -> DeviceCode:
    """A code with its link: it stands behind the #, which no server is sent and no log has."""
    to = f"?to=/t/{table}" if table else ""
    link = f"{call.base_elsewhere}/device{to}#{made.code}"
    return DeviceCode(made.name, made.code, link, made.until)


# Keys -------------------------------------------------------------------------------------------


@group.get("/api/keys", who="somebody", by_key=False)
async def keys(call: ApiCall) -> tuple[Key, ...]:
    """One's keys for programs."""
    rows = await call.site.store.keys_of(call.me.name)
    return tuple([key_line(row) for row in rows])


@group.post("/api/keys", who="somebody", by_key=False)
async def new_key(call: ApiCall, body: KeyBody) -> NewKey:
    """Make a key for a program; it is shown once."""
    key, row = await call.site.people.new_key(call.me, body.note, body.bot)
    return NewKey(row.key[:_SHOWN], key)


@group.delete("/api/keys/{key}", who="somebody", by_key=False)
async def remove_key(call: ApiCall) -> Done:
    """Remove a key."""
    rows = await call.site.store.keys_of(call.me.name)
    found = [row for row in rows if row.key[:_SHOWN] == call.path["key"]]
    if not found:
        raise Refuse(404, said.NoSuchKey())
    await call.site.store.remove_key(found[0].key)
    call.site.cut(lambda each: each.key == found[0].key, KeyWasRemoved())
    return Done()


def key_line(row: KeyRow) -> Key:
    """A key, as its owner is shown it."""
    return Key(row.key[:_SHOWN], row.note, row.bot, row.made_at)


def as_it_is(call: ApiCall) -> Me:
    """Return who asks, as they were before."""
    who = call.me
    return Me(
        who.name,
        who.guest,
        who.admin,
        who.csrf,
        of_browser(call.request),
    )


# Coming in --------------------------------------------------------------------------------------


async def come_in(call: ApiCall, row: AccountRow, *, alone: bool = False) -> Me:
    """A new session; the one that was there is over, and *alone* are all others of that name."""
    people = call.site.people
    await people.end_session(call.me)
    if row.password:
        call.remember_device(row.name)
    device = in_words(call.request.headers.get("user-agent", ""))
    token = await people.begin_session(row.name, device)
    call.set_session(token)
    session = await call.site.store.session(hashed(token))
    assert session is not None, "it was just made"
    if alone:
        await people.end_others(row.name, session.token)
        others = ("", session.token)
        why = SeatWasTakenUpElsewhere()
        call.site.cut(lambda each: each.name == row.name and each.session not in others, why)
    admin = people.is_admin(row)
    return Me(
        row.name,
        not row.password,
        admin,
        session.csrf,
        of_browser(call.request),
    )


def _refuse_known(call: ApiCall) -> None:
    if call.me.name:
        raise Refuse(409, said.LogOutFirst(call.me.name))


def _refuse_newcomers(call: ApiCall, *allowed: str) -> None:
    if call.site.config.registration not in allowed:
        raise Refuse(403, said.NoNewcomers())
    call.site.newcomers.take(call.address, "new names")

"""Accounts that are made or recovered by a one-time link: an administrator's, or one by e-mail."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.requests import Request

from riverboat.service.wishes.audit import Role, What
from riverboat.service.wishes.audit import row as audit_row
from riverboat.store.checking import folded
from riverboat.store.rows import AccountRow, LinkRow
from riverboat.web.accounts.once import SecondFactor
from riverboat.web.accounts.one_time_links import MINUTES, PAGE
from riverboat.web.accounts.passwords import refuse_weak
from riverboat.web.accounts.people import has_account
from riverboat.web.api.people import as_it_is, come_in
from riverboat.web.api.security import confirm
from riverboat.web.config import is_email
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Done, Group
from riverboat.web.shapes.people import Me
from riverboat.web.shapes.recovery import (
    EmailBody,
    EmailSheet,
    LinkSheet,
    RecoveryBody,
    RecoverySheet,
    TokenBody,
    UseLinkBody,
)
from riverboat.web.site import Site
from riverboat.web.tongue import of_browser, of_reader
from riverboat.words import Phrase
from riverboat.words import mails as w
from riverboat.words.reader import Reader
from riverboat.words.refusals import accounts as said
from riverboat.words.refusals.connections import PasswordWasChanged

group = Group("recovery")


@group.get("/api/recovery")
async def recovery(call: ApiCall) -> RecoverySheet:
    """Return how an account is recovered here."""
    return RecoverySheet(call.site.mailer.is_on, MINUTES["recovery"])


@group.post("/api/recovery")
async def recover(call: ApiCall, body: RecoveryBody) -> Done:
    """Send a link that sets a new password; the answer is the same for accounts there are not."""
    _refuse_without_mail(call)
    call.site.recoveries.take(call.address, "requests")
    site, account, reader = call.site, body.account.strip(), _reader(call.request)
    site.mailer.enqueue(lambda: _send_recovery(site, account, reader))
    return Done()


async def _send_recovery(site: Site, account: str, reader: Reader) -> None:
    """Send a link to each account of that name or address, a few an hour."""
    if "@" in account:
        names = await site.store.names_of_email(account.lower())
    else:
        found = await site.people.account(account)
        names = [] if found is None else [found.name]
    for name in names:
        row, address = await site.people.account(name), await site.store.email(name)
        if not (address and has_account(row)) or not _may_send(site, f"to {folded(name)}"):
            continue
        token = await site.links.make("recovery", name)
        text = w.RecoveryText(name, site.config.base_url, MINUTES["recovery"])
        await _send(site, reader, address, w.RecoverySubject(name), text, token)


def _may_send(site: Site, whom: str) -> bool:
    try:
        site.mails.take(whom, "requests")
    except Refuse:
        return False
    return True


async def _send(
    site: Site, reader: Reader, address: str, subject: Phrase, text: Phrase, token: str
) -> None:
    link = f"{site.config.base_url}{PAGE}#{token}"
    body = f"{reader.sentence(text)}\n\n{link}\n"
    await site.mailer.send(address, reader.say(subject), body)


def _reader(request: Request) -> Reader:
    return Reader(of_reader(request))


def _refuse_without_mail(call: ApiCall) -> None:
    if not call.site.mailer.is_on:
        raise Refuse(409, said.NoMailHere())


# Links ------------------------------------------------------------------------------------------


@group.post("/api/links/look")
async def look(call: ApiCall, body: TokenBody) -> LinkSheet:
    """Return what a link is for; it stays good."""
    row = await call.site.links.look(body.token)
    account = await call.site.people.account(row.name)
    return LinkSheet(row.kind, row.name, has_account(account), row.subject, row.until)  # type: ignore[arg-type]


@group.post("/api/links/use")
async def use(call: ApiCall, body: UseLinkBody) -> Me:
    """Use a link: set the password of its account and come in, or confirm an address."""
    row = await call.site.links.look(body.token)
    if row.kind == "email":
        await call.site.links.use(row)
        await call.site.store.put_email(row.name, row.subject)
        return as_it_is(call)
    refuse_weak(body.password, row.name)
    if row.kind == "admin":
        return await _make_admin(call, row, body.password)
    return await _recover(call, row, body.password)


async def _make_admin(call: ApiCall, link: LinkRow, password: str) -> Me:
    site = call.site
    await site.links.use(link)
    await _note(call, "admin-made", link.name, "admin")
    await site.factors.forget(link.name)
    row = await site.people.make_admin(link.name, password)
    await _end_others(site, row)
    if site.barring.of([row.name]) is not None:
        await site.barring.let_in(row.name, row.name)
    return await come_in(call, row)


async def _recover(call: ApiCall, link: LinkRow, password: str) -> Me:
    """Set a new password; a second factor is asked for as after the password."""
    site = call.site
    found = await site.people.account(link.name)
    if found is None or not has_account(found):
        raise Refuse(410, said.LinkIsOver())
    site.barring.refuse([found.name])
    await site.links.use(link)
    await _note(call, "recovered", found.name, "player")
    row = await site.people.recover(found, password)
    await _end_others(site, row)
    factors = await site.factors.of(row.name)
    if not factors.any:
        return await come_in(call, row)
    site.steps.put(call.new_step(), SecondFactor(row.name, row.password))
    locale = of_browser(call.request)
    return Me("", guest=False, admin=False, csrf="", locale=locale, more=factors.ways)


async def _end_others(site: Site, row: AccountRow) -> None:
    """End all that opened the account with the password of before."""
    await site.people.end_others(row.name, "")
    await site.people.end_keys(row.name)
    site.cut(lambda each: each.name == row.name, PasswordWasChanged())


async def _note(call: ApiCall, what: What, name: str, role: Role) -> None:
    done = audit_row(call.site.now(), what, name)
    await call.site.store.add_audit(replace(done, who=name, role=role, address=call.address))


# One's address ----------------------------------------------------------------------------------


@group.get("/api/me/email", who="somebody", by_key=False)
async def email(call: ApiCall) -> EmailSheet:
    """Return the address by which one's account is recovered."""
    return EmailSheet(await call.site.store.email(call.me.name), call.site.mailer.is_on)


@group.post("/api/me/email", who="somebody", by_key=False)
async def set_email(call: ApiCall, body: EmailBody) -> Done:
    """Send a link that confirms a new address, or remove the address."""
    site, name, address = call.site, call.me.name, body.address.strip().lower()
    if call.me.guest:
        raise Refuse(409, said.GuestHasNoEmail())
    if address:
        _refuse_without_mail(call)
        if not is_email(address):
            raise Refuse(400, said.IsNoEmail(address))
    await confirm(call, body.proof)
    if not address:
        await site.store.put_email(name, "")
        return Done()
    site.mails.take(f"of {folded(name)}", "requests")
    site.recoveries.take(call.address, "requests")
    token = await site.links.make("email", name, address)
    text = w.ConfirmText(name, site.config.base_url, MINUTES["email"] // 60)
    reader = _reader(call.request)
    site.mailer.enqueue(lambda: _send(site, reader, address, w.ConfirmSubject(name), text, token))
    return Done()

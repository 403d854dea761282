"""Hands that are over: the list, one of them, its files, its replayer, and its proof."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from msgspec import Raw

from riverboat import __version__
from riverboat.cards import name
from riverboat.engine import AnyFact
from riverboat.engine.asked.errors import reason_of
from riverboat.narration.hand import narrated
from riverboat.narration.table import name_of
from riverboat.notation import ReadHand
from riverboat.picture import page, scene_of
from riverboat.service.decks.proof import Proof
from riverboat.service.history.export import FORMS, FormName, TableHand
from riverboat.service.history.replay import ReplayStep
from riverboat.service.records.facts import RoomFact, from_json
from riverboat.service.records.root_log import line_of
from riverboat.store.rows import TableRow
from riverboat.store.streams import Record
from riverboat.table.state.log import to_json
from riverboat.web.accounts.invitations import Shared
from riverboat.web.accounts.people import NOBODY
from riverboat.web.history import History, ReplayOptions
from riverboat.web.pages.rulebook import THEME
from riverboat.web.records.marks import HandFilter, HandMark
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Document, Group
from riverboat.web.shapes.hands import (
    HandLine,
    HandSheet,
    HandShownLine,
    HandsQuery,
    MomentSheet,
    PageQuery,
    ReplaySheet,
    RootsPage,
    RootsQuery,
    Share,
    ShareAnswer,
    ShareBody,
)
from riverboat.web.site import Site
from riverboat.words import Chair, Person, Phrase, Player, Reader, Seat, renamed
from riverboat.words.events.showdown import Shows, WouldHaveCome
from riverboat.words.refusals import tables as said

group = Group("hands")

_HANDS = "/api/tables/{table}/hands"
_HAND = _HANDS + "/{hand}"


async def _history(call: ApiCall) -> History:
    """The hands of the table that the call is about, for who asks."""
    site, row, me = call.site, call.row, call.me
    book = await site.books.of(row.id)
    return History(site, row, me, book, await site.known(row, me.name), call.work)


@group.get(_HANDS, who="visitor")
async def hands(call: ApiCall, query: HandsQuery) -> tuple[HandLine, ...]:
    """Hands that are over, the latest first, or those of them that somebody looks for."""
    history = await _history(call)
    words = tuple(query.search.split())
    asked = HandFilter(words, query.mine, query.won, query.lost, query.showdown)
    marks = history.marks(query.before, query.limit, asked)
    return tuple([_line(mark, history, call.me.name) for mark in marks])


def _line(mark: HandMark, history: History, me: str) -> HandLine:
    seat = mark.seat_of(me)
    return HandLine(
        hand=mark.hand,
        at=mark.at,
        game=mark.game,
        pot=mark.pot,
        winners=tuple([share for share in _shares(mark, mark.won) if share.chips]),
        called_off=bool(mark.ended),
        ended=mark.ended,
        stacks=tuple(_shares(mark, mark.stacks)),
        nets=tuple(_shares(mark, mark.nets)),
        chair=mark.chairs[seat] if seat is not None else 0,
        cards=_named(mark.held[seat]) if seat is not None and mark.held else (),
        result=mark.results[seat] if seat is not None and mark.results else 0,
        boards=tuple(map(_named, mark.boards)),
        showdown=mark.showdown,
        shown=_open_hands(mark, history, seat),
    )


def _named(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([name(card) for card in cards])


def _open_hands(mark: HandMark, history: History, seat: int | None) -> tuple[HandShownLine, ...]:
    """The cards of others that who asks has seen, by player."""
    found = {each: list(cards) for each, cards in mark.opened}
    for each, card in history.shown(mark):
        if card not in found.setdefault(each, []):
            found[each].append(card)
    return tuple(
        [
            HandShownLine(mark.players[each], _named(cards))
            for each, cards in sorted(found.items())
            if each != seat
        ]
    )


def _shares(mark: HandMark, chips: tuple[int, ...]) -> list[Share]:
    """Whose chips they are; none for a hand that did not come to its end."""
    return [Share(*each) for each in zip(mark.players, chips, strict=False)]


@group.get(_HAND, who="visitor")
async def hand(call: ApiCall) -> HandSheet:
    """A hand as one may know it: its facts, and told in sentences."""
    history = await _history(call)
    mark = history.mark(call.hand)
    read = await history.seen(mark)
    facts = tuple([Raw(to_json(fact)) for fact in read.log])
    told = tuple(_told(read.log, history, mark))
    return HandSheet(
        hand=mark.hand,
        at=mark.at,
        game=mark.game,
        players=mark.players,
        chairs=mark.chairs,
        bots=history.bots(mark),
        facts=facts,
        steps=tuple(map(Reader(name=name_of).sentence, told)),
        told=told,
    )


def _told(log: Sequence[AnyFact], history: History, mark: HandMark) -> Iterator[Phrase]:
    """A hand in phrases, of players by name, and what they have shown when it was over."""
    people = [Player(name, chair) for name, chair in zip(mark.players, mark.chairs, strict=True)]

    def named(person: Person) -> Person:
        return people[person.seat] if isinstance(person, Seat) else person

    for _, event in narrated(log):
        yield renamed(event, named)
    by_seat: dict[int, list[int]] = {}
    for seat, card in history.shown(mark):
        by_seat.setdefault(seat, []).append(card)
    for seat, cards in by_seat.items():
        yield Shows(people[seat], tuple(cards))
    if came := history.came(mark):
        yield WouldHaveCome(tuple([each.card for each in came]))


# Files ------------------------------------------------------------------------------------------

_FILES: dict[str, tuple[FormName, str]] = {
    "txt": ("pokerstars", "PokerStars' text"),
    "phh": ("phh", "PHH"),
    "ohh": ("ohh", "Open Hand History"),
    "json": ("json", "riverboat's own log"),
}


def _file(ending: str, form: FormName, title: str) -> Callable[[ApiCall], Awaitable[Document]]:
    async def written(call: ApiCall) -> Document:
        history = await _history(call)
        text = await history.written(history.mark(call.hand), form)
        name = f"{call.row.id}-{call.hand}.{ending}"
        return Document(text.encode(), FORMS[form].media_type, name)

    written.__doc__ = f"The hand as {title}."
    return written


for _ending, (_form, _title) in _FILES.items():
    group.get(f"{_HAND}.{_ending}", who="visitor", media=FORMS[_form].media_type)(
        _file(_ending, _form, _title)
    )


async def _made_once(
    call: ApiCall, media: str, ending: str, make: Callable[[History], Awaitable[bytes]]
) -> Document:
    """Return a file of all hands that one may see, made when it has changed since the last look."""
    history = await _history(call)
    version = history.version()
    seen = (call.row.id, ending, call.me.name, version, __version__)
    etag = f'"{sha256(repr(seen).encode()).hexdigest()[:20]}"'
    name = f"{call.row.id}{ending}"
    if call.has(etag):
        return Document(b"", media, name, etag=etag)
    what = (call.row.id, ending)

    async def made() -> tuple[bytes]:
        return (await make(history),)

    (body,) = await call.site.answers.get(call.me.name, what, version, made)
    return Document(body, media, name, etag=etag)


def _session(form: FormName, title: str) -> Callable[[ApiCall], Awaitable[Document]]:
    async def make(history: History) -> bytes:
        found = (await history.sessions((form,), await _all_hands(history)))[form]
        if not found.hands:
            raise Refuse(409, said.CannotBeWritten(found.refused[0].why))
        return found.text.encode()

    async def written(call: ApiCall) -> Document:
        return await _made_once(call, FORMS[form].media_type, FORMS[form].suffix, make)

    written.__doc__ = f"All hands that one may see, as {title}."
    return written


for _ending, (_form, _title) in _FILES.items():
    group.get(f"{_HANDS}.{_ending}", who="visitor", media=FORMS[_form].media_type)(
        _session(_form, _title)
    )


@group.get(f"{_HANDS}.zip", who="visitor", media="application/zip")
async def session_zip(call: ApiCall) -> Document:
    """All hands that one may see, in each of the formats, and which of them a format has not."""

    async def make(history: History) -> bytes:
        return await call.work(_packed, await _files(history, call.row.id))

    return await _made_once(call, "application/zip", "-hands.zip", make)


async def _files(history: History, table: str) -> dict[str, str]:
    """Return the text of each file, by name."""
    hands = await _all_hands(history)
    files: dict[str, str] = {}
    missing = list[str]()
    forms = [form for form, _ in _FILES.values()]
    for form, found in (await history.sessions(forms, hands)).items():
        if found.hands:
            files[f"{table}{FORMS[form].suffix}"] = found.text
        missing += [f"{form}: hand {each.hand}: {each.why}" for each in found.refused]
    if missing:
        files["left-out.txt"] = "\n".join(missing) + "\n"
    return files


async def _all_hands(history: History) -> list[TableHand]:
    """The hands of the session, or a refusal where there is none yet."""
    if hands := await history.hands():
        return hands
    raise Refuse(404, said.NoHandYet())


def _packed(files: dict[str, str]) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for file, text in files.items():
            archive.writestr(ZipInfo(file), text, ZIP_DEFLATED)
    return out.getvalue()


# The replayer and the proof ---------------------------------------------------------------------

_META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')


@group.get(f"{_HAND}/page", who="visitor", media="text/html")
async def replayer(call: ApiCall, query: PageQuery) -> Document:
    """The hand on a page that replays it."""
    history = await _history(call)
    mark = history.mark(call.hand)
    seen = await history.seen(mark)
    try:
        html = await call.work(_replayer_page, seen, query.lang)
    except ValueError as why:
        raise Refuse(409, said.CannotBeReplayed(reason_of(why))) from why
    found = _META.search(html)
    assert found is not None, "a page has its policy"
    # Served by the room, it has the colours that were chosen there; saved, those of the device.
    own = found[1].replace("script-src ", "script-src 'self' ")
    html = html.replace(found[1], own, 1).replace("</title>", f"</title>{THEME}", 1)
    policy = f"{own}; frame-ancestors 'self'"
    return Document(html.encode(), "text/html", headers={"Content-Security-Policy": policy})


def _replayer_page(hand: ReadHand, language: str) -> str:
    return page(scene_of(hand, language=language))


_SHARED = "/api/shared/{share}"


@group.get(f"{_HAND}/replay", who="visitor")
async def replay(call: ApiCall) -> ReplaySheet:
    """The hand moment by moment, as the table showed it."""
    history = await _history(call)
    mark = history.mark(call.hand)
    return await _replayed(history, mark, ReplayOptions(_chair(mark, call.me.name)))


def _chair(mark: HandMark, player: str) -> int:
    """Where somebody sat in a hand; 0 for who did not play it."""
    seat = mark.seat_of(player)
    return mark.chairs[seat] if seat is not None else 0


async def _replayed(history: History, mark: HandMark, look: ReplayOptions) -> ReplaySheet:
    return ReplaySheet(
        hand=mark.hand,
        at=mark.at,
        game=mark.game,
        ended=mark.ended,
        chair=look.chair,
        names=look.names,
        moments=tuple([_moment(each, look.names) for each in await history.replayed(mark, look)]),
    )


def _moment(of: ReplayStep, names: bool) -> MomentSheet:
    facts = tuple([Raw(to_json(fact)) for fact in of.facts])
    told = of.told if names else tuple([renamed(each, _by_chair) for each in of.told])
    return MomentSheet(facts, of.view, of.cards, of.up, of.holding, told)


def _by_chair(person: Person) -> Person:
    return Chair(person.chair) if isinstance(person, Player) else person


@group.post(f"{_HAND}/share", who="visitor")
async def share(call: ApiCall, body: ShareBody) -> ShareAnswer:
    """A link by which everybody may look at the hand, as far as one has seen it and wishes."""
    mark = (await _history(call)).mark(call.hand)
    chair = _chair(mark, call.me.name) if body.cards == "own" else 0
    link = call.site.invitations.share(Shared(call.row.id, mark.hand, chair, body.names))
    return ShareAnswer(f"{call.base_elsewhere}/s/{link}")


@group.get("/api/shared/{share}")
async def shared(call: ApiCall) -> ReplaySheet:
    """A hand that somebody has shared: what they have seen of it, and chose to show."""
    site = call.site
    found = site.invitations.shared(call.path["share"])
    row = await _row(site, found.table) if found else None
    if found is None or row is None:
        raise Refuse(404, said.LinkShowsNoHand())
    book = await site.books.of(row.id)
    # Whoever has the link may be anybody, and sees all but the sharer's cards as late as they do.
    known = await site.known(row, NOBODY.name)
    history = History(site, row, NOBODY, book, known, call.work)
    look = ReplayOptions(found.chair, found.names, table=False)
    return await _replayed(history, history.mark(found.hand), look)


async def _row(site: Site, table: str) -> TableRow | None:
    task = site.task(table)
    return task.row if task is not None else await site.store.table(table)


_ROOTS_AT_ONCE = 2_000
"""Records that one page of the log of roots is looked for in."""


@group.get("/api/tables/{table}/roots", who="visitor")
async def roots(call: ApiCall, query: RootsQuery) -> RootsPage:
    """The append-only log of the roots and cuts of all decks, chained by hashes."""
    site, row = call.site, call.row
    known = await site.known(row, call.me.name)
    stream = f"table/{row.id}"
    found = await site.store.read(stream, query.after, _ROOTS_AT_ONCE)
    seen = [each for each in found if known.covers(each.seq, each.at)]
    lines = await call.work(_root_lines, seen)
    last = seen[-1].seq if seen else query.after
    return RootsPage(stream, lines, last, len(seen) == _ROOTS_AT_ONCE)


def _root_lines(records: Sequence[Record]) -> tuple[str, ...]:
    decks = [from_json(each.body) for each in records if b'"Deck' in each.body]
    lines = [line_of(fact) for fact in decks if isinstance(fact, RoomFact)]
    return tuple([line for line in lines if line is not None])


@group.get(f"{_HAND}/proof", who="visitor")
async def proof(call: ApiCall) -> Proof:
    """The proof of the cards that one has seen."""
    history = await _history(call)
    return await history.proof(history.mark(call.hand))

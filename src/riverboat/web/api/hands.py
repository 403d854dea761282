"""Hands that are over: the list, one of them, its files, its replayer, and its proof."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator

from msgspec import Raw

from riverboat.cards import names
from riverboat.notation import narrate
from riverboat.picture import page, scene_of
from riverboat.service.exporting import FORMS, FormName
from riverboat.service.proving import Proof
from riverboat.table.log import to_json
from riverboat.web.books import HandMark
from riverboat.web.history import History
from riverboat.web.refusals import Refuse
from riverboat.web.routing import Call, Document, Group
from riverboat.web.shapes import HandLine, HandSheet, HandsQuery, Share

group = Group("hands")

_HANDS = "/api/tables/{table}/hands"
_HAND = _HANDS + "/{hand}"


async def _history(call: Call) -> History:
    """The hands of the table that the call is about, for who asks."""
    site, row, me = call.site, call.row, call.me
    book = await site.books.of(row.id)
    settings = await site.settings(row)
    late = settings.delay if me.name not in _sitting(call) else 0
    return History(site, row, me, book, late)


def _sitting(call: Call) -> set[str]:
    return {seat.player for seat in call.keeper.view().seats} if call.keeper else set()


@group.get(_HANDS, who="visitor")
async def hands(call: Call, query: HandsQuery) -> tuple[HandLine, ...]:
    """Hands that are over, the latest first."""
    history = await _history(call)
    return tuple([_line(mark) for mark in history.marks(query.before, query.limit)])


def _line(mark: HandMark) -> HandLine:
    winners = tuple([share for share in _shares(mark, mark.won) if share.chips])
    stacks = tuple(_shares(mark, mark.stacks))
    off = bool(mark.ended)
    return HandLine(mark.hand, mark.at, mark.game, mark.pot, winners, off, mark.ended, stacks)


def _shares(mark: HandMark, chips: tuple[int, ...]) -> list[Share]:
    """Whose chips they are; none for a hand that did not come to its end."""
    return [Share(*each) for each in zip(mark.players, chips, strict=False)]


@group.get(_HAND, who="visitor")
async def hand(call: Call) -> HandSheet:
    """A hand as one may know it: its facts, and told in sentences."""
    history = await _history(call)
    mark = history.mark(call.hand)
    read = await history.seen(mark)
    facts = tuple([Raw(to_json(fact)) for fact in read.log])
    steps = (*narrate(read.log, read.players), *_shown(history, mark))
    return HandSheet(mark.hand, mark.at, mark.game, mark.players, mark.chairs, facts, steps)


def _shown(history: History, mark: HandMark) -> Iterator[str]:
    """What players have shown when the hand was over."""
    by_seat: dict[int, list[int]] = {}
    for seat, card in history.shown(mark):
        by_seat.setdefault(seat, []).append(card)
    for seat, cards in by_seat.items():
        yield f"{mark.players[seat]} shows {names(cards)}"


# Files ------------------------------------------------------------------------------------------

_FILES: dict[str, tuple[FormName, str]] = {
    "txt": ("pokerstars", "PokerStars' text"),
    "phh": ("phh", "PHH"),
    "ohh": ("ohh", "Open Hand History"),
    "json": ("json", "riverboat's own log"),
}


def _file(ending: str, form: FormName, title: str) -> Callable[[Call], Awaitable[Document]]:
    async def written(call: Call) -> Document:
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


# The replayer and the proof ---------------------------------------------------------------------

_META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')


@group.get(f"{_HAND}/page", who="visitor", media="text/html")
async def replayer(call: Call) -> Document:
    """The hand on a page that replays it."""
    history = await _history(call)
    mark = history.mark(call.hand)
    try:
        html = page(scene_of(await history.seen(mark)))
    except ValueError as why:
        raise Refuse(409, "no-picture", str(why)) from why
    found = _META.search(html)
    assert found is not None, "a page has its policy"
    policy = f"{found[1]}; frame-ancestors 'self'"
    return Document(html.encode(), "text/html", headers={"Content-Security-Policy": policy})


@group.get(f"{_HAND}/proof", who="visitor")
async def proof(call: Call) -> Proof:
    """The proof of the cards that one has seen."""
    history = await _history(call)
    return await history.proof(history.mark(call.hand))

"""Finished hands: the list, one hand, its files, its replayer, and its proof."""

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
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.narration.hand_narrator import narrate_log
from riverboat.narration.table_narrator import name_without_chair
from riverboat.notation import ParsedHand
from riverboat.picture import build_scene, page
from riverboat.service.decks.proof import Proof
from riverboat.service.history.hand_export import EXPORT_FORMATS, FormatName, TableHand
from riverboat.service.history.replay_steps import ReplayStep
from riverboat.service.records.room_facts import RoomFact, from_json
from riverboat.service.records.root_log import log_line_of_fact
from riverboat.stats.decision_odds import DecisionOdds
from riverboat.stats.odds_lines import with_odds
from riverboat.store.rows import TableRow
from riverboat.store.stream_records import Record
from riverboat.table.state.table_log import to_json
from riverboat.web.accounts.account_service import ANONYMOUS
from riverboat.web.accounts.signed_tokens import SharedHand
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.pages.rulebook_pages import THEME_SCRIPT_TAG
from riverboat.web.records.table_hand_index import HandFilter, HandIndexEntry
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import RawResponse, Router
from riverboat.web.schemas.hand_schemas import (
    HandDetails,
    HandListItem,
    HandReplayResponse,
    HandsQuery,
    PlayerChips,
    PlayerShownCards,
    ReplayMoment,
    ReplayOdds,
    ReplayPageQuery,
    RootsPage,
    RootsQuery,
    ShareBody,
    ShareResponse,
)
from riverboat.web.table_history import ReplayOptions, TableHistory
from riverboat.words import Chair, Person, Phrase, Player, Reader, Seat, rename_people
from riverboat.words.events.showdown import CardsShown, RabbitHuntCards
from riverboat.words.refusals import tables as refusal_words

router = Router("hands")

_HANDS_PATH = "/api/tables/{table}/hands"
_HAND_PATH = _HANDS_PATH + "/{hand}"


async def _load_table_history(call: ApiCall) -> TableHistory:
    """Return the hands of the call's table that the caller may see."""
    app_state, row, user = call.app_state, call.table_row, call.user
    ledger = await app_state.ledgers.load(row.id)
    return TableHistory(
        app_state,
        row,
        user,
        ledger,
        await app_state.find_known_records(row, user.name),
        call.run_in_worker,
    )


@router.get(_HANDS_PATH, access="visitor")
async def list_hands(call: ApiCall, query: HandsQuery) -> tuple[HandListItem, ...]:
    """Return finished hands, latest first, optionally filtered."""
    history = await _load_table_history(call)
    search_terms = tuple(query.search.split())
    hand_filter = HandFilter(
        search_terms, query.only_played, query.only_won, query.only_lost, query.only_showdowns
    )
    entries = history.find_hands(query.before_hand, query.limit, hand_filter)
    return tuple(
        [_build_hand_list_item(index_entry, history, call.user.name) for index_entry in entries]
    )


def _build_hand_list_item(
    index_entry: HandIndexEntry, history: TableHistory, viewer: str
) -> HandListItem:
    seat = index_entry.find_seat(viewer)
    return HandListItem(
        hand=index_entry.hand,
        at=index_entry.at,
        game=index_entry.game,
        pot=index_entry.pot,
        winners=tuple(
            [
                player_chips
                for player_chips in _list_player_chips(index_entry, index_entry.won)
                if player_chips.chips
            ]
        ),
        has_ended_early=bool(index_entry.early_end),
        early_end_reason=index_entry.early_end,
        stacks=tuple(_list_player_chips(index_entry, index_entry.stacks)),
        nets=tuple(_list_player_chips(index_entry, index_entry.nets)),
        chair=index_entry.chairs[seat] if seat is not None else 0,
        cards=_list_card_names(index_entry.final_cards[seat])
        if seat is not None and index_entry.final_cards
        else (),
        result=index_entry.results[seat] if seat is not None and index_entry.results else 0,
        boards=tuple(map(_list_card_names, index_entry.boards)),
        had_showdown=index_entry.had_showdown,
        shown_cards=_list_shown_cards(index_entry, history, seat),
    )


def _list_card_names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([name(card) for card in cards])


def _list_shown_cards(
    index_entry: HandIndexEntry, history: TableHistory, seat: int | None
) -> tuple[PlayerShownCards, ...]:
    """Return the cards of other players that the caller has seen, by player."""
    cards_by_seat = {owner_seat: list(cards) for owner_seat, cards in index_entry.shown_hands}
    for owner_seat, card in history.shown_cards(index_entry):
        if card not in cards_by_seat.setdefault(owner_seat, []):
            cards_by_seat[owner_seat].append(card)
    return tuple(
        [
            PlayerShownCards(index_entry.players[owner_seat], _list_card_names(cards))
            for owner_seat, cards in sorted(cards_by_seat.items())
            if owner_seat != seat
        ]
    )


def _list_player_chips(
    index_entry: HandIndexEntry, chips_by_seat: tuple[int, ...]
) -> list[PlayerChips]:
    """Return the chips of each player; empty for a hand that did not finish."""
    return [
        PlayerChips(*player_and_chips)
        for player_and_chips in zip(index_entry.players, chips_by_seat, strict=False)
    ]


@router.get(_HAND_PATH, access="visitor")
async def get_hand(call: ApiCall) -> HandDetails:
    """Return a hand, limited to what the caller may see: its facts and a narration."""
    history = await _load_table_history(call)
    index_entry = history.require_hand(call.hand)
    parsed_hand = await history.visible_hand(index_entry)
    facts = tuple([Raw(to_json(fact)) for fact in parsed_hand.log])
    phrases = tuple(_narrate_hand(parsed_hand.log, history, index_entry))
    return HandDetails(
        hand=index_entry.hand,
        at=index_entry.at,
        game=index_entry.game,
        players=index_entry.players,
        chairs=index_entry.chairs,
        bots=history.bot_chairs(index_entry),
        facts=facts,
        narration_lines=tuple(map(Reader(name=name_without_chair).sentence, phrases)),
        narration=phrases,
    )


def _narrate_hand(
    facts: Sequence[AnyFact], history: TableHistory, index_entry: HandIndexEntry
) -> Iterator[Phrase]:
    """Yield a hand as phrases with players' names, then the cards shown after its end."""
    players = [
        Player(name, chair)
        for name, chair in zip(index_entry.players, index_entry.chairs, strict=True)
    ]

    def name_person(person: Person) -> Person:
        return players[person.seat] if isinstance(person, Seat) else person

    for _, phrase in narrate_log(facts):
        yield rename_people(phrase, name_person)
    cards_by_seat: dict[int, list[int]] = {}
    for seat, card in history.shown_cards(index_entry):
        cards_by_seat.setdefault(seat, []).append(card)
    for seat, cards in cards_by_seat.items():
        yield CardsShown(players[seat], tuple(cards))
    if rabbit_cards := history.rabbit_cards(index_entry):
        yield RabbitHuntCards(tuple([card.card for card in rabbit_cards]))


_FORMAT_BY_EXTENSION: dict[str, tuple[FormatName, str]] = {
    "txt": ("pokerstars", "PokerStars' text"),
    "phh": ("phh", "PHH"),
    "ohh": ("ohh", "Open Hand History"),
    "json": ("json", "riverboat's own log"),
}


def _make_hand_export_handler(
    extension: str, file_format: FormatName, format_title: str
) -> Callable[[ApiCall], Awaitable[RawResponse]]:
    async def handler(call: ApiCall) -> RawResponse:
        history = await _load_table_history(call)
        text = await history.export_hand(history.require_hand(call.hand), file_format)
        file_name = f"{call.table_row.id}-{call.hand}.{extension}"
        return RawResponse(text.encode(), EXPORT_FORMATS[file_format].media_type, file_name)

    handler.__doc__ = f"Return the hand as {format_title}."
    return handler


for _extension, (_format, _title) in _FORMAT_BY_EXTENSION.items():
    router.get(
        f"{_HAND_PATH}.{_extension}",
        access="visitor",
        media_type=EXPORT_FORMATS[_format].media_type,
    )(_make_hand_export_handler(_extension, _format, _title))


async def _load_cached_file_response(
    call: ApiCall,
    media_type: str,
    extension: str,
    render: Callable[[TableHistory], Awaitable[bytes]],
) -> RawResponse:
    """Return a file of all visible hands, regenerated only if they have changed."""
    history = await _load_table_history(call)
    version = history.version()
    etag_parts = (call.table_row.id, extension, call.user.name, version, __version__)
    etag = f'"{sha256(repr(etag_parts).encode()).hexdigest()[:20]}"'
    file_name = f"{call.table_row.id}{extension}"
    if call.has_etag(etag):
        return RawResponse(b"", media_type, file_name, etag=etag)
    cache_key = (call.table_row.id, extension)

    async def regenerate() -> tuple[bytes]:
        return (await render(history),)

    (body,) = await call.app_state.answers.get(call.user.name, cache_key, version, regenerate)
    return RawResponse(body, media_type, file_name, etag=etag)


def _make_session_export_handler(
    file_format: FormatName, format_title: str
) -> Callable[[ApiCall], Awaitable[RawResponse]]:
    async def render(history: TableHistory) -> bytes:
        exported_hands = (
            await history.export_session((file_format,), await _require_hands(history))
        )[file_format]
        if not exported_hands.hands:
            raise ApiError(409, refusal_words.HandUnwritable(exported_hands.refused[0].reason))
        return exported_hands.text.encode()

    async def handler(call: ApiCall) -> RawResponse:
        return await _load_cached_file_response(
            call, EXPORT_FORMATS[file_format].media_type, EXPORT_FORMATS[file_format].suffix, render
        )

    handler.__doc__ = f"Return all visible hands as {format_title}."
    return handler


for _extension, (_format, _title) in _FORMAT_BY_EXTENSION.items():
    router.get(
        f"{_HANDS_PATH}.{_extension}",
        access="visitor",
        media_type=EXPORT_FORMATS[_format].media_type,
    )(_make_session_export_handler(_format, _title))


@router.get(f"{_HANDS_PATH}.zip", access="visitor", media_type="application/zip")
async def session_zip(call: ApiCall) -> RawResponse:
    """Return all visible hands in each format, and the hands that a format cannot express."""

    async def render(history: TableHistory) -> bytes:
        return await call.run_in_worker(
            _zip_files, await _export_all_formats(history, call.table_row.id)
        )

    return await _load_cached_file_response(call, "application/zip", "-hands.zip", render)


async def _export_all_formats(history: TableHistory, table_id: str) -> dict[str, str]:
    """Return the text of each file, by name."""
    hands = await _require_hands(history)
    text_by_file_name: dict[str, str] = {}
    omission_lines = list[str]()
    format_names = [format_name for format_name, _ in _FORMAT_BY_EXTENSION.values()]
    for format_name, exported_hands in (await history.export_session(format_names, hands)).items():
        if exported_hands.hands:
            text_by_file_name[f"{table_id}{EXPORT_FORMATS[format_name].suffix}"] = (
                exported_hands.text
            )
        omission_lines += [
            f"{format_name}: hand {refused_hand.hand}: {refused_hand.reason}"
            for refused_hand in exported_hands.refused
        ]
    if omission_lines:
        text_by_file_name["left-out.txt"] = "\n".join(omission_lines) + "\n"
    return text_by_file_name


async def _require_hands(history: TableHistory) -> list[TableHand]:
    """Return the hands of the session; refuse if there are none yet."""
    if hands := await history.hands():
        return hands
    raise ApiError(404, refusal_words.NoHandYet())


def _zip_files(text_by_file_name: dict[str, str]) -> bytes:
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        for file_name, text in text_by_file_name.items():
            archive.writestr(ZipInfo(file_name), text, ZIP_DEFLATED)
    return buffer.getvalue()


_CSP_META_TAG = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')


@router.get(f"{_HAND_PATH}/page", access="visitor", media_type="text/html")
async def get_replay_page(call: ApiCall, query: ReplayPageQuery) -> RawResponse:
    """Return an HTML page that replays the hand."""
    history = await _load_table_history(call)
    index_entry = history.require_hand(call.hand)
    visible_hand = await history.visible_hand(index_entry)
    try:
        html = await call.run_in_worker(_render_replayer_page, visible_hand, query.lang)
    except ValueError as error:
        raise ApiError(409, refusal_words.ReplayUnavailable(refusal_of(error))) from error
    policy_match = _CSP_META_TAG.search(html)
    assert policy_match is not None, "a page has its policy"
    # A page served by the room uses its theme; a saved page uses the device's.
    script_policy = policy_match[1].replace("script-src ", "script-src 'self' ")
    html = html.replace(policy_match[1], script_policy, 1).replace(
        "</title>", f"</title>{THEME_SCRIPT_TAG}", 1
    )
    csp = f"{script_policy}; frame-ancestors 'self'"
    return RawResponse(html.encode(), "text/html", headers={"Content-Security-Policy": csp})


def _render_replayer_page(hand: ParsedHand, language: str) -> str:
    return page(build_scene(with_odds(hand, Reader(language)), language=language))


_SHARED_PATH = "/api/shared/{share}"


@router.get(f"{_HAND_PATH}/replay", access="visitor")
async def get_replay(call: ApiCall) -> HandReplayResponse:
    """Return the hand moment by moment, as the table showed it."""
    history = await _load_table_history(call)
    index_entry = history.require_hand(call.hand)
    return await build_replay_response(
        history, index_entry, ReplayOptions(_find_chair(index_entry, call.user.name))
    )


def _find_chair(index_entry: HandIndexEntry, player: str) -> int:
    """Return a player's chair in a hand; 0 for one who did not play it."""
    seat = index_entry.find_seat(player)
    return index_entry.chairs[seat] if seat is not None else 0


async def build_replay_response(
    history: TableHistory, entry: HandIndexEntry, options: ReplayOptions
) -> HandReplayResponse:
    """Return a hand moment by moment; the caller must authorize *options*."""
    return HandReplayResponse(
        hand=entry.hand,
        at=entry.at,
        game=entry.game,
        early_end_reason=entry.early_end,
        chair=options.chair,
        shows_names=options.show_names,
        moments=tuple(
            [
                build_replay_moment(step, entry.chairs, show_names=options.show_names)
                for step in await history.replay_steps(entry, options)
            ]
        ),
    )


def build_replay_moment(
    step: ReplayStep, chairs: Sequence[int], *, show_names: bool = True
) -> ReplayMoment:
    """Return one step of a replay as a payload."""
    facts = tuple([Raw(to_json(fact)) for fact in step.facts])
    phrases = (
        step.phrases
        if show_names
        else tuple([rename_people(phrase, _anonymize) for phrase in step.phrases])
    )
    odds = None if step.odds is None else _build_replay_odds(step.odds, chairs)
    return ReplayMoment(facts, step.view, step.cards, step.upcards, step.holding, phrases, odds)


def _build_replay_odds(odds: DecisionOdds, chairs: Sequence[int]) -> ReplayOdds:
    return ReplayOdds(
        decision=odds.number,
        chair=chairs[odds.seat],
        pot=odds.pot,
        to_call=odds.to_call,
        pot_odds=round(odds.pot_odds, 4),
        equity=None if odds.equity is None else round(odds.equity, 4),
        opponents=odds.opponents,
        has_draw_left=odds.is_pat,
    )


def _anonymize(person: Person) -> Person:
    return Chair(person.chair) if isinstance(person, Player) else person


@router.post(f"{_HAND_PATH}/share", access="visitor")
async def create_share_link(call: ApiCall, body: ShareBody) -> ShareResponse:
    """Return a public link to the hand, limited to what the caller has seen and chose to show."""
    index_entry = (await _load_table_history(call)).require_hand(call.hand)
    chair = _find_chair(index_entry, call.user.name) if body.cards == "own" else 0
    share_token = call.app_state.tokens.sign_shared_hand(
        SharedHand(call.table_row.id, index_entry.hand, chair, body.shows_names)
    )
    return ShareResponse(f"{call.public_base_url}/s/{share_token}")


@router.get("/api/shared/{share}")
async def get_shared_hand(call: ApiCall) -> HandReplayResponse:
    """Return a shared hand: the part that its sharer has seen and chose to show."""
    app_state = call.app_state
    shared_hand = app_state.tokens.read_shared_hand(call.path_params["share"])
    row = await _find_table_row(app_state, shared_hand.table) if shared_hand else None
    if shared_hand is None or row is None:
        raise ApiError(404, refusal_words.SharedHandUrlBroken())
    ledger = await app_state.ledgers.load(row.id)
    # A shared link is public: its viewer may see what an anonymous spectator sees, with the
    # same delay, and the cards that the sharer shows.
    known_records = await app_state.find_known_records(row, ANONYMOUS.name)
    history = TableHistory(app_state, row, ANONYMOUS, ledger, known_records, call.run_in_worker)
    replay_options = ReplayOptions(shared_hand.chair, shared_hand.shows_names, show_table_id=False)
    return await build_replay_response(
        history, history.require_hand(shared_hand.hand), replay_options
    )


async def _find_table_row(app_state: AppState, table_id: str) -> TableRow | None:
    table_task = app_state.find_table(table_id)
    return table_task.row if table_task is not None else await app_state.store.find_table(table_id)


_MAX_ROOTS_PAGE_RECORDS = 2_000
"""Records that are searched for one page of the log of roots."""


@router.get("/api/tables/{table}/roots", access="visitor")
async def list_deck_roots(call: ApiCall, query: RootsQuery) -> RootsPage:
    """Return a page of the hash-chained log of the Merkle roots and cuts of all decks."""
    app_state, row = call.app_state, call.table_row
    known_records = await app_state.find_known_records(row, call.user.name)
    stream = f"table/{row.id}"
    records = await app_state.store.read(stream, query.after, _MAX_ROOTS_PAGE_RECORDS)
    visible_records = [record for record in records if known_records.covers(record.seq, record.at)]
    root_lines = await call.run_in_worker(_list_deck_root_lines, visible_records)
    last_seq = visible_records[-1].seq if visible_records else query.after
    return RootsPage(stream, root_lines, last_seq, len(visible_records) == _MAX_ROOTS_PAGE_RECORDS)


def _list_deck_root_lines(records: Sequence[Record]) -> tuple[str, ...]:
    deck_facts = [from_json(record.body) for record in records if b'"Deck' in record.body]
    lines = [log_line_of_fact(fact) for fact in deck_facts if isinstance(fact, RoomFact)]
    return tuple([line for line in lines if line is not None])


@router.get(f"{_HAND_PATH}/proof", access="visitor")
async def get_proof(call: ApiCall) -> Proof:
    """Return the proof that the cards seen by the caller came from the sealed deck."""
    history = await _load_table_history(call)
    return await history.prove_deal(history.require_hand(call.hand))

"""Reader of PokerStars histories, with one result for each hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from riverboat.cards import BadCard, parse_cards
from riverboat.engine import VARIANTS, HouseRules, RiverboatError
from riverboat.engine.commands.engine_errors import RefusalError, refusal_of
from riverboat.notation.about import About, Tournament
from riverboat.notation.named_refusals import name_players_in_refusal
from riverboat.notation.payments import Payment, complete_payments
from riverboat.notation.pokerstars import observer_notes
from riverboat.notation.pokerstars.card_queues import build_card_queues, count_full_hand_cards
from riverboat.notation.pokerstars.hand_splitter import (
    FIRST_LINE,
    HandText,
    TextPart,
    decode_block,
    read_lines,
    split_hands,
)
from riverboat.notation.pokerstars.pokerstars_ending import (
    PokerStarsEnding,
    compare_ending,
    find_mucked_seats,
    find_winners,
)
from riverboat.notation.pokerstars.pokerstars_replay import PokerStarsReplay
from riverboat.notation.pokerstars.pokerstars_setup import PokerStarsSetup, build_setup
from riverboat.notation.pokerstars.pokerstars_stakes import (
    LENIENT_SITE_RULES,
    SITE_RULES,
    UNCAPPED_RULES,
)
from riverboat.notation.pokerstars.transcript import Transcript, parse_transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    BountyEvent,
    CashOutEvent,
    DealEvent,
    ShowEvent,
    SidePaymentEvent,
    TotalEvent,
    TranscriptLine,
)
from riverboat.notation.rake_conversion import compute_stacks_after_rake
from riverboat.notation.read_hand import (
    BadNotation,
    ParsedHand,
    Source,
    empty_file_result,
    refused_hand,
)
from riverboat.words import Refusal
from riverboat.words.refusals.file_values import RefusalInAmountUnits
from riverboat.words.refusals.histories import (
    ActionOnPlayerPending,
    HandStillRunning,
    HistoryFormatUnknown,
    RefusalOnLine,
    TextTruncated,
)

_READ_ERRORS = (RiverboatError, BadCard, ValueError)


def read_pokerstars(path: Path | str) -> Iterator[ParsedHand]:
    """Read the hands of a file, one at a time, so that memory stays constant."""
    yield from _iter_hands(read_lines(path), str(path))


def read_pokerstars_lines(block: bytes, file: str, first_line: int) -> Iterator[ParsedHand]:
    """Read the hands of a part of a file; *first_line* is the number of its first line."""
    return _iter_hands(decode_block(block), file, first_line)


def read_pokerstars_parts(parts: Iterable[TextPart], file: str) -> Iterator[ParsedHand]:
    """Read the hands in parts of a file; lines between the parts are in another format."""
    for part in parts:
        yield from _read_hands(part.lines, file, part.first_line)


def parse_pokerstars(text: str, *, file: str = "") -> list[ParsedHand]:
    r"""Parse the hands of a text.

    >>> [hand] = parse_pokerstars('''
    ... PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 15:15:00 ET
    ... Table 'Delta' 2-max Seat #1 is the button
    ... Seat 1: player1 ($200 in chips)
    ... Seat 2: player2 ($180 in chips)
    ... player1: posts small blind $1
    ... player2: posts big blind $2
    ... *** HOLE CARDS ***
    ... player1: folds
    ... Uncalled bet ($1) returned to player2
    ... player2 collected $2 from pot
    ... *** SUMMARY ***
    ... Total pot $2 | Rake $0
    ... ''')
    >>> hand.exact, hand.game.name, hand.scale, hand.about.started
    (True, "no-limit hold'em 100/200", 100, '2026-01-31T20:15:00Z')
    """
    return list(_iter_hands(text.splitlines(), file))


def _iter_hands(lines: Iterable[str], file: str, first_line: int = 1) -> Iterator[ParsedHand]:
    hands = _read_hands(lines, file, first_line)
    first_hand = next(hands, None)
    yield first_hand or empty_file_result(file)
    yield from hands


def _read_hands(lines: Iterable[str], file: str, first_line: int) -> Iterator[ParsedHand]:
    for chunk in split_hands(lines, marker="#", first_line_number=first_line):
        yield build_unknown_hand(chunk, file) if chunk.is_unknown else _read_chunk(chunk, file)


def build_unknown_hand(chunk: HandText, file: str) -> ParsedHand:
    """Return the refused hand for a text between hands in no known format."""
    refusal = HistoryFormatUnknown(repr(chunk.lines[0][:40]))
    return refused_hand(Source(file, "", chunk.line), refusal)


def _read_chunk(chunk: HandText, file: str) -> ParsedHand:
    start_match = FIRST_LINE.match(chunk.lines[0])
    source = Source(file, start_match["number"] if start_match else "", chunk.line)
    try:
        transcript = parse_transcript(chunk)
    except BadNotation as error:
        line = error.line or chunk.line
        return refused_hand(source._replace(line=line), error.refusal)
    return replay_transcript(transcript, source)


def replay_transcript(transcript: Transcript, source: Source) -> ParsedHand:
    """Replay a transcript by the site's rules or, if that fails, by more lenient ones."""
    parsed_hand, rule_id = _replay_with_rules(transcript, source, SITE_RULES)
    for rules in (UNCAPPED_RULES, LENIENT_SITE_RULES):
        # Try the next rules if a house rule, such as a cap on raises, refused an action.
        if (
            rule_id in _HOUSE_RULE_IDS
            and not (lenient_result := _replay_with_rules(transcript, source, rules)[0]).faults
        ):
            return lenient_result
    return parsed_hand


_HOUSE_RULE_IDS: Final = ("CAPR-08", "FIX-01", "BET-10", "ALLN-16", "POTL-01")


def _replay_with_rules(
    transcript: Transcript, source: Source, rules: HouseRules
) -> tuple[ParsedHand, str]:
    """Replay the hand by house rules, as far as possible.

    Return the hand, and the id of the rule by which an action was refused; empty if none was.
    """
    about, metadata = read_about(transcript), _collect_metadata(transcript)
    empty_result = ParsedHand(
        source=source,
        variant=transcript.first_line.game.title,
        players=transcript.players,
        about=about,
        metadata=metadata,
        notes=transcript.notes,
    )
    replay: PokerStarsReplay | None = None
    line_number, rule_id = 0, ""
    try:
        setup = build_setup(transcript, rules)
        card_queues = build_card_queues(transcript, setup.seat_by_name, setup.game.variant)
        replay = PokerStarsReplay(setup, about.chairs, card_queues)
        replay.shown_by_end = _find_shown_cards(transcript, setup)
        replay.board = transcript.board
        replay.allows_covering_all_in = transcript.has_covering_all_ins
        replay.winners = find_winners(transcript, setup.seat_by_name)
        replay.mucked_winners = replay.winners & find_mucked_seats(transcript, setup.seat_by_name)
        for words in transcript.iter_noted_words("openers"):
            replay.opener_proof = parse_cards(words[0].strip("-")) if words else ()
            replay.has_overrides = True
        _play_lines(replay, transcript.events)
        replay.finish()
        ending = compare_ending(transcript, replay)
    except _READ_ERRORS as error:
        line_number = getattr(error, "line", 0) or line_number
        rule_id = error.rule if isinstance(error, RefusalError) else ""
        chips_per_unit = replay.setup.chips_per_unit if replay else 1
        ending = PokerStarsEnding(
            _build_refusal_by_name(error, transcript, chips_per_unit), line_number
        )
    return _build_result(empty_result, transcript, replay, ending), rule_id


_MAX_SIMPLE_ATTEMPTS: Final = 3
"""Maximum attempts per hand to replay the lines after an unusual line in the fast way."""


def _play_lines(replay: PokerStarsReplay, lines: Sequence[TranscriptLine]) -> None:
    """Play all lines; an error names the line."""
    line, index, attempt_count = lines[0] if lines else None, 0, 0
    play_line, play_turn, has_waiting_cards = (
        replay.play_line,
        replay.play_turn,
        replay.has_waiting_cards,
    )
    try:
        while index < len(lines):
            line = lines[index]
            is_turn = not has_waiting_cards and type(line.event) is ActionEvent
            if is_turn and attempt_count < _MAX_SIMPLE_ATTEMPTS:
                attempt_count += 1
                if step_count := replay.replay_simple_lines(lines[index:]):
                    index += step_count
                    continue
            if not (is_turn and play_turn(line.event)):  # type: ignore[arg-type]
                play_line(line)
            index += 1
    except _READ_ERRORS as error:
        assert line is not None, "a line was refused"
        raise BadNotation(
            RefusalOnLine(refusal_of(error), line.number, repr(line.text[:80])), line.number
        ) from error


def _find_payments(
    transcript: Transcript, replay: PokerStarsReplay, ending: PokerStarsEnding
) -> tuple[Payment, ...]:
    """Return the payments that players received or made in addition to the pots."""
    setup, payments = replay.setup, list[Payment]()
    for player, amount in transcript.select_events(CashOutEvent):
        payments.append(Payment(setup.seat_by_name[player], "cash-out", setup.to_chips(amount)))
    for player, kind, amount in transcript.select_events(SidePaymentEvent):
        sign = 1 if kind in ("cash-out", "insurance", "jackpot", "bonus") else -1
        payments.append(Payment(setup.seat_by_name[player], kind, sign * setup.to_chips(amount)))
    if not payments:
        return ()
    rake_by_seat = ending.raked or (0,) * replay.hand.players
    won_after_rake = [
        won_chips - rake
        for won_chips, rake in zip(replay.hand.won_chips, rake_by_seat, strict=True)
    ]
    return complete_payments(payments, won_after_rake)


def _build_result(
    empty_result: ParsedHand,
    transcript: Transcript,
    replay: PokerStarsReplay | None,
    ending: PokerStarsEnding,
) -> ParsedHand:
    changes: dict[str, Any] = {}
    if replay is not None:
        payments = _find_payments(transcript, replay, ending)
        changes = {
            "game": replay.setup.game,
            "log": tuple(replay.log),
            "scale": replay.setup.scale,
            "notes": (*empty_result.notes, *replay.notes),
            "final_stacks": compute_stacks_after_rake(replay.hand, ending.raked, payments),
            "payments": payments,
        }
    source = empty_result.source._replace(line=ending.line) if ending.line else empty_result.source
    return replace(
        empty_result,
        source=source,
        faults=(ending.fault,) if ending.fault else (),
        rake=ending.rake,
        raked=ending.raked,
        unwritten=ending.unwritten,
        **changes,
    )


def _build_refusal_by_name(
    error: Exception, transcript: Transcript, chips_per_unit: int
) -> Refusal:
    """Return a refusal with player names; the engine's amounts are marked as chips."""
    fault = name_players_in_refusal(refusal_of(error), transcript.players)
    mentions_scaled_chips = chips_per_unit > 1 and _mentions_chips(fault)
    return (
        RefusalInAmountUnits(fault, fault.rule or None, chips_per_unit)
        if mentions_scaled_chips
        else fault
    )


def _mentions_chips(fault: Refusal) -> bool:
    """Return True if a refusal may name chips: it cites a rule, or lists the legal actions."""
    match fault:
        case HandStillRunning(ActionOnPlayerPending()) | TextTruncated(ActionOnPlayerPending()):
            return True
        case _:
            return bool(fault.rule)


def _find_shown_cards(transcript: Transcript, setup: PokerStarsSetup) -> dict[int, tuple[int, ...]]:
    """Return each seat's fully shown hand, for house rules that open hands early."""
    full_card_count = count_full_hand_cards(setup.game.variant)
    return {
        setup.seat_by_name[event.player]: event.cards
        for event in transcript.select_events(ShowEvent)
        if len(event.cards) >= full_card_count
    }


def read_about(transcript: Transcript) -> About:
    """Return the hand's metadata: site, table, date, seats and hero."""
    first_line, table = transcript.first_line, transcript.table
    about_fields: dict[str, Any] = {
        "site": first_line.site,
        "hand": first_line.number,
        "table": table.name,
        "table_size": table.size,
        "started": first_line.started,
        "currency": first_line.currency,
    }
    for words in transcript.iter_noted_words("about"):
        for word in words:
            key, _, value = word.partition("=")
            if key in about_fields:
                text = observer_notes.unquote_word(value)
                about_fields[key] = int(text) if key == "table_size" and text.isdecimal() else text
    chairs = tuple([seat.chair for seat in transcript.seat_lines])
    return About(
        **about_fields,
        chairs=chairs,
        button=table.button if table.button and table.button not in chairs else 0,
        hero=_find_hero(transcript),
        tournament=_build_tournament(transcript),
    )


def _build_tournament(transcript: Transcript) -> Tournament | None:
    tournament = transcript.first_line.tournament
    for words in transcript.iter_noted_words("tournament"):
        for word in words:
            key, _, value = word.partition("=")
            if tournament and key == "name":
                tournament = replace(tournament, name=observer_notes.unquote_word(value))
    return tournament


def _find_hero(transcript: Transcript) -> int | None:
    for words in transcript.iter_noted_words("hero"):
        chair_texts = [str(seat.chair) for seat in transcript.seat_lines]
        return chair_texts.index(words[0]) if words and words[0] in chair_texts else None
    if transcript.hero:
        return [seat.name for seat in transcript.seat_lines].index(transcript.hero)
    first_street = VARIANTS[transcript.first_line.game.variant].streets[0]
    dealt_players = {
        event.player
        for event in transcript.select_events(DealEvent)
        if not event.held_cards
        and len(event.new_cards) == first_street.down_cards + first_street.upcards
    }
    dealt_seats = [
        seat_index
        for seat_index, seat in enumerate(transcript.seat_lines)
        if seat.name in dealt_players
    ]
    return dealt_seats[0] if len(dealt_seats) == 1 else None


def _collect_metadata(transcript: Transcript) -> dict[str, Any]:
    """Return further fields of the file, such as club, mixed game, fees and cash-outs."""
    metadata: dict[str, Any] = {}
    if transcript.first_line.club:
        metadata["club"] = transcript.first_line.club
    if transcript.first_line.game.mix:
        metadata["mix"] = transcript.first_line.game.mix
    for event in transcript.select_events(TotalEvent):
        metadata |= {name: fee for name, fee in event.fees if name != "rake" and fee}
    for player, amount in transcript.select_events(CashOutEvent):
        metadata.setdefault("cashed_out", {})[player] = amount
    for player, amount in transcript.select_events(BountyEvent):
        bounties = metadata.setdefault("bounties", {})
        bounties[player] = bounties.get(player, 0) + amount
    return metadata

"""Reader of OHH files: the engine replays each hand, and its recorded ending is checked.

Reading is strict: every action must be legal when it is taken. Points that the format leaves open
are first interpreted by the most common convention, and then by others; the recorded pots and
winnings decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from riverboat.cards import BadCard
from riverboat.engine import HandState, RiverboatError
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.notation.about import About
from riverboat.notation.ohh.json_fields import JsonObject, read_text
from riverboat.notation.ohh.json_splitter import FileObject, read_text_blocks, split_objects
from riverboat.notation.ohh.ohh_amounts import scale_to_chips
from riverboat.notation.ohh.ohh_ending import OhhEnding, check_ending
from riverboat.notation.ohh.ohh_hand import OhhHand, parse_ohh_hand
from riverboat.notation.ohh.ohh_metadata import collect_metadata, read_about
from riverboat.notation.ohh.ohh_replay import OhhReplay
from riverboat.notation.ohh.ohh_setup import (
    OhhSetup,
    build_setup,
    iter_interpretations,
    translate_refusal,
)
from riverboat.notation.payments import Payment, complete_payments
from riverboat.notation.rake_conversion import compute_stacks_after_rake
from riverboat.notation.read_hand import BadNotation, ParsedHand, Source, empty_file_result
from riverboat.words import Refusal
from riverboat.words.refusals.file_values import (
    ErrorAtTextEnd,
    LocatedFileError,
    StreetActionLocation,
)
from riverboat.words.refusals.ohh_hands import OhhKeyMissing


def read_ohh(path: Path | str) -> Iterator[ParsedHand]:
    """Read the hands of a file, one at a time, in little memory."""
    return _iter_hands(read_text_blocks(path), str(path))


def read_ohh_blocks(blocks: Iterable[str], file: str) -> Iterator[ParsedHand]:
    """Read the hands of a text in blocks; *file* is the name of its file."""
    return _iter_hands(blocks, file)


def parse_ohh(text: str, file: str = "") -> list[ParsedHand]:
    """Parse the hands of a text."""
    return list(_iter_hands([text], file))


def _iter_hands(blocks: Iterable[str], file: str) -> Iterator[ParsedHand]:
    has_hands = False
    for file_object in split_objects(blocks):
        has_hands = True
        yield _read_object(file_object, file)
    if not has_hands:
        yield empty_file_result(file)


def _read_object(file_object: FileObject, file: str) -> ParsedHand:
    source = Source(file, "", file_object.line)
    variant = ""
    ohh_hand: OhhHand | None = None
    try:
        ohh = _unwrap_hand(file_object)
        source = source._replace(hand=read_text(ohh, "game_number"))
        bet_limit = ohh.get("bet_limit")
        game_keys = (
            (ohh, "game_type"),
            (bet_limit if isinstance(bet_limit, dict) else {}, "bet_type"),
        )
        variant = " ".join(filter(None, (read_text(*game_key) for game_key in game_keys)))
        ohh_hand = parse_ohh_hand(ohh)
        return _interpret_hand(ohh_hand, file_object, source, variant)
    except (RiverboatError, BadCard) as error:
        return ParsedHand(
            source=source,
            variant=variant,
            players=tuple([player.name for player in ohh_hand.players]) if ohh_hand else (),
            about=read_about(ohh_hand, None) if ohh_hand else About(),
            metadata=collect_metadata(ohh_hand, None) if ohh_hand else {},
            faults=(refusal_of(error),),
        )


def _unwrap_hand(file_object: FileObject) -> JsonObject:
    """Return the hand of an object: its key ``ohh`` or, before version 1.2, the object itself."""
    if file_object.problem is not None:
        raise BadNotation(file_object.problem)
    ohh: Any = file_object.value.get(
        "ohh", file_object.value if "rounds" in file_object.value else None
    )
    if not isinstance(ohh, dict):
        raise BadNotation(OhhKeyMissing())
    return ohh


def _interpret_hand(
    ohh_hand: OhhHand, file_object: FileObject, source: Source, variant: str
) -> ParsedHand:
    """Return the hand by the first interpretation without faults, or else by the first one."""
    first_result: ParsedHand | RiverboatError | None = None
    for interpretation in iter_interpretations(ohh_hand):
        try:
            parsed_hand = _replay_hand(
                ohh_hand, build_setup(ohh_hand, interpretation), file_object, source, variant
            )
        except RiverboatError as error:
            first_result = first_result or error
            continue
        if not parsed_hand.faults:
            return parsed_hand
        first_result = first_result or parsed_hand
    if isinstance(first_result, ParsedHand):
        return first_result
    assert first_result is not None, "there is a usual reading"
    raise first_result


def _replay_hand(
    ohh_hand: OhhHand, setup: OhhSetup, file_object: FileObject, source: Source, variant: str
) -> ParsedHand:
    replay = OhhReplay(ohh_hand, setup)
    ending = OhhEnding()
    try:
        replay.play()
        ending = check_ending(ohh_hand, setup, replay.hand, replay.log)
    except (RiverboatError, BadCard) as error:
        fault = translate_refusal(error, setup.names, setup.scale)
        if replay.action_index >= 0:
            fault = _build_refusal_at_action(fault, ohh_hand, replay.action_index)
            source = source._replace(line=_find_action_line(file_object, replay.action_index))
        ending = OhhEnding((fault,))
    payments = _build_payments(ohh_hand, setup, replay.hand, ending)
    file_notes = (file_object.note,) if file_object.note else ()
    return ParsedHand(
        source=source,
        variant=variant,
        players=setup.names,
        about=read_about(ohh_hand, setup),
        metadata=collect_metadata(
            ohh_hand, setup, replay.extra_actions, replay.wagers, ending.faults
        ),
        game=setup.opening_fact.game,
        log=tuple(replay.log),
        scale=setup.scale,
        rake=ending.rake,
        raked=ending.raked,
        payments=payments,
        final_stacks=compute_stacks_after_rake(replay.hand, ending.raked, payments),
        unwritten=ending.unrecorded_rake_total,
        faults=ending.faults,
        notes=(*file_notes, *setup.notes, *replay.notes, *ending.notes),
    )


def _build_payments(
    ohh_hand: OhhHand, setup: OhhSetup, hand: HandState, ending: OhhEnding
) -> tuple[Payment, ...]:
    """Return the cash-outs of a hand, and the pots that the players gave up for them."""
    cash_outs = [win for pot in ohh_hand.pots for win in pot.wins if win.cash_out]
    payments = [
        Payment(setup.seat_by_id[win.player], "cash-out", scale_to_chips(win.cash_out, setup.scale))
        for win in cash_outs
        if win.player in setup.seat_by_id
    ]
    if not payments:
        return ()
    rake_by_seat = ending.raked or (0,) * hand.players
    won_after_rake = [
        chips - rake for chips, rake in zip(hand.won_chips, rake_by_seat, strict=True)
    ]
    return complete_payments(payments, won_after_rake)


def _build_refusal_at_action(fault: Refusal, ohh_hand: OhhHand, action_index: int) -> Refusal:
    for round_ in ohh_hand.rounds:
        for action_number, action in enumerate(round_.actions, 1):
            if action.number == action_index:
                name = next(
                    (player.name for player in ohh_hand.players if player.id == action.player), ""
                )
                action_words = [name, str(action.raw.get("action")), str(action.amount or "")]
                street = str(round_.raw.get("street"))
                action_text = f"{' '.join(filter(None, action_words))!r:.60}"
                return LocatedFileError(
                    fault, StreetActionLocation(f"{street:.20}", action_number, action_text)
                )
    return ErrorAtTextEnd(fault)


def _find_action_line(file_object: FileObject, action_index: int) -> int:
    """Return the line of an action in the file; computed only for a refused hand."""
    offsets = [match.start() for match in _ACTION_PATTERN.finditer(file_object.text)]
    offset = offsets[action_index] if action_index < len(offsets) else 0
    return file_object.line + file_object.text.count("\n", 0, offset)


_ACTION_PATTERN: Final = re.compile(r'"action"\s*:')

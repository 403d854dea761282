"""Repairs: the smallest changes with which a hand can continue, each with an explanation.

Repairs are made only on request. Each one is noted, because a repair without a note would hide an
error of the history.
"""

from __future__ import annotations

from typing import Any, Literal

from riverboat.cards import UNKNOWN, BadCard, name, parse_cards
from riverboat.engine import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    STAND_PAT,
    Awaiting,
    Deal,
    RaiseTo,
    RiverboatError,
    Show,
    ToAct,
    ToDeal,
    ToDraw,
    ToShow,
)
from riverboat.notation.amounts import amount_formatter, parse_amount, to_chips
from riverboat.notation.phh.action_script import Words
from riverboat.notation.phh.phh_dealing import burn_before_draw, deal_queued_cards
from riverboat.notation.phh.phh_playing import play_action
from riverboat.notation.phh.phh_replay import PhhReplay, translate_refusal
from riverboat.notation.phh.phh_showdown import finish_hand
from riverboat.notation.phh.variant_codes import read_code
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Phrase
from riverboat.words.hand_repairs import (
    ActionLeftOut,
    ActionSupplied,
    AntesMissing,
    BetSizeKeyMissing,
    BoardCardsMissing,
    BringInForced,
    BurnSupplied,
    CardsDealtTwice,
    DiscardsUnknown,
    FoldTakenAsCheck,
    HoleCardsMissing,
    PlayerKeyMismatch,
    RaiseReinterpreted,
    RaiseResized,
    ShowSupplied,
)

_MAX_REPAIRS = 100


def repair_keys(table: dict[str, Any]) -> list[Phrase]:
    """Add missing required keys and remove impossible ones; return a note for each."""
    repairs: list[Phrase] = []
    stacks = table.get("starting_stacks")
    if not isinstance(stacks, list):
        return repairs
    array_lengths: dict[str, int] = {}
    blinds, small_bet = table.get("blinds_or_straddles"), table.get("small_bet")
    if read_code(table).has_bet_sizes:
        if type(small_bet) is int:
            array_lengths["big_bet"] = 2 * small_bet
    elif isinstance(blinds, list) and blinds:
        array_lengths["min_bet"] = max(blinds)
    if "antes" not in table:
        table["antes"] = [0] * len(stacks)
        repairs.append(AntesMissing())
    for key, size in array_lengths.items():
        if key not in table:
            table[key] = size
            repairs.append(BetSizeKeyMissing(key, f"{size}"))
    for key in ("finishing_stacks", "winnings"):
        values = table.get(key, stacks)
        if not isinstance(values, list) or len(values) != len(stacks):
            del table[key]
            repairs.append(PlayerKeyMismatch(key))
    return repairs


def play_or_repair(replay: PhhReplay, words: Words, repairs: list[Phrase]) -> None:
    """Apply an action; if it is refused, replace it, or insert a missing action before it."""
    for _ in range(_MAX_REPAIRS):
        try:
            play_action(replay, words)
            return
        except (RiverboatError, BadCard) as error:
            replacement_action = _find_repair(replay, words)
            if replacement_action is None:
                reason = translate_refusal(error, replay)
                repairs.append(ActionLeftOut(reason, repr(" ".join(words))))
                return
            words, repair = replacement_action
            repairs.append(repair)
            if not words:
                return


def finish_or_repair(replay: PhhReplay, repairs: list[Phrase]) -> None:
    """Finish the hand; if that is refused, show all hands whose cards are known."""
    pending = replay.awaiting
    while isinstance(pending, ToShow) and not replay.pending_mucks:
        known_seats = [s for s in pending.seats if UNKNOWN not in replay.hand.holdings[s]]
        known_seats = [s for s in known_seats if s not in replay.unseen_seats]
        if not known_seats:
            break
        replay.apply_command(Show(known_seats[0]))
        repairs.append(ShowSupplied(f"p{replay.player_number(known_seats[0])}"))
        pending = replay.awaiting
    finish_hand(replay)


def _find_repair(replay: PhhReplay, words: Words) -> tuple[Words, Phrase] | None:
    """Return replacement words for an action and the reason; ``None`` omits the action.

    Empty words mean that the repair has been applied already.
    """
    if words[0] == "d":
        return _repair_dealing(replay, words)
    seat = replay.setup.seat_by_label.get(words[0])
    if seat is None or words[1:2] not in (["f"], ["cc"], ["cbr"], ["pb"], ["sd"], ["sm"]):
        return None
    pending = replay.awaiting
    if words[1] == "sm":
        return None
    if isinstance(pending, ToDeal) and pending.destination != "burn":
        return words, _deal_unknown_cards(replay, pending)
    if isinstance(pending, (ToDeal, ToDraw)):
        return _repair_draw(replay, pending, words)
    if not isinstance(pending, ToAct) or words[1] == "sd":
        return None
    if pending.seat != seat:
        return (
            (words, _check_or_fold(replay, pending))
            if replay.hand.to_act_mask >> seat & 1
            else None
        )
    return _repair_action(replay, pending, words)


def _repair_action(replay: PhhReplay, pending: ToAct, words: Words) -> tuple[Words, Phrase] | None:
    if words[1] == "cbr":
        return _repair_raise(replay, pending, words)
    if pending.is_bring_in:
        replay.apply_command(BRING_IN)
        return [], BringInForced(words[0])
    if words[1] == "f":
        replay.apply_command(CHECK)
        return [], FoldTakenAsCheck(words[0])
    return None


def _repair_draw(replay: PhhReplay, pending: Awaiting, words: Words) -> tuple[Words, Phrase] | None:
    """Add missing draws; impossible discards become unknown cards."""
    burn_before_draw(replay)
    pending = replay.awaiting
    if not isinstance(pending, ToDraw):
        return words, BurnSupplied()
    player_label = f"p{replay.player_number(pending.seat)}"
    if words[:2] == [player_label, "sd"]:
        if len(words) != 3 or UNKNOWN not in replay.hand.holdings[pending.seat]:
            return None
        unknown_cards = "??" * (len(words[2]) // 2)
        if unknown_cards == words[2]:
            return None
        return [*words[:2], unknown_cards], DiscardsUnknown(player_label)
    if pending.min_cards:
        return None
    replay.apply_command(STAND_PAT)
    return words, ActionSupplied(player_label, "stand pat")


def _repair_dealing(replay: PhhReplay, words: Words) -> tuple[Words, Phrase] | None:
    try:
        cards = parse_cards(words[-1])
    except BadCard:
        return None
    pending = replay.awaiting
    if isinstance(pending, ToAct):
        return words, _check_or_fold(replay, pending)
    if not isinstance(pending, ToDeal) or pending.destination == "burn":
        return (
            _repair_draw(replay, pending, words) if isinstance(pending, (ToDeal, ToDraw)) else None
        )
    if (pending.destination == "board") != (words[1:2] == ["db"]):
        return words, _deal_unknown_cards(replay, pending)
    held_cards = {card for queue in replay.queued_cards for card in queue}
    dealt_cards = replay.hand.dealt_cards | held_cards
    repeated_cards = [
        card for k, card in enumerate(cards) if card in dealt_cards or card in cards[:k]
    ]
    if any(card != UNKNOWN for card in repeated_cards):
        replaced_text = "".join("??" if card in repeated_cards else name(card) for card in cards)
        repeated_text = ", ".join(name(card) for card in repeated_cards if card != UNKNOWN)
        return [*words[:-1], replaced_text], CardsDealtTwice(repeated_text)
    return None


def _repair_raise(replay: PhhReplay, pending: ToAct, words: Words) -> tuple[Words, Phrase] | None:
    scale = replay.setup.scale
    format_amount = amount_formatter(scale)
    try:
        total = to_chips(parse_amount(words[2]), scale) if len(words) == 3 else 0
    except BadNotation:
        return None
    if not pending.high or total <= replay.hand.current_bet:
        replay.apply_command(CALL)
        return [], RaiseReinterpreted(
            words[0], format_amount(total), "call" if pending.call else "check"
        )
    legal_total = min(max(total, pending.low), pending.high)
    replay.apply_command(RaiseTo(legal_total))
    bound: Literal["minimum", "maximum"] = "maximum" if legal_total < total else "minimum"
    return [], RaiseResized(words[0], format_amount(total), format_amount(legal_total), bound)


def _check_or_fold(replay: PhhReplay, pending: ToAct) -> Phrase:
    """Check for the player to act if that is free, or else fold; return a note."""
    player_label = f"p{replay.player_number(pending.seat)}"
    if pending.is_bring_in:
        replay.apply_command(BRING_IN)
        return ActionSupplied(player_label, "bring-in")
    replay.apply_command(FOLD if pending.call else CHECK)
    return ActionSupplied(player_label, "fold" if pending.call else "check")


def _deal_unknown_cards(replay: PhhReplay, pending: ToDeal) -> Phrase:
    if pending.destination != "board":
        cards_per_seat = pending.count // len(pending.seats)
        for seat in pending.seats:
            replay.queued_cards[seat] += [UNKNOWN] * (
                cards_per_seat - len(replay.queued_cards[seat])
            )
        deal_queued_cards(replay)
        return HoleCardsMissing()
    missing_count = pending.count - len(replay.queued_board)
    cards = (*replay.queued_board, *[UNKNOWN] * missing_count)
    replay.queued_board.clear()
    replay.apply_command(Deal(cards))
    return BoardCardsMissing(missing_count)

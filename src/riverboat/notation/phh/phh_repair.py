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
from riverboat.notation.phh.action_script import ActionWords
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
    BurnSupplied,
    CardsDealtTwice,
    DiscardsUnknown,
    FoldTakenAsCheck,
    HoleCardsMissing,
    MissingShowAdded,
    PlayerKeyMismatch,
    RaiseReinterpreted,
    RaiseResized,
    RequiredBringInAdded,
)

_MAX_REPAIRS = 100


def repair_keys(toml_table: dict[str, Any]) -> list[Phrase]:
    """Add missing required keys and remove impossible ones; return a note for each."""
    repairs: list[Phrase] = []
    stacks = toml_table.get("starting_stacks")
    if not isinstance(stacks, list):
        return repairs
    bet_size_by_key: dict[str, int] = {}
    blinds, small_bet = toml_table.get("blinds_or_straddles"), toml_table.get("small_bet")
    if read_code(toml_table).has_bet_sizes:
        if type(small_bet) is int:
            bet_size_by_key["big_bet"] = 2 * small_bet
    elif isinstance(blinds, list) and blinds:
        bet_size_by_key["min_bet"] = max(blinds)
    if "antes" not in toml_table:
        toml_table["antes"] = [0] * len(stacks)
        repairs.append(AntesMissing())
    for key, bet_size in bet_size_by_key.items():
        if key not in toml_table:
            toml_table[key] = bet_size
            repairs.append(BetSizeKeyMissing(key, f"{bet_size}"))
    for key in ("finishing_stacks", "winnings"):
        player_values = toml_table.get(key, stacks)
        if not isinstance(player_values, list) or len(player_values) != len(stacks):
            del toml_table[key]
            repairs.append(PlayerKeyMismatch(key))
    return repairs


def play_or_repair(replay: PhhReplay, words: ActionWords, repairs: list[Phrase]) -> None:
    """Apply an action; if it is refused, replace it, or insert a missing action before it."""
    for _ in range(_MAX_REPAIRS):
        try:
            play_action(replay, words)
            return
        except (RiverboatError, BadCard) as error:
            found_repair = _find_repair(replay, words)
            if found_repair is None:
                reason = translate_refusal(error, replay)
                repairs.append(ActionLeftOut(reason, repr(" ".join(words))))
                return
            words, repair = found_repair
            repairs.append(repair)
            if not words:
                return


def finish_or_repair(replay: PhhReplay, repairs: list[Phrase]) -> None:
    """Finish the hand; if that is refused, show all hands whose cards are known."""
    pending_action = replay.awaiting
    while isinstance(pending_action, ToShow) and not replay.pending_mucks:
        seats_with_known_cards = [
            seat for seat in pending_action.seats if UNKNOWN not in replay.hand.holdings[seat]
        ]
        seats_with_known_cards = [
            seat for seat in seats_with_known_cards if seat not in replay.unseen_seats
        ]
        if not seats_with_known_cards:
            break
        replay.apply_command(Show(seats_with_known_cards[0]))
        repairs.append(MissingShowAdded(f"p{replay.player_number(seats_with_known_cards[0])}"))
        pending_action = replay.awaiting
    finish_hand(replay)


def _find_repair(replay: PhhReplay, words: ActionWords) -> tuple[ActionWords, Phrase] | None:
    """Return the words to play for a refused action, and a note; ``None`` if there is no repair.

    The words are unchanged if a missing action was played first. They are empty if the repair has
    already been played in place of the action.
    """
    if words[0] == "d":
        return _repair_dealing(replay, words)
    seat = replay.setup.seat_by_label.get(words[0])
    if seat is None or words[1:2] not in (["f"], ["cc"], ["cbr"], ["pb"], ["sd"], ["sm"]):
        return None
    pending_action = replay.awaiting
    if words[1] == "sm":
        return None
    if isinstance(pending_action, ToDeal) and pending_action.destination != "burn":
        return words, _deal_unknown_cards(replay, pending_action)
    if isinstance(pending_action, (ToDeal, ToDraw)):
        return _repair_draw(replay, pending_action, words)
    if not isinstance(pending_action, ToAct) or words[1] == "sd":
        return None
    if pending_action.seat != seat:
        return (
            (words, _check_or_fold(replay, pending_action))
            if replay.hand.to_act_mask >> seat & 1
            else None
        )
    return _repair_action(replay, pending_action, words)


def _repair_action(
    replay: PhhReplay, pending_turn: ToAct, words: ActionWords
) -> tuple[ActionWords, Phrase] | None:
    if words[1] == "cbr":
        return _repair_raise(replay, pending_turn, words)
    if pending_turn.is_bring_in:
        replay.apply_command(BRING_IN)
        return [], RequiredBringInAdded(words[0])
    if words[1] == "f":
        replay.apply_command(CHECK)
        return [], FoldTakenAsCheck(words[0])
    return None


def _repair_draw(
    replay: PhhReplay, pending_action: Awaiting, words: ActionWords
) -> tuple[ActionWords, Phrase] | None:
    """Add a missing burn or draw, or replace impossible discards by unknown cards.

    Return the words to replay and a note; ``None`` if no such repair is possible.
    """
    burn_before_draw(replay)
    pending_action = replay.awaiting
    if not isinstance(pending_action, ToDraw):
        return words, BurnSupplied()
    player_label = f"p{replay.player_number(pending_action.seat)}"
    if words[:2] == [player_label, "sd"]:
        if len(words) != 3 or UNKNOWN not in replay.hand.holdings[pending_action.seat]:
            return None
        unknown_cards = "??" * (len(words[2]) // 2)
        if unknown_cards == words[2]:
            return None
        return [*words[:2], unknown_cards], DiscardsUnknown(player_label)
    if pending_action.min_cards:
        return None
    replay.apply_command(STAND_PAT)
    return words, ActionSupplied(player_label, "stand pat")


def _repair_dealing(replay: PhhReplay, words: ActionWords) -> tuple[ActionWords, Phrase] | None:
    try:
        cards = parse_cards(words[-1])
    except BadCard:
        return None
    pending_action = replay.awaiting
    if isinstance(pending_action, ToAct):
        return words, _check_or_fold(replay, pending_action)
    if not isinstance(pending_action, ToDeal) or pending_action.destination == "burn":
        return (
            _repair_draw(replay, pending_action, words)
            if isinstance(pending_action, (ToDeal, ToDraw))
            else None
        )
    if (pending_action.destination == "board") != (words[1:2] == ["db"]):
        return words, _deal_unknown_cards(replay, pending_action)
    held_cards = {card for queued_cards in replay.queued_cards for card in queued_cards}
    dealt_cards = replay.hand.dealt_cards | held_cards
    repeated_cards = [
        card
        for card_index, card in enumerate(cards)
        if card in dealt_cards or card in cards[:card_index]
    ]
    if any(card != UNKNOWN for card in repeated_cards):
        repaired_text = "".join("??" if card in repeated_cards else name(card) for card in cards)
        repeated_text = ", ".join(name(card) for card in repeated_cards if card != UNKNOWN)
        return [*words[:-1], repaired_text], CardsDealtTwice(repeated_text)
    return None


def _repair_raise(
    replay: PhhReplay, pending_turn: ToAct, words: ActionWords
) -> tuple[ActionWords, Phrase] | None:
    scale = replay.setup.scale
    format_amount = amount_formatter(scale)
    try:
        total = to_chips(parse_amount(words[2]), scale) if len(words) == 3 else 0
    except BadNotation:
        return None
    if not pending_turn.high or total <= replay.hand.current_bet:
        replay.apply_command(CALL)
        return [], RaiseReinterpreted(
            words[0], format_amount(total), "call" if pending_turn.call else "check"
        )
    legal_total = min(max(total, pending_turn.low), pending_turn.high)
    replay.apply_command(RaiseTo(legal_total))
    limit_kind: Literal["minimum", "maximum"] = "maximum" if legal_total < total else "minimum"
    return [], RaiseResized(words[0], format_amount(total), format_amount(legal_total), limit_kind)


def _check_or_fold(replay: PhhReplay, pending_turn: ToAct) -> Phrase:
    """Check for the player to act if that is free, or else fold; return a note."""
    player_label = f"p{replay.player_number(pending_turn.seat)}"
    if pending_turn.is_bring_in:
        replay.apply_command(BRING_IN)
        return ActionSupplied(player_label, "bring-in")
    replay.apply_command(FOLD if pending_turn.call else CHECK)
    return ActionSupplied(player_label, "fold" if pending_turn.call else "check")


def _deal_unknown_cards(replay: PhhReplay, pending_deal: ToDeal) -> Phrase:
    if pending_deal.destination != "board":
        cards_per_seat = pending_deal.count // len(pending_deal.seats)
        for seat in pending_deal.seats:
            replay.queued_cards[seat] += [UNKNOWN] * (
                cards_per_seat - len(replay.queued_cards[seat])
            )
        deal_queued_cards(replay)
        return HoleCardsMissing()
    missing_count = pending_deal.count - len(replay.queued_board)
    cards = (*replay.queued_board, *[UNKNOWN] * missing_count)
    replay.queued_board.clear()
    replay.apply_command(Deal(cards))
    return BoardCardsMissing(missing_count)

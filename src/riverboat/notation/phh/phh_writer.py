"""Writer of PHH; its output parses back to equal facts.

The format has eleven games, but no house rules, sleepers, cap games, burned cards or second boards.
These are written under private keys, which begin with ``_`` and which other programs ignore.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from riverboat.engine import (
    AnyFact,
    CapLimit,
    Game,
    HandStarted,
    HandState,
    Post,
    RiverboatError,
    SpreadLimit,
    Stakes,
)
from riverboat.notation.about import About
from riverboat.notation.amounts import Amount
from riverboat.notation.default_house_rules import LENIENT_RULES
from riverboat.notation.payments import Payment
from riverboat.notation.phh.phh_actions import ActionWriter
from riverboat.notation.phh.phh_amounts import to_file_amount
from riverboat.notation.phh.phh_metadata import about_to_keys
from riverboat.notation.phh.phh_private_keys import (
    PRIVATE_KEYS,
    STANDARD_KEYS,
    metadata_to_keys,
)
from riverboat.notation.phh.phh_setup import build_setup
from riverboat.notation.phh.toml_writer import to_toml
from riverboat.notation.phh.variant_codes import find_code
from riverboat.notation.rake_conversion import build_gross_log, check_expressible
from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words.refusals.histories import HandStartedRecordMissing

Facts = Sequence[AnyFact]


def to_phh(
    hand: ParsedHand | Facts,
    players: Sequence[str] = (),
    *,
    scale: int = 1,
    metadata: Mapping[str, Any] | None = None,
    about: About | None = None,
    raked: Sequence[int] = (),
) -> str:
    """Return a hand as the text of a ``.phh`` file; *players* are names by seat.

    A parsed hand already has this data; for a log, pass *scale* (chips per unit of the file),
    *about* (table, date ...), *raked* (each seat's rake, in chips) and *metadata* (any other keys).
    Raises ``BadNotation`` for a custom game, and for a hand in which chips were added.

    >>> from riverboat.engine import parse_game, start
    >>> print(to_phh([start(parse_game("no-limit hold'em 1/2"), (200, 180))]).splitlines()[0])
    variant = "NT"
    """
    if isinstance(hand, ParsedHand):
        written_hand = WrittenHand(
            hand.log,
            tuple(players) or hand.players,
            hand.scale,
            {**hand.metadata, **(metadata or {})},
            about or hand.about,
            tuple(raked) or hand.raked,
            hand.rake,
            hand.comments,
            hand.payments,
        )
    else:
        fields = metadata or {}
        rake = sum(raked)
        written_hand = WrittenHand(
            hand, tuple(players), scale, fields, about or About(), tuple(raked), rake
        )
    return to_toml(hand_to_table(_convert_to_gross_awards(written_hand)))


def to_phhs(hands: Iterable[ParsedHand | tuple[Facts, Sequence[str]]], *, scale: int = 1) -> str:
    """Write several hands as the text of a ``.phhs`` file: parsed hands, or logs with players."""
    return "\n".join(
        f"[{number}]\n"
        f"{to_phh(hand) if isinstance(hand, ParsedHand) else to_phh(*hand, scale=scale)}"
        for number, hand in enumerate(hands, 1)
    )


class WrittenHand(NamedTuple):
    """The data of a hand that is to be written."""

    log: Facts
    players: Sequence[str] = ()
    scale: int = 1
    metadata: Mapping[str, Any] = {}
    about: About = About()
    raked: Sequence[int] = ()
    """Rake by seat, in chips; empty if unknown."""
    rake: int = 0
    """The whole rake, in chips."""
    comments: Sequence[tuple[int, str]] = ()
    """Comments, each with the number of facts before it."""
    payments: Sequence[Payment] = ()


def _convert_to_gross_awards(written_hand: WrittenHand) -> WrittenHand:
    """Return the hand with awards before the rake, and with the rake as separate amounts."""
    check_expressible(written_hand.log, "PHH")
    gross_hand_log = build_gross_log(written_hand.log)
    return written_hand._replace(
        log=gross_hand_log.log,
        raked=gross_hand_log.add_rake(written_hand.raked),
        rake=written_hand.rake + sum(gross_hand_log.raked),
        comments=gross_hand_log.shift_comments(written_hand.comments),
    )


def hand_to_table(written_hand: WrittenHand) -> dict[str, Any]:
    """Return a hand as keys and values of a TOML table."""
    opening_fact = written_hand.log[0] if written_hand.log else None
    if not isinstance(opening_fact, HandStarted):
        raise BadNotation(HandStartedRecordMissing())
    hand, scale = HandState(opening_fact), written_hand.scale
    player_count = hand.players
    seat_order = [(hand.button + 1 + position) % player_count for position in range(player_count)]
    label_by_seat = {seat: f"p{position + 1}" for position, seat in enumerate(seat_order)}
    toml_table = _build_header_keys(opening_fact, seat_order, scale)
    action_writer = ActionWriter(hand, label_by_seat, scale)
    action_writer.write(written_hand.log[1:], written_hand.comments)
    toml_table["actions"] = action_writer.texts
    if written_hand.players:
        toml_table["players"] = [written_hand.players[seat] for seat in seat_order]
    if hand.has_ended:
        toml_table |= _build_ending_keys(written_hand, hand, seat_order)
    metadata = {
        key: value
        for key, value in written_hand.metadata.items()
        if key not in STANDARD_KEYS | PRIVATE_KEYS
    }
    metadata = metadata_to_keys(metadata | about_to_keys(written_hand.about, seat_order, metadata))
    toml_table |= {
        key: value for key, value in metadata.items() if key not in toml_table and value is not None
    }
    if scale > 1:
        toml_table["_scale"] = scale
    if hand.button != player_count - 1:
        toml_table["_button"] = hand.button
    if written_hand.payments:
        toml_table["_payments"] = [
            f"{label_by_seat[payment.seat]} {payment.kind} {to_file_amount(payment.chips, scale)}"
            for payment in written_hand.payments
        ]
    _add_private_keys(toml_table, opening_fact, label_by_seat, scale)
    return toml_table | action_writer.private_keys()


def _build_header_keys(
    opening_fact: HandStarted, seat_order: Sequence[int], scale: int
) -> dict[str, Any]:
    game, stakes = opening_fact.game, opening_fact.game.stakes
    antes, blind_entries = _build_forced_bet_arrays(opening_fact, seat_order)
    toml_table: dict[str, Any] = {"variant": find_code(game)}
    if any(post.kind == "ante" for post in opening_fact.posts):
        toml_table["ante_trimming_status"] = True  # each player's ante, limited by the stack
    toml_table["antes"] = _to_amounts(antes, scale)
    if game.variant.has_upcards:
        toml_table["bring_in"] = to_file_amount(stakes.bring_in, scale)
    else:
        toml_table["blinds_or_straddles"] = _to_amounts(blind_entries, scale)
    if game.structure.has_limit_bets:
        toml_table["small_bet"] = to_file_amount(stakes.small_bet, scale)
        toml_table["big_bet"] = to_file_amount(stakes.big_bet, scale)
    else:
        toml_table["min_bet"] = to_file_amount(stakes.small_bet, scale)
    toml_table["starting_stacks"] = _to_amounts(
        [opening_fact.stacks[seat] for seat in seat_order], scale
    )
    return toml_table


def _build_forced_bet_arrays(
    opening_fact: HandStarted, seat_order: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Return the antes and blinds by position, if the two arrays can express them."""
    player_count = len(seat_order)
    antes, blind_entries = [0] * player_count, [0] * player_count
    position_by_seat = {seat: seat_position for seat_position, seat in enumerate(seat_order)}
    for post in opening_fact.posts:
        position = position_by_seat[post.seat]
        if post.kind in ("ante", "dead"):
            antes[position] += post.chips
        elif post.kind == "post":
            blind_entries[position] = -post.chips
        else:
            blind_entries[position] = max(post.chips, post.counts_as)
    if player_count == 2:
        antes.reverse()
        blind_entries.reverse()
    return antes, blind_entries


def _build_ending_keys(
    written_hand: WrittenHand, end_state: HandState, seat_order: Sequence[int]
) -> dict[str, Any]:
    rake_by_seat = written_hand.raked or _list_rake_of_sole_winner(written_hand, end_state)
    ending_keys: dict[str, Any] = {
        "finishing_stacks": _to_amounts(
            [end_state.stacks[seat] - rake_by_seat[seat] for seat in seat_order], written_hand.scale
        ),
        "winnings": _to_amounts(
            [end_state.won_chips[seat] - rake_by_seat[seat] for seat in seat_order],
            written_hand.scale,
        ),
    }
    if written_hand.rake:
        ending_keys["_rake"] = to_file_amount(written_hand.rake, written_hand.scale)
    return ending_keys


def _list_rake_of_sole_winner(written_hand: WrittenHand, end_state: HandState) -> list[int]:
    """Return the rake by seat if there is only one winner; else zeros."""
    winners = [seat for seat, chips in enumerate(end_state.won_chips) if chips]
    has_sole_winner = (
        written_hand.rake
        and len(winners) == 1
        and end_state.won_chips[winners[0]] >= written_hand.rake
    )
    return [
        written_hand.rake if has_sole_winner and seat in winners else 0
        for seat in range(end_state.players)
    ]


def _add_private_keys(
    toml_table: dict[str, Any],
    opening_fact: HandStarted,
    label_by_seat: Mapping[int, str],
    scale: int,
) -> None:
    """Add private keys for facts that the standard keys do not restore."""
    game = opening_fact.game
    if changed_rules := {
        key: getattr(game.rules, key)
        for key in game.rules.__struct_fields__
        if getattr(game.rules, key) != getattr(LENIENT_RULES, key)
    }:
        toml_table["_house"] = changed_rules
    toml_table |= _build_private_game_keys(game, scale)
    if opening_fact.carried_chips:
        toml_table["_carried"] = to_file_amount(opening_fact.carried_chips, scale)
    # Avoid duplicates: write only data that the standard keys lack.
    try:
        reread_start = build_setup(toml_table).opening_fact
    except RiverboatError:  # the standard keys alone define no valid game
        toml_table["_stakes"] = _build_private_stakes_keys(game.stakes, None, scale)
    else:
        if reread_start.game.stakes != game.stakes:
            toml_table["_stakes"] = _build_private_stakes_keys(
                game.stakes, reread_start.game.stakes, scale
            )
        if reread_start.posts == opening_fact.posts:
            return
    toml_table["_posts"] = [_format_post(post, label_by_seat, scale) for post in opening_fact.posts]


def _build_private_game_keys(game: Game, scale: int) -> dict[str, Any]:
    game_keys: dict[str, Any] = {}
    if isinstance(game.structure, CapLimit):
        game_keys["_cap"] = to_file_amount(game.structure.cap, scale)
    if isinstance(game.structure, SpreadLimit):
        game_keys["_spread"] = [
            f"{to_file_amount(low, scale)}-{to_file_amount(high, scale)}"
            for low, high in game.structure.ranges
        ]
    if game.boards > 1:
        game_keys["_boards"] = game.boards
    if game.is_bomb_pot:
        game_keys["_bomb_pot"] = True
    if game.is_heads_up_event:
        game_keys["_heads_up_event"] = True
    if game.openers:
        game_keys["_openers"] = game.openers
    return game_keys


def _build_private_stakes_keys(
    stakes: Stakes, reread_stakes: Stakes | None, scale: int
) -> dict[str, Any]:
    """Return the sizes that the reader would parse differently, as private keys."""
    return {
        key: _to_amounts(size, scale) if isinstance(size, tuple) else to_file_amount(size, scale)
        for key in Stakes.__struct_fields__
        if (size := getattr(stakes, key)) != getattr(reread_stakes, key, None)
    }


def _format_post(post: Post, label_by_seat: Mapping[int, str], scale: int) -> str:
    counted_bet_suffix = f" as {to_file_amount(post.counts_as, scale)}" if post.counts_as else ""
    chips = to_file_amount(post.chips, scale)
    return f"{label_by_seat[post.seat]} {post.kind} {chips}{counted_bet_suffix}"


def _to_amounts(chip_counts: Iterable[int], scale: int) -> list[Amount]:
    return [to_file_amount(chip_count, scale) for chip_count in chip_counts]

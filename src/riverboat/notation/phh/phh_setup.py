"""The start of a PHH hand, from its header: variant, stakes, forced bets and stacks."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache
from math import gcd

from msgspec import Struct

from riverboat.engine import HandStarted, HouseRules, Stakes, start
from riverboat.notation.amounts import (
    Amount,
    all_to_chips,
    amount_formatter,
    compute_scale,
    to_chips,
)
from riverboat.notation.default_house_rules import LENIENT_RULES
from riverboat.notation.phh.phh_amounts import (
    UNKNOWN_AMOUNT,
    RecordedAmounts,
    TomlTable,
    read_amounts,
    replace_unknown_stacks,
)
from riverboat.notation.phh.phh_forced_bets import ForcedBets, LatePost, build_posts
from riverboat.notation.phh.phh_interpretations import DEFAULT_INTERPRETATION, PhhInterpretation
from riverboat.notation.phh.phh_private_keys import (
    read_private_button,
    read_private_carried_chips,
    read_private_game,
    read_private_posts,
    read_private_scale,
)
from riverboat.notation.phh.variant_codes import read_code


class PhhSetup(Struct, frozen=True):
    """The start of a hand before the first card, and data for its replay."""

    opening_fact: HandStarted
    interpretation: PhhInterpretation
    scale: int
    seat_by_label: dict[str, int]
    """Seats by label, ``p1`` and so on."""
    names: tuple[str, ...]
    """Names by seat; the following fields are by seat, too."""
    finishing_stacks: tuple[int | None, ...]
    winnings: tuple[int | None, ...]
    rake: int
    """The rake that the file itself records."""
    notes: tuple[str, ...]
    has_late_posts: bool
    """True if a player posted after missing blinds; the file does not record the dead part."""
    has_short_blind: bool
    """True if a player could not pay a blind in full."""


def build_setup(
    toml_table: TomlTable, interpretation: PhhInterpretation = DEFAULT_INTERPRETATION
) -> PhhSetup:
    """Return the start of a hand; raise ``BadNotation`` or ``BadGame`` if it is invalid."""
    code = read_code(toml_table)
    recorded_amounts = read_amounts(toml_table, code)
    scale = read_private_scale(toml_table) or compute_scale(recorded_amounts.known_amounts)
    stacks, notes = replace_unknown_stacks(recorded_amounts, scale)
    player_count = len(stacks)
    button = read_private_button(toml_table, player_count)
    seat_by_position = {
        position: (button + 1 + position) % player_count for position in range(player_count)
    }
    forced_bets = ForcedBets(
        all_to_chips(recorded_amounts.antes, scale),
        all_to_chips(recorded_amounts.blind_entries, scale),
        all_to_chips(stacks, scale),
    )
    posts, late_posts = build_posts(
        forced_bets,
        seat_by_position,
        trims_antes=bool(toml_table.get("ante_trimming_status")),
        interpretation=interpretation,
    )
    stakes = _build_stakes(recorded_amounts, forced_bets, scale, interpretation)
    game = read_private_game(toml_table, code, stakes, _build_rules(interpretation), scale)
    position_by_seat = sorted(seat_by_position, key=seat_by_position.__getitem__)
    opening_fact = start(
        game,
        tuple([forced_bets.stacks[position] for position in position_by_seat]),
        button,
        read_private_posts(toml_table, seat_by_position, scale) or posts,
        read_private_carried_chips(toml_table, scale),
    )
    names, name_notes = _read_names(toml_table, player_count)
    return PhhSetup(
        opening_fact,
        interpretation,
        scale,
        {f"p{position + 1}": seat for position, seat in seat_by_position.items()},
        tuple([names[position] for position in position_by_seat]),
        _find_recorded_by_seat(recorded_amounts.finishing_stacks, position_by_seat, scale),
        _find_recorded_by_seat(recorded_amounts.winnings, position_by_seat, scale),
        to_chips(recorded_amounts.rake, scale),
        (
            *notes,
            *[_describe_post(post, scale) for post in late_posts if post.dead_chips],
            *name_notes,
        ),
        bool(late_posts),
        forced_bets.has_short_blind,
    )


def _build_stakes(
    recorded_amounts: RecordedAmounts,
    forced_bets: ForcedBets,
    scale: int,
    interpretation: PhhInterpretation,
) -> Stakes:
    smallest_chip = 1
    if interpretation.odd_chip == "unit":
        smallest_chip = scale
    elif interpretation.odd_chip == "smallest chip":
        smallest_chip = gcd(*all_to_chips(recorded_amounts.known_amounts, scale)) or 1
    button_blind = forced_bets.button_blind
    return _find_shared_stakes(
        () if button_blind else forced_bets.blinds,
        to_chips(recorded_amounts.small_bet, scale),
        to_chips(recorded_amounts.big_bet, scale),
        forced_bets.ante,
        smallest_chip,
        button_blind,
        to_chips(recorded_amounts.bring_in, scale),
    )


@lru_cache(1 << 10)
def _find_shared_stakes(
    blinds: tuple[int, ...],
    small_bet: int,
    big_bet: int,
    ante: int,
    smallest_chip: int,
    button_blind: int,
    bring_in: int,
) -> Stakes:
    """Return cached stakes, because most hands of a file have equal sizes."""
    return Stakes(
        blinds=blinds,
        small_bet=small_bet,
        big_bet=big_bet,
        ante=ante,
        chip=smallest_chip,
        button_blind=button_blind,
        bring_in=bring_in,
    )


def _build_rules(interpretation: PhhInterpretation) -> HouseRules:
    if interpretation == DEFAULT_INTERPRETATION:
        return LENIENT_RULES
    return LENIENT_RULES.replace(
        odd_chip="fraction" if interpretation.odd_chip == "fraction" else "unit",
        stud_odd=interpretation.stud_odd,
        bringin_tie=interpretation.bringin_tie,
        board_tie=interpretation.board_tie,
    )


def _describe_post(post: LatePost, scale: int) -> str:
    format_amount = amount_formatter(scale)
    live_note = f", and {format_amount(post.live_chips)} live" if post.live_chips else ""
    return (
        f"p{post.position + 1}'s post is taken as {format_amount(post.dead_chips)} dead{live_note}"
    )


def _read_names(toml_table: TomlTable, player_count: int) -> tuple[list[str], list[str]]:
    players = toml_table.get("players", [""] * player_count)
    name_notes = []
    if not isinstance(players, list) or len(players) != player_count:
        name_notes = [f"players does not name {player_count} players"]
        players = [""] * player_count
    return [
        str(player) or f"p{position + 1}" for position, player in enumerate(players)
    ], name_notes


def _find_recorded_by_seat(
    values: Sequence[Amount], position_by_seat: Sequence[int], scale: int
) -> tuple[int | None, ...]:
    if not values:
        return ()
    if UNKNOWN_AMOUNT in [value for value in values if type(value) is Decimal]:
        return tuple(
            [
                None if values[position] == UNKNOWN_AMOUNT else to_chips(values[position], scale)
                for position in position_by_seat
            ]
        )
    chips = all_to_chips(values, scale)
    return tuple([chips[position] for position in position_by_seat])

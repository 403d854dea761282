"""Start of an OHH hand: the game, the stakes, the stacks and the button.

The format is incomplete: it has one word for all draw games and one for all kinds of stud, no bet
sizes, and a dealer seat that some writers record wrongly. An ``OhhInterpretation`` fills these
gaps; the first one with which the hand ends as recorded is used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from msgspec import Struct

from riverboat.engine import HandStarted, RiverboatError, start
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.notation.named_refusals import mentions_chips, name_players_in_refusal
from riverboat.notation.ohh.json_fields import read_optional_int
from riverboat.notation.ohh.ohh_amounts import find_scale, read_nominal_bets, scale_to_chips
from riverboat.notation.ohh.ohh_games import build_game_from_standard_keys, list_possible_variants
from riverboat.notation.ohh.ohh_hand import OhhHand
from riverboat.notation.ohh.ohh_posts import ForcedEntry, build_posts, list_forced_actions
from riverboat.notation.ohh.ohh_private_keys import (
    read_private_button,
    read_private_game,
    read_private_posts,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Refusal
from riverboat.words.refusals.file_values import HandLocation, RefusalInAmountUnits


class OhhInterpretation(NamedTuple):
    """One interpretation of the points that the format does not define."""

    variant: str
    button: int
    is_extra_blind_live: bool = False
    """True if the whole extra blind is live, even its part above the big blind."""
    has_sizes_from_bets: bool = False
    """True if the fixed-limit sizes are taken from the actual bets, not from the big blind."""
    total_verbs: frozenset[str] = frozenset()
    """Actions whose amount is the player's total bet, not the chips added."""


class OhhSetup(Struct, frozen=True):
    """The start of a hand, before the first card."""

    opening_fact: HandStarted
    scale: int
    """Number of chips per unit of the file."""
    seat_by_id: dict[str, int]
    """Seats by the players' ids in the file."""
    names: tuple[str, ...]
    interpretation: OhhInterpretation
    notes: tuple[str, ...]


def iter_interpretations(ohh_hand: OhhHand) -> Iterator[OhhInterpretation]:
    """Yield the interpretations of a hand, the most common first."""
    verbs = {action.verb for action in ohh_hand.actions}
    live_options = (False, True) if "post extra blind" in verbs else (False,)
    bet_size_options = (False, True) if ohh_hand.bet_type == "FL" and "bet" in verbs else (False,)
    total_verb_sets = [total_verbs for total_verbs in _TOTAL_VERB_SETS if total_verbs <= verbs]
    possible_variants = list_possible_variants(ohh_hand)
    for total_verbs, button, variant in product(
        total_verb_sets, _find_possible_buttons(ohh_hand), possible_variants
    ):
        for is_extra_blind_live, has_sizes_from_bets in product(live_options, bet_size_options):
            yield OhhInterpretation(
                variant, button, is_extra_blind_live, has_sizes_from_bets, total_verbs
            )


_TOTAL_VERB_SETS: Final = (frozenset[str](), frozenset({"raise"}), frozenset({"raise", "call"}))
"""Sets of actions whose amounts some writers record as totals.

By the specification an amount is the chips added.
"""


def build_setup(ohh_hand: OhhHand, interpretation: OhhInterpretation) -> OhhSetup:
    """Return the start of a hand by this interpretation; raise ``BadNotation`` if it is invalid."""
    players = ohh_hand.players
    seat_by_id = {player.id: seat for seat, player in enumerate(players)}
    names = tuple([player.name or f"seat {player.chair}" for player in players])
    scale = find_scale(ohh_hand)
    stacks = tuple([scale_to_chips(player.stack, scale) for player in players])
    game = read_private_game(ohh_hand.ohh) or build_game_from_standard_keys(
        ohh_hand, interpretation.variant, scale, interpretation.has_sizes_from_bets
    )
    forced_entries = [
        ForcedEntry(
            seat_by_id.get(action.player, -1), action.verb, scale_to_chips(action.amount, scale)
        )
        for action in list_forced_actions(ohh_hand.actions, has_blinds=not game.variant.has_upcards)
    ]
    try:
        forced_posts = build_posts(
            forced_entries,
            stacks,
            read_nominal_bets(ohh_hand, scale),
            is_extra_blind_live=interpretation.is_extra_blind_live,
        )
        posts = read_private_posts(ohh_hand.ohh, len(players)) or forced_posts.posts
        opening_fact = start(game, stacks, interpretation.button, posts, forced_posts.carried_chips)
    except RiverboatError as error:
        raise BadNotation(translate_refusal(error, names, scale)) from error
    notes = (*ohh_hand.notes, *_iter_interpretation_notes(ohh_hand, interpretation))
    return OhhSetup(opening_fact, scale, seat_by_id, names, interpretation, notes)


def find_dealer_chair(ohh_hand: OhhHand) -> int:
    """Return the recorded chair of the button; 0 if there is none."""
    try:
        return max(0, read_optional_int(ohh_hand.ohh, "dealer_seat", HandLocation()) or 0)
    except BadNotation:
        return 0


def _find_possible_buttons(ohh_hand: OhhHand) -> list[int]:
    """Return the seats that may have the button, or that act last if the button is dead.

    The small blind is posted by the first seat after the button, or heads-up by the button itself.
    If the dealer seat contradicts that, the button was most likely dead, and the writer did not
    update it.
    """
    player_count = len(ohh_hand.players)
    recorded_button = read_private_button(ohh_hand.ohh, player_count)
    if recorded_button is not None:
        return [recorded_button]
    buttons: list[int] = []
    small_blind_player = next(
        (action.player for action in ohh_hand.actions if action.verb == "post sb"), ""
    )
    for seat, player in enumerate(ohh_hand.players):
        if player.id == small_blind_player:
            buttons.append(seat if player_count == 2 else (seat - 1) % player_count)
    if chair := find_dealer_chair(ohh_hand):
        earlier_seats = [
            seat for seat, player in enumerate(ohh_hand.players) if player.chair <= chair
        ]
        dealer_seat = earlier_seats[-1] if earlier_seats else player_count - 1
        if dealer_seat not in buttons:
            buttons.append(dealer_seat)
    return buttons or [player_count - 1]


def _iter_interpretation_notes(
    ohh_hand: OhhHand, interpretation: OhhInterpretation
) -> Iterator[str]:
    chair = find_dealer_chair(ohh_hand)
    chairs = [player.chair for player in ohh_hand.players]
    if chair in chairs and chairs[interpretation.button] != chair:
        yield (
            f"the dealer seat {chair} does not go with the small blind: the button is taken to be "
            f"at seat {chairs[interpretation.button]} or empty after it"
        )
    if interpretation.variant != list_possible_variants(ohh_hand)[0]:
        yield f"taken for {interpretation.variant}: by that the hand ends as recorded"
    if interpretation.has_sizes_from_bets:
        yield "the sizes of the limit are those of the bets that were made"
    if interpretation.total_verbs:
        verbs = " and ".join(f"{verb}s" for verb in sorted(interpretation.total_verbs))
        yield f"the amounts of {verbs} are taken to be totals: by that the hand ends as recorded"
    if interpretation.is_extra_blind_live:
        yield "an extra blind above the big blind is taken to be live as a whole"


def translate_refusal(error: Exception, names: Sequence[str], scale: int) -> Refusal:
    """Return a refusal with player names in place of seats, and with amounts in the file's unit."""
    fault = name_players_in_refusal(refusal_of(error), names)
    mentions_scaled_chips = scale > 1 and mentions_chips(fault)
    return (
        RefusalInAmountUnits(fault, fault.rule or None, scale) if mentions_scaled_chips else fault
    )

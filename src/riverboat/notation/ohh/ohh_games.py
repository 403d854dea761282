"""Detection of the game of a hand, because the format is ambiguous and has no bet sizes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from riverboat.engine import (
    VARIANTS,
    CapLimit,
    FixedLimit,
    Game,
    HouseRules,
    NoLimit,
    PotLimit,
    Stakes,
    Variant,
)
from riverboat.notation.default_house_rules import LENIENT_RULES
from riverboat.notation.ohh.ohh_amounts import (
    NominalBets,
    read_chips,
    read_nominal_bets,
    scale_to_chips,
)
from riverboat.notation.ohh.ohh_hand import (
    BETTING_VERBS,
    DEAL_VERB,
    POT_ADDITION_VERBS,
    SHOWDOWN_ROUND,
    SHOWDOWN_VERBS,
    OhhHand,
)
from riverboat.notation.ohh.ohh_private_keys import read_private_variant
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.ohh_hands import TooManyHoleCardsGiven


def list_possible_variants(ohh_hand: OhhHand) -> Sequence[str]:
    """Return the variants that the file may mean, the most likely first."""
    if recorded_variant := read_private_variant(ohh_hand.ohh):
        return [recorded_variant]
    if ohh_hand.game_type in _VARIANTS_BY_CARD_COUNT:
        variants_by_card_count = _VARIANTS_BY_CARD_COUNT[ohh_hand.game_type]
        card_count = _compute_max_dealt_cards(ohh_hand) or min(variants_by_card_count)
        if card_count not in variants_by_card_count:
            raise BadNotation(
                TooManyHoleCardsGiven(
                    ohh_hand.game_type, tuple(map(str, variants_by_card_count)), card_count
                )
            )
        return [variants_by_card_count[card_count]]
    if ohh_hand.game_type == "Stud" and any(
        round_.street.startswith("second") for round_ in ohh_hand.rounds
    ):
        return ["five-card stud"]
    if ohh_hand.game_type != "Draw":
        return _STUD_VARIANTS_BY_GAME_TYPE[ohh_hand.game_type]
    if _compute_max_dealt_cards(ohh_hand) == 4:
        return ["badugi"]
    draw_count = sum(1 for round_ in ohh_hand.rounds if round_.street != SHOWDOWN_ROUND) - 1
    return _SINGLE_DRAWS if draw_count < 2 else _TRIPLE_DRAWS


_VARIANTS_BY_CARD_COUNT: Final = {
    "Holdem": {2: "hold'em"},
    "Omaha": {4: "omaha", 5: "omaha 5", 6: "omaha 6"},
    "OmahaHiLo": {4: "omaha hi-lo", 5: "omaha 5 hi-lo", 6: "omaha 6 hi-lo"},
}
_STUD_VARIANTS_BY_GAME_TYPE: Final = {
    "Stud": ("seven-card stud", "razz", "2-7 razz", "razzdugi", "razzducey"),
    "StudHiLo": ("seven-card stud hi-lo", "seven-card stud hi-lo regular"),
}
_SINGLE_DRAWS: Final = ("five-card draw", "2-7 single draw", "a-5 single draw")
_TRIPLE_DRAWS: Final = ("2-7 triple draw", "a-5 triple draw", "badeucey", "badacey")


def _compute_max_dealt_cards(ohh_hand: OhhHand) -> int:
    """Return the largest number of cards first dealt to one player; 0 if unknown."""
    deal_actions = [action for action in ohh_hand.rounds[0].actions if action.verb == DEAL_VERB]
    if not any(deal_action.cards for deal_action in deal_actions):
        deal_actions = [action for action in ohh_hand.actions if action.verb in SHOWDOWN_VERBS]
    # Some hands show only one card, which determines nothing.
    max_cards = max([len(deal_action.cards) for deal_action in deal_actions], default=0)
    return max_cards if max_cards > 1 else 0


def build_game_from_standard_keys(
    ohh_hand: OhhHand, variant: str, scale: int, uses_actual_bets: bool
) -> Game:
    """Return the game by the standard keys.

    With *uses_actual_bets*, the two bet sizes come from the bets that the players made.
    """
    cap = read_chips(ohh_hand.ohh["bet_limit"], "bet_cap", "bet_limit", scale)
    stakes = _build_stakes(ohh_hand, VARIANTS[variant], scale, uses_actual_bets)
    return _compile_game(
        variant,
        ohh_hand.bet_type,
        stakes,
        cap,
        count_runs(ohh_hand),
        _count_boards(ohh_hand),
        _is_bomb_pot(ohh_hand),
    )


@lru_cache(512)
def _compile_game(
    variant: str,
    bet_type: str,
    stakes: Stakes,
    cap: int,
    run_count: int,
    board_count: int,
    is_bomb_pot: bool,
) -> Game:
    """Return a cached game, so that equal games are compiled once."""
    structure = _STRUCTURE_BY_BET_TYPE[bet_type]
    if cap and not isinstance(structure, FixedLimit):
        cap_limit = CapLimit(cap, structure)
        return Game(
            VARIANTS[variant],
            cap_limit,
            stakes,
            _build_rules_for_runs(run_count),
            board_count,
            is_bomb_pot,
        )
    return Game(
        VARIANTS[variant],
        structure,
        stakes,
        _build_rules_for_runs(run_count),
        board_count,
        is_bomb_pot,
    )


_STRUCTURE_BY_BET_TYPE: Final[dict[str, NoLimit | PotLimit | FixedLimit]] = {
    "NL": NoLimit(),
    "PL": PotLimit(),
    "FL": FixedLimit(),
}


def _build_rules_for_runs(run_count: int) -> HouseRules:
    """Return the house rules for a number of runouts.

    A hand with several runouts is from a website (BYND-40), which burns no cards.
    """
    return LENIENT_RULES.replace(max_runs=run_count, burn=False) if run_count > 1 else LENIENT_RULES


def count_runs(ohh_hand: OhhHand) -> int:
    """Return the number of times that the board is run out after an all-in."""
    if _count_boards(ohh_hand) > 1:
        return 1
    river_count = [round_.street for round_ in ohh_hand.rounds if round_.cards].count("river")
    return min(max(river_count, 1), 5)


def _count_boards(ohh_hand: OhhHand) -> int:
    """Return the number of boards that are dealt side by side.

    Several boards are several flops before the betting on the flop.
    """
    flop_indices = [
        round_index
        for round_index, ohh_round in enumerate(ohh_hand.rounds)
        if ohh_round.street == "flop" and ohh_round.cards
    ]
    if len(flop_indices) < 2 or not any(
        action.verb in BETTING_VERBS for action in ohh_hand.rounds[flop_indices[-1]].actions
    ):
        return 1
    return min(len(flop_indices), 3)


def _is_bomb_pot(ohh_hand: OhhHand) -> bool:
    """Return True if there are antes, no blinds, and no betting before the flop (BYND-41)."""
    verbs = {action.verb for action in ohh_hand.rounds[0].actions}
    has_flop = len(ohh_hand.rounds) > 1 and ohh_hand.rounds[1].street == "flop"
    return (
        has_flop
        and "post ante" in verbs
        and verbs <= {"post ante", "post dead", DEAL_VERB, *POT_ADDITION_VERBS}
    )


def _build_stakes(
    ohh_hand: OhhHand, variant: Variant, scale: int, uses_actual_bets: bool
) -> Stakes:
    """Return the nominal sizes; fixed-limit bets are one and two big blinds.

    Stud has no blinds: there ``big_blind_amount`` is the small bet, and ``small_blind_amount`` the
    bring-in.
    """
    nominal_bets = read_nominal_bets(ohh_hand, scale)
    if not any(nominal_bets):
        nominal_bets = _find_posted_bets(ohh_hand, scale)
    small_blind = (
        nominal_bets.big_blind or _find_smallest_bet(ohh_hand, scale) or nominal_bets.ante or 1
    )
    big_blind = 2 * small_blind if ohh_hand.bet_type == "FL" else small_blind
    if uses_actual_bets:
        small_blind, big_blind = _find_observed_bets(ohh_hand, variant, scale) or (
            small_blind,
            big_blind,
        )
    if variant.has_upcards:
        bring_in = min(
            nominal_bets.small_blind or _find_observed_bring_in(ohh_hand, scale), small_blind
        )
        return Stakes((), small_blind, big_blind, nominal_bets.ante, bring_in=bring_in)
    blinds = tuple(sorted(blind for blind in nominal_bets[1:] if blind))
    return Stakes(blinds, small_blind, big_blind, nominal_bets.ante)


def _find_posted_bets(ohh_hand: OhhHand, scale: int) -> NominalBets:
    """Return the sizes of the posts, for a header without sizes."""
    max_posts = [
        max(
            [
                scale_to_chips(action.amount, scale)
                for action in ohh_hand.actions
                if action.verb == verb
            ],
            default=0,
        )
        for verb in ("post ante", "post sb", "post bb")
    ]
    return NominalBets(*max_posts)


def _find_smallest_bet(ohh_hand: OhhHand, scale: int) -> int:
    bets = [
        scale_to_chips(action.amount, scale) for action in ohh_hand.actions if action.verb == "bet"
    ]
    return min((bet for bet in bets if bet), default=0)


def _find_observed_bets(ohh_hand: OhhHand, variant: Variant, scale: int) -> tuple[int, int] | None:
    """Return both bet sizes, from the first bet on a later street; ``None`` if there is none."""
    streets = [round_ for round_ in ohh_hand.rounds if round_.street != SHOWDOWN_ROUND]
    for street, round_ in zip(variant.streets[1:], streets[1:], strict=False):
        for action in round_.actions:
            if action.verb == "bet":
                bet = scale_to_chips(action.amount, scale)
                return ((bet + 1) // 2, bet) if street.has_big_bet else (bet, 2 * bet)
    return None


def _find_observed_bring_in(ohh_hand: OhhHand, scale: int) -> int:
    """Return the bring-in, from the chips that the first player to act put in."""
    for action in ohh_hand.actions:
        if action.verb == "post extra blind" or action.verb in BETTING_VERBS:
            return scale_to_chips(action.amount, scale)
    return 0

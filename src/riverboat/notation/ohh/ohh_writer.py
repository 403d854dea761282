"""Writer of Open Hand History; its output parses back to equal facts.

Facts that the format cannot express are written under private keys (``ohh_private_keys``), but only
if the standard keys alone do not restore them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, Final

import msgspec

from riverboat.engine import (
    CapLimit,
    FixedLimit,
    Game,
    HandStarted,
    HandState,
    RiverboatError,
    SpreadLimit,
    Variant,
)
from riverboat.engine.state import hand_facts as f
from riverboat.notation import amounts
from riverboat.notation.about import About, Tournament
from riverboat.notation.ohh.ohh_amounts import find_scale
from riverboat.notation.ohh.ohh_games import list_possible_variants
from riverboat.notation.ohh.ohh_hand import OhhHand, parse_ohh_hand
from riverboat.notation.ohh.ohh_private_keys import game_to_json
from riverboat.notation.ohh.ohh_rounds import RoundsWriter
from riverboat.notation.ohh.ohh_setup import build_setup, iter_interpretations
from riverboat.notation.rake_conversion import check_expressible, without_rake
from riverboat.notation.read_hand import BadNotation, ParsedHand
from riverboat.words.refusals.histories import GameUnsupportedByFormat, HandStartedRecordMissing

VERSION: Final = "1.4.7"


def to_ohh(hand: ParsedHand, *, version: str = VERSION, anonymous: bool = False) -> str:
    """Write a hand as one JSON object on one line, ``{"ohh": {...}}``.

    *anonymous* omits the names. Raises ``BadNotation`` for a game that the format has no word for,
    and for a hand in which chips were added.
    """
    check_expressible(hand.log, "OHH")
    return _ENCODER.encode({"ohh": _hand_to_json(without_rake(hand), version, anonymous)}).decode()


def to_ohh_lines(hands: Iterable[ParsedHand], *, version: str = VERSION) -> Iterator[str]:
    """Yield hands as JSON lines, one a line."""
    for hand in hands:
        yield to_ohh(hand, version=version) + "\n"


def to_ohhs(hands: Iterable[ParsedHand], *, version: str = VERSION) -> str:
    """Write hands as the text of an ``.ohh`` file, separated by blank lines."""
    return "\n".join(to_ohh_lines(hands, version=version))


_ENCODER: Final = msgspec.json.Encoder(decimal_format="number")


def _hand_to_json(hand: ParsedHand, version: str, is_anonymous: bool) -> dict[str, Any]:
    opening_fact = hand.log[0] if hand.log else None
    if not isinstance(opening_fact, HandStarted):
        raise BadNotation(HandStartedRecordMissing())
    metadata = hand.metadata if "spec_version" in hand.metadata else {}
    about, game = hand.about, opening_fact.game
    player_ids = metadata.get("ids") or list(range(len(opening_fact.stacks)))

    def format_amount(chips: int) -> Any:
        return _to_json_number(amounts.to_amount(chips, hand.scale))

    rounds_writer = RoundsWriter(
        hand.log,
        player_ids,
        format_amount,
        metadata.get("also", ()),
        about.hero,
        _read_recorded_wagers(metadata),
    )
    small_blind, big_blind = _find_nominal_blinds(game)
    ohh: dict[str, Any] = {
        "spec_version": version,
        "site_name": about.site,
        "network_name": metadata.get("network_name", about.site),
        "internal_version": metadata.get("internal_version", version),
        "tournament": True,
        "tournament_info": metadata.get("tournament_info") or _tournament_to_json(about),
        "game_number": about.hand,
        "start_date_utc": about.started,
        "table_name": about.table,
        "game_type": find_game_type(game.variant),
        "bet_limit": _build_bet_limit(game, format_amount),
        "table_size": about.table_size or max(map(about.chair, range(len(player_ids)))),
        "currency": metadata.get("currency") or about.currency or "XPM",
        "dealer_seat": metadata.get("dealer_seat")
        or about.button
        or about.chair(opening_fact.button),
        "small_blind_amount": format_amount(small_blind),
        "big_blind_amount": format_amount(big_blind),
        "ante_amount": format_amount(game.stakes.ante),
        "hero_player_id": (
            metadata.get("hero_player_id") if about.hero is None else player_ids[about.hero]
        ),
        "flags": _build_flags(hand, metadata, is_anonymous),
        "players": _players_to_json(hand, opening_fact, player_ids, metadata, is_anonymous),
        "rounds": rounds_writer.write(),
        "pots": metadata.get("pots")
        or _pots_to_json(hand, rounds_writer.hand, player_ids, format_amount),
    }
    if bounties := _bounties_to_json(hand, player_ids):
        ohh["tournament_bounties"] = bounties
    if about.tournament is None:
        del ohh["tournament"], ohh["tournament_info"]
    ohh |= {
        key: value
        for key, value in metadata.items()
        if key not in ohh and key not in _KEYS_WRITTEN_ELSEWHERE
    }
    if rounds_writer.private_commands:
        ohh["_said"] = rounds_writer.private_commands
    _add_private_keys(ohh, opening_fact, hand.scale)
    return ohh


_KEYS_WRITTEN_ELSEWHERE: Final = frozenset(
    "ids also wagers absent players pots dealer_seat currency bounties".split()
)
"""Metadata keys that are not copied: other functions write their content."""


def _read_recorded_wagers(metadata: Mapping[str, Any]) -> dict[int, dict[str, Any]]:
    """Return the recorded names of bets and calls that differ from riverboat's, by fact index."""
    wager_by_fact_number: dict[int, dict[str, Any]] = {}
    wagers = metadata.get("wagers")
    for wager in wagers if isinstance(wagers, list) else ():
        match wager:
            case [int(fact_number), Mapping() as wager_fields]:
                wager_by_fact_number[fact_number] = dict(wager_fields)
            case _:
                pass  # another program has written it
    return wager_by_fact_number


def _to_json_number(amount: amounts.Amount) -> int | Decimal:
    if isinstance(amount, (int, Decimal)):
        return amount
    return Decimal(amount.numerator) / Decimal(amount.denominator)


def find_game_type(variant: Variant) -> str:
    """Return the format's name for a variant's family."""
    split_suffix = "HiLo" if variant.second_ranking else ""
    if variant.has_upcards:
        return "Stud" + split_suffix
    if variant.board_cards and variant.deck in ("standard", "short"):
        return "Omaha" + split_suffix if variant.ranking == "omaha" else "Holdem"
    if variant.has_draws:
        return "Draw"
    raise BadNotation(GameUnsupportedByFormat(variant.name))


def _build_bet_limit(game: Game, format_amount: Any) -> dict[str, Any]:
    structure = game.structure
    if isinstance(structure, CapLimit):
        bet_type = "PL" if structure.name == "pot-limit" else "NL"
        return {"bet_type": bet_type, "bet_cap": format_amount(structure.cap)}
    if isinstance(structure, (FixedLimit, SpreadLimit)):
        return {"bet_type": "FL", "bet_cap": 0}
    return {"bet_type": "PL" if structure.name == "pot-limit" else "NL", "bet_cap": 0}


def _find_nominal_blinds(game: Game) -> tuple[int, int]:
    """Return the nominal blinds; in stud the bring-in and the small bet take their place."""
    stakes = game.stakes
    if game.variant.has_upcards:
        return stakes.bring_in, stakes.small_bet
    if len(stakes.blinds) > 1:
        return stakes.blinds[0], stakes.blinds[-1]
    return 0, (*stakes.blinds, stakes.button_blind)[0]


def _build_flags(hand: ParsedHand, metadata: Mapping[str, Any], is_anonymous: bool) -> list[str]:
    recorded_flags = metadata.get("flags")
    if isinstance(recorded_flags, list):
        flags = list(recorded_flags)
    else:
        is_run_twice = any(isinstance(fact, f.RunItAgreed) and fact.times > 1 for fact in hand.log)
        flags = ["Run_It_Twice"] * is_run_twice + ["Observed"] * (hand.about.hero is None)
        if hand.game is not None and isinstance(hand.game.structure, CapLimit):
            flags.append("Cap")
    if is_anonymous and "Anonymous" not in flags:
        flags.append("Anonymous")
    return flags


def _tournament_to_json(about: About) -> dict[str, Any]:
    tournament = about.tournament or Tournament()
    return {
        "tournament_number": tournament.number,
        "name": tournament.name,
        "start_date_utc": None,
        "currency": about.currency or None,
        "buyin_amount": _parse_amount(tournament.buy_in),
        "fee_amount": _parse_amount(tournament.fee),
        "bounty_fee_amount": _parse_amount(tournament.bounty),
        "initial_stack": None,
        "type": None,
        "flags": [],
        "speed": None,
    }


def _parse_amount(text: str) -> Decimal | None:
    """Parse an amount in another format's notation: ``$10.00``."""
    digits = "".join(character for character in text if character.isdecimal() or character == ".")
    return Decimal(digits) if digits.strip(".") and digits.count(".") < 2 else None


def _players_to_json(
    hand: ParsedHand,
    opening_fact: HandStarted,
    player_ids: Sequence[Any],
    metadata: Mapping[str, Any],
    is_anonymous: bool,
) -> list[dict[str, Any]]:
    extra_fields = metadata.get("players") or [{}] * len(player_ids)
    players = []
    for seat, stack in enumerate(opening_fact.stacks):
        chair = hand.about.chair(seat)
        player = {
            "id": player_ids[seat],
            "seat": chair,
            "name": hand.players[seat] if hand.players else f"seat {chair}",
            "starting_stack": _to_json_number(amounts.to_amount(stack, hand.scale)),
            **extra_fields[seat],
        }
        players.append(player)
    players += metadata.get("absent", ())
    if is_anonymous:
        for player in players:
            player["name"] = f"Player {player['seat']}"
            player.pop("display", None)
    return sorted(players, key=lambda player: int(player["seat"]))


def _pots_to_json(
    hand: ParsedHand, final_hand: HandState, player_ids: Sequence[Any], format_amount: Any
) -> list[dict[str, Any]]:
    won_by_seat_by_pot: dict[int, dict[int, int]] = {}
    for fact in hand.log:
        if isinstance(fact, f.PotAwarded):
            won_by_seat = won_by_seat_by_pot.setdefault(fact.pot, {})
            won_by_seat[fact.seat] = won_by_seat.get(fact.seat, 0) + fact.chips
    if (
        not won_by_seat_by_pot
        and final_hand.has_ended
        and not final_hand.live_mask & (final_hand.live_mask - 1)
    ):
        won_by_seat_by_pot = {
            0: {final_hand.live_mask.bit_length() - 1: 0}
        }  # all others folded, and no pot was awarded
    rake_by_seat = list(hand.raked) or _share_rake(hand.rake, final_hand.won_chips)
    pots = []
    for pot_number, (_, wins) in enumerate(sorted(won_by_seat_by_pot.items())):
        win_rows, rake = [], 0
        for seat, chips in wins.items():
            seat_rake = min(rake_by_seat[seat], chips)
            rake_by_seat[seat] -= seat_rake
            rake += seat_rake
            win_rows.append(
                {
                    "player_id": player_ids[seat],
                    "win_amount": format_amount(chips - seat_rake),
                    "contributed_rake": format_amount(seat_rake),
                }
            )
        pots.append(
            {
                "number": pot_number,
                "amount": format_amount(sum(wins.values())),
                "rake": format_amount(rake),
                "player_wins": win_rows,
            }
        )
    if pots:
        _add_cash_outs(pots[0]["player_wins"], hand, player_ids, format_amount)
    return pots


def _add_cash_outs(
    rows: list[dict[str, Any]], hand: ParsedHand, player_ids: Sequence[Any], format_amount: Any
) -> None:
    for payment in hand.payments:
        if payment.kind != "cash-out":
            continue
        player = player_ids[payment.seat]
        row = next((row for row in rows if row["player_id"] == player), None)
        if row is None:
            row = {"player_id": player, "win_amount": 0, "contributed_rake": 0}
            rows.append(row)
        row["cashout_amount"] = format_amount(payment.chips)


def _bounties_to_json(hand: ParsedHand, player_ids: Sequence[Any]) -> list[dict[str, Any]]:
    bounties = hand.metadata.get("bounties")
    if not isinstance(bounties, Mapping):
        return []
    return [
        {"player_id": player_ids[hand.players.index(player)], "bounty_won": bounty}
        for player, bounty in bounties.items()
        if player in hand.players
    ]


def _share_rake(rake: int, winnings: Sequence[int]) -> list[int]:
    """Return the rake by seat, in proportion to the winnings."""
    total_won = sum(winnings)
    if not rake or not total_won:
        return [0] * len(winnings)
    rake_by_seat = [rake * chips // total_won for chips in winnings]
    rake_by_seat[max(range(len(winnings)), key=winnings.__getitem__)] += rake - sum(rake_by_seat)
    return rake_by_seat


def _add_private_keys(ohh: dict[str, Any], opening_fact: HandStarted, scale: int) -> None:
    """Add private keys for facts that the standard keys do not restore."""
    game = opening_fact.game
    try:
        reread_hand = parse_ohh_hand(ohh)
    except BadNotation:
        return  # no action yet: readers do not accept such a hand
    if find_scale(reread_hand) != scale:
        ohh["_scale"] = scale
    try:
        is_variant_clear = list_possible_variants(reread_hand)[0] == game.variant.name
    except BadNotation:
        is_variant_clear = False
    if not is_variant_clear:
        ohh["_variant"] = game.variant.name
    reread_start = _reread_start(reread_hand)
    if reread_start is not None and _is_same_start(reread_start, opening_fact):
        return
    if reread_start is None or reread_start.button != opening_fact.button:
        ohh["_button"] = opening_fact.button
    if reread_start is None or reread_start.game != game:
        ohh["_game"] = game_to_json(game)
        reread_start = _reread_start(reread_hand)
    if reread_start is None or reread_start.posts != opening_fact.posts:
        ohh["_posts"] = [
            f"{post.seat} {post.kind} {post.chips}"
            + (f" as {post.counts_as}" if post.counts_as else "")
            for post in opening_fact.posts
        ]


def _reread_start(ohh_hand: OhhHand) -> HandStarted | None:
    """Return the start of the hand as the reader parses it; ``None`` if parsing fails."""
    try:
        return build_setup(ohh_hand, next(iter_interpretations(ohh_hand))).opening_fact
    except RiverboatError:
        return None


def _is_same_start(reread_opening_fact: HandStarted, opening_fact: HandStarted) -> bool:
    is_same_setup = (
        reread_opening_fact.button == opening_fact.button
        and reread_opening_fact.posts == opening_fact.posts
    )
    return is_same_setup and reread_opening_fact.game == opening_fact.game

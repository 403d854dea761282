"""Prize deals between the remaining players; if no money is left to play for, the event ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Entrant, Event
from riverboat.words import Player
from riverboat.words.refusals import events as w


def deal_facts(event: Event, command: c.MakeDeal, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Return the facts of a deal, and of the end of the event if it leaves no money (TRNY-64)."""
    deal_made = _make_deal(event, command)
    if deal_made.saved_money or any(
        entrant.bounty for entrant in event.players_left
    ):  # bounties are still in play
        return (deal_made,)
    shares = dict(deal_made.shares if command.kind == "custom" else ())
    return (deal_made, *_iter_deal_places(event, shares), f.EventEnded(draws.seed.hex()))


def _make_deal(event: Event, command: c.MakeDeal) -> f.DealMade:
    entrants = event.players_left
    if event.rules.prizes.deals == "off":
        raise EventCommandRefused(w.NoPrizeDeals())
    is_hand_running = any(table.is_playing for table in event.tables.values())
    if not event.is_registration_closed or event.busts or is_hand_running:
        raise EventCommandRefused(w.PrizeDealTooEarly())
    missing_players = [
        Player(entrant.player)
        for entrant in entrants
        if entrant.player not in command.agreeing_players
    ]
    if missing_players:  # rule: TRNY-64
        raise EventCommandRefused(w.DealVotesMissing(tuple(missing_players), len(missing_players)))
    prizes = _list_remaining_prizes(event)
    prize_money = sum(prizes)
    max_saved_money = prize_money - 1
    if command.kind != "custom":  # the bounty belongs to the winner
        max_saved_money = min(max_saved_money, prizes[0])
    if not 0 <= command.saved_money <= max_saved_money:
        raise EventCommandRefused(w.PlayForPrizeTooLarge(command.saved_money, max_saved_money))
    return f.DealMade(
        _compute_deal_shares(event, command, prizes), command.saved_money, event.prize_remainder
    )


def _list_remaining_prizes(event: Event) -> tuple[int, ...]:
    """Return the prizes of the remaining players, with the indivisible remainder in the first."""
    first_prize, *other_prizes = event.prizes[: len(event.players_left)]
    return (first_prize + event.prize_remainder, *other_prizes)


def _compute_deal_shares(
    event: Event, command: c.MakeDeal, prizes: tuple[int, ...]
) -> tuple[tuple[str, int], ...]:
    players = [entrant.player for entrant in event.players_left]
    stacks = [entrant.chips for entrant in event.players_left]
    shared_money = sum(prizes) - command.saved_money
    if command.kind == "custom":
        shares = dict(command.shares)
        if (
            set(shares) != set(players)
            or sum(shares.values()) != shared_money
            or min(shares.values()) < 0
        ):
            raise EventCommandRefused(w.DealSharesMismatch(sum(shares.values()), shared_money))
        return tuple([(player, shares[player]) for player in players])
    # Import late: an event without a deal does not need NumPy.
    from riverboat.equity.tournament.final_table_deals import (
        DealTerms,
        chip_chop,
        even_chop,
        icm_chop,
    )
    from riverboat.equity.tournament.icm_model import is_exact

    player_count, paid_place_count = (
        sum(1 for stack in stacks if stack),
        sum(1 for prize in prizes if prize),
    )
    if command.kind == "icm" and not is_exact(player_count, paid_place_count):
        raise EventCommandRefused(w.TooManyForIcm(player_count, paid_place_count))
    compute_shares = {"icm": icm_chop, "chips": chip_chop, "even": even_chop}[command.kind]
    deal_terms = DealTerms(
        event.rules.prizes.unit, (command.saved_money,) if command.saved_money else ()
    )
    return tuple(zip(players, compute_shares(stacks, prizes, deal_terms).shares, strict=True))


def _iter_deal_places(event: Event, shares: Mapping[str, int]) -> Iterator[f.Placed]:
    """Yield the places of the players in a deal, the worst first.

    Players are ranked by *shares*, and then by chips; players equal in both tie.
    """

    def get_standing_key(entrant: Entrant) -> tuple[int, int]:
        return shares.get(entrant.player, 0), entrant.chips

    place = len(event.players_left) + 1
    for _, tied_group in groupby(
        sorted(event.players_left, key=get_standing_key), key=get_standing_key
    ):
        tied_entrants = list(tied_group)
        place -= len(tied_entrants)
        yield f.Placed(
            place,
            tuple([entrant.player for entrant in tied_entrants]),
            tuple([entrant.entry_number for entrant in tied_entrants]),
            prize=0,
        )

"""Bounties: payment for eliminating a player from an event (TRNY-55 to TRNY-60)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from riverboat.tourney.commands.event_commands import Loss
from riverboat.tourney.prizes.mystery_cards import mystery_cards
from riverboat.tourney.seating.random_draw import Draws, draw_order
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Entrant, Event


class WonPot(NamedTuple):
    """A pot of a hand: its contenders, and its winners in the order of their seats."""

    players: tuple[str, ...]
    winners: tuple[str, ...]


def bounty_winners(pots: Sequence[WonPot], busted: str) -> tuple[str, ...]:
    """Return the winners of the last pot that the busted player could have won (TRNY-58).

    Pots from the main one on.

    >>> bounty_winners((WonPot(("L", "M", "S"), ("S",)), WonPot(("L", "M"), ("L",))), "M")
    ('L',)
    """
    last_pot = [pot for pot in pots if busted in pot.players][-1]
    return last_pot.winners


def split_bounty(bounty: int, winners: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Split a bounty equally; odd units go one each to the earlier positions (TRNY-59).

    >>> split_bounty(1001, ("B", "D"))
    (('B', 501), ('D', 500))
    """
    share, odd_units = divmod(bounty, len(winners))
    return tuple([(winner, share + (k < odd_units)) for k, winner in enumerate(winners)])


class BountySplit(NamedTuple):
    """The parts of a progressive bounty: cash, and an addition to the winner's own bounty."""

    cash: int
    bounty_increase: int


def split_progressive(share: int, percent: int = 50) -> BountySplit:
    """Split a winner's part of a progressive bounty; an odd unit goes to the bounty (TRNY-57).

    >>> split_progressive(10), split_progressive(500)
    (BountySplit(cash=5, bounty_increase=5), BountySplit(cash=250, bounty_increase=250))
    """
    cash = share * percent // 100
    return BountySplit(cash, share - cash)


def bounty_facts(
    event: Event, busted: Sequence[Loss], draws: Draws, earlier_bust_count: int = 0
) -> Iterator[f.AnyEventFact]:
    """Yield the bounties for players who bust in one hand, the shortest stack first.

    *earlier_bust_count* is the number of players already eliminated in this hand.

    A player who wins a bounty and busts in the same hand also loses the amount added to their own
    bounty. A bounty is paid even if its owner rebuys; the new chips come with a new bounty.
    """
    if event.rules.bounty.kind == "none":
        return
    bounty_by_player = {loss.player: event.entrants[loss.player].bounty for loss in busted}
    out_players: set[str] = set()
    cards = 0
    for loss in busted:
        bounty_value = bounty_by_player.pop(loss.player)
        if bounty_value and not loss.winners:
            yield unclaimed_bounty(event, loss.player, bounty_value)
        drawn_card = (
            _find_next_card_value(event, draws, cards, earlier_bust_count)
            if bounty_value and loss.winners
            else 0
        )
        cards += bool(drawn_card)
        paid_players = drawn_card if event.rules.bounty.kind == "mystery" else bounty_value
        for winner, bounty_split in (
            _split_bounty_by_winner(event, loss, paid_players)
            if bounty_value and loss.winners
            else ()
        ):
            cash, bounty = bounty_split
            if winner in out_players:  # an eliminated player's bounty cannot grow
                cash, bounty = cash + bounty, 0
            elif winner in bounty_by_player:
                bounty_by_player[winner] += bounty
            yield f.BountyWon(winner, loss.player, cash, bounty)
        out_players.add(loss.player)


def _split_bounty_by_winner(
    event: Event, loss: Loss, bounty: int
) -> Iterator[tuple[str, BountySplit]]:
    rules = event.rules.bounty
    for winner, share in split_bounty(bounty, loss.winners):
        is_paid_whole = rules.kind != "progressive"
        yield (
            winner,
            BountySplit(share, 0)
            if is_paid_whole
            else split_progressive(share, rules.paid_at_once),
        )


def _find_next_card_value(
    event: Event, draws: Draws, later_cards: int, earlier_bust_count: int
) -> int:
    """Return the value of the next mystery card, or a later one; 0 before the draw (TRNY-60)."""
    rules = event.rules.bounty
    if rules.kind != "mystery":
        return 0
    if (
        not event.made_cards
        and rules.from_place
        and len(event.players_left) + earlier_bust_count > rules.from_place
    ):
        return 0
    cards = draw_order(draws.seed, "mystery", event.made_cards or rules.mystery)
    return (
        cards[event.drawn_card_count + later_cards]
        if event.drawn_card_count + later_cards < len(cards)
        else 0
    )


def unclaimed_bounty(event: Event, player: str, bounty: int = 0) -> f.BountyUnclaimed:
    """Return the fact of an unclaimed bounty, for the first place or back among the cards."""
    bounty = bounty or event.entrants[player].bounty
    return f.BountyUnclaimed(player, bounty, stays_as_card=event.rules.bounty.makes_cards)


def mystery_card_facts(event: Event) -> tuple[f.AnyEventFact, ...]:
    """Make the mystery cards once every remaining player may draw one (TRNY-60)."""
    rules, players_left = event.rules.bounty, len(event.remaining_entrants)
    if (
        not rules.makes_cards
        or event.made_cards
        or not event.is_registration_closed
        or event.rules.flight
    ):
        return ()
    # If only first place is paid, or a deal was made, there is no bubble.
    prizes, paid_money = (
        event.rules.prizes,
        event.paid_place_count if event.paid_place_count > 1 else players_left,
    )
    unpaid_money = unpaid_bounties(event)
    if not 0 < players_left <= (rules.from_place or paid_money) or not unpaid_money:
        return ()
    cards = mystery_cards(
        unpaid_money, players_left, rules.card_shares, unit=prizes.unit, remainder=prizes.remainder
    )
    return (f.BountyCardsMade(cards),)


def undrawn_cards(event: Event, draws: Draws) -> tuple[int, ...]:
    """Return the values of the mystery-bounty cards not drawn yet, highest first."""
    card_order = draw_order(draws.seed, "mystery", event.made_cards)
    return tuple(sorted(card_order[event.drawn_card_count :], reverse=True))


def unpaid_bounties(event: Event) -> int:
    """Return the bounty money not paid out yet, from which the cards are made."""
    return event.bounty_pool - sum([entrant.bounty_winnings for entrant in event.entrants.values()])


def winners_own_bounties(event: Event, winners: Sequence[Entrant]) -> Iterator[f.AnyEventFact]:
    """Yield the event winners' own bounties, which no other player can win.

    If there are mystery cards, the winners draw their own cards, and those that no other player
    could draw.
    """
    rules = event.rules.bounty
    if rules.makes_cards and not event.rules.flight:
        winner_names = [entrant.player for entrant in winners]
        for player, cash in split_bounty(unpaid_bounties(event), winner_names):
            yield f.BountyWon(player, player, cash)
        return
    for winner in winners:
        if rules.kind in ("fixed", "progressive") and winner.bounty:
            yield f.BountyWon(winner.player, winner.player, winner.bounty)

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


def find_bounty_winners(pots: Sequence[WonPot], busted_player: str) -> tuple[str, ...]:
    """Return the winners of the last pot that the busted player could have won (TRNY-58).

    *pots* begin with the main pot.

    >>> find_bounty_winners((WonPot(("L", "M", "S"), ("S",)), WonPot(("L", "M"), ("L",))), "M")
    ('L',)
    """
    last_pot = [pot for pot in pots if busted_player in pot.players][-1]
    return last_pot.winners


def split_bounty(bounty: int, winners: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Split a bounty equally; odd units go one each to the earlier positions (TRNY-59).

    >>> split_bounty(1001, ("B", "D"))
    (('B', 501), ('D', 500))
    """
    share, odd_units = divmod(bounty, len(winners))
    return tuple([(winner, share + (index < odd_units)) for index, winner in enumerate(winners)])


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
    event: Event, losses: Sequence[Loss], draws: Draws, earlier_bust_count: int = 0
) -> Iterator[f.AnyEventFact]:
    """Yield the bounties for players who bust in one hand, the shortest stack first.

    *earlier_bust_count* is the number of players already eliminated in this hand.

    A player who wins a bounty and busts in the same hand also loses the amount added to their own
    bounty. A bounty is paid even if its owner rebuys; the new chips come with a new bounty.
    """
    if event.rules.bounty.kind == "none":
        return
    bounty_by_player = {loss.player: event.entrants[loss.player].bounty for loss in losses}
    eliminated_players: set[str] = set()
    newly_drawn_count = 0
    for loss in losses:
        bounty_value = bounty_by_player.pop(loss.player)
        if bounty_value and not loss.winners:
            yield build_unclaimed_bounty_fact(event, loss.player, bounty_value)
        drawn_card_value = (
            _find_next_card_value(event, draws, newly_drawn_count, earlier_bust_count)
            if bounty_value and loss.winners
            else 0
        )
        newly_drawn_count += bool(drawn_card_value)
        paid_bounty = drawn_card_value if event.rules.bounty.kind == "mystery" else bounty_value
        for winner, bounty_split in (
            _split_bounty_by_winner(event, loss, paid_bounty)
            if bounty_value and loss.winners
            else ()
        ):
            cash, bounty = bounty_split
            if winner in eliminated_players:  # an eliminated player's bounty cannot grow
                cash, bounty = cash + bounty, 0
            elif winner in bounty_by_player:
                bounty_by_player[winner] += bounty
            yield f.BountyWon(winner, loss.player, cash, bounty)
        eliminated_players.add(loss.player)


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
    event: Event, draws: Draws, newly_drawn_count: int, earlier_bust_count: int
) -> int:
    """Return the value of the next mystery card to be drawn (TRNY-60).

    *newly_drawn_count* is the number of cards drawn just before it that the event does not count
    yet. Return 0 if no card may be drawn yet or none is left.
    """
    rules = event.rules.bounty
    if rules.kind != "mystery":
        return 0
    if (
        not event.made_cards
        and rules.from_place
        and len(event.players_left) + earlier_bust_count > rules.from_place
    ):
        return 0
    card_values = draw_order(draws.seed, "mystery", event.made_cards or rules.mystery)
    return (
        card_values[event.drawn_card_count + newly_drawn_count]
        if event.drawn_card_count + newly_drawn_count < len(card_values)
        else 0
    )


def build_unclaimed_bounty_fact(event: Event, player: str, bounty: int = 0) -> f.BountyUnclaimed:
    """Return the fact of an unclaimed bounty, for the first place or back among the cards."""
    bounty = bounty or event.entrants[player].bounty
    return f.BountyUnclaimed(player, bounty, stays_as_card=event.rules.bounty.makes_cards)


def build_mystery_card_facts(event: Event) -> tuple[f.AnyEventFact, ...]:
    """Make the mystery cards once every remaining player may draw one (TRNY-60)."""
    rules, remaining_player_count = event.rules.bounty, len(event.remaining_entrants)
    if (
        not rules.makes_cards
        or event.made_cards
        or not event.is_registration_closed
        or event.rules.flight
    ):
        return ()
    # If only first place is paid, or a deal was made, there is no bubble.
    prize_rules, paid_place_count = (
        event.rules.prizes,
        event.paid_place_count if event.paid_place_count > 1 else remaining_player_count,
    )
    unpaid_money = compute_unpaid_bounty_money(event)
    if not 0 < remaining_player_count <= (rules.from_place or paid_place_count) or not unpaid_money:
        return ()
    card_values = mystery_cards(
        unpaid_money,
        remaining_player_count,
        rules.card_shares,
        unit=prize_rules.unit,
        remainder=prize_rules.remainder,
    )
    return (f.BountyCardsMade(card_values),)


def list_undrawn_card_values(event: Event, draws: Draws) -> tuple[int, ...]:
    """Return the values of the mystery-bounty cards not drawn yet, highest first."""
    card_order = draw_order(draws.seed, "mystery", event.made_cards)
    return tuple(sorted(card_order[event.drawn_card_count :], reverse=True))


def compute_unpaid_bounty_money(event: Event) -> int:
    """Return the bounty money not paid out yet, which funds the mystery bounties left to draw."""
    return event.bounty_pool - sum([entrant.bounty_winnings for entrant in event.entrants.values()])


def iter_winners_own_bounties(event: Event, winners: Sequence[Entrant]) -> Iterator[f.AnyEventFact]:
    """Yield the event winners' own bounties, which no other player can win.

    If there are mystery cards, the winners draw their own cards, and all cards that no other player
    could draw.
    """
    rules = event.rules.bounty
    if rules.makes_cards and not event.rules.flight:
        winner_names = [entrant.player for entrant in winners]
        for player, cash in split_bounty(compute_unpaid_bounty_money(event), winner_names):
            yield f.BountyWon(player, player, cash)
        return
    for winner in winners:
        if rules.kind in ("fixed", "progressive") and winner.bounty:
            yield f.BountyWon(winner.player, winner.player, winner.bounty)

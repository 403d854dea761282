"""Kill pots: the winner of a large pot, or of several in a row, plays the next at higher limits.

The kill is postponed while the game has no blinds, and during bomb pots, which do not count for a
kill. A player who is not in the next hand, or has to come in with a post, has missed the kill. They
then owe it, even in another chair, and post it in the first hand in which they are not on the
button or in the blinds, if no other player kills that hand. Heads-up there is no such position, so
the debt remains.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.engine import Game, HandState
from riverboat.engine.games.forced_bets import PostKind
from riverboat.engine.games.structure import SpreadLimit
from riverboat.table.blinds.missed_blinds import must_come_in
from riverboat.table.state import facts as f
from riverboat.table.state.button_positions import Chairs, Positions, chair_at_or_before
from riverboat.table.state.facts import DuePost
from riverboat.table.state.table_state import Table

BLIND_REASONS: tuple[f.DueReason, ...] = ("small blind", "big blind", "blind", "buys the button")
"""Reasons for a due post that make it a blind of this hand."""

UNMATCHED_POSTS: tuple[str, ...] = ("ante", "dead")
"""Forced bets that other players do not have to match."""


def add_kill(
    table: Table, game: Game, positions: Positions, dealt_chairs: Chairs, posts_due: list[DuePost]
) -> tuple[int, list[DuePost]]:
    """Return the percentage of the limits and the posts of the next hand, with a kill if it is due.

    Only one player kills a hand, even if others owe a kill (KILL-08).
    """
    rules = table.rules.kill
    if (
        not rules.enabled
        or not (table.killer_chair or table.players_owing_kill)
        or not largest_blind(game)
    ):
        return 100, posts_due
    chair = _find_killer_chair(table, positions, dealt_chairs, posts_due)
    if not chair:
        return 100, posts_due
    return rules.percent, _replace_blind_with_kill(table, chair, game, posts_due)


def find_missed_kill(table: Table, game: Game, posts_due: list[DuePost]) -> list[f.AnyTableFact]:
    """Record the debt of a player who should kill this hand but does not (BYND-44)."""
    chair = table.killer_chair
    if not chair or not (table.rules.kill.enabled and largest_blind(game)):
        return []
    if any(post.chair == chair and post.reason == "kill" for post in posts_due):
        return []
    return [f.KillMissed(chair, table.chairs[chair].player)]


def largest_blind(game: Game) -> int:
    """Return the blind that a kill multiplies; 0 for games without a kill (KILL-02)."""
    return max((*game.stakes.blinds, game.stakes.button_blind), default=0)


def build_kill_game(game: Game, percent: int) -> Game:
    """Return the game of a kill pot: limits multiplied, blinds unchanged (KILL-03)."""
    stakes, structure = game.stakes, game.structure
    unit = stakes.unit
    if isinstance(structure, SpreadLimit):
        bet_ranges = [
            (_scale_size(low, percent, unit), _scale_size(high, percent, unit))
            for low, high in structure.ranges
        ]
        structure = SpreadLimit(tuple(bet_ranges))
    scaled_stakes = replace(
        stakes,
        small_bet=_scale_size(stakes.small_bet, percent, unit),
        big_bet=_scale_size(stakes.big_bet, percent, unit),
    )
    opening_amount = _scale_size(game.rules.opening_amount, percent, unit)  # rule: GAME-21
    rules = game.rules.replace(opening_amount=opening_amount) if opening_amount else game.rules
    return replace(game, structure=structure, stakes=scaled_stakes, rules=rules)


def _scale_size(chips: int, percent: int, unit: int) -> int:
    """Return a percentage of a size, rounded up to the betting unit (UNIT-01)."""
    exact_chips = -(-chips * percent // 100)
    return exact_chips + -exact_chips % unit


def _find_killer_chair(
    table: Table, positions: Positions, dealt_chairs: Chairs, posts_due: list[DuePost]
) -> int:
    """Return the chair that must post the kill in this hand; 0 for none.

    This is the winner who triggered the kill. If that player is not in the hand or posts to come
    in, it is the first player to the left of the button who owes an earlier kill, is neither on the
    button nor in the blinds, and posts no other live bet.
    """
    chair = table.killer_chair
    if chair in dealt_chairs and not _has_entry_post(table, chair, posts_due):
        return chair
    if not table.players_owing_kill:
        return 0
    posting_chairs = {
        post.chair
        for post in posts_due
        if post.kind not in UNMATCHED_POSTS or post.reason in BLIND_REASONS
    }
    posting_chairs |= {positions.button, positions.small, positions.big}
    first_index = dealt_chairs.index(chair_at_or_before(positions.button, dealt_chairs)) + 1
    chairs_in_order = (*dealt_chairs[first_index:], *dealt_chairs[:first_index])
    return next(
        (
            debtor_chair
            for debtor_chair in chairs_in_order
            if debtor_chair not in posting_chairs
            and table.chairs[debtor_chair].player in table.players_owing_kill
        ),
        0,
    )


def _has_entry_post(table: Table, chair: int, posts_due: list[DuePost]) -> bool:
    """Return True if the player must post to be dealt in (POST-02), and so cannot kill the pot."""
    has_post = any(post.chair == chair and post.kind == "post" for post in posts_due)
    return has_post and must_come_in(table, table.chairs[chair])


def _replace_blind_with_kill(
    table: Table, chair: int, game: Game, posts_due: list[DuePost]
) -> list[DuePost]:
    """Add the kill to the posts, in place of the killer's blind or in addition to it (KILL-06).

    A blind that the killer skipped or missed waits for a hand in which they have no other live bet.
    """
    rules, blind_size = table.rules.kill, largest_blind(game)
    blind_post = next(
        (post for post in posts_due if post.chair == chair and post.reason in BLIND_REASONS), None
    )
    post_kind: PostKind = "kill"
    if rules.acts == "in_turn":  # rule: KILL-05 with the option, where they sit
        post_kind = "blind" if blind_post else "post"
    chips = _scale_size(blind_size, rules.percent, game.stakes.unit)  # rule: KILL-02
    if blind_post and rules.with_blind == "larger":
        chips = max(chips, blind_post.chips)
    kill_post = DuePost(chair, post_kind, chips, "kill")
    merged_posts: list[DuePost] = []
    for post in posts_due:
        if post is blind_post:
            if rules.with_blind == "both":
                merged_posts.append(DuePost(chair, "dead", post.chips, post.reason))
            merged_posts.append(kill_post)
        elif post.chair != chair or post.kind in UNMATCHED_POSTS:
            merged_posts.append(post)
    return merged_posts if blind_post else [*merged_posts, kill_post]


def find_kills_after_hand(table: Table) -> list[f.AnyTableFact]:
    """Return the facts of kills and of legs (pots won in a row) after a hand.

    The list is empty in bomb pots and in games without blinds.
    """
    hand = table.hand
    assert hand is not None, "no hand is played"
    if hand.game.is_bomb_pot or not largest_blind(hand.game):
        return []
    winner_seats = [seat for seat, chips in enumerate(hand.won_chips) if chips]
    if not winner_seats:
        return []
    rules = table.rules.kill
    facts: list[f.AnyTableFact] = []
    killer_seat = _find_large_pot_winner(hand, winner_seats, rules.pot) if rules.pot else None
    if rules.in_a_row and (leg_fact := _find_leg_after_hand(table, hand, winner_seats)):
        facts.append(leg_fact)
        if leg_fact.leg_count >= rules.in_a_row:
            killer_seat = winner_seats[0]
    if killer_seat is not None:
        facts.append(f.KillWon(table.hand_chairs[killer_seat], rules.percent))
    return facts


def _find_large_pot_winner(hand: HandState, winner_seats: list[int], min_chips: int) -> int | None:
    """Return the seat that won most from the middle and more than *min_chips*, or ``None``.

    The winner's own bets are included. Main and side pots count together, after the rake. With a
    tie no player kills. In a split-pot game one player must scoop, and win at least five times
    the upper limit.
    """
    max_won_chips = max(hand.won_chips)
    if max_won_chips <= min_chips or hand.won_chips.count(max_won_chips) > 1:
        return None
    if hand.game.variant.second_ranking:  # rule: BYND-44
        has_scooped = len(winner_seats) == 1 and max_won_chips >= 5 * hand.game.stakes.big_bet
        return winner_seats[0] if has_scooped else None
    return hand.won_chips.index(max_won_chips)


def _find_leg_after_hand(table: Table, hand: HandState, winner_seats: list[int]) -> f.LegWon | None:
    """Return the fact that changes a player's legs; ``None`` if nothing changes.

    Legs are pots that one player won whole, one after another. With ``leg_up``, a player keeps the
    legs after sharing a pot, and gets a further leg only for a gain of a small bet or more.
    """
    leg_chair = next((chair for chair, player in table.chairs.items() if player.kill_legs), 0)
    is_leg_kept = table.rules.kill.leg_up
    if len(winner_seats) > 1:
        has_shared_pot = leg_chair and leg_chair in [
            table.hand_chairs[seat] for seat in winner_seats
        ]
        return f.LegWon(0, 0) if leg_chair and not (is_leg_kept and has_shared_pot) else None
    seat = winner_seats[0]
    chair = table.hand_chairs[seat]
    leg_count = table.chairs[chair].kill_legs
    if (
        is_leg_kept and leg_count and _compute_net_gain(hand, seat) < hand.game.stakes.small_bet
    ):  # rule: BYND-44
        return None
    return f.LegWon(chair, leg_count + 1)


def _compute_net_gain(hand: HandState, seat: int) -> int:
    """Return the chips a seat has won from others."""
    added_chips = hand.added_by_seat[seat] if hand.added_by_seat else 0
    return hand.stacks[seat] - hand.starting_stacks[seat] - added_chips

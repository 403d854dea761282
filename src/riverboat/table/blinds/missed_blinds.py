"""Missed blinds: the cost of coming in for new and returning players.

A player reached by the big blind comes in on it and owes nothing more (POST-06). In other
positions they post the amount set by the table, and between the button and the big blind
they wait (BYND-32).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riverboat.engine import Game
from riverboat.table.rules.option_groups.button_rules import ButtonRules
from riverboat.table.state import facts as f
from riverboat.table.state.button_positions import (
    Chairs,
    Positions,
    chair_at_or_before,
    chairs_between,
    chairs_passed,
    is_between_button_and_blind,
    next_chair,
)
from riverboat.table.state.facts import DuePost
from riverboat.table.state.table_state import Table, TablePlayer


def must_come_in(table: Table, player: TablePlayer) -> bool:
    """Return True if the player is dealt in only after posting or waiting for a blind."""
    if not player.has_come_in or player.missed_big:
        return True
    if not (player.missed_small or player.missed_ante or player.missed_straddle):
        return False
    is_small_blind_deferred = (
        table.rules.button.missed_blinds == "one_per_hand_live"
    )  # rule: POST-05
    return bool(player.missed_small and not is_small_blind_deferred) or bool(
        player.missed_ante or player.missed_straddle
    )


def is_reached_by_big_blind(
    chair: int, positions: Positions, game: Game, dealt_chairs: Sequence[int]
) -> bool:
    """Return True if the big blind, or the only blind, falls on this entrant (POST-06, POST-07)."""
    if len(game.stakes.blinds) == 1 and not positions.heads_up:
        return next_chair(positions.button, tuple(sorted((*dealt_chairs, chair)))) == chair
    return chair == positions.big


def find_button_buyer(
    table: Table, entering_chairs: Chairs, admitted_chairs: Chairs, game: Game, positions: Positions
) -> tuple[int, Positions]:
    """Return the chair that buys the button, or 0, and the resulting positions (BYND-32).

    The buyer sits between the button and the small blind, and posts both blinds. Two other players
    who were due to post them are passed over, and post on the next hand instead. The button cannot
    be bought if the player due for the big blind was the big blind of the last hand.
    """
    rules = table.rules.button
    if not rules.buy_button or len(game.stakes.blinds) != 2 or rules.blind_seats:
        return 0, positions
    candidate_chairs = chairs_between(positions.button, positions.small, entering_chairs)
    candidate_chairs = [
        chair for chair in candidate_chairs if not table.chairs[chair].waits_for_big_blind
    ]
    big_blind_chair = next_chair(positions.small, admitted_chairs)
    if (
        not candidate_chairs
        or len(admitted_chairs) < 3
        or table.last_positions is None
        or table.last_positions.big == big_blind_chair
    ):
        return 0, positions
    nearest_chair = min(candidate_chairs, key=lambda chair: (chair <= positions.button, chair))
    return nearest_chair, Positions(positions.button, positions.small, big_blind_chair)


def entry_posts(table: Table, chair: int, game: Game, positions: Positions) -> list[DuePost] | None:
    """Return the posts for which a player is dealt in at their present position.

    Return ``None`` if the player must wait for another position.
    """
    player = table.chairs[chair]
    if not game.stakes.blinds:  # rule: BYND-86 nothing is posted in stud, and debts are kept
        return _build_min_bet_post(table, chair, game)
    if player.waits_for_big_blind:  # rule: POST-06
        return None
    if is_between_button_and_blind(chair, positions):  # rule: BYND-32
        return _find_lone_big_blind_posts(chair, player, table.rules.button, game, positions)
    if player.entry_distance is not None:  # rule: BYND-34
        return (
            []
            if _count_players_before_big_blind(table, chair, positions) <= player.entry_distance
            else None
        )
    if (
        player.is_exempt_from_post and not player.has_missed_posts
    ):  # rule: BYND-38 the blinds have passed
        return []
    return entry_posts_anywhere(chair, player, table.rules.button, game)


def entry_posts_anywhere(
    chair: int, player: TablePlayer, rules: ButtonRules, game: Game
) -> list[DuePost] | None:
    """Return a player's posts to come in at any position; ``None`` if they wait for the blind."""
    if player.is_newcomer or (
        player.is_new_after_move and not player.has_missed_posts
    ):  # rule: BYND-34
        return _find_newcomer_posts(chair, rules, game)
    return _find_returning_player_posts(chair, player, rules, game)


def _build_min_bet_post(table: Table, chair: int, game: Game) -> list[DuePost]:
    """Return a new player's post where there are no blinds: none, or a minimum bet (POST-01).

    In stud the ante is enough, as it is where only the button posts a blind.
    """
    is_min_bet_due = table.rules.button.new_player == "min_bet" and table.chairs[chair].is_newcomer
    if not is_min_bet_due or game.variant.has_upcards or game.stakes.button_blind:
        return []
    return [DuePost(chair, "post", game.stakes.small_bet, "new player")]


def posts_to_buy_button(chair: int, player: TablePlayer, game: Game) -> list[DuePost]:
    """Return both blinds for one player, the small one dead, who buys the button (BYND-32)."""
    small_blind, big_blind = game.stakes.blinds
    due_posts = [DuePost(chair, "blind", max(player.missed_big, big_blind), "buys the button")]
    if dead_chips := player.missed_small or small_blind:
        due_posts.append(DuePost(chair, "dead", dead_chips, "buys the button"))
    return due_posts


def _find_lone_big_blind_posts(
    chair: int, player: TablePlayer, rules: ButtonRules, game: Game, positions: Positions
) -> list[DuePost] | None:
    """Return the post of a live big blind alone, or ``None`` if the house does not accept it.

    It is for a player between the button and the big blind (BYND-32).
    """
    has_two_blinds = len(game.stakes.blinds) == 2 and not rules.blind_seats
    if not rules.gap_post or not has_two_blinds or positions.heads_up:
        return None
    blind_size = max(player.missed_big, game.stakes.blinds[-1])
    return [DuePost(chair, "post", blind_size, "passed by the button")]


def _count_players_before_big_blind(table: Table, chair: int, positions: Positions) -> int:
    """Return the number of admitted players between the big blind and this chair."""
    admitted_chairs = [
        admitted_chair
        for admitted_chair, player in table.chairs.items()
        if player.has_come_in and not player.is_sitting_out
    ]
    return len(chairs_between(positions.big, chair, admitted_chairs))


def _find_newcomer_posts(chair: int, rules: ButtonRules, game: Game) -> list[DuePost] | None:
    match rules.new_player:  # rule: POST-01, BMOV-09
        case "none":
            return []
        case "bb in limit" if not game.structure.has_limit_bets:
            return []
        case "wait":
            return None
        case "bb" | "bb in limit" | "min_bet":
            # rule: POST-02, POST-08 live, and as large as the big blind
            return [DuePost(chair, "post", game.stakes.blinds[-1], "new player")]


def _find_returning_player_posts(
    chair: int, player: TablePlayer, rules: ButtonRules, game: Game
) -> list[DuePost] | None:
    """Return a returning player's posts, at the sizes when they were missed (POST-03).

    Return ``None`` if the player must wait for the big blind.
    """
    due_posts: list[DuePost] = []
    if player.missed_big or player.missed_small:
        match rules.missed_blinds:
            case "wait_for_bb":
                return None
            case "bb_live":  # rule: POST-08
                blind_size = player.missed_big or game.stakes.blinds[-1]
                due_posts.append(DuePost(chair, "post", blind_size, "missed big blind"))
            case "both_now_sb_dead":  # rule: POST-04
                if player.missed_big:
                    due_posts.append(DuePost(chair, "post", player.missed_big, "missed big blind"))
                if player.missed_small:
                    due_posts.append(
                        DuePost(chair, "dead", player.missed_small, "missed small blind")
                    )
            case "one_per_hand_live":  # rule: POST-05
                blind_size = player.missed_big or player.missed_small
                due_posts.append(
                    DuePost(
                        chair,
                        "post",
                        blind_size,
                        "missed big blind" if player.missed_big else "missed small blind",
                    )
                )
    if player.missed_ante:  # rule: ANTE-06, POST-10
        due_posts.append(DuePost(chair, "dead", player.missed_ante, "missed ante"))
    if player.missed_straddle:  # rule: BYND-43
        due_posts.append(DuePost(chair, "dead", player.missed_straddle, "missed straddle"))
    return due_posts


def find_missed_blinds(
    table: Table, positions: Positions, dealt_chairs: Chairs, game: Game
) -> Iterator[f.BlindMissed | f.DebtsCancelled]:
    """Yield the blinds that passed absent players (BLND-12, POST-03, POST-07)."""
    last_positions, blind_sizes = table.last_positions, game.stakes.blinds
    assert last_positions is not None, "nothing is missed before the first hand"
    absent_chairs = [
        chair
        for chair in table.occupied_chairs
        if chair not in dealt_chairs
        and not (
            (player := table.chairs[chair]).is_newcomer
            or (player.is_exempt_from_post and not player.is_sitting_out)
        )
    ]
    if not absent_chairs or not blind_sizes:
        return
    if len(blind_sizes) == 1 or table.rules.button.blind_seats:
        for chair in chairs_passed(last_positions.button, positions.button, absent_chairs):
            yield f.BlindMissed(chair, "big", blind_sizes[-1])
    else:
        for chair in chairs_passed(last_positions.big, positions.big, absent_chairs):
            yield f.BlindMissed(chair, "big", blind_sizes[-1])
        chairs_missing_small_blind = chairs_passed(
            last_positions.small, positions.small, absent_chairs
        )
        for chair in [
            *chairs_missing_small_blind,
            *[
                absent_chair
                for absent_chair in absent_chairs
                if absent_chair == positions.small and last_positions.small != positions.small
            ],
        ]:
            yield f.BlindMissed(chair, "small", blind_sizes[-2])
    if game.stakes.ante:  # rule: ANTE-06, POST-10 as much as if they had played
        for chair in _list_chairs_passed_by_ante(table, positions, dealt_chairs, absent_chairs):
            ante_count = 1 if table.rules.button.ante_payer == "bb_once" else len(dealt_chairs) + 1
            yield f.BlindMissed(chair, "ante", game.stakes.ante * ante_count)


def _list_chairs_passed_by_ante(
    table: Table, positions: Positions, dealt_chairs: Chairs, absent_chairs: Sequence[int]
) -> list[int]:
    """Return the absent chairs that would have paid the table ante (ANTE-06)."""
    last_positions, rules = table.last_positions, table.rules.button
    assert last_positions is not None, "nothing is missed before the first hand"
    match rules.ante_payer:
        case "each":
            return []
        case "button":
            return chairs_passed(last_positions.button, positions.button, absent_chairs)
        case "bb" | "bb_once":
            return chairs_passed(last_positions.big, positions.big, absent_chairs)
        case "offset":
            return [
                absent_chair
                for absent_chair in absent_chairs
                if find_ante_chair(table, positions, tuple(sorted((*dealt_chairs, absent_chair))))
                == absent_chair
            ]


def find_ante_chair(table: Table, positions: Positions, dealt_chairs: Chairs) -> int:
    """Return the chair that antes for the whole table, counted from the button (ANTE-06)."""
    last_index = dealt_chairs.index(chair_at_or_before(positions.button, dealt_chairs))
    return dealt_chairs[(last_index + table.rules.button.ante_offset) % len(dealt_chairs)]


def find_skipped_blinds(
    table: Table, positions: Positions, admitted_chairs: Chairs
) -> Iterator[f.BlindSkipped]:
    """Yield the blinds that the moving button skips (BMOV-03)."""
    last_positions = table.last_positions
    assert last_positions is not None, "nothing is skipped before the first hand"
    for chair in chairs_passed(last_positions.big, positions.big, admitted_chairs):
        yield f.BlindSkipped(chair, "big")
    for chair in chairs_passed(last_positions.small, positions.small, admitted_chairs):
        yield f.BlindSkipped(chair, "small")

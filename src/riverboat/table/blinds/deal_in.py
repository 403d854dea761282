"""The start of the next hand: the players dealt in, the button and the blinds.

The engine receives explicit forced bets; this module decides which are due, and why.
"""

from __future__ import annotations

from riverboat.engine import Game, IllegalAction, Rotation
from riverboat.engine.games.rotation import has_blinds, moves_button
from riverboat.table.blinds.kill_pots import add_kill, find_missed_kill
from riverboat.table.blinds.missed_blinds import (
    entry_posts,
    find_button_buyer,
    find_missed_blinds,
    find_skipped_blinds,
    is_reached_by_big_blind,
    must_come_in,
    posts_to_buy_button,
)
from riverboat.table.blinds.posts_due import antes_due, blinds_due, merge_double_posts
from riverboat.table.blinds.rock import find_missed_straddle
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state import time_bank
from riverboat.table.state.button_positions import (
    Chairs,
    Positions,
    chair_at_or_before,
    first_positions,
    next_chair,
    next_positions,
    previous_chair,
    restart_positions,
)
from riverboat.table.state.facts import DuePost
from riverboat.table.state.leavers import find_blinds_missed_by_leavers
from riverboat.table.state.table_state import Table, TablePlayer
from riverboat.words.refusals import hands as w


def ready_chairs(table: Table) -> Chairs:
    """Return the chairs ready for the next hand, even if their players must wait for a blind."""
    chairs = table.chairs
    if table.rules.button.absent != "dealt_in":
        return tuple(
            [
                chair
                for chair in table.occupied_chairs
                if (player := chairs[chair]).chips and not player.is_sitting_out
            ]
        )
    # rule: SEAT-10
    can_enter_at_once = (
        table.rules.format == "tournament"
    )  # rule: BYND-36 absent players are dealt in too
    return tuple(
        [
            chair
            for chair in table.occupied_chairs
            if (player := chairs[chair]).chips
            and (
                not player.is_sitting_out
                or can_enter_at_once
                or (player.has_come_in and not player.is_newcomer)
            )
        ]
    )


def _list_eligible_for_carried_pot(table: Table, present_chairs: Chairs) -> Chairs:
    """Return the chairs that play for a carried pot: only those dealt into the last deal.

    If fewer than two of them are ready, the others play for it too; otherwise it could never
    be won.
    """
    if not table.carried_chips:
        return present_chairs
    eligible_chairs = tuple(
        [
            chair
            for chair in present_chairs
            if table.chairs[chair].last_hand_number == table.hand_count
        ]
    )
    return eligible_chairs if len(eligible_chairs) > 1 else present_chairs  # rule: IRRG-03


def button_draw_chairs(table: Table) -> Chairs:
    """Return the chairs that draw for the first button (SEAT-01); empty once it is known."""
    if (
        table.last_positions is not None
        or table.displayed_positions is not None
        or table.drawn_button
        or table.placed_button
    ):
        return ()
    return () if table.rules.button.first != "draw" else table.redraw_chairs or ready_chairs(table)


def begin_hand(table: Table, command: c.Begin) -> tuple[f.AnyTableFact, ...]:
    """Return the facts that open the next hand, or refuse it."""
    if table.is_hand_running:
        raise IllegalAction(w.HandUnfinished())
    if table.is_closed:
        raise IllegalAction(w.TableClosedForHands())
    if table.offered_marker is not None:
        raise IllegalAction(w.LoanPending())
    present_chairs = _list_eligible_for_carried_pot(table, ready_chairs(table))
    if len(present_chairs) < 2:
        raise IllegalAction(w.OnePlayerReady() if present_chairs else w.NoPlayersReady())
    if drawing_chairs := button_draw_chairs(table):
        raise IllegalAction(w.DrawForTheButtonFirst(drawing_chairs))
    earlier_facts: list[f.AnyTableFact] = []
    game_index = next_game_index(table, len(present_chairs))
    if game_index != table.game_index:
        earlier_facts.append(f.GameChosen(game_index))
    game = table.rules.games[game_index]
    if command.bomb_pot_ante:
        return (*earlier_facts, _start_bomb_pot(table, command, present_chairs, game_index))
    return (*earlier_facts, *_build_hand_facts(table, command, present_chairs, game_index, game))


def next_game_index(table: Table, player_count: int) -> int:
    """Return the index in the rotation of the game to play next; 0 without a mix (BYND-85)."""
    played_game = table.rules.game
    if not isinstance(played_game, Rotation):
        return 0
    return played_game.next_index(table.game_index, hands=table.hands_of_game, players=player_count)


def next_big_blind_chair(table: Table) -> int:
    """Return the chair that would post the big or only blind next; 0 if none."""
    present_chairs = ready_chairs(table)
    if len(present_chairs) < 2 or button_draw_chairs(table):
        return 0
    game_index = next_game_index(table, len(present_chairs))
    try:
        begin_fact = _build_hand_facts(
            table, c.Begin(), present_chairs, game_index, table.rules.games[game_index]
        )[-1]
    except IllegalAction:  # too few players for all the blinds: no hand starts
        return 0
    assert isinstance(begin_fact, f.HandBegan)
    blind_posts = [post for post in begin_fact.due_posts if post.reason in ("big blind", "blind")]
    return max(blind_posts, key=lambda post: post.chips).chair if blind_posts else 0


def dealers_choice_chair(table: Table) -> int:
    """Return the chair that chooses the next game of a dealer's choice; 0 for none (BYND-85).

    It is the player who will have the button. In stud the button does not move, so the choice goes
    to the player to the left of the last chooser.
    """
    played_game = table.rules.game
    if (
        not isinstance(played_game, Rotation)
        or played_game.changes_game_by != "choice"
        or table.is_hand_running
        or table.is_closed
    ):
        return 0
    present_chairs = ready_chairs(table)
    if len(present_chairs) < 2 or table.offered_marker is not None or button_draw_chairs(table):
        return 0
    if not moves_button(played_game.games[table.game_index]) and table.game_chooser_chair:
        if table.game_chosen_for_hand > table.hand_count:
            return table.game_chooser_chair  # the choice may change until the cards are dealt
        return next_chair(table.game_chooser_chair, present_chairs)
    button_chairs = [
        fact.button for fact in begin_hand(table, c.Begin()) if isinstance(fact, f.HandBegan)
    ]
    return button_chairs[0] if button_chairs and button_chairs[0] in table.chairs else 0


def _build_hand_facts(
    table: Table, command: c.Begin, present_chairs: Chairs, game_index: int, game: Game
) -> list[f.AnyTableFact]:
    chairs = table.chairs
    facts: list[f.AnyTableFact] = []
    admitted_chairs = tuple(
        [
            present_chair
            for present_chair in present_chairs
            if not must_come_in(table, chairs[present_chair])
        ]
    )
    is_restart = table.last_positions is None or len(admitted_chairs) < 2
    if is_restart:
        admitted_chairs = present_chairs
        positions = _restart_positions(table, present_chairs)
        if game.stakes.blinds:
            facts += [
                f.DebtsCancelled(debtor_chair)
                for debtor_chair in present_chairs
                if chairs[debtor_chair].has_missed_posts
            ]
    else:
        positions = _find_next_positions(table, present_chairs, admitted_chairs, game)
    entering_chairs = (
        ()
        if len(admitted_chairs) == len(present_chairs)
        else tuple(
            entering_chair
            for entering_chair in present_chairs
            if entering_chair not in admitted_chairs
        )
    )
    dealt_chairs, button_buyer = admitted_chairs, 0
    due_posts: list[DuePost] = []
    if entering_chairs:
        button_buyer, positions = find_button_buyer(
            table, entering_chairs, admitted_chairs, game, positions
        )
        dealt_chairs, due_posts, cancelled_debts = _admit_entrants(
            table, entering_chairs, admitted_chairs, positions, game, button_buyer
        )
        facts += cancelled_debts
        if positions.heads_up and len(dealt_chairs) > 2:
            positions = Positions(
                previous_chair(positions.small, dealt_chairs), positions.small, positions.big
            )
    if has_blinds(game) and not is_restart:
        if (
            positions.big in admitted_chairs
            and chairs[positions.big].has_missed_posts
            and not button_buyer
        ):  # rule: POST-07
            facts.append(f.DebtsCancelled(positions.big))
        if len(dealt_chairs) < len(chairs):
            facts += find_missed_blinds(table, positions, dealt_chairs, game)
        if table.leavers:  # rule: BUYN-12
            facts += find_blinds_missed_by_leavers(table, positions, game, command.at)
        if table.rules.button.rule == "moving" and not table.placed_button:
            facts += _list_skipped_blinds(
                table, positions, _exclude_passed_chairs(table, admitted_chairs)
            )
    # rule: BYND-32 a player who buys the button posts both blinds; the blinds post on the next hand
    blind_posts: list[DuePost] = []
    if not button_buyer:
        blind_posts, skip_facts = blinds_due(table, positions, dealt_chairs, game, facts)
        facts += skip_facts
    if entering_chairs and (len(game.stakes.blinds) != 2 or table.rules.button.blind_seats):
        blind_posts, due_posts, cancelled_debts = merge_double_posts(table, blind_posts, due_posts)
        facts += cancelled_debts
    limit_percent, due_posts = add_kill(
        table, game, positions, dealt_chairs, [*blind_posts, *due_posts]
    )
    if table.killer_chair:
        facts += find_missed_kill(table, game, due_posts)
    if table.rock_chair and limit_percent == 100:
        facts += find_missed_straddle(table, positions, dealt_chairs, game)
    ante_posts = antes_due(table, positions, dealt_chairs, game)
    are_antes_first = (
        game.rules.short_order == "ante_first" and table.rules.button.ante_payer != "bb"
    )
    begin_fact = f.HandBegan(
        table.hand_count + 1, game_index, dealt_chairs,
        positions.button, positions.small, positions.big,
        (*ante_posts, *due_posts) if are_antes_first else (*due_posts, *ante_posts),
        limit_percent, 0, command.at,
        not game.stakes.blinds and game.variant.has_upcards,  # rule: BYND-85
    )  # fmt: skip
    if table.rules.clock.refill:
        facts += time_bank.refill_banks(table, positions, dealt_chairs, game)
    facts.append(begin_fact)
    return facts


def _restart_positions(table: Table, present_chairs: Chairs) -> Positions:
    """Return the positions of a first hand, or of a restart after all but one player were away."""
    if table.placed_button:
        return first_positions(
            chair_at_or_before(table.placed_button, present_chairs), present_chairs
        )
    if table.last_positions is not None:
        return restart_positions(table.last_positions, present_chairs)
    button = table.drawn_button or (
        table.displayed_positions.button if table.displayed_positions else 0
    )
    return first_positions(
        chair_at_or_before(button, present_chairs) if button else present_chairs[0], present_chairs
    )


def _find_next_positions(
    table: Table, present_chairs: Chairs, admitted_chairs: Chairs, game: Game
) -> Positions:
    assert table.last_positions is not None
    rules = table.rules.button
    if table.placed_button:  # rule: SEAT-09
        return first_positions(
            chair_at_or_before(table.placed_button, admitted_chairs), admitted_chairs
        )
    # If the big blind is not the second blind, it does not bring waiting players in.
    can_enter_on_big_blind = len(game.stakes.blinds) != 1 and not rules.blind_seats
    entering_chairs = (
        present_chairs
        if can_enter_on_big_blind and len(admitted_chairs) < len(present_chairs)
        else ()
    )
    if any(table.chairs[chair].is_exempt_from_post for chair in entering_chairs):  # rule: BYND-38
        entering_chairs = tuple(
            [chair for chair in entering_chairs if not table.chairs[chair].is_exempt_from_post]
        )
    chair_count = table.rules.chairs if rules.empty_row == "skip" else 0
    admitted_chairs, entering_chairs = (
        _exclude_passed_chairs(table, admitted_chairs),
        _exclude_passed_chairs(table, entering_chairs),
    )
    positions = next_positions(
        rules.rule,
        table.last_positions,
        admitted_chairs,
        entering_chairs,
        chair_count=chair_count,
    )
    if table.button_buyer not in admitted_chairs or len(admitted_chairs) == 2:
        return positions
    small_blind_chair = next_chair(table.button_buyer, admitted_chairs)  # rule: BYND-32
    return Positions(
        table.button_buyer,
        small_blind_chair,
        next_chair(small_blind_chair, present_chairs if entering_chairs else admitted_chairs),
    )


def _exclude_passed_chairs(table: Table, chairs: Chairs) -> Chairs:
    """Return *chairs* without players who came in by posting only the big blind (BYND-32).

    The button passes such players once. If fewer than two chairs would remain, return all.
    """
    kept_chairs = tuple([chair for chair in chairs if not table.chairs[chair].is_passed_by_button])
    return kept_chairs if len(kept_chairs) > 1 else chairs  # rule: BYND-32


def _admit_entrants(
    table: Table,
    entering_chairs: Chairs,
    admitted_chairs: Chairs,
    positions: Positions,
    game: Game,
    buying_chair: int,
) -> tuple[Chairs, list[DuePost], list[f.DebtsCancelled]]:
    dealt_chairs = list(admitted_chairs)
    due_posts: list[DuePost] = []
    cancelled_debts: list[f.DebtsCancelled] = []
    for chair in sorted(entering_chairs, key=lambda chair: (chair <= positions.button, chair)):
        if chair == buying_chair:
            dealt_chairs.append(chair)
            due_posts += posts_to_buy_button(chair, table.chairs[chair], game)
        elif _can_enter_on_big_blind(table, chair, positions, game, dealt_chairs):
            if table.chairs[chair].has_missed_posts:
                cancelled_debts.append(f.DebtsCancelled(chair))
            dealt_chairs.append(chair)
        elif (posts_of_entrant := entry_posts(table, chair, game, positions)) is not None:
            dealt_chairs.append(chair)
            due_posts += posts_of_entrant
            if table.rules.button.missed_blinds == "bb_live" and table.chairs[chair].missed_small:
                cancelled_debts.append(f.DebtsCancelled(chair))
    return tuple(sorted(dealt_chairs)), due_posts, cancelled_debts


def _can_enter_on_big_blind(
    table: Table, chair: int, positions: Positions, game: Game, dealt_chairs: list[int]
) -> bool:
    """Return True if the player comes in by posting the big blind of this hand.

    Return False for a player whom the blinds may pass (BYND-38).
    """
    if not game.stakes.blinds or table.chairs[chair].is_exempt_from_post:
        return False
    return is_reached_by_big_blind(chair, positions, game, dealt_chairs)


def _list_skipped_blinds(
    table: Table, positions: Positions, admitted_chairs: Chairs
) -> list[f.AnyTableFact]:
    """Return facts that record the blinds skipped in this hand (BMOV-03).

    Heads-up, return facts that cancel the skipped blinds still owed (BMOV-04).
    """
    chairs = table.chairs
    if len(admitted_chairs) == 2:
        return [
            f.DebtsCancelled(debtor)
            for debtor in admitted_chairs
            if chairs[debtor].has_skipped_big or chairs[debtor].has_skipped_small
        ]
    return list(find_skipped_blinds(table, positions, admitted_chairs))


def _start_bomb_pot(
    table: Table, command: c.Begin, present_chairs: Chairs, game_index: int
) -> f.HandBegan:
    """Start a bomb pot: equal antes, no blinds, and the button stays (BYND-41)."""
    game = table.rules.games[game_index]
    if not game.variant.board_cards:
        raise IllegalAction(w.BombPotInBoardlessGame(game.variant.name))
    positions = table.displayed_positions or _restart_positions(table, present_chairs)
    dealt_chairs = bomb_pot_chairs(table, present_chairs)
    board_count = command.board_count or game.boards
    if not 1 <= board_count <= _MAX_BOARD_COUNT:
        raise IllegalAction(w.BombPotBoardCountInvalid(_MAX_BOARD_COUNT))
    if len(dealt_chairs) > (max_players := game.variant.max_players(board_count)):
        raise IllegalAction(w.TooManyPlayersForBoards(len(dealt_chairs), board_count, max_players))
    due_posts = tuple(
        [DuePost(chair, "ante", command.bomb_pot_ante, "ante") for chair in dealt_chairs]
    )
    return f.HandBegan(
        table.hand_count + 1, game_index, dealt_chairs,
        positions.button, positions.small, positions.big, due_posts, 100,
        command.bomb_pot_ante, command.at, True, command.board_count,  # rule: BYND-41
    )  # fmt: skip


_MAX_BOARD_COUNT = 3


def bomb_pot_chairs(table: Table, present_chairs: Chairs) -> Chairs:
    """Return the present players who would play a bomb pot: it has no blinds to wait for."""
    dealt_chairs = tuple(
        [
            present_chair
            for present_chair in present_chairs
            if not must_come_in(table, table.chairs[present_chair])
        ]
    )
    return dealt_chairs if len(dealt_chairs) > 1 else present_chairs


__all__ = [
    "TablePlayer",
    "begin_hand",
    "dealers_choice_chair",
    "button_draw_chairs",
    "next_big_blind_chair",
    "next_game_index",
    "ready_chairs",
]

"""Reducers of hands: start, payments and end."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.engine import Game, HandStarted, HandState
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.state import hand_facts
from riverboat.table.state import facts as f
from riverboat.table.state.button_positions import Positions
from riverboat.table.state.reducers.blind_reducers import cancel_debts
from riverboat.table.state.table_state import HandOpening, LastHand, Table, TablePlayer


def apply_hand_began(table: Table, fact: f.HandBegan) -> None:
    """Set the positions and players of a new hand, and clear the debts that its posts pay."""
    table.last_hand = None
    table.hand_count, table.hand_began_at = fact.hand_number, fact.began_at
    table.hand_chairs = fact.chairs
    table.limit_percent = fact.limit_percent
    table.game_index = fact.game_index
    game = table.rules.games[fact.game_index]
    positions = Positions(fact.button, fact.small_blind_chair, fact.big_blind_chair)
    table.displayed_positions = positions
    button_waits = _does_button_wait(fact, game) if fact.button_waits is None else fact.button_waits
    if not button_waits:
        table.last_positions = positions
    table.drawn_button = table.placed_button = 0
    table.has_rock_straddle = False
    chairs = table.chairs
    for chair in fact.chairs:
        player = chairs[chair]
        player.is_passed_by_button = player.is_passed_by_button and button_waits
        player.entry_distance = None
        if not player.has_come_in:
            player.has_come_in, player.is_newcomer = True, False
            player.is_new_after_move = player.waits_for_big_blind = player.is_exempt_from_post = (
                False
            )
        elif player.is_newcomer:
            player.is_newcomer = False
        player.last_hand_number, player.missed_orbits = fact.hand_number, 0
        player.has_asked_for_time = player.has_used_away_time = False
    if (
        not button_waits or table.button_buyer not in fact.chairs
    ):  # rule: BYND-32 not after an absence
        table.button_buyer = 0
    for post in fact.due_posts:
        if post.reason == "buys the button":
            table.button_buyer = post.chair
        elif post.reason == "passed by the button":
            chairs[post.chair].is_passed_by_button = True
        if clear_debt := _CLEAR_DEBT_BY_REASON.get(post.reason):
            clear_debt(chairs[post.chair])
        elif post.reason == "kill":
            _clear_kill(table, post.chair)
    if table.departed_players:
        table.departed_players = {}
    table.hand_opening = HandOpening(fact, game)


def _does_button_wait(fact: f.HandBegan, game: Game) -> bool:
    """Return True if the button does not move for a hand whose log lacks ``button_waits``."""
    return bool(fact.bomb_pot_ante or (not game.stakes.blinds and game.variant.has_upcards))


def _clear_kill(table: Table, chair: int) -> None:
    if table.killer_chair == chair:
        table.killer_chair = 0
    else:
        table.players_owing_kill.discard(table.chairs[chair].player)


def _clear_big_blind(player: TablePlayer) -> None:
    player.missed_big = 0


def _clear_small_blind(player: TablePlayer) -> None:
    player.missed_small = 0


def _clear_ante(player: TablePlayer) -> None:
    player.missed_ante = 0


def _clear_straddle(player: TablePlayer) -> None:
    player.missed_straddle = 0


def _clear_skipped_big(player: TablePlayer) -> None:
    player.has_skipped_big = False


def _clear_skipped_small(player: TablePlayer) -> None:
    player.has_skipped_small = False


_CLEAR_DEBT_BY_REASON: dict[str, Callable[[TablePlayer], None]] = {
    "missed big blind": _clear_big_blind,
    "missed small blind": _clear_small_blind,
    "missed ante": _clear_ante,
    "missed straddle": _clear_straddle,
    "skipped big blind": _clear_skipped_big,
    "skipped small blind": _clear_skipped_small,
    "buys the button": cancel_debts,
    "passed by the button": cancel_debts,
}


def apply_hand_started(table: Table, fact: HandStarted) -> None:
    """Start the engine's hand, which ends the time for straddles."""
    table.hand = HandState(fact)
    table.hand_opening = None


def apply_rake_taken(table: Table, fact: hand_facts.RakeTaken) -> None:
    """Add chips taken from a pot to the rake, the jackpot or the kitty."""
    assert table.hand is not None, "no hand is played"
    apply_to_hand(table.hand, fact)
    match fact.kind:
        case "rake":
            table.rake += fact.chips
        case "jackpot":
            table.jackpot += fact.chips
        case "kitty":
            table.kitty += fact.chips
        case "time":
            table.rake += fact.chips
            table.time_fee_due -= fact.chips


def apply_called_off(table: Table, _fact: f.HandCalledOff) -> None:
    """Drop the called-off hand: stacks are as they were before it, plus chips added since then."""
    hand = table.hand
    if hand is not None:
        # The added chips were paid for.
        for chair, chips in zip(table.hand_chairs, hand.added_by_seat, strict=False):
            table.chairs[chair].chips += chips
        for chair, chips in table.lent_chips.items():
            table.chairs[chair].chips -= chips
    _advance_chips_behind(table)
    table.hand_opening = table.hand = table.clock = table.offered_marker = None
    table.marker_acceptances = ()


def apply_chop_offered(table: Table, fact: f.ChopOffered) -> None:
    """Record the chair that offers to chop the blinds."""
    table.chop_offer_chair = fact.chair


def apply_blinds_chopped(table: Table, _fact: f.BlindsChopped) -> None:
    """End the hand of two blinds that chopped."""
    table.hand_opening = table.hand = table.clock = None
    table.chop_offer_chair = 0
    table.hands_of_game += 1


def apply_hand_closed(table: Table, fact: f.HandClosed) -> None:
    """Set the stacks after the hand, its winner, and the chips carried over."""
    hand, chairs = table.hand, table.chairs
    assert hand is not None, "no hand was played"
    table.carried_chips = hand.carried_chips
    for chair, chips in zip(table.hand_chairs, fact.stacks, strict=True):
        chairs[chair].chips = chips
    _advance_chips_behind(table)
    table.winner_chair = _find_first_winner(table, fact.won_chips)
    table.last_hand = _build_last_hand(table, fact.won_chips) if table.rules.seven_deuce else None
    table.chop_offer_chair = 0
    table.hand = table.clock = table.offered_marker = None
    table.marker_acceptances = ()
    table.hands_of_game += 1


def _build_last_hand(table: Table, won_chips: tuple[int, ...]) -> LastHand:
    """Return a record of the last hand: the players dealt in, and the winners' cards."""
    assert table.hand is not None
    player_names = tuple([table.chairs[chair].player for chair in table.hand_chairs])
    hole_cards = [tuple(cards) for cards in table.hand.holdings]
    winners_with_cards = [
        (player_names[seat], hole_cards[seat]) for seat, chips in enumerate(won_chips) if chips
    ]
    return LastHand(table.rules.seven_deuce, player_names, tuple(winners_with_cards))


def _advance_chips_behind(table: Table) -> None:
    """Count down the hands until chips behind are delivered."""
    table.lent_chips = {}
    for player in table.chairs.values():
        if player.chips_behind:
            player.chips_behind = tuple(
                [(hands_left - 1, chips) for hands_left, chips in player.chips_behind]
            )


def _find_first_winner(table: Table, won_chips: tuple[int, ...]) -> int:
    """Return the chair that won most; ties go to the first left of the button."""
    assert table.hand is not None
    max_won_chips, player_count = max(won_chips), len(won_chips)
    if won_chips.count(max_won_chips) == 1:
        return table.hand_chairs[won_chips.index(max_won_chips)]
    seat = next(
        (
            winner_seat
            for offset in range(player_count)
            if won_chips[winner_seat := (table.hand.button + 1 + offset) % player_count]
            == max_won_chips
        ),
        0,
    )
    return table.hand_chairs[seat] if max_won_chips else 0

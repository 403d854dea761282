"""Checks on every fact of a random session, for any players and rules.

Each fact is checked before it is applied, with the table as it is then, and after.
"""

from __future__ import annotations

from riverboat.engine import Game, HandStarted
from riverboat.table.blinds.deal_in import ready_chairs
from riverboat.table.blinds.missed_blinds import must_come_in
from riverboat.table.state import facts as f
from riverboat.table.state.button_positions import (
    Chairs,
    chair_at_or_before,
    chairs_between,
    next_chair,
)
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.table.state.table_state import Table

LIVE_POST_KINDS = ("blind", "post", "straddle", "sleeper", "kill")
"""Forced bets that count toward a call; a player posts at most one of them."""


class SessionChecker:
    """Checks of every fact of a session, with the history that they need."""

    def __init__(self) -> None:
        self.big_blinds: dict[int, int] = {}
        self.hands_without_big_blind: list[f.HandBegan] = []
        """Hands without a big blind, other than bomb pots."""
        self.small_blinds: dict[int, int] = {}
        self.last_hand: f.HandBegan | None = None
        """The last hand whose blinds count for the next one."""
        self.was_button_disturbed = False
        """True if a chair, the button or the rules changed since then."""
        self.continuous_chairs: frozenset[int] = frozenset()
        """Chairs dealt into every hand since, including bomb pots and stud."""
        self.forgiven_chairs: set[int] = set()
        """Chairs that had to enter in the next hand and no longer do: their debts are wiped."""

    def check_before(self, table: Table, fact: AnyLoggedFact) -> None:
        """Check a fact before it is applied."""
        match fact:
            case f.HandBegan():
                self._check_hand_start(table, fact)
            case f.Left(chair=chair):
                self.continuous_chairs -= {chair}
            case f.ChangedChair() | f.ButtonPlaced() | f.RulesChanged():
                self.was_button_disturbed = True
            case f.DebtsCancelled(chair=chair) if must_come_in(table, table.chairs[chair]):
                self.forgiven_chairs.add(chair)
            case HandStarted():
                _check_posts(table, fact)
            case f.HandClosed(stacks=chips):
                assert min(chips) >= 0, fact
            case _:
                pass

    def check_after(self, table: Table, fact: AnyLoggedFact) -> None:
        """Check the table after a fact."""
        if isinstance(fact, f.HandBegan):
            _check_debts_paid(table, fact)
            self.forgiven_chairs.clear()
            self._count_blinds(fact)
        elif isinstance(fact, f.BlindMissed):
            _check_single_debt(table, fact.chair)

    # Start of a hand ----------------------------------------------------------------------------

    def _check_hand_start(self, table: Table, hand_start: f.HandBegan) -> None:
        game = table.rules.games[hand_start.game_index]
        assert len(hand_start.chairs) >= 2, hand_start
        assert list(hand_start.chairs) == sorted(set(hand_start.chairs)), hand_start
        assert set(hand_start.chairs) <= set(ready_chairs(table)), hand_start
        assert all(table.chairs[chair].chips > 0 for chair in hand_start.chairs), hand_start
        _check_single_live_bets(hand_start)
        self.continuous_chairs &= frozenset(hand_start.chairs)
        if hand_start.bomb_pot_ante:
            assert [due_post.kind for due_post in hand_start.due_posts] == ["ante"] * len(
                hand_start.chairs
            ), hand_start
            return
        if not game.stakes.blinds and not game.stakes.button_blind:
            assert all(due_post.reason == "ante" for due_post in hand_start.due_posts), hand_start
            return
        assert any(
            due_post.reason in ("blind", "big blind", "kill", BUTTON_PURCHASE_REASON)
            for due_post in hand_start.due_posts
        ), hand_start
        if len(game.stakes.blinds) == 2 and not table.rules.button.blind_seats:
            self._check_two_blinds(table, hand_start, game)
        self.last_hand, self.was_button_disturbed, self.continuous_chairs = (
            hand_start,
            False,
            frozenset(hand_start.chairs),
        )

    def _check_two_blinds(self, table: Table, hand_start: f.HandBegan, game: Game) -> None:
        chairs, big_blind_chair = hand_start.chairs, hand_start.big_blind_chair
        assert big_blind_chair in chairs, f"no big blind: {hand_start}"
        posts = [
            due_post
            for due_post in hand_start.due_posts
            if due_post.chair == big_blind_chair and due_post.kind in LIVE_POST_KINDS
        ]
        if buyer := _find_button_buyer(
            hand_start
        ):  # rule: BYND-32 they post for both, and they on the next hand
            assert [due_post.reason for due_post in posts] in ([], ["kill"]), hand_start
            assert buyer in _list_chairs_behind_button(hand_start), hand_start
        else:
            assert [due_post.reason for due_post in posts] in (["big blind"], ["kill"]), hand_start
        if len(chairs) == 2:
            other_chair = next(chair for chair in chairs if chair != big_blind_chair)
            assert hand_start.button == hand_start.small_blind_chair == other_chair, hand_start
        else:
            assert big_blind_chair not in (hand_start.button, hand_start.small_blind_chair), (
                hand_start
            )
        if self.last_hand is not None and not self.was_button_disturbed:
            self._check_button_move(table, self.last_hand, hand_start)
        _check_entering_players(table, hand_start, game, self.forgiven_chairs)

    def _check_button_move(
        self, table: Table, last_hand: f.HandBegan, hand_start: f.HandBegan
    ) -> None:
        if buyer := _find_button_buyer(last_hand):
            if buyer not in self.continuous_chairs:
                return  # the buyer left, and the button moved on
            settled_chairs = [
                chair for chair in hand_start.chairs if not must_come_in(table, table.chairs[chair])
            ]
            assert buyer == hand_start.button or len(settled_chairs) <= 2, hand_start
            return
        assert hand_start.big_blind_chair != last_hand.big_blind_chair, (
            f"{hand_start.big_blind_chair} is the big blind twice running:"
            f" {hand_start}, {last_hand}"
        )
        if (
            len(hand_start.chairs) == 2 or table.rules.button.rule == "dead"
        ):  # rule: SEAT-08, BMOV-05
            expected_chair = next_chair(last_hand.big_blind_chair, hand_start.chairs)
            assert hand_start.big_blind_chair == expected_chair, (
                f"{expected_chair} was skipped: {hand_start} after {last_hand}"
            )

    def _count_blinds(self, hand_start: f.HandBegan) -> None:
        if not hand_start.bomb_pot_ante and not {"big blind", BUTTON_PURCHASE_REASON} & {
            due_post.reason for due_post in hand_start.due_posts
        }:
            self.hands_without_big_blind.append(hand_start)
        for due_post in hand_start.due_posts:
            if due_post.reason == "big blind":
                self.big_blinds[due_post.chair] = self.big_blinds.get(due_post.chair, 0) + 1
            elif due_post.reason == "small blind":
                self.small_blinds[due_post.chair] = self.small_blinds.get(due_post.chair, 0) + 1


BUTTON_PURCHASE_REASON = "buys the button"


def _find_button_buyer(hand_start: f.HandBegan) -> int:
    """Return the chair that posts both blinds to get the button next; 0 if none."""
    return next(
        (
            due_post.chair
            for due_post in hand_start.due_posts
            if due_post.reason == BUTTON_PURCHASE_REASON
        ),
        0,
    )


# Single hands -----------------------------------------------------------------------------------


def _check_single_live_bets(hand_start: f.HandBegan) -> None:
    live_chairs = [
        due_post.chair for due_post in hand_start.due_posts if due_post.kind in LIVE_POST_KINDS
    ]
    assert len(live_chairs) == len(set(live_chairs)), f"two live bets of one player: {hand_start}"
    assert all(due_post.chips > 0 for due_post in hand_start.due_posts), hand_start
    assert {due_post.chair for due_post in hand_start.due_posts} <= set(hand_start.chairs), (
        hand_start
    )


def _check_entering_players(
    table: Table, hand_start: f.HandBegan, game: Game, cancelled_chairs: set[int]
) -> None:
    """Check that newcomers post what the table requires or are the big blind (POST-01)."""
    chairs, button_rules = table.chairs, table.rules.button
    entering_chairs = [chair for chair in hand_start.chairs if must_come_in(table, chairs[chair])]
    settled_count = len(set(hand_start.chairs) - set(entering_chairs) - cancelled_chairs)
    if table.last_positions is None or settled_count < 2:
        return  # all players begin together
    for chair in entering_chairs:
        post_reasons = [
            due_post.reason
            for due_post in hand_start.due_posts
            if due_post.chair == chair and due_post.reason != "ante"
        ]
        if chair == hand_start.big_blind_chair:
            assert post_reasons in (["big blind"], ["kill"]), (chair, hand_start)
            continue
        assert not chairs[chair].waits_for_big_blind, (
            f"{chair} waits for the big blind: {hand_start}"
        )
        if chair in _list_chairs_behind_button(hand_start) and (
            settled_count > 2 or chair != hand_start.button
        ):  # rule: BYND-32
            gap_post_reasons = {
                "buys the button",
                *(["passed by the button"] * button_rules.gap_post),
            }
            assert gap_post_reasons & {*post_reasons}, (
                f"{chair} slips in behind the button: {hand_start}"
            )
        elif chairs[chair].entry_distance is not None:  # rule: BYND-34
            assert not post_reasons or post_reasons == ["kill"], (chair, hand_start)
        elif chairs[chair].is_newcomer:
            is_post_required = button_rules.new_player in ("bb", "min_bet") or (
                button_rules.new_player == "bb in limit" and game.structure.has_limit_bets
            )
            owes_kill = table.chairs[chair].player in table.players_owing_kill and post_reasons == [
                "kill"
            ]
            assert post_reasons == ["new player"] * is_post_required or owes_kill, (
                chair,
                hand_start,
            )
        elif chairs[chair].has_missed_posts:
            assert post_reasons, f"{chair} owes blinds and pays none: {hand_start}"


def _list_chairs_behind_button(hand_start: f.HandBegan) -> Chairs:
    """Return the chairs from the button to the big blind, where newcomers must post (BYND-32)."""
    return (
        hand_start.button,
        *chairs_between(hand_start.button, hand_start.big_blind_chair, hand_start.chairs),
    )


def _check_debts_paid(table: Table, hand_start: f.HandBegan) -> None:
    """Check that dealt-in players have paid their debts, or pay one blind per hand."""
    game = table.rules.games[hand_start.game_index]
    if hand_start.bomb_pot_ante or not game.stakes.blinds:
        return
    allows_gradual_payment = table.rules.button.missed_blinds == "one_per_hand_live"
    for chair in hand_start.chairs:
        table_player = table.chairs[chair]
        assert not table_player.missed_big, (
            f"{chair} is dealt in and owes a big blind: {hand_start}"
        )
        assert allows_gradual_payment or not table_player.missed_small, (
            f"{chair} is dealt in and owes a small blind: {hand_start}"
        )


def _check_single_debt(table: Table, chair: int) -> None:
    """Check that a player owes at most one set of blinds (POST-07)."""
    table_player = table.chairs[chair]
    blind_sizes = {blind_size for game in table.rules.games for blind_size in game.stakes.blinds}
    assert table_player.missed_big in {0, *blind_sizes}, (
        f"chair {chair} owes {table_player.missed_big}"
    )
    assert table_player.missed_small in {0, *blind_sizes}, (
        f"chair {chair} owes {table_player.missed_small}"
    )


def _check_posts(table: Table, hand_started: HandStarted) -> None:
    """Check that the hand gets the forced bets that are due and the announced button."""
    opening = table.hand_opening
    assert opening is not None
    hand_start = opening.begin_fact
    assert len(hand_started.stacks) == len(hand_start.chairs)
    assert hand_start.chairs[hand_started.button] == chair_at_or_before(
        hand_start.button, hand_start.chairs
    )
    straddling_chairs = {straddle.chair for straddle in opening.straddles}
    expected_posts = [
        due_post
        for due_post in hand_start.due_posts
        if due_post.chair not in straddling_chairs or due_post.kind not in LIVE_POST_KINDS
    ]
    expected_posts += opening.straddles
    actual_posts = [
        (hand_start.chairs[post.seat], post.kind, post.chips) for post in hand_started.posts
    ]
    assert sorted(actual_posts) == sorted(
        (due_post.chair, due_post.kind, due_post.chips) for due_post in expected_posts
    )

"""Simulated sessions: many hands of one table, played by bots or policies.

The rules are those of a table in a room, with missed blinds, straddles, kills, rake and a ledger.
Players without chips buy in again, so that the session continues.

>>> from riverboat.table.rules.config import ConfiguredPlayer, read_config
>>> config = read_config('''
... preset = "online"
... game = "no-limit hold'em 1/2"
... [fees]
... per_mille = 50
... ''')
>>> players = tuple(ConfiguredPlayer(name, style="random") for name in ("Ann", "Bob", "Cat"))
>>> played = play_session(SessionPlan(rules=config.rules, players=players, hands=200, seed=7))
>>> played.hands, sum(each.net for each in played.players) + played.takings
(200, 0)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from msgspec import Struct

from riverboat.bots import STYLES, Bot, PlayerLike, Style, make_style
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import BadGame, IllegalAction, replay
from riverboat.engine.hand_redaction import redact_log
from riverboat.hands import Hand
from riverboat.sim.bot_memory import Memory, copy_for_match
from riverboat.sim.sessions.session_results import PlayerResult, SessionResult
from riverboat.sim.sessions.simulated_dealer import SimulatedDealer
from riverboat.sim.sessions.style_commands import choose_command, choose_game, choose_straddle
from riverboat.table.money.buying_in import (
    buy_in_limits,
    clamp_to_limits,
    default_buy_in,
    purchase_limits,
)
from riverboat.table.money.session_ledger import Ledger
from riverboat.table.rules.config import ConfiguredPlayer
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToPlay, ToStraddle
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.words.refusals.simulations import SeatingFailed

HANDS_AN_HOUR: Final = 30
"""Hands per hour at a live table, for fees by time (HOUS-04)."""

FactsCallback = Callable[[list[AnyLoggedFact]], None]
"""Handle the facts of a finished hand."""


class SessionPlan(Struct, metaclass=DeprecatedKeywords, frozen=True, kw_only=True):
    """The parameters of a simulated session."""

    rules: TableRules
    players: tuple[ConfiguredPlayer, ...]
    hands: int
    seed: int | str | None = None
    rebuys: bool = True
    """True if players without chips buy in again."""
    resets_stacks: bool = False
    """True if all players begin each hand with their starting stacks."""
    bots: Mapping[str, PlayerLike] = {}
    """Custom bots by player name, in place of a style."""
    memory: Memory = "match"
    """The lifetime of a bot's state: all hands, or one block of them."""

    anew = DeprecatedAttribute("resets_stacks")


def play_session(
    plan: SessionPlan,
    on_hand: Callable[[], None] | None = None,
    on_facts: FactsCallback | None = None,
) -> SessionResult:
    """Play a session to its end, with copies of the bots.

    *on_hand* is called after each hand, *on_facts* with the facts of each hand. ``bots`` of the
    result has the copies.
    """
    return play_with_bots(plan, copy_bots(plan.bots), on_hand, on_facts)


def copy_bots(bots: Mapping[str, PlayerLike]) -> dict[str, PlayerLike]:
    """Return copies of bots for one session."""
    return {name: copy_for_match(bot) for name, bot in bots.items()}


def play_with_bots(
    plan: SessionPlan,
    bots: Mapping[str, PlayerLike],
    on_hand: Callable[[], None] | None = None,
    on_facts: FactsCallback | None = None,
) -> SessionResult:
    """Play a session with the given bots, which retain their state."""
    session = SimulatedSession(plan, on_facts, bots)
    while session.session_result.hands < plan.hands and session.play_hand():
        if on_hand is not None:
            on_hand()
    return session.close()


class SimulatedSession:
    """A simulated session: a table, its players, and the results so far."""

    def __init__(
        self,
        plan: SessionPlan,
        on_facts: FactsCallback | None = None,
        bots: Mapping[str, PlayerLike] | None = None,
    ) -> None:
        card_rng = Random(None if plan.seed is None else f"the cards of {plan.seed}")
        self._rng = Random(None if plan.seed is None else f"the luck of {plan.seed}")
        self.dealer = SimulatedDealer(plan.rules, card_rng)
        self.ledger = Ledger()
        self.session_result = SessionResult().with_bots({})
        self._plan, self._on_facts = plan, on_facts
        self._bots = copy_bots(plan.bots) if bots is None else bots
        self._styles: dict[int, Style] = {}
        self._result_by_chair: dict[int, PlayerResult] = {}
        self._buy_in_by_chair: dict[int, int] = {}
        for player_index, player in enumerate(plan.players):
            self._seat_player(player, player_index)
        self._record_facts()

    def play_hand(self) -> bool:
        """Play one hand; return False if no hand could be played."""
        dealer = self.dealer
        if not self._prepare_hand():
            return False
        dealer.execute(c.Begin())
        self._play_to_end()
        self._add_results()
        if self._bots:
            self._notify_bots()
        self._record_facts()
        self._charge_time_fees()
        if self._plan.resets_stacks:
            self._reset_stacks()
        elif self._plan.rebuys:
            self._rebuy_broke_players()
        return True

    def close(self) -> SessionResult:
        """Close the table and return the results."""
        self.dealer.execute(c.CloseTable())
        self._record_facts()
        ledger, session_result = self.ledger, self.session_result
        for player_result in self._result_by_chair.values():
            account = ledger.accounts[player_result.player]
            player_result.brought, player_result.net = (
                account.brought,
                account.net - account.adjusted,
            )
        session_result.rake, session_result.jackpot = ledger.rake, ledger.jackpot
        session_result.kitty, session_result.time_fees = ledger.kitty, ledger.time_fees
        session_result.carried = ledger.carried
        return session_result

    def _seat_player(self, player: ConfiguredPlayer, player_index: int) -> None:
        """Seat a player with their chips, and with their own or a default style."""
        table = self.dealer.table
        free_chairs = [
            chair_number
            for chair_number in range(1, table.rules.chairs + 1)
            if chair_number not in table.chairs
        ]
        reserved_chairs = {player.chair for player in self._plan.players}
        chair = player.chair or next(
            chair_number for chair_number in free_chairs if chair_number not in reserved_chairs
        )
        chips = player.chips or default_buy_in(table, buy_in_limits(table, player.name))
        player_like = self._bots.get(player.name)
        style = make_style(
            player_like or player.style or STYLES[player_index % len(STYLES)], self._rng
        )
        try:
            self.dealer.execute(c.Sit(player.name, chair, chips))
        except IllegalAction as error:
            raise BadGame(SeatingFailed(error.refusal, player.name)) from error
        self._approve_seat(chair)
        self._styles[chair], self._buy_in_by_chair[chair] = style, chips
        if player_like is not None:
            self.session_result.bots[player.name] = style.player
        player_result = PlayerResult(player=player.name, style=style.name, buy_ins=1)
        self._result_by_chair[chair] = player_result
        self.session_result.players.append(player_result)

    def _approve_seat(self, chair: int) -> None:
        if self.dealer.table.chairs[chair].requested_chips:  # rule: BUYN-01
            self.dealer.execute(c.Approve(chair))
            self.dealer.execute(c.ComeBack(chair))

    def _prepare_hand(self) -> bool:
        """Choose the game if it is dealer's choice; return True if a hand may begin."""
        if not self.dealer.can_begin_hand:
            return False
        if (game_choice := choose_game(self.dealer.table, self._rng)) is not None:
            self.dealer.execute(game_choice)
        return True

    def _rebuy_broke_players(self) -> None:
        """Buy in again for players without chips, and seat them again."""
        table = self.dealer.table
        broke_chairs = [
            chair
            for chair, player in table.chairs.items()
            if player.is_sitting_out and not player.chips
        ]
        for chair in broke_chairs:
            if not table.chairs[chair].chips_behind and (limits := purchase_limits(table, chair)):
                self.dealer.execute(
                    c.Buy(chair, clamp_to_limits(limits, self._buy_in_by_chair[chair]))
                )
                self._approve_seat(chair)
                self._result_by_chair[chair].buy_ins += 1
            if table.chairs[chair].is_sitting_out:
                self.dealer.execute(c.ComeBack(chair))

    def _reset_stacks(self) -> None:
        """Reset all stacks by host corrections, so that hands are independent."""
        for chair, chips in self._buy_in_by_chair.items():
            player = self.dealer.table.chairs[chair]
            if player.chips != chips:
                self.dealer.execute(
                    c.Adjust(chair, chips - player.chips, "every hand begins alike")
                )
            if player.is_sitting_out:
                self.dealer.execute(c.ComeBack(chair))

    def _charge_time_fees(self) -> None:
        """Charge time fees at the hourly pace of a live table."""
        fees = self._plan.rules.fees
        hands_per_fee = max(1, fees.time_every * HANDS_AN_HOUR // 60)
        if fees.time_fee and self.session_result.hands % hands_per_fee == 0:  # rule: HOUS-04
            self.dealer.execute(c.TakeTimeFees())

    def _play_to_end(self) -> None:
        """Execute commands of the players until the hand is over."""
        dealer, styles = self.dealer, self._styles
        while True:
            pending = dealer.pending
            if type(pending) is ToPlay:
                dealer.execute(choose_command(dealer, pending, styles[pending.chairs[0]]))
            elif type(pending) is ToStraddle:
                dealer.execute(choose_straddle(pending.offers[0], styles[pending.offers[0].chair]))
            else:
                return

    def _add_results(self) -> None:
        """Add each player's result of the hand, in big blinds of its game."""
        dealer = self.dealer
        hand, table = dealer.hand, dealer.table
        assert hand is not None, "a hand was played"
        self.session_result.hands += 1
        big_blinds_per_chip = 1 / hand.game.stakes.big_blind
        rake_share = (
            hand.taken_by_house / max(1, sum(hand.earlier_bets)) if hand.taken_by_house else 0.0
        )
        for seat, chair in enumerate(table.hand_chairs):
            won_big_blinds = (hand.stacks[seat] - hand.starting_stacks[seat]) * big_blinds_per_chip
            player_result = self._result_by_chair[chair]
            player_result.hands += 1
            player_result.won += won_big_blinds
            player_result.squares += won_big_blinds * won_big_blinds
            if rake_share:
                player_result.rake += rake_share * hand.earlier_bets[seat]

    def _notify_bots(self) -> None:
        """Notify bots with an ``over`` method of the end of a hand."""
        log = self.dealer.hand_log()
        for seat, chair in enumerate(self.dealer.table.hand_chairs):
            player = self._styles[chair].player
            if isinstance(player, Bot) and type(player).over is not Bot.over:
                visible_facts = list(redact_log(log, seat))
                player.over(Hand.from_state(replay(visible_facts), visible_facts, seat))

    def _record_facts(self) -> None:
        """Send new facts to the ledger and the callback, and discard them."""
        log = self.dealer.log
        for fact in log:
            self.ledger.add(fact)
        if self._on_facts is not None:
            self._on_facts(log)
        log.clear()

    hand = DeprecatedAttribute("play_hand")

"""The bots of a session: their commands in a hand and between hands, always legal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from riverboat.bots import CHARACTER_STYLES, Style, style
from riverboat.sim.sessions.simulated_dealer import SimulatedDealer
from riverboat.sim.sessions.style_commands import choose_command, choose_game, choose_straddle
from riverboat.table.money.buying_in import default_buy_in, purchase_limits
from riverboat.table.rules.config import ConfiguredPlayer
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import StraddleOffer, ToAnswerMarker, ToPlay


class Bots:
    """All players at a table but you, with one shared rng."""

    def __init__(self, dealer: SimulatedDealer, rng: Random, your_name: str) -> None:
        self._dealer, self._rng, self._your_name = dealer, rng, your_name
        self._style_by_name: dict[str, Style] = {}

    def add_bot(self, player: ConfiguredPlayer) -> None:
        """Register a bot before it sits down, with its style or a random one."""
        style_name = player.style or self._rng.choice(CHARACTER_STYLES)
        self._style_by_name[player.name] = style(style_name, self._rng)

    def act(self, turn: ToPlay) -> c.Act:
        """Return the action of the bot whose turn it is."""
        return choose_command(self._dealer, turn, self._find_style(turn.chairs[0]))

    def straddle(self, offer: StraddleOffer) -> c.Straddle | c.DeclineStraddle:
        """Return the bot's straddle or its refusal; bots straddle as often as they bluff."""
        return choose_straddle(offer, self._find_style(offer.chair))

    def answer(self, request: ToAnswerMarker) -> c.AnswerMarker:
        """Return the bot's answer to a marker or a request for a loan: yes in 80 % of cases."""
        return c.AnswerMarker(request.chairs[0], self._rng.random() < 0.8)

    def _find_style(self, chair: int) -> Style:
        return self._style_by_name[self._dealer.table.chairs[chair].player]

    def choose_game(self) -> Iterator[c.ChooseGame]:
        """Yield the bots' choice of the next game, if it is due in a dealer's choice."""
        if (game_choice := choose_game(self._dealer.table, self._rng)) is not None:
            yield game_choice

    def iter_rebuy_commands(self) -> Iterator[c.Buy | c.ComeBack]:
        """Yield rebuys and returns of broke bots."""
        table = self._dealer.table
        for chair in self._list_bot_chairs():
            player = table.chairs[chair]
            if player.chips or player.chips_behind or not (limits := purchase_limits(table, chair)):
                continue
            yield c.Buy(chair, default_buy_in(table, limits))
            yield c.ComeBack(chair)

    def iter_attendance_commands(self) -> Iterator[c.AnyTableCommand]:
        """Yield occasional arrivals and departures between hands; the table may refuse them."""
        table, rng = self._dealer.table, self._rng
        for chair in self._list_bot_chairs():
            player, random_value = table.chairs[chair], rng.random()
            free_chairs = [
                free_chair
                for free_chair in range(1, table.rules.chairs + 1)
                if free_chair not in table.chairs
            ]
            if player.is_sitting_out and player.chips and random_value < 0.5:
                yield c.ComeBack(chair, waits_for_big_blind=random_value < 0.15)
            elif not player.is_sitting_out and random_value < 0.05:
                yield c.SitOut(chair)
            elif random_value > 0.98 and free_chairs:
                yield c.ChangeChair(chair, rng.choice(free_chairs))
            elif random_value > 0.95 and (limits := purchase_limits(table, chair)):
                yield c.Buy(chair, max(limits[0], limits[1] // 2 or 50))

    def _list_bot_chairs(self) -> list[int]:
        table = self._dealer.table
        return [
            chair
            for chair in table.occupied_chairs
            if table.chairs[chair].player != self._your_name
        ]

"""The bots of a session: what they do in a hand and between hands. They ask for nothing illegal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from riverboat.bots import WITH_CHARACTER, Style, style
from riverboat.sim.sessions.asking import dealers_choice, straddles, what_they_do
from riverboat.sim.sessions.dealer import Dealer
from riverboat.table.money.buy_in import may_buy, usual
from riverboat.table.rules.config import Seated
from riverboat.table.state import commands as c
from riverboat.table.state.awaited import StraddleOffer, ToAnswer, ToPlay


class Bots:
    """Everybody at a table but you, with one luck for all of them."""

    def __init__(self, dealer: Dealer, luck: Random, you: str) -> None:
        self._dealer, self._luck, self._you = dealer, luck, you
        self._styles: dict[str, Style] = {}

    def join(self, player: Seated) -> None:
        """A bot of this style, or of any, is about to sit down."""
        named = player.style or self._luck.choice(WITH_CHARACTER)
        self._styles[player.name] = style(named, self._luck)

    # In a hand ----------------------------------------------------------------------------------

    def act(self, now: ToPlay) -> c.Act:
        """What the one who is awaited does."""
        return what_they_do(self._dealer, now, self._of(now.chairs[0]))

    def straddle(self, offer: StraddleOffer) -> c.Straddle | c.DeclineStraddle:
        """Whether the bot raises blind: as often as they bluff."""
        return straddles(offer, self._of(offer.chair))

    def answer(self, now: ToAnswer) -> c.AnswerMarker:
        """Whether the bot agrees to a marker or a loan: mostly."""
        return c.AnswerMarker(now.chairs[0], self._luck.random() < 0.8)

    def _of(self, chair: int) -> Style:
        return self._styles[self._dealer.table.chairs[chair].player]

    # Between hands ------------------------------------------------------------------------------

    def choose_game(self) -> Iterator[c.ChooseGame]:
        """Where the dealer chooses and nobody else is there to, one of them does each orbit."""
        if (chosen := dealers_choice(self._dealer.table, self._luck)) is not None:
            yield chosen

    def buy_again(self) -> Iterator[c.Buy | c.ComeBack]:
        """Who has nothing left buys in again and comes back."""
        table = self._dealer.table
        for chair in self._chairs():
            each = table.chairs[chair]
            if each.chips or each.coming or not (reach := may_buy(table, chair)):
                continue
            yield c.Buy(chair, usual(table, reach))
            yield c.ComeBack(chair)

    def come_and_go(self) -> Iterator[c.AnyTableCommand]:
        """What people do between hands now and then; the table may refuse it."""
        table, luck = self._dealer.table, self._luck
        for chair in self._chairs():
            each, chance = table.chairs[chair], luck.random()
            free = [k for k in range(1, table.rules.chairs + 1) if k not in table.chairs]
            if each.out and each.chips and chance < 0.5:
                yield c.ComeBack(chair, waits=chance < 0.15)
            elif not each.out and chance < 0.05:
                yield c.SitOut(chair)
            elif chance > 0.98 and free:
                yield c.ChangeChair(chair, luck.choice(free))
            elif chance > 0.95 and (reach := may_buy(table, chair)):
                yield c.Buy(chair, max(reach[0], reach[1] // 2 or 50))

    def _chairs(self) -> list[int]:
        table = self._dealer.table
        return [chair for chair in table.ring if table.chairs[chair].player != self._you]

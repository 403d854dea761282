"""Sessions in bulk: many hands of one table, played by bots or policies, and what came of them.

The table is the real one: blinds that are owed, straddles, kills, rake and the ledger are its own.
Who is broke buys in again, so that a session goes on.

>>> from riverboat.table.rules.config import Seated, read_config
>>> config = read_config('''
... preset = "online"
... game = "no-limit hold'em 1/2"
... [fees]
... per_mille = 50
... ''')
>>> players = tuple(Seated(name, style="random") for name in ("Ann", "Bob", "Cat"))
>>> played = play_session(SessionPlan(rules=config.rules, players=players, hands=200, seed=7))
>>> played.hands, sum(each.net for each in played.players) + played.takings
(200, 0)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from msgspec import Struct

from riverboat.bots import STYLES, Anybody, Bot, Style, style_of
from riverboat.engine import BadGame, IllegalAction, fold
from riverboat.engine.views import log_seen_by
from riverboat.hands import Hand
from riverboat.sim.memory import Memory, own_copy
from riverboat.sim.sessions.asking import dealers_choice, straddles, what_they_do
from riverboat.sim.sessions.dealer import Dealer
from riverboat.sim.sessions.results import PlayerResult, SessionResult
from riverboat.table.money.buy_in import may_bring, may_buy, usual, within
from riverboat.table.money.ledger import Ledger
from riverboat.table.rules.config import Seated
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import commands as c
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.awaited import ToPlay, ToStraddle
from riverboat.words.refusals.simulations import CannotSitDown

HANDS_AN_HOUR: Final = 30
"""How fast a live table plays, for fees that are paid by time (HOUS-04)."""

Keep = Callable[[list[AnyLogged]], None]
"""Takes the facts of a hand, when it is over."""


class SessionPlan(Struct, frozen=True, kw_only=True):
    """What is to be played."""

    rules: TableRules
    players: tuple[Seated, ...]
    hands: int
    seed: int | str | None = None
    rebuys: bool = True
    """Whoever is broke buys in again."""
    anew: bool = False
    """Everybody begins each hand with the chips that they sat down with."""
    bots: Mapping[str, Anybody] = {}
    """Who plays for players of these names, in place of a style: a bot of one's own ..."""
    memory: Memory = "match"
    """How long a bot keeps its state: through all hands, or for a block of them."""


def play_session(
    plan: SessionPlan, watch: Callable[[], None] | None = None, keep: Keep | None = None
) -> SessionResult:
    """Play a session to its end; *watch* is called after each hand, *keep* given its facts.

    Bots play as copies, which ``bots`` of the result are.
    """
    return play_by(plan, own_bots(plan.bots), watch, keep)


def own_bots(bots: Mapping[str, Anybody]) -> dict[str, Anybody]:
    """Return copies of bots for one session."""
    return {name: own_copy(each) for name, each in bots.items()}


def play_by(
    plan: SessionPlan,
    bots: Mapping[str, Anybody],
    watch: Callable[[], None] | None = None,
    keep: Keep | None = None,
) -> SessionResult:
    """Play a session by these very bots."""
    session = SimulatedSession(plan, keep, bots)
    while session.played.hands < plan.hands and session.hand():
        if watch is not None:
            watch()
    return session.close()


class SimulatedSession:
    """One table, its players, and what has come of it so far."""

    def __init__(
        self,
        plan: SessionPlan,
        keep: Keep | None = None,
        bots: Mapping[str, Anybody] | None = None,
    ) -> None:
        rng = Random(None if plan.seed is None else f"the cards of {plan.seed}")
        self._luck = Random(None if plan.seed is None else f"the luck of {plan.seed}")
        self.dealer = Dealer(plan.rules, rng)
        self.book = Ledger()
        self.played = SessionResult().with_bots({})
        self._plan, self._keep = plan, keep
        self._bots = own_bots(plan.bots) if bots is None else bots
        self._styles: dict[int, Style] = {}
        self._results: dict[int, PlayerResult] = {}
        self._buys: dict[int, int] = {}
        for number, each in enumerate(plan.players):
            self._seat(each, number)
        self._write_down()

    def hand(self) -> bool:
        """Play one hand; whether there was one."""
        dealer = self.dealer
        if not self._ready():
            return False
        dealer.do(c.Begin())
        self._play()
        self._count()
        if self._bots:
            self._report()
        self._write_down()
        self._take_time_fees()
        if self._plan.anew:
            self._begin_anew()
        elif self._plan.rebuys:
            self._buy_again()
        return True

    def close(self) -> SessionResult:
        """Everybody takes their chips; what came of it all."""
        self.dealer.do(c.CloseTable())
        self._write_down()
        book, played = self.book, self.played
        for each in self._results.values():
            account = book.accounts[each.player]
            each.brought, each.net = account.brought, account.net - account.adjusted
        played.rake, played.jackpot = book.rake, book.jackpot
        played.kitty, played.time_fees = book.kitty, book.time_fees
        played.carried = book.carried
        return played

    # Before a hand ----------------------------------------------------------------------------

    def _seat(self, player: Seated, number: int) -> None:
        """A player sits down with their chips, and a style of their own or a usual one."""
        table = self.dealer.table
        free = [k for k in range(1, table.rules.chairs + 1) if k not in table.chairs]
        named = {each.chair for each in self._plan.players}
        chair = player.chair or next(k for k in free if k not in named)
        chips = player.chips or usual(table, may_bring(table, player.name))
        who = self._bots.get(player.name)
        kind = style_of(who or player.style or STYLES[number % len(STYLES)], self._luck)
        try:
            self.dealer.do(c.Sit(player.name, chair, chips))
        except IllegalAction as why:
            raise BadGame(CannotSitDown(why.refusal, player.name)) from why
        self._approve(chair)
        self._styles[chair], self._buys[chair] = kind, chips
        if who is not None:
            self.played.bots[player.name] = kind.player
        result = PlayerResult(player=player.name, style=kind.name, buy_ins=1)
        self._results[chair] = result
        self.played.players.append(result)

    def _approve(self, chair: int) -> None:
        if self.dealer.table.chairs[chair].asked:  # rule: BUYN-01
            self.dealer.do(c.Approve(chair))
            self.dealer.do(c.ComeBack(chair))

    def _ready(self) -> bool:
        """Whether a hand may begin; where the dealer chooses the game, they have chosen."""
        if not self.dealer.may_begin:
            return False
        if (chosen := dealers_choice(self.dealer.table, self._luck)) is not None:
            self.dealer.do(chosen)
        return True

    def _buy_again(self) -> None:
        """Whoever has nothing left buys in again, and comes back."""
        table = self.dealer.table
        broke = [chair for chair, each in table.chairs.items() if each.out and not each.chips]
        for chair in broke:
            if not table.chairs[chair].coming and (reach := may_buy(table, chair)):
                self.dealer.do(c.Buy(chair, within(reach, self._buys[chair])))
                self._approve(chair)
                self._results[chair].buy_ins += 1
            if table.chairs[chair].out:
                self.dealer.do(c.ComeBack(chair))

    def _begin_anew(self) -> None:
        """The host sets every stack right, so that no hand is played with what another has left."""
        for chair, chips in self._buys.items():
            each = self.dealer.table.chairs[chair]
            if each.chips != chips:
                self.dealer.do(c.Adjust(chair, chips - each.chips, "every hand begins alike"))
            if each.out:
                self.dealer.do(c.ComeBack(chair))

    def _take_time_fees(self) -> None:
        """Time is paid for as if a table played as many hands an hour as a live one does."""
        fees = self._plan.rules.fees
        every = max(1, fees.time_every * HANDS_AN_HOUR // 60)
        if fees.time_fee and self.played.hands % every == 0:  # rule: HOUS-04
            self.dealer.do(c.TakeTimeFees())

    # A hand -----------------------------------------------------------------------------------

    def _play(self) -> None:
        """Ask whoever is awaited until the hand is over."""
        dealer, styles = self.dealer, self._styles
        while True:
            now = dealer.now
            if type(now) is ToPlay:
                dealer.do(what_they_do(dealer, now, styles[now.chairs[0]]))
            elif type(now) is ToStraddle:
                dealer.do(straddles(now.offers[0], styles[now.offers[0].chair]))
            else:
                return

    def _count(self) -> None:
        """What the hand was to each of its players, in big blinds of its game."""
        dealer = self.dealer
        hand, table = dealer.hand, dealer.table
        assert hand is not None, "a hand was played"
        self.played.hands += 1
        unit = 1 / hand.game.stakes.big_blind
        share = hand.taken / max(1, sum(hand.totals)) if hand.taken else 0.0
        for seat, chair in enumerate(table.playing):
            won = (hand.stacks[seat] - hand.starting_stacks[seat]) * unit
            result = self._results[chair]
            result.hands += 1
            result.won += won
            result.squares += won * won
            if share:
                result.rake += share * hand.totals[seat]

    def _report(self) -> None:
        """Report the end of a hand to bots that ask for it."""
        log = self.dealer.hand_log()
        for seat, chair in enumerate(self.dealer.table.playing):
            player = self._styles[chair].player
            if isinstance(player, Bot) and type(player).over is not Bot.over:
                seen = list(log_seen_by(log, seat))
                player.over(Hand.of(fold(seen), seen, seat))

    def _write_down(self) -> None:
        """The facts so far go into the ledger, to whoever keeps them, and out of mind."""
        log = self.dealer.log
        for fact in log:
            self.book.add(fact)
        if self._keep is not None:
            self._keep(log)
        log.clear()

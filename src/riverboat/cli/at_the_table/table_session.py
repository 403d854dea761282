"""A session of many hands at the terminal: a table with its rules, bots, and perhaps you.

It asks for one line at a time and prints; where lines come from, where they go and how long a
pause lasts is handed in, so that a test can play it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from riverboat.cli.at_the_table.bots import Bots
from riverboat.cli.at_the_table.hints import choices
from riverboat.cli.at_the_table.lookups import settlement, standing
from riverboat.cli.at_the_table.news import News
from riverboat.cli.at_the_table.telling import reader_of
from riverboat.cli.at_the_table.wager import NotAnEntry, whole
from riverboat.cli.at_the_table.wishes import (
    Bring,
    Colour,
    Habit,
    Look,
    Often,
    Quit,
    Wish,
    read_wish,
)
from riverboat.cli.at_the_table.your_turn import Asking, ask, up_or_down
from riverboat.cli.terminal.felt import side_by_side
from riverboat.cli.terminal.screen import Screen
from riverboat.engine import BadGame, IllegalAction
from riverboat.sim.sessions.asking import turn_of
from riverboat.sim.sessions.dealer import Dealer
from riverboat.table.money.buy_in import may_bring, may_buy, usual
from riverboat.table.rules.config import Seated
from riverboat.table.rules.rules import TableRules
from riverboat.table.seats.absent import gives_up
from riverboat.table.state import commands as c
from riverboat.table.state.awaited import Idle, StraddleOffer, ToAnswer, ToPlay, ToStraddle
from riverboat.table.state.facts import Entry
from riverboat.table.state.leavers import replaceable
from riverboat.words import Phrase, Player
from riverboat.words import terminal as t
from riverboat.words.refusals.simulations import CannotSitDown, EveryChairIsTaken


class TableSitting(Struct, frozen=True, kw_only=True):
    """Who plays by what rules, and for how long."""

    rules: TableRules
    players: Sequence[Seated]
    """All who sit down at the beginning."""
    you: str = ""
    """Which of them is asked at the terminal; nobody if it is empty."""
    seed: int | None = None
    hands: int | None = None
    """After how many hands to stop; ``None`` goes on."""
    open_cards: bool = False
    """Everybody's cards are face up, to learn from."""
    lively: bool = False
    """The bots come and go between hands, as people do."""
    language: str = "en"


class GotUp(Exception):
    """The player has had enough."""


class TableSession:
    """One table, from the first chair that is taken until it is closed."""

    def __init__(self, sitting: TableSitting, screen: Screen) -> None:
        self._sitting, self._screen, self._you = sitting, screen, sitting.you
        seed = sitting.seed
        self.dealer = Dealer(sitting.rules, Random(None if seed is None else f"the cards, {seed}"))
        luck = Random(None if seed is None else f"the luck of the bots, {seed}")
        self._bots = Bots(self.dealer, luck, sitting.you)
        viewer = None if sitting.open_cards else sitting.you or sitting.players[0].name
        self.reader = reader_of(sitting.language, sitting.you)
        self.news = News(self.dealer, screen, viewer, self.reader)
        self.news.watching = not sitting.you
        self._habit: Often = "ask"
        self._gone = False

    def play(self) -> int:
        """Play until the end, and give the exit code."""
        code = 0
        try:
            self._open()
            while self._hands_left() and self._between():
                self._hand()
        except (EOFError, GotUp):
            pass
        except KeyboardInterrupt:
            code = 130
        self._close()
        return code

    # The beginning and the end ----------------------------------------------------------------

    def _open(self) -> None:
        rules = self._sitting.rules
        self._screen.title(rules.name or self.reader.say(t.ATable()), rules.game.name)
        self.news.tell()
        for each in self._sitting.players:
            self._seat(each)

    def _seat(self, player: Seated, entry: Entry = "new") -> None:
        """A player sits down, with what is usual if nothing else is said."""
        table = self.dealer.table
        kept = {each.chair for each in self._sitting.players}
        free = [k for k in range(1, table.rules.chairs + 1) if k not in table.chairs]
        others = [k for k in free if k not in kept] or free
        if not (player.chair or others):
            raise BadGame(CannotSitDown(EveryChairIsTaken(), player.name))
        if player.name != self._you:
            self._bots.join(player)
        try:
            chips = player.chips or usual(table, may_bring(table, player.name))
            self._do(c.Sit(player.name, player.chair or others[0], chips, entry))
        except IllegalAction as why:
            raise BadGame(CannotSitDown(why.refusal, player.name)) from why
        self._approve()

    def _bring(self, player: Seated, entry: Entry) -> None:
        """A bot sits down; in a chair that somebody has just left, where it plays on for them."""
        chairs = replaceable(self.dealer.table) if entry == "replacing" else ()
        self._seat(replace(player, chair=next(iter(chairs), 0)), entry)

    def _close(self) -> None:
        """Play the hand to its end without you, close the table, and settle up."""
        self._gone = True
        table = self.dealer.table
        self._play_on()
        self.dealer.do(c.CloseTable())
        self.news.skip()
        self._screen.say("")
        after = self.reader.say(t.AfterHands(table.numbers))
        self._screen.title(self.reader.say(t.TheLedger()), after)
        self.news.look_at("ledger")
        # Where bots play alone, they are the players.
        bots = [name for name in self.news.book.accounts if self._you and name != self._you]
        for dues in settlement(self.news.book, bots):
            self._say(dues, "bold")

    def _hands_left(self) -> bool:
        wanted = self._sitting.hands
        return wanted is None or self.dealer.table.numbers < wanted

    # Between hands ----------------------------------------------------------------------------

    def _between(self) -> bool:
        """Let people come and go until the next hand may begin; whether one will."""
        dealer, table = self.dealer, self.dealer.table
        if self._sitting.lively and table.numbers:
            for wish in self._bots.come_and_go():
                self._try(wish)
        for wish in self._bots.buy_again():
            self._try(wish)
        if not self._you:
            for chosen in self._bots.choose_game():
                self._do(chosen)
            return dealer.may_begin
        while not table.busy and (table.numbers or not dealer.may_begin):
            if isinstance(dealer.now, ToAnswer):
                self._answer(dealer.now)
                continue
            entry = self._asked_between()
            if not entry and dealer.may_begin:
                break
            if entry:
                self._wish(entry)
        return True

    def _asked_between(self) -> str:
        """How you stand, and what you say to it."""
        table, now = self.dealer.table, self.dealer.now
        if isinstance(now, Idle):
            self._say(now.offer, "yellow")
        chair = table.chair_of(self._you)
        if not chair:
            self._say(t.TakeAChair(), "yellow")
        elif not table.chairs[chair].chips and (reach := may_buy(table, chair)):
            least, most = reach
            self._say(t.BuySome(least, most) if most else t.BuySomeOrMore(least), "yellow")
        elif state := standing(table, chair):
            self._say(t.StandsSo(Player(self._you), state), "yellow")
        words = (
            self.reader.say(t.PlainKey("next hand")),
            "out",
            "buy 100",
            "chips",
            "ledger",
            "?",
            "q",
        )
        chunks = [Text(word, "dim") for word in words]
        self._print(side_by_side(chunks, self._screen.felt.width, indent=2))
        return self._screen.ask()

    def _wish(self, entry: str) -> bool:
        """Do what is asked; whether it was understood and allowed."""
        try:
            wish = read_wish(entry, self.dealer.table, self._you)
            if wish is None:
                raise NotAnEntry(t.NothingToAskFor(entry))
            self._grant(wish)
        except (NotAnEntry, IllegalAction, BadGame) as why:
            self.news.refused(why)
            return False
        return True

    def _grant(self, wish: Wish) -> None:
        match wish:
            case Quit():
                raise GotUp
            case Look(page):
                self.news.look_at(page)
            case Habit(straddle):
                self._habit = straddle
                self._screen.say(self.reader.say(t.StraddlesHowOften(straddle)), "dim")
            case Bring(name, kind, chips, entry):
                self._bring(Seated(name, 0, chips, kind), entry)
            case Colour():
                self.dealer.colour_up()
                self.news.tell()
            case c.Begin():
                self._begin(wish)
            case c.TakeActionBack():
                self._do(replace(wish, log=tuple(self.dealer.hand_log())))
            case _:
                self._do(wish)
                self._approve()

    def _approve(self) -> None:
        """The host says yes to whoever asks for chips."""
        table = self.dealer.table
        for chair in table.ring:
            if table.chairs[chair].asked:
                self._do(c.Approve(chair))
                if table.chairs[chair].out:
                    self._do(c.ComeBack(chair))

    def _try(self, wish: c.AnyTableCommand) -> None:
        """A bot is refused without anybody noticing."""
        try:
            self._do(wish)
        except IllegalAction:
            return
        self._approve()

    # One hand -------------------------------------------------------------------------------

    def _hand(self) -> None:
        if not self.dealer.table.busy:
            self._begin(c.Begin())
        self._play_on()
        self._say_how_it_stands()

    def _begin(self, command: c.Begin) -> None:
        self.dealer.do(command)
        table = self.dealer.table
        game = table.hand.game if table.hand else table.game_now
        self._screen.say("")
        self._screen.title(game.name, self.reader.say(t.HandNumber(table.numbers)))
        self.news.tell()

    def _say_how_it_stands(self) -> None:
        nets = self.news.book.nets
        if self._you in nets:
            chips, net = self.news.book.accounts[self._you].chips, nets[self._you]
            self._say(t.YouStand(chips, up_or_down(net)), "dim")
        elif not self._you:
            moved = [f"{name} {net:+,}" for name, net in nets.items() if net]
            self._screen.list(moved or [self.reader.say(t.AllAreEven())], "dim")

    def _play_on(self) -> None:
        """Ask whoever is awaited until the hand is over."""
        while True:
            now = self.dealer.now
            match now:
                case ToPlay(chairs) if self._is_you(chairs[0]):
                    self._your_turn(now)
                case ToPlay():
                    self._do(self._bots.act(now))
                case ToStraddle(offers) if self._is_you(offers[0].chair):
                    self._offer_straddle(offers[0])
                case ToStraddle(offers):
                    self._do(self._bots.straddle(offers[0]))
                case ToAnswer():
                    self._answer(now)
                case _:
                    return

    def _is_you(self, chair: int) -> bool:
        return bool(self._you) and self.dealer.table.chairs[chair].player == self._you

    def _do(self, command: c.AnyTableCommand) -> None:
        """Do it, and tell what came of it; or ``IllegalAction``."""
        self.dealer.do(command)
        self.news.tell()

    # You are asked --------------------------------------------------------------------------

    def _offer_straddle(self, offer: StraddleOffer) -> None:
        """Ask whether you raise blind, unless you have said what you always do."""
        answer = "n" if self._gone else self._says_always(offer)
        if not answer:
            alone = offer.least == offer.most
            self._say(
                t.MayStraddleTo(offer.live, offer.least)
                if alone
                else t.MayStraddleBetween(offer.live, offer.least, offer.most)
            )
            answer = self._screen.ask().lower()
        try:
            if answer in ("", "n", "no"):
                self._do(c.DeclineStraddle(offer.chair))
            elif answer in ("y", "yes") or answer.isdecimal():
                to = whole(answer) if answer.isdecimal() else offer.least
                self._do(c.Straddle(offer.chair, to))
            elif not self._aside(answer):
                raise NotAnEntry(t.NeitherYesNorNo(answer))
        except (NotAnEntry, IllegalAction) as why:
            self.news.refused(why)

    def _says_always(self, offer: StraddleOffer) -> str:
        """The answer that you give without being asked; about sleepers only if you care."""
        if not offer.live and self._habit != "sleepers":
            return "n"
        return {"always": "y", "never": "n", "ask": "", "sleepers": ""}[self._habit]

    def _answer(self, now: ToAnswer) -> None:
        """Somebody would borrow: bots mostly agree, and you are asked."""
        chair = now.chairs[0]
        if self._gone:
            self._do(c.AnswerMarker(chair, False))
        elif not self._is_you(chair):
            self._do(self._bots.answer(now))
        else:
            self._say(t.DoYouAgreeTo(now.chips))
            answer = self._screen.ask().lower()
            if answer in ("y", "yes", "n", "no"):
                self._do(c.AnswerMarker(chair, answer.startswith("y")))
            elif not self._aside(answer):
                self.news.refused(NotAnEntry(t.NeitherYesNorNo(answer)))

    def _your_turn(self, now: ToPlay) -> None:
        """Ask until something legal is said, or something else is awaited."""
        hand, turn = self.dealer.table.hand, turn_of(now)
        assert hand is not None, "somebody acts in a hand"
        seat = self.dealer.table.playing.index(now.chairs[0])
        if self._gone:
            self._do(c.Act(now.chairs[0], gives_up(hand, turn, seat)))
            return
        eyes = self.news.draw(seat, turn)
        self._print(choices(eyes.hand, turn, eyes.felt, self.reader))

        def aside(entry: str) -> bool:
            if entry.lower() in ("", "t", "table"):
                again = self.news.draw(seat, turn).hand
                self._print(choices(again, turn, eyes.felt, self.reader))
                return True
            return self._aside(entry)

        asking = Asking(
            screen=self._screen,
            eyes=eyes,
            turn=turn,
            waits=lambda: self.dealer.now == now,
            aside=aside,
            do=lambda command: self._do(c.Act(now.chairs[0], command)),
            reader=self.reader,
            names=self.news.names,
        )
        ask(asking)

    def _aside(self, entry: str) -> bool:
        """Whether the entry was a wish and no answer; it is granted, or refused."""
        table = self.dealer.table
        try:
            if read_wish(entry, table, self._you) is None:
                return False
        except (NotAnEntry, IllegalAction, BadGame):
            pass  # it is said when it is granted
        self._wish(entry)
        if table.chop and self._is_you(table.chop) and table.hand is not None:
            blinds = [table.playing[post.seat] for post in table.hand.posts]
            self._do(c.ChopBlinds(next(k for k in blinds if k != table.chop)))
        return True

    def _say(self, phrase: Phrase, style: str = "") -> None:
        self._screen.say(self.reader.sentence(phrase), style)

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self._screen.print(line)

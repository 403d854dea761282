"""A session at the terminal: hand after hand against the built-in opponents.

It asks for one line at a time and prints; where lines come from, where they go and how long a
pause lasts is handed in, so that a test can play it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from riverboat.bots import Player, Turn
from riverboat.cli.at_the_table.hints import choices, help_page
from riverboat.cli.at_the_table.mix import Mixed
from riverboat.cli.at_the_table.seats import SeatEyes, drawn
from riverboat.cli.at_the_table.telling import (
    history,
    is_drawn,
    reader_of,
    style_of,
    told,
)
from riverboat.cli.at_the_table.your_turn import Asking, ask, up_or_down
from riverboat.cli.terminal.felt import wrapped
from riverboat.cli.terminal.screen import Ask, Screen
from riverboat.engine import (
    AnyFact,
    Nothing,
    ToDeal,
    to_json_lines,
)
from riverboat.engine.views import log_seen_by
from riverboat.homegame import HomeGame
from riverboat.narration import held
from riverboat.words import Player as Named
from riverboat.words import language
from riverboat.words import terminal as t
from riverboat.words.events.buying import BuysInAgain


class HandSitting(Struct, frozen=True, kw_only=True):
    """Who plays what, and for how long."""

    game: HomeGame
    you: str
    bots: Mapping[str, Player]
    """The players who are not asked at the terminal; *you* among them when you only watch."""
    buy_in: int
    hands: int | None = None
    """After how many hands to stop; ``None`` goes on."""
    introductions: tuple[str, ...] = ()
    """What to say of the others before the first hand."""
    open_cards: bool = False
    """Everybody's cards are face up, to learn from."""
    between: bool = True
    """Wait for a key between hands."""
    mix: Mixed | None = None
    """The games in turn, when more than one is played."""
    language: str = "en"

    @property
    def watched(self) -> bool:
        """Whether nobody is asked anything."""
        return self.you in self.bots

    @property
    def spoken_to(self) -> str:
        """Who is called *you*: whoever plays, and whoever calls themselves so."""
        calls_so = self.you.lower() == language(self.language).grammar.you
        return self.you if calls_so or not self.watched else ""


class LeftTheGame(Exception):
    """The player has had enough."""


class HandSession:
    """One sitting at one table, from the first deal until somebody leaves."""

    def __init__(
        self, sitting: HandSitting, console: Console, ask: Ask, pause: Callable[[], None]
    ) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self._screen = Screen(console, ask, pause)
        self.felt = self._screen.felt
        self.reader = reader_of(sitting.language, sitting.spoken_to)
        self._bought = dict.fromkeys(self.game.names, sitting.buy_in)
        self._told = 0
        self._drawn_at = -1
        self._last: tuple[list[AnyFact], tuple[str, ...]] | None = None

    def play(self) -> int:
        """Play until the end, and give the exit code."""
        code = 0
        try:
            for line in self._introductions():
                self._screen.say(line)
            while self.sitting.hands is None or self.game.hands < self.sitting.hands:
                self._hand()
                self._settle()
        except (EOFError, LeftTheGame):
            pass
        except KeyboardInterrupt:
            code = 130
        self._screen.say("")
        self._screen.list(self._summary(), "bold")
        return code

    # One hand -------------------------------------------------------------------------------

    def _hand(self) -> None:
        game = self.game
        if game.hands or self._introductions():
            self._screen.say("")
        self._deal()
        self._told, self._drawn_at = 0, -1
        self._title()
        self._tell()
        while not game.over:
            turn, name = game.awaiting, game.to_act
            assert name is not None, "a hand that is not over waits for somebody"
            assert not isinstance(turn, (ToDeal, Nothing)), "cards are dealt at once"
            if name in self.sitting.bots:
                seat = game.seat(name)
                game.act(self.sitting.bots[name].choose(seat, game.view(name).state, turn))
            else:
                self._your_turn(turn)
            self._tell()
        self._last = (list(game.log), game.dealt_in)

    def _introductions(self) -> tuple[str, ...]:
        mix = self.sitting.mix
        games = [self.reader.say(mix.introduction())] if mix else []
        return (*self.sitting.introductions, *games)

    def _deal(self) -> None:
        """The next hand, of the game whose turn it is."""
        game, mix = self.game, self.sitting.mix
        button = None
        if mix is not None:
            game.game, moves = mix.next_hand(sum(chips > 0 for chips in game.stacks.values()))
            button = None if moves else game.button
            if mix.changed and game.hands:
                self._screen.say(self.reader.say(mix.announcement()), "bold")
        game.deal(button)

    def _title(self) -> None:
        """What is played, above everything that happens in the hand."""
        number = self.reader.say(t.HandNumber(self.game.hands))
        self._screen.title(self.game.game.name, number)

    def _tell(self) -> None:
        """Print what has happened since the last time."""
        events = told(self._seen_log(), self.game.dealt_in)
        for event in events[self._told :]:
            if not is_drawn(event, self.sitting.you):
                self._screen.say(self.reader.say(event), style_of(event))
                self._screen.pause()
        self._told = len(events)
        if self.sitting.watched and not self.game.over:
            self._watch()

    def _watch(self) -> None:
        """Draw the table once a street."""
        hand = None if self.game.hand is None else self.game.hand.state
        if hand is not None and hand.betting and hand.street != self._drawn_at:
            self._drawn_at = hand.street
            self._draw(None)

    # Your turn ------------------------------------------------------------------------------

    def _your_turn(self, turn: Turn) -> None:
        """Ask until something legal is said."""
        eyes = self._draw(turn)
        self._offer(eyes, turn)
        asking = Asking(
            screen=self._screen,
            eyes=eyes,
            turn=turn,
            waits=lambda: True,
            aside=self._answered,
            do=self.game.act,
            reader=self.reader,
            names=self.game.dealt_in,
        )
        ask(asking)

    def _offer(self, eyes: SeatEyes, turn: Turn) -> None:
        for line in choices(eyes.hand, turn, eyes.felt, self.reader):
            self._screen.print(line)

    def _answered(self, entry: str) -> bool:
        """Whether the entry was a question, and not an action."""
        match entry.lower():
            case "q" | "quit" | "exit":
                raise LeftTheGame
            case "?" | "help":
                hand = None if self.game.hand is None else self.game.hand.state
                for line in help_page(self.felt, self.reader, hand):
                    self._screen.print(line)
            case "h" | "history":
                self._history()
            case "log":
                for text in to_json_lines(self._seen_log()).decode().splitlines():
                    self._screen.console.out(text, highlight=False)
            case "t" | "table" | "":
                self._redraw()
            case _:
                return False
        return True

    def _redraw(self) -> None:
        turn = self.game.awaiting
        if isinstance(turn, (ToDeal, Nothing)):
            return
        self._offer(self._draw(turn), turn)

    def _history(self) -> None:
        """The last finished hand, as one's own eyes saw it."""
        if self._last is None:
            self._screen.say(self.reader.say(t.NoHandFinished()), "dim")
            return
        log, dealt_in = self._last
        for event in history(self._seen(log, dealt_in), dealt_in):
            self._screen.say(self.reader.say(event))

    # After a hand ---------------------------------------------------------------------------

    def _settle(self) -> None:
        """Say how it stands; before another hand, the broke buy in and a key is waited for."""
        more = self.sitting.hands is None or self.game.hands < self.sitting.hands
        if more or not self.sitting.watched:
            self._screen.list(self._standings(), "dim")
        if more:
            self._buy_ins()
        while more and self.sitting.between:
            self._screen.print(Text(self.reader.say(t.BetweenHands()), "dim"))
            entry = self._screen.ask()
            if not entry:
                return
            if not self._answered(entry):
                self._screen.say(self.reader.say(t.NextHandFirst()), "yellow")

    def _buy_ins(self) -> None:
        for name, chips in self.game.stacks.items():
            if not chips:
                self.game.buy_in(name, self.sitting.buy_in)
                self._bought[name] += self.sitting.buy_in
                again = BuysInAgain(Named(name), self.sitting.buy_in)
                self._screen.say(self.reader.say(again), "dim")

    def _standings(self) -> list[str]:
        """How it stands, in parts that are not broken."""
        if not self.sitting.watched:
            you = self.sitting.you
            stands = t.YouStand(self.game.stacks[you], up_or_down(self._result(you)))
            return [self.reader.say(stands)]
        moved = [f"{n} {self._result(n):+,}" for n in self.game.names if self._result(n)]
        return moved or [self.reader.say(t.AllAreEven())]

    def _result(self, name: str) -> int:
        return self.game.stacks[name] - self._bought[name]

    def _summary(self) -> list[str]:
        """The session in a sentence."""
        game, you = self.game, self.sitting.you
        hands = game.hands if game.over else game.hands - 1
        if self.sitting.watched:
            first, *others = self._standings()
            return [f"{self.reader.say(t.HandsPlayed(hands))}: {first}", *others]
        result = up_or_down(self._result(you))
        if game.over or game.hand is None:
            return [self.reader.say(t.YouLeave(t.AfterHands(hands), result))]
        seat = game.seat(you)
        state = game.hand.state
        in_pot = state.totals[seat] + state.bets[seat]
        middle = t.WithInTheMiddle(in_pot) if in_pot else None
        after = t.AfterHands(hands) if hands else None
        return [self.reader.say(t.YouLeaveUnfinished(after, game.hands, middle, result))]

    # Inside ---------------------------------------------------------------------------------

    def _draw(self, turn: Turn | None) -> SeatEyes:
        game = self.game
        seat = game.seat(self.sitting.you)
        assert game.hand is not None
        shown = game.hand if self.sitting.open_cards else game.view(self.sitting.you)
        hand = shown.state
        eyes = SeatEyes(hand, seat, game.dealt_in, self.felt, turn, self._seen_log(), self.reader)
        self._screen.say("")
        for line in drawn(eyes):
            self._screen.print(line)
        if holding := held(hand, seat):
            you = Named(self.sitting.you)
            said = t.Holds(you, holding) if self.sitting.watched else t.YouHold(holding)
            for line in wrapped(Text(self.reader.say(said), "bold"), self.felt.width):
                self._screen.print(line if self.felt.narrow else self.felt.centred(line))
        return eyes

    def _seen_log(self) -> list[AnyFact]:
        return self._seen(self.game.log, self.game.dealt_in)

    def _seen(self, log: Sequence[AnyFact], dealt_in: Sequence[str]) -> list[AnyFact]:
        if self.sitting.open_cards:
            return list(log)
        return list(log_seen_by(log, dealt_in.index(self.sitting.you)))

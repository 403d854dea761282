"""A session at the terminal: hand after hand against the built-in opponents.

It asks for one line at a time and prints; where lines come from, where they go and how long a
pause lasts is handed in, so that a test can play it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from riverboat.bots import Player, Turn
from riverboat.cli.at_the_table.hints import BETWEEN, choices, help_page
from riverboat.cli.at_the_table.mix import Mixed
from riverboat.cli.at_the_table.seats import Eyes, drawn
from riverboat.cli.at_the_table.telling import YOU, history, second_person, to_you, told
from riverboat.cli.at_the_table.your_turn import Asking, ask, up_or_down
from riverboat.cli.terminal.felt import wrapped
from riverboat.cli.terminal.screen import Ask, Screen
from riverboat.engine import (
    AnyFact,
    Hand,
    Nothing,
    ToDeal,
    to_json_lines,
)
from riverboat.engine.views import log_seen_by
from riverboat.homegame import HomeGame
from riverboat.notation.english.holding import holding_words


class Sitting(Struct, frozen=True, kw_only=True):
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

    @property
    def watched(self) -> bool:
        """Whether nobody is asked anything."""
        return self.you in self.bots


class Left(Exception):
    """The player has had enough."""


class Session:
    """One sitting at one table, from the first deal until somebody leaves."""

    def __init__(
        self, sitting: Sitting, console: Console, ask: Ask, pause: Callable[[], None]
    ) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self._screen = Screen(console, ask, pause)
        self.felt = self._screen.felt
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
        except (EOFError, Left):
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
                game.act(self.sitting.bots[name].choose(seat, game.view(name), turn))
            else:
                self._your_turn(turn)
            self._tell()
        self._last = (list(game.log), game.dealt_in)

    def _introductions(self) -> tuple[str, ...]:
        mix = self.sitting.mix
        return (*self.sitting.introductions, *([mix.introduction()] if mix else []))

    def _deal(self) -> None:
        """The next hand, of the game whose turn it is."""
        game, mix = self.game, self.sitting.mix
        button = None
        if mix is not None:
            game.game, moves = mix.next_hand(sum(chips > 0 for chips in game.stacks.values()))
            button = None if moves else game.button
            if mix.changed and game.hands:
                self._screen.say(mix.announcement(), "bold")
        game.deal(button)

    def _title(self) -> None:
        """What is played, above everything that happens in the hand."""
        self._screen.title(self.game.game.name, f"hand {self.game.hands}")

    def _tell(self) -> None:
        """Print what has happened since the last time."""
        lines = told(self._seen_log(), self.game.dealt_in)
        for line in lines[self._told :]:
            if not self._on_the_table(line):
                self._screen.say(line, "bold" if _AWARD.search(line) else "")
                self._screen.pause()
        self._told = len(lines)
        if self.sitting.watched and not self.game.over:
            self._watch()

    def _on_the_table(self, line: str) -> bool:
        """Whether a line tells the cards of another player, which are drawn at his seat."""
        return " is dealt " in line and not line.startswith(self.sitting.you)

    def _watch(self) -> None:
        """Draw the table once a street."""
        hand = self.game.hand
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
            named=lambda why: _named(why, self.game.dealt_in),
        )
        ask(asking)

    def _offer(self, eyes: Eyes, turn: Turn) -> None:
        for line in choices(eyes.hand, turn, eyes.felt):
            self._screen.print(line)

    def _answered(self, entry: str) -> bool:
        """Whether the entry was a question, and not an action."""
        match entry.lower():
            case "q" | "quit" | "exit":
                raise Left
            case "?" | "help":
                for line in help_page(self.felt, self.game.hand):
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
            self._screen.say("no hand has been finished yet", "dim")
            return
        log, dealt_in = self._last
        for line in history(self._seen(log, dealt_in), dealt_in):
            self._screen.say(line)

    # After a hand ---------------------------------------------------------------------------

    def _settle(self) -> None:
        """Say how it stands; before another hand, the broke buy in and a key is waited for."""
        more = self.sitting.hands is None or self.game.hands < self.sitting.hands
        if more or not self.sitting.watched:
            self._screen.list(self._standings(), "dim")
        if more:
            self._buy_ins()
        while more and self.sitting.between:
            self._screen.print(Text(BETWEEN, "dim"))
            entry = self._screen.ask()
            if not entry:
                return
            if not self._answered(entry):
                self._screen.say("the next hand comes first: press enter", "yellow")

    def _buy_ins(self) -> None:
        for name, chips in self.game.stacks.items():
            if not chips:
                self.game.buy_in(name, self.sitting.buy_in)
                self._bought[name] += self.sitting.buy_in
                again = second_person(f"{name} buys in again for {self.sitting.buy_in:,}")
                self._screen.say(again, "dim")

    def _standings(self) -> list[str]:
        """How it stands, in parts that are not broken."""
        if not self.sitting.watched:
            chips = self.game.stacks[self.sitting.you]
            return [f"You have {chips:,}, {up_or_down(self._result(self.sitting.you))}"]
        moved = [f"{n} {self._result(n):+,}" for n in self.game.names if self._result(n)]
        return moved or ["all are even"]

    def _result(self, name: str) -> int:
        return self.game.stacks[name] - self._bought[name]

    def _summary(self) -> list[str]:
        """The session in a sentence."""
        game, you = self.game, self.sitting.you
        hands = game.hands if game.over else game.hands - 1
        played = "1 hand" if hands == 1 else f"{hands} hands"
        if self.sitting.watched:
            first, *others = self._standings()
            return [f"{played}: {first}", *others]
        result = up_or_down(self._result(you))
        if game.over or game.hand is None:
            return [f"You leave after {played}, {result}."]
        seat = game.seat(you)
        in_pot = game.hand.totals[seat] + game.hand.bets[seat]
        left = f" with {in_pot:,} in the pot" if in_pot else ""
        after = f" after {played}," if hands else ""
        return [f"You leave{after} hand {game.hands} unfinished{left}: {result}."]

    # Inside ---------------------------------------------------------------------------------

    def _draw(self, turn: Turn | None) -> Eyes:
        game = self.game
        seat = game.seat(self.sitting.you)
        assert game.hand is not None
        hand: Hand = game.hand if self.sitting.open_cards else game.view(self.sitting.you)
        eyes = Eyes(hand, seat, game.dealt_in, self.felt, turn, self._seen_log())
        self._screen.say("")
        for line in drawn(eyes):
            self._screen.print(line)
        if words := holding_words(hand, seat):
            who = f"{self.sitting.you} has" if self.sitting.watched else "you have"
            for line in wrapped(Text(f"{who} {words}", "bold"), self.felt.width):
                self._screen.print(line if self.felt.narrow else self.felt.centred(line))
        return eyes

    def _seen_log(self) -> list[AnyFact]:
        return self._seen(self.game.log, self.game.dealt_in)

    def _seen(self, log: Sequence[AnyFact], dealt_in: Sequence[str]) -> list[AnyFact]:
        if self.sitting.open_cards:
            return list(log)
        return list(log_seen_by(log, dealt_in.index(self.sitting.you)))


_AWARD = re.compile(r" (?:wins?|split|scoops?) ")


def _named(message: str, names: Sequence[str]) -> str:
    """An engine's message with names for seats; of himself a player is told as *you*."""
    message = re.sub(r"\bseat (\d+)", lambda found: names[int(found[1])], message)
    return to_you(message) if message.startswith(f"{YOU} ") else message

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

from riverboat.bots import Player
from riverboat.cli.felt import fitted_felt, wrapped
from riverboat.cli.hints import BETWEEN, choices, help_page
from riverboat.cli.table import Eyes, drawn, holding_words
from riverboat.cli.telling import history, second_person, told
from riverboat.cli.wager import NotAnEntry, Turn, read_entry
from riverboat.engine import (
    FOLD,
    AnyFact,
    Hand,
    IllegalAction,
    Nothing,
    ToAct,
    ToDeal,
    to_json_lines,
)
from riverboat.engine.views import log_seen_by
from riverboat.homegame import HomeGame

Ask = Callable[[str], str]
"""Prints a prompt and gives the line that is typed; ``EOFError`` when no more lines come."""


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
        self.felt = fitted_felt(console)
        self._console, self._ask, self._pause = console, ask, pause
        self._bought = dict.fromkeys(self.game.names, sitting.buy_in)
        self._told = 0
        self._drawn_at = -1
        self._last: tuple[list[AnyFact], tuple[str, ...]] | None = None

    def play(self) -> int:
        """Play until the end, and give the exit code."""
        code = 0
        try:
            for line in self.sitting.introductions:
                self._say(line)
            while self.sitting.hands is None or self.game.hands < self.sitting.hands:
                self._hand()
                self._settle()
        except (EOFError, Left):
            pass
        except KeyboardInterrupt:
            code = 130
        self._say("")
        self._say(self._summary(), "bold")
        return code

    # One hand -------------------------------------------------------------------------------

    def _hand(self) -> None:
        game = self.game
        if game.hands or self.sitting.introductions:
            self._say("")
        game.deal()
        self._told, self._drawn_at = 0, -1
        self._print(self.felt.rule(f"{game.game.name} {self.felt.glyphs.dot} hand {game.hands}"))
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

    def _tell(self) -> None:
        """Print what has happened since the last time."""
        lines = told(self._seen_log(), self.game.dealt_in)
        for line in lines[self._told :]:
            if not self._on_the_table(line):
                self._say(line, "bold" if _AWARD.search(line) else "")
                self._pause()
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
        eyes = self._draw(self.game.seat(self.sitting.you))
        self._offer(eyes, turn)
        warned = self.game.game.rules.fold_when_free != "warn"
        while True:
            entry = self._entry()
            if self._answered(entry):
                continue
            try:
                command = read_entry(entry, eyes.hand, turn, eyes.seat)
                if not warned and command == FOLD and isinstance(turn, ToAct) and not turn.call:
                    warned = True
                    self._say("a check is free (TURN-03): f again to fold all the same", "yellow")
                    continue
                self.game.act(command)
                return
            except (NotAnEntry, IllegalAction) as why:
                self._say(_named(str(why), self.game.dealt_in), "yellow")

    def _offer(self, eyes: Eyes, turn: Turn) -> None:
        for line in choices(eyes.hand, turn, eyes.felt):
            self._print(line)

    def _entry(self) -> str:
        return self._ask(f"{self.felt.glyphs.prompt} ").strip()

    def _answered(self, entry: str) -> bool:
        """Whether the entry was a question, and not an action."""
        match entry.lower():
            case "q" | "quit" | "exit":
                raise Left
            case "?" | "help":
                for line in help_page(self.felt):
                    self._print(line)
            case "h" | "history":
                self._history()
            case "log":
                for text in to_json_lines(self._seen_log()).decode().splitlines():
                    self._console.out(text, highlight=False)
            case "t" | "table" | "":
                self._redraw()
            case _:
                return False
        return True

    def _redraw(self) -> None:
        turn = self.game.awaiting
        if isinstance(turn, (ToDeal, Nothing)):
            return
        self._offer(self._draw(self.game.seat(self.sitting.you)), turn)

    def _history(self) -> None:
        """The last finished hand, as one's own eyes saw it."""
        if self._last is None:
            self._say("no hand has been finished yet", "dim")
            return
        log, dealt_in = self._last
        for line in history(self._seen(log, dealt_in), dealt_in):
            self._say(line)

    # After a hand ---------------------------------------------------------------------------

    def _settle(self) -> None:
        """Say how it stands; before another hand, the broke buy in and a key is waited for."""
        more = self.sitting.hands is None or self.game.hands < self.sitting.hands
        if more or not self.sitting.watched:
            self._say(self._standings(), "dim")
        if more:
            self._buy_ins()
        while more and self.sitting.between:
            self._print(Text(BETWEEN, "dim"))
            entry = self._entry()
            if not entry:
                return
            if not self._answered(entry):
                self._say("the next hand comes first: press enter", "yellow")

    def _buy_ins(self) -> None:
        for name, chips in self.game.stacks.items():
            if not chips:
                self.game.buy_in(name, self.sitting.buy_in)
                self._bought[name] += self.sitting.buy_in
                again = second_person(f"{name} buys in again for {self.sitting.buy_in:,}")
                self._say(again, "dim")

    def _standings(self) -> str:
        if not self.sitting.watched:
            chips = self.game.stacks[self.sitting.you]
            return f"You have {chips:,}, {_up_or_down(self._result(self.sitting.you))}"
        dot = f" {self.felt.glyphs.dot} "
        moved = [f"{n} {self._result(n):+,}" for n in self.game.names if self._result(n)]
        return dot.join(moved) or "all are even"

    def _result(self, name: str) -> int:
        return self.game.stacks[name] - self._bought[name]

    def _summary(self) -> str:
        """The session in one line."""
        game, you = self.game, self.sitting.you
        hands = game.hands if game.over else game.hands - 1
        played = "1 hand" if hands == 1 else f"{hands} hands"
        if self.sitting.watched:
            return f"{played}: {self._standings()}"
        result = _up_or_down(self._result(you))
        if game.over or game.hand is None:
            return f"You leave after {played}, {result}."
        seat = game.seat(you)
        in_pot = game.hand.totals[seat] + game.hand.bets[seat]
        left = f" with {in_pot:,} in the pot" if in_pot else ""
        after = f" after {played}," if hands else ""
        return f"You leave{after} hand {game.hands} unfinished{left}: {result}."

    # Inside ---------------------------------------------------------------------------------

    def _draw(self, to_act: int | None) -> Eyes:
        game = self.game
        seat = game.seat(self.sitting.you)
        assert game.hand is not None
        hand: Hand = game.hand if self.sitting.open_cards else game.view(self.sitting.you)
        eyes = Eyes(hand, seat, game.dealt_in, self.felt, to_act)
        self._say("")
        for line in drawn(eyes):
            self._print(line)
        if words := holding_words(eyes):
            who = f"{self.sitting.you} has" if self.sitting.watched else "you have"
            for line in wrapped(Text(f"{who} {words}", "bold"), self.felt.width):
                self._print(line if self.felt.narrow else self.felt.centred(line))
        return eyes

    def _seen_log(self) -> list[AnyFact]:
        return self._seen(self.game.log, self.game.dealt_in)

    def _seen(self, log: Sequence[AnyFact], dealt_in: Sequence[str]) -> list[AnyFact]:
        if self.sitting.open_cards:
            return list(log)
        return list(log_seen_by(log, dealt_in.index(self.sitting.you)))

    def _say(self, words: str, style: str = "") -> None:
        for line in wrapped(self.felt.told(words, style), self.felt.width, 2):
            self._print(line)

    def _print(self, line: Text) -> None:
        self._console.print(line, soft_wrap=True)


_AWARD = re.compile(r" (?:wins?|split) ")


def _up_or_down(chips: int) -> str:
    return f"up {chips:,}" if chips > 0 else f"down {-chips:,}" if chips else "even"


def _named(message: str, names: Sequence[str]) -> str:
    """An engine's message with names for seats."""
    return re.sub(r"\bseat (\d+)", lambda found: names[int(found[1])], message)

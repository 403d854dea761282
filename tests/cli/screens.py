"""Scripted terminal sessions with a readable screen."""

import io
import random
from collections.abc import Callable

from rich.console import Console

from riverboat.bots import CHARACTERS, Opponent
from riverboat.cli.table_sessions.hand_session import HandSession, HandSessionConfig
from riverboat.cli.table_sessions.home_mix import MixedGame
from riverboat.engine import HouseRules, Rotation
from riverboat.homegame import HomeGame

BOT_NAMES = ("Belle", "Silas", "Mabel", "Duke", "Doc", "Pearl", "Finn", "Ruby", "Jeb")


class ScriptedPrompt:
    """A prompt that returns the given lines and then signals end of input."""

    def __init__(self, *lines: str, interrupt: bool = False) -> None:
        self.lines = list(lines)
        self.interrupt = interrupt

    def __call__(self, prompt: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        raise KeyboardInterrupt if self.interrupt else EOFError


class TerminalTable:
    """A terminal session with a readable screen."""

    def __init__(
        self,
        game_name: str = "no-limit hold'em 1/2",
        *lines: str,
        players: int = 3,
        width: int = 80,
        seed: int = 5,
        house: HouseRules | str = "online",
        stack: int = 200,
        watch: bool = False,
        hands: int | None = 1,
        prompt: Callable[[str], str] | None = None,
        open_cards: bool = False,
        pauses_between: bool = False,
        mix: Rotation | None = None,
    ) -> None:
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=width, color_system=None)
        names = ["You", *BOT_NAMES[: players - 1]]
        rng = random.Random(seed)
        bots = {
            name: Opponent(CHARACTERS[bot_index % len(CHARACTERS)], rng)
            for bot_index, name in enumerate(names)
        }
        if not watch:
            del bots["You"]
        self.game = HomeGame(
            game_name,
            names,
            stack,
            house=HouseRules.from_name(house) if isinstance(house, str) else house,
            seed=seed,
        )
        config = HandSessionConfig(
            game=self.game,
            your_name="You",
            bots=bots,
            buy_in=stack,
            hands=hands,
            shows_all_cards=open_cards,
            pauses_between_hands=pauses_between,
            mix=MixedGame(mix) if mix else None,
        )
        self.session = HandSession(config, console, prompt or ScriptedPrompt(*lines), lambda: None)
        self.code = self.session.play()

    @property
    def text(self) -> str:
        return self.screen.getvalue()

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()

"""What a host has decided about his table beyond the rules of the game: who may come, and when."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Delay = Annotated[int, Meta(ge=0, le=600)]
SecondsBetween = Annotated[float, Meta(ge=0, le=60)]
RestartPolicy = Literal["resume", "void"]
Grace = Annotated[int, Meta(ge=0, le=3600)]
BotPace = Annotated[float, Meta(ge=0, le=10)]


class TableSettings(Struct, frozen=True, kw_only=True):
    """The room's side of a table. What is played, and how, is in its ``TableRules``."""

    private: bool = False
    """It is in nobody's lobby, and opens to an invitation or a password only."""
    password: str = ""
    """argon2id's text; empty if there is none."""
    spectators: bool = True
    """Whoever may enter may watch without a chair."""
    delay: Delay = 0
    """Seconds by which those who have no chair see everything later."""
    auto: bool = True
    """Hands begin by themselves."""
    between: SecondsBetween = 4.0
    """Seconds from the end of a hand to the next."""
    chat: bool = True
    restart: RestartPolicy = "resume"
    """What becomes of a hand that was being played when the server stopped, and in which somebody
    has to decide. What nobody has to decide is finished."""
    grace: Grace = 120
    """Seconds that a table waits after a restart for those who have to act."""
    bot_pace: BotPace = 1.2
    """Seconds that a bot thinks, on average."""

"""Options that several commands share, each declared once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

JsonOption: TypeAlias = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
QuietOption: TypeAlias = Annotated[bool, typer.Option("--quiet", help="Hide the progress bar.")]
ColourOption: TypeAlias = Annotated[
    bool | None, typer.Option("--colour/--no-colour", help="Use colours.")
]
CardColourOption: TypeAlias = Annotated[
    bool | None,
    typer.Option("--colour/--no-colour", help="Use a four-colour deck, or no colours."),
]
SvgOption: TypeAlias = Annotated[
    Path | None, typer.Option(metavar="OUT.svg", help="SVG file to write.", show_default=False)
]
SeedOption: TypeAlias = Annotated[
    int | None, typer.Option(help="Seed for reproducible cards and bot decisions.")
]
JobsOption: TypeAlias = Annotated[
    int,
    typer.Option(
        "--jobs", "-j", min=1, help="Number of worker processes; results do not depend on it."
    ),
]

HandsOption: TypeAlias = Annotated[int, typer.Option(min=1, help="Number of hands.")]
MaxHandsOption: TypeAlias = Annotated[
    int | None, typer.Option(min=1, help="Number of hands after which to stop.")
]
PlayerCountOption: TypeAlias = Annotated[
    int | None,
    typer.Option("--players", "-p", min=2, max=10, help="Number of players, including you."),
]
PlayerNameOption: TypeAlias = Annotated[str | None, typer.Option(help="Your name.")]
SpeedOption: TypeAlias = Annotated[
    float, typer.Option(min=0.1, help="Speed factor; 2 is twice as fast.")
]
NoPauseOption: TypeAlias = Annotated[bool, typer.Option("--no-pause", help="Play without pauses.")]

HouseRulesOption: TypeAlias = Annotated[
    str, typer.Option(help="House rules: online, cash, tournament or home.")
]
OptionalHouseRulesOption: TypeAlias = Annotated[
    str | None, typer.Option(help="House rules: online, cash, tournament or home.")
]
ConfigOrGameArgument: TypeAlias = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[CONFIG.toml] [GAME]",
        help="Table configuration file, or the game: plo 1/2, horse.",
        show_default=False,
    ),
]
TableGameOption: TypeAlias = Annotated[
    str | None,
    typer.Option(help='Game to play, as GAME: "no-limit hold\'em 1/2", "horse 4/8" ...'),
]
TableSettingsOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="GROUP.OPTION=VALUE",
        help="Table option to change, such as straddle.enabled=on or chairs=6; repeatable.",
    ),
]
EventLogOption: TypeAlias = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Log file for all events, in JSON Lines.")
]

DeadCardsOption: TypeAlias = Annotated[
    str,
    typer.Option(metavar="CARDS", help="Dead cards, removed from the deck.", show_default=False),
]
ButtonSeatOption: TypeAlias = Annotated[
    int, typer.Option("--button", "-b", metavar="SEAT", min=0, help="Seat of the button.")
]
AcpcGameOption: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE.game",
        exists=True,
        dir_okay=False,
        readable=True,
        help="Game definition for ACPC logs, if it is not in the same folder.",
    ),
]

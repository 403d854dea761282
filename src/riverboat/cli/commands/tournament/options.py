"""Options shared by several commands of ``riverboat tournament``."""

from __future__ import annotations

from typing import Final

import typer

AS_JSON: Final = typer.Option("--json", help="As JSON, for programs.")
COLOUR: Final = typer.Option("--colour/--no-colour", help="In colours.")

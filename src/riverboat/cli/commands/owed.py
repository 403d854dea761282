"""``riverboat owed``: the blinds that a returning or a new player posts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Final

import typer

from riverboat.cli.terminal.shared_options import (
    ButtonSeatOption,
    ColourOption,
    HouseRulesOption,
    JsonOption,
)
from riverboat.cli.terminal.terminal_locale import (
    LangOption,
    build_usage_error,
    choose_locale,
    localize_number,
)
from riverboat.words.refusals import command_line as w

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.table.rules.option_groups import ButtonRules
    from riverboat.tools import ReturningPlayer, ReturnPosts

_MISSED_SPEC_PATTERN: Final = re.compile(r"(?:(big|bb)|(small|sb)|ante=(\d+)|straddle=(\d+)|(new))")


def owed(
    game: Annotated[str, typer.Argument(metavar="GAME", help='Game with its blinds: "nlhe 1/2".')],
    missed_specs: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[big] [small] [ante=N] [straddle=N] [new]",
            help="Posts the player missed; new for a player who has just sat down.",
            show_default=False,
        ),
    ] = None,
    seat: Annotated[
        int, typer.Option(metavar="N", min=0, help="Seat of the returning player.")
    ] = 0,
    button: ButtonSeatOption = 0,
    sb: Annotated[
        int, typer.Option("--sb", metavar="SEAT", min=0, help="Seat of the small blind.")
    ] = 0,
    bb: Annotated[
        int, typer.Option("--bb", metavar="SEAT", min=0, help="Seat of the big blind.")
    ] = 0,
    bet: Annotated[
        int, typer.Option(metavar="N", min=0, help="Amount the player has to call.")
    ] = 0,
    preset: HouseRulesOption = "cash",
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="OPTION=VALUE",
            help="Button rule to change, such as missed_blinds=bb_live or new_player=wait; "
            "repeatable.",
        ),
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Compute what a returning player owes: live posts, dead posts, or a wait.

    riverboat owed "nlhe 1/2" big small --bet 6

    riverboat owed "nlhe 1/2" new --preset online

    riverboat owed "nlhe 1/2" big --seat 3 --button 2 --sb 4 --bb 5
    """
    from riverboat import tools
    from riverboat.cli.pages.tool_page import DealerToolPage, OutputOptions

    page = DealerToolPage(OutputOptions(as_json, choose_locale(lang), colour))
    player = _parse_returning_player(game, missed_specs or (), bet, (seat, button, sb, bb))
    owed_posts = page.compute(
        lambda: tools.posts_on_return(player, _build_rules(preset, options or (), lang))
    )
    page.print(owed_posts, _iter_answer_lines(owed_posts), owed_posts.steps)


def _parse_returning_player(
    game: str, missed_specs: Sequence[str], bet: int, chairs: tuple[int, int, int, int]
) -> ReturningPlayer:
    from riverboat import tools

    matches = [_MISSED_SPEC_PATTERN.fullmatch(missed_spec.lower()) for missed_spec in missed_specs]
    if None in matches:
        invalid_spec = missed_specs[matches.index(None)]
        raise build_usage_error(w.MissedPostUnknown(repr(invalid_spec)))
    matched_groups = [match.groups() for match in matches if match]
    big_blinds, small_blinds, ante, straddle, new_players = (
        [spec_groups[group_index] for spec_groups in matched_groups if spec_groups[group_index]]
        for group_index in range(5)
    )
    player_chair, button, small_blind_chair, big_blind_chair = chairs
    return tools.ReturningPlayer(
        game=game,
        has_missed_big_blind=bool(big_blinds),
        has_missed_small_blind=bool(small_blinds),
        missed_ante=int(ante[0]) if ante else 0,
        missed_straddle=int(straddle[0]) if straddle else 0,
        is_new_player=bool(new_players),
        chair=player_chair,
        button=button,
        small_blind_chair=small_blind_chair,
        big_blind_chair=big_blind_chair,
        bet_to_match=bet,
    )


def _build_rules(preset: str, options: Sequence[str], lang: str | None) -> ButtonRules:
    """Return the button and blind rules, as in a table's configuration."""
    from riverboat.cli.table_sessions.table_config_options import TableOptions, load_config

    option_specs = [
        option if "." in option.partition("=")[0] else f"button.{option}" for option in options
    ]
    return load_config(TableOptions(None, preset, None, option_specs, lang)).rules.button


def _iter_answer_lines(answer: ReturnPosts) -> Iterator[Text]:
    from rich.text import Text

    if not answer.posts:
        return
    line = Text(localize_number(f"{answer.live_chips + answer.dead_chips:,}"), "bold")
    if answer.dead_chips:
        line.append(localize_number(f"  = {answer.live_chips:,} + "))
        line.append(localize_number(f"{answer.dead_chips:,}"), "dim")
    yield line

"""``riverboat acpc``: matches by the protocol of the Annual Computer Poker Competition.

``serve`` deals to programs that connect, and to riverboat's bots; ``connect`` seats one of
riverboat's bots at any dealer that uses the protocol. Output for scripts goes to the standard
output, in the form of the competition's dealer: a line of ports at the start, the score at the end.
All other output is for people and goes to the standard error.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from riverboat.cli.pages.match_page import CorrectionLog, build_progress_bar, show_score
from riverboat.cli.terminal.shared_options import HandsOption, SeedOption
from riverboat.cli.terminal.terminal_locale import (
    build_usage_error,
    explain_error,
    format_os_error,
    terminal_reader,
)
from riverboat.cli.terminal.translated_cli import Program
from riverboat.words.refusals import acpc as a
from riverboat.words.refusals import command_line as w
from riverboat.words.refusals.wrapped_refusals import with_cited_rule

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager
    from typing import TextIO

    from riverboat.acpc import LineConnection, Match, MatchLimits, Server
    from riverboat.bots import Player
    from riverboat.notation.acpc import DefinedTable
    from riverboat.words import Phrase

acpc = Program(
    name="acpc",
    help="Play matches with other programs by the protocol of the Annual Computer "
    "Poker Competition.",
    add_completion=False,
)

_GAME_OPTION = typer.Option(
    metavar="FILE.game",
    exists=True,
    dir_okay=False,
    readable=True,
    help="Game definition.",
    show_default=False,
)
_MIN_TIMEOUT_SECONDS = 0.001


@acpc.command()
def serve(
    game: Annotated[Path, _GAME_OPTION],
    hands: HandsOption = 1000,
    seed: SeedOption = None,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,...", help="Players' names, in the seat order of the first hand."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PLAYER=BOT",
            help='Built-in bot for the player of this number, such as "2=calling"; repeatable.',
        ),
    ] = None,
    port: Annotated[
        str,
        typer.Option(
            metavar="PORT[,PORT...]",
            help="Port of each program, or the first of consecutive ports; 0 picks free ports.",
        ),
    ] = "0",
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 accepts other machines.")
    ] = "127.0.0.1",
    log: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Log file for the hands."),
    ] = None,
    duplicate: Annotated[
        bool,
        typer.Option(
            "--duplicate", help="Replay the same cards with the players in every seat order."
        ),
    ] = False,
    start_time: Annotated[
        float,
        typer.Option(
            "--t-start",
            metavar="SECONDS",
            min=_MIN_TIMEOUT_SECONDS,
            help="Time limit to connect, in seconds.",
        ),
    ] = 300.0,
    response_time: Annotated[
        float,
        typer.Option(
            "--t-response",
            metavar="SECONDS",
            min=_MIN_TIMEOUT_SECONDS,
            help="Time limit for one action, in seconds.",
        ),
    ] = 600.0,
    hand_time: Annotated[
        float,
        typer.Option(
            "--t-hand",
            metavar="SECONDS",
            min=_MIN_TIMEOUT_SECONDS,
            help="Time limit for all actions of a player in a hand, in seconds.",
        ),
    ] = 600.0,
    per_hand_time: Annotated[
        float,
        typer.Option(
            "--t-per-hand",
            metavar="SECONDS",
            min=_MIN_TIMEOUT_SECONDS,
            help="Average time limit per hand over the match, in seconds.",
        ),
    ] = 7.0,
    errors: Annotated[
        int, typer.Option(min=0, help="Maximum number of invalid responses per player.")
    ] = 100,
) -> None:
    """Deal a match: one port per program, and built-in bots in the remaining seats."""
    from riverboat.acpc import Match, MatchLimits, PortUnavailable, Server

    table = _read_table(game)
    names = _parse_player_names(players, table)
    match = Match(table=table, players=names, hands=hands, duplicate=duplicate)
    seed = _choose_seed(seed)
    bots = _parse_bots(bot or [], names, seed)
    limits = MatchLimits(
        connect_seconds=start_time,
        action_seconds=response_time,
        hand_seconds=hand_time,
        average_hand_seconds=per_hand_time,
        max_errors=errors,
    )
    ports = _parse_ports(port, len(names) - len(bots))
    try:
        with (
            _open_log(log) as log_file,
            Server(match, bots, host=host, ports=ports, limits=limits) as server,
        ):
            _print_ports(server, host)
            if log_file:
                log_file.write(_format_header(game.name, match, seed, limits))
            exit_code = _play_match(server, seed, log_file)
    except PortUnavailable as error:
        _exit_with_error(error.refusal)
    raise typer.Exit(exit_code)


@acpc.command()
def connect(
    host: Annotated[str, typer.Argument(help="Host of the dealer.", show_default=False)],
    port: Annotated[
        int, typer.Argument(min=1, max=65535, help="Port for this player.", show_default=False)
    ],
    game: Annotated[Path, _GAME_OPTION],
    bot: Annotated[str, typer.Option(help="Built-in bot that plays.")] = "shark",
    seed: SeedOption = None,
    timeout_seconds: Annotated[
        float,
        typer.Option(
            "--timeout",
            metavar="SECONDS",
            min=_MIN_TIMEOUT_SECONDS,
            help="Maximum time without a message from the dealer, in seconds.",
        ),
    ] = 3600.0,
) -> None:
    """Connect a built-in bot to a dealer, such as acpc serve or another server."""
    from riverboat.acpc import PortUnavailable
    from riverboat.acpc import connect as connect_to_dealer

    table = _read_table(game)
    player = _make_bot(bot, _choose_seed(seed))
    try:
        connection = connect_to_dealer(host, port)
    except PortUnavailable as error:
        _exit_with_error(error.refusal)
    try:
        exit_code = _play_bot(player, bot, table, connection, timeout_seconds)
    finally:
        connection.close()
    raise typer.Exit(exit_code)


def _read_table(game: Path) -> DefinedTable:
    from riverboat.notation import BadNotation
    from riverboat.notation.acpc import build_table, read_definition

    try:
        return build_table(read_definition(game))
    except BadNotation as error:
        raise typer.BadParameter(explain_error(error), param_hint="--game") from None


def _parse_player_names(names_text: str | None, table: DefinedTable) -> tuple[str, ...]:
    player_count = table.definition.players
    if names_text is None:
        return tuple(f"p{player_index + 1}" for player_index in range(player_count))
    names = tuple(name.strip() for name in names_text.split(","))
    for name in names:
        if not name or not name.isprintable() or set(name) & set(":| "):
            raise build_usage_error(w.LogNameInvalid(repr(name)), "--players")
    if len(names) != player_count or len(set(names)) != player_count:
        raise build_usage_error(w.NameCountMismatch(player_count, repr(names_text)), "--players")
    return names


def _choose_seed(seed: int | None) -> int:
    """Return the seed, or a random one if none is given."""
    import random

    return random.SystemRandom().randrange(2**32) if seed is None else seed


def _parse_bots(bot_specs: Sequence[str], names: Sequence[str], seed: int) -> dict[int, Player]:
    bots: dict[int, Player] = {}
    for bot_spec in bot_specs:
        player_number, separator, bot_name = bot_spec.partition("=")
        if (
            not separator
            or not player_number.isdecimal()
            or not 1 <= int(player_number) <= len(names)
        ):
            raise build_usage_error(w.PlayerBotInvalid(repr(bot_spec), len(names)), "--bot")
        player = int(player_number) - 1
        if player in bots:
            raise build_usage_error(w.PlayerBotRepeated(player_number), "--bot")
        bots[player] = _make_bot(bot_name, f"{seed} for player {player_number}")
    return bots


def _make_bot(name: str, seed: int | str) -> Player:
    from random import Random

    from riverboat.bots import style
    from riverboat.engine import BadGame

    try:
        return style(name, Random(seed))
    except BadGame as error:
        raise typer.BadParameter(explain_error(error), param_hint="--bot") from None


def _parse_ports(text: str, program_count: int) -> list[int]:
    """Return a port for each program; a single number is the first of consecutive ports."""
    port_texts = [port_text.strip() for port_text in text.split(",")]
    if not all(port_text.isdecimal() and int(port_text) <= 65535 for port_text in port_texts):
        raise build_usage_error(w.PortInvalid(repr(text)), "--port")
    ports = [int(port_text) for port_text in port_texts]
    if len(ports) == 1:
        return [
            ports[0] + program_index if ports[0] else 0 for program_index in range(program_count)
        ]
    if len(ports) != program_count:
        raise build_usage_error(w.AgentPortCountMismatch(len(ports), program_count), "--port")
    return ports


def _open_log(log_path: Path | None) -> AbstractContextManager[TextIO | None]:
    """Open the log, line-buffered, so that an interrupted match leaves all its hands on disk."""
    from contextlib import nullcontext

    if log_path is None:
        return nullcontext()
    try:
        return log_path.open("w", encoding="utf-8", buffering=1)
    except OSError as error:
        raise build_usage_error(
            w.OptionRefused(str(log_path), format_os_error(error)), "--log"
        ) from None


def _print_ports(server: Server, host: str) -> None:
    """Print the ports: one line for scripts, and an address per player for people."""
    ports = server.ports
    if not ports:
        return
    typer.echo(" ".join(str(port) for port in ports.values()))
    sys.stdout.flush()
    renderer = terminal_reader()
    for player, port in ports.items():
        typer.echo(
            renderer.say(a.AgentConnectHint(server.match.players[player], host, port)), err=True
        )


def _format_header(game: str, match: Match, seed: int, limits: MatchLimits) -> str:
    """Return the header of a log in the format of the competition's dealer."""
    limits_by_option = {
        "t_response": limits.action_seconds,
        "t_hand": limits.hand_seconds,
        "t_per_hand": limits.average_hand_seconds,
    }
    lines = [f"# name/game/hands/seed riverboat {game} {match.hand_count} {seed}"]
    lines += [f"#--{name} {round(seconds * 1000)}" for name, seconds in limits_by_option.items()]
    return "\n".join(lines) + "\n"


def _play_match(server: Server, seed: int, log_file: TextIO | None) -> int:
    """Play the match and return the exit code."""
    from riverboat.acpc import Score, SeatFailed, seeded_deals
    from riverboat.notation.acpc import to_acpc

    match = server.match
    names, table = match.players, match.table
    score = Score(table, len(names), match.rotation_count)
    correction_log = CorrectionLog()
    failure: Phrase | None = None
    exit_code = 0
    with build_progress_bar() as bar:
        task = bar.add_task(
            terminal_reader().say(a.ScoreColumnHeading("hands")), total=match.hand_count
        )
        try:
            for hand in server.play(seeded_deals(table, seed), correction_log.add):
                score.add(hand.deal, hand.net)
                if log_file:
                    names_by_position = [names[player] for player in hand.player_by_position]
                    log_file.write(
                        to_acpc(hand.log, hand.number, names_by_position, table.scale, 0) + "\n"
                    )
                bar.update(task, completed=score.hands)
        except SeatFailed as error:
            exit_code = 1
            failure = a.MatchAborted(with_cited_rule(error.refusal), score.hands, match.hand_count)
        except KeyboardInterrupt:
            exit_code = 130
            failure = a.MatchStopped(score.hands, match.hand_count)
    correction_log.close()
    if failure:
        _print_error(failure)
    result_line = f"# {failure}" if failure else score.line(names)
    if log_file:
        log_file.write(f"{result_line}\n")
    show_score(score, names, str(seed))
    if not exit_code:
        typer.echo(result_line)
    return exit_code


def _play_bot(
    player: Player,
    name: str,
    table: DefinedTable,
    connection: LineConnection,
    timeout_seconds: float,
) -> int:
    """Play until the dealer disconnects and return the exit code."""
    from riverboat.acpc import LineConnectionError, Score, play_as
    from riverboat.notation import BadNotation

    score = Score(table, 1)
    failure: Phrase | None = None
    exit_code = 0
    with build_progress_bar() as bar:
        task = bar.add_task(terminal_reader().say(a.ScoreColumnHeading("hands")), total=None)
        try:
            for finished_hand in play_as(
                player, table, connection, timeout_seconds=timeout_seconds
            ):
                if finished_hand.net is not None:
                    score.add(score.hands, [finished_hand.net])
                bar.update(task, completed=score.hands)
        except LineConnectionError as error:
            exit_code, failure = 1, a.DealerFailed(with_cited_rule(error.refusal), score.hands)
        except BadNotation as error:
            exit_code, failure = 1, a.AcpcDealerStateImpossible(with_cited_rule(error.refusal))
        except KeyboardInterrupt:
            exit_code, failure = 130, a.MatchStopped(score.hands)
    if failure:
        _print_error(failure)
    show_score(score, (name,), None)
    return exit_code


def _print_error(reason: Phrase) -> None:
    typer.echo(f"riverboat acpc: {terminal_reader().say(reason)}", err=True)


def _exit_with_error(reason: Phrase) -> NoReturn:
    _print_error(reason)
    raise typer.Exit(1)

"""A result as lines of text: the figures of each player, and how they were found."""

from __future__ import annotations

from riverboat.cards import names
from riverboat.equity.result import Equity, PlayerEquity


def heads(result: Equity) -> list[str]:
    """What stands above the columns."""
    found = ["equity"] if result.exact else ["equity", "±"]
    found += ["win", "tie"] if not result.split else ["whole", "part", "high", "low", "scoop"]
    return found


def cells(result: Equity, player: PlayerEquity) -> list[str]:
    """A player's figures, in percent."""
    found = [percent(player.equity, exact=result.exact)]
    if not result.exact:
        low, high = player.interval
        found.append(f"{50 * (high - low):.2f}")
    parts = [player.win, player.tie]
    if result.split:
        parts += [player.high, player.low, player.scoop]
    return found + [percent(part, exact=result.exact) for part in parts]


def percent(part: float, *, exact: bool) -> str:
    """A part of the whole in percent: more digits where they are exact."""
    return f"{100 * part:.3f}%" if exact else f"{100 * part:.2f}%"


def title(result: Equity) -> str:
    """The game, the board and the dead cards."""
    deal = result.deal
    parts = [deal.game.name]
    if deal.board:
        parts.append(f"board {names(deal.board)}")
    if deal.dead:
        parts.append(f"dead {names(deal.dead)}")
    return ", ".join(parts)


def summary(result: Equity) -> str:
    """How the figures were found: ``Exact: all 1,712,304 boards``."""
    deals = _number(result.deals)
    if result.exact and result.deals == 1:
        return "Exact: all cards are known"
    if result.exact:
        return f"Exact: all {deals} {result.unit} counted"
    return f"Sampled: {deals} random deals, ±{100 * result.margin:.2f}% with 95% confidence"


def counts(player: PlayerEquity) -> list[str]:
    """The boards or deals that a player wins, ties and loses."""
    return [_number(count) for count in (player.won, player.tied, player.lost)]


def text(result: Equity) -> str:
    """The whole table."""
    rows = [["", *heads(result)]]
    rows += [[player.name, *cells(result, player)] for player in result]
    if result.exact:
        rows[0] += ["won", "tied", "lost"]
        for row, player in zip(rows[1:], result, strict=True):
            row += counts(player)
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.rjust(wide) if k else cell.ljust(wide)
            for k, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "\n".join([title(result), *lines, summary(result)])


def _number(count: float) -> str:
    return f"{int(count):,}" if float(count).is_integer() else f"{count:,.6g}"

"""A server of the Model Context Protocol: ``riverboat mcp``, ``pip install 'riverboat[mcp]'``.

It uses standard input and output, so that the host of a model can start it as a separate program.
Its tools are in ``riverboat.agents.mcp_tools``.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Final

from riverboat.agents.mcp_tools import Toolbox

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

TOOLS: Final = (
    *("new_hand", "look", "act"),
    *("review", "grade", "train", "answer"),
    *("equity", "rules", "ruling", "side_pots", "pot_limit", "icm"),
)
"""The available tools: methods of ``Toolbox``, whose docstrings describe them."""

_INSTRUCTIONS: Final = (
    "Poker by the rules: play hands of any game against bots (new_hand, act, look), review "
    "finished hands (review, grade), train spots against the solution (train, answer), count who "
    "wins how often (equity), look up rules and ask for rulings, and do a dealer's sums. Chips are "
    "whole numbers; a raise is said by the total in front of the player."
)


def _find_installed_version() -> str:
    """Return the version of the installed package, or an empty text in a source checkout."""
    try:
        return version("riverboat")
    except PackageNotFoundError:
        return ""


def server() -> MCPServer:
    """Return a server with all tools; raise ``ModuleNotFoundError`` without the extra ``mcp``."""
    try:
        from mcp.server.mcpserver import MCPServer
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"the MCP server requires {error.name}, which is not installed: "
            "pip install 'riverboat[mcp]'",
            name=error.name,
        ) from error

    mcp_server = MCPServer(
        "riverboat", instructions=_INSTRUCTIONS, version=_find_installed_version()
    )
    toolbox = Toolbox()
    for name in TOOLS:
        mcp_server.tool()(getattr(toolbox, name))
    return mcp_server


def serve() -> None:
    """Serve until the standard input ends."""
    server().run("stdio")

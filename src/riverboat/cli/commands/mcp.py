"""``riverboat mcp``: hands, equities, rules and calculations as tools for a model."""

from __future__ import annotations


def mcp() -> None:
    """Serve tools to a model, by the Model Context Protocol over standard input and output."""
    from riverboat.agents.mcp_server import serve

    serve()

"""``riverboat mcp``: hands, equities, rules and calculations as tools for a model."""

from __future__ import annotations


def mcp() -> None:
    """Serve tools by the Model Context Protocol (MCP), on standard I/O."""
    from riverboat.agents.mcp_server import serve

    serve()

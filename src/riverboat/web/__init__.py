"""The room on the web: an HTTP API, a WebSocket, accounts, and the client that a browser runs.

``make_app`` assembles it. The room plays, stores and broadcasts; this package only authenticates
users and decides which requests they may make.
"""

from riverboat.web.server_config import ServerConfig
from riverboat.web.server_config import read_config as read_config

__all__ = ["ServerConfig", "read_config"]

"""The room on the web: an HTTP API, a WebSocket, accounts, and the client that a browser runs.

``make_app`` assembles it. The room plays, stores and broadcasts; this package decides only who a
user is, and what they may request of the room.
"""

from riverboat.web.server_config import ServerConfig
from riverboat.web.server_config import read_config as read_config

__all__ = ["ServerConfig", "read_config"]

"""The room on the web: an HTTP API, a WebSocket, accounts, and the client that a browser runs.

``make_app`` puts it together. What is played, stored and told is the room's business; here it is
decided only who somebody is, and what they may ask the room for.
"""

from riverboat.web.server_config import ServerConfig
from riverboat.web.server_config import read_config as read_config

__all__ = ["ServerConfig", "read_config"]

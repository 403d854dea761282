"""A room from outside: a client library, and bots that use the same protocol as all other clients.

``table_replica`` turns a room's messages into hands and decisions, ``bot_agent`` answers them,
``client`` and ``play`` do so over a socket. None of them sees more of a hand than its own player.
"""

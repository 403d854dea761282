"""A room from outside: a client library, and bots that use the same protocol as all other clients.

``table_replica`` turns a room's messages into hands and decisions, ``bot_agent`` answers them,
and ``client`` and ``play`` do both over a socket. Each of them knows only the cards that its own
player may see.
"""

"""A room from outside: a client library, and bots that play by the same frames as everybody else.

``table_replica`` folds what a room sends into hands and questions, ``bot_brain`` answers them,
``client`` and ``play`` do so over a socket. None of them knows more of a hand than its own player.
"""

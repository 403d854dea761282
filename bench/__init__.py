"""Side by side with peers: how fast riverboat plays, and how fast others do on the same machine.

``python -m bench.engine`` prints a table; ``docs/reference/speed.md`` says what it means.
``python -m bench.kernel`` does so for evaluation and equity: ``docs/reference/kernel-speed.md``.
"""

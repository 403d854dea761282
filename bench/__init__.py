"""Benchmarks of riverboat beside other libraries on the same machine.

``python -m bench.engine`` prints a table, which ``docs/reference/speed.md`` explains. ``python
-m bench.kernel`` measures evaluation and equity: ``docs/reference/kernel-speed.md``.
"""

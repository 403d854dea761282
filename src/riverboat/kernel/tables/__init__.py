"""What is made once from the rules of ranking, and looked up ever after.

:mod:`~riverboat.kernel.tables.values` asks ``riverboat.ranking`` what every holding is worth,
:mod:`~riverboat.kernel.tables.split` gives each set of ranks its place, and
:mod:`~riverboat.kernel.tables.every` has the arrays that lead from the one to the other.
"""

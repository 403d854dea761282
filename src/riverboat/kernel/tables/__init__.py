"""What is made once from the rules of ranking, and looked up ever after.

:mod:`~riverboat.kernel.tables.ranking_values` asks ``riverboat.ranking`` what every holding is
worth, :mod:`~riverboat.kernel.tables.split_index` gives each set of ranks its place, and
:mod:`~riverboat.kernel.tables.lookup_tables` has the arrays that lead from the one to the other.
"""

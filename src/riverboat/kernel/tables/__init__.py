"""Lookup tables, built once from the rules of ranking.

:mod:`~riverboat.kernel.tables.ranking_values` gets the value of every holding from
``riverboat.ranking``, :mod:`~riverboat.kernel.tables.split_index` gives each set of ranks an index,
and :mod:`~riverboat.kernel.tables.lookup_tables` has the arrays that map indexes to values.
"""

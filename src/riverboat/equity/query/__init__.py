"""Equity queries, parsed and validated: players, board and dead cards.

:func:`~riverboat.equity.query.question_parsing.parse_question` reads a whole query; a fault is a
:class:`~riverboat.equity.query.equity_errors.BadEquity`, which has the cards, the position and the
reason.
"""

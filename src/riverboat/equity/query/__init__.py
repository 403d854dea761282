"""Equity queries, parsed and validated: players, board and dead cards.

:func:`~riverboat.equity.query.question_parsing.parse_question` parses a whole query. A fault raises
:class:`~riverboat.equity.query.equity_errors.BadEquity` with the cards, the position and the
reason.
"""

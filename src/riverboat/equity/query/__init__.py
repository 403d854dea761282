"""What somebody asks of equity, read and checked: players, board and dead cards.

:func:`~riverboat.equity.query.question_parsing.parse_question` reads it all, and what is wrong is a
:class:`~riverboat.equity.query.equity_errors.BadEquity`, which says in whose cards, where and why.
"""

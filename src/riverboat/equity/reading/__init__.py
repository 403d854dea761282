"""What somebody asks of equity, read and checked: players, board and dead cards.

:func:`~riverboat.equity.reading.question.parse_question` reads it all, and what is wrong is a
:class:`~riverboat.equity.reading.errors.BadEquity`, which says in whose cards, where and why.
"""

"""Pictures and tables of equity, from plain numbers and words: they know no card and no game.

A picture is a :func:`~riverboat.equity.charts.svg_frame.picture` with something in it: bars, lines
or columns. Tables are of text, and of HTML.
"""

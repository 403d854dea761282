"""Pictures and tables of equity, made from plain numbers and text without cards or games.

A picture is an SVG document (:mod:`~riverboat.equity.charts.svg_frame`) that contains bars, lines
or columns. Tables are text or HTML.
"""

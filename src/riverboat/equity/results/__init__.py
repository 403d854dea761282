"""What equity comes to: :class:`~riverboat.equity.results.result.Equity`, and how it is shown.

Outcomes are who wins how many deals; figures are made of them, a row for each player; and what is
shown knows the figures alone. A result knows no way of counting or sampling.
"""

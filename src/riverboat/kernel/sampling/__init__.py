"""Monte Carlo: deals drawn by number, so that a result depends on neither threads nor tier.

A :class:`~riverboat.kernel.sampling.deal_plan.DealPlan` says what is to be dealt, and
:func:`~riverboat.kernel.sampling.monte_carlo.sample` who wins how many of the deals. In between a
plan is laid out as arrays (layout, choices, urns, alias), dealt (dealing, from the words of
streams; drawing and contested see to it that ranges seldom clash), ranked (scoring) and told
(telling, sums).
"""

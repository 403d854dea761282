"""Monte Carlo sampling of numbered deals, with equal results in any thread and in either tier.

A :class:`~riverboat.kernel.sampling.deal_plan.DealPlan` describes the deal, and
:func:`~riverboat.kernel.sampling.monte_carlo.sample` returns the number of deals by winners. In
between, a plan is converted into arrays (``deal_layout``, ``card_urns``, ``alias_tables``), dealt
(``deal_blocks``, from the words of ``random_streams``; ``hand_drawing`` and ``contested_cards``
keep conflicts of ranges rare), ranked (``deal_scoring``) and counted (``winner_counts``,
``sample_sums``).
"""

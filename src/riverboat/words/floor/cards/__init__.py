"""Phrases of the floor on cards: misdeals, shown cards, boards, burns, bad decks, stud and draw.

============  ===================================================================================
``piles``     places of cards: the stub, the burns, the muck ...
``orders``    the dealer's steps
``deal``      questions and reasons on the deal, on shown cards and decks (MISD, HOLD, IRRG)
``boards``    on burns, boards and the stub (HOLD, IRRG)
``stud``      on stud (IRRS)
``draw``      on draw and lowball (IRRD)
============  ===================================================================================
"""

"""The floor on cards: misdeals, shown cards, boards, burns, bad decks, stud and draw.

============  ===================================================================================
``piles``     where cards lie: the stub, the burns, the muck ...
``orders``    what the dealer does
``deal``      questions and reasons of the deal, of shown cards and of decks (MISD, HOLD, IRRG)
``boards``    of burns, boards and the stub (HOLD, IRRG)
``stud``      of stud (IRRS)
``draw``      of draw and lowball (IRRD)
============  ===================================================================================
"""

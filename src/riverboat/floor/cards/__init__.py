"""Cards: what is done when a deal, a board, a burn or a deck goes wrong (MISD, HOLD, IRRG ...).

The deal is in a dealer's hands: cards may be unknown, and the stub, the burns and the muck are
places. A ruling says step by step what the dealer does.

=====================  ===========================================================================
``seen``               everything that can be seen of cards
``questions``          what the floor asks about them
``ruling``             which page rules on what
``misdeal``            cards to the wrong seat, out of order, from the wrong button
``again``              the deal again, and who is away or owes a blind
``counts``             too many cards, or too few
``shown``              who showed a card, and in which game; the flop games
``shown_in_stud``      a down card of stud, or its last card
``shown_in_draw``      before the draw and in it
``decks``              boxed cards, jokers, foul decks, the cut
``burns``              no burn, or two
``boards``             too many cards on the flop, streets that came too early
``stub``               a dropped stub, and one that is too short for stud
``stud`` ``draw``      what else goes wrong there
``lowball``            sevens and claims
=====================  ===========================================================================
"""

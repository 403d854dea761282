"""Card irregularities: deals, boards, burns and decks gone wrong (MISD, HOLD, IRRG ...).

The cards are dealt by hand, so some may be unknown, and the stub, the burns and the muck are piles.
A ruling lists the dealer's steps.

=====================  ===========================================================================
``card_incidents``     all incidents with cards
``card_questions``     the floor's questions about them
``card_rulings``       dispatch of incidents to rulings
``misdeals``           cards to the wrong seat, out of order, from the wrong button
``redeals``            the deal again, absent players and owed blinds
``card_counts``        too many cards, or too few
``exposed_cards``      exposed cards by cause and game; the flop games
``exposed_in_stud``    a down card of stud, or its last card
``exposed_in_draw``    before the draw and in it
``deck_rulings``       boxed cards, jokers, foul decks, the cut
``burn_rulings``       no burn, or two
``board_rulings``      too many cards on the flop, streets that came too early
``stub_rulings``       a dropped stub, and one that is too short for stud
``stud_rulings``       other irregularities in stud
``draw_rulings``       other irregularities in a draw
``lowball_rulings``    sevens and claims
=====================  ===========================================================================
"""

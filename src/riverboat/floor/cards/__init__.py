"""Cards: what is done when a deal, a board, a burn or a deck goes wrong (MISD, HOLD, IRRG ...).

The deal is in a dealer's hands: cards may be unknown, and the stub, the burns and the muck are
places. A ruling says step by step what the dealer does.

=====================  ===========================================================================
``card_incidents``     everything that can be seen of cards
``card_questions``     what the floor asks about them
``card_rulings``       which page rules on what
``misdeals``           cards to the wrong seat, out of order, from the wrong button
``redeals``            the deal again, and who is away or owes a blind
``card_counts``        too many cards, or too few
``exposed_cards``      who showed a card, and in which game; the flop games
``exposed_in_stud``    a down card of stud, or its last card
``exposed_in_draw``    before the draw and in it
``deck_rulings``       boxed cards, jokers, foul decks, the cut
``burn_rulings``       no burn, or two
``board_rulings``      too many cards on the flop, streets that came too early
``stub_rulings``       a dropped stub, and one that is too short for stud
``stud_rulings``       what else goes wrong in stud
``draw_rulings``       what else goes wrong in a draw
``lowball_rulings``    sevens and claims
=====================  ===========================================================================
"""

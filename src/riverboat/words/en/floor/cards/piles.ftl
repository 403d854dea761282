the-stub = the stub
the-flop = the flop
the-early-cards = the premature cards
the-card-set-aside = the card set aside
the-burn = the burn
the-burns = the burns
the-muck = the muck

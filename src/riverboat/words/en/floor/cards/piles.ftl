the-stub = the stub
the-flop = the flop
the-early-cards = the early cards
the-card-set-aside = the card that was set aside
the-burn = the burn
the-burns = the burns
the-muck = the muck

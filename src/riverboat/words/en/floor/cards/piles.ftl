stub-pile = the stub
flop-pile = the flop
premature-cards-pile = the premature cards
set-aside-card-pile = the card set aside
burn-pile = the burn
burns-pile = the burns
muck-pile = the muck

stub-pile = zbytek balíčku
flop-pile = flop
premature-cards-pile = předčasné karty
set-aside-card-pile = odložená karta
burn-pile = spálená karta
burns-pile = spálené karty
muck-pile = zahozené karty

the-stub = zbytek balíčku
the-flop = flop
the-early-cards = předčasné karty
the-card-set-aside = odložená karta
the-burn = spálená karta
the-burns = spálené karty
the-muck = zahozené karty

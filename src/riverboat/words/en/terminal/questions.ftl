free-check-reminder = checking is free (TURN-03): f again to fold anyway
straddle-size-offer =
    { $live ->
        [true] Straddle to
       *[false] Sleeper to
    } { CHIPS($low) }? y, or enter for no
straddle-range-offer =
    { $live ->
        [true] Straddle to
       *[false] Sleeper to
    } { CHIPS($low) }-{ CHIPS($high) }? y or a size, or enter for no
amount-agreement-question = Agree to { CHIPS($chips) }? y or n
chair-required-hint = You have no seat: type sit 3 200 to take one
buy-in-prompt-with-range = You have no chips: buy { $least } to { $most }
buy-in-prompt-with-minimum = You have no chips: buy { $least } or more
straddle-frequency = straddles: { $often }

free-check-reminder = a check is free (TURN-03): f again to fold all the same
straddle-size-offer =
    You may { $live ->
        [true] straddle to
       *[false] raise blind, as a sleeper, to
    } { CHIPS($low) }: y; enter does not
straddle-range-offer =
    You may { $live ->
        [true] straddle to
       *[false] raise blind, as a sleeper, to
    } { CHIPS($low) }-{ CHIPS($high) }: y, or a size; enter does not
amount-agreement-question = Do you agree to { CHIPS($chips) }? y or n
take-a-chair = You have no chair: sit 3 200 takes one
buy-some = You have no chips: buy { $least }-{ $most }
buy-some-or-more = You have no chips: buy { $least } or more
straddles-how-often = straddles: { $often }

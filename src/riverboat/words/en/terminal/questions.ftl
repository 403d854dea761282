check-is-free = a check is free (TURN-03): f again to fold all the same
may-straddle-to =
    You may { $live ->
        [true] straddle to
       *[false] raise blind, as a sleeper, to
    } { CHIPS($low) }: y; enter does not
may-straddle-between =
    You may { $live ->
        [true] straddle to
       *[false] raise blind, as a sleeper, to
    } { CHIPS($low) }-{ CHIPS($high) }: y, or a size; enter does not
do-you-agree-to = Do you agree to { CHIPS($chips) }? y or n
take-a-chair = You have no chair: sit 3 200 takes one
buy-some = You have no chips: buy { $least }-{ $most }
buy-some-or-more = You have no chips: buy { $least } or more
straddles-how-often = straddles: { $often }

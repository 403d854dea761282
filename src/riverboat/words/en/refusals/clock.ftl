clock-runs-itself = everybody has { $seconds } seconds for their turn here
caller-is-not-in-a-hand =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not in a hand, and only who is may call the clock
caller-is-away =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } away, and only who is there may call the clock
nobody-is-awaited = no player is awaited, so that there is no clock to call
their-own-turn =
    { $who } { PERSON($who) ->
        [you] are to act yourself
       *[other] is to act themselves
    }: others may call the clock
clock-runs-already = the clock was called already, and is running
called-too-early =
    the clock may be called on { $thinks } in { $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }
no-time-is-given = no time is given to those who ask for it here
another-may-ask-for-time =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act: { $next } may ask for time
nobody-may-ask-for-time =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act: nobody may ask for time
once-a-hand =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } asked for time in this hand already
no-clock-runs =
    no clock runs for { $who }, who may take { PERSON($who) ->
        [you] your
       *[other] their
    } time

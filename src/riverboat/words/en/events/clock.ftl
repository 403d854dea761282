clock-called-suffix = {" "}on the clock
time-bank-suffix = {" "}from the time bank
extra-time-suffix = {" "}of extra time
reconnection-time-suffix = {" "}to reconnect
seconds-left =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }{ $what }
seconds-left-for-all = All players have { $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }{ $what }
player-out-of-time =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } out of time{ $dead ->
        [true] : the hand is dead
       *[false] {""}
    }
player-timed-out =
    Time is up{ $dead ->
        [true] : the hand is dead
       *[false] {""}
    }

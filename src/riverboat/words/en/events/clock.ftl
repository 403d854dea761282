to-act-when-called = {" "}on the clock
from-the-bank = {" "}from the time bank
some-more = {" "}more
to-come-back = {" "}to come back
seconds-left =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }{ $what }
seconds-left-for-all =
    All have { $seconds } { NUMBER($seconds) ->
        [one] second
       *[other] seconds
    }{ $what }
runs-out-of-time =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } out of time{ $dead ->
        [true] : the hand is dead
       *[false] {""}
    }
somebody-runs-out-of-time =
    Time is up{ $dead ->
        [true] : the hand is dead
       *[false] {""}
    }

to-act-when-called = {" "}to act: the clock is called
from-the-bank = {" "}from the time bank
some-more = {" "}more
to-come-back = {" "}to come back
has-seconds =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } { $seconds } seconds{ $what }
all-have-seconds = Everybody who is asked has { $seconds } seconds{ $what }
runs-out-of-time =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } out of time{ $dead ->
        [true] : the hand is dead
       *[false] {""}
    }
somebody-runs-out-of-time =
    Somebody who was asked is out of time{ $dead ->
        [true] : the hand is dead
       *[false] {""}
    }

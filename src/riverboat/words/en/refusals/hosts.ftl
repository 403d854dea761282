reason-too-short = this needs a reason of { $least } characters or more, for all to read
not-the-host = only a host of this table may ask for that
is-a-host-no-more =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } no host of this table any more
say-who-stays-out = say who is to stay out
cannot-be-kept-out =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } not one who can be kept out
may-come-in-already =
    { PERSON($who) ->
        [you] you
       *[other] { $who }
    } may come in already
hosts-the-table = { $who } is a host of this table: take that away first
is-not-near = { $who } neither watches nor waits for a seat
nobody-is-near = nobody neither watches nor waits for a seat
is-to-stay-out = { $who } is to stay out: let them in first
no-such-style = a bot is one of { $styles }, not '{ $style }'
too-many-wait = { $most } wishes wait already: take one of them back
waits-no-more = that does not wait any more
has-left-the-table =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } left the table

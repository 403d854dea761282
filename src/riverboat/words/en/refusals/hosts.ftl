reason-too-short =
    enter a reason of { $least } { NUMBER($least) ->
        [one] character
       *[other] characters
    } or more
not-the-host = only a host of this table can do that
is-a-host-no-more =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } no longer a host of this table
say-who-stays-out = name a player to ban
cannot-be-kept-out =
    { PERSON($who) ->
        [you] you
       *[other] { $who }
    } cannot be banned
may-come-in-already =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } not banned
hosts-the-table = { $who } is a host of this table: revoke the role first
is-not-near = { $who } is neither a spectator nor on the waiting list
nobody-is-near = name a spectator or a player on the waiting list
is-to-stay-out = { $who } is banned: lift the ban first
no-such-style = no bot style '{ $style }'; choose from { $styles }
too-many-wait = { $most } changes already pending: cancel one first
not-streamed = the table is not streamed
waits-no-more = no longer pending
has-left-the-table =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } left the table

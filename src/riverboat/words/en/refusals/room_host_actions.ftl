reason-too-short =
    enter a reason of { $min_characters } { NUMBER($min_characters) ->
        [one] character
       *[other] characters
    } or more
table-host-required = only a host of this table can do that
host-role-ended =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } no longer a host of this table
ban-name-missing = name a player to ban
ban-forbidden =
    { PERSON($who) ->
        [you] you can’t ban yourself
       *[other] { $who } is a bot: remove it instead
    }
player-already-admitted =
    { PERSON($who) ->
        [you] you aren’t
       *[other] { $who } isn’t
    } banned
table-host-protected =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } a host of this table: revoke the role first
spectator-missing =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } neither a spectator nor on the waiting list
spectator-name-missing = name a spectator or a player on the waiting list
player-on-ban-list =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } banned: lift the ban first
no-such-style = unknown bot style “{ $style }”; choose from { $styles }
planned-change-limit = { $max_changes } { NUMBER($max_changes) ->
        [one] change
       *[other] changes
    } already pending: cancel one first
table-not-streamed = this table has no stream
planned-change-gone = this change is no longer pending
player-left-table =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } left the table

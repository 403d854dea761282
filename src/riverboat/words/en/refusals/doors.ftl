kept-out = { $by } has sent you away from this table
sent-away-from-here = { $by } has sent you away from the table
by-invitation = this table opens to an invitation or a password
nobody-just-watches = nobody watches here without a chair: sit down, and watch then
come-under-another-name = a bot of this table is called { $name }: come in under another name
watches-too-many = one connection watches at most { $most } tables
no-open-table = there is no open table { $table }
is-opened-again = the table is being opened again
table-was-closed = the table is closed
server-goes-down = the server is going down
is-not-watched = it is not watched
no-table = there is no table { $table }
nothing-known-of-table = nothing is known of table { $table }
table-is-shut = { $table } is closed
this-table-is-shut = this table is closed
not-a-host = only a host of this table may do that
does-not-open-it = this does not open the table
open-to-all = everybody may come to this table: its address is enough
too-many-links = a table has { $most } such links: end one first
no-such-link = there is no such link: it was used, or is over
opened-the-table =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } opened the table, and { PERSON($who) ->
        [you] remain
       *[other] remains
    } its host
not-seated = nobody who sits here is called { $name }
comes-back-by-password = { $who } has an account, and comes back with its password
is-at-the-table = { $who } is at the table: a link is for who lost the way back
has-more-than-the-seat = { $who } hosts a table, or sits at another one: a link would open that, too

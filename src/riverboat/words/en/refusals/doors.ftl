kept-out = you are banned from this table by { $by }
sent-away-from-here = { $by } has removed you from the table
by-invitation = private table: open it with an invite link or a password
nobody-just-watches = no spectators at this table: sit down to watch
come-under-another-name = a bot at this table is called { $name }: choose another name
watches-too-many = { $most } tables per connection at most: leave one first
no-open-table = no open table { $table }
is-opened-again = the table is reopening
table-was-closed = table closed
server-goes-down = server shutting down
overlay-is-closed = the overlay is closed, or its link has been reset
is-not-watched = you are not at that table
no-table = no table { $table }
nothing-known-of-table = unknown table { $table }
table-is-shut = { $table } is closed
this-table-is-shut = this table is closed
not-a-host = only a host of this table can do that
does-not-open-it = wrong link or password for this table
open-to-all = this table is public: its address is enough
too-many-links = { $most } links already: end one first
no-such-link = link not found: used or expired
opened-the-table =
    { PERSON($who) ->
        [you] you opened
       *[other] { $who } opened
    } this table: the host role stays
not-seated = no player called { $name } at this table
comes-back-by-password = { $who } has an account: log in with the password
is-at-the-table = { $who } is at the table: a seat link is only for lost players
has-more-than-the-seat = { $who } hosts a table or sits at another one, and the link would open that too

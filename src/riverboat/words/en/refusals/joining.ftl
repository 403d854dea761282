table-entry-refused = you are banned from this table by { $by }
removed-from-table = { $by } removed you from the table
invitation-required = private table: open it with an invite link or a password
spectators-forbidden = no spectators at this table: sit down to watch
bot-name-conflict = a bot at this table is called { $name }: choose another name
too-many-watched-tables = { $max_tables } { NUMBER($max_tables) ->
        [one] table
       *[other] tables
    } per connection at most: leave one first
no-open-table = table { $table } isn’t open
table-reopening = the table is reopening
table-closed-now = table closed
server-closing = server shutting down
overlay-closed = the overlay is closed, or its link has been reset
not-watching-table = you’re not at that table
table-not-found = table { $table } not found
table-unknown = unknown table { $table }
named-table-closed = { $table } is closed
table-closed-already = this table is closed
host-role-required = only a host of this table can do that
table-password-wrong = wrong link or password for this table
public-table-link = this table is public: its address is enough
too-many-links = limit of { $max_links } { NUMBER($max_links) ->
        [one] link
       *[other] links
    } reached: revoke one first
no-such-link = link not found: used or expired
table-opener-stays-host =
    { PERSON($who) ->
        [you] you opened this table and always remain
       *[other] { $who } opened this table and always remains
    } a host
not-seated = { $name } isn’t at this table
account-login-required =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } an account: log in with the password
player-at-table =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } at the table: seat links are for players without access
seat-link-forbidden =
    no seat link for { $who }: { PERSON($who) ->
        [you] you host or sit
       *[other] they host or sit
    } at another table, and the link would open that too

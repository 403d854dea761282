account-required-to-open = only players with an account can open tables
admin-required-to-open = only administrators can open tables
too-many-tables = too many open tables: close one, or try again later
no-room-for-bots =
    no room for { $bot_count } { NUMBER($bot_count) ->
        [one] bot
       *[other] bots
    }: { $chairs } seats, one of them yours
too-many-bots =
    { NUMBER($max_bots) ->
        [0] no bots in this room
        [one] at most { $max_bots } bot per table in this room
       *[other] at most { $max_bots } bots per table in this room
    }
preset-unknown = unknown preset { $preset }; presets: { $presets }
rules-invalid = { $reason }
players-in-link-table-rules = players join by the invite link: leave out [[players]] and set the number of bots
table-name-too-long = enter a name of one line, { $max_characters } characters at most
no-such-hand = finished hand { $hand } not found
no-hand-yet = no finished hand yet
hand-unwritable = { $reason }
hand-ended-before-deal = hand { $hand } ended before the deal: { $end_reason }
deck-deleted = the deck of hand { $hand } is no longer stored
proof-unavailable = no proof for hand { $hand }
replay-unavailable = { $reason }
shared-hand-url-broken = broken link: copy the whole link

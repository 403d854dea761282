checked =
    { $stream }: { NUMBER($records) ->
        [one] { CHIPS($records) } record
       *[other] { CHIPS($records) } records
    }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }, { NUMBER($entries) ->
        [one] { CHIPS($entries) } entry
       *[other] { CHIPS($entries) } entries
    }, { NUMBER($sealed) ->
        [one] { CHIPS($sealed) } deck
       *[other] { CHIPS($sealed) } decks
    } sealed, { CHIPS($opened) } opened, { NUMBER($cards) ->
        [one] { CHIPS($cards) } card
       *[other] { CHIPS($cards) } cards
    }: { KEY($state) ->
        [clean] clean
       *[other] NOT CLEAN
    }
head-of-a-log = head { $count } { $digest }
more-problems = and { CHIPS($count) } more
no-key-here = There is no key here: cards were not held against the decks.
nothing-played-here = Nothing has been played here.
all-clean =
    All clean: { NUMBER($records) ->
        [one] { CHIPS($records) } record
       *[other] { CHIPS($records) } records
    } of { NUMBER($tables) ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
backup-written = Written to { $file }. The room's key is in { $key }: keep it apart.
log-heads-written = The heads of its logs are in { $file }: keep a copy elsewhere, and verify --heads finds that the end of a log was cut off since.
room-restored = Restored from { $file }. Put the room's key into { $key }.
no-backup-in = There is no backup in { $folder }: set backup_hours, or name a file.
drill-passed =
    Restored and verified { $file }: { NUMBER($tables) ->
        [one] { CHIPS($tables) } table
       *[other] { CHIPS($tables) } tables
    }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }, { NUMBER($records) ->
        [one] { CHIPS($records) } record
       *[other] { CHIPS($records) } records
    }, { $seconds } s.
drill-failed = The restore drill of { $file } failed. Make a new backup, and verify the room.
nothing-to-archive =
    No table was closed more than { NUMBER($days) ->
        [one] { CHIPS($days) } day
       *[other] { CHIPS($days) } days
    } ago: nothing was archived.
tables-archived =
    { NUMBER($tables) ->
        [one] { CHIPS($tables) } table
       *[other] { CHIPS($tables) } tables
    } moved to { $file }. The room's key is in { $key }: the archive needs it for proofs.
tables-restored = The tables of { $file } are in the room again.
not-in-the-audit-log = It is not in the audit log of the room: { $why }
no-such-node = there is no node { $name }; there are: { $there }
still-holds = { $name } still holds { $count }, and goes on to hand them over.
holds-nothing = { $name } holds nothing any more.
held-by-nobody = { $held } held, { $free } held by nobody.
node-figure = { $what }
name-one-file = { $file } is a folder: name one file of hands
no-hand-in = { $file }: there is no hand here
say-which-hand = { $file }: say which: --hand N or --id ID; { $there }
nobody-is = { $source }: nobody is { $name }; there are { $seats }
no-street-in-hand = the hand has no street { $street }; it has { $streets }
stopped-while-reading = Stopped before the last hand was read
stopped-while-playing = Stopped before the last hand was played
no-such-file = there is no { $file }
link-makes-admin = Open this link to make the administrator { $name }: it works once, for { $minutes } minutes.
link-resets-admin = { $name } has an account. This link makes it an administrator's, sets a new password and turns second factors off: it works once, for { $minutes } minutes.
links-in-memory-room = this room keeps nothing: a link does not reach it.
stands-in-admins = { $name } stands in admins of the configuration: remove the name there, too
admin-unknown = { $name } is no administrator
admin-role-ended = { $name } is no administrator any more
admin-without-account = The administrator { $name } has no account yet: { $command } prints a link that makes it.

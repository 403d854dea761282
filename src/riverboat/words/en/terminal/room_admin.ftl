stream-verified =
    { $stream }: { NUMBER($records) ->
        [one] { CHIPS($records) } record
       *[other] { CHIPS($records) } records
    }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } hand
       *[other] { CHIPS($hands) } hands
    }, { NUMBER($entries) ->
        [one] { CHIPS($entries) } ledger entry
       *[other] { CHIPS($entries) } ledger entries
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
log-head-line = head { $count } { $digest }
further-problems = and { CHIPS($count) } more
deck-key-missing = No key here: cards not checked against the decks.
no-hands-played = No hands played here.
room-verified =
    All clean: { NUMBER($records) ->
        [one] { CHIPS($records) } record
       *[other] { CHIPS($records) } records
    } of { NUMBER($tables) ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
backup-written = Backup saved: { $file }. The room’s key is in { $key }: store it separately.
log-heads-written = Log heads saved: { $file }. Store a copy elsewhere: verify --heads then detects a truncated log.
room-restored = Restored from { $file }. Put the room’s key into { $key }.
no-backup-in-folder = No backup in { $folder }: set backup_hours, or name a file.
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
nothing-to-archive = Nothing to archive: no table closed for more than { NUMBER($days) ->
        [one] { CHIPS($days) } day
       *[other] { CHIPS($days) } days
    }.
tables-archived =
    { NUMBER($tables) ->
        [one] { CHIPS($tables) } table
       *[other] { CHIPS($tables) } tables
    } moved to { $file }. The room’s key is in { $key }: proofs from the archive need it.
tables-restored = Tables from { $file } are back in the room.
not-in-the-audit-log = Not recorded in the audit log: { $why }
no-such-node = unknown node { $name }; nodes: { $there }
node-draining = Leases still on { $name }: { $count }. The hand-over continues.
node-drained = No leases left on { $name }.
lease-count = Leases: { $held } held, { $free } free.
node-column-heading =
    { KEY($what) ->
        [there] up
        [gone] down
        [hands-over] draining
       *[other] { $what }
    }
hand-file-expected = { $file } is a folder: name one file of hands
no-hands-in-file = { $file }: no hands found
hand-selector-missing = { $file }: choose a hand with --hand N or --id ID; { $there }
player-not-in-source = { $source }: no player { $name }; players: { $seats }
no-street-in-hand = no street { $street } in this hand; streets: { $streets }
reading-interrupted = Stopped before the last hand
play-interrupted = Stopped before the last hand
no-such-file = { $file } not found
admin-link = Open this link to create the administrator { $name }. It works once and expires after { $minutes } min.
link-resets-admin = { $name } has an account. This link makes it an administrator account, sets a new password and turns second factors off. It works once and expires after { $minutes } min.
links-in-memory-room = this link won’t work: the room is kept only in memory. Use a database file.
name-in-admins = { $name } is in admins of the configuration: remove the name there, too
admin-unknown = { $name } isn’t an administrator
admin-role-ended = { $name } is no longer an administrator
admin-without-account = The administrator { $name } has no account yet: { $command } prints a link to create it.

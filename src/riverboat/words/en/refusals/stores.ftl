store-is-not-open =
    the store is { $closed ->
        [true] closed
       *[false] not open
    }
cannot-read-store =
    cannot read{ GIVEN($store) ->
        [yes] {" "}{ $store }
       *[no] {""}
    }: { $why }
cannot-open-store = cannot open { $store }: { $why }
cannot-make-store = cannot make { $store }: { $why }
cannot-restore-to = cannot restore to { $store }: { $why }
nothing-was-stored = nothing was stored: { $why }
perhaps-it-was-stored = the connection was lost during the commit, so read what was stored: { $why }
contradicts-itself = { $what } contradicts itself: { $why }
store-is-damaged =
    { $store } is damaged: { $why }{ $backup ->
        [true] ; restore it from a backup
       *[false] {""}
    }
record-is-no-bytes = cannot read: record { $seq } of { $stream } is not in bytes
psycopg-is-missing = PostgreSQL needs psycopg: install riverboat[postgres]
no-write-ahead-log = SQLite cannot keep a write-ahead log where the file is
no-store-in-database = there is no store in the database
store-is-older = the store has version { $present }, and this riverboat { $latest }: open it once, and it is brought up to date
store-is-newer = the store has version { $present }, and this riverboat knows those up to { $latest }: a later riverboat wrote it, so run that one
table-of-another = the database has a table { $table } that riverboat did not make: give the room a database, or a schema, of its own
file-is-there = { $file } is there already
backup-is-damaged = { $file } is no backup, or is cut off or damaged: { $why }
line-is-no-row = { $file }: line { $line } is no row: { $why }
more-behind-the-last = { $file }: something stands behind its last line
row-of-other-columns = { $file }: a row of { $table } does not have the columns of the header
backup-of-other-version = { $file } has version { $version }, and this riverboat reads { $known }
backup-of-other-tables = { $file } has other tables, or other columns, than a store of this version
is-no-value-of = { $file }: { $value } is no value for { $column }
column-cannot-keep = { $file }: { $column }: { $why }
has-no-name = it has no name
character-cannot-be-kept = { $text } has a character that cannot be kept
number-cannot-be-kept = { $number } is below 0 or too large to be kept
records-have-a-gap = { $file }: the records of { $stream } have a gap
lease-is-over =
    the lease on { $stream } of epoch { $epoch } is over{ GIVEN($found) ->
        [yes] , and it is in epoch { $found } now
       *[no] {""}
    }
no-lease-from = no lease from { $store }: { $why }
held-by-another = { $stream } is held by another host
node-is-there = there is a node { $node } at { $address } already: call this one otherwise (--node), or wait until its lease is over
room-is-open-on = the room is open on { $nodes }: be one of its nodes, with --node, --address and --cluster-secret
other-cluster-secret = the cluster secret of { $node } is not that of { $other }: give all nodes the same (--cluster-secret, or RIVERBOAT_CLUSTER_SECRET)
other-room-key = the key of { $node } is not that of { $other }, and could not open the decks that it has sealed: give all nodes the same file `key`, or RIVERBOAT_KEY
same-address = the address of { $node } is that of { $other }, { $address }: say where the others reach this one (--address)

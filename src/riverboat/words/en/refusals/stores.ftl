store-closed =
    the store is { $is_closed ->
        [true] closed
       *[false] not open
    }
store-unreadable =
    can’t read{ GIVEN($store) ->
        [yes] {" "}{ $store }
       *[no] {""}
    }: { $reason }
store-unopenable = can’t open { $store }: { $reason }
store-uncreatable = can’t create { $store }: { $reason }
restore-unavailable = can’t restore to { $store }: { $reason }
write-failed = nothing was stored: { $reason }
commit-uncertain = connection lost during the commit: { $reason }; check the stored data
stored-record-inconsistent = { $record_name } is inconsistent: { $reason }
store-damaged =
    { $store } is damaged: { $reason }{ $has_backup_hint ->
        [true] ; restore it from a backup
       *[false] {""}
    }
record-not-bytes = can’t read: record { $seq } of { $stream } isn’t in bytes
psycopg-missing = PostgreSQL needs psycopg: install riverboat[postgres]
no-write-ahead-log = SQLite can’t keep a write-ahead log on this disk
no-store-in-database = the database has no store
store-outdated = the store has version { $store_version }, this riverboat { $latest_version }: start the room once to upgrade it
store-too-new = the store has version { $store_version }, this riverboat reads versions up to { $latest_version }: install a newer riverboat
foreign-database-table = foreign table { $table } in the database: give the room its own database or schema
backup-file-exists = { $file } already exists
backup-unreadable = { $file } isn’t a backup, or is truncated or damaged: { $reason }
backup-row-invalid = { $file }: invalid row on line { $line }: { $reason }
trailing-backup-rows = { $file }: extra text after the last line
backup-columns-mismatch = { $file }: row of { $table } with other columns than the header
backup-version-mismatch = { $file } has version { $backup_version }, this riverboat reads { $supported_version }
backup-tables-mismatch = { $file } has other tables or columns than a store of this version
column-value-invalid = { $file }: invalid { $column } { $value }
column-value-refused = { $file }: { $column }: { $reason }
stream-name-missing = the name is missing
character-unstorable = invalid character in { $character }
number-unstorable = { $number } is below 0 or too large to store
record-gap = { $file }: gap in the records of { $stream }
stream-lease-expired =
    lease on { $stream } expired, epoch { $lease_epoch }{ GIVEN($current_epoch) ->
        [yes] ; now epoch { $current_epoch }
       *[no] {""}
    }
lease-refused = no lease from { $store }: { $reason }
lease-held-elsewhere = another host holds { $stream }
node-already-running = node { $node } already runs at { $address }: choose another name (--node), or wait for its lease to expire
room-open-elsewhere = the room is open on { $nodes }: join with --node, --address and --cluster-secret
cluster-secret-mismatch = cluster secret of { $node } differs from { $other_node }: use the same on all nodes (--cluster-secret, or RIVERBOAT_CLUSTER_SECRET)
node-room-key-mismatch = key of { $node } differs from { $other_node } and can’t open its sealed decks: use the same file `key`, or RIVERBOAT_KEY, on all nodes
node-address-shared = { $node } has the same address as { $other_node }, { $address }: set its own (--address)

store-closed = úložiště { $is_closed ->
        [true] je zavřené
       *[false] ještě není otevřené
    }
store-unreadable =
    nejde číst{ GIVEN($store) ->
        [yes] {" "}{ $store }
       *[no] {""}
    }: { $reason }
store-unopenable = nejde otevřít { $store }: { $reason }
store-uncreatable = nejde založit { $store }: { $reason }
restore-unavailable = nejde obnovit do { $store }: { $reason }
write-failed = nic se neuložilo: { $reason }
commit-uncertain = spojení se ztratilo při potvrzování, zkontrolujte uložená data: { $reason }
stored-record-inconsistent = { $record_name } je nekonzistentní: { $reason }
store-damaged =
    { $store } je poškozené: { $reason }{ $has_backup_hint ->
        [true] ; obnovte ho ze zálohy
       *[false] {""}
    }
record-not-bytes = nejde číst: záznam { $seq } z { $stream } není v bajtech
psycopg-missing = PostgreSQL potřebuje psycopg: nainstalujte riverboat[postgres]
no-write-ahead-log = SQLite na tomto disku nemůže vést write-ahead log
no-store-in-database = databáze je bez úložiště
store-outdated = úložiště má verzi { $store_version }, tento riverboat { $latest_version }: převede se, když hernu jednou spustíte
store-too-new = úložiště má verzi { $store_version }, tento riverboat čte verze do { $latest_version }: nainstalujte novější riverboat
foreign-database-table = cizí tabulka { $table } v databázi: dejte herně vlastní databázi nebo schéma
backup-file-exists = { $file } už existuje
backup-unreadable = { $file } není záloha, nebo je neúplná či poškozená: { $reason }
backup-row-invalid = { $file }: neplatný záznam na řádku { $line }: { $reason }
trailing-backup-rows = { $file }: text navíc za posledním řádkem
backup-columns-mismatch = { $file }: řádek tabulky { $table } nemá sloupce ze záhlaví
backup-version-mismatch = { $file } má verzi { $backup_version }, a tento riverboat čte { $supported_version }
backup-tables-mismatch = { $file } má jiné tabulky nebo sloupce než úložiště této verze
column-value-invalid = { $file }: neplatné { $column } { $value }
column-value-refused = { $file }: { $column }: { $reason }
stream-name-missing = chybí jméno
character-unstorable = neplatný znak v { $character }
number-unstorable = { $number } je pod 0, nebo moc velké na uložení
record-gap = { $file }: v záznamech { $stream } je mezera
stream-lease-expired =
    pronájem { $stream } vypršel, epocha { $lease_epoch }{ GIVEN($current_epoch) ->
        [yes] ; teď epocha { $current_epoch }
       *[no] {""}
    }
lease-refused = { $store } nedává pronájem: { $reason }
lease-held-elsewhere = { $stream } drží jiný stroj
node-already-running = uzel { $node } už běží na { $address }: zvolte jiné jméno (--node), nebo počkejte na konec pronájmu
room-open-elsewhere = herna je otevřená na { $nodes }: připojte se s --node, --address a --cluster-secret
cluster-secret-mismatch = tajemství clusteru na uzlu { $node } je jiné než na { $other_node }: použijte všude stejné (--cluster-secret, nebo RIVERBOAT_CLUSTER_SECRET)
node-room-key-mismatch = klíč uzlu { $node } je jiný než na { $other_node } a neotevře jeho balíčky: použijte všude stejný soubor `key`, nebo RIVERBOAT_KEY
node-address-shared = { $node } má stejnou adresu jako { $other_node }, { $address }: nastavte mu vlastní (--address)

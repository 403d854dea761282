store-closed = úložiště { $closed ->
        [true] je zavřené
       *[false] ještě není otevřené
    }
store-unreadable =
    nejde číst{ GIVEN($store) ->
        [yes] {" "}{ $store }
       *[no] {""}
    }: { $why }
store-unopenable = nejde otevřít { $store }: { $why }
store-uncreatable = nejde založit { $store }: { $why }
restore-unavailable = nejde obnovit do { $store }: { $why }
write-failed = nic se neuložilo: { $why }
commit-uncertain = spojení se ztratilo při potvrzování, zkontrolujte uložená data: { $why }
record-contradiction = { $what } je nekonzistentní: { $why }
store-damaged =
    { $store } je poškozené: { $why }{ $backup ->
        [true] ; obnovte ho ze zálohy
       *[false] {""}
    }
record-not-bytes = nejde číst: záznam { $seq } z { $stream } není v bajtech
psycopg-missing = PostgreSQL potřebuje psycopg: nainstalujte riverboat[postgres]
no-write-ahead-log = SQLite na tomto disku nemůže vést write-ahead log
no-store-in-database = databáze je bez úložiště
store-outdated = úložiště má verzi { $present }, tento riverboat { $latest }: převede se, když ho jednou otevřete
store-too-new = úložiště má verzi { $present }, tento riverboat čte verze do { $latest }: nainstalujte novější riverboat
foreign-database-table = cizí tabulka { $table } v databázi: dejte herně vlastní databázi nebo schéma
backup-file-exists = { $file } už existuje
backup-unreadable = { $file } není záloha, nebo je neúplná či poškozená: { $why }
backup-row-invalid = { $file }: neplatný záznam na řádku { $line }: { $why }
trailing-backup-rows = { $file }: text navíc za posledním řádkem
backup-columns-mismatch = { $file }: řádek tabulky { $table } nemá sloupce ze záhlaví
backup-version-mismatch = { $file } má verzi { $version }, a tento riverboat čte { $known }
backup-tables-mismatch = { $file } má jiné tabulky nebo sloupce než úložiště této verze
column-value-invalid = { $file }: neplatné { $column } { $value }
column-value-refused = { $file }: { $column }: { $why }
stream-name-missing = chybí jméno
character-unstorable = neplatný znak v { $text }
number-unstorable = { $number } je pod 0, nebo moc velké na uložení
record-gap = { $file }: v záznamech { $stream } je mezera
stream-lease-expired =
    pronájem { $stream } vypršel, epocha { $epoch }{ GIVEN($found) ->
        [yes] ; teď epocha { $found }
       *[no] {""}
    }
lease-refused = { $store } nedává pronájem: { $why }
lease-held-elsewhere = { $stream } drží jiný stroj
node-already-running = uzel { $node } už běží na { $address }: zvolte jiné jméno (--node), nebo počkejte na konec pronájmu
room-open-elsewhere = herna je otevřená na { $nodes }: připojte se s --node, --address a --cluster-secret
cluster-secret-mismatch = tajemství clusteru na uzlu { $node } je jiné než na { $other }: použijte všude stejné (--cluster-secret, nebo RIVERBOAT_CLUSTER_SECRET)
node-room-key-mismatch = klíč uzlu { $node } je jiný než na { $other } a neotevře jeho balíčky: použijte všude stejný soubor `key`, nebo RIVERBOAT_KEY
node-address-shared = { $node } má stejnou adresu jako { $other }, { $address }: nastavte mu vlastní (--address)

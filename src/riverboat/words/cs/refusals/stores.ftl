store-is-not-open =
    úložiště { $closed ->
        [true] je zavřené
       *[false] není otevřené
    }
cannot-read-store =
    nejde číst{ GIVEN($store) ->
        [yes] {" "}{ $store }
       *[no] {""}
    }: { $why }
cannot-open-store = nejde otevřít { $store }: { $why }
cannot-make-store = nejde založit { $store }: { $why }
cannot-restore-to = nejde obnovit do { $store }: { $why }
nothing-was-stored = nic se neuložilo: { $why }
perhaps-it-was-stored = spojení se ztratilo při potvrzování, přečtěte tedy, co se uložilo: { $why }
contradicts-itself = { $what } si odporuje: { $why }
store-is-damaged =
    { $store } je poškozené: { $why }{ $backup ->
        [true] ; obnovte ho ze zálohy
       *[false] {""}
    }
record-is-no-bytes = nejde číst: záznam { $seq } z { $stream } není v bajtech
psycopg-is-missing = PostgreSQL potřebuje psycopg: nainstalujte riverboat[postgres]
no-write-ahead-log = tam, kde je soubor, SQLite nemůže vést write-ahead log
no-store-in-database = v databázi není žádné úložiště
store-is-older = úložiště má verzi { $present }, tento riverboat { $latest }: jednou ho otevřete, a bude aktuální
store-is-newer = úložiště má verzi { $present }, tento riverboat zná verze do { $latest }: psal ho pozdější riverboat, spusťte tedy ten
table-of-another = v databázi je tabulka { $table }, která není od riverboat: dejte herně vlastní databázi nebo schéma
file-is-there = { $file } už tu je
backup-is-damaged = { $file } není záloha, nebo je useknutá či poškozená: { $why }
line-is-no-row = { $file }: řádek { $line } není záznam: { $why }
more-behind-the-last = { $file }: za posledním řádkem ještě něco je
row-of-other-columns = { $file }: řádek tabulky { $table } nemá sloupce ze záhlaví
backup-of-other-version = { $file } má verzi { $version }, a tento riverboat čte { $known }
backup-of-other-tables = { $file } má jiné tabulky nebo sloupce než úložiště této verze
is-no-value-of = { $file }: { $value } není hodnota pro { $column }
column-cannot-keep = { $file }: { $column }: { $why }
has-no-name = nemá jméno
character-cannot-be-kept = { $text } má znak, který se nedá uložit
number-cannot-be-kept = { $number } je pod 0, nebo moc velké, než aby se dalo uložit
records-have-a-gap = { $file }: v záznamech { $stream } je mezera
lease-is-over =
    pronájem { $stream } z epochy { $epoch } skončil{ GIVEN($found) ->
        [yes] , teď je epocha { $found }
       *[no] {""}
    }
no-lease-from = žádný pronájem z { $store }: { $why }
held-by-another = { $stream } drží jiný hostitel
node-is-there = uzel { $node } už je na { $address }: nazvěte tento jinak (--node), nebo počkejte, až jeho pronájem skončí
room-is-open-on = herna je otevřená na { $nodes }: staňte se jedním z jejích uzlů, s --node, --address a --cluster-secret
other-cluster-secret = tajemství clusteru na uzlu { $node } není to z uzlu { $other }: dejte všem uzlům stejné (--cluster-secret, nebo RIVERBOAT_CLUSTER_SECRET)
other-room-key = klíč uzlu { $node } není ten z uzlu { $other } a neotevřel by balíčky, které tamten zapečetil: dejte všem uzlům stejný soubor `key`, nebo RIVERBOAT_KEY
same-address = adresa uzlu { $node } je adresa uzlu { $other }, { $address }: řekněte, kde na tento ostatní dosáhnou (--address)

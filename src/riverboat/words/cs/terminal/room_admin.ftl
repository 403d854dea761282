stream-verified =
    { $stream }: { NUMBER($records) ->
        [one] { CHIPS($records) } záznam
        [few] { CHIPS($records) } záznamy
       *[other] { CHIPS($records) } záznamů
    }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }, { NUMBER($entries) ->
        [one] { CHIPS($entries) } pohyb
        [few] { CHIPS($entries) } pohyby
       *[other] { CHIPS($entries) } pohybů
    } žetonů, { NUMBER($sealed) ->
        [one] { CHIPS($sealed) } balíček
        [few] { CHIPS($sealed) } balíčky
       *[other] { CHIPS($sealed) } balíčků
    } pod pečetí, { CHIPS($opened) } otevřeno, { NUMBER($cards) ->
        [one] { CHIPS($cards) } karta
        [few] { CHIPS($cards) } karty
       *[other] { CHIPS($cards) } karet
    }: { KEY($state) ->
        [clean] v pořádku
       *[other] NENÍ V POŘÁDKU
    }
log-head-line = poslední záznam: { $count }, otisk { $digest }
further-problems = a ještě { CHIPS($count) }
deck-key-missing = Klíč chybí: karty nejsou ověřené proti balíčkům.
no-hands-played = Žádná odehraná rozdání.
room-verified =
    Vše v pořádku: { NUMBER($records) ->
        [one] { CHIPS($records) } záznam
        [few] { CHIPS($records) } záznamy
       *[other] { CHIPS($records) } záznamů
    }, { NUMBER($tables) ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }.
backup-written = Záloha uložena: { $file }. Klíč herny je v { $key }: uložte ho zvlášť.
log-heads-written = Konce záznamů uloženy: { $file }. Mějte kopii jinde: verify --heads pak pozná zkrácený záznam.
room-restored = Obnoveno z { $file }. Klíč herny vložte do { $key }.
no-backup-in-folder = V { $folder } není záloha: nastavte backup_hours, nebo uveďte soubor.
drill-passed =
    Záloha { $file } obnovena a ověřena: { NUMBER($tables) ->
        [one] { CHIPS($tables) } stůl
        [few] { CHIPS($tables) } stoly
       *[other] { CHIPS($tables) } stolů
    }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }, { NUMBER($records) ->
        [one] { CHIPS($records) } záznam
        [few] { CHIPS($records) } záznamy
       *[other] { CHIPS($records) } záznamů
    }, { $seconds } s.
drill-failed = Cvičná obnova ze zálohy { $file } selhala. Vytvořte novou zálohu a ověřte hernu.
nothing-to-archive = Není co archivovat: žádný stůl zavřený déle než { NUMBER($days) ->
        [one] { CHIPS($days) } den
        [few] { CHIPS($days) } dny
       *[other] { CHIPS($days) } dní
    }.
tables-archived =
    { NUMBER($tables) ->
        [one] { CHIPS($tables) } stůl přesunut
        [few] { CHIPS($tables) } stoly přesunuty
       *[other] { CHIPS($tables) } stolů přesunuto
    } do { $file }. Klíč herny je v { $key }: důkazy z archivu ho potřebují.
tables-restored = Stoly z { $file } jsou zpátky v herně.
not-in-the-audit-log = V záznamu akcí to chybí: { $why }
no-such-node = neznámý uzel { $name }; uzly: { $there }
node-draining = Uzel { $name } ještě drží stoly a turnaje: { $count }. Předávání pokračuje.
node-drained = Uzel { $name } už žádné stoly ani turnaje nedrží.
lease-count = Stoly a turnaje: přidělené { $held }, volné { $free }.
node-column-heading =
    { KEY($what) ->
        [node] uzel
        [address] adresa
        [version] verze
        [state] stav
        [tables] stoly
        [events] turnaje
        [sockets] spojení
        [lag] zpoždění
        [gone] neběží
        [hands-over] předává
       *[other] běží
    }
hand-file-expected = { $file } je složka: uveďte jeden soubor s rozdáními
no-hands-in-file = { $file }: nenašlo se žádné rozdání
hand-selector-missing = { $file }: vyberte --hand N nebo --id ID; { $there }
player-not-in-source = { $source }: neznámý hráč { $name }; hráči: { $seats }
no-street-in-hand = rozdání nemá kolo { $street }; kola: { $streets }
reading-interrupted = Zastaveno před posledním rozdáním
play-interrupted = Zastaveno před posledním rozdáním
no-such-file = soubor { $file } nenalezen
admin-link =
    Tento odkaz založí účet správce { $name }: funguje jednou a platí { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }.
link-resets-admin =
    { $name } už účet má. Tento odkaz z něj udělá účet správce, nastaví nové heslo a vypne dvoufázové přihlášení: funguje jednou a platí { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }.
links-in-memory-room = tento odkaz nebude fungovat: herna je jen v paměti. Použijte soubor databáze.
name-in-admins = { $name } je v konfiguraci mezi admins: odeberte jméno i tam
admin-unknown = { $name } nepatří mezi správce
admin-role-ended = { $name } už nepatří mezi správce
admin-without-account = Správce { $name } ještě nemá účet: { $command } vypíše odkaz k založení.

checked =
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
head-of-a-log = poslední záznam: { $count }, otisk { $digest }
more-problems = a dalších { CHIPS($count) }
no-key-here = Není tu klíč: karty se s balíčky neporovnaly.
no-hands-played = Nic se tu nehrálo.
all-clean =
    Vše v pořádku: { NUMBER($records) ->
        [one] { CHIPS($records) } záznam
        [few] { CHIPS($records) } záznamy
       *[other] { CHIPS($records) } záznamů
    }, { NUMBER($tables) ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }.
backup-written = Zapsáno do { $file }. Klíč herny je v { $key }: uložte ho jinam.
log-heads-written = Konce jejích záznamů jsou v { $file }: mějte kopii jinde, a verify --heads pozná, že od té doby někdo konec záznamu uřízl.
room-restored = Obnoveno z { $file }. Klíč herny vložte do { $key }.
no-backup-in = V { $folder } není žádná záloha: nastavte backup_hours, nebo uveďte soubor.
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
nothing-to-archive =
    Žádný stůl není zavřený déle než { NUMBER($days) ->
        [one] { CHIPS($days) } den
        [few] { CHIPS($days) } dny
       *[other] { CHIPS($days) } dní
    }: nic se nearchivovalo.
tables-archived =
    { NUMBER($tables) ->
        [one] { CHIPS($tables) } stůl přesunut
        [few] { CHIPS($tables) } stoly přesunuty
       *[other] { CHIPS($tables) } stolů přesunuto
    } do { $file }. Klíč herny je v { $key }: archiv ho potřebuje k důkazům.
tables-restored = Stoly z { $file } jsou zpátky v herně.
not-in-the-audit-log = V protokolu herny to zapsané není: { $why }
no-such-node = stroj { $name } tu není; na výběr: { $there }
node-draining = { $name } drží ještě { $count } a předává je dál.
node-drained = { $name } už nedrží nic.
lease-count = { $held } v držení, { $free } nedrží nikdo.
node-figure =
    { KEY($what) ->
        [node] stroj
        [address] adresa
        [version] verze
        [state] stav
        [tables] stoly
        [events] turnaje
        [sockets] spojení
        [lag] zpoždění
        [gone] pryč
        [hands-over] předává
       *[other] běží
    }
name-one-file = { $file } je složka: uveďte jeden soubor s rozdáními
no-hand-in = { $file }: žádné rozdání tu není
hand-selector-missing = { $file }: které? --hand N nebo --id ID; { $there }
player-not-in-source = { $source }: nikdo tu není { $name }; na výběr: { $seats }
no-street-in-hand = rozdání nemá kolo { $street }; má { $streets }
stopped-while-reading = Zastaveno dřív, než bylo přečteno poslední rozdání
stopped-while-playing = Zastaveno dřív, než bylo odehráno poslední rozdání
no-such-file = soubor { $file } tu není
admin-link =
    Tento odkaz založí účet správce { $name }: funguje jednou a platí { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }.
link-resets-admin =
    { $name } už účet má. Tento odkaz z něj udělá účet správce, nastaví nové heslo a vypne druhé ověření: funguje jednou a platí { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }.
links-in-memory-room = tato herna nic neuchovává: odkaz se k ní nedostane.
stands-in-admins = { $name } je v konfiguraci mezi admins: odeberte jméno i tam
admin-unknown = { $name } není správce
admin-role-ended = { $name } už není správce
admin-without-account = Správce { $name } ještě nemá účet: { $command } vypíše odkaz, který ho založí.

hand-selector-conflict = uveďte buď --hand, nebo --id
no-hand-in-the-file = rozdání { $wanted } nenalezeno; { $hint }
no-hand-numbered = rozdání číslo { $number } nenalezeno; { $hint }
hand-number-ambiguous = číslo { $number } má víc rozdání ({ $count }): vyberte z { $names }{ $more ->
        [true] {" "}…
       *[false] {""}
    } (jména v souboru)
hand-number-in-file = v souboru se jmenuje { $wanted }, původní číslo { $number }
available-hands = v souboru { NUMBER($count) ->
        [one] je { $count } rozdání
        [few] jsou { $count } rozdání
       *[other] je { $count } rozdání
    }{ GIVEN($first) ->
        [yes] , { $first }
       *[no] {""}
    }{ GIVEN($last) ->
        [yes] {" "}až { $last }
       *[no] {""}
    }
no-hands-in-source = { $source }: nenašlo se žádné rozdání
further-errors-hint = … a ještě { CHIPS($count) } (--all-errors)
player-not-in-hands = hráč { $name } v těchto rozdáních není
standard-output = standardní výstup
unread-file-count =
    { NUMBER($files) ->
        [one] { $files } nečitelný soubor
        [few] { $files } nečitelné soubory
       *[other] { $files } nečitelných souborů
    }
hands-converted =
    { NUMBER($read) ->
        [one] přečteno { CHIPS($read) } rozdání
        [few] přečtena { CHIPS($read) } rozdání
       *[other] přečteno { CHIPS($read) } rozdání
    }, zapsáno { CHIPS($written) }, odmítnuto { CHIPS($refused) }{ GIVEN($unread) ->
        [yes] ; { $unread }
       *[no] {""}
    }
hands-per-second-suffix = , { CHIPS($hands) } rozdání/s
repair-note = opraveno: { $how }
format-mismatch = nejde číst jako { $format }: { $why }
no-event-record = to není záznam turnaje: { $file }: { $why }
record-being-written = { $file } právě zapisuje jiný program
tournament-file-missing = { $file } nenalezen: nový turnaj začněte s --rules SOUBOR.toml (vytvoří ho riverboat tournament new)
binary-file-given = to není textový soubor: { $file }
room-missing-in-folder = v { $folder } není herna: chybí { $file }
replay-event-missing = V záznamu akcí nic neodpovídá.
listen-failed = na portu { $port } ({ $host }) nejde poslouchat: { $why }; --port zvolí jiný, 0 kterýkoli volný
module-missing = { $command } potřebuje { $module }: pip install 'riverboat[{ $extra }]'

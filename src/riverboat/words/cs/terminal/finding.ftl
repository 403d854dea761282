say-hand-or-id = uveďte --hand, nebo --id, ne obojí
no-hand-in-the-file = rozdání { $wanted } tu není; { $hint }
no-hand-numbered = žádné rozdání nemá číslo { $number }; { $hint }
hand-number-ambiguous =
    číslo { $number } má víc rozdání ({ $count }): vyberte jedno z { $names }{ $more ->
        [true] {" "}...
       *[false] {""}
    } (tak se jmenují v souboru)
hand-number-in-file = { $wanted } je jeho jméno v souboru; kde se hrálo, mělo číslo { $number }
hands-there =
    { NUMBER($count) ->
        [one] je tu
        [few] jsou tu
       *[other] je jich tu
    } { $count }{ GIVEN($first) ->
        [yes] , { $first }
       *[no] {""}
    }{ GIVEN($last) ->
        [yes] {" "}až { $last }
       *[no] {""}
    }
no-hand-here = { $source }: žádné rozdání tu není
more-under-all-errors = {"."}.. a ještě { CHIPS($count) } takových (--all-errors)
player-not-in-hands = v těchto rozdáních se nikdo nejmenuje { $name }
standard-output = standardní výstup
files-left-unread =
    { NUMBER($files) ->
        [one] nepřečten { $files } soubor
        [few] nepřečteny { $files } soubory
       *[other] nepřečteno { $files } souborů
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
at-this-speed = , { CHIPS($hands) } rozdání/s
repaired-so = opraveno: { $how }
not-as-this = nejde jako { $format }: { $why }
no-event-record = { $file } není záznam turnaje: { $why }
record-being-written = { $file } právě zapisuje někdo jiný
begin-it-with-rules = { $file } tu není: začněte s --rules SOUBOR.toml (tournament new)
binary-file-given = { $file } není text
no-room-here = v { $folder } žádná herna není: chybí { $file }
nothing-written-down = O tom není nic zapsáno.
listen-failed = na portu { $port } ({ $host }) se nedá poslouchat: { $why }; --port vybere jiný, a 0 kterýkoli volný
module-missing = { $command } potřebuje { $module }, který není nainstalovaný: pip install 'riverboat[{ $extra }]'

decision-odds-line =
    { KEY($known) ->
        [price] pot odds { DECIMAL($pot_odds) } %
       *[other] { KEY($known) ->
            [both] pot odds { DECIMAL($pot_odds) } %, equity
           *[equity] equity
        } { DECIMAL($equity) } % { KEY($against) ->
            [shown] proti ukázaným kartám
            [shown-as-they-are] bez výměny, proti ukázaným kartám
            [any-as-they-are] bez výměny, proti náhodným kartám
           *[any] proti náhodným kartám
        }
    }
replay-column-heading =
    { KEY($head) ->
        [variant] varianta
        [hands] rozdání
        [exact] přesně
        [repaired] opraveno
        [refused] odmítnuto
        [hands-s] za sekundu
       *[other] proč odmítnuto
    }
repair-unsuccessful = pomocí --repair se nic neopravilo: opravuje jen PHH, karty ani žetony nemění
rake-not-written = nezapsaný rake { DECIMAL($rake) } ({ NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }): o tolik dostali vítězové méně
files-not-read =
    { NUMBER($files) ->
        [one] { CHIPS($files) } soubor nepřečten
        [few] { CHIPS($files) } soubory nepřečteny
       *[other] { CHIPS($files) } souborů nepřečteno
    }
one-of-several-files = { $file } a další
exact-hand-count = přesně přehráno: { CHIPS($exact) } z { CHIPS($hands) } rozdání
replay-speed-suffix = { CHIPS($hands) } rozdání/s
further-hands-hint = … a ještě { CHIPS($more) } (--list { $whole })
further-reasons = a ještě další důvody: { $more }
hand-label = rozdání { $name }
single-hand-label = jedno rozdání
seat-column-heading =
    { KEY($head) ->
        [seat] místo
        [player] hráč
        [cards] karty
        [began-with] na začátku
        [ended-with] na konci
       *[other] rozdíl
    }
numbered-board = board { $number }
marked-line =
    { KEY($mark) ->
        [note] poznámka
        [repaired] opraveno
       *[other] odmítnuto
    }: { $what }
exact-hand-note = přesně{ $recorded ->
        [true] {" "}podle záznamu
       *[false] {""}
    }
no-room-in-folder = v { $folder } není herna: zadejte ji pomocí --config, --data nebo --database
configuration-source = nastavení
hand-progress-label =
    { KEY($what) ->
        [writing] zapisuje se
       *[other] čte se
    }
transitions-checked =
    { NUMBER($checked) ->
        [one] zkontrolována { CHIPS($checked) } návaznost rozdání
        [few] zkontrolovány { CHIPS($checked) } návaznosti rozdání
       *[other] zkontrolováno { CHIPS($checked) } návazností rozdání
    }, nevysvětleno { CHIPS($unexplained) }
discontinuity-count =
    { KEY($kind) ->
        [chips-added] dokoupené žetony
        [rebuy-or-add-on] rebuy nebo add-on
        [player-joined] hráč přisedl
        [player-left] hráč odešel
        [player-moved] hráč si přesedl
        [new-level] nová úroveň
        [missing-hands] chybějící rozdání
        [table-changed] jiný stůl
        [stacks-reset] obnovené stacky
        [stack-does-not-follow] stack nenavazuje
        [button-does-not-follow] button nenavazuje
        [blinds-go-down] blindy klesly
       *[other] změnil se součet žetonů
    }: { CHIPS($count) }
hand-discontinuity =
    rozdání { $hand } a { $next_hand }: { KEY($kind) ->
        [stack-does-not-follow] { $player } má { $found } místo { $expected }
        [button-does-not-follow] button se posunul z místa { $expected } na místo { $found }
        [blinds-go-down] blindy klesly z { $expected } na { $found }
       *[other] { $kind }
    }
duplicates-omitted =
    { NUMBER($copies) ->
        [one] vynechána { CHIPS($copies) } kopie rozdání
        [few] vynechány { CHIPS($copies) } kopie rozdání
       *[other] vynecháno { CHIPS($copies) } kopií rozdání
    } (--count-copies je započítá)
tables-written =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    } v { $folder }: { NUMBER($players) ->
        [one] { CHIPS($players) } řádek
        [few] { CHIPS($players) } řádky
       *[other] { CHIPS($players) } řádků
    } hráčů, { NUMBER($actions) ->
        [one] { CHIPS($actions) } řádek
        [few] { CHIPS($actions) } řádky
       *[other] { CHIPS($actions) } řádků
    } akcí

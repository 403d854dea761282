spot-title = { CARDS($board) }: bank { DECIMAL($pot) }, stack { DECIMAL($stack) }
spot-solved =
    { CHIPS($iterations) } { NUMBER($iterations) ->
        [one] iterace
        [few] iterace
       *[other] iterací
    }{ GIVEN($seconds) ->
        [yes] {" "}za { DECIMAL($seconds) } s
       *[no] {""}
    }: exploitabilita { DECIMAL($exploitability) } % banku
node-title =
    { GIVEN($path) ->
        [yes] { $path }
       *[no] První rozhodnutí
    }: na řadě je hráč { KEY($player) ->
        [oop] bez pozice (OOP)
       *[ip] v pozici (IP)
    }, bank { DECIMAL($pot) }
path-end-note =
    { $path }: { KEY($kind) ->
        [fold] složeno
        [showdown] showdown
        [turn] přijde karta na turnu; připište ji do --line, třeba 7c
       *[river] přijde karta na riveru; připište ji do --line, třeba 7c
    }, bank { DECIMAL($pot) }
strategy-column-heading =
    { KEY($head) ->
        [frequency] četnost
        [combos] kombinace
        [ev] EV
       *[equity] equity
    }
frequency-grid = { $action }: { DECIMAL($percent) } % rangu; četnost u každé ruky v procentech
frequency-grid-legend = V barvě nad úhlopříčkou, různé barvy pod ní; { $outside } mimo range
tree-size = { CHIPS($nodes) } uzlů, { CHIPS($regrets) } regretů
tree-memory = paměť { DECIMAL($memory) } při { $bits } bitech; limit { DECIMAL($allowed) }
iteration-time = asi { DECIMAL($seconds) } s procesorového času na iteraci; většinou jich stačí 50 až 200
solution-saved = Řešení uloženo do { $file } ({ $size })

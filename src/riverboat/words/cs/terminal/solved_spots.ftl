spot-title = { CARDS($board) }: bank { $pot }, stack { $stack }
spot-solved =
    iterací { CHIPS($iterations) }{ GIVEN($seconds) ->
        [yes] {" "}za { $seconds } s
       *[no] {""}
    }: exploitabilita { $exploitability } % banku
node-title =
    { GIVEN($path) ->
        [yes] { $path }
       *[no] První rozhodnutí
    }: na řadě je hráč { KEY($player) ->
        [oop] bez pozice (OOP)
       *[ip] v pozici (IP)
    }, bank { $pot }
path-end-note =
    { $path }: { KEY($kind) ->
        [fold] složeno
        [showdown] showdown
        [turn] přijde karta na turnu; připište ji do --line, třeba 7c
       *[river] přijde karta na riveru; připište ji do --line, třeba 7c
    }, bank { $pot }
strategy-column-heading =
    { KEY($head) ->
        [frequency] četnost
        [combos] kombinace
        [ev] EV
       *[equity] equity
    }
frequency-grid = { $action }: { $percent } % rangu; četnost u každé ruky v procentech
frequency-grid-legend = V barvě nad úhlopříčkou, mimo barvu pod ní; { $outside } mimo range
tree-size = { CHIPS($nodes) } uzlů, { CHIPS($regrets) } regretů
tree-memory = paměť { $memory } při { $bits } bitech; limit { $allowed }
iteration-time = asi { $seconds } s procesorového času na iteraci; většinou jich stačí 50 až 200
solution-saved = Řešení uloženo do { $file } ({ $size })

spot-title = { CARDS($board) }: pot { DECIMAL($pot) }, stack { DECIMAL($stack) }
spot-solved =
    { CHIPS($iterations) } { NUMBER($iterations) ->
        [one] iteration
       *[other] iterations
    }{ GIVEN($seconds) ->
        [yes] {" "}in { DECIMAL($seconds) } s
       *[no] {""}
    }: exploitability { DECIMAL($exploitability) }% of the pot
node-title =
    { GIVEN($path) ->
        [yes] { $path }
       *[no] First decision
    }: { KEY($player) ->
        [oop] out of position (OOP)
       *[ip] in position (IP)
    } to act, pot { DECIMAL($pot) }
path-end-note =
    { $path }: { KEY($kind) ->
        [fold] fold
        [showdown] showdown
        [turn] turn card to come; add one to --line, such as 7c
       *[river] river card to come; add one to --line, such as 7c
    }, pot { DECIMAL($pot) }
strategy-column-heading = { $head }
frequency-grid = { $action }: { DECIMAL($percent) }% of the range; frequency of each hand in percent
frequency-grid-legend = Suited hands above the diagonal, offsuit below; { $outside } outside the range
tree-size = { CHIPS($nodes) } nodes, { CHIPS($regrets) } regrets
tree-memory = { DECIMAL($memory) } of memory at { $bits }-bit precision; limit { DECIMAL($allowed) }
iteration-time = about { DECIMAL($seconds) } s of processor time per iteration; most spots need 50 to 200 iterations
solution-saved = Solution saved to { $file } ({ $size })

spot-title = { CARDS($board) }: pot { $pot }, stack { $stack }
spot-solved =
    { CHIPS($iterations) } { NUMBER($iterations) ->
        [one] iteration
       *[other] iterations
    }{ GIVEN($seconds) ->
        [yes] {" "}in { $seconds } s
       *[no] {""}
    }: exploitability { $exploitability }% of the pot
node-title =
    { GIVEN($path) ->
        [yes] { $path }
       *[no] First decision
    }: { KEY($player) ->
        [oop] out of position (OOP)
       *[ip] in position (IP)
    } to act, pot { $pot }
path-end-note =
    { $path }: { KEY($kind) ->
        [fold] fold
        [showdown] showdown
        [turn] turn card to come; add one to --line, such as 7c
       *[river] river card to come; add one to --line, such as 7c
    }, pot { $pot }
strategy-column-heading = { $head }
frequency-grid = { $action }: { $percent }% of the range; frequency of each hand in percent
frequency-grid-legend = Suited hands above the diagonal, offsuit below; { $outside } outside the range
tree-size = { CHIPS($nodes) } nodes, { CHIPS($regrets) } regrets
tree-memory = { $memory } of memory with { $bits } bits; limit { $allowed }
iteration-time = about { $seconds } s of processor time per iteration; most spots need 50 to 200 iterations
solution-saved = Solution saved to { $file } ({ $size })

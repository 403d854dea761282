straddle-refused =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { $reason }{ GIVEN($current_offer) ->
        [yes] ; teď { $current_offer }
       *[no] {""}
    }
straddle-seat-empty =
    prázdné místo { $chair } nemůže { $act }: { $reason }{ GIVEN($current_offer) ->
        [yes] ; teď { $current_offer }
       *[no] {""}
    }
no-straddles = u tohoto stolu se straddle nedává
no-straddle-in-a-kill-pot = v kill potu se straddle nedává
no-straddle-in-a-bomb-pot = v bomb potu se straddle nedává: nejsou v něm blindy
no-blinds-to-straddle = { $game } nemá straddle: chybí blindy
straddle-after-blinds = straddle se dává po zaplacení blindů
straddle-after-cards = pozdě: straddle se dává před rozdáním karet
straddles-closed = na straddle je pozdě
straddler-not-dealt-in =
    v tomto rozdání { PERSON($who) ->
        [you] nehrajete
       *[other] nehraje
    }
straddle-already-declined = straddle už je odmítnutý
straddle-already-posted = straddle je už zaplacený
straddler-away = hráč není u stolu
straddle-precedence = dřív smí straddle dát jiný hráč
sleeper-straddle-too-early = sleeper je až po straddlech
big-blind-straddles-last = velký blind rozhoduje poslední
live-straddle-limit =
    v rozdání nejvýš { $max_straddles } { NUMBER($max_straddles) ->
        [one] živý straddle
        [few] živé straddly
       *[other] živých straddlů
    } a žádné sleepery
straddle-position-wrong = straddle lze dát jen z míst: { $places }; navýšení naslepo odjinud je mimo pořadí
straddle-maximum-reached = další straddle je { CHIPS($next_straddle) }, víc než maximum { CHIPS($maximum) }
too-few-chips-to-straddle = straddle je { CHIPS($minimum) }, stack { CHIPS($stack) }: all-in za méně není straddle
exact-straddle-size = přesně { CHIPS($straddle_total) }
straddle-size-range =
    { CHIPS($minimum) } až { CHIPS($maximum) }{ GIVEN($unit) ->
        [yes] {" "}v násobcích { CHIPS($unit) }
       *[no] {""}
    }
straddle-size-wrong = straddle je { $size }

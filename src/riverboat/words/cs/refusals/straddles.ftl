straddle-refused =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { $why }{ GIVEN($now) ->
        [yes] ; teď { $now }
       *[no] {""}
    }
straddle-seat-empty =
    prázdné místo { $chair } nemůže { $act }: { $why }{ GIVEN($now) ->
        [yes] ; teď { $now }
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
        [you] nemáte
       *[other] nemá
    } karty
straddle-already-declined = straddle už je odmítnutý
straddle-already-posted = straddle je už zaplacený
straddler-away = hráč není u stolu
straddle-precedence = dřív smí straddle dát jiný hráč
sleeper-straddle-too-early = sleeper je až po straddlech
big-blind-straddles-last = velký blind rozhoduje poslední
live-straddle-limit =
    v rozdání nejvýš { $n } { NUMBER($n) ->
        [one] živý straddle
        [few] živé straddly
       *[other] živých straddlů
    } a žádné sleepery
straddle-position-wrong = straddle lze dát jen z míst: { $places }; slepé navýšení odjinud je mimo pořadí
straddle-maximum-reached = další straddle je { CHIPS($least) }, víc než maximum { CHIPS($most) }
too-few-chips-to-straddle = straddle je { CHIPS($least) }, stack { CHIPS($chips) }: all-in za méně není straddle
exact-straddle-size = přesně { CHIPS($to) }
straddle-size-range =
    { CHIPS($least) } až { CHIPS($most) }{ GIVEN($unit) ->
        [yes] {" "}v násobcích { CHIPS($unit) }
       *[no] {""}
    }
straddle-size-wrong = straddle je { $size }

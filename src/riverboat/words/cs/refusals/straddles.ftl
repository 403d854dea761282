cannot-straddle =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }: { $why }{ GIVEN($now) ->
        [yes] ; teď { $now }
       *[no] {""}
    }
nobody-there-to-straddle =
    místo { $chair }, kde nikdo nesedí, nemůže { $act }: { $why }{ GIVEN($now) ->
        [yes] ; teď { $now }
       *[no] {""}
    }
no-straddles = u tohoto stolu se straddle nedává
no-straddle-in-a-kill-pot = v kill potu se straddle nedává
no-straddle-in-a-bomb-pot = v bomb potu nejsou blindy, a tedy ani straddle
no-blinds-to-straddle = { $game } nemá blindy, a tedy ani straddle
straddles-with-the-blinds = straddle se dává, až jsou zaplacené blindy
straddles-before-the-cards = straddle se dává před rozdáním
all-have-answered = všichni, kdo straddle dát smějí, už odpověděli
not-dealt-in-to-straddle =
    v této hře { PERSON($who) ->
        [you] nemáte
       *[other] nemá
    } karty
has-declined =
    { PERSON($who) ->
        [you] straddle dát nechcete
       *[other] straddle dát nechce
    }
has-straddled =
    { PERSON($who) ->
        [you] straddle už dáváte
       *[other] straddle už dává
    }
is-away =
    { PERSON($who) ->
        [you] teď nehrajete
       *[other] teď nehraje
    }
somebody-has-precedence = přednost má někdo jiný
sleepers-come-later = sleeper přijde na řadu až po straddlech
others-before-the-big-blind = ostatní odpovídají před velkým blindem
straddles-live =
    tady { NUMBER($n) ->
        [one] je živý { $n } straddle
        [few] jsou živé { $n } straddly
       *[other] je živých { $n } straddlů
    } a sleepery se neberou
wrong-place-to-straddle = straddle se tady dává z míst: { $places }; slepé navýšení odjinud je mimo pořadí
straddle-beyond-the-most = další straddle je { CHIPS($least) }, a víc než { CHIPS($most) } se tady nedává
too-few-chips-to-straddle =
    straddle je { CHIPS($least) }, a { PERSON($who) ->
        [you] máte
       *[other] má
    } { CHIPS($chips) }: all-in za méně straddle není
straddling-exactly = přesně { CHIPS($to) }
straddling-between =
    { CHIPS($least) } až { CHIPS($most) }{ GIVEN($unit) ->
        [yes] {" "}v násobcích { CHIPS($unit) }
       *[no] {""}
    }
wrong-straddle =
    straddle { PERSON($who) ->
        [you] od vás{" "}
       *[other] {""}
    }je { $size }

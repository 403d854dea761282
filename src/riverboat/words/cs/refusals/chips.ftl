colour-and-worth = { $colour } { CHIPS($worth) }
colour-of-worth = { $colour } za { CHIPS($worth) }
cannot-be-made =
    { CHIPS($chips) } se z žetonů tohoto stolu složit nedá ({ $shown }){ GIVEN($below) ->
        [yes] ; nejbližší nižší částka je { CHIPS($below) }
       *[no] {""}
    }
cannot-be-made-of-none =
    { CHIPS($chips) } se z žetonů tohoto stolu složit nedá (žádné nejsou){ GIVEN($below) ->
        [yes] ; nejbližší nižší částka je { CHIPS($below) }
       *[no] {""}
    }
does-not-pay = { CHIPS($paid) } na { CHIPS($due) } nestačí: chybí { CHIPS($missing) }
no-smaller-chips = není tu žeton za { CHIPS($worth) }, který by šlo rozměnit na menší
changed-between-hands = žetony se mění mezi hrami
no-chip-can-go =
    tento stůl má { $n } { NUMBER($n) ->
        [one] druh
        [few] druhy
       *[other] druhů
    } žetonů: žádný odejít nemůže
no-larger-chip = z žetonů { $small } se { $large } složit nedá
still-needed =
    { $chip } odejít nemůže: { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
not-made-of-such-chips =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) }, což z žetonů za { CHIPS($worth) } složit nejde: nejprve opravte stack
chips-on-their-way =
    počkejte, až dorazí žetony, které { PERSON($who) ->
        [you] kupujete
       *[other] kupuje { $who }
    }
chips-in-the-middle = uprostřed čeká { CHIPS($chips) }: malé žetony se vymění, až je někdo vyhraje
cards-for-a-chair = { $n } pro místo { $chair }
wrong-number-raced =
    { NUMBER($due) ->
        [one] má přijít { $due } karta
        [few] mají přijít { $due } karty
       *[other] má přijít { $due } karet
    } ({ $shown }), ne { $n }
nothing-is-raced-for = o nic se nelosuje, a tak nemá přijít žádná karta, ne { $n }
not-cards-of-a-race = karty k výměně žetonů jsou různé a z balíčku
nobody-pays-for-time = u tohoto stolu se za čas neplatí
time-between-hands = za čas se platí mezi hrami: počkejte, až tato skončí
nobody-plays = nikdo nehraje, a tak za čas nikdo neplatí
say-what-the-kitty-pays = napište, za co má kasička platit
no-use-of-the-kitty = kasička platí za: { $uses }, a ne za: { $what }
kitty-pays-chips = kasička platí počet žetonů, ne { $given }
kitty-has-less = v pokladničce je { CHIPS($kitty) }, a { CHIPS($chips) } za { $what } zaplatit nemůže
no-seven-deuce-game = u tohoto stolu se hra 7-2 nehraje
seven-deuce-before-the-next = 7-2 se ukazuje, než začne další hra
collects-nothing =
    vybírá, kdo poslední hru vyhraje se 7-2, jednou; { PERSON($who) ->
        [you] vy to nejste
       *[other] { $who } to není
    }
nobody-collects = vybírá, kdo poslední hru vyhraje se 7-2, jednou; tady to není nikdo

all-see-it =
    { KEY($when) ->
        [now] hned vidí
        [round] po tomhle kole uvidí
        [betting] po sázkách uvidí
       *[other] po hře uvidí
    } všichni karty ({ PERSON($who) ->
        [you] vaše
       *[other] { $who }
    })
shown-part-tabled =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    } všem to, co viděl jeden
showing-due =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    } karty
hiding-allowed =
    { PERSON($who) ->
        [you] nemusíte
       *[other] { $who } nemusí
    } ukazovat
all-cards-requested =
    { PERSON($who) ->
        [you] vykládáte
       *[other] { $who } vykládá
    } všechny karty
shows-first =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    } první
cards-unseen = karta zůstává skrytá
no-share-for-them =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } na banku podíl
pot-goes-to =
    { CHIPS($chips) } { PERSON($who) ->
        [you] dostáváte vy
       *[other] dostává { $who }
    }
gift-between-players =
    { PERSON($giver) ->
        [you] dáváte
       *[other] { $giver } dává
    } { CHIPS($chips) } ({ PERSON($who) ->
        [you] vám
       *[other] komu: { $who }
    })
chips-set-aside =
    { PERSON($who) ->
        [you] vašich { CHIPS($chips) }
       *[other] { $who }: { CHIPS($chips) }
    } jde stranou
award-corrected = posoudí se to znovu a opraví
misses-hands =
    { PERSON($who) ->
        [you] vynecháte
       *[other] { $who } vynechá
    } po téhle { NUMBER($n) ->
        [one] { $n } hru
        [few] { $n } hry
       *[other] { $n } her
    }
disqualification-order =
    { PERSON($who) ->
        [you] jste z turnaje vyloučeni
       *[other] { $who }: diskvalifikace
    }
leaves-the-game =
    { PERSON($who) ->
        [you] opouštíte
       *[other] { $who } opouští
    } hru
chips-leave-play =
    { PERSON($who) ->
        [you] vašich { CHIPS($chips) }
       *[other] { $who }: { CHIPS($chips) }
    } jde ze hry
found-chips-leave-play = nalezených { CHIPS($chips) } jde ze hry
chips-come-back =
    { CHIPS($chips) } se vrací ({ PERSON($who) ->
        [you] vám
       *[other] { $who }
    })
stack-blinded-off =
    { PERSON($who) ->
        [you] vaše žetony zůstávají
       *[other] { $who }: žetony zůstávají
    } a platí blindy
posted-and-killed =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    }, co je třeba, a po rozdání jsou karty mrtvé
brings-it-in-away =
    předtím { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } bring-in
reports-it = kdo to vidí, řekne to

shown-to-all =
    { KEY($when) ->
        [now] hned uvidí
        [round] po tomto kole uvidí
        [betting] po sázkách uvidí
       *[other] po skončení rozdání uvidí
    } { PERSON($who) ->
        [you] vaše karty všichni
        [unnamed] karty hráče všichni
       *[other] všichni, co má { $who }
    }
shown-part-tabled =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    } tytéž karty všem
showing-due =
    { PERSON($who) ->
        [you] ukazujete
       *[other] { $who } ukazuje
    } karty
hiding-allowed =
    { PERSON($who) ->
        [you] nemusíte
       *[other] { $who } nemusí
    } ukazovat karty
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
no-pot-share =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } na banku podíl
pot-assigned =
    { CHIPS($chips) } { PERSON($who) ->
        [you] dostáváte vy
       *[other] dostává { $who }
    }
misawarded-chips-returned =
    { PERSON($giver) ->
        [you] dáváte
       *[other] { $giver } { PERSON($who) ->
            [you] vám dává
           *[other] dává
        }
    }{ PERSON($who) ->
        [you] {""}
        [unnamed] {" "}hráči
       *[other] {" "}hráči { $who }
    } { CHIPS($chips) }
chips-set-aside =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } stranou { CHIPS($chips) }
award-corrected = floor posoudí výplatu banku znovu a opraví ji
hands-missed =
    { PERSON($who) ->
        [you] vynecháte
       *[other] { $who } vynechá
    } po tomto rozdání { NUMBER($n) ->
        [one] { $n } rozdání
        [few] { $n } rozdání
       *[other] { $n } rozdání
    }
disqualification-order =
    { PERSON($who) ->
        [you] dostáváte diskvalifikaci
       *[other] { $who } dostává diskvalifikaci
    }
game-departure =
    { PERSON($who) ->
        [you] opouštíte
       *[other] { $who } opouští
    } hru
chips-removed-from-play =
    { PERSON($who) ->
        [you] přicházíte
       *[other] { $who } přichází
    } o { CHIPS($chips) }: odebírají se ze hry
found-chips-out-of-play = nalezené žetony ({ CHIPS($chips) }) se odeberou ze hry
chips-returned =
    { PERSON($who) ->
        [you] berete si
       *[other] { $who } si bere
    } zpět { CHIPS($chips) }
stack-blinded-off =
    { PERSON($who) ->
        [you] váš stack zůstává
       *[other] { $who }: stack zůstává
    } a platí blindy
posted-and-killed =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } blindy a po rozdání karet { PERSON($who) ->
        [you] máte
       *[other] má
    } mrtvou ruku
absent-bring-in =
    ještě předtím { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } bring-in
witness-report = kdo chybu vidí, ohlásí ji

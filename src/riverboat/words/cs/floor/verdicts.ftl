it-is = { $who }: { $act }
chips-taken-back =
    { CHIPS($chips) } zpět ({ PERSON($who) ->
        [you] vám
       *[other] { $who }
    })
stands = platí, hraje se dál
may =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } { $acts }
action-taken-back = { $who }: { $act } neplatí a bere se zpět
action-returns-to =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }
hand-dead =
    { PERSON($who) ->
        [you] vaše karty jsou mrtvé
       *[other] { $who }: karty jsou mrtvé
    }
hand-lives =
    { PERSON($who) ->
        [you] vaše karty hrají
       *[other] { $who }: karty hrají
    }
wins-the-pot =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } bank
player-warning =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } napomenutí
penalty-possible =
    { PERSON($who) ->
        [you] můžete
       *[other] { $who } může
    } dostat trest
yes = ano
no = ne
not-known = nikdo neví
asked = otázka: { $question }
left-to-the-floor = rozhodne floor: { $choices }

it-is = { $who }: { $act }
takes-back =
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
is-taken-back = { $who }: { $act } neplatí a bere se zpět
goes-back-to =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }
hand-is-dead =
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
is-warned =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } napomenutí
may-be-penalised =
    { PERSON($who) ->
        [you] můžete
       *[other] { $who } může
    } dostat trest
yes = ano
no = ne
not-known = nikdo neví
asked = otázka: { $question }
left-to-the-floor = rozhodne floor: { $choices }

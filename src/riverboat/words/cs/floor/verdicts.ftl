binding-action = { $who }: { $act }
chips-taken-back =
    { PERSON($who) ->
        [you] berete si
       *[other] { $who } si bere
    } zpět { CHIPS($chips) }
stands = platí: hraje se dál
may =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } { $acts }
action-taken-back = { $who }: { $act } neplatí
action-returns-to =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }
hand-dead =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } mrtvou ruku
hand-lives =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } živou ruku
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
not-known = neví se
asked = otázka: { $question }
left-to-the-floor = rozhodne floor: { $choices }

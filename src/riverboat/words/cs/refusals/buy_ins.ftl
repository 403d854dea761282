buying-between = { CHIPS($least) }–{ CHIPS($most) }
buying-exactly = přesně { CHIPS($chips) }
buying-from = { CHIPS($least) } nebo víc
taken-away-comes-back = protože co ze stolu odešlo tak nedávno, to se vrací
up-to-a-whole-buy-in = do celého nákupu nebo víc, mezi hrami
cannot-buy =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } koupit { CHIPS($chips) }: lze koupit { $may }{ GIVEN($note) ->
        [yes] , { $note }
       *[no] {""}
    }
may-buy-no-more =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) } a víc koupit { PERSON($who) ->
        [you] nesmíte
       *[other] nesmí
    }: dokupuje se nejvýše do { CHIPS($most) }
buys-no-whole-number = kupuje se celý počet žetonů, ne { $given }
plays-in-units =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } dát do hry dalších { CHIPS($chips) }: hrají žetony v násobcích { CHIPS($unit) }
has-not-asked =
    { PERSON($who) ->
        [you] o žetony nežádáte
       *[other] { $who } o žetony nežádá
    }
chips-are-in-play =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } žetony ve hře, dokud neskončí
goes-south =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vzít ze stolu { CHIPS($chips) }: odejít lze se vším, což je { CHIPS($all) }{ GIVEN($spends) ->
        [yes] , nebo utratit až { CHIPS($spends) } za občerstvení a spropitné
       *[no] {""}
    }

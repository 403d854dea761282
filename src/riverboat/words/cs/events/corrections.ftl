by-the-rule = {" "}({ GAME($rule) })
against-the-rules = Nesrovnalost: { $what }
everybody-sees =
    Všichni vidí: { CARDS($cards) } ({ PERSON($who) ->
        [you] vaše karta
       *[other] { $who }
    })
some-see =
    { CARDS($cards) } ({ PERSON($who) ->
        [you] vaše karta
       *[other] { $who }
    }) vidí: { LIST($eyes) }
floor-decides =
    Rozhodnutí floora{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    }: { GAME($reason) }
cards-are-replaced =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } { CARDS($new) } místo { CARDS($old) }{ $rule }
cards-are-supplied =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } chybějící { CARDS($new) }{ $rule }
cards-are-taken =
    { PERSON($who) ->
        [you] odevzdáváte
       *[other] { $who } odevzdává
    } { CARDS($old) }: { KEY($to) ->
        [stub] zpět do balíčku
        [top] zpět na balíček
        [burn] mezi spálené
        [aside] stranou
        [out] ze hry
       *[other] { $to }
    }{ $rule }
board-goes-back =
    Karty boardu { CARDS($gone) }: { KEY($to) ->
        [stub] zpět do balíčku
        [top] zpět na balíček
        [burn] mezi spálené
        [aside] stranou
        [out] ze hry
       *[other] { $to }
    }{ $rule }
board-is = Board { CARDS($cards) }{ $rule }
burn-is-done =
    { NUMBER($burns) ->
        [1] Před dalšími kartami se nepálí
        [-1] Před dalšími kartami se pálí dvě
       *[other] Před dalšími kartami se pálí jako obvykle
    }{ $rule }
wager-is-put-right =
    { PERSON($who) ->
        [you] Oprava vaší sázky
       *[other] Oprava sázky ({ $who })
    } na { CHIPS($to) }{ $rule }
hand-is-killed =
    { PERSON($who) ->
        [you] Vaše karty jsou mrtvé
       *[other] { $who }: karty jsou mrtvé
    }{ $rule }
hand-is-voided = Hra se ruší: všechny žetony se vracejí{ $rule }
pot-is-held = Hra se ruší: { CHIPS($chips) } přechází do další hry{ $rule }
action-is-taken-back =
    { PERSON($who) ->
        [you] Vaše poslední akce se vrací
       *[other] { $who }: poslední akce se vrací
    }{ $rule }
hand-is-rewound = Hra se vrací do dřívějšího bodu{ $rule }

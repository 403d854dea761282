rule-suffix = {" "}({ GAME($rule) })
irregularity-noted = Nesrovnalost: { $what }
cards-exposed-to-all =
    Všichni vidí: { CARDS($cards) } ({ PERSON($who) ->
        [you] vaše
       *[other] { $who }
    })
cards-exposed-to-some =
    Odkryto jen některým ({ LIST($eyes) }): { CARDS($cards) } ({ PERSON($who) ->
        [you] vaše
       *[other] { $who }
    })
floor-decision-made =
    Rozhodnutí floora{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    }: { GAME($reason) }
replacement-dealt =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } { CARDS($new) } místo { CARDS($old) }{ $rule }
cards-supplied =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } chybějící { CARDS($new) }{ $rule }
cards-taken-back =
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
board-cards-returned =
    Karty boardu { CARDS($gone) }: { KEY($to) ->
        [stub] zpět do balíčku
        [top] zpět na balíček
        [burn] mezi spálené
        [aside] stranou
        [out] ze hry
       *[other] { $to }
    }{ $rule }
board-corrected = Board { CARDS($cards) }{ $rule }
burn-corrected =
    { NUMBER($burns) ->
        [1] Před dalšími kartami se nepálí
        [-1] Před dalšími kartami se pálí dvě
       *[other] Před dalšími kartami se pálí jako obvykle
    }{ $rule }
bet-corrected =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } po opravě sázku { CHIPS($to) }{ $rule }
hand-declared-dead =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } mrtvou ruku{ $rule }
hand-voided-by-floor = Rozdání se ruší: všechny žetony se vracejí{ $rule }
pot-carried-over = Rozdání se ruší: { CHIPS($chips) } přechází do dalšího rozdání{ $rule }
action-undone =
    { PERSON($who) ->
        [you] Vaše poslední akce se bere zpět
       *[other] { $who }: poslední akce se bere zpět
    }{ $rule }
hand-rewound = Rozdání se vrací k dřívější akci{ $rule }

by-the-rule = {" "}({ GAME($rule) })
against-the-rules = Proti pravidlům: { $what }
everybody-sees =
    Všichni vidí { CARDS($cards) }, kartu, kterou drží { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }
some-see =
    { CARDS($cards) }, kartu, kterou drží { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }, vidí: { LIST($eyes) }
floor-decides =
    Floor rozhoduje{ GIVEN($by) ->
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
    } { CARDS($new) }, co do hry chybělo{ $rule }
cards-are-taken =
    { PERSON($who) ->
        [you] odevzdáváte
       *[other] { $who } odevzdává
    } { CARDS($old) }: { KEY($to) ->
        [stub] zpátky do balíčku
        [top] zpátky na balíček
        [burn] mezi spálené
        [aside] stranou
        [out] ze hry
       *[other] { $to }
    }{ $rule }
board-goes-back =
    Z boardu { CARDS($gone) }: { KEY($to) ->
        [stub] zpátky do balíčku
        [top] zpátky na balíček
        [burn] mezi spálené
        [aside] stranou
        [out] ze hry
       *[other] { $to }
    }{ $rule }
board-is = Na boardu leží { CARDS($cards) }{ $rule }
burn-is-done =
    { NUMBER($burns) ->
        [1] Další karty přijdou bez pálení
        [-1] Před dalšími kartami se pálí dvě
       *[other] Další karty přijdou po spálení jako obvykle
    }{ $rule }
wager-is-put-right =
    { PERSON($who) ->
        [you] Vaše sázka
       *[other] { $who }: sázka
    } se opravuje na { CHIPS($to) }{ $rule }
hand-is-killed =
    { PERSON($who) ->
        [you] Vaše hra je
       *[other] { $who }: hra je
    } mrtvá{ $rule }
hand-is-voided = Rozdání je zrušené: všechny žetony se vracejí{ $rule }
pot-is-held = Rozdání je zrušené: { CHIPS($chips) } čeká v banku na další{ $rule }
action-is-taken-back =
    { PERSON($who) ->
        [you] Vaše poslední akce
       *[other] { $who }: poslední akce
    } se bere zpátky{ $rule }
hand-is-rewound = Rozdání se vrací do dřívějšího bodu{ $rule }

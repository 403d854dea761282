with-chips = {" "}se žetony za { CHIPS($chips) }
sits-down =
    { PERSON($who) ->
        [you] sedáte si
       *[other] { $who } si sedá
    } na místo { $chair }{ $chips }
sits-down-in-their-place =
    { PERSON($who) ->
        [you] sedáte si
       *[other] { $who } si sedá
    } na místo { $chair }{ $chips } a { PERSON($who) ->
        [you] hrajete
       *[other] hraje
    } dál za toho, kdo právě odešel
sits-out =
    { PERSON($who) ->
        [you] teď nehrajete
       *[other] { $who } teď nehraje
    }
sits-out-without-chips =
    { PERSON($who) ->
        [you] už nemáte žetony a nehrajete
       *[other] { $who } už nemá žetony a nehraje
    }
sits-out-after-delays =
    { PERSON($who) ->
        [you] příliš často nestíháte a nehrajete
       *[other] { $who } příliš často nestíhá a nehraje
    }
sits-out-while-away =
    { PERSON($who) ->
        [you] jste pryč a nehrajete
       *[other] { $who } je pryč a nehraje
    }
sits-out-next =
    { PERSON($who) ->
        [you] po této hře nehrajete
       *[other] { $who } po této hře nehraje
    }
sits-out-at-the-blind =
    { PERSON($who) ->
        [you] od velkého blindu nehrajete
       *[other] { $who } od velkého blindu nehraje
    }
plays-on =
    { PERSON($who) ->
        [you] po této hře hrajete dál
       *[other] { $who } po této hře hraje dál
    }
plays-the-blind =
    { PERSON($who) ->
        [you] hrajete i od velkého blindu
       *[other] { $who } hraje i od velkého blindu
    }
comes-back =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } zpět
comes-back-on-the-blind =
    { PERSON($who) ->
        [you] jste zpět a čekáte
       *[other] { $who } je zpět a čeká
    } na velký blind
leaves-after-this-hand =
    { PERSON($who) ->
        [you] po této hře odcházíte
       *[other] { $who } po této hře odchází
    }
stays-after-this-hand =
    { PERSON($who) ->
        [you] po této hře zůstáváte
       *[other] { $who } po této hře zůstává
    }
leaves =
    { PERSON($who) ->
        [you] odcházíte
       *[other] { $who } odchází
    } a { PERSON($who) ->
        [you] odnášíte
       *[other] odnáší
    } si { CHIPS($chips) }
leaves-with-nothing =
    { PERSON($who) ->
        [you] odcházíte
       *[other] { $who } odchází
    } od stolu
has-to-leave =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } odejít a { PERSON($who) ->
        [you] odnášíte
       *[other] odnáší
    } si { CHIPS($chips) }
chips-are-picked-up =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } pryč příliš dlouho: { CHIPS($chips) } jde stranou, místo { $chair } je volné
seat-is-given-up =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } bez žetonů pryč příliš dlouho: místo { $chair } je volné
moves-to =
    { PERSON($who) ->
        [you] jdete
       *[other] { $who } jde
    } na místo { $chair }
moves-and-comes-in-again =
    { PERSON($who) ->
        [you] jdete
       *[other] { $who } jde
    } na místo { $chair } a { PERSON($who) ->
        [you] musíte
       *[other] musí
    } znovu zaplatit vstup
moves-and-is-passed =
    { PERSON($who) ->
        [you] jdete
       *[other] { $who } jde
    } na místo { $chair } a jeden oběh blindů tím { PERSON($who) ->
        [you] smíte
       *[other] smí
    } vynechat
loses-the-connection =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } spojení
connects-again =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } zase spojení
minutes-count =
    Od teď se počítají minuty, kdy { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } pryč

chips-stay =
    { CHIPS($chips) } ({ PERSON($who) ->
        [you] vašich
       *[other] { $who }
    }) zůstává v banku
wager-is =
    { PERSON($who) ->
        [you] vaše sázka
        [unnamed] sázka hráče
       *[other] sázka hráče { $who }
    } je { CHIPS($to) } pro všechny, kdo ji dorovnají nebo dorovnali
nobody-raises-now = kdo dorovnal, už nesmí navýšit
call-owed =
    { PERSON($who) ->
        [you] doplníte
       *[other] { $who } doplní
    } dorovnání
calls-what-it-is =
    { PERSON($who) ->
        [you] dorovnáváte
       *[other] { $who } dorovnává
    }, ať to bude kolik chce
nothing-bet =
    { PERSON($who) ->
        [you] od vás není vsazeno nic
       *[other] { $who }: nic není vsazeno
    }
pot-count-announced = dealer říká: { $count }
pot-count-withheld = bank se nepočítá
bet-counted = dealer sázku spočítá
chips-shown-uncounted = žetony se ukážou, ale nepočítají
changes-from-the-pot =
    { PERSON($who) ->
        [you] měníte
       *[other] { $who } mění
    } { CHIPS($chips) } z banku
exchange-allowed = { $who } a { $whom } si mohou vyměnit { CHIPS($chips) }
exchanges-later = žetony se mění mezi hrami
found-chips-included = nalezených { CHIPS($chips) } patří k sázce
found-chips-excluded = nalezených { CHIPS($chips) } k sázce nepatří
payout-withheld =
    za nalezených { CHIPS($chips) } { PERSON($who) ->
        [you] nedostanete
       *[other] { $who } nedostane
    } nic
pot-count-ordered = dealer zastaví hru a spočítá bank
bar-possible =
    { PERSON($who) ->
        [you] vás
        [unnamed] hráče
       *[other] hráče { $who }
    } lze vyloučit ze hry

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
owes-the-call =
    { PERSON($who) ->
        [you] doplníte
       *[other] { $who } doplní
    } dorovnání
calls-what-it-is =
    { PERSON($who) ->
        [you] dorovnáváte
       *[other] { $who } dorovnává
    }, ať to bude kolik chce
nothing-is-bet =
    { PERSON($who) ->
        [you] od vás není vsazeno nic
       *[other] { $who }: nic není vsazeno
    }
pot-is-told = dealer říká: { $count }
pot-is-not-told = bank se nepočítá
is-counted = dealer sázku spočítá
is-only-shown = žetony se ukážou, ale nepočítají
changes-from-the-pot =
    { PERSON($who) ->
        [you] měníte
       *[other] { $who } mění
    } { CHIPS($chips) } z banku
may-exchange = { $who } a { $whom } si mohou vyměnit { CHIPS($chips) }
exchanges-later = žetony se mění mezi hrami
is-part-of-the-bet = nalezených { CHIPS($chips) } patří k sázce
is-no-part-of-the-bet = nalezených { CHIPS($chips) } k sázce nepatří
is-not-paid-for =
    za nalezených { CHIPS($chips) } { PERSON($who) ->
        [you] nedostanete
       *[other] { $who } nedostane
    } nic
pot-is-counted = dealer zastaví hru a spočítá bank
may-be-barred =
    { PERSON($who) ->
        [you] vás
        [unnamed] hráče
       *[other] hráče { $who }
    } lze vyloučit ze hry

chips-stay-in-pot =
    { PERSON($who) ->
        [you] necháváte { CHIPS($chips) } v banku
       *[other] { $who } nechává { CHIPS($chips) } v banku
    }
wager-correction =
    { PERSON($who) ->
        [you] vaše sázka je
        [unnamed] sázka je
       *[other] { $who } má sázku
    } { CHIPS($to) }; platí i pro ty, kdo už dorovnali
callers-cannot-raise = kdo dorovnal, už navýšit nesmí
call-owed =
    { PERSON($who) ->
        [you] doplníte
       *[other] { $who } doplní
    } zbytek do dorovnání
call-of-any-amount =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } dorovnat, ať je navýšení jakkoli vysoké
no-bet-made =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } nic vsazeno
pot-count-announced = dealer oznámí: { $count }
pot-count-withheld = bank se nepočítá
bet-counted = dealer sázku spočítá
chips-shown-uncounted = dealer žetony ukáže, ale nespočítá
change-from-pot-order =
    { PERSON($who) ->
        [you] rozměňujete
       *[other] { $who } rozměňuje
    } { CHIPS($chips) } z banku
exchange-allowed = povolená výměna { CHIPS($chips) }: { $who } a { $whom }
exchange-between-hands = žetony se rozměňují mezi rozdáními
found-chips-included = nalezené žetony ({ CHIPS($chips) }) patří k sázce
found-chips-excluded = nalezené žetony ({ CHIPS($chips) }) k sázce nepatří
payout-withheld = za nalezené žetony ({ CHIPS($chips) }) { PERSON($who) ->
        [you] nedostáváte
       *[other] { $who } nedostává
    } nic
pot-count-ordered = dealer zastaví hru a spočítá bank
barring-possible =
    { PERSON($who) ->
        [you] můžete
       *[other] { $who } může
    } dostat zákaz vstupu

the-player = hráč
the-other = druhý hráč
in-seat = místo { $number }
named = { $name }
words-not-known =
    nerozumím: { $words }{ GIVEN($near) ->
        [yes] ; podobná slova: { $near }
       *[no] {""}
    }
nothing-said = prázdný řádek: napište, co se stalo
too-long-to-read =
    moc dlouhé: nejvýš { $most } { NUMBER($most) ->
        [one] slovo
        [few] slova
       *[other] slov
    }
meaning-unclear = není jasné, co se stalo: napište hráče a co udělal
several-readings = víc významů: vyberte jeden
to-work-out =
    { KEY($tool) ->
        [side-pots] spočítat: vedlejší banky
        [pot-limit] spočítat: maximum v pot-limitu
        [legal-raise] spočítat: platné navýšení
        [odd-chips] spočítat: liché žetony
        [shows-first] spočítat: kdo ukazuje první
        [owed] spočítat: dluh po návratu
        [levels] spočítat: úrovně blindů
       *[other] { $tool }
    }
meaning-question = co z toho to je?
similar-situations-question = stalo se něco z tohohle?
which-chips = které žetony to byly, každý zvlášť: třeba 1000 a čtyři 100?
how-many-chips = kolik žetonů?
how-many-cards = kolik karet?
which-seat = na kterém místě je druhý hráč?
total-amount-question = kolik to bylo celkem?
correct-pot-question = kolik by bylo celkem správně?
which-word = co zaznělo?
which-thing = co to bylo?
deck-fault-question = co je s balíčkem?
how-many-burned = kolik spálených karet?
what-to-count = spočítat bank, nebo sázku?
between-hands-question = bylo to mezi hrami?
highest-claimed = nejvyšší ohlášená karta, 2 až 14?
highest-held = nejvyšší skutečná karta, 2 až 14?
which-conduct = co hráč udělal?
said-so =
    { KEY($what) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [raise] sázka nebo navýšení
        [bet] bet
        [pot] pot
        [all-in] all-in
        [tap] zaklepání na stůl
        [pass] pas
        [muck] muck
        [option] check na opci
        [lay-down] položit
        [bounty] bounty žeton
        [clock] časový žeton
        [equal] dvě stejné karty
        [back] karta s jiným rubem
        [flop] flop
        [turn] turn
        [river] river
        [fourth] čtvrtá karta
        [fifth] pátá karta
        [sixth] šestá karta
        [seventh] sedmá karta
        [draw] výměna
        [riffle] první zamíchání
        [button] tlačítko míchačky
        [push] střídání dealerů
        [pot-size] bank
        [bet-size] sázka
        [none] žádná
        [two] dvě
        [set] cards set
        [unaware] přehlédnuté navýšení
        [misheard] přeslechnutá částka
        [miscounted] chyba v počítání
       *[other] { $what }
    }
spoken-word =
    { KEY($what) ->
        [tap] zaklepání na stůl
        [option] check na opci
        [lay-down] položit
        [fold] fold
        [check] check
        [call] call
        [bet] bet
        [raise] raise
        [pass] pas
       *[other] { $what }
    }
conduct-was =
    { KEY($what) ->
        [soft-play] soft play
        [checks-down] domluva na checkování
        [dumps] schválně prohrané žetony
        [looks] pohled do cizích karet
        [lifts-cards] karty mimo stůl
        [hides-stack] klamání o stacku
        [hides-chips] schované velké žetony
        [gives-back] vrácená sázka
        [splits] rozdělený bank, než přišly všechny karty
        [pays-for-another] placení za jiného
        [tells] prozrazené karty
        [advises] rady jinému
        [miscalls] schválně špatně ohlášená kombinace
        [keeps-silent] zamlčená chyba
       *[other] { $what }
    }
meaning-summary =
    { $situation }{ GIVEN($details) ->
        [yes] : { $details }
       *[no] {""}
    }
known-so = { $question } { $answer }
known-number = { $question } { $number }
the-game-is = hra: { $name }
the-bet-is =
    { NUMBER($chips) ->
        [0] bez sázky
       *[other] proti sázce { CHIPS($chips) }
    }
in-front = před hráčem { CHIPS($chips) }
stack-is = ve stacku { CHIPS($chips) }
pot-holds = bank { CHIPS($chips) }
the-least-bet-is = minimální sázka { CHIPS($chips) }
last-raise-was = navýšeno o { CHIPS($chips) }
motion-was = jedním pohybem: { $chips }
chips-were = žetony: { $chips }
old-chips-were = už tam leží: { $chips }
took-back = vzato zpět: { $chips }
got-for-it = za: { $chips }
no-word = beze slova
word-was =
    slova: { $word }{ GIVEN($then) ->
        [yes] , pak { $then }
       *[no] {""}
    }{ GIVEN($amount) ->
        [yes] , { CHIPS($amount) }
       *[no] {""}
    }
amount-was = slova: { CHIPS($amount) }
said-before =
    { $before ->
        [true] než žetony dopadly
       *[false] až po dopadu žetonů
    }
limit-is =
    { KEY($structure) ->
        [spread] spread limit
        [no-limit] no-limit
       *[other] { $structure }
    }
total-was = celkem na { CHIPS($chips) }
act-was = { $what }
done-since = odehráno: { $deeds }
about-whom = týká se: { $whom }
other-is = druhý hráč: { $whom }
cards-were = { CARDS($cards) }
fact-is =
    { KEY($what) ->
        [shown] karet odkrytých při rozdání
        [cards] karet
        [burns] spálených karet
        [off-by] karet navíc
        [rounds] kol
        [warned] předchozích napomenutí
        [waited] sekund
        [break-for] sekund od přisunutí banku
        [said] ohlášeno
        [holds] skutečně
        [boards] boardů
        [behind] ještě na řadě za hráčem
        [thought] domněnka
        [told] řekl dealer
        [least] nejméně
        [faced] proti
        [right] správně
       *[other] { $what }
    }: { $number }
claim-is =
    { KEY($what) ->
        [mixed] staré a nové žetony dohromady
        [said-call] zaznělo „call“
        [shown] někdo už ukázal karty
        [folds] po oznámení částky složení
        [to-deceive] s úmyslem vylákat akci
        [by-bettor] opravu chce ten, kdo vsadil
        [won] výhra
        [between-hands] mezi hrami
        [tie] ve stejnou chvíli
        [claimed] podle jeho slov se karta odkryla
        [unseen] hra bez pohledu na karty
        [next-hand] další hra začala
        [awarded] bank už je přisunut
        [of-the-dealer] dotaz na dealera
        [short-all-in] proti krátkému all-inu
        [abused] příliš časté dotazy
        [in-turn] na řadě
        [has-cards] ve hře
        [may-raise] smí navýšit
        [begun] hra začala
        [knew] s vědomím toho
        [confirmed] floor to potvrzuje
       *[other] { $what }
    }{ $so ->
        [true] {""}
       *[false] : ne
    }
language-not-known = neznámý jazyk: pište česky nebo anglicky
nothing-to-rule = žádná situace: napište, kdo co udělal a s jakými žetony nebo kartami
said-nothing = beze slov

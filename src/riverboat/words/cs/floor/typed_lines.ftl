main-player-reference = hráč
other-player-reference = druhý hráč
seat-reference = místo { $number }
name-reference = { $name }
unknown-words =
    nerozumím: { $words }{ GIVEN($near) ->
        [yes] ; podobná slova: { $near }
       *[no] {""}
    }
empty-report = prázdný řádek: napište, co se stalo
report-too-long =
    moc dlouhý text: nejvýš { $most } { NUMBER($most) ->
        [one] slovo
        [few] slova
       *[other] slov
    }
meaning-unclear = není jasné, co se stalo: napište hráče a co udělal
several-meanings = víc významů: vyberte jeden
calculator-answer =
    { KEY($tool) ->
        [side-pots] spočítat: vedlejší banky
        [pot-limit] spočítat: maximum v pot-limitu
        [legal-raise] spočítat: platné navýšení
        [odd-chips] spočítat: liché žetony
        [shows-first] spočítat: kdo ukazuje první
        [owed] spočítat: dlužné blindy po návratu
        [levels] spočítat: úrovně blindů
       *[other] { $tool }
    }
meaning-question = co z toho se stalo?
similar-situations-question = stalo se něco z tohoto?
chip-denominations-question = které žetony to byly? napište každý, třeba 1000 a čtyři 100
chip-amount-question = o kolik žetonů jde?
card-count-question = o kolik karet jde?
other-seat-question = na kterém místě je druhý hráč?
total-amount-question = kolik to bylo celkem?
correct-pot-question = kolik měla sázka správně být celkem?
spoken-word-question = co zaznělo?
token-kind-question = co to bylo?
deck-fault-question = co je s balíčkem?
burned-cards-question = kolik je spálených karet?
count-subject-question = má se spočítat bank, nebo sázka?
between-hands-question = bylo to mezi rozdáními?
highest-claimed-card-question = jaká byla nejvyšší ohlášená karta, 2 až 14 (11 kluk, 12 dáma, 13 král, 14 eso)?
highest-held-card-question = jaká je nejvyšší karta v ruce, 2 až 14 (11 kluk, 12 dáma, 13 král, 14 eso)?
conduct-question = co hráč udělal?
spoken-action-answer =
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
        [set] karty vyložené do řad
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
conduct-answer =
    { KEY($what) ->
        [soft-play] soft play
        [checks-down] domluva na checkování
        [dumps] schválně prohrané žetony
        [looks] pohled do cizích karet
        [lifts-cards] karty mimo stůl
        [hides-stack] klamání o velikosti stacku
        [hides-chips] schované velké žetony
        [gives-back] vrácená sázka
        [splits] rozdělený bank, než přišly všechny karty
        [pays-for-another] placení za jiného hráče
        [tells] prozrazené karty
        [advises] rady jinému hráči
        [miscalls] schválně špatně ohlášená kombinace
        [keeps-silent] zamlčená chyba
       *[other] { $what }
    }
meaning-summary =
    { $situation }{ GIVEN($details) ->
        [yes] : { $details }
       *[no] {""}
    }
known-answer = { $question } { $answer }
known-number-answer = { $question } { $number }
game-detail = hra: { $name }
bet-faced-detail =
    { NUMBER($chips) ->
        [0] bez sázky
       *[other] proti sázce { CHIPS($chips) }
    }
chips-in-front-detail = před hráčem { CHIPS($chips) }
stack-detail = ve stacku { CHIPS($chips) }
pot-detail = bank { CHIPS($chips) }
min-bet-detail = minimální sázka { CHIPS($chips) }
last-raise-size-detail = navýšeno o { CHIPS($chips) }
motion-chips-detail = jedním pohybem: { $chips }
pushed-chips-detail = žetony: { $chips }
old-chips-detail = už tam leží: { $chips }
taken-back-chips-detail = vzato zpět: { $chips }
received-chips-detail = za: { $chips }
silence-detail = beze slova
spoken-word-detail =
    slova: { $word }{ GIVEN($then) ->
        [yes] , pak { $then }
       *[no] {""}
    }{ GIVEN($amount) ->
        [yes] , { CHIPS($amount) }
       *[no] {""}
    }
spoken-amount-detail = slova: { CHIPS($amount) }
speech-timing-detail =
    { $before ->
        [true] než žetony dopadly
       *[false] až po dopadu žetonů
    }
betting-structure-detail =
    { KEY($structure) ->
        [spread] spread limit
        [no-limit] no-limit
       *[other] { $structure }
    }
total-bet-detail = celkem na { CHIPS($chips) }
action-detail = { $what }
later-actions-detail = odehráno: { $deeds }
player-detail = týká se: { $whom }
other-player-detail = druhý hráč: { $whom }
cards-detail = { CARDS($cards) }
number-detail =
    { KEY($what) ->
        [shown] karet odkrytých při rozdání
        [cards] karet
        [burns] spálených karet
        [off-by] karet navíc
        [rounds] kol
        [warned] předchozích napomenutí
        [waited] sekund
        [break-for] sekund od vyplacení banku
        [said] ohlášeno
        [holds] v ruce
        [boards] boardů
        [behind] ještě na řadě za hráčem
        [thought] hráč počítal se sázkou
        [told] dealer ohlásil
        [least] nejméně
        [faced] proti sázce
        [right] správně
       *[other] { $what }
    }: { $number }
yes-no-detail =
    { KEY($what) ->
        [mixed] staré a nové žetony dohromady
        [said-call] zaznělo „call“
        [shown] někdo už ukázal karty
        [folds] po oznámení správné částky skládá
        [to-deceive] s úmyslem vylákat akci
        [by-bettor] opravu chce ten, kdo vsadil
        [won] hráč vyhrál
        [between-hands] mezi rozdáními
        [tie] přesně při vypršení času
        [claimed] hráč tvrdí, že karta probleskla
        [unseen] hra bez pohledu na karty
        [next-hand] další rozdání začalo
        [awarded] bank už je vyplacený
        [of-the-dealer] hráč se ptal dealera
        [short-all-in] proti krátkému all-inu
        [abused] hráč žádá příliš často
        [in-turn] na řadě
        [has-cards] ve hře
        [may-raise] smí navýšit
        [begun] hra začala
        [knew] hráč o tom věděl
        [confirmed] floor to potvrzuje
       *[other] { $what }
    }{ $so ->
        [true] {""}
       *[false] : ne
    }
unknown-report-language = neznámý jazyk: pište česky nebo anglicky
no-incident-found = situace nerozpoznána: napište, kdo co udělal a s jakými žetony nebo kartami
no-words-answer = beze slov

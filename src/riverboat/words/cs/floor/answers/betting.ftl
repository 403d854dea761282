string-bet-answer =
    { KEY($value) ->
        [call-only] ze string betu platí jen první pohyb: pokud stačí na sázku, je to dorovnání a zbytek se vrací
        [warn] za string bet floor hráče napomene a sázka zůstává
       *[other] { $value }
    }
raise-motions-answer =
    { KEY($value) ->
        [several] po samotném slově raise smí hráč dát žetony několika pohyby, dokud se jeho ruce nezastaví
        [call-then-one] po samotném slově raise smí hráč nejdřív dorovnat a pak přidat ještě jedním pohybem
        [one] po samotném slově raise dává hráč žetony jedním pohybem; kdo nejdřív jen dorovná, navýšil o nejmenší možnou částku
       *[other] { $value }
    }
words-chips-answer =
    { KEY($value) ->
        [words] když se slova a žetony neshodují, platí slova
        [first] když se slova a žetony neshodují, platí, co bylo první; přišlo-li obojí najednou, platí jasná slova
       *[other] { $value }
    }
chips-bind-answer =
    { KEY($value) ->
        [release] žetony posunuté vpřed jsou vsazené, jakmile je hráč pustí, pokud nepřišla dřív slova
        [line] žetony za čárou jsou vsazené
        [forward] pohyb se žetony vpřed je sázka v nejmenší přípustné výši, jakmile na něj zareaguje další hráč
       *[other] { $value }
    }
pulled-chips-answer =
    { KEY($value) ->
        [tda] když hráč vymění žetony své poslední sázky za větší, rozhodují všechny žetony, které nakonec leží před ním
        [whole-chip] kdo vezme svou poslední sázku zpět a dá místo ní jeden větší žeton, vsadil celý žeton
        [one-chip-calls] kdo vezme svou poslední sázku zpět a dá místo ní jeden větší žeton, dorovnal
       *[other] { $value }
    }
pieces-answer =
    { KEY($value) ->
        [string-bet] žetony přidávané beze slova po kouskách jsou string bet
        [call] žetony přidávané beze slova po kouskách jsou dorovnání
       *[other] { $value }
    }
short-raise-answer =
    { KEY($value) ->
        [half] kdo navýší aspoň o polovinu minima, doplní na plné navýšení; méně je dorovnání, pokud hráč předtím neřekl raise a není all-in
        [excess-half] částka ve výši aspoň jedné a půl sázky se doplní na minimální navýšení; méně je dorovnání
        [to-least] každá částka nad sázku se doplní na minimální navýšení; v limitu jen částka aspoň o půl sázky větší
       *[other] { $value }
    }
wrong-amount-answer =
    { KEY($value) ->
        [street] příliš malá sázka se opravuje všem hráčům do konce kola
        [nearest] příliš malá sázka se opravuje na nejbližší přípustnou částku, dokud kolo sázek neskončí
       *[other] { $value }
    }
misunderstanding-answer =
    { KEY($value) ->
        [strict] kdo se spletl v částce sázky, dluží ji celou
        [floor] při hrubém nedorozumění o částce smí floor hráči žetony vrátit, pokud to nikoho nepoškodilo
       *[other] { $value }
    }
change-from-pot-answer =
    { KEY($value) ->
        [on] kdo sází nebo dorovnává, smí si předtím rozměnit velký žeton z banku, když to řekne
        [off] před sázkou se žeton rozměnit z banku nesmí
       *[other] { $value }
    }
overbet-answer =
    { KEY($value) ->
        [until-acted] pot-limitní sázka větší než bank se opravuje, dokud na ni nezareagují všichni
        [tda] pot-limitní sázka větší než bank se opravuje všem hráčům do konce kola
        [until-significant] pot-limitní sázka větší než bank se opravuje, dokud po ní nedojde k podstatné akci
       *[other] { $value }
    }

action-awaited =
    { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }: { $offer }  (bank { CHIPS($pot) })
live-command-help =
    { KEY($what) ->
        [next] další rozdání
        [act] složit, check, dorovnat, vsadit nebo navýšit na 60, all-in
        [undo] vzít zpět poslední zápis, nebo poslední 3
        [board] společné karty, třeba jen první; druhý board
        [cards] karty, které má Ann
        [win] Ann bere celý bank bez ukázání
        [split] Ann a Bob dělí hlavní bank, Cat bere vedlejší
        [boards] Ann bere první board; na druhém má Bob vysokou a Cat nízkou
        [runs] kolikrát při all-inu doložit board; samotný Enter: jednou
        [show] Ann ukazuje tyto karty, nebo zahazuje
        [sit] Ann si sedá na místo 3 se 200
        [buy] Ann dokupuje, odchází, teď nehraje, nebo se vrací
        [count] kolik má Ann po přepočítání; samotné: všechna přepočítání
        [button] button má Ann
        [game] nové blindy nebo jiná hra: game='limit 4/8'
        [note] poznámka k zapamatování
        [wrong] oprava stacku; zrušení rozdání
        [happened] chyba k rozhodnutí: předčasné karty na boardu, nebo sázka na 1000
        [rule] rozhodnutí floora ke stavu rozdání; samotné: všechny situace
        [do] provést poslední rozhodnutí; druhá možnost
        [look] stacky, vyúčtování, toto rozdání, pravidla stolu
        [export] dosavadní rozdání jako historie (.phh, .ohh, .jsonl, .txt)
        [close] vyplatit všechny a vyrovnat
       *[other] konec; soubor se podle jména otevře znovu
    }
entry-undone = vzato zpět
moves-taken-back =
    vzato zpět: { $moves } { NUMBER($moves) ->
        [one] zápis
        [few] zápisy
       *[other] zápisů
    }
entry-noted = zapsáno
ruling-action-usage =
    napište „do“ a rozhodnutí se provede{ $several ->
        [true] ; „do 2“ je druhá možnost
       *[false] {""}
    }
no-ruling-to-apply = teď není žádné rozhodnutí k provedení
entry-applied = provedeno
mistake-usage = co se pokazilo? napište happened board 2 (předčasné karty; pak burned 0: bez spálení), nebo happened to 1000 (žetony hráče na řadě)
note-text-missing = napište poznámku: note nový balíček
cards-noted = karty zapsány
live-game-resumed = hra pokračuje: zatím { $hands } { NUMBER($hands) ->
        [one] rozdání
        [few] rozdání
       *[other] rozdání
    }
last-entry-truncated = poslední zápis se neuložil celý: zadejte ho znovu
hands-written = do { $file } { NUMBER($hands) ->
        [one] zapsáno { $hands } rozdání
        [few] zapsána { $hands } rozdání
       *[other] zapsáno { $hands } rozdání
    }
hands-not-written = do { $file } nejde zapsat: { $why }
sit-usage = napište sit JMÉNO, s místem a žetony třeba sit Ann 3 200
count-usage = napište count JMÉNO a žetony, třeba count Ann 4x25 20x5
no-chips-counted = zatím není nic spočítáno: napište count Ann 4x25 20x5
winners-usage = kdo vyhrává? napište w Ann, dělený bank w Ann Bob, s vedlejším bankem w Ann, Bob
not-at-the-showdown = teď není showdown
export-usage = do kterého souboru? napište export hry.phh, .ohh, .jsonl nebo .txt
incident-kind-unknown = neznámá situace „{ $what }“; situace: { $kinds }
incident-invalid = situaci nejde přečíst: { $why }; napište třeba rule Pushed who=Ann motions=1000+500
incident-words-unknown = neznámá slova: { $words }{ GIVEN($near) ->
        [yes] ; nemá to být { $near }?
       *[no] {""}
    }
no-ruling = bez rozhodnutí
answer-input-hint = odpovězte číslem, Enter přeskočí

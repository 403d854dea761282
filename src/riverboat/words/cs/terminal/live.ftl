action-awaited =
    { PERSON($who) ->
        [you] vy
       *[other] { $who }
    }: { $offer }  (bank { CHIPS($pot) })
live-command-help =
    { KEY($what) ->
        [next] další hra
        [act] složit, check, dorovnat, vsadit nebo navýšit na 60, all-in
        [undo] vzít zpět poslední zápis, nebo poslední 3
        [board] společné karty, třeba jen první; druhý board
        [cards] co drží Ann
        [win] Ann bere vše bez ukázání
        [split] Ann a Bob dělí hlavní bank, Cat bere vedlejší
        [boards] Ann bere první board; na druhém má Bob vysokou a Cat nízkou
        [runs] kolikrát se all-in dokládá; enter je jednou
        [show] Ann tohle ukazuje, nebo zahazuje
        [sit] Ann usedá na místo 3 se 200
        [buy] Ann dokupuje, odchází, vynechává, nebo se vrací
        [count] žetony před Ann, spočítané; samotné: všechny známé
        [button] button má Ann
        [game] nové blindy nebo jiná hra: game='limit 4/8'
        [note] něco k zapamatování
        [wrong] oprava žetonů; zrušení hry
        [happened] co se pokazilo, leží tam, dokud se o tom nerozhodne: karty na stole, nebo to 1000
        [rule] rozhodnutí floora k tomu, jak hra stojí; samotné: co lze vidět
        [do] co floor rozhodl naposled, se ve hře provede; druhá možnost
        [look] žetony, účet, tahle hra, pravidla stolu
        [export] dosavadní hry jako historie (.phh, .ohh, .jsonl, .txt)
        [close] všichni si berou žetony, a kdo komu platí
       *[other] konec; soubor se podle jména otevře znovu
    }
taken-back = vzato zpět
moves-taken-back =
    vzato zpět: { $moves } { NUMBER($moves) ->
        [one] zápis
        [few] zápisy
       *[other] zápisů
    }
entry-noted = zapsáno
ruling-action-usage =
    do to provede{ $several ->
        [true] , do 2 druhou možnost
       *[false] {""}
    }
nothing-to-carry-out = není rozhodnuto nic, co by se teď dalo provést
entry-applied = provedeno
mistake-usage = řekněte, co se pokazilo: happened board 2 (karty, které tam být neměly; za tím burned 0: bez spálení), happened to 1000 (co dal hráč na tahu)
note-text-missing = řekněte, co si zapamatovat: note nový balíček
cards-noted = karty jsou zapsané
taken-up-again = pokračuje se, her zatím: { $hands }
last-entry-truncated = poslední zápis se přerušil a v souboru není: řekněte ho znovu
hands-written = do { $file } zapsáno her: { $hands }
hands-not-written = do { $file } nelze zapsat: { $why }
sit-usage = řekněte sit JMÉNO, s místem a žetony třeba sit Ann 3 200
count-usage = řekněte count JMÉNO a žetony, třeba count Ann 4x25 20x5
no-chips-counted = ničí žetony nejsou spočítané: count Ann 4x25 20x5
winners-usage = kdo vyhrává? řekněte w Ann, dělený bank w Ann Bob, s vedlejším bankem w Ann, Bob
not-at-the-showdown = teď nikdo neukazuje
export-usage = do kterého souboru? řekněte export hry.phh, .ohh, .jsonl nebo .txt
incident-kind-unknown = '{ $what }' floor nezná: je { $kinds }
incident-invalid = situaci se nepodařilo přečíst: { $why }; napište rule Pushed who=Ann motions=1000+500
incident-words-unknown =
    floor nezná { $words }{ GIVEN($near) ->
        [yes] ; snad { $near }
       *[no] {""}
    }
no-ruling = nerozhoduje se
answer-input-hint = odpovězte číslem; enter to nechá být

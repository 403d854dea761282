table-paused-by-host =
    { PERSON($by) ->
        [you] Pozastavujete
       *[other] { $by } pozastavuje
    } stůl
pause-planned-by-host =
    { PERSON($by) ->
        [you] Pozastavujete
       *[other] { $by } pozastavuje
    } stůl po této hře
table-resumed-by-host =
    { PERSON($by) ->
        [you] Pouštíte
       *[other] { $by } pouští
    } hru dál
stream-opened-by-host =
    { PERSON($by) ->
        [you] Streamujete
       *[other] { $by } streamuje
    } stůl
stream-closed-by-host =
    { PERSON($by) ->
        [you] Ukončujete
       *[other] { $by } ukončuje
    } stream
planned-rules = jiná pravidla
planned-game = { GAME($game) }
planned-seat-move =
    { PERSON($who) ->
        [you] přesedáte si
       *[other] { $who } si přesedá
    } na místo { $chair }
planned-sit-out =
    { PERSON($who) ->
        [you] vynecháváte
       *[other] { $who } vynechává
    }
planned-seating =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } místo { $chair }
planned-chip-answer = odpověď na žádost o žetony ({ $who })
planned-stack-increase =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } { CHIPS($chips) }, { $why }
planned-stack-decrease =
    { PERSON($who) ->
        [you] přicházíte
       *[other] { $who } přichází
    } o { CHIPS($chips) }, { $why }
planned-button-move =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } button
planned-colour-up = výměna nejmenších žetonů
planned-time-fees = poplatky za čas
planned-kitty-payment = platba z kasičky { CHIPS($chips) }
planned-marker-settlement = vyrovnání dlužního úpisu
planned-table-closing = zavření stolu
planned-bomb-pot =
    bomb pot{ $double ->
        [true] {" "}na dva boardy
       *[false] {""}
    }, ante { CHIPS($chips) }
planned-hand = další hra
planned-pause = pauza
planned-resume = pokračování
planned-void = zrušení hry
planned-floor-correction = oprava od floora
planned-bot = nový bot
planned-list-removal =
    { PERSON($who) ->
        [you] opouštíte
       *[other] { $who } opouští
    } čekací listinu
planned-change =
    Po této hře ({ PERSON($by) ->
        [you] vy
       *[other] { $by }
    }): { $what }
planned-change-cancelled =
    { PERSON($by) ->
        [you] Rušíte
       *[other] { $by } ruší
    } změnu po této hře
planned-change-failed =
    Změna po hře nejde ({ PERSON($by) ->
        [you] vy
       *[other] { $by }
    }): { $why }
rules-changed-by-host =
    { PERSON($by) ->
        [you] Měníte
       *[other] { $by } mění
    } pravidla stolu
game-changed-by-host =
    { PERSON($by) ->
        [you] Měníte
       *[other] { $by } mění
    } hru: { GAME($game) }
next-game-chosen-by-host =
    { PERSON($by) ->
        [you] Vybíráte
       *[other] { $by } vybírá
    } další hru: { GAME($game) }
chips-approved-by-host =
    { PERSON($by) ->
        [you] Schvalujete
       *[other] { $by } schvaluje
    } žetony, { PERSON($who) ->
        [you] dostáváte je vy
       *[other] dostává je { $who }
    }
own-chips-approved-by-host =
    { PERSON($by) ->
        [you] Kupujete si jako pořadatel, bez schválení
       *[other] { $by } si kupuje jako pořadatel, bez schválení
    }
chip-request-declined =
    { PERSON($by) ->
        [you] Neschvalujete
       *[other] { $by } neschvaluje
    } žádost o žetony ({ PERSON($who) ->
        [you] vaši
       *[other] { $who }
    })
player-sat-out-by-host =
    { PERSON($by) ->
        [you] Rozhodujete
       *[other] { $by } rozhoduje
    }: { PERSON($who) ->
        [you] teď nehrajete
       *[other] { $who } teď nehraje
    }
player-moved-by-host =
    { PERSON($by) ->
        [you] Přesazujete
       *[other] { $by } přesazuje
    }: { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } nové místo { $chair }
seat-granted =
    { PERSON($by) ->
        [you] Dáváte
       *[other] { $by } dává
    } místo { $chair }, { PERSON($who) ->
        [you] sedáte si tam vy
       *[other] sedá si tam { $who }
    }
stack-increased-by-host =
    { PERSON($by) ->
        [you] Přidáváte
       *[other] { $by } přidává
    } do stacku { CHIPS($chips) } ({ $who }): { $why }
stack-reduced-by-host =
    { PERSON($by) ->
        [you] Odebíráte
       *[other] { $by } odebírá
    } ze stacku { CHIPS($chips) } ({ $who }): { $why }
hand-voided-by-host =
    { PERSON($by) ->
        [you] Rušíte
       *[other] { $by } ruší
    } hru: { $why }
action-undone-by-host =
    { PERSON($by) ->
        [you] Vracíte
       *[other] { $by } vrací
    } poslední akci: { $why }
hand-killed-by-host =
    { PERSON($by) ->
        [you] Rozhodujete
       *[other] { $by } rozhoduje
    }: { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } mrtvou ruku: { $why }
pot-carried-over-by-host =
    { PERSON($by) ->
        [you] Převádíte
       *[other] { $by } převádí
    } bank do další hry: { $why }
player-warned-by-host =
    { PERSON($by) ->
        [you] Dáváte
       *[other] { $by } dává
    } napomenutí, { PERSON($who) ->
        [you] dostáváte ho vy
       *[other] dostává ho { $who }
    }: { $why }
button-moved-by-host =
    { PERSON($by) ->
        [you] Přesouváte
       *[other] { $by } přesouvá
    } button, { PERSON($who) ->
        [you] máte ho vy
       *[other] má ho { $who }
    }
time-fees-taken =
    { PERSON($by) ->
        [you] Vybíráte
       *[other] { $by } vybírá
    } poplatky za čas
small-chips-coloured-up =
    { PERSON($by) ->
        [you] Vyměňujete
       *[other] { $by } vyměňuje
    } nejmenší žetony
kitty-spent-by-host =
    { PERSON($by) ->
        [you] Platíte
       *[other] { $by } platí
    } z kasičky { CHIPS($chips) }: { $why }
payment-recorded-by-host =
    { PERSON($by) ->
        [you] Zapisujete
       *[other] { $by } zapisuje
    } platbu { CHIPS($chips) }, { PERSON($who) ->
        [you] platíte vy
       *[other] platí { $who }
    }
table-closed-by-host =
    { PERSON($by) ->
        [you] Zavíráte
       *[other] { $by } zavírá
    } stůl
bomb-pot-called =
    { PERSON($by) ->
        [you] Vyhlašujete
       *[other] { $by } vyhlašuje
    } bomb pot{ $double ->
        [true] {" "}na dva boardy
       *[false] {""}
    }, ante { CHIPS($chips) }
next-hand-dealt-by-host =
    { PERSON($by) ->
        [you] Rozdáváte
       *[other] { $by } rozdává
    } další hru
bot-added-by-host =
    { PERSON($by) ->
        [you] Přidáváte
       *[other] { $by } přidává
    } bota
waiting-list-removal =
    { PERSON($by) ->
        [you] Měníte
       *[other] { $by } mění
    } čekací listinu: { PERSON($who) ->
        [you] už na ní nejste
       *[other] { $who } už na ní není
    }
player-removed-by-host =
    { PERSON($by) ->
        [you] Vyhazujete
       *[other] { $by } vyhazuje
    } od stolu: { $who }{ GIVEN($why) ->
        [yes] {" "}({ $why })
       *[no] {""}
    }
player-banned-by-host =
    { PERSON($by) ->
        [you] Dáváte
       *[other] { $by } dává
    } zákaz, { PERSON($who) ->
        [you] dostáváte ho vy
       *[other] dostává ho { $who }
    }{ GIVEN($why) ->
        [yes] {" "}({ $why })
       *[no] {""}
    }
ban-lifted-by-host =
    { PERSON($by) ->
        [you] Rušíte
       *[other] { $by } ruší
    } zákaz, { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } zpět
host-appointed =
    { PERSON($by) ->
        [you] Jmenujete
       *[other] { $by } jmenuje
    } pořadatele: { PERSON($who) ->
        [you] jste to vy
       *[other] je to { $who }
    }
player-admitted-by-host =
    { PERSON($by) ->
        [you] Pouštíte
       *[other] { $by } pouští
    } ke stolu: { PERSON($who) ->
        [you] vás
       *[other] { $who }
    }
role-revoked =
    { PERSON($by) ->
        [you] Odebíráte
       *[other] { $by } odebírá
    } roli, { PERSON($who) ->
        [you] přicházíte
       *[other] { $who } přichází
    } o ni
seat-link-made =
    { PERSON($by) ->
        [you] Vytváříte
       *[other] { $by } vytváří
    } odkaz na místo ({ PERSON($who) ->
        [you] vaše
       *[other] { $who }
    })
room-statement = { $by } za hernu: { $text }
bomb-pot-proposed =
    { PERSON($by) ->
        [you] Navrhujete
       *[other] { $by } navrhuje
    } bomb pot{ $double ->
        [true] {" "}na dva boardy
       *[false] {""}
    }, ante { CHIPS($chips) }
bomb-pot-agreed =
    Všichni souhlasí s bomb potem{ $double ->
        [true] {" "}na dva boardy
       *[false] {""}
    }, ante { CHIPS($chips) }
hand-voided-reason = zrušena: { $why }
blinds-chopped-reason = chop blindů

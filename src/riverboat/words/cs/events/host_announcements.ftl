table-paused-by-host =
    { PERSON($by) ->
        [you] Pozastavujete
       *[other] { $by } pozastavuje
    } stůl
pause-planned-by-host =
    { PERSON($by) ->
        [you] Po tomto rozdání dáváte pauzu
       *[other] { $by } dává po tomto rozdání pauzu
    }
table-resumed-by-host =
    { PERSON($by) ->
        [you] Obnovujete
       *[other] { $by } obnovuje
    } hru
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
planned-rules = nová pravidla
planned-game = { GAME($game) }
planned-seat-move =
    { PERSON($who) ->
        [you] přesedáte si
       *[other] { $who } si přesedá
    } na místo { $chair }
planned-sit-out =
    { PERSON($who) ->
        [you] přestáváte hrát
       *[other] { $who } přestává hrát
    }
planned-seating =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } místo { $chair }
planned-chip-answer =
    { PERSON($who) ->
        [you] odpověď na vaši žádost o žetony
       *[other] odpověď na žádost hráče { $who } o žetony
    }
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
planned-hand = další rozdání
planned-pause = pauza
planned-resume = pokračování
planned-void = zrušení rozdání
planned-floor-correction = oprava od floora
planned-bot = nový bot
planned-list-removal =
    { PERSON($who) ->
        [you] opouštíte
       *[other] { $who } opouští
    } čekací listinu
planned-change =
    Po tomto rozdání ({ PERSON($by) ->
        [you] vy
       *[other] { $by }
    }): { $what }
planned-change-cancelled =
    { PERSON($by) ->
        [you] Rušíte
       *[other] { $by } ruší
    } změnu naplánovanou na konec rozdání
planned-change-failed =
    Změnu po tomto rozdání nelze provést ({ PERSON($by) ->
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
       *[other] { $by } { PERSON($who) ->
            [you] vám schvaluje
           *[other] schvaluje
        }
    } žetony{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráči { $who }
    }
own-chips-approved-by-host =
    { PERSON($by) ->
        [you] Kupujete si žetony jako pořadatel, bez schválení
       *[other] { $by } si kupuje žetony jako pořadatel, bez schválení
    }
chip-request-declined =
    { PERSON($by) ->
        [you] Neschvalujete
       *[other] { $by } neschvaluje
    } { PERSON($who) ->
        [you] vaši žádost o žetony
       *[other] žádost hráče { $who } o žetony
    }
player-sat-out-by-host =
    { PERSON($by) ->
        [you] Vyřazujete
       *[other]
            { $by } { PERSON($who) ->
                [you] vás vyřazuje
               *[other] vyřazuje
            }
    } z rozdávání{ PERSON($who) ->
        [you] { "" }
       *[other] { " " }hráče { $who }
    }
player-moved-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] Přesazujete se
           *[other] Přesazujete
        }
       *[other] { $by } { PERSON($who) ->
            [you] vás přesazuje
           *[other] přesazuje
        }
    }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráče { $who }
    } na místo { $chair }
seat-granted =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] Dáváte si
           *[other] Dáváte
        }
       *[other] { $by } { PERSON($who) ->
            [you] vám dává
           *[other] dává
        }
    }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráči { $who }
    } místo { $chair }
stack-increased-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] Přidáváte si
           *[other] Přidáváte
        }
       *[other] { $by } { PERSON($who) ->
            [you] vám přidává
           *[other] přidává
        }
    } { CHIPS($chips) } do stacku{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráče { $who }
    }: { $why }
stack-reduced-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] Odebíráte si
           *[other] Odebíráte
        }
       *[other] { $by } { PERSON($who) ->
            [you] vám odebírá
           *[other] odebírá
        }
    } { CHIPS($chips) } ze stacku{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráče { $who }
    }: { $why }
hand-voided-by-host =
    { PERSON($by) ->
        [you] Rušíte
       *[other] { $by } ruší
    } rozdání: { $why }
action-undone-by-host =
    { PERSON($by) ->
        [you] Berete zpět
       *[other] { $by } bere zpět
    } poslední akci: { $why }
hand-killed-by-host =
    { PERSON($by) ->
        [you] Rozhodujete
       *[other] { $by } rozhoduje
    }, že { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } mrtvou ruku: { $why }
pot-carried-over-by-host =
    { PERSON($by) ->
        [you] Převádíte
       *[other] { $by } převádí
    } bank do dalšího rozdání: { $why }
player-warned-by-host =
    { PERSON($by) ->
        [you] Dáváte
       *[other] { $by } { PERSON($who) ->
            [you] vám dává
           *[other] dává
        }
    } napomenutí{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráči { $who }
    }: { $why }
button-moved-by-host =
    { PERSON($by) ->
        [you] { PERSON($who) ->
            [you] Dáváte si
           *[other] Dáváte
        }
       *[other] { $by } { PERSON($who) ->
            [you] vám dává
           *[other] dává
        }
    }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráči { $who }
    } button
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
    } { PERSON($who) ->
        [you] { PERSON($by) ->
            [you] svou
           *[other] vaši
        } platbu { CHIPS($chips) }
       *[other] platbu { CHIPS($chips) } od hráče { $who }
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
        [you] Začínáte
       *[other] { $by } začíná
    } další rozdání
bot-added-by-host =
    { PERSON($by) ->
        [you] Přidáváte
       *[other] { $by } přidává
    } bota
waiting-list-removal =
    { PERSON($by) ->
        [you] Vyřazujete
       *[other] { $by } { PERSON($who) ->
            [you] vás vyřazuje
           *[other] vyřazuje
        }
    } z čekací listiny{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráče { $who }
    }
player-removed-by-host =
    { PERSON($by) ->
        [you] Vykazujete
       *[other] { $by } { PERSON($who) ->
            [you] vás vykazuje
           *[other] vykazuje
        }
    } od stolu{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráče { $who }
    }{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
player-banned-by-host =
    { PERSON($by) ->
        [you] Dáváte
       *[other] { $by } { PERSON($who) ->
            [you] vám dává
           *[other] dává
        }
    } zákaz{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráči { $who }
    }{ GIVEN($why) ->
        [yes] : { $why }
       *[no] {""}
    }
ban-lifted-by-host =
    { PERSON($by) ->
        [you] Rušíte
       *[other] { $by } ruší
    } { PERSON($who) ->
        [you] váš zákaz
       *[other] zákaz hráče { $who }
    }
host-appointed =
    { PERSON($by) ->
        [you] Jmenujete
       *[other] { $by } { PERSON($who) ->
            [you] vás jmenuje
           *[other] jmenuje
        }
    } pořadatelem{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráče { $who }
    }
player-admitted-by-host =
    { PERSON($by) ->
        [you] Pouštíte
       *[other] { $by } { PERSON($who) ->
            [you] vás pouští
           *[other] pouští
        }
    } ke stolu{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráče { $who }
    }
role-revoked =
    { PERSON($by) ->
        [you] Odebíráte
       *[other] { $by } { PERSON($who) ->
            [you] vám odebírá
           *[other] odebírá
        }
    } roli{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráči { $who }
    }
seat-link-made =
    { PERSON($by) ->
        [you] Vytváříte
       *[other] { $by } vytváří
    } { PERSON($who) ->
        [you] odkaz na vaše místo
       *[other] odkaz na místo hráče { $who }
    }
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
hand-voided-reason = zrušeno: { $why }
blinds-chopped-reason = chop blindů

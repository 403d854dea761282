misdeal = chybné rozdání: všechny karty i žetony zpět
redeal-same-players = rozdat znovu stejným hráčům, nikdo nový nepřibude
hand-void-order = rozdání je zrušené: všechny žetony zpět
other-chips-returned = ostatní si berou žetony zpět; { PERSON($who) ->
        [you] vaše žetony zůstávají
        [unnamed] žetony hráče zůstávají
       *[other] { $who } nechává žetony
    } v banku do dalšího rozdání
dealt-in-players-only = karty dostanou jen hráči z minulého rozdání
finish-deal = dokončit rozdávání
finish-betting = dokončit sázení
player-dealt-in =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } karty
no-hand-dealt =
    { PERSON($who) ->
        [you] nedostáváte
       *[other] { $who } nedostává
    } karty
dead-hand-dealt =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } mrtvou ruku
both-deals-count-once = obě rozdání se { PERSON($who) ->
        [you] do vašeho trestu
        [unnamed] do trestu
       *[other] do trestu hráče { $who }
    } počítají jako jedno
button-correction = button i blindy se opraví, chybné blindy zpět
button-correction-next-hand = button se opraví v příštím rozdání
button-stays = button v příštím rozdání zůstává
cut-again =
    sejmout znovu, v každé části aspoň { NUMBER($least) ->
        [one] { $least } karta
        [few] { $least } karty
       *[other] { $least } karet
    }
replace-card =
    { KEY($when) ->
        [now] vrchní karta
        [deal] po rozdání karet vrchní karta
        [round] po rozdání celého kola vrchní karta
        [draw] po výměně vrchní karta
       *[other] { $when }
    } nahradí { PERSON($who) ->
        [you] vaši kartu
        [unnamed] kartu hráče
       *[other] kartu, kterou má { $who }
    }{ GIVEN($cards) ->
        [yes] {" "}({ CARDS($cards) })
       *[no] {""}
    }
old-card-as-burn = nahrazená karta se spálí
extra-card-as-burn =
    { PERSON($who) ->
        [you] vaše karta navíc
        [unnamed] karta navíc
       *[other] karta, kterou má { $who } navíc,
    } se vrací na balíček a spálí se
top-cards-to-player =
    { NUMBER($cards) ->
        [one] vrchní kartu
        [few] { $cards } vrchní karty
       *[other] { $cards } vrchních karet
    } { PERSON($who) ->
        [you] dostáváte vy
       *[other] dostává { $who }
    }
card-removed = karta se nepočítá a vyřadí se
card-replaced-by-next =
    místo ní přijde další karta{ $after-round ->
        [true] {" "}po rozdání celého kola
       *[false] {""}
    }
card-kept =
    { PERSON($who) ->
        [you] kartu si necháváte
       *[other] { $who } si kartu nechává
    }{ GIVEN($cards) ->
        [yes] {" "}({ CARDS($cards) })
       *[no] {""}
    }
blinds-stay-in =
    { PERSON($who) ->
        [you] vaše blindy a ante zůstávají
        [unnamed] blindy a ante hráče zůstávají
       *[other] { $who } nechává blindy a ante
    } v banku
post-due-now =
    { PERSON($who) ->
        [you] platíte teď
       *[other] { $who } teď platí
    } blind
post-due-next-deal =
    { PERSON($who) ->
        [you] zaplatíte
       *[other] { $who } zaplatí
    } blind v příštím rozdání
dead-at-next-turn =
    { PERSON($who) ->
        [you] máte mrtvou ruku, až přijdete
       *[other] { $who } má mrtvou ruku, až přijde
    } na řadu
shuffle = zamíchat lícem dolů a sejmout: { LIST($piles) }
deal-street =
    rozdat { KEY($street) ->
        [flop] flop
        [turn] turn
        [river] river
        [fourth] čtvrtou kartu
        [fifth] pátou kartu
        [sixth] šestou kartu
        [seventh] sedmou kartu
        [draw] karty na výměnu
       *[other] { $street }
    } { $burn ->
        [true] po spálení karty
       *[false] bez spálení karty
    }
burn-stays = spálená karta zůstává
scramble-board = promíchat lícem dolů { NUMBER($cards) ->
        [one] { $cards } společnou kartu
        [few] { $cards } společné karty
       *[other] { $cards } společných karet
    }
spare-card-as-next-burn = jedna z nich se příště spálí, ostatní tři jsou flop
spare-card-as-burn = jedna z nich je spálená karta, další z balíčku doplní flop
street-set-aside = odložit stranou: { $street }
first-card-as-burn =
    { KEY($street) ->
        [flop] první karta flopu
        [turn] turn
        [river] river
       *[other] { $street }
    } je spálená karta; každá další se posune o jedno místo a poslední přijde z balíčku
second-burn-card =
    druhá spálená je { KEY($street) ->
        [flop] první karta flopu
        [turn] turn
        [river] river
       *[other] { $street }
    }; každá další se posune o jedno místo a poslední se vrací na balíček
burn-returned = jedna spálená karta se vrací na balíček a příště se spálí
burn-two-cards =
    před { KEY($street) ->
        [turn] turnem
        [river] riverem
        [fifth] pátou kartou
        [sixth] šestou kartou
        [seventh] sedmou kartou
       *[other] další výměnou
    } spálit dvě karty
single-burns-from-now = od teď jedna spálená karta na kolo
cards-to-proper-places = karty se přesunou na svá místa
restore-stub = srovnat balíček do původního pořadí
shown-card-as-upcard = odkrytá karta je { PERSON($who) ->
        [you] vaše otevřená karta
        [unnamed] otevřená karta hráče
       *[other] otevřená karta hráče { $who }
    }
third-card-down =
    { PERSON($who) ->
        [you] třetí kartu dostáváte
       *[other] { $who } dostává třetí kartu
    } lícem dolů
ante-returned =
    { PERSON($who) ->
        [you] berete si
       *[other] { $who } si bere
    } ante zpět
bring-in-order =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } bring-in
action-starts-left-of =
    začíná hráč nalevo od { PERSON($who) ->
        [you] vás
        [unnamed] toho hráče
       *[other] hráče { $who }
    }: může složit, dát bring-in, nebo celou sázku
bring-in-transferred =
    { PERSON($who) ->
        [you] berete si
       *[other] { $who } si bere
    } bring-in zpět a { PERSON($to) ->
        [you] dlužíte ho vy
       *[other] dluží ho { $to }
    }
upcard-scrambled =
    promíchat { PERSON($who) ->
        [you] vaše tři karty
        [unnamed] tři karty hráče
       *[other] tři karty hráče { $who }
    } a jednu otočit
no-more-cards =
    { PERSON($who) ->
        [you] už nedostanete
       *[other] { $who } už nedostane
    } další karty
cards-until-next-bet =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } karty, dokud nikdo nevsadí
upcards-returned-in-order =
    { PERSON($who) ->
        [you] vaše otevřené karty
        [unnamed] otevřené karty hráče
       *[other] otevřené karty hráče { $who }
    } zpět do původního pořadí
premature-cards-removed =
    { NUMBER($cards) ->
        [one] předčasná karta se vyřadí
        [few] { $cards } předčasné karty se vyřadí
       *[other] { $cards } předčasných karet se vyřadí
    }
extra-cards-removed = za každého zbývajícího hráče se vyřadí ještě jedna karta
raise-forbidden =
    { PERSON($who) ->
        [you] nesmíte
       *[other] { $who } nesmí
    } { GIVEN($street) ->
        [yes] na šesté kartě vsadit
       *[no] vsadit
    } ani navýšit
other-last-card-up = i druhý hráč dostane poslední kartu lícem nahoru
other-last-cards-down = ostatní dostanou poslední kartu lícem dolů
all-in-declaration-allowed =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } před sázkami ohlásit all-in
community-card-order = vrchní kartu spálit; další je společná
first-to-act-order =
    { PERSON($who) ->
        [you] první na řadě jste vy
       *[other] první na řadě je { $who }
    }
fifth-card-last = pátou kartu { PERSON($who) ->
        [you] dostáváte
       *[other] dostává { $who }
    }{ $after-burn ->
        [true] {" "}po spálení karty
       *[false] , až vymění všichni
    }
extra-draw-allowed =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } vzít o { NUMBER($more) ->
        [one] { $more } kartu
        [few] { $more } karty
       *[other] { $more } karet
    } víc, než kolik { PERSON($who) ->
        [you] zahazujete
       *[other] zahazuje
    }
truthful-answer-due =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } odpovědět pravdivě
draw-count-answer-optional =
    { PERSON($who) ->
        [you] odpovídat nemusíte
       *[other] { $who } odpovídat nemusí
    }
dealer-stays-silent = dealer odpovědět nesmí
pot-before-draw-won =
    { PERSON($who) ->
        [you] vyhráváte
       *[other] { $who } vyhrává
    } bank z doby před výměnou
draw-action-voided = sázky po výměně neplatí: žetony zpět
call-returned =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } dorovnání zpět
pot-claim-lost =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } na bank nárok
cards-read-as-tabled = mluví karty

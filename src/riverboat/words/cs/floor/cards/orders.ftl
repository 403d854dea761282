misdeal = chybné rozdání: všechny karty a žetony zpět
deal-again = rozdat stejnou hru znovu, nikdo nový nepřibude
hand-void-order = hra je neplatná, všechny žetony zpět
chips-of-others-go-back =
    ostatní si berou žetony zpět; { PERSON($who) ->
        [you] vaše
        [unnamed] žetony hráče
       *[other] žetony hráče { $who }
    } zůstávají v banku do dalšího rozdání
only-those-dealt-in = karty dostanou jen ti, kdo je dostali minule
finish-deal = dokončit rozdávání
finish-betting = dokončit sázení
dealt-in =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } karty
not-dealt-in =
    { PERSON($who) ->
        [you] nedostáváte
       *[other] { $who } nedostává
    } karty
dead-hand-dealt =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } karty, které jsou po rozdání mrtvé
both-deals-as-one-hand =
    obě rozdání jsou v trestu { PERSON($who) ->
        [you] vašem
        [unnamed] hráče
       *[other] hráče { $who }
    } jedinou hrou
button-correction = button a blindy se opraví, mylné blindy zpět
button-correction-next-hand = button se opraví v příští hře
button-stays = button se v příští hře nevrací
cut-again =
    sejmout znovu, v každé části aspoň { NUMBER($least) ->
        [one] { $least } karta
        [few] { $least } karty
       *[other] { $least } karet
    }
replace-card =
    { KEY($when) ->
        [now] vrchní karta
        [deal] po rozdání vrchní karta
        [round] po dokončení kola vrchní karta
        [draw] po výměně vrchní karta
       *[other] { $when }
    } nahradí { PERSON($who) ->
        [you] vaši kartu
        [unnamed] kartu hráče
       *[other] kartu hráče { $who }
    }{ GIVEN($cards) ->
        [yes] {" "}({ CARDS($cards) })
       *[no] {""}
    }
old-card-as-burn = nahrazená karta se spálí
extra-card-as-burn =
    { PERSON($who) ->
        [you] vaše karta navíc
        [unnamed] karta navíc od hráče
       *[other] karta navíc od hráče { $who }
    } se vrací na balíček a spálí se
cards-go-to =
    { NUMBER($cards) ->
        [one] vrchní karta jde
        [few] { $cards } vrchní karty jdou
       *[other] { $cards } vrchních karet jde
    } { PERSON($who) ->
        [you] vám
        [unnamed] hráči
       *[other] hráči { $who }
    }
card-removed = karta je kus papíru a vyřadí se
next-card-instead =
    místo ní přijde další karta{ $after-round ->
        [true] {" "}po dokončení kola
       *[false] {""}
    }
keeps-card =
    { PERSON($who) ->
        [you] kartu si necháváte
       *[other] { $who } si kartu nechává
    }{ GIVEN($cards) ->
        [yes] {" "}({ CARDS($cards) })
       *[no] {""}
    }
blinds-stay =
    { PERSON($who) ->
        [you] vaše blindy a ante
        [unnamed] blindy a ante hráče
       *[other] blindy a ante hráče { $who }
    } zůstávají v banku
posts-now =
    { PERSON($who) ->
        [you] dáváte teď
       *[other] { $who } teď dává
    } blind
posts-on-the-next-deal =
    { PERSON($who) ->
        [you] dáte
       *[other] { $who } dá
    } blind v příštím rozdání
dead-when-reached =
    { PERSON($who) ->
        [you] vaše karty jsou
       *[other] { $who }: karty jsou
    } mrtvé, až na ně přijde řada
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
        [draw] výměnu
       *[other] { $street }
    } { $burn ->
        [true] po spálení karty
       *[false] bez spálení karty
    }
burn-stays = spálená karta zůstává
scramble-board =
    promíchat lícem dolů { NUMBER($cards) ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } ze stolu
spare-card-as-next-burn = jedna z nich se příště spálí, ostatní jsou flop
spare-card-as-burn = jedna z nich je spálená karta, další z balíčku doplní flop
set-aside = { $street } se odloží stranou
first-card-as-burn =
    { KEY($street) ->
        [flop] první karta flopu
        [turn] turn
        [river] river
       *[other] { $street }
    } je spálená karta; každá další se posune o jedno místo a poslední dodá balíček
second-burn-is =
    druhá spálená je { KEY($street) ->
        [flop] první karta flopu
        [turn] turn
        [river] river
       *[other] { $street }
    }; každá další se posune o jedno místo a poslední se vrací na balíček
burn-goes-back = jedna spálená karta se vrací na balíček a příště se spálí
burn-two =
    před { KEY($street) ->
        [turn] turnem
        [river] riverem
        [fifth] pátou kartou
        [sixth] šestou kartou
        [seventh] sedmou kartou
       *[other] další výměnou
    } spálit dvě karty
one-burn-a-street = od teď jedna spálená karta na kolo
cards-move = karty se přesunou tam, kam patří
restore-stub = vrátit balíček do jeho pořadí
shown-card-as-upcard =
    ukázaná karta je { PERSON($who) ->
        [you] vaše otevřená karta
        [unnamed] otevřená karta hráče
       *[other] otevřená karta hráče { $who }
    }
third-down =
    { PERSON($who) ->
        [you] vaše třetí karta
        [unnamed] třetí karta hráče
       *[other] třetí karta hráče { $who }
    } se rozdá lícem dolů
ante-back =
    ante zpět ({ PERSON($who) ->
        [you] vám
       *[other] { $who }
    })
brings-in =
    { PERSON($who) ->
        [you] dáváte
       *[other] { $who } dává
    } bring-in
starts-left-of =
    začíná se vlevo od { PERSON($who) ->
        [you] vás
        [unnamed] hráče
       *[other] hráče { $who }
    }: zahodit, bring-in nebo celá sázka
bring-in-passes-to =
    { PERSON($who) ->
        [you] berete si
       *[other] { $who } si bere
    } bring-in zpět a { PERSON($to) ->
        [you] dlužíte ho vy
       *[other] dluží ho { $to }
    }
scramble-and-turn-one =
    promíchat tři karty ({ PERSON($who) ->
        [you] vaše
       *[other] { $who }
    }) a jednu otočit
no-more-cards =
    { PERSON($who) ->
        [you] už nedostanete
       *[other] { $who } už nedostane
    } další karty
cards-until-bet =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } karty, dokud nikdo nevsadí
upcards-in-their-order =
    otevřené karty ({ PERSON($who) ->
        [you] vaše
       *[other] { $who }
    }) zpět do svého pořadí
cards-go-out =
    { NUMBER($cards) ->
        [one] předčasná karta jde
        [few] { $cards } předčasné karty jdou
       *[other] { $cards } předčasných karet jde
    } ze hry
one-more-each-goes-out = za každého zbylého hráče jde ještě jedna karta ze hry
raise-forbidden =
    { PERSON($who) ->
        [you] nesmíte
       *[other] { $who } nesmí
    } { GIVEN($street) ->
        [yes] sixth=při šesté kartě
       *[no] {""}
    } vsadit ani navýšit
other-last-card-up = poslední karta druhého hráče se rozdá také lícem nahoru
others-get-theirs-down = ostatní dostanou poslední kartu lícem dolů
all-in-declaration-allowed =
    { PERSON($who) ->
        [you] smíte se
       *[other] { $who } se smí
    } před sázením prohlásit za all-in
common-card = vrchní kartu spálit; další leží uprostřed pro všechny
acts-first =
    { PERSON($who) ->
        [you] první jste vy
       *[other] první je { $who }
    }
fifth-at-the-end =
    pátá jde { PERSON($who) ->
        [you] vám
        [unnamed] hráči
       *[other] hráči { $who }
    } { $after-burn ->
        [true] po spálení karty
       *[false] až vymění všichni
    }
extra-draw-allowed =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } vzít o { NUMBER($more) ->
        [one] { $more } kartu
        [few] { $more } karty
       *[other] { $more } karet
    } víc, než { PERSON($who) ->
        [you] zahodíte
       *[other] zahodí
    }
truthful-answer-due =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } odpovědět po pravdě
need-not-answer =
    { PERSON($who) ->
        [you] odpovídat nemusíte
       *[other] { $who } odpovídat nemusí
    }
dealer-does-not-answer = dealer odpovědět nesmí
wins-the-pot-before-the-draw =
    { PERSON($who) ->
        [you] vyhráváte
       *[other] { $who } vyhrává
    } bank z doby před výměnou
chips-since-the-draw-go-back = sázení po výměně neplatí a žetony jdou zpět
call-goes-back =
    dorovnání zpět ({ PERSON($who) ->
        [you] vám
       *[other] { $who }
    })
loses-the-pot =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } na bank nárok
read-as-they-lie = mluví karty

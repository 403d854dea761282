rulebook-answer = { $answer } ({ $book })
decision-by-table = stůl nebo turnaj může mít jiné pravidlo
common-rule =
    { KEY($rule) ->
        [bynd-02] několik lichých žetonů se rozdává odtud po směru hodinových ručiček, každému vítězi jeden
        [bynd-05] banky se před dělením neslučují: každý se dělí zvlášť
        [bynd-17] dřívější žetony se počítají s přidanými, pokud stačí na dorovnání, pokud se posunou vpřed s ostatními, nebo pokud si hráč část z nich vezme zpět
        [bynd-26] karty se neotáčejí, dokud dva hráči mohou ještě sázet
        [bynd-40] souhlasit musí všichni v banku, proto platí nejmenší navržený počet
        [bynd-62] od druhého kola sázek začíná hráč s nejlepšími otevřenými kartami
        [bynd-65] zleva od buttonu řekne každý živý hráč, kolik karet chce, tolik jich zahodí a dostane nové
        [chip-04] kdo předem řekl částku, smí žetony dát libovolným počtem pohybů
        [chip-08] po opravě nesmí nikdo, kdo už zahrál, změnit dorovnání na navýšení
        [dead-12] živé karty, které dealer zabije, nemají nárok na bank a žetony, které dorovnaly cizí sázku, propadají
        [game-14] první sázka potřebuje karty na otevření, pár kluků nebo lepší; potom smí každý dorovnat i navýšit s čímkoli
        [hold-01] ukáže-li dealer úplně první kartu do ruky, všechny karty se seberou a znovu zamíchají
        [irrg-18] chyba se napraví, pokud v tom kole ještě nikdo nezahrál, a jsou-li všichni all-in, dokud není bank vyplacený
        [misd-01] chybné rozdání je jedna z 10 chyb, pokud se na ni přijde před začátkem hry
        [show-02] kdo chce bank nebo jeho díl, musí ukázat všechny karty z ruky, i kdyby stačila jedna
        [show-10] kdo ukáže karty jednomu hráči, ukáže je všem
        [show-12] když se v posledním kole sázelo, ukazuje první ten, kdo vsadil nebo navýšil naposled, a ostatní po směru hodinových ručiček
        [trny-33] rozdání, které nezačalo, než hodiny dojdou na nulu, se hraje na nové úrovni
       *[other] { $rule }
    }

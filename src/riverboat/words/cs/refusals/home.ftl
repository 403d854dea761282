no-home-hand-running = teď se nehraje
home-buy-during-hand =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } koupit žetony během hry
not-an-action = { $said } není akce; napište { $example }; lze: { $legal }
draw-hint = stand pat, nebo draw 7c 2d (karty k odhození)
showdown-hint = show nebo muck
run-it-hint = run 2
declaration-hint = declare high, declare low nebo declare both
deal-hint = deal As Kd (karty z balíčku)
betting-hint = fold, check, call, raise 600, pot nebo all-in
call-amount-hint = dorovnání je { CHIPS($chips) }
bring-in-amount-hint = bring-in je { CHIPS($chips) }
not-offered =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $command } ve stavu { $state }; lze: { $legal }
not-legal-at-a-table =
    stůl { $table }: { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }; lze: { $legal }
home-game-mix-unsupported = { $mix } je několik her, domácí hra hraje jednu
player-names-invalid = { $given } není jméno: hráči jsou jména, třeba ['Ann', 'Bob'], nebo počet
two-of-one-name = dva hráči se jmenují { $name }
a-stack-each =
    { $players } { NUMBER($players) ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }, ale { $stacks } { NUMBER($stacks) ->
        [one] stack
        [few] stacky
       *[other] stacků
    }
stack-not-read = { $given } není stack: napište žetony, 200, nebo big blindy, '100bb'
stack-of-part-chips = stack { $given } není v { $game } celý počet žetonů
stack-below-two-blinds = stack { CHIPS($chips) } je pod dvěma velkými blindy ve hře { $game } ({ CHIPS($least) }); pokud to tak má být, napište ho ve velkých blindech: { $as-in }
one-player-with-all-chips = jeden hráč má všechny žetony
not-dealt-in-for-the-button = { $name } nehraje: button nejde dát
player-not-seated = { $name } nesedí u stolu; sedí tu { $others }
not-in-this-hand = { $name } není v této hře; jsou v ní { $others }
buys-nothing =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } koupit { CHIPS($chips) } { NUMBER($chips) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }: nákup je víc než 0

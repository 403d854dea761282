declaration-input-invalid = neznámá odpověď „{ $text }“: napište hi, lo nebo both
show-input-invalid = neznámá odpověď „{ $text }“: napište s (ukázat) nebo m (zahodit)
run-count-input-invalid = neznámá odpověď „{ $text }“: napište 1 až { $most }
yes-no-input-invalid = neznámá odpověď „{ $text }“: napište y nebo n
more-digits-than-chips = { $start }… je víc než kterýkoli stack: nejvýš { $most } { NUMBER($most) ->
        [one] číslice
        [few] číslice
       *[other] číslic
    }
raise-total-missing =
    { $words }: na kolik?{ GIVEN($legal) ->
        [yes] {" "}Lze { $legal }
       *[no] {""}
    }
no-action-here = neznámá akce „{ $words }“: napište { $keys }, nebo ? pro nápovědu; lze: { $legal }
card-not-held = „{ $word }“ není vaše karta: napište { $keys }{ $pat ->
        [true] {"; když neměníte, napište s"}
       *[false] {""}
    }; lze: { $legal }
one-card-format = d 1 nebo d Ks
cards-format = d 1 3 nebo d Ks 2d
discard-question = které karty odhodit? máte { $held }; lze: { $legal }
discard-repeated = kartu lze odhodit jen jednou
no-card-number = kartu číslo { $number } nemáte: v ruce máte { $held }
help-topic-unknown = k „{ $text }“ není nápověda: ? vypíše témata
command-usage =
    { KEY($what) ->
        [remove] koho odebrat? napište remove JMÉNO
        [buy] koupit kolik? napište buy 100
        [take] kolik vzít ze stolu? napište take 5
        [adjust] komu a proč opravit žetony? napište adjust Doc -5 a důvod
        [call-off] proč se rozdání ruší? napište call off DŮVOD
        [undo] proč se bere zpět poslední akce? napište undo DŮVOD
        [kill] čí ruka je mrtvá a proč? napište kill JMÉNO DŮVOD
        [hold] proč se bank převádí do dalšího rozdání? napište hold DŮVOD
        [warn] koho a za co napomenout? napište warn JMÉNO DŮVOD
        [chair] na které místo? napište chair 3
        [sit] na které místo a s kolika žetony? napište sit 3 200
        [straddle] jak často dáváte straddle? napište straddle always, never, ask nebo sleepers
        [bomb] bomb pot za kolik? napište bomb 10
        [add] kterého bota přidat? napište add JMÉNO, nebo add JMÉNO rock
        [settle] který dluh se splácí? napište settle 50, nebo settle 50 to JMÉNO
       *[other] dlužní úpis na kolik? napište marker 50, nebo marker 50 from JMÉNO
    }
game-question = která hra? na výběr: { $games }
kitty-balance = v kasičce je { CHIPS($chips) }; napište kitty 5 karty
chip-input-invalid = to není počet žetonů: „{ $words }“
own-seat-missing = nemáte místo: napište sit 3 200, nebo jméno hráče
player-name-ambiguous = neznámé nebo nejasné jméno „{ $words }“; hráči: { $names }
hand-not-dealt-yet = žádné rozdání neběží: další rozdáte klávesou Enter

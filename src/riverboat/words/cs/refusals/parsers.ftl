value-kind =
    { KEY($kind) ->
        [int] celé číslo
        [float] číslo
        [str] text
        [bool] true nebo false
        [array] seznam
        [object] skupina hodnot
        [null] nic
       *[other] { $kind }
    }
two-value-kinds = { $one } nebo { $other }
type-mismatch =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }má tu být { $expected }, ne { $found }
value-out-of-range =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }má tu být { $expected }, { KEY($bound) ->
        [least] nejméně
        [most] nejvýše
       *[other] násobek
    } { $limit }
length-mismatch =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }má tu být { $expected } o délce { KEY($bound) ->
        [least] nejméně
        [most] nejvýše
       *[other] právě
    } { $limit }{ GIVEN($found) ->
        [yes] , ne { $found }
       *[no] {""}
    }
pattern-mismatch =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }má tu být { $expected } podle vzoru { $pattern }
field-missing =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }chybí { $field }
field-unknown =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }neznámé jméno { $field }
choice-unknown =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }neznámá volba { $value }
text-invalid =
    { KEY($fault) ->
        [value] neplatná hodnota
        [statement] neplatný řádek
        [bracket] neuzavřená závorka
        [string] neukončený text
        [sign] za klíčem má být '='
        [heading] neuzavřená závorka nadpisu
        [key] neplatný klíč
        [twice] klíč se opakuje
        [newline] na řádku je víc než hodnota
        [date] neplatné datum
        [character] neplatný znak
        [escape] neplatné zpětné lomítko
        [name] má tu být jméno ve dvojitých uvozovkách
        [comma] chybějící nebo přebývající čárka
        [colon] má tu být dvojtečka
        [digits] číslo s tisíci číslic
        [more] text navíc na konci
       *[other] nečekaný konec
    }
error-on-line = { $what }, řádek { $line }, sloupec { $column }
error-at-byte = { $what } ({ $byte }. bajt)
utf8-invalid = není to text v UTF-8 ({ $byte }. bajt)
number-word-invalid = slovo { $word } není číslo

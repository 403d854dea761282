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
value-kind-alternative = { $first_kind } nebo { $second_kind }
type-mismatch =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }má tu být { $expected_kind }, ne { $found_kind }
value-out-of-range =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }má tu být { $expected_kind }, { KEY($bound) ->
        [least] nejméně
        [most] nejvýše
       *[other] násobek
    } { $limit }
length-mismatch =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }má tu být { $expected_kind } o délce { KEY($bound) ->
        [least] nejméně
        [most] nejvýše
       *[other] právě
    } { $limit }{ GIVEN($found_length) ->
        [yes] , ne { $found_length }
       *[no] {""}
    }
pattern-mismatch =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }má tu být { $expected_kind } podle vzoru { $pattern }
field-missing =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }chybí { $field }
field-unknown =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }neznámé jméno { $field }
choice-unknown =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }neznámá volba { $value }
syntax-error-in-text =
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
error-on-line = { $syntax_error }, řádek { $line }, sloupec { $column }
error-at-byte = { $syntax_error } ({ $byte }. bajt)
utf8-invalid = není to text v UTF-8 ({ $byte }. bajt)
number-word-invalid = slovo { $word } není číslo

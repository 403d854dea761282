value-kind =
    { KEY($kind) ->
        [int] a whole number
        [float] a number
        [str] text
        [bool] true or false
        [array] a list
        [object] a group of values
        [null] nothing
       *[other] { $kind }
    }
two-value-kinds = { $one } or { $other }
type-mismatch =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }expected { $expected }, not { $found }
value-out-of-range =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }expected { $expected }, { KEY($bound) ->
        [least] at least
        [most] at most
       *[other] a multiple of
    } { $limit }
length-mismatch =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }expected { $expected } of length { KEY($bound) ->
        [least] at least
        [most] at most
       *[other] exactly
    } { $limit }{ GIVEN($found) ->
        [yes] , not { $found }
       *[no] {""}
    }
pattern-mismatch =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }expected { $expected } matching { $pattern }
field-missing =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }{ $field } is missing
field-unknown =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }unknown name { $field }
choice-unknown =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }unknown choice { $value }
text-invalid =
    { KEY($fault) ->
        [value] invalid value
        [statement] invalid statement
        [bracket] unclosed bracket
        [string] unterminated string
        [sign] expected “=” after a key
        [heading] unclosed bracket of a heading
        [key] invalid key
        [twice] duplicate key
        [newline] more than one value on the line
        [date] invalid date
        [character] invalid character
        [escape] invalid escape
        [name] expected a name in double quotes
        [comma] missing or extra comma
        [colon] expected a colon
        [more] extra text at the end
        [digits] number with thousands of digits
       *[other] unexpected end
    }
error-on-line = { $what }, line { $line }, column { $column }
error-at-byte = { $what } (byte { $byte })
utf8-invalid = not UTF-8 text (byte { $byte })
number-word-invalid = the word { $word } isn’t a number

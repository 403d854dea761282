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
value-kind-alternative = { $first_kind } or { $second_kind }
type-mismatch =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }expected { $expected_kind }, not { $found_kind }
value-out-of-range =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }expected { $expected_kind }, { KEY($bound) ->
        [least] at least
        [most] at most
       *[other] a multiple of
    } { $limit }
length-mismatch =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }expected { $expected_kind } of length { KEY($bound) ->
        [least] at least
        [most] at most
       *[other] exactly
    } { $limit }{ GIVEN($found_length) ->
        [yes] , not { $found_length }
       *[no] {""}
    }
pattern-mismatch =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }expected { $expected_kind } matching { $pattern }
field-missing =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }{ $field } is missing
field-unknown =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }unknown name { $field }
choice-unknown =
    { GIVEN($value_path) ->
        [yes] { $value_path }:{" "}
       *[no] {""}
    }unknown choice { $value }
syntax-error-in-text =
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
error-on-line = { $syntax_error }, line { $line }, column { $column }
error-at-byte = { $syntax_error } (byte { $byte })
utf8-invalid = not UTF-8 text (byte { $byte })
number-word-invalid = the word { $word } isn’t a number

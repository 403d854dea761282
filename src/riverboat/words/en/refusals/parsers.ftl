kind-of-value =
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
or-another = { $one } or { $other }
kind-is-another =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }{ $expected } is expected, not { $found }
value-is-outside =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }{ $expected } is expected, { KEY($bound) ->
        [least] at least
        [most] at most
       *[other] a multiple of
    } { $limit }
length-is-another =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }{ $expected } is expected whose length is { KEY($bound) ->
        [least] at least
        [most] at most
       *[other] just
    } { $limit }{ GIVEN($found) ->
        [yes] , not { $found }
       *[no] {""}
    }
pattern-is-another =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }{ $expected } is expected by the pattern { $pattern }
value-is-missing =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }{ $field } is missing
value-is-unknown =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }nothing is called { $field } here
is-none-of-the-choices =
    { GIVEN($at) ->
        [yes] { $at }:{" "}
       *[no] {""}
    }{ $value } is none of the choices
text-is-wrong =
    { KEY($fault) ->
        [value] invalid value
        [statement] invalid statement
        [bracket] a bracket is not closed
        [string] a text without its end
        [sign] expected '=' after a key
        [heading] the bracket of a heading is not closed
        [key] invalid key
        [twice] the same is said twice
        [newline] more on the line than a value
        [date] invalid date
        [character] invalid character
        [escape] invalid escape
        [name] expected a name in double quotes
        [comma] a comma is missing, or too many
        [colon] expected a colon
        [more] more behind its end
        [digits] a number of thousands of digits
       *[other] it ends too early
    }
wrong-on-a-line = { $what }, line { $line }, column { $column }
wrong-at-byte = { $what } (byte { $byte })
is-no-utf8 = it is no text in UTF-8 (byte { $byte })
word-is-no-number = the word { $word } is no number

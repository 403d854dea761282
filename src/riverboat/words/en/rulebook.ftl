book-label =
    { KEY($what) ->
        [book] The rulebook
        [rules] Rules
        [search] Search the rules
        [go] Search
        [found] Search the rulebook
        [whole] The whole chapter
        [ask] Ask the floor
        [situation] By situation
        [word] By word
       *[other] { $what }
    }
rulebook-entrance =
    { KEY($by) ->
        [situation] incidents and their rules
        [word] terms and their rules
       *[other] { $by }
    }
book-size =
    { NUMBER($rules) ->
        [one] { $rules } rule
       *[other] { $rules } rules
    } in { NUMBER($chapters) ->
        [one] { $chapters } chapter
       *[other] { $chapters } chapters
    }. A rule is cited by its id.
rules-found =
    { $found } of { NUMBER($every) ->
        [one] { $every } rule
       *[other] { $every } rules
    }.
no-matching-rule = No rule contains these words.
rulebook-missing = This server has no rulebook installed.
not-translated = English only: no translation yet.
book-heading =
    { KEY($part) ->
        [chapter] chapter
        [rules] rules
        [text] text
        [cases] cases
        [code] code
        [all] all together
        [no-case] no case
        [house] the house chooses
        [choices] choices
        [presets] presets
       *[other] { $part }
    }
cases-of-rule = cases ({ $n })
book-hint = riverboat rules ALLN for a chapter, ALLN-16 for a rule, --house for the choices of the house
rule-undescribed = not described yet
rule-mentions-only = mention
more-files =
    and { NUMBER($n) ->
        [one] { $n } more file
       *[other] { $n } more files
    }
rules-about = about “{ $words }”
value-in-all-presets = { $value } in all
package-part-missing = This is the installed package, without { KEY($what) ->
        [texts] the texts (docs/rules)
        [cases] the cases (tests/rules)
       *[other] the texts (docs/rules) and the cases (tests/rules)
    }: run the command from a checkout of riverboat to read them.
no-rule-match = no rule mentions '{ $words }'; riverboat rules lists the chapters
no-rule-of-that-id = unknown rule { $typed }; did you mean { $near }?
no-similar-rule-id = unknown rule { $typed }; riverboat rules lists the chapters

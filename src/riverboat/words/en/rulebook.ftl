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
    }. Cite a rule by its id.
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
        [all] total
        [no-case] no cases
        [house] house options
        [choices] choices
        [presets] presets
       *[other] { $part }
    }
rule-case-count = cases ({ $n })
book-hint = riverboat rules ALLN for a chapter, ALLN-16 for a rule, --house for house options
rule-undescribed = not described yet
rule-mentions-only = mention
more-files-suffix =
    and { NUMBER($n) ->
        [one] { $n } more file
       *[other] { $n } more files
    }
rules-matching-words = about “{ $words }”
value-in-all-presets = { $value } in all
package-part-missing = The installed package has no { KEY($what) ->
        [texts] texts (docs/rules)
        [cases] cases (tests/rules)
       *[other] texts (docs/rules) and cases (tests/rules)
    }: run the command from a riverboat checkout.
no-rule-match = no rule mentions “{ $words }”; list the chapters with “riverboat rules”
no-rule-of-that-id = unknown rule { $typed }; did you mean { $near }?
no-similar-rule-id = unknown rule { $typed }; list the chapters with “riverboat rules”

rulebook-label =
    { KEY($label) ->
        [book] The rulebook
        [rules] Rules
        [search] Search the rules
        [go] Search
        [found] Search the rulebook
        [whole] The whole chapter
        [ask] Ask the floor
        [situation] By situation
        [word] By word
       *[other] { $label }
    }
rulebook-index-title =
    { KEY($index_kind) ->
        [situation] incidents and their rules
        [word] terms and their rules
       *[other] { $index_kind }
    }
rulebook-size =
    { NUMBER($rules) ->
        [one] { $rules } rule
       *[other] { $rules } rules
    } in { NUMBER($chapters) ->
        [one] { $chapters } chapter
       *[other] { $chapters } chapters
    }. Cite a rule by its id.
rules-found =
    { $found_count } of { NUMBER($rule_count) ->
        [one] { $rule_count } rule
       *[other] { $rule_count } rules
    }.
no-matching-rule = No rule contains these words.
rulebook-missing = This server has no rulebook installed.
not-translated = English only: no translation yet.
rulebook-column-heading =
    { KEY($column) ->
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
       *[other] { $column }
    }
rule-test-case-count = cases ({ $case_count })
rulebook-command-hint = riverboat rules ALLN for a chapter, ALLN-16 for a rule, --house for house options
rule-undescribed = not described yet
rule-mention-label = mention
more-files-suffix =
    and { NUMBER($file_count) ->
        [one] { $file_count } more file
       *[other] { $file_count } more files
    }
rules-matching-words = about “{ $words }”
value-in-all-presets = { $value } in all
package-part-missing = The installed package has no { KEY($missing_part) ->
        [texts] rule texts (docs/rules)
        [cases] test cases (tests/rules)
       *[other] rule texts (docs/rules) and test cases (tests/rules)
    }: run the command from a riverboat checkout.
no-rule-match = no rule mentions “{ $words }”; list the chapters with “riverboat rules”
no-rule-of-that-id = unknown rule { $typed_id }; did you mean { $similar_ids }?
no-similar-rule-id = unknown rule { $typed_id }; list the chapters with “riverboat rules”

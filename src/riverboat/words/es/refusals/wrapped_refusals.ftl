refusal-with-rule = { $reason } ({ $cited_rule })

"""Parts of a typed line and of what it becomes: tokens, amounts, chips, cards, drafts of incidents."""  # noqa: E501

"""Deprecated method names of the stores, which warn and call the method of the new name."""

from riverboat.deprecation import DeprecatedAttribute


class DeprecatedStoreNames:
    """Mixin of the stores: methods by the names that they had before 0.9."""

    account = DeprecatedAttribute("find_account")
    accounts = DeprecatedAttribute("search_accounts")
    add_audit = DeprecatedAttribute("add_audit_row")
    answer = DeprecatedAttribute("find_reply")
    audit = DeprecatedAttribute("find_audit_rows")
    checkpoint = DeprecatedAttribute("find_checkpoint")
    checkpoints = DeprecatedAttribute("list_checkpoints")
    email = DeprecatedAttribute("find_email")
    end_links = DeprecatedAttribute("delete_expired_links")
    end_sessions = DeprecatedAttribute("delete_expired_sessions")
    entries = DeprecatedAttribute("list_ledger_entries")
    forget_answers = DeprecatedAttribute("delete_old_replies")
    forget_audit = DeprecatedAttribute("delete_old_audit_rows")
    forget_checkpoints = DeprecatedAttribute("delete_checkpoints")
    hand = DeprecatedAttribute("find_hand")
    hands = DeprecatedAttribute("list_hands")
    key = DeprecatedAttribute("find_key")
    link = DeprecatedAttribute("find_link")
    names = DeprecatedAttribute("list_account_names")
    names_of_email = DeprecatedAttribute("list_names_of_email")
    passkey = DeprecatedAttribute("find_passkey")
    review = DeprecatedAttribute("find_review")
    review_parts = DeprecatedAttribute("load_review_parts")
    sealed = DeprecatedAttribute("find_sealed_blob")
    session = DeprecatedAttribute("find_session")
    sizes = DeprecatedAttribute("measure_sizes")
    streams = DeprecatedAttribute("stream_lengths")
    table = DeprecatedAttribute("find_table")
    tables = DeprecatedAttribute("list_tables")
    totp = DeprecatedAttribute("find_totp")
    waiting_reviews = DeprecatedAttribute("list_waiting_reviews")

"""The store: every table's log, kept so that nothing acknowledged is ever lost."""

"""Running a server: who its hosts are, what they see and what they may do."""

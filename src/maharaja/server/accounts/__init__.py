"""People who come back: accounts, how they sign in, and what is kept of them."""

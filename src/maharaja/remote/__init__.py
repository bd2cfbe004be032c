"""Playing at the tables of a server elsewhere, as one of its clients."""

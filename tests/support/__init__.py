"""What tests share: scenes, clients, servers and databases."""

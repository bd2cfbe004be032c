"""How the schema of a database is brought up to date; Alembic runs env.py for each step."""

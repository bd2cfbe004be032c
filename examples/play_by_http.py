"""A whole game over HTTP: choices by chance against a bot, and a look at the server's honesty.

Usage: python3 examples/play_by_http.py [ADDRESS] [LEVEL]
"""

import json
import random
import sys
import time
from hashlib import sha256
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8350"
LEVEL = sys.argv[2] if len(sys.argv) > 2 else "novice"
ME = 0  # my seat: the first of the two below

headers = {"Content-Type": "application/json"}


def ask(method: str, path: str, **body: object) -> Any:
    """Send a request; what is answered."""
    data = json.dumps(body).encode() if body else None
    while True:
        try:
            with urlopen(Request(ADDRESS + path, data, headers, method=method)) as answer:
                return json.load(answer)
        except HTTPError as error:
            problem = json.load(error)
            if problem["code"] != "too-many-requests":
                sys.exit(f"{problem['code']}: {problem['detail']}")
            time.sleep(problem["retry_after"])


# Who I am from now on: a token that nobody else knows.
headers["Authorization"] = f"Bearer {ask('POST', '/api/identity')['token']}"

seats = [{"kind": "me", "name": "Script"}, {"kind": "bot", "level": LEVEL}]
name = ask("POST", "/api/tables", seats=seats)["table"]
table = f"/api/tables/{name}"
now = ask("GET", f"{table}?seat={ME}")["table"]
commitment = now["commitment"]
print(f"table {name}, commitment {commitment}")

while now["status"] == "running":
    sequence = now["sequence"]
    if ME in now["view"]["to_act"]:
        choice = random.choice(now["view"]["legal"])
        # The key is my own: should the answer get lost, the same request can be sent again.
        made = {"seat": ME, "choice": choice, "sequence": sequence, "key": f"at-{sequence}"}
        ask("POST", f"{table}/choices", **made)
        now = ask("GET", f"{table}?seat={ME}")["table"]
    else:
        now = ask("GET", f"{table}?seat={ME}&after={sequence}&wait=20")["table"]

record = ask("GET", f"{table}/record")
for seat, score in enumerate(record["result"]["seats"]):
    wins = "  wins" if seat in record["result"]["winners"] else ""
    print(f"seat {seat}: {score['total']}{wins}")

# The seed was fixed before the first choice: it makes the commitment of the beginning.
seed, salt = now["seed"]["seed"], now["seed"]["salt"]
if sha256(f"{salt}:{seed}".encode()).hexdigest() != commitment or str(record["seed"]) != seed:
    sys.exit("the server has changed the seed")
print(f"seed {seed}, as committed to; {len(record['choices'])} decisions")

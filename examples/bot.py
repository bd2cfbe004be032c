"""A small bot for Maharaja: it has favourite kinds of choices and leaves the rest to chance."""

import json
import random
import sys

# The first word of a choice, the dearest first.
FAVOURITES = ["statue", "reward", "perform", "shrine", "token", "settle", "draft", "plan"]
chance = random.Random()


def choose(legal: list[str]) -> str:
    for verb in FAVOURITES:
        liked = [choice for choice in legal if choice.split()[0] == verb]
        if liked:
            return chance.choice(liked)
    return chance.choice(legal)


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="ready", protocol=1, name="example")
    elif heard["type"] == "newgame":
        chance.seed(heard["seed"])
    elif heard["type"] == "move":
        say(type="choice", id=heard["id"], choice=choose(heard["view"]["legal"]))
    elif heard["type"] == "bye":
        break

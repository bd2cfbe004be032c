"""A bot as a class: maharaja match --seats examples/my_bot.py:MyBot,novice."""

from maharaja import Bot
from maharaja.engine.state import State
from maharaja.engine.text.notation import choice_text

# The first word of a choice, the dearest first.
FAVOURITES = ["statue", "reward", "perform", "shrine", "token", "settle", "draft", "plan"]


class MyBot(Bot):
    """It has favourite kinds of choices and leaves the rest to its dice."""

    def choose(self, information_set: State) -> int:
        legal = self.buffer.as_list()
        for verb in FAVOURITES:
            liked = [it for it in legal if choice_text(information_set.board, it).startswith(verb)]
            if liked:
                return liked[self.dice.below(len(liked))]
        return legal[self.dice.below(len(legal))]

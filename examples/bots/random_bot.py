"""A bot for Loggia in Python. Try it: ./loggia simulate xii-century --bots "exec:python3 examples/bots/random_bot.py,random" --games 5

It reads one message a line from standard input and answers on standard output:
docs/writing-a-bot.md describes them all.
"""
import json
import random
import sys


def choose(question):
    """question["view"] is what the seat may know, question["moves"] what it may do."""
    return random.choice(question["moves"])


def answer(line):
    print(line, flush=True)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "loggia":
        answer("ready random bot in Python")
    elif word == "newgame":
        game = json.loads(rest)  # {"game": "xii-century", "rules": 1, "seats": 2, "seat": 1}
    elif word == "choose":
        answer("move " + choose(json.loads(rest)))
    elif word == "quit":
        break

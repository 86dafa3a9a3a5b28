"""Plays XII Century by what learn_xii.py has learned: python3 learned_bot.py policy.json

A bot in the second version of the conversation (docs/writing-a-bot.md): it asks for nothing but moves and their names.
"""
import json
import sys

with open(sys.argv[1]) as file:
    policy = json.load(file)
number = {name: i for i, name in enumerate(policy["moves"])}
likes = policy["likes"]


def choose(question):
    liked = likes[max(0, min(question["round"], len(likes)) - 1)]
    return max(question["moves"], key=lambda move: liked[number[move]])


for line in sys.stdin:
    word, _, rest = line.partition(" ")
    if word == "loggia":
        print("protocol 2 events\nready learned in Python", flush=True)
    elif word == "choose":
        print("move " + choose(json.loads(rest)), flush=True)
    elif word.strip() == "quit":
        break

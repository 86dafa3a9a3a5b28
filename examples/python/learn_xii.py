"""Learns XII Century from scratch, playing itself, without any library:

    python3 examples/python/learn_xii.py policy.json --minutes 10
    ./loggia tournament xii-century --bots "exec:python3 examples/python/learned_bot.py policy.json" --bots random --games 200

What is learned is a table: for each round how much every move is liked. Of the allowed moves one is drawn by lot, the
better liked the likelier. When a game is over, each move is liked more or less by what its town scored from there on,
compared with what towns usually score from that round on (policy gradient, Williams 1992).
"""
import argparse
import json
import math
import random
import sys
import time

from loggia import Environment

ROUNDS = 10


def draw(likes, legal):
    """One of the allowed moves, and with which chance each of them was to be drawn."""
    top = max(likes[a] for a in legal)
    weights = [math.exp(likes[a] - top) for a in legal]
    left = random.random() * sum(weights)
    for chosen, weight in enumerate(weights):
        left -= weight
        if left <= 0:
            break
    return chosen, weights


class Learner:
    def __init__(self, environment, rate):
        self.environment = environment
        self.rate = rate
        self.round_at = environment.layout["round"]["first"]
        self.score_at = environment.layout["own effective population, reputation, score"]["first"] + 2
        self.likes = [[0.0] * len(environment.moves) for _ in range(ROUNDS)]
        self.usual = [0.0] * ROUNDS
        self.seen = [1] * ROUNDS
        self.games = self.scores = 0
        self.steps = 0

    def round_of(self, vector):
        for i in range(ROUNDS):
            if vector[self.round_at + i]:
                return i
        return 0

    def learn(self, minutes):
        environment = self.environment
        tables = environment.tables
        paths = [([], []) for _ in range(tables)]
        answer = environment.new(seed=1)
        begin = report = time.time()
        while time.time() - begin < 60 * minutes:
            actions = []
            for table in range(tables):
                vector, legal = answer.vectors[table], answer.legal[table]
                now = self.round_of(vector)
                chosen, weights = draw(self.likes[now], legal)
                paths[table][answer.seats[table] - 1].append((now, legal, chosen, weights, float(vector[self.score_at])))
                actions.append(legal[chosen])
            answer = environment.step(actions)
            self.steps += tables
            for ended in answer.ended:
                for seat, path in enumerate(paths[ended["table"]]):
                    self.improve(path, ended["scores"][seat] / 100)
                paths[ended["table"]] = ([], [])
                self.games += 1
                self.scores += sum(ended["scores"]) / 2
            if time.time() - report > 15:
                print("%4.0f s, %6d games, mean score %5.1f, %d steps/s" % (
                    time.time() - begin, self.games, self.scores / max(1, self.games),
                    self.steps / (time.time() - report)), flush=True)
                report = time.time()
                self.games = self.scores = self.steps = 0

    def improve(self, path, final):
        for now, legal, chosen, weights, score in path:
            gained = final - score
            self.seen[now] += 1
            self.usual[now] += (gained - self.usual[now]) / min(self.seen[now], 2000)
            better = self.rate * (gained - self.usual[now])
            likes, total = self.likes[now], sum(weights)
            for i, a in enumerate(legal):
                likes[a] += better * ((i == chosen) - weights[i] / total)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("policy", help="the file to write")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0.4)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    random.seed(words.seed)
    with Environment("xii-century", tables=64, again=True) as environment:
        learner = Learner(environment, words.rate)
        learner.learn(words.minutes)
        policy = {"moves": environment.moves, "likes": [[round(x, 3) for x in row] for row in learner.likes]}
    with open(words.policy, "w") as file:
        json.dump(policy, file)
    print("written to " + words.policy)


if __name__ == "__main__":
    sys.exit(main())

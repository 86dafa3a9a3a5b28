"""Loggia's games for those who learn: one file, nothing to install.

    env = Environment("xii-century", tables=64)      # many games at once, batched
    env = AECEnvironment("iron-century")             # PettingZoo: every seat is an agent
    env = GymEnvironment("xii-century", bots=["random"])  # Gymnasium: one seat against bots

Where numpy, PettingZoo or Gymnasium are installed their types are used; where they are not, lists and small
stand-ins with the same methods are. docs/environment.md describes the conversation that this file speaks.
"""
import array
import json
import os
import random
import shlex
import subprocess
import sys

try:
    import numpy
except ImportError:
    numpy = None
try:
    from gymnasium import Env as _GymBase
    from gymnasium import spaces as _spaces
except ImportError:
    _GymBase, _spaces = object, None
try:
    from pettingzoo import AECEnv as _AECBase
except ImportError:
    _AECBase = object

_json = json.JSONEncoder(separators=(",", ":")).encode
_parse = json.JSONDecoder().decode

HERE = os.path.dirname(os.path.abspath(__file__))


class LoggiaError(Exception):
    """What was asked for cannot be done; nothing was changed by it. `table` is the one it is about, or None."""

    def __init__(self, message, table=None):
        super().__init__(message)
        self.table = table


def command():
    """How Loggia is started: the words of the variable LOGGIA, or the launcher of this repository."""
    if os.environ.get("LOGGIA"):
        return shlex.split(os.environ["LOGGIA"])
    return [os.path.join(HERE, "..", "..", "loggia")]


class Answer:
    """Where some tables stand, each thing a list with an entry for each of them.

    seats: who is asked, counted from 1; 0 where the game is over
    legal: the numbers of the allowed moves
    vectors, masks, names, views: as they were asked for with `contents`, else None
    ended: the games that have ended just now, each a dict with table, seed, decisions, ending, ranks, scores, shares
    """

    __slots__ = ("seats", "legal", "names", "views", "vectors", "masks", "ended")

    def __init__(self, fields, raw, size, moves):
        self.seats = fields["seats"]
        self.legal = fields["legal"]
        self.names = fields.get("names")
        self.views = fields.get("views")
        self.ended = fields["ended"]
        self.vectors = self.masks = None
        count = len(self.seats)
        if size:
            self.vectors = _floats(raw, count, size)
        if moves:
            self.masks = _bytes(memoryview(raw)[4 * size * count:], count, moves)


def _floats(raw, count, size):
    if numpy is not None:
        return numpy.frombuffer(raw, "<f4", count * size).reshape(count, size)
    raw = memoryview(raw)[:4 * size * count]
    if sys.byteorder == "big":
        swapped = array.array("f", bytes(raw))
        swapped.byteswap()
        raw = memoryview(swapped).cast("B")
    floats = raw.cast("f")
    return [floats[i * size:(i + 1) * size] for i in range(count)]


def _bytes(raw, count, size):
    if numpy is not None:
        return numpy.frombuffer(raw, dtype="i1").reshape(count, size)
    return [raw[i * size:(i + 1) * size] for i in range(count)]


class Environment:
    """Many games of one kind in a process of their own. Tables are counted from 0, seats from 1.

    seats: how many seats are played from here, or who sits where: "agent,greedy"
    contents: what answers carry: "names", "view", "vector", "mask"
    again: whether a table whose game has ended begins the next at once
    arguments: more words for the command line, such as ["--sheet", "my-sheet.json"]
    """

    def __init__(self, game, tables=1, seats=2, options=None, contents=("vector",), again=False, arguments=()):
        words = command() + ["environment", game, "--tables", str(tables), "--seats", str(seats)]
        words += ["--with", ",".join(contents)]
        for key, value in (options or {}).items():
            words += ["--option", "%s=%s" % (key, value)]
        if again:
            words.append("--again")
        self.process = subprocess.Popen(
            words + list(arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 16)
        self._in, self._out = self.process.stdin, self.process.stdout
        hello = self._out.readline().decode("utf-8")
        if not hello.startswith("loggia-environment 1 "):
            self.close()
            raise LoggiaError("no environment was started; what was said is on standard error")
        self.about = json.loads(hello.split(" ", 2)[2])
        self.tables = tables
        self.seats = self.about["seats"]
        self.moves = self.about["moves"]
        self.size = self.about["size"]
        self.layout = {part["name"]: part for part in self.about["layout"]}
        self.number = {name: i for i, name in enumerate(self.moves)}
        self._vector = self.size if "vector" in contents else 0
        self._mask = len(self.moves) if "mask" in contents else 0

    def new(self, seed=None, seeds=None, tables=None):
        """Begins games: from a seed for each table, or from one that all seeds are split from."""
        if seeds is None:
            return self._ask("new", tables, seed=random.getrandbits(48) if seed is None else seed)
        return self._ask("new", tables, seeds=seeds)

    def step(self, actions, tables=None):
        """Plays a move at each table: its number or its name; -1 leaves a table alone."""
        return self._ask("step", tables, actions=actions)

    def observe(self, seats, tables=None):
        """Each table as this seat knows it."""
        return self._ask("observe", tables, seats=seats)

    def save(self, tables=None):
        """Each table's game as a text."""
        return self._ask("save", tables)

    def load(self, saved, tables=None):
        """Goes on with games as they were saved."""
        return self._ask("load", tables, saved=saved)

    def _ask(self, word, tables, **fields):
        if tables is not None:
            fields["tables"] = tables
        self._in.write((word + " " + _json(fields) + "\n").encode("utf-8"))
        self._in.flush()
        kind, _, rest = self._out.readline().decode("utf-8").partition(" ")
        if kind == "answer":
            about = _parse(rest)
            return Answer(about, self._out.read(about["bytes"]), self._vector, self._mask)
        if kind == "saved":
            return _parse(rest)["saved"]
        if kind == "error":
            about = _parse(rest)
            raise LoggiaError(about["message"], about.get("table"))
        raise LoggiaError("the environment has ended")

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def rewards(ended):
    """1 for who wins alone, 0 for an even share, below that for who loses; together 0."""
    shares = ended["shares"]
    seats = len(shares)
    return [share if seats == 1 else (share * seats - 1) / (seats - 1) for share in shares]


class Space:
    """What stands in for a space of Gymnasium where that is not installed."""

    def __init__(self, shape=(), n=None, contains=None, sample=None):
        self.shape, self.n, self._contains, self._sample = shape, n, contains, sample

    def contains(self, value):
        return self._contains(value)

    __contains__ = contains

    def sample(self, mask=None):
        return self._sample(mask)

    def seed(self, seed=None):
        return [seed]


def _observation_space(size, moves):
    if _spaces is None or numpy is None:
        return Space(
            contains=lambda o: len(o["observation"]) == size and len(o["action_mask"]) == moves)
    return _spaces.Dict({
        "observation": _spaces.Box(-numpy.inf, numpy.inf, (size,), numpy.float32),
        "action_mask": _spaces.Box(0, 1, (moves,), numpy.int8),
    })


def _action_space(moves, mask):
    """Samples only what is allowed now: anything else would be refused."""
    if _spaces is None or numpy is None:
        def sample(own):
            allowed = [i for i, yes in enumerate(mask() if own is None else own) if yes]
            return random.choice(allowed or range(moves))
        return Space(n=moves, contains=lambda a: 0 <= a < moves, sample=sample)

    class AllowedMoves(_spaces.Discrete):
        def sample(self, own=None, probability=None):
            if own is None and probability is None:
                own = mask()
            return super().sample(own, probability) if probability is not None else super().sample(own)

        def __eq__(self, other):
            return isinstance(other, _spaces.Discrete) and self.n == other.n

    return AllowedMoves(moves)


def _own(values):
    """A copy that stays as it is."""
    return values.copy() if numpy is not None else list(values)


class AECEnvironment(_AECBase):
    """PettingZoo's agent environment cycle: every seat is an agent, "seat_1" and so on. An observation is a dict with
    `observation`, the vector, and `action_mask`; an action that is not allowed raises a LoggiaError."""

    metadata = {"name": "loggia_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game, seats=2, options=None, arguments=(), render_mode=None):
        contents = ("vector", "mask", "view") if render_mode else ("vector", "mask")
        self.environment = Environment(game, 1, seats, options, contents, arguments=arguments)
        self.metadata = dict(self.metadata, name="loggia_%s_v1" % game.replace("-", "_"))
        self.render_mode = render_mode
        self.possible_agents = ["seat_%d" % (i + 1) for i in range(self.environment.seats)]
        size, moves = self.environment.size, len(self.environment.moves)
        self.observation_spaces = {a: _observation_space(size, moves) for a in self.possible_agents}
        self.action_spaces = {a: _action_space(moves, lambda a=a: self._mask(a)) for a in self.possible_agents}
        self.agents = []

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def reset(self, seed=None, options=None):
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(self.environment.new(seed=seed))

    def _take(self, answer):
        self._answer = answer
        if answer.seats[0]:
            self.agent_selection = "seat_%d" % answer.seats[0]

    def _mask(self, agent):
        return self.observe(agent)["action_mask"]

    def observe(self, agent):
        if agent == self.agent_selection and self._answer.seats[0]:
            answer = self._answer
        else:
            answer = self.environment.observe([int(agent[5:])])
        return {"observation": _own(answer.vectors[0]), "action_mask": _own(answer.masks[0])}

    def last(self, observe=True):
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        return (observation, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            return self._leave(agent, action)
        if action is None:
            raise LoggiaError("an agent that has not ended must act")
        answer = self.environment.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._take(answer)
        for ended in answer.ended:
            for i, reward in enumerate(rewards(ended)):
                name = "seat_%d" % (i + 1)
                self.rewards[name] = reward
                self.terminations[name] = True
                self.infos[name] = {"rank": ended["ranks"][i], "score": ended["scores"][i]}
            self.agent_selection = self.agents[0]
        for name, reward in self.rewards.items():
            self._cumulative_rewards[name] += reward

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("when an agent has ended, the only action is None")
        self.agents.remove(agent)
        for things in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del things[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2 ** 63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def render(self):
        return json.dumps(self._answer.views[0]) if self.render_mode else None

    def close(self):
        self.environment.close()

    def __str__(self):
        return self.metadata["name"]


class GymEnvironment(_GymBase):
    """Gymnasium's interface: one seat against bots. Observations as in AECEnvironment; `info` has the action mask too.

    seat: the one that is played from here, counted from 1
    bots: who holds the other seats, in their order
    """

    metadata = {"render_modes": []}

    def __init__(self, game, seat=1, bots=("greedy",), options=None, arguments=(), render_mode=None):
        who = list(bots)
        who.insert(seat - 1, "agent")
        self.seat = seat
        self.render_mode = render_mode
        self.environment = Environment(game, 1, ",".join(who), options, ("vector", "mask"), arguments=arguments)
        moves = len(self.environment.moves)
        self.observation_space = _observation_space(self.environment.size, moves)
        self.action_space = _action_space(moves, lambda: self._observation["action_mask"])

    def _observe(self, answer):
        if not answer.seats[0]:
            answer = self.environment.observe([self.seat])
        self._observation = {"observation": _own(answer.vectors[0]), "action_mask": _own(answer.masks[0])}
        return self._observation

    def reset(self, *, seed=None, options=None):
        if _GymBase is not object:
            super().reset(seed=seed)
        observation = self._observe(self.environment.new(seed=seed))
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, action):
        answer = self.environment.step([int(action)])
        observation = self._observe(answer)
        info = {"action_mask": observation["action_mask"]}
        if not answer.ended:
            return observation, 0.0, False, False, info
        ended = answer.ended[0]
        info.update(rank=ended["ranks"][self.seat - 1], score=ended["scores"][self.seat - 1])
        return observation, float(rewards(ended)[self.seat - 1]), True, False, info

    def render(self):
        return None

    def close(self):
        self.environment.close()

"""Steps a second, batched and one by one: python3 examples/python/measure.py [GAME ...]

Every step takes the first allowed move and reads its vector. Beside the clock stands the time that both processes had on a core:
on a machine that does other things only that says how fast it could be. What is measured comes after so many steps that the JVM
has compiled what it runs: before that it is several times slower."""
import resource
import sys
import time

from loggia import Environment

WARM_UP = 700000
SECONDS = 8


def cpu(process):
    with open("/proc/%d/stat" % process.pid) as file:
        words = file.read().rsplit(")", 1)[1].split()
    own = resource.getrusage(resource.RUSAGE_SELF)
    return (int(words[11]) + int(words[12])) / 100 + own.ru_utime + own.ru_stime


def measure(game, tables):
    with Environment(game, tables=tables, again=True) as env:
        answer = env.new(seed=1)
        for _ in range((WARM_UP if tables > 1 else WARM_UP // 5) // tables):
            answer = env.step([legal[0] for legal in answer.legal])
        steps, begin, used = 0, time.time(), cpu(env.process)
        while time.time() - begin < SECONDS:
            answer = env.step([legal[0] for legal in answer.legal])
            steps += tables
        print("%-14s %3d tables %9.0f steps/s %9.0f steps/s of core time" % (
            game, tables, steps / (time.time() - begin), steps / (cpu(env.process) - used)), flush=True)


for name in sys.argv[1:] or ("xii-century", "iron-century", "city-of-iron"):
    measure(name, 64)
    measure(name, 1)

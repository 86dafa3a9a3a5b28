"""Drives the environment as learners do: python3 -m unittest test_loggia. The API tests of PettingZoo and Gymnasium run
where those packages are installed."""
import json
import os
import random
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

import loggia
from loggia import AECEnvironment, Environment, GymEnvironment, LoggiaError

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:
    api_test = None
try:
    from gymnasium.utils.env_checker import check_env
except ImportError:
    check_env = None

GAMES = ("xii-century", "iron-century", "city-of-iron")


class Batches(unittest.TestCase):
    def test_a_batch_is_played_to_the_end(self):
        for game in GAMES:
            with self.subTest(game), Environment(game, tables=3, contents=("vector", "mask", "names")) as env:
                answer, ends = env.new(seed=1), 0
                while any(answer.seats):
                    for legal, mask, names, vector in zip(answer.legal, answer.masks, answer.names, answer.vectors):
                        self.assertEqual(sorted(legal), [i for i, yes in enumerate(mask) if yes])
                        self.assertEqual([env.moves[i] for i in legal], names)
                        self.assertEqual(len(vector), env.size)
                    answer = env.step([legal[0] if legal else -1 for legal in answer.legal])
                    for ended in answer.ended:
                        ends += 1
                        self.assertAlmostEqual(sum(ended["shares"]), 1)
                        self.assertAlmostEqual(sum(loggia.rewards(ended)), 0)
                self.assertEqual(ends, 3)

    def test_the_same_seed_is_the_same_game_and_a_saved_game_goes_on(self):
        with Environment("iron-century", tables=2, contents=("view",)) as env:
            answer = env.new(seeds=[5, 5])
            self.assertEqual(answer.views[0], answer.views[1])
            saved = env.save()
            later = env.step([answer.legal[0][1]] * 2)
            env.load(saved)
            again = env.step([answer.legal[0][1]] * 2)
            self.assertEqual(later.views, again.views)

    def test_an_illegal_action_is_an_error_and_nothing_is_changed(self):
        with Environment("xii-century", contents=("view",)) as env:
            before = env.new(seed=1)
            with self.assertRaises(LoggiaError) as error:
                env.step(["support"])
            self.assertEqual(error.exception.table, 0)
            self.assertEqual(before.views, env.observe(before.seats).views)

    def test_a_game_that_there_is_not_is_an_error(self):
        with self.assertRaises(LoggiaError):
            Environment("chess")


class Agents(unittest.TestCase):
    def test_every_agent_acts_and_is_rewarded_once(self):
        env = AECEnvironment("xii-century", seats=3)
        self.addCleanup(env.close)
        for seed in (1, 2):
            env.reset(seed=seed)
            totals = dict.fromkeys(env.possible_agents, 0.0)
            for agent in env.agent_iter():
                observation, reward, termination, truncation, info = env.last()
                totals[agent] += reward
                self.assertTrue(env.observation_space(agent).contains(observation))
                if termination or truncation:
                    self.assertIn("score", info)
                    env.step(None)
                else:
                    action = env.action_space(agent).sample()
                    self.assertEqual(observation["action_mask"][action], 1)
                    env.step(action)
            self.assertEqual(env.agents, [])
            self.assertAlmostEqual(sum(totals.values()), 0)
            self.assertAlmostEqual(max(abs(total) for total in totals.values()), 1)

    def test_an_illegal_action_is_no_action(self):
        env = AECEnvironment("xii-century")
        self.addCleanup(env.close)
        env.reset(seed=1)
        mask = list(env.observe(env.agent_selection)["action_mask"])
        with self.assertRaises(LoggiaError):
            env.step(mask.index(0))
        self.assertEqual(mask, list(env.observe(env.agent_selection)["action_mask"]))

    @unittest.skipIf(api_test is None, "PettingZoo is not installed")
    def test_the_api_test_of_PettingZoo(self):
        for game in GAMES:
            env = AECEnvironment(game)
            self.addCleanup(env.close)
            api_test(env, num_cycles=300)

    @unittest.skipIf(api_test is None, "PettingZoo is not installed")
    def test_the_seed_test_of_PettingZoo(self):
        seed_test(lambda: AECEnvironment("xii-century"), num_cycles=50)


class OneSeat(unittest.TestCase):
    def test_a_seat_plays_against_bots(self):
        for seat in (1, 2):
            env = GymEnvironment("xii-century", seat=seat, bots=["random"])
            self.addCleanup(env.close)
            observation, info = env.reset(seed=3)
            terminated = truncated = False
            while not (terminated or truncated):
                self.assertTrue(env.observation_space.contains(observation))
                action = env.action_space.sample()
                self.assertEqual(info["action_mask"][action], 1)
                observation, reward, terminated, truncated, info = env.step(action)
            self.assertIn(info["rank"], (1, 2))
            self.assertEqual(reward > 0, info["rank"] == 1)

    def test_the_same_seed_and_actions_give_the_same_game(self):
        paths = []
        for _ in range(2):
            env = GymEnvironment("iron-century", bots=["greedy"])
            self.addCleanup(env.close)
            observation, _ = env.reset(seed=4)
            path = []
            for i in range(20):
                legal = [a for a, yes in enumerate(observation["action_mask"]) if yes]
                if not legal:
                    break
                observation, *_ = env.step(legal[i % len(legal)])
                path.append(list(observation["observation"]))
            paths.append(path)
        self.assertEqual(paths[0], paths[1])

    @unittest.skipIf(check_env is None, "Gymnasium is not installed")
    def test_the_checker_of_Gymnasium(self):
        env = GymEnvironment("xii-century", bots=["random"])
        self.addCleanup(env.close)
        # It plays an action after a reset that it drew before it, as if every action were always allowed; that the same
        # seed and actions give the same game is tested above.
        with mock.patch("gymnasium.utils.env_checker.check_step_determinism"):
            check_env(env, skip_render_check=True)


class WorkedExample(unittest.TestCase):
    """Learning for a few seconds is enough to show that every part of it works."""

    def test_what_is_learned_can_be_entered_in_a_tournament(self):
        here = loggia.HERE
        with tempfile.TemporaryDirectory() as folder:
            policy = os.path.join(folder, "policy.json")
            subprocess.run(
                [sys.executable, os.path.join(here, "learn_xii.py"), policy, "--minutes", "0.05"],
                check=True, stdout=subprocess.DEVNULL)
            bot = 'exec:"%s" "%s" "%s"' % (sys.executable, os.path.join(here, "learned_bot.py"), policy)
            words = loggia.command() + ["tournament", "xii-century", "--bots", bot, "--bots", "random"]
            said = subprocess.run(
                words + ["--games", "4", "--json"], check=True, stdout=subprocess.PIPE).stdout
            self.assertIn("learned_bot.py", json.dumps(json.loads(said)))


if __name__ == "__main__":
    random.seed(1)
    unittest.main()

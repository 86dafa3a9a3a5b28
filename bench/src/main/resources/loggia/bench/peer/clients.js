// Two scripted clients a match over the live channel, all matches at once, at full speed.
// usage: node clients.js PORT MATCHES SECONDS; prints one line of JSON.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Cards } = require('./game');

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const latencies = [];
let counting = false;
let moves = 0;

// The server makes a match when its first client asks for it.
async function open(matchID) {
  const sent = [0];
  const clients = [];
  for (const playerID of ['0', '1']) {
    const client = Client({
      game: Cards, numPlayers: 2, matchID, playerID, debug: false,
      multiplayer: SocketIO({ server }),
    });
    let last = -1;
    client.subscribe((state) => {
      if (!state || !state.isConnected || state._stateID <= last) return;
      last = state._stateID;
      if (state.ctx.currentPlayer !== playerID) return;
      if (counting && sent[0] > 0) {
        latencies.push(performance.now() - sent[0]);
        moves++;
      }
      setImmediate(() => {
        sent[0] = performance.now();
        client.moves.act();
      });
    });
    clients.push(client);
  }
  clients.forEach((c) => c.start());
  await new Promise((r) => setTimeout(r, 5));
}

(async () => {
  for (let i = 0; i < matches; i++) await open(`m${i}`);
  await new Promise((r) => setTimeout(r, 2000));
  counting = true;
  const begin = performance.now();
  await new Promise((r) => setTimeout(r, seconds * 1000));
  const took = (performance.now() - begin) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (q) => latencies[Math.floor(latencies.length * q)] ?? null;
  console.log(JSON.stringify({ matches, movesPerSecond: moves / took, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
})();

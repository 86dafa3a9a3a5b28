// boardgame.io's own server with its usual in-memory store.
const { Server, Origins } = require('boardgame.io/server');
const { Cards } = require('./game');

const server = Server({ games: [Cards], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('ready'));
setInterval(() => {
  if (global.gc) global.gc();
  const m = process.memoryUsage();
  console.log(`memory ${m.heapUsed} ${m.rss}`);
}, 2000);

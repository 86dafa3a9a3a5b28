// boardgame.io's own server with its usual in-memory store. usage: node server.js PORT PORT_FOR_HEAP
// The second port tells what is left of the heap after a collection.
const http = require('http');
const { Server, Origins } = require('boardgame.io/server');
const { Cards } = require('./game');

const [port, heapPort] = process.argv.slice(2).map(Number);
Server({ games: [Cards], origins: [Origins.LOCALHOST] }).run(port);
http
  .createServer((request, answer) => {
    global.gc();
    answer.end(String(process.memoryUsage().heapUsed));
  })
  .listen(heapPort, '127.0.0.1');

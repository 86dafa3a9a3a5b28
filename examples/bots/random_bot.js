// A bot for Loggia in JavaScript. Try it: ./loggia simulate xii-century --bots "exec:node examples/bots/random_bot.js,random" --games 5
//
// It reads one message a line from standard input and answers on standard output:
// docs/writing-a-bot.md describes them all.
const readline = require("node:readline");

// question.view is what the seat may know, question.moves what it may do.
function choose(question) {
  return question.moves[Math.floor(Math.random() * question.moves.length)];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [word] = line.split(" ", 1);
  const rest = line.slice(word.length + 1);
  if (word === "loggia") {
    console.log("ready random bot in JavaScript");
  } else if (word === "newgame") {
    const game = JSON.parse(rest); // {game: "xii-century", rules: 1, seats: 2, seat: 1}
  } else if (word === "choose") {
    console.log("move " + choose(JSON.parse(rest)));
  } else if (word === "quit") {
    process.exit(0);
  }
});

// A game of 103 cards for two: draw two, play one, the other's turn. Hands and deck are secret.
const CARDS = 103;

function shuffled(random) {
  return random.Shuffle([...Array(CARDS).keys()]);
}

const Cards = {
  name: 'cards',
  setup: ({ random }) => {
    const deck = shuffled(random);
    return { deck, hands: { 0: deck.splice(0, 6), 1: deck.splice(0, 6) }, cities: { 0: [], 1: [] }, pile: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act: {
      client: false,
      move: ({ G, playerID, random }) => {
        for (let i = 0; i < 2; i++) {
          if (G.deck.length === 0) {
            G.deck = random.Shuffle(G.pile);
            G.pile = [];
          }
          if (G.deck.length > 0) G.hands[playerID].push(G.deck.pop());
        }
        const hand = G.hands[playerID];
        const city = G.cities[playerID];
        if (hand.length > 0) city.push(hand.shift());
        while (city.length + hand.length > 20) G.pile.push(city.length > 10 ? city.shift() : hand.shift());
      },
    },
  },
  playerView: ({ G, playerID }) => {
    const hands = {};
    for (const p of Object.keys(G.hands)) hands[p] = p === playerID ? G.hands[p] : G.hands[p].length;
    return { deck: G.deck.length, hands, cities: G.cities, pile: G.pile };
  },
};

module.exports = { Cards };

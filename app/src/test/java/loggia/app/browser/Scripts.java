package loggia.app.browser;

/// What is done inside the page because it is done very often.
final class Scripts {
  private Scripts() {}

  /// Clicks choices on the page until the game is over: those on the board before those of the
  /// lists, and among them by a small generator of its own, so that a run can be repeated.
  static final String PLAY_ON =
      """
      async ([pick, most]) => {
        let seed = 12345;
        const random = n => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed % n; };
        const avoid = pick === '' ? null : new RegExp(pick);
        const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));
        let clicks = 0;
        let idle = 0;
        while (clicks < most && idle < 3000) {
          if (document.querySelector('.status.over')) return clicks;
          const all = [...document.querySelectorAll('[data-move]:not([disabled])')]
              .filter(b => b.dataset.move !== 'undo');
          const liked = avoid ? all.filter(b => !avoid.test(b.dataset.move)) : all;
          // What is avoided is chosen only by who is asked and has nothing else.
          const asked = document.querySelector('.status.yours') !== null;
          if (all.length === 0 || (liked.length === 0 && !asked)) { idle++; await sleep(10); continue; }
          idle = 0;
          const some = liked.length > 0 ? liked : all;
          const board = some.filter(b => b.closest('.board'));
          const from = board.length > 0 && random(4) > 0 ? board : some;
          from[random(from.length)].click();
          clicks++;
          // The page shows that it is sending before it lets anything else be chosen.
          for (let i = 0; i < 400 && document.querySelector('.choices .muted[role=status]'); i++) await sleep(5);
          await sleep(0);
        }
        return clicks;
      }
      """;
}

import type { GameOpener, StoreCore, WordsOfGame } from './context';
import { err, formatRecord, ok, parseRecordSteps } from '../engine';
import { savedListFor } from '../setup';
import { pause } from './steps';
import { lexiconFor, lexiconIn } from './lexicon';

export function gameOpener({
  screen,
  session,
  words: wordsOfGame,
  saves,
}: StoreCore & { readonly words: WordsOfGame }): GameOpener {
  /** Number of the latest request to open a game; earlier ones are dropped. */
  let openings = 0;

  function open(game: Parameters<GameOpener['open']>[0]): void {
    openings++;
    session.openGame(game);
    const { record } = game.timeline;
    void saves.write('record', formatRecord(record));
    wordsOfGame.startWith(record.setup.lexiconId, game);
    screen.setState({ panel: undefined });
  }

  const wordsFor: GameOpener['wordsFor'] = ({ record: { setup } }, kept) => {
    const lexicon = lexiconFor(screen.getState(), setup.lexiconId);
    const list = lexicon ? screen.getState().wordList : savedListFor(setup.lexiconId, kept);
    return { list, lexicon };
  };

  return {
    open,
    wordsFor,
    openRecord: async (text, words) => {
      const opening = ++openings;
      const table = session.table();
      const steps = parseRecordSteps(text, lexiconIn(screen.getState()));
      let step = steps.next();
      while (!step.done) {
        await pause(saves);
        if (opening !== openings || session.table() !== table) return err({ code: 'CANCELLED' });
        step = steps.next();
      }
      const parsed = step.value;
      if (!parsed.ok) return parsed;
      const timeline = parsed.value;
      const { seats } = timeline.record.setup;
      // A game between computers opens paused; any other continues.
      const running = seats.some(({ player }) => player === 'human');
      open({ timeline, running, ...wordsFor(timeline, words) });
      return ok(undefined);
    },
  };
}

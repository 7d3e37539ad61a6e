import type { GameOpener, StoreCore, WordsOfGame } from './context';
import {
  err,
  formatRecord,
  type Lexicon,
  coversLexicon,
  ok,
  parseRecordSteps,
  type Timeline,
} from '../engine';
import { savedListFor } from '../setup';
import { pause } from './steps';
import { lexiconIn } from './verdict';

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
    wordsOfGame.keepFor(game.list, record.setup.lexiconId);
    screen.setState({ panel: undefined });
    if (game.lexicon) wordsOfGame.use(game.lexicon);
    else wordsOfGame.load();
  }

  function lexiconFor({ record: { setup } }: Timeline): Lexicon | undefined {
    const lexicon = lexiconIn(screen.getState());
    return lexicon && coversLexicon(lexicon, setup.lexiconId) ? lexicon : undefined;
  }

  return {
    open,
    lexiconFor,
    openRecord: async (text, words, onRead) => {
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
      onRead?.();
      const timeline = parsed.value;
      const lexicon = lexiconFor(timeline);
      const { setup } = timeline.record;
      open({
        timeline,
        // A game between computers opens paused; any other continues.
        running: setup.seats.some(({ player }) => player === 'human'),
        list: lexicon ? screen.getState().wordList : savedListFor(setup.lexiconId, words),
        lexicon,
      });
      return ok(undefined);
    },
  };
}

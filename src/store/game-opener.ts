import type { StoreCore } from './core';
import type { WordsOfGame } from './game-words';
import {
  err,
  formatRecord,
  type Lexicon,
  coversLexicon,
  ok,
  parseRecordSteps,
  type RecordFileError,
  type Result,
  type Timeline,
} from '../engine';
import { savedListFor } from '../setup';
import { pause } from './worked-out';
import type { TableSession } from './table-session';
import { lexiconIn } from './verdict';

/** Why a record was not opened; `CANCELLED` if another game was opened, or requested, meanwhile. */
export type OpenRecordError = RecordFileError | { readonly code: 'CANCELLED' };

export interface GameOpener {
  readonly open: (game: Omit<Parameters<TableSession['openGame']>[0], 'savedScreen'>) => void;
  /**
   * Opens a record; `words` is the text about its list that was saved with it. A long record is parsed in steps, so
   * that the page stays responsive. `onRead` is called just before the game replaces the current one.
   */
  readonly openRecord: (
    text: string,
    words?: string,
    onRead?: () => void,
  ) => Promise<Result<undefined, OpenRecordError>>;
  /** The loaded lexicon, if it covers the game. */
  readonly lexiconFor: (game: Timeline) => Lexicon | undefined;
}

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

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
import { listKeptFor } from '../setup';
import type { WordsOfGame } from './game-words';
import { pause } from './worked-out';
import type { SaveService } from './save-service';
import type { Screen } from './state';
import type { TableSession } from './table-session';
import { lexiconIn } from './verdict';

/** Why a record is not opened; cancelled if another game has come to the table meanwhile, or is to come. */
export type OpenRecordError = RecordFileError | { readonly code: 'CANCELLED' };

/** Brings games to the table of this page. */
export interface GameOpener {
  readonly open: (game: Omit<Parameters<TableSession['openGame']>[0], 'savedScreen'>) => void;
  /**
   * Opens a record; `words` tells of the list that was kept with it. A long one takes its time, in which the
   * page responds: `onRead` is called when it is about to take the place of the game on the table.
   */
  readonly openRecord: (
    text: string,
    words?: string,
    onRead?: () => void,
  ) => Promise<Result<undefined, OpenRecordError>>;
  /** The lexicon at hand, where it may judge a game. */
  readonly lexiconFor: (game: Timeline) => Lexicon | undefined;
}

export function gameOpener(
  screen: Screen,
  session: TableSession,
  wordsOfGame: WordsOfGame,
  keep: SaveService,
): GameOpener {
  /** The number of the latest game that was to be opened: one that comes late does not take its place. */
  let openings = 0;

  function open(game: Parameters<GameOpener['open']>[0]): void {
    openings++;
    session.openGame(game);
    const { record } = game.timeline;
    void keep.write('record', formatRecord(record));
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
        await pause(keep);
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
        // A game of computers alone waits to be looked at; any other goes on.
        running: setup.seats.some(({ player }) => player === 'human'),
        list: lexicon ? screen.getState().wordList : listKeptFor(setup.lexiconId, words),
        lexicon,
      });
      return ok(undefined);
    },
  };
}

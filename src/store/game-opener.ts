import type { CoreWithWords } from './game-words';
import {
  err,
  formatRecord,
  ok,
  parseRecordSteps,
  type RecordFileError,
  type Result,
  type Timeline,
} from '../engine';
import { savedListFor } from '../setup';
import { pause } from './steps';
import type { OwnGame, TableWords } from './table-session';
import { lexiconFor, lexiconIn } from './lexicon';

/** Why a record was not opened; `CANCELLED` if another game was opened, or requested, meanwhile. */
export type OpenRecordError = RecordFileError | { readonly code: 'CANCELLED' };

export type GameOpener = ReturnType<typeof gameOpener>;

export function gameOpener({ screen, session, words: wordsOfGame, saves }: CoreWithWords) {
  /** Number of the latest request to open a game; earlier ones are dropped. */
  let openings = 0;

  function open(game: OwnGame): void {
    openings++;
    session.openGame(game);
    const { record } = game.timeline;
    void saves.write('record', formatRecord(record));
    wordsOfGame.startWith(record.setup.lexiconId, game);
    screen.setState({ panel: undefined });
  }

  /** The loaded words if they cover the game, or else its list, by the text `kept` if there is one. */
  function wordsFor({ record: { setup } }: Timeline, kept?: string): TableWords {
    const lexicon = lexiconFor(screen.getState(), setup.lexiconId);
    const list = lexicon ? screen.getState().wordList : savedListFor(setup.lexiconId, kept);
    return { list, lexicon };
  }

  /**
   * Opens a record; `words` is the text about its list that was saved with it. A long record is parsed in steps, so
   * that the page stays responsive.
   */
  async function openRecord(
    text: string,
    words?: string,
  ): Promise<Result<undefined, OpenRecordError>> {
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
  }

  return { open, wordsFor, openRecord };
}

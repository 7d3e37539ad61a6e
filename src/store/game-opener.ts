import type { CoreWithWords } from './game-words';
import {
  err,
  formatRecord,
  latestState,
  ok,
  parseRecordSteps,
  type RecordFileError,
  type Result,
  type Timeline,
} from '../engine';
import { savedListFor } from '../setup';
import { areComputersAlone } from '../table';
import { loadLateNotices } from './lazy-part';
import { pause } from './steps';
import type { OwnGame, TableWords } from './table-session';
import { lexiconFor, lexiconIn } from './lexicon';

/**
 * Why a record was not opened; `CANCELLED` if another game was opened, or requested, meanwhile, or a notice says why.
 */
export type OpenRecordError = RecordFileError | { readonly code: 'CANCELLED' };

export type GameOpener = ReturnType<typeof gameOpener>;

export function gameOpener({ screen, session, words: wordsOfGame, saves }: CoreWithWords) {
  /** Number of the latest request to open a game; earlier ones are dropped. */
  let openings = 0;

  /** Whether no shared game is played, which another would replace. */
  function canOpen(): boolean {
    const { table } = screen.getState();
    return table?.online === undefined || table.isOver;
  }

  async function refuse(): Promise<void> {
    const part = await loadLateNotices(screen);
    if (part) screen.setState({ notice: part.SHARED_GAME_NOTICE });
  }

  /** Opens a game; false if that is impossible now, which a notice reports. */
  function open(game: OwnGame): boolean {
    if (!canOpen()) {
      void refuse();
      return false;
    }
    openings++;
    session.openGame(game);
    const { record } = game.timeline;
    void saves.write('record', formatRecord(record));
    wordsOfGame.startWith(record.setup.lexiconId, game);
    screen.setState({ panel: undefined });
    return true;
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
    // Computers that are alone open paused.
    const running = !areComputersAlone(latestState(timeline));
    const isOpened = open({ timeline, running, ...wordsFor(timeline, words) });
    return isOpened ? ok(undefined) : err({ code: 'CANCELLED' });
  }

  return { canOpen, open, wordsFor, openRecord };
}

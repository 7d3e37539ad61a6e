import type { CoreWithWords } from './game-words';
import {
  err,
  formatRecord,
  latestState,
  ok,
  parseRecordSteps,
  type RecordFileError,
  type Result,
} from '../engine';
import { DEFAULT_LIST } from '../setup';
import { areComputersAlone } from '../table';
import { briefly } from './briefly';
import { loadLateNotices } from './lazy-part';
import { isSamePlace } from './panel-slice';
import { runInSteps } from './steps';
import type { OwnGame, TableWords } from './table-session';
import { lexiconFor, lexiconIn } from './lexicon';
import { savedList } from './saved-list';

/**
 * Why a record was not opened; `CANCELLED` if the player did something else meanwhile, or a notice says why.
 */
export type OpenRecordError = RecordFileError | { readonly code: 'CANCELLED' };

const CANCELLED = err({ code: 'CANCELLED' } as const);

/** How long a game waits for its word list before it opens with the usual one, in ms. */
const LIST_WAIT_MS = 5000;

export type GameOpener = ReturnType<typeof gameOpener>;

export function gameOpener({
  screen,
  services,
  session,
  words: wordsOfGame,
  saves,
}: CoreWithWords) {
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
    // A reload would put it over the game.
    void saves.clear('puzzle');
    wordsOfGame.startWith(record.setup.lexiconId, game);
    screen.setState({ panel: undefined });
    return true;
  }

  /** The loaded words if they cover the lexicon of a game, or else the list saved for it. */
  async function wordsFor(lexiconId: string): Promise<TableWords> {
    const lexicon = lexiconFor(screen.getState(), lexiconId);
    if (lexicon) return { list: screen.getState().wordList, lexicon };
    const saved = await briefly(services.after, LIST_WAIT_MS, savedList(saves, lexiconId));
    const list = saved ?? DEFAULT_LIST;
    return { list, lexicon, isStandIn: list === DEFAULT_LIST };
  }

  /**
   * Opens a record that was `asked` for on this screen. A long one is parsed in steps, so that the page stays
   * responsive.
   */
  async function openRecord(
    text: string,
    asked = screen.getState(),
  ): Promise<Result<undefined, OpenRecordError>> {
    const opening = ++openings;
    const isCancelled = (): boolean =>
      opening !== openings || !isSamePlace(asked, screen.getState());
    const parsed = await runInSteps(parseRecordSteps(text, lexiconIn(screen.getState())), saves);
    if (isCancelled()) return CANCELLED;
    if (!parsed.ok) return parsed;
    const timeline = parsed.value;
    // Computers that are alone open paused.
    const running = !areComputersAlone(latestState(timeline));
    const words = await wordsFor(timeline.record.setup.lexiconId);
    const isOpened = !isCancelled() && open({ timeline, running, ...words });
    return isOpened ? ok(undefined) : CANCELLED;
  }

  return { canOpen, open, wordsFor, openRecord };
}

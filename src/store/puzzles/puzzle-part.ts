import { type DailyList, type Day, type Puzzle, puzzleOfDay, startGame } from '../../engine';
import { playingOnText, PUZZLES } from '../../messages';
import type { loadDailyPuzzles } from '../../setup';
import { briefly } from '../briefly';
import type { StoreContext } from '../context';
import { isSamePlace } from '../panel-slice';
import { RESTORE_WAIT_MS, restoreGame } from '../restore';
import type { ScreenState } from '../state';
import { endlessBoards } from './endless-boards';
import { parseKeptPuzzle } from './kept-puzzle';
import { setupOfPuzzle } from './puzzle-game';
import { createPuzzleMaker } from './puzzle-maker';
import { puzzleNow } from './puzzle-now';
import { createPuzzleSession } from './puzzle-session';
import type { EndlessChoice } from './puzzle-state';
import { type PuzzleResult, resultOf } from './record';

/** Days among which *Next* looks for a puzzle that was not begun. */
const DAYS_BACK = 366;

type DailyPuzzles = Awaited<ReturnType<typeof loadDailyPuzzles>>;

export function openPuzzles(
  context: StoreContext,
  dailyPuzzles: DailyPuzzles,
  isAtSharedTable: () => boolean,
) {
  const { screen, services, session, saves, words, opener } = context;
  const { setState: set, getState: get } = screen;
  const maker = createPuzzleMaker(context);
  let list: DailyList | undefined;
  /** Number of the latest request for a puzzle; earlier ones are dropped. */
  let requests = 0;

  /**
   * Begins a request for a puzzle, which the player made on this screen. The returned function checks whether it is
   * still wanted: no other puzzle has been requested since. Once something else has been opened, it drops the request.
   */
  function request(asked = get()): () => boolean {
    const number = ++requests;
    return () => {
      if (number === requests && !isSamePlace(asked, get())) stopMaking();
      return number === requests;
    };
  }

  const today = (): Day => dailyPuzzles.localDay(services.today());

  const { begin, change, show, showSolution } = createPuzzleSession(context, {
    today,
    onLeave: maker.cancel,
  });

  /** Waits no longer for an endless puzzle. */
  function stopMaking(): void {
    requests++;
    maker.cancel();
    change({ making: undefined, mode: puzzleNow(get())?.daily ? 'today' : 'endless' });
  }

  /** Refuses a puzzle at a shared table, which a friend may have joined meanwhile; false anywhere else. */
  function refuseAtTable(): boolean {
    if (!isAtSharedTable()) return false;
    stopMaking();
    const { notOpened, atSharedTable } = PUZZLES;
    set({ notice: { tone: 'refusal', headline: notOpened, reason: atSharedTable } });
    return true;
  }

  async function loadList(): Promise<DailyList | undefined> {
    if (list) return list;
    const read = await dailyPuzzles.fetchDailyList(services.fetchText);
    if (read.ok) list = read.value;
    return list;
  }

  const reportNoList = (): void =>
    set({ panel: undefined, notice: { tone: 'refusal', headline: PUZZLES.noList } });

  async function showDay(day: Day, isWanted = request()): Promise<void> {
    if (!isWanted() || refuseAtTable()) return;
    const entries = await loadList();
    const entry = entries && puzzleOfDay(entries, day);
    const puzzle = entry && (await dailyPuzzles.fetchDailyPuzzle(entry, services.fetchText));
    const tableWords = puzzle?.ok && (await opener.wordsFor(puzzle.value.lexiconId));
    if (!isWanted() || refuseAtTable()) return;
    if (entry && tableWords) {
      const { record } = get().puzzles ?? {};
      show(puzzle.value, tableWords, {
        daily: { day, number: entry.number },
        result: record && resultOf(record, day),
      });
    } else reportNoList();
  }

  /** Shows an endless puzzle, and begins to make the next. */
  async function showMade(
    puzzle: Puzzle,
    choice: EndlessChoice,
    isWanted: () => boolean,
    result?: PuzzleResult,
  ): Promise<void> {
    const tableWords = await opener.wordsFor(puzzle.lexiconId);
    if (!isWanted() || refuseAtTable()) return;
    show(puzzle, tableWords, { daily: undefined, result });
    maker.prepare(choice);
  }

  async function showEndless(choice: EndlessChoice): Promise<void> {
    if (refuseAtTable()) return;
    const isWanted = request();
    change({ mode: 'endless', choice, making: 'running' });
    const puzzle = await maker.take(choice, (gamesTried) => {
      if (isWanted() && !refuseAtTable()) change({ gamesTried });
    });
    if (!isWanted() || refuseAtTable()) return;
    if (!puzzle) {
      change({ making: 'failed' });
      return;
    }
    await showMade(puzzle, choice, isWanted);
  }

  /** The last day up to tomorrow, which is today elsewhere, that has the puzzle with a number. */
  function dayOfNumber({ firstDay, entries: { length } }: DailyList, number: number): Day {
    const first = firstDay + ((number - 1) % length);
    return first + Math.floor((today() + 1 - first) / length) * length;
  }

  /** The choice that leads to puzzles like one. */
  function choiceOf({ kind, position: { rules, boardName } }: Puzzle): EndlessChoice {
    const board = endlessBoards(get()).findIndex(
      (each) => each.rules.id === rules.id && each.boardName === boardName,
    );
    return { kind, board: Math.max(0, board) };
  }

  return {
    /** Opens the puzzle of today, or the one with a number; `asked` is the screen on which the player asked for it. */
    openPuzzles: async (number: number | undefined, asked: ScreenState) => {
      if (refuseAtTable()) return;
      const isWanted = request(asked);
      const entries = await loadList();
      if (!isWanted() || refuseAtTable()) return;
      if (!entries) return reportNoList();
      await begin(undefined);
      const day = number === undefined ? today() : dayOfNumber(entries, number);
      await showDay(day, isWanted);
    },
    /**
     * Puts a kept puzzle on the table again, in place of what was on the screen `before`; a puzzle of the day only on
     * the date on which it was shown.
     */
    resumePuzzle: async (text: string, before: ScreenState) => {
      const kept = parseKeptPuzzle(text);
      const isWanted = request(before);
      if (!kept || (kept.kind === 'daily' && kept.shownOn !== today())) {
        void saves.clear('puzzle');
      } else if (kept.kind === 'daily') {
        await begin(undefined);
        await showDay(kept.day, isWanted);
      } else {
        const choice = choiceOf(kept.puzzle);
        await begin(choice);
        await showMade(kept.puzzle, choice, isWanted, kept.result);
      }
      // Another game has been opened, which the next reload is to bring back.
      const isReplaced = get().table?.recordId !== before.table?.recordId;
      if (isReplaced && !puzzleNow(get())) void saves.clear('puzzle');
    },
    showPuzzleOf: (day: Day) => showDay(day),
    /** Shows an endless puzzle once it is made. */
    showEndless: async (choice?: EndlessChoice) => {
      const wanted = choice ?? get().puzzles?.choice;
      if (wanted) await showEndless(wanted);
    },
    stopMaking: async () => stopMaking(),
    nextPuzzle: async () => {
      const { record, mode, choice } = get().puzzles ?? {};
      if (!record || !choice) return;
      if (mode === 'endless') return showEndless(choice);
      const now = today();
      change({ today: now });
      const from = puzzleNow(get())?.daily?.day ?? now + 1;
      const days = Array.from({ length: DAYS_BACK }, (_, index) => from - 1 - index);
      const next = days.find((day) => !resultOf(record, day));
      await showDay(next ?? now);
    },
    showSolution,
    /** Makes a game of the puzzle, against the computer. */
    playFromPuzzle: async () => {
      const open = puzzleNow(get());
      if (!open) return;
      const { level } = get().settings;
      const setup = setupOfPuzzle(open.puzzle, { level, seed: services.newSeed() });
      const tableWords = await opener.wordsFor(setup.lexiconId);
      if (puzzleNow(get())?.recordId !== open.recordId) return;
      const timeline = startGame(services.newId(), setup);
      opener.open({ timeline, running: true, isNew: true, ...tableWords });
      const opponent = setup.seats.find(({ player }) => player === 'computer');
      const headline = playingOnText(opponent?.level);
      set({ isAtFront: false, sheet: 'closed', notice: { tone: 'remark', headline } });
    },
    /** Leads back to the game that was on the table, or to the home page. */
    closePuzzles: async (isHome = false) => {
      requests++;
      const puzzle = session.table();
      const restoring = restoreGame(session, saves, services.newId).then((isRestored) => {
        if (!isRestored) return;
        words.load();
        if (isHome) set({ isAtFront: true });
      });
      await briefly(services.after, RESTORE_WAIT_MS, restoring);
      // There is no game, or it comes later.
      if (session.table() !== puzzle) return;
      session.detachTable();
      words.load();
      set({ isAtFront: isHome });
    },
  };
}

import {
  countsOn,
  type Day,
  formatMove,
  isSameMove,
  latestState,
  type Lexicon,
  playerViewOf,
  type PlayEvent,
  type Puzzle,
  startGame,
  streakOn,
  type TurnEvent,
} from '../../engine';
import { PUZZLES, sameTry, spokenFound, spokenPuzzle, spokenTry } from '../../messages';
import { openPuzzleTable } from '../../table';
import type { StoreContext } from '../context';
import { recall } from '../draft/draft';
import { lexiconIn } from '../lexicon';
import { withAnnouncement } from '../notices';
import { NO_INPUT } from '../state';
import type { TableWords } from '../table-session';
import { judgedOnScreen } from '../verdict';
import { formatKeptPuzzle } from './kept-puzzle';
import { setupOfPuzzle } from './puzzle-game';
import { puzzleNow } from './puzzle-now';
import {
  type Daily,
  type EndlessChoice,
  isByScore,
  isFound,
  isPuzzleOver,
  type OpenPuzzle,
  opened,
  type PuzzleEvent,
  type PuzzleScreen,
  resultOfPuzzle,
  resumed,
  stepPuzzle,
  revealedScore,
} from './puzzle-state';
import { isSolvedOn, type PuzzleRecord, type PuzzleResult, resultOf } from './record';
import { createRecordKeeper } from './record-keeper';

/** Candidates from which the best moves are taken: those that score most may keep poor tiles. */
const CANDIDATES = 30;
const BEST_SHOWN = 3;

/** Everything about a puzzle but its position. */
interface PuzzleDetails {
  /** Undefined for an endless puzzle. */
  readonly daily: Daily | undefined;
  /** How far its player was; undefined for a new one. */
  readonly result: PuzzleResult | undefined;
}

/** The puzzle on the table: takes its tries, and saves how far the player is. */
export function createPuzzleSession(
  { screen, services, session, saves, words }: StoreContext,
  { today, onLeave }: { readonly today: () => Day; readonly onLeave: () => void },
) {
  const { setState: set, getState: get } = screen;
  const records = createRecordKeeper(saves, services.newId);
  /** The endless puzzles that are counted in the record. */
  const counted = new Set<string>();

  function change(part: Partial<PuzzleScreen>): void {
    const { puzzles } = get();
    if (puzzles) set({ puzzles: { ...puzzles, ...part } });
  }

  const announce = (text: string): void => set(withAnnouncement(get(), text));

  const streak = (record: PuzzleRecord): number => streakOn(today(), isSolvedOn(record));

  /** Saves the puzzle on the table, so that a reload brings it back. */
  const keepOpen = (open: OpenPuzzle): void =>
    void saves.write('puzzle', formatKeptPuzzle(open, today()));

  /** Saves how far the player is with a puzzle. */
  function keep(open: OpenPuzzle): void {
    keepOpen(open);
    if (!open.daily) return;
    const { day } = open.daily;
    const { record } = get().puzzles ?? {};
    const inTime = countsOn(day, today()) || (record && resultOf(record, day)?.inTime) === true;
    change({ record: records.setDay(day, { ...resultOfPuzzle(open), inTime }) });
  }

  /** Counts an endless puzzle that is over, or that is left after a try. */
  function count(open: OpenPuzzle | undefined): void {
    const isTried = open && !open.daily && (open.tries.length > 0 || open.isShown);
    if (!isTried || counted.has(open.recordId)) return;
    counted.add(open.recordId);
    change({ record: records.addEndless(open.puzzle.kind, open.stars) });
  }

  screen.subscribe((state, before) => {
    const left = puzzleNow(before);
    const now = puzzleNow(state);
    if (left && now?.recordId !== left.recordId) {
      onLeave();
      count(left);
      if (state.puzzles?.open === left) void saves.clear('puzzle');
    }
    const lexicon = lexiconIn(state);
    if (lexicon && !lexiconIn(before) && now && isPuzzleOver(now)) void findBest(now, lexicon);
  });

  /** Finds the best moves of a puzzle that is over. */
  async function findBest({ puzzle, recordId }: OpenPuzzle, lexicon: Lexicon): Promise<void> {
    const game = session.table()?.timeline();
    if (!game) return;
    const question = {
      position: playerViewOf(latestState(game)),
      max: CANDIDATES,
      beside: puzzle.best,
    };
    const found = await services.rateMoves(question, lexicon).answer;
    if (found.kind !== 'answered' || puzzleNow(get())?.recordId !== recordId) return;
    const { candidates, beside } = found.value;
    const others = candidates
      .filter(({ move }) => !isSameMove(puzzle.position, move, puzzle.best.move))
      .toSorted((a, b) => (isByScore(puzzle) ? b.score - a.score : b.equity - a.equity));
    change({ best: [...(beside ? [beside] : []), ...others].slice(0, BEST_SHOWN) });
  }

  function send(event: PuzzleEvent): void {
    const before = puzzleNow(get());
    if (!before) return;
    const after = stepPuzzle(before, event);
    if (after === before) return;
    change({ open: after });
    keep(after);
    const lexicon = lexiconIn(get());
    if (!isPuzzleOver(after) || isPuzzleOver(before)) return;
    set({ coaching: undefined });
    count(after);
    if (lexicon) void findBest(after, lexicon);
  }

  function tried({ play, words: [word = ''], score }: PlayEvent): void {
    const before = puzzleNow(get());
    if (!before) return;
    const move = { kind: 'play', play } as const;
    const text = formatMove(before.puzzle.position.rules, move);
    send({ kind: 'tried', text, move: { move, score } });
    const after = puzzleNow(get());
    const last = after?.tries.at(-1);
    if (!after || !last) return;
    const isNowFound = isFound(after) && !isFound(before);
    // The word that was found stays on the board.
    if (isNowFound) set({ sheet: 'half' });
    else set({ draft: recall(get().draft) });
    if (after === before) {
      set({ notice: { tone: 'remark', headline: sameTry(word) } });
      return;
    }
    const { record } = get().puzzles ?? {};
    const days = after.daily && record ? streak(record) : undefined;
    announce(
      isNowFound
        ? spokenFound(word, score, days)
        : spokenTry(word, score, last.share, after.stars, revealedScore(after)),
    );
  }

  function onTry(outcome: TurnEvent): void {
    if (outcome.kind === 'play') tried(outcome);
    else set({ notice: { tone: 'remark', headline: PUZZLES.wordsOnly } });
  }

  /** Puts a puzzle on the table, with its words. */
  function show(puzzle: Puzzle, tableWords: TableWords, { daily, result }: PuzzleDetails): void {
    const setup = setupOfPuzzle(puzzle, { level: undefined, seed: 'puzzle' });
    // A word that is not in the list costs nothing.
    const rules = { ...setup.rules, unknownWord: 'try-again' } as const;
    const timeline = startGame(services.newId(), { ...setup, rules });
    const table = openPuzzleTable(
      timeline,
      {
        chooseMove: session.chooseMove,
        after: services.after,
        newId: services.newId,
        pace: () => 0,
      },
      { onTry, onHelp: () => send({ kind: 'hinted' }) },
    );
    const { puzzles } = get();
    if (!puzzles) return;
    const { id } = timeline.record;
    const fresh = opened(id, puzzle, daily);
    const open = result ? resumed(fresh, result) : fresh;
    set({
      panel: undefined,
      sheet: 'closed',
      puzzles: {
        ...puzzles,
        mode: daily ? 'today' : 'endless',
        making: undefined,
        open,
        best: undefined,
      },
    });
    session.attachTable(table, tableWords);
    keepOpen(open);
    if (!daily && isPuzzleOver(open)) counted.add(id);
    announce(spokenPuzzle(daily?.number, puzzle.kind, puzzle.position.rack.length));
    if (!tableWords.lexicon) words.load();
    else if (isPuzzleOver(open)) void findBest(open, tableWords.lexicon);
  }

  /** Reads the record, and shows puzzles from now on. */
  async function begin(choice: EndlessChoice | undefined): Promise<void> {
    const { puzzles, table } = get();
    const hasGame = puzzleNow(get()) ? puzzles?.hasGame === true : table !== undefined;
    const record = await records.read();
    set({
      puzzles: {
        mode: 'today',
        open: puzzles?.open,
        record,
        today: today(),
        hasGame,
        choice: choice ?? puzzles?.choice ?? { kind: 'most-points', board: 0 },
        making: undefined,
        gamesTried: 0,
        best: undefined,
      },
    });
  }

  return {
    change,
    begin,
    show,
    /** Shows the best move on the board; nothing more can be earned then. */
    showSolution: async () => {
      const open = puzzleNow(get());
      const { move } = open?.puzzle.best ?? {};
      if (move?.kind !== 'play') return;
      send({ kind: 'shown' });
      set({ ...NO_INPUT, draft: recall(get().draft) });
      const ghost = judgedOnScreen(get(), move.play);
      if (ghost) set({ ghost, revealSquares: ghost.laid.map(({ square }) => square).toReversed() });
    },
  };
}

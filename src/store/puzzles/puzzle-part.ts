import {
  type DailyList,
  countsOn,
  type Day,
  formatMove,
  judgePlay,
  latestState,
  type Lexicon,
  parseMove,
  playerViewOf,
  type PlayEvent,
  type Puzzle,
  puzzleOfDay,
  type ScoredMove,
  setupFromPosition,
  startGame,
  type StartPosition,
  streakOn,
  type TurnEvent,
} from '../../engine';
import {
  LINK_OPENED,
  PUZZLES,
  sameTry,
  spokenFound,
  spokenPuzzle,
  spokenTry,
} from '../../messages';
import type { loadDailyPuzzles } from '../../setup';
import { openPuzzleTable } from '../../table';
import type { StoreContext } from '../context';
import { recall } from '../draft/draft';
import { lexiconIn } from '../lexicon';
import { announced } from '../notices';
import { restoreGame } from '../restore';
import { usualSeat } from '../setup-choice';
import { NO_INPUT } from '../state';
import { judgedOnScreen } from '../verdict';
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
  stepPuzzle,
  toldScore,
} from './puzzle-state';
import { createPuzzleMaker } from './puzzle-maker';
import { puzzleNow } from './puzzle-now';
import { createRecordKeeper } from './record-keeper';
import { isSolvedOn, type PuzzleRecord, resultOf } from './record';
import { MAX_TRIES } from './record-file';

/** Candidates from which the best moves are taken: those that score most may keep poor tiles. */
const CANDIDATES = 30;
const BEST_SHOWN = 3;

/** Days among which *Next* looks for a puzzle that was not begun. */
const DAYS_BACK = 366;

/** A play of a position with its score, from its text; undefined if it is no legal play. */
function scoredMove(position: StartPosition, text: string): ScoredMove | undefined {
  const { rules, rack } = position;
  const move = parseMove(rules, position, text);
  if (!move.ok || move.value.kind !== 'play') return undefined;
  const judged = judgePlay(rules, position, rack, move.value.play, undefined);
  return judged.ok ? { move: move.value, score: judged.value.score.total } : undefined;
}

/** A puzzle as its player left it. */
function resumed(open: OpenPuzzle, record: PuzzleRecord): OpenPuzzle {
  const result = open.daily && resultOf(record, open.daily.day);
  if (!result) return open;
  const tries = result.tries.reduce((puzzle, text) => {
    const move = scoredMove(open.puzzle.position, text);
    return move ? stepPuzzle(puzzle, { kind: 'tried', text, move }) : puzzle;
  }, open);
  return { ...tries, stars: result.stars, isHinted: result.hint, isShown: result.shown };
}

type DailyPuzzles = Awaited<ReturnType<typeof loadDailyPuzzles>>;

export function openPuzzles(context: StoreContext, dailyPuzzles: DailyPuzzles) {
  const { screen, services, session, saves, words, opener } = context;
  const { setState: set, getState: get } = screen;
  const records = createRecordKeeper(saves);
  const maker = createPuzzleMaker(context);
  /** The endless puzzles that are counted in the record. */
  const counted = new Set<string>();
  let list: DailyList | undefined;
  /** Number of the latest request for a puzzle; earlier ones are dropped. */
  let requests = 0;

  const today = (): Day => dailyPuzzles.localDay(services.today());

  function change(part: Partial<PuzzleScreen>): void {
    const { puzzles } = get();
    if (puzzles) set({ puzzles: { ...puzzles, ...part } });
  }

  const say = (text: string): void => set(announced(get(), text));

  const streak = (record: PuzzleRecord): number => streakOn(today(), isSolvedOn(record));

  /** Saves how far the player is with a daily puzzle. */
  function keep({ daily, tries, stars, isHinted, isShown }: OpenPuzzle): void {
    if (!daily) return;
    const { day } = daily;
    const { record } = get().puzzles ?? {};
    const inTime = countsOn(day, today()) || (record && resultOf(record, day)?.inTime) === true;
    const result = {
      stars,
      tries: tries.slice(0, MAX_TRIES).map(({ text }) => text),
      hint: isHinted,
      shown: isShown,
      inTime,
    };
    change({ record: records.setDay(day, result) });
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
    if (!left || puzzleNow(state)?.recordId === left.recordId) return;
    maker.cancel();
    count(left);
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
      .filter(({ move }) => JSON.stringify(move) !== JSON.stringify(puzzle.best.move))
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
    count(after);
    if (lexicon) void findBest(after, lexicon);
  }

  function tried({ play, words: [word = ''], score }: PlayEvent): void {
    const before = puzzleNow(get());
    if (!before) return;
    const move = { kind: 'play', play } as const;
    const text = formatMove(before.puzzle.position.rules, move);
    const isNew = !before.tries.some((each) => each.text === text);
    send({ kind: 'tried', text, move: { move, score } });
    const after = puzzleNow(get());
    const last = after?.tries.at(-1);
    if (!after || !last) return;
    const isNowFound = isFound(after) && !isFound(before);
    // The word that was found stays on the board.
    if (isNowFound) set({ sheet: 'half' });
    else set({ draft: recall(get().draft) });
    if (!isNew) {
      set({ notice: { tone: 'remark', headline: sameTry(word) } });
      return;
    }
    const { record } = get().puzzles ?? {};
    const days = after.daily && record ? streak(record) : undefined;
    say(
      isNowFound
        ? spokenFound(word, score, days)
        : spokenTry(word, score, last.share, after.stars, toldScore(after)),
    );
  }

  function onTry(outcome: TurnEvent): void {
    if (outcome.kind === 'play') tried(outcome);
    else set({ notice: { tone: 'remark', headline: PUZZLES.wordsOnly } });
  }

  /** Puts a puzzle on the table. */
  function show(puzzle: Puzzle, daily: Daily | undefined, about: Partial<PuzzleScreen>): void {
    const { position, seats, lexiconId } = puzzle;
    // A word that is not in the list costs nothing.
    const rules = { ...position.rules, unknownWord: 'try-again' } as const;
    const setup = setupFromPosition(
      { ...position, rules },
      {
        seats: Array.from({ length: seats }, (_, seat) =>
          usualSeat(seat === 0 ? 'human' : 'computer', seat),
        ),
        lexiconId,
        seed: 'puzzle',
      },
    );
    const timeline = startGame(services.newId(), setup);
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
    const open = resumed(opened(id, puzzle, daily), puzzles.record);
    const tableWords = opener.wordsFor(timeline);
    set({
      panel: undefined,
      sheet: 'closed',
      puzzles: { ...puzzles, making: undefined, ...about, open, best: undefined },
    });
    session.attachTable(table, tableWords);
    say(spokenPuzzle(daily?.number, puzzle.kind, position.rack.length));
    if (!tableWords.lexicon) words.load();
    else if (isPuzzleOver(open)) void findBest(open, tableWords.lexicon);
  }

  async function loadList(): Promise<DailyList | undefined> {
    if (list) return list;
    const read = await dailyPuzzles.fetchDailyList(services.fetchText);
    if (read.ok) list = read.value;
    return list;
  }

  const refuse = (): void =>
    set({ panel: undefined, notice: { tone: 'refusal', headline: PUZZLES.noList } });

  async function showDay(day: Day): Promise<void> {
    const request = ++requests;
    const entries = await loadList();
    const entry = entries && puzzleOfDay(entries, day);
    const puzzle = entry && (await dailyPuzzles.fetchDailyPuzzle(entry, services.fetchText));
    if (request !== requests) return;
    if (entry && puzzle?.ok) {
      show(puzzle.value, { day, number: entry.number }, { mode: 'today' });
    } else refuse();
  }

  async function showEndless(choice: EndlessChoice): Promise<void> {
    const request = ++requests;
    change({ mode: 'endless', choice, making: 'running' });
    const puzzle = await maker.take(choice, (gamesTried) => {
      if (request === requests) change({ gamesTried });
    });
    if (request !== requests) return;
    if (!puzzle) {
      change({ making: 'failed' });
      return;
    }
    show(puzzle, undefined, { mode: 'endless' });
    maker.prepare(choice);
  }

  /** The last day up to tomorrow, which is today elsewhere, that has the puzzle with a number. */
  function dayOfNumber({ firstDay, entries: { length } }: DailyList, number: number): Day {
    const first = firstDay + ((number - 1) % length);
    return first + Math.floor((today() + 1 - first) / length) * length;
  }

  return {
    openPuzzles: async (number: number | undefined, isAtSharedTable: boolean) => {
      if (isAtSharedTable) {
        const { refused, atSharedTable } = LINK_OPENED;
        return set({ notice: { tone: 'refusal', headline: refused, reason: atSharedTable } });
      }
      const entries = await loadList();
      if (!entries) return refuse();
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
          choice: puzzles?.choice ?? { kind: 'most-points', board: 0 },
          making: undefined,
          gamesTried: 0,
          best: undefined,
        },
      });
      await showDay(number === undefined ? today() : dayOfNumber(entries, number));
    },
    showPuzzleOf: showDay,
    /** Shows an endless puzzle once it is made. */
    showEndless: async (choice?: EndlessChoice) => {
      const wanted = choice ?? get().puzzles?.choice;
      if (wanted) await showEndless(wanted);
    },
    /** Waits no longer for an endless puzzle. */
    stopMaking: async () => {
      requests++;
      maker.cancel();
      change({ making: undefined, mode: puzzleNow(get())?.daily ? 'today' : 'endless' });
    },
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
    /** Makes a game of the puzzle, against the computer. */
    playFromPuzzle: async () => {
      const open = puzzleNow(get());
      if (!open) return;
      const { position, seats, lexiconId } = open.puzzle;
      const { level } = get().settings;
      const setup = setupFromPosition(position, {
        seats: Array.from({ length: seats }, (_, seat) =>
          seat === 0 ? usualSeat('human', 0) : { ...usualSeat('computer', seat), level },
        ),
        lexiconId,
        seed: services.newSeed(),
      });
      const timeline = startGame(services.newId(), setup);
      opener.open({ timeline, running: true, isNew: true, ...opener.wordsFor(timeline) });
      set({ isAtFront: false });
    },
    /** Leads back to the game that was on the table, or to the home page. */
    closePuzzles: async (isHome = false) => {
      requests++;
      await restoreGame(session, saves, services.newId);
      if (puzzleNow(get())) session.detachTable();
      words.load();
      set({ isAtFront: isHome });
    },
  };
}

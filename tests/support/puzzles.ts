import { dayOf, lexiconOf, type Puzzle } from '../../src/engine';
import type { StoreServices } from '../../src/store';
import type { Outcome } from '../../src/worker';
import { answeredAtOnce } from './fake-services';
import { compiled, fakeStorage, openPage, type Page } from './page';
import { shippedText } from './shipped';

export const PUZZLE_WORDS = [
  'AIRLINER',
  'ALINER',
  'AIR',
  'LINE',
  'WAIVER',
  'ALONE',
  'HOLD',
  'KNEW',
  'WAIVE',
];

/** Ten days with the same puzzle, whose solution is a move with its score; IRLINER,8g is the best. */
const listOf = (solution: string): string =>
  [
    'ScraeBBKle puzzles 1 2026-11-20',
    `words ${lexiconOf(compiled(PUZZLE_WORDS)).id}`,
    'boards scraebbkle/defaultBoard',
    ...Array.from({ length: 10 }, () => `0 IIRLNRE ${solution} ALONE,d4 HOD,5b KEW,7c AIVE,f8`),
  ].join('\n');

/** A Friday, which has the eighth puzzle. */
export const PUZZLE_TODAY = dayOf(2026, 11, 27);

/** Noon of a day where the test runs, in ms since 1970. */
export function noonOf(day: number): number {
  const date = new Date(day * 86_400_000);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
}

export const puzzleFiles = (solution = '71 IRLINER,8g'): Readonly<Record<string, string>> => ({
  'puzzles.txt': listOf(solution),
  'defaultBoard.txt': shippedText('defaultBoard.txt'),
});

let ids = 0;

/** A page that has words and a list of puzzles. */
export async function puzzlePage(
  storage = fakeStorage(),
  options: {
    readonly files?: NonNullable<Parameters<typeof openPage>[0]>['files'];
    /** The day on which it is opened; `PUZZLE_TODAY` by default. */
    readonly today?: () => number;
    readonly workersFor?: StoreServices['workersFor'];
    readonly tabs?: () => StoreServices['gameLocks'];
  } = {},
): Promise<Page> {
  const { files = puzzleFiles(), today = () => PUZZLE_TODAY, workersFor, tabs } = options;
  const world = {
    today: () => noonOf(today()),
    // No two pages make the same id.
    newId: () => `record ${++ids}`,
    ...(workersFor && { workersFor }),
  };
  const page = openPage({ storage, files, world, ...(tabs && { tabs }) });
  await page.restore();
  await page.learn(PUZZLE_WORDS);
  return page;
}

/** A worker that looks through a game on request, and finds a given puzzle in it, or none. */
export function patientMaker() {
  let answer: (outcome: Outcome<Puzzle | undefined>) => void = () => {};
  const ask = (() => ({
    answer: new Promise<Outcome<Puzzle | undefined>>((resolve) => {
      answer = resolve;
    }),
    cancel: () => answer({ kind: 'cancelled' }),
  })) as unknown as ReturnType<StoreServices['workersFor']>[0];
  return {
    workersFor: (): ReturnType<StoreServices['workersFor']> => [ask],
    lookThroughGame: (found?: Puzzle) => answer({ kind: 'answered', value: found }),
  };
}

/** Workers that make one puzzle: the one that was on the table when a test had it remembered. */
export function endlessBy(puzzleNow: () => Puzzle | undefined) {
  let puzzle: Puzzle | undefined;
  const ask = ((kind: string) => {
    if (kind !== 'makePuzzle') throw new Error(`A worker was asked for ${kind}`);
    return answeredAtOnce(puzzle);
  }) as ReturnType<StoreServices['workersFor']>[0];
  return {
    workersFor: (): ReturnType<StoreServices['workersFor']> => [ask],
    remember: () => {
      puzzle = puzzleNow();
    },
  };
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestState, parseRecord, squareName } from '../../src/engine';
import { GAME_IN_ANOTHER_TAB } from '../../src/messages';
import {
  adviceNow,
  endlessBoards,
  endlessOf,
  isSolvedOn,
  puzzleNow,
  resultOf,
} from '../../src/store';
import { DEFAULT_LIST } from '../../src/setup';
import { MAX_PUZZLE_GAMES } from '../../src/worker';
import { ENTRY_FILES } from '../support/entry';
import { settled } from '../support/fake-services';
import {
  fakeLocks,
  fakeStorage,
  type FakeStorage,
  laidOf,
  openPage,
  type Page,
  PLAIN_DRAWS,
  rackShown,
  slowStorage,
  smallGame,
  startSmall,
} from '../support/page';
import { endlessBy, noonOf, PUZZLE_TODAY, puzzleFiles, puzzlePage } from '../support/puzzles';
import { eventually } from '../support/eventually';
import { at, valueOf } from '../support/results';

let today = PUZZLE_TODAY;
let storage: FakeStorage;
let page: Page;

const open = (): Promise<Page> => puzzlePage(storage, { today: () => today });

beforeEach(async () => {
  today = PUZZLE_TODAY;
  storage = fakeStorage();
  page = await open();
});

const puzzle = () => {
  const found = puzzleNow(page.state());
  if (!found) throw new Error('No puzzle is on the table');
  return found;
};

async function tryMove(text: string): Promise<void> {
  page.actions.typeMove(text);
  page.actions.submit();
  await settled();
}

const said = (): string =>
  page
    .state()
    .announcements.map(({ text }) => text)
    .join(' ');

const record = () => {
  const { puzzles } = page.state();
  if (!puzzles) throw new Error('There are no puzzles');
  return puzzles.record;
};

describe('the word list of the game behind a puzzle', () => {
  it('stays its own when the puzzle gets another', async () => {
    startSmall(page);
    await settled();
    const kept = storage.texts.get('words');
    await page.actions.openPuzzles();
    page.actions.switchWordList({ kind: 'own', name: 'mine.txt', text: 'NO' });
    await page.actions.closePuzzles();
    expect(page.state().wordList).toEqual(DEFAULT_LIST);
    expect(storage.texts.get('words')).toBe(kept);
  });
});

describe('the puzzle of the day', () => {
  it('is the one of the date of the device, and a link names another', async () => {
    await page.actions.openPuzzles();
    expect(puzzle().daily).toEqual({ day: PUZZLE_TODAY, number: 8 });
    expect(said()).toContain('Puzzle 8. Find the most points.');
    await page.actions.openPuzzles(3);
    expect(puzzle().daily).toEqual({ day: PUZZLE_TODAY - 5, number: 3 });
    await page.actions.openPuzzles(13);
    expect(puzzle().daily).toEqual({ day: PUZZLE_TODAY - 5, number: 3 });
  });

  it('says so if the list cannot be loaded, and leaves the game on the table', async () => {
    page = await puzzlePage(storage, { files: {} });
    await page.actions.openPuzzles();
    expect(page.state().notice?.tone).toBe('refusal');
    expect(page.state().puzzles?.open).toBeUndefined();
  });

  it.each(['puzzles.txt', 'defaultBoard.txt'])(
    'does not replace a game that was started while it was loaded: %s',
    async (file) => {
      let arrive = (): void => {};
      const files = puzzleFiles();
      const late = new Promise<string>((resolve) => {
        arrive = () => resolve(files[file] ?? '');
      });
      page = await puzzlePage(storage, { files: { ...files, [file]: late } });
      const opening = page.actions.openPuzzles();
      await eventually(() => expect(page.filesAsked()).toContain(file));
      startSmall(page);
      const game = page.state().table?.recordId;
      arrive();
      await opening;
      expect(page.state().table?.recordId).toBe(game);
      expect(page.state().notice).toBeUndefined();
    },
  );

  it('takes a try for the same however its square is named', async () => {
    await page.actions.openPuzzles();
    await tryMove('LINER,8g');
    await tryMove('LINER,8f');
    expect(puzzle().tries.map(({ text }) => text)).toEqual(['LINER,8g']);
    expect(page.state().notice?.headline).toBe('You’ve tried ALINER already.');
  });

  it('takes any number of tries, and gives the tiles back after each', async () => {
    await page.actions.openPuzzles();
    await tryMove('LINER,8g');
    await tryMove('R,f12');
    expect(puzzle().tries.map(({ text, stars }) => [text, stars])).toEqual([
      ['LINER,8g', 0],
      ['R,f12', 0],
    ]);
    expect(puzzle().stars).toBe(0);
    expect(laidOf(page.state())).toBe('');
    expect(rackShown(page.state())).toBe('IIRLNRE');
    expect(page.state().table?.turns).toBe(0);
    expect(said()).toContain('The best one scores 71.');
  });

  it('lists a play once, and takes neither a pass nor an illegal play', async () => {
    await page.actions.openPuzzles();
    await tryMove('LINER,8g');
    await tryMove('LINER,8g');
    expect(page.state().notice).toMatchObject({ tone: 'remark' });
    await tryMove(',');
    expect(page.state().notice?.headline).toContain('Place a word');
    await tryMove('NI,8g');
    expect(page.state().notice?.tone).toBe('refusal');
    expect(puzzle().tries).toHaveLength(1);
  });

  it('is solved by the best move, which stays on the board', async () => {
    await page.actions.openPuzzles();
    await tryMove('IRLINER,8g');
    expect(puzzle()).toMatchObject({ stars: 3, isShown: false });
    expect(laidOf(page.state())).toContain('g8 I');
    expect(page.state().sheet).toBe('half');
    expect(said()).toContain('You found it: AIRLINER, 71 points. Three stars. 1 day in a row.');
    await eventually(() => expect(page.state().puzzles?.best?.[0]?.score).toBe(71));
  });

  it('marks a hint', async () => {
    await page.actions.openPuzzles();
    page.actions.hint();
    await eventually(() => expect(puzzle().isHinted).toBe(true));
    await tryMove('IRLINER,8g');
    expect(resultOf(record(), PUZZLE_TODAY)).toMatchObject({ stars: 3, hint: true });
  });

  it('leads hints to its own best move, even if another is worth more', async () => {
    page = await puzzlePage(storage, { files: puzzleFiles('10 LINER,8g') });
    await page.actions.openPuzzles();
    page.actions.hint();
    await eventually(() => expect(adviceNow(page.state())?.kind).toBe('hint'));
    const advice = adviceNow(page.state());
    expect(advice).toMatchObject({ best: { move: puzzle().puzzle.best.move, score: 10 } });
  });

  it('that is over takes its hint off the board', async () => {
    await page.actions.openPuzzles();
    page.actions.hint();
    await eventually(() => expect(adviceNow(page.state())?.kind).toBe('hint'));
    await page.actions.showSolution();
    expect(adviceNow(page.state())).toBeUndefined();
  });

  it('brings no more stars once the best move has been shown', async () => {
    await page.actions.openPuzzles();
    await page.actions.showSolution();
    expect(page.state().ghost?.laid.map(({ square }) => squareName(square))).toContain('g8');
    await tryMove('IRLINER,8g');
    expect(puzzle()).toMatchObject({ stars: 0, isShown: true });
    expect(record().days[PUZZLE_TODAY]).toMatchObject({ stars: 0, shown: true });
  });

  it('comes back with its tries after a reload on the same date', async () => {
    await page.actions.openPuzzles(7);
    await tryMove('LINER,8g');
    await settled();
    page = await open();
    expect(puzzle().daily).toEqual({ day: PUZZLE_TODAY - 1, number: 7 });
    expect(puzzle().tries.map(({ text }) => text)).toEqual(['LINER,8g']);
    today++;
    page = await open();
    expect(page.state().table).toBeUndefined();
    page = await open();
    expect(storage.texts.has('puzzle')).toBe(false);
  });

  describe('that loads slowly after a reload', () => {
    let arrive = (): void => {};

    /** A page that has waited long enough for the puzzle that it had on the table. */
    async function opening(): Promise<void> {
      await page.actions.openPuzzles();
      await settled();
      const files = { ...ENTRY_FILES, ...puzzleFiles() };
      const late = new Promise<string>((resolve) => {
        arrive = () => resolve(files['puzzles.txt'] ?? '');
      });
      page = openPage({
        storage,
        files: { ...files, 'puzzles.txt': late },
        world: { today: () => noonOf(today) },
      });
      const restored = page.restore();
      await eventually(() => expect(page.filesAsked()).toContain('puzzles.txt'));
      page.clock.strike();
      await restored;
      expect(page.state().table).toBeUndefined();
    }

    it('does not keep the page closed, and comes back later', async () => {
      await opening();
      arrive();
      await eventually(() => expect(puzzle().daily?.day).toBe(PUZZLE_TODAY));
    });

    it('gives way for good to a game that was started meanwhile', async () => {
      await opening();
      startSmall(page);
      arrive();
      await eventually(() => expect(storage.texts.has('puzzle')).toBe(false));
      expect(page.state().table).toBeDefined();
      expect(puzzleNow(page.state())).toBeUndefined();
    });

    it.each<readonly [string, () => unknown]>([
      ['home page', () => page.actions.showFront(true)],
      ['editor', () => page.actions.enterGame()],
    ])('is back after a reload if the player went to the %s meanwhile', async (_what, leave) => {
      await opening();
      await leave();
      arrive();
      await settled();
      expect(puzzleNow(page.state())).toBeUndefined();
      page = await open();
      expect(puzzle().daily?.day).toBe(PUZZLE_TODAY);
    });
  });

  it('gives way to a game that is started on a page which never showed it', async () => {
    await page.actions.openPuzzles();
    await settled();
    page = openPage({ storage });
    startSmall(page);
    await settled();
    expect(storage.texts.has('puzzle')).toBe(false);
  });

  it('counts for the streak a day late, and not two days late', async () => {
    await page.actions.openPuzzles();
    await page.actions.showPuzzleOf(PUZZLE_TODAY - 1);
    await tryMove('IRLINER,8g');
    await page.actions.showPuzzleOf(PUZZLE_TODAY - 2);
    await tryMove('IRLINER,8g');
    expect(isSolvedOn(record())(PUZZLE_TODAY - 1)).toBe(true);
    expect(isSolvedOn(record())(PUZZLE_TODAY - 2)).toBe(false);
    expect(resultOf(record(), PUZZLE_TODAY - 2)?.stars).toBe(3);
  });

  it('is followed by the one before it that was not begun', async () => {
    await page.actions.openPuzzles(7);
    await tryMove('LINER,8g');
    await page.actions.openPuzzles();
    await page.actions.nextPuzzle();
    expect(puzzle().daily?.day).toBe(PUZZLE_TODAY - 2);
    await page.actions.nextPuzzle();
    expect(puzzle().daily?.day).toBe(PUZZLE_TODAY - 3);
  });

  it('becomes a game against the computer, whose sheet leaves the board in sight', async () => {
    await page.actions.openPuzzles();
    await tryMove('IRLINER,8g');
    await page.actions.playFromPuzzle();
    await settled();
    expect(page.state().sheet).toBe('closed');
    expect(puzzleNow(page.state())).toBeUndefined();
    expect(page.state().table?.view.seats.map(({ player }) => player)).toEqual([
      'human',
      'computer',
    ]);
    expect(rackShown(page.state())).toBe('IIRLNRE');
    const kept = valueOf(parseRecord(storage.texts.get('record') ?? '', undefined));
    expect(latestState(kept).turns).toBe(0);
    const news = 'A new game against Easy begins here.';
    expect(page.state().notice?.headline).toBe(news);
    expect(said()).toContain(news);
  });
});

describe('the game that was on the table', () => {
  it('comes back with its draft when the puzzles are left', async () => {
    await page.actions.quickStart();
    await settled();
    const id = page.state().table?.recordId;
    const rack = rackShown(page.state());
    page.actions.dropOnSquare(0, { row: 3, column: 3 });
    const laid = laidOf(page.state());
    expect(laid).not.toBe('');
    await page.actions.openPuzzles();
    expect(page.state().puzzles?.hasGame).toBe(true);
    await tryMove('LINER,8g');
    await page.actions.closePuzzles();
    await settled();
    expect(page.state().table?.recordId).toBe(id);
    expect(laidOf(page.state())).toBe(laid);
    expect(rack.length).toBe(7);
    expect(puzzleNow(page.state())).toBeUndefined();
  });

  it('goes on with the computer’s turn, which the puzzle has interrupted', async () => {
    await page.actions.quickStart();
    page.actions.typeMove(',');
    page.actions.submit();
    await settled();
    expect(page.state().table).toMatchObject({ phase: 'thinking', turns: 1 });
    const asked = page.search.asked().length;
    await page.actions.openPuzzles();
    await tryMove('LINER,8g');
    expect(page.search.asked()).toHaveLength(asked);
    await page.actions.closePuzzles();
    await settled();
    expect(page.state().table).toMatchObject({ phase: 'thinking', turns: 1 });
    expect(page.search.asked()).toHaveLength(asked + 1);
  });

  it('is not touched by a puzzle, even if the page is closed meanwhile', async () => {
    await page.actions.quickStart();
    await settled();
    const id = page.state().table?.recordId;
    await page.actions.openPuzzles();
    await tryMove('IRLINER,8g');
    await settled();
    page = await open();
    expect(puzzle().stars).toBe(3);
    expect(page.state().puzzles?.hasGame).toBe(true);
    await page.actions.closePuzzles();
    expect(page.state().table?.recordId).toBe(id);
    page = await open();
    expect(page.state().table?.recordId).toBe(id);
  });

  it('does not come back once it is deleted', async () => {
    await page.actions.quickStart();
    page.actions.typeMove(',');
    page.actions.submit();
    await settled();
    await page.actions.openPuzzles();
    await page.actions.readLibrary();
    await page.actions.deleteGame(at(page.state().library?.games ?? [], 0));
    expect(page.state()).toMatchObject({ library: { games: [] }, puzzles: { hasGame: false } });
    await page.actions.closePuzzles();
    await settled();
    expect(page.state().table).toBeUndefined();
    page = await open();
    expect(page.state().table).toBeUndefined();
  });

  it('is taken off behind the puzzle if another tab continues it', async () => {
    const tabs = fakeLocks();
    page = await puzzlePage(storage, { tabs });
    await page.actions.quickStart();
    await settled();
    const id = page.state().table?.recordId ?? '';
    await page.actions.openPuzzles();
    const { recordId } = puzzle();
    await tabs().request(id, 'take-over', () => {}).outcome;
    expect(puzzle().recordId).toBe(recordId);
    expect(page.state()).toMatchObject({
      panel: undefined,
      puzzles: { hasGame: false },
      notice: { headline: GAME_IN_ANOTHER_TAB },
    });
    await page.actions.closePuzzles();
    await settled();
    expect(page.state().table).toBeUndefined();
  });

  describe('that takes long to read', () => {
    const slow = slowStorage('record');

    beforeEach(async () => {
      slow.texts.clear();
      page = await puzzlePage(slow, { files: { ...puzzleFiles(), ...ENTRY_FILES } });
      await page.actions.quickStart();
      await settled();
      await page.actions.openPuzzles();
      slow.hold();
    });

    afterEach(slow.arrive);

    it('does not replace a game that was started meanwhile', async () => {
      const closing = page.actions.closePuzzles(true);
      await settled();
      startSmall(page);
      const id = page.state().table?.recordId;
      await slow.arrive();
      await closing;
      await settled();
      expect(page.state()).toMatchObject({ table: { recordId: id }, isAtFront: false });
      page = await puzzlePage(fakeStorage(Object.fromEntries(slow.texts)));
      expect(page.state().table?.recordId).toBe(id);
    });

    it.each([false, true])('comes back late: %s', async (isHome) => {
      const closing = page.actions.closePuzzles(isHome);
      await settled();
      page.clock.strike();
      await closing;
      expect(puzzleNow(page.state())).toBeUndefined();
      expect(page.state().isAtFront).toBe(isHome);
      await slow.arrive();
      expect(page.state().table?.view.seats).toHaveLength(2);
      expect(page.state().isAtFront).toBe(isHome);
    });

    it.each([false, true])(
      'does not cover a game that is entered meanwhile: %s',
      async (isHome) => {
        const closing = page.actions.closePuzzles(isHome);
        await settled();
        page.clock.strike();
        await closing;
        await page.actions.enterGame();
        expect(page.state().entry).toBeDefined();
        const shown: boolean[] = [];
        page.store.subscribe(({ isAtFront }) => shown.push(isAtFront));
        await slow.arrive();
        expect(page.state().table?.view.seats).toHaveLength(2);
        expect(new Set(shown)).toEqual(new Set([true]));
      },
    );
  });

  it('shows no editor again on the way home', async () => {
    page = await puzzlePage(storage, { files: { ...puzzleFiles(), ...ENTRY_FILES } });
    await page.actions.enterGame();
    await page.actions.openPuzzles();
    expect(page.state()).toMatchObject({ entry: undefined, isAtFront: false });
    await page.actions.closePuzzles(true);
    expect(page.state()).toMatchObject({ entry: undefined, isAtFront: true });
  });

  it('is missing if there was none: the home page shows', async () => {
    await page.actions.openPuzzles();
    await page.actions.closePuzzles();
    await settled();
    expect(page.state().table).toBeUndefined();
  });
});

describe('endless puzzles', () => {
  /** A page whose workers make the puzzle of the day again and again, or none. */
  async function endless(isMade = true): Promise<void> {
    const makers = endlessBy(() => (isMade ? puzzle().puzzle : undefined));
    page = await puzzlePage(storage, { workersFor: makers.workersFor });
    await page.actions.openPuzzles();
    // Made before the puzzle of the day leaves the table.
    makers.remember();
  }

  it('are made one after another, and counted by kind', async () => {
    await endless();
    await page.actions.showEndless({ kind: 'most-points', board: 0 });
    expect(puzzle().daily).toBeUndefined();
    expect(page.state().puzzles).toMatchObject({ mode: 'endless', making: undefined });
    await tryMove('IRLINER,8g');
    expect(endlessOf(record(), 'most-points')).toEqual([0, 0, 0, 1]);
    const { recordId } = puzzle();
    await page.actions.nextPuzzle();
    expect(puzzle().recordId).not.toBe(recordId);
    await tryMove('LINER,8g');
    await page.actions.openPuzzles();
    expect(endlessOf(record(), 'most-points')).toEqual([1, 0, 0, 1]);
    expect(record().days).toEqual({});
  });

  it('of two tabs are all counted', async () => {
    await endless();
    const first = page;
    await endless();
    const tabs = [first, page];
    for (const tab of tabs) {
      page = tab;
      await page.actions.showEndless({ kind: 'most-points', board: 0 });
      await tryMove('IRLINER,8g');
    }
    await settled();
    page = await open();
    await page.actions.openPuzzles();
    expect(endlessOf(record(), 'most-points')).toEqual([0, 0, 0, 2]);
  });

  it('come back after a reload as they were left, and are counted once', async () => {
    await endless();
    await page.actions.showEndless({ kind: 'most-points', board: 0 });
    page.actions.hint();
    await eventually(() => expect(puzzle().isHinted).toBe(true));
    await tryMove('LINER,8g');
    await settled();
    page = await open();
    expect(page.state().puzzles).toMatchObject({ mode: 'endless', hasGame: false });
    expect(puzzle()).toMatchObject({ daily: undefined, isHinted: true, stars: 0 });
    expect(puzzle().tries.map(({ text }) => text)).toEqual(['LINER,8g']);
    expect(rackShown(page.state())).toBe('IIRLNRE');
    await tryMove('IRLINER,8g');
    expect(endlessOf(record(), 'most-points')).toEqual([0, 0, 0, 1]);
    await settled();
    page = await open();
    expect(puzzle().stars).toBe(3);
    await eventually(() => expect(page.state().puzzles?.best?.[0]?.score).toBe(71));
    await page.actions.closePuzzles();
    await settled();
    expect(endlessOf(record(), 'most-points')).toEqual([0, 0, 0, 1]);
    page = await open();
    expect(page.state().table).toBeUndefined();
  });

  it('are not shown at a start if what was kept of them is damaged', async () => {
    storage.texts.set('puzzle', '{"version":1,"kind":"endgame"}');
    page = await open();
    expect(page.state().puzzles).toBeUndefined();
    expect(storage.texts.has('puzzle')).toBe(false);
  });

  it('say so if there is none of a kind on a board', async () => {
    await endless(false);
    await page.actions.showEndless({ kind: 'endgame', board: 0 });
    expect(page.state().puzzles).toMatchObject({
      mode: 'endless',
      making: 'failed',
      gamesTried: MAX_PUZZLE_GAMES,
    });
    expect(puzzle().daily?.day).toBe(PUZZLE_TODAY);
    await page.actions.stopMaking();
    expect(page.state().puzzles).toMatchObject({ mode: 'today', making: undefined });
  });

  it('offer the boards that come with the page, and that of the last game set up', () => {
    const names = endlessBoards({ lastSetup: undefined }).map(({ boardName }) => boardName);
    expect(names).toContain('Jackpot');
    const own = { ...smallGame(PLAIN_DRAWS, {}).record.setup, boardName: 'Mine' };
    expect(endlessBoards({ lastSetup: own }).at(-1)).toMatchObject({ boardName: 'Mine' });
    expect(endlessBoards({ lastSetup: own })).toHaveLength(names.length + 1);
  });
});

describe('results of puzzles', () => {
  it('are exported and imported with the games', async () => {
    await page.actions.openPuzzles();
    await tryMove('IRLINER,8g');
    await settled();
    const file = await page.actions.exportGames();
    if (!file) throw new Error('Nothing was exported');
    const pieces = at([file.pieces], 0).join('');
    storage = fakeStorage();
    page = await open();
    await page.actions.importGames(pieces);
    await settled();
    await page.actions.openPuzzles();
    expect(puzzle()).toMatchObject({ stars: 3 });
    expect(isSolvedOn(record())(PUZZLE_TODAY)).toBe(true);
  });
});

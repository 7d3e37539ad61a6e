import { expect, it } from 'vitest';
import { PUZZLES } from '../../src/messages';
import { isAtSharedTable, puzzleNow } from '../../src/store';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { settled } from '../support/fake-services';
import { fakeStorage } from '../support/page';
import { noonOf, patientMaker, PUZZLE_TODAY, PUZZLE_WORDS, puzzleFiles } from '../support/puzzles';
import { CHOICE, hosting, joining, type Tab } from '../support/tabs';

browserForEachTest();

/** A page with a puzzle on the table and an open invitation. */
async function inviting() {
  const { workersFor, lookThroughGame } = patientMaker();
  const world = { today: () => noonOf(PUZZLE_TODAY), workersFor };
  const page = browser.open(fakeStorage(), puzzleFiles(), world);
  await page.learn(PUZZLE_WORDS);
  await hosting(browser, CHOICE, page);
  await page.actions.openPuzzles();
  const { recordId } = puzzleNow(page.state()) ?? {};
  expect(recordId).toBeDefined();
  return {
    page,
    lookThroughGame,
    expectRefusal: () => {
      expect(isAtSharedTable(page.state())).toBe(true);
      expect(puzzleNow(page.state())?.recordId).toBe(recordId);
      expect(page.state().puzzles).toMatchObject({ mode: 'today', making: undefined });
      const { notOpened, atSharedTable } = PUZZLES;
      expect(page.state().notice).toMatchObject({ headline: notOpened, reason: atSharedTable });
    },
  };
}

it.each([
  ['the next puzzle', ({ nextPuzzle }) => nextPuzzle()],
  ['a puzzle of another day', ({ showPuzzleOf }) => showPuzzleOf(PUZZLE_TODAY - 3)],
  ['an endless puzzle', ({ showEndless }) => showEndless()],
] satisfies readonly (readonly [string, (actions: Tab['actions']) => Promise<void>])[])(
  '%s is refused once a friend has joined',
  async (_what, ask) => {
    const { page, expectRefusal } = await inviting();
    await joining(browser, page);
    await ask(page.actions);
    expectRefusal();
  },
);

it('an endless puzzle is refused if a friend joins while it is made', async () => {
  const { page, lookThroughGame, expectRefusal } = await inviting();
  const asked = page.actions.showEndless();
  await settled();
  expect(page.state().puzzles?.making).toBe('running');
  await joining(browser, page);
  lookThroughGame();
  await asked;
  expectRefusal();
});

import { expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { ENTRY_FILES } from '../support/entry';
import { settled } from '../support/fake-services';
import { storedGame } from '../support/kept-games';
import { openPage, type Page, PLAIN_DRAWS, slowStorage, smallGame, WORDS } from '../support/page';
import { patientMaker, puzzleFiles, puzzlePage } from '../support/puzzles';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const OWN = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }, 'NO,2b');
const OTHER = { ...OWN, record: { ...OWN.record, id: 'other' } };
const FILES = { ...ENTRY_FILES, ...puzzleFiles() };
const GCG = '#player1 ann Ann\n#player2 ben Ben\n>ann: RETINAL 8D RETINAL +66 66\n';

/** A page with a game behind the home page, whose files and words arrive when the test wants it, from storage too. */
async function waiting() {
  const storage = slowStorage(`words/${OTHER.record.setup.lexiconId}`);
  storage.texts.set('game/other', storedGame(OTHER));
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late = Object.entries(FILES).map(
    ([name, text]) => [name, arrived.then(() => text)] as const,
  );
  const page = openPage({ storage, files: Object.fromEntries(late) });
  valueOf(await page.actions.importRecord(formatRecord(OWN.record)));
  page.actions.showFront(true);
  storage.hold();
  return {
    page,
    arrive: async () => {
      arrive();
      await storage.arrive();
      await page.learn(WORDS);
    },
  };
}

const WISHES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['a game', ({ actions }) => actions.quickStart()],
  ['a game with a friend', ({ actions }) => actions.inviteFriend()],
  ['a puzzle', ({ actions }) => actions.openPuzzles()],
  ['a game to enter', ({ actions }) => actions.enterGame()],
  ['a game of a GCG file', ({ actions }) => actions.importGcg(GCG)],
  ['a game of a record', ({ actions }) => actions.importRecord(formatRecord(OTHER.record))],
  ['a game of the library', ({ actions }) => actions.openGame('other', 'if-free')],
];

it.each(WISHES)('%s comes once it is loaded', async (_what, wish) => {
  const { page, arrive } = await waiting();
  const { table, entry, online } = page.state();
  const asked = wish(page);
  await settled();
  await arrive();
  await asked;
  const now = page.state();
  const isHere =
    now.table?.recordId !== table?.recordId || now.entry !== entry || now.online !== online;
  expect(isHere).toBe(true);
});

it.each(WISHES)('%s does not cover the game that is continued meanwhile', async (_what, wish) => {
  const { page, arrive } = await waiting();
  const asked = wish(page);
  await settled();
  page.actions.showFront(false);
  await arrive();
  await asked;
  expect(page.state()).toMatchObject({
    table: { recordId: OWN.record.id },
    isAtFront: false,
    entry: undefined,
    online: undefined,
    panel: undefined,
  });
});

it('a game does not cover the editor that is opened meanwhile', async () => {
  const page = openPage({ files: FILES });
  valueOf(await page.actions.importRecord(formatRecord(OWN.record)));
  page.actions.showFront(true);
  const asked = page.actions.quickStart();
  await page.actions.enterGame();
  await page.learn(WORDS);
  await asked;
  expect(page.state()).toMatchObject({ table: { recordId: OWN.record.id }, isAtFront: true });
  expect(page.state().entry).toBeDefined();
});

it('an endless puzzle does not cover the editor that is opened meanwhile', async () => {
  const { workersFor, lookThroughGame } = patientMaker();
  const page = await puzzlePage(undefined, { files: FILES, workersFor });
  await page.actions.openPuzzles();
  const { open } = page.state().puzzles ?? {};
  const asked = page.actions.showEndless();
  await settled();
  expect(page.state().puzzles?.making).toBe('running');
  await page.actions.enterGame();
  lookThroughGame(open?.puzzle);
  await asked;
  expect(page.state()).toMatchObject({
    table: { recordId: open?.recordId },
    isAtFront: true,
    // The puzzle before is shown again after the editor.
    puzzles: { open: { recordId: open?.recordId }, mode: 'today', making: undefined },
  });
  expect(page.state().entry).toBeDefined();
});

import { describe, expect, it } from 'vitest';
import { isTurn, parseRecord } from '../../src/engine';
import { DEFAULT_LIST } from '../../src/setup';
import { ENTRY_FILES, entryOn } from '../support/entry';
import { settled } from '../support/fake-services';
import { afterResignation } from '../support/games';
import { storedRecord } from '../support/kept-games';
import {
  fakeLocks,
  fakeStorage,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
} from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const BEGUN = `#player1 ann Ann
#player2 ben Ben
>ann: AEILNRT 8D RETINAL +66 66
>ben: DEGGIOU G7 D.G +9 9
`;

/** A page with boards; another tab of the same browser with the same storage and locks. */
const pageOn = (storage = fakeStorage(), tabs = fakeLocks()): Page =>
  openPage({ storage, tabs, files: ENTRY_FILES });

async function openFile(page: Page): Promise<void> {
  valueOf((await page.actions.importGcg(BEGUN)) ?? { ok: true, value: [] });
  await settled();
}

const turnsOf = (text = ''): number =>
  valueOf(parseRecord(storedRecord(text), undefined)).record.events.filter(isTurn).length;

/** The numbers of turns of the games in the library, in order. */
const turnsIn = ({ storage }: Page): readonly number[] =>
  [...storage.texts]
    .flatMap(([name, text]) => (name.startsWith('game/') ? [turnsOf(text)] : []))
    .toSorted((one, other) => one - other);

async function pass({ actions }: Page): Promise<void> {
  actions.liftCurtain();
  actions.pass();
  await settled();
}

describe('a GCG file that is opened again', () => {
  it('is the same game', async () => {
    const page = pageOn();
    await openFile(page);
    const id = page.state().table?.recordId;
    await openFile(page);
    expect(page.state().table?.recordId).toBe(id);
    expect(turnsIn(page)).toEqual([2]);
  });

  it('keeps the standard words for the next reload, whatever list its lexicon had before', async () => {
    const page = pageOn();
    await openFile(page);
    const kept: unknown = JSON.parse(page.storage.texts.get('words') ?? 'null');
    expect(kept).toMatchObject({ list: DEFAULT_LIST });
  });

  it('leaves the game as it was played on, with its title, however it goes on', async () => {
    const page = pageOn();
    await openFile(page);
    const id = page.state().table?.recordId ?? '';
    await page.actions.giveTitle(id, 'The final');
    await pass(page);
    await pass(page);
    expect(turnsIn(page)).toEqual([4]);
    await openFile(page);
    expect(page.state().table?.turns).toBe(2);
    page.actions.liftCurtain();
    page.actions.resign();
    await settled();
    expect(turnsIn(page)).toEqual([3, 4]);
    expect(turnsOf(page.storage.texts.get(`game/${id}`))).toBe(4);
    await page.actions.readLibrary();
    const titles = page.state().library?.games.map(({ root, title }) => [root === id, title]);
    expect(titles?.toSorted()).toEqual([
      [false, undefined],
      [true, 'The final'],
    ]);
    // The other game was played on as well.
    for (let times = 0; times < 3; times++) await openFile(page);
    expect(turnsIn(page)).toEqual([2, 3, 4]);
  });

  it('leaves what was corrected in the editor, under its id', async () => {
    const page = pageOn();
    await openFile(page);
    const id = page.state().table?.recordId ?? '';
    valueOf(await page.actions.editGame(id, 'correct'));
    const { state } = entryOn(page);
    state().actions.removeTurn(1);
    valueOf(await state().actions.save());
    await settled();
    const corrected = page.storage.texts.get(`game/${id}`);
    for (let times = 0; times < 2; times++) await openFile(page);
    expect(page.storage.texts.get(`game/${id}`)).toBe(corrected);
    expect(turnsIn(page)).toEqual([1, 2]);
  });

  it('is another game if a second tab opens it', async () => {
    const [storage, tabs] = [fakeStorage(), fakeLocks()];
    const pages = [pageOn(storage, tabs), pageOn(storage, tabs)];
    for (const page of pages) await openFile(page);
    expect(pages.map(({ state }) => state().table?.turns)).toEqual([2, 2]);
  });
});

describe('a link to watch a game that is opened again', () => {
  async function link(): Promise<string> {
    const over = afterResignation(
      smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }, 'NO,2b', ','),
    );
    return (await (await pageWith(over)).actions.linkTo('watch')) ?? '';
  }

  async function watch(page: Page, fragment: string): Promise<void> {
    await page.actions.openLink(fragment);
    await settled();
  }

  it('is the same game', async () => {
    const page = pageOn();
    const fragment = await link();
    for (let times = 0; times < 2; times++) await watch(page, fragment);
    expect(page.state().table).toMatchObject({ turns: 3, turnsShown: 0 });
    expect(turnsIn(page)).toEqual([3]);
  });

  it('is shown in a second tab as well', async () => {
    const [storage, tabs] = [fakeStorage(), fakeLocks()];
    const pages = [pageOn(storage, tabs), pageOn(storage, tabs)];
    const fragment = await link();
    for (const page of pages) await watch(page, fragment);
    expect(pages.map(({ state }) => state().table?.turns)).toEqual([3, 3]);
  });
});

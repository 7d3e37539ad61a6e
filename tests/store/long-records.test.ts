import { describe, expect, it } from 'vitest';
import { classic, formatRecord } from '../../src/engine';
import { setupOf } from '../support/games';
import { settled } from '../support/fake-services';
import { storedGame } from '../support/kept-games';
import { longGame } from '../support/long-game';
import {
  fakeStorage,
  lexicon,
  openPage,
  type Page,
  PLAIN_DRAWS,
  smallGame,
  startSmall,
} from '../support/page';
import { errorOf, valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;
const EVENTS = 5000;
const LONG = longGame(setupOf(PLAIN_DRAWS, lexicon, { ...PEOPLE, rules: classic }), EVENTS);
const LONG_TEXT = formatRecord(LONG.record);
const SHORT = smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b');
const SHORT_TEXT = formatRecord(SHORT.record);

/** Minimum number of steps to read and replay a long record. */
const STEPS = (2 * EVENTS) / 500 - 2;

/** A page that runs an action between the first steps of a long task and counts its pauses. */
function pausingPage(texts: Readonly<Record<string, string>> = {}) {
  const storage = fakeStorage(texts);
  let pauses = 0;
  const waiting: (() => unknown)[] = [];
  const page: Page = openPage({
    storage: {
      ...storage,
      read: async (name) => {
        if (name === 'title/' && ++pauses > 2) waiting.shift()?.();
        return storage.read(name);
      },
    },
  });
  return {
    page,
    pauses: () => pauses,
    /** Runs an action while a long record is being read. */
    doMeanwhile: (what: () => unknown) => {
      waiting.push(what);
    },
  };
}

const onTable = ({ state }: Page): string | undefined => state().table?.recordId;

describe('a record with thousands of events', () => {
  it('opens from a file in steps, so the page stays responsive', async () => {
    const { page, pauses } = pausingPage();
    valueOf(await page.actions.importRecord(LONG_TEXT));
    expect(onTable(page)).toBe('long');
    expect(pauses()).toBeGreaterThanOrEqual(STEPS);
  });

  it('opens from the library in steps', async () => {
    const { page, pauses } = pausingPage({ 'game/long': storedGame(LONG) });
    valueOf(await page.actions.openGame('long', 'if-free'));
    expect(onTable(page)).toBe('long');
    expect(pauses()).toBeGreaterThanOrEqual(STEPS);
  });

  it('is restored at the start in steps', async () => {
    const { page, pauses } = pausingPage({ record: LONG_TEXT, before: LONG_TEXT });
    await page.restore();
    expect(onTable(page)).toBe('long');
    expect(pauses()).toBeGreaterThanOrEqual(2 * STEPS);
  });

  it('enters the library in steps, beside another game of the same id', async () => {
    const other = { ...LONG, record: { ...LONG.record, events: LONG.record.events.slice(0, -10) } };
    const { page, pauses } = pausingPage({ 'game/long': storedGame(other) });
    valueOf(await page.actions.importRecord(LONG_TEXT));
    const before = pauses();
    await page.actions.readLibrary();
    expect(pauses() - before).toBeGreaterThanOrEqual(STEPS);
    expect(await page.actions.recordOfGame('long')).toBe(LONG_TEXT);
  });
});

describe('opening a long record', () => {
  it.each<[string, (page: Page) => unknown, (id: string | undefined) => boolean]>([
    ['a new game', startSmall, (id) => id?.startsWith('game ') ?? false],
    [
      'another record',
      ({ actions }) => actions.importRecord(SHORT_TEXT),
      (id) => id === SHORT.record.id,
    ],
    [
      'a game of the library',
      ({ actions }) => actions.openGame('kept', 'if-free'),
      (id) => id === 'kept',
    ],
  ])('is cancelled if another game is opened first: %s', async (_what, go, isRight) => {
    const kept = { ...SHORT, record: { ...SHORT.record, id: 'kept' } };
    const { page, doMeanwhile } = pausingPage({ 'game/kept': storedGame(kept) });
    doMeanwhile(() => go(page));
    const opened = await page.actions.importRecord(LONG_TEXT);
    await settled();
    expect(errorOf(opened)).toEqual({ code: 'CANCELLED' });
    expect(onTable(page)).toSatisfy(isRight);
    expect(page.storage.texts.get('record')).not.toBe(LONG_TEXT);
  });

  it('succeeds once if it is attempted several times', async () => {
    const { page, doMeanwhile } = pausingPage({ 'game/long': storedGame(LONG) });
    let second: Promise<unknown> | undefined;
    doMeanwhile(() => {
      second = page.actions.openGame('long', 'if-free');
    });
    const first = await page.actions.openGame('long', 'if-free');
    expect(errorOf(first)).toEqual({ code: 'CANCELLED' });
    expect(await second).toEqual({ ok: true, value: undefined });
    expect(onTable(page)).toBe('long');
  });

  it('loses nothing that is played meanwhile', async () => {
    const { page, doMeanwhile } = pausingPage();
    startSmall(page);
    const left = onTable(page) ?? '';
    doMeanwhile(() => page.actions.pass());
    valueOf(await page.actions.importRecord(LONG_TEXT));
    await settled();
    expect(onTable(page)).toBe('long');
    await page.actions.readLibrary();
    expect(await page.actions.recordOfGame(left)).toContain('"kind": "pass"');
  });
});

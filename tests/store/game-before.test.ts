import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import type { TakenTurn } from '../../src/store';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import {
  fakeStorage,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
  startSmall,
} from '../support/page';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const PLAYED = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ',');
const OTHER = formatRecord({ ...smallGame('DADEATNOTEXYZQ', MIXED, ',').record, id: 'other' });

const SAMPLE: TakenTurn = {
  timeline: smallGame('DADEATNOTEXYZQ', { seats: seatsOf('computer', 'human') }, ','),
  best: { move: { kind: 'pass' }, score: 0, words: [], isByEquity: false },
};

const recordOf = (page: Page): string => page.actions.exportRecord() ?? '';

const openText =
  (text: string) =>
  async ({ actions }: Page): Promise<void> => {
    valueOf(await actions.importRecord(text));
  };

describe('the previous game', () => {
  it('is undefined at first', async () => {
    const page = await pageWith(PLAYED);
    expect(page.state().gameBefore).toBeUndefined();
    const before = recordOf(page);
    await page.actions.backToGameBefore();
    expect(recordOf(page)).toBe(before);
  });

  it.each<[string, (page: Page) => unknown]>([
    ['a new game', startSmall],
    ['an opened record', openText(OTHER)],
    [
      'an older copy of the same game',
      openText(formatRecord(smallGame(PLAIN_DRAWS, MIXED).record)),
    ],
    [
      'a branch of it',
      async ({ actions }) => {
        actions.showTurn(0);
        actions.playOnFromHere();
        await settled();
      },
    ],
  ])('is the game that was left for %s, and going back swaps the two', async (_what, leave) => {
    const page = await pageWith(PLAYED);
    const first = recordOf(page);
    await leave(page);
    const second = recordOf(page);
    expect(second).not.toBe(first);
    await page.actions.backToGameBefore();
    expect(recordOf(page)).toBe(first);
    expect(page.state().table).toMatchObject({ turns: 2, turnsShown: 2 });
    await page.actions.backToGameBefore();
    expect(recordOf(page)).toBe(second);
  });

  it('is kept when a game without a turn is left', async () => {
    const page = await pageWith(PLAYED);
    const first = recordOf(page);
    startSmall(page);
    startSmall(page);
    await page.actions.backToGameBefore();
    expect(recordOf(page)).toBe(first);
  });

  it('is kept when a sample game is left before its turn was played', async () => {
    const page = await pageWith(PLAYED);
    const first = recordOf(page);
    page.actions.takeTurn(SAMPLE);
    startSmall(page);
    await page.actions.backToGameBefore();
    expect(recordOf(page)).toBe(first);
    page.actions.takeTurn(SAMPLE);
    page.actions.pass();
    await settled();
    const taken = recordOf(page);
    startSmall(page);
    await page.actions.backToGameBefore();
    expect(recordOf(page)).toBe(taken);
  });

  it('is not an earlier state of the same game', async () => {
    const page = await pageWith(PLAYED);
    page.actions.pass();
    await settled();
    expect(page.state().table?.turns).toBe(3);
    expect(page.state().gameBefore).toBeUndefined();
  });

  it('is saved, also after going back', async () => {
    const page = await pageWith(PLAYED);
    const first = recordOf(page);
    startSmall(page);
    const second = recordOf(page);
    const again = await reloaded(page.storage);
    expect(recordOf(again)).toBe(second);
    await again.actions.backToGameBefore();
    expect(recordOf(again)).toBe(first);
    const twice = await reloaded(again.storage);
    expect(recordOf(twice)).toBe(first);
    await twice.actions.backToGameBefore();
    expect(recordOf(twice)).toBe(second);
  });

  it('stays stored if it is unreadable, and the page reports that', async () => {
    const record = formatRecord(PLAYED.record);
    const page = openPage({ storage: fakeStorage({ record, before: 'broken' }) });
    await page.restore();
    await settled();
    await page.actions.backToGameBefore();
    expect(recordOf(page)).toBe(record);
    expect(page.state().notice).toMatchObject({
      headline: 'The game before could not be opened.',
      reason: expect.stringMatching(/^It is damaged: it is no longer the record of a game\./),
    });
  });
});

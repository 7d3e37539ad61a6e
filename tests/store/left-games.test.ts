import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import type { TakenTurn } from '../../src/store';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import { type Page, pageWith, PLAIN_DRAWS, reloaded, smallGame, startSmall } from '../support/page';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const PLAYED = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ',');
const OTHER = formatRecord({ ...smallGame('DADEATNOTEXYZQ', MIXED, ',').record, id: 'other' });

const SAMPLE: TakenTurn = {
  timeline: smallGame('DADEATNOTEXYZQ', { seats: seatsOf('computer', 'human') }, ','),
  best: { move: { kind: 'pass' }, score: 0, words: [] },
};

const recordOf = (page: Page): string => page.actions.exportRecord() ?? '';

async function openGame({ actions }: Page, id: string): Promise<void> {
  await settled();
  valueOf(await actions.openGame(id, 'if-free'));
}

const openText =
  (text: string) =>
  async ({ actions }: Page): Promise<void> => {
    valueOf(await actions.importRecord(text));
  };

describe('a game that was left', () => {
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
  ])('for %s is in the library, also after a reload', async (_what, leave) => {
    const page = await pageWith(PLAYED);
    const first = recordOf(page);
    await leave(page);
    await settled();
    expect(recordOf(page)).not.toBe(first);
    const again = await reloaded(page.storage);
    for (const each of [again, page]) {
      expect(await each.actions.recordOfGame(PLAYED.record.id)).toBe(first);
    }
  });

  it('opens at its last turn', async () => {
    const page = await pageWith(PLAYED);
    page.actions.showTurn(0);
    startSmall(page);
    await openGame(page, PLAYED.record.id);
    expect(page.state().table).toMatchObject({ turns: 2, turnsShown: 2 });
  });

  it('is in the library if it is a sample game whose turn was played, and not before', async () => {
    const page = await pageWith(PLAYED);
    page.actions.takeTurn(SAMPLE);
    startSmall(page);
    page.actions.takeTurn(SAMPLE);
    page.actions.pass();
    await settled();
    const taken = page.state().table?.recordId;
    startSmall(page);
    await settled();
    await page.actions.readLibrary();
    const ids = page.state().library?.games.flatMap(({ records }) => records);
    expect(new Set(ids)).toEqual(new Set([PLAYED.record.id, taken]));
  });
});

import { describe, expect, it } from 'vitest';
import { settled } from '../support/fake-services';
import { moveOf } from '../support/games';
import { type Page, pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const turns = (page: Page): number | undefined => page.state().table?.turns;

const againstComputer = () =>
  pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer'), undo: true }, 'NO,2b'));

const amongComputers = () =>
  pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('computer', 'computer') }));

describe('a deferred screen', () => {
  it('shows an answer only once it is released, though the record has it at once', async () => {
    const page = await againstComputer();
    const release = page.actions.hold();
    page.search.last().answer(moveOf(','));
    await settled();
    expect(turns(page)).toBe(1);
    expect(page.state().table?.phase).toBe('thinking');
    expect(page.storage.texts.get('record')).toContain('"pass"');
    release();
    expect(turns(page)).toBe(2);
    expect(page.state().table?.phase).toBe('your-turn');
  });

  it('waits for every holder; releasing twice counts once', async () => {
    const page = await againstComputer();
    const [first, second] = [page.actions.hold(), page.actions.hold()];
    page.search.last().answer(moveOf(','));
    await settled();
    first();
    first();
    expect(turns(page)).toBe(1);
    second();
    expect(turns(page)).toBe(2);
  });

  it('then shows two answers one after the other', async () => {
    const page = await amongComputers();
    const release = page.actions.hold();
    for (let answer = 0; answer < 2; answer++) {
      page.actions.stepOnce();
      page.search.last().answer(moveOf(','));
      await settled();
    }
    expect(turns(page)).toBe(0);
    release();
    const seen = new Set([turns(page)]);
    while (page.clock.waiting().length > 0) {
      page.clock.strike();
      seen.add(turns(page));
    }
    expect([...seen]).toEqual([0, 1, 2]);
  });

  it('is not deferred at another table', async () => {
    const page = await againstComputer();
    const before = page.state().table?.recordId ?? '';
    page.actions.undo();
    await settled();
    page.actions.hold();
    valueOf(await page.actions.openGame(before, 'if-free'));
    expect(page.state().table?.recordId).toBe(before);
  });
});

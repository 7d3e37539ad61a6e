import { describe, expect, it } from 'vitest';
import { settled } from '../support/fake-services';
import { scraebbkle } from '../../src/engine';
import { seatsOf } from '../support/seats';
import { type Page, pageWith, PLAIN_DRAWS, reloaded, smallGame, WORDS } from '../support/page';

const rules = { ...scraebbkle, moveReport: 'until-continue' } as const;

async function played(seats: ReturnType<typeof seatsOf>, openRacks = false): Promise<Page> {
  const page = await pageWith(smallGame(PLAIN_DRAWS, { rules, seats, openRacks }));
  page.actions.liftCurtain();
  page.actions.typeMove('NO,2b');
  page.actions.submit();
  await settled();
  return page;
}

describe('the report of a move', () => {
  it('is ended by what plays a move at other times, and then the game goes on', async () => {
    const page = await played(seatsOf('human', 'computer'));
    expect(page.state().table?.phase).toBe('report');
    page.actions.submit();
    await settled();
    expect(page.state().table?.phase).toBe('thinking');
  });

  it.each([
    ['against a computer', seatsOf('human', 'computer'), false],
    ['of two people who hide nothing', seatsOf('human', 'human'), true],
  ])(
    'is still there after a reload %s, also while one looks back',
    async (_what, seats, openRacks) => {
      const before = await played(seats, openRacks);
      before.actions.showTurn(0);
      const page = await reloaded(before.storage);
      await page.learn(WORDS);
      expect(page.state().table).toMatchObject({ phase: 'looking-back', view: { viewer: 0 } });
      page.actions.showTurn(1);
      expect(page.state().table).toMatchObject({ phase: 'report', view: { viewer: 0 } });
      expect(page.search.asked()).toHaveLength(0);
      page.actions.goOn();
      const again = await reloaded(page.storage);
      expect(again.state().table?.phase).not.toBe('report');
    },
  );

  it('from which one looked back, behind a curtain, does not take the next one there', async () => {
    const before = await played(seatsOf('human', 'human'));
    before.actions.showTurn(0);
    const page = await reloaded(before.storage);
    await page.learn(WORDS);
    page.actions.liftCurtain();
    page.actions.typeMove('D,c1');
    page.actions.submit();
    await settled();
    expect(page.state().table).toMatchObject({ phase: 'report', turns: 2 });
    page.actions.goOn();
    page.actions.liftCurtain();
    expect(page.state().table).toMatchObject({ view: { viewer: 0 }, turns: 2, turnsShown: 2 });
  });

  it('is not shown after a reload to whoever may sit at a shared screen', async () => {
    const { storage } = await played(seatsOf('human', 'human'));
    const page = await reloaded(storage);
    expect(page.state().table?.phase).toBe('curtain');
  });

  it('leaves nothing to lay tiles with', async () => {
    const page = await played(seatsOf('human', 'computer'));
    page.actions.tapPosition(0);
    page.actions.tapSquare({ row: 4, column: 4 });
    expect(page.state().draft.order).toEqual([]);
  });
});

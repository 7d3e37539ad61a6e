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

describe('the report after a move', () => {
  it('closes on any input that usually plays a move, and the game continues', async () => {
    const page = await played(seatsOf('human', 'computer'));
    expect(page.state().table?.phase).toBe('report');
    page.actions.submit();
    await settled();
    expect(page.state().table?.phase).toBe('thinking');
  });

  it.each([
    ['against a computer', seatsOf('human', 'computer'), false],
    ['of two people with open racks', seatsOf('human', 'human'), true],
  ])(
    'survives a reload %s, even while an earlier turn is shown',
    async (_what, seats, openRacks) => {
      const before = await played(seats, openRacks);
      before.actions.showTurn(0);
      const page = await reloaded(before.storage);
      await page.learn(WORDS);
      expect(page.state().table).toMatchObject({ phase: 'looking-back', view: { viewer: 0 } });
      page.actions.showTurn(1);
      expect(page.state().table).toMatchObject({ phase: 'report', view: { viewer: 0 } });
      expect(page.search.asked()).toHaveLength(0);
      page.actions.dismissReport();
      const again = await reloaded(page.storage);
      expect(again.state().table?.phase).not.toBe('report');
    },
  );

  it('left for an earlier turn behind a curtain does not show that turn to the next player', async () => {
    const before = await played(seatsOf('human', 'human'));
    before.actions.showTurn(0);
    const page = await reloaded(before.storage);
    await page.learn(WORDS);
    page.actions.liftCurtain();
    page.actions.typeMove('D,c1');
    page.actions.submit();
    await settled();
    expect(page.state().table).toMatchObject({ phase: 'report', turns: 2 });
    page.actions.dismissReport();
    page.actions.liftCurtain();
    expect(page.state().table).toMatchObject({ view: { viewer: 0 }, turns: 2, turnsShown: 2 });
  });

  it('is not restored on a shared screen', async () => {
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

import { describe, expect, it } from 'vitest';
import { hasEnded, turnTaken } from './TurnMotion';
import type { TableSnapshot } from '../../table';
import { moveOf } from '../../../tests/support/games';
import { settled } from '../../../tests/support/fake-services';
import { type Page, pageWith, PLAIN_DRAWS, smallGame } from '../../../tests/support/page';
import { seatsOf } from '../../../tests/support/seats';

const tableOf = (page: Page): TableSnapshot | undefined => page.state().table;

const against = (player: 'human' | 'computer') =>
  pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', player), openRacks: true }, 'NO,2b'));

describe('turnTaken', () => {
  it('detects a computer’s turn', async () => {
    const page = await against('computer');
    const before = tableOf(page);
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(turnTaken(before, tableOf(page))).toMatchObject({
      whose: 'another’s',
      turn: { seat: 1 },
      number: 2,
    });
  });

  it('detects the viewer’s own turn', async () => {
    const page = await against('human');
    const before = tableOf(page);
    page.actions.typeMove('D,c1');
    page.actions.submit();
    await settled();
    expect(tableOf(page)?.turns).toBe(2);
    expect(turnTaken(before, tableOf(page))?.whose).toBe('own');
  });

  it('ignores steps through the history and the last turn of a game just loaded', async () => {
    const page = await against('computer');
    const table = tableOf(page);
    page.actions.showTurn(0);
    const back = tableOf(page);
    page.actions.showTurn(1);
    expect(turnTaken(back, tableOf(page))).toBeUndefined();
    expect(turnTaken(undefined, table)).toBeUndefined();
  });
});

describe('hasEnded', () => {
  it('detects the end of a game only when it happens', async () => {
    const page = await against('human');
    const last: (TableSnapshot | undefined)[] = [];
    for (let passes = 0; passes < 3; passes++) {
      page.actions.pass();
      await settled();
      last.push(tableOf(page));
    }
    const before = tableOf(page);
    page.actions.pass();
    await settled();
    const over = tableOf(page);
    expect(over?.phase).toBe('over');
    expect(hasEnded(before, over)).toBe(true);
    expect(hasEnded(last[0], last[1])).toBe(false);
    page.actions.showTurn(1);
    const back = tableOf(page);
    page.actions.showTurn(over?.turns ?? 0);
    expect(hasEnded(back, tableOf(page))).toBe(false);
  });

  it('ignores a game that was loaded finished', async () => {
    const page = await against('human');
    const over = await pageWith(
      smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }, ',', ',', ',', ','),
    );
    expect(hasEnded(undefined, tableOf(over))).toBe(false);
    expect(tableOf(page)?.phase).not.toBe('over');
  });
});

import { describe, expect, it } from 'vitest';
import { scraebbkle } from '../../src/engine';
import { moveOf } from '../support/games';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import {
  laidOf,
  ownTiles,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  rackShown,
  smallGame,
} from '../support/page';

const rules = { ...scraebbkle, unknownWord: 'lose-turn' } as const;
const LOST = 'lost a turn: ET isn’t in the word list.';

const played = async (seats: ReturnType<typeof seatsOf>): Promise<Page> => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, { rules, seats }));
  page.actions.liftCurtain();
  page.actions.typeMove('ET,2b');
  page.actions.submit();
  await settled();
  return page;
};

describe('a turn lost to an invalid word', () => {
  it('returns the tiles to the rack and is reported to all', async () => {
    const page = await played(seatsOf('human', 'computer'));
    expect(page.state().table).toMatchObject({ turns: 1, phase: 'thinking' });
    expect([laidOf(page.state()), rackShown(page.state())]).toEqual(['', 'NOTEAEI']);
    expect(page.state().typed).toBeUndefined();
    expect(page.state().notice).toEqual({ tone: 'refusal', headline: `You ${LOST}` });
  });

  it('stays reported while the computer moves, until the player acts', async () => {
    const page = await played(seatsOf('human', 'computer'));
    page.search.last().answer(moveOf('AD,2b'));
    await settled();
    expect(page.state().table).toMatchObject({ turns: 2, phase: 'your-turn' });
    expect(page.state().notice?.headline).toBe(`You ${LOST}`);
    page.actions.tapPosition(0);
    page.actions.tapSquare({ row: 4, column: 4 });
    expect(page.state().notice).toBeUndefined();
  });

  it('is reported to the next person too, behind the curtain', async () => {
    const page = await played(seatsOf('human', 'human'));
    expect(page.state().table?.phase).toBe('curtain');
    expect(page.state().notice?.headline).toBe(`Player 1 ${LOST}`);
    expect(ownTiles(page.state())).toBe('');
  });

  it('is not reported when an earlier turn is shown', async () => {
    const page = await played(seatsOf('human', 'computer'));
    page.search.last().answer(moveOf(','));
    await settled();
    page.actions.showNotice({ tone: 'remark', headline: 'something else' });
    page.actions.showTurn(0);
    page.actions.showTurn(2);
    expect(page.state().notice?.headline).not.toBe(LOST);
  });
});

import { describe, expect, it } from 'vitest';
import { type Player, scraebbkle } from '../../src/engine';
import { mayDraft } from '../../src/store';
import { moveOf } from '../support/games';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import { laidOf, pageWith, PLAIN_DRAWS, reloaded, smallGame } from '../support/page';

const RULES = { ...scraebbkle, seats: { least: 2, most: 4, fixed: [] } };

const pageOf = (...players: readonly Player[]) =>
  pageWith(smallGame(PLAIN_DRAWS, { rules: RULES, seats: seatsOf(...players), openRacks: true }));

describe('a resignation', () => {
  it('is announced with the end of the game', async () => {
    const page = await pageOf('human', 'computer');
    page.actions.resign();
    await settled();
    expect(page.state().table?.phase).toBe('over');
    expect(page.state().announcements.at(-1)?.text).toBe(
      'You resigned. Game over. Club wins, 0 to 0.',
    );
  });

  it('is announced with whose turn is next', async () => {
    const page = await pageOf('human', 'human', 'human');
    page.actions.resign();
    await settled();
    expect(page.state().announcements.at(-1)?.text).toBe(
      'Player 1 resigned. Player 2, it’s your turn. Rack: D, D, D, D, Z, Q, A.',
    );
  });

  it('returns the tiles to the rack, and none can be placed after it', async () => {
    const page = await pageOf('human', 'computer', 'computer');
    page.actions.typeMove('NO,2b');
    expect(laidOf(page.state())).toBe('b2 N, c2 O');
    page.actions.resign();
    await settled();
    expect(laidOf(page.state())).toBe('');
    expect(page.state()).toMatchObject({ typed: undefined, table: { phase: 'thinking' } });
    expect(mayDraft(page.state())).toBe(false);
    page.actions.typeMove('NO,2b');
    expect(laidOf(page.state())).toBe('');
  });

  it('survives a reload', async () => {
    const first = await pageOf('human', 'computer', 'computer');
    first.actions.resign();
    await settled();
    const page = await reloaded(first.storage, RULES);
    expect(page.state().table).toMatchObject({ view: { viewer: 0, toMove: 1 }, turns: 1 });
    expect(mayDraft(page.state())).toBe(false);
  });

  it('has no effect on another player’s turn', async () => {
    const page = await pageOf('human', 'computer', 'computer');
    page.actions.pass();
    await settled();
    page.actions.typeMove('TE,2b');
    page.actions.resign();
    await settled();
    expect(page.state().table?.turns).toBe(1);
    expect(laidOf(page.state())).toBe('b2 T, c2 E');
    page.search.last().answer(moveOf(','));
    await settled();
    expect(page.state().table?.turns).toBe(2);
  });
});

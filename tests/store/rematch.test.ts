import { describe, expect, it } from 'vitest';
import { scrabbkle, type Player, scraebbkle } from '../../src/engine';
import { canRematch } from '../../src/store';
import { openPage, pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';

const RULES = { ...scraebbkle, seats: { least: 2, most: 4, fixed: [] } };
const PASSES = [',', ',', ',', ','];

const named = (...players: readonly Player[]) =>
  seatsOf(...players).map((seat, index) => ({ ...seat, name: 'ABC'.charAt(index) }));

const ended = (...players: readonly Player[]) =>
  pageWith(smallGame(PLAIN_DRAWS, { rules: RULES, seats: named(...players) }, 'NO,2b', ...PASSES));

describe('a rematch', () => {
  it('repeats the set-up with new draws, and the next player begins', async () => {
    const page = await ended('human', 'computer');
    const { view } = page.state().table ?? {};
    expect(canRematch(page.state())).toBe(true);
    page.actions.rematch();
    await settled();
    const next = page.state().table;
    expect(next?.turns).toBe(0);
    expect(next?.view.board).toEqual(view?.board);
    expect(next?.view.seats.map(({ name, player }) => [name, player])).toEqual([
      ['B', 'computer'],
      ['A', 'human'],
    ]);
    expect(page.actions.exportRecord()).toContain('a new seed');
  });

  it('rotates who begins among three players', async () => {
    const page = await pageWith(
      smallGame(
        PLAIN_DRAWS,
        { rules: RULES, seats: named('human', 'human', 'human'), openRacks: true },
        'NO,2b',
        ...[...PASSES, ...PASSES].slice(0, 6),
      ),
    );
    page.actions.rematch();
    expect(
      page
        .state()
        .table?.view.seats.map(({ name }) => name)
        .join(''),
    ).toBe('BCA');
  });

  it('keeps the seats if the rules predefine them', async () => {
    const seats = named('human', 'computer');
    const rules = { ...RULES, seats: scrabbkle.seats };
    const page = await pageWith(smallGame(PLAIN_DRAWS, { rules, seats }, 'NO,2b', ...PASSES));
    page.actions.rematch();
    expect(page.state().table?.view.seats.map(({ player }) => player)).toEqual([
      'human',
      'computer',
    ]);
  });

  it('keeps the finished game in the library', async () => {
    const page = await ended('human', 'computer');
    const record = page.actions.exportRecord();
    const id = page.state().table?.recordId ?? '';
    page.actions.rematch();
    expect(await page.actions.recordOfGame(id)).toBe(record);
  });

  it('is offered only after the end of a game', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }));
    expect(canRematch(page.state())).toBe(false);
    expect(canRematch(openPage().state())).toBe(false);
  });
});

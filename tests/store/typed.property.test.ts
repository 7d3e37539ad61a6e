import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  type Direction,
  DIRECTIONS,
  formatRecord,
  formatMove,
  parseMove,
  squareAt,
  step,
} from '../../src/engine';
import { type RandomGame, randomGames } from '../arbitraries/games';
import { orLong, runs } from '../arbitraries/runs';
import { valueOf } from '../support/results';
import { laidOf, openPage, type Page } from '../support/page';

async function pageOf({ timeline }: RandomGame): Promise<Page> {
  const { record, states } = timeline;
  const events = record.events.slice(
    0,
    states.findLastIndex(({ result }) => !result),
  );
  const seats = record.setup.seats.map((seat) => ({ ...seat, player: 'human' as const }));
  const page = openPage({ rules: record.setup.rules });
  const setup = { ...record.setup, seats, openRacks: true };
  valueOf(await page.actions.importRecord(formatRecord({ ...record, events, setup })));
  return page;
}

/** Tiles to place in one line from a square on, except at the gaps. */
interface Laying {
  readonly from: number;
  readonly direction: Direction;
  readonly gaps: readonly boolean[];
}

const layings: Arbitrary<Laying> = fc.record({
  from: fc.nat(99),
  direction: fc.constantFrom(...DIRECTIONS),
  gaps: fc.array(
    fc.nat(9).map((chance) => chance === 0),
    { minLength: 1, maxLength: 6 },
  ),
});

function layInLine({ actions, state }: Page, { from, direction, gaps }: Laying): void {
  const view = state().table?.view;
  const board = view?.board;
  if (!board) return;
  const { letters } = alphabetOf(view.rules.tileSet);
  let square = squareAt(board, from % board.premiums.length);
  let slot = 0;
  for (const isGap of gaps) {
    if (!isGap) {
      actions.dropOnSquare(slot, square);
      if (state().blankSlot !== undefined) actions.nameBlank(letters[slot % letters.length] ?? '');
      if (state().draft.order.includes(slot)) slot++;
    }
    square = step(square, direction, 1);
  }
}

describe('a placed move and a typed move', () => {
  const seen = { plays: 0, single: 0, across: 0, down: 0, blanks: 0 };

  function compare(page: Page, laying: Laying): void {
    const { actions, state } = page;
    actions.recall();
    layInLine(page, laying);
    const verdict = state().verdict;
    const view = state().table?.view;
    if (verdict.kind !== 'play' || !view) return;

    const { play } = verdict;
    const laid = laidOf(state());
    const text = formatMove(view.rules, { kind: 'play', play });
    expect(valueOf(parseMove(view.rules, view, text))).toEqual({ kind: 'play', play });
    actions.recall();
    expect(laidOf(state())).toBe('');
    actions.typeMove(text);
    expect(laidOf(state())).toBe(laid);
    expect(state().verdict).toEqual(verdict);

    seen.plays++;
    seen.single += Number(play.tiles.length === 1);
    seen[play.direction]++;
    seen.blanks += Number(play.tiles.some(({ kind }) => kind === 'blank'));
  }

  it('put the same tiles on the same squares, in both conversions', async () => {
    const placed = fc.array(layings, { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(randomGames, placed, async (game, tries) => {
        const page = await pageOf(game);
        for (const laying of tries) compare(page, laying);
      }),
      runs(40, 200),
    );
  });

  it('were compared often in both directions, with single tiles and blanks', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(orLong(10, 30));
  });
});

import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../src/engine';
import { enteredTurnLabel, formWorth, turnEntered } from '../../src/messages';
import { enter, entering } from '../support/entry';
import { tournament } from '../../src/engine/gcg';
import { at } from '../support/results';

/** RETINAL as a board scores it on which it has these points. */
async function scoring(points: number) {
  const opened = await entering();
  enter(opened, 'RETINAL,8d');
  return { ...at(outcomesOf(opened.state().entry), 0), score: points, total: points };
}

describe('the points of an entered turn', () => {
  it.each([
    [1, 'Entered, 1 point. Ann 1.', 'RETINAL, 1 point. Score 1.'],
    [-1, 'Entered, minus 1 point. Ann minus 1.', 'RETINAL, −1 point. Score −1.'],
    [-12, 'Entered, minus 12 points. Ann minus 12.', 'RETINAL, −12 points. Score −12.'],
  ])('are said and shown with their sign: %i', async (points, said, shown) => {
    const outcome = await scoring(points);
    expect(turnEntered('Ann', outcome)).toBe(said);
    expect(formWorth(outcome)).toBe(shown);
  });

  it.each([
    [1, '1 point'],
    [-1, 'minus 1 point'],
    [12, '12 points'],
  ])('are named in its row: %i', async (points, named) => {
    const label = enteredTurnLabel(tournament, 'Ann', 1, await scoring(points));
    expect(label).toBe(`Turn 1, Ann: RETINAL 8d, ${named}, score ${points}`.replace('-', 'minus '));
  });
});

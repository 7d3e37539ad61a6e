import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turningPoints, summaryOf, type View, viewFor } from '../../../src/engine';
import { randomGames } from '../../arbitraries/games';
import { runs } from '../../arbitraries/runs';
import { gameOf, setupOf } from '../../support/games';
import { at } from '../../support/results';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON', 'DO', 'DAD']);

const viewAfter = (...moves: readonly string[]): View =>
  viewFor(gameOf(setupOf('NOTEAEIDDDDZQAXY', lexicon), lexicon, ...moves), 'everyone');

const peaksFor = (view: View, seat: number) => turningPoints(view, summaryOf(view), seat);

describe('turning points', () => {
  it('are the plays that changed the lead, in order', () => {
    const peaks = peaksFor(viewAfter('NO,2b', 'D,c1', 'T,2d', ','), 0);
    expect(peaks.map(({ number, words }) => [number, words[0]])).toEqual([
      [1, 'NO'],
      [2, 'DO'],
      [3, 'NOT'],
    ]);
  });

  it('are absent if no word was laid', () => {
    expect(peaksFor(viewAfter(',', ','), 0)).toEqual([]);
  });
});

describe('the turning points of any game', () => {
  const seen = { crowded: 0, slight: 0, forGood: 0 };

  it('are few, apart, and the largest changes except for the one that decided the game', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        const view = viewFor(timeline, 'everyone');
        const summary = summaryOf(view);
        for (const seat of view.seats.keys()) {
          const peaks = turningPoints(view, summary, seat);
          const numbers = peaks.map(({ number }) => number);
          expect(peaks.length).toBeLessThanOrEqual(5);
          for (const [index, number] of numbers.slice(1).entries()) {
            expect(number - at(numbers, index)).toBeGreaterThanOrEqual(view.turns.length / 7);
          }

          const leadAfter = (number: number): number =>
            at(at(summary.runningScores, number).leads, seat);
          const changeIn = (number: number): number =>
            Math.abs(leadAfter(number) - leadAfter(number - 1));
          const changes = view.turns.map((turn, index) =>
            turn.kind === 'play' ? changeIn(index + 1) : 0,
          );
          const greatest = Math.max(0, ...changes);
          const last = summary.leadPeriods.at(-1);
          const deciding = last?.to === summary.runningScores.length - 1 ? last.from : undefined;
          for (const number of numbers) {
            expect(view.turns[number - 1]?.kind).toBe('play');
            if (number === deciding) seen.forGood += 1;
            else expect(changeIn(number)).toBeGreaterThanOrEqual(greatest / 4);
          }
          // A change left out is small, near a larger one, or beyond the maximum number.
          for (const [index, change] of changes.entries()) {
            const number = index + 1;
            if (change === 0 || numbers.includes(number)) continue;
            const isNear = numbers.some(
              (peak) =>
                Math.abs(peak - number) < view.turns.length / 7 &&
                (peak === deciding || changeIn(peak) >= change),
            );
            seen.crowded += Number(isNear);
            seen.slight += Number(change < greatest / 4);
            expect(isNear || change < greatest / 4 || peaks.length === 5).toBe(true);
          }
        }
      }),
      runs(50, 150),
    );
  });

  it('were tested on all kinds of games', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(3);
  });
});

import { describe, expect, it } from 'vitest';
import { countedNow, recordedCounters } from '../../bench/recorded';
import { ShippedWords } from '../../bench/words';

const counted = countedNow(new ShippedWords());

describe('the engine’s work', () => {
  it('matches the counts recorded by `npm run bench -- --record`', () => {
    expect(counted).toEqual(recordedCounters());
  });

  it.each(['all plays', 'best play'])(
    'for %s grows no faster than the number of anchors',
    (name) => {
      const tasks = Object.entries(counted['growth'] ?? {})
        .filter(([task]) => task.endsWith(name))
        .map(([, { anchors = 0, visited = 0 }]) => ({ anchors, visited }));
      expect(tasks.length).toBeGreaterThan(3);
      // Compares increments, because one copy lacks the plays between copies that lie below one another.
      const [first = 0, ...further] = tasks.slice(1).map(({ anchors, visited }, before) => {
        const { anchors: fewer = 0, visited: less = 0 } = tasks[before] ?? {};
        return (visited - less) / (anchors - fewer);
      });
      for (const cost of further) expect(cost).toBeLessThan(1.1 * first);
    },
  );
});

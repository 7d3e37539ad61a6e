import { describe, expect, it } from 'vitest';
import { countedNow, recordedCounters } from '../../bench/recorded';
import { ShippedWords } from '../../bench/words';

const counted = countedNow(new ShippedWords());

describe('the work of the engine', () => {
  it('is what `npm run bench -- --record` wrote down', () => {
    expect(counted).toEqual(recordedCounters());
  });

  it.each(['all plays', 'best play'])('for %s grows no faster than the anchors', (name) => {
    const tasks = Object.entries(counted['growth'] ?? {})
      .filter(([task]) => task.endsWith(name))
      .map(([, { anchors = 0, visited = 0 }]) => ({ anchors, visited }));
    expect(tasks.length).toBeGreaterThan(3);
    const [least] = tasks;
    if (!least) return;
    for (const { anchors, visited } of tasks) {
      // Copies that stand below one another have a few plays more between them.
      expect(visited / anchors).toBeLessThan((1.1 * least.visited) / least.anchors);
    }
  });
});

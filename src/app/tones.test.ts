import { expect, it, onTestFinished, vi } from 'vitest';
import { play } from './tones';

/** A browser that plays no sound before a gesture; `started` are the pitches of the tones that have begun. */
function silentBrowser() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const started: number[] = [];
  let use = (): void => {};
  const used = new Promise<void>((resolve) => {
    use = resolve;
  });
  class Node {
    readonly gain = new Proxy({}, { get: () => () => {} });
    readonly connect = () => this;
    readonly start: () => void;
    readonly stop = () => {};
    constructor(_: unknown, { frequency = 0 }: { readonly frequency?: number }) {
      this.start = () => void started.push(frequency);
    }
  }
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly resume = () => used;
    },
  );
  return { started, use };
}

it('sounds from before the player uses the page are left out', async () => {
  const { started, use } = silentBrowser();
  const early = [play('move'), play('turn'), play('end')];
  vi.advanceTimersByTime(5000);
  const own = play('tile');
  use();
  await Promise.all([...early, own]);
  expect(started).toEqual([320]);
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { VirtualClock } from './virtual-clock';

interface ChannelPage {
  readonly deliver: (milliseconds: number, run: () => void) => void;
  readonly isLeft: () => boolean;
}

/** The page on which code runs, also after it has awaited something. */
const running = new AsyncLocalStorage<ChannelPage>();

/** Runs a function on a page: channels that it opens, now or later, close with that page. */
export const runOn = <T>(page: ChannelPage, run: () => T): T => running.run(page, run);

/** Replaces `BroadcastChannel` by one with delays, in ms. Messages of the same channel stay in order. */
export function stubChannels(clock: Pick<VirtualClock, 'now'>, delay: () => number): void {
  const channels = new Set<SimulatedChannel>();

  class SimulatedChannel extends EventTarget {
    readonly name: string;
    readonly #page = running.getStore();
    #lastArrival = 0;

    constructor(name: string) {
      super();
      this.name = name;
      channels.add(this);
    }

    postMessage(data: unknown): void {
      if (this.#page?.isLeft() || !channels.has(this)) return;
      this.#lastArrival = Math.max(this.#lastArrival, clock.now() + delay());
      for (const other of channels) {
        if (other !== this && other.name === this.name) other.#receive(this.#lastArrival, data);
      }
    }

    #receive(arrival: number, data: unknown): void {
      this.#page?.deliver(arrival - clock.now(), () => {
        if (channels.has(this)) this.dispatchEvent(new MessageEvent('message', { data }));
      });
    }

    close(): void {
      channels.delete(this);
    }
  }

  vi.stubGlobal('BroadcastChannel', SimulatedChannel);
}

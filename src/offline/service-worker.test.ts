import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerRequest } from './index';

const SCOPE = 'https://example.com/game/';

class Scope extends EventTarget {
  readonly registration = { scope: SCOPE };
  hasClaimed = false;
  hasTakenOver = false;
  readonly clients = {
    claim: async () => {
      this.hasClaimed = true;
    },
  };

  async skipWaiting(): Promise<void> {
    this.hasTakenOver = true;
  }

  /** Sends a message to the script, and waits until it is handled. */
  async post(data: WorkerRequest): Promise<void> {
    let work: Promise<unknown> | undefined;
    const waitUntil = (promise: Promise<unknown>): void => {
      work = promise;
    };
    this.dispatchEvent(Object.assign(new Event('message'), { data, waitUntil }));
    await work;
  }
}

const scope = new Scope();

beforeEach(async () => {
  scope.hasClaimed = false;
  scope.hasTakenOver = false;
  vi.stubGlobal('self', scope);
  vi.stubGlobal('OFFLINE_FILES', {
    files: { 'assets/index-2.js': 'a hash' },
    later: {},
    lists: [],
  });
  // Runs only once: the module is cached, and its listeners stay.
  await import('./service-worker');
});

describe('service worker', () => {
  it('claims the pages when one of the same version asks', async () => {
    await scope.post({ type: 'CLAIM', script: `${SCOPE}assets/index-2.js` });
    expect(scope.hasClaimed).toBe(true);
  });

  it('claims no pages when one of another version asks', async () => {
    await scope.post({ type: 'CLAIM', script: `${SCOPE}assets/index-1.js` });
    expect(scope.hasClaimed).toBe(false);
  });

  it('skips waiting only on request', async () => {
    expect(scope.hasTakenOver).toBe(false);
    await scope.post({ type: 'SKIP_WAITING' });
    expect(scope.hasTakenOver).toBe(true);
  });
});

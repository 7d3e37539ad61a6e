import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerRequest } from './requests';

const SCOPE = 'https://example.com/game/';

/** The scope of a service worker, as far as the script uses it. */
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

  /** Hands a message to the script, and waits until it is dealt with. */
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
  // It runs once, and goes on listening.
  await import('./service-worker');
});

describe('the service worker', () => {
  it('claims pages when one of its own version asks', async () => {
    await scope.post({ type: 'CLAIM', script: `${SCOPE}assets/index-2.js` });
    expect(scope.hasClaimed).toBe(true);
  });

  it('claims no page of another version', async () => {
    await scope.post({ type: 'CLAIM', script: `${SCOPE}assets/index-1.js` });
    expect(scope.hasClaimed).toBe(false);
  });

  it('takes over when it is asked to, and not before', async () => {
    expect(scope.hasTakenOver).toBe(false);
    await scope.post({ type: 'SKIP_WAITING' });
    expect(scope.hasTakenOver).toBe(true);
  });
});

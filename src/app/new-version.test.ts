import { beforeEach, describe, expect, it, vi } from 'vitest';

const SCOPE = 'https://example.com/game/';

/** A service worker that is being installed. */
class Installing extends EventTarget {
  state: ServiceWorkerState = 'installing';
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The actions of the browser, in order. */
let done: string[];

/** A browser whose service worker has a copy of the page; its next update finds `installing`. */
function browserWith(installing?: Installing): void {
  const registration = {
    scope: SCOPE,
    installing: null as Installing | null,
    update: async () => {
      registration.installing = installing ?? null;
    },
    unregister: async () => done.push('unregister'),
  };
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: {}, getRegistration: async () => registration },
  });
}

beforeEach(() => {
  vi.resetModules();
  done = [];
  vi.stubGlobal('location', { reload: () => done.push('reload') });
  vi.stubGlobal('caches', {
    keys: async () => [`scraebbkle ${SCOPE}`, 'scraebbkle https://example.com/other/'],
    delete: async (name: string) => done.push(`delete ${name}`),
  });
});

const WITHOUT_COPY = ['unregister', `delete scraebbkle ${SCOPE}`, 'reload'];

describe('version that the page needs', () => {
  it('is brought in by a reload if no service worker has a copy', async () => {
    vi.stubGlobal('navigator', {});
    const { newVersion } = await import('./new-version');
    await newVersion.need();
    expect(newVersion.get()).toMatchObject({ isNeeded: true });
    await newVersion.get()?.bringIn();
    expect(done).toEqual(['reload']);
  });

  it('replaces the copy once its own is stored', async () => {
    const installing = new Installing();
    browserWith(installing);
    const { newVersion } = await import('./new-version');
    const needed = newVersion.need();
    const bringIn = async () => true;
    installing.addEventListener('statechange', () => newVersion.offer(bringIn));
    await new Promise(setImmediate);
    expect(newVersion.get()).toBeUndefined();
    installing.become('installed');
    await needed;
    expect(newVersion.get()).toEqual({ bringIn, isNeeded: true });
  });

  it('comes from the server if it cannot even be asked for a copy', async () => {
    browserWith();
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.getRegistration();
    if (registration) registration.update = () => Promise.reject(new TypeError('404'));
    const { newVersion } = await import('./new-version');
    await newVersion.need();
    expect(newVersion.get()).toMatchObject({ isNeeded: true });
    vi.stubGlobal('fetch', async () => new Response());
    await newVersion.get()?.bringIn();
    expect(done).toEqual(WITHOUT_COPY);
  });

  it('comes from the server, without a copy, if its own cannot be stored', async () => {
    const installing = new Installing();
    browserWith(installing);
    const { newVersion } = await import('./new-version');
    const needed = newVersion.need();
    await new Promise(setImmediate);
    installing.become('redundant');
    await needed;
    expect(newVersion.get()).toMatchObject({ isNeeded: true });
    expect(done).toEqual([]);
    await newVersion.get()?.bringIn();
    expect(done).toEqual(WITHOUT_COPY);
  });

  it('comes from the server, without a copy, if none is being stored', async () => {
    browserWith();
    const { newVersion } = await import('./new-version');
    await newVersion.need();
    await newVersion.get()?.bringIn();
    expect(done).toEqual(WITHOUT_COPY);
  });
});

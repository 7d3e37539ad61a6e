import type { WorkerRequest } from '../offline';

/** Brings a version that waits in, in place of this one, and loads the page again. */
export type BringIn = () => void;

const tell = (worker: ServiceWorker | null | undefined, request: WorkerRequest): void =>
  worker?.postMessage(request);

/** Offers each version that comes after the one of this page, once all of it has been fetched. */
function followVersions(
  registration: ServiceWorkerRegistration,
  offer: (bringIn: BringIn) => void,
): void {
  let offered: ServiceWorker | undefined;
  const offerWaiting = (): void => {
    const { waiting, active } = registration;
    // The first of all does not wait for long.
    if (!waiting || !active || waiting === offered) return;
    offered = waiting;
    // It may be brought in by another tab, too.
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') location.reload();
    });
    offer(() => tell(waiting, { type: 'SKIP_WAITING' }));
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerWaiting),
  );
  offerWaiting();
}

/**
 * Registers the service worker, which keeps the files of the page, and has it answer this page, too, if that was
 * loaded before there was one.
 */
export async function startServiceWorker(offer: (bringIn: BringIn) => void): Promise<void> {
  const container = navigator.serviceWorker;
  const register = () => container.register('./sw.js');
  followVersions(await register(), offer);
  // What could not be fetched is fetched when there is a network again.
  window.addEventListener('online', () => {
    register().then(
      ({ active }) => tell(active, { type: 'REPAIR' }),
      () => {},
    );
  });
  const { active } = await container.ready;
  const script = document.querySelector('script')?.src ?? '';
  tell(active, container.controller ? { type: 'REPAIR' } : { type: 'CLAIM', script });
}

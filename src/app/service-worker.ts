import type { WorkerRequest } from '../offline';

/** A later version of the page. */
export interface NewVersion {
  /** Loads the page again in that version; false if other tabs of the page stand in its way. */
  readonly bringIn: () => Promise<boolean>;
  /** Whether the page lacks parts without it. */
  readonly isNeeded: boolean;
}

type Offer = (version: NewVersion) => void;

/** Whether this is the only tab of the page, as far as the browser tells: another one would lose its files. */
async function isOnlyTab(): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith('scraebbkle/place-')).length <= 1;
}

const tell = (worker: ServiceWorker | null | undefined, request: WorkerRequest): void =>
  worker?.postMessage(request);

/** Whether the person has asked pages to fetch little, as far as the browser tells. */
const isDataSaved = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;

/** Offers each version that comes after the one of this page, once all of it has been fetched. */
function followVersions(registration: ServiceWorkerRegistration, offer: Offer): void {
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
    const bringIn = async (): Promise<boolean> => {
      const isFree = await isOnlyTab();
      if (isFree) tell(waiting, { type: 'SKIP_WAITING' });
      return isFree;
    };
    offer({ bringIn, isNeeded: false });
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
export async function startServiceWorker(offer: Offer): Promise<void> {
  const container = navigator.serviceWorker;
  const register = () => container.register('./sw.js');
  followVersions(await register(), offer);
  // Fetches the missing files once the browser is online again.
  window.addEventListener('online', () => {
    register().then(
      ({ active }) => tell(active, { type: 'REPAIR' }),
      () => {},
    );
  });
  const { active } = await container.ready;
  const script = document.querySelector('script')?.src ?? '';
  tell(active, container.controller ? { type: 'REPAIR' } : { type: 'CLAIM', script });
  if (!isDataSaved()) tell(active, { type: 'KEEP_LATER' });
}

import type { WorkerRequest } from '../offline';

export interface NewVersion {
  /** Reloads the page in that version; returns false if other tabs of the page prevent it. */
  readonly bringIn: () => Promise<boolean>;
  /** Whether parts of the page are missing without it. */
  readonly isNeeded: boolean;
}

type Offer = (version: NewVersion) => void;

/** Whether this is the page's only tab, if the browser can tell: an update would remove the files of other tabs. */
async function isOnlyTab(): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.startsWith('scraebbkle/place-')).length <= 1;
}

const send = (worker: ServiceWorker | null | undefined, request: WorkerRequest): void =>
  worker?.postMessage(request);

/** Whether the user asks for reduced data usage, if the browser can tell. */
const isDataSaved = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;

/** Offers each newer version once all its files are stored. */
function followVersions(registration: ServiceWorkerRegistration, offer: Offer): void {
  let offered: ServiceWorker | undefined;
  const offerWaiting = (): void => {
    const { waiting, active } = registration;
    // The first version of all is activated at once.
    if (!waiting || !active || waiting === offered) return;
    offered = waiting;
    // Another tab may activate it, too.
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') location.reload();
    });
    const bringIn = async (): Promise<boolean> => {
      const isFree = await isOnlyTab();
      if (isFree) send(waiting, { type: 'SKIP_WAITING' });
      return isFree;
    };
    offer({ bringIn, isNeeded: false });
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerWaiting),
  );
  offerWaiting();
}

/** Registers the service worker, which also takes control of a page that was loaded before it. */
export async function startServiceWorker(offer: Offer): Promise<void> {
  const container = navigator.serviceWorker;
  const register = () => container.register('./sw.js');
  followVersions(await register(), offer);
  // Fetches missing files once the browser is online again.
  window.addEventListener('online', () => {
    register().then(
      ({ active }) => send(active, { type: 'REPAIR' }),
      () => {},
    );
  });
  const { active } = await container.ready;
  const script = document.querySelector('script')?.src ?? '';
  send(active, container.controller ? { type: 'REPAIR' } : { type: 'CLAIM', script });
  if (!isDataSaved()) send(active, { type: 'KEEP_LATER' });
}

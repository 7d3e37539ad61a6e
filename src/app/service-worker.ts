import type { NewVersion } from '../components';
import type { WorkerRequest } from '../offline';
import { firstScript } from './first-script';

type Offer = (bringIn: NewVersion['bringIn']) => void;

/** Whether this is the page's only tab, if the browser can tell: an update would remove the files of other tabs. */
async function isOnlyTab(): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
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
    offer(async () => {
      const isFree = await isOnlyTab();
      if (isFree) send(waiting, { type: 'SKIP_WAITING' });
      return isFree;
    });
  };
  const followInstalling = (): void =>
    registration.installing?.addEventListener('statechange', offerWaiting);
  registration.addEventListener('updatefound', followInstalling);
  followInstalling();
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
  const script = firstScript()?.src ?? '';
  send(active, container.controller ? { type: 'REPAIR' } : { type: 'CLAIM', script });
  if (!isDataSaved()) send(active, { type: 'KEEP_LATER' });
}

import type { WorkerRequest } from './index';
import { createOfflineCopy, type OfflineFiles } from './offline-copy';

declare const self: ServiceWorkerGlobalScope;

/** Files of the version that this service worker was built with; see scripts/offline/plugin.ts. */
declare const OFFLINE_FILES: OfflineFiles;

const copy = createOfflineCopy(self.registration.scope, OFFLINE_FILES, self);

self.addEventListener('install', (event) => event.waitUntil(copy.complete()));
self.addEventListener('activate', (event) => event.waitUntil(copy.removeOthers()));

self.addEventListener('fetch', (event) => {
  const path = copy.pathOf(event.request);
  if (path !== undefined) event.respondWith(copy.answer(path, event.request));
});

/** Takes control of pages that were loaded before the service worker, if the page that asks is of this version. */
async function claim(script: string): Promise<void> {
  const isOfThisVersion = copy.pathOf(new Request(script)) !== undefined;
  if (isOfThisVersion) await self.clients.claim();
}

/** The pending requests to store files, which run one after another. */
let pendingStores = Promise.resolve();

/** Stores files after all pending requests. A file that fails is fetched on request, or at the next visit. */
function enqueueStore(keep: () => Promise<void>): Promise<void> {
  pendingStores = pendingStores.then(keep).catch(() => {});
  return pendingStores;
}

self.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest;
  switch (request.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting());
      break;
    case 'REPAIR':
      event.waitUntil(enqueueStore(copy.complete));
      break;
    case 'KEEP_LATER':
      event.waitUntil(enqueueStore(copy.completeLater));
      break;
    case 'CLAIM':
      event.waitUntil(claim(request.script));
      break;
  }
});

import type { ReactNode } from 'react';
import { NewVersionNote } from './NewVersionNote';
import { startServiceWorker } from './service-worker';

/** Starts the service worker, and shows a note when a later version of the page waits. */
export const offerNewVersions = (show: (note: ReactNode) => void): Promise<void> =>
  startServiceWorker((bringIn) => show(<NewVersionNote bringIn={bringIn} />));

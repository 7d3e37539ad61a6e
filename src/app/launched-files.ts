import type { StoreApi } from 'zustand';
import { openRecordFile } from '../components';
import type { GameStore } from '../store';

/** What the platform hands over to an installed page that it opens files with; not every one does. */
interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: {
      readonly files?: readonly { readonly getFile: () => Promise<File> }[];
    }) => void,
  ) => void;
}

/** Opens the records that the installed page is opened with. */
export function followLaunchedFiles(store: StoreApi<GameStore>): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files: [launched] = [] }) => {
    if (!launched) return;
    await openRecordFile(await launched.getFile(), store.getState().actions);
  });
}

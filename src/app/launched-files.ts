import type { StoreApi } from 'zustand';
import { loadRecordFiles } from '../components';
import { RECORD_HANDED_OVER } from '../messages';
import { type GameStore, isAtSharedTable } from '../store';

/** Passes files to an installed page that is opened with them; not in every browser. */
interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: {
      readonly files?: readonly { readonly getFile: () => Promise<File> }[];
    }) => void,
  ) => void;
}

/** Opens the record file that the installed page is opened with, unless the player is at a shared table. */
export function followLaunchedFiles(store: StoreApi<GameStore>): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files: [launched] = [] }) => {
    if (!launched) return;
    const refuse = (reason: string): void =>
      store
        .getState()
        .actions.say({ tone: 'refusal', headline: RECORD_HANDED_OVER.headline, reason });
    if (isAtSharedTable(store.getState())) return refuse(RECORD_HANDED_OVER.atSharedTable);
    const file = await launched.getFile().catch(() => undefined);
    if (!file) return refuse(RECORD_HANDED_OVER.gone);
    const { actions } = store.getState();
    const part = await actions.loadOrSay(loadRecordFiles);
    await part?.openRecordFile(file, actions);
  });
}

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

async function openFile({ getState }: StoreApi<GameStore>, file: File | undefined): Promise<void> {
  const { actions } = getState();
  const refuse = (reason: string): void =>
    actions.showNotice({ tone: 'refusal', headline: RECORD_HANDED_OVER.headline, reason });
  if (isAtSharedTable(getState())) return refuse(RECORD_HANDED_OVER.atSharedTable);
  if (!file) return refuse(RECORD_HANDED_OVER.gone);
  const part = await actions.loadOrNotify(loadRecordFiles);
  await part?.openRecordFile(file, getState());
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Shows whether files are dragged over the page, which can be dropped anywhere. */
const markDragged = (isOver: boolean): boolean =>
  document.documentElement.toggleAttribute('data-files-over', isOver);

/**
 * Opens the file that the installed page is opened with, or that is dropped on the page. At a shared table it is
 * refused.
 */
export function followOpenedFiles(store: StoreApi<GameStore>): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files: [launched] = [] }) => {
    if (launched) await openFile(store, await launched.getFile().catch(() => undefined));
  });
  // Otherwise the browser would leave the page for the file.
  window.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    markDragged(true);
  });
  window.addEventListener('dragleave', ({ relatedTarget }) => {
    // It is null outside the window, and when the drag is cancelled.
    if (!relatedTarget) markDragged(false);
  });
  window.addEventListener('drop', (event) => {
    markDragged(false);
    // The set-up form has already taken the files.
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    void openFile(store, event.dataTransfer?.files[0]);
  });
}

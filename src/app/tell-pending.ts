import { during, inTask } from '../scheduler';
import type { StoreServices } from '../store';

type Services = Pick<StoreServices, 'storage' | 'fetchText' | 'loadWords' | 'after'>;

/** Marks the page as busy while its services read, save or load something. */
export const tellPending = ({ storage, fetchText, loadWords, after }: Services): Services => ({
  storage: {
    read: (name) => during('reading', storage.read(name)),
    names: (beginning) => during('reading', storage.names(beginning)),
    readToReplace: (name) => during('reading', storage.readToReplace(name)),
    write: (name, text) => during('saving', storage.write(name, text)),
    replace: (name, text) => during('saving', storage.replace(name, text)),
    move: (name, others) => during('saving', storage.move(name, others)),
    remove: (name) => during('saving', storage.remove(name)),
  },
  fetchText: (...resource) => during('loading', fetchText(...resource)),
  loadWords: (...words) => during('loading', loadWords(...words)),
  after: (milliseconds, run) =>
    milliseconds > 0 ? after(milliseconds, run) : inTask('drawing', run),
});

import { whilePending, inTask } from '../scheduler';
import type { StoreServices } from '../store';

type Services = Pick<StoreServices, 'storage' | 'fetchText' | 'loadWords' | 'after'>;

/** Marks the page as busy while its services read, save or load something. */
export const tellPending = ({ storage, fetchText, loadWords, after }: Services): Services => ({
  storage: {
    read: (name) => whilePending('reading', storage.read(name)),
    names: (beginning) => whilePending('reading', storage.names(beginning)),
    readToReplace: (name) => whilePending('reading', storage.readToReplace(name)),
    write: (name, text) => whilePending('saving', storage.write(name, text)),
    replace: (name, text) => whilePending('saving', storage.replace(name, text)),
    move: (name, others) => whilePending('saving', storage.move(name, others)),
    remove: (name) => whilePending('saving', storage.remove(name)),
  },
  fetchText: (...resource) => whilePending('loading', fetchText(...resource)),
  loadWords: (...words) => whilePending('loading', loadWords(...words)),
  after: (milliseconds, run) =>
    milliseconds > 0 ? after(milliseconds, run) : inTask('drawing', run),
});

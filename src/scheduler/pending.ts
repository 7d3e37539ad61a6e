/** Work that ends, and keeps the page from being settled. */
type Work =
  /** From the first script to the first render. */
  | 'opening'
  /** Code, files of the page, and word lists. */
  | 'loading'
  | 'reading'
  | 'saving'
  /** Deferred rendering. */
  | 'drawing'
  | 'moving';

/** States that may last while the page is settled. */
const STATES = ['thinking', 'warming-up', 'sample-game', 'copying-for-offline'] as const;

export type Pending = Work | (typeof STATES)[number];

const isState = (name: Pending): boolean => STATES.some((state) => state === name);

const counts = new Map<Pending, number>();

function add(name: Pending, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
  const attribute = isState(name) ? 'data-state' : 'data-busy';
  const names = [...counts.keys()].filter((each) => isState(each) === isState(name));
  const root = document.documentElement;
  if (names.length > 0) root.setAttribute(attribute, names.join(' '));
  else root.removeAttribute(attribute);
}

/**
 * Marks something as pending on the root element of the page: work in `data-busy`, states in `data-state`. A page
 * without `data-busy` is settled. Returns a function that ends it; further calls have no effect.
 */
export function begin(name: Pending): () => void {
  let isPending = true;
  add(name, 1);
  return () => {
    if (isPending) add(name, -1);
    isPending = false;
  };
}

export const whilePending = <T>(name: Pending, promise: Promise<T>): Promise<T> =>
  promise.finally(begin(name));

/** Finite work that the page does before it is settled. */
type Work =
  /** The page itself, until it has been drawn for the first time. */
  | 'opening'
  /** Code, files of the page, and word lists. */
  | 'loading'
  | 'reading'
  | 'saving'
  /** What is drawn after what matters more. */
  | 'drawing'
  | 'moving';

/** What may go on as long as it likes while the page is settled. */
const STATES = ['thinking', 'warming-up', 'sample-game', 'copying-for-offline'] as const;

/** What is pending on the page. */
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
 * Says that something is pending, on the root element of the page: work in `data-busy`, states in `data-state`.
 * A page without `data-busy` is settled. The result ends it, and does nothing a second time.
 */
export function begin(name: Pending): () => void {
  let isPending = true;
  add(name, 1);
  return () => {
    if (isPending) add(name, -1);
    isPending = false;
  };
}

/** Says that something is pending until a promise is settled. */
export const during = <T>(name: Pending, promise: Promise<T>): Promise<T> =>
  promise.finally(begin(name));

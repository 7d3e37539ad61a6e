/** Finite work that a page does before it is settled. */
export const WORK = [
  /** The page itself, until it has been drawn for the first time. */
  'opening',
  /** Code, files of the page, and word lists. */
  'loading',
  'reading',
  'saving',
  /** What is drawn after what matters more. */
  'drawing',
  'moving',
  /** Words and plays that a worker looks up. */
  'searching',
] as const;

/** What may go on as long as it likes while the page is settled. */
export const STATES = ['thinking', 'warming-up', 'sample-game', 'copying-for-offline'] as const;

type Work = (typeof WORK)[number];
type State = (typeof STATES)[number];

/** What is pending on the page. */
export type Pending = Work | State;

const counts = new Map<Pending, number>();

/** Attributes of the root element, and the names that each lists while they are pending. */
const ATTRIBUTES: Readonly<Record<string, readonly Pending[]>> = {
  'data-busy': WORK,
  'data-state': STATES,
};

function show(name: Pending): void {
  const root = document.documentElement;
  for (const [attribute, names] of Object.entries(ATTRIBUTES)) {
    if (!names.includes(name)) continue;
    const pending = names.filter((each) => counts.has(each));
    if (pending.length > 0) root.setAttribute(attribute, pending.join(' '));
    else root.removeAttribute(attribute);
  }
}

/**
 * Says that something is pending, on the root element of the page: work in `data-busy`, states in `data-state`.
 * A page without `data-busy` is settled. The result ends it.
 */
export function begin(name: Pending): () => void {
  const count = counts.get(name) ?? 0;
  counts.set(name, count + 1);
  if (count === 0) show(name);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    const left = (counts.get(name) ?? 0) - 1;
    if (left > 0) counts.set(name, left);
    else {
      counts.delete(name);
      show(name);
    }
  };
}

/** Says that something is pending until a promise is settled. */
export function during<T>(name: Pending, promise: Promise<T>): Promise<T> {
  const end = begin(name);
  return promise.finally(end);
}

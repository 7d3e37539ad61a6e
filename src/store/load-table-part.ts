import type * as tablePart from './table-part';

type TablePart = typeof tablePart;

let part: TablePart | undefined;
const waiting: ((loaded: TablePart) => void)[] = [];

/** Loads the part of the store that only a drawn table needs; rejects if it cannot be loaded. */
export async function loadTablePart(): Promise<void> {
  part ??= await import('./table-part');
  for (const run of waiting.splice(0)) run(part);
}

/** Undefined until it is loaded. */
export const loadedTablePart = (): TablePart | undefined => part;

/** Runs a function with the part, at once or when it is loaded; functions keep their order. */
export function withTablePart(run: (loaded: TablePart) => void): void {
  if (part) run(part);
  else waiting.push(run);
}

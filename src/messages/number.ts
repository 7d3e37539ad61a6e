import type { Range } from '../engine';
import { wholeNumberIn } from './in-file';

/** Why what was typed into a box for a whole number will not do. */
export const numberReason = (what: string, range: Range): string =>
  `${what}: ${wholeNumberIn(range)}.`;

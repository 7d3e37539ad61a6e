import { CUT } from '../messages';
import type { Notice } from './state';

/** Says that a computer has not looked at every play. */
export const CUT_NOTICE: Notice = { tone: 'remark', headline: CUT.turn };

import { CUT } from '../messages';
import type { Notice } from './state';

export const CUT_NOTICE: Notice = { tone: 'remark', headline: CUT.turn };

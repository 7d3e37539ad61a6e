import { LOOKING, NO_ADVICE } from '../../messages';
import type { Answer } from '../../store';

/** Returns the text shown until there is an answer; undefined before the question. */
export const pendingText = (answer: Answer<unknown> | undefined): string | undefined => {
  if (answer?.kind === 'looking') return LOOKING;
  return answer?.kind === 'unavailable' ? NO_ADVICE : undefined;
};

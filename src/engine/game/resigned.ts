import type { Turn } from './view';

/** The seats whose players resigned in some turns, in that order. */
export const resignedIn = (turns: readonly Pick<Turn, 'kind' | 'seat'>[]): readonly number[] =>
  turns.flatMap(({ kind, seat }) => (kind === 'resign' ? [seat] : []));

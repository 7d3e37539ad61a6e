import type { Learnable, LearnedGame, Lexicon } from '../engine';
import { lexiconIn } from '../store';
import { useGame } from './game-context';

/** The values learned for a game with a lexicon, by default that of the game on screen. */
export const useLearned = (
  game: Learnable | undefined,
  lexicon?: Lexicon,
): LearnedGame | undefined =>
  useGame((state) => {
    const { id } = lexicon ?? lexiconIn(state) ?? {};
    return game && id !== undefined ? state.learnedOf?.(game, id) : undefined;
  });

import {
  type Learnable,
  type LearnedGames,
  learnedGamesSchema,
  learningKey,
  type Lexicon,
  MAX_LEARNED_GAMES,
  parseJson,
} from '../engine';
import { learnWithWorkers, type LearningWatch, type NoAnswer } from '../worker';
import type { StoreContext } from './context';
import type { SaveService } from './save-service';
import type { LearnedOf, Screen } from './state';
import { updateText } from './update-text';

/** Returns none if the text is invalid. */
const gamesIn = (text: string | undefined): LearnedGames =>
  parseJson(learnedGamesSchema, text) ?? [];

function learnedOfIn(games: LearnedGames): LearnedOf | undefined {
  const byKey = new Map(games.map((game) => [game.key, game]));
  return games.length > 0 ? (game, id) => byKey.get(learningKey(game, id)) : undefined;
}

export async function restoreLearned(
  screen: Screen,
  { read }: Pick<SaveService, 'read'>,
): Promise<void> {
  screen.setState({ learnedOf: learnedOfIn(gamesIn(await read('learned'))) });
}

/** Opens the games that the computers of this page have learned by self-play. */
export function openLearning({ screen, saves, services }: StoreContext) {
  /** Replaces what was learned about a game. */
  async function replace(
    game: Learnable,
    { id }: Lexicon,
    learned: readonly Omit<LearnedGames[number], 'key'>[],
  ): Promise<void> {
    const key = learningKey(game, id);
    let kept: LearnedGames = [];
    // Another tab may have learned a game since.
    await updateText(saves.library, 'learned', (text) => {
      const others = gamesIn(text).filter((each) => each.key !== key);
      kept = [...others, ...learned.map((each) => ({ key, ...each }))].slice(-MAX_LEARNED_GAMES);
      return JSON.stringify(kept);
    });
    screen.setState({ learnedOf: learnedOfIn(kept) });
    if (kept.length === 0) await saves.clearOwn('learned');
  }

  return {
    /** Learns a game and saves the result; an interrupted attempt leaves nothing. */
    learnGame: async (
      game: Learnable,
      lexicon: Lexicon,
      watch: LearningWatch,
    ): Promise<'learned' | NoAnswer['kind']> => {
      const outcome = await learnWithWorkers(game, services.workersFor(lexicon), watch);
      if (outcome.kind !== 'answered') return outcome.kind;
      await replace(game, lexicon, [outcome.value]);
      return 'learned';
    },
    forgetGame: (game: Learnable, lexicon: Lexicon): Promise<void> => replace(game, lexicon, []),
  };
}

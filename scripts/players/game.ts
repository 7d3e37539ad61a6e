import {
  type Amateur,
  type ChosenMove,
  chooseMoveSteps,
  computerTurnOf,
  DEFAULT_LEVEL,
  type GameState,
  type Level,
  LEVELS,
  playGameSteps,
  runToEnd,
  type Steps,
  type Timeline,
} from '../../src/engine';
import { choosingAsAmateur } from '../../src/engine/players/amateur';
import type { Ground } from './ground';

/** A beginner, who knows common words and finds one play in eight. */
const BEGINNER: Amateur = { knows: [1 / 8, 1 / 8, 0, 0], perLetter: 1, maxOverestimate: 0 };

export type Contestant = Level | 'beginner';
export const CONTESTANTS: readonly Contestant[] = ['beginner', ...LEVELS];

const levelOf = (contestant: Contestant): Level =>
  contestant === 'beginner' ? DEFAULT_LEVEL : contestant;

function* choosingIn(
  { words, graded }: Ground,
  contestant: Contestant,
  state: GameState,
): Steps<ChosenMove> {
  const turn = computerTurnOf(state, levelOf(contestant));
  return yield* contestant === 'beginner'
    ? choosingAsAmateur(words, turn, BEGINNER, graded)
    : chooseMoveSteps(words, turn, graded);
}

/** Plays a game to its end; `lookOn` receives the state before each turn, and the time of the turn in ms. */
export const playedOut = (
  ground: Ground,
  seed: string,
  contestants: readonly Contestant[],
  lookOn: (state: GameState, ms: number) => void,
): Timeline =>
  runToEnd(
    playGameSteps(ground, seed, contestants.map(levelOf), function* (state) {
      const begin = performance.now();
      const contestant = contestants[state.toMove] ?? DEFAULT_LEVEL;
      const chosen = yield* choosingIn(ground, contestant, state);
      lookOn(state, performance.now() - begin);
      return chosen;
    }),
  );

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
  THINKING_TIMES,
  type ThinkingTime,
  type Timeline,
} from '../../src/engine';
import { choosingAsAmateur } from '../../src/engine/players/amateur';
import type { Ground } from './ground';

/** A beginner, who knows common words and finds one play in eight. */
const BEGINNER: Amateur = { knows: [1 / 8, 1 / 8, 0, 0], perLetter: 1, maxOverestimate: 0 };

export interface Contestant {
  readonly name: string;
  readonly level: Level;
  /** In seconds, if Champion gets more than its shortest time. */
  readonly thinkingTime?: ThinkingTime;
  /** A person who knows and finds only some words plays in place of the level. */
  readonly amateur?: Amateur;
}

const CONTESTANTS: readonly Contestant[] = [
  { name: 'beginner', level: DEFAULT_LEVEL, amateur: BEGINNER },
  ...LEVELS.map((level) => ({ name: level, level })),
  ...THINKING_TIMES.slice(1).map((thinkingTime) => ({
    name: `champion-${thinkingTime}`,
    level: 'champion' as const,
    thinkingTime,
  })),
];

function* choosingIn(
  { words, graded }: Ground,
  { level, thinkingTime, amateur }: Contestant,
  state: GameState,
): Steps<ChosenMove> {
  const turn = computerTurnOf(state, level);
  return yield* amateur
    ? choosingAsAmateur(words, turn, amateur, graded)
    : chooseMoveSteps(words, thinkingTime ? { ...turn, thinkingTime } : turn, graded);
}

/** Plays a game to its end; `lookOn` receives the state before each turn, and the time of the turn in ms. */
export const playedOut = (
  ground: Ground,
  seed: string,
  contestants: readonly [Contestant, Contestant],
  lookOn: (state: GameState, ms: number) => void,
): Timeline => {
  const levels = contestants.map(({ level }) => level);
  return runToEnd(
    playGameSteps(ground, seed, levels, function* (state) {
      const begin = performance.now();
      const chosen = yield* choosingIn(ground, contestants[state.toMove === 0 ? 0 : 1], state);
      lookOn(state, performance.now() - begin);
      return chosen;
    }),
  );
};

export function contestantNamed(name: string): Contestant {
  const contestant = CONTESTANTS.find((each) => each.name === name);
  if (contestant) return contestant;
  const names = CONTESTANTS.map((each) => each.name).join(', ');
  throw new Error(`There is nobody called "${name}": choose ${names}.`);
}

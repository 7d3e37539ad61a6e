import type { Board } from '../board';
import {
  decide,
  DEFAULT_LEVEL,
  extend,
  type GameState,
  latestState,
  type Level,
  LEVELS,
  methodOf,
  playerViewOf,
  type PlayingMethod,
  type Seat,
  startGame,
  type Timeline,
  withAutomaticPasses,
} from '../game';
import type { Lexicon } from '../lexicon';
import type { LaidTile } from '../play';
import { type ChosenMove, type ComputerTurn, THINKING_TIMES } from '../players';
import type { Result } from '../result';
import type { RuleBook } from '../rules';
import type { SearchWords } from '../search';
import type { Steps } from '../steps';

/** A game that computers play against each other. */
export interface SelfPlay {
  readonly rules: RuleBook;
  readonly board: Board;
  /** Tiles on the board before the first turn; absent if there are none. */
  readonly given?: readonly LaidTile[] | undefined;
  readonly lexicon: Lexicon;
  readonly words: SearchWords;
}

const levelBy = (kind: PlayingMethod['kind']): Level =>
  LEVELS.find((level) => methodOf(level).kind === kind) ?? DEFAULT_LEVEL;

/** The level that plays the games from which a game is learned: it takes a tenth of a millisecond for a move. */
export const GREEDY_LEVEL = levelBy('highest-score');

/** The levels that count on leaves; the first of them is measured against the greedy one. */
export const EQUITY_LEVELS = [levelBy('simulation'), levelBy('timed-simulation')] as const;

/** Unwraps a result that fails only because of a bug. */
function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const computerSeats = (levels: readonly Level[]): readonly Seat[] =>
  levels.map((level, seat) => ({
    name: `Player ${seat + 1}`,
    player: 'computer',
    skill: 1,
    level,
  }));

/** The turn of a computer; `learnedLeaves` replace the values of leaves of the rules. */
export const computerTurnOf = (
  state: GameState,
  level: Level,
  learnedLeaves?: readonly number[],
): ComputerTurn => ({
  position: { ...playerViewOf(state), learnedLeaves },
  level,
  skill: 1,
  thinkingTime: THINKING_TIMES[0],
  turn: state.turns,
  chance: state.chance,
});

/** Plays a game until `isEnough`, at most to its end; `choose` returns the move of each turn. */
export function* playGameSteps(
  { rules, board, given = [], lexicon }: SelfPlay,
  seed: string,
  levels: readonly Level[],
  choose: (state: GameState) => Steps<ChosenMove>,
  isEnough: (state: GameState) => boolean = () => false,
): Steps<Timeline> {
  let timeline = withAutomaticPasses(
    startGame(seed, {
      rules,
      board,
      given,
      boardName: rules.name,
      seats: computerSeats(levels),
      openRacks: false,
      lexiconId: lexicon.id,
      chance: { kind: 'seeded', seed },
    }),
  );
  for (;;) {
    const state = latestState(timeline);
    if (state.result || isEnough(state)) return timeline;
    const { move, chance } = yield* choose(state);
    const event = valueOf(decide(state, move, lexicon, chance));
    timeline = withAutomaticPasses(valueOf(extend(timeline, event)));
  }
}

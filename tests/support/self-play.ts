import {
  chooseMove,
  decide,
  extend,
  type GameSetup,
  type GameState,
  latestState,
  type Position,
  rackToMove,
  type SampledGame,
  startGame,
  type Timeline,
  DEFAULT_LEVEL,
  withAutomaticPasses,
  playerViewOf,
} from '../../src/engine';
import { valueOf } from './results';
import type { Words } from './words';

export function positionIn(state: GameState): Position {
  const { rules, board } = state.setup;
  return { rules, board, grid: state.grid, rack: rackToMove(state) };
}

/** The state from which a playout starts. */
export const sampleOf = ({ setup, ...state }: GameState): SampledGame => ({
  ...state,
  rules: setup.rules,
  board: setup.board,
});

export interface SelfPlayed {
  readonly timeline: Timeline;
  /** Positions in which a computer chose to pass. */
  readonly passed: readonly Position[];
}

export function selfPlay(id: string, setup: GameSetup, words: Words): SelfPlayed {
  const passed: Position[] = [];
  let timeline = withAutomaticPasses(startGame(id, setup));
  for (let state = latestState(timeline); !state.result; state = latestState(timeline)) {
    const position = positionIn(state);
    const { skill = 1, level = DEFAULT_LEVEL } = state.setup.seats[state.toMove] ?? {};
    const turn = {
      position: playerViewOf(state),
      level,
      skill,
      turn: state.turns,
      chance: state.chance,
    };
    const { move, chance } = chooseMove(words, turn);
    if (move.kind === 'pass') passed.push(position);
    const event = valueOf(decide(state, move, words.lexicon, chance));
    timeline = withAutomaticPasses(valueOf(extend(timeline, event)));
  }
  return { timeline, passed };
}

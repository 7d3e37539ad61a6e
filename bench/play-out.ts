import {
  applyEvent,
  automaticPass,
  type Board,
  chooseMove,
  decide,
  type GameState,
  latestState,
  type Position,
  rackToMove,
  type RuleBook,
  type SampledGame,
  playerViewOf,
  startGame,
  DEFAULT_LEVEL,
} from '../src/engine';
import { valueOf } from './results';
import type { ShippedWords } from './words';

export function positionIn(state: GameState): Position {
  const { rules, board } = state.setup;
  return { rules, board, grid: state.grid, rack: rackToMove(state) };
}

const dealt = (seed: string, rules: RuleBook, board: Board, lexiconId: string): GameState =>
  latestState(
    startGame(seed, {
      rules,
      board,
      given: [],
      boardName: seed,
      seats: [1, 2].map((seat) => ({ name: `Player ${seat}`, player: 'computer', skill: 1 })),
      openRacks: false,
      lexiconId,
      chance: { kind: 'seeded', seed },
    }),
  );

/** The initial state of such a game, for playouts in the kernel. */
export function sampled(
  seed: string,
  rules: RuleBook,
  board: Board,
  { lexicon }: ShippedWords,
): SampledGame {
  return { ...dealt(seed, rules, board, lexicon.id), rules, board };
}

/** All states of a game between two greedy computers, from the deal to the end. */
export function playOut(
  seed: string,
  rules: RuleBook,
  board: Board,
  { search, lexicon }: ShippedWords,
): readonly GameState[] {
  let state = dealt(seed, rules, board, lexicon.id);
  const states = [state];
  while (!state.result) {
    const turn = {
      position: playerViewOf(state),
      level: DEFAULT_LEVEL,
      skill: 1,
      turn: state.turns,
      chance: state.chance,
    };
    const { move, chance } = chooseMove(search, turn);
    const event = automaticPass(state) ?? valueOf(decide(state, move, lexicon, chance));
    state = valueOf(applyEvent(state, event));
    states.push(state);
  }
  return states;
}

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
  startGame,
  USUAL_LEVEL,
} from '../src/engine';
import { valueOf } from './results';
import type { ShippedWords } from './words';

/** What a computer that is to move looks at. */
export function positionIn(state: GameState): Position {
  const { rules, board } = state.setup;
  return { rules, board, grid: state.grid, rack: rackToMove(state) };
}

/** Every state of a game that two greedy computers play, from the deal to its end. */
export function playOut(
  seed: string,
  rules: RuleBook,
  board: Board,
  { search, lexicon }: ShippedWords,
): readonly GameState[] {
  const timeline = startGame(seed, {
    rules,
    board,
    given: [],
    boardName: seed,
    seats: [1, 2].map((seat) => ({ name: `Player ${seat}`, player: 'computer', skill: 1 })),
    openRacks: false,
    lexiconId: lexicon.id,
    chance: { kind: 'seeded', seed },
  });
  let state = latestState(timeline);
  const states = [state];
  while (!state.result) {
    const position = positionIn(state);
    const turn = {
      position,
      level: USUAL_LEVEL,
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

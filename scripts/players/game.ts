import {
  automaticPass,
  type ChosenMove,
  chooseMove,
  decide,
  extend,
  type GameState,
  latestState,
  type Level,
  type Seat,
  seenTurnIn,
  startGame,
  type Timeline,
  USUAL_LEVEL,
} from '../../src/engine';
import { type Ground, valueOf } from './ground';

/** The seats of computers of some levels. */
const seatsAt = (levels: readonly Level[]): readonly Seat[] =>
  levels.map((level, seat) => ({
    name: `Player ${seat + 1}`,
    player: 'computer',
    skill: 1,
    level,
  }));

/** A game of computers just dealt, whose racks are closed. */
export const dealt = (
  { rules, board, lexicon }: Ground,
  seed: string,
  levels: readonly Level[],
): Timeline =>
  startGame(seed, {
    rules,
    board,
    given: [],
    boardName: rules.name,
    seats: seatsAt(levels),
    openRacks: false,
    lexiconId: lexicon.id,
    chance: { kind: 'seeded', seed },
  });

function chosenIn({ words, graded }: Ground, state: GameState): ChosenMove {
  const { level = USUAL_LEVEL, skill = 1 } = state.setup.seats[state.toMove] ?? {};
  const turn = {
    position: seenTurnIn(state),
    level,
    skill,
    turn: state.turns,
    chance: state.chance,
  };
  return chooseMove(words, turn, graded);
}

/** Plays a game to its end; whoever looks on sees the state before each turn, and how long it took in ms. */
export function playedOut(
  ground: Ground,
  game: Timeline,
  lookOn: (state: GameState, ms: number) => void = () => {},
): Timeline {
  let timeline = game;
  for (let state = latestState(timeline); !state.result; state = latestState(timeline)) {
    const passed = automaticPass(state);
    if (passed) timeline = valueOf(extend(timeline, passed));
    else {
      const begin = performance.now();
      const { move, chance } = chosenIn(ground, state);
      lookOn(state, performance.now() - begin);
      timeline = valueOf(extend(timeline, valueOf(decide(state, move, ground.lexicon, chance))));
    }
  }
  return timeline;
}

import {
  type Amateur,
  automaticPass,
  type ChosenMove,
  chooseMove,
  decide,
  extend,
  type GameState,
  latestState,
  type Level,
  LEVELS,
  type Seat,
  playerViewOf,
  startGame,
  THINKING_TIMES,
  type Timeline,
  DEFAULT_LEVEL,
} from '../../src/engine';
import { choosingAsAmateur } from '../../src/engine/players/amateur';
import { runToEnd } from '../../src/engine/search';
import { type Ground, valueOf } from './ground';

/** A beginner, who knows common words and finds one play in eight. */
const BEGINNER: Amateur = { knows: [1 / 8, 1 / 8, 0, 0], perLetter: 1, maxOverestimate: 0 };

export type Contestant = Level | 'beginner';
export const CONTESTANTS: readonly Contestant[] = ['beginner', ...LEVELS];

const levelOf = (contestant: Contestant): Level =>
  contestant === 'beginner' ? DEFAULT_LEVEL : contestant;

const seatsOf = (contestants: readonly Contestant[]): readonly Seat[] =>
  contestants.map((contestant, seat) => ({
    name: `Player ${seat + 1}`,
    player: 'computer',
    skill: 1,
    level: levelOf(contestant),
  }));

const dealt = (
  { rules, board, lexicon }: Ground,
  seed: string,
  contestants: readonly Contestant[],
): Timeline =>
  startGame(seed, {
    rules,
    board,
    given: [],
    boardName: rules.name,
    seats: seatsOf(contestants),
    openRacks: false,
    lexiconId: lexicon.id,
    chance: { kind: 'seeded', seed },
  });

function chosenIn({ words, graded }: Ground, contestant: Contestant, state: GameState): ChosenMove {
  const turn = {
    position: playerViewOf(state),
    level: levelOf(contestant),
    skill: 1,
    thinkingTime: THINKING_TIMES[0],
    turn: state.turns,
    chance: state.chance,
  };
  return contestant === 'beginner'
    ? runToEnd(choosingAsAmateur(words, turn, BEGINNER, graded))
    : chooseMove(words, turn, graded);
}

/** Plays a game to its end; `lookOn` receives the state before each turn, and the time of the turn in ms. */
export function playedOut(
  ground: Ground,
  seed: string,
  contestants: readonly Contestant[],
  lookOn: (state: GameState, ms: number) => void,
): Timeline {
  let timeline = dealt(ground, seed, contestants);
  for (let state = latestState(timeline); !state.result; state = latestState(timeline)) {
    const passed = automaticPass(state);
    if (passed) timeline = valueOf(extend(timeline, passed));
    else {
      const begin = performance.now();
      const { move, chance } = chosenIn(ground, contestants[state.toMove] ?? DEFAULT_LEVEL, state);
      lookOn(state, performance.now() - begin);
      timeline = valueOf(extend(timeline, valueOf(decide(state, move, ground.lexicon, chance))));
    }
  }
  return timeline;
}

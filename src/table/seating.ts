import { type ComputerTurn, type GameState, type Move, rackToMove, type Viewer } from '../engine';

const humansOf = (state: GameState): readonly number[] =>
  state.setup.seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));

/** Whether the screen must be covered between the turns of the people who share it. */
export const needsCurtain = (state: GameState): boolean =>
  !state.setup.openRacks && !state.result && humansOf(state).length > 1;

/** Whether nobody but computers plays. */
export const onlyComputers = (state: GameState): boolean => humansOf(state).length === 0;

/** Whether a computer is to move. */
export const computerToMove = (state: GameState): boolean =>
  !state.result && state.setup.seats[state.toMove]?.player === 'computer';

/** The turn of the computer that is to move. */
export function computerTurnIn(state: GameState): ComputerTurn {
  const { rules, board, seats } = state.setup;
  return {
    position: { rules, board, grid: state.grid, rack: rackToMove(state) },
    skill: seats[state.toMove]?.skill ?? 1,
    turn: state.turns,
    chance: state.chance,
  };
}

/** The seat to move, if what comes of this move of its is to be reported to it. */
export const reportOf = ({ setup, toMove }: GameState, move: Move): number | undefined =>
  setup.rules.moveReport === 'until-continue' &&
  move.kind !== 'pass' &&
  setup.seats[toMove]?.player === 'human'
    ? toMove
    : undefined;

/**
 * The seat to which a report goes on being shown when its table is opened again. Not where several
 * people share a closed screen: it may be another of them who looks.
 */
export const reportToResume = (state: GameState, seat: number | undefined): number | undefined =>
  seat !== undefined && humansOf(state).includes(seat) && !state.result && !needsCurtain(state)
    ? seat
    : undefined;

/** Through whose eyes this screen looks. */
export function viewerOf(state: GameState, curtainDown: boolean): Viewer {
  const humans = humansOf(state);
  const [first] = humans;
  if (state.result || first === undefined) return 'everyone';
  if (curtainDown && needsCurtain(state)) return 'nobody';
  return humans.includes(state.toMove) ? state.toMove : (previousHuman(state, humans) ?? first);
}

/** The person who moved last before the computers that move now. */
function previousHuman(state: GameState, humans: readonly number[]): number | undefined {
  const seats = state.setup.seats.length;
  for (let back = 1; back <= seats; back++) {
    const seat = (state.toMove - back + seats) % seats;
    if (humans.includes(seat)) return seat;
  }
  return undefined;
}

import {
  type ComputerTurn,
  type GameState,
  isHelpAllowed,
  seatsInPlay,
  playerViewOf,
  type TurnEvent,
  USUAL_LEVEL,
  type Viewer,
} from '../engine';

/** Whether somebody at this screen may be helped, as by looking words up. */
export type HelpState =
  /** Nobody plays on whom it could help. */
  | 'free'
  /** The person to move may be, and it goes on record. */
  | 'on-record'
  /** People may be helped, and it is not the turn of one at this screen. */
  | 'later'
  | 'none';

/** The seats whose players sit at other screens. */
export type RemoteSeats = readonly number[];

const isHuman = ({ setup }: GameState, seat: number): boolean =>
  setup.seats[seat]?.player === 'human';

/** The people at this screen who play on. */
const humansHere = (state: GameState, far: RemoteSeats): readonly number[] =>
  seatsInPlay(state).filter((seat) => isHuman(state, seat) && !far.includes(seat));

/** Whether the screen must be covered between the turns of the people who share it. */
export const needsCurtain = (state: GameState, far: RemoteSeats): boolean =>
  !state.setup.openRacks && !state.result && humansHere(state, far).length > 1;

/** Whether nobody but computers plays. */
export const onlyComputers = (state: GameState): boolean =>
  state.setup.seats.every(({ player }) => player === 'computer');

/** Whether a computer is to move. */
export const computerToMove = (state: GameState): boolean =>
  !state.result && state.setup.seats[state.toMove]?.player === 'computer';

/** Whether people may be helped; `isTheirs` says whether one at this screen is to move. */
export function helpStateOf(state: GameState, isTheirs: boolean): HelpState {
  const helpsNobody = state.result || !seatsInPlay(state).some((seat) => isHuman(state, seat));
  if (helpsNobody) return 'free';
  if (!isHelpAllowed(state.setup)) return 'none';
  return isTheirs ? 'on-record' : 'later';
}

/** The turn of the computer that is to move. */
export function computerTurnIn(state: GameState): ComputerTurn {
  const { seats } = state.setup;
  return {
    position: playerViewOf(state),
    level: seats[state.toMove]?.level ?? USUAL_LEVEL,
    skill: seats[state.toMove]?.skill ?? 1,
    turn: state.turns,
    chance: state.chance,
  };
}

/** The seat to move, if what comes of this turn of its is to be reported to it. */
export const reportOf = (
  state: GameState,
  turn: TurnEvent,
  far: RemoteSeats,
): number | undefined =>
  state.setup.rules.moveReport === 'until-continue' &&
  turn.kind !== 'pass' &&
  turn.kind !== 'resign' &&
  humansHere(state, far).includes(state.toMove)
    ? state.toMove
    : undefined;

/**
 * The seat to which a report goes on being shown when its table is opened again. Not where several
 * people share a closed screen: it may be another of them who looks.
 */
export const reportToResume = (
  state: GameState,
  seat: number | undefined,
  far: RemoteSeats,
): number | undefined =>
  seat !== undefined &&
  humansHere(state, far).includes(seat) &&
  !state.result &&
  !needsCurtain(state, far)
    ? seat
    : undefined;

/** Through whose eyes this screen looks. */
export function viewerOf(state: GameState, curtainDown: boolean, far: RemoteSeats): Viewer {
  const humans = humansHere(state, far);
  // Whoever has resigned at this screen looks on, once nobody there plays any more.
  const first = humans[0] ?? state.resigned.find((seat) => !far.includes(seat));
  if (state.result || onlyComputers(state)) return 'everyone';
  if (first === undefined || (curtainDown && needsCurtain(state, far))) return 'nobody';
  return humans.includes(state.toMove) ? state.toMove : (previousHuman(state, humans) ?? first);
}

/** The person at this screen who moved last before those that move now. */
function previousHuman(state: GameState, humans: readonly number[]): number | undefined {
  const seats = state.setup.seats.length;
  for (let back = 1; back <= seats; back++) {
    const seat = (state.toMove - back + seats) % seats;
    if (humans.includes(seat)) return seat;
  }
  return undefined;
}

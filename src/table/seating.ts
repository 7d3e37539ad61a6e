import {
  type ComputerTurn,
  type GameState,
  isHelpAllowed,
  seatsInPlay,
  playerViewOf,
  type TurnEvent,
  DEFAULT_LEVEL,
  type Viewer,
} from '../engine';

/** Whether a person at this screen may get help, such as looking up words. */
export type HelpState =
  /** No person is still playing, so help is unrestricted. */
  | 'free'
  /** The person to move may, and it goes on record. */
  | 'on-record'
  /** People may, but no person at this screen is to move. */
  | 'later'
  | 'none';

/** Seats whose players are at other screens. */
export type RemoteSeats = readonly number[];

const isHuman = ({ setup }: GameState, seat: number): boolean =>
  setup.seats[seat]?.player === 'human';

const humansHere = (state: GameState, far: RemoteSeats): readonly number[] =>
  seatsInPlay(state).filter((seat) => isHuman(state, seat) && !far.includes(seat));

/** Whether the screen must be covered between the turns of the people who share it. */
export const needsCurtain = (state: GameState, far: RemoteSeats): boolean =>
  !state.setup.openRacks && !state.result && humansHere(state, far).length > 1;

export const onlyComputers = (state: GameState): boolean =>
  state.setup.seats.every(({ player }) => player === 'computer');

export const computerToMove = (state: GameState): boolean =>
  !state.result && state.setup.seats[state.toMove]?.player === 'computer';

/** `isTheirs`: whether a person at this screen is to move. */
export function helpStateOf(state: GameState, isTheirs: boolean): HelpState {
  const helpsNobody = state.result || !seatsInPlay(state).some((seat) => isHuman(state, seat));
  if (helpsNobody) return 'free';
  if (!isHelpAllowed(state.setup)) return 'none';
  return isTheirs ? 'on-record' : 'later';
}

export function computerTurnIn(state: GameState): ComputerTurn {
  const { seats } = state.setup;
  return {
    position: playerViewOf(state),
    level: seats[state.toMove]?.level ?? DEFAULT_LEVEL,
    skill: seats[state.toMove]?.skill ?? 1,
    turn: state.turns,
    chance: state.chance,
  };
}

/** The seat to move, if it must be shown a report of this turn. */
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
 * The seat that still sees its report when its table is reopened. Undefined if several people share the screen of a
 * closed game: another of them may be looking.
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

/** The viewer whose information this screen may show. */
export function viewerOf(state: GameState, curtainDown: boolean, far: RemoteSeats): Viewer {
  const humans = humansHere(state, far);
  // If no one at this screen still plays, the first of them who resigned keeps watching.
  const first = humans[0] ?? state.resigned.find((seat) => !far.includes(seat));
  if (state.result || onlyComputers(state)) return 'everyone';
  if (first === undefined || (curtainDown && needsCurtain(state, far))) return 'nobody';
  return humans.includes(state.toMove) ? state.toMove : (previousHuman(state, humans) ?? first);
}

/** The person at this screen who moved last before the seat that is to move. */
function previousHuman(state: GameState, humans: readonly number[]): number | undefined {
  const seats = state.setup.seats.length;
  for (let back = 1; back <= seats; back++) {
    const seat = (state.toMove - back + seats) % seats;
    if (humans.includes(seat)) return seat;
  }
  return undefined;
}

import type { Direction } from '../board';
import type { PublicSetup } from '../game';
import type { LaidTile } from '../play';
import type { Tile } from '../tiles';

/** A move, with unknown tiles left out. */
export type EnteredMove =
  | {
      readonly kind: 'play';
      /** The new tiles in the order of the direction, each with its square, so that a later change moves none. */
      readonly laid: readonly LaidTile[];
      readonly direction: Direction;
      /** Whether it was withdrawn after a challenge. */
      readonly isWithdrawn: boolean;
      /** Points that a failed challenge gave. */
      readonly awarded: number;
    }
  | {
      readonly kind: 'exchange';
      /** The tiles, or only their number. */
      readonly returned: readonly Tile[] | number;
    }
  | { readonly kind: 'pass' };

export interface EnteredTurn {
  /** Stays with the turn; unique in its entry. */
  readonly id: number;
  readonly move: EnteredMove;
  /** Tiles known to be on the rack before the turn. */
  readonly rack: readonly Tile[];
  readonly notes: readonly string[];
  /** The words with which it was entered, if a change of another turn has changed them since. */
  readonly enteredWords?: readonly string[] | undefined;
}

/** The end of a game: racks left and penalties. */
export interface EnteredEnding {
  /** Whether the players stopped although both had tiles. */
  readonly isStopped: boolean;
  /** Racks at the end, by seat; undefined if unknown. */
  readonly left: readonly (readonly Tile[] | undefined)[];
  /** Time penalties by seat, in points: 0 or negative. */
  readonly time: readonly number[];
  readonly notes: readonly string[];
}

/** A game played elsewhere, as it is entered. Players take turns; a turn that was lost is a pass. */
export interface Entry {
  readonly setup: PublicSetup;
  readonly firstSeat: number;
  readonly title: string;
  readonly description: string;
  /** Notes before the first turn. */
  readonly notes: readonly string[];
  readonly turns: readonly EnteredTurn[];
  readonly ending: EnteredEnding;
}

/** Maximum number of turns; published games have about thirty. */
export const MAX_ENTERED_TURNS = 300;

export const newEntry = (setup: PublicSetup, firstSeat = 0): Entry => ({
  setup,
  firstSeat,
  title: '',
  description: '',
  notes: [],
  turns: [],
  ending: {
    isStopped: false,
    left: setup.seats.map(() => undefined),
    time: setup.seats.map(() => 0),
    notes: [],
  },
});

/** The seat that begins: the first one, unless the rules let another begin. */
export const firstSeatIn = ({ rules, seats }: PublicSetup, seat: number): number =>
  rules.firstSeat === 'drawn' && seat < seats.length ? seat : 0;

/** The seat of a turn (0-based) that is or would be in an entry. */
export const seatOfTurn = ({ setup, firstSeat }: Entry, turn: number): number =>
  (firstSeat + turn) % setup.seats.length;

type TurnContents = Omit<EnteredTurn, 'id' | 'enteredWords'>;

export type EntryAction =
  /** Adds a turn at the end, or before another one. */
  | { readonly kind: 'add-turn'; readonly turn: TurnContents; readonly before?: number | undefined }
  | { readonly kind: 'change-turn'; readonly id: number; readonly turn: Partial<TurnContents> }
  | { readonly kind: 'remove-turn'; readonly id: number }
  | { readonly kind: 'change-ending'; readonly ending: Partial<EnteredEnding> }
  | {
      readonly kind: 'change-game';
      readonly game: Partial<
        Pick<Entry, 'setup' | 'firstSeat' | 'title' | 'description' | 'notes'>
      >;
    };

/** Adjusts a list with one item by seat to another number of seats. */
const bySeat = <T>(list: readonly T[], seats: number, missing: T): readonly T[] =>
  Array.from({ length: seats }, (_, seat) => list[seat] ?? missing);

function withGame(entry: Entry, change: Partial<Entry>): Entry {
  const after = { ...entry, ...change };
  const seats = after.setup.seats.length;
  const { left, time } = after.ending;
  return {
    ...after,
    firstSeat: firstSeatIn(after.setup, after.firstSeat),
    ending:
      left.length === seats
        ? after.ending
        : {
            ...after.ending,
            left: bySeat(left, seats, undefined),
            time: bySeat(time, seats, 0),
          },
  };
}

/** Applies an action. Turns that it is not about stay the same objects, whether they still fit or not. */
export function reduceEntry(entry: Entry, action: EntryAction): Entry {
  const { turns } = entry;
  switch (action.kind) {
    case 'add-turn': {
      if (turns.length >= MAX_ENTERED_TURNS) return entry;
      const id = Math.max(0, ...turns.map((turn) => turn.id)) + 1;
      const place = turns.findIndex((turn) => turn.id === action.before);
      const at = place < 0 ? turns.length : place;
      return { ...entry, turns: turns.toSpliced(at, 0, { ...action.turn, id }) };
    }
    case 'change-turn':
      return {
        ...entry,
        turns: turns.map((turn) => (turn.id === action.id ? { ...turn, ...action.turn } : turn)),
      };
    case 'remove-turn':
      return { ...entry, turns: turns.filter(({ id }) => id !== action.id) };
    case 'change-ending':
      return { ...entry, ending: { ...entry.ending, ...action.ending } };
    case 'change-game':
      return withGame(entry, action.game);
  }
}

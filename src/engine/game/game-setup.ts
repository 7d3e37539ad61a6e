import type { Board } from '../board';
import type { LaidTile } from '../play';
import type { Player, RuleBook } from '../rules';
import type { RandomSource } from '../tiles';
import { DEFAULT_LEVEL, type Level } from './levels';

export interface Seat {
  readonly name: string;
  readonly player: Player;
  /**
   * How often a computer plays its best move, from 0 (never knowingly) to 1 (always). Computers without a
   * skill play as if it were 1.
   */
  readonly skill: number;
  /** Level of a computer without a skill; absent for the usual level. */
  readonly level?: Level | undefined;
}

/** The level that a seat plays at; undefined for people and for computers with a skill. */
export const levelOf = (
  { computers }: Pick<RuleBook, 'computers'>,
  { player, level = DEFAULT_LEVEL }: Pick<Seat, 'player' | 'level'>,
): Level | undefined => (player === 'computer' && computers === 'best' ? level : undefined);

/** Begins the id of a lexicon that is only a name in a GCG file; nothing follows if the name is unknown. */
export const GCG_LEXICON = 'gcg/';

export interface GameSetup {
  readonly rules: RuleBook;
  readonly board: Board;
  /** Tiles on the board before the first turn, row by row; they do not come from the bag. */
  readonly given: readonly LaidTile[];
  readonly boardName: string;
  /** In turn order. */
  readonly seats: readonly Seat[];
  /** Whether the player to move sees the other racks. */
  readonly openRacks: boolean;
  /** Whether people may get help, which goes on record; absent if not. */
  readonly help?: boolean | undefined;
  /** Whether people may undo turns, which goes on record; absent if not. */
  readonly undo?: boolean | undefined;
  readonly lexiconId: string;
  readonly chance: RandomSource;
}

/** The seat from which a game is known if another page keeps its record; undefined if all of it is known. */
export const knownSeat = ({ chance }: Pick<GameSetup, 'chance'>): number | undefined =>
  chance.kind === 'seen' ? chance.seat : undefined;

/** The part of a set-up that all players may know: all but the random source, which decides the draws. */
export type PublicSetup = Omit<GameSetup, 'chance'>;

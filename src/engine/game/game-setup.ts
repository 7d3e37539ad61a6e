import type { Board } from '../board';
import type { LaidTile } from '../play';
import type { Player, RuleBook } from '../rules';
import type { RandomSource } from '../tiles';

/** How well computers play, the weakest first; a record names a level by these words. */
export const LEVELS = ['gentle', 'casual', 'club', 'expert', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a computer where none is named: the one that plays its best by score. */
export const USUAL_LEVEL: Level = 'club';

/** A place at the table, and who plays it. */
export interface Seat {
  /** What the others call the player. */
  readonly name: string;
  readonly player: Player;
  /**
   * How often a computer plays its best, from 0 (never knowingly) to 1 (always); games whose
   * computers have no skill play as with 1.
   */
  readonly skill: number;
  /** How well a computer plays where it has no skill; the usual level where it is left out. */
  readonly level?: Level | undefined;
}

/** The level that a seat is played at; undefined for people, and where computers have a skill. */
export const levelOf = (
  { computers }: Pick<RuleBook, 'computers'>,
  { player, level = USUAL_LEVEL }: Pick<Seat, 'player' | 'level'>,
): Level | undefined => (player === 'computer' && computers === 'best' ? level : undefined);

/** Everything that is settled before the first tile is drawn. */
export interface GameSetup {
  readonly rules: RuleBook;
  readonly board: Board;
  /** Tiles that lie on the board before the first turn, row by row; they are not from the bag. */
  readonly given: readonly LaidTile[];
  /** What players call the board. */
  readonly boardName: string;
  /** In the order of turns. */
  readonly seats: readonly Seat[];
  /** Whether the player to move sees the other racks. */
  readonly openRacks: boolean;
  /** Whether people may be helped, each help being put on record; not where this is left out. */
  readonly help?: boolean | undefined;
  /** Whether people may take turns back, each time being put on record; not where this is left out. */
  readonly undo?: boolean | undefined;
  /** Id of the lexicon that words are judged by. */
  readonly lexiconId: string;
  readonly chance: RandomSource;
}

/** The seat that a game is known from, whose record another page keeps; undefined if all of it is known. */
export const seenFrom = ({ chance }: Pick<GameSetup, 'chance'>): number | undefined =>
  chance.kind === 'seen' ? chance.seat : undefined;

/** What all players may know of how a game was set up: all but what decides its draws. */
export type PublicSetup = Omit<GameSetup, 'chance'>;

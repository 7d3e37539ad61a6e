import type { Board } from '../board';
import type { RuleBook } from '../rules';
import type { ChanceSource } from '../tiles';

/** Who plays a seat. */
export const PLAYERS = ['human', 'computer'] as const;
export type Player = (typeof PLAYERS)[number];

/** Everything that is settled before the first tile is drawn. */
export interface GameSetup {
  readonly rules: RuleBook;
  readonly board: Board;
  /** What players call the board. */
  readonly boardName: string;
  /** Who plays each seat, in the order of turns. */
  readonly seats: readonly Player[];
  /** Whether the player to move sees the other racks. */
  readonly openRacks: boolean;
  /** Id of the lexicon that words are judged by. */
  readonly lexiconId: string;
  readonly chance: ChanceSource;
}

import type { BoardState, Play } from '../play';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';

/** A position to search: the rules, the board with its tiles, and one rack. */
export interface Position extends BoardState {
  readonly rules: RuleBook;
  readonly rack: readonly Tile[];
}

/** A legal play, its score in points, and the words that it forms in capitals, the main word first. */
export interface ScoredPlay {
  readonly play: Play;
  readonly words: readonly string[];
  readonly score: number;
}

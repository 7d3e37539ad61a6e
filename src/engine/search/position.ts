import type { BoardState, Play } from '../play';
import type { RuleBook } from '../rules';
import type { Tile } from '../tiles';

/** What a search looks at: the rules, the board with its tiles, and one rack. */
export interface Position extends BoardState {
  readonly rules: RuleBook;
  readonly rack: readonly Tile[];
}

/** A legal play, what it scores in points, and the words it forms in capitals, main word first. */
export interface ScoredPlay {
  readonly play: Play;
  readonly words: readonly string[];
  readonly score: number;
}

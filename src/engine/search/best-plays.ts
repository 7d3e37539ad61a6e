import type { PlayList } from './play-list';
import type { PlaySink } from './walk';

/** Keeps those plays that score no less than any found before them. */
export class BestPlays implements PlaySink {
  floor = Number.NEGATIVE_INFINITY;
  readonly #plays: PlayList;

  constructor(plays: PlayList) {
    this.#plays = plays;
  }

  readonly found: PlaySink['found'] = (lines, line, score, tiles, first, last) => {
    if (score < this.floor) return;
    this.floor = score;
    this.#plays.found(lines, line, score, tiles, first, last);
  };
}

import { child, NO_NODE, ROOT } from '../lexicon';
import { bonusFor } from '../play';
import { alphabetOf, type PlacedTile, tileValue } from '../tiles';
import { type Line, linesOf, OPEN, SHUT, TAKEN } from './line';
import { comparePlays } from './order';
import type { Position, ScoredPlay, SearchWords } from './position';

type Found = (play: ScoredPlay) => void;

/**
 * Walks every line from every place where a word can begin, along the trie, laying tiles of the
 * rack on open squares and following the tiles that lie there. Each play is found once: a play
 * has one line, and its word one beginning.
 */
class Walk {
  readonly #words: SearchWords;
  readonly #position: Position;
  readonly #found: Found;
  readonly #letters: readonly string[];
  readonly #values: readonly number[];
  readonly #counts: number[];
  readonly #isOpening: boolean;
  readonly #laid: PlacedTile[] = [];
  readonly #word: string[] = [];
  #blanks: number;

  constructor(words: SearchWords, position: Position, found: Found) {
    const { rules, rack, grid } = position;
    const alphabet = alphabetOf(rules.tileSet);
    this.#words = words;
    this.#position = position;
    this.#found = found;
    this.#letters = alphabet.letters;
    this.#values = alphabet.letters.map((letter) =>
      tileValue(rules.tileSet, { kind: 'letter', letter }),
    );
    this.#counts = alphabet.letters.map(
      (letter) => rack.filter((tile) => tile.kind === 'letter' && tile.letter === letter).length,
    );
    this.#blanks = rack.filter(({ kind }) => kind === 'blank').length;
    this.#isOpening = grid.every(({ kind }) => kind === 'empty');
  }

  line(line: Line): void {
    for (let first = 0; first < line.access.length; first++) {
      if (line.access[first - 1] !== TAKEN && this.#canReach(line, first)) {
        this.#from(line, first, first, ROOT, 0, 1);
      }
    }
  }

  /** Whether laying from here on can take in a tile of the board (or open on the start square). */
  #canReach(line: Line, first: number): boolean {
    let free = 0;
    for (let place = first; place < line.access.length; place++) {
      const access = line.access[place];
      if (access === SHUT) return false;
      if (access === TAKEN) return true;
      free++;
      if (free > this.#position.rack.length) return false;
      if (this.#isOpening && place === line.start) return true;
    }
    return false;
  }

  /** Goes on at `place` with a word that began at `first` and has led to `node`. */
  #from(line: Line, first: number, place: number, node: number, sum: number, factor: number): void {
    const access = line.access[place];
    if (access === TAKEN) {
      const letter = line.letter[place] ?? 0;
      const next = child(this.#words.trie, node, letter);
      if (next !== NO_NODE) {
        this.#step(line, first, place, next, letter, sum + (line.value[place] ?? 0), factor);
      }
      return;
    }
    if (access !== OPEN || this.#laid.length === this.#position.rack.length) return;

    const { trie } = this.#words;
    const letterFactor = line.letterFactor[place] ?? 1;
    const wordFactor = factor * (line.wordFactor[place] ?? 1);
    for (
      let next = trie.firstChild[node] ?? NO_NODE;
      next !== NO_NODE;
      next = trie.nextSibling[next] ?? NO_NODE
    ) {
      const index = trie.letter[next] ?? 0;
      const letter = this.#letters[index] ?? '';
      const count = this.#counts[index] ?? 0;
      if (count > 0) {
        this.#counts[index] = count - 1;
        this.#laid.push({ kind: 'letter', letter });
        const value = (this.#values[index] ?? 0) * letterFactor;
        this.#step(line, first, place, next, index, sum + value, wordFactor);
        this.#laid.pop();
        this.#counts[index] = count;
      }
      if (this.#blanks > 0) {
        this.#blanks--;
        this.#laid.push({ kind: 'blank', letter });
        const value = this.#position.rules.tileSet.blank.value * letterFactor;
        this.#step(line, first, place, next, index, sum + value, wordFactor);
        this.#laid.pop();
        this.#blanks++;
      }
    }
  }

  #step(
    line: Line,
    first: number,
    place: number,
    node: number,
    letter: number,
    sum: number,
    factor: number,
  ): void {
    this.#word.push(this.#letters[letter] ?? '');
    if (this.#words.trie.endsWord[node] === 1 && line.access[place + 1] !== TAKEN) {
      this.#report(line, first, place, sum, factor);
    }
    this.#from(line, first, place + 1, node, sum, factor);
    this.#word.pop();
  }

  #report(line: Line, first: number, last: number, sum: number, factor: number): void {
    const laid = this.#laid.length;
    if (laid === 0) return;
    if (this.#isOpening) {
      if (line.start < first || line.start > last) return;
      if (laid < this.#position.rules.opening.fewestTiles) return;
    } else if (laid === last - first + 1) return;

    let place = first;
    while (line.access[place] === TAKEN) place++;
    const square = line.squares[place];
    if (!square) return;
    this.#found({
      play: { tiles: [...this.#laid], square, direction: line.direction },
      words: [this.#word.join('')],
      score: sum * factor + bonusFor(this.#position.rules, laid),
    });
  }
}

function eachPlay(words: SearchWords, position: Position, found: Found): void {
  const walk = new Walk(words, position, found);
  for (const line of linesOf(position)) walk.line(line);
}

/** Every legal play of a position, in the public order. */
export function generatePlays(words: SearchWords, position: Position): readonly ScoredPlay[] {
  const alphabet = alphabetOf(position.rules.tileSet);
  const plays: ScoredPlay[] = [];
  eachPlay(words, position, (play) => plays.push(play));
  return plays.toSorted((a, b) => comparePlays(alphabet, a, b));
}

/** The first play in the public order, or undefined where no play is legal. */
export function bestPlay(words: SearchWords, position: Position): ScoredPlay | undefined {
  const alphabet = alphabetOf(position.rules.tileSet);
  let best: ScoredPlay | undefined;
  eachPlay(words, position, (play) => {
    if (!best || comparePlays(alphabet, play, best) < 0) best = play;
  });
  return best;
}

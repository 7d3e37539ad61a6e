import { child, NO_NODE, ROOT } from '../lexicon';
import { bonusFor } from '../play';
import { alphabetOf, type PlacedTile, tileValue } from '../tiles';
import { type Line, linesOf, OPEN, SHUT, TAKEN } from './line';
import { comparePlays } from './order';
import type { Position, ScoredPlay, SearchWords } from './position';

type Found = (play: ScoredPlay) => void;

/** What the tiles of a word under way amount to. */
interface Points {
  /** Values times letter factors of the word in the line. */
  readonly sum: number;
  /** Product of the word factors it covers. */
  readonly factor: number;
  /** Total of the words across the line, and how many there are. */
  readonly cross: number;
  readonly crossings: number;
}

const NO_POINTS: Points = { sum: 0, factor: 1, cross: 0, crossings: 0 };

/** The points after laying a tile of this face value on an open square. */
function withTile(points: Points, line: Line, place: number, faceValue: number): Points {
  const value = faceValue * (line.letterFactor[place] ?? 1);
  const factor = line.wordFactor[place] ?? 1;
  const check = line.cross[place];
  return {
    sum: points.sum + value,
    factor: points.factor * factor,
    cross: points.cross + (check ? (check.value + value) * factor : 0),
    crossings: points.crossings + (check ? 1 : 0),
  };
}

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
        this.#from(line, first, first, ROOT, NO_POINTS);
      }
    }
  }

  /** Whether laying from here on can join a tile of the board (or open on the start square). */
  #canReach(line: Line, first: number): boolean {
    let free = 0;
    for (let place = first; place < line.access.length; place++) {
      const access = line.access[place];
      if (access === SHUT) return false;
      if (access === TAKEN) return true;
      free++;
      if (free > this.#position.rack.length) return false;
      if (line.cross[place] || (this.#isOpening && place === line.start)) return true;
    }
    return false;
  }

  /** Goes on at `place` with a word that began at `first` and has led to `node`. */
  #from(line: Line, first: number, place: number, node: number, points: Points): void {
    const access = line.access[place];
    if (access === TAKEN) {
      const letter = line.letter[place] ?? 0;
      const next = child(this.#words.trie, node, letter);
      if (next !== NO_NODE) {
        const sum = points.sum + (line.value[place] ?? 0);
        this.#step(line, first, place, next, letter, { ...points, sum });
      }
      return;
    }
    if (access !== OPEN || this.#laid.length === this.#position.rack.length) return;

    const { trie } = this.#words;
    const check = line.cross[place];
    for (
      let next = trie.firstChild[node] ?? NO_NODE;
      next !== NO_NODE;
      next = trie.nextSibling[next] ?? NO_NODE
    ) {
      const index = trie.letter[next] ?? 0;
      if (check && check.allows[index] !== 1) continue;
      const letter = this.#letters[index] ?? '';
      const count = this.#counts[index] ?? 0;
      if (count > 0) {
        this.#counts[index] = count - 1;
        this.#laid.push({ kind: 'letter', letter });
        const laid = withTile(points, line, place, this.#values[index] ?? 0);
        this.#step(line, first, place, next, index, laid);
        this.#laid.pop();
        this.#counts[index] = count;
      }
      if (this.#blanks > 0) {
        this.#blanks--;
        this.#laid.push({ kind: 'blank', letter });
        const laid = withTile(points, line, place, this.#position.rules.tileSet.blank.value);
        this.#step(line, first, place, next, index, laid);
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
    points: Points,
  ): void {
    this.#word.push(this.#letters[letter] ?? '');
    if (this.#words.trie.endsWord[node] === 1 && line.access[place + 1] !== TAKEN) {
      this.#report(line, first, place, points);
    }
    this.#from(line, first, place + 1, node, points);
    this.#word.pop();
  }

  #report(line: Line, first: number, last: number, points: Points): void {
    const { rules } = this.#position;
    const laid = this.#laid.length;
    const length = last - first + 1;
    if (laid === 0 || length < 2 || length < rules.shortestWord) return;
    // One tile that forms words both ways is one play; the line across reports it.
    if (laid === 1 && points.crossings === 1 && line.direction === 'down') return;
    if (this.#isOpening) {
      if (rules.opening.kind === 'random-tile' || laid < rules.opening.fewestTiles) return;
      if (line.start < first || line.start > last) return;
    } else if (laid === length && points.crossings === 0) return;

    let place = first;
    while (line.access[place] === TAKEN) place++;
    const square = line.squares[place];
    if (!square) return;
    this.#found({
      play: { tiles: [...this.#laid], square, direction: line.direction },
      words: [this.#word.join(''), ...this.#crossWords(line, first)],
      score: points.sum * points.factor + points.cross + bonusFor(rules, laid),
    });
  }

  #crossWords(line: Line, first: number): readonly string[] {
    return this.#word.flatMap((letter, index) => {
      const check = line.cross[first + index];
      return check ? [check.before + letter + check.after] : [];
    });
  }
}

function eachPlay(words: SearchWords, position: Position, found: Found): void {
  const walk = new Walk(words, position, found);
  for (const line of linesOf(words.trie, position)) walk.line(line);
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

import { alphabetOf, tileValue } from '../tiles';
import { type Anagrams, mayMakeWordWith, withLetter } from './anagrams';
import { numberOf } from './packed-rack';
import type { Position } from './position';

/** Where more letters would have to be tried for blanks, choices are taken to make words. */
const MOST_TRIED = 700;

/** A tile of a rack: its letter by its number, or undefined for a blank, and its face value. */
interface RackTile {
  readonly letter: number | undefined;
  readonly value: number;
}

/** Some tiles of a rack: the sum of their letters, how many blanks, and face values, greatest first. */
interface Choice {
  readonly sum: number;
  readonly blanks: number;
  readonly values: readonly number[];
}

/** The tiles of a rack, those of the greatest value first. */
function tilesOf({ rules: { tileSet }, rack }: Position): readonly RackTile[] {
  const alphabet = alphabetOf(tileSet);
  return rack
    .map((tile) => ({
      letter: tile.kind === 'blank' ? undefined : numberOf(alphabet, tile.letter),
      value: tileValue(tileSet, tile),
    }))
    .toSorted((a, b) => b.value - a.value);
}

const choiceOf = (tiles: readonly RackTile[]): Choice => ({
  sum: tiles.reduce((sum, { letter }) => (letter === undefined ? sum : withLetter(sum, letter)), 0),
  blanks: tiles.filter(({ letter }) => letter === undefined).length,
  values: tiles.map(({ value }) => value),
});

/** The choices of all tiles but one. */
function allButOne(tiles: readonly RackTile[]): readonly Choice[] {
  const places = new Map(tiles.map(({ letter }, place) => [letter, place]));
  return Array.from(places.values(), (place) => choiceOf(tiles.toSpliced(place, 1)));
}

/** The greater of two numbers, place by place. */
const greater = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.map((value, index) => Math.max(value, b[index] ?? value));

const NO_VALUES: readonly number[] = [];

/** What has been found out for letters of a sum: face values, by how many tiles are left. */
interface Known {
  readonly sum: number;
  readonly leaving: [readonly number[] | undefined, readonly number[] | undefined];
}

/**
 * What the tiles of a rack are worth at most, as many as make a word with what lies there. Asked are
 * the choices of all tiles and of all but one, whose plays would score most and are the rarest.
 */
export class Choices {
  readonly #anagrams: Anagrams;
  /** How many letters a blank may be. */
  readonly #letters: number;
  /** Face values of all tiles, the greatest first. */
  readonly #values: readonly number[];
  /** The choices that leave no tile, and those that leave one. */
  readonly #leaving: readonly [readonly Choice[], readonly Choice[]];
  readonly #known = new Map<number, Known>();
  /** Mostly asked for again. */
  #latest: Known = { sum: 0, leaving: [undefined, undefined] };

  constructor(position: Position, anagrams: Anagrams) {
    const tiles = tilesOf(position);
    const all = choiceOf(tiles);
    this.#anagrams = anagrams;
    this.#letters = position.rules.tileSet.letters.length;
    this.#values = all.values;
    this.#leaving = [[all], allButOne(tiles)];
    this.#known.set(this.#latest.sum, this.#latest);
  }

  /**
   * Face values that are no less than those of any choice of that number of tiles that makes a word with
   * letters of a sum, both with the greatest first; none where no choice does.
   */
  valuesOf(count: number, sum: number): readonly number[] {
    const left = this.#values.length - count;
    if (left !== 0 && left !== 1) return this.#values;
    if (this.#latest.sum !== sum) this.#latest = this.#knownOf(sum);
    const { leaving } = this.#latest;
    return (leaving[left] ??= this.#findOut(this.#leaving[left], sum));
  }

  #knownOf(sum: number): Known {
    const known = this.#known.get(sum) ?? { sum, leaving: [undefined, undefined] };
    this.#known.set(sum, known);
    return known;
  }

  #findOut(choices: readonly Choice[], sum: number): readonly number[] {
    let most = NO_VALUES;
    for (const choice of choices) {
      if (!this.#mayMakeWord(choice, sum, choices.length)) continue;
      most = most === NO_VALUES ? choice.values : greater(choice.values, most);
    }
    return most;
  }

  #mayMakeWord({ sum: own, blanks }: Choice, sum: number, choices: number): boolean {
    return (
      choices * this.#letters ** blanks > MOST_TRIED ||
      mayMakeWordWith(this.#anagrams, (own + sum) | 0, blanks, this.#letters)
    );
  }
}

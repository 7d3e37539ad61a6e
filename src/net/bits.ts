/** A text of `0` and `1`: slow, but simple enough for the few hundred bits of a code. */
type Bits = string;

/** The lowest `width` bits of a number, most significant first. */
export const bitsOf = (value: number, width: number): Bits =>
  value.toString(2).padStart(width, '0').slice(-width);

export const bitsOfAll = (values: Iterable<number>, width: number): Bits =>
  [...values].map((value) => bitsOf(value, width)).join('');

/** Reads bits in order. Past the end it reads zeros and reports an overrun. */
export interface BitReader {
  /** Reads the next `width` bits as a number. */
  readonly take: (width: number) => number;
  /** Reads `count` numbers of `width` bits each. */
  readonly takeAll: (count: number, width: number) => readonly number[];
  readonly isOverrun: () => boolean;
  readonly rest: () => Bits;
}

export function readBits(bits: Bits): BitReader {
  let at = 0;
  const take = (width: number): number => {
    const taken = bits.slice(at, at + width).padEnd(width, '0');
    at += width;
    return Number.parseInt(taken, 2);
  };
  return {
    take,
    takeAll: (count, width) => Array.from({ length: count }, () => take(width)),
    isOverrun: () => at > bits.length,
    rest: () => bits.slice(at),
  };
}

/** Encodes bits with one letter for every `width` of them, padding the last group with zeros. */
export const lettersOf = (bits: Bits, letters: string, width: number): string =>
  (bits.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])
    .map((group) => letters.charAt(Number.parseInt(group.padEnd(width, '0'), 2)))
    .join('');

/** Decodes letters into bits; undefined if one of them is not in `letters`. */
export function bitsOfLetters(text: string, letters: string, width: number): Bits | undefined {
  const values = Array.from(text, (letter) => letters.indexOf(letter));
  return values.includes(-1) ? undefined : bitsOfAll(values, width);
}

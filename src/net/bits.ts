/**
 * Bits as a text of `0` and `1`: slow, and as plain as can be for the few hundred of them that a
 * code has.
 */
type Bits = string;

/** The lowest `width` bits of a number, the highest first. */
export const bitsOf = (value: number, width: number): Bits =>
  value.toString(2).padStart(width, '0').slice(-width);

/** The bits of each number in turn, `width` of each. */
export const bitsOfAll = (values: Iterable<number>, width: number): Bits =>
  [...values].map((value) => bitsOf(value, width)).join('');

/** Reads bits from first to last; beyond the last, it finds zeros and is `overrun`. */
export interface BitReader {
  /** The number that the next bits make. */
  readonly take: (width: number) => number;
  /** The numbers that the next bits make, `width` bits each. */
  readonly takeAll: (count: number, width: number) => readonly number[];
  /** Whether more was taken than there is. */
  readonly isOverrun: () => boolean;
  /** The bits not yet taken. */
  readonly rest: () => Bits;
}

/** Reads from the first bit on. */
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

/** Writes bits in letters, each of which stands for `width` bits; the last is filled with zeros. */
export const lettersOf = (bits: Bits, letters: string, width: number): string =>
  (bits.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])
    .map((group) => letters.charAt(Number.parseInt(group.padEnd(width, '0'), 2)))
    .join('');

/** The bits that letters stand for; undefined where one of them is no such letter. */
export function bitsOfLetters(text: string, letters: string, width: number): Bits | undefined {
  const values = Array.from(text, (letter) => letters.indexOf(letter));
  return values.includes(-1) ? undefined : bitsOfAll(values, width);
}

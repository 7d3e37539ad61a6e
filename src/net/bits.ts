/** A text of `0` and `1`: slow, but simple enough for the few hundred bits of a code. */
type Bits = string;

/** The lowest `width` bits of a number, most significant first. */
export const bitsOf = (value: number, width: number): Bits =>
  value.toString(2).padStart(width, '0').slice(-width);

export const bitsOfAll = (values: Iterable<number>, width: number): Bits =>
  [...values].map((value) => bitsOf(value, width)).join('');

export type BitReader = ReturnType<typeof readBits>;

/** Reads bits in order. Past the end it reads zeros and reports an overrun. */
export function readBits(bits: Bits) {
  let at = 0;
  /** Reads the next `width` bits as a number. */
  const take = (width: number): number => {
    const taken = bits.slice(at, at + width).padEnd(width, '0');
    at += width;
    return Number.parseInt(taken, 2);
  };
  /** Reads `count` numbers of `width` bits each. */
  const takeAll = (count: number, width: number): readonly number[] =>
    Array.from({ length: count }, () => take(width));
  return {
    take,
    takeAll,
    /** Reads `count` letters of this alphabet. */
    takeText: (count: number, letters: string): string =>
      takeAll(count, widthOf(letters))
        .map((value) => letters.charAt(value))
        .join(''),
    isOverrun: () => at > bits.length,
    rest: (): Bits => bits.slice(at),
  };
}

/** The number of bits that one of these letters stands for; their number is a power of two. */
const widthOf = (letters: string): number => Math.log2(letters.length);

/** Encodes bits in an alphabet, padding the last letter with zeros. */
export function lettersOfBits(bits: Bits, letters: string): string {
  const count = Math.ceil(bits.length / widthOf(letters));
  return readBits(bits).takeText(count, letters);
}

/** Decodes letters into bits; undefined if one of them is not in `letters`. */
export function bitsOfLetters(text: string, letters: string): Bits | undefined {
  const values = Array.from(text, (letter) => letters.indexOf(letter));
  return values.includes(-1) ? undefined : bitsOfAll(values, widthOf(letters));
}

import { createHash, createHmac } from 'node:crypto';

/** The key of a draw, as specified in docs/fair-draws.md. */
export function oracleDrawKey(
  secret: string,
  number: number,
  links: readonly (string | null)[],
): string {
  let message = `scraebbkle/draw/${number}`;
  for (const link of links) message += `/${link === null ? '-' : link}`;
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** A uniform number from 0 to `bound` − 1: the first word below the greatest multiple of `bound`. */
function oracleIndex(key: string, purpose: string, bound: number): number {
  const words: bigint[] = [];
  for (let block = 0; ; block++) {
    const hex = createHash('sha256').update(`${purpose}/${block}/${key}`).digest('hex');
    words.push(...(hex.match(/.{8}/g) ?? []).map((word) => BigInt(`0x${word}`)));
    const many = 2n ** 32n / BigInt(bound);
    const word = words.find((each) => each < many * BigInt(bound));
    if (word !== undefined) return Number(word % BigInt(bound));
  }
}

/**
 * The tiles that a key draws from a bag, as text. `faces` gives the order of tiles, `hashOf` the number drawn
 * earlier in the game.
 */
export function oracleDraw(
  key: string,
  faces: string,
  bag: string,
  before: number,
  count: number,
): string {
  let left = [...faces].flatMap((face) => [...bag].filter((tile) => tile === face));
  let drawn = '';
  for (let number = before; [...drawn].length < count && left.length > 0; number++) {
    const index = oracleIndex(key, `${number}`, left.length);
    drawn += left[index];
    left = left.filter((_, place) => place !== index);
  }
  return drawn;
}

export const oracleFirstSeat = (key: string, seats: number): number =>
  oracleIndex(key, 'first seat', seats);

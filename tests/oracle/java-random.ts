/**
 * `java.util.Random` as its documentation specifies it, with big integers and one statement for each of the
 * published ones.
 */
export class ReferenceJavaRandom {
  #seed: bigint;

  constructor(seed: number) {
    this.#seed = BigInt.asUintN(48, BigInt(seed) ^ 0x5deece66dn);
  }

  /** The generator’s 48-bit state. */
  get state(): number {
    return Number(this.#seed);
  }

  #next(bits: bigint): bigint {
    this.#seed = BigInt.asUintN(48, this.#seed * 0x5deece66dn + 0xbn);
    return BigInt.asIntN(32, this.#seed >> (48n - bits));
  }

  nextInt(bound: number): number {
    const n = BigInt(bound);
    if ((n & -n) === n) return Number((n * this.#next(31n)) >> 31n);
    let bits: bigint;
    let value: bigint;
    do {
      bits = this.#next(31n);
      value = bits % n;
    } while (BigInt.asIntN(32, bits - value + (n - 1n)) < 0n);
    return Number(value);
  }

  nextDouble(): number {
    return Number((this.#next(26n) << 27n) + this.#next(27n)) / 2 ** 53;
  }
}

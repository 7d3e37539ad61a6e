/**
 * Pseudo-random numbers for simulations, from a 32-bit seed. Never use them for the game itself. The
 * generator is mulberry32 (Tommy Ettinger, public domain).
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** An unsigned integer of 32 bits. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** An integer from 0 up to but not including `bound`. */
  below(bound: number): number {
    return Math.floor((this.next() / 2 ** 32) * bound);
  }

  /** A shuffled copy. All orders are equally likely. */
  shuffled<T>(things: readonly T[]): T[] {
    const all = [...things];
    for (let place = all.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      const there = all[place];
      const here = all[other];
      if (there === undefined || here === undefined) continue;
      all[place] = here;
      all[other] = there;
    }
    return all;
  }
}

/**
 * Numbers for what is only imagined, from a seed of 32 bits; never for what happens in a game.
 * The generator is mulberry32 (Tommy Ettinger, public domain).
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A number of 32 bits. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A number from 0 up to and without a bound. */
  below(bound: number): number {
    return Math.floor((this.next() / 2 ** 32) * bound);
  }

  /** The same things in any order, all equally likely. */
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

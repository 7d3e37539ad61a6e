/** At most so many at once, and so many a second in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Asks whether one more is within a pace, and counts it if so. `now` is in milliseconds and never
 * goes back.
 */
export function rateLimiter({ burst, perSecond }: RateLimit, now: () => number): () => boolean {
  let left = burst;
  let asked = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - asked) * perSecond) / 1000);
    asked = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

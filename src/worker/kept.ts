/** Most word lists that are kept at a time: that of the game, and of those being set up. */
export const MOST_KEPT = 3;

/** Adds a value under an id, as the newest; the oldest give way where there are too many. */
export function keepNewest<T>(kept: Map<string, T>, id: string, value: T): void {
  kept.delete(id);
  kept.set(id, value);
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
}

/** Copies and clears memory eight bytes at a time: the JavaScript form has no instructions for that. */

/** Copies at least `bytes` bytes, so there must be room for seven more. Addresses need no alignment. */
// @ts-ignore: decorator
@inline
export function copyEights(from: usize, to: usize, bytes: usize): void {
  for (let copied: usize = 0; copied < bytes; copied += 8) {
    store<u64>(to + copied, load<u64>(from + copied, 0, 1), 0, 1);
  }
}

/** Sets bytes to 0. Their number is a multiple of eight. */
export function clearEights(at: usize, bytes: usize): void {
  for (let cleared: usize = 0; cleared < bytes; cleared += 8) store<u64>(at + cleared, 0);
}

import type { RuleBook } from '../../src/engine';

/** Whether some tiles of a rack may be exchanged, by the written rules; tiles are texts. */
export function mayExchange(
  { exchange, leastInBag }: RuleBook,
  rack: string,
  bag: string,
  returned: string,
): boolean {
  const kept = [...rack];
  for (const tile of returned) {
    const place = kept.indexOf(tile);
    if (place === -1) return false;
    kept.splice(place, 1);
  }
  const inBag = [...bag].length;
  const given = [...returned].length;
  switch (exchange) {
    case 'none':
      return false;
    case 'draw-first':
      return given > 0 && inBag >= given && inBag >= (leastInBag ?? 0);
    case 'return-first':
      return given > 0 && inBag >= (leastInBag ?? 0);
  }
}

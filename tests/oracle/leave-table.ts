import { alphabetOf, type LeaveTable, type RuleBook, type Tile } from '../../src/engine';

/** Upper bound for the numbers of letters, exclusive. */
const LETTERS = 64;

/** A leave table made subset by subset, with any values in points. It takes a hundred times as long. */
export function slowLeaveTable(
  { tileSet }: RuleBook,
  rack: readonly Tile[],
  valueOf: (kept: readonly Tile[]) => number,
): LeaveTable {
  const { letters } = alphabetOf(tileSet);
  const faces: readonly Tile[] = [
    { kind: 'blank' },
    ...letters.map((letter) => ({ kind: 'letter', letter }) as const),
  ];
  const isFace = (face: Tile) => (tile: Tile) => JSON.stringify(tile) === JSON.stringify(face);
  const kinds = faces
    .map((face, letter) => ({ face, letter, count: rack.filter(isFace(face)).length }))
    .filter(({ count }) => count > 0);

  /** The subset at an index of the table, in the order of the alphabet, blanks first. */
  function partAt(place: number): readonly Tile[] {
    let rest = place;
    return kinds.flatMap(({ face, count }) => {
      const kept = rest % (count + 1);
      rest = Math.floor(rest / (count + 1));
      return Array.from({ length: kept }, () => face);
    });
  }

  const strides = new Int32Array(LETTERS);
  let size = 1;
  for (const { letter, count } of kinds) {
    strides[letter] = size;
    size *= count + 1;
  }
  const parts = Array.from({ length: size }, (_, place) => {
    const kept = partAt(place);
    return { kept: kept.length, value: Math.round(valueOf(kept) * 256) / 256 };
  });
  const best = Float64Array.from({ length: rack.length + 1 }, (_, laid) =>
    Math.max(...parts.filter(({ kept }) => kept === rack.length - laid).map(({ value }) => value)),
  );
  return { strides, values: Float64Array.from(parts, ({ value }) => value), best };
}

import { FREE, type PackedLines, WALL } from './packed-lines';
import type { Position } from './position';

/**
 * Where plays are looked for: at the last tile of a run, or at a free square that touches tiles across
 * its line alone (on an empty board, at the start square). A play covers one or more anchors of its
 * line and is found from the leftmost, so that it is found once: leftwards, no tile is laid on or
 * beside an anchor before.
 */
export interface Anchor {
  readonly line: number;
  readonly place: number;
  /** The first place of the line on which a tile may be laid leftwards. */
  readonly limit: number;
}

/** The anchor of the first plays of a game. */
export function openingAnchor({ board }: Position, { direction }: PackedLines): Anchor {
  const { row, column } = board.start;
  const [line, place] = direction === 'across' ? [row, column] : [column, row];
  return { line, place, limit: 0 };
}

const isOpen = (letter: number | undefined): boolean => letter === FREE || letter === WALL;

/** The anchors of all lines of a game that has begun, from left to right. */
export function anchorsOf(lines: PackedLines): readonly Anchor[] {
  const { letter, isCrossed, allowed, count, length } = lines;
  const anchors: Anchor[] = [];
  for (let line = 0; line < count; line++) {
    const begin = lines.beginOf(line);
    let limit = 0;
    for (let place = 0; place < length; place++) {
      const at = begin + place;
      const isTaken = letter[at] !== FREE;
      // Beside a run of its line, every play on a free square takes in the run.
      if (!isOpen(letter[at + 1]) || (!isTaken && !isOpen(letter[at - 1]))) continue;
      const isAnyAllowed = allowed[2 * at] !== 0 || allowed[2 * at + 1] !== 0;
      if (isTaken) {
        anchors.push({ line, place, limit });
        limit = place + 2;
      } else if (isCrossed[at] === 1 && isAnyAllowed) {
        anchors.push({ line, place, limit });
        limit = place + 1;
      }
    }
  }
  return anchors;
}

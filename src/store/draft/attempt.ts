import {
  type Direction,
  DIRECTIONS,
  type Field,
  isFree,
  judgePlay,
  type JudgedPlay,
  type LaidTile,
  layTiles,
  type Lexicon,
  type Move,
  otherDirection,
  type Play,
  type Refusal,
  type Result,
  type RuleBook,
  runThrough,
  sameTile,
  type Square,
  step,
  type Tile,
  tileBehind,
  withTiles,
} from '../../engine';
import { type Draft, placedTile, recall, squareOfSlot, toSquare, unnamedBlank } from './draft';

/** What the tiles laid on the screen amount to. */
export type DraftReading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unnamed-blank'; readonly slot: number }
  | { readonly kind: 'not-in-line'; readonly squares: readonly Square[] }
  | { readonly kind: 'gap'; readonly squares: readonly Square[] }
  | {
      readonly kind: 'play';
      readonly play: Play;
      readonly judged: Result<JudgedPlay, Refusal>;
    };

/** What the move on screen amounts to, whether it was laid or typed. */
export type Verdict =
  | DraftReading
  | Exclude<Move, { readonly kind: 'play' }>
  /** Text in the move box that is not yet, or will never be, a move. */
  | { readonly kind: 'unfinished' };

/** What a play is judged by. */
export interface JudgeContext {
  readonly rules: RuleBook;
  readonly field: Field;
  readonly rack: readonly Tile[];
  readonly lexicon: Lexicon | undefined;
}

/** Judges a play as the table will, with what this screen knows. */
export function readPlay({ rules, field, rack, lexicon }: JudgeContext, play: Play): DraftReading {
  return { kind: 'play', play, judged: judgePlay(rules, field, rack, play, lexicon) };
}

/** The tiles of a draft on their squares, row by row; undefined while a blank has no letter. */
export function laidTiles(draft: Draft): readonly LaidTile[] | undefined {
  const laid: LaidTile[] = [];
  for (const slot of draft.order) {
    const square = squareOfSlot(draft, slot);
    const tile = placedTile(draft, slot);
    if (!square || !tile) return undefined;
    laid.push({ square, tile });
  }
  return laid.toSorted((a, b) => a.square.row - b.square.row || a.square.column - b.square.column);
}

/** The direction in which squares lie in one line; one square lies in both. */
function directionsOf(squares: readonly Square[]): readonly Direction[] {
  return DIRECTIONS.filter((direction) =>
    squares.every((square) =>
      direction === 'across'
        ? square.row === squares[0]?.row
        : square.column === squares[0]?.column,
    ),
  );
}

/** Whether every square from the first to the last is laid or was taken before. */
function isUnbroken(field: Field, laid: readonly LaidTile[], direction: Direction): boolean {
  const first = laid[0]?.square;
  const last = laid.at(-1)?.square;
  if (!first || !last) return true;
  const after = withTiles(field, laid);
  for (
    let at = first;
    at.row !== last.row || at.column !== last.column;
    at = step(at, direction, 1)
  ) {
    if (isFree(after, at)) return false;
  }
  return true;
}

/** The way a single tile is meant: as a word where it forms one, else as the cursor points. */
function likelierDirection(field: Field, laid: LaidTile, preferred: Direction): Direction {
  const after = withTiles(field, [laid]);
  const extendsRun = (direction: Direction) => runThrough(after, laid.square, direction).length > 1;
  const other = otherDirection(preferred);
  return !extendsRun(preferred) && extendsRun(other) ? other : preferred;
}

/** Reads a draft as a play and judges it; `preferred` decides what a single tile leaves open. */
export function readDraft(context: JudgeContext, draft: Draft, preferred: Direction): DraftReading {
  const unnamed = unnamedBlank(draft);
  if (unnamed !== undefined) return { kind: 'unnamed-blank', slot: unnamed };
  const laid = laidTiles(draft) ?? [];
  const [first] = laid;
  if (!first) return { kind: 'nothing' };

  const squares = laid.map(({ square }) => square);
  const directions = directionsOf(squares);
  const [direction] = directions;
  if (!direction) return { kind: 'not-in-line', squares };
  if (!isUnbroken(context.field, laid, direction)) return { kind: 'gap', squares };

  const likelier =
    directions.length === 1 ? direction : likelierDirection(context.field, first, preferred);
  return readPlay(context, {
    tiles: laid.map(({ tile }) => tile),
    square: first.square,
    direction: likelier,
  });
}

/** Lays a play with tiles of the rack; undefined where tiles or squares for it are missing. */
export function draftOf(
  rules: RuleBook,
  field: Field,
  draft: Draft,
  play: Play,
): Draft | undefined {
  const laying = layTiles(rules, field, play);
  if (!laying.ok) return undefined;
  const laid = laying.value;
  let result = recall(draft);
  for (const { square, tile } of laid) {
    const face = tileBehind(tile);
    const slot = result.tiles.findIndex(
      (candidate, index) => sameTile(candidate, face) && !result.order.includes(index),
    );
    if (slot < 0) return undefined;
    result = toSquare(result, slot, square, tile.kind === 'blank' ? tile.letter : undefined);
  }
  return result;
}

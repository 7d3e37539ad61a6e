import {
  canBeCompleted,
  type Direction,
  type BoardState,
  judgePlay,
  type JudgedPlay,
  type LaidTile,
  layTiles,
  type Lexicon,
  linesThrough,
  type Move,
  otherDirection,
  type Play,
  type Refusal,
  type Result,
  type RuleBook,
  runThrough,
  sameSquare,
  type Square,
  type Tile,
  withTiles,
  parseMove,
  type View,
} from '../../engine';
import { type Draft, placedTile, squareOfSlot, unnamedBlank } from './draft';

/** The tiles placed on screen, read as a play. */
type DraftReading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unnamed-blank'; readonly slot: number }
  | { readonly kind: 'not-in-line'; readonly squares: readonly Square[] }
  | { readonly kind: 'gap'; readonly squares: readonly Square[]; readonly isCompletable: boolean }
  | {
      readonly kind: 'play';
      readonly play: Play;
      readonly judged: Result<JudgedPlay, Refusal>;
      /** Whether it is illegal, but more tiles of the rack could make it legal. */
      readonly isCompletable: boolean;
    };

/** The move on screen, placed or typed, with its evaluation. */
export type Verdict =
  | DraftReading
  | Exclude<Move, { readonly kind: 'play' }>
  /** Text in the move box that is not a move, or not yet. */
  | { readonly kind: 'unfinished' };

/** Whether a move on screen is legal, could be completed with more tiles, or neither. */
type MoveStatus = 'playable' | 'unfinished' | 'hopeless';

/** Undefined if there is no play on screen. */
export function moveStatusOf(verdict: Verdict): MoveStatus | undefined {
  switch (verdict.kind) {
    case 'unnamed-blank':
      return 'unfinished';
    case 'not-in-line':
      return 'hopeless';
    case 'gap':
      return verdict.isCompletable ? 'unfinished' : 'hopeless';
    case 'play':
      if (verdict.judged.ok) return 'playable';
      return verdict.isCompletable ? 'unfinished' : 'hopeless';
    default:
      return undefined;
  }
}

export interface JudgeContext {
  readonly rules: RuleBook;
  readonly field: BoardState;
  readonly rack: readonly Tile[];
  readonly lexicon: Lexicon | undefined;
}

/** Whether tiles left on the rack, regardless of their letters, could complete those placed. */
function mayBeCompleted(context: JudgeContext, laid: readonly LaidTile[]): boolean {
  const { rules, field, rack, lexicon } = context;
  const tilesLeftFor = rack.length - laid.length;
  const isWord = (letters: string): boolean => lexicon?.has(letters) ?? true;
  return canBeCompleted({ rules, field, laid, tilesLeftFor, isWord });
}

/** Judges a play as the table will, with the information of this screen. */
export function readPlay(context: JudgeContext, play: Play): DraftReading {
  const { rules, field, rack, lexicon } = context;
  const judged = judgePlay(rules, field, rack, play, lexicon);
  const laying = layTiles(rules, field, play);
  const isLaid = !judged.ok && judged.error.code !== 'TILES_NOT_ON_RACK' && laying.ok;
  return {
    kind: 'play',
    play,
    judged,
    isCompletable: isLaid && mayBeCompleted(context, laying.value),
  };
}

/** The order of squares row by row. */
export const byPlace = (a: Square, b: Square): number => a.row - b.row || a.column - b.column;

/** The tiles of a draft on their squares, row by row; undefined while a blank has no letter. */
export function laidTiles(draft: Draft): readonly LaidTile[] | undefined {
  const laid: LaidTile[] = [];
  for (const slot of draft.order) {
    const square = squareOfSlot(draft, slot);
    const tile = placedTile(draft, slot);
    if (!square || !tile) return undefined;
    laid.push({ square, tile });
  }
  return laid.toSorted((a, b) => byPlace(a.square, b.square));
}

/** Whether every square from the first to the last holds a tile. */
function isUnbroken(field: BoardState, laid: readonly LaidTile[], direction: Direction): boolean {
  const [first] = laid;
  const run = first ? runThrough(withTiles(field, laid), first.square, direction) : [];
  return laid.every(({ square }) => run.some((each) => sameSquare(each.square, square)));
}

/** The direction of a single tile: the preferred one, unless it forms a word only in the other. */
function likelierDirection(field: BoardState, laid: LaidTile, preferred: Direction): Direction {
  const after = withTiles(field, [laid]);
  const extendsRun = (direction: Direction) => runThrough(after, laid.square, direction).length > 1;
  const other = otherDirection(preferred);
  return !extendsRun(preferred) && extendsRun(other) ? other : preferred;
}

/** Reads a draft as a play and judges it; `preferred` is the direction of a single tile that leaves it open. */
export function readDraft(context: JudgeContext, draft: Draft, preferred: Direction): DraftReading {
  const unnamed = unnamedBlank(draft);
  if (unnamed !== undefined) return { kind: 'unnamed-blank', slot: unnamed };
  const laid = laidTiles(draft) ?? [];
  const [first] = laid;
  if (!first) return { kind: 'nothing' };

  const squares = laid.map(({ square }) => square);
  const directions = linesThrough(squares);
  const [direction] = directions;
  if (!direction) return { kind: 'not-in-line', squares };
  if (!isUnbroken(context.field, laid, direction)) {
    return { kind: 'gap', squares, isCompletable: mayBeCompleted(context, laid) };
  }

  const likelier =
    directions.length === 1 ? direction : likelierDirection(context.field, first, preferred);
  return readPlay(context, {
    tiles: laid.map(({ tile }) => tile),
    square: first.square,
    direction: likelier,
  });
}

function tidied(text: string): string {
  const [tiles = '', ...place] = text.trimEnd().split(/\s*,\s*/);
  return [tiles, ...place.map((part) => part.toLowerCase())].join(',');
}

const isMove = (view: View, text: string): boolean => {
  const move = parseMove(view.rules, view, text);
  return move.ok || move.error.code !== 'ILLEGAL_FORMAT';
};

/**
 * Converts a text of the move box to the notation of the game. Accepts spaces around a comma or at the end, and a
 * square in capitals. Any other text is returned unchanged. The letters of tiles are never changed, since
 * lower-case ones are blanks.
 */
export function textOfMove(view: View, typed: string): string {
  const text = tidied(typed);
  return !isMove(view, typed) && isMove(view, text) ? text : typed;
}

export const readTypedMove = (view: View, typed: string): ReturnType<typeof parseMove> =>
  parseMove(view.rules, view, textOfMove(view, typed));

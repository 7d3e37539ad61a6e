import { anchorLimit, anchorLine, anchorSquare, isAnchorDown } from './anchors';
import { left as mostLeft, right as mostRight } from './bounds';
import { BONUSES } from './layout';
import { firstLaid } from './laid';
import { areWorthPoints, leaveValue } from './leaves';
import { columns } from './lines';
import { clearPlays, appendPlay } from './plays';
import { shortest } from './rules';
import { isCrossed, SQUARE } from './square';

/** The play under way: which anchor it covers, how many tiles it has laid, and whether it is wanted. */

/** Fewest tiles of a play. */
let fewest: i32 = 1;
/** Whether only plays are wanted that are worth what the best so far is, and whether the walk goes by that. */
let wantsBest: bool = false;
let isPruned: bool = false;

/** Plays that are worth less are not wanted. */
export let cutoff: f64 = -Infinity;

/** How many tiles are laid, and how many of them leftwards of the turn. */
export let laid: i32 = 0;
export let laidLeft: i32 = 0;

/** The anchor, the leftmost square for tiles of its line, and its line. */
export let anchor: usize = 0;
export let leftLimit: usize = 0;
let lineBegin: usize = 0;
let lineStart: i32 = 0;
let placeStep: i32 = 0;
let isDown: bool = false;

/** Takes up what holds for all plays of a position. */
export function beginUnderWay(fewestTiles: i32, isBestWanted: bool): void {
  fewest = fewestTiles;
  wantsBest = isBestWanted;
  cutoff = -Infinity;
  laid = 0;
  prune(true);
}

/** Has the walk leave plays aside that are not wanted, or lay whatever leads to words. */
export function prune(isWanted: bool): void {
  isPruned = isWanted && wantsBest;
}

/** Takes up an anchor, whose line is one of some lines of a length. */
export function useAnchor(index: i32, lines: usize, lineLength: i32): void {
  anchor = anchorSquare(index);
  leftLimit = anchorLimit(index);
  lineBegin = anchorLine(index);
  isDown = isAnchorDown(index);
  const line = ((lineBegin - lines) / SQUARE) as i32 / (lineLength + 1);
  lineStart = isDown ? line : line * columns;
  placeStep = isDown ? columns : 1;
}

/** Counts one more tile as laid. */
export function layOne(): void {
  laid++;
}

/** Counts one tile less. */
export function takeOneBack(): void {
  laid--;
}

/** Has all tiles that are laid so far stand leftwards of the turn. */
export function turnHere(): void {
  laidLeft = laid;
}

/** Whether plays that lay more tiles leftwards than are laid so far may be wanted. */
export function isMoreWantedLeft(): bool {
  return !isPruned || mostLeft(laid + 1) >= cutoff;
}

/** Whether plays that turn here, and lay tiles rightwards, may be wanted. */
export function isTurnWanted(): bool {
  return !isPruned || mostRight(laid, 1) >= cutoff;
}

/** Whether plays that lay so many tiles rightwards or more, besides those leftwards, may be wanted. */
export function areWantedRight(laidRight: i32): bool {
  return !isPruned || mostRight(laidLeft, laidRight) >= cutoff;
}

/**
 * Reports a word between two squares, if the play is legal and wanted. The tile that was laid last may
 * still be on the rack: its stride among the leaves is given, or 0.
 */
export function report(
  first: usize,
  last: usize,
  sum: f64,
  factor: f64,
  cross: f64,
  stride: u32,
): void {
  if (laid < fewest || ((last - first) / SQUARE) as i32 + 1 < shortest) return;
  // Without tiles leftwards, the word begins with the run that ends at the anchor.
  const square = laidLeft > 0 ? first : anchor + SQUARE;
  // One tile that forms words both ways is one play; the line across reports it.
  if (laid == 1 && isDown && isCrossed(square)) return;
  // Adding 0 turns −0 into 0.
  const score = sum * factor + cross + load<f64>((laid as usize) << 3, BONUSES) + 0;
  const equity = areWorthPoints ? score + leaveValue(stride) : score;
  if (wantsBest) {
    if (equity < cutoff) return;
    if (equity > cutoff) clearPlays();
    cutoff = equity;
  }
  const place = ((square - lineBegin) / SQUARE) as i32;
  const gridSquare = lineStart + place * placeStep;
  appendPlay(score, equity, gridSquare, isDown, firstLaid(laidLeft), laid);
}

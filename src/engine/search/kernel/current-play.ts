import { anchorLimit, anchorLine, anchorSquare, isAnchorDown } from './anchors';
import { boundLeft, boundRight } from './bounds';
import { BONUSES } from './layout';
import { hasLeaves, leaveValue } from './rack';
import { columns } from './lines';
import { PartialWord } from './partial-word';
import { appendPlay, clearPlays, nextPlay } from './plays';
import { minWordLength } from './rules';
import { isCrossed, SQUARE } from './square';

/** The play under construction: its anchor, the tiles laid so far, and whether it may reach the cutoff. */

/** Minimum number of tiles of a play. */
let minTiles: i32 = 1;
/** Whether only the best plays are wanted, and whether the walk skips those below the cutoff. */
let wantsBest: bool = false;
let isPruned: bool = false;

/** Minimum value of a play in points: that of the best so far. */
export let cutoff: f64 = -Infinity;

/** Number of tiles laid, and of those laid leftwards, before the walk turns. */
export let laid: i32 = 0;
export let laidLeft: i32 = 0;

/** The first square of the word, known from the turn on. */
let wordBegin: usize = 0;

/** The anchor, the leftmost square for tiles, and the line: its first square, and its start and step on the grid. */
export let anchor: usize = 0;
export let leftLimit: usize = 0;
let lineBegin: usize = 0;
let lineStart: i32 = 0;
let placeStep: i32 = 0;
let isDown: bool = false;

export function resetPlay(tiles: i32, best: bool): void {
  minTiles = tiles;
  wantsBest = best;
  cutoff = -Infinity;
  laid = 0;
  setPruning(true);
}

/** Turns pruning on or off. It has an effect only if just the best plays are wanted. */
export function setPruning(isOn: bool): void {
  isPruned = isOn && wantsBest;
}

/** Sets the anchor to start from; `lines` is `ROWS` or `COLUMNS`. */
export function setAnchor(index: i32, lines: usize, lineLength: i32): void {
  anchor = anchorSquare(index);
  leftLimit = anchorLimit(index);
  lineBegin = anchorLine(index);
  isDown = isAnchorDown(index);
  const line = ((lineBegin - lines) / SQUARE) as i32 / (lineLength + 1);
  lineStart = isDown ? line : line * columns;
  placeStep = isDown ? columns : 1;
}

export function incrementLaid(): void {
  laid++;
}

export function decrementLaid(): void {
  laid--;
}

/** Turns rightwards: the word begins at a square, and all tiles laid so far were laid leftwards. */
export function turnAt(square: usize): void {
  wordBegin = square;
  laidLeft = laid;
}

/** Whether plays that lay more tiles leftwards may reach the cutoff. */
export function canReachCutoffLeft(): bool {
  return !isPruned || boundLeft(laid + 1) >= cutoff;
}

/** Whether plays that turn here and lay tiles rightwards may reach the cutoff. */
export function canTurn(): bool {
  return !isPruned || boundRight(laid, 1) >= cutoff;
}

/** Whether plays that lay `laidRight` or more tiles rightwards may reach the cutoff. */
export function canReachCutoffRight(laidRight: i32): bool {
  return !isPruned || boundRight(laidLeft, laidRight) >= cutoff;
}

/**
 * Reports the word that ends at a square if the play is legal and reaches the cutoff. If the last tile laid is
 * still on the rack, `stride` is its stride among the leaves, else 0.
 */
export function report(word: PartialWord, last: usize, stride: u32): void {
  if (laid < minTiles || ((last - wordBegin) / SQUARE) as i32 + 1 < minWordLength) return;
  // Without tiles leftwards, the word begins with the run that ends at the anchor.
  const square = laidLeft > 0 ? wordBegin : anchor + SQUARE;
  // A single tile that forms words in both directions is one play; the row reports it.
  if (laid == 1 && isDown && isCrossed(square)) return;
  // Adding 0 turns −0 into 0.
  const bonus = load<f64>((laid as usize) << 3, BONUSES);
  const score = word.letterSum * word.wordFactor + word.crossSum + bonus + 0;
  const equity = hasLeaves ? score + leaveValue(stride) : score;
  if (wantsBest) {
    if (equity < cutoff) return;
    if (equity > cutoff) clearPlays();
    cutoff = equity;
  }
  const place = ((square - lineBegin) / SQUARE) as i32;
  const play = nextPlay();
  play.score = score;
  play.equity = equity;
  play.square = (lineStart + place * placeStep) as u16;
  play.isDown = isDown;
  appendPlay(play, firstLaid(laidLeft), laid);
}

/**
 * The tiles of the current play in the order of their squares. Tiles laid leftwards lie before `MIDDLE`, each
 * before the previous one; tiles laid rightwards lie after them. Both are numbered from 1.
 */
const TILES: usize = memory.data(144, 8);
const MIDDLE: usize = TILES + 64;

export function layLeftwards(tile: u32, number: i32): void {
  store<u8>(MIDDLE - number, tile);
}

export function layRightwards(tile: u32, number: i32): void {
  store<u8>(MIDDLE - 1 + number, tile);
}

export function laidLeftwards(number: i32): u32 {
  return load<u8>(MIDDLE - number);
}

export function laidRightwards(number: i32): u32 {
  return load<u8>(MIDDLE - 1 + number);
}

/** Address of the first tile if `laidLeft` tiles were laid leftwards. */
function firstLaid(laidLeft: i32): usize {
  return MIDDLE - laidLeft;
}

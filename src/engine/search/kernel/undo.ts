import { SQUARE } from './square';

/** A log of the squares that the plays of an endgame change, with their contents before, so that plays can be undone. */

/** A logged square: its address, and its bytes. */
const ENTRY: usize = 8 + SQUARE;

/** There is room for 16 tiles: each changes at most six squares of lines, its own two included. */
const LOG: usize = memory.data(6912, 8);
let end: usize = LOG;
let isLogging: bool = false;

/** Whether changes are logged from now on. */
export function setLogging(isOn: bool): void {
  isLogging = isOn;
}

export function clearLog(): void {
  end = LOG;
}

/** The current end of the log. */
export function logEnd(): usize {
  return end;
}

/** Logs a square that is about to change. */
// @ts-ignore: decorator
@inline
export function logSquare(square: usize): void {
  if (isLogging) append(square);
}

function append(square: usize): void {
  store<usize>(end, square);
  copySquare(square, end + 8);
  end += ENTRY;
}

function copySquare(from: usize, to: usize): void {
  for (let at: usize = 0; at < SQUARE; at += 8) store<u64>(to + at, load<u64>(from + at));
}

/** The entry after one of the log, and the square of an entry. */
export function nextEntry(entry: usize): usize {
  return entry + ENTRY;
}

export function squareOfEntry(entry: usize): usize {
  return load<usize>(entry);
}

/** Restores the squares that were logged after `from`, the last one first. */
export function restoreSquares(from: usize): void {
  while (end > from) {
    end -= ENTRY;
    copySquare(end + 8, load<usize>(end));
  }
}

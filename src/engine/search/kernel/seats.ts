import { MAX_TILES, SEAT_LEAVES, SEAT_RACKS, SEAT_SCORES, SEATS_IN_PLAY, TILES_BY_VALUE } from './layout';
import { faceOf, letters } from './tiles';

/** The seats of a playout: their racks as numbers of tiles by letter, and their scores. */

export let seats: i32 = 0;

/** Loads `count` seats from the tables. */
export function loadSeats(count: i32): void {
  seats = count;
  for (let seat = 0; seat < count; seat++) countTiles(seat);
}

const SIZES: usize = memory.data(32, 8);

function countTiles(seat: i32): void {
  let tiles = 0;
  for (let letter: u32 = 0; letter < 64; letter++) tiles += load<u8>(rackOf(seat) + letter);
  store<i32>((seat as usize) << 2, tiles, SIZES);
}

/** Address of the numbers of a seat's tiles by letter. */
export function rackOf(seat: i32): usize {
  return SEAT_RACKS + (seat as usize) * MAX_TILES;
}

export function tileCountOf(seat: i32): i32 {
  return load<i32>((seat as usize) << 2, SIZES);
}

function change(seat: i32, letter: u32, by: i32): void {
  const place = rackOf(seat) + letter;
  store<u8>(place, load<u8>(place) + by);
  store<i32>((seat as usize) << 2, tileCountOf(seat) + by, SIZES);
}

export function giveTile(seat: i32, letter: u32): void {
  change(seat, letter, 1);
}

export function takeTile(seat: i32, letter: u32): void {
  change(seat, letter, -1);
}

export function scoreOfSeat(seat: i32): f64 {
  return load<f64>((seat as usize) << 3, SEAT_SCORES);
}

export function addToScore(seat: i32, points: f64): void {
  store<f64>((seat as usize) << 3, scoreOfSeat(seat) + points, SEAT_SCORES);
}

/** Sets the value of the tiles that a seat has kept in its last turn, in points. */
export function setLeave(seat: i32, points: f64): void {
  store<f64>((seat as usize) << 3, points, SEAT_LEAVES);
}

/** Sum of the face values of a seat's tiles, in points. */
export function tileValueOf(seat: i32): f64 {
  let value: f64 = 0;
  for (let place: u32 = 0; place <= letters; place++) {
    const letter: u32 = load<u8>(place, TILES_BY_VALUE);
    value += faceOf(letter) * load<u8>(rackOf(seat) + letter);
  }
  return value;
}

function isInPlay(seat: i32): bool {
  return load<u8>(seat, SEATS_IN_PLAY) != 0;
}

export function seatsInPlay(): i32 {
  let count = 0;
  for (let seat = 0; seat < seats; seat++) if (isInPlay(seat)) count++;
  return count;
}

/** The next seat in play after `seat`. */
export function seatAfter(seat: i32): i32 {
  let after = seat;
  for (let passedOver = 0; passedOver < seats; passedOver++) {
    after = after + 1 < seats ? after + 1 : 0;
    if (isInPlay(after)) return after;
  }
  return seat;
}

export function isAnyOut(): bool {
  for (let seat = 0; seat < seats; seat++) if (tileCountOf(seat) == 0) return true;
  return false;
}

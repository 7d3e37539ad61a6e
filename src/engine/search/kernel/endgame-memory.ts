/**
 * The large tables of endgames. They lie after the words, in memory that the host adds when a kernel first solves
 * an endgame: few kernels ever do.
 */

/** Bytes of all these tables together. */
export const ENDGAME_BYTES: i32 = 18874368;

/** Slots of the contents of lines, as addresses (`line-plays.ts`). */
export const LINE_SLOTS: u32 = 65536;
export let lineSlots: usize = 0;

/** Plays of lines. */
export let linePlays: usize = 0;
export let linePlaysEnd: usize = 0;

/** Slots of positions (`transpositions.ts`). */
export const POSITION_SLOTS: u32 = 262144;
export let positionSlots: usize = 0;
export const POSITION: usize = 24;

/** The moves of the positions on the way to the current one (`endgame-moves.ts`). */
export let moves: usize = 0;
export let movesEnd: usize = 0;

/** Lays the tables out from an address. */
export function loadEndgameMemory(at: usize): void {
  lineSlots = (at + 7) & ~7;
  positionSlots = lineSlots + (LINE_SLOTS as usize) * 4;
  moves = positionSlots + (POSITION_SLOTS as usize) * POSITION;
  movesEnd = moves + 4000000;
  linePlays = movesEnd;
  linePlaysEnd = at + ENDGAME_BYTES;
}

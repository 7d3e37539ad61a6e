import { clearEights, copyEights } from './bytes';
import { rackOf } from './endgame-state';
import { hasTiles, LINE_PLAY, LinePlay, listEnd, playsOf } from './line-plays';

/**
 * Plays of an endgame that are worth trying before any other is listed, by ply: the best one of an earlier search, and
 * two killers, which are the last plays that refuted a move there.
 */

export const MAX_PLIES: i32 = 96;

/** A copy of the play to try, and the ids of the two killers. */
const FIRST_PLAYS: usize = memory.data(4608, 8);
const KILLERS: usize = memory.data(768, 8);

export function forgetKillers(): void {
  clearEights(KILLERS, 768);
}

export function rememberKiller(ply: i32, id: u32): void {
  const killers = KILLERS + (ply << 3);
  if (load<u32>(killers) == id) return;
  store<u32>(killers, load<u32>(killers), 4);
  store<u32>(killers, id);
}

/** The first of the play with the id `best` and the killers that a seat can make: the address of a copy, or 0. */
export function firstPlayOf(seat: i32, ply: i32, best: u32): usize {
  const killers = KILLERS + (ply << 3);
  const play = recall(seat, ply, best);
  if (play != 0) return play;
  const killer = recall(seat, ply, load<u32>(killers));
  return killer != 0 ? killer : recall(seat, ply, load<u32>(killers, 4));
}

function recall(seat: i32, ply: i32, id: u32): usize {
  if (id == 0) return 0;
  const rack = rackOf(seat);
  const list = playsOf(id & 255, seat, rack);
  const end = listEnd(list);
  for (let at = list; at < end; at += LINE_PLAY) {
    const play = changetype<LinePlay>(at);
    if (play.id != id) continue;
    if (!hasTiles(rack, play.kinds)) return 0;
    const copy = FIRST_PLAYS + (ply as usize) * LINE_PLAY;
    copyEights(at, copy, LINE_PLAY);
    return copy;
  }
  return 0;
}

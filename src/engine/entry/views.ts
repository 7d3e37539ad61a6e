import {
  completeView,
  type PlayerView,
  type RackView,
  type Turn,
  unseenTiles,
  type View,
} from '../game';
import { squaresOf } from '../play';
import type { Tile } from '../tiles';
import { type Entry, seatOfTurn } from './entry';
import { outcomesOf, positionBefore, type TurnOutcome } from './outcomes';

const hidden = (count: number): RackView => ({ kind: 'hidden', count });

/** An entered play as everyone sees it; none if it does not fit, or was withdrawn. */
function playIn({ turn, seat, judged, score, total, problem }: TurnOutcome): readonly Turn[] {
  const { move } = turn;
  if (problem || !judged || move.kind !== 'play' || move.isWithdrawn) return [];
  const words = judged.words.map(({ text }) => text);
  const { play, laid } = judged;
  const squares = squaresOf(laid);
  return [{ kind: 'play', seat, play, words, score, total, squares, drawn: hidden(laid.length) }];
}

/** The board before a turn (0-based) of an entry, or after the last one, as its player sees it. */
export function viewBefore(entry: Entry, turn: number): View {
  const { grid, bagCount, scores, rackCounts } = positionBefore(entry, turn);
  const seat = seatOfTurn(entry, turn);
  return completeView(entry.setup, {
    viewer: seat,
    grid,
    toMove: seat,
    bagCount,
    turns: outcomesOf(entry).slice(0, turn).flatMap(playIn),
    result: undefined,
    scores,
    racks: rackCounts.map(hidden),
  });
}

/** The view of the player before a turn (0-based), with the known tiles of the rack. */
export function playerViewBefore(entry: Entry, turn: number, rack: readonly Tile[]): PlayerView {
  const { rules, board, given } = entry.setup;
  const position = positionBefore(entry, turn);
  const { grid, scores, bagCount, rackCounts, passesInARow } = position;
  const toMove = seatOfTurn(entry, turn);
  const racks = rackCounts.map(hidden).with(toMove, { kind: 'shown', tiles: rack });
  return {
    rules,
    board,
    grid,
    rack,
    racks,
    scores,
    toMove,
    bagCount,
    unseen: unseenTiles({ rules, grid, given }, racks),
    passesInARow,
    turnsWithoutPlay: 0,
    resigned: [],
  };
}

import { refuseExchange, type PlayerView } from '../game';
import {
  findPlaysSteps,
  type LeaveTable,
  type ScoredMove,
  type SearchWords,
  type Steps,
} from '../search';
import { type Tile, tileBehind } from '../tiles';
import { leavesOf, leaveValueBy } from './leaves';
import { without } from './samples';

/** A move that may be worth making. */
export interface Candidate extends ScoredMove {
  /** The score, and what the tiles are worth that are kept, in points. */
  readonly equity: number;
}

/** Most exchanges that are looked at. */
const MAX_EXCHANGES_IN_A_ROW = 2;

/** Every part of some tiles but none and those that differ by their order alone. */
function partsOf(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  const parts = new Map<string, readonly Tile[]>();
  for (let part = 1; part < 2 ** tiles.length; part++) {
    const chosen = tiles.filter((_, place) => ((part >> place) & 1) === 1);
    parts.set(JSON.stringify(chosen), chosen);
  }
  return [...parts.values()];
}

/** Tiles of larger racks are exchanged all at once. */
const MAX_RACK_TO_CHOOSE_FROM = 10;

/**
 * Turns of each seat without a play after which nobody exchanges any more: where both hope for better tiles
 * than any play is worth, a game of computers would have no end.
 */
const MAX_TURNS_WITHOUT_PLAY = 3;

/** The exchanges that keep the best tiles, as far as the rules and the bag allow them. */
export function exchangesIn(seen: PlayerView): readonly Candidate[] {
  const { rules, rack, bagCount, racks, turnsWithoutPlay } = seen;
  if (turnsWithoutPlay >= MAX_TURNS_WITHOUT_PLAY * racks.length) return [];
  // With fewer tiles in the bag than a rack holds, there is little to hope for; with as many, the rules
  // that refuse one exchange refuse every other.
  if (bagCount < rules.rackSize || refuseExchange(rules, rack, bagCount, rack)) return [];
  const valueOf = leaveValueBy(rules);
  const parts = rack.length > MAX_RACK_TO_CHOOSE_FROM ? [rack] : partsOf(rack);
  return parts
    .map(
      (tiles): Candidate => ({
        move: { kind: 'exchange', tiles },
        score: 0,
        equity: valueOf(without(rack, tiles)),
      }),
    )
    .toSorted((a, b) => b.equity - a.equity)
    .slice(0, MAX_EXCHANGES_IN_A_ROW);
}

/** A move of a turn as a candidate, whether it is a good one or not. */
export function candidateOf(seen: PlayerView, { move, score }: ScoredMove): Candidate {
  const laid = move.kind === 'play' ? move.play.tiles.map(tileBehind) : [];
  const gone = move.kind === 'exchange' ? move.tiles : laid;
  const leave = seen.bagCount > 0 ? leaveValueBy(seen.rules)(without(seen.rack, gone)) : 0;
  return { move, score, equity: score + leave };
}

/** What leaves are worth in a turn: nothing once nothing can be drawn to them. */
const leavesIn = ({ rules, rack, bagCount }: PlayerView): LeaveTable | undefined =>
  bagCount > 0 ? leavesOf(rules, rack) : undefined;

/** The best moves of a turn by score and leave. */
export interface BestMoves {
  /** The best first. */
  readonly candidates: readonly Candidate[];
  /** Whether there were too many plays to look at all of them. */
  readonly isCut: boolean;
}

/**
 * The best moves by score and leave, up to `most`; a pass where no other is legal. A turn without a play has no
 * more than two.
 */
export function* candidatesIn(words: SearchWords, seen: PlayerView, max: number): Steps<BestMoves> {
  const { plays, isCut } = yield* findPlaysSteps(words, seen, leavesIn(seen));
  const first = yield* plays.selectingFirst(max);
  const all = [
    ...first.map(
      (play): Candidate => ({
        move: { kind: 'play', play: plays.playAt(play) },
        score: plays.scoreOf(play),
        equity: plays.equityOf(play),
      }),
    ),
    ...exchangesIn(seen),
  ].toSorted((a, b) => b.equity - a.equity);
  const pass: Candidate = { move: { kind: 'pass' }, score: 0, equity: 0 };
  return { candidates: all.length > 0 ? all.slice(0, max) : [pass], isCut };
}

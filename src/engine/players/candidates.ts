import { type PlayerView, refuseExchange } from '../game';
import {
  findPlaysSteps,
  type ScoredMove,
  type SearchWords,
  type Steps,
  type ValuedMove,
} from '../search';
import { rackTileOf, takeTiles, type Tile, tileText } from '../tiles';
import { leavesIn, leaveValueIn, MAX_LEAVE_RACK } from './leaves';

export interface Candidate extends ValuedMove {
  /** Whether the equity also counts by how much the likely replies are better or worse than after other moves. */
  readonly countsReplies?: boolean;
  /** Whether the equity is what the move gains on the other seat until the end of the game, instead. */
  readonly isToEnd?: boolean;
  /** Whether that is proved. Otherwise it is an estimate. */
  readonly isProved?: boolean;
  /** Whether it is proved that this move wins and no other does. */
  readonly isOnlyWin?: boolean;
}

/** Maximum number of exchanges among the candidates. */
const MAX_EXCHANGE_CANDIDATES = 2;

/** All subsets of tiles except the empty one. Subsets with the same tiles are listed once. */
function subsetsOf(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  const parts = new Map<string, readonly Tile[]>();
  for (let part = 1; part < 2 ** tiles.length; part++) {
    const chosen = tiles.filter((_, place) => ((part >> place) & 1) === 1);
    parts.set(chosen.map(tileText).toSorted().join(''), chosen);
  }
  return [...parts.values()];
}

/**
 * Turns of each seat without a play after which computers stop exchanging. Otherwise, two that hope for
 * better tiles than any play is worth could exchange forever.
 */
const MAX_TURNS_WITHOUT_PLAY = 3;

/**
 * The exchanges that keep the best tiles, as far as the rules and the bag allow, best first. A rack that is too large for
 * leaves is exchanged as a whole.
 */
export function exchangesIn(seen: PlayerView): readonly Candidate[] {
  const { rules, rack, bagCount, racks, resigned, turnsWithoutPlay } = seen;
  const seats = racks.length - resigned.length;
  if (turnsWithoutPlay >= MAX_TURNS_WITHOUT_PLAY * seats) return [];
  // With fewer tiles in the bag than a rack holds, an exchange promises little. Otherwise, rules that refuse
  // one exchange refuse every other.
  if (bagCount < rules.rackSize || refuseExchange(rules, rack, bagCount, rack)) return [];
  const valueOf = leaveValueIn(seen);
  const parts = rack.length > MAX_LEAVE_RACK ? [rack] : subsetsOf(rack);
  return parts
    .map(
      (tiles): Candidate => ({
        move: { kind: 'exchange', tiles },
        score: 0,
        equity: valueOf(takeTiles(rack, tiles).left),
      }),
    )
    .toSorted((a, b) => b.equity - a.equity)
    .slice(0, MAX_EXCHANGE_CANDIDATES);
}

/** Converts a move of a turn, good or bad, to a candidate. */
export function candidateOf(seen: PlayerView, { move, score }: ScoredMove): Candidate {
  const laid = move.kind === 'play' ? move.play.tiles.map(rackTileOf) : [];
  const used = move.kind === 'exchange' ? move.tiles : laid;
  const leave = leaveValueIn(seen)(takeTiles(seen.rack, used).left);
  return { move, score, equity: score + leave };
}

export interface BestMoves {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** Whether there were too many plays to evaluate all of them. */
  readonly isCut: boolean;
}

/**
 * The best moves by equity, at most `max`, or a pass if no other move is legal. A turn without a play has at
 * most two.
 */
export function* candidatesIn(words: SearchWords, seen: PlayerView, max: number): Steps<BestMoves> {
  const { plays, isCut } = yield* findPlaysSteps(words, seen, leavesIn(seen));
  const first = yield* plays.selectFirstSteps(max);
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

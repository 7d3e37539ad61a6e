import { premiumAt, type Premium, sameSquare, type Square, squareIndex } from '../board';
import type { PlayerView } from '../game';
import { type BoardState, type LaidTile, layTiles, withTiles } from '../play';
import type { Candidate } from '../players';
import { findBestSteps, MAX_VISITED_IN_SIMULATION, type SearchWords, type Steps } from '../search';
import type { Tile } from '../tiles';
import { MIN_REASON_POINTS, type Reason } from './reasons';
import { sampledRacks } from './sampled-racks';

/** The share of replies that must go over a square for it to be named. */
const MIN_SHARE = 1 / 4;

/** The best replies to a move, one for each of some racks. */
interface Replies {
  /** Their mean score, in points. */
  readonly mean: number;
  readonly laid: readonly (readonly LaidTile[])[];
}

function after({ rules, board, grid }: PlayerView, { move }: Candidate): BoardState {
  const field = { board, grid };
  const laid = move.kind === 'play' ? layTiles(rules, field, move.play) : undefined;
  return laid?.ok ? withTiles(field, laid.value) : field;
}

function* repliesTo(
  words: SearchWords,
  seen: PlayerView,
  field: BoardState,
  racks: readonly (readonly Tile[])[],
): Steps<Replies> {
  const laid: (readonly LaidTile[])[] = [];
  let sum = 0;
  for (const rack of racks) {
    const position = { rules: seen.rules, ...field, rack };
    const { plays } = yield* findBestSteps(words, position, undefined, MAX_VISITED_IN_SIMULATION);
    const [first] = yield* plays.selectingFirst(1);
    const laying =
      first === undefined ? undefined : layTiles(seen.rules, field, plays.playAt(first));
    sum += first === undefined ? 0 : plays.scoreOf(first);
    laid.push(laying?.ok ? laying.value : []);
  }
  return { mean: sum / racks.length, laid };
}

const shareOver = ({ laid }: Replies, square: Square): number =>
  laid.filter((tiles) => tiles.some((each) => sameSquare(each.square, square))).length /
  laid.length;

/** How much a premium can bring: a word is about twice as much as one of its letters counted more. */
function gain(premium: Premium): number {
  switch (premium.kind) {
    case 'none':
      return 0;
    case 'letter':
      return premium.factor / 2;
    case 'word':
      return premium.factor;
  }
}

/** The premium square that many more replies to one move go over than to the other, the greatest of them. */
function openedSquare(seen: PlayerView, made: Replies, best: Replies): Square | undefined {
  const squares = new Map(
    made.laid.flat().map(({ square }) => [squareIndex(seen.board, square), square]),
  );
  const more = [...squares.values()].filter(
    (square) =>
      gain(premiumAt(seen.board, square)) > 1 &&
      shareOver(made, square) - shareOver(best, square) >= MIN_SHARE,
  );
  const [greatest] = more.toSorted(
    (a, b) => gain(premiumAt(seen.board, b)) - gain(premiumAt(seen.board, a)),
  );
  return greatest;
}

/** The racks that the next player may have: the one that is shown, or some of what is unseen. */
function racksToCome(seen: PlayerView, seed: string): readonly (readonly Tile[])[] {
  const { racks, toMove } = seen;
  const next = racks[(toMove + 1) % racks.length];
  return racks.length > 1 && next?.kind === 'shown' ? [next.tiles] : sampledRacks(seen, seed);
}

/**
 * What a move opens that the best one leaves closed: a premium square over which the other player scores
 * more. Replies are looked for with racks of what the player does not see, the same for both moves;
 * the points are the difference of their mean scores. It depends on the seed alone.
 */
export function* openingOf(
  words: SearchWords,
  seen: PlayerView,
  made: Candidate,
  best: Candidate,
  seed: string,
): Steps<Reason | undefined> {
  const racks = racksToCome(seen, seed);
  const toMade = yield* repliesTo(words, seen, after(seen, made), racks);
  const toBest = yield* repliesTo(words, seen, after(seen, best), racks);
  const points = toMade.mean - toBest.mean;
  const square = points >= MIN_REASON_POINTS ? openedSquare(seen, toMade, toBest) : undefined;
  return square && { kind: 'opened', square, premium: premiumAt(seen.board, square), points };
}

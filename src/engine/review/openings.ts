import { premiumAt, type Premium, sameSquare, type Square, squareIndex } from '../board';
import type { PlayerView } from '../game';
import { type BoardState, type LaidTile, layTiles, withTiles } from '../play';
import type { Candidate } from '../players';
import { findBestSteps, MAX_VISITED_IN_SIMULATION, type SearchWords, type Steps } from '../search';
import type { Tile } from '../tiles';
import type { Reason } from './reasons';
import { sampledRacks } from './sampled-racks';
import { MIN_REASON_POINTS } from './thresholds';

/** Minimum difference in the fraction of replies that cover a square. */
const MIN_FRACTION = 1 / 4;

/** The best reply to a move for each of several racks. */
interface Replies {
  /** Mean score, in points. */
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
    const [first] = yield* plays.selectFirstSteps(1);
    const laying =
      first === undefined ? undefined : layTiles(seen.rules, field, plays.playAt(first));
    sum += first === undefined ? 0 : plays.scoreOf(first);
    laid.push(laying?.ok ? laying.value : []);
  }
  return { mean: sum / racks.length, laid };
}

const fractionCovering = ({ laid }: Replies, square: Square): number =>
  laid.filter((tiles) => tiles.some((each) => sameSquare(each.square, square))).length /
  laid.length;

/** Rough value of a premium: a word premium counts twice as much as a letter premium. */
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

/** The greatest premium square that many more replies cover after `made` than after `best`. */
function openedSquare(seen: PlayerView, made: Replies, best: Replies): Square | undefined {
  const squares = new Map(
    made.laid.flat().map(({ square }) => [squareIndex(seen.board, square), square]),
  );
  const more = [...squares.values()].filter(
    (square) =>
      gain(premiumAt(seen.board, square)) > 1 &&
      fractionCovering(made, square) - fractionCovering(best, square) >= MIN_FRACTION,
  );
  const [greatest] = more.toSorted(
    (a, b) => gain(premiumAt(seen.board, b)) - gain(premiumAt(seen.board, a)),
  );
  return greatest;
}

/** The next player's rack if it is visible, otherwise samples of the unseen tiles. */
function nextRacks(seen: PlayerView, seed: string): readonly (readonly Tile[])[] {
  const { racks, toMove } = seen;
  const next = racks[(toMove + 1) % racks.length];
  return racks.length > 1 && next?.kind === 'shown' ? [next.tiles] : sampledRacks(seen, seed);
}

/**
 * Finds a premium square that a move opens and the best move does not, so that the next player scores more.
 * It compares the best replies to both moves with the same racks; `points` is the difference of their mean
 * scores. The result is the same for the same seed.
 */
export function* openingOf(
  words: SearchWords,
  seen: PlayerView,
  made: Candidate,
  best: Candidate,
  seed: string,
): Steps<Reason | undefined> {
  const racks = nextRacks(seen, seed);
  const toMade = yield* repliesTo(words, seen, after(seen, made), racks);
  const toBest = yield* repliesTo(words, seen, after(seen, best), racks);
  const points = toMade.mean - toBest.mean;
  const square = points >= MIN_REASON_POINTS ? openedSquare(seen, toMade, toBest) : undefined;
  return square && { kind: 'opened', square, premium: premiumAt(seen.board, square), points };
}

import {
  NO_PREMIUM,
  type Premium,
  premiumAt,
  sameSquare,
  type Square,
  squareIndex,
} from '../board';
import type { PlayerView, RackView } from '../game';
import {
  type BoardState,
  type JudgedPlay,
  judgePlay,
  type LaidTile,
  layTiles,
  withTiles,
} from '../play';
import { type Candidate, leaveValueIn } from '../players';
import { findBestSteps, MAX_VISITED_IN_SIMULATION, type SearchWords, type Steps } from '../search';
import { rackTileOf, sameTile, takeTiles, type Tile } from '../tiles';
import { sampledRacks } from './lanes';

/** Minimum difference, in points, for a move to count as better. */
export const MIN_LOSS_POINTS = 0.5;

/** Minimum points for a reason to be given. */
export const MIN_REASON_POINTS = 4;

interface PremiumReason {
  readonly square: Square;
  readonly premium: Premium;
  readonly points: number;
}

/** Why a move was worth less than the best one; `points` is the part that this reason explains. */
export type Reason =
  /** The move scored fewer points, bonuses apart. */
  | { readonly kind: 'points'; readonly points: number }
  /** The rest of the game brings less. */
  | { readonly kind: 'rest'; readonly points: number }
  /** The tiles kept are worth less. */
  | { readonly kind: 'leave'; readonly kept: readonly Tile[]; readonly points: number }
  /** The best move earns a larger bonus for the number of tiles placed. */
  | {
      readonly kind: 'bonus';
      readonly word: string;
      readonly tiles: number;
      readonly points: number;
    }
  /** The move used a valuable tile that the best move keeps. */
  | { readonly kind: 'spent'; readonly tile: Tile; readonly points: number }
  /** The next player can reach a premium square that the best move does not open. */
  | ({ readonly kind: 'opened' } & PremiumReason)
  /** The move covers a square that costs points, and the best move does not. */
  | ({ readonly kind: 'bad-square' } & PremiumReason);

/** Minimum value, in points, of a tile worth keeping. */
const MIN_VALUABLE_POINTS = 5;

interface MoveTiles {
  readonly judged: JudgedPlay | undefined;
  readonly used: readonly Tile[];
  readonly kept: readonly Tile[];
}

function moveTiles({ rules, board, grid, rack }: PlayerView, { move }: Candidate): MoveTiles {
  const judging =
    move.kind === 'play'
      ? judgePlay(rules, { board, grid }, rack, move.play, undefined)
      : undefined;
  const judged = judging?.ok ? judging.value : undefined;
  const given = move.kind === 'exchange' ? move.tiles : [];
  const used = judged ? judged.laid.map(({ tile }) => rackTileOf(tile)) : given;
  return { judged, used, kept: takeTiles(rack, used).left };
}

const bonusOf = ({ judged }: MoveTiles): number => judged?.score.bonus ?? 0;

function bonusMissed(made: MoveTiles, best: MoveTiles): Reason | undefined {
  const points = bonusOf(best) - bonusOf(made);
  const [word] = best.judged?.words ?? [];
  if (!word || points < MIN_REASON_POINTS) return undefined;
  return { kind: 'bonus', word: word.text, tiles: best.used.length, points };
}

const isBad = ({ factor }: Extract<Premium, { factor: number }>): boolean => factor < 1;

/** Points that a play would gain if a square were plain. */
function costOf(
  { rules, board, grid, rack }: PlayerView,
  { play, score }: JudgedPlay,
  at: Square,
): number {
  const premiums = board.premiums.with(squareIndex(board, at), NO_PREMIUM);
  const plain = { ...board, premiums };
  const judged = judgePlay(rules, { board: plain, grid }, rack, play, undefined);
  return judged.ok ? judged.value.score.total - score.total : 0;
}

/** The most costly square that the move covers and the best move does not. */
function badSquare(seen: PlayerView, made: MoveTiles, best: MoveTiles): Reason | undefined {
  const { judged } = made;
  if (!judged || seen.rules.premiums !== 'count') return undefined;
  const avoided = judged.laid.filter(
    ({ square }) => !best.judged?.laid.some((other) => sameSquare(other.square, square)),
  );
  const costs = avoided.flatMap(({ square }): Reason[] => {
    const premium = premiumAt(seen.board, square);
    if (premium.kind === 'none' || !isBad(premium)) return [];
    return [{ kind: 'bad-square', square, premium, points: costOf(seen, judged, square) }];
  });
  const [worst] = costs.toSorted((a, b) => b.points - a.points);
  return worst && worst.points >= MIN_REASON_POINTS ? worst : undefined;
}

/** The loss on the rack, explained by one valuable tile that was used or else by the whole leave. */
function lostOnRack(seen: PlayerView, made: MoveTiles, best: MoveTiles): Reason | undefined {
  const valueOf = leaveValueIn(seen);
  const points = valueOf(best.kept) - valueOf(made.kept);
  if (points < MIN_REASON_POINTS) return undefined;
  const spent = made.used
    .filter((tile) => !best.used.some((other) => sameTile(tile, other)))
    .toSorted((a, b) => valueOf([b]) - valueOf([a]))
    .find((tile) => valueOf([tile]) >= MIN_VALUABLE_POINTS && 2 * valueOf([tile]) >= points);
  return spent
    ? { kind: 'spent', tile: spent, points }
    : { kind: 'leave', kept: made.kept, points };
}

function fewerPoints(
  made: Candidate,
  best: Candidate,
  madeTiles: MoveTiles,
  bestTiles: MoveTiles,
): Reason | undefined {
  const points = best.score - bonusOf(bestTiles) - (made.score - bonusOf(madeTiles));
  return points >= MIN_REASON_POINTS ? { kind: 'points', points } : undefined;
}

/** The difference of what two moves of an endgame gain later. */
function lessLater(made: Candidate, best: Candidate): Reason | undefined {
  if (!made.isToEnd || !best.isToEnd) return undefined;
  const points = best.equity - best.score - (made.equity - made.score);
  return points >= MIN_REASON_POINTS ? { kind: 'rest', points } : undefined;
}

/**
 * Reasons why a move is worth less than the best one, largest first. Empty if the difference is small or none
 * of the reasons applies. Only what the player could see is used.
 */
export function reasonsFor(seen: PlayerView, made: Candidate, best: Candidate): readonly Reason[] {
  if (best.equity - made.equity < MIN_REASON_POINTS) return [];
  const looks = [moveTiles(seen, made), moveTiles(seen, best)] as const;
  const found = [
    bonusMissed(...looks),
    badSquare(seen, ...looks),
    lostOnRack(seen, ...looks),
    fewerPoints(made, best, ...looks),
    lessLater(made, best),
  ];
  return found
    .flatMap((reason) => (reason ? [reason] : []))
    .toSorted((a, b) => b.points - a.points);
}

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
    const best = plays.firstScored();
    const laying = best && layTiles(seen.rules, field, best.play);
    sum += best?.score ?? 0;
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

/** The rack of the player after the one to move; undefined if no other is in the game. */
function nextRack({ racks, toMove, resigned }: PlayerView): RackView | undefined {
  const others = [...racks.keys()].filter((seat) => seat !== toMove && !resigned.includes(seat));
  const next = others.find((seat) => seat > toMove) ?? others[0];
  return next === undefined ? undefined : racks[next];
}

/**
 * Finds a premium square that a move opens and the best move does not, so that the next player scores more.
 * It compares the best replies to both moves with the same racks; `points` is the difference of their mean
 * scores. Racks are sampled unless the next player's is visible. The result is the same for the same seed.
 */
export function* openingOf(
  words: SearchWords,
  seen: PlayerView,
  made: Candidate,
  best: Candidate,
  seed: string,
): Steps<Reason | undefined> {
  const next = nextRack(seen);
  if (!next) return undefined;
  const racks = next.kind === 'shown' ? [next.tiles] : sampledRacks(seen, seed);
  const toMade = yield* repliesTo(words, seen, after(seen, made), racks);
  const toBest = yield* repliesTo(words, seen, after(seen, best), racks);
  const points = toMade.mean - toBest.mean;
  const square = points >= MIN_REASON_POINTS ? openedSquare(seen, toMade, toBest) : undefined;
  return square && { kind: 'opened', square, premium: premiumAt(seen.board, square), points };
}

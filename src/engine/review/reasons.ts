import {
  NO_PREMIUM,
  premiumAt,
  type Premium,
  sameSquare,
  type Square,
  squareIndex,
} from '../board';
import type { PlayerView } from '../game';
import { type JudgedPlay, judgePlay } from '../play';
import { type Candidate, leaveValueBy } from '../players';
import { sameTile, takeTiles, type Tile, tileBehind } from '../tiles';

/**
 * Why a move was worth less than the best one. Each is a part of the difference by itself, of as many
 * points as it says.
 */
export type Reason =
  /** The tiles laid brought fewer points, bonuses apart. */
  | { readonly kind: 'points'; readonly points: number }
  /** The tiles kept are worth less. */
  | { readonly kind: 'leave'; readonly kept: readonly Tile[]; readonly points: number }
  /** There was a word that brings a bonus for the tiles laid in it, and none was made, or a smaller. */
  | {
      readonly kind: 'bonus';
      readonly word: string;
      readonly tiles: number;
      readonly points: number;
    }
  /** A tile that is worth keeping was laid, and the best move keeps it. */
  | { readonly kind: 'spent'; readonly tile: Tile; readonly points: number }
  /** The other player can reach a premium square that the best move does not open. */
  | {
      readonly kind: 'opened';
      readonly square: Square;
      readonly premium: Premium;
      readonly points: number;
    }
  /** A square was covered that takes points away, and the best move leaves it alone. */
  | {
      readonly kind: 'bad-square';
      readonly square: Square;
      readonly premium: Premium;
      readonly points: number;
    };

/** A part of a difference is named from so many points on. */
export const MIN_REASON_POINTS = 4;

/** What makes a tile worth keeping by itself, in points. */
const MIN_PRECIOUS_POINTS = 5;

/** A move, and what it is made of. */
interface Look {
  readonly judged: JudgedPlay | undefined;
  readonly used: readonly Tile[];
  readonly kept: readonly Tile[];
}

function lookAt({ rules, board, grid, rack }: PlayerView, { move }: Candidate): Look {
  const judging =
    move.kind === 'play'
      ? judgePlay(rules, { board, grid }, rack, move.play, undefined)
      : undefined;
  const judged = judging?.ok ? judging.value : undefined;
  const given = move.kind === 'exchange' ? move.tiles : [];
  const used = judged ? judged.laid.map(({ tile }) => tileBehind(tile)) : given;
  return { judged, used, kept: takeTiles(rack, used).left };
}

const bonusOf = ({ judged }: Look): number => judged?.score.bonus ?? 0;

function bonusMissed(made: Look, best: Look): Reason | undefined {
  const points = bonusOf(best) - bonusOf(made);
  const [word] = best.judged?.words ?? [];
  if (!word || points < MIN_REASON_POINTS) return undefined;
  return { kind: 'bonus', word: word.text, tiles: best.used.length, points };
}

const isBad = ({ factor }: Extract<Premium, { factor: number }>): boolean => factor < 1;

/** How many points more a play would bring if a square were plain. */
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

/** The worst square that was covered without need: the one that costs most, of those that the best move leaves alone. */
function badSquare(seen: PlayerView, made: Look, best: Look): Reason | undefined {
  const { judged } = made;
  if (!judged || seen.rules.premiums !== 'count') return undefined;
  const avoided = judged.laid.filter(
    ({ square }) => !best.judged?.laid.some((other) => sameSquare(other.square, square)),
  );
  const costs = avoided.flatMap(({ square }): Extract<Reason, { kind: 'bad-square' }>[] => {
    const premium = premiumAt(seen.board, square);
    if (premium.kind === 'none' || !isBad(premium)) return [];
    return [{ kind: 'bad-square', square, premium, points: costOf(seen, judged, square) }];
  });
  const [worst] = costs.toSorted((a, b) => b.points - a.points);
  return worst && worst.points >= MIN_REASON_POINTS ? worst : undefined;
}

/** What was lost on the rack: a tile worth keeping that was laid, or else what is left as a whole. */
function lostOnRack(seen: PlayerView, made: Look, best: Look): Reason | undefined {
  if (seen.bagCount === 0) return undefined;
  const valueOf = leaveValueBy(seen.rules);
  const points = valueOf(best.kept) - valueOf(made.kept);
  if (points < MIN_REASON_POINTS) return undefined;
  const spent = made.used
    .filter((tile) => !best.used.some((other) => sameTile(tile, other)))
    .toSorted((a, b) => valueOf([b]) - valueOf([a]))
    .find((tile) => valueOf([tile]) >= MIN_PRECIOUS_POINTS && 2 * valueOf([tile]) >= points);
  return spent
    ? { kind: 'spent', tile: spent, points }
    : { kind: 'leave', kept: made.kept, points };
}

function fewerPoints(
  made: Candidate,
  best: Candidate,
  looks: readonly [Look, Look],
): Reason | undefined {
  const [one, other] = looks;
  const points = best.score - bonusOf(other) - (made.score - bonusOf(one));
  return points >= MIN_REASON_POINTS ? { kind: 'points', points } : undefined;
}

/**
 * The reasons for which a move of a turn is worth less than the best one, the weightiest first; none where it
 * is worth about as much, or where what it lacks has no such name. Of the game they know what the player
 * could see.
 */
export function reasonsFor(seen: PlayerView, made: Candidate, best: Candidate): readonly Reason[] {
  if (best.equity - made.equity < MIN_REASON_POINTS) return [];
  const looks = [lookAt(seen, made), lookAt(seen, best)] as const;
  const found = [
    bonusMissed(...looks),
    badSquare(seen, ...looks),
    lostOnRack(seen, ...looks),
    fewerPoints(made, best, looks),
  ];
  return found
    .flatMap((reason) => (reason ? [reason] : []))
    .toSorted((a, b) => b.points - a.points);
}

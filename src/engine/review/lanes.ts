import { squareIndex } from '../board';
import type { PlayerView } from '../game';
import { layTiles } from '../play';
import { findPlaysSteps, type PlayList, type SearchWords, type Steps } from '../search';
import { sampledDraws, type Tile } from '../tiles';

const RACKS_SAMPLED = 24;

/** Random racks of unseen tiles; the same for the same seed. */
export const sampledRacks = (
  { rules, unseen }: Pick<PlayerView, 'rules' | 'unseen'>,
  seed: string,
): readonly (readonly Tile[])[] => sampledDraws(unseen, rules.rackSize, RACKS_SAMPLED, seed);

/** Points that each row and column of a board can bring now. */
export interface Lanes {
  /** Mean of the best plays along each row, over the racks that have one; undefined if none has. */
  readonly rows: readonly (number | undefined)[];
  readonly columns: readonly (number | undefined)[];
  /** Indices of empty squares that no play covers. */
  readonly dead: readonly number[];
  /** Whether there were too many plays to examine them all. */
  readonly isCut: boolean;
}

/** The racks to find plays for: that of the seat to move, or samples of the unseen tiles. */
export type LaneRacks = 'own' | 'unseen';

const PLAYS_PER_STEP = 256;

/** The best scores in each lane: one for each rack that has a play there. */
type Scores = readonly number[][];

const noScores = (lanes: number): Scores => Array.from({ length: lanes }, () => []);

const meansOf = (lanes: Scores): readonly (number | undefined)[] =>
  lanes.map((scores) =>
    scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length,
  );

/** Adds the best play of a rack in each lane, and marks the squares that its plays cover. */
function* countIn(
  seen: PlayerView,
  plays: PlayList,
  across: Scores,
  down: Scores,
  isLive: Uint8Array,
): Steps<void> {
  const { rules, board, grid } = seen;
  const best = { across: new Map<number, number>(), down: new Map<number, number>() };
  for (let index = 0; index < plays.count; index++) {
    if (index % PLAYS_PER_STEP === PLAYS_PER_STEP - 1) yield;
    const play = plays.playAt(index);
    const lane = play.direction === 'across' ? play.square.row : play.square.column;
    const bests = best[play.direction];
    bests.set(lane, Math.max(bests.get(lane) ?? -Infinity, plays.scoreOf(index)));
    const laid = layTiles(rules, { board, grid }, play);
    if (laid.ok) for (const { square } of laid.value) isLive[squareIndex(board, square)] = 1;
  }
  for (const [lane, score] of best.across) across[lane]?.push(score);
  for (const [lane, score] of best.down) down[lane]?.push(score);
}

/** Evaluates the lanes of a board. The result is the same for the same seed. */
export function* findLanesSteps(
  words: SearchWords,
  seen: PlayerView,
  whose: LaneRacks,
  seed: string,
): Steps<Lanes> {
  const { board, grid } = seen;
  const across = noScores(board.rows);
  const down = noScores(board.columns);
  const isLive = new Uint8Array(board.rows * board.columns);
  let isCut = false;
  for (const rack of whose === 'own' ? [seen.rack] : sampledRacks(seen, seed)) {
    const found = yield* findPlaysSteps(words, { ...seen, rack });
    yield* countIn(seen, found.plays, across, down, isLive);
    isCut ||= found.isCut;
  }
  const dead = grid.flatMap((content, index) =>
    content.kind === 'empty' && isLive[index] === 0 ? [index] : [],
  );
  return { rows: meansOf(across), columns: meansOf(down), dead, isCut };
}

import type { PlayerView } from '../game';
import { bonusFor, isSameMove } from '../play';
import { endgameIn, rateInEndgame } from '../players';
import {
  findBestSteps,
  findPlaysSteps,
  type PlayList,
  type ScoredMove,
  type SearchWords,
  solveEndgameSteps,
  type Steps,
} from '../search';
import type { PuzzleKind, PuzzleMove } from './puzzle';
import { byValue } from './value';

/** Whether players can be expected to know a word, in capitals. */
export type KnowsWord = (word: string) => boolean;

/** The moves of a position with what they are worth, best first. Undefined unless the first stands out. */
type Moves = Steps<readonly PuzzleMove[] | undefined>;

type Solve = (words: SearchWords, seen: PlayerView, knows: KnowsWord, seed: number) => Moves;

/** Minimum number of plays among which to find the best. */
const MIN_PLAYS = 10;

/** Number of moves that a puzzle by points lists, the solution included. */
const MAX_LISTED = 10;

/** By how much the best score exceeds the second, as a factor, unless a bonus explains it. */
const MIN_LEAD_FACTOR = 1.15;

/** Whether a move lays enough tiles for a bonus. */
export const hasBonus = ({ rules }: Pick<PlayerView, 'rules'>, { move }: PuzzleMove): boolean =>
  move.kind === 'play' && bonusFor(rules, move.play.tiles.length) > 0;

const scoredMoveAt = (plays: PlayList, play: number): ScoredMove => ({
  move: { kind: 'play', play: plays.playAt(play) },
  score: plays.scoreOf(play),
});

/** The plays by score if one alone has the best score, above 0, and its words are known. */
function* scored(words: SearchWords, seen: PlayerView, knows: KnowsWord): Moves {
  const { plays, isCut } = yield* findPlaysSteps(words, seen);
  if (isCut || plays.count < MIN_PLAYS) return undefined;
  const first = yield* plays.selectFirstSteps(MAX_LISTED);
  const [best = 0, second = 0] = first;
  const score = plays.scoreOf(best);
  if (score <= Math.max(0, plays.scoreOf(second)) || !plays.wordsOf(best).every(knows)) {
    return undefined;
  }
  return first.map((play) => ({ ...scoredMoveAt(plays, play), worth: plays.scoreOf(play) }));
}

function* mostPoints(words: SearchWords, seen: PlayerView, knows: KnowsWord): Moves {
  const moves = yield* scored(words, seen, knows);
  const [best, second] = moves ?? [];
  if (!best || !second) return undefined;
  const standsOut = best.score >= MIN_LEAD_FACTOR * second.score || hasBonus(seen, best);
  return standsOut ? moves : undefined;
}

function* bonusWord(words: SearchWords, seen: PlayerView, knows: KnowsWord): Moves {
  // Few racks have a bonus word, and finding one play takes a tenth of the time of finding all.
  const { plays } = yield* findBestSteps(words, seen);
  const first = plays.firstScored();
  if (!first || bonusFor(seen.rules, first.play.tiles.length) <= 0 || !first.words.every(knows)) {
    return undefined;
  }
  const moves = yield* scored(words, seen, knows);
  const [best] = moves ?? [];
  return best && hasBonus(seen, best) ? moves : undefined;
}

/** Positions to visit for the best move of an endgame. */
const MAX_NODES = 20_000;

/** Minimum number of plays among which to find the one that wins, and more than there are in most endgames. */
const MIN_PLAYS_AT_END = 2;
const MAX_PLAYS = 400;

/** All moves of an endgame with what they gain until its end, if that is proved and one alone wins. */
function* endgame(words: SearchWords, seen: PlayerView): Moves {
  const game = endgameIn(seen);
  const solved = game && (yield* solveEndgameSteps(words, game, MAX_NODES));
  if (!game || !solved?.isProved || solved.value <= 0 || solved.move.kind === 'pass') {
    return undefined;
  }
  const { plays, isCut } = yield* findPlaysSteps(words, seen);
  if (isCut || plays.count < MIN_PLAYS_AT_END || plays.count > MAX_PLAYS) return undefined;
  const pass: ScoredMove = { move: { kind: 'pass' }, score: 0 };
  const moves: PuzzleMove[] = [];
  // A good score wins more often, so that most positions are soon found to have a second move that wins.
  for (const play of [...(yield* plays.selectFirstSteps(MAX_PLAYS)), undefined]) {
    const move = play === undefined ? pass : scoredMoveAt(plays, play);
    const rated = yield* rateInEndgame(words, game, move);
    const isSolution = isSameMove(seen, move.move, solved.move);
    if (!rated?.isProved || (rated.equity >= 0 && !isSolution)) return undefined;
    moves.push({ ...move, worth: rated.equity });
  }
  return moves.toSorted((a, b) => b.worth - a.worth);
}

/** How the moves of a position are found and weighed, by kind of puzzle. */
export const SOLUTIONS: Readonly<Record<PuzzleKind, Solve>> = {
  'most-points': mostPoints,
  'bonus-word': bonusWord,
  'best-value': byValue,
  endgame,
};

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, latestState } from '../../src/engine';
import { type Contestant, CONTESTANTS, dealt, playedOut } from './game';
import type { Ground } from './ground';

/** Two that play each other, on one deal of tiles after the other. */
export interface Match {
  readonly a: Contestant;
  readonly b: Contestant;
  /** The id of a game, or the file of its rules. */
  readonly rules: string;
  readonly seed: string;
  /** The file of the board, where it is not the usual one. */
  readonly board?: string | undefined;
  /** The folder in which games are saved, as the page opens them. */
  readonly save?: string | undefined;
}

/** What came of a game. */
export interface GameResult {
  /** From 0; games 2n and 2n + 1 are dealt alike, and the other level begins. */
  readonly game: number;
  /** 1 where A won, 0 where B did, ½ where neither. */
  readonly won: number;
  /** Points that A had more than B. */
  readonly ahead: number;
  /** The scores of both. */
  readonly scores: readonly [number, number];
  /** Time that each took, in ms, and its turns. */
  readonly ms: readonly [number, number];
  readonly turns: readonly [number, number];
}

/** Who plays, by name. */
export function contestantNamed(name: string): Contestant {
  const contestant = CONTESTANTS.find((each) => each === name);
  if (contestant) return contestant;
  throw new Error(`There is nobody called "${name}": choose ${CONTESTANTS.join(', ')}.`);
}

/** Plays one game of a match. */
export function playGame(ground: Ground, match: Match, game: number): GameResult {
  const { a, b, seed } = match;
  const seatOfA = game % 2;
  const contestants = seatOfA === 0 ? [a, b] : [b, a];
  const ms: [number, number] = [0, 0];
  const turns: [number, number] = [0, 0];
  const timeline = playedOut(
    ground,
    dealt(ground, `${seed} ${game >> 1}`, contestants),
    contestants,
    (state, took) => {
      const side = state.toMove === seatOfA ? 0 : 1;
      ms[side] += took;
      turns[side] += 1;
    },
  );
  if (match.save !== undefined) {
    mkdirSync(match.save, { recursive: true });
    writeFileSync(join(match.save, `${a}-${b}-${game}.json`), formatRecord(timeline.record));
  }
  const [first = 0, second = 0] = latestState(timeline).result?.finalScores ?? [];
  const scores: readonly [number, number] = seatOfA === 0 ? [first, second] : [second, first];
  const ahead = scores[0] - scores[1];
  return { game, won: ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5, ahead, scores, ms, turns };
}

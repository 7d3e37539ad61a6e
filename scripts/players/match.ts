import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, latestState } from '../../src/engine';
import { type Contestant, playedOut } from './game';
import type { Ground } from './ground';

export interface Match {
  readonly a: Contestant;
  readonly b: Contestant;
  /** The id of a game, or the file of its rules. */
  readonly rules: string;
  readonly seed: string;
  /** The file of a board in place of the default one. */
  readonly board?: string | undefined;
  /** Folder in which to save the games as records that the page can open. */
  readonly save?: string | undefined;
}

export interface GameResult {
  /** 0-based; games 2n and 2n + 1 have the same deal, with the other player first. */
  readonly game: number;
  /** 1 if A won, 0 if B won, ½ for a tie. */
  readonly won: number;
  /** Score of A minus score of B. */
  readonly ahead: number;
  /** Of A and B. */
  readonly scores: readonly [number, number];
  /** Total time in ms, and number of turns, of A and B. */
  readonly ms: readonly [number, number];
  readonly turns: readonly [number, number];
}

export function playGame(ground: Ground, match: Match, game: number): GameResult {
  const { a, b, seed } = match;
  const seatOfA = game % 2;
  const contestants: [Contestant, Contestant] = seatOfA === 0 ? [a, b] : [b, a];
  const ms: [number, number] = [0, 0];
  const turns: [number, number] = [0, 0];
  const timeline = playedOut(ground, `${seed} ${game >> 1}`, contestants, (state, took) => {
    const side = state.toMove === seatOfA ? 0 : 1;
    ms[side] += took;
    turns[side] += 1;
  });
  if (match.save !== undefined) {
    mkdirSync(match.save, { recursive: true });
    writeFileSync(
      join(match.save, `${a.name}-${b.name}-${game}.json`),
      formatRecord(timeline.record),
    );
  }
  const [first = 0, second = 0] = latestState(timeline).result?.finalScores ?? [];
  const scores: readonly [number, number] = seatOfA === 0 ? [first, second] : [second, first];
  const ahead = scores[0] - scores[1];
  return { game, won: ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5, ahead, scores, ms, turns };
}

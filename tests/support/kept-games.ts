import type { Timeline } from '../../src/engine';
import { formatKeptGame, parseKeptGame } from '../../src/store/library/kept-game';

/** The text by which the library stores a game; `replayTurns` is the time of the last move, in epoch ms. */
export const storedGame = (game: Timeline, played = 1): string => formatKeptGame(game, played);

export const storedRecord = (text: string): string => parseKeptGame(text).record;

export const turnsIn = (text: string): number | undefined => parseKeptGame(text).card?.turns;

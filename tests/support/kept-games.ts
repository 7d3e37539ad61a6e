import type { Timeline } from '../../src/engine';
import { parseKeptGame } from '../../src/store/library/read-kept-game';
import { formatKeptGame, recordIn } from '../../src/store/library/kept-game';

/** The text by which the library stores a game; `replayTurns` is the time of the last move, in epoch ms. */
export const storedGame = (game: Timeline, played = 1): string => formatKeptGame(game, played);

export const storedRecord = (text: string): string => recordIn(text);

export const turnsIn = (text: string): number | undefined => parseKeptGame(text).card?.turns;

import type { Timeline } from '../../src/engine';
import { formatKeptGame, parseKeptGame } from '../../src/store/library/kept-game';

/** The text by which the library keeps a game that was last played at a time, in milliseconds since 1970. */
export const keptGame = (game: Timeline, played = 1): string => formatKeptGame(game, played);

/** The record in a text that the library has kept. */
export const recordKept = (text: string): string => parseKeptGame(text).record;

/** How many turns a text that the library has kept says its game has. */
export const turnsIn = (text: string): number | undefined => parseKeptGame(text).card?.turns;

export { createGameLock, heldGames, type HoldGame } from './game-lock';
export { takeTabSlot } from './tab-slot';
export { inTabSlot, openStorage } from './storage';
export { type Migration, upToDate } from './versions';

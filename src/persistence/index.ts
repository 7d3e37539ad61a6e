export { createGameLocks } from './game-locks';
export { createTabLocks, type TabEnvironment, type TabLocks } from './tab-locks';
export { takeTabSlot } from './tab-slot';
export { detachable } from './detachable';
export { inTabSlot, openStorage } from './storage';
export { type Migration, upToDate } from './versions';

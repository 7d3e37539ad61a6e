export { createGameLocks } from './game-locks';
export { createTabLocks, type TabEnvironment, type TabLocks } from './tab-locks';
export { takeTabSlot } from './tab-slot';
export { detachable } from './detachable';
export { forTabSlot, openStorage } from './storage';
export { type Migration, migrateStorage } from './versions';

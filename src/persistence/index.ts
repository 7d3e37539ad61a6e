export * from './game-locks';
export * from './tab-locks';
export * from './tab-slot';
export * from './detachable';
export * from './storage';
export * from './versions';

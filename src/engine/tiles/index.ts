export * from './bag';
export * from './chance';
export * from './odds';
export * from './tile';
export * from './tile-set';

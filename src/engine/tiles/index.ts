export * from './bag';
export * from './chance';
export * from './tile';
export * from './tile-set';

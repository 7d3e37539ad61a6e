export * from './alphabet';
export * from './bag';
export * from './chance';
export * from './multiset';
export * from './odds';
export * from './tile-set';
export * from './tile';

export * from './alphabet';
export * from './bag';
export * from './chance';
export * from './java-random';
export * from './multiset';
export * from './tile';
export * from './tile-set';

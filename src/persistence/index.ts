export * from './place';
export * from './storage';

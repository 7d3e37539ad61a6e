export * from './tab-slot';
export * from './storage';
